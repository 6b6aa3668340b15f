/* A conflict and the answers to "why": what contradicts what, what would resolve it, and why a value
 * is what it is. The picture is the library's own drawing. */
#include <keeplayout.h>
#include <stdio.h>

static void set(keep_layout *ui, keep_attribute attribute, double value, double priority) {
  keep_attribute_set_equal(ui, attribute, value, priority);
}

int main(int count, char **arguments) {
  keep_layout *ui = keep_layout_create();
  keep_node window = keep_node_create(ui, KEEP_NO_NODE);
  keep_node icon = keep_node_create(ui, window), title = keep_node_create(ui, window);
  keep_node_set_name(ui, window, "window");
  keep_node_set_name(ui, icon, "icon"), keep_node_set_name(ui, title, "title");
  keep_node_set_size(ui, window, 240, 80);

  set(ui, keep_node_attribute(ui, icon, KEEP_LEFT_INSET), 12, KEEP_REQUIRED);
  set(ui, keep_node_attribute(ui, icon, KEEP_VERTICAL_CENTER), 0.5, KEEP_REQUIRED);
  set(ui, keep_node_attribute(ui, icon, KEEP_WIDTH), 40, KEEP_REQUIRED);
  set(ui, keep_node_attribute(ui, icon, KEEP_ASPECT_RATIO), 1, KEEP_REQUIRED);
  set(ui, keep_node_attribute_to(ui, title, KEEP_LEFT_OFFSET, icon), 8, KEEP_REQUIRED);
  set(ui, keep_node_attribute(ui, title, KEEP_RIGHT_INSET), 12, KEEP_REQUIRED);
  set(ui, keep_node_attribute(ui, title, KEEP_VERTICAL_INSETS), 12, KEEP_REQUIRED);

  /* Less than it would like to be: a soft constraint that is not met is no conflict. */
  keep_attribute width = keep_node_attribute(ui, title, KEEP_WIDTH);
  set(ui, width, 200, KEEP_HIGH);
  keep_layout_solve(ui);
  printf("%s\n", keep_attribute_why(ui, width));
  printf("%s\n", keep_constraint_why(ui, keep_attribute_constraint(ui, width, KEEP_EQUAL)));

  /* At least 180 as well: that cannot be. */
  keep_attribute_set_min(ui, width, 180, KEEP_REQUIRED);
  keep_layout_solve(ui);
  for (size_t k = 0; k < keep_layout_conflict_count(ui); k++)
    printf("%s\n", keep_layout_conflict_report(ui, k));

  FILE *file = count > 1 ? fopen(arguments[1], "w") : NULL;
  if (file) {
    fputs(keep_layout_svg(ui, KEEP_NO_NODE, NULL), file);
    fclose(file);
  }
  int failed = keep_layout_error(ui) != KEEP_OK;
  if (failed)
    fprintf(stderr, "%s\n", keep_layout_error_message(ui));
  keep_layout_destroy(ui);
  return failed;
}
