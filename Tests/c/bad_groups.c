/* Groups, arrays of nodes and atomic groups, handed everything that they must refuse.
 * Linked as any program: cc bad_groups.c $(pkg-config --cflags --libs keeplayout) -lm
 */
#include "bad_input.h"

static void test_groups(void) {
  NULL_LAYOUT(keep_group_destroy(NULL, any_group));
  CHECK(keep_group_create(NULL, NULL, 0).id == 0);
  CHECK(keep_attribute_members(NULL, group, NULL, 0) == 0);
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_group_create, NULL, 1);
  NONE(KEEP_ERROR_LIMIT, keep_group_create, NULL, SIZE_MAX);
  NONE(KEEP_ERROR_LIMIT, keep_group_create, &width, ((size_t)1 << 28) + 1);
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
}

/* One member of a group that cannot follow, and none does. Of a width 1e-12 is the least multiplier, of a
 * centre, which is half a width, twice that. */
static void test_links(void) {
  keep_attribute wide = keep_node_attribute(ui, label, KEEP_WIDTH), middle, pair, factors;
  middle = keep_node_attribute_to(ui, label, KEEP_HORIZONTAL_ALIGN, box);
  pair = keep_group_create(ui, (keep_attribute[]){wide, middle}, 2);
  factors = keep_group_create(
      ui, (keep_attribute[]){wide, keep_node_attribute(ui, label, KEEP_ASPECT_RATIO)}, 2);
  const double not_multipliers[] = {1e-12, -1e-12, 1e-300, 1e13, NAN, INFINITY};
  CHECK_OK(keep_layout_begin(ui));
  CHECK_OK(keep_attribute_set_min_to(ui, any_group, pair, 0.5, 3, KEEP_LOW));
  describe(before);
  for (size_t i = 0; i < COUNT(not_multipliers); i++) {
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_to, any_group, KEEP_AT_LEAST, pair,
            not_multipliers[i], 8, KEEP_REQUIRED);
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_to, width, KEEP_AT_LEAST, middle,
            not_multipliers[i], 8, KEEP_REQUIRED);
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_to, any_group, KEEP_EQUAL, middle,
            not_multipliers[i], 8, KEEP_REQUIRED);
  }
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_to, any_group, KEEP_EQUAL, factors, 1, 0,
          KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_to, factors, KEEP_EQUAL, any_group, 1, 0,
          KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set, factors, KEEP_EQUAL, 1e-13, KEEP_LOW);
  CHECK_OK(keep_layout_rollback(ui));
  describe(before);
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
  REFUSED(status, keep_nodes_set_resistance, nodes, 3, KEEP_VERTICAL, KEEP_HUGGING, 3);
  REFUSED(status, keep_nodes_set_resistance, nodes, 3, KEEP_VERTICAL, KEEP_COMPRESSION, 3);
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
  NULL_LAYOUT(keep_nodes_set_resistance(NULL, two, 2, KEEP_VERTICAL, KEEP_HUGGING, KEEP_LOW));
  NULL_LAYOUT(keep_nodes_set_resistance(NULL, two, 2, KEEP_VERTICAL, KEEP_COMPRESSION, KEEP_LOW));
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_nodes_attribute, NULL, 2, KEEP_WIDTH);
  NONE(KEEP_ERROR_LIMIT, keep_nodes_attribute, two, SIZE_MAX, KEEP_WIDTH);
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

int main(void) {
  set_up();
  test_groups();
  test_links();
  test_arrays();
  test_atomics();
  tear_down();
  return 0;
}
