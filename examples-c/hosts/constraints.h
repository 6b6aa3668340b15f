/* Draws the constraints of a layout with SDL2, for a key that shows what keeps what: the dimensions of the library's
 * own picture, which finds free places for them and their numbers. */
#ifndef CONSTRAINTS_H
#define CONSTRAINTS_H

#include "text.h"
#include <keeplayout.h>
#include <math.h>
#include <stdlib.h>

/* A path of lines as the picture has them: M to a place, m by a distance, h and v a line. */
static inline void draw_path(SDL_Renderer *renderer, const char *path, double left, double top) {
  double x = 0, y = 0;
  for (char *end; strchr("Mmhv", *path) && *path; path = end) {
    char step = *path;
    double first = strtod(path + 1, &end), fromx = x, fromy = y;
    if (step == 'h')
      x += first;
    else if (step == 'v')
      y += first;
    else if (step == 'M')
      x = first - left, y = strtod(end, &end) - top;
    else
      x += first, y += strtod(end, &end);
    if (step == 'h' || step == 'v')
      SDL_RenderDrawLineF(renderer, (float)fromx, (float)fromy, (float)x, (float)y);
  }
}

/* The number behind a name in a line of the picture. */
static inline double number_after(const char *line, const char *name) {
  const char *found = strstr(line, name);
  return found ? strtod(found + strlen(name), NULL) : 0;
}

/* The lines and numbers of the picture over what is there, which pales: red if they are in conflict. */
static inline void draw_constraints(keep_layout *ui, SDL_Renderer *renderer, TTF_Font *font) {
  double left = NAN, top = NAN;
  unsigned color = 0;
  bool has_lines = false, has_numbers = false;
  const char *rest = keep_layout_svg(ui, KEEP_NO_NODE, NULL);
  SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);
  SDL_SetRenderDrawColor(renderer, 255, 255, 255, 150);
  SDL_RenderFillRectF(renderer, NULL);
  for (char line[512]; *rest; rest += *rest == '\n') {
    size_t length = strcspn(rest, "\n");
    snprintf(line, sizeof line, "%.*s", (int)length, rest), rest += length;
    if (!strncmp(line, "<g ", 3)) {
      has_lines = !!strstr(line, "fill=\"none\" stroke="), has_numbers = !!strstr(line, "anchor=");
      color = strstr(line, "#d22") ? 0xdd2222 : 0x2a6fdb;
      SDL_SetRenderDrawColor(renderer, color >> 16, color >> 8 & 255, color & 255, 255);
    } else if (isnan(left) && strstr(line, "<title>")) {
      left = number_after(line, "x=\""), top = number_after(line, "y=\""); /* of the root */
    } else if (has_lines && !strncmp(line, "<path d=\"", 9)) {
      draw_path(renderer, line + 9, left, top);
    } else if (has_numbers && !strncmp(line, "<text ", 6)) {
      char *words = strchr(line, '>') + 1;
      words[strcspn(words, "<")] = 0;
      draw_words(renderer, font, words, color,
                 number_after(line, "x=\"") - left - words_width(font, words) / 2,
                 number_after(line, "y=\"") - top - TTF_FontAscent(font) + 1);
    }
  }
}

#endif
