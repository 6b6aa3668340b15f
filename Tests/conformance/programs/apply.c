/* Lists that replace what they contradict; conditions, contexts, and what is asked again at a reload. */
#include "chapter.h"

static int is_wide(keep_layout *layout, keep_node node, const keep_context *context, void *data) {
  (void)layout, (void)node, (void)data;
  return context->horizontal == KEEP_SIZE_CLASS_REGULAR;
}

static int fails(keep_layout *layout, keep_node node, const keep_context *context, void *data) {
  (void)layout, (void)node, (void)context, (void)data;
  return -1;
}

int main(void) {
  keep_node window = open_window(400, 300), a = make(window, "a"), b = make(window, "b");
  const double edges[] = {1, 2, 3, 4};
  keep_constraint made[8];
  const keep_applied first[] = {
      {KEEP_APPLY_COMPOUND(KEEP_COMPOUND_EDGES, 0), .parts = edges},
      {KEEP_APPLIED(KEEP_ANCHOR_WIDTH, KEEP_AT_MOST, 1, 250, KEEP_HIGH)},
  };
  keep_node_apply(ui, a, first, COUNT(first), made, 8);
  const keep_applied second[] = {
      {KEEP_APPLY(KEEP_ANCHOR_LEFT, 8), .to = a, .when = is_wide},
      {KEEP_APPLY(KEEP_ANCHOR_TOP, 8), .to = a},
      {KEEP_APPLY_COMPOUND(KEEP_COMPOUND_SIZE, 44)},
  };
  keep_node_apply(ui, b, second, COUNT(second), NULL, 0);
  show();
  keep_layout_set_context(ui, (keep_context){.horizontal = KEEP_SIZE_CLASS_REGULAR});
  keep_layout_reload(ui);
  show();
  const keep_applied replacing[] = {{KEEP_APPLY(KEEP_ANCHOR_LEFT, 30)},
                                    {KEEP_APPLY(KEEP_ANCHOR_WIDTH, 100)}};
  keep_node_apply(ui, a, replacing, COUNT(replacing), made, 8);
  show();
  keep_node_applied(ui, a, made, 8);
  keep_node_set_context(ui, b, &(keep_context){.horizontal = KEEP_SIZE_CLASS_COMPACT});
  keep_node_context(ui, b);
  keep_node_reload(ui, b);
  show();
  const keep_applied failing[] = {{KEEP_APPLY(KEEP_ANCHOR_TOP, 9), .when = fails}};
  keep_node_apply(ui, a, failing, 1, NULL, 0);
  show_error();
  keep_node_clear_applied(ui, a);
  show();
  keep_layout_destroy(ui);
  return 0;
}
