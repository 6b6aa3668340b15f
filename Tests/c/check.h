/* The little that the C tests share: a check that says where it failed. */
#ifndef CHECK_H
#define CHECK_H

#include <keeplayout.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(condition) check((condition), __FILE__, __LINE__, #condition)
#define CHECK_NEAR(actual, expected) check_near((actual), (expected), __FILE__, __LINE__, #actual)
#define CHECK_TEXT(actual, expected) check_text((actual), (expected), __FILE__, __LINE__)
#define CHECK_FRAME(frame, x, y, w, h) check_frame((frame), (x), (y), (w), (h), __FILE__, __LINE__)
#define CHECK_OK(call) CHECK((call) == KEEP_OK)
#define COUNT(array) (sizeof(array) / sizeof *(array))

static inline void check(int holds, const char *file, int line, const char *what) {
  if (holds)
    return;
  fprintf(stderr, "%s:%d: %s\n", file, line, what);
  exit(1);
}

static inline void check_near(double actual, double expected, const char *file, int line,
                              const char *what) {
  if (fabs(actual - expected) <= 1e-6)
    return;
  fprintf(stderr, "%s:%d: %s is %.17g, not %.17g\n", file, line, what, actual, expected);
  exit(1);
}

static inline void check_text(const char *actual, const char *expected, const char *file,
                              int line) {
  if (strcmp(actual, expected) == 0)
    return;
  fprintf(stderr, "%s:%d:\n  is  \"%s\"\n  not \"%s\"\n", file, line, actual, expected);
  exit(1);
}

static inline void check_frame(keep_rect r, double x, double y, double width, double height,
                               const char *file, int line) {
  check_near(r.x, x, file, line, "x");
  check_near(r.y, y, file, line, "y");
  check_near(r.width, width, file, line, "width");
  check_near(r.height, height, file, line, "height");
}

/* How often to do what takes long: KEEPLAYOUT_ROUNDS is the share of it that an emulator gets. */
static inline int rounds_of(int usual) {
  const char *share = getenv("KEEPLAYOUT_ROUNDS");
  return share ? (int)(usual * strtod(share, NULL)) : usual;
}

#endif
