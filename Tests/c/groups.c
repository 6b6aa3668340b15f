/* Groups, arrays of nodes, values that follow others, and atomic groups, as a C host uses them.
 * Linked as any program: cc groups.c $(pkg-config --cflags --libs keeplayout) -lm
 */
#include "check.h"

static keep_layout *ui;
static keep_node window, row[3];

static void set_up(void) {
  ui = keep_layout_create();
  window = keep_node_create(ui, KEEP_NO_NODE);
  CHECK_OK(keep_node_set_size(ui, window, 320, 200));
  for (int i = 0; i < 3; i++)
    row[i] = keep_node_create(ui, window);
}

/* Three columns of one width between insets of 10, with gaps of 10: (320 - 40) / 3. */
static void test_row(void) {
  const double width = 280.0 / 3;
  set_up();
  CHECK_OK(keep_nodes_set(ui, row, 3, KEEP_VERTICAL_INSETS, KEEP_NO_NODE, KEEP_EQUAL, 10,
                          KEEP_REQUIRED));
  CHECK_OK(keep_nodes_set_between(ui, row, 3, KEEP_WIDTH, KEEP_EQUAL, 1, KEEP_REQUIRED));
  CHECK_OK(keep_nodes_set_between(ui, row, 3, KEEP_RIGHT_OFFSET, KEEP_EQUAL, 10, KEEP_REQUIRED));
  keep_attribute ends[] = {keep_node_attribute(ui, row[0], KEEP_LEFT_INSET),
                           keep_node_attribute(ui, row[2], KEEP_RIGHT_INSET)};
  keep_attribute both = keep_group_create(ui, ends, 2), members[4];
  CHECK_OK(keep_attribute_set_equal(ui, both, 10, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  for (int i = 0; i < 3; i++)
    CHECK_FRAME(keep_node_frame(ui, row[i]), 10 + i * (width + 10), 10, width, 180);

  CHECK(keep_attribute_kind_of(ui, both) == KEEP_GROUP);
  CHECK(keep_attribute_members(ui, both, members, 1) == 2 && members[0].id == ends[0].id);
  CHECK_TEXT(keep_attribute_name(ui, both), "(no name)");
  CHECK_OK(keep_attribute_set_name(ui, both, "the ends"));
  CHECK_TEXT(keep_attribute_name(ui, both), "the ends");
  CHECK(isnan(keep_attribute_equal(ui, both, NULL)) && keep_attribute_is_active(ui, both));
  CHECK_OK(keep_group_destroy(ui, both));
  CHECK(keep_attribute_equal(ui, ends[1], NULL) == 10);
  keep_layout_destroy(ui);
}

/* Widths of 20, 40 and 60 leave 200, so two gaps of 100. */
static void test_distribution(void) {
  set_up();
  for (int i = 0; i < 3; i++)
    CHECK_OK(keep_attribute_set_equal(ui, keep_node_attribute(ui, row[i], KEEP_WIDTH), 20 + 20 * i,
                                      KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_equal(ui, keep_node_attribute(ui, row[0], KEEP_LEFT_INSET), 0,
                                    KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_equal(ui, keep_node_attribute(ui, row[2], KEEP_RIGHT_INSET), 0,
                                    KEEP_REQUIRED));
  CHECK_OK(keep_nodes_distribute(ui, row, 3, KEEP_RIGHT_OFFSET, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, row[1]).x, 120);
  CHECK_NEAR(keep_node_frame(ui, row[2]).x, 260);
  keep_layout_destroy(ui);
}

static void test_following(void) {
  double multiplier, constant, priority;
  set_up();
  CHECK_OK(keep_node_set_name(ui, row[0], "title"));
  CHECK_OK(keep_node_set_name(ui, window, "window"));
  keep_attribute inset = keep_node_attribute(ui, row[0], KEEP_LEFT_INSET);
  keep_attribute whole = keep_node_attribute(ui, window, KEEP_WIDTH);
  CHECK_OK(keep_attribute_set_equal_to(ui, inset, whole, 0.25, 4, KEEP_HIGH));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, row[0]).x, 84);
  keep_attribute followed =
      keep_attribute_followed(ui, inset, KEEP_EQUAL, &multiplier, &constant, &priority);
  CHECK(followed.id == whole.id && multiplier == 0.25 && constant == 4 && priority == KEEP_HIGH);
  keep_constraint constraint = keep_attribute_constraint(ui, inset, KEEP_EQUAL);
  CHECK(keep_constraint_source(ui, constraint) == KEEP_SOURCE_LINK);
  CHECK(keep_constraint_value(ui, constraint) == 4 && isnan(keep_attribute_equal(ui, inset, NULL)));
  CHECK_TEXT(keep_constraint_description(ui, constraint),
             "left inset of <title> to superview <window> equal to 0.25 * width of <window> + 4 "
             "with high priority");
  CHECK_OK(keep_attribute_set_min_to(ui, inset, whole, 0.5, 0, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, row[0]).x, 160);
  CHECK_OK(keep_attribute_set_max_to(ui, inset, whole, 0.125, 0, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_min(ui, inset, NAN, 0));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, row[0]).x, 40);
  keep_layout_destroy(ui);
}

static void test_values_and_limits(void) {
  double priority;
  set_up();
  keep_attribute width = keep_node_attribute(ui, row[0], KEEP_WIDTH);
  CHECK_OK(keep_attribute_keep_at_min_max(ui, width, 50, 40, 60));
  CHECK(keep_attribute_equal(ui, width, &priority) == 50 && priority == KEEP_HIGH);
  CHECK(keep_attribute_min(ui, width, &priority) == 40 && priority == KEEP_REQUIRED);
  CHECK(keep_attribute_max(ui, width, &priority) == 60 && priority == KEEP_REQUIRED);
  CHECK_OK(keep_attribute_keep_at_min(ui, width, 20, 10));
  CHECK(keep_attribute_max(ui, width, NULL) == 60 && keep_attribute_min(ui, width, NULL) == 10);
  CHECK_OK(keep_attribute_keep_at_max(ui, width, 25, 70));
  CHECK(keep_attribute_max(ui, width, NULL) == 70 && keep_attribute_min(ui, width, NULL) == 10);
  CHECK_OK(keep_attribute_keep_min_max(ui, width, 1, 2));
  CHECK(keep_attribute_equal(ui, width, NULL) == 25 && keep_attribute_max(ui, width, NULL) == 2);
  CHECK(KEEP_MORE(KEEP_HIGH) == 760 && KEEP_LESS(KEEP_REQUIRED) == 990);
  keep_layout_destroy(ui);
}

/* Two arrangements of one node, exchanged as one. */
static void test_atomic(void) {
  keep_constraint constraints[4], rule;
  set_up();
  keep_attribute width = keep_node_attribute(ui, row[0], KEEP_WIDTH);
  keep_atomic wide = keep_atomic_begin(ui);
  CHECK_OK(keep_attribute_set_equal(ui, width, 300, KEEP_REQUIRED));
  CHECK_OK(keep_node_add_rule(ui, row[0], KEEP_HEIGHT, KEEP_NO_NODE, KEEP_EQUAL, 30, KEEP_REQUIRED,
                              &rule));
  CHECK_OK(keep_atomic_end(ui));
  CHECK_FRAME(keep_node_frame(ui, row[0]), 0, 0, 300, 30);
  CHECK(keep_atomic_constraints(ui, wide, constraints, 4) == 2 && constraints[1].id == rule.id);

  CHECK_OK(keep_atomic_deactivate(ui, wide));
  CHECK(!keep_atomic_is_active(ui, wide) && !keep_constraint_is_active(ui, rule));
  keep_atomic narrow = keep_atomic_begin(ui);
  CHECK_OK(keep_attribute_set_equal(ui, width, 100, KEEP_REQUIRED));
  CHECK_OK(keep_atomic_end(ui));
  CHECK_FRAME(keep_node_frame(ui, row[0]), 0, 0, 100, 0);

  CHECK_OK(keep_layout_begin(ui));
  CHECK_OK(keep_atomic_deactivate(ui, narrow));
  CHECK_OK(keep_atomic_activate(ui, wide));
  CHECK_OK(keep_layout_commit(ui));
  CHECK_FRAME(keep_node_frame(ui, row[0]), 0, 0, 300, 30);
  CHECK_OK(keep_atomic_destroy(ui, wide));
  CHECK(!keep_atomic_is_valid(ui, wide) && keep_attribute_equal(ui, width, NULL) == 300);
  keep_layout_destroy(ui);
}

int main(void) {
  test_row();
  test_distribution();
  test_following();
  test_values_and_limits();
  test_atomic();
  return 0;
}
