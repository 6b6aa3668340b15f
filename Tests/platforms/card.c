/* A card with measured text on a machine without a system: prints the title's frame, and what the heap has
 * given and got back. */
#include <keeplayout.h>
#include <malloc.h>
#include <math.h>
#include <stdio.h>

/* Letters of 8 points, in lines of 20. */
static double measure(keep_layout *ui, keep_node node, double width, void *letters) {
  (void)ui, (void)node;
  return 20 * ceil(*(const double *)letters * 8 / width);
}

int main(void) {
  double letters = 40;
  keep_layout_destroy(keep_layout_create()); /* what is made once */
  int before = mallinfo().uordblks;
  keep_layout *ui = keep_layout_create();
  keep_node card = keep_node_create(ui, KEEP_NO_NODE);
  keep_node image = keep_node_create(ui, card), title = keep_node_create(ui, card);
  keep_node text = keep_node_create(ui, card);
  keep_attribute ratio = keep_node_attribute(ui, image, KEEP_ASPECT_RATIO);
  keep_attribute gap = keep_node_attribute_to(ui, title, KEEP_LEFT_OFFSET, image);
  keep_attribute right = keep_node_attribute(ui, title, KEEP_RIGHT_INSET);
  keep_node_set_size(ui, card, 380, 144);
  keep_node_keep_insets(ui, image, KEEP_INSETS, (keep_insets){12, 12, 12, NAN}, KEEP_REQUIRED);
  keep_attribute_set_equal(ui, ratio, 4.0 / 3, KEEP_REQUIRED);
  keep_attribute_set_equal(ui, gap, 8, KEEP_REQUIRED);
  keep_attribute_set_equal(ui, right, 12, KEEP_REQUIRED);
  keep_attribute text_left = keep_node_attribute_to(ui, text, KEEP_LEFT_ALIGN, title);
  keep_attribute text_right = keep_node_attribute_to(ui, text, KEEP_RIGHT_ALIGN, title);
  keep_attribute_set_equal(ui, text_left, 0, KEEP_REQUIRED);
  keep_attribute_set_equal(ui, text_right, 0, KEEP_REQUIRED);
  keep_node_set_measure(ui, text, KEEP_VERTICAL, measure, &letters, NULL);
  keep_status status = keep_layout_solve(ui);
  keep_rect r = keep_node_frame(ui, title);
  double height = keep_node_frame(ui, text).height;
  int taken = mallinfo().uordblks - before;
  keep_layout_destroy(ui);
  int left = mallinfo().uordblks - before;
  printf("%s: title from %g to %g, text %g high\n", keep_status_name(status), r.x, r.x + r.width,
         height);
  printf("heap %d, then %d\n", taken, left);
}
