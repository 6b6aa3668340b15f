/* Equal, minimum and maximum of attributes: set, read, changed in place, taken away, many at once. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(400, 300), box = make(window, "box");
  keep_attribute width = keep_node_attribute(ui, box, KEEP_WIDTH);
  keep_attribute left = keep(box, KEEP_LEFT_INSET, 10.25);
  double priority;
  keep_attribute_set_min(ui, width, 100, KEEP_REQUIRED);
  keep_attribute_set_max(ui, width, 200, KEEP_HIGH);
  keep_attribute_set_equal(ui, width, 150, 750);
  show();
  keep_attribute_set_equal(ui, width, 500, 750.5);
  show();
  keep_attribute_value(ui, width, KEEP_EQUAL, &priority);
  keep_attribute_value(ui, width, KEEP_AT_LEAST, NULL);
  keep_attribute_set_equal(ui, width, NAN, KEEP_REQUIRED);
  keep_attribute_value(ui, width, KEEP_EQUAL, &priority);
  show();
  const keep_attribute both[] = {width, left};
  const int8_t relations[] = {KEEP_EQUAL, KEEP_EQUAL};
  keep_layout_set_values(ui, both, relations, (double[]){120.5, 1.0 / 3}, NULL, 2);
  show();
  keep_attribute_clear(ui, width);
  keep_attribute_kind_of(ui, left);
  keep_attribute_node(ui, left);
  keep_attribute_is_active(ui, width);
  show();
  keep_layout_destroy(ui);
  return 0;
}
