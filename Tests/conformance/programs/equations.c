/* Equation strings: names, chains, metrics, priorities; and what is said of those with faults. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(300, 200), a = make(window, "a"), b = make(window, "b");
  keep_equation_create(ui, "a.left == window.left + 10", NULL);
  keep_equation_create(ui, "50 <= a.width <= window.width / 2 @ 750", NULL);
  keep_equation_create(ui, "b.leading >= a.trailing + 2 * (3 + 1)", NULL);
  const char *const names[] = {"first", "second"}, *const metrics[] = {"gap", "wide"};
  const keep_node called[] = {a, b};
  const double values[] = {7.5, 120};
  keep_equation_context context =
      KEEP_EQUATION_CONTEXT(.names = names, .nodes = called, .name_count = 2, .metrics = metrics,
                            .values = values, .metric_count = 2, .priority = KEEP_HIGH);
  const char *const texts[] = {"first.width == wide", "// nothing",
                               "second.top == superview.top + gap",
                               "second.height == first.width == 40 @ low"};
  keep_constraint made[8];
  size_t count;
  keep_equations_create(ui, texts, NULL, COUNT(texts), &context, made, 8, &count);
  show();
  keep_constraint_equation(ui, made[0]);
  keep_constraint_description(ui, made[1]);
  const char *const wrong[] = {"first.lefft == 3",
                               "first.width == ",
                               "first.width == 3 @ 2000",
                               "c.width == 1",
                               "first.width * second.width == 2",
                               "second.height == 30"};
  context.skips_faults = true;
  keep_equations_create(ui, wrong, NULL, COUNT(wrong), &context, made, 8, &count);
  for (size_t i = 0; i < keep_equation_fault_count(ui); i++) {
    keep_equation_fault_at(ui, i);
    keep_equation_fault_description(ui, i);
  }
  keep_equation_create(ui, "a.width ==\n  b.hight", NULL);
  show_error();
  show();
  keep_layout_destroy(ui);
  return 0;
}
