/* Direction, margins, safe area, alignment rectangles and baselines, as a C host uses them. Expected
 * frames by hand. Linked as any program: cc environment.c $(pkg-config --cflags --libs keeplayout)
 */
#include "check.h"

static keep_layout *ui;
static keep_node window, box;

static void set_up(void) {
  ui = keep_layout_create();
  window = keep_node_create(ui, KEEP_NO_NODE);
  box = keep_node_create(ui, window);
  CHECK_OK(keep_node_set_size(ui, window, 400, 300));
}

static void keep(keep_attribute_kind kind, double value) {
  keep_attribute attribute = keep_node_attribute(ui, box, kind);
  CHECK_OK(keep_attribute_set_equal(ui, attribute, value, KEEP_REQUIRED));
}

static int are(keep_insets i, double top, double left, double bottom, double right) {
  return i.top == top && i.left == left && i.bottom == bottom && i.right == right;
}

static void test_margins_and_safe_area(void) {
  set_up();
  keep(KEEP_MARGIN_INSETS, 0);
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, box), 8, 8, 384, 284);
  CHECK(!keep_node_margins_are_directional(ui, window));
  CHECK_OK(keep_node_set_margins(ui, window, (keep_insets){1, 2, 3, 4}, true));
  CHECK(keep_node_margins_are_directional(ui, window));
  CHECK(!keep_node_margins_are_directional(ui, KEEP_NO_NODE));
  CHECK(!keep_node_margins_are_directional(NULL, window));
  CHECK_OK(keep_node_set_safe_area(ui, window, (keep_insets){40, 0, 0, 0}));
  CHECK_OK(keep_node_set_direction(ui, window, KEEP_RIGHT_TO_LEFT));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, box), 4, 41, 394, 256);
  CHECK(are(keep_node_margins(ui, window), 1, 4, 3, 2));
  CHECK(are(keep_node_effective_margins(ui, window), 41, 4, 3, 2));
  CHECK(are(keep_node_safe_area(ui, window), 40, 0, 0, 0));
  CHECK(are(keep_node_effective_safe_area(ui, box), 0, 0, 0, 0));
  CHECK_OK(keep_node_set_margins_include_safe_area(ui, window, false));
  CHECK(!keep_node_margins_include_safe_area(ui, window));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, box).y, 1);
  CHECK(!keep_node_inherits_margins(ui, box));
  CHECK_OK(keep_node_set_inherits_margins(ui, box, true));
  CHECK(keep_node_inherits_margins(ui, box));
  keep_layout_destroy(ui);
}

static void test_direction(void) {
  set_up();
  keep(KEEP_LEADING_INSET, 10);
  keep(KEEP_WIDTH, 50);
  CHECK_OK(keep_layout_set_direction(ui, KEEP_RIGHT_TO_LEFT));
  CHECK(keep_layout_direction(ui) == KEEP_RIGHT_TO_LEFT);
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, box).x, 340);
  CHECK(keep_node_direction(ui, box) == KEEP_DIRECTION_INHERITED);
  CHECK(keep_node_effective_direction(ui, box) == KEEP_RIGHT_TO_LEFT);
  CHECK_OK(keep_layout_begin(ui));
  CHECK_OK(keep_node_set_direction(ui, window, KEEP_LEFT_TO_RIGHT));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, box).x, 10);
  CHECK_OK(keep_layout_rollback(ui));
  CHECK_NEAR(keep_node_frame(ui, box).x, 340);
  CHECK(keep_layout_set_direction(ui, KEEP_DIRECTION_INHERITED) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_node_set_direction(ui, box, (keep_direction)7) == KEEP_ERROR_INVALID_ARGUMENT);
  keep_layout_destroy(ui);
}

static void test_lines(void) {
  set_up();
  keep(KEEP_LEFT_INSET, 20);
  keep(KEEP_WIDTH, 100);
  keep(KEEP_HEIGHT, 40);
  keep(KEEP_FIRST_BASELINE_INSET, 60);
  CHECK_OK(keep_node_set_alignment_insets(ui, box, (keep_insets){1, 2, 3, 4}));
  CHECK_OK(keep_node_set_baselines(ui, box, 30, 8));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, box), 18, 29, 106, 44);
  CHECK(are(keep_node_alignment_insets(ui, box), 1, 2, 3, 4));
  double first = -1, last = -1;
  keep_node_baselines(ui, box, &first, &last);
  CHECK(first == 30 && last == 8);
  keep_node_baseline_positions(ui, box, &first, &last);
  CHECK(first == 60 && last == 62);
  keep_node_baseline_positions(ui, KEEP_NO_NODE, &first, NULL);
  keep_node_baselines(NULL, box, NULL, &last);
  CHECK(first == 0 && last == 0);
  keep_layout_destroy(ui);
}

static void test_bad_input(void) {
  set_up();
  const double bad[] = {NAN, INFINITY, -INFINITY, 1.5e12};
  for (size_t i = 0; i < COUNT(bad); i++) {
    keep_insets insets = {0, 0, bad[i], 0};
    CHECK(keep_node_set_margins(ui, window, insets, false) == KEEP_ERROR_INVALID_ARGUMENT);
    CHECK(keep_node_set_safe_area(ui, window, insets) == KEEP_ERROR_INVALID_ARGUMENT);
    CHECK(keep_node_set_alignment_insets(ui, window, insets) == KEEP_ERROR_INVALID_ARGUMENT);
    CHECK(keep_node_set_baselines(ui, window, bad[i], 0) == KEEP_ERROR_INVALID_ARGUMENT);
  }
  CHECK(are(keep_node_margins(ui, window), 8, 8, 8, 8));
  keep_insets none = {0, 0, 0, 0};
  CHECK(keep_node_set_margins(ui, KEEP_NO_NODE, none, false) == KEEP_ERROR_INVALID_HANDLE);
  CHECK(keep_node_set_safe_area(NULL, window, none) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(are(keep_node_margins(ui, KEEP_NO_NODE), 0, 0, 0, 0));
  CHECK(are(keep_node_effective_margins(NULL, window), 0, 0, 0, 0));
  CHECK(keep_layout_direction(NULL) == KEEP_LEFT_TO_RIGHT);
  keep_layout_destroy(ui);
}

/* A margin of which the inset is 9 times as much: every guess is further away than the one before. */
static void test_margins_that_do_not_converge(void) {
  set_up();
  CHECK_OK(keep_node_set_name(ui, box, "box"));
  CHECK_OK(keep_node_set_margins(ui, window, (keep_insets){20, 20, 20, 20}, false));
  CHECK_OK(keep_node_set_margins(ui, box, (keep_insets){0, 0, 0, 0}, false));
  CHECK_OK(keep_node_set_inherits_margins(ui, box, true));
  keep(KEEP_WIDTH, 60);
  keep_node inner = keep_node_create(ui, box);
  keep_attribute margin = keep_node_attribute(ui, inner, KEEP_LEFT_MARGIN_INSET);
  CHECK_OK(keep_attribute_set_equal(ui, margin, 0, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_equal_to(ui, keep_node_attribute(ui, box, KEEP_LEFT_INSET),
                                       keep_node_attribute(ui, inner, KEEP_LEFT_INSET), 9, 0,
                                       KEEP_REQUIRED));
  CHECK(keep_layout_solve(ui) == KEEP_ERROR_LIMIT);
  CHECK_TEXT(keep_layout_error_message(ui),
             "keep_layout_solve: <box> does not converge: its margins "
             "change its position, which changes its margins");
  keep_layout_destroy(ui);
}

/* Within 100 points the top of the box, as long as that is covered, is above what is safe of it: the inner
 * node is 20 below the top of the window, and at the safe top of the box. With nothing covered the box is at
 * 20, and clear. So it is whatever was solved before. */
static void test_places_have_no_history(void) {
  for (int history = 0; history < 3; history++) {
    set_up();
    CHECK_OK(keep_node_set_safe_area(ui, window, (keep_insets){.top = 20}));
    keep(KEEP_SIZE, 100);
    keep_node inner = keep_node_create(ui, box);
    keep_attribute top = keep_node_attribute(ui, inner, KEEP_TOP_SAFE_INSET);
    CHECK_OK(keep_attribute_set_equal(ui, top, 0, KEEP_REQUIRED));
    if (history > 0)
      keep(KEEP_TOP_INSET, history == 1 ? 5 : 0);
    CHECK_OK(keep_layout_solve(ui));
    if (history > 0)
      CHECK_OK(keep_attribute_clear(ui, keep_node_attribute(ui, box, KEEP_TOP_INSET)));
    keep_attribute both = keep_node_attribute_to(ui, inner, KEEP_TOP_ALIGN, window);
    CHECK_OK(keep_attribute_set_equal(ui, both, 20, KEEP_REQUIRED));
    for (int again = 0; again < 2; again++) {
      CHECK_OK(keep_layout_solve(ui));
      CHECK_FRAME(keep_node_frame(ui, box), 0, 20, 100, 100);
      CHECK(keep_node_frame(ui, inner).y == 0);
    }
    keep_layout_destroy(ui);
  }
}

/* z is 20 below the safe top of the window, 40: clear of the bar. */
static void test_destroying_is_taken_back_with_what_covers(void) {
  set_up();
  CHECK_OK(keep_layout_begin(ui));
  CHECK_OK(keep_node_set_safe_area(ui, window, (keep_insets){.top = 20}));
  keep_node z = keep_node_create(ui, window);
  keep_constraint sum =
      keep_node_constrain(ui, z, KEEP_ANCHOR_TOP_SAFE, KEEP_AT_LEAST, KEEP_NO_NODE,
                          KEEP_ANCHOR_TOP_SAFE, 1, 20, KEEP_REQUIRED, true);
  CHECK_OK(keep_layout_begin(ui));
  CHECK_OK(keep_node_destroy(ui, z));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_OK(keep_layout_rollback(ui));
  CHECK_OK(keep_layout_commit(ui));
  CHECK(keep_node_frame(ui, z).y == 40);
  CHECK(keep_constraint_violation(ui, sum) == 0);
  CHECK_OK(keep_node_set_safe_area(ui, window, (keep_insets){.top = 30}));
  CHECK_OK(keep_layout_solve(ui));
  CHECK(keep_node_frame(ui, z).y == 50);
  keep_layout_destroy(ui);
}

int main(void) {
  test_places_have_no_history();
  test_destroying_is_taken_back_with_what_covers();
  test_margins_that_do_not_converge();
  test_margins_and_safe_area();
  test_direction();
  test_lines();
  test_bad_input();
  return 0;
}
