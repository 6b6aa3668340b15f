/* Transactions: what is taken back is taken back whole: tree, values, frames, handles.
 * Linked as any program: cc transactions.c $(pkg-config --cflags --libs keeplayout) -lm
 */
#include "title.h"

static void test_rollback(void) {
  set_up();
  CHECK_OK(keep_layout_begin(ui));
  keep_node extra = keep_node_create(ui, icon);
  keep_attribute extra_width = keep_node_attribute(ui, extra, KEEP_WIDTH);
  keep_constraint rule;
  CHECK_OK(keep_attribute_set_equal(ui, extra_width, 5, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_equal(ui, gap, 100, KEEP_LOW));
  CHECK_OK(keep_attribute_set_min(ui, width, 10, KEEP_LOW));
  CHECK_OK(
      keep_node_add_rule(ui, title, KEEP_HEIGHT, KEEP_NO_NODE, KEEP_EQUAL, 9, KEEP_LOW, &rule));
  CHECK_OK(keep_node_set_name(ui, icon, "image"));
  CHECK_OK(keep_node_move(ui, title, KEEP_NO_NODE));
  CHECK_OK(keep_node_destroy(ui, icon));
  CHECK_OK(keep_layout_solve(ui));
  CHECK(!keep_node_is_valid(ui, icon) && !keep_attribute_is_valid(ui, gap));
  CHECK_OK(keep_layout_rollback(ui));

  CHECK(!keep_node_is_valid(ui, extra) && !keep_attribute_is_valid(ui, extra_width));
  CHECK(!keep_constraint_is_valid(ui, rule));
  CHECK(keep_node_is_valid(ui, icon) && keep_attribute_is_valid(ui, gap));
  CHECK_TEXT(keep_node_name(ui, icon), "icon");
  CHECK(keep_node_parent(ui, title).id == window.id && keep_node_child_count(ui, window) == 2);
  CHECK(keep_node_child_count(ui, icon) == 0 && keep_layout_node_count(ui) == 3);
  CHECK(keep_attribute_equal(ui, gap, NULL) == 20 && isnan(keep_attribute_min(ui, width, NULL)));
  CHECK(keep_node_attribute_to(ui, icon, KEEP_RIGHT_OFFSET, title).id == gap.id);
  CHECK_NEAR(keep_node_frame(ui, title).x, 60);
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, title), 60, 0, 0, 0);

  /* New nodes take the places of the ones taken back, but not their handles. */
  keep_node next = keep_node_create(ui, icon);
  CHECK(next.id != extra.id && !keep_node_is_valid(ui, extra));
  CHECK_OK(keep_attribute_set_equal(ui, gap, 30, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, title).x, 70);
  keep_layout_destroy(ui);
}

static void test_nesting(void) {
  set_up();
  CHECK_OK(keep_layout_begin(ui));
  CHECK_OK(keep_attribute_set_equal(ui, width, 50, KEEP_REQUIRED));
  CHECK_OK(keep_layout_begin(ui));
  CHECK_OK(keep_attribute_set_equal(ui, gap, 1, KEEP_REQUIRED));
  CHECK_OK(keep_layout_commit(ui));
  CHECK_OK(keep_layout_begin(ui));
  CHECK_OK(keep_attribute_set_equal(ui, width, 60, KEEP_REQUIRED));
  CHECK_OK(keep_layout_rollback(ui));
  CHECK(keep_attribute_equal(ui, width, NULL) == 50 && keep_attribute_equal(ui, gap, NULL) == 1);
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, title).x, 51);
  CHECK_OK(keep_layout_rollback(ui));
  CHECK(keep_attribute_equal(ui, width, NULL) == 40 && keep_attribute_equal(ui, gap, NULL) == 20);
  CHECK_NEAR(keep_node_frame(ui, title).x, 60);

  CHECK_OK(keep_layout_begin(ui));
  CHECK_OK(keep_attribute_set_equal(ui, gap, 2, KEEP_REQUIRED));
  CHECK_OK(keep_layout_commit(ui));
  CHECK_NEAR(keep_node_frame(ui, title).x, 42);
  keep_layout_destroy(ui);
}

/* What the outer one has changed, and not solved, is so still when an inner one was taken back; unless
 * it was solved there. */
static void test_unsolved(void) {
  for (int policy = 0; policy < 2; policy++) {
    set_up();
    CHECK_OK(keep_layout_set_conflict_policy(ui, (keep_conflict_policy)policy));
    CHECK_OK(keep_attribute_set_equal(ui, width, 50, KEEP_REQUIRED));
    CHECK_NEAR(keep_node_frame(ui, title).x, 60);
    CHECK_OK(keep_layout_begin(ui));
    CHECK_NEAR(keep_node_frame(ui, title).x, 70);
    CHECK_OK(keep_attribute_set_equal(ui, width, 60, KEEP_REQUIRED));
    CHECK_OK(keep_layout_begin(ui));
    CHECK_NEAR(keep_node_frame(ui, title).x, 70);
    keep_node extra = keep_node_create(ui, window);
    CHECK_OK(keep_attribute_set_equal(ui, gap, 0, KEEP_REQUIRED));
    CHECK_OK(keep_attribute_set_equal(ui, width, 300, KEEP_REQUIRED));
    CHECK_OK(keep_layout_rollback(ui));
    CHECK(!keep_node_is_valid(ui, extra) && keep_attribute_equal(ui, width, NULL) == 60);
    CHECK_FRAME(keep_node_frame(ui, icon), 0, 0, 50, 0);
    CHECK_NEAR(keep_node_frame(ui, title).x, 70);

    /* Twice over, with one that is kept between them. */
    CHECK_OK(keep_layout_begin(ui));
    CHECK_OK(keep_attribute_set_equal(ui, gap, 30, KEEP_REQUIRED));
    CHECK_OK(keep_layout_begin(ui));
    CHECK_OK(keep_node_destroy(ui, icon));
    CHECK_OK(keep_layout_rollback(ui));
    CHECK_FRAME(keep_node_frame(ui, icon), 0, 0, 50, 0);
    CHECK_OK(keep_layout_commit(ui));
    CHECK_NEAR(keep_node_frame(ui, title).x, 70);

    CHECK_OK(keep_layout_begin(ui));
    CHECK_OK(keep_attribute_set_equal(ui, width, 300, KEEP_REQUIRED));
    CHECK_OK(keep_layout_solve(ui));
    CHECK_NEAR(keep_node_frame(ui, title).x, 330);
    CHECK_OK(keep_layout_rollback(ui));
    CHECK_NEAR(keep_node_frame(ui, title).x, 90);
    CHECK_OK(keep_attribute_set_equal(ui, gap, 0, KEEP_REQUIRED));
    CHECK_OK(keep_layout_rollback(ui));
    CHECK(keep_attribute_equal(ui, width, NULL) == 50);
    CHECK(keep_attribute_equal(ui, gap, NULL) == 20);
    CHECK_NEAR(keep_node_frame(ui, title).x, 70);
    CHECK_OK(keep_layout_solve(ui));
    CHECK_NEAR(keep_node_frame(ui, title).x, 70);
    keep_layout_destroy(ui);
  }
}

/* Twice as high as it is wide. */
static double measure(keep_layout *layout, keep_node node, double length, void *user_data) {
  (void)layout, (void)user_data, (void)node;
  return 2 * length;
}

/* What is measured is right with what the outer one has changed, too: 60 wide, 120 high. */
static void test_measured(void) {
  set_up();
  CHECK_OK(keep_node_set_measure(ui, icon, KEEP_VERTICAL, measure, NULL, NULL));
  CHECK_OK(keep_layout_begin(ui));
  CHECK_FRAME(keep_node_frame(ui, icon), 0, 0, 40, 80);
  CHECK_OK(keep_attribute_set_equal(ui, width, 60, KEEP_REQUIRED));
  CHECK_OK(keep_layout_begin(ui));
  CHECK_OK(keep_attribute_set_equal(ui, width, 100, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, icon), 0, 0, 100, 200);
  CHECK_OK(keep_layout_rollback(ui));
  CHECK_FRAME(keep_node_frame(ui, icon), 0, 0, 60, 120);
  CHECK_OK(keep_layout_rollback(ui));
  CHECK_FRAME(keep_node_frame(ui, icon), 0, 0, 40, 80);
  keep_layout_destroy(ui);
}

/* A function that measures no length does not keep a transaction from beginning. */
static double measure_nothing(keep_layout *layout, keep_node node, double length, void *user_data) {
  (void)layout, (void)user_data, (void)node, (void)length;
  return -1;
}

static void test_measured_badly(void) {
  set_up();
  CHECK_OK(keep_node_set_measure(ui, icon, KEEP_VERTICAL, measure_nothing, NULL, NULL));
  CHECK_OK(keep_layout_begin(ui));
  CHECK(keep_layout_error(ui) == KEEP_OK);
  CHECK_OK(keep_attribute_set_equal(ui, width, 60, KEEP_REQUIRED));
  CHECK(keep_layout_commit(ui) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_layout_rollback(ui) == KEEP_ERROR_STATE);
  CHECK_NEAR(keep_node_frame(ui, icon).width, 60);
  keep_layout_destroy(ui);
}

/* What is reported of a node, from one width to another: nothing if it is the one that was reported
 * last. */
static void check_report(size_t report(keep_layout *, keep_node *, keep_rect *, size_t),
                         keep_node node, double from, double to) {
  keep_node nodes[8];
  keep_rect frames[8];
  size_t count = report(ui, nodes, frames, 8), times = 0;
  CHECK(keep_node_frame(ui, node).width == to);
  for (size_t k = 0; k < count; k++)
    if (nodes[k].id == node.id) {
      times++;
      CHECK(frames[k].width == to);
    }
  CHECK(times == (from != to));
}

/* A node is reported with one width, and solved with another. In a transaction it is destroyed, and
 * somebody asks or does not; then it is back. */
static void test_reports_of_what_comes_back(void) {
  const double pairs[][2] = {{3, 7}, {3, 0}, {0, 3}, {7, 7}};
  for (int k = 0; k < 16; k++) {
    double from = pairs[k % 4][0], to = pairs[k % 4][1];
    size_t (*report)(keep_layout *, keep_node *, keep_rect *, size_t) =
        k % 8 < 4 ? keep_layout_changes : keep_layout_presented_changes;
    ui = keep_layout_create();
    keep_node root = keep_node_create(ui, KEEP_NO_NODE), node = keep_node_create(ui, root);
    keep_attribute wide = keep_node_attribute(ui, node, KEEP_WIDTH);
    CHECK_OK(keep_attribute_set_equal(ui, wide, from, KEEP_REQUIRED));
    CHECK_OK(keep_layout_solve(ui));
    check_report(report, node, 0, from);
    CHECK_OK(keep_attribute_set_equal(ui, wide, to, KEEP_REQUIRED));
    CHECK_OK(keep_layout_solve(ui));
    CHECK_OK(keep_layout_begin(ui));
    CHECK_OK(keep_node_destroy(ui, node));
    CHECK_OK(keep_layout_solve(ui));
    if (k >= 8)
      CHECK(report(ui, NULL, NULL, (size_t)-1) == 0);
    CHECK_OK(keep_layout_rollback(ui));
    check_report(report, node, from, to);
    check_report(report, node, to, to);
    keep_layout_destroy(ui);
  }
}

/* 10 x 10 and alignment insets of 2 all around: the frame is 14 x 14, and 10 x 10 again. */
static void test_reports_of_alignment_insets(void) {
  ui = keep_layout_create();
  keep_node node = keep_node_create(ui, KEEP_NO_NODE);
  CHECK_OK(keep_node_set_size(ui, node, 10, 10));
  CHECK_OK(keep_layout_solve(ui));
  check_report(keep_layout_changes, node, 0, 10);
  CHECK_OK(keep_layout_begin(ui));
  CHECK_OK(keep_node_set_alignment_insets(ui, node, (keep_insets){2, 2, 2, 2}));
  CHECK_OK(keep_layout_solve(ui));
  check_report(keep_layout_changes, node, 10, 14);
  CHECK_OK(keep_layout_rollback(ui));
  check_report(keep_layout_changes, node, 14, 10);
  keep_layout_destroy(ui);
}

/* A width of less than 1e-12 counts as 0, and is reported if it becomes that. */
static void test_report_of_next_to_nothing(void) {
  keep_layout *ui = keep_layout_create();
  keep_node window = keep_node_create(ui, KEEP_NO_NODE), box = keep_node_create(ui, window);
  keep_node inner = keep_node_create(ui, box), beside = keep_node_create(ui, window);
  const keep_node both[] = {window, beside};
  keep_node nodes[4];
  keep_rect frames[4];
  double reported = 0;
  CHECK_OK(keep_node_set_size(ui, window, 9.9e-13, 10));
  for (int k = 0; k < 2; k++) {
    CHECK_OK(keep_layout_solve(ui));
    size_t count = keep_layout_changes(ui, nodes, frames, COUNT(nodes));
    for (size_t i = 0; i < count; i++)
      reported = nodes[i].id == window.id ? frames[i].width : reported;
    CHECK(reported == keep_node_frame(ui, window).width);
    CHECK_OK(keep_nodes_set(ui, both, 2, KEEP_TRAILING_OFFSET, inner, KEEP_EQUAL, -17, 1e-9));
    keep_attribute sides = keep_node_attribute(ui, box, KEEP_HORIZONTAL_SAFE_INSETS);
    CHECK_OK(keep_attribute_set_equal(ui, sides, 4, KEEP_REQUIRED));
  }
  keep_layout_destroy(ui);
}

/* Nodes of which each is 1e11 times as wide as the one before are more than 1e200 wide: that is told, and
 * ends the transaction all the same. */
static void test_too_large(void) {
  for (int policy = 0; policy < 2; policy++) {
    keep_layout *ui = keep_layout_create();
    CHECK_OK(keep_layout_set_conflict_policy(ui, policy ? KEEP_CONFLICTS_REFUSED
                                                        : KEEP_CONFLICTS_REPORTED));
    CHECK_OK(keep_layout_begin(ui));
    keep_node nodes[20] = {keep_node_create(ui, KEEP_NO_NODE)};
    for (int i = 1; i < 20; i++) {
      nodes[i] = keep_node_create(ui, nodes[0]);
      const keep_term terms[] = {{nodes[i], KEEP_ANCHOR_WIDTH, 1},
                                 {nodes[i - 1], KEEP_ANCHOR_WIDTH, -1e11}};
      keep_constraint_create(ui, terms, 2, KEEP_EQUAL, 0, KEEP_REQUIRED, true);
    }
    CHECK_OK(keep_node_set_axis_size(ui, nodes[0], KEEP_HORIZONTAL, 1, KEEP_REQUIRED));
    CHECK(keep_layout_solve(ui) == KEEP_ERROR_LIMIT);
    CHECK(keep_layout_commit(ui) == KEEP_ERROR_LIMIT);
    CHECK(keep_layout_commit(ui) == KEEP_ERROR_STATE);
    CHECK(keep_layout_solve(ui) == KEEP_ERROR_LIMIT);
    CHECK_FRAME(keep_node_frame(ui, nodes[19]), 0, 0, 0, 0);
    CHECK_OK(keep_layout_begin(ui));
    CHECK_OK(keep_node_set_axis_size(ui, nodes[0], KEEP_HORIZONTAL, 0, KEEP_REQUIRED));
    CHECK_OK(keep_layout_commit(ui));
    CHECK_OK(keep_layout_set_conflict_policy(ui, KEEP_CONFLICTS_REPORTED));
    keep_layout_destroy(ui);
  }
}

/* What an atomic group or an animation has begun ends as such, or is rolled back. */
static void test_other_ends(void) {
  ui = keep_layout_create();
  CHECK(keep_atomic_begin(ui).id != 0);
  CHECK(keep_layout_commit(ui) == KEEP_ERROR_STATE &&
        keep_animation_commit(ui) == KEEP_ERROR_STATE);
  CHECK_OK(keep_atomic_end(ui));
  CHECK(keep_animation_begin(ui, KEEP_NO_NODE, 1, 0).id != 0);
  CHECK(keep_layout_commit(ui) == KEEP_ERROR_STATE && keep_atomic_end(ui) == KEEP_ERROR_STATE);
  CHECK_OK(keep_layout_rollback(ui));
  CHECK(keep_layout_rollback(ui) == KEEP_ERROR_STATE);
  keep_layout_destroy(ui);
}

int main(void) {
  test_rollback();
  test_nesting();
  test_unsolved();
  test_measured();
  test_measured_badly();
  test_reports_of_what_comes_back();
  test_reports_of_alignment_insets();
  test_report_of_next_to_nothing();
  test_too_large();
  test_other_ends();
  return 0;
}
