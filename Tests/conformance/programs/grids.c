/* A grid: columns of content, of a length and of a share; cells; spans; tracks that others relate to. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(320, 240), label = make(window, "label");
  keep_node field = make(window, "field"), note = make(window, "note"), line = make(window, "line");
  keep_node_set_content_size(ui, label, 50.25, 20);
  keep_node_set_content_size(ui, note, 90, 15);
  const keep_track columns[] = {{.kind = KEEP_TRACK_CONTENT},
                                {.kind = KEEP_TRACK_FRACTION, .value = 2, .min = 40},
                                {.kind = KEEP_TRACK_FIXED, .value = 30}};
  const keep_track rows[] = {{.kind = KEEP_TRACK_FIXED, .value = 44}};
  keep_grid grid = KEEP_GRID(.columns = columns, .column_count = 3, .rows = rows, .row_count = 1,
                             .gap = 8, .row_gap = 4, .padding = {2, 2, 2, 2});
  keep_node form = named(keep_grid_create(ui, window, &grid, NODES(label, field)), "form");
  keep(form, KEEP_INSETS, 0);
  keep_grid_place(ui, form, note, 0, 1, 2, 1);
  show();
  keep_node column = named(keep_grid_track(ui, form, KEEP_HORIZONTAL, 1), "column");
  keep_to(line, KEEP_LEFT_ALIGN, column, 0);
  keep_grid_set_track(ui, form, KEEP_HORIZONTAL, 2,
                      (keep_track){.kind = KEEP_TRACK_FRACTION, .value = 1});
  keep_container_set_justify(ui, form, KEEP_ALIGN_CENTER);
  show();
  keep_grid_set_track_count(ui, form, KEEP_HORIZONTAL, 2);
  keep_member_set(ui, field, KEEP_MEMBER_FIRST_COLUMN, 1);
  keep_container_set_dense(ui, form, true);
  show();
  keep_grid_track_count(ui, form, KEEP_VERTICAL);
  keep_track track;
  keep_grid_get_track(ui, form, KEEP_HORIZONTAL, 1, &track);
  keep_member_cell(ui, note, KEEP_VERTICAL);
  keep_member_span(ui, note, KEEP_HORIZONTAL);
  keep_container_set_repeats(ui, form, KEEP_REPEAT_FILL);
  keep_grid_set_track(ui, form, KEEP_HORIZONTAL, 1,
                      (keep_track){.kind = KEEP_TRACK_YIELDING, .value = 1, .min = 60.5});
  show();
  keep_grid_place(ui, form, field, 0, 20000, 1, 1);
  show_error();
  keep_node_destroy(ui, column);
  show_error();
  keep_layout_destroy(ui);
  return 0;
}
