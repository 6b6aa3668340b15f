/* A toolbar: a row that follows its members, whatever comes, goes, or changes. */
#include "picture.h"

enum { BUTTONS = 3 };
static const char *const captions[BUTTONS] = {"Save", "Cancel", "Help"};

static void show(picture *p, keep_layout *ui, keep_node bar, const char *what) {
  keep_layout_solve(ui);
  printf("%-22s", what);
  picture_rect(p, keep_node_frame(ui, bar), 6, PAPER);
  keep_node children[8];
  size_t members = keep_node_children(ui, bar, children, 8);
  for (size_t k = 0; k < members; k++) {
    keep_node node = children[k];
    keep_rect r = keep_node_frame(ui, node);
    if (keep_node_gone(ui, node))
      continue;
    printf("  %s %g-%g", keep_node_name(ui, node), r.x, r.x + r.width);
    picture_node(p, ui, node, k % 2 ? SKY : BLUE, keep_node_name(ui, node));
  }
  printf("\n");
  p->y += 56;
}

int main(int count, char **arguments) {
  keep_layout *ui = keep_layout_create();
  keep_node window = keep_node_create(ui, KEEP_NO_NODE), buttons[BUTTONS];
  keep_node_set_size(ui, window, 480, 48);
  for (int k = 0; k < BUTTONS; k++) {
    buttons[k] = keep_node_create(ui, window);
    keep_node_set_name(ui, buttons[k], captions[k]);
    keep_node_set_content_size(ui, buttons[k], 7.0 * (double)strlen(captions[k]) + 24, 28);
  }

  keep_stack row = KEEP_STACK(KEEP_HORIZONTAL, .gap = 8, .padding = {8, 12, 8, 12},
                              .align = KEEP_ALIGN_CENTER, .distribution = KEEP_PACKED);
  keep_node bar = keep_stack_create(ui, window, &row, buttons, BUTTONS);
  keep_node_keep_insets(ui, bar, KEEP_INSETS, (keep_insets){0, 0, 0, 0}, KEEP_REQUIRED);

  picture p = picture_begin(count > 1 ? arguments[1] : NULL, 520, 372);
  show(&p, ui, bar, "packed");
  keep_container_set_distribution(ui, bar, KEEP_EQUAL_GAPS);
  show(&p, ui, bar, "equal gaps");
  keep_stack_set_weight(ui, buttons[0], 2);
  keep_stack_set_weight(ui, buttons[2], 1);
  show(&p, ui, bar, "weights of 2 and 1");
  keep_node_set_gone(ui, buttons[1], true);
  show(&p, ui, bar, "one gone");
  keep_node more = keep_node_create(ui, bar);
  keep_node_set_name(ui, more, "More");
  keep_node_set_content_size(ui, more, 52, 28);
  keep_stack_set_gap_after(ui, buttons[0], 40);
  show(&p, ui, bar, "one more, and a gap");
  keep_layout_set_direction(ui, KEEP_RIGHT_TO_LEFT);
  show(&p, ui, bar, "right to left");
  return picture_end(&p, ui);
}
