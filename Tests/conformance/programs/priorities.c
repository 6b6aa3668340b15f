/* The higher priority is met first, whatever the sum of the lower ones; equal ones share nothing. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(300, 100), a = make(window, "a"), b = make(window, "b");
  keep(a, KEEP_LEFT_INSET, 0);
  keep_to(b, KEEP_LEFT_OFFSET, a, 0);
  keep(b, KEEP_RIGHT_INSET, 0);
  keep_attribute wide = keep_node_attribute(ui, a, KEEP_WIDTH);
  keep_attribute other = keep_node_attribute(ui, b, KEEP_WIDTH);
  keep_attribute_set_equal(ui, wide, 200, KEEP_HIGH);
  keep_attribute_set_equal(ui, other, 250, KEEP_LOW);
  show();
  keep_constraint constraint = keep_attribute_constraint(ui, other, KEEP_EQUAL);
  keep_constraint_set_priority(ui, constraint, 750.0000001);
  show();
  keep_constraint_set_priority(ui, constraint, KEEP_REQUIRED);
  show();
  keep_constraint_set_priority(ui, constraint, KEEP_HIGH);
  show();
  keep_constraint_violation(ui, constraint);
  keep_constraint_priority(ui, constraint);
  keep_constraint_set_priority(ui, constraint, 1000.5);
  show_error();
  keep_layout_destroy(ui);
  return 0;
}
