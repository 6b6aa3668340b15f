/* Animations one beside and inside the other: what one that ends leaves to the others, what is taken
 * back, and what waits for a delay. Positions on the way are calculated by hand; everything is linear.
 */
#include "heard.h"

static keep_node window, a, b;
static keep_attribute left, top, width, other_left;

static void forget(void *name) {
  strcat(heard, (const char *)name);
  strcat(heard, "~");
}

/* Two boxes of 10 x 10 at 0, 0 of a window. */
static void set_up(void) {
  ui = keep_layout_create();
  window = keep_node_create(ui, KEEP_NO_NODE);
  a = keep_node_create(ui, window);
  b = keep_node_create(ui, window);
  CHECK_OK(keep_node_set_size(ui, window, 400, 300));
  left = keep_node_attribute(ui, a, KEEP_LEFT_INSET);
  top = keep_node_attribute(ui, a, KEEP_TOP_INSET);
  width = keep_node_attribute(ui, a, KEEP_WIDTH);
  other_left = keep_node_attribute(ui, b, KEEP_LEFT_INSET);
  CHECK_OK(keep_node_keep_size(ui, a, 10, 10, KEEP_REQUIRED));
  CHECK_OK(keep_node_keep_size(ui, b, 10, 10, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_equal(ui, left, 0, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_equal(ui, top, 0, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_equal(ui, other_left, 0, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  heard[0] = 0;
}

static keep_animation begin(keep_node within, bool solved, double duration, double delay,
                            const char *name) {
  keep_animation animation = keep_animation_begin(ui, within, duration, delay);
  CHECK(animation.id != 0);
  CHECK_OK(keep_animation_set_curve(ui, animation, KEEP_LINEAR));
  CHECK_OK(keep_animation_set_motion(ui, animation, solved ? KEEP_MOVE_VALUES : KEEP_MOVE_FRAMES));
  CHECK_OK(keep_animation_set_completion(ui, animation, hear, (void *)name, forget));
  return animation;
}

static keep_animation animate(keep_attribute what, double to, bool solved, double duration,
                              const char *name) {
  keep_animation animation = begin(KEEP_NO_NODE, solved, duration, 0, name);
  CHECK_OK(keep_attribute_set_equal(ui, what, to, KEEP_REQUIRED));
  CHECK_OK(keep_animation_commit(ui));
  return animation;
}

static void advance(double seconds) { CHECK_OK(keep_layout_advance(ui, seconds, NULL)); }

static double seen(keep_node node) { return keep_node_presented_frame(ui, node).x; }

/* 5.6 is not quite eight times 0.7: what begins at the end of a delay is still at its begin, and has no
 * velocity yet. What sets it back there moves nothing, and has nothing to lose. */
static void test_set_back_at_the_begin(void) {
  for (int steps = 1; steps <= 8; steps += 7) {
    set_up();
    keep_animation first = keep_animation_begin(ui, window, 1, 5.6);
    CHECK_OK(keep_attribute_set_equal(ui, left, 100, KEEP_REQUIRED));
    CHECK_OK(keep_animation_commit(ui));
    for (int i = 0; i < steps; i++)
      advance(steps == 1 ? 5.6 : 0.7);
    CHECK(keep_animation_is_valid(ui, first) && keep_animation_progress(ui, first) == 0);
    animate(left, 0, false, 1, "b");
    animate(left, 50, false, 1, "c");
    CHECK_TEXT(heard, "");
    CHECK_NEAR(seen(a), 0);
    advance(0.5);
    CHECK_NEAR(seen(a), 25);
    advance(0.5);
    CHECK_TEXT(heard, "b+c+b~c~");
    tear_down();
  }
}

/* Values on their way at the same time: 100 in half a second, 200 in two. */
static void test_the_first_to_end(void) {
  for (int steps = 1; steps <= 15; steps += 14) {
    set_up();
    animate(left, 100, true, 0.5, "a");
    animate(other_left, 200, true, 2, "b");
    for (int i = 0; i < steps; i++)
      advance(0.75 / steps);
    CHECK_NEAR(seen(a), 100);
    CHECK_NEAR(seen(b), 75);
    CHECK_TEXT(heard, "a+a~");
    advance(1);
    CHECK_NEAR(seen(a), 100);
    CHECK_NEAR(seen(b), 175);
    tear_down();
  }
  for (int finish = 0; finish < 2; finish++) {
    set_up();
    keep_animation first = animate(top, 100, true, 0.5, "a");
    animate(left, 200, true, 2, "b");
    advance(0.25);
    CHECK_FRAME(keep_node_presented_frame(ui, a), 25, 50, 10, 10);
    CHECK_OK(finish ? keep_animation_finish(ui, first) : keep_animation_cancel(ui, first));
    CHECK_FRAME(keep_node_presented_frame(ui, a), 25, 100, 10, 10);
    keep_node nodes[1];
    CHECK(keep_layout_presented_changes(ui, nodes, NULL, 1) == 3);
    tear_down();
  }
}

/* Each number of a frame is taken over by itself. At 0.5 the width is seen at 55, at 90 a second; a
 * quarter of a second later that is 200 - 145 * 0.975 + 90 * 0.25 * 0.975^2. The height goes on with
 * the first animation, to its end. */
static void test_taken_over_in_part(void) {
  set_up();
  keep_attribute height = keep_node_attribute(ui, a, KEEP_HEIGHT);
  begin(KEEP_NO_NODE, false, 1, 0, "a");
  CHECK_OK(keep_attribute_set_equal(ui, width, 100, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_equal(ui, height, 100, KEEP_REQUIRED));
  CHECK_OK(keep_animation_commit(ui));
  advance(0.5);
  animate(width, 200, false, 10, "b");
  advance(0.25);
  CHECK_FRAME(keep_node_presented_frame(ui, a), 0, 0, 80.0140625, 77.5);
  CHECK_TEXT(heard, "");
  advance(0.25);
  CHECK_TEXT(heard, "a+a~");
  animate(width, 0, false, 1, "c");
  CHECK_TEXT(heard, "a+a~b-b~");
  tear_down();
}

/* The same in two trees. */
static void test_two_roots(void) {
  set_up();
  keep_node page = keep_node_create(ui, KEEP_NO_NODE), in_page = keep_node_create(ui, page);
  keep_attribute page_left = keep_node_attribute(ui, in_page, KEEP_LEFT_INSET);
  CHECK_OK(keep_node_set_size(ui, page, 400, 300));
  CHECK_OK(keep_attribute_set_equal(ui, page_left, 0, KEEP_REQUIRED));
  begin(window, true, 0.5, 0, "a");
  CHECK_OK(keep_attribute_set_equal(ui, left, 100, KEEP_REQUIRED));
  CHECK_OK(keep_animation_commit(ui));
  begin(page, true, 2, 0, "b");
  CHECK_OK(keep_attribute_set_equal(ui, page_left, 200, KEEP_REQUIRED));
  CHECK_OK(keep_animation_commit(ui));
  advance(0.75);
  CHECK_NEAR(seen(a), 100);
  CHECK_NEAR(seen(in_page), 75);
  tear_down();
}

/* A value that is set back before it has moved is where it was, and nothing moves. */
static void test_set_back(void) {
  set_up();
  keep_animation first = keep_animation_begin(ui, window, 1, 0);
  CHECK_OK(keep_animation_set_motion(ui, first, KEEP_MOVE_VALUES));
  CHECK_OK(keep_attribute_set_equal(ui, left, 100, KEEP_REQUIRED));
  CHECK_OK(keep_animation_commit(ui));
  animate(left, 0, true, 1, "b");
  CHECK(!keep_animation_is_valid(ui, first));
  CHECK_NEAR(seen(a), 0);
  advance(0.5);
  CHECK_NEAR(seen(a), 0);
  advance(1);
  CHECK_NEAR(seen(a), 0);
  CHECK_TEXT(heard, "b+b~");
  tear_down();
}

/* Frames and values: what each has still to go adds up. From 50 of 100, with another 300 to go. */
static void test_both_kinds(void) {
  for (int solved = 0; solved < 2; solved++) {
    set_up();
    keep_animation first = animate(left, 100, solved, 1, "a");
    advance(0.5);
    animate(left, 400, !solved, 1, "b");
    CHECK(keep_animation_is_valid(ui, first));
    CHECK_NEAR(seen(a), 50);
    advance(0.25);
    CHECK_NEAR(seen(a), 400 - 25 - 225);
    advance(0.25);
    CHECK_NEAR(seen(a), 400 - 150);
    CHECK_TEXT(heard, "a+a~");
    advance(0.5);
    CHECK_NEAR(seen(a), 400);
    tear_down();
  }
}

/* One that an inner animation takes over, or ends, goes on when the outer one is taken back: seen at 25
 * of 100, and a quarter of a second later at 50. */
static void test_interrupted_and_taken_back(void) {
  for (int solved = 0; solved < 2; solved++)
    for (int inner = 0; inner < 3; inner++)
      for (int refused = 0; refused < 2; refused++) {
        set_up();
        if (refused)
          CHECK_OK(keep_layout_set_conflict_policy(ui, KEEP_CONFLICTS_REFUSED));
        keep_animation moving = animate(left, 100, solved, 1, "a");
        advance(0.25);
        begin(KEEP_NO_NODE, solved, 1, 0, "o");
        CHECK_OK(keep_attribute_set_equal(ui, left, 300, KEEP_REQUIRED));
        keep_animation inside = begin(KEEP_NO_NODE, solved, inner == 2 ? 0 : 1, 0, "i");
        if (inner > 0)
          CHECK_OK(keep_attribute_set_equal(ui, top, 10, KEEP_REQUIRED));
        CHECK_OK(keep_animation_commit(ui));
        CHECK(!keep_animation_is_valid(ui, moving));
        CHECK(keep_animation_is_valid(ui, inside) == (inner != 2));
        CHECK_NEAR(keep_node_frame(ui, a).x, 300);
        CHECK_NEAR(seen(a), 25);
        CHECK_TEXT(heard, "");
        if (refused) {
          CHECK_OK(keep_attribute_set_min(ui, width, 20, KEEP_REQUIRED));
          CHECK(keep_animation_commit(ui) == KEEP_ERROR_CONFLICT);
          keep_layout_clear_error(ui);
        } else {
          CHECK_OK(keep_layout_rollback(ui));
        }
        CHECK(strlen(heard) == 4 && strstr(heard, "o~") && strstr(heard, "i~"));
        CHECK(keep_animation_is_valid(ui, moving) && !keep_animation_is_valid(ui, inside));
        CHECK_FRAME(keep_node_presented_frame(ui, a), 25, 0, 10, 10);
        advance(0.25);
        CHECK_FRAME(keep_node_presented_frame(ui, a), 50, 0, 10, 10);
        heard[0] = 0;
        advance(0.5);
        CHECK_TEXT(heard, "a+a~");
        CHECK(!keep_layout_is_moving(ui));
        tear_down();
      }
}

/* It is told once nothing can take it back, in the order in which it happened. */
static void test_told_at_the_end(void) {
  set_up();
  animate(left, 100, false, 1, "a");
  advance(0.25);
  begin(KEEP_NO_NODE, false, 1, 0, "o");
  CHECK_OK(keep_attribute_set_equal(ui, left, 300, KEEP_REQUIRED));
  animate(top, 10, false, 0, "i");
  CHECK_TEXT(heard, "");
  CHECK_OK(keep_animation_commit(ui));
  CHECK_TEXT(heard, "i+a-i~a~");
  advance(1);
  CHECK_TEXT(heard, "i+a-i~a~o+o~");
  tear_down();
}

/* Cancelled or finished in a transaction, with nodes destroyed that move: all of it is taken back. */
static void test_ended_in_a_transaction(void) {
  for (int how = 0; how < 6; how++) {
    set_up();
    keep_animation first = animate(left, 100, how >= 4, 1, "a");
    keep_animation second = animate(other_left, 200, how >= 4, 1, "b");
    keep_node nodes[4];
    advance(0.25);
    CHECK(keep_layout_presented_changes(ui, nodes, NULL, 4) == 3);
    keep_atomic group = {0};
    if (how % 2 == 0)
      CHECK_OK(keep_layout_begin(ui));
    else
      group = keep_atomic_begin(ui);
    CHECK_OK(keep_layout_begin(ui));
    CHECK_OK(keep_animation_cancel(ui, first));
    CHECK(keep_animation_cancel(ui, first) == KEEP_ERROR_INVALID_HANDLE);
    keep_layout_clear_error(ui);
    CHECK_NEAR(seen(a), 100);
    CHECK_OK(keep_layout_commit(ui));
    CHECK_OK(keep_node_destroy(ui, b));
    CHECK_OK(keep_layout_solve(ui));
    CHECK_NEAR(seen(b), 0);
    CHECK(keep_layout_presented_changes(ui, nodes, NULL, 4) == 1 && nodes[0].id == a.id);
    CHECK_TEXT(heard, "");
    CHECK(keep_layout_is_moving(ui));
    if (how % 4 < 2) {
      CHECK_OK(keep_layout_rollback(ui));
      CHECK_TEXT(heard, "");
      CHECK(keep_animation_is_valid(ui, first) && keep_animation_is_valid(ui, second));
      CHECK_NEAR(seen(a), 25);
      CHECK_NEAR(seen(b), 50);
      CHECK(keep_layout_presented_changes(ui, nodes, NULL, 4) == 1 && nodes[0].id == a.id);
      advance(0.5);
      CHECK_NEAR(seen(a), 75);
      CHECK_NEAR(seen(b), 150);
      CHECK(keep_layout_presented_changes(ui, nodes, NULL, 4) == 2);
      advance(0.5);
      CHECK_TEXT(heard, "a+b+a~b~");
    } else {
      CHECK_OK(how % 2 == 0 ? keep_layout_commit(ui) : keep_atomic_end(ui));
      CHECK_TEXT(heard, "a-a~");
      CHECK_NEAR(seen(a), 100);
      advance(0);
      CHECK_TEXT(heard, "a-a~b-b~");
    }
    CHECK(!keep_layout_is_moving(ui));
    CHECK(keep_atomic_is_valid(ui, group) == (how == 3));
    tear_down();
  }
}

/* An animation does not outlive the transaction that it was begun in; one begun afterwards is another. */
static void test_place_of_one_taken_back(void) {
  set_up();
  keep_animation gone = begin(KEEP_NO_NODE, false, 1, 0, "a");
  CHECK_OK(keep_attribute_set_equal(ui, left, 100, KEEP_REQUIRED));
  CHECK_OK(keep_layout_rollback(ui));
  keep_animation next = animate(left, 60, false, 1, "b");
  CHECK(next.id != gone.id && !keep_animation_is_valid(ui, gone));
  advance(0.5);
  CHECK_NEAR(seen(a), 30);
  CHECK_TEXT(heard, "a~");
  tear_down();
}

/* In a delay, each change goes on from the one before. */
static void test_parts_in_a_delay(void) {
  set_up();
  keep_attribute other_width = keep_node_attribute(ui, b, KEEP_WIDTH);
  CHECK_OK(keep_attribute_set_equal_to(ui, other_width, width, 2, 3, KEEP_REQUIRED));
  CHECK_OK(keep_node_set_axis_size(ui, window, KEEP_HORIZONTAL, 400, 900));
  keep_constraint value = keep_attribute_constraint(ui, width, KEEP_EQUAL);
  keep_constraint link = keep_attribute_constraint(ui, other_width, KEEP_EQUAL);
  keep_constraint position = keep_attribute_constraint(ui, left, KEEP_EQUAL);
  keep_constraint height = keep_attribute_constraint(ui, top, KEEP_EQUAL);
  for (int i = 0; i < 4; i++) {
    begin(KEEP_NO_NODE, false, 0, 1, "a");
    if (i == 0)
      CHECK_OK(keep_constraint_set_value(ui, value, 20));
    CHECK_OK(keep_constraint_set_priority(ui, value, 400 + i));
    if (i == 1)
      CHECK_OK(keep_constraint_set_value(ui, value, 30));
    if (i == 2) {
      CHECK_OK(keep_attribute_set_equal(ui, width, 40, 300));
      CHECK_OK(keep_constraint_set_priority(ui, value, 450));
    }
    if (i == 3) {
      CHECK_OK(keep_attribute_clear(ui, width));
      CHECK_OK(keep_attribute_set_equal(ui, width, 50, 300));
      CHECK_OK(keep_constraint_set_priority(ui, value, 460));
    }
    CHECK_OK(keep_constraint_set_value(ui, link, 11 + i));
    CHECK_OK(keep_constraint_set_priority(ui, link, 500 + i));
    CHECK(keep_constraint_set_priority(ui, link, NAN) == KEEP_ERROR_INVALID_ARGUMENT);
    CHECK(keep_constraint_set_value(ui, link, NAN) == KEEP_ERROR_INVALID_ARGUMENT);
    keep_layout_clear_error(ui);
    CHECK_OK(keep_animation_commit(ui));
    double before = i == 0 ? 10 : 10 + 10 * i, priority = 0, constant = 0;
    CHECK_NEAR(keep_attribute_equal(ui, width, &priority), before);
    advance(1);
    CHECK_NEAR(keep_attribute_equal(ui, width, &priority), 20 + 10 * i);
    CHECK_NEAR(priority, i == 0 ? 400 : i == 1 ? 401 : i == 2 ? 450 : 460);
    CHECK(keep_attribute_followed(ui, other_width, KEEP_EQUAL, NULL, &constant, &priority).id ==
          width.id);
    CHECK_NEAR(constant, 11 + i);
    CHECK_NEAR(priority, 500 + i);
    CHECK_NEAR(keep_node_frame(ui, b).width, 2 * (20 + 10 * i) + 11 + i);
  }
  /* What is cleared or removed stays so. */
  begin(KEEP_NO_NODE, false, 0, 1, "b");
  CHECK_OK(keep_attribute_clear(ui, left));
  CHECK_OK(keep_constraint_set_priority(ui, position, 400));
  CHECK_OK(keep_constraint_remove(ui, height));
  CHECK_OK(keep_constraint_set_value(ui, height, 7));
  CHECK_OK(keep_animation_commit(ui));
  CHECK(keep_attribute_is_active(ui, left) && keep_attribute_is_active(ui, top));
  advance(1);
  CHECK(!keep_attribute_is_active(ui, left) && !keep_attribute_is_active(ui, top));

  /* The size of a root, through its constraint. */
  keep_constraint size;
  double factor, rest, priority = 0;
  keep_attribute all = keep_node_attribute(ui, window, KEEP_WIDTH);
  CHECK(keep_attribute_explanation(ui, all, &size, &factor, 1, &rest) == 1);
  CHECK(keep_constraint_source(ui, size) == KEEP_SOURCE_ROOT_SIZE);
  begin(KEEP_NO_NODE, false, 0, 1, "c");
  CHECK_OK(keep_node_set_axis_size(ui, window, KEEP_HORIZONTAL, 500, 600));
  CHECK_OK(keep_constraint_set_value(ui, size, 450));
  CHECK_OK(keep_animation_commit(ui));
  CHECK_NEAR(keep_node_axis_size(ui, window, KEEP_HORIZONTAL, &priority), 400);
  advance(1);
  CHECK_NEAR(keep_node_axis_size(ui, window, KEEP_HORIZONTAL, &priority), 450);
  CHECK_NEAR(priority, 600);
  tear_down();
}

/* An atomic group records, and sets, what is set in it when the delay is over. */
static void test_atomic_in_a_delay(void) {
  set_up();
  begin(KEEP_NO_NODE, false, 1, 1, "a");
  keep_atomic outer = keep_atomic_begin(ui);
  CHECK_OK(keep_attribute_set_equal(ui, width, 70, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_equal(ui, left, 1, KEEP_REQUIRED));
  keep_atomic inner = keep_atomic_begin(ui);
  CHECK_OK(keep_attribute_set_equal(ui, left, 2, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_equal_to(ui, other_left, left, 2, 0, KEEP_REQUIRED));
  CHECK_OK(keep_atomic_end(ui));
  CHECK_OK(keep_attribute_set_equal(ui, left, 3, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_clear(ui, top));
  CHECK_OK(keep_atomic_end(ui));
  keep_atomic back = keep_atomic_begin(ui);
  CHECK_OK(keep_attribute_set_equal(ui, width, 90, KEEP_REQUIRED));
  CHECK_OK(keep_layout_rollback(ui));
  CHECK_OK(keep_attribute_set_min(ui, width, 5, KEEP_REQUIRED));
  CHECK_OK(keep_animation_commit(ui));
  CHECK(!keep_atomic_is_valid(ui, back) && keep_atomic_is_valid(ui, outer));
  CHECK(!keep_atomic_is_active(ui, outer) && !keep_atomic_is_active(ui, inner));
  advance(0.5);
  CHECK_FRAME(keep_node_frame(ui, a), 0, 0, 10, 10);
  CHECK_FRAME(keep_node_presented_frame(ui, a), 0, 0, 10, 10);
  advance(1);
  CHECK_FRAME(keep_node_frame(ui, a), 3, 0, 70, 10);
  CHECK_NEAR(keep_node_frame(ui, b).x, 6);
  CHECK_FRAME(keep_node_presented_frame(ui, a), 1.5, 0, 40, 10);
  advance(0.5);
  CHECK_FRAME(keep_node_presented_frame(ui, a), 3, 0, 70, 10);
  CHECK(keep_atomic_constraints(ui, outer, NULL, 0) == 2);
  CHECK(keep_atomic_constraints(ui, inner, NULL, 0) == 1);
  CHECK_OK(keep_atomic_deactivate(ui, outer));
  double priority = 0;
  CHECK(isnan(keep_attribute_equal(ui, width, &priority)));
  CHECK_NEAR(keep_attribute_min(ui, width, &priority), 5);
  CHECK_OK(keep_atomic_activate(ui, outer));
  CHECK_NEAR(keep_attribute_equal(ui, width, &priority), 70);
  CHECK_NEAR(keep_attribute_equal(ui, left, &priority), 3);

  /* What a group that is forgotten meanwhile was to set is set permanently. */
  begin(KEEP_NO_NODE, false, 0, 1, "b");
  keep_atomic forgotten = keep_atomic_begin(ui);
  CHECK_OK(keep_attribute_set_equal(ui, width, 30, KEEP_REQUIRED));
  CHECK_OK(keep_atomic_end(ui));
  CHECK_OK(keep_animation_commit(ui));
  CHECK_OK(keep_atomic_destroy(ui, forgotten));
  advance(1);
  CHECK_NEAR(keep_attribute_equal(ui, width, &priority), 30);
  tear_down();
}

static void check_place(keep_attribute attribute, const char *file, int line) {
  keep_constraint constraint = keep_attribute_constraint(ui, attribute, KEEP_EQUAL);
  CHECK_TEXT(keep_constraint_file(ui, constraint), file);
  CHECK(keep_constraint_line(ui, constraint) == line);
}

/* What waits is set where the host has said that it is, not where time goes by. */
static void test_places_in_a_delay(void) {
  set_up();
  begin(KEEP_NO_NODE, false, 1, 1, "a");
  CHECK_OK(keep_attribute_set_equal(keep_layout_at(ui, "a.c", 1), width, 70, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_equal(ui, left, 1, KEEP_REQUIRED));
  keep_constraint of_top = keep_attribute_constraint(ui, top, KEEP_EQUAL);
  CHECK_OK(keep_constraint_set_value(keep_layout_at(ui, "a.c", 2), of_top, 5));
  begin(KEEP_NO_NODE, false, 1, 0, "b");
  CHECK_OK(keep_attribute_set_equal_to(keep_layout_at(ui, "b.c", 3), other_left, left, 2, 0,
                                       KEEP_REQUIRED));
  CHECK_OK(keep_animation_commit(ui));
  CHECK_OK(keep_animation_commit(ui));
  check_place(width, "", 0);
  CHECK_OK(keep_layout_advance(keep_layout_at(ui, "main.c", 9), 1, NULL));
  check_place(width, "a.c", 1);
  check_place(left, "", 0);
  check_place(top, "a.c", 2);
  check_place(other_left, "b.c", 3);
  CHECK_OK(keep_attribute_set_equal(ui, width, 60, KEEP_REQUIRED));
  check_place(width, "", 0);
  tear_down();
}

static void go_on(keep_layout *layout, keep_animation animation, bool finished, void *name) {
  CHECK(layout == ui && animation.id != 0 && finished);
  animate(left, 200, false, 1, (const char *)name);
}

/* What a completion begins begins at the end of the step. */
static void test_one_after_the_other(void) {
  for (int steps = 1; steps <= 3; steps += 2) {
    set_up();
    keep_animation first = keep_animation_begin(ui, window, 1, 0);
    CHECK_OK(keep_animation_set_completion(ui, first, go_on, "n", NULL));
    CHECK_OK(keep_attribute_set_equal(ui, left, 100, KEEP_REQUIRED));
    CHECK_OK(keep_animation_commit(ui));
    for (int i = 0; i < steps; i++)
      advance(3.0 / steps);
    CHECK_NEAR(seen(a), steps == 1 ? 100 : 200);
    CHECK(keep_layout_is_moving(ui) == (steps == 1));
    advance(0.5);
    CHECK_NEAR(seen(a), steps == 1 ? 150 : 200);
    tear_down();
  }
}

/* What lies within a node goes with it, at the latest when time goes by. */
static void test_within_what_is_destroyed(void) {
  set_up();
  keep_animation animation = begin(a, false, 1, 0, "a");
  CHECK_OK(keep_attribute_set_equal(ui, left, 100, KEEP_REQUIRED));
  CHECK_OK(keep_animation_commit(ui));
  CHECK_OK(keep_node_destroy(ui, a));
  CHECK(keep_animation_is_valid(ui, animation));
  advance(0);
  CHECK(!keep_animation_is_valid(ui, animation) && !keep_layout_is_moving(ui));
  CHECK_TEXT(heard, "a-a~");
  tear_down();
}

int main(void) {
  test_the_first_to_end();
  test_taken_over_in_part();
  test_two_roots();
  test_set_back();
  test_set_back_at_the_begin();
  test_both_kinds();
  test_interrupted_and_taken_back();
  test_told_at_the_end();
  test_ended_in_a_transaction();
  test_place_of_one_taken_back();
  test_parts_in_a_delay();
  test_atomic_in_a_delay();
  test_places_in_a_delay();
  test_one_after_the_other();
  test_within_what_is_destroyed();
  return 0;
}
