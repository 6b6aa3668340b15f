/* Values that follow another attribute: a factor of it, and a constant. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(300, 200), side = make(window, "side"),
            main_ = make(window, "main");
  keep_attribute width = keep_node_attribute(ui, side, KEEP_WIDTH);
  keep_attribute whole = keep_node_attribute(ui, window, KEEP_WIDTH);
  double multiplier, constant, priority;
  keep(side, KEEP_LEFT_INSET, 0);
  keep_to(main_, KEEP_LEFT_OFFSET, side, 0);
  keep(main_, KEEP_RIGHT_INSET, 0);
  keep_attribute_set_equal_to(ui, width, whole, 0.25, 10, KEEP_HIGH);
  keep_attribute_set_min_to(ui, keep_node_attribute(ui, main_, KEEP_HEIGHT), width, 2, -0.1,
                            KEEP_REQUIRED);
  show();
  keep_attribute_followed(ui, width, KEEP_EQUAL, &multiplier, &constant, &priority);
  keep_attribute_followed(ui, width, KEEP_AT_MOST, NULL, NULL, NULL);
  keep_node_set_size(ui, window, 333.3, 200);
  show();
  keep_attribute_set_equal(ui, width, 20, KEEP_REQUIRED);
  keep_attribute_followed(ui, width, KEEP_EQUAL, NULL, NULL, NULL);
  show();
  keep_layout_destroy(ui);
  return 0;
}
