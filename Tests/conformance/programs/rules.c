/* Rules, of which an attribute has any number, and autoresizing masks. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(200, 100), a = make(window, "a"), b = make(window, "b");
  keep_constraint first, second;
  keep_node_add_rule(ui, a, KEEP_WIDTH, KEEP_NO_NODE, KEEP_EQUAL, 80, KEEP_MAY, &first);
  keep_node_add_rule(ui, a, KEEP_WIDTH, KEEP_NO_NODE, KEEP_EQUAL, 60, KEEP_SHALL, &second);
  keep_node_add_rule(ui, a, KEEP_RIGHT_ALIGN, window, KEEP_EQUAL, -5, KEEP_MUST, NULL);
  show();
  keep_constraint_set_installed(ui, second, false);
  show();
  keep_constraint_description(ui, first);
  keep_node_set_autoresizing(ui, b, KEEP_FLEXIBLE_WIDTH | KEEP_FLEXIBLE_TOP,
                             (keep_rect){10, 20, 100, 30}, (keep_size){200, 100});
  show();
  keep_node_set_size(ui, window, 290, 130);
  show();
  keep_node_autoresizing(ui, b);
  keep(b, KEEP_WIDTH, 40);
  keep_node_autoresizing(ui, b);
  show();
  keep_node_clear_autoresizing(ui, b);
  keep_layout_destroy(ui);
  return 0;
}
