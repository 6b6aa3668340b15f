/* Offsets and alignments between nodes: counted inwards, one attribute from both sides. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(300, 200), a = make(window, "a"), b = make(window, "b");
  keep_node_keep_size(ui, a, 60, 40, KEEP_REQUIRED);
  keep(a, KEEP_LEFT_INSET, 20);
  keep(a, KEEP_BOTTOM_INSET, 10);
  keep_attribute top = keep_to(b, KEEP_TOP_ALIGN, a, 5);
  keep_attribute right = keep_to(b, KEEP_RIGHT_ALIGN, a, 4);
  keep_to(b, KEEP_LEFT_ALIGN, a, 3);
  keep_attribute bottom = keep_to(b, KEEP_BOTTOM_ALIGN, a, 2);
  keep_attribute mirrored = keep_node_attribute_to(ui, a, KEEP_RIGHT_ALIGN, b);
  show();
  keep_attribute_value(ui, mirrored, KEEP_EQUAL, NULL);
  keep_attribute_is_same(ui, right, mirrored);
  keep_attribute_is_same(ui, right, bottom);
  keep_attribute_other(ui, top);
  keep_attribute_measured(ui, mirrored);
  keep_attribute_set_equal(ui, mirrored, 8, KEEP_REQUIRED);
  keep_attribute_value(ui, right, KEEP_EQUAL, NULL);
  show();
  keep_node_attribute_to(ui, a, KEEP_LEFT_OFFSET, a);
  show_error();
  keep_node_attribute(ui, a, KEEP_LEFT_OFFSET);
  show_error();
  keep_layout_destroy(ui);
  return 0;
}
