/* Atomic groups: what was set in one is taken back together, and put back. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(400, 300), box = make(window, "box");
  keep_attribute width = keep(box, KEEP_WIDTH, 100);
  keep_constraint made[4];
  keep_atomic small = keep_atomic_begin(ui);
  keep_attribute_set_equal(ui, width, 40, KEEP_REQUIRED);
  keep(box, KEEP_LEFT_INSET, 5);
  keep_node_constrain(ui, box, KEEP_ANCHOR_HEIGHT, KEEP_EQUAL, KEEP_NO_NODE, KEEP_ANCHOR_HEIGHT, 1,
                      30, KEEP_REQUIRED, true);
  keep_atomic_end(ui);
  show();
  keep_atomic_constraints(ui, small, made, 4);
  keep_atomic_deactivate(ui, small);
  keep_atomic_is_active(ui, small);
  show();
  keep_atomic_activate(ui, small);
  show();
  keep_atomic outer = keep_atomic_begin(ui), inner = keep_atomic_begin(ui);
  keep_attribute_set_equal(ui, width, 60, KEEP_REQUIRED);
  keep_atomic_end(ui);
  keep_atomic_end(ui);
  show();
  keep_atomic_destroy(ui, inner);
  keep_atomic_deactivate(ui, outer);
  show();
  keep_atomic_end(ui);
  show_error();
  keep_layout_destroy(ui);
  return 0;
}
