/* A form: labels end where the widest ends, fields take the rest, a note wraps below them. */
#include "picture.h"

enum { ROWS = 3 };
static const char *const captions[ROWS] = {"Name", "Street and number", "Postcode"};

/* Letters of 7 x 18 points. */
static double note_height(keep_layout *ui, keep_node node, double width, void *letters) {
  (void)ui, (void)node;
  int in_a_line = width < 7 ? 1 : (int)(width / 7);
  return 18.0 * ((*(int *)letters + in_a_line - 1) / in_a_line);
}

int main(int count, char **arguments) {
  keep_layout *ui = keep_layout_create();
  keep_node window = keep_node_create(ui, KEEP_NO_NODE), note = keep_node_create(ui, window);
  keep_node labels[ROWS], fields[ROWS];

  for (int k = 0; k < ROWS; k++) {
    labels[k] = keep_node_create(ui, window), fields[k] = keep_node_create(ui, window);
    keep_node_set_content_size(ui, labels[k], 7.0 * (double)strlen(captions[k]) + 12, 18);
    keep_node_set_hugging(ui, labels[k], KEEP_HORIZONTAL, KEEP_HIGH);
    keep_attribute inset = keep_node_attribute(ui, labels[k], KEEP_LEADING_INSET);
    keep_attribute gap = keep_node_attribute_to(ui, labels[k], KEEP_TRAILING_OFFSET, fields[k]);
    keep_attribute middle = keep_node_attribute_to(ui, labels[k], KEEP_HORIZONTAL_ALIGN, fields[k]);
    keep_attribute_set_min(ui, inset, 16, KEEP_REQUIRED);
    keep_attribute_set_equal(ui, gap, 8, KEEP_REQUIRED);
    keep_attribute_set_equal(ui, middle, 0, KEEP_REQUIRED);

    keep_attribute height = keep_node_attribute(ui, fields[k], KEEP_HEIGHT);
    keep_attribute end = keep_node_attribute(ui, fields[k], KEEP_TRAILING_INSET);
    keep_attribute above = k ? keep_node_attribute_to(ui, fields[k], KEEP_TOP_OFFSET, fields[k - 1])
                             : keep_node_attribute(ui, fields[0], KEEP_TOP_INSET);
    keep_attribute_set_equal(ui, height, 28, KEEP_REQUIRED);
    keep_attribute_set_equal(ui, end, 16, KEEP_REQUIRED);
    keep_attribute_set_equal(ui, above, k ? 8 : 16, KEEP_REQUIRED);
  }
  /* One column: all fields begin together, as far left as the widest label allows. */
  keep_attribute column = keep_nodes_attribute_between(ui, fields, ROWS, KEEP_LEADING_ALIGN);
  keep_attribute_set_equal(ui, column, 0, KEEP_REQUIRED);
  keep_attribute_set_equal(ui, keep_node_attribute(ui, fields[0], KEEP_LEADING_INSET), 0, KEEP_LOW);

  int letters = 90;
  keep_node_set_measure(ui, note, KEEP_VERTICAL, note_height, &letters, NULL);
  keep_attribute above = keep_node_attribute_to(ui, note, KEEP_TOP_OFFSET, fields[ROWS - 1]);
  keep_attribute begins = keep_node_attribute_to(ui, note, KEEP_LEADING_ALIGN, fields[0]);
  keep_attribute_set_equal(ui, above, 12, KEEP_REQUIRED);
  keep_attribute_set_equal(ui, begins, 0, KEEP_REQUIRED);
  keep_attribute_set_equal(ui, keep_node_attribute(ui, note, KEEP_TRAILING_INSET), 16,
                           KEEP_REQUIRED);
  keep_attribute_set_equal(ui, keep_node_attribute(ui, note, KEEP_BOTTOM_INSET), 16, KEEP_REQUIRED);

  picture p = picture_begin(count > 1 ? arguments[1] : NULL, 840, 260);
  for (int turn = 0; turn < 2; turn++) {
    keep_node_set_axis_size(ui, window, KEEP_HORIZONTAL, turn ? 320 : 460, KEEP_REQUIRED);
    keep_layout_solve(ui);
    keep_rect w = keep_node_frame(ui, window), f = keep_node_frame(ui, fields[0]);
    printf("%g x %g: fields from %g to %g, a note of %g lines\n", w.width, w.height, f.x,
           f.x + f.width, keep_node_frame(ui, note).height / 18);
    picture_rect(&p, w, 8, PAPER);
    for (int k = 0; k < ROWS; k++) {
      keep_rect l = keep_node_frame_in_root(ui, labels[k]);
      picture_text(&p, l.x + l.width, l.y + l.height / 2 + 4.5, "end", captions[k]);
      picture_node(&p, ui, fields[k], SKY, "");
    }
    picture_lines(&p, ui, note, 18);
    p.x += w.width + 20;
  }
  return picture_end(&p, ui);
}
