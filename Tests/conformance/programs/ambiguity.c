/* What could be otherwise: degrees of freedom, ranges, what would determine it, and an exercise. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(300, 100), label = make(window, "label"),
            box = make(window, "box");
  keep_attribute free_[16];
  double least[16], most[16];
  bool determining[16];
  keep(label, KEEP_RIGHT_INSET, 10);
  keep(label, KEEP_VERTICAL_INSETS, 0);
  keep(box, KEEP_INSETS, 0);
  show();
  keep_layout_freedom(ui);
  keep_layout_ambiguous(ui, free_, least, most, determining, 16);
  keep_layout_ambiguity(ui);
  keep_layout_exercise(ui, 1);
  show();
  keep_layout_exercise(ui, 0);
  keep(label, KEEP_WIDTH, 60);
  show();
  keep_layout_freedom(ui);
  keep_layout_ambiguity(ui);
  keep_layout_destroy(ui);
  return 0;
}
