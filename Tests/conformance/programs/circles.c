/* Nodes on a circle: sines and cosines are the library's own, so that they are the same everywhere. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(200, 200), sun = make(window, "sun"), moon = make(window, "moon");
  double angle, radius;
  keep_nodes_keep_size(ui, NODES(sun, moon), 20, 20, KEEP_REQUIRED);
  keep_nodes_keep_center(ui, NODES(sun), 0.5, 0.5, KEEP_REQUIRED);
  for (int step = 0; step < 8; step++) {
    keep_node_set_circle(ui, moon, sun, 47.3 * step - 50, 70.1);
    show();
  }
  keep_node_circle(ui, moon, &angle, &radius);
  keep_animation turn = keep_animation_begin(ui, KEEP_NO_NODE, 1, 0);
  keep_animation_set_curve(ui, turn, KEEP_LINEAR);
  keep_node_set_circle(ui, moon, sun, 371, 70.1);
  keep_animation_commit(ui);
  for (int step = 0; step < 4; step++) {
    keep_layout_advance(ui, 0.25, NULL);
    show_presented();
  }
  keep_node_set_circle(ui, moon, moon, 0, 1);
  show_error();
  keep_layout_destroy(ui);
  return 0;
}
