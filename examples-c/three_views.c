/* KeepLayout 0.3.1's second pictured example: three views that fill the screen, one above two, with
 * equal heights, equal widths and equal gaps.
 *
 *     cc three_views.c $(pkg-config --cflags --libs keeplayout) && ./a.out [picture.svg]
 */
#include "screens.h"

int main(int argc, char **argv) {
  keep_layout *ui = keep_layout_create();
  keep_node screen = keep_node_create(ui, KEEP_NO_NODE);
  keep_node red = keep_node_create(ui, screen);
  keep_node green = keep_node_create(ui, screen);
  keep_node blue = keep_node_create(ui, screen);
  keep_node_set_name(ui, screen, "screen");
  keep_node_set_name(ui, red, "red");
  keep_node_set_name(ui, green, "green");
  keep_node_set_name(ui, blue, "blue");

  /* Insets. */
  const keep_node views[] = {red, green, blue};
  const rule inset[] = {{KEEP_AT_LEAST, 20, KEEP_REQUIRED}, {KEEP_AT_MOST, 20, KEEP_LOW}};
  for (size_t i = 0; i < 3; i++) {
    keep(ui, views[i], KEEP_TOP_INSET, KEEP_NO_NODE, inset, 2);
    keep(ui, views[i], KEEP_BOTTOM_INSET, KEEP_NO_NODE, inset, 2);
    keep(ui, views[i], KEEP_LEFT_INSET, KEEP_NO_NODE, inset, 2);
    keep(ui, views[i], KEEP_RIGHT_INSET, KEEP_NO_NODE, inset, 2);
  }

  /* Offsets. */
  const rule gap[] = {{KEEP_AT_LEAST, 10, KEEP_REQUIRED}, {KEEP_AT_MOST, 10, KEEP_HIGH}};
  keep(ui, red, KEEP_BOTTOM_OFFSET, green, gap, 2);
  keep(ui, red, KEEP_BOTTOM_OFFSET, blue, gap, 2);
  keep(ui, green, KEEP_RIGHT_OFFSET, blue, gap, 2);

  /* Dimensions. */
  const rule same = {KEEP_EQUAL, 1, KEEP_REQUIRED};
  keep(ui, green, KEEP_HEIGHT, red, &same, 1);
  keep(ui, blue, KEEP_HEIGHT, red, &same, 1);
  keep(ui, blue, KEEP_WIDTH, green, &same, 1);

  int result = show_on_screens(ui, screen, argc > 1 ? argv[1] : NULL);
  keep_layout_destroy(ui);
  return result;
}
