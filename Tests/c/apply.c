/* Apply lists, as a C host uses them: EasyPeasy's own examples, what replaces what, conditions.
 * Linked as any program: cc apply.c $(pkg-config --cflags --libs keeplayout) -lm
 */
#include "check.h"

static keep_layout *ui;
static keep_node window, header, view;

static void set_up(void) {
  ui = keep_layout_create();
  window = keep_node_create(ui, KEEP_NO_NODE);
  header = keep_node_create(ui, window), view = keep_node_create(ui, window);
  CHECK_OK(keep_node_set_size(ui, window, 300, 200));
  CHECK_OK(keep_node_set_name(ui, window, "window"));
  CHECK_OK(keep_node_set_name(ui, view, "view"));
  keep_applied list[] = {
      {KEEP_APPLY(KEEP_ANCHOR_LEFT, 30)},
      {KEEP_APPLY(KEEP_ANCHOR_TOP, 20)},
      {KEEP_APPLY_COMPOUND(KEEP_COMPOUND_SIZE, 0), .parts = (double[]){100, 40}},
  };
  CHECK_OK(keep_node_apply(ui, header, list, 3, NULL, 0));
}

static void check_view(double x, double y, double width, double height) {
  CHECK_OK(keep_layout_solve(ui));
  CHECK(keep_layout_conflict_count(ui) == 0);
  CHECK_FRAME(keep_node_frame(ui, view), x, y, width, height);
}

/* How many constraints applied to the view are active. */
static size_t active(void) {
  keep_constraint all[64];
  size_t count = 0, applied = keep_node_applied(ui, view, all, 64);
  for (size_t i = 0; i < applied; i++)
    count += keep_constraint_is_active(ui, all[i]);
  return count;
}

static void test_the_seeds_examples(void) {
  set_up();
  keep_constraint made[4];
  keep_applied sizes[] = {{KEEP_APPLY(KEEP_ANCHOR_WIDTH, 200)},
                          {KEEP_APPLY(KEEP_ANCHOR_HEIGHT, 120)}};
  CHECK_OK(keep_node_apply(ui, view, sizes, 2, made, 4));
  CHECK_TEXT(keep_constraint_description(ui, made[0]),
             "width of <view> equal to 200 with required priority");
  keep_applied below[] = {
      {KEEP_APPLY(KEEP_ANCHOR_TOP, 10), .to = header},
      {KEEP_APPLY(KEEP_ANCHOR_LEFT, 0), .to = header, .to_anchor = KEEP_ANCHOR_LEFT},
  };
  CHECK_OK(keep_node_apply(ui, view, below, 2, made, 4));
  check_view(30, 70, 200, 120);
  keep_applied like = {KEEP_APPLIED(KEEP_ANCHOR_WIDTH, KEEP_EQUAL, 2, 0, KEEP_REQUIRED),
                       .to = header};
  CHECK_OK(keep_node_apply(ui, view, &like, 1, NULL, 0));
  check_view(30, 70, 200, 120);
  keep_applied top = {KEEP_APPLIED(KEEP_ANCHOR_TOP, KEEP_AT_LEAST, 1, 50, KEEP_APPLY_MEDIUM)};
  CHECK_OK(keep_node_apply(ui, view, &top, 1, made, 4));
  CHECK(keep_constraint_relation(ui, made[0]) == KEEP_AT_LEAST);
  CHECK(keep_constraint_priority(ui, made[0]) == 500);
  CHECK(keep_constraint_source(ui, made[0]) == KEEP_SOURCE_APPLIED);
  keep_layout_destroy(ui);
}

/* Without keeping a constraint: the handle stays, as only a number changes. */
static void test_an_update(void) {
  set_up();
  keep_constraint first, again, other;
  keep_applied top = {KEEP_APPLY(KEEP_ANCHOR_TOP, 0)};
  CHECK_OK(keep_node_apply(ui, view, &top, 1, &first, 1));
  top.value = 100;
  CHECK_OK(keep_node_apply(ui, view, &top, 1, &again, 1));
  CHECK(again.id == first.id && keep_constraint_value(ui, first) == 100);
  check_view(0, 100, 0, 0);
  keep_applied baseline = {KEEP_APPLY(KEEP_ANCHOR_FIRST_BASELINE, 7)};
  CHECK_OK(keep_node_apply(ui, view, &baseline, 1, &other, 1));
  CHECK(!keep_constraint_is_valid(ui, first) && keep_node_applied(ui, view, NULL, 0) == 1);
  check_view(0, 7, 0, 0);
  CHECK_OK(keep_node_clear_applied(ui, view));
  CHECK(keep_node_applied(ui, view, NULL, 0) == 0 && !keep_constraint_is_valid(ui, other));
  keep_layout_destroy(ui);
}

/* Insets of 1 all round, then a left of 9: the last wins, and the first has no constraint. */
static void test_the_last_of_a_list_wins(void) {
  set_up();
  keep_constraint made[6];
  keep_applied list[] = {{KEEP_APPLY_COMPOUND(KEEP_COMPOUND_EDGES, 1)},
                         {KEEP_APPLY(KEEP_ANCHOR_LEFT, 9)},
                         {KEEP_APPLY(KEEP_ANCHOR_RIGHT, -5)}};
  CHECK_OK(keep_node_apply(ui, view, list, 3, made, 6));
  CHECK(made[0].id != 0 && made[1].id == 0 && made[2].id == 0 && made[3].id != 0);
  CHECK(keep_node_applied(ui, view, NULL, 0) == 4);
  check_view(9, 1, 296, 198);
  made[2].id = 77;
  CHECK_OK(keep_node_apply(ui, view, list, 3, made, 2));
  CHECK(made[2].id == 77);
  keep_layout_destroy(ui);
}

/* ---- Conditions ------------------------------------------------------------------------------- */

static int asked, destroyed;

static int is_pad(keep_layout *layout, keep_node node, const keep_context *context, void *data) {
  CHECK(layout == ui && node.id == view.id && data == NULL);
  asked++;
  return context->idiom == KEEP_IDIOM_PAD;
}

static int is_phone(keep_layout *layout, keep_node node, const keep_context *context, void *data) {
  (void)layout, (void)node, (void)data;
  return context->idiom == KEEP_IDIOM_PHONE;
}

static int is_set(keep_layout *layout, keep_node node, const keep_context *context, void *data) {
  (void)layout, (void)node, (void)context;
  return *(int *)data;
}

static void note_destroyed(void *data) {
  destroyed++;
  CHECK(data != NULL);
}

/* Left on a tablet, in the middle on a phone: EasyPeasy's README. */
static void test_a_condition_with_a_context(void) {
  set_up();
  CHECK_OK(keep_layout_set_context(ui, (keep_context){.idiom = KEEP_IDIOM_PAD}));
  asked = 0;
  keep_applied list[] = {
      {KEEP_APPLY(KEEP_ANCHOR_TOP, 10)},
      {KEEP_APPLY(KEEP_ANCHOR_BOTTOM, 10)},
      {KEEP_APPLY(KEEP_ANCHOR_WIDTH, 250)},
      {KEEP_APPLY(KEEP_ANCHOR_LEFT, 10), .when = is_pad},
      {KEEP_APPLY(KEEP_ANCHOR_CENTER_X, 0), .when = is_phone},
  };
  CHECK_OK(keep_node_apply(ui, view, list, 5, NULL, 0));
  CHECK(asked == 1 && active() == 4 && keep_node_applied(ui, view, NULL, 0) == 5);
  check_view(10, 10, 250, 180);
  keep_context phone = {.idiom = KEEP_IDIOM_PHONE, .orientation = KEEP_ORIENTATION_PORTRAIT};
  CHECK_OK(keep_node_set_context(ui, window, &phone));
  CHECK(keep_node_context(ui, view).idiom == KEEP_IDIOM_PHONE);
  check_view(10, 10, 250, 180);
  CHECK_OK(keep_layout_reload(ui));
  CHECK(asked == 2);
  check_view(25, 10, 250, 180);
  CHECK_OK(keep_node_set_context(ui, window, NULL));
  CHECK_OK(keep_node_reload(ui, view));
  check_view(10, 10, 250, 180);
  CHECK(keep_node_context(ui, KEEP_NO_NODE).idiom == KEEP_IDIOM_PAD);
  keep_layout_destroy(ui);
}

/* What a condition displaces waits for it. */
static void test_parking(void) {
  int wide = 1;
  set_up();
  destroyed = 0;
  keep_applied left = {KEEP_APPLY(KEEP_ANCHOR_LEFT, 5)};
  keep_applied middle = {KEEP_APPLY_COMPOUND(KEEP_COMPOUND_CENTER, 0), .when = is_set,
                         .user_data = &wide, .destroy = note_destroyed};
  CHECK_OK(keep_node_apply(ui, view, &left, 1, NULL, 0));
  CHECK_OK(keep_node_apply(ui, view, &middle, 1, NULL, 0));
  check_view(150, 100, 0, 0);
  wide = 0;
  CHECK_OK(keep_node_reload(ui, view));
  check_view(5, 0, 0, 0);
  CHECK(active() == 1 && keep_node_applied(ui, view, NULL, 0) == 3);
  CHECK_OK(keep_node_apply(ui, view, &middle, 1, NULL, 0));
  CHECK(destroyed == 1 && keep_node_applied(ui, view, NULL, 0) == 3);
  CHECK_OK(keep_layout_begin(ui));
  CHECK_OK(keep_node_clear_applied(ui, view));
  CHECK(destroyed == 1);
  CHECK_OK(keep_layout_rollback(ui));
  CHECK(destroyed == 1 && keep_node_applied(ui, view, NULL, 0) == 3);
  keep_layout_destroy(ui);
  CHECK(destroyed == 2);
}

/* EasyPeasy's README: applied within an animation, it moves there; so does what a reload turns. */
static void test_animations(void) {
  int wide = 1;
  set_up();
  keep_applied top = {KEEP_APPLY(KEEP_ANCHOR_TOP, 100)};
  keep_applied wider = {KEEP_APPLY(KEEP_ANCHOR_TOP, 50), .when = is_set, .user_data = &wide};
  CHECK_OK(keep_node_apply(ui, view, &top, 1, NULL, 0));
  CHECK_OK(keep_layout_solve(ui));
  keep_animation_begin(ui, KEEP_NO_NODE, 1, 0);
  CHECK_OK(keep_node_apply(ui, view, &wider, 1, NULL, 0));
  CHECK_OK(keep_animation_commit(ui));
  CHECK_OK(keep_layout_advance(ui, 0.5, NULL));
  CHECK_NEAR(keep_node_presented_frame(ui, view).y, 75);
  CHECK_OK(keep_layout_advance(ui, 1, NULL));

  /* With a delay: first nothing, then half of the way back, then there. */
  keep_constraint made = {7};
  keep_animation_begin(ui, KEEP_NO_NODE, 1, 1);
  wide = 0;
  CHECK_OK(keep_layout_reload(ui));
  top.value = 150;
  CHECK_OK(keep_node_apply(ui, view, &top, 1, &made, 1));
  CHECK_OK(keep_node_reload(ui, view));
  CHECK_OK(keep_animation_commit(ui));
  CHECK(made.id == 0 && keep_node_applied(ui, view, NULL, 0) == 2);
  CHECK_OK(keep_layout_advance(ui, 0.9, NULL));
  check_view(0, 50, 0, 0);
  CHECK_OK(keep_layout_advance(ui, 0.6, NULL));
  CHECK_NEAR(keep_node_presented_frame(ui, view).y, 100);
  check_view(0, 150, 0, 0);
  CHECK(keep_node_applied(ui, view, NULL, 0) == 1);
  keep_animation_begin(ui, KEEP_NO_NODE, 0, 1);
  CHECK_OK(keep_node_clear_applied(ui, view));
  keep_layout_destroy(ui);
}

/* What waits for a delay holds its conditions, and a refusal is told at once. */
static void test_a_delay_that_is_cancelled(void) {
  int wide = 1;
  set_up();
  destroyed = 0;
  keep_applied top = {KEEP_APPLY(KEEP_ANCHOR_TOP, 50), .when = is_set, .user_data = &wide,
                      .destroy = note_destroyed};
  for (int rolls_back = 0; rolls_back < 2; rolls_back++) {
    keep_animation later = keep_animation_begin(ui, KEEP_NO_NODE, 1, 1);
    CHECK_OK(keep_node_apply(ui, view, &top, 1, NULL, 0));
    top.value = INFINITY;
    CHECK(keep_node_apply(ui, view, &top, 1, NULL, 0) == KEEP_ERROR_INVALID_ARGUMENT);
    top.value = 50;
    CHECK(destroyed == rolls_back);
    if (rolls_back) {
      CHECK_OK(keep_layout_rollback(ui));
    } else {
      CHECK_OK(keep_animation_commit(ui));
      CHECK_OK(keep_animation_cancel(ui, later));
    }
    CHECK(destroyed == rolls_back + 1 && keep_node_applied(ui, view, NULL, 0) == 0);
  }
  keep_animation_begin(ui, KEEP_NO_NODE, 1, 1);
  CHECK_OK(keep_node_apply(ui, view, &top, 1, NULL, 0));
  CHECK_OK(keep_animation_commit(ui));
  keep_layout_destroy(ui);
  CHECK(destroyed == 3);
}

/* A condition that fails or re-enters: statuses, and nothing has changed. */
static keep_status entered;
static int answer;

static int enter(keep_layout *layout, keep_node node, const keep_context *context, void *data) {
  (void)context;
  keep_applied top = {KEEP_APPLY(KEEP_ANCHOR_TOP, 77)};
  keep_layout_clear_error(layout);
  entered = keep_node_apply(layout, node, &top, 1, NULL, 0);
  CHECK(keep_node_reload(layout, node) == entered && keep_layout_reload(layout) == entered);
  CHECK(keep_node_clear_applied(layout, node) == entered && keep_layout_solve(layout) == entered);
  CHECK(keep_node_destroy(layout, node) == entered && keep_layout_error(layout) == entered);
  CHECK(keep_node_create(layout, node).id == 0);
  keep_layout_destroy(layout);
  CHECK(keep_layout_error(layout) == KEEP_ERROR_BUSY);
  CHECK(keep_node_applied(layout, node, NULL, 0) == *(size_t *)data);
  return answer;
}

static void test_a_condition_that_fails(void) {
  size_t count = 0;
  set_up();
  answer = -3;
  keep_applied list[] = {{KEEP_APPLY(KEEP_ANCHOR_TOP, 10)},
                         {KEEP_APPLY(KEEP_ANCHOR_LEFT, 10), .when = enter, .user_data = &count,
                          .destroy = note_destroyed}};
  destroyed = 0;
  CHECK(keep_node_apply(ui, view, list, 2, NULL, 0) == KEEP_ERROR_STATE);
  CHECK(entered == KEEP_ERROR_BUSY && destroyed == 0);
  CHECK_TEXT(keep_layout_error_message(ui),
             "keep_node_apply: element 1: a condition of <view> could not tell: it returned -3");
  CHECK(keep_node_applied(ui, view, NULL, 0) == 0);
  answer = 1;
  CHECK_OK(keep_node_apply(ui, view, list, 2, NULL, 0));
  answer = INT32_MIN, count = 2;
  CHECK(keep_node_reload(ui, view) == KEEP_ERROR_STATE);
  CHECK(keep_layout_reload(ui) == KEEP_ERROR_STATE);
  CHECK(active() == 2);
  answer = 0;
  CHECK_OK(keep_layout_reload(ui));
  check_view(0, 10, 0, 0);
  CHECK_OK(keep_node_destroy(ui, view));
  CHECK(destroyed == 1);
  keep_layout_destroy(ui);
}

/* In a delay the clock says so; everything else is done. There is no capacity for 4096 more beside one. */
static void test_what_fails_after_a_delay(void) {
  static keep_applied many[4096];
  for (size_t i = 0; i < 4096; i++)
    many[i] = (keep_applied){KEEP_APPLIED(KEEP_ANCHOR_LEFT, KEEP_EQUAL, 1, 0, 1 + (double)i / 8)};
  set_up();
  answer = -3;
  size_t count = 0;
  keep_applied refused = {KEEP_APPLY(KEEP_ANCHOR_LEFT, 10), .when = enter, .user_data = &count};
  keep_applied top = {KEEP_APPLY(KEEP_ANCHOR_TOP, 7)};
  CHECK(keep_animation_begin(ui, KEEP_NO_NODE, 0, 1).id != 0);
  CHECK_OK(keep_node_apply(ui, view, &refused, 1, NULL, 0));
  CHECK_OK(keep_node_apply(ui, view, &top, 1, NULL, 0));
  CHECK_OK(keep_node_apply(ui, view, many, 4096, NULL, 0));
  CHECK_OK(keep_animation_commit(ui));
  bool moving = true;
  CHECK(keep_layout_advance(ui, 2, &moving) == KEEP_ERROR_STATE && !moving);
  CHECK_TEXT(
      keep_layout_error_message(ui),
      "keep_layout_advance: element 0: a condition of <view> could not tell: it returned -3");
  CHECK(keep_node_applied(ui, view, NULL, 0) == 1);
  check_view(0, 7, 0, 0);

  CHECK_OK(keep_node_clear_applied(ui, view));
  keep_animation again = keep_animation_begin(ui, KEEP_NO_NODE, 0, 1);
  CHECK_OK(keep_node_apply(ui, view, &top, 1, NULL, 0));
  CHECK_OK(keep_node_apply(ui, view, many, 4096, NULL, 0));
  CHECK_OK(keep_animation_commit(ui));
  CHECK_OK(keep_layout_advance(ui, 0.5, &moving));
  CHECK(keep_animation_finish(ui, again) == KEEP_ERROR_LIMIT);
  CHECK(keep_node_applied(ui, view, NULL, 0) == 1 && !keep_animation_is_valid(ui, again));
  CHECK_OK(keep_layout_advance(ui, 1, &moving));
  keep_layout_destroy(ui);
}

/* An anchor of the safe area takes the place of an edge, and counts inwards as one. */
static void test_safe_anchors(void) {
  set_up();
  keep_constraint made;
  const struct {
    keep_anchor anchor;
    size_t left;
    const char *equation;
  } steps[] = {
      {KEEP_ANCHOR_LEFT, 1, "view.left == window.left + 5"},
      {KEEP_ANCHOR_LEFT_SAFE, 1, "view.leftSafe == window.leftSafe + 5"},
      {KEEP_ANCHOR_RIGHT_SAFE, 2, "view.rightSafe == window.rightSafe - 5"},
      {KEEP_ANCHOR_RIGHT, 2, "view.right == window.right - 5"},
      {KEEP_ANCHOR_TRAILING_SAFE, 2, "view.trailingSafe == window.trailingSafe - 5"},
      {KEEP_ANCHOR_CENTER_X_WITHIN_SAFE_AREA, 1,
       "view.centerXWithinSafeArea == window.centerXWithinSafeArea + 5"},
      {KEEP_ANCHOR_TOP_SAFE, 2, "view.topSafe == window.topSafe + 5"},
      {KEEP_ANCHOR_BOTTOM_SAFE, 3, "view.bottomSafe == window.bottomSafe - 5"},
  };
  for (size_t i = 0; i < sizeof(steps) / sizeof(steps[0]); i++) {
    keep_applied one = {KEEP_APPLY(steps[i].anchor, 5)};
    CHECK_OK(keep_node_apply(ui, view, &one, 1, &made, 1));
    CHECK(keep_node_applied(ui, view, NULL, 0) == steps[i].left);
    CHECK_TEXT(keep_constraint_equation(ui, made), steps[i].equation);
  }
  keep_layout_destroy(ui);
}

/* Applied constraints are active, also those that were applied before and taken out. */
static void test_applied_once_more(void) {
  set_up();
  keep_applied one = {KEEP_APPLY(KEEP_ANCHOR_LEFT, 1)};
  keep_constraint made, again;
  CHECK_OK(keep_node_apply(ui, view, &one, 1, &made, 1));
  CHECK_OK(keep_constraint_set_installed(ui, made, false));
  one.value = 20;
  CHECK_OK(keep_node_apply(ui, view, &one, 1, &again, 1));
  CHECK(again.id == made.id && keep_constraint_is_active(ui, made));
  check_view(20, 0, 0, 0);
  keep_layout_destroy(ui);
}

int main(void) {
  test_the_seeds_examples();
  test_an_update();
  test_the_last_of_a_list_wins();
  test_safe_anchors();
  test_a_condition_with_a_context();
  test_parking();
  test_animations();
  test_a_delay_that_is_cancelled();
  test_a_condition_that_fails();
  test_what_fails_after_a_delay();
  test_applied_once_more();
  return 0;
}
