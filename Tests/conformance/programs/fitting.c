/* How large a node would be for a target, and how small and large it can be. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(400, 300), box = make(window, "box"), text = make(box, "text");
  keep_size size;
  double least, most;
  keep(text, KEEP_INSETS, 8);
  keep_attribute_set_min(ui, keep_node_attribute(ui, text, KEEP_WIDTH), 40, KEEP_REQUIRED);
  keep_attribute_set_max(ui, keep_node_attribute(ui, text, KEEP_WIDTH), 90, KEEP_REQUIRED);
  keep_node_set_content_size(ui, text, 70, 21);
  show();
  keep_node_fitting_size(ui, box, (keep_size){0, 0}, KEEP_FITTING, KEEP_FITTING, &size);
  keep_node_fitting_size(ui, box, (keep_size){200, 10}, KEEP_REQUIRED, KEEP_FITTING, &size);
  keep_node_fitting_size(ui, box, (keep_size){100, 50}, KEEP_HIGH, KEEP_HIGH, &size);
  keep_node_size_range(ui, box, KEEP_HORIZONTAL, KEEP_REQUIRED, &least, &most);
  keep_node_size_range(ui, box, KEEP_VERTICAL, KEEP_FITTING, &least, &most);
  keep_attribute_range(ui, keep_node_attribute(ui, text, KEEP_WIDTH), 1000, &least, &most);
  keep_node_size_range(ui, window, KEEP_HORIZONTAL, -1, &least, &most);
  show_error();
  keep_layout_destroy(ui);
  return 0;
}
