/*
 * Times layouts as a host that links the library would use them, and the solver alone on the same
 * system: a tree of nodes, four children each, inside their parents by insets of at least 4, beside
 * each other 4 apart and of one size; leaves are softly 50 wide and high.
 *
 *     attributes NODES SECONDS
 *
 * Prints one line "measure value" per result, times in seconds and sizes in bytes.
 */
#include "timing.h"
#include <keeplayout.h>
#include <malloc.h>
#include <stdbool.h>

static size_t nodes;

static size_t parent_of(size_t node) { return (node - 1) / 4; }

static size_t eldest_of(size_t node) { return 4 * parent_of(node) + 1; }

static bool has_children(size_t node) { return 4 * node + 1 < nodes; }

/* Whether a node's children stand side by side: at every other depth. */
static bool is_horizontal(size_t node) {
  bool answer = true;
  for (; node; node = parent_of(node))
    answer = !answer;
  return answer;
}

/* How large the root would be if its leaves were 50 by 50. */
static void natural_size(double *width, double *height) {
  double *sizes[2] = {take(nodes, sizeof(double)), take(nodes, sizeof(double))};
  for (size_t node = nodes; node-- > 0;) {
    sizes[0][node] = sizes[1][node] = 50;
    if (!has_children(node))
      continue;
    double *along = sizes[!is_horizontal(node)], *across = sizes[is_horizontal(node)];
    double longest = 0, widest = 0;
    size_t count = 0;
    for (size_t k = 4 * node + 1; k < nodes && k <= 4 * node + 4; k++, count++) {
      longest = fmax(longest, along[k]);
      widest = fmax(widest, across[k]);
    }
    along[node] = longest * (double)count + 4 * ((double)count - 1) + 8;
    across[node] = widest + 8;
  }
  *width = sizes[0][0], *height = sizes[1][0];
  free(sizes[0]), free(sizes[1]);
}

/* ---- Through attributes ---------------------------------------------------------------------- */

typedef struct screen {
  keep_layout *ui;
  keep_node *nodes;
  keep_rect *frames;
} screen;

static void need(const screen *s, keep_status status) {
  if (status == KEEP_OK)
    return;
  fprintf(stderr, "%s\n", keep_layout_error_message(s->ui));
  exit(1);
}

static void keep_min(const screen *s, keep_node node, keep_attribute_kind kind) {
  need(s, keep_attribute_set_min(s->ui, keep_node_attribute(s->ui, node, kind), 4, KEEP_REQUIRED));
}

static void keep_to(const screen *s, keep_node node, keep_attribute_kind kind, keep_node other,
                    double value) {
  need(s, keep_attribute_set_equal(s->ui, keep_node_attribute_to(s->ui, node, kind, other), value,
                                   KEEP_REQUIRED));
}

static void keep_four_insets(const screen *s, keep_node node) {
  keep_min(s, node, KEEP_LEFT_INSET);
  keep_min(s, node, KEEP_TOP_INSET);
  keep_min(s, node, KEEP_RIGHT_INSET);
  keep_min(s, node, KEEP_BOTTOM_INSET);
}

static void keep_node_inside(const screen *s, size_t node) {
  keep_node self = s->nodes[node];
  keep_four_insets(s, self);
  if (node == eldest_of(node))
    return;
  bool across = is_horizontal(parent_of(node));
  keep_to(s, self, across ? KEEP_LEFT_OFFSET : KEEP_TOP_OFFSET, s->nodes[node - 1], 4);
  keep_to(s, self, KEEP_WIDTH, s->nodes[eldest_of(node)], 1);
  keep_to(s, self, KEEP_HEIGHT, s->nodes[eldest_of(node)], 1);
}

static void keep_leaf(const screen *s, keep_node node) {
  need(s,
       keep_attribute_set_equal(s->ui, keep_node_attribute(s->ui, node, KEEP_WIDTH), 50, KEEP_LOW));
  need(s, keep_attribute_set_equal(s->ui, keep_node_attribute(s->ui, node, KEEP_HEIGHT), 50,
                                   KEEP_LOW));
}

/* Makes the tree, without solving it. */
static void make_screen(screen *s, double width, double height) {
  s->ui = keep_layout_create();
  for (size_t node = 0; node < nodes; node++) {
    s->nodes[node] = keep_node_create(s->ui, node ? s->nodes[parent_of(node)] : KEEP_NO_NODE);
    if (node)
      keep_node_inside(s, node);
    if (!has_children(node))
      keep_leaf(s, s->nodes[node]);
  }
  need(s, keep_node_set_axis_size(s->ui, s->nodes[0], KEEP_HORIZONTAL, width, KEEP_HIGH));
  need(s, keep_node_set_axis_size(s->ui, s->nodes[0], KEEP_VERTICAL, height, KEEP_HIGH));
}

/* ---- Through the solver ---------------------------------------------------------------------- */

/* The same system as rows, in the order in which the layout makes them. */
typedef struct rows {
  size_t count, terms;
  size_t *starts;
  keep_variable *variables;
  double *coefficients, *constants, *priorities;
  int8_t *relations;
  size_t *columns;
} rows;

enum { WIDTH, HEIGHT, LEFT, TOP };

static rows take_rows(void) {
  rows r = {0};
  size_t most = 12 * nodes + 2;
  r.starts = take(most + 1, sizeof(size_t));
  r.columns = take(3 * most, sizeof(size_t));
  r.variables = take(3 * most, sizeof(keep_variable));
  r.coefficients = take(3 * most, sizeof(double));
  r.constants = take(most, sizeof(double));
  r.priorities = take(most, sizeof(double));
  r.relations = take(most, 1);
  return r;
}

static void term(rows *r, size_t node, int which, double coefficient) {
  r->columns[r->terms] = 4 * node + (size_t)which;
  r->coefficients[r->terms++] = coefficient;
}

static void end_row(rows *r, keep_relation relation, double constant, double priority) {
  r->relations[r->count] = (int8_t)relation;
  r->constants[r->count] = constant;
  r->priorities[r->count] = priority;
  r->starts[++r->count] = r->terms;
}

static void end_required(rows *r, keep_relation relation, double constant) {
  end_row(r, relation, constant, KEEP_REQUIRED);
}

static void rows_inside(rows *r, size_t node) {
  size_t parent = parent_of(node), eldest = eldest_of(node);
  for (int axis = 0; axis < 2; axis++) {
    term(r, node, LEFT + axis, 1);
    end_required(r, KEEP_AT_LEAST, 4);
    term(r, node, LEFT + axis, 1), term(r, node, WIDTH + axis, 1);
    term(r, parent, WIDTH + axis, -1);
    end_required(r, KEEP_AT_MOST, -4);
  }
  if (node == eldest)
    return;
  int along = is_horizontal(parent) ? 0 : 1;
  term(r, node, LEFT + along, 1), term(r, node - 1, LEFT + along, -1);
  term(r, node - 1, WIDTH + along, -1);
  end_required(r, KEEP_EQUAL, 4);
  for (int axis = 0; axis < 2; axis++) {
    term(r, node, WIDTH + axis, 1), term(r, eldest, WIDTH + axis, -1);
    end_required(r, KEEP_EQUAL, 0);
  }
}

static void row_of_size(rows *r, size_t node, int axis, keep_relation relation, double size,
                        double priority) {
  term(r, node, WIDTH + axis, 1);
  end_row(r, relation, size, priority);
}

static rows make_rows(double width, double height) {
  rows r = take_rows();
  for (size_t node = 0; node < nodes; node++) {
    for (int axis = 0; axis < 2; axis++)
      row_of_size(&r, node, axis, KEEP_AT_LEAST, 0, KEEP_REQUIRED);
    if (node)
      rows_inside(&r, node);
    for (int axis = 0; axis < 2 && !has_children(node); axis++)
      row_of_size(&r, node, axis, KEEP_EQUAL, 50, KEEP_LOW);
  }
  row_of_size(&r, 0, 0, KEEP_EQUAL, width, KEEP_HIGH);
  row_of_size(&r, 0, 1, KEEP_EQUAL, height, KEEP_HIGH);
  return r;
}

static keep_solver *build_solver(const rows *r, keep_variable *variables, double *values) {
  keep_solver *solver = keep_solver_create();
  keep_solver_add_variables(solver, NULL, 4 * nodes, variables);
  for (size_t t = 0; t < r->terms; t++)
    r->variables[t] = variables[r->columns[t]];
  if (keep_solver_add_rows(solver, r->count, r->starts, r->variables, r->coefficients, r->relations,
                           r->constants, r->priorities, NULL, NULL) != KEEP_OK)
    exit(1);
  keep_solver_solve(solver);
  keep_solver_values(solver, NULL, values, 4 * nodes);
  return solver;
}

/* ---- Measures -------------------------------------------------------------------------------- */

/* The same frames, or the two systems are not the same. */
static void compare(const screen *s, const double *values) {
  for (size_t node = 0; node < nodes; node++) {
    const double *v = values + 4 * node;
    keep_rect f = s->frames[node];
    double x = node ? v[LEFT] : 0, y = node ? v[TOP] : 0;
    if (fabs(f.x - x) + fabs(f.y - y) + fabs(f.width - v[WIDTH]) + fabs(f.height - v[HEIGHT]) >
        1e-6) {
      fprintf(stderr, "node %zu differs\n", node);
      exit(1);
    }
  }
}

/* A root that is a point wider, five times: solved, and all frames read. The median, and back. */
static double resize(screen *s, double width, double height) {
  double times[5];
  for (int step = 0; step < 5; step++) {
    double start = now();
    keep_node_set_size(s->ui, s->nodes[0], width + step + 1, height);
    need(s, keep_layout_solve(s->ui));
    need(s, keep_layout_frames(s->ui, s->nodes, s->frames, nodes, KEEP_FRAME_IN_PARENT));
    times[step] = now() - start;
  }
  need(s, keep_node_set_axis_size(s->ui, s->nodes[0], KEEP_HORIZONTAL, width, KEEP_HIGH));
  need(s, keep_node_set_axis_size(s->ui, s->nodes[0], KEEP_VERTICAL, height, KEEP_HIGH));
  need(s, keep_layout_solve(s->ui));
  need(s, keep_layout_frames(s->ui, s->nodes, s->frames, nodes, KEEP_FRAME_IN_PARENT));
  return median(times, 5);
}

static void measure_builds(screen *s, double seconds) {
  double width, height, layouts[100], calls[100], solvers[100], begin = now();
  double solves[100], resizes[100];
  natural_size(&width, &height);
  rows r = make_rows(width, height);
  keep_variable *variables = take(4 * nodes, sizeof *variables);
  double *values = take(4 * nodes, sizeof *values);
  size_t count = 0;
  do {
    if (count)
      keep_layout_destroy(s->ui);
    double start = now();
    make_screen(s, width, height);
    double middle = now();
    need(s, keep_layout_solve(s->ui));
    need(s, keep_layout_frames(s->ui, s->nodes, s->frames, nodes, KEEP_FRAME_IN_PARENT));
    double end = now();
    solves[count] = end - middle, resizes[count] = resize(s, width, height);
    end = now();
    keep_solver *solver = build_solver(&r, variables, values);
    solvers[count] = now() - end;
    keep_solver_destroy(solver);
    layouts[count] = middle - start + solves[count], calls[count++] = middle - start;
  } while (count < 100 && now() - begin < seconds);
  compare(s, values);
  printf("build %.9g\nsolver_build %.9g\n", median(layouts, count), median(solvers, count));
  printf("first %.9g\nresized %.9g\n", median(solves, count), median(resizes, count));
  double sum = 0;
  for (size_t node = 0; node < nodes; node++)
    sum += s->frames[node].width;
  printf("width %.17g\nheight %.17g\nsum %.17g\n", width, height, sum);
  printf("call %.9g\n", median(calls, count) / (double)(r.count - 2 * nodes));
}

/* Setting a value that is there already, one after the other and none twice before all were. */
static void measure_sets(const screen *s) {
  keep_attribute *insets = take(nodes, sizeof *insets);
  double least = INFINITY;
  for (size_t node = 1; node < nodes; node++)
    insets[node] = keep_node_attribute(s->ui, s->nodes[node], KEEP_LEFT_INSET);
  for (int pass = 0; pass < 40; pass++) {
    double start = now();
    for (size_t node = 1; node < nodes; node++)
      need(s, keep_attribute_set_min(s->ui, insets[node], 3 + pass % 2, KEEP_REQUIRED));
    least = fmin(least, (now() - start) / (double)(nodes - 1));
  }
  printf("set %.9g\n", least);
  free(insets);
}

static void measure_frames(const screen *s) {
  double least = INFINITY;
  need(s, keep_layout_solve(s->ui));
  for (int pass = 0; pass < 40; pass++) {
    double start = now();
    need(s, keep_layout_frames(s->ui, s->nodes, s->frames, nodes, KEEP_FRAME_IN_PARENT));
    least = fmin(least, (now() - start) / (double)nodes);
  }
  printf("frame %.9g\n", least);
}

/* Bytes of the heap in use. */
static double in_use(void) {
  struct mallinfo2 account = mallinfo2();
  return (double)account.uordblks + (double)account.hblkhd;
}

/* What a node with four constraints takes: its share, and that of the solver alone. */
static void measure_memory(screen *s) {
  double before = in_use();
  s->ui = keep_layout_create();
  s->nodes[0] = keep_node_create(s->ui, KEEP_NO_NODE);
  need(s, keep_node_set_size(s->ui, s->nodes[0], 1000, 1000));
  for (size_t node = 1; node < nodes; node++) {
    s->nodes[node] = keep_node_create(s->ui, s->nodes[0]);
    keep_four_insets(s, s->nodes[node]);
  }
  need(s, keep_layout_solve(s->ui));
  printf("node_bytes %.0f\n", (in_use() - before) / (double)nodes);
  keep_layout_destroy(s->ui);

  rows r = take_rows();
  for (size_t node = 0; node < nodes; node++)
    for (int axis = 0; axis < 2; axis++) {
      row_of_size(&r, node, axis, KEEP_AT_LEAST, 0, KEEP_REQUIRED);
      term(&r, node, LEFT + axis, 1);
      end_required(&r, KEEP_AT_LEAST, 4);
      term(&r, node, LEFT + axis, 1), term(&r, node, WIDTH + axis, 1);
      term(&r, 0, WIDTH + axis, node ? -1 : -2);
      end_required(&r, KEEP_AT_MOST, -4);
    }
  keep_variable *variables = take(4 * nodes, sizeof *variables);
  double *values = take(4 * nodes, sizeof *values);
  before = in_use();
  keep_solver *solver = build_solver(&r, variables, values);
  printf("solver_node_bytes %.0f\n", (in_use() - before) / (double)nodes);
  keep_solver_destroy(solver);
}

int main(int argc, char **argv) {
  if (argc != 3)
    return 2;
  nodes = strtoul(argv[1], NULL, 10);
  if (nodes < 2)
    return 2;
  screen s = {NULL, take(nodes, sizeof *s.nodes), take(nodes, sizeof *s.frames)};
  measure_builds(&s, strtod(argv[2], NULL));
  measure_sets(&s);
  measure_frames(&s);
  keep_layout_destroy(s.ui);
  measure_memory(&s);
  return 0;
}
