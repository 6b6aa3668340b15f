/* Apply lists, EasyPeasy's words: what a list says replaces what it contradicts, and conditions
 * decide what holds: one column on a phone, two on a pad. */
#include "picture.h"

static int is_idiom(keep_layout *ui, keep_node node, const keep_context *context, void *idiom) {
  (void)ui, (void)node;
  return context->idiom == *(keep_idiom *)idiom;
}

int main(int count, char **arguments) {
  static keep_idiom pad = KEEP_IDIOM_PAD, phone = KEEP_IDIOM_PHONE;
  keep_layout *ui = keep_layout_create();
  keep_node window = keep_node_create(ui, KEEP_NO_NODE);
  keep_node photo = keep_node_create(ui, window), text = keep_node_create(ui, window);

  keep_applied photo_list[] = {
      {KEEP_APPLY(KEEP_ANCHOR_TOP, 16)},
      {KEEP_APPLY(KEEP_ANCHOR_LEFT, 16)},
      {KEEP_APPLY(KEEP_ANCHOR_HEIGHT, 120)},
      {KEEP_APPLY(KEEP_ANCHOR_WIDTH, 200), .when = is_idiom, .user_data = &pad},
      {KEEP_APPLY(KEEP_ANCHOR_RIGHT, 16), .when = is_idiom, .user_data = &phone},
  };
  keep_applied text_list[] = {
      {KEEP_APPLY(KEEP_ANCHOR_RIGHT, 16)},
      {KEEP_APPLY(KEEP_ANCHOR_BOTTOM, 16)},
      {KEEP_APPLY(KEEP_ANCHOR_TOP, 16), .when = is_idiom, .user_data = &pad},
      {KEEP_APPLY(KEEP_ANCHOR_LEFT, 16), .to = photo, .when = is_idiom, .user_data = &pad},
      {KEEP_APPLY(KEEP_ANCHOR_TOP, 16), .to = photo, .when = is_idiom, .user_data = &phone},
      {KEEP_APPLY(KEEP_ANCHOR_LEFT, 16), .when = is_idiom, .user_data = &phone},
  };
  keep_node_apply(ui, photo, photo_list, 5, NULL, 0);
  keep_node_apply(ui, text, text_list, 6, NULL, 0);

  picture p = picture_begin(count > 1 ? arguments[1] : NULL, 740, 340);
  for (int turn = 0; turn < 2; turn++) {
    keep_context context = {.idiom = turn ? phone : pad};
    keep_node_set_size(ui, window, turn ? 220 : 460, 300);
    keep_layout_set_context(ui, context);
    keep_layout_reload(ui); /* asks the conditions again */
    keep_layout_solve(ui);

    keep_rect f = keep_node_frame(ui, photo), t = keep_node_frame(ui, text);
    printf("%-6s photo %3g %3g %3g %3g   text %3g %3g %3g %3g\n", turn ? "phone" : "pad", f.x, f.y,
           f.width, f.height, t.x, t.y, t.width, t.height);
    picture_rect(&p, keep_node_frame(ui, window), 8, PAPER);
    picture_node(&p, ui, photo, ORANGE, "photo");
    picture_lines(&p, ui, text, 18);
    p.x += 480;
  }
  return picture_end(&p, ui);
}
