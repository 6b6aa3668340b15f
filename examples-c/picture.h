/* Draws solved layouts as SVG: one screen beside the other. */
#ifndef PICTURE_H
#define PICTURE_H

#include <keeplayout.h>
#include <stdio.h>

enum { PICTURE_GAP = 40 };

typedef struct picture {
  FILE *file; /* NULL draws nothing. */
  double x;
} picture;

/* Begins a picture that is as wide as its screens with gaps around them; path may be NULL. */
static inline picture picture_begin(const char *path, double width, double height) {
  picture p = {path ? fopen(path, "w") : NULL, PICTURE_GAP};
  if (path && !p.file)
    perror(path);
  if (p.file)
    fprintf(p.file, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%g\" height=\"%g\">\n",
            width, height + 2 * PICTURE_GAP);
  return p;
}

static inline void picture_draw(picture *p, keep_rect r, const char *fill, const char *stroke) {
  if (p->file)
    fprintf(p->file,
            "  <rect x=\"%g\" y=\"%g\" width=\"%g\" height=\"%g\" fill=\"%s\" stroke=\"%s\"/>\n",
            p->x + r.x, PICTURE_GAP + r.y, r.width, r.height, fill, stroke);
}

/* Draws a root and its children, which are named after their colours, where they are now. */
static inline void picture_add_screen(picture *p, keep_layout *ui, keep_node screen) {
  keep_node children[16];
  size_t count = keep_node_children(ui, screen, children, 16);
  keep_rect frame = keep_node_frame(ui, screen);

  picture_draw(p, frame, "white", "black");
  for (size_t i = 0; i < count && i < 16; i++)
    picture_draw(p, keep_node_frame(ui, children[i]), keep_node_name(ui, children[i]), "none");
  p->x += frame.width + PICTURE_GAP;
}

static inline void picture_end(picture *p) {
  if (p->file) {
    fputs("</svg>\n", p->file);
    fclose(p->file);
  }
}

#endif
