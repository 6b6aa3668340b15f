/* Rows and columns, as a C host uses them.
 * Linked as any program: cc containers.c $(pkg-config --cflags --libs keeplayout) -lm
 */
#include "check.h"

static keep_layout *ui;
static keep_node window, a, b, c;

/* A window of 600 x 100 with three nodes of 100, 60 and 40 x 20, whose sizes are required. */
static void set_up(void) {
  ui = keep_layout_create();
  window = keep_node_create(ui, KEEP_NO_NODE);
  a = keep_node_create(ui, window);
  b = keep_node_create(ui, window);
  c = keep_node_create(ui, window);
  CHECK_OK(keep_node_set_name(ui, a, "a"));
  CHECK_OK(keep_node_set_name(ui, b, "b"));
  CHECK_OK(keep_node_set_name(ui, c, "c"));
  CHECK_OK(keep_node_set_size(ui, window, 600, 100));
  CHECK_OK(keep_node_keep_size(ui, a, 100, 20, KEEP_REQUIRED));
  CHECK_OK(keep_node_keep_size(ui, b, 60, 20, KEEP_REQUIRED));
  CHECK_OK(keep_node_keep_size(ui, c, 40, 20, KEEP_REQUIRED));
}

static keep_node make(keep_stack stack) {
  keep_node row = keep_stack_create(ui, window, &stack, (keep_node[]){a, b, c}, 3);
  CHECK(row.id != 0);
  CHECK_OK(keep_node_set_name(ui, row, "bar"));
  CHECK_OK(
      keep_node_keep_insets(ui, row, KEEP_INSETS, (keep_insets){0, 0, 0, 0}, KEEP_REQUIRED));
  return row;
}

static void check_x(double x, double y, double z) {
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, a).x, x);
  CHECK_NEAR(keep_node_frame(ui, b).x, y);
  CHECK_NEAR(keep_node_frame(ui, c).x, z);
  CHECK(keep_layout_conflict_count(ui) == 0);
}

/* By hand: 600 less 200 of members is 400. */
static void test_distributions(void) {
  set_up();
  keep_node row = make((keep_stack)KEEP_STACK(KEEP_HORIZONTAL, .gap = 10,
                                              .distribution = KEEP_PACKED, .bias = 0.5));
  check_x(190, 300, 370); /* 380 are left: 190 before. */
  CHECK_OK(keep_container_set(ui, row, KEEP_CONTAINER_BIAS, 0));
  check_x(0, 110, 180);
  CHECK_OK(keep_container_set(ui, row, KEEP_CONTAINER_BIAS, 1));
  check_x(380, 490, 560);
  CHECK_OK(keep_container_set(ui, row, KEEP_CONTAINER_BIAS, 0.25));
  check_x(95, 205, 275);
  CHECK_OK(keep_container_set(ui, row, KEEP_CONTAINER_PADDING_LEFT, 40));
  check_x(40 + 85, 235, 305); /* 340 are left: 85 before, behind the padding. */
  CHECK_OK(keep_container_set(ui, row, KEEP_CONTAINER_PADDING_LEFT, 0));
  CHECK_OK(keep_container_set(ui, row, KEEP_CONTAINER_DISTRIBUTION, KEEP_EQUAL_GAPS));
  check_x(0, 300, 560); /* 400 / 2. */
  CHECK_OK(keep_container_set(ui, row, KEEP_CONTAINER_DISTRIBUTION, KEEP_EQUAL_CENTERS));
  check_x(0, 285, 560); /* Centres at 50 and 580; between them 315. */
  CHECK_OK(keep_container_set(ui, row, KEEP_CONTAINER_DISTRIBUTION, KEEP_SPREAD));
  /* 380 above the gaps, in four parts of 95: 95, 95 + 10, 95 + 10, 95. */
  check_x(95, 300, 465);
  keep_layout_destroy(ui);
}

int main(void) {
  test_distributions();
  return 0;
}
