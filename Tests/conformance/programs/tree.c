/* The tree: nodes that are made, moved, found and destroyed, many at once. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(200, 200), a = make(window, "a"), b = make(window, "b");
  keep_node found[8], made[3];
  keep_layout_create_nodes(ui, (keep_node[]){window, a, KEEP_NO_NODE}, made, 3);
  keep_node_set_name(ui, made[1], "leaf");
  keep(made[1], KEEP_LEFT_INSET, 10);
  keep_node_children(ui, window, found, 8);
  keep_node_child(ui, window, 1);
  keep_node_child(ui, window, 9);
  keep_node_find(ui, window, "leaf");
  keep_node_find(ui, b, "leaf");
  keep_layout_roots(ui, found, 8);
  keep_node_move(ui, made[1], b);
  keep_node_parent(ui, made[1]);
  keep_node_root(ui, made[1]);
  keep_node_move_before(ui, b, a);
  keep_node_children(ui, window, found, 8);
  show();
  keep_guide_create(ui, b);
  keep_node parents[8];
  const char *names[8];
  keep_rect frames[8];
  keep_layout_tree(ui, KEEP_NO_NODE, found, parents, names, frames, 8, KEEP_FRAME_IN_PARENT);
  keep_layout_tree(ui, b, found, parents, names, frames, 2, KEEP_FRAME_IN_ROOT);
  keep_layout_tree(ui, made[0], NULL, NULL, NULL, NULL, 0, KEEP_FRAME_IN_PARENT);
  keep_node_number(ui, made[1]);
  keep_layout_numbered(ui, 3);
  keep_layout_numbered(ui, 99);
  keep_node_move(ui, window, a);
  show_error();
  keep_node_destroy(ui, b);
  keep_layout_node_count(ui);
  keep_node_parent(ui, made[1]);
  keep_node_name(ui, made[1]);
  keep_node_set_name(ui, made[1], "stale");
  show_error();
  keep_layout_destroy(ui);
  return 0;
}
