/*
 * Where all storage of the library comes from. The Makefile renames what the Swift rings call: malloc is
 * keeplayout_malloc here, and so on. So a request that fails ends the process in one place, where the
 * rings would go on with address 0: Embedded Swift does not look at what it gets.
 */
#include <keeplayout/core.h>
#include <stdlib.h>

#ifndef __wasm__
#include <stdio.h>
#include <unistd.h>
#endif

void *keeplayout_malloc(size_t bytes);
void *keeplayout_realloc(void *block, size_t bytes);
int keeplayout_posix_memalign(void **block, size_t alignment, size_t bytes);

static keep_out_of_memory_function handler;

KEEPLAYOUT_API void keep_set_out_of_memory_handler(keep_out_of_memory_function function) {
  __atomic_store_n(&handler, function, __ATOMIC_SEQ_CST);
}

/* The handler is called once, in case it runs out of memory, too. WebAssembly has nobody to tell. */
static _Noreturn void end(size_t bytes) {
  keep_out_of_memory_function function = __atomic_exchange_n(&handler, NULL, __ATOMIC_SEQ_CST);
  if (function)
    function(bytes);
#ifdef __wasm__
  __builtin_trap();
#else
  char line[80];
  int length =
      snprintf(line, sizeof line, "libkeeplayout: out of memory (%zu bytes asked)\n", bytes);
  if (write(STDERR_FILENO, line, (size_t)length) < 0)
    abort();
  abort();
#endif
}

/* The C library may answer a request for nothing with NULL. */
static size_t at_least_one(size_t bytes) { return bytes > 0 ? bytes : 1; }

void *keeplayout_malloc(size_t bytes) {
  void *block = malloc(at_least_one(bytes));
  if (!block)
    end(bytes);
  return block;
}

void *keeplayout_realloc(void *block, size_t bytes) {
  void *moved = realloc(block, at_least_one(bytes));
  if (!moved)
    end(bytes);
  return moved;
}

int keeplayout_posix_memalign(void **block, size_t alignment, size_t bytes) {
  if (posix_memalign(block, alignment, at_least_one(bytes)) != 0)
    end(bytes);
  return 0;
}
