/* What is refused, with which status, and in which words; nothing is changed. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(200, 200), a = make(window, "a"), b = make(a, "b");
  keep_attribute width = keep_node_attribute(ui, a, KEEP_WIDTH);
  keep_constraint gone = keep_equation_create(ui, "a.height == 20", NULL);
  double value;
  keep_attribute_set_equal(ui, width, 2e12, KEEP_REQUIRED);
  show_error();
  keep_attribute_set_equal(ui, width, 10, 0);
  show_error();
  keep_attribute_set_equal(ui, width, 10, NAN);
  show_error();
  keep_node_set_size(ui, a, 10, 10);
  show_error();
  keep_node_attribute(ui, window, KEEP_LEFT_INSET);
  show_error();
  keep_node_attribute(ui, a, (keep_attribute_kind)9999);
  show_error();
  keep_node_move(ui, a, b);
  show_error();
  keep_constraint_remove(ui, gone);
  keep_constraint_set_value(ui, gone, 3);
  show_error();
  keep_node_attribute_to(ui, a, KEEP_LEFT_OFFSET, keep_node_create(ui, KEEP_NO_NODE));
  show_error();
  keep_layout_commit(ui);
  show_error();
  keep_node_set_name(ui, (keep_node){77}, "nobody");
  show_error();
  keep_layout_set_scale(ui, -2);
  show_error();
  value = keep_node_axis_size(ui, a, (keep_axis)7, NULL);
  (void)value;
  show_error();
  show();
  keep_layout_destroy(ui);
  return 0;
}
