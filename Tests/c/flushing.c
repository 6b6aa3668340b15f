/*
 * In a program whose processor flushes numbers below 2.3e-308 to zero. What is expected is calculated by
 * hand.
 */
#include "check.h"
#ifdef __SSE2__
#include <xmmintrin.h>
#endif

static void flush_to_zero(void) {
#ifdef __SSE2__
  _mm_setcsr(_mm_getcsr() | 0x8040); /* results, and operands */
  volatile double least = 5e-324;
  CHECK(least * 1.0 == 0);
#endif
}

/* Three equal boxes side by side, in windows whose widths are mostly no multiples of 3. */
static void test_a_layout(void) {
  keep_layout *ui = keep_layout_create();
  keep_node window = keep_node_create(ui, KEEP_NO_NODE), boxes[3];
  for (int i = 0; i < 3; i++)
    boxes[i] = keep_node_create(ui, window);
  CHECK_OK(keep_nodes_set_between(ui, boxes, 3, KEEP_WIDTH, KEEP_EQUAL, 1, KEEP_REQUIRED));
  CHECK_OK(keep_nodes_set_between(ui, boxes, 3, KEEP_RIGHT_OFFSET, KEEP_EQUAL, 0, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_equal(ui, keep_node_attribute(ui, boxes[0], KEEP_LEFT_INSET), 0,
                                    KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_equal(ui, keep_node_attribute(ui, boxes[2], KEEP_RIGHT_INSET), 0,
                                    KEEP_REQUIRED));
  for (int width = 100; width < 110; width++) {
    CHECK_OK(keep_node_set_size(ui, window, width, 20));
    CHECK_OK(keep_layout_solve(ui));
    CHECK_NEAR(keep_node_frame(ui, boxes[1]).x, width / 3.0);
    CHECK_NEAR(keep_node_frame(ui, boxes[2]).width, width / 3.0);
  }
  keep_layout_destroy(ui);
}

/* 1e12 x = 3 and 1e-12 y = 1e12 x: the widest range that coefficients may have. */
static void test_a_wide_range(void) {
  keep_solver *s = keep_solver_create();
  keep_variable both[2];
  CHECK_OK(keep_solver_add_variables(s, NULL, 2, both));
  CHECK_OK(
      keep_solver_add_row(s, both, (double[]){1e12}, 1, KEEP_EQUAL, 3, KEEP_REQUIRED, 1, NULL));
  CHECK_OK(keep_solver_add_row(s, both, (double[]){1e12, -1e-12}, 2, KEEP_EQUAL, 0, KEEP_REQUIRED,
                               1, NULL));
  CHECK_OK(keep_solver_solve(s));
  CHECK(fabs(keep_solver_value(s, both[0]) - 3e-12) <= 1e-26);
  CHECK(fabs(keep_solver_value(s, both[1]) - 3e12) <= 1e-2);
  keep_solver_destroy(s);
}

/* A coefficient too small for anything is refused, unless it is 0 to begin with. */
static void test_what_is_flushed(void) {
  keep_solver *s = keep_solver_create();
  keep_variable x;
  volatile double least = 5e-324;
  CHECK_OK(keep_solver_add_variable(s, 0, &x));
  CHECK(keep_solver_add_row(s, &x, (double[]){least}, 1, KEEP_EQUAL, 0, KEEP_REQUIRED, 1, NULL) ==
        (least * 1.0 == 0 ? KEEP_OK : KEEP_ERROR_INVALID_ARGUMENT));
  keep_solver_destroy(s);
}

int main(void) {
  flush_to_zero();
  test_a_layout();
  test_a_wide_range();
  test_what_is_flushed();
  return 0;
}
