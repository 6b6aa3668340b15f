/* Variants: a card at three widths, and a menu below a button, or else above it. */
#include "chapter.h"

static void card(void) {
  keep_node window = open_window(500, 300), picture = make(window, "picture"),
            text = make(window, "text");
  keep_node_set_content_size(ui, picture, 80, 60);
  keep_node_set_content_size(ui, text, 100, 20);
  keep_stack row = KEEP_STACK(KEEP_HORIZONTAL, .gap = 10);
  keep_node both[] = {picture, text};
  keep_node stack = named(keep_stack_create(ui, window, &row, both, 2), "card");
  keep(stack, KEEP_HORIZONTAL_INSETS, 0);
  keep(stack, KEEP_TOP_INSET, 0);
  keep_node_add_variant(ui, stack, 400, 0, false);
  keep_node_add_variant(ui, stack, 150, 0, false);
  keep_node_add_variant(ui, stack, 0, 0, false);
  keep_node_vary_container(ui, stack, 1, stack, KEEP_CONTAINER_AXIS, KEEP_VERTICAL);
  keep_node_vary_member(ui, stack, 1, text, KEEP_MEMBER_ALIGN, KEEP_ALIGN_CENTER);
  keep_node_vary_gone(ui, stack, 2, picture, KEEP_GONE_FULLY);
  show();
  keep_node_variant(ui, stack);
  keep_node_set_size(ui, window, 300, 300);
  show();
  keep_node_variant(ui, stack);
  keep_container_get(ui, stack, KEEP_CONTAINER_AXIS);
  keep_node_set_size(ui, window, 120, 300);
  show();
  keep_node_variant_count(ui, stack);
  keep_node_clear_variants(ui, stack);
  show();
  keep_layout_destroy(ui);
  nodes = 0;
}

static keep_constraint across(keep_node below, keep_node above) {
  keep_term terms[] = {{below, KEEP_ANCHOR_TOP, 1}, {above, KEEP_ANCHOR_BOTTOM, -1}};
  return keep_constraint_create(ui, terms, 2, KEEP_EQUAL, 5, 700, true);
}

static void menu(void) {
  keep_node window = open_window(300, 200), button = make(window, "button"),
            menu = make(window, "menu");
  keep_node_keep_size(ui, button, 40, 20, KEEP_REQUIRED);
  keep_attribute top = keep(button, KEEP_TOP_INSET, 100);
  keep_node_set_content_size(ui, menu, 100, 60);
  keep_attribute_set_min(ui, keep_node_attribute(ui, menu, KEEP_INSETS), 0, KEEP_REQUIRED);
  keep_node_add_variant(ui, menu, 0, 0, true);
  keep_node_add_variant(ui, menu, 0, 0, true);
  keep_constraint below = across(menu, button), above = across(button, menu);
  keep_constraint_set_variant(ui, below, menu, 0);
  keep_constraint_set_variant(ui, above, menu, 1);
  keep_constraint_set_variant(ui, above, menu, 2);
  keep_layout_error_message(ui);
  keep_layout_clear_error(ui);
  show();
  keep_attribute_set_equal(ui, top, 150, KEEP_REQUIRED);
  show();
  keep_constraint_variant_node(ui, above);
  keep_constraint_variant(ui, above);
  keep_constraint_is_active(ui, below);
  keep_layout_destroy(ui);
}

int main(void) {
  card();
  menu();
  return 0;
}
