/* Conflicts: which constraints cannot all be, which is violated, why it, and what would resolve it. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(320, 100), icon = make(window, "icon"),
            title = make(window, "title");
  keep_constraint in[8];
  double corrections[8];
  keep(icon, KEEP_LEFT_INSET, 12);
  keep(icon, KEEP_WIDTH, 40);
  keep_to(title, KEEP_LEFT_OFFSET, icon, 8);
  keep(title, KEEP_RIGHT_INSET, 12);
  keep_attribute width = keep(title, KEEP_WIDTH, 300);
  keep_equation_create(ui, "icon.height >= 30", NULL);
  keep_equation_create(ui, "icon.height <= 20", NULL);
  show();
  size_t count = keep_layout_conflict_count(ui);
  for (size_t i = 0; i < count; i++) {
    keep_layout_conflict(ui, i, in, 8);
    keep_layout_conflict_description(ui, i);
    keep_layout_conflict_report(ui, i);
    keep_layout_conflict_reason(ui, i);
    keep_layout_conflict_corrections(ui, i, corrections, 8);
    keep_layout_conflict_is_repeat(ui, i);
  }
  keep_attribute_set_equal(ui, width, 248, KEEP_REQUIRED);
  show();
  keep_layout_conflict_text(ui, 9, KEEP_TEXT_REPORT);
  show_error();
  keep_layout_destroy(ui);
  return 0;
}
