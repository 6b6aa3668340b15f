/* The safe area of a screen reaches as far into nodes as they cover it. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(320, 568), bar = make(window, "bar"), text = make(bar, "text");
  keep_node_set_safe_area(ui, window, (keep_insets){44, 0, 34, 12});
  keep(bar, KEEP_TOP_INSET, 20);
  keep(bar, KEEP_HORIZONTAL_INSETS, 0);
  keep(bar, KEEP_HEIGHT, 80);
  keep(text, KEEP_SAFE_INSETS, 2);
  show();
  keep_node_effective_safe_area(ui, bar);
  keep_node_safe_area(ui, window);
  keep(bar, KEEP_TOP_INSET, 60);
  show();
  keep_node_effective_safe_area(ui, bar);
  keep_node_set_safe_area(ui, window, (keep_insets){0, 44, 21, 44});
  show();
  keep_layout_destroy(ui);
  return 0;
}
