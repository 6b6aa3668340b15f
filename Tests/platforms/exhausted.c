/* Memory runs out: the handler is told, and then the program is ended. Its realloc is this one, as the
 * library is linked in. */
#include <keeplayout.h>
#include <stdio.h>
#include <stdlib.h>

static bool is_exhausted;

void *realloc(void *block, size_t bytes) {
  if (is_exhausted || block)
    return NULL;
  return malloc(bytes);
}

static void told(size_t bytes) {
  printf("told of %d\n", bytes > 0);
  fflush(stdout);
}

int main(void) {
  setvbuf(stdout, NULL, _IONBF, 0);
  keep_set_out_of_memory_handler(told);
  keep_solver *solver = keep_solver_create();
  is_exhausted = true;
  keep_variable variable;
  for (int i = 0; i < 1000; i++)
    keep_solver_add_variable(solver, 1, &variable);
  puts("went on");
}
