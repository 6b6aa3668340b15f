/* Containers, handed everything that they must refuse.
 * Linked as any program: cc bad_containers.c $(pkg-config --cflags --libs keeplayout) -lm
 */
#include "bad_input.h"

static void test_create(void) {
  keep_stack good = KEEP_STACK(KEEP_HORIZONTAL, .gap = 1), bad = good;
  CHECK(keep_stack_create(NULL, root, &good, NULL, 0).id == 0);
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_stack_create, root, NULL, NULL, 0);
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_stack_create, root, &good, NULL, 1);
  NONE(KEEP_ERROR_INVALID_HANDLE, keep_stack_create, foreign, &good, NULL, 0);
  NONE(KEEP_ERROR_INVALID_HANDLE, keep_stack_create, gone, &good, NULL, 0);
  keep_node bad_nodes[] = {no_node, gone, foreign};
  for (size_t i = 0; i < COUNT(bad_nodes); i++) {
    keep_node members[] = {box, bad_nodes[i], label};
    NONE(KEEP_ERROR_INVALID_HANDLE, keep_stack_create, root, &good, members, 3);
  }
  /* A member twice, one that the stack would be inside of, and a guide, as a member and as the parent. */
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_stack_create, root, &good,
       ((keep_node[]){box, label, box}), 3);
  CHECK(keep_stack_create(ui, root, &good, (keep_node[]){box, label, box}, 3).id == 0);
  CHECK_TEXT(keep_layout_error_message(ui), "keep_stack_create: element 2: <box> is given twice");
  NONE(KEEP_ERROR_CYCLE, keep_stack_create, box, &good, &box, 1);
  NONE(KEEP_ERROR_CYCLE, keep_stack_create, box, &good, &root, 1);
  CHECK_OK(keep_layout_begin(ui));
  keep_node guide = keep_guide_create(ui, root);
  describe(before);
  NONE(KEEP_ERROR_STATE, keep_stack_create, root, &good, &guide, 1);
  NONE(KEEP_ERROR_STATE, keep_stack_create, guide, &good, &box, 1);
  CHECK_OK(keep_layout_rollback(ui));
  describe(before);

  const double not_lengths[] = {-1, -1e-300, 1e13, NAN, INFINITY, -INFINITY};
  for (size_t i = 0; i < COUNT(not_lengths); i++) {
    bad = good, bad.gap = not_lengths[i] < 0 ? -1e13 : not_lengths[i];
    NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_stack_create, root, &bad, &box, 1);
    bad = good, bad.padding.right = not_lengths[i];
    NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_stack_create, root, &bad, &box, 1);
  }
  bad = good, bad.bias = 1.5;
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_stack_create, root, &bad, &box, 1);
  bad = good, bad.axis = (keep_axis)7;
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_stack_create, root, &bad, &box, 1);
  bad = good, bad.align = (keep_align)7;
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_stack_create, root, &bad, &box, 1);
  bad = good, bad.distribution = (keep_distribution)-1;
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_stack_create, root, &bad, &box, 1);
  bad = good, bad.size = 0;
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_stack_create, root, &bad, &box, 1);
}

static void test_values(void) {
  keep_stack stack = KEEP_STACK(KEEP_HORIZONTAL, .gap = 3);
  keep_node row = keep_stack_create(ui, root, &stack, (keep_node[]){box, label}, 2);
  CHECK_OK(keep_node_set_name(ui, row, "bar"));
  describe(before);
  NULL_LAYOUT(keep_container_set(NULL, row, KEEP_CONTAINER_GAP, 1));
  NULL_LAYOUT(keep_member_set(NULL, box, KEEP_MEMBER_WEIGHT, 1));
  CHECK(isnan(keep_container_get(NULL, row, KEEP_CONTAINER_GAP)));
  CHECK(isnan(keep_container_get(ui, box, KEEP_CONTAINER_GAP)));
  CHECK(isnan(keep_container_get(ui, row, (keep_container_value)99)));
  /* What a number is modulo 256 says nothing. */
  CHECK(isnan(keep_container_get(ui, row, (keep_container_value)(256 + KEEP_CONTAINER_GAP))));
  CHECK(isnan(keep_member_get(ui, lonely, (keep_member_value)256)));
  CHECK(keep_container_get(ui, row, KEEP_CONTAINER_GAP) == 3);
  CHECK(keep_member_get(ui, gone, KEEP_MEMBER_WEIGHT) == 0);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_container_set, gone, KEEP_CONTAINER_GAP, 1);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_member_set, foreign, KEEP_MEMBER_WEIGHT, 1);
  REFUSED(KEEP_ERROR_STATE, keep_container_set, box, KEEP_CONTAINER_GAP, 1);
  REFUSED(KEEP_ERROR_STATE, keep_member_set, row, KEEP_MEMBER_WEIGHT, 1);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_container_set, row, (keep_container_value)99, 1);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_member_set, box, (keep_member_value)-1, 1);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_member_set, box, (keep_member_value)255, NAN);
  for (int what = KEEP_CONTAINER_AXIS; what <= KEEP_CONTAINER_BIAS; what++) {
    const double none = what == KEEP_CONTAINER_BIAS ? 1.5 : NAN; // NaN is no bias of its own
    const double bad[] = {what == KEEP_CONTAINER_GAP ? -1e13 : -1, none, INFINITY, 1e13};
    for (size_t i = 0; i < COUNT(bad); i++)
      REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_container_set, row, (keep_container_value)what,
              bad[i]);
  }
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_container_set, row, KEEP_CONTAINER_ALIGN, 1.5);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_container_set, row, KEEP_CONTAINER_DISTRIBUTION, 8);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_container_set, row, KEEP_CONTAINER_ROW_DISTRIBUTION, 8);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_container_set, row, KEEP_CONTAINER_ROW_BIAS, -0.5);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_container_set, row, KEEP_CONTAINER_SAFE, 2);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_container_set, row, KEEP_CONTAINER_MOST, 1.5);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_container_set, row, KEEP_CONTAINER_MOST, -1);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_container_set, row, KEEP_CONTAINER_HUGS_LINES, 2);
  const double bad[] = {-1e13, 1e13, INFINITY, -INFINITY};
  for (int what = KEEP_MEMBER_WEIGHT; what <= KEEP_MEMBER_MARGIN_FRACTION_RIGHT; what++)
    for (size_t i = 0; i < COUNT(bad); i++)
      REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_member_set, box, (keep_member_value)what, bad[i]);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_member_set, box, KEEP_MEMBER_WEIGHT, NAN);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_member_set, box, KEEP_MEMBER_WEIGHT, 1e-7);
  for (int what = KEEP_CONTAINER_LEAST; what <= KEEP_CONTAINER_PADDING_FRACTION_RIGHT; what++)
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_container_set, row, (keep_container_value)what, 3);
  CHECK(keep_container_set(ui, row, KEEP_CONTAINER_PADDING_TOP, -8) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK_TEXT(keep_layout_error_message(ui),
             "keep_container_set: <bar>: the top padding -8 is negative");
  CHECK(keep_layout_unmet_count(NULL) == 0 && isnan(keep_layout_unmet_amount(ui, 99)));
  CHECK(keep_layout_unmet_node(ui, 99).id == 0 && keep_layout_unmet_constraint(ui, 99).id == 0);
}

static void test_grids(void) {
  keep_track columns[] = {{KEEP_TRACK_CONTENT, 0, 0, 0}, {KEEP_TRACK_FRACTION, 1, 0, 0}};
  keep_grid good = KEEP_GRID(.columns = columns, .column_count = 2), bad;
  CHECK(keep_grid_create(NULL, root, &good, NULL, 0).id == 0);
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_grid_create, root, NULL, NULL, 0);
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_grid_create, root, &good, ((keep_node[]){label, label}),
       2);
  NONE(KEEP_ERROR_CYCLE, keep_grid_create, label, &good, &label, 1);
  bad = good, bad.column_count = 0;
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_grid_create, root, &bad, NULL, 0);
  bad = good, bad.row_gap = -1e13;
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_grid_create, root, &bad, NULL, 0);
  bad = good, bad.rows = NULL, bad.row_count = 1;
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_grid_create, root, &bad, NULL, 0);
  const keep_track not_tracks[] = {
      {(keep_track_kind)9, 1, 0, 0},        {KEEP_TRACK_FIXED, -1, 0, 0},
      {KEEP_TRACK_FIXED, NAN, 0, 0},        {KEEP_TRACK_FRACTION, 0, 0, 0},
      {KEEP_TRACK_FRACTION, -1, 0, 0},      {KEEP_TRACK_CONTENT, 0, -1, 0},
      {KEEP_TRACK_CONTENT, 0, 0, -1},       {KEEP_TRACK_CONTENT, 0, 5, 4},
      {KEEP_TRACK_CONTENT, 0, NAN, 0},      {KEEP_TRACK_CONTENT, 0, 0, NAN},
      {KEEP_TRACK_FRACTION, INFINITY, 0, 0}};
  for (size_t i = 0; i < COUNT(not_tracks); i++) {
    bad = good, bad.columns = &not_tracks[i], bad.column_count = 1;
    NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_grid_create, root, &bad, NULL, 0);
  }
  static const keep_track many[10001];
  bad = good, bad.columns = many, bad.column_count = COUNT(many);
  NONE(KEEP_ERROR_LIMIT, keep_grid_create, root, &bad, NULL, 0);
  bad = good, bad.rows = many, bad.row_count = SIZE_MAX;
  NONE(KEEP_ERROR_LIMIT, keep_grid_create, root, &bad, NULL, 0);
  keep_node grid = keep_grid_create(ui, root, &good, NULL, 0);
  CHECK_OK(keep_node_set_name(ui, grid, "form"));
  CHECK_OK(keep_grid_place(ui, grid, lonely, 0, 0, 1, 1));
  describe(before);
  for (size_t i = 0; i < COUNT(not_tracks); i++)
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_grid_set_track, grid, KEEP_HORIZONTAL, 0,
            not_tracks[i]);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_grid_set_track, grid, KEEP_HORIZONTAL, 2, columns[0]);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_grid_set_track, grid, KEEP_VERTICAL, SIZE_MAX,
          columns[0]);
  REFUSED(KEEP_ERROR_STATE, keep_grid_set_track, root, KEEP_VERTICAL, 0, columns[0]);
  CHECK(keep_grid_track(ui, grid, KEEP_HORIZONTAL, 2).id == 0);
  CHECK(keep_grid_track(ui, grid, KEEP_HORIZONTAL, SIZE_MAX).id == 0);
  CHECK(keep_grid_track(ui, root, KEEP_HORIZONTAL, 0).id == 0);
  keep_node guide = keep_grid_track(ui, grid, KEEP_HORIZONTAL, 1);
  REFUSED(KEEP_ERROR_STATE, keep_node_destroy, guide);
  REFUSED(KEEP_ERROR_STATE, keep_grid_place, grid, guide, 0, 0, 1, 1);
  REFUSED(KEEP_ERROR_STATE, keep_grid_place, root, lonely, 0, 0, 1, 1);
  REFUSED(KEEP_ERROR_CYCLE, keep_grid_place, grid, root, 0, 0, 1, 1);
  REFUSED(KEEP_ERROR_CYCLE, keep_grid_place, grid, grid, 0, 0, 1, 1);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_grid_place, grid, gone, 0, 0, 1, 1);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_grid_place, gone, lonely, 0, 0, 1, 1);
  const size_t not_cells[][4] = {{2, 0, 1, 1},        {1, 0, 2, 1},        {0, 0, 3, 1},
                                 {0, 0, 0, 1},        {0, 0, 1, 0},        {0, 10000, 1, 1},
                                 {0, 0, 1, 10001},    {SIZE_MAX, 0, 1, 1}, {0, SIZE_MAX, 1, 1},
                                 {0, 0, SIZE_MAX, 1}, {0, 0, 1, SIZE_MAX}};
  for (size_t i = 0; i < COUNT(not_cells); i++)
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_grid_place, grid, lonely, not_cells[i][0],
            not_cells[i][1], not_cells[i][2], not_cells[i][3]);
  CHECK(keep_grid_place(ui, grid, lonely, 1, 0, 2, 1) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK_TEXT(keep_layout_error_message(ui),
             "keep_grid_place: <node #4>: the cells are beyond the last column of the grid");
  keep_layout_clear_error(ui);
  /* In another container a node has no cells: those of three columns would be beyond two. */
  keep_track three[] = {{KEEP_TRACK_CONTENT, 0, 0, 0}, columns[0], columns[0]};
  keep_grid wider = KEEP_GRID(.columns = three, .column_count = 3);
  keep_node other = keep_grid_create(ui, root, &wider, NULL, 0);
  CHECK_OK(keep_grid_place(ui, other, lonely, 2, 0, 1, 1));
  CHECK_OK(keep_node_move(ui, lonely, grid));
  CHECK_OK(keep_grid_place(ui, other, lonely, 2, 0, 1, 1));
  CHECK_OK(keep_grid_place(ui, grid, lonely, 0, 0, 0, 0));
  CHECK_OK(keep_layout_solve(ui));
  describe(before);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_grid_set_track_count, grid, KEEP_HORIZONTAL, 0);
  REFUSED(KEEP_ERROR_LIMIT, keep_grid_set_track_count, grid, KEEP_VERTICAL, 10001);
  REFUSED(KEEP_ERROR_LIMIT, keep_grid_set_track_count, grid, KEEP_HORIZONTAL, SIZE_MAX);
  REFUSED(KEEP_ERROR_STATE, keep_grid_set_track_count, root, KEEP_HORIZONTAL, 1);
  const double not_counts[] = {-1, 0.5, 10001, INFINITY};
  for (size_t i = 0; i < COUNT(not_counts); i++) {
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_member_set, lonely, KEEP_MEMBER_FIRST_ROW,
            not_counts[i]);
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_member_set, lonely, KEEP_MEMBER_ROW_SPAN,
            not_counts[i]);
  }
  CHECK(keep_grid_track_count(ui, root, KEEP_VERTICAL) == 0);
  keep_track track;
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_grid_get_track, grid, KEEP_HORIZONTAL, 2, &track);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_grid_get_track, grid, KEEP_HORIZONTAL, 0, NULL);
  REFUSED(KEEP_ERROR_STATE, keep_grid_get_track, root, KEEP_HORIZONTAL, 0, &track);
  CHECK(keep_member_span(ui, root, KEEP_VERTICAL) == 0);
}

static void test_variants(void) {
  keep_stack row = KEEP_STACK(KEEP_HORIZONTAL, .gap = 4);
  keep_node stack = keep_stack_create(ui, root, &row, NULL, 0);
  keep_node member = keep_node_create(ui, stack);
  keep_term terms[] = {{stack, KEEP_ANCHOR_WIDTH, 1}};
  keep_constraint wide = keep_constraint_create(ui, terms, 1, KEEP_AT_LEAST, 50, KEEP_HIGH, true);
  keep_attribute height = keep_node_attribute(ui, stack, KEEP_HEIGHT);
  CHECK_OK(keep_attribute_set_equal(ui, height, 20, KEEP_REQUIRED));
  keep_constraint value = keep_attribute_constraint(ui, height, KEEP_EQUAL);
  CHECK_OK(keep_node_add_variant(ui, stack, 100, 0, true));
  CHECK_OK(keep_node_add_variant(ui, stack, 0, 0, false));
  CHECK_OK(keep_node_add_variant(ui, root, 0, 0, false));
  CHECK_OK(keep_node_add_variant(ui, root, 0, 0, false));
  CHECK_OK(keep_node_vary_container(ui, stack, 1, stack, KEEP_CONTAINER_GAP, 7));
  CHECK_OK(keep_constraint_set_variant(ui, wide, stack, 1));
  describe(before);
  const double not_lengths[] = {-1, NAN, INFINITY, 1e13};
  for (size_t i = 0; i < COUNT(not_lengths); i++) {
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_add_variant, stack, not_lengths[i], 0, false);
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_add_variant, stack, 0, not_lengths[i], true);
  }
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_add_variant, gone, 0, 0, false);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_clear_variants, gone);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_constraint_set_variant, wide, stack, 2);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_constraint_set_variant, wide, stack, SIZE_MAX);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_constraint_set_variant, wide, member, 0);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_constraint_set_variant, wide, gone, 0);
  REFUSED(KEEP_ERROR_STATE, keep_constraint_set_variant, value, stack, 1);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_vary_container, stack, 0, stack,
          KEEP_CONTAINER_GAP, 7);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_vary_container, stack, 2, stack,
          KEEP_CONTAINER_GAP, 7);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_vary_container, stack, 1, stack,
          KEEP_CONTAINER_GAP, NAN);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_vary_container, stack, 1, stack,
          (keep_container_value)99, 0);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_vary_container, root, 1, stack, KEEP_CONTAINER_GAP,
          7);
  REFUSED(KEEP_ERROR_STATE, keep_node_vary_container, stack, 1, root, KEEP_CONTAINER_GAP, 7);
  REFUSED(KEEP_ERROR_STATE, keep_node_vary_member, stack, 1, root, KEEP_MEMBER_WEIGHT, 1);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_vary_member, stack, 1, member, KEEP_MEMBER_WEIGHT,
          -1);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_vary_gone, stack, 1, member, (keep_gone)9);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_vary_gone, stack, 1, gone, KEEP_GONE_FULLY);
  CHECK(keep_node_variant(ui, gone) == 0 && keep_node_variant_count(ui, gone) == 0);
  CHECK(keep_constraint_variant(ui, value) == 0);
  CHECK(keep_constraint_variant_node(ui, value).id == 0);
  CHECK(keep_constraint_variant(ui, wide) == 1);
  CHECK_OK(keep_layout_solve(ui));
  CHECK(keep_container_get(ui, stack, KEEP_CONTAINER_GAP) == 4);
  /* What belongs to the variants of a node that is destroyed holds without. */
  terms[0].node = root;
  keep_constraint high = keep_constraint_create(ui, terms, 1, KEEP_AT_LEAST, 60, KEEP_LOW, true);
  CHECK_OK(keep_constraint_set_variant(ui, high, stack, 1));
  CHECK_OK(keep_node_destroy(ui, stack));
  CHECK(keep_constraint_is_active(ui, high));
  CHECK(keep_constraint_variant_node(ui, high).id == 0);
  CHECK_OK(keep_layout_solve(ui));
}

int main(void) {
  set_up();
  test_create();
  test_values();
  test_grids();
  test_variants();
  tear_down();
  return 0;
}
