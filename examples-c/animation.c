/* KeepLayout 1.7's animation: a view that is 100 wide becomes 200 wide in one second. Here along two
 * curves and on a spring, with a badge that is kept beside it; prints the widths, and draws a film
 * strip, one still under the other.
 *
 *     animation [picture.svg]
 */
#include <keeplayout.h>
#include <stdio.h>

enum { STRIPS = 3, STILLS = 13, WIDTH = 260, HEIGHT = 32, PITCH = 36, LEFT = 56, TOP = 40 };

typedef struct strip {
  const char *name;
  keep_node window, view, badge;
} strip;

static void keep(keep_layout *ui, keep_attribute attribute, double value) {
  keep_attribute_set_equal(ui, attribute, value, KEEP_REQUIRED);
}

static strip make_strip(keep_layout *ui, const char *name) {
  strip s = {name, keep_node_create(ui, KEEP_NO_NODE), {0}, {0}};
  s.view = keep_node_create(ui, s.window), s.badge = keep_node_create(ui, s.window);
  keep_node_set_size(ui, s.window, WIDTH, HEIGHT);
  keep(ui, keep_node_attribute(ui, s.view, KEEP_LEFT_INSET), 8);
  keep(ui, keep_node_attribute(ui, s.view, KEEP_VERTICAL_INSETS), 6);
  keep(ui, keep_node_attribute(ui, s.view, KEEP_WIDTH), 100);
  keep(ui, keep_node_attribute_to(ui, s.badge, KEEP_LEFT_OFFSET, s.view), 6);
  keep(ui, keep_node_attribute_to(ui, s.badge, KEEP_HORIZONTAL_ALIGN, s.view), 0);
  keep_node_keep_size(ui, s.badge, 12, 12, KEEP_REQUIRED);
  return s;
}

static void animate(keep_layout *ui, strip *strips) {
  keep_animation a = keep_animation_begin(ui, strips[0].window, 1, 0);
  keep_animation_set_curve(ui, a, KEEP_LINEAR);
  keep(ui, keep_node_attribute(ui, strips[0].view, KEEP_WIDTH), 200);
  keep_animation_commit(ui);

  keep_animation_begin(ui, strips[1].window, 1, 0);
  keep(ui, keep_node_attribute(ui, strips[1].view, KEEP_WIDTH), 200);
  keep_animation_commit(ui);

  a = keep_animation_begin(ui, strips[2].window, 1, 0);
  keep_animation_set_spring(ui, a, 0.5, 0);
  keep(ui, keep_node_attribute(ui, strips[2].view, KEEP_WIDTH), 200);
  keep_animation_commit(ui);
}

static void draw(FILE *file, double x, double y, keep_rect r, double round, const char *style) {
  if (file)
    fprintf(file, "  <rect x=\"%g\" y=\"%g\" width=\"%g\" height=\"%g\" rx=\"%g\" fill=\"%s\"/>\n",
            x + r.x, y + r.y, r.width, r.height, round, style);
}

static void draw_still(FILE *file, keep_layout *ui, const strip *s, int column, int row) {
  double x = LEFT + column * (WIDTH + 16), y = TOP + row * PITCH;
  draw(file, x, y, keep_node_presented_frame(ui, s->window), 3, "#eef0f3");
  draw(file, x, y, keep_node_presented_frame(ui, s->view), 3, "#4a7bd0");
  draw(file, x, y, keep_node_presented_frame(ui, s->badge), 6, "#f0953c");
}

static void write_text(FILE *file, double x, double y, const char *text) {
  if (file)
    fprintf(file, "  <text x=\"%g\" y=\"%g\">%s</text>\n", x, y, text);
}

int main(int count, char **arguments) {
  keep_layout *ui = keep_layout_create();
  strip strips[STRIPS] = {make_strip(ui, "linear"), make_strip(ui, "ease in, ease out"),
                          make_strip(ui, "spring")};
  FILE *file = count > 1 ? fopen(arguments[1], "w") : NULL;
  if (file)
    fprintf(file,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\""
            " font-family=\"sans-serif\" font-size=\"14\" fill=\"#555b66\">\n"
            "  <rect width=\"100%%\" height=\"100%%\" fill=\"white\"/>\n",
            LEFT + STRIPS * (WIDTH + 16), TOP + STILLS * PITCH + 12);

  printf("seconds     linear       ease     spring\n");
  animate(ui, strips);
  for (int still = 0; still < STILLS; still++) {
    char time[32];
    if (still > 0)
      keep_layout_advance(ui, 1.0 / (STILLS - 1), NULL);
    snprintf(time, sizeof time, "%.2f", (double)still / (STILLS - 1));
    printf("%7s", time);
    for (int k = 0; k < STRIPS; k++)
      printf("%11.3f", keep_node_presented_frame(ui, strips[k].view).width);
    printf("\n");
    write_text(file, 12, TOP + still * PITCH + 21, time);
    for (int k = 0; k < STRIPS; k++)
      draw_still(file, ui, &strips[k], k, still);
  }
  for (int k = 0; k < STRIPS; k++)
    write_text(file, LEFT + k * (WIDTH + 16), 26, strips[k].name);
  printf("still moving: %s\n", keep_layout_is_moving(ui) ? "yes" : "no");

  if (file) {
    fputs("</svg>\n", file);
    fclose(file);
  }
  int failed = keep_layout_error(ui) != KEEP_OK;
  if (failed)
    fprintf(stderr, "%s\n", keep_layout_error_message(ui));
  keep_layout_destroy(ui);
  return failed;
}
