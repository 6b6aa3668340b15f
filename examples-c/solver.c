/* The solver alone: hours of three workers on five days. Limits are required, what a day needs comes
 * before what anyone likes, and no number of likes outweighs it. */
#include "picture.h"

enum { WORKERS = 3, DAYS = 5 };

int main(int count, char **arguments) {
  static const double needs[DAYS] = {20, 24, 16, 30, 12}, likes[WORKERS] = {8, 6, 4};
  static const double ones[DAYS] = {1, 1, 1, 1, 1};
  keep_solver *solver = keep_solver_create();
  keep_variable hours[DAYS][WORKERS];
  keep_row need[DAYS];
  keep_solver_add_variables(solver, NULL, DAYS * WORKERS, hours[0]);

  for (int d = 0; d < DAYS; d++) {
    for (int w = 0; w < WORKERS; w++) {
      keep_variable *h = &hours[d][w];
      keep_solver_add_row(solver, h, ones, 1, KEEP_AT_LEAST, 0, KEEP_REQUIRED, 1, NULL);
      keep_solver_add_row(solver, h, ones, 1, KEEP_AT_MOST, 9, KEEP_REQUIRED, 1, NULL);
      keep_solver_add_row(solver, h, ones, 1, KEEP_EQUAL, likes[w], KEEP_LOW, 1, NULL);
    }
    keep_solver_add_row(solver, hours[d], ones, WORKERS, KEEP_EQUAL, needs[d], KEEP_HIGH, 1,
                        &need[d]);
  }
  for (int w = 0; w < WORKERS; w++) {
    keep_variable week[DAYS];
    for (int d = 0; d < DAYS; d++)
      week[d] = hours[d][w];
    keep_solver_add_row(solver, week, ones, DAYS, KEEP_AT_MOST, 40, KEEP_REQUIRED, 1, NULL);
  }
  keep_solver_solve(solver);

  printf("day  needs  hours          missed by\n");
  picture p = picture_begin(count > 1 ? arguments[1] : NULL, 360, 240);
  for (int d = 0; d < DAYS; d++) {
    static const char *const days[DAYS] = {"Mon", "Tue", "Wed", "Thu", "Fri"};
    const char *colours[WORKERS] = {SKY, BLUE, ORANGE};
    double top = 180;
    printf("%s  %5g", days[d], needs[d]);
    picture_rect(&p, (keep_rect){d * 64, 180 - 6 * needs[d], 48, 6 * needs[d]}, 0, PAPER);
    for (int w = 0; w < WORKERS; w++) {
      double h = keep_solver_value(solver, hours[d][w]);
      printf("%4g", h);
      picture_rect(&p, (keep_rect){d * 64, top -= 6 * h, 48, 6 * h - 1}, 2, colours[w]);
    }
    printf("%12g\n", keep_solver_violation(solver, need[d]));
    picture_text(&p, d * 64 + 24, 198, "middle", days[d]);
  }
  printf("%zu numbers could be otherwise at no loss\n", keep_solver_freedom(solver));

  int failed = keep_solver_error(solver) != KEEP_OK;
  if (failed)
    fprintf(stderr, "%s\n", keep_solver_error_message(solver));
  keep_solver_destroy(solver);
  return picture_end(&p, keep_layout_create()) || failed;
}
