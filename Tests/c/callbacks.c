/* What is given along with callbacks is released once for each time that it was given; never by a call
 * that fails, nor for a callback that is NULL. Here it is one thing all the time.
 */
#include "check.h"

static keep_layout *ui;
static keep_node box;

/* How often it is in use, as a host counts that gives it several times. */
static int uses;

static void *given(void) {
  uses++;
  return &uses;
}

static void let_go(void *data) {
  CHECK(data == &uses && uses > 0);
  uses--;
}

static void never(void *data) {
  (void)data;
  CHECK(!"released");
}

static double measure(keep_layout *layout, keep_node node, double length, void *data) {
  CHECK(layout == ui && node.id == box.id && data == &uses && uses > 0);
  return length / 2;
}

static int holds(keep_layout *layout, keep_node node, const keep_context *context, void *data) {
  CHECK(layout == ui && node.id == box.id && context != NULL && data == &uses);
  return 1;
}

static double curve(double time, void *data) {
  CHECK(data == &uses && uses > 0);
  return time;
}

static void complete(keep_layout *layout, keep_animation animation, bool finished, void *data) {
  CHECK(layout == ui && animation.id != 0 && finished && data == &uses && uses > 0);
}

static void set_up(void) {
  ui = keep_layout_create();
  box = keep_node_create(ui, KEEP_NO_NODE);
  CHECK_OK(keep_node_set_size(ui, box, 100, NAN));
}

static void tear_down(int still_in_use) {
  CHECK(uses == still_in_use);
  keep_layout_destroy(ui);
  CHECK(uses == 0);
}

static void give_measure(void) {
  CHECK_OK(keep_node_set_measure(ui, box, KEEP_VERTICAL, measure, given(), let_go));
}

static void test_measure(void) {
  set_up();
  give_measure();
  give_measure();
  CHECK(uses == 1);
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, box).height, 50);
  CHECK_OK(keep_layout_begin(ui));
  give_measure();
  CHECK(uses == 2);
  CHECK_OK(keep_layout_rollback(ui));
  CHECK(uses == 1);
  CHECK(keep_node_set_measure(ui, KEEP_NO_NODE, KEEP_VERTICAL, measure, NULL, never) ==
        KEEP_ERROR_INVALID_HANDLE);
  CHECK(keep_node_set_measure(ui, box, (keep_axis)2, measure, NULL, never) ==
        KEEP_ERROR_INVALID_ARGUMENT);
  CHECK_OK(keep_node_set_measure(ui, box, KEEP_VERTICAL, NULL, NULL, never));
  CHECK(uses == 0);
  give_measure();
  tear_down(1);
}

static void test_condition(void) {
  set_up();
  for (int turn = 0; turn < 2; turn++) {
    double parts[] = {10, 20};
    keep_applied list[] = {
        {KEEP_APPLY_COMPOUND(KEEP_COMPOUND_SIZE, 0), .parts = parts, .when = holds,
         .user_data = given(), .destroy = let_go},
        {KEEP_APPLIED(KEEP_ANCHOR_WIDTH, KEEP_AT_LEAST, 1, 5, KEEP_HIGH), .when = holds,
         .user_data = given(), .destroy = let_go},
        {KEEP_APPLIED(KEEP_ANCHOR_WIDTH, KEEP_AT_MOST, 1, 50, KEEP_HIGH), .destroy = never},
    };
    CHECK_OK(keep_node_apply(ui, box, list, 3, NULL, 0));
    CHECK(uses == 2 && keep_node_applied(ui, box, NULL, 0) == 4);
  }
  keep_applied bad = {KEEP_APPLY(KEEP_ANCHOR_WIDTH, NAN), .when = holds, .destroy = never};
  CHECK(keep_node_apply(ui, box, &bad, 1, NULL, 0) == KEEP_ERROR_INVALID_ARGUMENT);
  tear_down(2);
}

static void test_animation(void) {
  set_up();
  CHECK_OK(keep_layout_solve(ui));
  keep_animation a = keep_animation_begin(ui, KEEP_NO_NODE, 1, 0);
  for (int turn = 0; turn < 2; turn++) {
    CHECK_OK(keep_animation_set_function(ui, a, curve, given(), let_go));
    CHECK_OK(keep_animation_set_completion(ui, a, complete, given(), let_go));
    CHECK(uses == 2);
  }
  CHECK(keep_animation_set_function(ui, a, NULL, NULL, never) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK_OK(keep_animation_set_completion(ui, a, NULL, NULL, never));
  CHECK_OK(keep_animation_set_curve(ui, a, KEEP_LINEAR));
  CHECK(uses == 0);
  CHECK_OK(keep_animation_set_function(ui, a, curve, given(), let_go));
  CHECK_OK(keep_animation_set_completion(ui, a, complete, given(), let_go));
  CHECK_OK(keep_node_set_size(ui, box, 200, NAN));
  CHECK_OK(keep_animation_commit(ui));
  CHECK(keep_animation_set_completion(ui, a, complete, NULL, never) == KEEP_ERROR_STATE);
  CHECK_OK(keep_layout_advance(ui, 0.5, NULL));
  CHECK_NEAR(keep_node_presented_frame(ui, box).width, 150);
  CHECK(uses == 2);
  CHECK_OK(keep_layout_advance(ui, 1, NULL));
  tear_down(0);
}

/* What is told at the end may still ask: everything is as it was. */
static void look(void *data) {
  let_go(data);
  CHECK(keep_layout_node_count(ui) == 1 && keep_node_is_valid(ui, box));
  CHECK_NEAR(keep_node_frame(ui, box).width, 200);
  CHECK_NEAR(keep_node_presented_frame(ui, box).width, 150);
  CHECK(keep_layout_solve(ui) == KEEP_ERROR_BUSY);
}

static void test_end(void) {
  set_up();
  CHECK_OK(keep_layout_solve(ui));
  for (int turn = 0; turn < 3; turn++) { /* one half way, one in its delay, one not committed */
    keep_animation a = keep_animation_begin(ui, KEEP_NO_NODE, 1, turn);
    CHECK_OK(keep_animation_set_function(ui, a, curve, given(), look));
    CHECK_OK(keep_animation_set_completion(ui, a, complete, given(), look));
    CHECK_OK(keep_node_set_size(ui, box, 200 + turn, NAN));
    keep_applied list = {KEEP_APPLY(KEEP_ANCHOR_HEIGHT, 5), .when = holds, .user_data = given(),
                         .destroy = look};
    CHECK_OK(keep_node_apply(ui, box, &list, 1, NULL, 0));
    if (turn < 2)
      CHECK_OK(keep_animation_commit(ui));
    if (turn == 0)
      CHECK_OK(keep_layout_advance(ui, 0.5, NULL));
  }
  tear_down(9);
}

/* What is told when a transaction is taken back finds everything as it was before that. */
static void look_back(void *data) {
  let_go(data);
  keep_node roots[2];
  CHECK(keep_layout_roots(ui, roots, 2) == 1 && roots[0].id == box.id);
  CHECK(keep_node_find(ui, KEEP_NO_NODE, "box").id == box.id);
  CHECK(keep_layout_scale(ui) == 1);
}

static void test_rollback_in_a_delay(void) {
  set_up();
  CHECK_OK(keep_node_set_name(ui, box, "box"));
  CHECK(keep_animation_begin(ui, KEEP_NO_NODE, 1, 1).id != 0);
  CHECK_OK(keep_layout_begin(ui));
  keep_applied list = {KEEP_APPLY(KEEP_ANCHOR_HEIGHT, 5), .when = holds, .user_data = given(),
                       .destroy = look_back};
  CHECK_OK(keep_node_apply(ui, box, &list, 1, NULL, 0));
  CHECK_OK(keep_layout_set_scale(ui, 3));
  CHECK_OK(keep_node_set_name(ui, keep_node_create(ui, KEEP_NO_NODE), "other"));
  CHECK_OK(keep_node_destroy(ui, box));
  CHECK(uses == 1);
  CHECK_OK(keep_layout_rollback(ui));
  CHECK_OK(keep_animation_commit(ui));
  tear_down(0);
}

/* Where a condition is at is not where the call is that has asked it. */
static int is_elsewhere(keep_layout *layout, keep_node node, const keep_context *context,
                        void *data) {
  return keep_node_is_valid(keep_layout_at(layout, "condition.c", 7), node) && context && !data;
}

static void test_places(void) {
  set_up();
  keep_applied list = {KEEP_APPLY(KEEP_ANCHOR_HEIGHT, 5), .when = is_elsewhere};
  keep_constraint made;
  CHECK_OK(keep_node_apply(keep_layout_at(ui, "screen.c", 42), box, &list, 1, &made, 1));
  CHECK_TEXT(keep_constraint_file(ui, made), "screen.c");
  CHECK(keep_constraint_line(ui, made) == 42);
  tear_down(0);
}

int main(void) {
  test_measure();
  test_condition();
  test_animation();
  test_end();
  test_rollback_in_a_delay();
  test_places();
  return 0;
}
