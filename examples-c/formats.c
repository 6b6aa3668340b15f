/* A dialog as it looks: a visual format for each row and column. A gap changes in place, and the format is
 * written with it; a format with a fault is shown with its place.
 *
 *     formats [picture.svg]
 */
#include "picture.h"

enum { VIEWS = 5 };

int main(int count, char **arguments) {
  keep_layout *ui = keep_layout_create();
  keep_node window = keep_node_create(ui, KEEP_NO_NODE), nodes[VIEWS];
  const char *names[VIEWS] = {"icon", "title", "body", "cancel", "save"};
  keep_node_set_size(ui, window, 360, 220);
  for (int k = 0; k < VIEWS; k++) {
    nodes[k] = keep_node_create(ui, window);
    keep_node_set_name(ui, nodes[k], names[k]);
  }

  const char *metric = "edge";
  const double edge = 16;
  const keep_equation_context views =
      KEEP_EQUATION_CONTEXT(.names = names, .nodes = nodes, .name_count = VIEWS, .metrics = &metric,
                            .values = &edge, .metric_count = 1);
  const uint32_t same_height = KEEP_FORMAT_ALIGN_TOP | KEEP_FORMAT_ALIGN_BOTTOM;
  keep_format_create(ui, "V:|-edge-[title(48)]-[body(>=40)]-[save(32)]-edge-|", &views, 0);
  keep_format_create(ui, "H:|-edge-[icon(48)]-12-[title]-edge-|", &views, same_height);
  keep_format_create(ui, "H:|-edge-[body]-edge-|", &views, 0);
  keep_format buttons =
      keep_format_create(ui, "H:[cancel(save)]-[save(>=88,88@low)]-edge-|", &views, same_height);

  keep_constraint all[4]; /* cancel's size, the gap, save's size, the edge, then alignments */
  keep_format_constraints(ui, buttons, all, 4);
  keep_constraint_set_value(ui, all[1], 20);
  printf("%s\n", keep_format_text(ui, buttons));
  printf("%s\n", keep_constraint_description(ui, all[1]));

  if (keep_format_create(ui, "H:|-[boddy]-|", &views, 0).id == 0)
    printf("%s\n", keep_equation_fault_description(ui, 0));
  keep_layout_clear_error(ui);

  keep_layout_solve(ui);
  picture p = picture_begin(count > 1 ? arguments[1] : NULL, 400, 260);
  picture_rect(&p, keep_node_frame(ui, window), 8, PAPER);
  for (int k = 0; k < VIEWS; k++) {
    keep_rect r = keep_node_frame(ui, nodes[k]);
    printf("%-7s%8g%8g%8g%8g\n", names[k], r.x, r.y, r.width, r.height);
    picture_node(&p, ui, nodes[k], k == 4 ? BLUE : SKY, names[k]);
  }
  return picture_end(&p, ui);
}
