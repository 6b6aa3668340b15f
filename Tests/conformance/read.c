/* Values in a line of a trace, as C has them: what values.c writes is read.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "replay.h"

/* ---- JSON -------------------------------------------------------------------------------------- */

/* Where a text ends, behind its quotation mark. */
static const char *after_text(const char *value) {
  const char *here = value + 1;
  while (*here && *here != '"')
    here += here[0] == '\\' && here[1] ? 2 : 1;
  return here + (*here == '"');
}

/* Where a value ends. */
static const char *after(const char *value) {
  int depth = 0;
  const char *here = value;
  do {
    if (*here == '"') {
      here = after_text(here);
      continue;
    }
    if (!*here || (depth == 0 && strchr(",]}", *here)))
      return here;
    depth += (*here == '{' || *here == '[') - (*here == '}' || *here == ']');
    here++;
  } while (depth > 0 || !strchr(",]}", *here));
  return here;
}

const char *field(const char *object, const char *name) {
  const char *here = object + 1;
  size_t length = strlen(name);
  while (*here == '"') {
    const char *key = here + 1, *colon = after_text(here);
    if (*colon != ':')
      return NULL;
    if (colon == key + length + 1 && memcmp(key, name, length) == 0)
      return colon + 1;
    here = after(colon + 1);
    here += *here == ',';
  }
  return NULL;
}

/* The elements of an array; NULL where there is none. */
static const char *first_of(const char *array) {
  return array[0] == '[' && array[1] != ']' ? array + 1 : NULL;
}

static const char *next_of(const char *element) {
  const char *end = after(element);
  return *end == ',' ? end + 1 : NULL;
}

static size_t elements_of(const char *array) {
  size_t count = 0;
  for (const char *one = first_of(array); one; one = next_of(one))
    count++;
  return count;
}

bool is_text(const char *value, const char *text) {
  size_t length = strlen(text);
  return *value == '"' && strncmp(value + 1, text, length) == 0 && value[length + 1] == '"';
}

static bool is_null(const char *value) { return strncmp(value, "null", 4) == 0; }

/* ---- What has to stay -------------------------------------------------------------------------- */

static void *keep(size_t size, struct kept **kept) {
  struct kept *block = calloc(1, sizeof *block + size);
  if (!block)
    abort();
  block->next = *kept;
  *kept = block;
  return block->what;
}

void release(struct kept *kept) {
  while (kept) {
    struct kept *next = kept->next;
    free(kept);
    kept = next;
  }
}

static char escaped(char letter) {
  static const char letters[] = "btnfr", meant[] = "\b\t\n\f\r";
  const char *found = letter ? strchr(letters, letter) : NULL;
  return found ? meant[found - letters] : letter;
}

static char *text_of(const char *value, struct kept **kept) {
  char *text = keep((size_t)(after_text(value) - value), kept), *to = text;
  for (const char *here = value + 1; *here && *here != '"'; here++) {
    if (*here != '\\') {
      *to++ = *here;
    } else if (*++here == 'u') {
      *to++ = (char)strtol((char[]){here[3], here[4], 0}, NULL, 16);
      here += 4;
    } else {
      *to++ = escaped(*here);
    }
  }
  return text;
}

/* ---- What has a name --------------------------------------------------------------------------- */

enum { OWNERS = 32 };
static struct owner *owners[OWNERS];

void no_owners(void) { memset(owners, 0, sizeof owners); }

void owner_made(struct owner *owner) {
  int place = 0;
  while (owners[place])
    if (++place == OWNERS - 1)
      fail("too many layouts", "");
  owners[place] = owner;
}

/* Whether what follows a quotation mark, or a word before, is a name. */
static bool is_named(const char *name, const char *noun, unsigned number) {
  size_t length = strlen(noun);
  char *end;
  return strncmp(name, noun, length) == 0 && name[length] == ' ' &&
         strtoul(name + length, &end, 10) == number && (*end == '"' || *end == ' ');
}

static struct owner *owner_of_name(const char *name) {
  for (int place = 0; owners[place]; place++)
    if (owners[place]->pointer &&
        is_named(name, owners[place]->name.noun, owners[place]->name.number))
      return owners[place];
  return NULL;
}

struct owner *owner_called(const char *value) { return owner_of_name(value + 1); }

/* A handle that this replay has seen, of its own owner or of another one, or one that nobody has made. */
static uint64_t handle_called(const char *value, const char *noun, const struct owner *owner) {
  const char *of = strstr(value, " of ");
  if (is_null(value))
    return 0;
  if (strncmp(value + 1, "0x", 2) == 0)
    return strtoull(value + 1, NULL, 16);
  if (of && of < after_text(value))
    owner = owner_of_name(of + 4);
  for (size_t i = 0; owner && i < owner->names.room; i++) {
    const struct entry *entry = &owner->names.entries[i];
    if (entry->noun && strcmp(entry->noun, noun) == 0 &&
        is_named(value + 1, noun, (unsigned)entry->value))
      return entry->key[0];
  }
  fail("nothing has this name", value);
}

/* A pointer is data or what releases it: each of these may be called, and nobody reads what is there. */
static int released[8];
#define RELEASE(number)                                                                            \
  static void release_##number(void *data) { (void)data, released[number]++; }
RELEASE(0)
RELEASE(1)
RELEASE(2)
RELEASE(3)
RELEASE(4)
RELEASE(5)
RELEASE(6)
RELEASE(7)
static const keep_destroy_function pointers[] = {release_0, release_1, release_2, release_3,
                                                 release_4, release_5, release_6, release_7};

static void read_pointer(const char *value, void *to) {
  size_t count = sizeof pointers / sizeof *pointers;
  size_t number = is_null(value) ? 0 : strtoul(value + strlen("\"pointer "), NULL, 10);
  if (number > count)
    fail("no such pointer", value);
  if (number > 0)
    memcpy(to, &pointers[number - 1], sizeof *pointers);
}

/* ---- Values ------------------------------------------------------------------------------------ */

static double number_of(const char *value) {
  if (*value != '"')
    return strtod(value, NULL);
  return is_text(value, "nan") ? (double)NAN : is_text(value, "inf") ? INFINITY : -INFINITY;
}

static int constant_of(const struct type *type, const char *value) {
  for (const struct constant *constant = type->constants; constant->name; constant++)
    if (is_text(value, constant->name))
      return constant->value;
  if (*value == '"')
    fail("nothing has this name", value);
  return (int)strtol(value, NULL, 10);
}

static void read_doubles(const struct type *type, const char *value, double *to) {
  if (elements_of(value) != type->size / sizeof(double))
    fail("numbers are missing", value);
  for (const char *one = first_of(value); one; one = next_of(one))
    *to++ = number_of(one);
}

enum { MOST_FIELDS = 16 };

static void read_fields(const struct type *type, struct owner *owner, const char *value, void *to,
                        struct kept **kept) {
  void *fields[MOST_FIELDS] = {NULL};
  uint32_t size = (uint32_t)type->size;
  for (int place = 0; type->fields[place].name && place < MOST_FIELDS; place++)
    fields[place] = (char *)to + type->fields[place].offset;
  if (strcmp(type->fields[0].name, "size") == 0)
    memcpy(to, &size, sizeof size);
  read_all(type->fields, owner, value, fields, true, kept);
}

#define INTEGER(name, c_type, how)                                                                 \
  if (type == &name##_type)                                                                        \
    *(c_type *)to = (c_type)how(value, NULL, 10);

void read_value(const struct type *type, struct owner *owner, const char *value, void *to,
                struct kept **kept) {
  INTEGER(int, int, strtol)
  INTEGER(int8, int8_t, strtol)
  INTEGER(int32, int32_t, strtol)
  INTEGER(uint32, uint32_t, strtoul)
  INTEGER(uint64, uint64_t, strtoull)
  INTEGER(size, size_t, strtoull)
  if (type == &bool_type)
    *(bool *)to = *value == 't';
  else if (type == &double_type)
    *(double *)to = number_of(value);
  else if (type == &text_type)
    *(char **)to = is_null(value) ? NULL : text_of(value, kept);
  else if (type == &pointer_type)
    read_pointer(value, to);
  else if (type->write == write_constant)
    *(int *)to = constant_of(type, value);
  else if (type->write == write_handle)
    *(uint64_t *)to = handle_called(value, type->noun, owner);
  else if (type->write == write_doubles)
    read_doubles(type, value, to);
  else if (type->write == write_fields)
    read_fields(type, owner, value, to, kept);
}

/* ---- Arguments --------------------------------------------------------------------------------- */

static void *array_of(const struct shape *shape, struct owner *owner, const char *value,
                      void *const *arguments, struct kept **kept) {
  size_t count;
  if (!length_of(shape, arguments, &count) || *value != '[' || elements_of(value) != count)
    fail("an array of another length, or none that is portable", value);
  char *first = keep(count * shape->type->size, kept), *to = first;
  for (const char *one = first_of(value); one; one = next_of(one), to += shape->type->size)
    read_value(shape->type, owner, one, to, kept);
  return first;
}

/* What points somewhere. Where the library writes is not in a trace, unless it is nowhere. */
static void *behind(const struct shape *shape, struct owner *owner, const char *value,
                    void *const *arguments, struct kept **kept) {
  size_t count = 1;
  bool is_out = shape->role == OUT || shape->role == OUTS;
  if (value && is_null(value))
    return NULL;
  if (!value && !is_out)
    return NULL;
  if (shape->role == ARRAY)
    return array_of(shape, owner, value, arguments, kept);
  if (shape->role == OUTS && !length_of(shape, arguments, &count))
    fail("no portable length", shape->name);
  void *place = keep(count * shape->type->size, kept);
  if (shape->role == ONE)
    read_value(shape->type, owner, value, place, kept);
  return place;
}

static const char *name_in(const char *object, const char *name) {
  const char *value = field(object, name);
  return value && *value == '"' ? value : NULL;
}

/* A function of the host's: one of ours, with the number of its name for data, so that each is another one. */
static void read_function(const struct shape *shapes, int place, const char *object,
                          void *const *arguments) {
  int data = place, destroy = place;
  while (shapes[data].role != DATA)
    data++;
  while (shapes[destroy].role != DESTROY)
    destroy++;
  const char *function = name_in(object, shapes[place].name);
  const char *told = name_in(object, shapes[destroy].name);
  const char *blank = function || told ? strchr(function ? function : told, ' ') : NULL;
  if (blank)
    *(void **)arguments[data] = (void *)(uintptr_t)strtoul(blank, NULL, 10);
  if (function)
    *(trace_function *)arguments[place] = shapes[place].type->ours;
  if (told)
    *(trace_function *)arguments[destroy] = shapes[destroy].type->ours;
}

void read_all(const struct shape *shapes, struct owner *owner, const char *object,
              void *const *arguments, bool but_zeros, struct kept **kept) {
  /* Values first, as arrays are as long as these say. */
  for (int place = 0; shapes[place].name; place++) {
    const char *value = field(object, shapes[place].name);
    if (shapes[place].role == VALUE && value)
      read_value(shapes[place].type, owner, value, arguments[place], kept);
    else if (shapes[place].role == VALUE && !but_zeros)
      fail("nothing is given for", shapes[place].name);
  }
  for (int place = 0; shapes[place].name; place++) {
    const char *value = field(object, shapes[place].name);
    if (shapes[place].role >= ONE && shapes[place].role <= OUTS)
      *(void **)arguments[place] = behind(&shapes[place], owner, value, arguments, kept);
    else if (shapes[place].role == FUNCTION)
      read_function(shapes, place, object, arguments);
  }
}
