/*
 * In a program that has changed how its processor rounds: digits at the end of results may be others, but
 * nothing is harmed. Every system has rows that a point, which is known, satisfies, and soft rows that pull
 * away from it: whatever comes of these, the solution has to satisfy the rows as well.
 */
#include "check.h"
#include <fenv.h>

enum { VARIABLES = 12, REQUIRED = 15, SOFT_ROWS = 40, SYSTEMS = 400, TURNS = 4 };

static uint64_t chance;

/* A number in 0 ..< bound, the same ones every time. */
static int next(int bound) {
  chance = chance * 6364136223846793005u + 1442695040888963407u;
  return (int)((chance >> 33) % (uint64_t)bound);
}

/* A row of three variables. */
typedef struct row {
  int variable[3];
  double coefficient[3];
  keep_relation relation;
  keep_row added;
} row;

static double sum(const row *r, const double *values) {
  double sum = 0;
  for (int k = 0; k < 3; k++)
    sum += r->coefficient[k] * values[r->variable[k]];
  return sum;
}

/* By how much a row fails to hold. */
static double violation(const row *r, const double *values, double constant) {
  double excess = sum(r, values) - constant;
  if (r->relation == KEEP_EQUAL)
    return fabs(excess);
  return r->relation == KEEP_AT_MOST ? excess : -excess;
}

static row add(keep_solver *s, const keep_variable *all, const double *point, int is_required) {
  static const double coefficients[] = {1, -1, 1, -1, 0.5, 3};
  row r;
  keep_variable variables[3];
  int places[] = {0, 1 + next(5), 6 + next(6)}, first = next(VARIABLES);
  for (int k = 0; k < 3; k++) {
    r.variable[k] = (first + places[k]) % VARIABLES;
    r.coefficient[k] = coefficients[next(6)];
    variables[k] = all[r.variable[k]];
  }
  r.relation = (keep_relation)(next(3) - 1);
  double off = is_required ? 0 : next(41) - 20;
  CHECK_OK(keep_solver_add_row(s, variables, r.coefficient, 3, r.relation, sum(&r, point) + off,
                               is_required ? KEEP_REQUIRED : 100 * (1 + next(3)), 1, &r.added));
  return r;
}

static void test_a_system(int mode) {
  keep_solver *s = keep_solver_create();
  keep_variable all[VARIABLES];
  double point[VARIABLES], values[VARIABLES];
  row rows[REQUIRED];
  for (int k = 0; k < VARIABLES; k++)
    point[k] = next(200) / 8.0;
  CHECK_OK(keep_solver_add_variables(s, NULL, VARIABLES, all));
  for (int k = 0; k < REQUIRED; k++)
    rows[k] = add(s, all, point, 1);
  for (int k = 0; k < SOFT_ROWS; k++)
    add(s, all, point, 0);
  for (int turn = 0; turn < TURNS; turn++) {
    point[next(VARIABLES)] += 16;
    for (int k = 0; k < REQUIRED; k++)
      CHECK_OK(keep_solver_set_constant(s, rows[k].added, sum(&rows[k], point)));
    CHECK(fesetround(mode) == 0);
    keep_status status = keep_solver_solve(s);
    CHECK(fesetround(FE_TONEAREST) == 0);
    CHECK(status == KEEP_OK);
    CHECK_OK(keep_solver_values(s, all, values, VARIABLES));
    for (int k = 0; k < REQUIRED; k++)
      CHECK(violation(&rows[k], values, sum(&rows[k], point)) <= 1e-6);
  }
  keep_solver_destroy(s);
}

int main(void) {
  static const int modes[] = {
#if defined FE_UPWARD && defined FE_DOWNWARD && defined FE_TOWARDZERO
      FE_DOWNWARD, FE_UPWARD, FE_TOWARDZERO,
#endif
      FE_TONEAREST};
  for (size_t mode = 0; mode < COUNT(modes); mode++) {
    chance = 1;
    for (int k = 0; k < SYSTEMS; k++)
      test_a_system(modes[mode]);
  }
  return 0;
}
