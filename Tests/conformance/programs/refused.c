/* A layout that refuses conflicts: a change that cannot be is taken back, and explained. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(200, 200), a = make(window, "a");
  keep_constraint in[8];
  keep(a, KEEP_HORIZONTAL_INSETS, 20);
  keep_layout_set_conflict_policy(ui, KEEP_CONFLICTS_REFUSED);
  keep_layout_conflict_policy(ui);
  show();
  keep_layout_begin(ui);
  keep_attribute width = keep(a, KEEP_WIDTH, 100);
  keep_layout_commit(ui);
  show_error();
  keep_layout_conflict_count(ui);
  keep_layout_conflict(ui, 0, in, 8);
  keep_layout_conflict_report(ui, 0);
  keep_attribute_value(ui, width, KEEP_EQUAL, NULL);
  show();
  keep_layout_destroy(ui);
  return 0;
}
