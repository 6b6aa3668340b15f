/* Every function of a layout, handed everything that it must refuse: each refusal has its status and
 * a message that names the function, and the layout is as it was.
 * Linked as any program: cc bad_input.c $(pkg-config --cflags --libs keeplayout) -lm
 */
#include "check.h"

static keep_layout *ui, *elsewhere;
static keep_node root, box, label, lonely; /* lonely is a root of its own. */
static keep_node gone;                     /* Destroyed. */
static keep_node foreign;                  /* Of the other layout. */
static keep_attribute width, gap, group, gone_attribute, foreign_attribute;
static keep_constraint rule, gone_rule, foreign_rule;

static const keep_node no_node;
static const keep_attribute no_attribute;
static const keep_constraint no_constraint;
static const keep_insets no_insets;
static keep_atomic arrangement;         /* Ended, of one value. */
static keep_attribute any_group, lasts; /* Groups of the host's: of two attributes, of the other. */
static const double not_finite[] = {INFINITY, -INFINITY, 1e13, -1e300};
static const double not_priorities[] = {0, -0.0, -1, 1000.5, 1e300, NAN, INFINITY, -INFINITY};

/* ---- What the layout is like ------------------------------------------------------------------ */

static char before[16384];

static void add(char *text, const char *more) {
  size_t length = strlen(text);
  snprintf(text + length, sizeof before - length, "%s;", more);
}

/* The whole state in words: the tree, the values, the rules, the frames after a solve. */
static void describe(char *text) {
  keep_node nodes[] = {root, box, label, lonely};
  keep_attribute attributes[] = {width, gap, group, any_group,
                                 keep_node_attribute(ui, box, KEEP_LEFT_INSET)};
  char line[256];
  text[0] = 0;
  CHECK_OK(keep_layout_solve(ui));
  for (size_t i = 0; i < COUNT(nodes); i++) {
    keep_rect r = keep_node_frame(ui, nodes[i]);
    snprintf(line, sizeof line, "%s under %s, %zu children, %p, %g %g %g %g, %g %g",
             keep_node_is_valid(ui, nodes[i]) ? "node" : "none",
             keep_node_parent(ui, nodes[i]).id == root.id ? "root" : "none",
             keep_node_child_count(ui, nodes[i]), keep_node_user_data(ui, nodes[i]), r.x, r.y,
             r.width, r.height, keep_node_axis_size(ui, nodes[i], KEEP_HORIZONTAL, NULL),
             keep_node_axis_size(ui, nodes[i], KEEP_VERTICAL, NULL));
    add(text, line);
    add(text, keep_node_name(ui, nodes[i]));
  }
  for (size_t i = 0; i < COUNT(attributes); i++)
    add(text, keep_attribute_description(ui, attributes[i]));
  add(text, keep_constraint_description(ui, rule));
  snprintf(line, sizeof line, "%zu nodes, %zu roots, %zu set", keep_layout_node_count(ui),
           keep_layout_roots(ui, NULL, 0), keep_atomic_constraints(ui, arrangement, NULL, 0));
  add(text, line);
}

static void check_refused(keep_status actual, keep_status expected, const char *name,
                          const char *file, int line) {
  static char after[sizeof before];
  const char *message = keep_layout_error_message(ui);
  if (actual != expected || keep_layout_error(ui) != expected ||
      strncmp(message, name, strlen(name)) != 0) {
    fprintf(stderr, "%s:%d: %s answered %s (%s), not %s\n", file, line, name,
            keep_status_name(actual), message, keep_status_name(expected));
    exit(1);
  }
  describe(after);
  check_text(after, before, file, line);
  keep_layout_clear_error(ui);
}

/* The call answers with the status, says so, and changes nothing. */
#define REFUSED(expected, function, ...)                                                           \
  check_refused(function(ui, __VA_ARGS__), expected, #function ":", __FILE__, __LINE__)
/* The call answers with a handle, so with none. */
#define NONE(expected, function, ...)                                                              \
  (CHECK(function(ui, __VA_ARGS__).id == 0),                                                       \
   check_refused(keep_layout_error(ui), expected, #function ":", __FILE__, __LINE__))
/* A NULL layout has nowhere to keep a message. */
#define NULL_LAYOUT(call) CHECK((call) == KEEP_ERROR_INVALID_ARGUMENT)

static void set_up(void) {
  ui = keep_layout_create();
  elsewhere = keep_layout_create();
  root = keep_node_create(ui, KEEP_NO_NODE);
  box = keep_node_create(ui, root);
  label = keep_node_create(ui, root);
  lonely = keep_node_create(ui, KEEP_NO_NODE);
  gone = keep_node_create(ui, root);
  foreign = keep_node_create(elsewhere, KEEP_NO_NODE);
  CHECK_OK(keep_node_set_size(ui, root, 320, 568));
  CHECK_OK(keep_node_set_name(ui, box, "box"));
  CHECK_OK(keep_node_set_user_data(ui, box, &box));
  width = keep_node_attribute(ui, box, KEEP_WIDTH);
  gap = keep_node_attribute_to(ui, label, KEEP_TOP_OFFSET, box);
  group = keep_node_attribute(ui, label, KEEP_INSETS);
  any_group = keep_group_create(ui, (keep_attribute[]){width, gap}, 2);
  arrangement = keep_atomic_begin(ui);
  CHECK_OK(keep_attribute_set_equal(ui, width, 50, KEEP_HIGH));
  CHECK_OK(keep_atomic_end(ui));
  CHECK_OK(keep_attribute_set_min(ui, gap, 8, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_equal(ui, group, 5, KEEP_LOW));
  CHECK_OK(keep_node_add_rule(ui, box, KEEP_HEIGHT, KEEP_NO_NODE, KEEP_AT_LEAST, 20, KEEP_REQUIRED,
                              &rule));

  gone_attribute = keep_node_attribute(ui, gone, KEEP_WIDTH);
  CHECK_OK(
      keep_node_add_rule(ui, gone, KEEP_HEIGHT, KEEP_NO_NODE, KEEP_EQUAL, 1, KEEP_LOW, &gone_rule));
  CHECK_OK(keep_node_destroy(ui, gone));
  foreign_attribute = keep_node_attribute(elsewhere, foreign, KEEP_WIDTH);
  lasts = keep_group_create(elsewhere, &foreign_attribute, 1);
  CHECK_OK(keep_node_add_rule(elsewhere, foreign, KEEP_HEIGHT, KEEP_NO_NODE, KEEP_EQUAL, 1,
                              KEEP_LOW, &foreign_rule));
  CHECK(keep_layout_error(ui) == KEEP_OK);
  describe(before);
}

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
  NULL_LAYOUT(keep_layout_set_negative_sizes(NULL, true));
  CHECK(keep_layout_conflict_count(NULL) == 0);
  CHECK(keep_layout_conflict(NULL, 0, NULL, 0) == 0);
  CHECK_TEXT(keep_layout_conflict_description(NULL, 0), "");
  CHECK(keep_layout_node_count(NULL) == 0);
  CHECK(keep_layout_roots(NULL, NULL, 0) == 0);
  CHECK(keep_layout_changes(NULL, NULL, NULL, 0) == 0);

  CHECK(keep_layout_conflict(ui, 0, NULL, 0) == 0);
  CHECK(keep_layout_conflict(ui, SIZE_MAX, NULL, 0) == 0);
  CHECK_TEXT(keep_layout_conflict_description(ui, SIZE_MAX), "");
  check_refused(keep_layout_commit(ui), KEEP_ERROR_STATE, "keep_layout_commit:", __FILE__,
                __LINE__);
  check_refused(keep_layout_rollback(ui), KEEP_ERROR_STATE, "keep_layout_rollback:", __FILE__,
                __LINE__);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_layout_set_conflict_policy, (keep_conflict_policy)2);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_layout_set_conflict_policy, (keep_conflict_policy)-1);

  for (int i = 0; i < 60; i++)
    CHECK_OK(keep_layout_begin(ui));
  check_refused(keep_layout_begin(ui), KEEP_ERROR_LIMIT, "keep_layout_begin:", __FILE__, __LINE__);
  REFUSED(KEEP_ERROR_STATE, keep_layout_set_conflict_policy, KEEP_CONFLICTS_REFUSED);
  for (int i = 0; i < 60; i++)
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
  NULL_LAYOUT(keep_layout_frames(NULL, nodes, frames, 1));
  NULL_LAYOUT(keep_layout_frames_in_root(NULL, nodes, frames, 1));

  nodes[2] = gone;
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_layout_create_nodes, nodes, made, 3);
  nodes[2] = foreign;
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_layout_create_nodes, nodes, made, 3);
  REFUSED(KEEP_ERROR_LIMIT, keep_layout_create_nodes, NULL, NULL, (size_t)1 << 40);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_layout_create_nodes, NULL, NULL, SIZE_MAX);

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
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_layout_set_values, attributes, NULL, values, NULL,
          SIZE_MAX);
  CHECK_OK(keep_layout_set_values(ui, NULL, NULL, NULL, NULL, 0));

  nodes[2] = no_node;
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_layout_frames, nodes, frames, 3);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_layout_frames_in_root, nodes, frames, 3);
  CHECK(frames[0].x == 7);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_layout_frames, NULL, frames, 1);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_layout_frames, nodes, NULL, 1);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_layout_frames_in_root, NULL, frames, 1);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_layout_frames_in_root, nodes, NULL, 1);
}

/* ---- Node -------------------------------------------------------------------------------------- */

static void test_invalid_node(keep_node node) {
  keep_node children[2];
  keep_rect r = keep_node_frame(ui, node);
  double priority = 7;
  if (node.id != 0)
    NONE(KEEP_ERROR_INVALID_HANDLE, keep_node_create, node);
  if (node.id != 0)
    REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_move, box, node);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_destroy, node);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_move, node, root);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_move_before, node, label);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_move_before, label, node);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_set_name, node, "name");
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_set_user_data, node, &r);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_set_size, node, 1, 1);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_set_axis_size, node, KEEP_VERTICAL, 1, KEEP_LOW);
  NONE(KEEP_ERROR_INVALID_HANDLE, keep_node_attribute, node, KEEP_WIDTH);
  NONE(KEEP_ERROR_INVALID_HANDLE, keep_node_attribute_to, node, KEEP_LEFT_ALIGN, box);
  NONE(KEEP_ERROR_INVALID_HANDLE, keep_node_attribute_to, box, KEEP_LEFT_ALIGN, node);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_add_rule, node, KEEP_WIDTH, KEEP_NO_NODE, KEEP_EQUAL,
          1, KEEP_LOW, NULL);
  NONE(KEEP_ERROR_INVALID_HANDLE, keep_guide_create, node);
  NONE(KEEP_ERROR_INVALID_HANDLE, keep_node_safe_guide, node);
  NONE(KEEP_ERROR_INVALID_HANDLE, keep_node_margins_guide, node);
  NONE(KEEP_ERROR_INVALID_HANDLE, keep_node_scroll_guide, node);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_set_scroll_disabled, node, KEEP_VERTICAL, true);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_set_hugging, node, KEEP_VERTICAL, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_set_compression, node, KEEP_VERTICAL, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_keep_size, node, 1, 1, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_keep_insets, node, KEEP_INSETS, no_insets, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_keep_center, node, 0, 0, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_keep_centered, node, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_keep_horizontally_centered, node, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_keep_vertically_centered, node, KEEP_LOW);
  CHECK(!keep_node_is_guide(ui, node) && !keep_node_is_scroll_disabled(ui, node, KEEP_VERTICAL));
  CHECK(keep_node_hugging(ui, node, KEEP_VERTICAL) == 0);
  CHECK(keep_node_compression(ui, node, KEEP_VERTICAL) == 0);
  CHECK(!keep_node_is_valid(ui, node));
  CHECK(keep_node_parent(ui, node).id == 0);
  CHECK(keep_node_root(ui, node).id == 0);
  CHECK(keep_node_child_count(ui, node) == 0);
  CHECK(keep_node_children(ui, node, children, 2) == 0);
  if (node.id != 0)
    CHECK(keep_node_find(ui, node, "box").id == 0);
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
  CHECK(keep_guide_create(NULL, box).id == 0 && keep_node_safe_guide(NULL, box).id == 0);
  CHECK(keep_node_margins_guide(NULL, box).id == 0 && keep_node_scroll_guide(NULL, box).id == 0);
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
  NULL_LAYOUT(keep_node_set_user_data(NULL, box, &box));
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
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_set_hugging, box, no_axis, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_set_compression, box, no_axis, KEEP_LOW);
  CHECK(!keep_node_is_scroll_disabled(ui, root, no_axis));
  CHECK(keep_node_hugging(ui, box, no_axis) == 0 && keep_node_compression(ui, box, no_axis) == 0);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_keep_insets, box, KEEP_SIZE, no_insets, KEEP_LOW);
  REFUSED(KEEP_ERROR_UNRELATED, keep_node_keep_insets, root, KEEP_INSETS, no_insets, KEEP_LOW);
  REFUSED(KEEP_ERROR_UNRELATED, keep_node_keep_center, root, 0, 0, KEEP_LOW);
  REFUSED(KEEP_ERROR_UNRELATED, keep_node_keep_centered, root, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_keep_size, box, 1, INFINITY, KEEP_LOW);
  for (size_t i = 0; i < COUNT(not_priorities); i++) {
    double bad = not_priorities[i];
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_set_hugging, box, KEEP_VERTICAL, bad);
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_set_compression, box, KEEP_VERTICAL, bad);
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_keep_size, box, 1, 1, bad);
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_keep_insets, box, KEEP_INSETS, no_insets, bad);
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_keep_center, box, 1, 1, bad);
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_keep_horizontally_centered, box, bad);
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_keep_vertically_centered, box, bad);
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

/* ---- Attribute --------------------------------------------------------------------------------- */

static void test_asking(void) {
  static const int no_kinds[] = {0,  -1, 4,  9,   18,         26,      40,
                                 58, 70, 99, 102, KEEP_GROUP, 256 + 1, 1 << 30};
  static const keep_attribute_kind of_two[] = {KEEP_LEFT_OFFSET, KEEP_VERTICAL_ALIGN,
                                               KEEP_EDGE_ALIGN, KEEP_CENTER_ALIGN};
  static const keep_attribute_kind of_one[] = {KEEP_ASPECT_RATIO, KEEP_LEFT_INSET,
                                               KEEP_HORIZONTAL_CENTER, KEEP_INSETS, KEEP_CENTER};
  static const keep_attribute_kind of_parent[] = {
      KEEP_LEFT_INSET,        KEEP_TOP_SAFE_INSET, KEEP_LEFT_MARGIN_INSET,
      KEEP_HORIZONTAL_CENTER, KEEP_INSETS,         KEEP_CENTER};
  for (size_t i = 0; i < COUNT(no_kinds); i++) {
    keep_attribute_kind kind = (keep_attribute_kind)no_kinds[i];
    NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_node_attribute, box, kind);
    NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_node_attribute_to, box, kind, label);
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_add_rule, box, kind, KEEP_NO_NODE, KEEP_EQUAL, 1,
            KEEP_LOW, NULL);
  }
  for (size_t i = 0; i < COUNT(of_two); i++)
    NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_node_attribute, box, of_two[i]);
  for (size_t i = 0; i < COUNT(of_one); i++)
    NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_node_attribute_to, box, of_one[i], label);
  for (size_t i = 0; i < COUNT(of_parent); i++)
    NONE(KEEP_ERROR_UNRELATED, keep_node_attribute, root, of_parent[i]);
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_node_attribute_to, box, KEEP_WIDTH, box);
  NONE(KEEP_ERROR_UNRELATED, keep_node_attribute_to, box, KEEP_WIDTH, lonely);
  NONE(KEEP_ERROR_UNRELATED, keep_node_attribute_to, lonely, KEEP_LEFT_OFFSET, root);
  CHECK(keep_node_attribute(NULL, box, KEEP_WIDTH).id == 0);
  CHECK(keep_node_attribute_to(NULL, box, KEEP_WIDTH, label).id == 0);
}

static void test_invalid_attribute(keep_attribute attribute) {
  double priority = 7;
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_attribute_set_equal, attribute, 1, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_attribute_set_min, attribute, 1, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_attribute_set_max, attribute, NAN, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_attribute_clear, attribute);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_attribute_set_name, attribute, "name");
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_attribute_set_equal_to, attribute, width, 1, 0, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_attribute_set_min_to, width, attribute, 1, 0, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_attribute_set_max_to, width, attribute, 1, 0, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_attribute_keep_at_min, attribute, 1, 1);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_attribute_keep_at_max, attribute, 1, 1);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_attribute_keep_at_min_max, attribute, 1, 1, 1);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_attribute_keep_min_max, attribute, 1, 1);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_group_destroy, attribute);
  keep_attribute three[] = {width, attribute, gap};
  NONE(KEEP_ERROR_INVALID_HANDLE, keep_group_create, three, 3);
  CHECK(keep_attribute_members(ui, attribute, NULL, 0) == 0);
  CHECK(keep_attribute_followed(ui, attribute, KEEP_EQUAL, &priority, NULL, NULL).id == 0 &&
        priority == 0);
  priority = 7;
  CHECK(isnan(keep_attribute_equal(ui, attribute, &priority)) && priority == 0);
  CHECK(isnan(keep_attribute_min(ui, attribute, NULL)));
  CHECK(isnan(keep_attribute_max(ui, attribute, NULL)));
  CHECK(!keep_attribute_is_active(ui, attribute));
  CHECK(!keep_attribute_is_valid(ui, attribute));
  CHECK(keep_attribute_kind_of(ui, attribute) == 0);
  CHECK(keep_attribute_node(ui, attribute).id == 0);
  CHECK(keep_attribute_other(ui, attribute).id == 0);
  CHECK_TEXT(keep_attribute_name(ui, attribute), "");
  CHECK_TEXT(keep_attribute_description(ui, attribute), "");
  CHECK(keep_attribute_constraint(ui, attribute, KEEP_EQUAL).id == 0);
}

static void test_attribute_of_no_layout(void) {
  double priority = 7;
  NULL_LAYOUT(keep_attribute_set_equal(NULL, width, 1, KEEP_LOW));
  NULL_LAYOUT(keep_attribute_set_min(NULL, width, 1, KEEP_LOW));
  NULL_LAYOUT(keep_attribute_set_max(NULL, width, 1, KEEP_LOW));
  NULL_LAYOUT(keep_attribute_clear(NULL, width));
  NULL_LAYOUT(keep_attribute_set_name(NULL, width, "name"));
  CHECK(isnan(keep_attribute_equal(NULL, width, &priority)) && priority == 0);
  CHECK(isnan(keep_attribute_min(NULL, width, NULL)));
  CHECK(isnan(keep_attribute_max(NULL, width, NULL)));
  CHECK(!keep_attribute_is_active(NULL, width));
  CHECK(!keep_attribute_is_valid(NULL, width));
  CHECK(keep_attribute_kind_of(NULL, width) == 0);
  CHECK(keep_attribute_node(NULL, width).id == 0);
  CHECK(keep_attribute_other(NULL, width).id == 0);
  CHECK_TEXT(keep_attribute_name(NULL, width), "");
  CHECK_TEXT(keep_attribute_description(NULL, width), "");
}

static void test_values(void) {
  const keep_attribute all[] = {width, gap, group};
  for (size_t a = 0; a < COUNT(all); a++) {
    for (size_t i = 0; i < COUNT(not_finite); i++) {
      REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_equal, all[a], not_finite[i],
              KEEP_LOW);
      REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_min, all[a], not_finite[i], KEEP_LOW);
      REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_max, all[a], not_finite[i], KEEP_LOW);
    }
    for (size_t i = 0; i < COUNT(not_priorities); i++) {
      REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_equal, all[a], 1, not_priorities[i]);
      REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_min, all[a], 1, not_priorities[i]);
      REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_max, all[a], 1, not_priorities[i]);
    }
  }
  keep_attribute ratio = keep_node_attribute(ui, box, KEEP_ASPECT_RATIO);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_equal, ratio, 1e-13, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_name, width, "\xFF");
  CHECK(isnan(keep_attribute_equal(ui, group, NULL)));
}

/* ---- Groups, arrays of nodes, atomic groups ------------------------------------------------------ */

static void test_links(void) {
  keep_attribute ratio = keep_node_attribute(ui, box, KEEP_ASPECT_RATIO);
  keep_attribute far = keep_node_attribute(ui, lonely, KEEP_WIDTH);
  NULL_LAYOUT(keep_attribute_set_equal_to(NULL, width, gap, 1, 0, KEEP_LOW));
  NULL_LAYOUT(keep_attribute_set_min_to(NULL, width, gap, 1, 0, KEEP_LOW));
  NULL_LAYOUT(keep_attribute_set_max_to(NULL, width, gap, 1, 0, KEEP_LOW));
  NULL_LAYOUT(keep_attribute_keep_at_min(NULL, width, 1, 1));
  NULL_LAYOUT(keep_attribute_keep_at_max(NULL, width, 1, 1));
  NULL_LAYOUT(keep_attribute_keep_at_min_max(NULL, width, 1, 1, 1));
  NULL_LAYOUT(keep_attribute_keep_min_max(NULL, width, 1, 1));
  CHECK(keep_attribute_followed(NULL, width, KEEP_EQUAL, NULL, NULL, NULL).id == 0);
  CHECK(keep_attribute_followed(ui, width, (keep_relation)5, NULL, NULL, NULL).id == 0);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_equal_to, ratio, width, 1, 0, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_equal_to, width, ratio, 1, 0, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_equal_to, width, group, 1, 0, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_min_to, group, any_group, 1, 0, KEEP_LOW);
  REFUSED(KEEP_ERROR_UNRELATED, keep_attribute_set_max_to, width, far, 1, 0, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_equal_to, width, gap, 1e-13, 0, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_equal_to, width, gap, NAN, 0, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_equal_to, width, gap, 1, NAN, KEEP_LOW);
  for (size_t i = 0; i < COUNT(not_finite); i++) {
    double bad = not_finite[i];
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_equal_to, width, gap, bad, 0, KEEP_LOW);
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_min_to, width, gap, 1, bad, KEEP_LOW);
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_keep_at_min, width, 1, bad);
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_keep_at_max, width, 1, bad);
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_keep_at_min_max, width, 1, 0, bad);
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_keep_min_max, group, 1, bad);
  }
  for (size_t i = 0; i < COUNT(not_priorities); i++)
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_max_to, width, gap, 1, 0,
            not_priorities[i]);
}

static void test_groups(void) {
  NULL_LAYOUT(keep_group_destroy(NULL, any_group));
  CHECK(keep_group_create(NULL, NULL, 0).id == 0);
  CHECK(keep_attribute_members(NULL, group, NULL, 0) == 0);
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_group_create, NULL, 1);
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_group_create, NULL, SIZE_MAX);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_group_destroy, width);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_group_destroy, group);

  keep_attribute nothing = keep_group_create(ui, NULL, 0);
  CHECK(keep_attribute_is_valid(ui, nothing) && !keep_attribute_is_active(ui, nothing));
  CHECK_OK(keep_attribute_set_equal(ui, nothing, 1, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_clear(ui, nothing));
  CHECK(keep_attribute_kind_of(ui, nothing) == KEEP_GROUP);
  CHECK(keep_attribute_node(ui, nothing).id == 0 && keep_attribute_other(ui, nothing).id == 0);
  CHECK(keep_attribute_constraint(ui, nothing, KEEP_EQUAL).id == 0);
  CHECK_OK(keep_group_destroy(ui, nothing));
  test_invalid_attribute(nothing);
  test_invalid_attribute(lasts);
}

static void test_array_with(keep_node bad, keep_status status) {
  keep_node nodes[] = {box, bad, label};
  NONE(status, keep_nodes_attribute, nodes, 3, KEEP_LEFT_INSET);
  NONE(status, keep_nodes_attribute_to, nodes, 3, KEEP_LEFT_ALIGN, root);
  NONE(status, keep_nodes_attribute_between, nodes, 3, KEEP_LEFT_ALIGN);
  REFUSED(status, keep_nodes_set, nodes, 3, KEEP_LEFT_INSET, KEEP_NO_NODE, KEEP_EQUAL, 1, KEEP_LOW);
  REFUSED(status, keep_nodes_set, nodes, 3, KEEP_LEFT_ALIGN, root, KEEP_EQUAL, 1, KEEP_LOW);
  REFUSED(status, keep_nodes_set_between, nodes, 3, KEEP_RIGHT_OFFSET, KEEP_AT_LEAST, 1, KEEP_LOW);
  REFUSED(status, keep_nodes_distribute, nodes, 3, KEEP_RIGHT_OFFSET, KEEP_LOW);
  REFUSED(status, keep_nodes_keep_insets, nodes, 3, KEEP_INSETS, no_insets, KEEP_LOW);
  REFUSED(status, keep_nodes_keep_center, nodes, 3, 0, 0, KEEP_LOW);
  if (status != KEEP_ERROR_INVALID_HANDLE)
    return;
  REFUSED(status, keep_nodes_keep_size, nodes, 3, 1, 1, KEEP_LOW);
  REFUSED(status, keep_nodes_set_hugging, nodes, 3, KEEP_VERTICAL, 3);
  REFUSED(status, keep_nodes_set_compression, nodes, 3, KEEP_VERTICAL, 3);
  CHECK(keep_node_hugging(ui, box, KEEP_VERTICAL) == 250);
  CHECK(keep_node_compression(ui, box, KEEP_VERTICAL) == 750);
}

static void test_arrays(void) {
  const keep_node two[] = {box, label};
  test_array_with(gone, KEEP_ERROR_INVALID_HANDLE);
  test_array_with(foreign, KEEP_ERROR_INVALID_HANDLE);
  test_array_with(no_node, KEEP_ERROR_INVALID_HANDLE);
  test_array_with(lonely, KEEP_ERROR_UNRELATED);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_nodes_set_between, (keep_node[]){box, box}, 2,
          KEEP_WIDTH, KEEP_EQUAL, 1, KEEP_LOW);
  CHECK(keep_nodes_attribute(NULL, two, 2, KEEP_WIDTH).id == 0);
  CHECK(keep_nodes_attribute_to(NULL, two, 2, KEEP_WIDTH, root).id == 0);
  CHECK(keep_nodes_attribute_between(NULL, two, 2, KEEP_WIDTH).id == 0);
  NULL_LAYOUT(keep_nodes_set(NULL, two, 2, KEEP_WIDTH, KEEP_NO_NODE, KEEP_EQUAL, 1, KEEP_REQUIRED));
  NULL_LAYOUT(keep_nodes_set_between(NULL, two, 2, KEEP_WIDTH, KEEP_EQUAL, 1, KEEP_REQUIRED));
  NULL_LAYOUT(keep_nodes_distribute(NULL, two, 2, KEEP_LEFT_OFFSET, KEEP_REQUIRED));
  NULL_LAYOUT(keep_nodes_keep_size(NULL, two, 2, 1, 1, KEEP_LOW));
  NULL_LAYOUT(keep_nodes_keep_insets(NULL, two, 2, KEEP_INSETS, no_insets, KEEP_LOW));
  NULL_LAYOUT(keep_nodes_keep_center(NULL, two, 2, 1, 1, KEEP_LOW));
  NULL_LAYOUT(keep_nodes_set_hugging(NULL, two, 2, KEEP_VERTICAL, KEEP_LOW));
  NULL_LAYOUT(keep_nodes_set_compression(NULL, two, 2, KEEP_VERTICAL, KEEP_LOW));
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_nodes_attribute, NULL, 2, KEEP_WIDTH);
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_nodes_attribute, two, SIZE_MAX, KEEP_WIDTH);
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_nodes_attribute, two, 2, KEEP_LEFT_ALIGN);
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_nodes_attribute_to, two, 2, KEEP_INSETS, root);
  NONE(KEEP_ERROR_INVALID_HANDLE, keep_nodes_attribute_to, two, 2, KEEP_WIDTH, no_node);
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_nodes_attribute_between, two, 2, KEEP_ASPECT_RATIO);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_nodes_set, two, 2, (keep_attribute_kind)0, root,
          KEEP_EQUAL, 1, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_nodes_set, two, 2, KEEP_WIDTH, root, (keep_relation)2,
          1, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_nodes_set_between, two, 2, KEEP_WIDTH, KEEP_EQUAL,
          INFINITY, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_nodes_set_between, two, 2, KEEP_WIDTH, KEEP_EQUAL, 1,
          0);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_nodes_distribute, two, 2, KEEP_WIDTH, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_nodes_distribute, two, 2, KEEP_LEFT_OFFSET, 2000);
  CHECK_OK(keep_nodes_set(ui, NULL, 0, KEEP_WIDTH, KEEP_NO_NODE, KEEP_EQUAL, 1, KEEP_REQUIRED));
}

static void test_atomics(void) {
  const keep_atomic bad[] = {{0}, {width.id}, {box.id}, {UINT64_MAX}};
  CHECK(keep_atomic_begin(NULL).id == 0);
  NULL_LAYOUT(keep_atomic_end(NULL));
  NULL_LAYOUT(keep_atomic_deactivate(NULL, arrangement));
  NULL_LAYOUT(keep_atomic_activate(NULL, arrangement));
  NULL_LAYOUT(keep_atomic_destroy(NULL, arrangement));
  CHECK(!keep_atomic_is_valid(NULL, arrangement) && !keep_atomic_is_active(NULL, arrangement));
  CHECK(keep_atomic_constraints(NULL, arrangement, NULL, 0) == 0);
  for (size_t i = 0; i < COUNT(bad); i++) {
    REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_atomic_deactivate, bad[i]);
    REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_atomic_activate, bad[i]);
    REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_atomic_destroy, bad[i]);
    CHECK(!keep_atomic_is_valid(ui, bad[i]) && !keep_atomic_is_active(ui, bad[i]));
    CHECK(keep_atomic_constraints(ui, bad[i], NULL, 0) == 0);
  }
  check_refused(keep_atomic_end(ui), KEEP_ERROR_STATE, "keep_atomic_end:", __FILE__, __LINE__);
  keep_atomic open = keep_atomic_begin(ui);
  REFUSED(KEEP_ERROR_STATE, keep_atomic_activate, open);
  REFUSED(KEEP_ERROR_STATE, keep_atomic_deactivate, open);
  REFUSED(KEEP_ERROR_STATE, keep_atomic_destroy, open);
  check_refused(keep_layout_commit(ui), KEEP_ERROR_STATE, "keep_layout_commit:", __FILE__,
                __LINE__);
  CHECK_OK(keep_layout_begin(ui));
  check_refused(keep_atomic_end(ui), KEEP_ERROR_STATE, "keep_atomic_end:", __FILE__, __LINE__);
  CHECK_OK(keep_layout_rollback(ui));
  CHECK_OK(keep_layout_rollback(ui));
  CHECK(!keep_atomic_is_valid(ui, open) && keep_atomic_is_active(ui, arrangement));
}

/* ---- Constraint -------------------------------------------------------------------------------- */

static void test_rule(void) {
  NULL_LAYOUT(
      keep_node_add_rule(NULL, box, KEEP_WIDTH, KEEP_NO_NODE, KEEP_EQUAL, 1, KEEP_LOW, NULL));
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_add_rule, box, KEEP_INSETS, KEEP_NO_NODE,
          KEEP_EQUAL, 1, KEEP_LOW, NULL);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_add_rule, box, KEEP_WIDTH, KEEP_NO_NODE,
          (keep_relation)2, 1, KEEP_LOW, NULL);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_add_rule, box, KEEP_WIDTH, KEEP_NO_NODE,
          KEEP_EQUAL, NAN, KEEP_LOW, NULL);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_add_rule, box, KEEP_LEFT_OFFSET, KEEP_NO_NODE,
          KEEP_EQUAL, 1, KEEP_LOW, NULL);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_node_add_rule, box, KEEP_WIDTH, gone, KEEP_EQUAL, 1,
          KEEP_LOW, NULL);
  REFUSED(KEEP_ERROR_UNRELATED, keep_node_add_rule, box, KEEP_WIDTH, lonely, KEEP_EQUAL, 1,
          KEEP_LOW, NULL);
  REFUSED(KEEP_ERROR_UNRELATED, keep_node_add_rule, root, KEEP_LEFT_INSET, KEEP_NO_NODE, KEEP_EQUAL,
          1, KEEP_LOW, NULL);
  for (size_t i = 0; i < COUNT(not_finite); i++)
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_add_rule, box, KEEP_WIDTH, KEEP_NO_NODE,
            KEEP_EQUAL, not_finite[i], KEEP_LOW, NULL);
  for (size_t i = 0; i < COUNT(not_priorities); i++)
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_node_add_rule, box, KEEP_WIDTH, KEEP_NO_NODE,
            KEEP_EQUAL, 1, not_priorities[i], NULL);
  CHECK(keep_attribute_constraint(ui, width, (keep_relation)3).id == 0);
  CHECK(keep_attribute_constraint(ui, width, KEEP_AT_MOST).id == 0);
  CHECK(keep_attribute_constraint(ui, group, KEEP_EQUAL).id == 0);
  CHECK(keep_attribute_constraint(NULL, width, KEEP_EQUAL).id == 0);
}

static void test_invalid_constraint(keep_layout *layout, keep_constraint constraint) {
  CHECK(!keep_constraint_is_valid(layout, constraint));
  CHECK(!keep_constraint_is_active(layout, constraint));
  CHECK(keep_constraint_source(layout, constraint) == KEEP_SOURCE_NONE);
  CHECK(keep_constraint_node(layout, constraint).id == 0);
  CHECK(keep_constraint_attribute(layout, constraint).id == 0);
  CHECK(keep_constraint_relation(layout, constraint) == KEEP_EQUAL);
  CHECK(isnan(keep_constraint_value(layout, constraint)));
  CHECK(keep_constraint_priority(layout, constraint) == 0);
  CHECK_TEXT(keep_constraint_description(layout, constraint), "");
  if (layout)
    REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_constraint_remove, constraint);
  else
    NULL_LAYOUT(keep_constraint_remove(NULL, constraint));
}

/* A node's handle is no attribute's, whatever its bits. */
static void test_mixed_up_handles(void) {
  test_invalid_node((keep_node){width.id});
  test_invalid_node((keep_node){UINT64_MAX});
  test_invalid_attribute((keep_attribute){box.id});
  test_invalid_attribute((keep_attribute){UINT64_MAX});
  test_invalid_constraint(ui, (keep_constraint){box.id});
  test_invalid_constraint(ui, (keep_constraint){UINT64_MAX});
}

/* What a call had to say is not lost when its answer goes straight into the next call. */
static void test_a_failure_is_handed_on(void) {
  CHECK(keep_attribute_set_equal(ui, keep_node_attribute(ui, lonely, KEEP_LEFT_INSET), 1,
                                 KEEP_REQUIRED) == KEEP_ERROR_INVALID_HANDLE);
  CHECK_TEXT(keep_layout_error_message(ui),
             "keep_attribute_set_equal: the attribute is none: keep_node_attribute: left inset of "
             "<node #4> needs a parent, and the node is a root");
  keep_layout_clear_error(ui);
}

int main(void) {
  set_up();
  test_layout();
  test_bulk();
  test_node_of_no_layout();
  test_invalid_node(no_node);
  test_invalid_node(gone);
  test_invalid_node(foreign);
  test_node();
  test_asking();
  test_attribute_of_no_layout();
  test_invalid_attribute(no_attribute);
  test_invalid_attribute(gone_attribute);
  test_invalid_attribute(foreign_attribute);
  test_values();
  test_links();
  test_groups();
  test_arrays();
  test_atomics();
  test_rule();
  test_invalid_constraint(ui, no_constraint);
  test_invalid_constraint(ui, gone_rule);
  test_invalid_constraint(ui, foreign_rule);
  test_invalid_constraint(NULL, rule);
  test_mixed_up_handles();
  test_a_failure_is_handed_on();
  keep_layout_destroy(ui);
  keep_layout_destroy(elsewhere);
  return 0;
}
