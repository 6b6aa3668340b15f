/* The lines of a trace, one after the other. As when it was recorded, a line ends when its call does,
 * unless the library has asked its host in between: then it ends there, and the results have a line of their own.
 */
#include "replay.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *path;
static char *here;               /* The line of the trace that comes next; it ends with a zero. */
static unsigned number;          /* Of that line. */
static const struct call *open_; /* Whose line is not ended. */
static unsigned long calls;

_Noreturn void fail(const char *why, const char *what) {
  printf("%s:%u: %s %.60s\n", path, number, why, what);
  exit(1);
}

/* ---- Lines ------------------------------------------------------------------------------------- */

static void next_line(void) {
  here += strlen(here) + 1;
  number++;
}

/* The line that was made has to be as far the same as it goes. */
static void compare(size_t length) {
  size_t same = 0;
  while (same < line_length && same < length && line[same] == here[same])
    same++;
  if (same == length && same == line_length)
    return;
  printf("%s:%u:%zu: the library has made\n%.*s\nand the trace has\n%s\n", path, number, same + 1,
         (int)line_length, line, here);
  exit(1);
}

static void end_line(void) {
  compare(strlen(here));
  next_line();
  open_ = NULL;
}

static void begin_line(const char *what, const struct call *call) {
  if (open_) {
    put("}");
    end_line();
  }
  line_length = 0;
  put_head(what, call);
}

/* ---- Calls ------------------------------------------------------------------------------------- */

enum { MOST = 16 };

union slot {
  double numbers[8];
  uint64_t id;
  void *pointer;
};

static const struct function *function_of(const char *text) {
  const char *name = field(text, "call");
  const struct function *function = functions;
  if (!name)
    fail("no call is", text);
  while (function->signature && !is_text(name, function->signature->name))
    function++;
  if (!function->signature)
    fail("there is no", name);
  return function;
}

static struct owner *owner_in(const char *text, const struct signature *signature) {
  if (!signature->shapes[0].name)
    return NULL;
  const char *name = field(text, signature->shapes[0].type->noun);
  struct owner *owner = name ? owner_called(name) : NULL;
  if (!owner)
    fail("no layout or solver for", signature->name);
  return owner;
}

static void play_call(void) {
  const char *text = here;
  const struct function *function = function_of(text);
  const struct signature *signature = function->signature;
  union slot slots[MOST] = {{{0}}}, result = {{0}};
  void *arguments[MOST];
  struct call call = {.signature = signature, .arguments = arguments};
  struct kept *kept = NULL;
  for (int place = 0; place < MOST; place++)
    arguments[place] = &slots[place];
  call.owner = owner_in(text, signature);
  if (call.owner)
    slots[0].pointer = call.owner->pointer;
  read_all(signature->shapes, call.owner, text, arguments, false, &kept);

  begin_line("call", &call);
  from_library = false;
  put_given(signature->shapes, call.owner, arguments);
  give_places(&call);
  open_ = &call;
  function->make(arguments, &result);
  if (open_ != &call)
    begin_line("returned", &call);
  if (!call.owner)
    owner_made(call.owner = owner_new(result.pointer, signature->result->noun, 1));
  put_results(&call, signature->result ? &result : NULL);
  end_line();
  calls++;
  if (signature->ends && call.owner->asking == 0) { /* It is refused to a callback. */
    owner_end(call.owner);
    call.owner->pointer = NULL;
  }
  release(kept);
}

/* What the host has answered is at the end of the question, or after calls of its own. */
static void play_answer(const struct call *call, void *answer) {
  const struct type *type = call->signature->result;
  struct kept *kept = NULL;
  compare(line_length);
  if (!field(here, "answer")) {
    put("}");
    end_line();
    while (field(here, "call"))
      play_call();
    begin_line("answered", call);
    compare(line_length);
  }
  const char *value = field(here, "answer");
  if (!value)
    fail("no answer of", call->signature->name);
  if (type)
    read_value(type, call->owner, value, answer, &kept);
  release(kept);
}

void replay_ask(const struct signature *signature, const struct host *host, void **arguments,
                void *answer) {
  struct call call = {.signature = signature, .arguments = arguments, .host = host};
  call.owner = host->owner;
  call.owner->asking++;
  begin_line("ask", &call);
  from_library = true;
  put_given(signature->shapes, call.owner, arguments);
  play_answer(&call, answer);
  put_results(&call, answer);
  end_line();
  call.owner->asking--;
}

/* ---- Traces ------------------------------------------------------------------------------------ */

/* A file, with a zero in place of each end of a line, and one more at the end. */
static char *lines_of(const char *name) {
  FILE *file = fopen(name, "rb");
  char *text = NULL;
  size_t length = 0, more = 1;
  while (file && more > 0) {
    text = realloc(text, length + 4096 + 2);
    if (!text)
      abort();
    more = fread(text + length, 1, 4096, file);
    length += more;
  }
  if (!file)
    fail("cannot be opened", name);
  fclose(file);
  memset(text + length, 0, 2);
  for (size_t i = 0; i < length; i++)
    text[i] = text[i] == '\n' ? 0 : text[i];
  return text;
}

static void replay(const char *name) {
  path = name;
  number = 1;
  owners_forget();
  no_owners();
  char *text = here = lines_of(name);
  const char *form = field(here, "keeplayout trace");
  if (!form || *form != '2')
    fail("no trace of form 2", here);
  next_line();
  while (*here)
    play_call();
  free(text);
}

int main(int count, char **names) {
  const char *const *all = count > 1 ? (const char *const *)names + 1 : traces;
  unsigned replayed = 0;
  while (*all) {
    replay(*all++);
    replayed++;
  }
  printf("%lu calls in %u traces are the same to the last bit\n", calls, replayed);
  return replayed ? 0 : 1;
}
