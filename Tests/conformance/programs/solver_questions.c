/* What the solver answers: conflicts, ranges, explanations, rows as they are; and what it refuses. */
#include "chapter.h"

int main(void) {
  keep_solver *solver = keep_solver_create();
  keep_variable x[2], terms[4];
  keep_row rows[4], in[4];
  double values[4], least, most, rest;
  const double ones[] = {1, -1};
  keep_solver_add_variables(solver, (double[]){0, 0}, 2, x);
  keep_solver_add_row(solver, x, ones, 2, KEEP_EQUAL, 10, KEEP_REQUIRED, 1, &rows[0]);
  keep_solver_add_row(solver, x, ones, 1, KEEP_AT_MOST, 50, KEEP_REQUIRED, 1, &rows[1]);
  keep_solver_solve(solver);
  keep_solver_freedom(solver);
  keep_solver_range(solver, x[1], KEEP_REQUIRED, &least, &most);
  keep_solver_add_row(solver, x + 1, ones, 1, KEEP_EQUAL, 45, KEEP_HIGH, 1, &rows[2]);
  keep_solver_solve(solver);
  keep_solver_explanation(solver, x[1], in, values, 4, &rest);
  keep_solver_add_row(solver, x + 1, ones, 1, KEEP_AT_LEAST, 41, KEEP_REQUIRED, 1, &rows[3]);
  keep_solver_solve(solver);
  keep_solver_conflict_count(solver);
  keep_solver_conflict(solver, 0, in, 4);
  keep_solver_terms(solver, rows[0], terms, values, 4);
  keep_solver_relation(solver, rows[3]);
  keep_solver_constant(solver, rows[3]);
  keep_solver_priority(solver, rows[2]);
  keep_solver_weight(solver, rows[2]);
  keep_solver_set_conflict_policy(solver, KEEP_CONFLICTS_REFUSED);
  keep_solver_conflict_policy(solver);
  keep_solver_set_relation(solver, rows[3], KEEP_AT_MOST);
  keep_solver_set_priority(solver, rows[2], 2000);
  keep_solver_error_message(solver);
  keep_solver_add_row(solver, x, (double[]){0, NAN}, 2, KEEP_EQUAL, 1, 1000, 1, &rows[2]);
  keep_solver_error(solver);
  keep_solver_error_message(solver);
  keep_solver_clear_error(solver);
  keep_solver_destroy(solver);
  return 0;
}
