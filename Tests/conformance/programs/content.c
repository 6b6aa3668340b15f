/* Content: sizes that nodes hug and that they resist to lose. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(200, 100), icon = make(window, "icon"),
            text = make(window, "text");
  keep_node_set_content_size(ui, icon, 24, 24);
  keep_node_set_content_size(ui, text, 150.75, 18);
  keep(icon, KEEP_LEFT_INSET, 10);
  keep_to(text, KEEP_LEFT_OFFSET, icon, 8);
  keep(text, KEEP_RIGHT_INSET, 10);
  show();
  keep_nodes_set_resistance(ui, NODES(icon), KEEP_HORIZONTAL, KEEP_COMPRESSION, KEEP_HIGH + 1);
  keep_node_set_hugging(ui, icon, KEEP_HORIZONTAL, KEEP_LOW - 1);
  keep_node_resistance(ui, icon, KEEP_HORIZONTAL, KEEP_COMPRESSION);
  keep_node_hugging(ui, text, KEEP_HORIZONTAL);
  show();
  keep_node_set_size(ui, window, 400, 100);
  show();
  keep_node_content_size(ui, text, KEEP_HORIZONTAL);
  keep_node_set_content_size(ui, text, NAN, 30);
  keep_node_content_size(ui, text, KEEP_HORIZONTAL);
  show();
  keep_layout_set_scale(ui, 2);
  keep_node_set_content_size(ui, text, 99.3, 30.2);
  show();
  keep_layout_destroy(ui);
  return 0;
}
