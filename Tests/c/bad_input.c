/* Every function of layouts and nodes, handed everything that it must refuse.
 * Linked as any program: cc bad_input.c $(pkg-config --cflags --libs keeplayout) -lm
 */
#include "bad_input.h"

/* ---- Layout ------------------------------------------------------------------------------------ */

static void test_layout(void) {
  NULL_LAYOUT(keep_layout_error(NULL));
  CHECK_TEXT(keep_layout_error_message(NULL), "");
  keep_layout_clear_error(NULL);
  keep_layout_destroy(NULL);
  NULL_LAYOUT(keep_layout_solve(NULL));
  NULL_LAYOUT(keep_layout_begin(NULL));
  NULL_LAYOUT(keep_layout_commit(NULL));
  NULL_LAYOUT(keep_layout_rollback(NULL));
  NULL_LAYOUT(keep_layout_set_conflict_policy(NULL, KEEP_CONFLICTS_REPORTED));
  CHECK(keep_layout_conflict_policy(NULL) == KEEP_CONFLICTS_REPORTED);
  NULL_LAYOUT(keep_layout_set_negative_sizes(NULL, true));
  CHECK(keep_layout_conflict_count(NULL) == 0);
  CHECK(keep_layout_conflict(NULL, 0, NULL, 0) == 0);
  CHECK_TEXT(keep_layout_conflict_description(NULL, 0), "");
  CHECK(keep_layout_node_count(NULL) == 0);
  CHECK(keep_layout_roots(NULL, NULL, 0) == 0);
  CHECK(keep_node_child(NULL, KEEP_NO_NODE, 0).id == 0 && !keep_layout_needs_solve(NULL));
  NULL_LAYOUT(keep_layout_set_user_data(NULL, &ui, NULL));
  CHECK(keep_layout_user_data(NULL) == NULL);
  CHECK(keep_layout_changes(NULL, NULL, NULL, 0) == 0);
  CHECK(keep_layout_changes_as(NULL, NULL, NULL, 0, KEEP_FRAME_IN_ROOT) == 0);
  CHECK(keep_layout_changes_as(ui, NULL, NULL, SIZE_MAX, (keep_frame_kind)8) == 0);
  CHECK(keep_layout_changes_as(ui, NULL, NULL, SIZE_MAX, (keep_frame_kind)-1) == 0);

  CHECK(keep_layout_conflict(ui, 0, NULL, 0) == 0);
  CHECK(keep_layout_conflict(ui, SIZE_MAX, NULL, 0) == 0);
  CHECK_TEXT(keep_layout_conflict_description(ui, SIZE_MAX), "");
  check_refused(keep_layout_commit(ui), KEEP_ERROR_STATE, "keep_layout_commit:", __FILE__,
                __LINE__);
  check_refused(keep_layout_rollback(ui), KEEP_ERROR_STATE, "keep_layout_rollback:", __FILE__,
                __LINE__);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_layout_set_conflict_policy, (keep_conflict_policy)2);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_layout_set_conflict_policy, (keep_conflict_policy)-1);

  for (int i = 0; i < 64; i++)
    CHECK_OK(keep_layout_begin(ui));
  check_refused(keep_layout_begin(ui), KEEP_ERROR_LIMIT, "keep_layout_begin:", __FILE__, __LINE__);
  REFUSED(KEEP_ERROR_STATE, keep_layout_set_conflict_policy, KEEP_CONFLICTS_REFUSED);
  for (int i = 0; i < 64; i++)
    CHECK_OK(keep_layout_rollback(ui));
}

static void test_bulk(void) {
  keep_node nodes[] = {root, box, no_node}, made[3];
  keep_attribute attributes[] = {width, gap, no_attribute};
  double values[] = {1, 2, 3}, bad_values[] = {1, INFINITY}, priorities[] = {1, 1001};
  int8_t relations[] = {0, 2};
  keep_rect frames[3] = {{7, 7, 7, 7}};

  NULL_LAYOUT(keep_layout_create_nodes(NULL, NULL, NULL, 1));
  NULL_LAYOUT(keep_layout_set_values(NULL, attributes, NULL, values, NULL, 1));
  NULL_LAYOUT(keep_layout_frames(NULL, nodes, frames, 1, KEEP_FRAME_IN_PARENT));
  NULL_LAYOUT(keep_layout_frames(NULL, nodes, frames, 1, KEEP_FRAME_IN_ROOT));

  nodes[2] = gone;
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_layout_create_nodes, nodes, made, 3);
  nodes[2] = foreign;
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_layout_create_nodes, nodes, made, 3);
  REFUSED(KEEP_ERROR_LIMIT, keep_layout_create_nodes, NULL, NULL, ((size_t)1 << 22) + 1);
  REFUSED(KEEP_ERROR_LIMIT, keep_layout_create_nodes, NULL, NULL, SIZE_MAX >> 1);
  REFUSED(KEEP_ERROR_LIMIT, keep_layout_create_nodes, NULL, NULL, SIZE_MAX);

  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_layout_set_values, attributes, NULL, values, NULL, 3);
  attributes[2] = foreign_attribute;
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_layout_set_values, attributes, NULL, values, NULL, 3);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_layout_set_values, NULL, NULL, values, NULL, 2);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_layout_set_values, attributes, NULL, NULL, NULL, 2);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_layout_set_values, attributes, NULL, bad_values, NULL,
          2);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_layout_set_values, attributes, relations, values, NULL,
          2);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_layout_set_values, attributes, NULL, values, priorities,
          2);
  REFUSED(KEEP_ERROR_LIMIT, keep_layout_set_values, attributes, NULL, values, NULL, SIZE_MAX);
  CHECK_OK(keep_layout_set_values(ui, NULL, NULL, NULL, NULL, 0));

  nodes[2] = no_node;
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_layout_frames, nodes, frames, 3, KEEP_FRAME_IN_PARENT);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_layout_frames, nodes, frames, 3, KEEP_FRAME_IN_ROOT);
  CHECK(frames[0].x == 7);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_layout_frames, NULL, frames, 1, KEEP_FRAME_IN_PARENT);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_layout_frames, nodes, NULL, 1, KEEP_FRAME_IN_PARENT);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_layout_frames, NULL, frames, 1, KEEP_FRAME_IN_ROOT);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_layout_frames, nodes, NULL, 1, KEEP_FRAME_IN_ROOT);
}

/* ---- Node -------------------------------------------------------------------------------------- */

static void test_invalid_node(keep_node node) {
  keep_node children[2];
  keep_constraint constraint;
  keep_rect r = keep_node_frame(ui, node);
  double priority = 7;
  if (node.id != 0)
    NONE(KEEP_ERROR_INVALID_HANDLE, keep_node_create, node);
  if (node.id != 0)
    CHECK(keep_node_constraints(ui, node, &constraint, 1) == 0);
  CHECK(keep_node_at(ui, node, 1, 1, KEEP_FRAME_IN_ROOT).id == 0);
  WORD_REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_attribute, keep_node_set, node, KEEP_WIDTH,
               KEEP_NO_NODE, KEEP_EQUAL, 1, 1);
  if (node.id != 0)
    REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_move, box, node);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_destroy, node);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_move, node, root);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_move_before, node, label);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_move_before, label, node);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_set_name, node, "name");
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_set_user_data, node, &r, NULL);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_set_size, node, 1, 1);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_set_axis_size, node, KEEP_VERTICAL, 1, KEEP_LOW);
  NONE(KEEP_ERROR_INVALID_HANDLE, keep_node_attribute, node, KEEP_WIDTH);
  NONE(KEEP_ERROR_INVALID_HANDLE, keep_node_attribute_to, node, KEEP_LEFT_ALIGN, box);
  NONE(KEEP_ERROR_INVALID_HANDLE, keep_node_attribute_to, box, KEEP_LEFT_ALIGN, node);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_add_rule, node, KEEP_WIDTH, KEEP_NO_NODE, KEEP_EQUAL,
          1, KEEP_LOW, NULL);
  NONE(KEEP_ERROR_INVALID_HANDLE, keep_guide_create, node);
  for (int guide = KEEP_GUIDE_SAFE; guide <= KEEP_GUIDE_FRAME; guide++)
    NONE(KEEP_ERROR_INVALID_HANDLE, keep_node_guide, node, (keep_guide)guide);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_set_scroll_disabled, node, KEEP_VERTICAL, true);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_nodes_set_resistance, &node, 1, KEEP_VERTICAL,
          KEEP_HUGGING, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_nodes_set_resistance, &node, 1, KEEP_VERTICAL,
          KEEP_COMPRESSION, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_nodes_keep_size, &node, 1, 1, 1, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_nodes_keep_insets, &node, 1, KEEP_INSETS, no_insets,
          KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_nodes_keep_center, &node, 1, 0, 0, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_nodes_keep_center, &node, 1, 0.5, 0.5, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_nodes_set, &node, 1, KEEP_HORIZONTAL_CENTER, KEEP_NO_NODE,
          KEEP_EQUAL, 0.5, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_nodes_set, &node, 1, KEEP_VERTICAL_CENTER, KEEP_NO_NODE,
          KEEP_EQUAL, 0.5, KEEP_LOW);
  CHECK(!keep_node_is_guide(ui, node) && !keep_node_is_scroll_disabled(ui, node, KEEP_VERTICAL));
  CHECK(keep_node_hugging(ui, node, KEEP_VERTICAL) == 0);
  CHECK(keep_node_compression(ui, node, KEEP_VERTICAL) == 0);
  CHECK(!keep_node_is_valid(ui, node));
  CHECK(keep_node_parent(ui, node).id == 0);
  CHECK(keep_node_root(ui, node).id == 0);
  CHECK(node.id == 0 || keep_node_child(ui, node, 0).id == 0);
  CHECK(keep_node_container_kind(ui, node) == KEEP_CONTAINER_KIND_NONE);
  CHECK(node.id == 0 || keep_node_child_count(ui, node) == 0);
  CHECK(node.id == 0 || keep_node_children(ui, node, children, 2) == 0);
  if (node.id != 0)
    CHECK(keep_node_find(ui, node, "box").id == 0);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_set_clips, node, true);
  CHECK(!keep_node_clips(ui, node) && !keep_node_clips(NULL, node));
  CHECK_TEXT(keep_node_name(ui, node), "");
  CHECK(keep_node_user_data(ui, node) == NULL);
  CHECK(isnan(keep_node_axis_size(ui, node, KEEP_HORIZONTAL, &priority)) && priority == 0);
  CHECK(r.x == 0 && r.y == 0 && r.width == 0 && r.height == 0);
  r = keep_node_frame_in_root(ui, node);
  CHECK(r.x == 0 && r.y == 0 && r.width == 0 && r.height == 0);
}

static void test_node_of_no_layout(void) {
  double priority = 7;
  CHECK(keep_node_create(NULL, KEEP_NO_NODE).id == 0);
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_node_guide, box, (keep_guide)-1);
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_node_guide, box, (keep_guide)6);
  CHECK(keep_guide_create(NULL, box).id == 0 &&
        keep_node_guide(NULL, box, KEEP_GUIDE_SAFE).id == 0);
  CHECK(keep_node_guide(NULL, box, KEEP_GUIDE_MARGINS).id == 0 &&
        keep_node_guide(NULL, box, KEEP_GUIDE_SCROLL).id == 0);
  CHECK(!keep_node_is_guide(NULL, box) && !keep_node_is_scroll_disabled(NULL, box, KEEP_VERTICAL));
  NULL_LAYOUT(keep_node_set_scroll_disabled(NULL, box, KEEP_VERTICAL, true));
  NULL_LAYOUT(keep_node_set_hugging(NULL, box, KEEP_VERTICAL, KEEP_LOW));
  NULL_LAYOUT(keep_node_set_compression(NULL, box, KEEP_VERTICAL, KEEP_LOW));
  CHECK(keep_node_hugging(NULL, box, KEEP_VERTICAL) == 0);
  CHECK(keep_node_compression(NULL, box, KEEP_VERTICAL) == 0);
  NULL_LAYOUT(keep_node_keep_size(NULL, box, 1, 1, KEEP_LOW));
  NULL_LAYOUT(keep_node_keep_insets(NULL, box, KEEP_INSETS, no_insets, KEEP_LOW));
  NULL_LAYOUT(keep_node_keep_center(NULL, box, 1, 1, KEEP_LOW));
  NULL_LAYOUT(keep_node_keep_centered(NULL, box, KEEP_LOW));
  NULL_LAYOUT(keep_node_keep_horizontally_centered(NULL, box, KEEP_LOW));
  NULL_LAYOUT(keep_node_keep_vertically_centered(NULL, box, KEEP_LOW));
  NULL_LAYOUT(keep_node_destroy(NULL, box));
  NULL_LAYOUT(keep_node_move(NULL, box, label));
  NULL_LAYOUT(keep_node_move_before(NULL, box, label));
  CHECK(!keep_node_is_valid(NULL, box));
  CHECK(keep_node_parent(NULL, box).id == 0);
  CHECK(keep_node_root(NULL, box).id == 0);
  CHECK(keep_node_child_count(NULL, root) == 0);
  CHECK(keep_node_children(NULL, root, NULL, 0) == 0);
  CHECK(keep_node_find(NULL, KEEP_NO_NODE, "box").id == 0);
  NULL_LAYOUT(keep_node_set_name(NULL, box, "name"));
  CHECK_TEXT(keep_node_name(NULL, box), "");
  NULL_LAYOUT(keep_node_set_user_data(NULL, box, &box, NULL));
  CHECK(keep_node_user_data(NULL, box) == NULL);
  NULL_LAYOUT(keep_node_set_size(NULL, root, 1, 1));
  NULL_LAYOUT(keep_node_set_axis_size(NULL, root, KEEP_VERTICAL, 1, KEEP_LOW));
  CHECK(isnan(keep_node_axis_size(NULL, root, KEEP_VERTICAL, &priority)) && priority == 0);
  CHECK(keep_node_frame(NULL, box).width == 0);
  CHECK(keep_node_frame_in_root(NULL, box).width == 0);
}

static void test_node(void) {
  static char long_name[300];
  memset(long_name, 'x', sizeof long_name - 1);
  const char *not_utf8[] = {"\xFF",
                            "a\x80",
                            "\xC3",
                            "\xC0\xAF",
                            "\xED\xA0\x80",
                            "\xE2\x82",
                            "\xF4\x90\x80\x80",
                            "\xF5\x80\x80\x80",
                            "\xE0\x80\xAF",
                            "\xF0\x80\x80\x80"};
  keep_axis no_axis = (keep_axis)2;
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_set_scroll_disabled, root, no_axis, true);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_nodes_set_resistance, &box, 1, no_axis, KEEP_HUGGING,
          KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_nodes_set_resistance, &box, 1, no_axis,
          KEEP_COMPRESSION, KEEP_LOW);
  CHECK(!keep_node_is_scroll_disabled(ui, root, no_axis));
  CHECK(keep_node_hugging(ui, box, no_axis) == 0 && keep_node_compression(ui, box, no_axis) == 0);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_nodes_keep_insets, &box, 1, KEEP_SIZE, no_insets,
          KEEP_LOW);
  REFUSED(KEEP_ERROR_UNRELATED, keep_nodes_keep_insets, &root, 1, KEEP_INSETS, no_insets, KEEP_LOW);
  REFUSED(KEEP_ERROR_UNRELATED, keep_nodes_keep_center, &root, 1, 0, 0, KEEP_LOW);
  REFUSED(KEEP_ERROR_UNRELATED, keep_nodes_keep_center, &root, 1, 0.5, 0.5, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_nodes_keep_size, &box, 1, 1, INFINITY, KEEP_LOW);
  for (size_t i = 0; i < COUNT(not_priorities); i++) {
    double bad = not_priorities[i];
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_nodes_set_resistance, &box, 1, KEEP_VERTICAL,
            KEEP_HUGGING, bad);
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_nodes_set_resistance, &box, 1, KEEP_VERTICAL,
            KEEP_COMPRESSION, bad);
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_nodes_keep_size, &box, 1, 1, 1, bad);
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_nodes_keep_insets, &box, 1, KEEP_INSETS, no_insets,
            bad);
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_nodes_keep_center, &box, 1, 1, 1, bad);
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_nodes_set, &box, 1, KEEP_HORIZONTAL_CENTER,
            KEEP_NO_NODE, KEEP_EQUAL, 0.5, bad);
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_nodes_set, &box, 1, KEEP_VERTICAL_CENTER,
            KEEP_NO_NODE, KEEP_EQUAL, 0.5, bad);
  }
  REFUSED(KEEP_ERROR_CYCLE, keep_node_move, root, root);
  REFUSED(KEEP_ERROR_CYCLE, keep_node_move, root, box);
  REFUSED(KEEP_ERROR_CYCLE, keep_node_move_before, root, box);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_move_before, box, box);
  for (size_t i = 0; i < COUNT(not_utf8); i++)
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_set_name, box, not_utf8[i]);
  REFUSED(KEEP_ERROR_LIMIT, keep_node_set_name, box, long_name);
  CHECK(keep_node_find(ui, KEEP_NO_NODE, NULL).id == 0);
  CHECK(keep_node_find(ui, KEEP_NO_NODE, "").id == 0);
  CHECK(keep_node_find(ui, KEEP_NO_NODE, "bo").id == 0);

  REFUSED(KEEP_ERROR_STATE, keep_node_set_size, box, 1, 1);
  REFUSED(KEEP_ERROR_STATE, keep_node_set_axis_size, box, KEEP_VERTICAL, 1, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_set_axis_size, root, (keep_axis)2, 1, KEEP_LOW);
  CHECK(isnan(keep_node_axis_size(ui, root, (keep_axis)-1, NULL)));
  for (size_t i = 0; i < COUNT(not_finite); i++) {
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_set_size, root, not_finite[i], 1);
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_set_size, root, 1, not_finite[i]);
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_set_axis_size, root, KEEP_VERTICAL,
            not_finite[i], KEEP_LOW);
  }
  for (size_t i = 0; i < COUNT(not_priorities); i++)
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_set_axis_size, root, KEEP_VERTICAL, 1,
            not_priorities[i]);
}

int main(void) {
  set_up();
  test_layout();
  test_bulk();
  test_node_of_no_layout();
  test_invalid_node(no_node);
  test_invalid_node(gone);
  test_invalid_node(foreign);
  /* An attribute's handle is no node's, whatever its bits. */
  test_invalid_node((keep_node){width.id});
  test_invalid_node((keep_node){UINT64_MAX});
  test_node();
  tear_down();
  return 0;
}
