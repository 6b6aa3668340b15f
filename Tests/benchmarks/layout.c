/*
 * Times what a layout does above its solver, as a host that links the library would use it.
 *
 *     layout SECONDS
 *
 * Prints one line "measure value" per result, in seconds. SECONDS is about how long each measure may
 * take.
 */
#define _POSIX_C_SOURCE 200809L
#include <keeplayout.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { NODES = 250, CONDITIONAL = 4, MOST = 10000 };

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void check(keep_layout *ui, keep_status status) {
  if (status == KEEP_OK)
    return;
  fprintf(stderr, "%s: %s\n", keep_status_name(status), keep_layout_error_message(ui));
  exit(1);
}

static int by_size(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

/* Half of what a layout has applied is active while it is set, the other half while it is not. */
static int is_on;

static int on(keep_layout *ui, keep_node node, const keep_context *context, void *data) {
  (void)ui, (void)node, (void)context, (void)data;
  return is_on;
}

static int off(keep_layout *ui, keep_node node, const keep_context *context, void *data) {
  return !on(ui, node, context, data);
}

static keep_layout *build(void) {
  keep_layout *ui = keep_layout_create();
  keep_node window = keep_node_create(ui, KEEP_NO_NODE);
  check(ui, keep_node_set_size(ui, window, 1000, 1000));
  for (int i = 0; i < NODES; i++) {
    keep_applied list[CONDITIONAL] = {{KEEP_APPLY(KEEP_ANCHOR_LEFT, i), .when = on},
                                      {KEEP_APPLY(KEEP_ANCHOR_LEFT, 1), .when = off},
                                      {KEEP_APPLY(KEEP_ANCHOR_TOP, i), .when = on},
                                      {KEEP_APPLY(KEEP_ANCHOR_TOP, 1), .when = off}};
    check(ui, keep_node_apply(ui, keep_node_create(ui, window), list, CONDITIONAL, NULL, 0));
  }
  check(ui, keep_layout_solve(ui));
  return ui;
}

/* The median time of a reload and of the solve after it, with every condition turned before it or
 * with none. */
static void measure_reload(keep_layout *ui, int turns, const char *name, double seconds) {
  static double reloads[MOST], solves[MOST];
  double begin = now();
  size_t count = 0;
  while (count < MOST && now() - begin < seconds) {
    is_on ^= turns;
    double start = now();
    check(ui, keep_layout_reload(ui));
    double middle = now();
    check(ui, keep_layout_solve(ui));
    reloads[count] = middle - start;
    solves[count++] = now() - middle;
  }
  qsort(reloads, count, sizeof *reloads, by_size);
  qsort(solves, count, sizeof *solves, by_size);
  printf("%s %.9g\n%s_solve %.9g\n", name, reloads[count / 2], name, solves[count / 2]);
}

/* A solve with nothing to do, timed in the same way. */
static void measure_idle(keep_layout *ui, double seconds) {
  static double solves[MOST];
  double begin = now();
  size_t count = 0;
  while (count < MOST && now() - begin < seconds) {
    double start = now();
    check(ui, keep_layout_solve(ui));
    solves[count++] = now() - start;
  }
  qsort(solves, count, sizeof *solves, by_size);
  printf("idle_solve %.9g\n", solves[count / 2]);
}

int main(int argc, char **argv) {
  if (argc != 2)
    return 2;
  double seconds = strtod(argv[1], NULL);
  keep_layout *ui = build();
  setvbuf(stdout, NULL, _IOLBF, 0);
  measure_reload(ui, 0, "reload", seconds);
  measure_reload(ui, 1, "turn", seconds);
  measure_idle(ui, seconds);
  keep_layout_destroy(ui);
  return 0;
}
