/* Content, measuring, presence and pixels, as a C host uses them. Expected frames by hand.
 * Linked as any program: cc content.c $(pkg-config --cflags --libs keeplayout) -lm
 */
#include "check.h"

static keep_layout *ui;
static keep_node window, label;

/* A text of letters of 10 x 20 that wraps. */
typedef struct text {
  int letters;
  int calls;
  int destroyed;
  double answer;
} text;

static double measure(keep_layout *layout, keep_node node, double length, void *user_data) {
  text *t = user_data;
  t->calls++;
  CHECK(layout == ui && node.id == label.id);
  CHECK(keep_node_set_hidden(ui, node, true) == KEEP_ERROR_BUSY);
  CHECK_TEXT(keep_layout_error_message(ui),
             "keep_node_set_hidden: called from inside a callback of the layout");
  CHECK(keep_layout_solve(ui) == KEEP_ERROR_BUSY);
  CHECK(keep_node_create(ui, window).id == 0 && keep_layout_error(ui) == KEEP_ERROR_BUSY);
  CHECK(keep_layout_changes(ui, NULL, NULL, 0) == 0);
  CHECK(keep_node_parent(ui, node).id == window.id);
  keep_layout_destroy(ui);
  if (!isfinite(t->answer) || t->answer < 0)
    return t->answer;
  double per_line = floor(length / 10) > 1 ? floor(length / 10) : 1;
  return 20 * ceil(t->letters / per_line);
}

static void destroyed(void *user_data) {
  text *t = user_data;
  t->destroyed++;
  CHECK(keep_layout_solve(ui) == KEEP_ERROR_BUSY);
}

static void set_up(void) {
  ui = keep_layout_create();
  window = keep_node_create(ui, KEEP_NO_NODE);
  label = keep_node_create(ui, window);
  CHECK_OK(keep_node_set_size(ui, window, 400, 300));
  CHECK_OK(keep_node_set_name(ui, label, "label"));
}

static void test_measuring(void) {
  set_up();
  text t = {100, 0, 0, 0};
  CHECK_OK(keep_node_set_content_size(ui, label, 1000, NAN));
  CHECK_OK(keep_node_set_measure(ui, label, KEEP_VERTICAL, measure, &t, destroyed));
  CHECK(isnan(keep_node_content_size(ui, label, KEEP_VERTICAL)));
  keep_attribute insets = keep_node_attribute(ui, label, KEEP_HORIZONTAL_INSETS);
  CHECK_OK(keep_attribute_set_equal(ui, insets, 0, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, label), 0, 0, 400, 60);
  CHECK(t.calls == 1 && keep_node_content_size(ui, label, KEEP_VERTICAL) == 60);
  CHECK(keep_node_content_size(ui, label, KEEP_HORIZONTAL) == 1000);
  t.letters = 200;
  CHECK_OK(keep_node_invalidate_content(ui, label));
  CHECK_OK(keep_node_set_size(ui, window, 200, 300));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, label), 0, 0, 200, 200);
  CHECK(t.calls <= 3 && t.destroyed == 0);

  CHECK(keep_node_measure(ui, label, KEEP_VERTICAL) != 0);
  CHECK(keep_node_measure(ui, label, KEEP_HORIZONTAL) == 0);
  CHECK(keep_node_measure(ui, label, (keep_axis)2) == 0);
  CHECK(keep_node_measure(ui, window, KEEP_VERTICAL) == 0);
  CHECK(keep_node_measure(ui, KEEP_NO_NODE, KEEP_VERTICAL) == 0);
  CHECK(keep_node_measure(NULL, label, KEEP_VERTICAL) == 0);
  const double bad[] = {NAN, INFINITY, -INFINITY, -5};
  for (size_t i = 0; i < COUNT(bad); i++) {
    t.answer = bad[i];
    CHECK_OK(keep_node_invalidate_content(ui, label));
    for (int k = 0; k < 2; k++) { /* until it is over */
      CHECK(keep_layout_solve(ui) == KEEP_ERROR_INVALID_ARGUMENT);
      CHECK_FRAME(keep_node_frame(ui, label), 0, 0, 200, 200);
    }
  }
  CHECK_TEXT(keep_layout_error_message(ui),
             "keep_layout_solve: <label> was measured -5 for a length of 200: that is no length");
  t.answer = 0;
  CHECK_OK(keep_node_set_measure(ui, label, KEEP_HORIZONTAL, NULL, NULL, NULL));
  CHECK(t.destroyed == 1 && keep_node_measure(ui, label, KEEP_VERTICAL) == 0);
  CHECK_OK(keep_layout_begin(ui));
  CHECK_OK(keep_node_set_measure(ui, label, KEEP_VERTICAL, measure, &t, destroyed));
  CHECK_OK(keep_node_destroy(ui, label));
  CHECK_OK(keep_layout_rollback(ui));
  CHECK(t.destroyed == 2);
  CHECK_OK(keep_node_set_measure(ui, label, KEEP_VERTICAL, measure, &t, destroyed));
  keep_layout_destroy(ui);
  CHECK(t.destroyed == 3);
}

/* A text in lines of 8 x 16 cells, broken between words of 3, 5, 5 and 3 letters. */
typedef struct lines {
  keep_size asked[8];
  int calls;
  int destroyed;
  keep_size answer; /* if its width is not 0 */
} lines;

static void measure_lines(keep_layout *layout, keep_node node, keep_size available, keep_size *size,
                          void *user_data) {
  static const int words[] = {3, 5, 5, 3};
  lines *t = user_data;
  CHECK(layout == ui && node.id == label.id && isnan(size->width) && isnan(size->height));
  CHECK(keep_node_set_hidden(ui, node, true) == KEEP_ERROR_BUSY);
  CHECK(keep_layout_solve(ui) == KEEP_ERROR_BUSY);
  t->asked[t->calls++ % 8] = available;
  if (t->answer.width != 0) {
    *size = t->answer;
    return;
  }
  int line = 0, longest = 0, count = 1;
  for (int k = 0; k < 4; k++) {
    if (line > 0 && 8 * (line + 1 + words[k]) > available.width) {
      line = 0;
      count++;
    }
    line += (line > 0) + words[k];
    longest = line > longest ? line : longest;
  }
  *size = (keep_size){8 * longest, 16 * count};
}

static void lines_destroyed(void *user_data) { ((lines *)user_data)->destroyed++; }

/* 19 letters: 152 x 16 on one line. In 100, 12 letters: "3 5" and "5 3" are both 9 long, 72 x 32. */
static void test_measuring_both(void) {
  set_up();
  lines t = {0};
  CHECK_OK(keep_node_set_measure_both(ui, label, measure_lines, &t, lines_destroyed));
  CHECK(isnan(keep_node_content_size(ui, label, KEEP_HORIZONTAL)));
  uint32_t number = keep_node_measure(ui, label, KEEP_HORIZONTAL);
  CHECK(number != 0 && keep_node_measure(ui, label, KEEP_VERTICAL) == number);
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, label), 0, 0, 152, 16);
  CHECK(t.calls == 1 && isinf(t.asked[0].width) && isinf(t.asked[0].height));
  keep_attribute width = keep_node_attribute(ui, label, KEEP_WIDTH);
  CHECK_OK(keep_attribute_set_max(ui, width, 100, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, label), 0, 0, 72, 32);
  CHECK(t.calls == 2 && t.asked[1].width == 100 && isinf(t.asked[1].height));
  CHECK(keep_node_content_size(ui, label, KEEP_HORIZONTAL) == 72);
  CHECK_OK(keep_node_set_size(ui, window, 300, 20));
  keep_attribute insets = keep_node_attribute(ui, label, KEEP_VERTICAL_INSETS);
  CHECK_OK(keep_attribute_set_equal(ui, insets, 0, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, label), 0, 0, 72, 20);
  CHECK(t.calls == 3 && t.asked[2].width == 100 && t.asked[2].height == 20);

  const keep_size bad[] = {{NAN, 16}, {8, -1}, {INFINITY, 16}, {8, 1e13}, {NAN, NAN}};
  for (size_t i = 0; i < COUNT(bad); i++) {
    t.answer = bad[i];
    CHECK_OK(keep_node_invalidate_content(ui, label));
    for (int k = 0; k < 2; k++) { /* until it is over */
      CHECK(keep_layout_solve(ui) == KEEP_ERROR_INVALID_ARGUMENT);
      CHECK_FRAME(keep_node_frame(ui, label), 0, 0, 72, 20);
    }
    if (i == 1)
      CHECK_TEXT(keep_layout_error_message(ui),
                 "keep_layout_solve: <label> was measured 8 x -1 where "
                 "inf x inf is available: that is no size");
  }
  t.answer.width = 0;
  t.calls = 0;
  CHECK_OK(keep_layout_solve(ui));
  CHECK(t.calls == 3);
  CHECK_OK(keep_layout_solve(ui));
  CHECK(t.calls == 3 && t.destroyed == 0);
  CHECK_OK(keep_node_set_measure_both(ui, label, NULL, NULL, NULL));
  CHECK(t.destroyed == 1 && keep_node_measure(ui, label, KEEP_HORIZONTAL) == 0);
  CHECK(keep_node_set_measure_both(ui, KEEP_NO_NODE, measure_lines, &t, lines_destroyed) ==
        KEEP_ERROR_INVALID_HANDLE);
  CHECK(t.destroyed == 1);
  CHECK_OK(keep_node_set_measure_both(ui, label, measure_lines, &t, lines_destroyed));
  keep_layout_destroy(ui);
  CHECK(t.destroyed == 2);
}

/* What can be read from inside: what is there, as of the solve before. */
static double look(keep_layout *layout, keep_node node, double length, void *user_data) {
  CHECK(layout == ui);
  keep_rect *before = user_data, frame;
  keep_attribute inset = keep_node_attribute(ui, node, KEEP_LEFT_INSET);
  CHECK_NEAR(keep_attribute_equal(ui, inset, NULL), 10);
  CHECK_OK(keep_layout_frames(ui, &node, &frame, 1, KEEP_FRAME_IN_PARENT));
  CHECK_FRAME(frame, before->x, before->y, before->width, before->height);
  CHECK_OK(keep_layout_frames(ui, &node, &frame, 1, KEEP_FRAME_IN_ROOT));
  CHECK_FRAME(frame, before->x, before->y, before->width, before->height);
  CHECK_NEAR(keep_attribute_measured(ui, keep_node_attribute(ui, node, KEEP_WIDTH)), before->width);
  CHECK(keep_layout_conflict_count(ui) == 0 && keep_layout_error(ui) == KEEP_OK);
  CHECK(keep_node_attribute(ui, node, KEEP_ASPECT_RATIO).id == 0);
  CHECK(keep_node_guide(ui, window, KEEP_GUIDE_SAFE).id == 0);
  CHECK_TEXT(keep_layout_error_message(ui),
             "keep_node_guide: called from inside a callback of the layout");
  keep_layout_clear_error(ui);
  *before = (keep_rect){10, 0, length, 4000 / length};
  return 4000 / length;
}

/* Nobody is asked about a node that is destroyed, even while that could be taken back. */
static void test_destroyed_before_it_is_measured(void) {
  set_up();
  text t = {100, 0, 0, 0};
  CHECK_OK(keep_layout_begin(ui));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_OK(keep_node_set_measure(ui, window, KEEP_VERTICAL, measure, &t, destroyed));
  CHECK_OK(keep_node_destroy(ui, window));
  CHECK_OK(keep_layout_commit(ui));
  CHECK(t.calls == 0 && t.destroyed == 1 && keep_layout_node_count(ui) == 0);
  keep_layout_destroy(ui);
}

static void test_reading_from_inside(void) {
  set_up();
  keep_rect before = {0, 0, 0, 0};
  CHECK(keep_node_attribute(ui, label, KEEP_WIDTH).id != 0);
  keep_attribute insets = keep_node_attribute(ui, label, KEEP_HORIZONTAL_INSETS);
  CHECK_OK(keep_attribute_set_equal(ui, insets, 10, KEEP_REQUIRED));
  CHECK_OK(keep_node_set_measure(ui, label, KEEP_VERTICAL, look, &before, NULL));
  for (int width = 420; width >= 120; width -= 100) {
    CHECK_OK(keep_node_set_size(ui, window, width, 300));
    CHECK_OK(keep_layout_solve(ui));
    CHECK_FRAME(keep_node_frame(ui, label), 10, 0, width - 20, 4000.0 / (width - 20));
  }
  keep_layout_destroy(ui);
}

static void test_content(void) {
  set_up();
  CHECK_OK(keep_node_set_content_size(ui, label, 80, 20));
  CHECK_OK(keep_node_set_hugging(ui, label, KEEP_HORIZONTAL, KEEP_REQUIRED));
  keep_attribute width = keep_node_attribute(ui, label, KEEP_WIDTH);
  CHECK_OK(keep_attribute_set_equal(ui, width, 100, KEEP_HIGH));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, label), 0, 0, 80, 20);
  CHECK_OK(keep_attribute_set_equal(ui, width, 100, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  keep_constraint members[4];
  CHECK(keep_layout_conflict_count(ui) == 1 && keep_layout_conflict(ui, 0, members, 4) == 2);
  for (int i = 0; i < 2; i++) {
    if (keep_constraint_source(ui, members[i]) != KEEP_SOURCE_CONTENT)
      continue;
    CHECK_TEXT(keep_constraint_description(ui, members[i]),
               "width of <label> hugs its content of 80 with required priority");
    CHECK(keep_constraint_node(ui, members[i]).id == label.id);
    CHECK(keep_constraint_remove(ui, members[i]) == KEEP_ERROR_STATE);
  }
  CHECK(keep_node_set_content_size(ui, label, -1, 0) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK_TEXT(keep_layout_error_message(ui),
             "keep_node_set_content_size: <label>: the width -1 is negative");
  CHECK(keep_node_set_content_size(ui, label, INFINITY, 0) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_node_set_content_size(ui, KEEP_NO_NODE, 1, 1) == KEEP_ERROR_INVALID_HANDLE);
  CHECK(isnan(keep_node_content_size(ui, KEEP_NO_NODE, KEEP_VERTICAL)));
  CHECK(isnan(keep_node_content_size(ui, label, (keep_axis)2)));
  CHECK(keep_node_set_measure(ui, label, (keep_axis)2, measure, NULL, NULL) ==
        KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_node_set_measure(ui, KEEP_NO_NODE, KEEP_VERTICAL, measure, NULL, NULL) ==
        KEEP_ERROR_INVALID_HANDLE);
  keep_layout_destroy(ui);
}

static void test_fitting(void) {
  set_up();
  keep_attribute insets = keep_node_attribute(ui, label, KEEP_INSETS);
  CHECK_OK(keep_attribute_set_equal(ui, insets, 10, KEEP_REQUIRED));
  CHECK_OK(keep_node_set_content_size(ui, label, 80, 20));
  CHECK_OK(keep_layout_solve(ui));
  const keep_size none = {0, 0};
  keep_size size = {-1, -1};
  CHECK_OK(keep_node_fitting_size(ui, window, none, KEEP_FITTING, KEEP_FITTING, &size));
  CHECK(size.width == 100 && size.height == 40);
  CHECK_OK(keep_node_fitting_size(ui, window, (keep_size){NAN, 0}, 0, KEEP_FITTING, &size));
  CHECK(size.width == 100 && size.height == 40);
  double least = -1, most = -1;
  CHECK_OK(keep_node_size_range(ui, window, KEEP_HORIZONTAL, KEEP_HIGH, &least, &most));
  CHECK(least == 100 && isinf(most));
  CHECK_OK(keep_node_size_range(ui, window, KEEP_VERTICAL, KEEP_REQUIRED, &least, NULL));
  CHECK(least == 20);
  CHECK_FRAME(keep_node_frame(ui, label), 10, 10, 380, 280);
  size.width = -1;
  CHECK(keep_node_fitting_size(ui, window, (keep_size){-1, 0}, KEEP_FITTING, KEEP_FITTING, &size) ==
        KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_node_fitting_size(ui, window, none, 0, KEEP_FITTING, &size) ==
        KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_node_fitting_size(ui, window, none, KEEP_FITTING, KEEP_FITTING, NULL) ==
        KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_node_fitting_size(ui, KEEP_NO_NODE, none, KEEP_FITTING, KEEP_FITTING, &size) ==
        KEEP_ERROR_INVALID_HANDLE);
  CHECK(keep_node_size_range(ui, window, (keep_axis)9, KEEP_REQUIRED, &least, &most) ==
        KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(size.width == -1 && least == 20);
  keep_layout_destroy(ui);
}

static void test_autoresizing(void) {
  set_up(); /* and not solved: the window is as large as it was set to be */
  keep_rect frame = {20, 10, 60, 30};
  keep_size solved = {NAN, NAN};
  CHECK(keep_node_autoresizing(ui, label) == -1);
  CHECK_OK(keep_node_set_autoresizing(ui, label, KEEP_FLEXIBLE_WIDTH | KEEP_FLEXIBLE_TOP, frame,
                                      solved));
  CHECK(keep_node_autoresizing(ui, label) == (KEEP_FLEXIBLE_WIDTH | KEEP_FLEXIBLE_TOP));
  CHECK_OK(keep_node_set_size(ui, window, 500, 400));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, label), 20, 110, 160, 30);
  keep_attribute height = keep_node_attribute(ui, label, KEEP_HEIGHT);
  CHECK_OK(keep_attribute_set_equal(ui, height, 40, KEEP_REQUIRED));
  CHECK(keep_node_autoresizing(ui, label) == -1);
  CHECK_OK(keep_layout_solve(ui));
  CHECK(keep_layout_conflict_count(ui) == 0);
  CHECK_FRAME(keep_node_frame(ui, label), 0, 0, 0, 40);
  CHECK_OK(keep_node_set_autoresizing(ui, label, KEEP_FLEXIBLE_WIDTH | KEEP_FLEXIBLE_TOP, frame,
                                      solved));
  CHECK_OK(keep_layout_solve(ui));
  CHECK(keep_layout_conflict_count(ui) == 1);
  CHECK(strstr(keep_layout_conflict_description(ui, 0),
               "height of <label> equal to 30 with required priority, by its autoresizing mask") !=
        NULL);
  CHECK_OK(keep_attribute_clear(ui, height));
  CHECK(keep_node_set_autoresizing(ui, label, 128, frame, solved) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_node_set_autoresizing(ui, window, 0, frame, solved) == KEEP_ERROR_UNRELATED);
  CHECK(keep_node_set_autoresizing(ui, label, 0, frame, (keep_size){-1, 0}) ==
        KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(strstr(keep_layout_error_message(ui), "the width of the parent -1 is negative") != NULL);
  uint32_t wide = KEEP_FLEXIBLE_WIDTH | KEEP_AUTORESIZING_STAYS;
  CHECK_OK(keep_node_set_autoresizing(ui, label, wide, frame, (keep_size){100, 100}));
  CHECK_OK(keep_attribute_set_equal(ui, height, 30, KEEP_LOW));
  CHECK(keep_node_autoresizing(ui, label) == (int32_t)wide);
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, label), 20, 10, 460, 30); /* 20 left of it, 20 right, in 500 */
  CHECK_OK(keep_attribute_clear(ui, height));
  CHECK_OK(keep_node_clear_autoresizing(ui, label));
  CHECK(keep_node_autoresizing(ui, label) == -1 && keep_node_autoresizing(NULL, label) == -1);
  CHECK(keep_node_clear_autoresizing(ui, KEEP_NO_NODE) == KEEP_ERROR_INVALID_HANDLE);
  keep_node guide = keep_node_guide(ui, window, KEEP_GUIDE_READABLE);
  CHECK(keep_node_guide(ui, window, KEEP_GUIDE_READABLE).id == guide.id);
  CHECK_OK(keep_node_set_size(ui, window, 1000, 400));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, guide), 164, 8, 672, 384);
  keep_layout_destroy(ui);
}

static void test_presence(void) {
  set_up();
  keep_node next = keep_node_create(ui, window);
  keep_attribute gap = keep_node_attribute_to(ui, next, KEEP_LEFT_OFFSET, label);
  CHECK_OK(keep_attribute_set_equal(ui, gap, 8, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_gone_value(ui, gap, 3));
  CHECK(keep_attribute_gone_value(ui, gap) == 3);
  CHECK_OK(keep_node_keep_size(ui, label, 50, 20, KEEP_REQUIRED));
  CHECK_OK(keep_node_set_gone(ui, label, true));
  CHECK_OK(keep_node_set_hidden(ui, label, true));
  CHECK(keep_node_gone(ui, label) == KEEP_GONE_FULLY && keep_node_is_hidden(ui, label));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, label), 0, 0, 0, 0);
  CHECK_NEAR(keep_node_frame(ui, next).x, 3);
  CHECK_OK(keep_node_set_gone(ui, label, false));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, next).x, 58);
  /* Folded, it is as wide as before, and what is kept of its left relates to that. */
  CHECK_OK(keep_node_set_gone(ui, label, KEEP_GONE_VERTICALLY));
  CHECK(keep_node_gone(ui, label) == KEEP_GONE_VERTICALLY);
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, label).height, 0);
  CHECK_NEAR(keep_node_frame(ui, next).x, 58);
  CHECK(keep_node_set_gone(ui, label, (keep_gone)4) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK_TEXT(keep_layout_error_message(ui),
             "keep_node_set_gone: <label>: gone 4 is none of keep_gone");
  CHECK(keep_node_gone(ui, label) == KEEP_GONE_VERTICALLY);
  CHECK(keep_node_set_gone(ui, KEEP_NO_NODE, true) == KEEP_ERROR_INVALID_HANDLE);
  CHECK(keep_node_gone(ui, KEEP_NO_NODE) == KEEP_GONE_NOT && !keep_node_is_hidden(NULL, label));
  CHECK(keep_attribute_set_gone_value(ui, gap, INFINITY) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(isnan(keep_attribute_gone_value(NULL, gap)));
  keep_layout_destroy(ui);
}

static void test_pixels(void) {
  set_up();
  keep_attribute left = keep_node_attribute(ui, label, KEEP_LEFT_INSET);
  CHECK_OK(keep_attribute_set_equal(ui, left, 0.25, KEEP_REQUIRED));
  CHECK_OK(keep_node_keep_size(ui, label, 10.3, 20, KEEP_REQUIRED));
  CHECK_OK(keep_layout_set_scale(ui, 2));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_snapped_frame(ui, label), 0.5, 0, 10, 20);
  CHECK_FRAME(keep_node_snapped_frame_in_root(ui, label), 0.5, 0, 10, 20);
  keep_rect frames[2];
  keep_node nodes[] = {window, label};
  CHECK_OK(keep_layout_frames(ui, nodes, frames, 2, KEEP_FRAME_SNAPPED));
  CHECK_FRAME(frames[1], 0.5, 0, 10, 20);
  CHECK_OK(keep_layout_frames(ui, nodes, frames, 2, KEEP_FRAME_SNAPPED_IN_ROOT));
  CHECK_FRAME(frames[0], 0, 0, 400, 300);
  CHECK_FRAME(keep_node_frame_in(ui, window, label), -0.25, 0, 400, 300);
  CHECK(keep_layout_set_scale(ui, 0) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_layout_set_scale(ui, NAN) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_layout_scale(ui) == 2 && keep_layout_scale(NULL) == 0);
  CHECK(keep_layout_frames(ui, NULL, frames, 1, KEEP_FRAME_SNAPPED) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK_FRAME(keep_node_scroll_content(ui, label), 0, 0, 0, 0);
  keep_layout_destroy(ui);
}

int main(void) {
  test_measuring();
  test_measuring_both();
  test_destroyed_before_it_is_measured();
  test_reading_from_inside();
  test_content();
  test_fitting();
  test_autoresizing();
  test_presence();
  test_pixels();
  return 0;
}
