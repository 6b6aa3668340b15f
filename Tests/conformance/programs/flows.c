/* A flow breaks its members into lines, as wide as it gets. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(300, 200), chips[5];
  const char *const names[] = {"one", "two", "three", "four", "five"};
  for (int i = 0; i < 5; i++) {
    chips[i] = make(window, names[i]);
    keep_node_keep_size(ui, chips[i], 60 + 10.5 * i, 20 + i, KEEP_REQUIRED);
  }
  keep_stack wrap = KEEP_FLOW(KEEP_HORIZONTAL, .gap = 8, .row_gap = 6, .align = KEEP_ALIGN_CENTER);
  keep_node flow = named(keep_stack_create(ui, window, &wrap, chips, 5), "flow");
  keep(flow, KEEP_HORIZONTAL_INSETS, 0);
  keep(flow, KEEP_TOP_INSET, 0);
  show();
  keep_node_set_size(ui, window, 180, 200);
  show();
  keep_container_set_distribution(ui, flow, KEEP_EQUAL_GAPS);
  keep_node_set_gone(ui, chips[1], KEEP_GONE_FULLY);
  show();
  keep(flow, KEEP_BOTTOM_INSET, 0);
  keep_container_set_last_line_packed(ui, flow, true);
  show();
  keep_container_set_row_distribution(ui, flow, KEEP_AROUND);
  keep_container_set_lines_reversed(ui, flow, true);
  show();
  keep_container_set_row_distribution(ui, flow, KEEP_PACKED);
  keep_container_set(ui, flow, KEEP_CONTAINER_ROW_BIAS, 1);
  keep_container_set_safe(ui, flow, true);
  keep_node_set_size(ui, window, 180, 40);
  show();
  keep_container_set_wraps(ui, flow, false);
  show();
  keep_container_set_turns(ui, flow, true);
  show();
  keep_layout_destroy(ui);
  return 0;
}
