/* Five tasks of everyday, each in a few statements: what a container keeps is not said of each node. */
#include "picture.h"

static void boxes(keep_layout *ui, keep_node *nodes, const double *widths, int count, int height) {
  for (int k = 0; k < count; k++) {
    nodes[k] = keep_node_create(ui, KEEP_NO_NODE);
    keep_node_set_content_size(ui, nodes[k], widths[k], height);
  }
}

/* Buttons that share a row equally. */
static keep_node equal_buttons(keep_layout *ui, const keep_node *buttons) {
  keep_stack row = KEEP_STACK(KEEP_HORIZONTAL, .gap = 10, .distribution = KEEP_FILL_EQUALLY);
  return keep_stack_create(ui, KEEP_NO_NODE, &row, buttons, 3);
}

/* Chips in as many lines as they need. */
static keep_node wrapping_chips(keep_layout *ui, const keep_node *chips) {
  keep_stack flow = KEEP_FLOW(KEEP_HORIZONTAL, .gap = 8, .row_gap = 8);
  return keep_stack_create(ui, KEEP_NO_NODE, &flow, chips, 5);
}

/* Three by three, the first one in two columns and two rows. */
static keep_node grid_with_span(keep_layout *ui, const keep_node *tiles) {
  keep_track equal = {.kind = KEEP_TRACK_FRACTION, .value = 1}, three[] = {equal, equal, equal};
  keep_grid given = KEEP_GRID(.columns = three, .column_count = 3, .rows = three, .row_count = 3,
                              .gap = 8, .row_gap = 8);
  keep_node grid = keep_grid_create(ui, KEEP_NO_NODE, &given, tiles, 6);
  keep_grid_place(ui, grid, tiles[0], 0, 0, 2, 2);
  return grid;
}

/* Labels in a column that is as wide as the longest, fields in what is left. */
static keep_node label_column(keep_layout *ui, const keep_node *cells) {
  keep_track columns[] = {{.kind = KEEP_TRACK_CONTENT}, {.kind = KEEP_TRACK_FRACTION, .value = 1}};
  keep_grid form = KEEP_GRID(.columns = columns, .column_count = 2, .gap = 10, .row_gap = 6);
  return keep_grid_create(ui, KEEP_NO_NODE, &form, cells, 6);
}

/* A footer at the bottom, below a body that takes what is left. */
static keep_node sticky_footer(keep_layout *ui, const keep_node *parts) {
  keep_stack column = KEEP_STACK(KEEP_VERTICAL, .gap = 0);
  keep_node page = keep_stack_create(ui, KEEP_NO_NODE, &column, parts, 3);
  keep_stack_set_weight(ui, parts[1], 1);
  return page;
}

static void show(picture *p, keep_layout *ui, const char *what, keep_node root, keep_size size) {
  keep_node members[8];
  keep_node_set_size(ui, root, size.width, size.height);
  keep_layout_solve(ui);
  puts(what);
  picture_text(p, 0, -6, "start", what);
  picture_rect(p, keep_node_frame(ui, root), 4, PAPER);
  size_t count = keep_node_children(ui, root, members, 8);
  for (size_t k = 0; k < count; k++) {
    keep_rect r = keep_node_frame(ui, members[k]);
    printf("  %g %g %g %g\n", r.x, r.y, r.width, r.height);
    picture_node(p, ui, members[k], k % 2 ? SKY : BLUE, "");
  }
  p->y += size.height + 32;
}

int main(int count, char **arguments) {
  keep_layout *ui = keep_layout_create();
  picture p = picture_begin(count > 1 ? arguments[1] : NULL, 360, 656);
  keep_node nodes[6];

  boxes(ui, nodes, (double[]){60, 90, 40}, 3, 32);
  show(&p, ui, "three equal buttons", equal_buttons(ui, nodes), (keep_size){320, 32});
  boxes(ui, nodes, (double[]){80, 60, 100, 50, 90}, 5, 24);
  show(&p, ui, "wrapping chips", wrapping_chips(ui, nodes), (keep_size){240, 88});
  boxes(ui, nodes, (double[]){40, 40, 40, 40, 40, 40}, 6, 20);
  show(&p, ui, "a grid with a span", grid_with_span(ui, nodes), (keep_size){316, 136});
  boxes(ui, nodes, (double[]){50, 120, 80, 120, 30, 120}, 6, 20);
  show(&p, ui, "a label column", label_column(ui, nodes), (keep_size){300, 72});
  boxes(ui, nodes, (double[]){200, 200, 200}, 3, 28);
  show(&p, ui, "a sticky footer", sticky_footer(ui, nodes), (keep_size){200, 150});
  return picture_end(&p, ui);
}
