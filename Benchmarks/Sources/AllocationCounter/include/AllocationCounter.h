#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>

// Whether allocations are counted on this platform.
bool allocations_are_counted(void);

// How many allocations the calling thread has made so far; 0 where they are not counted.
unsigned long allocation_count(void);

#endif
