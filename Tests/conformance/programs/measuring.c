/* Content that is measured: a height for a width, both at once, invalid again, and a function that fails. */
#include "chapter.h"

static double scale = 1;

static double height(keep_layout *layout, keep_node node, double width, void *data) {
  (void)layout, (void)node;
  return scale * *(double *)data / (width < 1 ? 1 : width);
}

static void both(keep_layout *layout, keep_node node, keep_size available, keep_size *size,
                 void *data) {
  (void)layout, (void)node, (void)data;
  size->width = available.width < 120 ? available.width : 120;
  size->height = available.width < 120 ? 40 : 20;
}

static double nothing(keep_layout *layout, keep_node node, double width, void *data) {
  (void)layout, (void)node, (void)width, (void)data;
  return NAN;
}

static void released(void *data) { (void)data; }

int main(void) {
  keep_node window = open_window(300, 400), a = make(window, "a"), b = make(window, "b");
  double area = 6000;
  keep(a, KEEP_HORIZONTAL_INSETS, 10);
  keep(a, KEEP_TOP_INSET, 0);
  keep_to(b, KEEP_TOP_OFFSET, a, 5);
  keep(b, KEEP_LEFT_INSET, 10);
  keep_node_set_measure(ui, a, KEEP_VERTICAL, height, &area, released);
  keep_node_set_measure_both(ui, b, both, NULL, NULL);
  show();
  keep_node_measure(ui, a, KEEP_VERTICAL);
  keep_node_measure(ui, b, KEEP_HORIZONTAL);
  keep_node_set_size(ui, window, 120, 400);
  show();
  scale = 2;
  keep_node_invalidate_content(ui, a);
  show();
  keep_node_set_measure(ui, a, KEEP_VERTICAL, nothing, NULL, NULL);
  show();
  show_error();
  keep_node_set_measure(ui, a, KEEP_VERTICAL, NULL, NULL, NULL);
  show();
  keep_layout_destroy(ui);
  return 0;
}
