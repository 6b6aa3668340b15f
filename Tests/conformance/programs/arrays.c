/* Arrays of nodes: sizes, insets, centres, neighbours, equal gaps. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(400, 120), a = make(window, "a"), b = make(window, "b");
  keep_node c = make(window, "c"), back = make(window, "back");
  keep_nodes_keep_size(ui, NODES(a, b, c), 40, 30, KEEP_REQUIRED);
  keep_nodes_set(ui, NODES(a, b, c), KEEP_VERTICAL_CENTER, KEEP_NO_NODE, KEEP_EQUAL, 0.5,
                 KEEP_REQUIRED);
  keep_nodes_set_between(ui, NODES(a, b, c), KEEP_LEFT_OFFSET, KEEP_EQUAL, 6, KEEP_REQUIRED);
  keep_nodes_keep_insets(ui, NODES(back), KEEP_INSETS, (keep_insets){1, 2, 3, 4}, KEEP_REQUIRED);
  keep_nodes_keep_center(ui, NODES(b), 0.5, 0.5, KEEP_HIGH);
  show();
  keep_attribute gaps = keep_nodes_attribute_between(ui, NODES(a, b, c), KEEP_LEFT_OFFSET);
  keep_attribute_set_equal(ui, gaps, NAN, KEEP_REQUIRED);
  keep_nodes_distribute(ui, NODES(window, a, b, c), KEEP_LEFT_OFFSET, KEEP_REQUIRED);
  show_error();
  keep(a, KEEP_LEFT_INSET, 10);
  keep(c, KEEP_RIGHT_INSET, 20);
  keep_nodes_distribute(ui, NODES(a, b, c), KEEP_LEFT_OFFSET, KEEP_REQUIRED);
  show();
  keep_attribute tops = keep_nodes_attribute_to(ui, NODES(a, c), KEEP_TOP_ALIGN, back);
  keep_attribute_set_min(ui, tops, 50, KEEP_LOW);
  show();
  keep_layout_destroy(ui);
  return 0;
}
