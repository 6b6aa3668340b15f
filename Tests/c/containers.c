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
  CHECK_OK(keep_container_set_distribution(ui, row, KEEP_EQUAL_GAPS));
  check_x(0, 300, 560); /* 400 / 2. */
  CHECK_OK(keep_container_set_distribution(ui, row, KEEP_EQUAL_CENTERS));
  check_x(0, 285, 560); /* Centres at 50 and 580; between them 315. */
  CHECK_OK(keep_container_set_distribution(ui, row, KEEP_SPREAD));
  /* 380 above the gaps, in four parts of 95: 95, 95 + 10, 95 + 10, 95. */
  check_x(95, 300, 465);
  CHECK_OK(keep_container_set_distribution(ui, row, KEEP_AROUND));
  /* In three parts of 126 2/3: half of one at both ends. */
  check_x(380. / 6, 380. / 2 + 110, 380. / 6 * 5 + 180);
  keep_layout_destroy(ui);
}

/* As CSS Box Alignment has it: too large in all, they touch and overflow at the end; with a bias of 0.5, as Android's
   chains, evenly at both ends, but where members fill. */
static void test_overfull(void) {
  const keep_distribution all[] = {KEEP_FILL,   KEEP_EQUAL_GAPS, KEEP_EQUAL_CENTERS,
                                   KEEP_SPREAD, KEEP_PACKED,     KEEP_AROUND};
  for (size_t i = 0; i < COUNT(all); i++) {
    set_up();
    for (size_t n = 0; n < 3; n++)
      CHECK_OK(keep_node_keep_size(ui, (keep_node[]){a, b, c}[n], 300, 20, KEEP_REQUIRED));
    keep_node row = make((keep_stack)KEEP_STACK(KEEP_HORIZONTAL, .distribution = all[i]));
    check_x(0, 300, 600);
    CHECK_OK(keep_container_set(ui, row, KEEP_CONTAINER_BIAS, 0.5));
    double start = all[i] == KEEP_FILL ? 0 : -150;
    check_x(start, start + 300, start + 600);
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
  CHECK_OK(keep_container_set_distribution(ui, row, KEEP_EQUAL_GAPS));
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
  CHECK_OK(keep_container_set_distribution(ui, row, KEEP_FILL_EQUALLY));
  check_widths(580. / 3, 580. / 3, 580. / 3);
  CHECK_OK(keep_container_set_distribution(ui, row, KEEP_FILL_PROPORTIONALLY));
  check_widths(290, 174, 116); /* 580 in proportion to 100, 60, 40. */
  CHECK_OK(keep_node_set_content_size(ui, b, 150, 20));
  check_widths(200, 300, 80);
  /* With weights no gap is larger than it has to be, and the ends are at the padding. */
  CHECK_OK(keep_stack_set_weight(ui, a, 0));
  CHECK_OK(keep_stack_set_weight(ui, c, 0));
  const keep_distribution all[] = {KEEP_SPREAD, KEEP_EQUAL_GAPS, KEEP_PACKED};
  for (size_t i = 0; i < COUNT(all); i++) {
    CHECK_OK(keep_container_set_distribution(ui, row, all[i]));
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
  CHECK_OK(keep_container_set_align(ui, row, KEEP_ALIGN_CENTER));
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
  const keep_distribution all[] = {KEEP_FILL,   KEEP_EQUAL_GAPS, KEEP_EQUAL_CENTERS,
                                   KEEP_SPREAD, KEEP_PACKED,     KEEP_AROUND};
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

/* ---- Grids ------------------------------------------------------------------------------------ */

static keep_node cell(keep_node grid, size_t column, size_t row, size_t columns, size_t rows,
                      double width, double height) {
  keep_node node = keep_node_create(ui, window);
  CHECK_OK(keep_node_set_content_size(ui, node, width, height));
  CHECK_OK(keep_grid_place(ui, grid, node, column, row, columns, rows));
  return node;
}

static keep_node make_grid(keep_grid grid, double width, double height) {
  ui = keep_layout_create();
  window = keep_node_create(ui, KEEP_NO_NODE);
  CHECK_OK(keep_node_set_size(ui, window, width, height));
  keep_node made = keep_grid_create(ui, window, &grid, NULL, 0);
  CHECK_OK(
      keep_node_keep_insets(ui, made, KEEP_INSETS, (keep_insets){0, 0, NAN, 0}, KEEP_REQUIRED));
  CHECK_OK(keep_node_set_name(ui, made, "form"));
  return made;
}

static void check_cell(keep_node node, double x, double y, double width, double height) {
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, node), x, y, width, height);
}

/* A form of 300 x 200: labels of 60 and 80, so that 300 - 20 - 80 - 10 = 190 is left for the fields. */
static void test_form(void) {
  const keep_track columns[] = {{KEEP_TRACK_CONTENT, 0, 0, 0}, {KEEP_TRACK_FRACTION, 1, 0, 0}};
  keep_node grid =
      make_grid((keep_grid)KEEP_GRID(.columns = columns, .column_count = 2, .gap = 10, .row_gap = 4,
                                     .padding = {5, 10, 5, 10}, .align = KEEP_ALIGN_CENTER),
                300, 200);
  keep_node name = cell(grid, 0, 0, 1, 1, 60, 20), street = cell(grid, 0, 1, 1, 1, 80, 20);
  keep_node field = cell(grid, 1, 0, 1, 1, 50, 30), other = cell(grid, 1, 1, 1, 1, 50, 20);
  keep_node note = cell(grid, 0, 2, 2, 1, 100, 40);
  check_cell(name, 10, 10, 80, 20);
  check_cell(street, 10, 39, 80, 20);
  check_cell(field, 100, 5, 190, 30);
  check_cell(other, 100, 39, 190, 20);
  check_cell(note, 10, 63, 280, 40);
  CHECK_FRAME(keep_node_frame(ui, grid), 0, 0, 300, 108);
  CHECK(keep_layout_conflict_count(ui) == 0);
  CHECK(keep_layout_ambiguous(ui, NULL, NULL, NULL, NULL, 0) == 0);
  CHECK_OK(keep_container_set_justify(ui, grid, KEEP_ALIGN_END));
  check_cell(name, 30, 10, 60, 20);
  CHECK_OK(keep_member_set_justify(ui, name, KEEP_ALIGN_START));
  check_cell(name, 10, 10, 60, 20);
  /* Live: a fixed label column, another gap, and one row less. */
  CHECK_OK(
      keep_grid_set_track(ui, grid, KEEP_HORIZONTAL, 0, (keep_track){KEEP_TRACK_FIXED, 120, 0, 0}));
  CHECK_OK(keep_container_set(ui, grid, KEEP_CONTAINER_GAP, 20));
  CHECK_OK(keep_container_set_justify(ui, grid, KEEP_ALIGN_FILL));
  check_cell(field, 150, 5, 140, 30);
  CHECK_OK(keep_node_destroy(ui, note));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, grid).height, 64);
  CHECK(keep_grid_track(ui, grid, KEEP_VERTICAL, 2).id == 0);
  CHECK(keep_node_destroy(ui, keep_grid_track(ui, grid, KEEP_VERTICAL, 0)) == KEEP_ERROR_STATE);
  CHECK_OK(keep_layout_set_direction(ui, KEEP_RIGHT_TO_LEFT));
  check_cell(field, 10, 5, 140, 30);
  check_cell(street, 170, 39, 120, 20);
  keep_layout_destroy(ui);
}

/* 3 x 3 in 320 with gaps of 10: columns of 100; fractions of 1, 2, 2 are 60, 120, 120. A span, and free cells. */
static void test_grid_flow(void) {
  keep_track columns[] = {{KEEP_TRACK_FRACTION, 1, 0, 0},
                          {KEEP_TRACK_FRACTION, 1, 0, 0},
                          {KEEP_TRACK_FRACTION, 1, 0, 0}};
  keep_node grid = make_grid(
      (keep_grid)KEEP_GRID(.columns = columns, .column_count = 3, .gap = 10, .row_gap = 10), 320,
      400);
  keep_node wide = cell(grid, 1, 0, 2, 2, 20, 50), free[5];
  for (size_t i = 0; i < 5; i++)
    free[i] = cell(grid, 0, 0, 0, 0, 20, 30);
  check_cell(wide, 110, 0, 210, 70);
  check_cell(free[0], 0, 0, 100, 30);
  check_cell(free[1], 0, 40, 100, 30);
  check_cell(free[2], 0, 80, 100, 30);
  check_cell(free[3], 110, 80, 100, 30);
  check_cell(free[4], 220, 80, 100, 30);
  CHECK_OK(keep_node_set_gone(ui, free[1], true)); /* The others move up. */
  check_cell(free[2], 0, 40, 100, 30);
  check_cell(free[4], 110, 80, 100, 30);
  CHECK_OK(keep_node_move_before(ui, free[4], free[0]));
  check_cell(free[4], 0, 0, 100, 30);
  for (size_t i = 1; i < 3; i++)
    CHECK_OK(keep_grid_set_track(ui, grid, KEEP_HORIZONTAL, i,
                                 (keep_track){KEEP_TRACK_FRACTION, 2, 0, 0}));
  check_cell(wide, 70, 0, 250, 70);
  /* A fraction that may be no larger than 50: the others divide 320 - 20 - 50. */
  CHECK_OK(keep_grid_set_track(ui, grid, KEEP_HORIZONTAL, 0,
                               (keep_track){KEEP_TRACK_FRACTION, 9, 0, 50}));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, keep_grid_track(ui, grid, KEEP_HORIZONTAL, 0)).width, 50);
  keep_layout_destroy(ui);
}

/*
 * By hand: a span of 150 and a gap of 10 over content columns of 40 and 30 lack 70, 35 of each; over 90 and 30
 * 20, 10 of each.
 */
static void test_grid_spans(void) {
  keep_track columns[] = {{KEEP_TRACK_CONTENT, 0, 0, 0}, {KEEP_TRACK_CONTENT, 0, 0, 0}};
  keep_node grid =
      make_grid((keep_grid)KEEP_GRID(.columns = columns, .column_count = 2, .gap = 10), 400, 400);
  keep_node one = cell(grid, 0, 0, 1, 1, 40, 20), other = cell(grid, 1, 0, 1, 1, 30, 20);
  cell(grid, 0, 1, 2, 1, 150, 20);
  check_cell(one, 0, 0, 75, 20);
  check_cell(other, 85, 0, 65, 20);
  CHECK_OK(keep_node_set_content_size(ui, one, 90, 20));
  check_cell(other, 110, 0, 40, 20);
  /* Another grid with a column that is as wide. */
  keep_grid second = KEEP_GRID(.columns = columns, .column_count = 2);
  keep_node below = keep_grid_create(ui, window, &second, NULL, 0);
  keep_attribute same =
      keep_node_attribute_to(ui, keep_grid_track(ui, grid, KEEP_HORIZONTAL, 0), KEEP_WIDTH,
                             keep_grid_track(ui, below, KEEP_HORIZONTAL, 0));
  CHECK_OK(keep_attribute_set_equal(ui, same, 1, KEEP_REQUIRED));
  keep_node last = cell(below, 0, 0, 1, 1, 97, 20);
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, last).width, 97);
  CHECK_NEAR(keep_node_frame(ui, one).width, 97);
  keep_layout_destroy(ui);
}

/* By hand: 100 + 10 + 60 fit into 180, and 40 does not; lines of 20, and 5 between them. */
static void test_flow(void) {
  set_up();
  keep_node flow = make((keep_stack)KEEP_FLOW(KEEP_HORIZONTAL, .gap = 10, .row_gap = 5));
  CHECK_OK(keep_node_set_size(ui, window, 180, 100));
  check_x(0, 110, 0);
  CHECK_NEAR(keep_node_frame(ui, c).y, 25);
  CHECK_OK(keep_container_set_row_distribution(ui, flow, KEEP_PACKED));
  CHECK_OK(keep_container_set(ui, flow, KEEP_CONTAINER_ROW_BIAS, 1));
  CHECK_OK(keep_container_set(ui, flow, KEEP_CONTAINER_BIAS, 1));
  CHECK_OK(keep_container_set_distribution(ui, flow, KEEP_PACKED));
  check_x(10, 120, 140);
  CHECK_NEAR(keep_node_frame(ui, c).y, 80);
  CHECK_OK(keep_node_set_gone(ui, b, true)); /* 100 + 10 + 40. */
  check_x(30, 140, 140);
  CHECK_OK(keep_container_set_wraps(ui, flow, false));
  CHECK(keep_container_get(ui, flow, KEEP_CONTAINER_WRAPS) == 0);
  CHECK(keep_container_set(ui, flow, KEEP_CONTAINER_WRAPS, 2) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_container_set(ui, flow, KEEP_CONTAINER_TURNS, 2) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_container_set(ui, flow, KEEP_CONTAINER_ROW_GAP, -1e13) == KEEP_ERROR_INVALID_ARGUMENT);
  check_x(30, 140, 140);
  keep_layout_destroy(ui);
}

/* By hand: behind a margin of 12, and one below the other from the top. */
static void test_words_and_flags(void) {
  set_up();
  keep_node row = make((keep_stack)KEEP_STACK(KEEP_HORIZONTAL, .distribution = KEEP_PACKED));
  CHECK_OK(keep_node_set_margins(ui, row, (keep_insets){0, 12, 0, 0}, false));
  CHECK_OK(keep_container_set_padding_from_margins(ui, row, true));
  check_x(12, 112, 172);
  CHECK_OK(keep_container_set_padding_from_margins(ui, row, false));
  CHECK_OK(keep_container_set_axis(ui, row, KEEP_VERTICAL));
  check_x(0, 0, 0);
  CHECK_OK(keep_member_set_grows(ui, a, true));
  CHECK(keep_member_get(ui, a, KEEP_MEMBER_GROWS) == 1);
  CHECK_OK(keep_container_set_least(ui, row, KEEP_LEAST_CONTENT));
  CHECK_OK(keep_member_set_least(ui, a, KEEP_LEAST_NOTHING));
  CHECK(keep_member_get(ui, a, KEEP_MEMBER_LEAST) == KEEP_LEAST_NOTHING);
  CHECK(keep_container_set_align(ui, a, KEEP_ALIGN_END) == KEEP_ERROR_STATE);
  CHECK(keep_container_set_align(ui, row, (keep_align)7) == KEEP_ERROR_INVALID_ARGUMENT);
  keep_layout_destroy(ui);
}

/* By hand: b ends at 70, a at 110 until it is gone; 8 from there. A third of 600 is 200. */
static void test_lines(void) {
  set_up();
  CHECK_OK(keep_node_keep_insets(ui, a, KEEP_INSETS, (keep_insets){0, 10, NAN, NAN}, 1000));
  CHECK_OK(keep_node_keep_insets(ui, b, KEEP_INSETS, (keep_insets){0, 10, NAN, NAN}, 1000));
  keep_guideline end = KEEP_GUIDELINE(KEEP_ANCHOR_TRAILING, .distance = 8);
  keep_guideline third = KEEP_GUIDELINE(KEEP_ANCHOR_LEADING, .fraction = 1.0 / 3);
  keep_node barrier = keep_guideline_create(ui, window, &end, (keep_node[]){a, b}, 2);
  keep_node line = keep_guideline_create(ui, window, &third, NULL, 0);
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, barrier).x, 118);
  CHECK_NEAR(keep_node_frame(ui, line).x, 200);
  CHECK_OK(keep_node_set_gone(ui, a, true));
  CHECK_OK(keep_container_set_edge(ui, line, KEEP_ANCHOR_TRAILING));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, barrier).x, 78);
  CHECK_NEAR(keep_node_frame(ui, line).x, 400);
  CHECK_OK(keep_barrier_set_nodes(ui, barrier, &c, 1));
  CHECK(keep_barrier_set_nodes(ui, line, &c, 1) == KEEP_ERROR_STATE);
  CHECK(keep_barrier_set_nodes(ui, barrier, &barrier, 1) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_container_set(ui, line, KEEP_CONTAINER_GAP, 1) == KEEP_ERROR_STATE);
  CHECK(keep_container_set(ui, line, KEEP_CONTAINER_EDGE, 7) == KEEP_ERROR_INVALID_ARGUMENT);
  end.edge = KEEP_ANCHOR_WIDTH;
  CHECK(keep_guideline_create(ui, window, &end, NULL, 0).id == 0);
  CHECK(keep_guideline_create(ui, window, NULL, NULL, 0).id == 0);
  CHECK(keep_guideline_create(ui, window, &third, NULL, 1).id == 0);
  keep_layout_destroy(ui);
}

/* By hand: the centre of a is at 50, 10; that of c is 40 to the right of it, or above. */
static void test_circle(void) {
  double angle, radius;
  set_up();
  CHECK_OK(keep_node_keep_insets(ui, a, KEEP_INSETS, (keep_insets){0, 0, NAN, NAN}, 1000));
  CHECK_OK(keep_node_set_circle(ui, c, a, 90, 40));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, c), 70, 0, 40, 20);
  CHECK_OK(keep_node_set_circle(ui, c, a, 0, 40));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_FRAME(keep_node_frame(ui, c), 30, -40, 40, 20);
  CHECK(keep_node_set_circle(ui, c, c, 0, 40) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_node_set_circle(ui, c, a, 0, -1) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_node_set_circle(ui, c, a, NAN, 1) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(keep_node_circle(ui, c, &angle, &radius).id == a.id);
  CHECK(angle == 0 && radius == 40);
  CHECK_OK(keep_node_set_circle(ui, c, KEEP_NO_NODE, 0, 0));
  CHECK(keep_node_circle(ui, c, NULL, &radius).id == 0 && isnan(radius));
  keep_layout_destroy(ui);
}

/* Which container a node is, also once it is destroyed. */
static void test_kinds(void) {
  ui = keep_layout_create();
  window = keep_node_create(ui, KEEP_NO_NODE);
  const keep_stack row = KEEP_STACK(KEEP_HORIZONTAL, .gap = 0);
  const keep_stack lines = KEEP_FLOW(KEEP_VERTICAL, .gap = 0);
  const keep_track column = {.kind = KEEP_TRACK_CONTENT};
  const keep_grid cells = KEEP_GRID(.columns = &column, .column_count = 1);
  const keep_guideline line = KEEP_GUIDELINE(KEEP_ANCHOR_LEFT, .distance = 0);
  const keep_node nodes[] = {
      window,
      keep_stack_create(ui, window, &row, NULL, 0),
      keep_stack_create(ui, window, &lines, NULL, 0),
      keep_grid_create(ui, window, &cells, NULL, 0),
      keep_guideline_create(ui, window, &line, NULL, 0),
      keep_guideline_create(ui, window, &line, &window, 1),
      keep_guide_create(ui, window),
  };
  const keep_container_kind kinds[] = {
      KEEP_CONTAINER_KIND_NONE, KEEP_CONTAINER_KIND_STACK,     KEEP_CONTAINER_KIND_STACK,
      KEEP_CONTAINER_KIND_GRID, KEEP_CONTAINER_KIND_GUIDELINE, KEEP_CONTAINER_KIND_BARRIER,
      KEEP_CONTAINER_KIND_NONE,
  };
  for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++)
    CHECK(keep_node_container_kind(ui, nodes[k]) == kinds[k]);
  CHECK(keep_node_container_kind(ui, keep_grid_track(ui, nodes[3], KEEP_HORIZONTAL, 0)) ==
        KEEP_CONTAINER_KIND_NONE);
  CHECK_OK(keep_node_destroy(ui, nodes[1]));
  CHECK(keep_node_container_kind(ui, nodes[1]) == KEEP_CONTAINER_KIND_NONE);
  keep_layout_destroy(ui);
}

int main(void) {
  test_kinds();
  test_circle();
  test_flow();
  test_words_and_flags();
  test_lines();
  test_distributions();
  test_overfull();
  test_gone();
  test_weights();
  test_alignment();
  test_members();
  test_fitting();
  test_sentences();
  test_form();
  test_grid_flow();
  test_grid_spans();
  return 0;
}
