/* What both samples share: the screens they are shown on, rules in 0.3.1's words, and the loop that
 * solves, prints and draws. */
#ifndef SCREENS_H
#define SCREENS_H

#include "picture.h"

/* One rule: what, how much, and how strongly. */
typedef struct rule {
  keep_relation relation;
  double value;
  double priority;
} rule;

/* Adds rules to one attribute of a node; `to` may be KEEP_NO_NODE. */
static inline void keep(keep_layout *ui, keep_node node, keep_attribute_kind kind, keep_node to,
                        const rule *rules, size_t count) {
  for (size_t i = 0; i < count; i++)
    keep_node_add_rule(ui, node, kind, to, rules[i].relation, rules[i].value, rules[i].priority,
                       NULL);
}

/* Solves for every screen; prints the frames of the nodes in it, and draws them if there is a path.
 * Returns what main returns. */
static inline int show_on_screens(keep_layout *ui, keep_node screen, const char *path) {
  static const double sizes[][2] = {{320, 480}, {320, 568}, {768, 1024},
                                    {480, 320}, {568, 320}, {1024, 768}};
  enum { SCREENS = sizeof sizes / sizeof *sizes };
  double width = PICTURE_GAP, height = 0;
  for (size_t i = 0; i < SCREENS; i++) {
    width += sizes[i][0] + PICTURE_GAP;
    if (height < sizes[i][1])
      height = sizes[i][1];
  }
  picture drawing = picture_begin(path, width, height);

  for (size_t i = 0; i < SCREENS; i++) {
    keep_node nodes[16];
    size_t count = keep_node_children(ui, screen, nodes, 16);
    keep_node_set_size(ui, screen, sizes[i][0], sizes[i][1]);
    keep_layout_solve(ui);

    printf("%g x %g\n", sizes[i][0], sizes[i][1]);
    for (size_t n = 0; n < count && n < 16; n++) {
      keep_rect r = keep_node_frame(ui, nodes[n]);
      printf("  %-6s%12.6f%12.6f%12.6f%12.6f\n", keep_node_name(ui, nodes[n]), r.x, r.y, r.width,
             r.height);
    }
    picture_add_screen(&drawing, ui, screen);
  }
  picture_end(&drawing);

  /* Nothing above was checked call by call: the layout remembers if one failed. */
  if (keep_layout_error(ui) == KEEP_OK)
    return 0;
  fprintf(stderr, "%s\n", keep_layout_error_message(ui));
  return 1;
}

#endif
