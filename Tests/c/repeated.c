/* What is done again and again, and each time leaves the layout as it was, keeps no memory. Tables grow
 * in steps, but a block of the heap is 32 bytes at least: of the last 2000 times each has kept fewer than
 * 16. And what a large transaction needs to be taken back is given back at its end.
 */
#include "check.h"
#include "heap.h"

static keep_layout *ui;
static keep_solver *solver;
static keep_node window, box, label;
static keep_attribute width, gap, both;

static int is_regular(keep_layout *layout, keep_node node, const keep_context *context,
                      void *data) {
  (void)layout, (void)node, (void)data;
  return context->horizontal == KEEP_SIZE_CLASS_REGULAR;
}

static int has_no_answer(keep_layout *layout, keep_node node, const keep_context *context,
                         void *data) {
  (void)layout, (void)node, (void)context, (void)data;
  return -1;
}

static double measure(keep_layout *layout, keep_node node, double length, void *data) {
  (void)layout, (void)data, (void)node;
  return 400 / (length + 20);
}

static double curve(double t, void *data) {
  (void)data;
  return t;
}

static void complete(keep_layout *layout, keep_animation animation, bool finished, void *data) {
  (void)layout, (void)animation, (void)finished, (void)data;
}

static void forget(void *data) { (void)data; }

/* ---- What is done ------------------------------------------------------------------------------ */

static void apply(void) {
  double parts[] = {25, 10};
  keep_applied list[] = {
      {KEEP_APPLY(KEEP_ANCHOR_LEFT, 10)},
      {KEEP_APPLY_COMPOUND(KEEP_COMPOUND_SIZE, 0), .parts = parts},
      {KEEP_APPLY(KEEP_ANCHOR_TOP, 10), .when = is_regular, .destroy = forget},
  };
  CHECK_OK(keep_node_apply(ui, label, list, 3, NULL, 0));
}

static void apply_what_is_refused(void) {
  keep_applied list[] = {
      {KEEP_APPLY(KEEP_ANCHOR_LEFT, 10), .when = is_regular, .destroy = forget},
      {KEEP_APPLY(KEEP_ANCHOR_TOP, 10), .when = has_no_answer, .destroy = forget},
  };
  CHECK(keep_node_apply(ui, label, list, 2, NULL, 0) == KEEP_ERROR_STATE);
  list[1].value = NAN;
  CHECK(keep_node_apply(ui, label, list, 2, NULL, 0) == KEEP_ERROR_INVALID_ARGUMENT);
}

static void reload(void) {
  keep_context context = {.horizontal = KEEP_SIZE_CLASS_REGULAR};
  CHECK_OK(keep_layout_set_context(ui, context));
  CHECK_OK(keep_node_set_context(ui, box, &context));
  CHECK_OK(keep_layout_reload(ui));
  CHECK_OK(keep_node_set_context(ui, box, NULL));
  CHECK_OK(keep_node_reload(ui, label));
  CHECK_OK(keep_node_clear_applied(ui, label));
}

static void set_values(void) {
  CHECK_OK(keep_attribute_set_min(ui, both, 3, KEEP_LOW));
  CHECK_OK(keep_attribute_set_equal_to(ui, both, width, 0.5, 1, KEEP_LOW));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_OK(keep_attribute_set_name(ui, gap, "gap"));
  CHECK_OK(keep_attribute_set_name(ui, gap, ""));
  CHECK_OK(keep_attribute_set_gone_value(ui, gap, 3));
  CHECK_OK(keep_node_set_gone(ui, box, true));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_OK(keep_node_set_gone(ui, box, false));
  CHECK_OK(keep_attribute_clear(ui, both));
  CHECK(keep_attribute_set_min(ui, both, INFINITY, KEEP_LOW) == KEEP_ERROR_INVALID_ARGUMENT);
}

static void make_constraints(void) {
  const char *bad[] = {"left >", "title.width = 3"};
  keep_constraint made[3];
  CHECK_OK(keep_capture_begin(ui));
  CHECK_OK(
      keep_node_add_rule(ui, box, KEEP_LEFT_ALIGN, label, KEEP_AT_LEAST, 3, KEEP_LOW, &made[0]));
  made[1] = keep_node_constrain(ui, box, KEEP_ANCHOR_TOP, KEEP_EQUAL, KEEP_NO_NODE, KEEP_ANCHOR_TOP,
                                1, 5, KEEP_LOW, true);
  made[2] = keep_equation_create(ui, "label.left >= box.left * 2 + 10 @ low", NULL);
  CHECK(keep_capture_constraints(ui, NULL, 0) == 3);
  CHECK_OK(keep_capture_end(ui));
  CHECK(keep_equations_create(ui, bad, NULL, 2, NULL, NULL, 0, NULL) ==
        KEEP_ERROR_INVALID_ARGUMENT);
  CHECK_OK(keep_layout_solve(ui));
  for (size_t i = 0; i < COUNT(made); i++)
    CHECK_OK(keep_constraint_remove(ui, made[i]));
}

static void make_nodes(void) {
  keep_node nodes[3];
  CHECK_OK(keep_layout_create_nodes(ui, (keep_node[]){box, box, window}, nodes, 3));
  CHECK_OK(keep_node_set_name(ui, nodes[0], "a name that is longer than some others are"));
  CHECK_OK(keep_nodes_set_between(ui, nodes, 2, KEEP_WIDTH, KEEP_EQUAL, 1, KEEP_LOW));
  CHECK_OK(keep_nodes_distribute(ui, nodes, 3, KEEP_TOP_OFFSET, KEEP_LOW));
  CHECK_OK(keep_node_set_margins(ui, nodes[0], (keep_insets){1, 2, 3, 4}, false));
  CHECK_OK(keep_node_set_measure(ui, nodes[1], KEEP_VERTICAL, measure, NULL, forget));
  CHECK_OK(keep_node_set_autoresizing(ui, nodes[2], KEEP_FLEXIBLE_WIDTH, (keep_rect){1, 2, 30, 40},
                                      (keep_size){NAN, NAN}));
  CHECK(keep_node_guide(ui, nodes[0], KEEP_GUIDE_SAFE).id != 0);
  CHECK_OK(keep_group_destroy(ui, keep_nodes_attribute(ui, nodes, 3, KEEP_INSETS)));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_OK(keep_node_move(ui, nodes[1], nodes[0]));
  CHECK_OK(keep_layout_solve(ui));
  for (size_t i = 0; i < COUNT(nodes); i++)
    if (keep_node_is_valid(ui, nodes[i]))
      CHECK_OK(keep_node_destroy(ui, nodes[i]));
}

static void group(void) {
  keep_attribute all = keep_group_create(ui, (keep_attribute[]){both, gap, width}, 3);
  CHECK_OK(keep_attribute_set_name(ui, all, "all"));
  CHECK_OK(keep_group_destroy(ui, all));
  keep_atomic atomic = keep_atomic_begin(ui);
  CHECK_OK(keep_attribute_set_min(ui, both, 4, KEEP_LOW));
  CHECK_OK(keep_atomic_end(ui));
  CHECK_OK(keep_atomic_deactivate(ui, atomic));
  CHECK_OK(keep_atomic_activate(ui, atomic));
  CHECK_OK(keep_atomic_deactivate(ui, atomic));
  CHECK_OK(keep_atomic_destroy(ui, atomic));
}

static void take_back(void) {
  CHECK_OK(keep_layout_begin(ui));
  apply();
  set_values();
  make_constraints();
  make_nodes();
  CHECK_OK(keep_layout_rollback(ui));
}

static void refuse(void) {
  CHECK_OK(keep_layout_set_conflict_policy(ui, KEEP_CONFLICTS_REFUSED));
  CHECK_OK(keep_attribute_set_min(ui, width, 2000, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_max(ui, width, 1000, KEEP_REQUIRED));
  CHECK(keep_layout_solve(ui) == KEEP_ERROR_CONFLICT);
  CHECK(keep_layout_conflict_report(ui, 0)[0] != 0);
  CHECK_OK(keep_layout_set_conflict_policy(ui, KEEP_CONFLICTS_REPORTED));
}

static void animate(void) {
  keep_animation animation = keep_animation_begin(ui, KEEP_NO_NODE, 1, 0.5);
  CHECK_OK(keep_animation_set_function(ui, animation, curve, NULL, forget));
  CHECK_OK(keep_animation_set_completion(ui, animation, complete, NULL, forget));
  CHECK_OK(keep_attribute_set_equal(ui, width, 60, KEEP_REQUIRED));
  CHECK_OK(keep_animation_commit(ui));
  CHECK_OK(keep_layout_advance(ui, 1, NULL));
  CHECK_OK(keep_animation_finish(ui, animation));
  CHECK_OK(keep_attribute_set_equal(ui, width, 50, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
}

static void animate_solved(void) {
  keep_animation animation = keep_animation_begin(ui, KEEP_NO_NODE, 1, 0);
  CHECK_OK(keep_animation_set_motion(ui, animation, KEEP_MOVE_VALUES));
  CHECK_OK(keep_attribute_set_equal(ui, width, 60, KEEP_REQUIRED));
  CHECK_OK(keep_animation_commit(ui));
  CHECK_OK(keep_layout_advance(ui, 0.5, NULL));
  CHECK_OK(keep_animation_cancel(ui, animation));
  CHECK_OK(keep_attribute_set_equal(ui, width, 50, KEEP_REQUIRED));
  CHECK_OK(keep_layout_advance(ui, 1, NULL));
}

static void ask(void) {
  double least, most;
  keep_size size;
  CHECK(keep_attribute_why(ui, width)[0] != 0);
  CHECK(keep_attribute_description(ui, gap)[0] != 0);
  CHECK(keep_layout_report(ui)[0] != 0);
  CHECK(keep_layout_svg(ui, KEEP_NO_NODE, NULL)[0] != 0);
  CHECK(keep_layout_freedom(ui) > 0);
  CHECK_OK(keep_attribute_range(ui, width, 0, &least, &most));
  CHECK_OK(
      keep_node_fitting_size(ui, window, (keep_size){0, 0}, KEEP_FITTING, KEEP_FITTING, &size));
  CHECK_OK(keep_layout_exercise(ui, 1));
  CHECK_OK(keep_layout_exercise(ui, 0));
  keep_layout_changes(ui, NULL, NULL, 0);
  keep_layout_presented_changes(ui, NULL, NULL, 0);
}

static void read_back(void) {
  keep_layout *other = keep_layout_create();
  CHECK_OK(keep_layout_read_document(other, keep_layout_document(ui)));
  keep_layout_destroy(other);
  other = keep_layout_create();
  CHECK(keep_layout_read_document(other, "keeplayout 1\nnode 1 \"a\"\n  width >= 1 @0\n") ==
        KEEP_ERROR_INVALID_ARGUMENT);
  keep_layout_destroy(other);
}

static void make_a_solver(void) {
  keep_solver *one = keep_solver_create();
  keep_variable variables[2];
  keep_row rows[2];
  CHECK(keep_solver_add_variables(one, NULL, 2, variables) == KEEP_OK);
  for (size_t i = 0; i < COUNT(rows); i++)
    CHECK(keep_solver_add_row(one, variables, (double[]){1, -1}, 2, KEEP_AT_LEAST, 3, 1000, 1,
                              &rows[i]) == KEEP_OK);
  CHECK(keep_solver_begin(one) == KEEP_OK);
  CHECK(keep_solver_set_constant(one, rows[0], 5) == KEEP_OK);
  CHECK(keep_solver_set_coefficient(one, rows[1], variables[0], 2) == KEEP_OK);
  CHECK(keep_solver_rollback(one) == KEEP_OK);
  CHECK(keep_solver_remove_row(one, rows[0]) == KEEP_OK);
  CHECK(keep_solver_solve(one) == KEEP_OK);
  keep_solver_destroy(one);
}

/* Each time of other constraints. */
static void contradict(void) {
  keep_node node = keep_node_create(ui, box);
  keep_attribute height = keep_node_attribute(ui, node, KEEP_HEIGHT);
  CHECK_OK(keep_attribute_set_min(keep_layout_at(ui, "repeated.c", 1), height, 2, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_max(ui, height, 1, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  CHECK(keep_layout_conflict_count(ui) == 1 && !keep_layout_conflict_is_repeat(ui, 0));
  CHECK(keep_layout_conflict_log(ui, 0)[0] != 0);
  CHECK_OK(keep_node_destroy(ui, node));
  CHECK_OK(keep_layout_solve(ui));
}

static void turn_around(void) {
  CHECK_OK(keep_layout_set_direction(ui, KEEP_RIGHT_TO_LEFT));
  CHECK_OK(keep_node_set_safe_area(ui, window, (keep_insets){20, 0, 10, 0}));
  CHECK_OK(keep_node_set_inherits_margins(ui, box, true));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_OK(keep_layout_set_direction(ui, KEEP_LEFT_TO_RIGHT));
  CHECK_OK(keep_layout_set_scale(ui, 3));
  CHECK_OK(keep_node_move(ui, label, box));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_OK(keep_node_move(ui, label, window));
  CHECK_OK(keep_layout_solve(ui));
}

static void use_the_solver(void) {
  keep_variable variables[3];
  keep_row rows[3];
  CHECK(keep_solver_add_variables(solver, NULL, 3, variables) == KEEP_OK);
  CHECK(keep_solver_begin(solver) == KEEP_OK);
  for (size_t i = 0; i < COUNT(rows); i++)
    CHECK(keep_solver_add_row(solver, variables, (double[]){1, (double)i / 3, -1}, 3, KEEP_AT_LEAST,
                              (double)i, i ? 1000 : 250, 1, &rows[i]) == KEEP_OK);
  CHECK(keep_solver_commit(solver) == KEEP_OK);
  CHECK(keep_solver_set_relation(solver, rows[0], KEEP_EQUAL) == KEEP_OK);
  CHECK(keep_solver_solve(solver) == KEEP_OK);
  CHECK(keep_solver_freedom(solver) <= 3);
  CHECK(keep_solver_begin(solver) == KEEP_OK);
  CHECK(keep_solver_remove_rows(solver, rows, 2) == KEEP_OK);
  CHECK(keep_solver_rollback(solver) == KEEP_OK);
  CHECK(keep_solver_remove_rows(solver, rows, 3) == KEEP_OK);
  for (size_t i = 0; i < COUNT(variables); i++)
    CHECK(keep_solver_remove_variable(solver, variables[i]) == KEEP_OK);
  CHECK(keep_solver_solve(solver) == KEEP_OK);
  CHECK(keep_solver_add_row(solver, variables, (double[]){1}, 1, KEEP_EQUAL, 0, 1, 1, NULL) ==
        KEEP_ERROR_INVALID_HANDLE);
}

/* ---- What it keeps ----------------------------------------------------------------------------- */

static const struct {
  const char *name;
  void (*act)(void);
} acts[] = {
    {"apply", apply},
    {"apply_what_is_refused", apply_what_is_refused},
    {"reload", reload},
    {"set_values", set_values},
    {"make_constraints", make_constraints},
    {"make_nodes", make_nodes},
    {"group", group},
    {"take_back", take_back},
    {"refuse", refuse},
    {"animate", animate},
    {"animate_solved", animate_solved},
    {"ask", ask},
    {"read_back", read_back},
    {"contradict", contradict},
    {"turn_around", turn_around},
    {"make_a_solver", make_a_solver},
    {"use_the_solver", use_the_solver},
};

/* Taking a page away, and that back, notes more than the page takes itself. */
static size_t kept_by_a_large_transaction(void) {
  keep_node page = keep_node_create(ui, window), nodes[1000];
  for (size_t i = 0; i < COUNT(nodes); i++) {
    nodes[i] = keep_node_create(ui, page);
    CHECK_OK(
        keep_node_keep_insets(ui, nodes[i], KEEP_INSETS, (keep_insets){1, 1, 1, 1}, KEEP_HIGH));
  }
  CHECK_OK(keep_layout_solve(ui));
  size_t before = HEAP_IN_USE;
  CHECK_OK(keep_layout_begin(ui));
  CHECK_OK(keep_node_destroy(ui, page));
  CHECK_OK(keep_layout_rollback(ui));
  CHECK_OK(keep_layout_solve(ui));
  size_t after = HEAP_IN_USE;
  return after > before ? after - before : 0;
}

int main(void) {
  ui = keep_layout_create(), solver = keep_solver_create();
  window = keep_node_create(ui, KEEP_NO_NODE);
  box = keep_node_create(ui, window), label = keep_node_create(ui, window);
  CHECK_OK(keep_node_set_name(ui, box, "box"));
  CHECK_OK(keep_node_set_name(ui, label, "label"));
  CHECK_OK(keep_node_set_size(ui, window, 320, 568));
  width = keep_node_attribute(ui, box, KEEP_WIDTH);
  gap = keep_node_attribute_to(ui, label, KEEP_LEFT_OFFSET, box);
  both = keep_node_attribute(ui, label, KEEP_HORIZONTAL_INSETS);
  CHECK_OK(keep_attribute_set_equal(ui, width, 50, KEEP_REQUIRED));

  for (size_t i = 0; i < COUNT(acts); i++) {
    size_t before = 0;
    for (int turn = 0; turn < 3000; turn++) {
      if (turn == 1000)
        before = HEAP_IN_USE;
      acts[i].act();
    }
    if (HEAP_IN_USE >= before + 2000 * 16) {
      fprintf(stderr, "%s: 2000 times keep %zu bytes\n", acts[i].name, HEAP_IN_USE - before);
      return 1;
    }
  }
  size_t kept = kept_by_a_large_transaction();
  if (kept > 1000 * 600) {
    fprintf(stderr, "a transaction about a thousand nodes keeps %zu bytes\n", kept);
    return 1;
  }
  keep_layout_destroy(ui);
  keep_solver_destroy(solver);
  return 0;
}
