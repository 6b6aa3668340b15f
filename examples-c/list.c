/* A list of a thousand rows: a change costs what it moves, and only what has moved is read back. */
#include "picture.h"

enum { ROWS = 1000, SHOWN = 12, TALL = 5 };
static keep_node list, rows[ROWS], icons[ROWS], texts[ROWS];

static void set(keep_layout *ui, keep_attribute attribute, double value) {
  keep_attribute_set_equal(ui, attribute, value, KEEP_REQUIRED);
}

static void make_row(keep_layout *ui, int k) {
  keep_node row = rows[k] = keep_node_create(ui, list);
  keep_node icon = icons[k] = keep_node_create(ui, row),
            text = texts[k] = keep_node_create(ui, row);
  set(ui, keep_node_attribute(ui, row, KEEP_HORIZONTAL_INSETS), 8);
  set(ui, keep_node_attribute(ui, row, KEEP_HEIGHT), 28);
  if (k == 0)
    set(ui, keep_node_attribute(ui, row, KEEP_TOP_INSET), 8);
  else
    set(ui, keep_node_attribute_to(ui, row, KEEP_TOP_OFFSET, rows[k - 1]), 4);

  set(ui, keep_node_attribute(ui, icon, KEEP_LEFT_INSET), 6);
  set(ui, keep_node_attribute(ui, icon, KEEP_VERTICAL_CENTER), 0.5);
  keep_node_keep_size(ui, icon, 16, 16, KEEP_REQUIRED);
  set(ui, keep_node_attribute_to(ui, text, KEEP_LEFT_OFFSET, icon), 8);
  set(ui, keep_node_attribute(ui, text, KEEP_RIGHT_INSET), 6);
  set(ui, keep_node_attribute(ui, text, KEEP_VERTICAL_INSETS), 6);
}

/* Solves, reads the frames that have changed, and says how many these were. */
static void show(keep_layout *ui, picture *p, const char *what) {
  static keep_node changed[3 * ROWS + 1];
  static keep_rect frames[3 * ROWS + 1];
  keep_layout_solve(ui);
  size_t count = keep_layout_changes(ui, changed, frames, 3 * ROWS + 1);
  keep_rect last = keep_node_frame(ui, rows[ROWS - 1]);
  printf("%-22s %4zu frames changed, the last row ends at %g\n", what, count, last.y + last.height);

  picture_text(p, 0, 0, "start", what);
  picture_rect(p, (keep_rect){0, 12, keep_node_frame(ui, list).width, SHOWN * 32 + 60}, 8, PAPER);
  p->y += 12;
  for (int k = 0; k < SHOWN; k++) {
    picture_node(p, ui, rows[k], k == TALL ? ORANGE : SKY, "");
    picture_node(p, ui, icons[k], BLUE, "");
    picture_lines(p, ui, texts[k], 16);
  }
  p->y -= 12, p->x += 220;
}

int main(int count, char **arguments) {
  keep_layout *ui = keep_layout_create();
  picture p = picture_begin(count > 1 ? arguments[1] : NULL, 720, 500);
  list = keep_node_create(ui, KEEP_NO_NODE);
  keep_node_set_axis_size(ui, list, KEEP_HORIZONTAL, 200, KEEP_REQUIRED);
  for (int k = 0; k < ROWS; k++)
    make_row(ui, k);
  set(ui, keep_node_attribute(ui, rows[ROWS - 1], KEEP_BOTTOM_INSET), 8);
  show(ui, &p, "opened");

  set(ui, keep_node_attribute(ui, rows[TALL], KEEP_HEIGHT), 60);
  show(ui, &p, "one row taller");

  keep_node_set_axis_size(ui, list, KEEP_HORIZONTAL, 240, KEEP_REQUIRED);
  show(ui, &p, "the list wider");
  return picture_end(&p, ui);
}
