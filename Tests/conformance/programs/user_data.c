/* Data of the host's: kept, replaced, and released with what it belongs to. */
#include "chapter.h"

static int one, two, three;
static void release(void *data) { ++*(int *)data; }

static double measure(keep_layout *layout, keep_node node, double width, void *data) {
  (void)layout, (void)node, (void)data;
  return width / 2;
}

int main(void) {
  keep_node window = open_window(200, 200), a = make(window, "a"), b = make(window, "b");
  keep_node_set_user_data(ui, a, &one, release);
  keep_node_set_user_data(ui, b, &two, NULL);
  keep_layout_set_user_data(ui, &three, release);
  keep_node_user_data(ui, a);
  keep_node_user_data(ui, b);
  keep_node_user_data(ui, window);
  keep_layout_user_data(ui);
  keep_node_set_user_data(ui, a, &two, NULL);
  keep_node_user_data(ui, a);
  keep_node_set_measure(ui, a, KEEP_VERTICAL, measure, &one, release);
  keep_node_set_measure(ui, b, KEEP_VERTICAL, measure, &two, release);
  show();
  keep_node_set_measure(ui, a, KEEP_VERTICAL, NULL, NULL, NULL);
  keep_node_set_measure(ui, window, KEEP_VERTICAL, measure, &three, release);
  keep_node_destroy(ui, b);
  keep_layout_destroy(ui);
  return 0;
}
