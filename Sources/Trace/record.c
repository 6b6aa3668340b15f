/* The recording: a line for each call. What is known before the call is written before it, so that
 * the trace of a program that crashes shows what it was doing.
 *
 * A line is ended when the call ends, unless something else had to be written in between: a
 * callback, or a call of another thread. Then the line ends there, and the results have a line of
 * their own.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <locale.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "trace.h"

/* These have been in the C library itself since glibc 2.34: without this the library would ask for
 * that. In older ones they are in libdl. */
#if defined(__GLIBC__) && defined(__x86_64__)
#define FROM(symbol) __asm__(".symver " #symbol "," #symbol "@GLIBC_2.2.5")
#elif defined(__GLIBC__) && defined(__aarch64__)
#define FROM(symbol) __asm__(".symver " #symbol "," #symbol "@GLIBC_2.17")
#endif
#ifdef FROM
FROM(dladdr);
FROM(dlopen);
FROM(dlsym);
#endif

#define SONAME "libkeeplayout.so.0"
#define VERSION "2"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t starting = PTHREAD_MUTEX_INITIALIZER;
static _Atomic bool has_started;
static locale_t c_locale;
static unsigned session;            /* Counts recordings. */
static _Atomic int descriptor = -1; /* Where this one goes; none while nothing is recorded. */
static const struct call *open_;    /* Whose line is not ended. */
static bool is_told;                /* What to record: the environment does not count. */

static void complain(const char *what, const char *why) {
  fprintf(stderr, "libkeeplayout-trace: %s: %s\n", what, why);
}

/* ---- The library ------------------------------------------------------------------------------- */

static void *beside_this(void) {
  Dl_info here;
  char path[4096];
  if (!dladdr((void *)(uintptr_t)&complain, &here) || !strchr(here.dli_fname, '/'))
    return NULL;
  int folder = (int)(strrchr(here.dli_fname, '/') - here.dli_fname);
  snprintf(path, sizeof path, "%.*s/" SONAME, folder, here.dli_fname);
  return dlopen(path, RTLD_NOW | RTLD_LOCAL);
}

/* Finds the functions in a library; not those of this one, which would call themselves. */
static void find_all(void *library) {
  Dl_info there, here;
  for (int place = 0; trace_names[place]; place++) {
    void *found = dlsym(library, trace_names[place]);
    if (found && dladdr(found, &there) && dladdr((void *)(uintptr_t)&complain, &here) &&
        there.dli_fbase != here.dli_fbase)
      trace_real[place] = found;
  }
}

/* Whether functions were found, of a library that has the types of this one. */
static bool fits(void) {
  uint32_t (*version)(void) = (uint32_t (*)(void))trace_real[trace_version_number];
  return version && version() / 1000 == KEEPLAYOUT_VERSION_NUMBER / 1000;
}

static void before_fork(void) { pthread_mutex_lock(&lock); }
static void after_fork(void) { pthread_mutex_unlock(&lock); }
/* A forked child is another program: its calls would make no sense among those of its parent. */
static void in_child(void) {
  descriptor = -1;
  pthread_mutex_unlock(&lock);
}

static void begin_session(int to);

/* Opens a file, which is made if there is none; -1 with a complaint for anything else: a link may lead
 * where its owner wants it, and a pipe waits for a reader. /dev/stderr is such a link. */
static int open_file(const char *path) {
  if (strcmp(path, "/dev/stderr") == 0)
    return fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0);
  int flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;
  int file = open(path, flags, 0600);
  if (file < 0)
    complain(path, errno == ELOOP ? "this is a symbolic link" : strerror(errno));
  else if (flock(file, LOCK_EX | LOCK_NB) != 0)
    complain(path, "another process is recorded there; with %p in its name each has its own");
  else if (ftruncate(file, 0) != 0)
    complain(path, errno == EINVAL ? "this is no file" : strerror(errno));
  else
    return file;
  if (file >= 0)
    close(file);
  return -1;
}

/* The file that the environment names; %p in its name is the process. */
static void begin_as_asked(void) {
  const char *asked = getenv("KEEPLAYOUT_TRACE"), *process = asked ? strstr(asked, "%p") : NULL;
  char path[4096];
  if (!asked || !*asked)
    return;
  if (process)
    snprintf(path, sizeof path, "%.*s%ld%s", (int)(process - asked), asked, (long)getpid(),
             process + 2);
  else
    snprintf(path, sizeof path, "%s", asked);
  if (!fits()) {
    complain(path, "not recorded, as the library is not version " KEEPLAYOUT_VERSION_STRING);
    return;
  }
  int file = open_file(path);
  if (file >= 0)
    begin_session(file);
}

/* At the end of a program that was to be recorded, and has called nothing. */
__attribute__((destructor)) static void tell_nothing_called(void) {
  const char *asked = getenv("KEEPLAYOUT_TRACE");
  if (asked && *asked && !has_started)
    complain(
        program_invocation_short_name,
        "not recorded, as it calls no shared libkeeplayout; one that is linked with the archive "
        "cannot be");
}

static void start(void) {
  find_all(RTLD_NEXT);
  void *library = trace_real[0] ? NULL : beside_this();
  if (!trace_real[0] && !library)
    library = dlopen(SONAME, RTLD_NOW | RTLD_LOCAL);
  if (library)
    find_all(library);
  c_locale = newlocale(LC_ALL_MASK, "C", (locale_t)0);
  pthread_atfork(before_fork, after_fork, in_child);
  if (!is_told)
    begin_as_asked();
}

/* pthread_once is one of the functions that would ask for glibc 2.34. */
static void start_once(void) {
  if (has_started)
    return;
  pthread_mutex_lock(&starting);
  if (!has_started) {
    start();
    has_started = true;
  }
  pthread_mutex_unlock(&starting);
}

void *trace_find(int place) {
  start_once();
  if (!trace_real[place]) {
    complain(trace_names[place], "the library has no such function");
    abort();
  }
  return trace_real[place];
}

/* ---- Lines ------------------------------------------------------------------------------------- */

static locale_t host_locale;

/* Until end_line numbers are written as in C, whatever the host's language. */
static void begin_line(void) {
  host_locale = uselocale(c_locale);
  line_length = 0;
}

/* Writes out what there is of a line. */
static void end_line(void) {
  uselocale(host_locale);
  const char *from = line;
  size_t left = line_length;
  while (left > 0 && !line_failed) {
    ssize_t written = write(descriptor, from, left);
    if (written < 0 && errno == EINTR)
      continue;
    if (written < 0) {
      complain("the recording ends", strerror(errno));
      descriptor = -1;
      return;
    }
    from += written, left -= (size_t)written;
  }
  if (line_failed) {
    complain("the recording ends", "out of memory");
    descriptor = -1;
  }
}

static void begin_session(int to) {
  const char *(*version)(void) = (const char *(*)(void))trace_real[trace_version_string];
  session++;
  descriptor = to;
  open_ = NULL;
  owners_forget();
  begin_line();
  put("{\"keeplayout trace\":" VERSION ",\"library\":");
  put_text(version(), strlen(version()));
  put("}\n");
  end_line();
}

/* Begins the line of a call or a callback, and ends that of one that is under way. */
static void begin_call(const char *what, const struct call *call) {
  begin_line();
  if (open_)
    put("}\n");
  put_head(what, call);
}

/* ---- Calls ------------------------------------------------------------------------------------- */

/* Lists with functions in them are copied, so that the functions can be replaced. */
static void copy_lists(struct call *call) {
  const struct shape *shapes = call->signature->shapes;
  for (int place = 0; shapes[place].name; place++) {
    const struct shape *shape = &shapes[place], *field = shape->type->fields;
    size_t count;
    if (shape->role != ARRAY || !field || !*(void **)call->arguments[place])
      continue;
    while (field->name && field->role != FUNCTION)
      field++;
    if (!field->name || !length_of(shape, call->arguments, &count) || count == 0 ||
        !is_known(shape->type, *(void **)call->arguments[place], count))
      continue;
    size_t bytes = count * size_of(shape->type, *(void **)call->arguments[place]);
    call->copy = malloc(bytes + 1);
    if (!call->copy)
      abort();
    memcpy(call->copy, *(void **)call->arguments[place], bytes);
    *(void **)call->arguments[place] = call->copy;
  }
}

void trace_begin(struct call *call, const struct signature *signature, void **arguments) {
  start_once();
  *call = (struct call){.signature = signature, .arguments = arguments};
  if (descriptor < 0)
    return;
  pthread_mutex_lock(&lock);
  bool has_owner = signature->shapes[0].name != NULL;
  if (has_owner)
    call->owner = owner_find(*(void **)arguments[0]);
  /* A function that releases the host's data may call: it can read, and is not there when the trace is
   * replayed. Its calls are left out. */
  bool is_releasing = call->owner && call->owner->calling > 0;
  if (descriptor >= 0 && (call->owner ? !is_releasing : !has_owner)) {
    call->session = session;
    if (call->owner)
      call->owner->calling++;
    copy_lists(call);
    begin_call("call", call);
    from_library = false;
    put_given(signature->shapes, call->owner, arguments);
    give_places(call);
    end_line();
    open_ = call;
  }
  pthread_mutex_unlock(&lock);
}

void trace_ask(struct call *call, const struct signature *signature, const struct host *host,
               void **arguments) {
  *call = (struct call){.signature = signature, .arguments = arguments, .host = host};
  pthread_mutex_lock(&lock);
  if (descriptor >= 0 && host->owner->session == session) {
    call->session = session;
    call->owner = host->owner;
    call->owner->asking++;
    call->calling = call->owner->calling;
    call->owner->calling = 0;
    begin_call("ask", call);
    from_library = true;
    put_given(signature->shapes, call->owner, arguments);
    end_line();
    open_ = call;
  }
  pthread_mutex_unlock(&lock);
}

void trace_end(struct call *call, const void *result) {
  if (call->session == 0)
    return;
  const struct signature *signature = call->signature;
  pthread_mutex_lock(&lock);
  bool is_current = descriptor >= 0 && call->session == session;
  if (is_current && call->host) {
    call->owner->asking--;
    call->owner->calling = call->calling;
  } else if (is_current && call->owner) {
    call->owner->calling--;
  }
  if (open_ == call)
    begin_line();
  else
    begin_call(call->host ? "answered" : "returned", call);
  if (!call->owner && call->session == session)
    call->owner = owner_new(*(void *const *)result, signature->result->noun, session);
  put_results(call, result);
  put("\n");
  if (descriptor < 0 || call->session != session)
    line_length = 0;
  else
    open_ = NULL;
  end_line();
  free(call->copy);
  /* An owner is not ended by one of its own callbacks: the library refuses that. */
  if (signature->ends && call->session == session && call->owner->asking == 0)
    owner_end(call->owner);
  pthread_mutex_unlock(&lock);
}

/* ---- For hosts that load libraries by themselves ------------------------------------------------ */

/* Begins a recording of the calls of a library that dlopen has opened; false if one is under way or
 * the library is of another version. */
KEEPLAYOUT_API bool keeplayout_trace_begin(void *library, int to) {
  is_told = true;
  start_once();
  pthread_mutex_lock(&lock);
  bool can = descriptor < 0;
  if (can && library)
    find_all(library);
  can = can && fits();
  if (can)
    begin_session(to);
  pthread_mutex_unlock(&lock);
  return can;
}

/* Ends it. */
KEEPLAYOUT_API void keeplayout_trace_end(void) {
  pthread_mutex_lock(&lock);
  descriptor = -1;
  owners_forget();
  pthread_mutex_unlock(&lock);
}
