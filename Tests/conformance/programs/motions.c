/* What moves: values, with every constraint held on the way, or frames within their bounds. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(300, 100), a = make(window, "a"), b = make(window, "b");
  keep_attribute width = keep(a, KEEP_WIDTH, 50);
  keep(a, KEEP_LEFT_INSET, 10);
  keep_to(b, KEEP_LEFT_OFFSET, a, 10);
  keep(b, KEEP_RIGHT_INSET, 10);
  keep_attribute_set_min(ui, keep_node_attribute(ui, b, KEEP_WIDTH), 80, KEEP_REQUIRED);
  for (int motion = KEEP_MOVE_FRAMES; motion <= KEEP_MOVE_BOUNDED; motion++) {
    keep_animation moves = keep_animation_begin(ui, KEEP_NO_NODE, 1, 0);
    keep_animation_set_spring(ui, moves, 0.25, 0);
    keep_animation_set_motion(ui, moves, motion);
    keep_attribute_set_equal(ui, width, motion % 2 ? 50 : 180, KEEP_REQUIRED);
    keep_animation_commit(ui);
    for (int step = 0; step < 5; step++) {
      keep_layout_advance(ui, 0.22, NULL);
      show_presented();
    }
  }
  keep_layout_destroy(ui);
  return 0;
}
