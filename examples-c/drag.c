#define _POSIX_C_SOURCE 199309L /* for clock_gettime */
/* Dragging the edge of a window, from 900 to 300 points and back: content and inspector shrink in the
 * order of their priorities. What a point of the drag takes goes to stderr. */
#include "picture.h"
#include <time.h>

enum { WIDE = 900, NARROW = 300, ROUNDS = 10 };
static keep_node window, sidebar, content, inspector;

static void keep_pane(keep_layout *ui, keep_node pane, keep_node before, double least, double best,
                      double priority) {
  keep_attribute width = keep_node_attribute(ui, pane, KEEP_WIDTH);
  keep_attribute start = before.id ? keep_node_attribute_to(ui, pane, KEEP_LEFT_OFFSET, before)
                                   : keep_node_attribute(ui, pane, KEEP_LEFT_INSET);
  keep_attribute_set_min(ui, width, least, KEEP_REQUIRED);
  keep_attribute_set_equal(ui, width, best, priority);
  keep_attribute_set_equal(ui, start, 8, KEEP_REQUIRED);
  keep_attribute_set_equal(ui, keep_node_attribute(ui, pane, KEEP_VERTICAL_INSETS), 8,
                           KEEP_REQUIRED);
}

static void drag_to(keep_layout *ui, int width) {
  keep_node_set_size(ui, window, width, 72);
  keep_layout_solve(ui);
}

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

int main(int count, char **arguments) {
  keep_layout *ui = keep_layout_create();
  window = keep_node_create(ui, KEEP_NO_NODE), sidebar = keep_node_create(ui, window);
  content = keep_node_create(ui, window), inspector = keep_node_create(ui, window);
  keep_pane(ui, sidebar, KEEP_NO_NODE, 60, 200, KEEP_HIGH); /* kept longest */
  keep_pane(ui, content, sidebar, 120, 400, KEEP_MEDIUM);   /* shrinks second, and grows */
  keep_pane(ui, inspector, content, 40, 160, KEEP_LOW);     /* shrinks first */
  keep_attribute end = keep_node_attribute(ui, inspector, KEEP_RIGHT_INSET);
  keep_attribute_set_equal(ui, end, 8, KEEP_REQUIRED);

  printf("window  sidebar  content  inspector\n");
  picture p = picture_begin(count > 1 ? arguments[1] : NULL, 940, 560);
  for (int width = WIDE; width >= NARROW; width -= 100, p.y += 76) {
    drag_to(ui, width);
    printf("%6d %8g %8g %10g\n", width, keep_node_frame(ui, sidebar).width,
           keep_node_frame(ui, content).width, keep_node_frame(ui, inspector).width);
    picture_rect(&p, keep_node_frame(ui, window), 8, PAPER);
    picture_node(&p, ui, sidebar, SKY, "sidebar");
    picture_node(&p, ui, content, BLUE, "content");
    picture_node(&p, ui, inspector, SKY, "...");
  }

  double start = seconds();
  for (int round = 0; round < ROUNDS; round++) {
    for (int width = NARROW; width < WIDE; width++)
      drag_to(ui, width);
    for (int width = WIDE; width > NARROW; width--)
      drag_to(ui, width);
  }
  double took = (seconds() - start) / (2.0 * ROUNDS * (WIDE - NARROW));
  fprintf(stderr, "%.2f microseconds a point of the drag\n", 1e6 * took);
  return picture_end(&p, ui);
}
