/* A view that is 100 wide becomes 200 wide in one second, along two curves and on a spring, with a
 * badge that stays beside it. The picture is a film strip, one still below the other. */
#include "picture.h"

enum { STRIPS = 3, STILLS = 13, WIDTH = 260, HEIGHT = 28 };

typedef struct strip {
  const char *name;
  keep_node window, view, badge;
} strip;

static strip make_strip(keep_layout *ui, const char *name) {
  strip s = {name, keep_node_create(ui, KEEP_NO_NODE), {0}, {0}};
  s.view = keep_node_create(ui, s.window), s.badge = keep_node_create(ui, s.window);
  keep_node_set_size(ui, s.window, WIDTH, HEIGHT);
  keep_attribute left = keep_node_attribute(ui, s.view, KEEP_LEFT_INSET);
  keep_attribute sides = keep_node_attribute(ui, s.view, KEEP_VERTICAL_INSETS);
  keep_attribute gap = keep_node_attribute_to(ui, s.badge, KEEP_LEFT_OFFSET, s.view);
  keep_attribute_set_equal(ui, left, 8, KEEP_REQUIRED);
  keep_attribute_set_equal(ui, sides, 4, KEEP_REQUIRED);
  keep_attribute_set_equal(ui, gap, 6, KEEP_REQUIRED);
  keep_attribute_set_equal(ui, keep_node_attribute(ui, s.badge, KEEP_VERTICAL_CENTER), 0.5,
                           KEEP_REQUIRED);
  keep_node_keep_size(ui, s.badge, 12, 12, KEEP_REQUIRED);
  keep_attribute_set_equal(ui, keep_node_attribute(ui, s.view, KEEP_WIDTH), 100, KEEP_REQUIRED);
  return s;
}

/* What is set between begin and commit is active at once; what one draws follows. */
static void animate(keep_layout *ui, strip *s, int which) {
  keep_animation animation = keep_animation_begin(ui, s->window, 1, 0);
  if (which == 0)
    keep_animation_set_curve(ui, animation, KEEP_LINEAR);
  if (which == 2)
    keep_animation_set_spring(ui, animation, 0.5, 0);
  keep_attribute_set_equal(ui, keep_node_attribute(ui, s->view, KEEP_WIDTH), 200, KEEP_REQUIRED);
  keep_animation_commit(ui);
}

int main(int count, char **arguments) {
  keep_layout *ui = keep_layout_create();
  strip strips[STRIPS] = {make_strip(ui, "linear"), make_strip(ui, "ease in, ease out"),
                          make_strip(ui, "spring")};
  picture p = picture_begin(count > 1 ? arguments[1] : NULL, 70 + STRIPS * (WIDTH + 16),
                            60 + STILLS * (HEIGHT + 4));
  for (int k = 0; k < STRIPS; k++) {
    animate(ui, &strips[k], k);
    picture_text(&p, 40 + k * (WIDTH + 16), 0, "start", strips[k].name);
  }
  printf("seconds     linear       ease     spring\n");
  for (int still = 0; still < STILLS; still++, p.y += HEIGHT + 4) {
    if (still > 0)
      keep_layout_advance(ui, 1.0 / (STILLS - 1), NULL);
    char time[32];
    snprintf(time, sizeof time, "%.2f", (double)still / (STILLS - 1));
    printf("%7s", time);
    picture_text(&p, 0, 26, "start", time);
    for (int k = 0; k < STRIPS; k++) {
      keep_rect view = keep_node_presented_frame(ui, strips[k].view);
      keep_rect badge = keep_node_presented_frame(ui, strips[k].badge);
      double x = 40 + k * (WIDTH + 16);
      printf("%11.3f", view.width);
      picture_rect(&p, (keep_rect){x, 8, WIDTH, HEIGHT}, 4, PAPER);
      picture_rect(&p, (keep_rect){x + view.x, 8 + view.y, view.width, view.height}, 4, BLUE);
      picture_rect(&p, (keep_rect){x + badge.x, 8 + badge.y, 12, 12}, 6, ORANGE);
    }
    printf("\n");
  }
  printf("still moving: %s\n", keep_layout_is_moving(ui) ? "yes" : "no");
  return picture_end(&p, ui);
}
