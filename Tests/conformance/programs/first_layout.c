/* A card: a picture, and a title beside it whose height follows its width. */
#include "chapter.h"

static double text_height(keep_layout *layout, keep_node node, double width, void *data) {
  (void)layout, (void)node, (void)data;
  return width >= 200 ? 20 : width >= 100 ? 40 : 80;
}

int main(void) {
  keep_node window = open_window(320, 568);
  keep_node image = make(window, "image"), title = make(window, "title");
  keep(image, KEEP_ASPECT_RATIO, 16.0 / 9);
  keep(image, KEEP_HORIZONTAL_INSETS, 10);
  keep(image, KEEP_TOP_INSET, 10);
  keep_to(title, KEEP_TOP_OFFSET, image, 8);
  keep(title, KEEP_HORIZONTAL_INSETS, 10);
  keep_node_set_measure(ui, title, KEEP_VERTICAL, text_height, NULL, NULL);
  show();
  keep_node_set_size(ui, window, 150, 300);
  show();
  keep_layout_destroy(ui);
  return 0;
}
