/* Visual formats: rows and columns as strings, written back as their values are now. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(320, 200), label = make(window, "label");
  keep_node field = make(window, "field");
  keep_constraint made[12];
  keep_format row = keep_format_create(ui, "H:|-[label(60)]-8-[field(>=120)]-|", NULL,
                                       KEEP_FORMAT_ALIGN_TOP | KEEP_FORMAT_ALIGN_BOTTOM);
  keep_format column = keep_format_create(ui, "V:|~(>=8)~[field(32@high)]~(>=8)~|", NULL, 0);
  show();
  size_t count = keep_format_constraints(ui, row, made, 12);
  keep_constraint_set_value(ui, made[1], 75.5);
  keep_format_text(ui, row);
  keep_format_text(ui, column);
  keep_format_options(ui, row);
  keep_constraint_format(ui, made[count - 1]);
  keep_constraint_description(ui, made[2]);
  show();
  keep_format_destroy(ui, column);
  keep_format_text(ui, column);
  keep_format_create(ui, "H:|-[label]-[feld]-|", NULL, 0);
  show_error();
  keep_format_create(ui, "V:[label][field]", NULL, KEEP_FORMAT_ALIGN_TOP);
  show_error();
  (void)label, (void)field;
  show();
  keep_layout_destroy(ui);
  return 0;
}
