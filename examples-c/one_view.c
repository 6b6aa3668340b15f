/* KeepLayout 0.3.1's first pictured example: one view, kept off the edges, at least 16:9, and a
 * third of the way down as far as there is room.
 *
 *     cc one_view.c $(pkg-config --cflags --libs keeplayout) && ./a.out [picture.svg]
 */
#include "screens.h"

int main(int argc, char **argv) {
  keep_layout *ui = keep_layout_create();
  keep_node screen = keep_node_create(ui, KEEP_NO_NODE);
  keep_node red = keep_node_create(ui, screen);
  keep_node_set_name(ui, screen, "screen");
  keep_node_set_name(ui, red, "red");

  /* Insets. */
  const rule inset[] = {{KEEP_AT_LEAST, 10, KEEP_REQUIRED}, {KEEP_EQUAL, 10, KEEP_LOW}};
  keep(ui, red, KEEP_TOP_INSET, KEEP_NO_NODE, inset, 2);
  keep(ui, red, KEEP_BOTTOM_INSET, KEEP_NO_NODE, inset, 2);
  keep(ui, red, KEEP_LEFT_INSET, KEEP_NO_NODE, inset, 2);
  keep(ui, red, KEEP_RIGHT_INSET, KEEP_NO_NODE, inset, 2);

  /* Dimensions. */
  const rule ratio = {KEEP_AT_LEAST, 16.0 / 9, KEEP_REQUIRED};
  keep(ui, red, KEEP_ASPECT_RATIO, KEEP_NO_NODE, &ratio, 1);

  /* Position. */
  const rule middle = {KEEP_EQUAL, 1.0 / 2, KEEP_REQUIRED};
  const rule upper[] = {{KEEP_AT_MOST, 1.0 / 2, KEEP_REQUIRED},
                        {KEEP_AT_LEAST, 1.0 / 3, KEEP_REQUIRED},
                        {KEEP_EQUAL, 1.0 / 3, KEEP_LOW}};
  keep(ui, red, KEEP_HORIZONTAL_CENTER, KEEP_NO_NODE, &middle, 1);
  keep(ui, red, KEEP_VERTICAL_CENTER, KEEP_NO_NODE, upper, 3);

  int result = show_on_screens(ui, screen, argc > 1 ? argv[1] : NULL);
  keep_layout_destroy(ui);
  return result;
}
