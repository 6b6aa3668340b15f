/* Animations and time, handed everything that they must refuse.
 * Linked as any program: cc bad_animations.c $(pkg-config --cflags --libs keeplayout) -lm
 */
#include "bad_input.h"

static const double not_seconds[] = {-1, -1e-300, NAN, INFINITY, -INFINITY, 1.1e9};
static const double not_small[] = {NAN, INFINITY, -INFINITY, 1.1e6, -1e300};

static double same(double time, void *unused) {
  (void)unused;
  return time;
}

static void never(keep_layout *layout, keep_animation animation, bool finished, void *unused) {
  (void)layout, (void)animation, (void)finished, (void)unused;
  CHECK(!"told");
}

static void not_called(void *unused) {
  (void)unused;
  CHECK(!"destroyed");
}

static void test_null(void) {
  keep_animation a = {0};
  bool moving = true;
  CHECK(keep_animation_begin(NULL, box, 1, 0).id == 0);
  NULL_LAYOUT(keep_animation_commit(NULL));
  NULL_LAYOUT(keep_animation_cancel(NULL, a));
  NULL_LAYOUT(keep_animation_finish(NULL, a));
  NULL_LAYOUT(keep_animation_set_curve(NULL, a, KEEP_LINEAR));
  NULL_LAYOUT(keep_animation_set_bezier(NULL, a, 0, 0, 1, 1));
  NULL_LAYOUT(keep_animation_set_function(NULL, a, same, NULL, not_called));
  NULL_LAYOUT(keep_animation_set_spring(NULL, a, 1, 0));
  NULL_LAYOUT(keep_animation_set_motion(NULL, a, KEEP_MOVE_VALUES));
  NULL_LAYOUT(keep_animation_set_progress(NULL, a, 0.5));
  NULL_LAYOUT(keep_animation_set_completion(NULL, a, never, NULL, not_called));
  NULL_LAYOUT(keep_layout_advance(NULL, 1, &moving));
  NULL_LAYOUT(keep_layout_frames(NULL, &box, NULL, 1, KEEP_FRAME_PRESENTED));
  NULL_LAYOUT(keep_layout_frames(NULL, &box, NULL, 1, KEEP_FRAME_PRESENTED_IN_ROOT));
  CHECK(moving && !keep_layout_is_moving(NULL) && !keep_animation_is_valid(NULL, a));
  CHECK(keep_animation_progress(NULL, a) == 1);
  CHECK_FRAME(keep_node_presented_frame(NULL, box), 0, 0, 0, 0);
  CHECK_FRAME(keep_node_presented_frame_in_root(NULL, box), 0, 0, 0, 0);
  CHECK(keep_layout_presented_changes(NULL, NULL, NULL, 0) == 0);
}

static void test_times(void) {
  for (size_t i = 0; i < COUNT(not_seconds); i++) {
    NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_animation_begin, box, not_seconds[i], 0);
    NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_animation_begin, box, 1, not_seconds[i]);
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_layout_advance, not_seconds[i], NULL);
  }
  CHECK(keep_layout_advance(ui, -2, NULL) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK_TEXT(keep_layout_error_message(ui),
             "keep_layout_advance: the time -2 is not from 0 to 1e9 seconds");
  CHECK_OK(keep_layout_advance(ui, 1e9, NULL));
}

static void test_nodes(void) {
  NONE(KEEP_ERROR_INVALID_HANDLE, keep_animation_begin, gone, 1, 0);
  NONE(KEEP_ERROR_INVALID_HANDLE, keep_animation_begin, foreign, 1, 0);
  keep_node nodes[] = {box, gone};
  keep_rect frames[2] = {{1, 2, 3, 4}, {1, 2, 3, 4}};
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_layout_frames, nodes, frames, 2, KEEP_FRAME_PRESENTED);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_layout_frames, nodes, frames, 2,
          KEEP_FRAME_PRESENTED_IN_ROOT);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_layout_frames, NULL, frames, 2, KEEP_FRAME_PRESENTED);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_layout_frames, nodes, NULL, 1, KEEP_FRAME_PRESENTED);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_layout_frames, nodes, NULL, 1,
          KEEP_FRAME_PRESENTED_IN_ROOT);
  REFUSED(KEEP_ERROR_LIMIT, keep_layout_frames, nodes, frames, SIZE_MAX, KEEP_FRAME_PRESENTED);
  CHECK(frames[0].x == 1 && frames[1].height == 4);
  CHECK_OK(keep_layout_frames(ui, NULL, NULL, 0, KEEP_FRAME_PRESENTED));
  CHECK_FRAME(keep_node_presented_frame(ui, gone), 0, 0, 0, 0);
  CHECK_FRAME(keep_node_presented_frame_in_root(ui, foreign), 0, 0, 0, 0);
  (void)keep_layout_presented_changes(ui, NULL, NULL, SIZE_MAX);
}

/* Handles that are none, stale, of another layout, or of something else. */
static void test_handles(void) {
  keep_animation elsewhere_open = keep_animation_begin(elsewhere, KEEP_NO_NODE, 1, 0);
  keep_animation ended = keep_animation_begin(ui, KEEP_NO_NODE, 0, 0);
  CHECK_OK(keep_animation_commit(ui));
  keep_animation bad[] = {{0}, {UINT64_MAX}, {box.id}, {width.id}, elsewhere_open, ended};
  for (size_t i = 0; i < COUNT(bad); i++) {
    REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_animation_cancel, bad[i]);
    REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_animation_finish, bad[i]);
    REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_animation_set_curve, bad[i], KEEP_LINEAR);
    REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_animation_set_bezier, bad[i], 0, 0, 1, 1);
    REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_animation_set_function, bad[i], same, NULL, not_called);
    REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_animation_set_spring, bad[i], 1, 0);
    REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_animation_set_motion, bad[i], KEEP_MOVE_VALUES);
    REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_animation_set_progress, bad[i], 0.5);
    REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_animation_set_completion, bad[i], never, NULL,
            not_called);
    CHECK(!keep_animation_is_valid(ui, bad[i]) && keep_animation_progress(ui, bad[i]) == 1);
  }
  CHECK_OK(keep_layout_rollback(elsewhere));
}

/* What is refused of an animation that is open leaves it as it was, and so does what is refused of the
 * layout meanwhile. */
static void test_open(void) {
  keep_animation a = keep_animation_begin(ui, KEEP_NO_NODE, 1, 0);
  const double shares[] = {-0.1, 1.1, NAN, INFINITY};
  for (size_t i = 0; i < COUNT(shares); i++) {
    CHECK(keep_animation_set_bezier(ui, a, shares[i], 0, 1, 1) == KEEP_ERROR_INVALID_ARGUMENT);
    CHECK(keep_animation_set_bezier(ui, a, 0, 0, shares[i], 1) == KEEP_ERROR_INVALID_ARGUMENT);
  }
  for (size_t i = 0; i < COUNT(not_small); i++) {
    CHECK(keep_animation_set_bezier(ui, a, 0, not_small[i], 1, 1) == KEEP_ERROR_INVALID_ARGUMENT);
    CHECK(keep_animation_set_bezier(ui, a, 0, 0, 1, not_small[i]) == KEEP_ERROR_INVALID_ARGUMENT);
    CHECK(keep_animation_set_spring(ui, a, 1, not_small[i]) == KEEP_ERROR_INVALID_ARGUMENT);
    CHECK(keep_animation_set_spring(ui, a, not_small[i], 0) == KEEP_ERROR_INVALID_ARGUMENT);
  }
  CHECK(keep_animation_set_spring(ui, a, 0, 0) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK_TEXT(keep_layout_error_message(ui), "keep_animation_set_spring: the damping ratio 0 is not "
                                            "from 0.001 to 1000");
  CHECK(keep_animation_set_curve(ui, a, (keep_curve)4) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_animation_set_curve(ui, a, (keep_curve)-1) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_animation_set_motion(ui, a, (keep_motion)3) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_animation_set_motion(ui, a, (keep_motion)-1) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_animation_set_progress(ui, a, 0.5) == KEEP_ERROR_STATE);
  CHECK(keep_animation_set_function(ui, a, NULL, NULL, not_called) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_animation_cancel(ui, a) == KEEP_ERROR_STATE);
  CHECK(keep_animation_finish(ui, a) == KEEP_ERROR_STATE);
  CHECK(keep_layout_commit(ui) == KEEP_ERROR_STATE);
  CHECK(keep_atomic_end(ui) == KEEP_ERROR_STATE);
  CHECK(keep_animation_is_valid(ui, a) && keep_animation_progress(ui, a) == 0);
  CHECK_OK(keep_animation_set_completion(ui, a, never, NULL, NULL));
  CHECK_OK(keep_animation_set_completion(ui, a, NULL, NULL, not_called));
  CHECK_OK(keep_attribute_set_equal(ui, width, 77, KEEP_REQUIRED));
  CHECK_OK(keep_animation_commit(ui));
  CHECK(keep_layout_is_moving(ui));
  CHECK(keep_animation_set_curve(ui, a, KEEP_LINEAR) == KEEP_ERROR_STATE);
  for (size_t i = 0; i < COUNT(shares); i++)
    if (!isnan(shares[i]))
      CHECK(keep_animation_set_progress(ui, a, shares[i]) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_animation_set_progress(ui, a, 1.5) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK_TEXT(keep_layout_error_message(ui),
             "keep_animation_set_progress: the progress 1.5 is not from 0 to 1");
  CHECK(keep_animation_progress(ui, a) == 0 && keep_layout_is_moving(ui));

  CHECK_OK(keep_layout_begin(ui));
  CHECK(keep_animation_set_progress(ui, a, 0.5) == KEEP_ERROR_STATE);
  CHECK(keep_layout_advance(ui, 1, NULL) == KEEP_ERROR_STATE);
  CHECK(keep_animation_begin(ui, KEEP_NO_NODE, 1, 0).id == 0);
  CHECK(keep_layout_error(ui) == KEEP_ERROR_STATE);
  CHECK(keep_animation_commit(ui) == KEEP_ERROR_STATE);
  CHECK_OK(keep_layout_rollback(ui));
  (void)keep_atomic_begin(ui);
  CHECK(keep_animation_begin(ui, KEEP_NO_NODE, 1, 0).id == 0);
  CHECK_OK(keep_atomic_end(ui));
  CHECK(keep_animation_commit(ui) == KEEP_ERROR_STATE);
  CHECK_TEXT(keep_layout_error_message(ui),
             "keep_animation_commit: there is no animation to commit");

  /* A transaction in it that is open. */
  (void)keep_animation_begin(ui, KEEP_NO_NODE, 1, 0);
  CHECK_OK(keep_layout_begin(ui));
  CHECK(keep_animation_commit(ui) == KEEP_ERROR_STATE);
  CHECK_OK(keep_layout_rollback(ui));
  CHECK_OK(keep_animation_commit(ui));
  CHECK_OK(keep_animation_cancel(ui, a));

  /* Values are checked when they are set, also if they wait. */
  (void)keep_animation_begin(ui, KEEP_NO_NODE, 1, 1);
  CHECK(keep_attribute_set_equal(ui, width, INFINITY, 5) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_attribute_set_equal(ui, width, 5, 0) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK_OK(keep_layout_rollback(ui));

  /* Before its changes are made there is no way to be on. */
  keep_animation waiting = keep_animation_begin(ui, KEEP_NO_NODE, 1, 1);
  CHECK_OK(keep_animation_commit(ui));
  CHECK(keep_animation_set_progress(ui, waiting, 0.5) == KEEP_ERROR_STATE);
  CHECK_TEXT(keep_layout_error_message(ui),
             "keep_animation_set_progress: the animation is in its delay");
  CHECK_OK(keep_animation_cancel(ui, waiting));
}

/* 64 levels, and no more. */
static void test_levels(void) {
  int levels = 0;
  while (keep_animation_begin(ui, KEEP_NO_NODE, 1, levels % 2).id != 0)
    levels++;
  CHECK(levels == 64 && keep_layout_error(ui) == KEEP_ERROR_LIMIT);
  while (levels-- > 0)
    CHECK_OK(keep_animation_commit(ui));
  CHECK_OK(keep_layout_advance(ui, 1e9, NULL));
  CHECK(!keep_layout_is_moving(ui));
}

int main(void) {
  set_up();
  test_null();
  test_times();
  test_nodes();
  test_handles();
  test_open();
  test_levels();
  tear_down();
  return 0;
}
