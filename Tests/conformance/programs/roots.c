/* Roots: sizes with priorities, along one axis, of the content; and what the layout allows. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(200, 100), a = make(window, "a"), b = make(window, "b");
  double priority;
  keep_nodes_keep_size(ui, NODES(a), 240, 40, KEEP_REQUIRED);
  keep(a, KEEP_INSETS, 10);
  keep_node_set_axis_size(ui, window, KEEP_HORIZONTAL, 200, KEEP_HIGH);
  keep_node_set_axis_size(ui, window, KEEP_VERTICAL, NAN, KEEP_REQUIRED);
  keep_node_axis_size(ui, window, KEEP_HORIZONTAL, &priority);
  show();
  keep_layout_set_negative_sizes(ui, true);
  keep_node_keep_insets(ui, b, KEEP_INSETS, (keep_insets){0, 150, 0, 150}, KEEP_REQUIRED);
  show();
  keep_layout_set_negative_sizes(ui, false);
  show();
  keep_node_constrain(ui, b, KEEP_ANCHOR_TOP, KEEP_EQUAL, a, KEEP_ANCHOR_LEFT, 1, 0, 1000, true);
  show_error();
  keep_layout_set_mixed_axes(ui, true);
  keep_node_constrain(ui, b, KEEP_ANCHOR_TOP, KEEP_EQUAL, a, KEEP_ANCHOR_LEFT, 1, 0, 1000, true);
  show();
  keep_layout_destroy(ui);
  return 0;
}
