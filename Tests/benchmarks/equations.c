/*
 * Times equation strings: read, and lowered to rows of the solver, by the processor's clock.
 *
 *     equations SECONDS
 *
 * Prints one line "measure value" per result, in seconds for one equation. SECONDS is about how long
 * each measure may take.
 */
#include "timing.h"
#include <keeplayout.h>
#include <string.h>

enum { NODES = 1000, EQUATIONS = 100000, LENGTH = 80 };

static double processor_now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

typedef struct scene {
  keep_layout *ui;
  keep_node nodes[NODES];
  const char *names[NODES], **texts;
  keep_equation_context views;
} scene;

static void need(const scene *s, int holds) {
  if (holds)
    return;
  fprintf(stderr, "%s\n", keep_layout_error_message(s->ui));
  exit(1);
}

static void name_all(scene *s) {
  for (int i = 0; i < NODES; i++) {
    char *name = take(16, 1);
    snprintf(name, 16, "view%d", i);
    s->names[i] = name;
  }
  s->texts = take(EQUATIONS, sizeof *s->texts);
  for (int i = 0; i < EQUATIONS; i++) {
    char *text = take(LENGTH, 1);
    snprintf(text, LENGTH, "view%d.left >= view%d.left * 2 + 10", i % NODES, (7 * i + 1) % NODES);
    s->texts[i] = text;
  }
}

static void begin(scene *s) {
  s->ui = keep_layout_create();
  keep_node window = keep_node_create(s->ui, KEEP_NO_NODE);
  for (int i = 0; i < NODES; i++)
    s->nodes[i] = keep_node_create(s->ui, window);
  s->views = (keep_equation_context)KEEP_EQUATION_CONTEXT(.names = s->names, .nodes = s->nodes,
                                                          .name_count = NODES);
}

static double many(scene *s) {
  double start = processor_now();
  need(s, keep_equations_create(s->ui, s->texts, NULL, EQUATIONS, &s->views, NULL, 0, NULL) ==
              KEEP_OK);
  return (processor_now() - start) / EQUATIONS;
}

static double one_by_one(scene *s) {
  s->views.name_count = 4;
  double start = processor_now();
  for (int i = 0; i < EQUATIONS; i++)
    need(s, keep_equation_create(s->ui, "view1.left >= view3.left * 2 + 10", &s->views).id != 0);
  return (processor_now() - start) / EQUATIONS;
}

static double only_read(scene *s) {
  const char *text = "view1.left >= view3.left * 2 + ";
  double start = processor_now();
  for (int i = 0; i < EQUATIONS; i++)
    need(s, keep_equation_create(s->ui, text, &s->views).id == 0);
  return (processor_now() - start) / EQUATIONS;
}

static void report(scene *s, const char *measure, double (*run)(scene *), double seconds) {
  double times[101], spent = 0;
  size_t count = 0;
  while (count < 101 && (spent < seconds || count < 3)) {
    begin(s);
    times[count] = run(s);
    spent += times[count++] * EQUATIONS;
    keep_layout_destroy(s->ui);
  }
  printf("%s %.9g\n", measure, median(times, count));
}

int main(int argc, char **argv) {
  if (argc != 2)
    return 2;
  static scene s;
  name_all(&s);
  double seconds = strtod(argv[1], NULL);
  report(&s, "equation", many, seconds);
  report(&s, "equation_alone", one_by_one, seconds);
  report(&s, "equation_refused", only_read, seconds);
  return 0;
}
