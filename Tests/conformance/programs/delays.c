/* Delays, nested animations, completions that begin another one, cancelled and finished ones. */
#include "chapter.h"

static keep_attribute width;

static void done(keep_layout *layout, keep_animation animation, bool finished, void *data) {
  (void)animation, (void)data;
  if (!finished)
    return;
  keep_animation_begin(layout, KEEP_NO_NODE, 0.5, 0);
  keep_attribute_set_equal(layout, width, 120, KEEP_REQUIRED);
  keep_animation_commit(layout);
}

int main(void) {
  keep_node window = open_window(300, 100), box = make(window, "box"),
            other = make(window, "other");
  width = keep(box, KEEP_WIDTH, 100);
  keep_attribute height = keep(other, KEEP_HEIGHT, 10);
  keep_animation outer = keep_animation_begin(ui, KEEP_NO_NODE, 1, 0.5);
  keep_animation_set_completion(ui, outer, done, NULL, NULL);
  keep_attribute_set_equal(ui, width, 200, KEEP_REQUIRED);
  keep_animation inner = keep_animation_begin(ui, other, 0.25, 0.25);
  keep_animation_set_completion(ui, inner, done, &width, NULL);
  keep_attribute_set_equal(ui, height, 50, KEEP_REQUIRED);
  keep_animation_commit(ui);
  keep_animation_commit(ui);
  bool moving = true;
  for (int step = 0; step < 8; step++) {
    keep_layout_advance(ui, 0.3, &moving);
    show_presented();
    if (step == 1)
      keep_animation_cancel(ui, inner);
  }
  keep_attribute_value(ui, height, KEEP_EQUAL, NULL);
  keep_animation last = keep_animation_begin(ui, KEEP_NO_NODE, 1, 1);
  keep_attribute_set_equal(ui, width, 10, KEEP_REQUIRED);
  keep_animation_commit(ui);
  keep_animation_finish(ui, last);
  show();
  keep_animation_cancel(ui, last);
  show_error();
  keep_layout_destroy(ui);
  return 0;
}
