/* Margins: a node's own, in the reading direction, inherited, and with the safe area in them. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(300, 200), box = make(window, "box"), inner = make(box, "inner");
  keep(box, KEEP_INSETS, 5);
  keep(inner, KEEP_MARGIN_INSETS, 0);
  show();
  keep_node_set_margins(ui, box, (keep_insets){10, 20, 30, 40}, true);
  show();
  keep_node_margins(ui, box);
  keep_node_set_direction(ui, box, KEEP_RIGHT_TO_LEFT);
  show();
  keep_node_effective_margins(ui, box);
  keep_node_set_margins(ui, window, (keep_insets){16, 16, 16, 16}, false);
  keep_node_set_inherits_margins(ui, box, true);
  keep_node_set_safe_area(ui, window, (keep_insets){44, 0, 34, 0});
  show();
  keep_node_set_margins_include_safe_area(ui, box, false);
  show();
  keep_node_margins_are_directional(ui, box);
  keep_node_inherits_margins(ui, box);
  keep_node_margins_include_safe_area(ui, box);
  keep_node_set_margins(ui, box, (keep_insets){-1, 0, 0, NAN}, false);
  show_error();
  keep_layout_destroy(ui);
  return 0;
}
