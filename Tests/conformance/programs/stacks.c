/* A row and a column: distributions, weights, gaps, members that come, go and change places. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(300, 200), a = make(window, "a"), b = make(window, "b");
  keep_node c = make(window, "c");
  keep_nodes_set(ui, NODES(a, b, c), KEEP_HEIGHT, KEEP_NO_NODE, KEEP_EQUAL, 20, KEEP_REQUIRED);
  keep_node_set_content_size(ui, b, 30, NAN);
  keep_stack row = KEEP_STACK(KEEP_HORIZONTAL, .gap = 10, .padding = {1, 2, 3, 4});
  keep_node bar = named(keep_stack_create(ui, window, &row, NODES(a, b, c)), "bar");
  keep(bar, KEEP_HORIZONTAL_INSETS, 0);
  keep(bar, KEEP_TOP_INSET, 0);
  keep_stack_set_weight(ui, a, 2);
  keep_stack_set_weight(ui, c, 1);
  show();
  keep_attribute_set_max(ui, keep_node_attribute(ui, a, KEEP_WIDTH), 70, KEEP_REQUIRED);
  show();
  for (int way = KEEP_FILL_EQUALLY; way <= KEEP_PACKED; way++) {
    keep_container_set_distribution(ui, bar, (keep_distribution)way);
    show();
  }
  keep_container_set(ui, bar, KEEP_CONTAINER_BIAS, 0.25);
  keep_stack_set_gap_after(ui, a, 33);
  keep_node_move_before(ui, c, a);
  show();
  keep_container_set_axis(ui, bar, KEEP_VERTICAL);
  keep_stack_set_align(ui, b, KEEP_ALIGN_END);
  keep_node_set_gone(ui, a, KEEP_GONE_FULLY);
  show();
  keep_container_get(ui, bar, KEEP_CONTAINER_BIAS);
  keep_member_get(ui, c, KEEP_MEMBER_WEIGHT);
  keep_node_container_kind(ui, bar);
  keep_member_set(ui, window, KEEP_MEMBER_WEIGHT, 1);
  show_error();
  keep_container_set_least(ui, bar, KEEP_LEAST_CONTENT);
  keep_member_set_least(ui, b, KEEP_LEAST_NOTHING);
  keep_member_set(ui, b, KEEP_MEMBER_MARGIN_TOP, 6);
  keep_member_set(ui, b, KEEP_MEMBER_MARGIN_FRACTION_LEFT, 0.125);
  keep_container_set(ui, bar, KEEP_CONTAINER_GAP_FRACTION, 0.25);
  keep_container_set(ui, bar, KEEP_CONTAINER_PADDING_FRACTION_TOP, 0.125);
  show();
  keep(bar, KEEP_HEIGHT, 40);
  show();
  for (size_t i = 0; i < keep_layout_unmet_count(ui); i++) {
    keep_layout_unmet_node(ui, i);
    keep_layout_unmet_constraint(ui, i);
    keep_layout_unmet_axis(ui, i);
    keep_layout_unmet_amount(ui, i);
  }
  const keep_stack chain = KEEP_STACK(KEEP_VERTICAL, .gap = 3, .align = KEEP_ALIGN_NONE);
  keep_node column = keep_stack_create(ui, window, &chain, NULL, 0);
  keep_node listed[] = {c, a};
  keep_node_set_listed(ui, column, listed, 2);
  keep_node_set_listed_value(ui, column, a, KEEP_MEMBER_WEIGHT, 2);
  keep_node_set_listed_value(ui, column, c, KEEP_MEMBER_WEIGHT, 1);
  show();
  for (size_t i = 0; i < keep_node_listed_count(ui, column); i++)
    keep_node_listed_value(ui, column, keep_node_listed(ui, column, i), KEEP_MEMBER_WEIGHT);
  keep_node_set_listed_value(ui, column, b, KEEP_MEMBER_WEIGHT, 1);
  show_error();
  keep_node_set_listed(ui, column, listed, 1);
  show();
  keep_layout_destroy(ui);
  return 0;
}
