// Counts allocations in a program that runs with this library preloaded: malloc, calloc, realloc and the aligned ones.
// C++'s `new` arrives here through malloc. What is released is not counted.
#define _GNU_SOURCE
#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

// The GNU C library's own entries, which its malloc leads to as well.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static long count;

// Read by the driver before and after its runs.
long peer_allocation_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

// Toolkits have threads of their own.
static void note(void) { __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED); }

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t elements, size_t size) {
  note();
  return __libc_calloc(elements, size);
}

void *realloc(void *old, size_t size) {
  note();
  return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  note();
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : ENOMEM;
}
