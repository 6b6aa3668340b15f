/* Arrays of nothing, by NULL and by a pointer: calls succeed and do nothing.
 * Linked as any program: cc empty_arrays.c $(pkg-config --cflags --libs keeplayout) -lm
 */
#include "check.h"

static keep_layout *ui;
static keep_node window;

/* What is there is nothing that may be read: handles of no layout. */
static void test_nodes(keep_node *nodes, keep_rect *frames) {
  keep_insets insets = {1, 1, 1, 1};
  CHECK_OK(keep_layout_create_nodes(ui, nodes, nodes, 0));
  CHECK_OK(keep_layout_frames(ui, nodes, frames, 0, KEEP_FRAME_IN_PARENT));
  CHECK_OK(keep_layout_frames(ui, nodes, frames, 0, KEEP_FRAME_IN_ROOT));
  CHECK_OK(keep_layout_frames(ui, nodes, frames, 0, KEEP_FRAME_SNAPPED));
  CHECK_OK(keep_layout_frames(ui, nodes, frames, 0, KEEP_FRAME_SNAPPED_IN_ROOT));
  CHECK_OK(keep_layout_frames(ui, nodes, frames, 0, KEEP_FRAME_PRESENTED));
  CHECK_OK(keep_layout_frames(ui, nodes, frames, 0, KEEP_FRAME_PRESENTED_IN_ROOT));
  CHECK_OK(keep_nodes_set(ui, nodes, 0, KEEP_WIDTH, KEEP_NO_NODE, KEEP_EQUAL, 1, 1));
  CHECK_OK(keep_nodes_set_between(ui, nodes, 0, KEEP_LEFT_OFFSET, KEEP_EQUAL, 1, 1));
  CHECK_OK(keep_nodes_distribute(ui, nodes, 0, KEEP_LEFT_OFFSET, 1));
  CHECK_OK(keep_nodes_keep_size(ui, nodes, 0, 1, 1, 1));
  CHECK_OK(keep_nodes_keep_insets(ui, nodes, 0, KEEP_INSETS, insets, 1));
  CHECK_OK(keep_nodes_keep_center(ui, nodes, 0, 0.5, 0.5, 1));
  CHECK_OK(keep_nodes_set_resistance(ui, nodes, 0, KEEP_HORIZONTAL, KEEP_HUGGING, 1));
  CHECK_OK(keep_nodes_set_resistance(ui, nodes, 0, KEEP_HORIZONTAL, KEEP_COMPRESSION, 1));
}

static void test_groups(const keep_node *nodes, const keep_attribute *attributes) {
  keep_attribute groups[] = {
      keep_group_create(ui, attributes, 0),
      keep_nodes_attribute(ui, nodes, 0, KEEP_WIDTH),
      keep_nodes_attribute_to(ui, nodes, 0, KEEP_LEFT_OFFSET, window),
      keep_nodes_attribute_between(ui, nodes, 0, KEEP_LEFT_OFFSET),
  };
  for (size_t i = 0; i < 4; i++) {
    CHECK(groups[i].id != 0 && keep_attribute_members(ui, groups[i], NULL, 0) == 0);
    CHECK_OK(keep_attribute_set_equal(ui, groups[i], 5, KEEP_REQUIRED));
  }
  CHECK_OK(keep_layout_set_values(ui, attributes, NULL, NULL, NULL, 0));
}

/* A sum of nothing is a mistake more often than not, as it has no node to belong to. */
static void test_lists(const keep_term *terms, const keep_applied *list, const char *const *texts) {
  size_t made = 1;
  CHECK_OK(keep_node_apply(ui, window, list, 0, NULL, 0));
  CHECK_OK(keep_equations_create(ui, texts, NULL, 0, NULL, NULL, 0, &made));
  CHECK(made == 0 && keep_layout_error(ui) == KEEP_OK);
  CHECK(keep_constraint_create(ui, terms, 0, KEEP_EQUAL, 0, KEEP_REQUIRED, true).id == 0);
  CHECK(keep_layout_error(ui) == KEEP_ERROR_INVALID_ARGUMENT);
  keep_layout_clear_error(ui);
}

static void test_solver(keep_variable *variables, double *numbers, keep_row *rows) {
  keep_solver *solver = keep_solver_create();
  keep_row row = {0};
  CHECK_OK(keep_solver_add_variables(solver, numbers, 0, variables));
  CHECK_OK(keep_solver_add_rows(solver, 0, NULL, variables, numbers, NULL, numbers, numbers,
                                numbers, rows));
  CHECK_OK(keep_solver_remove_rows(solver, rows, 0));
  CHECK_OK(keep_solver_set_constants(solver, rows, numbers, 0));
  CHECK_OK(keep_solver_values(solver, variables, numbers, 0));
  CHECK_OK(keep_solver_add_row(solver, variables, numbers, 0, KEEP_EQUAL, 0, 1, 1, &row));
  CHECK(row.id != 0 && keep_solver_terms(solver, row, NULL, NULL, 0) == 0);
  CHECK_OK(keep_solver_solve(solver));
  keep_solver_destroy(solver);
}

int main(void) {
  ui = keep_layout_create();
  window = keep_node_create(ui, KEEP_NO_NODE);
  keep_node nodes[] = {{77}};
  keep_rect frames[1] = {{0, 0, 0, 0}};
  keep_attribute attributes[] = {{77}};
  keep_term terms[] = {{{77}, (keep_anchor)77, 77}};
  keep_applied list[] = {{KEEP_APPLY((keep_anchor)77, 77)}};
  const char *texts[] = {"nonsense"};
  keep_variable variables[] = {{77}};
  keep_row rows[] = {{77}};
  double numbers[] = {NAN};
  test_nodes(NULL, NULL);
  test_nodes(nodes, frames);
  test_groups(NULL, NULL);
  test_groups(nodes, attributes);
  test_lists(NULL, NULL, NULL);
  test_lists(terms, list, texts);
  test_solver(NULL, NULL, NULL);
  test_solver(variables, numbers, rows);
  CHECK(keep_layout_error(ui) == KEEP_OK && keep_layout_node_count(ui) == 1);
  keep_layout_destroy(ui);
  return 0;
}
