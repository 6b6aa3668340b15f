/*
 * Times animations: 1,000 nodes on their way, advanced by a small step and read, beside a copy of
 * their frames; the same where values move and everything is solved; and steps when nothing moves.
 *
 *     animation SECONDS
 *
 * Prints one line "measure value" per result, in seconds. SECONDS is about how long each measure may
 * take. A step takes less than a look at the clock is worth, so that many are timed together.
 */
#include "timing.h"
#include <keeplayout.h>
#include <string.h>

enum { NODES = 1000, TOGETHER = 100, MOST = 20000 };

static keep_node window, nodes[NODES], moved[2 * NODES];
static keep_rect frames[2 * NODES], copies[NODES];

static void check(keep_layout *ui, keep_status status) {
  if (status == KEEP_OK)
    return;
  fprintf(stderr, "%s: %s\n", keep_status_name(status), keep_layout_error_message(ui));
  exit(1);
}

/* A column of nodes, as wide as each other. */
static keep_layout *build(void) {
  keep_layout *ui = keep_layout_create();
  keep_node parents[NODES];
  window = keep_node_create(ui, KEEP_NO_NODE);
  check(ui, keep_node_set_size(ui, window, 1000, 1000));
  for (int i = 0; i < NODES; i++)
    parents[i] = window;
  check(ui, keep_layout_create_nodes(ui, parents, nodes, NODES));
  check(ui, keep_nodes_set_between(ui, nodes, NODES, KEEP_WIDTH, KEEP_EQUAL, 1, KEEP_REQUIRED));
  check(ui,
        keep_nodes_set_between(ui, nodes, NODES, KEEP_BOTTOM_OFFSET, KEEP_EQUAL, 2, KEEP_REQUIRED));
  check(ui,
        keep_nodes_set(ui, nodes, NODES, KEEP_HEIGHT, KEEP_NO_NODE, KEEP_EQUAL, 10, KEEP_REQUIRED));
  check(ui, keep_nodes_set(ui, nodes, NODES, KEEP_LEFT_INSET, KEEP_NO_NODE, KEEP_EQUAL, 10,
                           KEEP_REQUIRED));
  return ui;
}

static void keep(keep_layout *ui, double width, double top) {
  keep_attribute wide = keep_node_attribute(ui, nodes[0], KEEP_WIDTH);
  check(ui, keep_attribute_set_equal(ui, wide, width, KEEP_REQUIRED));
  keep_attribute high = keep_node_attribute(ui, nodes[0], KEEP_TOP_INSET);
  check(ui, keep_attribute_set_equal(ui, high, top, KEEP_REQUIRED));
}

static void begin(keep_layout *ui, bool solved) {
  keep(ui, 50, 5);
  keep_animation a = keep_animation_begin(ui, KEEP_NO_NODE, 1e8, 0);
  check(ui, keep_animation_set_motion(ui, a, solved ? KEEP_MOVE_VALUES : KEEP_MOVE_FRAMES));
  /* Of so long an animation the first steps along any other curve are too short to change a frame. */
  check(ui, keep_animation_set_curve(ui, a, KEEP_LINEAR));
  keep(ui, 150, 105);
  check(ui, keep_animation_commit(ui));
}

static void copy(keep_layout *ui) {
  (void)ui;
  memcpy(copies, frames, sizeof copies);
  __asm__ volatile("" : : "r"(copies) : "memory");
}

static void step(keep_layout *ui) {
  check(ui, keep_layout_advance(ui, 1.0 / 60, NULL));
  (void)keep_layout_presented_changes(ui, moved, frames, 2 * NODES);
}

static void step_and_read(keep_layout *ui) {
  check(ui, keep_layout_advance(ui, 1.0 / 60, NULL));
  check(ui, keep_layout_frames(ui, nodes, frames, NODES, KEEP_FRAME_PRESENTED));
}

static void measure(keep_layout *ui, void (*what)(keep_layout *), const char *name,
                    double seconds) {
  static double times[MOST];
  double first = now(), cost = clock_cost();
  size_t count = 0;
  while (count < MOST && now() - first < seconds) {
    double start = now();
    for (int i = 0; i < TOGETHER; i++)
      what(ui);
    times[count++] = (now() - start - cost) / TOGETHER;
  }
  printf("%s %.9g\n", name, median(times, count));
}

int main(int argc, char **argv) {
  if (argc != 2)
    return 2;
  double seconds = strtod(argv[1], NULL);
  keep_layout *ui = build();
  setvbuf(stdout, NULL, _IOLBF, 0);
  begin(ui, false);
  step(ui);
  measure(ui, copy, "memcpy", seconds);
  measure(ui, step, "moved", seconds);
  measure(ui, step_and_read, "frames", seconds);
  begin(ui, true);
  step(ui);
  measure(ui, step, "solved", seconds);
  check(ui, keep_layout_advance(ui, 1e8, NULL));
  step(ui);
  measure(ui, step, "still", seconds);
  keep_layout_destroy(ui);
  return 0;
}
