/* Transactions: all or nothing, nested; handles come back. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(200, 200), a = make(window, "a");
  keep_attribute width = keep(a, KEEP_WIDTH, 50);
  show();
  keep_layout_begin(ui);
  keep_attribute_set_equal(ui, width, 80, KEEP_REQUIRED);
  keep_node lost = keep_node_create(ui, window);
  keep_node_destroy(ui, a);
  keep_layout_rollback(ui);
  keep_node_name(ui, a);
  keep_node_parent(ui, lost);
  show();
  keep_layout_begin(ui);
  keep_layout_begin(ui);
  keep_attribute_set_equal(ui, width, 90, KEEP_REQUIRED);
  keep_layout_commit(ui);
  keep_node_frame(ui, a);
  keep_layout_commit(ui);
  show();
  keep_layout_rollback(ui);
  show_error();
  keep_layout_destroy(ui);
  return 0;
}
