/* Reading from right to left: leading, trailing, rows, formats; of the layout and of one node. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(300, 100), box = make(window, "box"), a = make(box, "a");
  keep_node b = make(box, "b");
  keep(box, KEEP_INSETS, 10);
  keep(a, KEEP_LEADING_INSET, 5);
  keep_nodes_keep_size(ui, NODES(a, b), 40, 20, KEEP_REQUIRED);
  keep_to(b, KEEP_LEADING_OFFSET, a, 7);
  show();
  keep_layout_set_direction(ui, KEEP_RIGHT_TO_LEFT);
  show();
  keep_node_set_direction(ui, box, KEEP_LEFT_TO_RIGHT);
  keep_node_effective_direction(ui, a);
  keep_node_direction(ui, a);
  show();
  keep_node_set_direction(ui, box, KEEP_DIRECTION_INHERITED);
  keep_stack row = KEEP_STACK(KEEP_HORIZONTAL, .gap = 3);
  keep_node one = make(box, "one"), two = make(box, "two");
  keep_nodes_keep_size(ui, NODES(one, two), 30, 10, KEEP_REQUIRED);
  keep_node bar = named(keep_stack_create(ui, box, &row, NODES(one, two)), "bar");
  keep(bar, KEEP_LEFT_INSET, 0);
  keep_constraint sum = keep_equation_create(ui, "bar.leading >= a.trailing + 4", NULL);
  show();
  keep_constraint_description(ui, sum);
  keep_layout_direction(ui);
  keep_layout_destroy(ui);
  return 0;
}
