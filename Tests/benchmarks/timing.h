/* What the drivers share: a clock, the middle of many times, memory that is there. */
#ifndef TIMING_H
#define TIMING_H

#define _POSIX_C_SOURCE 200809L
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static inline double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* What it costs to look at the clock; taken off every short measurement. */
static inline double clock_cost(void) {
  double least = INFINITY;
  for (int i = 0; i < 1000; i++) {
    double start = now(), time = now() - start;
    if (time < least)
      least = time;
  }
  return least;
}

static inline void *take(size_t count, size_t size) {
  void *memory = calloc(count ? count : 1, size);
  if (!memory)
    exit(3);
  return memory;
}

static inline int by_size(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static inline double median(double *numbers, size_t count) {
  qsort(numbers, count, sizeof *numbers, by_size);
  return numbers[count / 2];
}

#endif
