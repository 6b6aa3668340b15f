/* Guidelines at a share of their owner, and barriers beyond the outermost of several nodes. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(300, 100), a = make(window, "a"), b = make(window, "b");
  keep_node field = make(window, "field");
  keep_nodes_keep_insets(ui, NODES(a, b), KEEP_INSETS, (keep_insets){0, 5, NAN, NAN},
                         KEEP_REQUIRED);
  keep_attribute first = keep(a, KEEP_WIDTH, 40);
  keep(b, KEEP_WIDTH, 64);
  keep_guideline third = KEEP_GUIDELINE(KEEP_ANCHOR_LEADING, .fraction = 1.0 / 3);
  keep_guideline beyond = KEEP_GUIDELINE(KEEP_ANCHOR_TRAILING, .distance = 8);
  keep_node line = named(keep_guideline_create(ui, window, &third, NULL, 0), "third");
  keep_node barrier = named(keep_guideline_create(ui, window, &beyond, NODES(a, b)), "barrier");
  keep_to(field, KEEP_LEFT_ALIGN, barrier, 0);
  keep(field, KEEP_RIGHT_INSET, 10);
  show();
  keep_attribute_set_equal(ui, first, 90, KEEP_REQUIRED);
  keep_container_set(ui, line, KEEP_CONTAINER_FRACTION, 0.75);
  show();
  keep_barrier_set_nodes(ui, barrier, NODES(b));
  keep_node_container_kind(ui, barrier);
  show();
  keep_barrier_set_nodes(ui, line, NODES(b));
  show_error();
  keep_layout_destroy(ui);
  return 0;
}
