/* Why a value is what it is, and what keeps a soft constraint from being met. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(240, 80), icon = make(window, "icon"),
            title = make(window, "title");
  keep_constraint by[8];
  double factors[8], rest;
  keep(icon, KEEP_LEFT_INSET, 12);
  keep(icon, KEEP_WIDTH, 40);
  keep_to(title, KEEP_LEFT_OFFSET, icon, 8);
  keep(title, KEEP_RIGHT_INSET, 12);
  keep_attribute width = keep_node_attribute(ui, title, KEEP_WIDTH);
  keep_attribute_set_equal(ui, width, 200, KEEP_HIGH);
  show();
  keep_attribute_explanation(ui, width, by, factors, 8, &rest);
  keep_attribute_why(ui, width);
  keep_attribute_measured(ui, width);
  keep_constraint soft = keep_attribute_constraint(ui, width, KEEP_EQUAL);
  keep_constraint_binding(ui, soft, by, factors, 8);
  keep_constraint_why(ui, soft);
  keep_constraint_violation(ui, soft);
  keep_constraint line =
      keep_equation_create(keep_layout_at(ui, "form.c", 42), "title.top == 3", NULL);
  keep_constraint_line(ui, line);
  keep_constraint_file(ui, line);
  keep_constraint_why(ui, line);
  keep_layout_destroy(ui);
  return 0;
}
