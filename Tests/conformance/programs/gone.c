/* Gone nodes have no size and no margins of their own; along one axis, and values while gone. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(300, 100), icon = make(window, "icon"),
            text = make(window, "text");
  keep_node_keep_size(ui, icon, 50, 30, KEEP_REQUIRED);
  keep(icon, KEEP_LEFT_INSET, 10);
  keep_attribute gap = keep_to(text, KEEP_LEFT_OFFSET, icon, 8);
  keep(text, KEEP_RIGHT_INSET, 0);
  keep_to(text, KEEP_TOP_OFFSET, icon, 4);
  show();
  keep_node_set_gone(ui, icon, KEEP_GONE_FULLY);
  show();
  keep_attribute_set_gone_value(ui, gap, 3.5);
  keep_attribute_gone_value(ui, gap);
  show();
  keep_node_set_gone(ui, icon, KEEP_GONE_VERTICALLY);
  keep_node_gone(ui, icon);
  show();
  keep_node_set_hidden(ui, icon, true);
  keep_node_is_hidden(ui, icon);
  keep_node_set_gone(ui, icon, KEEP_GONE_NOT);
  show();
  keep_layout_destroy(ui);
  return 0;
}
