/* The solver as a product of its own: what of the archive is not reached from here is not linked. */
#include <keeplayout/solver.h>
#include <stdio.h>

int main(void) {
  keep_solver *solver = keep_solver_create();
  keep_variable x, y;
  keep_solver_add_variable(solver, 0, &x);
  keep_solver_add_variable(solver, 0, &y);
  const double one = 1, difference[2] = {-1, 1};
  const keep_variable both[2] = {x, y};
  keep_solver_add_row(solver, &x, &one, 1, KEEP_EQUAL, 100, 500, 1, NULL);
  keep_solver_add_row(solver, both, difference, 2, KEEP_AT_LEAST, 8, KEEP_REQUIRED, 1, NULL);
  keep_solver_solve(solver);
  printf("%g %g\n", keep_solver_value(solver, x), keep_solver_value(solver, y));
  keep_solver_destroy(solver);
}
