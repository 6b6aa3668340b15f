/* Drawings and reports, with what is wrong in them. */
#include "chapter.h"

int main(void) {
  keep_node window = open_window(200, 120), a = make(window, "a"), b = make(window, "b<&>");
  keep_node_set_margins(ui, window, (keep_insets){8, 8, 8, 8}, false);
  keep(a, KEEP_LEFT_MARGIN_INSET, 0);
  keep(a, KEEP_WIDTH, 60);
  keep(a, KEEP_TOP_INSET, 10.5);
  keep(a, KEEP_HEIGHT, 30);
  keep_to(b, KEEP_LEFT_OFFSET, a, 10);
  keep_attribute_set_min(ui, keep_node_attribute(ui, b, KEEP_RIGHT_INSET), 8, KEEP_REQUIRED);
  keep_node_set_baselines(ui, a, 20, 10);
  show();
  keep_layout_svg(ui, KEEP_NO_NODE, NULL);
  keep_layout_report(ui);
  keep_equation_create(ui, "a.width >= 90", NULL);
  show();
  keep_layout_svg(ui, KEEP_NO_NODE, NULL);
  keep_layout_report(ui);
  keep_drawing bare = KEEP_DRAWING(.shows = KEEP_DRAWN_FRAMES, .is_transparent = true);
  keep_layout_svg(ui, a, &bare);
  keep_drawing all =
      KEEP_DRAWING(.shows = KEEP_DRAWN_CONTENT | KEEP_DRAWN_HIDDEN, .kind = KEEP_FRAME_PRESENTED);
  keep_node_set_hidden(ui, b, true);
  keep_layout_svg(ui, KEEP_NO_NODE, &bare);
  keep_layout_svg(ui, KEEP_NO_NODE, &all);
  keep_layout_destroy(ui);
  return 0;
}
