/* Who is told of the end of an animation: "a+" if it has finished, "a-" if not. */
#ifndef HEARD_H
#define HEARD_H

#include "check.h"

static keep_layout *ui;
static char heard[256];

static void hear(keep_layout *layout, keep_animation animation, bool finished, void *name) {
  CHECK(layout == ui && !keep_animation_is_valid(ui, animation));
  strcat(heard, (const char *)name);
  strcat(heard, finished ? "+" : "-");
}

static void tear_down(void) {
  CHECK(keep_layout_error(ui) == KEEP_OK);
  keep_layout_destroy(ui);
}

#endif
