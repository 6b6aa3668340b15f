/* Preloaded into a program: each time the library asks for memory, a child of the process gets none,
 * and has to end with a message. The program itself goes on. At its end a line tells how many there
 * were; its status is 77 if one of the children did anything else. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static const char expected[] = "libkeeplayout: out of memory (";
static char *start;
static int is_child;
static long failed, wrong;

static int is_library(const void *caller) {
  Dl_info where;
  if (!start)
    return 0;
  return dladdr(caller, &where) && where.dli_fbase == start;
}

/* What has become of a child that has had no memory. */
static void judge(pid_t child, int messages, const char *what, size_t bytes) {
  char said[256];
  ssize_t length = read(messages, said, sizeof said - 1);
  said[length > 0 ? length : 0] = 0;
  int status;
  waitpid(child, &status, 0);
  failed++;
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT && strstr(said, expected))
    return;
  wrong++;
  fprintf(stderr, "failing: %s of %zu: status %#x, said %s\n", what, bytes, status, said);
}

/* Whether this is the child, which gets nothing. */
static int fails(const void *caller, const char *what, size_t bytes) {
  int ends[2];
  if (is_child || !is_library(caller) || pipe(ends) != 0)
    return 0;
  pid_t child = fork();
  if (child == 0) {
    is_child = 1;
    dup2(ends[1], STDERR_FILENO);
  } else {
    close(ends[1]);
    judge(child, ends[0], what, bytes);
    close(ends[0]);
  }
  return is_child;
}

#define CALLER __builtin_return_address(0)

void *malloc(size_t bytes) {
  static void *(*real)(size_t);
  if (!real)
    real = (void *(*)(size_t))dlsym(RTLD_NEXT, "malloc");
  return fails(CALLER, "malloc", bytes) ? NULL : real(bytes);
}

void *realloc(void *block, size_t bytes) {
  static void *(*real)(void *, size_t);
  if (!real)
    real = (void *(*)(void *, size_t))dlsym(RTLD_NEXT, "realloc");
  return fails(CALLER, "realloc", bytes) ? NULL : real(block, bytes);
}

int posix_memalign(void **block, size_t alignment, size_t bytes) {
  static int (*real)(void **, size_t, size_t);
  if (!real)
    real = (int (*)(void **, size_t, size_t))dlsym(RTLD_NEXT, "posix_memalign");
  return fails(CALLER, "posix_memalign", bytes) ? ENOMEM : real(block, alignment, bytes);
}

__attribute__((constructor)) static void find(void) {
  void *function = dlsym(RTLD_DEFAULT, "keep_version_number");
  Dl_info where;
  if (function && dladdr(function, &where))
    start = where.dli_fbase;
}

__attribute__((destructor)) static void report(void) {
  if (is_child)
    return;
  fprintf(stderr, "failing: %ld requests failed, %ld badly\n", failed, wrong);
  if (wrong || !failed)
    _exit(77);
}
