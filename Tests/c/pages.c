/* A solver that outgrows its first storage, on a system with pages of 16 KB, as AArch64 may have. */
#include "check.h"

#define PAGE 16384
#define FIRST 60000
#define MORE 1000

int getpagesize(void);
int madvise(void *start, size_t length, int advice);

static int given_back;

/* In place of the system's: what the library asks goes by these. */
int getpagesize(void) { return PAGE; }

/* Pages that are given back are empty afterwards. A system would refuse what does not begin with one,
 * and give back the whole of the last one. */
int madvise(void *start, size_t length, int advice) {
  if (advice == 4) {
    CHECK((uintptr_t)start % PAGE == 0 && length % PAGE == 0);
    memset(start, 0, length);
    given_back++;
  }
  return 0;
}

static keep_variable x[FIRST + MORE];
static size_t starts[FIRST + 1];
static keep_variable variables[2 * FIRST];
static double defaults[FIRST], coefficients[2 * FIRST], constants[FIRST];
static int8_t relations[FIRST];

/* x[0] == 1, and every other one is the one before it, and 1. */
static void load(keep_solver *s) {
  CHECK_OK(keep_solver_add_variables(s, defaults, FIRST, x));
  for (size_t i = 0; i < FIRST; i++) {
    variables[2 * i] = x[i];
    variables[2 * i + 1] = x[i ? i - 1 : 1];
    coefficients[2 * i] = 1;
    coefficients[2 * i + 1] = i ? -1 : 0;
    constants[i] = 1;
    starts[i + 1] = 2 * i + 2;
  }
  CHECK_OK(keep_solver_add_rows(s, FIRST, starts, variables, coefficients, relations, constants,
                                NULL, NULL, NULL));
}

static void add(keep_solver *s, size_t i) {
  CHECK_OK(keep_solver_add_variable(s, 0, &x[i]));
  CHECK_OK(keep_solver_add_row(s, (keep_variable[]){x[i], x[i - 1]}, (double[]){1, -1}, 2,
                               KEEP_EQUAL, 1, KEEP_REQUIRED, 1, NULL));
}

int main(void) {
  keep_solver *s = keep_solver_create();
  load(s);
  CHECK_OK(keep_solver_solve(s));
  for (size_t i = FIRST; i < FIRST + MORE; i++)
    add(s, i);
  CHECK_OK(keep_solver_solve(s));
  for (size_t i = 0; i < FIRST + MORE; i++)
    CHECK_NEAR(keep_solver_value(s, x[i]), (double)(i + 1));
#ifdef __linux__
  CHECK(given_back > 0);
#endif
  keep_solver_destroy(s);
  return 0;
}
