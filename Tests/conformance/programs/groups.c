/* Attributes of many nodes as one, and of one attribute many. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(400, 100), a = make(window, "a"), b = make(window, "b");
  keep_node c = make(window, "c");
  keep_attribute members[6];
  keep_attribute widths = keep_nodes_attribute(ui, NODES(a, b, c), KEEP_WIDTH);
  keep_attribute_set_equal(ui, widths, 50.5, KEEP_REQUIRED);
  keep_attribute sides = keep_node_attribute(ui, a, KEEP_HORIZONTAL_INSETS);
  keep_attribute_members(ui, sides, members, 6);
  keep_attribute_set_min(ui, sides, 3, KEEP_REQUIRED);
  keep_attribute own[] = {keep_node_attribute(ui, a, KEEP_HEIGHT),
                          keep_node_attribute(ui, b, KEEP_TOP_INSET)};
  keep_attribute group = keep_group_create(ui, own, 2);
  keep_attribute_set_equal(ui, group, 17, KEEP_HIGH);
  show();
  keep_attribute_value(ui, group, KEEP_EQUAL, NULL);
  keep_attribute_set_equal(ui, own[1], 20, KEEP_HIGH);
  keep_attribute_value(ui, group, KEEP_EQUAL, NULL);
  keep_attribute_kind_of(ui, group);
  keep_group_destroy(ui, group);
  keep_attribute_value(ui, own[0], KEEP_EQUAL, NULL);
  show();
  keep_layout_destroy(ui);
  return 0;
}
