/* The heap of the module for JavaScript, which a host can bound: the module imports nothing, and so has a
 * memory of its own. wasi-libc's malloc takes pages from here in place of its own sbrk. */
#include <errno.h>
#include <stddef.h>
#include <stdint.h>

enum { PAGE = 65536 };

static size_t limit_in_pages = 65536;

/* Bounds the memory, in bytes. What is more than that already stays. */
void set_memory_limit(size_t bytes) { limit_in_pages = bytes / PAGE; }

/* Malloc asks for whole pages, and for none to learn where the memory ends. */
void *sbrk(intptr_t increment) {
  size_t pages = __builtin_wasm_memory_size(0);
  size_t more = (size_t)increment / PAGE;
  if (increment == 0)
    return (void *)(pages * PAGE);
  if (pages + more > limit_in_pages || __builtin_wasm_memory_grow(0, more) == SIZE_MAX) {
    errno = ENOMEM;
    return (void *)-1;
  }
  return (void *)(pages * PAGE);
}
