/*
 * Times the library on one workload, as a host that links it would use it, and the floors: a copy
 * of all values, and an axpy through an index list over the values that an edit moves.
 *
 *     driver WORKLOAD.bin SECONDS
 *
 * The file is written by binary.py. Prints one line "measure value" per result, times in seconds
 * and sizes in bytes. SECONDS is about how long each measure may take.
 */
#include "timing.h"
#include <keeplayout.h>
#include <string.h>

enum { ADDED = 60 };

typedef struct workload {
  size_t variables, rows, terms, edits, steps, churn;
  size_t *starts, *columns, *churned;
  double *coefficients, *constants, *priorities, *sweep, *jump;
  int8_t *relations;
} workload;

typedef struct engine {
  keep_solver *solver;
  keep_variable *variables, *terms, *changed;
  keep_row *rows;
  double *values;
} engine;

static void check(const engine *e, keep_status status) {
  if (status == KEEP_OK)
    return;
  fprintf(stderr, "%s: %s\n", keep_status_name(status), keep_solver_error_message(e->solver));
  exit(1);
}

static void *read_array(FILE *file, size_t count, size_t size) {
  void *memory = take(count, size);
  if (fread(memory, size, count, file) != count)
    exit(2);
  return memory;
}

static workload read_workload(const char *path) {
  workload w;
  size_t head[6];
  FILE *file = fopen(path, "rb");
  if (!file || fread(head, sizeof head, 1, file) != 1)
    exit(2);
  w.variables = head[0], w.rows = head[1], w.terms = head[2];
  w.edits = head[3], w.steps = head[4], w.churn = head[5];
  w.starts = read_array(file, w.rows + 1, sizeof(size_t));
  w.columns = read_array(file, w.terms, sizeof(size_t));
  w.coefficients = read_array(file, w.terms, sizeof(double));
  w.constants = read_array(file, w.rows, sizeof(double));
  w.priorities = read_array(file, w.rows, sizeof(double));
  w.sweep = read_array(file, w.steps * w.edits, sizeof(double));
  w.jump = read_array(file, w.steps * w.edits, sizeof(double));
  w.churned = read_array(file, w.churn, sizeof(size_t));
  w.relations = read_array(file, w.rows, 1);
  fclose(file);
  return w;
}

/* A line of /proc/self/status, in bytes; 0 where there is none. */
static double memory_line(const char *name) {
  char line[256];
  double kilobytes = 0;
  FILE *file = fopen("/proc/self/status", "r");
  while (file && fgets(line, sizeof line, file))
    if (!strncmp(line, name, strlen(name)))
      kilobytes = strtod(line + strlen(name) + 1, NULL);
  if (file)
    fclose(file);
  return kilobytes * 1024;
}

static void forget_peak_memory(void) {
  FILE *file = fopen("/proc/self/clear_refs", "w");
  if (file)
    fputs("5", file), fclose(file);
}

static engine reserve(const workload *w) {
  engine e;
  e.solver = NULL;
  e.variables = take(w->variables, sizeof *e.variables);
  e.changed = take(w->variables, sizeof *e.changed);
  e.terms = take(w->terms, sizeof *e.terms);
  e.rows = take(w->rows, sizeof *e.rows);
  e.values = take(w->variables, sizeof *e.values);
  return e;
}

static void build(const workload *w, engine *e) {
  e->solver = keep_solver_create();
  check(e, keep_solver_add_variables(e->solver, NULL, w->variables, e->variables));
  for (size_t t = 0; t < w->terms; t++)
    e->terms[t] = e->variables[w->columns[t]];
  check(e, keep_solver_add_rows(e->solver, w->rows, w->starts, e->terms, w->coefficients,
                                w->relations, w->constants, w->priorities, NULL, e->rows));
  check(e, keep_solver_solve(e->solver));
  check(e, keep_solver_values(e->solver, NULL, e->values, w->variables));
}

static void measure_build(const workload *w, engine *e, double seconds) {
  double times[200], begin = now();
  size_t count = 0;
  forget_peak_memory();
  double before = memory_line("VmRSS:");
  do {
    double start = now();
    build(w, e);
    times[count++] = now() - start;
    if (count == 1)
      printf("peak_memory %.0f\n", memory_line("VmHWM:") - before);
    if (count == 200 || now() - begin > seconds)
      break;
    keep_solver_destroy(e->solver);
  } while (1);
  printf("build %.9g\n", median(times, count));
  printf("bytes %.0f\n", (double)keep_solver_counter(e->solver, KEEP_COUNTER_BYTES));
}

/* Sets the constants of the edit rows, which are the last ones; NaN leaves one alone. */
static void suggest(const workload *w, const engine *e, const double *step) {
  for (size_t k = 0; k < w->edits; k++)
    if (!isnan(step[k]))
      check(e, keep_solver_set_constant(e->solver, e->rows[w->rows - w->edits + k], step[k]));
}

static size_t read_changes(const workload *w, engine *e) {
  return keep_solver_changes(e->solver, e->changed, e->values, w->variables);
}

/*
 * The least time of every step over some passes; what one pass leaves is where the next begins.
 * Returns how many steps there was time for.
 */
static size_t time_steps(const workload *w, engine *e, const double *steps, int all, double seconds,
                         double *times, size_t *moved) {
  double begin = now(), clock = clock_cost();
  size_t done = 0;
  for (int pass = 0; pass < 5 && (pass == 0 || now() - begin < seconds); pass++)
    for (size_t s = 0; s < w->steps && (s < 3 || now() - begin < 60 * seconds); s++) {
      double start = now();
      suggest(w, e, steps + s * w->edits);
      check(e, keep_solver_solve(e->solver));
      if (all)
        check(e, keep_solver_values(e->solver, NULL, e->values, w->variables));
      else
        moved[s] = read_changes(w, e);
      double time = now() - start - clock;
      if (s == done)
        times[done++] = time;
      else if (time < times[s])
        times[s] = time;
    }
  return done;
}

static size_t median_count(const size_t *counts, size_t count) {
  double *copy = take(count, sizeof *copy);
  for (size_t i = 0; i < count; i++)
    copy[i] = (double)counts[i];
  size_t middle = (size_t)median(copy, count);
  free(copy);
  return middle;
}

static size_t measure_edits(const workload *w, engine *e, double seconds) {
  double *times = take(w->steps, sizeof *times);
  size_t *moved = take(w->steps, sizeof *moved);
  read_changes(w, e);
  size_t done = time_steps(w, e, w->sweep, 0, seconds, times, moved);
  size_t touched = median_count(moved, done);
  printf("sweep %.9g\n", median(times, done));
  printf("sweep_worst %.9g\n", times[done - 1]);
  printf("sweep_touched %zu\n", touched);
  done = time_steps(w, e, w->sweep, 1, seconds, times, moved);
  printf("sweep_all %.9g\n", median(times, done));
  done = time_steps(w, e, w->jump, 0, seconds, times, moved);
  printf("jump %.9g\n", median(times, done));
  printf("jump_worst %.9g\n", times[done - 1]);
  free(times), free(moved);
  return touched;
}

/* A soft row that moves a variable on by 10, below all others: added, then removed. */
static void measure_one_row(const workload *w, engine *e, double seconds) {
  double added[ADDED], removed[ADDED], one = 1, begin = now(), clock = clock_cost();
  size_t count = 0;
  for (size_t i = 0; i < ADDED && (i < 3 || now() - begin < seconds); i++, count++) {
    keep_variable x = e->variables[i * (w->variables - 1) / (ADDED - 1)];
    double target = keep_solver_value(e->solver, x) + 10;
    keep_row row;
    double start = now();
    check(e, keep_solver_add_row(e->solver, &x, &one, 1, KEEP_EQUAL, target, 100, 1, &row));
    check(e, keep_solver_solve(e->solver));
    read_changes(w, e);
    double middle = now();
    check(e, keep_solver_remove_row(e->solver, row));
    check(e, keep_solver_solve(e->solver));
    read_changes(w, e);
    removed[i] = now() - middle - clock, added[i] = middle - start - clock;
  }
  printf("add %.9g\nremove %.9g\n", median(added, count), median(removed, count));
}

/* The rows of the subtree, as arguments for keep_solver_add_rows. */
static workload churned_part(const workload *w) {
  workload part = {0};
  part.starts = take(w->churn + 1, sizeof(size_t));
  part.constants = take(w->churn, sizeof(double));
  part.priorities = take(w->churn, sizeof(double));
  part.relations = take(w->churn, 1);
  for (size_t i = 0; i < w->churn; i++)
    part.terms += w->starts[w->churned[i] + 1] - w->starts[w->churned[i]];
  part.columns = take(part.terms, sizeof(size_t));
  part.coefficients = take(part.terms, sizeof(double));
  size_t at = 0;
  for (size_t i = 0; i < w->churn; i++) {
    size_t row = w->churned[i];
    part.constants[i] = w->constants[row], part.priorities[i] = w->priorities[row];
    part.relations[i] = w->relations[row];
    for (size_t t = w->starts[row]; t < w->starts[row + 1]; t++, at++)
      part.columns[at] = w->columns[t], part.coefficients[at] = w->coefficients[t];
    part.starts[i + 1] = at;
  }
  return part;
}

static void measure_churn(const workload *w, engine *e, double seconds) {
  if (!w->churn)
    return;
  workload part = churned_part(w);
  keep_row *rows = take(w->churn, sizeof *rows);
  keep_variable *terms = take(part.terms, sizeof *terms);
  double times[50], begin = now();
  size_t count = 0;
  for (size_t i = 0; i < w->churn; i++)
    rows[i] = e->rows[w->churned[i]];
  for (size_t t = 0; t < part.terms; t++)
    terms[t] = e->variables[part.columns[t]];
  while (count < 50 && (count < 3 || now() - begin < seconds)) {
    double start = now();
    check(e, keep_solver_remove_rows(e->solver, rows, w->churn));
    check(e, keep_solver_solve(e->solver));
    read_changes(w, e);
    check(e, keep_solver_add_rows(e->solver, w->churn, part.starts, terms, part.coefficients,
                                  part.relations, part.constants, part.priorities, NULL, rows));
    check(e, keep_solver_solve(e->solver));
    read_changes(w, e);
    times[count++] = now() - start;
  }
  printf("churn %.9g\n", median(times, count));
}

/* So that the compiler cannot leave the loops of the floors out. */
static void use(const void *memory) { __asm__ volatile("" : : "r"(memory) : "memory"); }

static double least_time_of_copy(double *to, const double *from, size_t count) {
  double least = INFINITY;
  size_t repeats = 1 + 200000 / (count + 1);
  for (int batch = 0; batch < 20; batch++) {
    double start = now();
    for (size_t r = 0; r < repeats; r++)
      memcpy(to, from, count * sizeof *to), use(to);
    double time = (now() - start) / (double)repeats;
    if (time < least)
      least = time;
  }
  return least;
}

static double least_time_of_axpy(double *y, const int32_t *index, const double *d, size_t count) {
  double least = INFINITY;
  size_t repeats = 1 + 200000 / (count + 1);
  for (int batch = 0; batch < 20; batch++) {
    double start = now();
    for (size_t r = 0; r < repeats; r++) {
      double t = 1e-9 * (double)(r + 1);
      for (size_t i = 0; i < count; i++)
        y[index[i]] += t * d[i];
      use(y);
    }
    double time = (now() - start) / (double)repeats;
    if (time < least)
      least = time;
  }
  return least;
}

/* Copies all values; moves as many as the median step of the sweep moved, evenly spread. */
static void measure_floors(const workload *w, engine *e, size_t touched) {
  double *copy = take(w->variables, sizeof *copy), *d = take(touched, sizeof *d);
  int32_t *index = take(touched, sizeof *index);
  for (size_t i = 0; i < touched; i++) {
    index[i] = (int32_t)(i * w->variables / touched);
    d[i] = (double)(i % 7);
  }
  printf("memcpy %.9g\n", least_time_of_copy(copy, e->values, w->variables));
  printf("axpy %.9g\n", least_time_of_axpy(copy, index, d, touched));
}

int main(int argc, char **argv) {
  if (argc != 3)
    return 2;
  double seconds = strtod(argv[2], NULL);
  workload w = read_workload(argv[1]);
  engine e = reserve(&w);
  setvbuf(stdout, NULL, _IOLBF, 0);
  measure_build(&w, &e, seconds);
  size_t touched = measure_edits(&w, &e, seconds);
  measure_floors(&w, &e, touched);
  suggest(&w, &e, w.sweep + w.steps / 2 * w.edits);
  check(&e, keep_solver_solve(e.solver));
  measure_one_row(&w, &e, seconds);
  measure_churn(&w, &e, seconds);
  keep_solver_destroy(e.solver);
  return 0;
}
