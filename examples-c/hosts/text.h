/* Text with SDL2_ttf, in the font that the system calls sans: as high as its lines at a width, and drawn. */
#ifndef TEXT_H
#define TEXT_H

#include <SDL_ttf.h>
#include <stdio.h>
#include <string.h>

/* A font of a size in pixels; NULL, with a sentence in SDL_GetError, if there is none. */
static inline TTF_Font *open_font(int size) {
  char file[1024] = "";
  FILE *asked = popen("fc-match -f '%{file}' sans", "r");
  size_t length = asked ? fread(file, 1, sizeof file - 1, asked) : 0;
  if (asked)
    pclose(asked);
  if (length == 0)
    return SDL_SetError("fc-match knows no font: apt-get install fontconfig fonts-dejavu-core"),
           NULL;
  return TTF_Init() == 0 ? TTF_OpenFont(file, size) : NULL;
}

static inline void draw_words(SDL_Renderer *renderer, TTF_Font *font, const char *words,
                              unsigned color, double x, double y) {
  SDL_Color ink = {(Uint8)(color >> 16), (Uint8)(color >> 8), (Uint8)color, 255};
  SDL_Surface *surface = TTF_RenderUTF8_Blended(font, words, ink);
  SDL_Texture *texture = surface ? SDL_CreateTextureFromSurface(renderer, surface) : NULL;
  if (texture) {
    SDL_FRect at = {SDL_roundf((float)x), SDL_roundf((float)y), (float)surface->w,
                    (float)surface->h};
    SDL_RenderCopyF(renderer, texture, NULL, &at);
  }
  SDL_DestroyTexture(texture), SDL_FreeSurface(surface);
}

/* How wide words are. */
static inline double words_width(TTF_Font *font, const char *words) {
  int width = 0;
  TTF_SizeUTF8(font, words, &width, NULL);
  return width;
}

/* The height of text in lines of a width; with a renderer it is drawn at a place. */
static inline double draw_text(SDL_Renderer *renderer, TTF_Font *font, const char *text,
                               unsigned color, double x, double y, double width) {
  char line[256] = "";
  double height = 0;
  for (const char *word = text; *word;) {
    size_t length = strcspn(word, " "), before = strlen(line);
    snprintf(line + before, sizeof line - before, "%s%.*s", before ? " " : "", (int)length, word);
    if (before && words_width(font, line) > width) { /* it begins the next line */
      line[before] = 0;
    } else {
      word += length + (word[length] == ' ');
      if (*word)
        continue;
    }
    if (renderer)
      draw_words(renderer, font, line, color, x, y + height);
    height += TTF_FontLineSkip(font), line[0] = 0;
  }
  return height;
}

#endif
