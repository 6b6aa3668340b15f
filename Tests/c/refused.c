/* Where conflicts are refused: what is taken back, and that it is told, by whatever call it is that
 * solves. Numbers are worked out by hand: `width` is kept at 50, and at least 100 contradicts that.
 * Linked as any program: cc refused.c $(pkg-config --cflags --libs keeplayout) -lm
 */
#include "check.h"

static keep_layout *ui;
static keep_node window, box, other;
static keep_attribute width, other_width;
static int heard;

static void hear(keep_layout *layout, keep_animation animation, bool finished, void *unused) {
  (void)layout, (void)animation, (void)unused;
  heard = finished ? 1 : -1;
}

/* What a completion does that fails stays in keep_layout_error, though the call that ended the
 * animation has done all it had to. */
static void hear_and_fail(keep_layout *layout, keep_animation animation, bool finished, void *x) {
  hear(layout, animation, finished, x);
  CHECK(keep_attribute_set_min(layout, width, INFINITY, 1) == KEEP_ERROR_INVALID_ARGUMENT);
}

static void set_up(void) {
  ui = keep_layout_create();
  CHECK_OK(keep_layout_set_conflict_policy(ui, KEEP_CONFLICTS_REFUSED));
  window = keep_node_create(ui, KEEP_NO_NODE);
  box = keep_node_create(ui, window);
  other = keep_node_create(ui, window);
  CHECK_OK(keep_node_set_size(ui, window, 300, 200));
  width = keep_node_attribute(ui, box, KEEP_WIDTH);
  other_width = keep_node_attribute(ui, other, KEEP_WIDTH);
  CHECK_OK(keep_attribute_set_equal(ui, width, 50, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_equal(ui, other_width, 10, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  heard = 0;
}

static void contradict(void) { CHECK_OK(keep_attribute_set_min(ui, width, 100, KEEP_REQUIRED)); }

/* The contradiction is gone, it can be read, and it is in the message of the call. */
static void check_refused(keep_status status, const char *call) {
  CHECK(status == KEEP_ERROR_CONFLICT && keep_layout_error(ui) == KEEP_ERROR_CONFLICT);
  CHECK(strncmp(keep_layout_error_message(ui), call, strlen(call)) == 0);
  CHECK(isnan(keep_attribute_min(ui, width, NULL)));
  CHECK(keep_layout_conflict_count(ui) == 1 && keep_layout_conflict(ui, 0, NULL, 0) == 2);
  CHECK_NEAR(keep_node_frame(ui, box).width, 50);
  keep_layout_clear_error(ui);
}

static keep_animation change_later(keep_attribute attribute, double to) {
  keep_animation a = keep_animation_begin(ui, KEEP_NO_NODE, 1, 1);
  CHECK_OK(keep_animation_set_completion(ui, a, hear, NULL, NULL));
  CHECK_OK(keep_attribute_set_equal(ui, attribute, to, KEEP_REQUIRED));
  CHECK_OK(keep_animation_commit(ui));
  return a;
}

/* What the host has changed while an animation waits is no part of it, and is refused by itself. */
static void test_time(void) {
  set_up();
  change_later(other_width, 20);
  keep_node made = keep_node_create(ui, window);
  contradict();
  bool moving = false;
  CHECK_OK(keep_layout_advance(ui, 0.5, &moving));
  CHECK(moving && keep_attribute_min(ui, width, NULL) == 100);
  moving = false;
  check_refused(keep_layout_advance(ui, 1, &moving), "keep_layout_advance: width of ");
  CHECK(moving && !keep_node_is_valid(ui, made));
  CHECK_NEAR(keep_node_frame(ui, other).width, 20);
  CHECK_OK(keep_layout_advance(ui, 1, &moving));
  CHECK(!moving && heard == 1);
  CHECK_OK(keep_layout_solve(ui));
  CHECK(keep_layout_conflict_count(ui) == 0);
  keep_layout_destroy(ui);

  /* It is judged against the active constraints when it is solved, not against what is still to come. */
  set_up();
  keep_animation a = change_later(width, 70);
  CHECK_OK(keep_attribute_set_min(ui, width, 60, KEEP_REQUIRED));
  CHECK(keep_animation_finish(ui, a) == KEEP_ERROR_CONFLICT && heard == 1);
  CHECK(keep_layout_conflict_count(ui) == 1 && isnan(keep_attribute_min(ui, width, NULL)));
  CHECK_NEAR(keep_node_frame(ui, box).width, 70);
  CHECK(!keep_animation_is_valid(ui, a));
  keep_layout_destroy(ui);

  /* So are the animation's own changes, and what all of them met can be read. */
  set_up();
  CHECK_OK(keep_attribute_set_max(ui, other_width, 15, KEEP_REQUIRED));
  change_later(other_width, 20);
  contradict();
  CHECK(keep_layout_advance(ui, 5, &moving) == KEEP_ERROR_CONFLICT);
  CHECK(!moving && heard == -1 && keep_layout_conflict_count(ui) == 2);
  CHECK(keep_layout_conflict(ui, 0, NULL, 0) == 2 && keep_layout_conflict(ui, 1, NULL, 0) == 2);
  CHECK(strstr(keep_layout_conflict_description(ui, 0), "at least 100") != NULL);
  CHECK(strstr(keep_layout_conflict_description(ui, 1), "at most 15") != NULL);
  CHECK_NEAR(keep_node_frame(ui, other).width, 10);
  keep_layout_destroy(ui);

  set_up();
  keep_animation b = change_later(other_width, 20);
  contradict();
  check_refused(keep_animation_finish(ui, b), "keep_animation_finish: width of ");
  CHECK(heard == 1 && keep_attribute_equal(ui, other_width, NULL) == 20);
  keep_layout_destroy(ui);
}

static void test_completion(void) {
  set_up();
  keep_animation a = keep_animation_begin(ui, KEEP_NO_NODE, 1, 0);
  CHECK_OK(keep_animation_set_completion(ui, a, hear_and_fail, NULL, NULL));
  CHECK_OK(keep_attribute_set_equal(ui, width, 60, KEEP_REQUIRED));
  CHECK_OK(keep_animation_commit(ui));
  CHECK(keep_layout_error(ui) == KEEP_OK);
  CHECK_OK(keep_layout_advance(ui, 1, NULL));
  CHECK(heard == 1 && keep_layout_error(ui) == KEEP_ERROR_INVALID_ARGUMENT);
  keep_layout_destroy(ui);
}

/* Whatever brings frames up to date first refuses as a solve does, and has then done nothing else. */
static void test_questions(void) {
  set_up();
  keep_size size = {-1, -1};
  double least = -1, most = -1;
  keep_node nodes[4];
  keep_rect frames[4];
  keep_layout_changes(ui, nodes, frames, 4);
  contradict();
  check_refused(
      keep_node_fitting_size(ui, box, (keep_size){0, 0}, KEEP_FITTING, KEEP_FITTING, &size),
      "keep_node_fitting_size: width of ");
  CHECK(size.width == -1 && size.height == -1);
  contradict();
  check_refused(keep_node_size_range(ui, box, KEEP_HORIZONTAL, KEEP_REQUIRED, &least, &most),
                "keep_node_size_range: width of ");
  CHECK(least == -1 && most == -1);
  contradict();
  check_refused(
      keep_node_set_autoresizing(ui, other, 0, (keep_rect){0, 0, 10, 10}, (keep_size){NAN, NAN}),
      "keep_node_set_autoresizing: width of ");
  CHECK(keep_node_autoresizing(ui, other) == -1);
  /* No frame was ever reported that was then taken back. */
  CHECK(keep_layout_changes(ui, nodes, frames, 4) == 0);

  /* A transaction is begun by nobody who is told that there is none. */
  contradict();
  check_refused(keep_layout_begin(ui), "keep_layout_begin: width of ");
  CHECK(keep_layout_rollback(ui) == KEEP_ERROR_STATE);
  contradict();
  CHECK(keep_atomic_begin(ui).id == 0);
  check_refused(keep_layout_error(ui), "keep_atomic_begin: width of ");
  CHECK(keep_atomic_end(ui) == KEEP_ERROR_STATE);
  contradict();
  CHECK(keep_animation_begin(ui, KEEP_NO_NODE, 1, 1).id == 0);
  check_refused(keep_layout_error(ui), "keep_animation_begin: width of ");
  CHECK(keep_animation_commit(ui) == KEEP_ERROR_STATE);

  /* Inside a transaction nothing is refused: the outermost commit decides that. */
  CHECK_OK(keep_layout_begin(ui));
  contradict();
  CHECK_OK(keep_node_fitting_size(ui, box, (keep_size){0, 0}, KEEP_FITTING, KEEP_FITTING, &size));
  CHECK_OK(keep_layout_solve(ui));
  CHECK(keep_layout_conflict_count(ui) == 1 && keep_attribute_min(ui, width, NULL) == 100);
  CHECK_OK(keep_layout_begin(ui));
  CHECK_OK(keep_layout_commit(ui));
  check_refused(keep_layout_commit(ui), "keep_layout_commit: width of ");
  keep_layout_destroy(ui);
}

/* A commit that is refused takes back the transaction, all of it, and nothing else. */
static void test_transactions(void) {
  set_up();
  CHECK_OK(keep_attribute_set_equal(ui, width, 70, KEEP_REQUIRED));
  CHECK_OK(keep_node_set_name(ui, box, "box"));
  CHECK_OK(keep_layout_begin(ui));
  CHECK_NEAR(keep_node_frame(ui, box).width, 70);
  CHECK_OK(keep_attribute_set_equal(ui, width, 80, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, box).width, 80);
  contradict();
  CHECK(keep_layout_commit(ui) == KEEP_ERROR_CONFLICT);
  CHECK(keep_attribute_equal(ui, width, NULL) == 70 && isnan(keep_attribute_min(ui, width, NULL)));
  CHECK_NEAR(keep_node_frame(ui, box).width, 70);
  CHECK_TEXT(keep_node_name(ui, box), "box");
  CHECK_OK(keep_layout_solve(ui));
  CHECK(keep_layout_rollback(ui) == KEEP_ERROR_STATE);
  CHECK_TEXT(keep_node_name(ui, box), "box");
  keep_layout_destroy(ui);
}

/* Changes are committed by the policy so far. */
static void test_policy(void) {
  set_up();
  contradict();
  check_refused(keep_layout_set_conflict_policy(ui, KEEP_CONFLICTS_REPORTED),
                "keep_layout_set_conflict_policy: width of ");
  contradict();
  CHECK(keep_layout_solve(ui) == KEEP_ERROR_CONFLICT);
  CHECK_OK(keep_layout_set_conflict_policy(ui, KEEP_CONFLICTS_REPORTED));
  contradict();
  CHECK_OK(keep_layout_set_conflict_policy(ui, KEEP_CONFLICTS_REFUSED));
  CHECK(keep_layout_conflict_count(ui) == 1 && keep_attribute_min(ui, width, NULL) == 100);

  /* A conflict that was there before is refused by solves and commits, not by questions. */
  keep_size size;
  CHECK_OK(keep_node_fitting_size(ui, other, (keep_size){0, 0}, KEEP_LOW, KEEP_LOW, &size));
  CHECK_NEAR(size.width, 10);
  CHECK(keep_layout_solve(ui) == KEEP_ERROR_CONFLICT && keep_layout_conflict_count(ui) == 1);

  /* What frames do not depend on is kept by whatever begins. */
  CHECK_OK(keep_node_set_name(ui, other, "kept"));
  CHECK_OK(keep_layout_begin(ui));
  CHECK_OK(keep_layout_rollback(ui));
  CHECK(keep_layout_solve(ui) == KEEP_ERROR_CONFLICT);
  CHECK_TEXT(keep_node_name(ui, other), "kept");
  CHECK_OK(keep_layout_begin(ui));
  CHECK_OK(keep_attribute_set_equal(ui, other_width, 12, KEEP_REQUIRED));
  CHECK(keep_layout_commit(ui) == KEEP_ERROR_CONFLICT);
  CHECK(keep_attribute_equal(ui, other_width, NULL) == 10);
  CHECK_OK(keep_layout_begin(ui));
  CHECK_OK(keep_attribute_set_min(ui, width, NAN, KEEP_REQUIRED));
  CHECK_OK(keep_layout_commit(ui));
  CHECK(keep_layout_conflict_count(ui) == 0);
  CHECK_NEAR(keep_node_frame(ui, box).width, 50);
  keep_layout_destroy(ui);
}

static double measure(keep_layout *layout, keep_node node, double length, void *user_data) {
  (void)layout, (void)user_data, (void)node, (void)length;
  return 5;
}

static void forget(void *times) { ++*(int *)times; }

/* What could still come back is kept: until the next solve. */
static void test_destroy(void) {
  set_up();
  int times = 0;
  CHECK_OK(keep_node_set_measure(ui, box, KEEP_VERTICAL, measure, &times, forget));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_OK(keep_node_set_measure(ui, box, KEEP_VERTICAL, NULL, NULL, NULL));
  CHECK(times == 0);
  contradict();
  CHECK(keep_layout_solve(ui) == KEEP_ERROR_CONFLICT);
  CHECK(times == 0 && keep_node_measure(ui, box, KEEP_VERTICAL) != 0);
  CHECK_OK(keep_node_set_measure(ui, box, KEEP_VERTICAL, NULL, NULL, NULL));
  CHECK_OK(keep_layout_solve(ui));
  CHECK(times == 1);
  keep_layout_destroy(ui);
}

int main(void) {
  test_destroy();
  test_time();
  test_completion();
  test_questions();
  test_transactions();
  test_policy();
  return 0;
}
