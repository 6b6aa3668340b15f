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
    bad = good, bad.gap = not_lengths[i];
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
  CHECK(keep_container_get(ui, row, KEEP_CONTAINER_GAP) == 3);
  CHECK(keep_member_get(ui, gone, KEEP_MEMBER_WEIGHT) == 0);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_container_set, gone, KEEP_CONTAINER_GAP, 1);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_member_set, foreign, KEEP_MEMBER_WEIGHT, 1);
  REFUSED(KEEP_ERROR_STATE, keep_container_set, box, KEEP_CONTAINER_GAP, 1);
  REFUSED(KEEP_ERROR_STATE, keep_member_set, row, KEEP_MEMBER_WEIGHT, 1);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_container_set, row, (keep_container_value)99, 1);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_member_set, box, (keep_member_value)-1, 1);
  for (int what = KEEP_CONTAINER_AXIS; what <= KEEP_CONTAINER_BIAS; what++) {
    const double bad[] = {-1, NAN, INFINITY, 1e13};
    for (size_t i = 0; i < COUNT(bad); i++)
      REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_container_set, row, (keep_container_value)what,
              bad[i]);
  }
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_container_set, row, KEEP_CONTAINER_ALIGN, 1.5);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_container_set, row, KEEP_CONTAINER_DISTRIBUTION, 7);
  const double bad[] = {-1, 1e13, INFINITY, -INFINITY};
  for (int what = KEEP_MEMBER_WEIGHT; what <= KEEP_MEMBER_EXCLUDED; what++)
    for (size_t i = 0; i < COUNT(bad); i++)
      REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_member_set, box, (keep_member_value)what, bad[i]);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_member_set, box, KEEP_MEMBER_WEIGHT, NAN);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_member_set, box, KEEP_MEMBER_WEIGHT, 1e-7);
  CHECK(keep_stack_set_gap(ui, row, -8) == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK_TEXT(keep_layout_error_message(ui), "keep_container_set: <bar>: the gap -8 is negative");
}

int main(void) {
  set_up();
  test_create();
  test_values();
  tear_down();
  return 0;
}
