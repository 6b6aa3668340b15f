/* A window with SDL2: a toolbar, a sidebar that tells the keys, cards of wrapped text, a panel that slides in.
 * window --picture out.bmp " c" draws what is there after these keys, without a screen. */
#include "constraints.h"

static const char *const KEYS[] = {"Space slides the panel", "C shows constraints", "Q quits"};
static const char *const BUTTONS[] = {"Open", "Save", "Share", "Help"};
static const char *const CARDS[] = {
    "Every card is as high as its words at the width it has, and no higher.",
    "The sidebar is a quarter of the window, but between 140 and 240 points; cards take what is "
    "left.",
    "The panel comes from the right and lies over them."};

/* What is drawn of a node, in order of creation; a label is in its middle. */
typedef struct box {
  keep_node node;
  unsigned color, ink;
  const char *text;
  bool is_label;
} box;

typedef struct host {
  keep_layout *ui;
  SDL_Renderer *renderer;
  TTF_Font *font, *numbers;
  box boxes[32];
  int count;
  keep_attribute panel_place;
  bool shows_constraints;
} host;

static box *draws(host *h, keep_node node, unsigned color) {
  box *b = &h->boxes[h->count++];
  return *b = (box){node, color, 0, NULL, false}, b;
}

static double text_height(keep_layout *ui, keep_node node, double width, void *text) {
  const host *h = keep_layout_user_data(ui);
  (void)node;
  return draw_text(NULL, h->font, text, 0, 0, 0, width);
}

/* A new node that is as high as its text. */
static keep_node text_in(host *h, keep_node parent, unsigned color, unsigned ink,
                         const char *text) {
  box *b = draws(h, keep_node_create(h->ui, parent), color);
  b->text = text, b->ink = ink;
  keep_node_set_measure(h->ui, b->node, KEEP_VERTICAL, text_height, (void *)text, NULL);
  return b->node;
}

static void build(host *h) {
  keep_layout *ui = h->ui = keep_layout_create();
  keep_layout_set_user_data(ui, h, NULL);
  keep_node parent = KEEP_NO_NODE;
  keep_insets around = {12, 12, 12, 12};
  keep_node window = draws(h, keep_node_create(ui, parent), 0xf4f6fa)->node;
  keep_stack list = KEEP_STACK(KEEP_VERTICAL, .gap = 16, .padding = {16, 16, 16, 16},
                               .distribution = KEEP_PACKED);
  keep_node side = draws(h, keep_stack_create(ui, window, &list, NULL, 0), 0xdfe5ef)->node;
  for (size_t k = 0; k < sizeof KEYS / sizeof *KEYS; k++)
    text_in(h, side, 0xdfe5ef, 0x2b3140, KEYS[k]);
  keep_node column = keep_stack_create(ui, window, &list, NULL, 0);
  for (size_t k = 0; k < sizeof CARDS / sizeof *CARDS; k++) {
    keep_node card = draws(h, keep_node_create(ui, column), 0xffffff)->node;
    keep_node text = text_in(h, card, 0xffffff, 0x3a4456, CARDS[k]);
    keep_node_keep_insets(ui, text, KEEP_INSETS, around, KEEP_REQUIRED);
  }
  keep_node panel = draws(h, keep_node_create(ui, window), 0xf0953c)->node;
  keep_node note = text_in(h, panel, 0xf0953c, 0x000000,
                           "It comes with a spring, and goes on from where it is.");
  keep_node_keep_insets(ui, note, KEEP_INSETS, (keep_insets){16, 16, NAN, 16}, KEEP_REQUIRED);
  keep_stack row =
      KEEP_STACK(KEEP_HORIZONTAL, .gap = 8, .padding = {8, 10, 8, 10}, .distribution = KEEP_PACKED);
  keep_node bar = draws(h, keep_stack_create(ui, window, &row, NULL, 0), 0x2b3140)->node;
  for (size_t k = 0; k < sizeof BUTTONS / sizeof *BUTTONS; k++) {
    box *button = draws(h, keep_node_create(ui, bar), 0x8fb6ea);
    button->text = BUTTONS[k], button->is_label = true;
    keep_node_set_content_size(ui, button->node, 72, 28);
  }

  keep_node below[] = {side, column, panel};
  keep_nodes_set(ui, below, 3, KEEP_TOP_OFFSET, bar, KEEP_EQUAL, 0, KEEP_REQUIRED);
  keep_nodes_set(ui, below, 3, KEEP_BOTTOM_INSET, parent, KEEP_EQUAL, 0, KEEP_REQUIRED);
  keep_node_keep_insets(ui, bar, KEEP_INSETS, (keep_insets){0, 0, NAN, 0}, KEEP_REQUIRED);
  keep_node_set(ui, side, KEEP_LEFT_INSET, parent, KEEP_EQUAL, 0, KEEP_REQUIRED);
  keep_node_set(ui, side, KEEP_WIDTH, window, KEEP_EQUAL, 0.25, KEEP_HIGH);
  keep_node_set(ui, side, KEEP_WIDTH, parent, KEEP_AT_LEAST, 140, KEEP_REQUIRED);
  keep_node_set(ui, side, KEEP_WIDTH, parent, KEEP_AT_MOST, 240, KEEP_REQUIRED);
  keep_node_set(ui, column, KEEP_LEFT_OFFSET, side, KEEP_EQUAL, 0, KEEP_REQUIRED);
  keep_node_set(ui, column, KEEP_RIGHT_INSET, parent, KEEP_EQUAL, 0, KEEP_REQUIRED);
  keep_node_set(ui, panel, KEEP_WIDTH, parent, KEEP_EQUAL, 200, KEEP_REQUIRED);
  h->panel_place = keep_node_attribute(ui, panel, KEEP_RIGHT_INSET);
  keep_attribute_set_equal(ui, h->panel_place, -200, KEEP_REQUIRED);
}

static void slide(host *h) {
  bool is_open = keep_attribute_equal(h->ui, h->panel_place, NULL) == 0;
  keep_animation_set_spring(h->ui, keep_animation_begin(h->ui, KEEP_NO_NODE, 0.5, 0), 0.8, 0);
  keep_attribute_set_equal(h->ui, h->panel_place, is_open ? -200 : 0, KEEP_REQUIRED);
  keep_animation_commit(h->ui);
}

static void press(host *h, SDL_Keycode key) {
  if (key == ' ')
    slide(h);
  h->shows_constraints ^= key == 'c';
}

static void draw(host *h) {
  int width, height;
  SDL_GetRendererOutputSize(h->renderer, &width, &height);
  keep_node_set_size(h->ui, h->boxes[0].node, width, height);
  keep_layout_solve(h->ui);
  for (box *b = h->boxes; b < h->boxes + h->count; b++) {
    keep_rect r = keep_node_presented_frame_in_root(h->ui, b->node);
    SDL_FRect at = {(float)r.x, (float)r.y, (float)r.width, (float)r.height};
    SDL_SetRenderDrawColor(h->renderer, b->color >> 16, b->color >> 8 & 255, b->color & 255, 255);
    SDL_RenderFillRectF(h->renderer, &at);
    if (b->is_label)
      draw_words(h->renderer, h->font, b->text, b->ink,
                 r.x + (r.width - words_width(h->font, b->text)) / 2,
                 r.y + (r.height - TTF_FontHeight(h->font)) / 2);
    else if (b->text)
      draw_text(h->renderer, h->font, b->text, b->ink, r.x, r.y, r.width);
  }
  if (h->shows_constraints)
    draw_constraints(h->ui, h->renderer, h->numbers);
  SDL_RenderPresent(h->renderer);
}

/* Opens a window; NULL, with a sentence in SDL_GetError, where nobody would see it. */
static SDL_Window *open_window(host *h, bool is_picture) {
  if (SDL_Init(SDL_INIT_VIDEO) != 0)
    return NULL;
  const char *driver = SDL_GetCurrentVideoDriver();
  if (!is_picture && (!strcmp(driver, "dummy") || !strcmp(driver, "offscreen")))
    return SDL_SetError("there is no display, as $DISPLAY or $WAYLAND_DISPLAY names one; SDL has a "
                        "driver \"%s\"",
                        driver),
           NULL;
  h->font = open_font(14), h->numbers = open_font(10);
  if (!h->font || !h->numbers)
    return NULL;
  SDL_Window *window = SDL_CreateWindow("libkeeplayout", SDL_WINDOWPOS_CENTERED,
                                        SDL_WINDOWPOS_CENTERED, 640, 400, SDL_WINDOW_RESIZABLE);
  h->renderer =
      window ? SDL_CreateRenderer(window, -1, is_picture ? SDL_RENDERER_SOFTWARE : 0) : NULL;
  return h->renderer ? window : NULL;
}

static int draw_picture(host *h, SDL_Window *window, const char *file, const char *keys) {
  draw(h);
  for (; *keys; keys++)
    press(h, *keys);
  keep_layout_advance(h->ui, 0.12, NULL), draw(h);
  return SDL_SaveBMP(SDL_GetWindowSurface(window), file) ? 1 : 0;
}

static void run(host *h) {
  SDL_Event event = {0};
  Uint64 then = SDL_GetTicks64(), now = then;
  for (bool moving = false; event.type != SDL_QUIT && event.key.keysym.sym != 'q'; then = now) {
    draw(h);
    event = (SDL_Event){0};
    SDL_WaitEventTimeout(&event, moving ? 1 : 1000);
    press(h, event.type == SDL_KEYDOWN ? event.key.keysym.sym : 0);
    now = SDL_GetTicks64();
    keep_layout_advance(h->ui, (double)(now - then) / 1000, &moving);
  }
}

int main(int count, char **arguments) {
  const bool is_picture = count == 4 && !strcmp(arguments[1], "--picture");
  static host h;
  SDL_Window *window = open_window(&h, is_picture);
  if (!window)
    return fprintf(stderr, "window: %s\n", SDL_GetError()), 1;
  build(&h);
  int status = 0;
  if (is_picture)
    status = draw_picture(&h, window, arguments[2], arguments[3]);
  else
    run(&h);
  keep_layout_destroy(h.ui), TTF_Quit(), SDL_Quit();
  return status;
}
