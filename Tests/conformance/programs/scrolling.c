/* A node that scrolls: what is inside relates to its content by edges, to its frame by size. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(200, 300), view = make(window, "view"), page = make(view, "page");
  keep(view, KEEP_INSETS, 10);
  named(keep_node_guide(ui, view, KEEP_GUIDE_SCROLL), "content");
  keep(page, KEEP_INSETS, 5);
  keep_attribute_set_equal_to(ui, keep_node_attribute(ui, page, KEEP_WIDTH),
                              keep_node_attribute(ui, view, KEEP_WIDTH), 1, -10, KEEP_REQUIRED);
  keep(page, KEEP_HEIGHT, 900);
  show();
  keep_node_scroll_content(ui, view);
  keep_node_set_scroll_disabled(ui, view, KEEP_HORIZONTAL, true);
  keep_node_is_scroll_disabled(ui, view, KEEP_HORIZONTAL);
  show();
  keep_node_scroll_content(ui, view);
  keep_layout_destroy(ui);
  return 0;
}
