/* The solver alone: variables, rows, priorities, weights; changes in place and transactions. */
#include "chapter.h"

int main(void) {
  keep_solver *solver = keep_solver_create();
  keep_variable x[3], changed[3];
  keep_row rows[3], soft, other;
  double values[3];
  keep_solver_add_variables(solver, (double[]){0, 5, -2.5}, 3, x);
  const size_t starts[] = {0, 2, 4, 5};
  const keep_variable terms[] = {x[0], x[1], x[1], x[2], x[0]};
  const double ones[] = {1, 1, 1, 1, 1}, constants[] = {100, 50, 30};
  const int8_t relations[] = {KEEP_EQUAL, KEEP_AT_MOST, KEEP_AT_LEAST};
  keep_solver_add_rows(solver, 3, starts, terms, ones, relations, constants, NULL, NULL, rows);
  keep_solver_add_row(solver, x, (double[]){1, 0.1}, 2, KEEP_EQUAL, 90.5, KEEP_HIGH, 1, &soft);
  keep_solver_add_row(solver, x + 1, ones, 1, KEEP_EQUAL, 60, KEEP_HIGH, 0.25, &other);
  keep_solver_solve(solver);
  keep_solver_values(solver, x, values, 3);
  keep_solver_violation(solver, soft);
  keep_solver_set_weight(solver, other, 3);
  keep_solver_set_constant(solver, rows[2], 33.3);
  keep_solver_solve(solver);
  keep_solver_changes(solver, changed, values, 3);
  keep_solver_begin(solver);
  keep_solver_remove_row(solver, rows[0]);
  keep_solver_set_coefficient(solver, soft, x[2], 0.5);
  keep_solver_solve(solver);
  keep_solver_values(solver, x, values, 3);
  keep_solver_rollback(solver);
  keep_solver_solve(solver);
  keep_solver_values(solver, x, values, 3);
  keep_solver_set_default(solver, x[2], 7);
  keep_solver_solve(solver);
  keep_solver_value(solver, x[2]);
  keep_solver_default(solver, x[2]);
  keep_solver_begin(solver);
  keep_solver_set_constants(solver, rows, (double[]){90, 45.5}, 2);
  keep_solver_remove_rows(solver, rows + 2, 1);
  keep_solver_commit(solver);
  keep_solver_remove_variable(solver, x[2]);
  keep_variable lonely;
  keep_solver_add_variable(solver, 1.5, &lonely);
  keep_solver_remove_variable(solver, lonely);
  keep_solver_solve(solver);
  keep_solver_values(solver, x, values, 3);
  keep_solver_counter(solver, (keep_counter)99);
  keep_solver_destroy(solver);
  return 0;
}
