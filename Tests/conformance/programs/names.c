/* Names in any language, of nodes, attributes and constraints, and the sentences that have them. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(200, 200), a = make(window, "título"),
            b = make(window, "标题 \"x\"\n");
  keep_attribute width = keep(a, KEEP_WIDTH, 40.125);
  keep_attribute gap = keep_to(b, KEEP_TOP_OFFSET, a, 1e-7);
  keep_node_name(ui, b);
  keep_attribute_set_name(ui, width, "largeur");
  keep_attribute_name(ui, width);
  keep_attribute_description(ui, width);
  keep_attribute_description(ui, gap);
  keep_constraint_description(ui, keep_attribute_constraint(ui, width, KEEP_EQUAL));
  keep_node_set_name(ui, a, NULL);
  keep_attribute_description(ui, gap);
  keep_node_name(ui, a);
  keep_node_find(ui, window, "标题 \"x\"\n");
  char much[300];
  for (size_t i = 0; i < sizeof much; i++)
    much[i] = 'n';
  much[299] = 0;
  keep_node_set_name(ui, a, much);
  show_error();
  keep_layout_destroy(ui);
  return 0;
}
