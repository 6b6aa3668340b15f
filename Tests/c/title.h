/* A title beside an icon, named, in a window: what conflicts and transactions are tried on. */
#ifndef TITLE_H
#define TITLE_H

#include "check.h"

static keep_layout *ui;
static keep_node window, title, icon;
static keep_attribute width, gap;

static void set_up(void) {
  ui = keep_layout_create();
  window = keep_node_create(ui, KEEP_NO_NODE);
  title = keep_node_create(ui, window);
  icon = keep_node_create(ui, window);
  CHECK_OK(keep_node_set_name(ui, window, "window"));
  CHECK_OK(keep_node_set_name(ui, title, "title"));
  CHECK_OK(keep_node_set_name(ui, icon, "icon"));
  CHECK_OK(keep_node_set_size(ui, window, 320, 568));
  width = keep_node_attribute(ui, icon, KEEP_WIDTH);
  gap = keep_node_attribute_to(ui, title, KEEP_LEFT_OFFSET, icon);
  keep_attribute left = keep_node_attribute(ui, icon, KEEP_LEFT_INSET);
  CHECK_OK(keep_attribute_set_equal(ui, left, 0, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_equal(ui, width, 40, KEEP_REQUIRED));
  CHECK_OK(keep_attribute_set_equal(ui, gap, 20, KEEP_REQUIRED));
  CHECK_OK(keep_layout_solve(ui));
  CHECK_NEAR(keep_node_frame(ui, title).x, 60);
}

#endif
