/* Every function of attributes and constraints, handed everything that it must refuse.
 * Linked as any program: cc bad_attributes.c $(pkg-config --cflags --libs keeplayout) -lm
 */
#include "bad_input.h"

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
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_attribute_set, attribute, KEEP_EQUAL, 1, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_attribute_set, attribute, KEEP_AT_LEAST, 1, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_attribute_set, attribute, KEEP_AT_MOST, NAN, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_attribute_clear, attribute);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_attribute_set_name, attribute, "name");
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_attribute_set_to, attribute, KEEP_EQUAL, width, 1, 0,
          KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_attribute_set_to, width, KEEP_AT_LEAST, attribute, 1, 0,
          KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_attribute_set_to, width, KEEP_AT_MOST, attribute, 1, 0,
          KEEP_LOW);
  WORD_REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_layout_set_values, keep_attribute_keep_at_min,
               attribute, 1, 1);
  WORD_REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_layout_set_values, keep_attribute_keep_at_max,
               attribute, 1, 1);
  WORD_REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_layout_set_values, keep_attribute_keep_at_min_max,
               attribute, 1, 1, 1);
  WORD_REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_layout_set_values, keep_attribute_keep_min_max,
               attribute, 1, 1);
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
      REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set, all[a], KEEP_EQUAL, not_finite[i],
              KEEP_LOW);
      REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set, all[a], KEEP_AT_LEAST, not_finite[i],
              KEEP_LOW);
      REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set, all[a], KEEP_AT_MOST, not_finite[i],
              KEEP_LOW);
    }
    for (size_t i = 0; i < COUNT(not_priorities); i++) {
      REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set, all[a], KEEP_EQUAL, 1,
              not_priorities[i]);
      REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set, all[a], KEEP_AT_LEAST, 1,
              not_priorities[i]);
      REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set, all[a], KEEP_AT_MOST, 1,
              not_priorities[i]);
    }
  }
  keep_attribute ratio = keep_node_attribute(ui, box, KEEP_ASPECT_RATIO);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set, ratio, KEEP_EQUAL, 1e-13, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_name, width, "\xFF");
  CHECK(isnan(keep_attribute_equal(ui, group, NULL)));
}

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
  double factor = 1, constant = 1, priority = 1;
  CHECK(keep_attribute_followed(NULL, width, KEEP_EQUAL, &factor, &constant, &priority).id == 0);
  CHECK(factor == 0 && constant == 0 && priority == 0);
  CHECK(keep_attribute_followed(ui, width, (keep_relation)5, NULL, NULL, NULL).id == 0);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_to, ratio, KEEP_EQUAL, width, 1, 0,
          KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_to, width, KEEP_EQUAL, ratio, 1, 0,
          KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_to, width, KEEP_EQUAL, group, 1, 0,
          KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_to, group, KEEP_AT_LEAST, any_group, 1, 0,
          KEEP_LOW);
  REFUSED(KEEP_ERROR_UNRELATED, keep_attribute_set_to, width, KEEP_AT_MOST, far, 1, 0, KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_to, width, KEEP_EQUAL, gap, 1e-13, 0,
          KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_to, width, KEEP_EQUAL, gap, NAN, 0,
          KEEP_LOW);
  REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_to, width, KEEP_EQUAL, gap, 1, NAN,
          KEEP_LOW);
  for (size_t i = 0; i < COUNT(not_finite); i++) {
    double bad = not_finite[i];
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_to, width, KEEP_EQUAL, gap, bad, 0,
            KEEP_LOW);
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_to, width, KEEP_AT_LEAST, gap, 1, bad,
            KEEP_LOW);
    WORD_REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_layout_set_values, keep_attribute_keep_at_min,
                 width, 1, bad);
    WORD_REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_layout_set_values, keep_attribute_keep_at_max,
                 width, 1, bad);
    WORD_REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_layout_set_values,
                 keep_attribute_keep_at_min_max, width, 1, 0, bad);
    WORD_REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_layout_set_values, keep_attribute_keep_min_max,
                 group, 1, bad);
  }
  for (size_t i = 0; i < COUNT(not_priorities); i++)
    REFUSED(KEEP_ERROR_INVALID_ARGUMENT, keep_attribute_set_to, width, KEEP_AT_MOST, gap, 1, 0,
            not_priorities[i]);
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

/* What a call had to say is not lost when its answer goes straight into the next call. */
static void test_a_failure_is_handed_on(void) {
  CHECK(keep_attribute_set_equal(ui, keep_node_attribute(ui, lonely, KEEP_LEFT_INSET), 1,
                                 KEEP_REQUIRED) == KEEP_ERROR_INVALID_HANDLE);
  CHECK_TEXT(keep_layout_error_message(ui),
             "keep_attribute_set: the attribute is none: keep_node_attribute: left inset of "
             "<node #4>: a parent is needed, and the node is a root");
  keep_layout_clear_error(ui);
}

int main(void) {
  set_up();
  test_asking();
  test_attribute_of_no_layout();
  test_invalid_attribute(no_attribute);
  test_invalid_attribute(gone_attribute);
  test_invalid_attribute(foreign_attribute);
  test_invalid_attribute(gone_group);
  test_invalid_attribute(foreign_group);
  test_values();
  test_links();
  test_rule();
  test_invalid_constraint(ui, no_constraint);
  test_invalid_constraint(ui, gone_rule);
  test_invalid_constraint(ui, foreign_rule);
  test_invalid_constraint(NULL, rule);
  /* A node's handle is no attribute's and no constraint's, whatever its bits. */
  test_invalid_attribute((keep_attribute){box.id});
  test_invalid_attribute((keep_attribute){UINT64_MAX});
  test_invalid_constraint(ui, (keep_constraint){box.id});
  test_invalid_constraint(ui, (keep_constraint){UINT64_MAX});
  test_a_failure_is_handed_on();
  tear_down();
  return 0;
}
