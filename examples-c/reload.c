/* A document that is read again whenever its file has changed: what differs moves to its new place, nodes stay
 * the same, and a fault is shown and changes nothing.
 *
 *     reload [picture.svg]
 */
#include "picture.h"

enum { LONGEST = 4000 };

/* Updates a layout to a file; an editor would call it when the file's date changes. */
static void reload(keep_layout *ui, const char *path) {
  char text[LONGEST];
  FILE *file = fopen(path, "r");
  if (!file) {
    perror(path);
    return;
  }
  text[fread(text, 1, sizeof text - 1, file)] = 0;
  fclose(file);

  keep_animation animation = keep_animation_begin(ui, KEEP_NO_NODE, 1, 0);
  keep_animation_set_curve(ui, animation, KEEP_LINEAR);
  if (keep_layout_update(ui, text) != KEEP_OK)
    printf("%s: %s\n", path, keep_layout_error_message(ui));
  keep_layout_clear_error(ui);
  keep_animation_commit(ui);
}

static void show(picture *p, keep_layout *ui, keep_node panel) {
  keep_rect r = keep_node_presented_frame(ui, panel);
  printf("panel from %g to %g\n", r.x, r.x + r.width);
  picture_rect(p, keep_node_frame(ui, keep_node_find(ui, KEEP_NO_NODE, "window")), 8, PAPER);
  picture_rect(p, r, 4, BLUE);
  p->y += 120;
}

int main(int count, char **arguments) {
  const char *versions[] = {"examples-c/panel-1.txt", "examples-c/panel-2.txt",
                            "examples-c/panel-3.txt"};
  keep_layout *ui = keep_layout_create();
  reload(ui, versions[0]);
  keep_layout_advance(ui, 1, NULL);
  keep_node panel = keep_node_find(ui, KEEP_NO_NODE, "panel");

  picture p = picture_begin(count > 1 ? arguments[1] : NULL, 340, 380);
  show(&p, ui, panel);
  reload(ui, versions[1]);
  keep_layout_advance(ui, 0.5, NULL);
  show(&p, ui, panel); /* half way, and still the same handle */
  keep_layout_advance(ui, 0.5, NULL);
  reload(ui, versions[2]);
  show(&p, ui, panel);
  return picture_end(&p, ui);
}
