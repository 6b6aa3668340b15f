/* Rows and columns, as a C host uses them.
 * Linked as any program: cc containers.c $(pkg-config --cflags --libs keeplayout) -lm
 */
#include "check.h"

static keep_layout *ui;
static keep_node window, a, b, c;

/* A window of 600 x 100 with three nodes of 100, 60 and 40 x 20, whose sizes are required. */
static void set_up(void) {
  ui = keep_layout_create();
  window = keep_node_create(ui, KEEP_NO_NODE);
  a = keep_node_create(ui, window);
  b = keep_node_create(ui, window);
  c = keep_node_create(ui, window);
  CHECK_OK(keep_node_set_name(ui, a, "a"));
  CHECK_OK(keep_node_set_name(ui, b, "b"));
  CHECK_OK(keep_node_set_name(ui, c, "c"));
  CHECK_OK(keep_node_set_size(ui, window, 600, 100));
  CHECK_OK(keep_node_keep_size(ui, a, 100, 20, KEEP_REQUIRED));
  CHECK_OK(keep_node_keep_size(ui, b, 60, 20, KEEP_REQUIRED));
  CHECK_OK(keep_node_keep_size(ui, c, 40, 20, KEEP_REQUIRED));
}

static keep_node make(keep_stack stack) {
  keep_node row = keep_stack_create(ui, window, &stack, (keep_node[]){a, b, c}, 3);
  CHECK(row.id != 0);
  CHECK_OK(keep_node_set_name(ui, row, "bar"));
  CHECK_OK(keep_node_keep_insets(ui, row, KEEP_INSETS, (keep_insets){0, 0, 0, 0}, KEEP_REQUIRED));
  return row;
}

static void check_x(double x, double y, double z) {
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, a).x, x);
  CHECK_NEAR(keep_node_frame(ui, b).x, y);
  CHECK_NEAR(keep_node_frame(ui, c).x, z);
  CHECK(keep_layout_conflict_count(ui) == 0);
}

/* By hand: 600 less 200 of members is 400. */
static void test_distributions(void) {
  set_up();
  keep_node row = make(
      (keep_stack)KEEP_STACK(KEEP_HORIZONTAL, .gap = 10, .distribution = KEEP_PACKED, .bias = 0.5));
  check_x(190, 300, 370); /* 380 are left: 190 before. */
  CHECK_OK(keep_container_set(ui, row, KEEP_CONTAINER_BIAS, 0));
  check_x(0, 110, 180);
  CHECK_OK(keep_container_set(ui, row, KEEP_CONTAINER_BIAS, 1));
  check_x(380, 490, 560);
  CHECK_OK(keep_container_set(ui, row, KEEP_CONTAINER_BIAS, 0.25));
  check_x(95, 205, 275);
  CHECK_OK(keep_container_set(ui, row, KEEP_CONTAINER_PADDING_LEFT, 40));
  check_x(40 + 85, 235, 305); /* 340 are left: 85 before, behind the padding. */
  CHECK_OK(keep_container_set(ui, row, KEEP_CONTAINER_PADDING_LEFT, 0));
  CHECK_OK(keep_container_set(ui, row, KEEP_CONTAINER_DISTRIBUTION, KEEP_EQUAL_GAPS));
  check_x(0, 300, 560); /* 400 / 2. */
  CHECK_OK(keep_container_set(ui, row, KEEP_CONTAINER_DISTRIBUTION, KEEP_EQUAL_CENTERS));
  check_x(0, 285, 560); /* Centres at 50 and 580; between them 315. */
  CHECK_OK(keep_container_set(ui, row, KEEP_CONTAINER_DISTRIBUTION, KEEP_SPREAD));
  /* 380 above the gaps, in four parts of 95: 95, 95 + 10, 95 + 10, 95. */
  check_x(95, 300, 465);
  keep_layout_destroy(ui);
}

/* Android's chains: too large in all, they touch, and overflow evenly. */
static void test_overfull(void) {
  const keep_distribution all[] = {KEEP_FILL, KEEP_EQUAL_GAPS, KEEP_EQUAL_CENTERS, KEEP_SPREAD,
                                   KEEP_PACKED};
  for (size_t i = 0; i < COUNT(all); i++) {
    set_up();
    for (size_t n = 0; n < 3; n++)
      CHECK_OK(keep_node_keep_size(ui, (keep_node[]){a, b, c}[n], 300, 20, KEEP_REQUIRED));
    make((keep_stack)KEEP_STACK(KEEP_HORIZONTAL, .distribution = all[i], .bias = 0.5));
    check_x(-150, 150, 450);
    keep_layout_destroy(ui);
  }
}

/* With a member gone the padding stays, and one gap goes; a point where the next one begins is left. */
static void test_gone(void) {
  set_up();
  keep_node row = make((keep_stack)KEEP_STACK(KEEP_HORIZONTAL, .gap = 10, .padding = {5, 7, 5, 9},
                                              .distribution = KEEP_PACKED));
  check_x(7, 117, 187);
  CHECK_OK(keep_node_set_gone(ui, b, true));
  check_x(7, 117, 117);
  CHECK_OK(keep_node_set_gone(ui, a, true));
  check_x(7, 7, 7);
  CHECK_OK(keep_node_set_gone(ui, c, true));
  check_x(7, 7, 7);
  CHECK_OK(keep_node_set_gone(ui, b, false));
  check_x(7, 7, 67);
  CHECK_OK(keep_node_set_gone(ui, a, false));
  CHECK_OK(keep_node_set_gone(ui, c, false));
  check_x(7, 117, 187);
  /* One visible member of equal gaps is where the bias puts it: (600 - 16 - 60) / 4 behind 7. */
  CHECK_OK(keep_container_set(ui, row, KEEP_CONTAINER_DISTRIBUTION, KEEP_EQUAL_GAPS));
  CHECK_OK(keep_container_set(ui, row, KEEP_CONTAINER_BIAS, 0.25));
  CHECK_OK(keep_node_set_gone(ui, a, true));
  CHECK_OK(keep_node_set_gone(ui, c, true));
  check_x(138, 138, 198);
  keep_layout_destroy(ui);
}

static void check_widths(double x, double y, double z) {
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, a).width, x);
  CHECK_NEAR(keep_node_frame(ui, b).width, y);
  CHECK_NEAR(keep_node_frame(ui, c).width, z);
}

/* Members without widths of their own: content of 100, 60 and 40. */
static void set_up_content(void) {
  set_up();
  const double widths[] = {100, 60, 40};
  for (size_t i = 0; i < 3; i++) {
    keep_node node = (keep_node[]){a, b, c}[i];
    CHECK_OK(keep_attribute_clear(ui, keep_node_attribute(ui, node, KEEP_WIDTH)));
    CHECK_OK(keep_node_set_content_size(ui, node, widths[i], 20));
  }
}

/* By hand: 600 less two gaps of 10 is 580. */
static void test_weights(void) {
  set_up_content();
  keep_node row = make((keep_stack)KEEP_STACK(KEEP_HORIZONTAL, .gap = 10));
  CHECK_OK(keep_stack_set_weight(ui, b, 2));
  check_widths(100, 440, 40); /* The others as their content. */
  CHECK_OK(keep_stack_set_weight(ui, a, 3));
  check_widths(324, 216, 40); /* 540 in five parts. */
  CHECK_OK(keep_stack_set_weight(ui, c, 5));
  check_widths(174, 116, 290);
  CHECK_OK(keep_node_set_gone(ui, b, true)); /* The others keep their proportion: 590 in 8. */
  check_widths(221.25, 0, 368.75);
  CHECK_OK(keep_node_set_gone(ui, b, false));
  CHECK(keep_member_get(ui, a, KEEP_MEMBER_WEIGHT) == 3);
  CHECK_OK(keep_container_set(ui, row, KEEP_CONTAINER_DISTRIBUTION, KEEP_FILL_EQUALLY));
  check_widths(580. / 3, 580. / 3, 580. / 3);
  CHECK_OK(keep_container_set(ui, row, KEEP_CONTAINER_DISTRIBUTION, KEEP_FILL_PROPORTIONALLY));
  check_widths(290, 174, 116); /* 580 in proportion to 100, 60, 40. */
  CHECK_OK(keep_node_set_content_size(ui, b, 150, 20));
  check_widths(200, 300, 80);
  /* With weights no gap is larger than it has to be, and the ends are at the padding. */
  CHECK_OK(keep_stack_set_weight(ui, a, 0));
  CHECK_OK(keep_stack_set_weight(ui, c, 0));
  const keep_distribution all[] = {KEEP_SPREAD, KEEP_EQUAL_GAPS, KEEP_PACKED};
  for (size_t i = 0; i < COUNT(all); i++) {
    CHECK_OK(keep_container_set(ui, row, KEEP_CONTAINER_DISTRIBUTION, all[i]));
    check_widths(100, 440, 40);
  }
  keep_layout_destroy(ui);
}

/* A row of 100 with padding of 10 above and 30 below: 60 are left, from 10 to 70. */
static void test_alignment(void) {
  set_up();
  keep_node row = make((keep_stack)KEEP_STACK(KEEP_HORIZONTAL, .padding = {10, 0, 30, 0},
                                              .distribution = KEEP_PACKED));
  CHECK_OK(keep_attribute_clear(ui, keep_node_attribute(ui, a, KEEP_HEIGHT)));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, a), 0, 10, 100, 60);
  CHECK_FRAME(keep_node_frame(ui, b), 100, 10, 60, 20); /* Its own height, at the start. */
  CHECK_OK(keep_container_set(ui, row, KEEP_CONTAINER_ALIGN, KEEP_ALIGN_CENTER));
  CHECK_OK(keep_stack_set_align(ui, a, KEEP_ALIGN_FILL));
  CHECK_OK(keep_stack_set_align(ui, c, KEEP_ALIGN_END));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, a).height, 60);
  CHECK_NEAR(keep_node_frame(ui, b).y, 30);
  CHECK_NEAR(keep_node_frame(ui, c).y, 50);
  /* Baselines 15, 5 and 12 below the tops: one line, 15 below the padding. */
  const double baselines[] = {15, 5, 12};
  CHECK_OK(keep_node_keep_size(ui, a, 100, 20, KEEP_REQUIRED));
  for (size_t i = 0; i < 3; i++) {
    keep_node node = (keep_node[]){a, b, c}[i];
    CHECK_OK(keep_node_set_baselines(ui, node, baselines[i], 20 - baselines[i]));
    CHECK_OK(keep_stack_set_align(ui, node, (keep_align)KEEP_ALIGN_FIRST_BASELINE));
  }
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, a).y, 10);
  CHECK_NEAR(keep_node_frame(ui, b).y, 20);
  CHECK_NEAR(keep_node_frame(ui, c).y, 13);
  /* Last baselines, as far down as they go: b, 15 of which is below its own, ends at 70. */
  for (size_t i = 0; i < 3; i++)
    CHECK_OK(keep_stack_set_align(ui, (keep_node[]){a, b, c}[i], KEEP_ALIGN_LAST_BASELINE));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, b).y, 50);
  CHECK_NEAR(keep_node_frame(ui, a).y, 40);
  CHECK_NEAR(keep_node_frame(ui, c).y, 43);
  keep_layout_destroy(ui);
}

/* Members come, go, change places and are excluded. */
static void test_members(void) {
  set_up();
  keep_node row =
      make((keep_stack)KEEP_STACK(KEEP_HORIZONTAL, .gap = 10, .distribution = KEEP_PACKED));
  CHECK(keep_node_parent(ui, a).id == row.id && keep_node_child_count(ui, row) == 3);
  CHECK_OK(keep_node_move_before(ui, c, a));
  check_x(50, 160, 0);
  CHECK_OK(keep_node_move(ui, c, row));
  check_x(0, 110, 180);
  keep_node d = keep_node_create(ui, row);
  CHECK_OK(keep_node_move_before(ui, d, b));
  CHECK_OK(keep_node_keep_size(ui, d, 20, 20, KEEP_REQUIRED));
  check_x(0, 140, 210);
  CHECK_OK(keep_stack_set_gap_after(ui, d, 30));
  check_x(0, 160, 230);
  CHECK_OK(keep_stack_set_gap_after(ui, d, NAN));
  CHECK_OK(keep_stack_set_excluded(ui, d, true));
  check_x(0, 110, 180);
  CHECK_OK(keep_stack_set_excluded(ui, d, false));
  check_x(0, 140, 210);
  CHECK_OK(keep_node_destroy(ui, a));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, d).x, 0);
  CHECK_NEAR(keep_node_frame(ui, b).x, 30);
  CHECK_OK(keep_node_move(ui, d, window));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, b).x, 0);
  CHECK_NEAR(keep_node_frame(ui, c).x, 70);
  CHECK_OK(keep_node_destroy(ui, row));
  CHECK(!keep_node_is_valid(ui, b) && keep_node_is_valid(ui, d));
  keep_layout_destroy(ui);
}

/* A stack that nothing else sizes is as large as its members: 220 + 16 and 20 + 8. */
static void test_fitting(void) {
  const keep_distribution all[] = {KEEP_FILL, KEEP_EQUAL_GAPS, KEEP_EQUAL_CENTERS, KEEP_SPREAD,
                                   KEEP_PACKED};
  for (size_t i = 0; i < COUNT(all); i++)
    for (int align = KEEP_ALIGN_FILL; align <= KEEP_ALIGN_LAST_BASELINE; align++) {
      set_up();
      keep_stack stack = KEEP_STACK(KEEP_HORIZONTAL, .gap = 10, .padding = {3, 7, 5, 9},
                                    .distribution = all[i], .align = (keep_align)align);
      keep_node row = keep_stack_create(ui, window, &stack, (keep_node[]){a, b, c}, 3);
      CHECK_OK(keep_node_keep_insets(ui, row, KEEP_INSETS, (keep_insets){0, 0, NAN, NAN},
                                     KEEP_REQUIRED));
      CHECK_OK(keep_layout_solve(ui));
      /* Equal centres: 90 apart, as the first two have to be, so 50 + 90 + 90 + 20. */
      double width = all[i] == KEEP_EQUAL_CENTERS ? 16 + 250 : 16 + 220;
      CHECK_FRAME(keep_node_frame(ui, row), 0, 0, width, 28);
      CHECK(keep_layout_ambiguous(ui, NULL, NULL, NULL, NULL, 0) == 0);
      keep_layout_destroy(ui);
    }
}

static void test_sentences(void) {
  set_up();
  make((keep_stack)KEEP_STACK(KEEP_HORIZONTAL, .gap = 8, .distribution = KEEP_PACKED));
  keep_attribute gap = keep_node_attribute_to(ui, b, KEEP_LEFT_OFFSET, a);
  CHECK_OK(keep_attribute_set_equal(ui, gap, 30, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  CHECK(keep_layout_conflict_count(ui) == 1);
  keep_constraint in_conflict[4];
  CHECK(keep_layout_conflict(ui, 0, in_conflict, 4) == 2);
  bool found = false;
  for (size_t i = 0; i < 2; i++) {
    if (keep_constraint_source(ui, in_conflict[i]) != KEEP_SOURCE_CONTAINER)
      continue;
    found = true;
    CHECK_TEXT(keep_constraint_description(ui, in_conflict[i]),
               "gap between <a> and <b> in row <bar> equal to 8 with required priority");
    CHECK(keep_constraint_remove(ui, in_conflict[i]) == KEEP_ERROR_STATE);
    CHECK(keep_constraint_set_value(ui, in_conflict[i], 30) == KEEP_ERROR_STATE);
  }
  CHECK(found);
  keep_layout_destroy(ui);
}

int main(void) {
  test_distributions();
  test_overfull();
  test_gone();
  test_weights();
  test_alignment();
  test_members();
  test_fitting();
  test_sentences();
  return 0;
}
