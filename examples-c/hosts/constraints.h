/* Draws the constraints of a layout with SDL2: for a key that shows what keeps what. */
#ifndef CONSTRAINTS_H
#define CONSTRAINTS_H

#include <SDL.h>
#include <keeplayout.h>

static inline SDL_FPoint constraint_end(keep_layout *ui, keep_term term) {
  keep_rect r = keep_node_presented_frame_in_root(ui, term.node);
  keep_anchor a = term.anchor;
  double x = a == KEEP_ANCHOR_LEFT ? 0 : a == KEEP_ANCHOR_RIGHT ? 1 : 0.5;
  double y = a == KEEP_ANCHOR_TOP ? 0 : a == KEEP_ANCHOR_BOTTOM ? 1 : 0.5;
  return (SDL_FPoint){(float)(r.x + x * r.width), (float)(r.y + y * r.height)};
}

/* A line from anchor to anchor for each constraint that relates two. */
static inline void draw_constraints(keep_layout *ui, SDL_Renderer *renderer) {
  enum { LIMIT = 512 };
  keep_constraint all[LIMIT];
  keep_term terms[2];
  size_t count = keep_node_constraints(ui, KEEP_NO_NODE, all, LIMIT);
  SDL_SetRenderDrawColor(renderer, 0xd0, 0x30, 0x30, 255);
  for (size_t k = 0; k < count && k < LIMIT; k++)
    if (keep_constraint_terms(ui, all[k], NULL, NULL, terms, 2) == 2) {
      SDL_FPoint from = constraint_end(ui, terms[0]), to = constraint_end(ui, terms[1]);
      SDL_RenderDrawLineF(renderer, from.x, from.y, to.x, to.y);
    }
}

#endif
