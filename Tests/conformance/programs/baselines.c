/* Baselines of text, and alignment rectangles: what a node aligns by is not its whole frame. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(300, 100), small = make(window, "small"),
            large = make(window, "large");
  double first, last;
  keep_nodes_keep_size(ui, NODES(small), 60, 20, KEEP_REQUIRED);
  keep_nodes_keep_size(ui, NODES(large), 90, 44, KEEP_REQUIRED);
  keep_node_set_baselines(ui, small, 14, 5);
  keep_node_set_baselines(ui, large, 30.5, 9.25);
  keep(large, KEEP_TOP_INSET, 10);
  keep(small, KEEP_LEFT_INSET, 8);
  keep_to(large, KEEP_LEFT_OFFSET, small, 8);
  keep_attribute line = keep_to(small, KEEP_FIRST_BASELINE_ALIGN, large, 0);
  show();
  keep_attribute_clear(ui, line);
  keep_to(small, KEEP_LAST_BASELINE_ALIGN, large, 2);
  show();
  keep_node_set_baseline_share(ui, small, 0.5);
  keep_node_baseline_share(ui, small);
  show();
  keep_node_baselines(ui, large, &first, &last);
  keep_node_baseline_positions(ui, large, &first, &last);
  keep_node_set_alignment_insets(ui, large, (keep_insets){1, 2, 3, 4});
  show();
  keep_node_alignment_insets(ui, large);
  keep_stack row = KEEP_STACK(KEEP_HORIZONTAL, .align = KEEP_ALIGN_FIRST_BASELINE);
  named(keep_stack_create(ui, window, &row, NODES(small, large)), "bar");
  show();
  keep_layout_destroy(ui);
  return 0;
}
