/* KEEP_COUNTER_BYTES counts all that grows with a solver: what else it has of the heap is the same for twenty
 * boxes and for six hundred, apart from rounding. The judge is the C library's own account, which
 * counts blocks that are cached as used: test_memory.py turns that off, and runs this only where there is
 * such an account.
 */
#include "check.h"
#include "heap.h"

enum { FEW = 20, MANY = 600, ROUNDING = 1000 };

/* Boxes beside each other, and a quarter as many numbers that all depend on each other. */
typedef struct problem {
  keep_solver *solver;
  int boxes, numbers;
  keep_variable *variables; /* Left and width of each box, then the numbers. */
  keep_row *widths, *added, *sums, origin, room;
} problem;

static void *take(int count, size_t size) {
  void *memory = calloc((size_t)count, size);
  CHECK(memory != NULL);
  return memory;
}

static keep_row add(problem *p, const keep_variable *of, const double *by, size_t count,
                    keep_relation relation, double constant, double priority) {
  keep_row row;
  CHECK_OK(keep_solver_add_row(p->solver, of, by, count, relation, constant, priority, 1, &row));
  return row;
}

static void solve(problem *p) { CHECK_OK(keep_solver_solve(p->solver)); }

static void set(problem *p, keep_row row, double constant) {
  CHECK_OK(keep_solver_set_constant(p->solver, row, constant));
  solve(p);
}

/* ---- What is done, one after the other ------------------------------------------------------- */

/* 2 apart, at least 3 wide and about 10 where they fit. */
static void add_boxes(problem *p) {
  static const double beside[] = {1, -1, -1}, both[] = {1, 1};
  for (int i = 0; i < p->boxes; i++) {
    keep_variable *x = p->variables + 2 * i;
    if (i == 0)
      p->origin = add(p, x, both, 1, KEEP_EQUAL, 0, KEEP_REQUIRED);
    else
      add(p, (keep_variable[]){x[0], x[-2], x[-1]}, beside, 3, KEEP_EQUAL, 2, KEEP_REQUIRED);
    add(p, x + 1, both, 1, KEEP_AT_LEAST, 3, KEEP_REQUIRED);
    add(p, x, both, 1, KEEP_AT_MOST, 1e6 + i, 900);
    p->widths[i] = add(p, x + 1, both, 1, KEEP_EQUAL, 10 + i % 7, 500 + i % 3);
    CHECK_OK(keep_solver_set_weight(p->solver, p->widths[i], 1 + i % 5));
    if (i % 5 == 4)
      add(p, (keep_variable[]){x[1], x[-3]}, (double[]){1, -1 - i * 0.01}, 2, KEEP_EQUAL, 1, 400);
  }
  keep_variable *last = p->variables + 2 * p->boxes - 2;
  p->room = add(p, last, both, 2, KEEP_AT_MOST, 9 * p->boxes, KEEP_REQUIRED);
}

/* Each number four times, with the next one and one that is far, makes a sum. */
static void add_numbers(problem *p) {
  keep_variable *y = p->variables + 2 * p->boxes;
  for (int i = 0; i < p->numbers; i++) {
    keep_variable of[] = {y[i], y[(i + 1) % p->numbers], y[(7 * i + 3) % p->numbers]};
    p->sums[i] = add(p, of, (double[]){4, 1, 1}, 3, KEEP_EQUAL, i, KEEP_REQUIRED);
  }
}

static void load(problem *p) {
  int count = 2 * p->boxes + p->numbers;
  double *defaults = take(count, sizeof *defaults);
  for (int i = 0; i < count; i++)
    defaults[i] = i % 11;
  CHECK_OK(keep_solver_add_variables(p->solver, defaults, (size_t)count, p->variables));
  free(defaults);
  add_boxes(p), add_numbers(p);
  solve(p);
}

static void report(problem *p) { keep_solver_changes(p->solver, NULL, NULL, (size_t)p->boxes); }

/* All boxes move. */
static void drag(problem *p) {
  set(p, p->room, 100 * p->boxes);
  for (int k = 0; k < 20; k++)
    set(p, p->origin, k * 0.01);
}

static void jump(problem *p) {
  for (int k = 0; k < 4; k++)
    set(p, p->room, (k % 2 ? 6 : 11 + k) * p->boxes);
}

static void add_some(problem *p) {
  for (int i = 0; i < p->boxes / 4; i++)
    p->added[i] = add(p, p->variables + 2 * i + 1, &(double){1}, 1, KEEP_AT_MOST, 12, 600);
  solve(p);
}

static void remove_some(problem *p) {
  CHECK_OK(keep_solver_remove_rows(p->solver, p->added, (size_t)p->boxes / 4));
  solve(p);
}

/* Others than before get their widths. */
static void prefer(problem *p) {
  for (int i = 0; i < p->boxes; i++)
    CHECK_OK(keep_solver_set_weight(p->solver, p->widths[i], 1 + 7 * i % 11));
  solve(p);
}

/* Coefficients that are far apart: values have twice the digits. */
static void scale(problem *p) {
  keep_variable *y = p->variables + 2 * p->boxes;
  add(p, (keep_variable[]){y[0], y[1]}, (double[]){1, -1e9}, 2, KEEP_AT_LEAST, 0.1, 300);
  set(p, p->origin, 1.0 / 3);
}

static void commit(problem *p) {
  CHECK_OK(keep_solver_begin(p->solver));
  add_some(p), remove_some(p);
  CHECK_OK(keep_solver_commit(p->solver));
}

static void contradict(problem *p) {
  add(p, p->variables + 1, &(double){1}, 1, KEEP_AT_MOST, 1, KEEP_REQUIRED);
  solve(p);
  CHECK(keep_solver_conflict_count(p->solver) == 1);
}

static void take_out(problem *p) {
  CHECK_OK(keep_solver_remove_rows(p->solver, p->sums, (size_t)p->numbers));
  solve(p);
  for (int i = 2; i < p->numbers; i++)
    CHECK_OK(keep_solver_remove_variable(p->solver, p->variables[2 * p->boxes + i]));
  solve(p);
}

static const struct {
  const char *name;
  void (*act)(problem *);
} acts[] = {{"load", load},     {"report", report},       {"drag", drag},        {"jump", jump},
            {"add", add_some},  {"remove", remove_some},  {"prefer", prefer},    {"scale", scale},
            {"commit", commit}, {"conflict", contradict}, {"take out", take_out}};

/* After each act, what the heap has and the counter does not. */
static void count(int boxes, long *uncounted) {
  problem p = {.boxes = boxes, .numbers = boxes / 4};
  p.variables = take(2 * boxes + p.numbers, sizeof *p.variables);
  p.widths = take(boxes, sizeof *p.widths), p.added = take(boxes, sizeof *p.added);
  p.sums = take(boxes, sizeof *p.sums);
  size_t before = HEAP_IN_USE;
  p.solver = keep_solver_create();
  for (size_t i = 0; i < COUNT(acts); i++) {
    acts[i].act(&p);
    uncounted[i] =
        (long)(HEAP_IN_USE - before) - (long)keep_solver_counter(p.solver, KEEP_COUNTER_BYTES);
  }
  keep_solver_destroy(p.solver);
  free(p.sums), free(p.added), free(p.widths), free(p.variables);
}

int main(void) {
  long few[COUNT(acts)], many[COUNT(acts)];
  count(FEW, few), count(MANY, many);
  for (size_t i = 0; i < COUNT(acts); i++)
    if (many[i] > few[i] + ROUNDING) {
      fprintf(stderr, "%s: %ld bytes are not counted, and of few boxes %ld\n", acts[i].name,
              many[i], few[i]);
      return 1;
    }
  return 0;
}
