/* Animations as a C host uses them; positions on the way are calculated by hand.
 * Linked as any program: cc animation.c $(pkg-config --cflags --libs keeplayout) -lm
 */
#include "heard.h"

static keep_node window, box, other;
static keep_attribute left, width, other_left;

static void forget(void *name) {
  CHECK(keep_layout_solve(ui) == KEEP_ERROR_BUSY);
  keep_layout_clear_error(ui);
  strcat(heard, (const char *)name);
  strcat(heard, "~");
}

/* A box of 100 x 20 at 0, 0 of a window, and another one inside it. */
static void set_up(void) {
  ui = keep_layout_create();
  window = keep_node_create(ui, KEEP_NO_NODE);
  box = keep_node_create(ui, window);
  other = keep_node_create(ui, box);
  CHECK_OK(keep_node_set_size(ui, window, 320, 480));
  left = keep_node_attribute(ui, box, KEEP_LEFT_INSET);
  width = keep_node_attribute(ui, box, KEEP_WIDTH);
  other_left = keep_node_attribute(ui, other, KEEP_LEFT_INSET);
  CHECK_OK(keep_node_keep_size(ui, box, 100, 20, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_equal(ui, left, 0, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_equal(ui, other_left, 0, KEEP_REQUIRED));
  CHECK_OK(keep_node_keep_size(ui, other, 10, 10, KEEP_REQUIRED));
  heard[0] = 0;
}

static keep_animation begin(double duration, double delay, const char *name) {
  keep_animation a = keep_animation_begin(ui, KEEP_NO_NODE, duration, delay);
  CHECK(a.id != 0);
  CHECK_OK(keep_animation_set_curve(ui, a, KEEP_LINEAR));
  CHECK_OK(keep_animation_set_completion(ui, a, hear, (void *)name, forget));
  return a;
}

static keep_animation animate(keep_attribute what, double to, double duration, double delay,
                              const char *name) {
  keep_animation a = begin(duration, delay, name);
  CHECK_OK(keep_attribute_set_equal(ui, what, to, KEEP_REQUIRED));
  CHECK_OK(keep_animation_commit(ui));
  return a;
}

static bool advance(double seconds) {
  bool moving = false;
  CHECK_OK(keep_layout_advance(ui, seconds, &moving));
  CHECK(moving == keep_layout_is_moving(ui));
  return moving;
}

static double seen(keep_node node) { return keep_node_presented_frame(ui, node).x; }

/* The 1.7 README's example. */
static void test_width(void) {
  set_up();
  keep_animation a = animate(width, 200, 1, 0, "a");
  CHECK_FRAME(keep_node_frame(ui, box), 0, 0, 200, 20);
  CHECK_FRAME(keep_node_presented_frame(ui, box), 0, 0, 100, 20);
  CHECK(advance(0.25));
  CHECK_FRAME(keep_node_presented_frame(ui, box), 0, 0, 125, 20);
  CHECK_NEAR(keep_animation_progress(ui, a), 0.25);
  CHECK(advance(0.5));
  CHECK_FRAME(keep_node_presented_frame(ui, box), 0, 0, 175, 20);
  CHECK_TEXT(heard, "");
  CHECK(!advance(0.25));
  CHECK_FRAME(keep_node_presented_frame(ui, box), 0, 0, 200, 20);
  CHECK_TEXT(heard, "a+a~");
  CHECK(!keep_animation_is_valid(ui, a) && keep_animation_progress(ui, a) == 1);
  CHECK(!advance(1));
  tear_down();
}

/* What was set before is where it belongs; what is set without duration is, too. */
static void test_at_once(void) {
  set_up();
  CHECK_OK(keep_attribute_set_equal(ui, left, 40, KEEP_REQUIRED));
  animate(width, 200, 0, 0, "a");
  CHECK_TEXT(heard, "a+a~");
  CHECK(!keep_layout_is_moving(ui));
  CHECK_FRAME(keep_node_presented_frame(ui, box), 40, 0, 200, 20);
  CHECK_OK(keep_attribute_set_equal(ui, left, 50, KEEP_REQUIRED));
  animate(width, 100, 1, 0, "b");
  CHECK_FRAME(keep_node_presented_frame(ui, box), 50, 0, 200, 20);
  tear_down();
}

/* The values themselves wait: 0.5 of 2 seconds, then 1 second from 0 to 100. */
static void test_delay(void) {
  set_up();
  animate(left, 100, 1, 2, "a");
  double priority = 0;
  CHECK_NEAR(keep_attribute_equal(ui, left, &priority), 0);
  CHECK(advance(0.5));
  CHECK_FRAME(keep_node_frame(ui, box), 0, 0, 100, 20);
  CHECK(advance(2));
  CHECK_NEAR(keep_attribute_equal(ui, left, &priority), 100);
  CHECK_FRAME(keep_node_frame(ui, box), 100, 0, 100, 20);
  CHECK_NEAR(seen(box), 50);
  CHECK(!advance(0.5));
  CHECK_NEAR(seen(box), 100);

  /* Cancelled in its delay: never. Finished in its delay: now. */
  keep_animation b = animate(left, 0, 1, 2, "b"), c = animate(left, 7, 1, 3, "c");
  CHECK_OK(keep_animation_cancel(ui, b));
  advance(2.5);
  CHECK_FRAME(keep_node_frame(ui, box), 100, 0, 100, 20);
  CHECK_OK(keep_animation_finish(ui, c));
  CHECK_NEAR(seen(box), 7);
  CHECK_TEXT(heard, "a+a~b-b~c+c~");
  CHECK(!keep_layout_is_moving(ui));
  tear_down();
}

/* What is not possible any more when its time has come is left out, and the rest is made. */
static void test_no_longer_possible(void) {
  set_up();
  begin(0, 1, "a");
  CHECK_OK(keep_node_set_size(ui, window, 500, 400));
  CHECK_OK(keep_attribute_set_equal(ui, left, 15, KEEP_REQUIRED));
  CHECK_OK(keep_animation_commit(ui));
  CHECK_OK(keep_node_move(ui, window, keep_node_create(ui, KEEP_NO_NODE)));
  CHECK_OK(keep_node_keep_size(ui, window, 30, 40, KEEP_REQUIRED));
  advance(1);
  CHECK_TEXT(heard, "a+a~");
  CHECK_NEAR(keep_node_frame(ui, window).width, 30);
  CHECK_NEAR(keep_node_frame(ui, box).x, 15);
  tear_down();
}

/* Everything that waits, and what does not. */
static void test_delayed_changes(void) {
  set_up();
  keep_atomic wide = keep_atomic_begin(ui);
  CHECK_OK(keep_attribute_set_equal(ui, other_left, 30, KEEP_REQUIRED));
  CHECK_OK(keep_atomic_end(ui));
  CHECK_OK(keep_atomic_deactivate(ui, wide));
  begin(0, 1, "a");
  CHECK_OK(keep_atomic_activate(ui, wide));
  CHECK_OK(keep_node_set_size(ui, window, 500, 400));
  CHECK_OK(keep_attribute_set_equal_to(ui, width, left, 2, 10, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_equal(ui, left, 15, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_max(ui, left, 90, KEEP_REQUIRED));
  CHECK_OK(keep_layout_begin(ui));
  CHECK_OK(keep_attribute_set_equal(ui, left, 16, KEEP_REQUIRED));
  CHECK_OK(keep_layout_rollback(ui));
  keep_node made = keep_node_create(ui, box);
  CHECK_OK(keep_node_keep_size(ui, made, 3, 4, KEEP_REQUIRED));
  CHECK_OK(keep_animation_commit(ui));
  CHECK_FRAME(keep_node_frame(ui, window), 0, 0, 320, 480);
  CHECK_FRAME(keep_node_frame(ui, box), 0, 0, 100, 20);
  CHECK(keep_node_is_valid(ui, made) && !keep_atomic_is_active(ui, wide));
  CHECK_NEAR(keep_node_frame(ui, made).width, 0);
  CHECK(!advance(1));
  CHECK_FRAME(keep_node_frame(ui, window), 0, 0, 500, 400);
  CHECK_FRAME(keep_node_frame(ui, box), 15, 0, 40, 20);
  CHECK_NEAR(keep_node_frame(ui, other).x, 30);
  CHECK_NEAR(keep_node_frame(ui, made).width, 3);

  begin(0, 1, "b");
  CHECK_OK(keep_constraint_remove(ui, keep_attribute_constraint(ui, left, KEEP_AT_MOST)));
  CHECK_OK(keep_atomic_deactivate(ui, wide));
  CHECK_OK(keep_attribute_set_equal(ui, other_left, NAN, KEEP_REQUIRED));
  CHECK_OK(keep_node_keep_size(ui, made, 5, 6, KEEP_REQUIRED));
  CHECK_OK(keep_animation_commit(ui));
  CHECK(keep_atomic_is_active(ui, wide));
  CHECK_OK(keep_node_destroy(ui, made));
  CHECK(!advance(1));
  CHECK(!keep_atomic_is_active(ui, wide) && !keep_attribute_is_active(ui, other_left));
  CHECK(keep_attribute_constraint(ui, left, KEEP_AT_MOST).id == 0);
  CHECK_TEXT(heard, "a+a~b+b~");
  tear_down();
}

/* Linear, 100 points a second; after half a second it turns back. From 50 with a velocity of 100 to
 * 0 in 1 second: 50 (1 - s) + 100 s (1 - s)^2, which is 60.5 at a tenth and 37.5 at half the time. */
static void test_interruption(void) {
  set_up();
  keep_animation a = animate(left, 100, 1, 0, "a");
  advance(0.5);
  keep_animation b = animate(left, 0, 1, 0, "b");
  CHECK_TEXT(heard, "a-a~");
  CHECK(!keep_animation_is_valid(ui, a) && keep_animation_is_valid(ui, b));
  CHECK_NEAR(seen(box), 50);
  advance(0.1);
  CHECK_NEAR(seen(box), 53.1);
  advance(0.4);
  CHECK_NEAR(seen(box), 37.5);
  CHECK(!advance(0.5));
  CHECK_NEAR(seen(box), 0);
  CHECK_TEXT(heard, "a-a~b+b~");
  tear_down();
}

/* With the default curve the speed on screen is the same just before and just after: its slope at
 * the half is 2.0690/duration (dy/dx of the Bezier, (3 / 4 * 2) / (3 / 4 * (0.58 - 0.42) +
 * 3 / 2 * 0.42 ...) by hand: x' = 0.87, y' = 1.5 at t = 1/2, 1.5 / 0.87). */
static void test_velocity(void) {
  set_up();
  begin(1, 0, "a");
  keep_animation_set_curve(ui, keep_animation_begin(ui, box, 1, 0), KEEP_EASE_IN_OUT);
  CHECK_OK(keep_attribute_set_equal(ui, left, 100, KEEP_REQUIRED));
  CHECK_OK(keep_animation_commit(ui));
  CHECK_OK(keep_animation_commit(ui));
  const double h = 1e-6;
  advance(0.5 - h);
  double before = seen(box);
  advance(h);
  CHECK_NEAR(seen(box), 50);
  CHECK(fabs((50 - before) / h - 100 * 1.5 / 0.87) < 0.01);
  CHECK_OK(keep_animation_begin(ui, box, 1, 0).id ? KEEP_OK : KEEP_ERROR_STATE);
  CHECK_OK(keep_attribute_set_equal(ui, left, 20, KEEP_REQUIRED));
  CHECK_OK(keep_animation_commit(ui));
  CHECK_NEAR(seen(box), 50);
  advance(h);
  CHECK(fabs((seen(box) - 50) / h - 100 * 1.5 / 0.87) < 0.01);
  tear_down();
}

/* Each takes over from one that oscillates a million times its way: numbers stay numbers, and ends ends. */
static void test_interruptions_without_end(void) {
  for (int solved = 0; solved < 2; solved++) {
    set_up();
    for (int turn = 0; turn < 400; turn++) {
      keep_animation a = keep_animation_begin(ui, KEEP_NO_NODE, 1, 0);
      CHECK_OK(keep_animation_set_bezier(ui, a, 0.3, 1e6, 0.7, 1e6));
      CHECK_OK(keep_animation_set_motion(ui, a, solved ? KEEP_MOVE_VALUES : KEEP_MOVE_FRAMES));
      CHECK_OK(keep_attribute_set_equal(ui, left, turn % 2, KEEP_REQUIRED));
      CHECK_OK(keep_animation_commit(ui));
      advance(0.5);
      CHECK(isfinite(seen(box)));
    }
    CHECK(!advance(1));
    CHECK(seen(box) == 1);
    tear_down();
  }
}

/* A plain change moves what is seen by as much at once; the rest of the way goes on. */
static void test_plain_changes(void) {
  set_up();
  animate(left, 100, 1, 0, "a");
  advance(0.5);
  CHECK_OK(keep_attribute_set_equal(ui, left, 130, KEEP_REQUIRED));
  CHECK_NEAR(seen(box), 50);
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(seen(box), 80);
  animate(left, 100, 0, 0, "b");
  CHECK_NEAR(seen(box), 50);
  advance(0.25);
  CHECK_NEAR(seen(box), 75);
  CHECK_TEXT(heard, "b+b~");
  tear_down();
}

/* The outer one moves what it changed, the inner one what it did, the one without duration nothing. */
static void test_nesting(void) {
  set_up();
  begin(2, 0, "a");
  CHECK_OK(keep_attribute_set_equal(ui, left, 100, KEEP_REQUIRED));
  animate(width, 200, 1, 0, "b");
  animate(other_left, 60, 0, 0, "c");
  CHECK_OK(keep_animation_commit(ui));
  CHECK_TEXT(heard, "c+c~");
  CHECK_FRAME(keep_node_presented_frame(ui, box), 0, 0, 100, 20);
  CHECK_NEAR(seen(other), 60);
  advance(0.5);
  CHECK_FRAME(keep_node_presented_frame(ui, box), 25, 0, 150, 20);
  keep_node nodes[3];
  keep_rect frames[3];
  CHECK(keep_layout_presented_changes(ui, nodes, frames, 3) == 3);
  advance(0.25);
  CHECK(keep_layout_presented_changes(ui, nodes, frames, 3) == 1 && nodes[0].id == box.id);
  CHECK_FRAME(frames[0], 37.5, 0, 175, 20);
  advance(0.25);
  CHECK(keep_layout_presented_changes(ui, nodes, frames, 3) == 1);
  CHECK_FRAME(frames[0], 50, 0, 200, 20);
  CHECK(!advance(1));
  CHECK_TEXT(heard, "c+c~b+b~a+a~");
  tear_down();
}

/* Only what is inside moves. */
static void test_scope(void) {
  set_up();
  CHECK(keep_animation_begin(ui, other, 1, 0).id != 0);
  CHECK_OK(keep_attribute_set_equal(ui, left, 100, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_equal(ui, other_left, 10, KEEP_REQUIRED));
  CHECK_OK(keep_animation_commit(ui));
  CHECK_NEAR(seen(box), 100);
  CHECK_NEAR(seen(other), 0);
  CHECK_NEAR(keep_node_presented_frame_in_root(ui, other).x, 100);
  advance(0.5);
  CHECK(seen(other) == 5);
  tear_down();
}

/* Two at a time, of different lengths; ends in order of time. */
static void test_several(void) {
  set_up();
  keep_node third = keep_node_create(ui, window);
  keep_attribute third_left = keep_node_attribute(ui, third, KEEP_LEFT_INSET);
  CHECK_OK(keep_attribute_set_equal(ui, third_left, 0, KEEP_REQUIRED));
  animate(left, 100, 2, 0, "a");
  animate(third_left, 100, 1, 0, "b");
  animate(other_left, 100, 1, 0, "c");
  animate(other_left, 0, 0.5, 3, "d");
  CHECK(advance(2));
  CHECK_TEXT(heard, "b+c+a+b~c~a~");
  tear_down();
}

/* Many small steps and a large one end at the same place: also across a delay that interrupts. */
static void test_steps(void) {
  double x[2];
  for (int large = 0; large < 2; large++) {
    set_up();
    animate(left, 100, 2, 0, "a");
    animate(left, 20, 2, 1, "b");
    for (int i = 0; i < (large ? 1 : 250); i++)
      advance(large ? 2.5 : 0.01);
    x[large] = seen(box);
    CHECK_TEXT(heard, "a-a~");
    tear_down();
  }
  /* From 50 at 50 a second to 20 in 2 seconds, at 3/4: 20 + 30 / 4 + 2 * 50 * 3/4 / 16. */
  CHECK_NEAR(x[0], 20 + 7.5 + 4.6875);
  CHECK_NEAR(x[1], x[0]);
}

/* A node that gets another parent moves from where it was on screen. */
static void test_moving(void) {
  set_up();
  CHECK_OK(keep_attribute_set_equal(ui, left, 40, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_equal(ui, other_left, 5, KEEP_REQUIRED));
  begin(1, 0, "a");
  CHECK_OK(keep_node_move(ui, other, window));
  CHECK_OK(keep_attribute_set_equal(ui, left, 140, KEEP_REQUIRED));
  keep_node made = keep_node_create(ui, window);
  CHECK_OK(keep_node_keep_size(ui, made, 3, 4, KEEP_REQUIRED));
  CHECK_OK(keep_animation_commit(ui));
  CHECK_NEAR(seen(other), 45);
  CHECK_FRAME(keep_node_presented_frame(ui, made), 0, 0, 3, 4);
  advance(0.5);
  CHECK_NEAR(seen(other), 25);
  CHECK_NEAR(seen(box), 90);

  /* Back into the box, which is on its way. */
  begin(1, 0, "b");
  CHECK_OK(keep_node_move(ui, other, box));
  CHECK_OK(keep_animation_commit(ui));
  CHECK_NEAR(seen(other), 25 - 90);
  CHECK_NEAR(keep_node_presented_frame_in_root(ui, other).x, 25);

  /* To another tree: at once. */
  keep_node page = keep_node_create(ui, KEEP_NO_NODE);
  begin(1, 0, "c");
  CHECK_OK(keep_node_move(ui, other, page));
  CHECK_OK(keep_animation_commit(ui));
  CHECK_NEAR(seen(other), 5);
  CHECK_TEXT(heard, "b-b~");

  /* Gone while it moves. */
  CHECK_OK(keep_node_destroy(ui, box));
  CHECK_FRAME(keep_node_presented_frame(ui, box), 0, 0, 0, 0);
  advance(0.1);
  CHECK_TEXT(heard, "b-b~a-a~");
  tear_down();
}

/* A box leaves its window, which moves into the box: there is no telling where it was seen in there. */
static void test_turned_round(void) {
  for (int is_inner = 0; is_inner < 2; is_inner++) {
    set_up();
    CHECK_OK(keep_attribute_set_equal(ui, left, 40, KEEP_REQUIRED));
    CHECK_OK(keep_layout_solve(ui));
    CHECK(keep_animation_begin(ui, box, 1, 0).id != 0);
    CHECK_OK(keep_node_move(ui, is_inner ? other : box, KEEP_NO_NODE));
    CHECK_OK(keep_node_move(ui, window, is_inner ? other : box));
    CHECK_OK(keep_animation_commit(ui));
    CHECK_NEAR(seen(window), 0);
    CHECK_NEAR(seen(box), is_inner ? 40 : 0);
    CHECK_NEAR(seen(other), 0);
    tear_down();
  }
}

/* An animation that is taken back has never been; those begun in it neither. */
static void test_rollback(void) {
  set_up();
  animate(other_left, 10, 1, 0, "a");
  advance(0.5);
  keep_animation b = begin(1, 0, "b");
  animate(left, 100, 1, 0, "c");
  CHECK_OK(keep_layout_rollback(ui));
  CHECK_TEXT(heard, "b~c~");
  CHECK(!keep_animation_is_valid(ui, b));
  CHECK_NEAR(seen(box), 0);
  CHECK_NEAR(seen(other), 5);

  CHECK_OK(keep_layout_set_conflict_policy(ui, KEEP_CONFLICTS_REFUSED));
  begin(1, 0, "d");
  CHECK_OK(keep_attribute_set_min(ui, left, 30, KEEP_REQUIRED));
  CHECK(keep_animation_commit(ui) == KEEP_ERROR_CONFLICT);
  CHECK(keep_layout_conflict_count(ui) == 1 && keep_animation_commit(ui) == KEEP_ERROR_STATE);
  CHECK_TEXT(heard, "b~c~d~");
  keep_layout_clear_error(ui);
  begin(1, 0.25, "e");
  CHECK_OK(keep_attribute_set_min(ui, left, 30, KEEP_REQUIRED));
  CHECK_OK(keep_animation_commit(ui));
  CHECK(keep_layout_advance(ui, 0.5, NULL) == KEEP_ERROR_CONFLICT);
  CHECK_TEXT(heard, "b~c~d~e-a+e~a~");
  CHECK(keep_layout_conflict_count(ui) == 1);
  keep_layout_clear_error(ui);
  CHECK_FRAME(keep_node_frame(ui, box), 0, 0, 100, 20);
  CHECK(!keep_layout_is_moving(ui));
  tear_down();
}

/* Values outside of what is animated are there at once, also if that is destroyed, in the delay or before. */
static void test_solved_within_nothing(void) {
  for (int delay = 0; delay < 2; delay++) {
    set_up();
    keep_node scope = keep_node_create(ui, window);
    keep_animation a = keep_animation_begin(ui, scope, 1, delay);
    CHECK_OK(keep_animation_set_motion(ui, a, KEEP_MOVE_VALUES));
    CHECK_OK(keep_attribute_set_equal(ui, width, 200, KEEP_REQUIRED));
    if (!delay)
      CHECK_OK(keep_node_destroy(ui, scope));
    CHECK_OK(keep_animation_commit(ui));
    if (delay)
      CHECK_OK(keep_node_destroy(ui, scope));
    advance(delay + 0.5);
    CHECK_NEAR(keep_node_presented_frame(ui, box).width, 200);
    tear_down();
  }
}

/* The values move, and everything that is kept is kept on the way: the other one in the middle. */
static void test_solved(void) {
  set_up();
  CHECK_OK(keep_attribute_clear(ui, other_left));
  CHECK_OK(keep_node_keep_center(ui, other, 0.5, 0.5, KEEP_REQUIRED));
  keep_node follower = keep_node_create(ui, window);
  keep_attribute limit = keep_node_attribute(ui, follower, KEEP_WIDTH);
  CHECK_OK(keep_attribute_set_equal_to(ui, limit, width, 1, 0, KEEP_HIGH));
  CHECK_OK(keep_attribute_set_max(ui, limit, 150, KEEP_REQUIRED));
  keep_animation a = begin(1, 0, "a");
  CHECK_OK(keep_animation_set_motion(ui, a, KEEP_MOVE_VALUES));
  CHECK_OK(keep_attribute_set_equal(ui, width, 200, KEEP_REQUIRED));
  CHECK_OK(keep_animation_commit(ui));
  CHECK_FRAME(keep_node_presented_frame(ui, box), 0, 0, 100, 20);
  CHECK_NEAR(keep_node_presented_frame(ui, follower).width, 100);
  for (int i = 1; i < 10; i++) {
    advance(0.1);
    CHECK_FRAME(keep_node_presented_frame(ui, box), 0, 0, 100 + 10 * i, 20);
    CHECK_NEAR(seen(other), (100 + 10 * i) / 2.0 - 5);
    CHECK_NEAR(keep_node_presented_frame(ui, follower).width, fmin(100 + 10 * i, 150));
    CHECK_FRAME(keep_node_frame(ui, box), 0, 0, 200, 20);
  }
  /* Interrupted by another one that moves values, from 190 at 100 a second. */
  keep_animation b = begin(1, 0, "b");
  CHECK_OK(keep_animation_set_motion(ui, b, KEEP_MOVE_VALUES));
  CHECK_OK(keep_attribute_set_equal(ui, width, 100, KEEP_REQUIRED));
  CHECK_OK(keep_animation_commit(ui));
  CHECK_TEXT(heard, "a-a~");
  CHECK_NEAR(keep_node_presented_frame(ui, box).width, 190);
  advance(0.5);
  CHECK_NEAR(keep_node_presented_frame(ui, box).width, 145 + 12.5);
  CHECK_NEAR(keep_node_presented_frame(ui, follower).width, 150);
  /* A plain change meanwhile: the rest of the way goes on. */
  CHECK_OK(keep_attribute_set_equal(ui, width, 110, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_presented_frame(ui, box).width, 155 + 12.5);
  CHECK_OK(keep_animation_cancel(ui, b));
  CHECK_FRAME(keep_node_presented_frame(ui, box), 0, 0, 110, 20);
  CHECK_NEAR(keep_node_presented_frame(ui, follower).width, 110);
  tear_down();
}

static double twice(double time, void *unused) {
  (void)unused;
  return 2 * time;
}

/* A curve that is at the end after half of the time, and as far beyond it at the end: no size is presented
 * below 0, unless that is allowed. */
static void test_sizes_below_zero(void) {
  for (int allowed = 0; allowed < 2; allowed++) {
    set_up();
    CHECK_OK(keep_layout_set_negative_sizes(ui, allowed));
    keep_animation a = begin(1, 0, "a");
    CHECK_OK(keep_animation_set_function(ui, a, twice, NULL, NULL));
    CHECK_OK(keep_attribute_set_equal(ui, width, 20, KEEP_REQUIRED));
    CHECK_OK(keep_animation_commit(ui));
    advance(0.25);
    CHECK_NEAR(keep_node_presented_frame(ui, box).width, 60);
    advance(0.5);
    CHECK_NEAR(keep_node_presented_frame(ui, box).width, allowed ? -20 : 0);
    keep_node nodes[3];
    (void)keep_layout_presented_changes(ui, nodes, NULL, 3);
    advance(0.125);
    CHECK(keep_layout_presented_changes(ui, nodes, NULL, 3) == (size_t)allowed);
    tear_down();
  }
}

/* 30 beyond 200 is as far as the maximum allows; the left inset, which goes on to 150 otherwise, stops there, too.
 * A minimum that is not required has no say, nor has what the begin violates. */
static void test_bounded(void) {
  const double lefts[] = {150, 100 + 30, 130}, widths[] = {250, 230, 230};
  const keep_motion motions[] = {KEEP_MOVE_FRAMES, KEEP_MOVE_BOUNDED, KEEP_MOVE_BOUNDED};
  for (int i = 0; i < 3; i++) {
    set_up();
    keep_animation a = begin(1, 0, "a");
    CHECK_OK(keep_animation_set_function(ui, a, twice, NULL, NULL));
    CHECK_OK(keep_animation_set_motion(ui, a, motions[i]));
    CHECK_OK(keep_attribute_set_equal(ui, width, 200, KEEP_REQUIRED));
    CHECK_OK(keep_attribute_set_max(ui, width, 230, KEEP_REQUIRED));
    CHECK_OK(keep_attribute_set_equal(ui, left, 100, KEEP_REQUIRED));
    CHECK_OK(keep_attribute_set_max(ui, left, 100, i == 2 ? KEEP_HIGH : KEEP_LOW));
    CHECK_OK(keep_attribute_set_min(ui, left, 50, KEEP_REQUIRED));
    CHECK_OK(keep_animation_commit(ui));
    advance(0.25);
    CHECK_FRAME(keep_node_presented_frame(ui, box), 50, 0, 150, 20);
    advance(0.5);
    CHECK_FRAME(keep_node_presented_frame(ui, box), lefts[i], 0, widths[i], 20);
    /* A bound that comes nearer on the way closes in: half of the time that is left is half of the way. */
    CHECK_OK(keep_attribute_set_max(ui, width, 200, KEEP_REQUIRED));
    CHECK_OK(keep_layout_solve(ui));
    advance(0.125);
    CHECK_FRAME(keep_node_presented_frame(ui, box), motions[i] ? lefts[i] - 15 : 175, 0,
                motions[i] ? 215 : 275, 20);
    tear_down();
  }
}

/* Values that overshoot are violated, and not what they overshoot into. */
static void test_values_overshoot(void) {
  set_up();
  CHECK_OK(keep_attribute_set_max(ui, width, 230, KEEP_REQUIRED));
  keep_animation a = begin(1, 0, "a");
  CHECK_OK(keep_animation_set_function(ui, a, twice, NULL, NULL));
  CHECK_OK(keep_animation_set_motion(ui, a, KEEP_MOVE_VALUES));
  CHECK_OK(keep_attribute_set_equal(ui, width, 200, KEEP_REQUIRED));
  CHECK_OK(keep_animation_commit(ui));
  advance(0.5625);
  CHECK_NEAR(keep_node_presented_frame(ui, box).width, 212.5);
  advance(0.1875);
  CHECK_NEAR(keep_node_presented_frame(ui, box).width, 230);
  tear_down();
}

/* Held at a share of its time, forward and backward; time passes it by until it is let go. */
static void test_held(void) {
  const keep_motion motions[] = {KEEP_MOVE_FRAMES, KEEP_MOVE_VALUES, KEEP_MOVE_BOUNDED};
  for (int i = 0; i < 3; i++) {
    set_up();
    keep_animation a = begin(2, 0, "a");
    CHECK_OK(keep_animation_set_motion(ui, a, motions[i]));
    CHECK_OK(keep_attribute_set_equal(ui, width, 200, KEEP_REQUIRED));
    CHECK_OK(keep_animation_commit(ui));
    const double shares[] = {0.25, 1, 0.75, 0, 0.5};
    for (int j = 0; j < 5; j++) {
      CHECK_OK(keep_animation_set_progress(ui, a, shares[j]));
      CHECK_NEAR(keep_node_presented_frame(ui, box).width, 100 + 100 * shares[j]);
      CHECK_NEAR(keep_animation_progress(ui, a), shares[j]);
      CHECK(!advance(5));
      keep_node nodes[3];
      keep_rect frames[3];
      (void)keep_layout_presented_changes(ui, nodes, frames, 3);
      CHECK_NEAR(keep_node_presented_frame(ui, box).width, 100 + 100 * shares[j]);
    }
    CHECK_TEXT(heard, "");
    /* What takes over from it begins at rest. */
    animate(left, 100, 1, 0, "b");
    CHECK(advance(0.5));
    CHECK_FRAME(keep_node_presented_frame(ui, box), 50, 0, 150, 20);
    CHECK_OK(keep_animation_set_progress(ui, a, NAN));
    CHECK_OK(keep_animation_set_progress(ui, a, NAN));
    CHECK(advance(0.5));
    CHECK_FRAME(keep_node_presented_frame(ui, box), 100, 0, 175, 20);
    CHECK(!advance(0.5));
    CHECK_TEXT(heard, "b+b~a+a~");
    tear_down();
  }
  set_up();
  keep_animation a = animate(width, 200, 1, 0, "a");
  CHECK_OK(keep_animation_set_progress(ui, a, 0.5));
  animate(width, 250, 1, 0, "b");
  CHECK_TEXT(heard, "a-a~");
  advance(0.5);
  CHECK_NEAR(keep_node_presented_frame(ui, box).width, 200);
  a = animate(left, 100, 1, 0, "c");
  CHECK_OK(keep_animation_set_progress(ui, a, 1));
  CHECK_OK(keep_animation_finish(ui, a));
  CHECK_TEXT(heard, "a-a~c+c~");
  /* One that has nothing left to move ends while it is held, too. */
  a = animate(left, 0, 1, 0, "d");
  CHECK_OK(keep_animation_set_progress(ui, a, 0.5));
  advance(1);
  CHECK_OK(keep_node_destroy(ui, box));
  CHECK(!advance(0));
  CHECK_TEXT(heard, "a-a~c+c~b+b~d-d~");
  tear_down();
}

/* A priority has nothing in between: what it changes moves on top. */
static void test_solved_and_more(void) {
  set_up();
  keep_attribute top = keep_node_attribute(ui, box, KEEP_TOP_INSET);
  CHECK_OK(keep_attribute_set_equal(ui, top, 10, KEEP_LOW));
  CHECK_OK(keep_attribute_set_min(ui, top, 50, KEEP_MEDIUM));
  keep_animation a = begin(1, 0, "a");
  CHECK_OK(keep_animation_set_motion(ui, a, KEEP_MOVE_VALUES));
  CHECK_OK(keep_attribute_set_equal(ui, top, 10, KEEP_HIGH));
  CHECK_OK(keep_attribute_set_equal(ui, left, 100, KEEP_REQUIRED));
  CHECK_OK(keep_animation_commit(ui));
  CHECK_FRAME(keep_node_frame(ui, box), 100, 10, 100, 20);
  CHECK_FRAME(keep_node_presented_frame(ui, box), 0, 50, 100, 20);
  advance(0.5);
  CHECK_FRAME(keep_node_presented_frame(ui, box), 50, 30, 100, 20);
  tear_down();
}

static double back_and_forth(double time, void *calls) {
  ++*(int *)calls;
  bool moving = false;
  CHECK(keep_layout_advance(ui, 1, &moving) == KEEP_ERROR_BUSY && moving);
  CHECK(keep_node_set_size(ui, window, 1, 1) == KEEP_ERROR_BUSY);
  CHECK(keep_node_frame(ui, box).width == 100);
  keep_layout_destroy(ui);
  keep_layout_clear_error(ui);
  return time == 0.25 ? NAN : time == 0.5 ? 3 : time == 0.75 ? -INFINITY : time;
}

static void test_function(void) {
  set_up();
  int calls = 0;
  keep_animation a = keep_animation_begin(ui, window, 1, 0);
  CHECK_OK(keep_animation_set_function(ui, a, back_and_forth, &calls, NULL));
  CHECK_OK(keep_attribute_set_equal(ui, left, 100, KEEP_REQUIRED));
  CHECK_OK(keep_animation_commit(ui));
  const double expected[] = {25, 300, -1e8, 100};
  for (int i = 0; i < 4; i++) {
    advance(0.25);
    CHECK_NEAR(seen(box), expected[i]);
  }
  CHECK(calls >= 3);
  tear_down();
}

static int depth;

static void begin_another(keep_layout *layout, keep_animation animation, bool finished,
                          void *user_data) {
  (void)animation, (void)finished;
  CHECK(depth++ == 0);
  CHECK(keep_layout_advance(layout, 1, NULL) == KEEP_ERROR_BUSY);
  keep_layout_destroy(layout);
  CHECK(keep_layout_error(layout) == KEEP_ERROR_BUSY);
  keep_layout_clear_error(layout);
  CHECK_OK(keep_node_destroy(ui, *(keep_node *)user_data));
  keep_animation next = keep_animation_begin(layout, KEEP_NO_NODE, 0, 0);
  CHECK_OK(keep_animation_set_completion(layout, next, begin_another, user_data, NULL));
  *(keep_node *)user_data = keep_node_create(ui, window);
  CHECK_OK(keep_animation_commit(layout));
  CHECK(keep_layout_is_moving(layout));
  depth--;
}

/* A completion that goes on and on does so a step at a time. */
static void test_completions(void) {
  set_up();
  keep_animation a = keep_animation_begin(ui, box, 0, 0);
  CHECK_OK(keep_animation_set_completion(ui, a, begin_another, &box, NULL));
  CHECK_OK(keep_animation_commit(ui));
  for (int i = 0; i < 3; i++)
    CHECK(advance(0));
  CHECK(keep_layout_node_count(ui) == 2);
  tear_down();
}

static void test_changes(void) {
  set_up();
  keep_node nodes[4];
  keep_rect frames[4];
  CHECK_OK(keep_layout_solve(ui));
  CHECK(keep_layout_presented_changes(ui, nodes, frames, 4) == 3);
  CHECK(keep_layout_presented_changes(ui, nodes, frames, 4) == 0);
  animate(left, 100, 1, 0, "a");
  CHECK(keep_layout_presented_changes(ui, nodes, frames, 4) == 0);
  advance(0.25);
  CHECK(keep_layout_presented_changes(ui, nodes, frames, 4) == 1 && nodes[0].id == box.id);
  CHECK_FRAME(frames[0], 25, 0, 100, 20);
  CHECK(keep_layout_presented_changes(ui, nodes, frames, 4) == 0);
  advance(0);
  CHECK(keep_layout_presented_changes(ui, nodes, frames, 4) == 0);
  animate(other_left, 10, 1, 0, "b");
  advance(0.25);
  CHECK(keep_layout_presented_changes(ui, NULL, NULL, 0) == 2);
  CHECK(keep_layout_presented_changes(ui, nodes, frames, 1) == 2);
  CHECK(keep_layout_presented_changes(ui, nodes + 1, frames + 1, 3) == 1);
  int first = nodes[0].id == other.id;
  CHECK(nodes[first].id == box.id && nodes[!first].id == other.id);
  CHECK_FRAME(frames[first], 50, 0, 100, 20);
  CHECK_FRAME(frames[!first], 2.5, 0, 10, 10);
  CHECK_OK(keep_node_set_size(ui, window, 300, 300));
  CHECK_OK(keep_layout_solve(ui));
  CHECK(keep_layout_presented_changes(ui, nodes, frames, 4) == 1 && nodes[0].id == window.id);
  advance(5);
  CHECK(keep_layout_presented_changes(ui, nodes, frames, 4) == 2);
  CHECK(keep_layout_presented_changes(ui, nodes, frames, 4) == 0);
  keep_node both[] = {other, box};
  CHECK_OK(keep_layout_frames(ui, both, frames, 2, KEEP_FRAME_PRESENTED));
  CHECK_FRAME(frames[0], 10, 0, 10, 10);
  CHECK_OK(keep_layout_frames(ui, both, frames, 2, KEEP_FRAME_PRESENTED_IN_ROOT));
  CHECK_FRAME(frames[0], 110, 0, 10, 10);
  CHECK_FRAME(frames[1], 100, 0, 100, 20);
  tear_down();
}

/* Beginning, interrupting and ending for a long time takes no more room: handles name slots. */
static void test_long_run(void) {
  set_up();
  uint64_t highest = 0;
  for (int i = 0; i < 20000; i++) {
    keep_animation a = animate(i % 3 ? left : other_left, i % 7, 0.05, i % 2 ? 0.02 : 0, "");
    if ((a.id & 0xFFFFFFF) > highest)
      highest = a.id & 0xFFFFFFF;
    heard[0] = 0;
    advance(0.016);
    if (i % 5 == 0)
      (void)keep_animation_cancel(ui, a);
  }
  CHECK(highest < 16);
  keep_layout_clear_error(ui);
  tear_down();
}

int main(void) {
  test_width();
  test_at_once();
  test_delay();
  test_no_longer_possible();
  test_delayed_changes();
  test_interruption();
  test_velocity();
  test_interruptions_without_end();
  test_plain_changes();
  test_nesting();
  test_scope();
  test_several();
  test_steps();
  test_moving();
  test_turned_round();
  test_rollback();
  test_solved();
  test_solved_within_nothing();
  test_solved_and_more();
  test_sizes_below_zero();
  test_bounded();
  test_values_overshoot();
  test_held();
  test_function();
  test_completions();
  test_changes();
  test_long_run();
  return 0;
}
