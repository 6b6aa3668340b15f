/* What a layout tells as it happens: refused calls, conflicts, ambiguity. */
#include "chapter.h"

static void listen(keep_layout *layout, keep_log kind, const char *text, void *data) {
  (void)kind, (void)text, (void)data;
  keep_layout_node_count(layout);
}

int main(void) {
  keep_node window = open_window(200, 200), a = make(window, "a");
  keep_layout_set_log(ui, KEEP_LOG_REFUSED | KEEP_LOG_CONFLICT | KEEP_LOG_AMBIGUITY, listen, NULL,
                      NULL);
  keep_node_set_size(ui, a, -1, 0);
  keep(a, KEEP_WIDTH, 40);
  show();
  keep_attribute_set_min(ui, keep_node_attribute(ui, a, KEEP_WIDTH), 50, KEEP_REQUIRED);
  show();
  keep_layout_set_log(ui, 0, NULL, NULL, NULL);
  keep_node_set_size(ui, a, -1, 0);
  show_error();
  keep_layout_destroy(ui);
  return 0;
}
