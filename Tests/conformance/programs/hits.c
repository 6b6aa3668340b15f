/* Which node is at a point, with hidden and clipped ones left out; and what constrains a node. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(200, 200), below = make(window, "below"),
            above = make(window, "above");
  keep_node inside = make(above, "inside");
  keep_constraint found[16];
  keep(below, KEEP_INSETS, 0);
  keep(above, KEEP_INSETS, 50);
  keep_node_keep_insets(ui, inside, KEEP_INSETS, (keep_insets){-20, -20, 60, 60}, KEEP_REQUIRED);
  show();
  keep_node_at(ui, window, 40, 40, KEEP_FRAME_IN_ROOT);
  keep_node_at(ui, window, 60, 60, KEEP_FRAME_IN_ROOT);
  keep_node_at(ui, window, 120, 120, KEEP_FRAME_IN_ROOT);
  keep_node_at(ui, window, 250, 10, KEEP_FRAME_IN_ROOT);
  keep_node_set_clips(ui, above, true);
  keep_node_clips(ui, above);
  keep_node_at(ui, window, 40, 40, KEEP_FRAME_IN_ROOT);
  keep_node_set_hidden(ui, above, true);
  keep_node_at(ui, window, 60, 60, KEEP_FRAME_IN_ROOT);
  keep_node_constraints(ui, above, found, 16);
  keep_layout_destroy(ui);
  return 0;
}
