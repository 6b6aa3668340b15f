/* What a host writes first: a value in one call, the node under the mouse, what is kept of a node, a log,
 * data that goes with its node. Expected values are worked out by hand. */
#include "check.h"

static keep_layout *ui;
static keep_node window, card, label;

static void set_up(void) {
  ui = keep_layout_create();
  window = keep_node_create(ui, KEEP_NO_NODE);
  card = keep_node_create(ui, window), label = keep_node_create(ui, card);
  CHECK_OK(keep_node_set_size(ui, window, 200, 100));
  CHECK_OK(keep_node_set_name(ui, card, "card"));
}

static void tear_down(void) {
  CHECK_OK(keep_layout_error(ui));
  keep_layout_destroy(ui);
}

/* ---- One call ---------------------------------------------------------------------------------- */

static void place(keep_node node, double x, double y, double width, double height) {
  CHECK_OK(keep_node_set(ui, node, KEEP_LEFT_INSET, KEEP_NO_NODE, KEEP_EQUAL, x, KEEP_REQUIRED));
  CHECK_OK(keep_node_set(ui, node, KEEP_TOP_INSET, KEEP_NO_NODE, KEEP_EQUAL, y, KEEP_REQUIRED));
  CHECK_OK(keep_node_set(ui, node, KEEP_WIDTH, KEEP_NO_NODE, KEEP_EQUAL, width, KEEP_REQUIRED));
  CHECK_OK(keep_node_set(ui, node, KEEP_HEIGHT, KEEP_NO_NODE, KEEP_EQUAL, height, KEEP_REQUIRED));
}

static void test_set(void) {
  place(card, 10, 10, 100, 50);
  CHECK_OK(keep_node_set(ui, label, KEEP_WIDTH, card, KEEP_EQUAL, 0.5, KEEP_REQUIRED));
  CHECK_OK(keep_node_set(ui, label, KEEP_LEFT_ALIGN, card, KEEP_AT_LEAST, 5, KEEP_HIGH));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, card), 10, 10, 100, 50);
  CHECK_NEAR(keep_node_frame(ui, label).width, 50);
  CHECK_NEAR(keep_node_frame(ui, label).x, 5);
  double priority;
  keep_attribute left = keep_node_attribute_to(ui, label, KEEP_LEFT_ALIGN, card);
  CHECK(keep_attribute_min(ui, left, &priority) == 5 && priority == KEEP_HIGH);

  CHECK(keep_node_set(ui, label, KEEP_TOP_OFFSET, KEEP_NO_NODE, KEEP_EQUAL, 1, 1) ==
        KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(strstr(keep_layout_error_message(ui), "needs another node") != NULL);
  CHECK(keep_node_set(ui, label, KEEP_TOP_INSET, card, KEEP_EQUAL, 1, 1) ==
        KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_node_set(ui, label, KEEP_WIDTH, KEEP_NO_NODE, KEEP_EQUAL, KEEP_REQUIRED, 1200) ==
        KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_node_set(NULL, label, KEEP_WIDTH, KEEP_NO_NODE, KEEP_EQUAL, 1, 1) ==
        KEEP_ERROR_INVALID_ARGUMENT);
  keep_layout_clear_error(ui);
}

/* ---- Hits -------------------------------------------------------------------------------------- */

static keep_node at(double x, double y) {
  return keep_node_at(ui, window, x, y, KEEP_FRAME_IN_ROOT);
}

static void test_hits(void) {
  keep_node above = keep_node_create(ui, window), guide = keep_guide_create(ui, window);
  place(card, 10, 10, 100, 50);
  place(label, 80, 20, 40, 10); /* reaches out of the card to 130 */
  place(above, 100, 0, 20, 100);
  place(guide, 0, 0, 200, 100);
  CHECK_OK(keep_layout_solve(ui));
  CHECK(at(0, 0).id == window.id);
  CHECK(at(10, 10).id == card.id && at(9.99, 10).id == window.id);
  CHECK(at(90, 30).id == label.id && at(90, 29).id == card.id && at(90, 40).id == card.id);
  CHECK(at(110, 35).id == above.id); /* a later sibling is above what is in an earlier one */
  CHECK(at(125, 35).id == label.id && at(130, 35).id == window.id);
  CHECK(at(200, 5).id == 0 && at(5, 100).id == 0 && at(-1, 5).id == 0);
  CHECK(at(NAN, 5).id == 0 && at(INFINITY, 5).id == 0);
  /* In the coordinates of the card, and in it alone. */
  CHECK(keep_node_at(ui, card, 0, 0, KEEP_FRAME_IN_ROOT).id == card.id);
  CHECK(keep_node_at(ui, card, 85, 25, KEEP_FRAME_IN_PARENT).id == label.id);
  CHECK(keep_node_at(ui, card, 95, 5, KEEP_FRAME_IN_ROOT).id == card.id);
  CHECK(keep_node_at(ui, label, 40, 5, KEEP_FRAME_IN_ROOT).id == 0);

  /* What is clipped is there within the frame alone, for a card that clips or scrolls; for the card itself not. */
  CHECK_OK(keep_node_set_clips(ui, card, true));
  CHECK(keep_node_clips(ui, card) && !keep_node_clips(ui, label));
  CHECK(at(125, 35).id == window.id && at(90, 30).id == label.id);
  CHECK(keep_node_at(ui, card, 115, 25, KEEP_FRAME_IN_ROOT).id == label.id);
  CHECK_OK(keep_node_set_clips(ui, card, false));
  CHECK(at(125, 35).id == label.id);

  CHECK_OK(keep_node_set_hidden(ui, above, true));
  CHECK(at(105, 35).id == label.id);
  CHECK_OK(keep_node_set_hidden(ui, card, true));
  CHECK(at(90, 35).id == window.id);
  CHECK_OK(keep_node_set_hidden(ui, card, false));
  CHECK_OK(keep_node_set_gone(ui, card, true));
  CHECK(at(90, 35).id == window.id);
  CHECK(keep_node_at(ui, label, 1, 1, KEEP_FRAME_IN_ROOT).id == 0);
  CHECK_OK(keep_node_set_gone(ui, card, false));
  CHECK_OK(keep_node_move_before(ui, above, card));
  CHECK_OK(keep_node_set_hidden(ui, above, false));
  CHECK_OK(keep_layout_solve(ui));
  CHECK(at(105, 35).id == label.id);

  CHECK(keep_node_at(NULL, window, 1, 1, KEEP_FRAME_IN_ROOT).id == 0);
  CHECK(keep_node_at(ui, KEEP_NO_NODE, 1, 1, KEEP_FRAME_IN_ROOT).id == 0);
  CHECK(keep_node_at(ui, window, 1, 1, (keep_frame_kind)99).id == 0);
}

/* On its way from 10 to 110, linearly: half a second is half the way. */
static void test_presented(void) {
  place(card, 10, 10, 50, 50);
  CHECK_OK(keep_layout_solve(ui));
  keep_animation move = keep_animation_begin(ui, KEEP_NO_NODE, 1, 0);
  CHECK_OK(keep_animation_set_curve(ui, move, KEEP_LINEAR));
  place(card, 110.5, 10, 50, 50);
  CHECK_OK(keep_animation_commit(ui));
  CHECK_OK(keep_layout_advance(ui, 0.5, NULL)); /* 60.25 */
  CHECK(keep_node_at(ui, window, 61, 30, KEEP_FRAME_PRESENTED_IN_ROOT).id == card.id);
  CHECK(keep_node_at(ui, window, 60.1, 30, KEEP_FRAME_PRESENTED_IN_ROOT).id == window.id);
  CHECK(keep_node_at(ui, window, 60.1, 30, KEEP_FRAME_PRESENTED_SNAPPED_IN_ROOT).id == card.id);
  CHECK(at(61, 30).id == window.id && at(111, 30).id == card.id);

  place(label, 1.5, 0, 10, 10);
  CHECK_OK(keep_layout_solve(ui));
  keep_rect r = keep_node_frame_as(ui, card, KEEP_FRAME_PRESENTED_SNAPPED);
  CHECK_FRAME(r, 60, 10, 50, 50); /* 60.25 to 110.25 */
  r = keep_node_frame_as(ui, label, KEEP_FRAME_PRESENTED_SNAPPED_IN_ROOT);
  CHECK_FRAME(r, 62, 10, 10, 10); /* 61.75 to 71.75 */
  r = keep_node_frame_as(ui, label, KEEP_FRAME_PRESENTED_SNAPPED);
  CHECK_FRAME(r, 2, 0, 10, 10);
  keep_rect both[2];
  keep_node nodes[] = {card, label};
  CHECK_OK(keep_layout_frames(ui, nodes, both, 2, KEEP_FRAME_PRESENTED_SNAPPED));
  CHECK_FRAME(both[1], 2, 0, 10, 10);
}

/* ---- Constraints ------------------------------------------------------------------------------- */

static void test_constraints(void) {
  keep_constraint found[8];
  CHECK(keep_node_constraints(ui, window, found, 8) == 2); /* its size */
  CHECK(keep_node_constraints(ui, label, found, 8) == 0);
  CHECK_OK(keep_node_set(ui, card, KEEP_WIDTH, KEEP_NO_NODE, KEEP_EQUAL, 10, KEEP_REQUIRED));
  CHECK_OK(keep_node_set(ui, label, KEEP_WIDTH, card, KEEP_AT_LEAST, 0.5, KEEP_HIGH));
  keep_attribute width = keep_node_attribute(ui, card, KEEP_WIDTH),
                 height = keep_node_attribute(ui, label, KEEP_HEIGHT);
  CHECK_OK(keep_attribute_set_to(ui, height, KEEP_EQUAL, width, 2, 0, KEEP_LOW));
  const keep_term terms[] = {
      {card, KEEP_ANCHOR_LEFT, 1}, {card, KEEP_ANCHOR_RIGHT, 1}, {window, KEEP_ANCHOR_WIDTH, -1}};
  keep_constraint sum = keep_constraint_create(ui, terms, 3, KEEP_EQUAL, 0, 10, false);
  CHECK(keep_node_constraints(ui, card, found, 8) == 4); /* the sum once */
  CHECK(found[0].id == keep_attribute_constraint(ui, width, KEEP_EQUAL).id);
  CHECK(found[2].id == keep_attribute_constraint(ui, height, KEEP_EQUAL).id);
  CHECK(found[3].id == sum.id && !keep_constraint_is_active(ui, sum));
  CHECK(keep_node_constraints(ui, label, NULL, 0) == 2);
  CHECK(keep_node_constraints(ui, window, found, 1) == 3);
  CHECK(keep_node_constraints(ui, KEEP_NO_NODE, NULL, 0) == 6);
  CHECK(keep_node_constraints(NULL, card, found, 8) == 0);
  CHECK_OK(keep_node_destroy(ui, card));
  CHECK(keep_node_constraints(ui, card, found, 8) == 0);
  CHECK(keep_node_constraints(ui, KEEP_NO_NODE, NULL, 0) == 2);
}

/* ---- Log --------------------------------------------------------------------------------------- */

static char told[4096];
static int calls, released;

static void tell(keep_layout *layout, keep_log kind, const char *text, void *user_data) {
  CHECK(layout == ui && user_data == told);
  CHECK(keep_layout_solve(layout) == KEEP_ERROR_BUSY); /* and this is not told */
  CHECK(keep_node_frame(layout, window).x == 0);
  calls++;
  snprintf(told, sizeof told, "%d %s", (int)kind, text);
}

static void release(void *user_data) { released += user_data != NULL; }

static void test_log(void) {
  calls = released = 0;
  const uint32_t all = KEEP_LOG_REFUSED | KEEP_LOG_CONFLICT | KEEP_LOG_AMBIGUITY;
  CHECK(keep_layout_set_log(ui, 32, tell, told, release) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_layout_set_log(NULL, all, tell, told, release) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(released == 0);
  CHECK_OK(keep_layout_set_log(ui, KEEP_LOG_REFUSED | KEEP_LOG_CONFLICT, tell, told, release));
  keep_node_create(ui, (keep_node){1});
  CHECK(calls == 1 && strstr(told, "1 keep_node_create: the parent") == told);
  CHECK(strstr(keep_layout_error_message(ui), "keep_layout_solve: called from inside") != NULL);

  keep_attribute width = keep_node_attribute(ui, card, KEEP_WIDTH);
  CHECK_OK(keep_attribute_set_equal(ui, width, 20, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_min(ui, width, 50, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  CHECK(calls == 2 && strstr(told, "2 conflict, 2 constraints:") == told);
  CHECK_OK(keep_layout_solve(ui));
  CHECK_OK(keep_attribute_set_equal(ui, keep_node_attribute(ui, label, KEEP_WIDTH), 7, KEEP_LOW));
  CHECK_OK(keep_layout_solve(ui));
  CHECK(calls == 2); /* it is the same conflict */
  CHECK_OK(keep_attribute_set_min(ui, width, 60, KEEP_REQUIRED));
  CHECK_OK(keep_layout_begin(ui));
  CHECK(calls == 3);
  CHECK_OK(keep_attribute_set_min(ui, width, NAN, 0));
  CHECK_OK(keep_layout_commit(ui));
  CHECK(calls == 3);

  CHECK_OK(keep_layout_set_log(ui, all, tell, told, release));
  CHECK(released == 1);
  CHECK_OK(keep_layout_solve(ui));
  CHECK(calls == 4 && strstr(told, "4 ambiguous, ") == told);
  CHECK_OK(keep_layout_solve(ui));
  CHECK(calls == 4);

  /* Where conflicts are refused both are told: the conflict, as long as it is known, and the refusal. */
  CHECK_OK(keep_layout_set_conflict_policy(ui, KEEP_CONFLICTS_REFUSED));
  CHECK_OK(keep_layout_set_log(ui, KEEP_LOG_CONFLICT, tell, told, release));
  CHECK_OK(keep_attribute_set_min(ui, width, 50, KEEP_REQUIRED));
  CHECK(keep_layout_solve(ui) == KEEP_ERROR_CONFLICT);
  CHECK(calls == 5 && strstr(told, "2 conflict, 2 constraints:") == told);
  CHECK_OK(keep_layout_set_log(ui, all, NULL, NULL, NULL));
  CHECK(released == 3);
  keep_node_create(ui, (keep_node){1});
  CHECK(calls == 5);
  CHECK_OK(keep_layout_set_log(ui, all, tell, told, release));
  keep_layout_clear_error(ui);
}

/* ---- Data -------------------------------------------------------------------------------------- */

static void test_user_data(void) {
  int one, two;
  released = 0;
  CHECK_OK(keep_node_set_user_data(ui, card, &one, release));
  CHECK(keep_node_user_data(ui, card) == &one);
  CHECK_OK(keep_layout_begin(ui));
  CHECK_OK(keep_node_set_user_data(ui, card, &two, release));
  CHECK(keep_node_user_data(ui, card) == &two && released == 0);
  CHECK_OK(keep_layout_rollback(ui));
  CHECK(keep_node_user_data(ui, card) == &one && released == 1); /* two */
  CHECK_OK(keep_node_set_user_data(ui, card, &two, NULL));
  CHECK(keep_node_user_data(ui, card) == &two && released == 2); /* one */
  CHECK(keep_node_set_user_data(ui, KEEP_NO_NODE, &one, release) == KEEP_ERROR_INVALID_HANDLE);
  CHECK(keep_node_set_user_data(NULL, card, &one, release) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(released == 2);
  keep_layout_clear_error(ui);

  CHECK_OK(keep_node_set_user_data(ui, label, &one, release));
  CHECK_OK(keep_layout_begin(ui));
  CHECK_OK(keep_node_destroy(ui, card)); /* with the label */
  CHECK(released == 2);
  CHECK_OK(keep_layout_rollback(ui));
  CHECK(released == 2 && keep_node_user_data(ui, label) == &one);
  CHECK_OK(keep_node_destroy(ui, card));
  CHECK(released == 3);
  CHECK_OK(keep_node_set_user_data(ui, window, &one, release));
}

static void test_user_data_of_a_layout(void) {
  int one;
  released = 0;
  CHECK(keep_layout_user_data(ui) == NULL);
  CHECK_OK(keep_layout_set_user_data(ui, ui, release));
  CHECK(keep_layout_user_data(ui) == ui && released == 0);
  CHECK_OK(keep_layout_begin(ui));
  CHECK_OK(keep_layout_set_user_data(ui, &one, release));
  CHECK(keep_layout_user_data(ui) == &one && released == 1);
  CHECK_OK(keep_layout_rollback(ui));
  CHECK(keep_layout_user_data(ui) == &one && released == 1); /* no change that is taken back */
  keep_layout_clear_error(ui);
}

/* ---- A solve that is due ----------------------------------------------------------------------- */

static double height;

static double measure(keep_layout *layout, keep_node node, double length, void *user_data) {
  CHECK(layout == ui && node.id == label.id && user_data == NULL);
  (void)length;
  return height;
}

static void test_needs_solve(void) {
  CHECK(keep_layout_needs_solve(ui));
  CHECK_OK(keep_layout_solve(ui));
  CHECK(!keep_layout_needs_solve(ui));
  CHECK_OK(keep_node_set_name(ui, label, "label"));
  CHECK_OK(keep_node_set_hidden(ui, label, true));
  keep_attribute width = keep_node_attribute(ui, label, KEEP_WIDTH);
  CHECK(!keep_layout_needs_solve(ui)); /* no frame depends on these */
  CHECK_OK(keep_attribute_set_equal(ui, width, 50, KEEP_REQUIRED));
  CHECK(keep_layout_needs_solve(ui));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_OK(keep_node_set_gone(ui, label, KEEP_GONE_FULLY));
  CHECK(keep_layout_needs_solve(ui));
  CHECK_OK(keep_layout_begin(ui));
  CHECK(!keep_layout_needs_solve(ui));
  CHECK_OK(keep_node_set_gone(ui, label, KEEP_GONE_NOT));
  CHECK(keep_layout_needs_solve(ui));
  CHECK_OK(keep_layout_rollback(ui));
  CHECK(!keep_layout_needs_solve(ui));

  /* Measures: what is measured again, and what has had no answer. */
  CHECK_OK(keep_node_set_gone(ui, label, KEEP_GONE_NOT));
  height = -1;
  CHECK_OK(keep_node_set_measure(ui, label, KEEP_VERTICAL, measure, NULL, NULL));
  CHECK(keep_layout_solve(ui) == KEEP_ERROR_INVALID_ARGUMENT && keep_layout_needs_solve(ui));
  height = 20;
  CHECK_OK(keep_layout_solve(ui));
  CHECK(!keep_layout_needs_solve(ui));
  height = 30;
  CHECK_OK(keep_node_invalidate_content(ui, label));
  CHECK(keep_layout_needs_solve(ui));
  CHECK_OK(keep_layout_solve(ui));
  CHECK(!keep_layout_needs_solve(ui) && keep_node_frame(ui, label).height == 30);

  /* What an animation moves needs none; what it defers needs one once its delay is over. */
  keep_animation_begin(ui, KEEP_NO_NODE, 1, 1);
  CHECK_OK(keep_attribute_set_equal(ui, width, 80, KEEP_REQUIRED));
  CHECK_OK(keep_animation_commit(ui));
  CHECK(!keep_layout_needs_solve(ui));
  CHECK_OK(keep_layout_advance(ui, 1.5, NULL));
  CHECK(!keep_layout_needs_solve(ui) && keep_node_frame(ui, label).width == 80);
  keep_layout_clear_error(ui);
}

int main(void) {
  void (*tests[])(void) = {test_set, test_hits,      test_presented,   test_constraints,
                           test_log, test_user_data, test_needs_solve, test_user_data_of_a_layout};
  for (size_t i = 0; i < COUNT(tests); i++) {
    set_up();
    tests[i]();
    tear_down();
  }
  CHECK(released == 2); /* also at the end of a layout */
  return 0;
}
