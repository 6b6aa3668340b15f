/* Two layouts: handles of one mean nothing in the other, and stale ones nothing anywhere. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(200, 200), a = make(window, "a");
  keep_layout *other = keep_layout_create();
  keep_node theirs = keep_node_create(other, KEEP_NO_NODE);
  keep_node child = keep_node_create(other, theirs);
  keep_node_set_size(ui, child, 10, 10);
  show_error();
  keep_attribute far = keep_node_attribute(other, child, KEEP_WIDTH);
  keep_attribute_set_equal(ui, far, 10, KEEP_REQUIRED);
  show_error();
  keep_attribute_set_equal(other, far, 10, KEEP_REQUIRED);
  keep_layout_solve(other);
  keep_node_frame(other, child);
  keep_node_destroy(ui, a);
  keep_node again = make(window, "again");
  keep_node_frame(ui, a);
  keep_node_create(ui, a);
  show_error();
  keep(again, KEEP_WIDTH, 33);
  keep_layout_solve(ui);
  keep_node_frame(ui, again);
  keep_layout_destroy(other);
  keep_layout_destroy(ui);
  return 0;
}
