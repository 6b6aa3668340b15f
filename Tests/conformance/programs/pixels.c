/* Frames on device pixels, in the coordinates of any node, and only those that have changed. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(100, 100), a = make(window, "a"), b = make(window, "b");
  keep_node inner = make(b, "inner"), changed[8];
  keep_rect frames[8];
  keep_nodes_set(ui, NODES(a, b), KEEP_HEIGHT, KEEP_NO_NODE, KEEP_EQUAL, 20.3, KEEP_REQUIRED);
  keep(a, KEEP_LEFT_INSET, 1.0 / 3);
  keep_to(b, KEEP_LEFT_OFFSET, a, 2.0 / 3);
  keep(b, KEEP_RIGHT_INSET, 0.1);
  keep_attribute_set_equal_to(ui, keep_node_attribute(ui, a, KEEP_WIDTH),
                              keep_node_attribute(ui, b, KEEP_WIDTH), 1, 0, KEEP_REQUIRED);
  keep(inner, KEEP_INSETS, 1.7);
  keep_layout_needs_solve(ui);
  show();
  keep_layout_set_scale(ui, 1.5);
  keep_layout_scale(ui);
  show();
  for (int kind = KEEP_FRAME_IN_PARENT; kind <= KEEP_FRAME_SNAPPED_IN_ROOT; kind++)
    keep_node_frame_as(ui, inner, kind);
  keep_node_frame_in(ui, inner, a);
  keep_layout_changes(ui, changed, frames, 8);
  keep_node_set_size(ui, window, 100, 90);
  show();
  keep_layout_changes(ui, changed, frames, 8);
  keep(a, KEEP_TOP_INSET, 4);
  show();
  keep_layout_changes_as(ui, changed, frames, 8, KEEP_FRAME_SNAPPED);
  keep_layout_destroy(ui);
  return 0;
}
