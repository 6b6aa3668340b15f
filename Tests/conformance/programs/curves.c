/* Animations along curves: ready-made ones, Bezier curves, one of the host's; presented frames. */
#include "chapter.h"

static double stairs(double time, void *data) {
  (void)data;
  return time < 0.5 ? 0.25 : time < 0.75 ? NAN : 1.1;
}

int main(void) {
  keep_node window = open_window(300, 100), box = make(window, "box");
  keep_attribute width = keep(box, KEEP_WIDTH, 100), left = keep(box, KEEP_LEFT_INSET, 0);
  for (int curve = 0; curve < 6; curve++) {
    keep_animation moves = keep_animation_begin(ui, window, 1, 0);
    if (curve <= KEEP_LINEAR)
      keep_animation_set_curve(ui, moves, curve);
    else if (curve == 4)
      keep_animation_set_bezier(ui, moves, 0.1, -0.5, 0.9, 1.5);
    else
      keep_animation_set_function(ui, moves, stairs, NULL, NULL);
    keep_attribute_set_equal(ui, width, curve % 2 ? 100 : 200, KEEP_REQUIRED);
    keep_attribute_set_equal(ui, left, 10 * curve, KEEP_REQUIRED);
    keep_animation_commit(ui);
    bool moving;
    for (int step = 0; step < 4; step++) {
      keep_layout_advance(ui, 0.3, &moving);
      show_presented();
      keep_animation_progress(ui, moves);
    }
  }
  keep_layout_is_moving(ui);
  keep_layout_destroy(ui);
  return 0;
}
