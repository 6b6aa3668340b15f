/* Guides: of the host's, of the library's; and a line for several nodes. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(400, 300), a = make(window, "a"), b = make(window, "b");
  keep_node guide = named(keep_guide_create(ui, window), "middle");
  keep(guide, KEEP_WIDTH, 0);
  keep(guide, KEEP_HORIZONTAL_CENTER, 0.3);
  keep_to(a, KEEP_RIGHT_OFFSET, guide, 4);
  keep_to(b, KEEP_LEFT_OFFSET, guide, 4);
  keep_nodes_keep_size(ui, NODES(a, b), 50, 20, KEEP_REQUIRED);
  show();
  keep_node_is_guide(ui, guide);
  keep_node_set_safe_area(ui, window, (keep_insets){44, 0, 34, 0});
  keep_node safe = named(keep_node_guide(ui, window, KEEP_GUIDE_SAFE), "safe");
  keep_to(b, KEEP_TOP_ALIGN, safe, 0);
  named(keep_node_guide(ui, window, KEEP_GUIDE_MARGINS), "margins");
  named(keep_node_guide(ui, window, KEEP_GUIDE_READABLE), "readable");
  named(keep_node_guide(ui, window, KEEP_GUIDE_LAYOUT), "layout");
  show();
  keep_node_children(ui, window, NULL, 0);
  keep_node_create(ui, guide);
  show_error();
  keep_layout_destroy(ui);
  return 0;
}
