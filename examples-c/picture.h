/* Draws rectangles, captions and lines of text as SVG. */
#ifndef PICTURE_H
#define PICTURE_H

#include <keeplayout.h>
#include <stdio.h>
#include <string.h>

typedef struct picture {
  FILE *file;  /* NULL draws nothing. */
  double x, y; /* Where the root of the nodes that are drawn has its corner. */
} picture;

static const char *const PAPER = "#f4f6fa", *const INK = "#2b3140", *const BLUE = "#8fb6ea",
                         *const SKY = "#cfe0f7", *const ORANGE = "#f0953c", *const GREY = "#c8cfdb";

/* Begins a picture on white; a path of NULL draws nothing. */
static inline picture picture_begin(const char *path, double width, double height) {
  picture p = {path ? fopen(path, "w") : NULL, 20, 20};
  if (path && !p.file)
    perror(path);
  if (p.file)
    fprintf(p.file,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%g\" height=\"%g\""
            " font-family=\"Helvetica, Arial, sans-serif\" font-size=\"13\">\n"
            "  <rect width=\"100%%\" height=\"100%%\" fill=\"white\"/>\n",
            width, height);
  return p;
}

/* Writes text around a point: anchor is "start", "middle" or "end". */
static inline void picture_text(picture *p, double x, double y, const char *anchor,
                                const char *text) {
  if (p->file)
    fprintf(p->file, "  <text x=\"%g\" y=\"%g\" text-anchor=\"%s\" fill=\"%s\">%s</text>\n",
            p->x + x, p->y + y, anchor, INK, text);
}

static inline void picture_rect(picture *p, keep_rect r, double radius, const char *fill) {
  if (p->file)
    fprintf(p->file,
            "  <rect x=\"%g\" y=\"%g\" width=\"%g\" height=\"%g\" rx=\"%g\" fill=\"%s\"/>\n",
            p->x + r.x, p->y + r.y, r.width, r.height, radius, fill);
}

/* Draws a node with a caption in its middle. */
static inline void picture_node(picture *p, keep_layout *ui, keep_node node, const char *fill,
                                const char *caption) {
  keep_rect r = keep_node_frame_in_root(ui, node);
  picture_rect(p, r, 4, fill);
  picture_text(p, r.x + r.width / 2, r.y + r.height / 2 + 4.5, "middle", caption);
}

/* Draws a node as lines of text, the last of them shorter. */
static inline void picture_lines(picture *p, keep_layout *ui, keep_node node, double line) {
  keep_rect r = keep_node_frame_in_root(ui, node);
  for (double y = 0; y + line <= r.height + 0.5; y += line) {
    double width = y + 2 * line > r.height + 0.5 ? r.width * 0.6 : r.width;
    picture_rect(p, (keep_rect){r.x, r.y + y + line * 0.25, width, line * 0.5}, 2, GREY);
  }
}

/* Ends the picture. Returns the status for main: calls were not checked one by one, but the layout
 * keeps the first error. */
static inline int picture_end(picture *p, keep_layout *ui) {
  if (p->file) {
    fputs("</svg>\n", p->file);
    fclose(p->file);
  }
  int failed = keep_layout_error(ui) != KEEP_OK;
  if (failed)
    fprintf(stderr, "%s\n", keep_layout_error_message(ui));
  keep_layout_destroy(ui);
  return failed;
}

#endif
