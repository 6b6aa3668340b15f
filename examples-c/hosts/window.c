/* A window with SDL2: a toolbar, a sidebar, cards of wrapped text, a panel that slides in at the space
 * key; c draws the constraints, q quits. window --picture out.bmp draws one frame without a screen. */
#include "constraints.h"
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { LINE = 18, LETTER = 7 };

static const char *const TEXTS[] = {
    "Every card is as high as its words at the width it has, and no higher",
    "The sidebar is a quarter of the window, but between 140 and 240 points; cards take what is "
    "left",
    "The panel comes from the right and lies over them"};

/* What is drawn of a node, in order of creation. */
typedef struct box {
  keep_node node;
  unsigned color;
  const char *text;
} box;

typedef struct host {
  keep_layout *ui;
  SDL_Renderer *renderer;
  box boxes[32];
  int count;
  keep_attribute panel_place;
  bool shows_constraints;
} host;

/* Breaks text into lines; draws a bar for each word if there is a renderer. */
static double wrap(const char *text, double width, SDL_Renderer *renderer, keep_rect at) {
  double x = 0, y = 0;
  for (const char *word = text; *word;) {
    size_t length = strcspn(word, " ");
    double wide = (double)length * LETTER;
    if (x > 0 && x + wide > width)
      x = 0, y += LINE;
    SDL_FRect bar = {(float)(at.x + x), (float)(at.y + y + 5), (float)wide, 8};
    if (renderer)
      SDL_RenderFillRectF(renderer, &bar);
    x += wide + LETTER;
    word += length + (word[length] == ' ');
  }
  return y + LINE;
}

static double text_height(keep_layout *ui, keep_node node, double width, void *text) {
  (void)ui, (void)node;
  return wrap(text, width, NULL, (keep_rect){0, 0, 0, 0});
}

static keep_node draws(host *h, keep_node node, unsigned color, const char *text) {
  h->boxes[h->count++] = (box){node, color, text};
  return node;
}

static void build(host *h) {
  keep_layout *ui = h->ui = keep_layout_create();
  keep_node parent = KEEP_NO_NODE;
  keep_node window = draws(h, keep_node_create(ui, parent), 0xf4f6fa, NULL);
  keep_node side = draws(h, keep_node_create(ui, window), 0xdfe5ef, NULL);
  keep_stack list = KEEP_STACK(KEEP_VERTICAL, .gap = 16, .padding = {16, 16, 16, 16},
                               .distribution = KEEP_PACKED);
  keep_node column = keep_stack_create(ui, window, &list, NULL, 0);
  for (size_t k = 0; k < sizeof TEXTS / sizeof *TEXTS; k++) {
    keep_node card = draws(h, keep_node_create(ui, column), 0xffffff, NULL);
    keep_node text = draws(h, keep_node_create(ui, card), 0xffffff, TEXTS[k]);
    keep_node_keep_insets(ui, text, KEEP_INSETS, (keep_insets){12, 12, 12, 12}, KEEP_REQUIRED);
    keep_node_set_measure(ui, text, KEEP_VERTICAL, text_height, (void *)TEXTS[k], NULL);
  }
  keep_node panel = draws(h, keep_node_create(ui, window), 0xf0953c, NULL);
  keep_stack row =
      KEEP_STACK(KEEP_HORIZONTAL, .gap = 8, .padding = {8, 10, 8, 10}, .distribution = KEEP_PACKED);
  keep_node bar = draws(h, keep_stack_create(ui, window, &row, NULL, 0), 0x2b3140, NULL);
  for (int k = 0; k < 4; k++)
    keep_node_set_content_size(ui, draws(h, keep_node_create(ui, bar), 0x8fb6ea, NULL), 72, 28);

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
    SDL_SetRenderDrawColor(h->renderer, 0x9a, 0xa4, 0xb5, 255);
    wrap(b->text ? b->text : "", r.width, h->renderer, r);
  }
  if (h->shows_constraints)
    draw_constraints(h->ui, h->renderer);
  SDL_RenderPresent(h->renderer);
}

int main(int count, char **arguments) {
  const char *picture = count == 3 && !strcmp(arguments[1], "--picture") ? arguments[2] : NULL;
  host h = {0};
  build(&h);
  SDL_Window *window = NULL;
  if (SDL_Init(SDL_INIT_VIDEO) == 0)
    window = SDL_CreateWindow("libkeeplayout", 0, 0, 640, 400, SDL_WINDOW_RESIZABLE);
  h.renderer = window ? SDL_CreateRenderer(window, -1, picture ? SDL_RENDERER_SOFTWARE : 0) : NULL;
  if (!h.renderer)
    return fprintf(stderr, "%s\n", SDL_GetError()), 1;
  draw(&h);
  if (picture) {
    slide(&h), keep_layout_advance(h.ui, 0.12, NULL), draw(&h);
    return SDL_SaveBMP(SDL_GetWindowSurface(window), picture) ? 1 : 0;
  }
  SDL_Event event = {0};
  Uint64 then = SDL_GetTicks64(), now = then;
  for (bool moving = false; event.type != SDL_QUIT && event.key.keysym.sym != 'q'; then = now) {
    event = (SDL_Event){0};
    SDL_WaitEventTimeout(&event, moving ? 1 : 1000);
    SDL_Keycode key = event.type == SDL_KEYDOWN ? event.key.keysym.sym : 0;
    if (key == ' ')
      slide(&h);
    h.shows_constraints ^= key == 'c';
    now = SDL_GetTicks64();
    keep_layout_advance(h.ui, (double)(now - then) / 1000, &moving);
    draw(&h);
  }
  keep_layout_destroy(h.ui), SDL_Quit();
}
