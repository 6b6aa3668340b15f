/* Springs: underdamped, critically damped, overdamped. The exponential and the sine are the library's own. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(300, 100), box = make(window, "box");
  keep_attribute width = keep(box, KEEP_WIDTH, 100);
  const double ratios[] = {0.3, 1, 2.5}, velocities[] = {0, 4, -3};
  for (size_t i = 0; i < COUNT(ratios); i++) {
    keep_animation moves = keep_animation_begin(ui, KEEP_NO_NODE, 0.8, 0);
    keep_animation_set_spring(ui, moves, ratios[i], velocities[i]);
    keep_attribute_set_equal(ui, width, i % 2 ? 100 : 250, KEEP_REQUIRED);
    keep_animation_commit(ui);
    for (int step = 0; step < 6; step++) {
      keep_layout_advance(ui, 0.14, NULL);
      show_presented();
    }
  }
  keep_animation moves = keep_animation_begin(ui, KEEP_NO_NODE, 1, 0);
  keep_animation_set_spring(ui, moves, 0, 0);
  show_error();
  keep_animation_commit(ui);
  keep_layout_destroy(ui);
  return 0;
}
