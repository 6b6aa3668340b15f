/* The share of the height by which baselines are further inside, and what it refuses. Expected numbers by hand. */
#include "check.h"

int main(void) {
  keep_layout *ui = keep_layout_create();
  keep_node window = keep_node_create(ui, KEEP_NO_NODE);
  keep_node text = keep_node_create(ui, window);
  CHECK_OK(keep_node_set_size(ui, window, 400, 300));
  CHECK_OK(
      keep_attribute_set_equal(ui, keep_node_attribute(ui, text, KEEP_INSETS), 0, KEEP_REQUIRED));
  CHECK(keep_node_baseline_share(ui, text) == 0);

  /* A line of 16, its baseline at 12, in the middle of 300: at 150 - 8 + 12. */
  CHECK_OK(keep_node_set_baselines(ui, text, 4, -4));
  CHECK_OK(keep_node_set_baseline_share(ui, text, 0.5));
  CHECK_OK(keep_layout_solve(ui));
  double first, last;
  keep_node_baseline_positions(ui, text, &first, &last);
  CHECK_NEAR(first, 154);
  CHECK_NEAR(last, 154);

  const double refused[] = {-0.5, 1.5, NAN, INFINITY, -INFINITY};
  for (size_t place = 0; place < COUNT(refused); place++)
    CHECK(keep_node_set_baseline_share(ui, text, refused[place]) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_node_set_baseline_share(ui, KEEP_NO_NODE, 0.5) == KEEP_ERROR_INVALID_HANDLE);
  CHECK(keep_node_set_baseline_share(NULL, text, 0.5) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_node_baseline_share(ui, text) == 0.5);
  CHECK(keep_node_baseline_share(ui, KEEP_NO_NODE) == 0);
  CHECK(keep_node_baseline_share(NULL, text) == 0);
  keep_layout_destroy(ui);
  return 0;
}
