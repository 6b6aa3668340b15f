/* What a program sees of a solver that no number tells: failures, questions, and what is refused. All
 * values are worked out by hand. */
#include "check.h"

#include <math.h>

static const double one = 1;

static keep_row hold(keep_solver *s, keep_variable x, keep_relation relation, double constant) {
  keep_row row;
  CHECK(keep_solver_add_row(s, &x, &one, 1, relation, constant, KEEP_REQUIRED, 1, &row) == KEEP_OK);
  return row;
}

static void failures_stay_until_they_are_cleared(void) {
  keep_solver *s = keep_solver_create();
  CHECK(keep_solver_error(s) == KEEP_OK);
  keep_variable x = {7};
  CHECK(keep_solver_add_variable(s, NAN, &x) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(x.id == 7);
  CHECK(keep_solver_add_variable(s, 3, &x) == KEEP_OK);
  CHECK(keep_solver_error(s) == KEEP_ERROR_INVALID_ARGUMENT);
  keep_solver_clear_error(s);
  CHECK(keep_solver_error(s) == KEEP_OK);
  CHECK_TEXT(keep_solver_error_message(s), "");
  CHECK(keep_solver_error(NULL) == KEEP_ERROR_INVALID_ARGUMENT);
  keep_solver_clear_error(NULL);
  keep_solver_destroy(s);
}

/* Required rows of nothing. */
static keep_status add_rows(keep_solver *s, size_t count, const size_t *starts) {
  const int8_t relations[2] = {0};
  const double constants[2] = {0};
  return keep_solver_add_rows(s, count, starts, NULL, NULL, relations, constants, NULL, NULL, NULL);
}

/* A count below 0 arrives as one that is larger than anything. */
static void counts_that_are_too_large(void) {
  keep_solver *s = keep_solver_create();
  double value = -99;
  CHECK(keep_solver_add_variables(s, NULL, (size_t)-1, NULL) == KEEP_ERROR_LIMIT);
  CHECK_TEXT(keep_solver_error_message(s),
             "keep_solver_add_variables: more variables than the 16777216 that there may be");
  CHECK(keep_solver_add_row(s, NULL, NULL, (size_t)1 << 63, KEEP_EQUAL, 0, 1, 1, NULL) ==
        KEEP_ERROR_LIMIT);
  CHECK_TEXT(keep_solver_error_message(s),
             "keep_solver_add_row: more terms than the 134217728 that there may be");
  CHECK(add_rows(s, (size_t)-1, (size_t[]){0, 0}) == KEEP_ERROR_LIMIT);
  CHECK_TEXT(keep_solver_error_message(s),
             "keep_solver_add_rows: more rows than the 2147483647 that there may be");
  for (size_t most = (size_t)-1; most > (size_t)1 << 27; most >>= 1) {
    CHECK(add_rows(s, 1, (size_t[]){0, most}) == KEEP_ERROR_LIMIT);
    CHECK_TEXT(keep_solver_error_message(s),
               "keep_solver_add_rows: more terms than the 134217728 that there may be");
  }
  CHECK(add_rows(s, 2, (size_t[]){0, 2, 1}) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK_TEXT(keep_solver_error_message(s),
             "keep_solver_add_rows: start 2 is less than the one before, or the first is not 0");
  CHECK(keep_solver_values(s, NULL, &value, 1) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK_TEXT(keep_solver_error_message(s),
             "keep_solver_values: the count is more than there is, or than there could be");
  CHECK(value == -99);
  keep_solver_destroy(s);
}

static void a_row_that_holds_is_violated_by_0(void) {
  keep_solver *s = keep_solver_create();
  keep_variable x;
  CHECK(keep_solver_add_variable(s, 1, &x) == KEEP_OK);
  const keep_relation relations[] = {KEEP_AT_MOST, KEEP_EQUAL, KEEP_AT_LEAST};
  for (int k = 0; k < 3; k++) {
    keep_row row = hold(s, x, relations[k], 1);
    CHECK(keep_solver_solve(s) == KEEP_OK);
    CHECK(keep_solver_violation(s, row) == 0 && !signbit(keep_solver_violation(s, row)));
  }
  keep_solver_destroy(s);
}

/* x >= 5, and then 9: whatever is asked, x is 9 from then on. */
static void questions_solve_first(void) {
  for (int question = 0; question < 3; question++) {
    keep_solver *s = keep_solver_create();
    keep_variable x;
    double least = 0, most = 0, factor = 0;
    CHECK(keep_solver_add_variable(s, 0, &x) == KEEP_OK);
    keep_row row = hold(s, x, KEEP_AT_LEAST, 5);
    CHECK(keep_solver_solve(s) == KEEP_OK);
    CHECK(keep_solver_set_constant(s, row, 9) == KEEP_OK);
    CHECK(keep_solver_value(s, x) == 5);
    if (question == 0)
      CHECK(keep_solver_freedom(s) == 1);
    if (question == 1)
      CHECK(keep_solver_range(s, x, &least, &most) == KEEP_OK && least == 9 && most == INFINITY);
    if (question == 2)
      CHECK(keep_solver_explanation(s, x, NULL, &factor, 1, NULL) == 1 && factor == 1);
    CHECK(keep_solver_value(s, x) == 9);
    CHECK(keep_solver_error(s) == KEEP_OK);

    /* What is refused is undone, and the question is not answered. */
    CHECK(keep_solver_set_conflict_policy(s, KEEP_CONFLICTS_REFUSED) == KEEP_OK);
    hold(s, x, KEEP_AT_MOST, 8);
    least = most = factor = -1;
    if (question == 0)
      CHECK(keep_solver_freedom(s) == 0);
    if (question == 1)
      CHECK(keep_solver_range(s, x, &least, &most) == KEEP_ERROR_CONFLICT);
    if (question == 2)
      CHECK(keep_solver_explanation(s, x, NULL, &factor, 1, NULL) == 0);
    CHECK(keep_solver_error(s) == KEEP_ERROR_CONFLICT);
    CHECK(least == -1 && most == -1 && factor == -1);
    CHECK(keep_solver_freedom(s) == 1);
    keep_solver_destroy(s);
  }
}

/* x == 5 and x == 6 stood before contradictions were refused: they stay, and all else is refused until
 * one of them goes. */
static void a_conflict_that_was_there_before(void) {
  keep_solver *s = keep_solver_create();
  keep_variable x, y;
  CHECK(keep_solver_add_variable(s, 0, &x) == KEEP_OK);
  hold(s, x, KEEP_EQUAL, 5);
  keep_row other = hold(s, x, KEEP_EQUAL, 6);
  CHECK(keep_solver_solve(s) == KEEP_OK);
  CHECK(keep_solver_set_conflict_policy(s, KEEP_CONFLICTS_REFUSED) == KEEP_OK);
  CHECK(keep_solver_solve(s) == KEEP_ERROR_CONFLICT);
  CHECK(keep_solver_conflict_count(s) == 1 && keep_solver_conflict(s, 0, NULL, 0) == 2);
  CHECK(keep_solver_begin(s) == KEEP_OK);
  CHECK(keep_solver_commit(s) == KEEP_ERROR_CONFLICT);
  CHECK(keep_solver_add_variable(s, 3, &y) == KEEP_OK);
  CHECK(keep_solver_solve(s) == KEEP_ERROR_CONFLICT);
  CHECK(keep_solver_set_default(s, y, 4) == KEEP_ERROR_INVALID_HANDLE);

  CHECK(keep_solver_begin(s) == KEEP_OK);
  CHECK(keep_solver_solve(s) == KEEP_OK);
  CHECK(keep_solver_remove_row(s, other) == KEEP_OK);
  CHECK(keep_solver_commit(s) == KEEP_OK);
  CHECK(keep_solver_value(s, x) == 5 && keep_solver_conflict_count(s) == 0);
  hold(s, x, KEEP_EQUAL, 6);
  CHECK(keep_solver_solve(s) == KEEP_ERROR_CONFLICT);
  CHECK(keep_solver_solve(s) == KEEP_OK);

  /* And back: what is there is reported again. */
  CHECK(keep_solver_set_conflict_policy(s, KEEP_CONFLICTS_REPORTED) == KEEP_OK);
  hold(s, x, KEEP_EQUAL, 6);
  CHECK(keep_solver_set_conflict_policy(s, KEEP_CONFLICTS_REFUSED) == KEEP_OK);
  CHECK(keep_solver_set_conflict_policy(s, KEEP_CONFLICTS_REPORTED) == KEEP_OK);
  CHECK(keep_solver_solve(s) == KEEP_OK && keep_solver_conflict_count(s) == 1);
  keep_solver_destroy(s);
}

int main(void) {
  failures_stay_until_they_are_cleared();
  counts_that_are_too_large();
  a_row_that_holds_is_violated_by_0();
  questions_solve_first();
  a_conflict_that_was_there_before();
  return 0;
}
