/*
 * Where all storage of the library comes from. The Makefile renames what the Swift rings call: malloc is
 * keeplayout_malloc here, and so on. So a request that fails ends the process in one place, where the
 * rings would go on with address 0: Embedded Swift does not look at what it gets.
 *
 * It includes no header of a system, and so is compiled for any without one.
 */
#include <keeplayout/core.h>

void *malloc(size_t bytes);
void *realloc(void *block, size_t bytes);

void *keeplayout_malloc(size_t bytes);
void *keeplayout_realloc(void *block, size_t bytes);
int keeplayout_posix_memalign(void **block, size_t alignment, size_t bytes);

static keep_out_of_memory_function handler;

KEEPLAYOUT_API void keep_set_out_of_memory_handler(keep_out_of_memory_function function) {
  __atomic_store_n(&handler, function, __ATOMIC_SEQ_CST);
}

/* ---- The last words ---------------------------------------------------------------------------- */

#if defined(__unix__) || defined(__APPLE__) || defined(_WIN32)
_Noreturn void abort(void);

#ifdef _WIN32
int _write(int file, const void *bytes, unsigned count);
static void write_error(const char *text, size_t length) { _write(2, text, (unsigned)length); }
#else
long write(int file, const void *bytes, size_t count);
static void write_error(const char *text, size_t length) {
  if (write(2, text, length) < 0)
    abort();
}
#endif

/* The words without printf, which a static host might have no other use for. */
static _Noreturn void give_up(size_t bytes) {
  char line[80] = "libkeeplayout: out of memory (";
  char digits[20];
  size_t length = 30, count = 0;
  do {
    digits[count++] = (char)('0' + bytes % 10);
    bytes /= 10;
  } while (bytes > 0);
  while (count > 0)
    line[length++] = digits[--count];
  for (const char *rest = " bytes asked)\n"; *rest; rest++)
    line[length++] = *rest;
  write_error(line, length);
  abort();
}
#else
/* WebAssembly and machines without a system have nobody to tell but the handler. */
static _Noreturn void give_up(size_t bytes) {
  (void)bytes;
  __builtin_trap();
}
#endif

/* The handler is called once, in case it runs out of memory, too. */
static _Noreturn void end(size_t bytes) {
  keep_out_of_memory_function function = __atomic_exchange_n(&handler, NULL, __ATOMIC_SEQ_CST);
  if (function)
    function(bytes);
  give_up(bytes);
}

/* ---- Requests ---------------------------------------------------------------------------------- */

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

/* Blocks are given back by free, whichever way they came. So on Windows they come from malloc, which aligns
 * to 16 there; nothing of the rings needs more. Newlib has an older name for the same. */
static void *aligned(size_t alignment, size_t bytes) {
#if defined(_WIN32)
  return alignment <= 16 ? malloc(bytes) : NULL;
#elif defined(__unix__) || defined(__APPLE__) || defined(__wasm__)
  int posix_memalign(void **block, size_t alignment, size_t bytes);
  void *block;
  return posix_memalign(&block, alignment, bytes) == 0 ? block : NULL;
#else
  void *memalign(size_t alignment, size_t bytes);
  return memalign(alignment, bytes);
#endif
}

int keeplayout_posix_memalign(void **block, size_t alignment, size_t bytes) {
  *block = aligned(alignment, at_least_one(bytes));
  if (!*block)
    end(bytes);
  return 0;
}
