/* Guides, scrolling, shortcuts and priorities of content, as a C host uses them.
 * Linked as any program: cc guides.c $(pkg-config --cflags --libs keeplayout) -lm
 */
#include "check.h"

static keep_layout *ui;
static keep_node window, panel, label;

static void set_up(void) {
  ui = keep_layout_create();
  window = keep_node_create(ui, KEEP_NO_NODE);
  CHECK_OK(keep_node_set_size(ui, window, 320, 480));
  panel = keep_node_create(ui, window);
  label = keep_node_create(ui, panel);
  CHECK_OK(
      keep_node_keep_insets(ui, panel, KEEP_INSETS, (keep_insets){10, 20, 30, 40}, KEEP_REQUIRED));
}

static void test_guides(void) {
  set_up();
  keep_node guide = keep_guide_create(ui, panel),
            margins = keep_node_guide(ui, panel, KEEP_GUIDE_MARGINS);
  CHECK(keep_node_is_guide(ui, guide) && !keep_node_is_guide(ui, panel));
  CHECK(keep_node_child_count(ui, panel) == 1 && keep_layout_node_count(ui) == 5);
  CHECK(keep_node_guide(ui, panel, KEEP_GUIDE_SAFE).id ==
        keep_node_guide(ui, panel, KEEP_GUIDE_SAFE).id);
  CHECK_OK(keep_node_keep_size(ui, guide, 50, 40, KEEP_REQUIRED));
  CHECK_OK(keep_node_keep_center(ui, guide, 0.5, 0.25, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_equal(ui, keep_node_attribute_to(ui, label, KEEP_EDGE_ALIGN, guide),
                                    0, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, panel), 20, 10, 260, 440);
  CHECK_FRAME(keep_node_frame(ui, label), 105, 90, 50, 40);
  CHECK_FRAME(keep_node_frame(ui, margins), 8, 8, 244, 424);
  CHECK_FRAME(keep_node_frame(ui, keep_node_guide(ui, panel, KEEP_GUIDE_SAFE)), 0, 0, 260, 440);

  CHECK(keep_node_create(ui, guide).id == 0 && keep_layout_error(ui) == KEEP_ERROR_STATE);
  CHECK_TEXT(keep_layout_error_message(ui),
             "keep_node_create: <guide #4> is a guide: it stays with its owner, has no children, "
             "and no place among them");
  CHECK(keep_node_move(ui, guide, window) == KEEP_ERROR_STATE);
  CHECK(keep_node_move(ui, label, guide) == KEEP_ERROR_STATE);
  CHECK(keep_node_move_before(ui, label, guide) == KEEP_ERROR_STATE);
  CHECK(keep_layout_create_nodes(ui, &guide, NULL, 1) == KEEP_ERROR_STATE);
  CHECK_OK(keep_node_destroy(ui, panel));
  CHECK(!keep_node_is_valid(ui, guide) && keep_layout_node_count(ui) == 1);
  keep_layout_destroy(ui);
}

/* KeepLayout 1.7's layout view: insets of 0, the safe area at top and bottom, the margins at the sides. */
static void test_layout_view(void) {
  set_up();
  CHECK_OK(keep_node_set_safe_area(ui, window, (keep_insets){44, 3, 34, 5}));
  CHECK_OK(keep_node_set_margins(ui, window, (keep_insets){1, 16, 2, 20}, false));
  keep_node view = keep_node_guide(ui, window, KEEP_GUIDE_LAYOUT);
  CHECK(keep_node_guide(ui, window, KEEP_GUIDE_LAYOUT).id == view.id);
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, view), 19, 44, 320 - 19 - 25, 480 - 44 - 34);
  keep_layout_destroy(ui);
}

/* The four words of 0.3.1, whose README says 1000, 750, 250 and 50. */
static void test_words(void) {
  set_up();
  const double priorities[] = {KEEP_MUST, KEEP_SHALL, KEEP_MAY, KEEP_FIT};
  const double expected[] = {1000, 750, 250, 50};
  for (int k = 0; k < 4; k++) {
    keep_constraint rule;
    CHECK_OK(keep_node_add_rule(ui, label, KEEP_WIDTH, KEEP_NO_NODE, KEEP_AT_LEAST, 10 * k,
                                priorities[k], &rule));
    CHECK(keep_constraint_priority(ui, rule) == expected[k]);
  }
  keep_layout_destroy(ui);
}

static void test_scrolling(void) {
  set_up();
  CHECK(!keep_node_is_scroll_disabled(ui, panel, KEEP_HORIZONTAL));
  keep_node content = keep_node_guide(ui, panel, KEEP_GUIDE_SCROLL);
  CHECK_OK(keep_node_keep_insets(ui, label, KEEP_INSETS, (keep_insets){5, 5, 5, 5}, KEEP_REQUIRED));
  CHECK_OK(keep_node_keep_size(ui, label, 600, 30, KEEP_HIGH));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, label), 5, 5, 600, 30);
  CHECK_FRAME(keep_node_frame(ui, content), 0, 0, 610, 40);
  CHECK_OK(keep_node_set_scroll_disabled(ui, panel, KEEP_HORIZONTAL, true));
  CHECK(keep_node_is_scroll_disabled(ui, panel, KEEP_HORIZONTAL));
  CHECK(!keep_node_is_scroll_disabled(ui, panel, KEEP_VERTICAL));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, label), 5, 5, 250, 30);
  CHECK_OK(keep_node_set_scroll_disabled(ui, panel, KEEP_HORIZONTAL, false));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, label), 5, 5, 600, 30);
  keep_layout_destroy(ui);
}

static void test_shortcuts(void) {
  set_up();
  CHECK_OK(keep_node_keep_size(ui, label, 60, 40, KEEP_REQUIRED));
  CHECK_OK(keep_node_keep_centered(ui, label, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, label), 100, 200, 60, 40);
  CHECK_OK(keep_nodes_keep_center(ui, &label, 1, 0, 0, KEEP_REQUIRED));
  CHECK_OK(keep_node_keep_vertically_centered(ui, label, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, label), -30, 200, 60, 40);
  CHECK_OK(keep_node_keep_horizontally_centered(ui, label, KEEP_REQUIRED));
  CHECK_OK(keep_nodes_keep_size(ui, &label, 1, 80, NAN, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, label), 90, 220, 80, 0);
  CHECK(isnan(keep_attribute_equal(ui, keep_node_attribute(ui, label, KEEP_HEIGHT), NULL)));

  CHECK_OK(keep_nodes_keep_insets(ui, &label, 1, KEEP_MARGIN_INSETS, (keep_insets){1, NAN, 1, NAN},
                                  KEEP_HIGH));
  CHECK(keep_node_hugging(ui, label, KEEP_VERTICAL) == 250);
  CHECK(keep_node_compression(ui, label, KEEP_HORIZONTAL) == 750);
  CHECK_OK(keep_node_set_hugging(ui, label, KEEP_VERTICAL, KEEP_MORE(KEEP_LOW)));
  CHECK_OK(
      keep_nodes_set_resistance(ui, &label, 1, KEEP_HORIZONTAL, KEEP_COMPRESSION, KEEP_REQUIRED));
  CHECK_OK(keep_nodes_set_resistance(ui, &label, 1, KEEP_HORIZONTAL, KEEP_HUGGING, 1));
  CHECK_OK(keep_node_set_compression(ui, label, KEEP_VERTICAL, 2));
  CHECK(keep_node_hugging(ui, label, KEEP_VERTICAL) == 260);
  CHECK(keep_node_hugging(ui, label, KEEP_HORIZONTAL) == 1);
  CHECK(keep_node_compression(ui, label, KEEP_HORIZONTAL) == 1000);
  CHECK(keep_node_compression(ui, label, KEEP_VERTICAL) == 2);
  keep_layout_destroy(ui);
}

int main(void) {
  test_guides();
  test_layout_view();
  test_words();
  test_scrolling();
  test_shortcuts();
  return 0;
}
