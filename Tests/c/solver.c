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
  CHECK(keep_solver_add_row(s, NULL, NULL, SIZE_MAX / 2 + 1, KEEP_EQUAL, 0, 1, 1, NULL) ==
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
  CHECK(add_rows(s, 2, (size_t[]){0, (size_t)-1, 1}) == KEEP_ERROR_INVALID_ARGUMENT);
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
      CHECK(keep_solver_range(s, x, 0, &least, &most) == KEEP_OK && least == 9 && most == INFINITY);
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
      CHECK(keep_solver_range(s, x, 0, &least, &most) == KEEP_ERROR_CONFLICT);
    if (question == 2)
      CHECK(keep_solver_explanation(s, x, NULL, &factor, 1, NULL) == 0);
    CHECK(keep_solver_error(s) == KEEP_ERROR_CONFLICT);
    CHECK(least == -1 && most == -1 && factor == -1);
    CHECK(keep_solver_freedom(s) == 1);
    keep_solver_destroy(s);
  }
}

/* What there is to be read of a conflict does not depend on what was asked before. */
static void conflicts_until_something_changes(void) {
  for (int k = 0; k < 10; k++) {
    bool asked = k % 2;
    keep_solver *s = keep_solver_create();
    keep_variable x, y;
    CHECK(keep_solver_add_variable(s, 0, &x) == KEEP_OK);
    CHECK(keep_solver_add_variable(s, 0, &y) == KEEP_OK);
    keep_row row = hold(s, x, KEEP_EQUAL, 5);
    hold(s, x, KEEP_AT_LEAST, 10);
    CHECK(keep_solver_solve(s) == KEEP_OK);
    if (asked)
      CHECK(keep_solver_conflict_count(s) == 1);
    CHECK(keep_solver_begin(s) == KEEP_OK);
    CHECK(keep_solver_set_constant(s, row, 5) == KEEP_OK);
    if (asked)
      CHECK(keep_solver_conflict(s, 0, NULL, 0) == 2);
    if (k < 2)
      CHECK(keep_solver_remove_row(s, row) == KEEP_OK);
    else if (k < 4)
      CHECK(keep_solver_set_constant(s, row, 20) == KEEP_OK);
    else if (k < 6)
      hold(s, x, KEEP_EQUAL, 7);
    else if (k < 8)
      hold(s, y, KEEP_EQUAL, 7);
    else
      CHECK(keep_solver_add_variable(s, 1, &y) == KEEP_OK);
    CHECK(keep_solver_conflict_count(s) == 0 && keep_solver_conflict(s, 0, NULL, 0) == 0);
    CHECK(keep_solver_rollback(s) == KEEP_OK);
    CHECK(keep_solver_conflict_count(s) == 1 && keep_solver_conflict(s, 0, NULL, 0) == 2);
    keep_solver_destroy(s);
  }

  /* What was refused stays until the next solve, with handles that are stale. */
  keep_solver *s = keep_solver_create();
  keep_variable x;
  keep_row rows[2];
  CHECK(keep_solver_set_conflict_policy(s, KEEP_CONFLICTS_REFUSED) == KEEP_OK);
  CHECK(keep_solver_add_variable(s, 0, &x) == KEEP_OK);
  keep_row row = hold(s, x, KEEP_EQUAL, 5);
  CHECK(keep_solver_solve(s) == KEEP_OK);
  keep_row refused = hold(s, x, KEEP_AT_LEAST, 10);
  CHECK(keep_solver_solve(s) == KEEP_ERROR_CONFLICT);
  CHECK(keep_solver_set_constant(s, row, 6) == KEEP_OK);
  CHECK(keep_solver_conflict_count(s) == 1 && keep_solver_conflict(s, 0, rows, 2) == 2);
  CHECK(rows[0].id == refused.id || rows[1].id == refused.id);
  CHECK(keep_solver_remove_row(s, refused) == KEEP_ERROR_INVALID_HANDLE);
  CHECK(keep_solver_solve(s) == KEEP_OK);
  CHECK(keep_solver_conflict_count(s) == 0 && keep_solver_value(s, x) == 6);
  keep_solver_destroy(s);
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
  CHECK(keep_solver_conflict_policy(s) == KEEP_CONFLICTS_REPORTED);
  hold(s, x, KEEP_EQUAL, 6);
  CHECK(keep_solver_set_conflict_policy(s, KEEP_CONFLICTS_REFUSED) == KEEP_OK);
  CHECK(keep_solver_set_conflict_policy(s, KEEP_CONFLICTS_REPORTED) == KEEP_OK);
  CHECK(keep_solver_solve(s) == KEEP_OK && keep_solver_conflict_count(s) == 1);
  keep_solver_destroy(s);
}

/* What is reported of x, from one value to another: nothing if it is the one that was reported last. */
static void check_report(keep_solver *s, keep_variable x, double from, double to) {
  keep_variable changed[2];
  double values[2] = {-99, -99};
  size_t count = keep_solver_changes(s, changed, values, 2);
  CHECK(keep_solver_value(s, x) == to);
  CHECK(count == (from != to));
  CHECK(count == 0 || (changed[0].id == x.id && values[0] == to));
}

/* x is reported as one value and solved as another. In a transaction it goes, another variable has its
 * place, and somebody asks or does not; then it is back. */
static void what_comes_back_is_reported_once(void) {
  const double pairs[][2] = {{3, 7}, {3, 0}, {0, 3}, {7, 7}};
  for (int k = 0; k < 12; k++) {
    double from = pairs[k % 4][0], to = pairs[k % 4][1];
    keep_solver *s = keep_solver_create();
    keep_variable x, other;
    CHECK(keep_solver_add_variable(s, 0, &x) == KEEP_OK);
    keep_row row = hold(s, x, KEEP_EQUAL, from);
    CHECK(keep_solver_solve(s) == KEEP_OK);
    check_report(s, x, 0, from);
    CHECK(keep_solver_set_constant(s, row, to) == KEEP_OK);
    CHECK(keep_solver_begin(s) == KEEP_OK);
    CHECK(keep_solver_remove_row(s, row) == KEEP_OK);
    CHECK(keep_solver_remove_variable(s, x) == KEEP_OK);
    if (k >= 4)
      CHECK(keep_solver_add_variable(s, to, &other) == KEEP_OK);
    CHECK(keep_solver_solve(s) == KEEP_OK);
    if (k >= 8)
      CHECK(keep_solver_changes(s, NULL, NULL, 2) == 0);
    CHECK(keep_solver_rollback(s) == KEEP_OK);
    check_report(s, x, from, to);
    check_report(s, x, to, to);
    keep_solver_destroy(s);
  }
}

/* At first a variable differs from the default that it was made with. */
static void another_default_is_reported(void) {
  keep_solver *s = keep_solver_create();
  keep_variable x;
  CHECK(keep_solver_add_variable(s, 3, &x) == KEEP_OK);
  check_report(s, x, 3, 3);
  CHECK(keep_solver_set_default(s, x, 5) == KEEP_OK);
  CHECK(keep_solver_default(s, x) == 5 && keep_solver_value(s, x) == 3);
  CHECK(keep_solver_solve(s) == KEEP_OK);
  check_report(s, x, 3, 5);
  keep_solver_destroy(s);
}

/* x >= 2, and 4 in a transaction, which one within it solves before it begins: whatever x is there, and
 * whether that is solved or not, 4 is what it goes back to, and 2 in the end. */
static void values_are_what_they_were_at_the_begin(void) {
  keep_solver *s = keep_solver_create();
  keep_variable x;
  CHECK(keep_solver_add_variable(s, 1, &x) == KEEP_OK);
  keep_row row = hold(s, x, KEEP_AT_LEAST, 2);
  CHECK(keep_solver_solve(s) == KEEP_OK);
  CHECK(keep_solver_begin(s) == KEEP_OK);
  CHECK(keep_solver_set_constant(s, row, 4) == KEEP_OK);
  for (int k = 0; k < 4; k++) {
    CHECK(keep_solver_begin(s) == KEEP_OK);
    CHECK(keep_solver_value(s, x) == 4);
    CHECK(keep_solver_set_constant(s, row, 9) == KEEP_OK);
    if (k % 2)
      hold(s, x, KEEP_EQUAL, 15);
    if (k > 1)
      CHECK(keep_solver_solve(s) == KEEP_OK && keep_solver_value(s, x) == (k % 2 ? 15 : 9));
    CHECK(keep_solver_rollback(s) == KEEP_OK);
    CHECK(keep_solver_value(s, x) == 4);
  }
  CHECK(keep_solver_rollback(s) == KEEP_OK);
  CHECK(keep_solver_value(s, x) == 2);
  keep_solver_destroy(s);
}

/* x == 5 and x <= 2 were there before contradictions were refused. As long as nothing changes, questions
 * are answered: x is 5 or 2, and y anything. */
static void what_fails_and_what_is_there_already_change_nothing(void) {
  keep_solver *s = keep_solver_create();
  keep_variable x, y;
  double least, most;
  CHECK(keep_solver_add_variable(s, 0, &x) == KEEP_OK);
  CHECK(keep_solver_add_variable(s, 1, &y) == KEEP_OK);
  keep_row rows[] = {hold(s, x, KEEP_EQUAL, 5), hold(s, x, KEEP_AT_MOST, 2)};
  CHECK(keep_solver_set_conflict_policy(s, KEEP_CONFLICTS_REFUSED) == KEEP_OK);
  for (int k = 0; k < 20; k++) {
    keep_status status =
        k == 0    ? keep_solver_set_constant(s, rows[0], NAN)
        : k == 1  ? keep_solver_set_weight(s, rows[0], 0)
        : k == 2  ? keep_solver_set_coefficient(s, rows[0], x, 1e13)
        : k == 3  ? keep_solver_set_priority(s, rows[0], 0)
        : k == 4  ? keep_solver_set_default(s, y, INFINITY)
        : k == 5  ? keep_solver_add_variable(s, NAN, NULL)
        : k == 6  ? keep_solver_add_row(s, &x, &one, 1, KEEP_EQUAL, NAN, KEEP_REQUIRED, 1, NULL)
        : k == 7  ? keep_solver_set_relation(s, rows[0], (keep_relation)7)
        : k == 8  ? keep_solver_remove_variable(s, x)
        : k == 9  ? keep_solver_set_coefficient(s, rows[1], y, 1e-13)
        : k == 10 ? keep_solver_set_constant(s, rows[0], 5)
        : k == 11 ? keep_solver_set_weight(s, rows[0], 1)
        : k == 12 ? keep_solver_set_coefficient(s, rows[0], x, 1)
        : k == 13 ? keep_solver_set_coefficient(s, rows[0], y, 0)
        : k == 14 ? keep_solver_set_priority(s, rows[0], KEEP_REQUIRED)
        : k == 15 ? keep_solver_set_default(s, y, 1)
        : k == 16 ? keep_solver_set_relation(s, rows[1], KEEP_AT_MOST)
        : k == 17 ? keep_solver_add_variables(s, NULL, 0, NULL)
        : k == 18 ? keep_solver_remove_rows(s, rows, 0)
                  : keep_solver_set_constants(s, rows, (double[]){5, 2}, 2);
    CHECK(status == (k < 8 || k == 9 ? KEEP_ERROR_INVALID_ARGUMENT
                     : k == 8        ? KEEP_ERROR_STATE
                                     : KEEP_OK));
    CHECK(keep_solver_range(s, y, 0, &least, &most) == KEEP_OK);
    CHECK(least == -INFINITY && most == INFINITY);
  }
  CHECK(keep_solver_set_constant(s, rows[0], 6) == KEEP_OK);
  CHECK(keep_solver_range(s, y, 0, &least, &most) == KEEP_ERROR_CONFLICT);
  keep_solver_destroy(s);
}

/* Of 2 * x <= -1 and x == -3, each of weight 2, and x >= 4, the last is violated by 7. So it is by 4.5, to
 * x = -0.5, with x >= -3, which is refused and taken back. Then nothing has changed. */
static void what_was_refused_has_not_changed(void) {
  keep_solver *s = keep_solver_create();
  keep_variable x;
  double two = 2, least, most;
  CHECK(keep_solver_add_variable(s, 5, &x) == KEEP_OK);
  CHECK(keep_solver_add_row(s, &x, &two, 1, KEEP_AT_MOST, -1, KEEP_REQUIRED, 2, NULL) == KEEP_OK);
  hold(s, x, KEEP_AT_LEAST, 4);
  keep_row row = hold(s, x, KEEP_EQUAL, -3);
  CHECK(keep_solver_set_weight(s, row, 2) == KEEP_OK);
  CHECK(keep_solver_set_conflict_policy(s, KEEP_CONFLICTS_REFUSED) == KEEP_OK);
  for (int k = 0; k < 3; k++) {
    CHECK(keep_solver_set_relation(s, row, KEEP_AT_LEAST) == KEEP_OK);
    CHECK(keep_solver_solve(s) == KEEP_ERROR_CONFLICT);
    CHECK(keep_solver_range(s, x, 0, &least, &most) == KEEP_OK);
    CHECK(least == -3 && most == -3 && keep_solver_value(s, x) == -3);
  }
  keep_solver_destroy(s);
}

/* A getter answers 0 for what does not exist, which is no failure. */
static void nothing_explains_what_does_not_exist(void) {
  keep_solver *s = keep_solver_create();
  keep_row row = {7};
  double factor = -99, rest = -99;
  CHECK(keep_solver_explanation(s, (keep_variable){0}, &row, &factor, 1, &rest) == 0);
  CHECK(keep_solver_explanation(NULL, (keep_variable){0}, &row, &factor, 1, &rest) == 0);
  CHECK(row.id == 7 && factor == -99 && rest == -99);
  CHECK(keep_solver_error(s) == KEEP_OK);
  keep_solver_destroy(s);
}

static void of_a_row_twice_the_last_constant_counts(void) {
  keep_solver *s = keep_solver_create();
  keep_variable x;
  CHECK(keep_solver_add_variable(s, 0, &x) == KEEP_OK);
  keep_row row = hold(s, x, KEEP_EQUAL, 1);
  keep_row twice[] = {row, row};
  CHECK(keep_solver_set_constants(s, twice, (double[]){5, 6}, 2) == KEEP_OK);
  CHECK(keep_solver_solve(s) == KEEP_OK);
  CHECK(keep_solver_value(s, x) == 6);
  keep_solver_destroy(s);
}

/* 2 x + 3 y - 2 x >= 7, and the same with 0.5 x: terms that cancel are gone. */
static void what_was_given_is_read_back(void) {
  keep_solver *s = keep_solver_create();
  keep_variable v[2], of[2];
  CHECK(keep_solver_add_variables(s, (double[]){5, -1e15}, 2, v) == KEEP_OK);
  CHECK(keep_solver_default(s, v[0]) == 5 && keep_solver_default(s, v[1]) == -1e15);

  keep_row row;
  double by[2] = {9, 9};
  CHECK(keep_solver_add_row(s, (keep_variable[]){v[0], v[1], v[0]}, (double[]){2, 3, -2}, 3,
                            KEEP_AT_LEAST, 7, 300, 0.25, &row) == KEEP_OK);
  CHECK(keep_solver_terms(s, row, of, by, 2) == 1);
  CHECK(of[0].id == v[1].id && by[0] == 3 && by[1] == 9);
  CHECK(keep_solver_relation(s, row) == KEEP_AT_LEAST);
  CHECK(keep_solver_constant(s, row) == 7);
  CHECK(keep_solver_priority(s, row) == 300);
  CHECK(keep_solver_weight(s, row) == 0.25);
  CHECK(keep_solver_set_coefficient(s, row, v[0], 0.5) == KEEP_OK);
  CHECK(keep_solver_terms(s, row, NULL, NULL, 0) == 2);

  CHECK(keep_solver_remove_row(s, row) == KEEP_OK);
  CHECK(keep_solver_remove_variable(s, v[0]) == KEEP_OK);
  by[0] = 9;
  CHECK(keep_solver_terms(s, row, of, by, 2) == 0 && by[0] == 9);
  CHECK(keep_solver_relation(s, row) == KEEP_EQUAL && keep_solver_constant(s, row) == 0);
  CHECK(keep_solver_priority(s, row) == 0 && keep_solver_weight(NULL, row) == 0);
  CHECK(keep_solver_default(s, v[0]) == 0 && keep_solver_default(NULL, v[1]) == 0);
  CHECK(keep_solver_error(s) == KEEP_OK);
  keep_solver_destroy(s);
}

/* x == 1, and 3 * x == 3 and a little more, which is violated by that: by no more than
 * 2e-12 * (3 + 3) + 1e-12 * 2 = 1.4e-11 it holds. */
static void a_row_holds_up_to_rounding(void) {
  const double three = 3;
  for (int k = 0; k < 2; k++) {
    keep_solver *s = keep_solver_create();
    keep_variable x;
    CHECK(keep_solver_add_variable(s, 0, &x) == KEEP_OK);
    hold(s, x, KEEP_EQUAL, 1);
    CHECK(keep_solver_solve(s) == KEEP_OK);
    CHECK(keep_solver_add_row(s, &x, &three, 1, KEEP_EQUAL, 3 + (k == 0 ? 1.3e-11 : 1.5e-11),
                              KEEP_REQUIRED, 1, NULL) == KEEP_OK);
    CHECK(keep_solver_solve(s) == KEEP_OK);
    CHECK(keep_solver_conflict_count(s) == (size_t)k);
    keep_solver_destroy(s);
  }
}

enum { STEPS = 700 };

/* Variables of which each is a multiple of the one before, the first of them 1; returns that row. */
static keep_row multiply(keep_solver *s, keep_variable *x, int count, double factor) {
  for (int k = 0; k < count; k++) {
    CHECK_OK(keep_solver_add_variable(s, 3, &x[k]));
    const keep_variable two[] = {x[k], x[k > 0 ? k - 1 : 0]};
    if (k > 0)
      CHECK_OK(keep_solver_add_row(s, two, (double[]){1, -factor}, 2, KEEP_EQUAL, 0, KEEP_REQUIRED,
                                   1, NULL));
  }
  return hold(s, x[0], KEEP_EQUAL, 1);
}

/* 2^699 and 1e12^17 are more than 1e200: values are defaults, again and again and in transactions, which
 * can be ended, until the numbers are smaller. 0 times anything is 0. */
static void what_is_larger_than_numbers_can_say(void) {
  static keep_variable x[STEPS];
  static double values[STEPS];
  for (int k = 0; k < 2; k++) {
    size_t count = k == 0 ? STEPS : 18;
    keep_solver *s = keep_solver_create();
    CHECK_OK(keep_solver_begin(s));
    keep_row first = multiply(s, x, (int)count, k == 0 ? 2 : 1e12);
    CHECK(keep_solver_solve(s) == KEEP_ERROR_LIMIT);
    CHECK(keep_solver_commit(s) == KEEP_ERROR_LIMIT);
    CHECK(keep_solver_commit(s) == KEEP_ERROR_STATE);
    CHECK(keep_solver_solve(s) == KEEP_ERROR_LIMIT);
    CHECK_OK(keep_solver_values(s, x, values, count));
    for (size_t i = 0; i < count; i++)
      CHECK(values[i] == 3);
    CHECK_OK(keep_solver_begin(s));
    CHECK_OK(keep_solver_set_constant(s, first, 0));
    CHECK_OK(keep_solver_solve(s));
    CHECK(keep_solver_value(s, x[count - 1]) == 0);
    CHECK_OK(keep_solver_rollback(s));
    CHECK_OK(keep_solver_set_conflict_policy(s, KEEP_CONFLICTS_REFUSED));
    CHECK(keep_solver_solve(s) == KEEP_ERROR_LIMIT);
    CHECK(keep_solver_conflict_count(s) == 0);
    CHECK_OK(keep_solver_set_constant(s, first, 0));
    CHECK_OK(keep_solver_solve(s));
    keep_solver_destroy(s);
  }
}

/* x and x again are 2e12 times x, more than one coefficient may be; the other's can be changed. */
static void a_sum_of_coefficients_is_not_refused_later(void) {
  keep_solver *s = keep_solver_create();
  keep_variable x, y;
  keep_row row;
  CHECK_OK(keep_solver_add_variable(s, 0, &x));
  CHECK_OK(keep_solver_add_variable(s, 0, &y));
  CHECK_OK(keep_solver_add_row(s, (keep_variable[]){x, x, y}, (double[]){1e12, 1e12, 1}, 3,
                               KEEP_EQUAL, 6, KEEP_REQUIRED, 1, &row));
  hold(s, x, KEEP_EQUAL, 0);
  CHECK_OK(keep_solver_set_coefficient(s, row, y, 2));
  CHECK_OK(keep_solver_solve(s));
  CHECK(keep_solver_value(s, y) == 3);
  keep_solver_destroy(s);
}

static keep_row relate(keep_solver *s, const keep_variable *x, double a, double b,
                       keep_relation relation, double constant) {
  keep_row row;
  CHECK_OK(
      keep_solver_add_row(s, x, (double[]){a, b}, 2, relation, constant, KEEP_REQUIRED, 1, &row));
  return row;
}

/* x is dragged from 3 down to 0, where it is no longer more than 0. */
static void what_is_dragged_to_its_bound_is_not_refused(void) {
  keep_solver *s = keep_solver_create();
  keep_variable x;
  CHECK_OK(keep_solver_add_variable(s, 0, &x));
  keep_row dragged = hold(s, x, KEEP_EQUAL, 3);
  hold(s, x, KEEP_AT_MOST, 0);
  for (double to = 3; to > 0; to--) {
    CHECK_OK(keep_solver_set_constant(s, dragged, to));
    CHECK_OK(keep_solver_solve(s));
    CHECK(keep_solver_conflict_count(s) == 1);
  }
  CHECK_OK(keep_solver_set_conflict_policy(s, KEEP_CONFLICTS_REFUSED));
  CHECK_OK(keep_solver_set_constant(s, dragged, 0));
  CHECK_OK(keep_solver_solve(s));
  CHECK(keep_solver_value(s, x) == 0);
  keep_solver_destroy(s);
}

/* 10000 times a default of 0.0001 is 1, which leaves nothing for y. And with y <= 0, which is said of 10000
 * times y, x is no less than 0.0001, which does not go with y >= x + 2. */
static void a_default_means_the_decimal_that_it_is_next_to(void) {
  keep_solver *s = keep_solver_create();
  keep_variable x[4];
  CHECK_OK(keep_solver_add_variables(s, (double[]){0.0001, 0, 0, 0}, 4, x));
  relate(s, x, 10000, 1, KEEP_EQUAL, 1);
  CHECK_OK(keep_solver_solve(s));
  CHECK(keep_solver_freedom(s) == 3);
  CHECK(keep_solver_value(s, x[0]) == 0.0001 && keep_solver_value(s, x[1]) == 0);
  keep_row found[4], bound, sum, gap;
  CHECK_OK(keep_solver_add_row(s, &x[3], (double[]){10000}, 1, KEEP_AT_MOST, 0, KEEP_REQUIRED, 1,
                               &bound));
  sum = relate(s, x + 2, 10000, 1, KEEP_EQUAL, 1);
  gap = relate(s, x + 2, -1, 1, KEEP_AT_LEAST, 2);
  CHECK_OK(keep_solver_solve(s));
  CHECK(keep_solver_conflict_count(s) == 1 && keep_solver_conflict(s, 0, found, 4) == 3);
  CHECK((found[0].id ^ found[1].id ^ found[2].id) == (sum.id ^ bound.id ^ gap.id));
  keep_solver_destroy(s);
}

/* x >= b is not violated at x = 0, and has to be that after each transaction and question. */
static void what_comes_back_is_so_to_the_last_bit(void) {
  keep_solver *s = keep_solver_create();
  keep_variable x[2];
  double size = 100000 / 3.0, least, greatest;
  CHECK_OK(keep_solver_add_variables(s, NULL, 2, x));
  CHECK_OK(keep_solver_add_row(s, &x[1], &one, 1, KEEP_EQUAL, size, KEEP_LOW, 1, NULL));
  relate(s, x, -1, 1, KEEP_AT_LEAST, size);
  CHECK_OK(keep_solver_solve(s));
  CHECK(keep_solver_value(s, x[0]) == 0);
  CHECK_OK(keep_solver_begin(s));
  CHECK_OK(keep_solver_add_row(s, x, (double[]){3, 1}, 2, KEEP_EQUAL, 0, KEEP_LOW, 1, NULL));
  CHECK_OK(keep_solver_solve(s));
  CHECK_OK(keep_solver_rollback(s));
  CHECK(keep_solver_value(s, x[0]) == 0);
  CHECK_OK(keep_solver_range(s, x[0], 0, &least, &greatest));
  CHECK(keep_solver_value(s, x[0]) == 0);
  keep_solver_destroy(s);
}

/* From -1e15 to 0.3: neither end has the rounding of the way to the other. */
static void the_ends_of_a_range_are_exact(void) {
  keep_solver *s = keep_solver_create();
  keep_variable x;
  double least, greatest;
  CHECK_OK(keep_solver_add_variable(s, 0, &x));
  hold(s, x, KEEP_AT_LEAST, -1e15);
  hold(s, x, KEEP_AT_MOST, 0.3);
  CHECK_OK(keep_solver_range(s, x, 0, &least, &greatest));
  CHECK(least == -1e15 && greatest == 0.3);
  keep_solver_destroy(s);
}

int main(void) {
  failures_stay_until_they_are_cleared();
  counts_that_are_too_large();
  a_row_that_holds_is_violated_by_0();
  questions_solve_first();
  conflicts_until_something_changes();
  a_conflict_that_was_there_before();
  what_comes_back_is_reported_once();
  another_default_is_reported();
  values_are_what_they_were_at_the_begin();
  what_fails_and_what_is_there_already_change_nothing();
  what_was_refused_has_not_changed();
  nothing_explains_what_does_not_exist();
  of_a_row_twice_the_last_constant_counts();
  what_was_given_is_read_back();
  a_row_holds_up_to_rounding();
  what_is_larger_than_numbers_can_say();
  a_sum_of_coefficients_is_not_refused_later();
  what_is_dragged_to_its_bound_is_not_refused();
  a_default_means_the_decimal_that_it_is_next_to();
  what_comes_back_is_so_to_the_last_bit();
  the_ends_of_a_range_are_exact();
  return 0;
}
