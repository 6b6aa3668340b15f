/* An interrupted animation continues from where it is, with its velocity; another one follows a finger. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(300, 100), box = make(window, "box"), changed[8];
  keep_rect frames[8];
  keep_attribute left = keep(box, KEEP_LEFT_INSET, 0);
  keep(box, KEEP_WIDTH, 20);
  show();
  keep_animation first = keep_animation_begin(ui, KEEP_NO_NODE, 1, 0);
  keep_attribute_set_equal(ui, left, 200, KEEP_REQUIRED);
  keep_animation_commit(ui);
  keep_layout_advance(ui, 0.4, NULL);
  keep_layout_presented_changes(ui, changed, frames, 8);
  keep_animation_begin(ui, KEEP_NO_NODE, 1, 0);
  keep_attribute_set_equal(ui, left, 50, KEEP_REQUIRED);
  keep_animation_commit(ui);
  keep_animation_progress(ui, first);
  for (int step = 0; step < 3; step++) {
    keep_layout_advance(ui, 0.2, NULL);
    keep_layout_presented_changes(ui, changed, frames, 8);
  }
  keep_attribute_set_equal(ui, left, 60, KEEP_REQUIRED);
  show();
  show_presented();
  keep_layout_advance(ui, 1, NULL);
  keep_animation held = keep_animation_begin(ui, KEEP_NO_NODE, 2, 0);
  keep_attribute_set_equal(ui, left, 160, KEEP_REQUIRED);
  keep_animation_commit(ui);
  keep_animation_set_progress(ui, held, 0.75);
  show_presented();
  keep_animation_set_progress(ui, held, 0.25);
  show_presented();
  keep_animation_set_progress(ui, held, NAN);
  keep_layout_advance(ui, 0.5, NULL);
  show_presented();
  keep_layout_destroy(ui);
  return 0;
}
