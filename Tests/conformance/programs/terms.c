/* Sums of anchors: two, four, none; changed in place, uninstalled, removed; a capture of what is made. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(300, 200), a = make(window, "a"), b = make(window, "b");
  keep_constraint made[8];
  double constant;
  keep_relation relation;
  keep_term terms[4];
  keep_capture_begin(ui);
  keep_node_constrain(ui, a, KEEP_ANCHOR_LEFT, KEEP_EQUAL, window, KEEP_ANCHOR_LEFT, 1, 12, 1000,
                      true);
  keep_node_constrain(ui, a, KEEP_ANCHOR_WIDTH, KEEP_EQUAL, window, KEEP_ANCHOR_WIDTH, 1.0 / 3, 0,
                      KEEP_HIGH, true);
  keep_constraint gap = keep_node_constrain(ui, b, KEEP_ANCHOR_LEFT, KEEP_AT_LEAST, a,
                                            KEEP_ANCHOR_RIGHT, 1, 8, KEEP_REQUIRED, true);
  keep_capture_constraints(ui, made, 8);
  keep_capture_end(ui);
  const keep_term sum[] = {{a, KEEP_ANCHOR_LEFT, 1},
                           {window, KEEP_ANCHOR_LEFT, -1},
                           {b, KEEP_ANCHOR_RIGHT, 2},
                           {window, KEEP_ANCHOR_RIGHT, -2}};
  keep_constraint both = keep_constraint_create(ui, sum, 4, KEEP_EQUAL, -40, KEEP_REQUIRED, true);
  keep_constraint_set_name(ui, both, "sides");
  show();
  keep_constraint_terms(ui, both, &relation, &constant, terms, 4);
  keep_constraint_set_value(ui, gap, 20.5);
  keep_constraint_set_relation(ui, gap, KEEP_EQUAL);
  keep_constraint_set_coefficient(ui, both, 2, 1);
  keep_constraint_set_coefficient(ui, both, 3, -1);
  show();
  keep_constraint_description(ui, both);
  keep_constraint_equation(ui, both);
  keep_constraint_source(ui, gap);
  keep_constraint_relation(ui, gap);
  keep_constraint_value(ui, gap);
  keep_constraint_attribute(ui, gap);
  keep_constraint_node(ui, both);
  keep_constraint_set_installed(ui, both, false);
  keep_constraint_is_active(ui, both);
  show();
  keep_constraint_remove(ui, gap);
  keep_constraint_is_installed(ui, gap);
  show();
  keep_node_constrain(ui, a, KEEP_ANCHOR_LEFT, KEEP_EQUAL, b, KEEP_ANCHOR_TOP, 1, 0, 1000, true);
  show_error();
  keep_layout_destroy(ui);
  return 0;
}
