/* Equation strings from a file: faults are shown with their line and place, and the lines that are
 * right hold all the same.
 *
 *     equations [picture.svg [file]]
 */
#include "picture.h"

enum { MOST = 64, LONGEST = 120, PANES = 4 };

/* Reads the lines of a file. Returns how many there are. */
static size_t read_lines(const char *path, char lines[MOST][LONGEST]) {
  FILE *file = fopen(path, "r");
  size_t count = 0;
  if (!file)
    perror(path);
  while (file && count < MOST && fgets(lines[count], LONGEST, file)) {
    lines[count][strcspn(lines[count], "\r\n")] = 0;
    count++;
  }
  if (file)
    fclose(file);
  return count;
}

int main(int count, char **arguments) {
  static char lines[MOST][LONGEST];
  const char *path = count > 2 ? arguments[2] : "examples-c/dashboard.txt", *equations[MOST];
  size_t line_count = read_lines(path, lines);
  for (size_t k = 0; k < line_count; k++)
    equations[k] = lines[k];

  keep_layout *ui = keep_layout_create();
  keep_node window = keep_node_create(ui, KEEP_NO_NODE), panes[PANES];
  const char *names[PANES] = {"header", "menu", "chart", "table"};
  keep_node_set_size(ui, window, 480, 320);
  for (int k = 0; k < PANES; k++)
    panes[k] = keep_node_create(ui, window);

  const char *metric = "gap";
  const double gap = 8;
  const keep_equation_context words =
      KEEP_EQUATION_CONTEXT(.names = names, .nodes = panes, .name_count = PANES, .metrics = &metric,
                            .values = &gap, .metric_count = 1, .skips_faults = true);
  keep_equations_create(ui, equations, NULL, line_count, &words, NULL, 0, NULL);
  for (size_t k = 0; k < keep_equation_fault_count(ui); k++)
    printf("%s:%zu: %s\n", path, keep_equation_fault_at(ui, k).index + 1,
           keep_equation_fault_description(ui, k));

  keep_layout_solve(ui);
  picture p = picture_begin(count > 1 ? arguments[1] : NULL, 520, 360);
  picture_rect(&p, keep_node_frame(ui, window), 8, PAPER);
  for (int k = 0; k < PANES; k++) {
    keep_rect r = keep_node_frame(ui, panes[k]);
    printf("%-7s%8g%8g%8g%8g\n", names[k], r.x, r.y, r.width, r.height);
    picture_node(&p, ui, panes[k], k == 2 ? BLUE : SKY, names[k]);
  }
  return picture_end(&p, ui);
}
