// What both drivers share: the fingers' input of every workload, the timing, and the check of what was recognized.
//
// A driver includes this file and supplies `send`, `run_pending` and `per_cycle`; its `main` ends with `measure`. The
// input is made and delivered inside the time that is measured: a toolkit has no cheaper way in.
#ifndef PEER_DRIVER_H
#define PEER_DRIVER_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum phase { PHASE_DOWN, PHASE_MOVE, PHASE_UP };

// Callbacks that arrived. In `per_cycle`: those that one cycle of a workload must give.
struct totals {
  long taps, double_taps, long_presses, drag_begins, drag_updates, drag_ends;
};

// What the command line asks for: WORKLOAD CYCLES RUNS, workload W0 to W4.
struct request {
  int workload;
  long cycles, runs;
};

enum { most_runs = 100, drag_moves = 120, short_drag_moves = 60 };

// The peer's part: one event through the toolkit's public or platform entry, at a time of ours in milliseconds.
static void send(enum phase phase, unsigned long milliseconds, double x, double y);
// The peer's part: lets the toolkit's event loop do what it has postponed.
static void run_pending(void);
// The peer's part: the callbacks of one cycle, by workload.
extern const struct totals per_cycle[5];

static struct totals seen;
// Keeps the translations used, so that no compiler drops reading them.
static volatile double translation_sum;
// Simulated time. Gestures are 1 to 3 s apart.
static unsigned long milliseconds_now = 1000;
static long played, delivered;

static void deliver(enum phase phase, unsigned long milliseconds, double x, double y) {
  send(phase, milliseconds, x, y);
  delivered += 1;
}

static void tap(unsigned long start, double x, double y) {
  deliver(PHASE_DOWN, start, x, y);
  deliver(PHASE_UP, start + 50, x, y);
}

// Moves by (2, 1) every 8 ms.
static void drag(unsigned long start, int moves) {
  deliver(PHASE_DOWN, start, 50, 50);
  for (int i = 1; i <= moves; i++) deliver(PHASE_MOVE, start + i * 8, 50 + i * 2, 50 + i);
  deliver(PHASE_UP, start + moves * 8 + 10, 50 + moves * 2, 50 + moves);
}

static void play_cycle(int workload) {
  // Never where the finger was before: for a toolkit whose double tap goes by real time it would be one.
  double tap_x = 60 + (played & 7) * 35;
  switch (workload) {
  case 0:
  case 2:
    drag(milliseconds_now, drag_moves);
    milliseconds_now += 3000;
    break;
  case 1:
    tap(milliseconds_now, tap_x, 50);
    milliseconds_now += 1000;
    break;
  default:
    tap(milliseconds_now, tap_x, 50);
    drag(milliseconds_now + 1000, short_drag_moves);
    milliseconds_now += 3000;
    break;
  }
  if ((++played & 1023) == 0) run_pending();
}

static double nanoseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static int by_size(const void *left, const void *right) {
  double difference = *(const double *)left - *(const double *)right;
  return difference < 0 ? -1 : difference > 0;
}

static struct request read_request(int count, char **words) {
  struct request request = {0, 0, 0};
  int valid = count >= 4 && words[1][0] == 'W' && words[1][1] >= '0' && words[1][1] <= '4' && words[1][2] == 0;
  if (valid) {
    request.workload = words[1][1] - '0';
    request.cycles = atol(words[2]);
    request.runs = atol(words[3]);
  }
  if (request.cycles < 1 || request.runs < 1 || request.runs > most_runs) {
    fprintf(stderr, "usage: %s W0|W1|W2|W3|W4 CYCLES RUNS (up to %d)\n", words[0], most_runs);
    exit(2);
  }
  return request;
}

// Whether every gesture was recognized: all callbacks of `cycles` cycles came, and no other.
static int recognized_all(int workload, long cycles) {
  const struct totals one = per_cycle[workload];
  const long wanted[] = {one.taps, one.double_taps, one.long_presses, one.drag_begins, one.drag_updates, one.drag_ends};
  const long came[] = {seen.taps, seen.double_taps, seen.long_presses, seen.drag_begins, seen.drag_updates,
                       seen.drag_ends};
  const char *const names[] = {"taps", "double taps", "long presses", "drag begins", "drag updates", "drag ends"};
  int complete = 1;
  for (int i = 0; i < 6; i++) {
    if (came[i] == wanted[i] * cycles) continue;
    fprintf(stderr, "W%d: %ld %s instead of %ld\n", workload, came[i], names[i], wanted[i] * cycles);
    complete = 0;
  }
  return complete;
}

#ifdef __cplusplus
extern "C"
#endif
// In the preloaded counter; absent where that is not loaded.
long peer_allocation_count(void) __attribute__((weak));

static long allocations_now(void) { return peer_allocation_count ? peer_allocation_count() : 0; }

// A warm-up of a tenth, then the runs. Prints the median, the fastest and the slowest run in nanoseconds an event, the
// allocations an event (-1 if nothing counts them), and how many events were delivered in all, the warm-up included.
static int measure(const char *version, struct request request) {
  for (long i = 0; i < request.cycles / 10 + 10; i++) play_cycle(request.workload);
  memset(&seen, 0, sizeof seen);
  double per_event[most_runs];
  long before = delivered, allocations = allocations_now();
  for (long run = 0; run < request.runs; run++) {
    long first = delivered;
    double start = nanoseconds();
    for (long i = 0; i < request.cycles; i++) play_cycle(request.workload);
    per_event[run] = (nanoseconds() - start) / (delivered - first);
  }
  allocations = allocations_now() - allocations;
  qsort(per_event, request.runs, sizeof per_event[0], by_size);
  printf("version=%s median=%.1f fastest=%.1f slowest=%.1f allocations=%.3f delivered=%ld\n", version,
         per_event[request.runs / 2], per_event[0], per_event[request.runs - 1],
         peer_allocation_count ? (double)allocations / (delivered - before) : -1, delivered);
  fflush(stdout);
  return recognized_all(request.workload, request.cycles * request.runs) ? 0 : 1;
}

#endif
