/* The parts of a line: its head, and what the library has written and returned.
 */
#include <stdlib.h>
#include <string.h>

#include "trace.h"

void put_head(const char *what, const struct call *call) {
  put("{\"");
  put(what);
  put("\":\"");
  put(call->signature->name);
  if (call->host) {
    put(" ");
    put_number(call->host->number);
  }
  put("\"");
  if (call->owner) {
    put_key(call->owner->name.noun);
    put_owner(call->owner);
  }
}

/* ---- What is written by the library ------------------------------------------------------------ */

/* Of an array, as many elements are read as the library says it has written: the capacity may
 * be less than the host has set, if it knows the count. For a single result the library
 * gets a place of ours, with a pattern that it never writes, to see whether it writes. A callback
 * that runs before that finds the host's own place as it was. */
enum { NOBODYS = 0xA5 };

void give_places(struct call *call) {
  const struct shape *shapes = call->signature->shapes;
  for (int place = 0, of = 0; shapes[place].name && of < ASIDE; place++) {
    void **behind = call->arguments[place];
    if (shapes[place].role == OUTS && shapes[shapes[place].of].role == OUT) {
      size_t **made = call->arguments[shapes[place].of];
      *made = *made ? *made : &call->made;
    }
    if (shapes[place].role != OUT)
      continue;
    void *ours = *behind && *behind != &call->made ? malloc(shapes[place].type->size) : NULL;
    if (ours) {
      call->theirs[of] = *behind;
      *behind = memset(ours, NOBODYS, shapes[place].type->size);
    }
    of++;
  }
}

static bool is_nobodys(const unsigned char *bytes, size_t size) {
  for (size_t i = 0; i < size; i++)
    if (bytes[i] != NOBODYS)
      return false;
  return true;
}

/* Whether the library has written; copies what it has written to the host's place. */
static bool taken_over(const struct shape *shape, void **behind, void *theirs) {
  void *ours = *behind;
  bool is_written = !is_nobodys(ours, shape->type->size);
  *behind = theirs;
  if (is_written)
    memcpy(theirs, ours, shape->type->size);
  free(ours);
  return is_written;
}

/* How many the library has made, where it does not return that. */
static size_t made_by(const struct call *call, const struct shape *shape) {
  const struct shape *told = &call->signature->shapes[shape->of];
  if (told->role == OUT)
    return **(const size_t *const *)call->arguments[shape->of];
  const keep_applied *list = *(const keep_applied *const *)call->arguments[shape->of];
  size_t made = 0, count;
  length_of(told, call->arguments, &count);
  if (!is_known(told->type, list, count))
    return 0;
  for (size_t i = 0; i < count; i++) {
    keep_applied element = {0};
    size_t size = size_of(told->type, list);
    memcpy(&element, (const char *)list + i * size, size < sizeof element ? size : sizeof element);
    made += parts_of(element.compound);
  }
  return made;
}

/* The number of elements that the library has written, at most the capacity. */
static bool count_of(const struct call *call, const struct shape *shape, const void *result,
                     size_t *count) {
  bool is_sized = length_of(shape, call->arguments, count);
  bool is_result = call->signature->result == &size_type;
  if (!is_result && *(const keep_status *)result != KEEP_OK)
    return false;
  if (!is_result && !shape->of)
    return is_sized;
  size_t made = is_result ? *(const size_t *)result : made_by(call, shape);
  *count = made < *count ? made : *count;
  return true;
}

static void put_written(struct call *call, const void *result) {
  const struct shape *shapes = call->signature->shapes;
  for (int place = 0, of = 0; shapes[place].name; place++) {
    const struct shape *shape = &shapes[place];
    void **behind = call->arguments[place], *theirs = NULL;
    size_t count;
    if (shape->role == OUT && of < ASIDE)
      theirs = call->theirs[of++];
    if (theirs && taken_over(shape, behind, theirs)) {
      put_key(shape->name);
      shape->type->write(shape->type, call->owner, theirs);
    } else if (shape->role == OUTS && *behind && count_of(call, shape, result, &count)) {
      put_key(shape->name);
      put_array(shape->type, call->owner, *behind, count, NULL);
    }
  }
}

void put_results(struct call *call, const void *result) {
  const struct type *type = call->signature->result;
  from_library = true;
  put_written(call, result);
  put_key(call->host ? "answer" : "returns");
  if (result)
    type->write(type, call->owner, result);
  else
    put("null");
  put("}");
}
