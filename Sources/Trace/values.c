/* Values as text: JSON, a line for each call, with the names that the header gives things. */
#define _GNU_SOURCE
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "trace.h"

char *line;
size_t line_length;
bool line_failed, from_library;
static size_t line_room;

static void put_bytes(const char *bytes, size_t length) {
  if (line_length + length > line_room) {
    size_t room = (line_length + length) * 2 + 4096;
    char *larger = realloc(line, room);
    if (!larger) {
      line_failed = true;
      return;
    }
    line = larger, line_room = room;
  }
  memcpy(line + line_length, bytes, length);
  line_length += length;
}

void put(const char *text) { put_bytes(text, strlen(text)); }

void put_number(uint64_t number) {
  char digits[24];
  put_bytes(digits, (size_t)snprintf(digits, sizeof digits, "%llu", (unsigned long long)number));
}

void put_key(const char *name) {
  put(line_length > 0 && line[line_length - 1] == '{' ? "\"" : ",\"");
  put(name);
  put("\":");
}

/* ---- Text -------------------------------------------------------------------------------------- */

/* How many bytes the character at the beginning of a text has; 0 if it is not UTF-8. */
static size_t character(const unsigned char *text, size_t length) {
  if (text[0] < 0x80)
    return 1;
  size_t size = text[0] >= 0xF0 ? 4 : text[0] >= 0xE0 ? 3 : 2;
  if (text[0] < 0xC2 || text[0] > 0xF4 || size > length)
    return 0;
  for (size_t i = 1; i < size; i++)
    if ((text[i] & 0xC0) != 0x80)
      return 0;
  unsigned char second = text[1];
  if ((text[0] == 0xE0 && second < 0xA0) || (text[0] == 0xED && second > 0x9F) ||
      (text[0] == 0xF0 && second < 0x90) || (text[0] == 0xF4 && second > 0x8F))
    return 0;
  return size;
}

/* A byte that is not UTF-8 is written as the half of a surrogate pair that Python has for it:
 * U+DC00 plus the byte. */
void put_text(const char *text, size_t length) {
  static const char escapes[] = "btnvfr";
  const unsigned char *bytes = (const unsigned char *)text;
  char escape[8];
  put("\"");
  for (size_t i = 0; i < length;) {
    size_t size = character(bytes + i, length - i);
    unsigned char byte = bytes[i];
    if (size == 0)
      snprintf(escape, sizeof escape, "\\udc%02x", byte);
    else if (byte == '"' || byte == '\\')
      snprintf(escape, sizeof escape, "\\%c", byte);
    else if (byte >= 8 && byte <= 13 && byte != 11)
      snprintf(escape, sizeof escape, "\\%c", escapes[byte - 8]);
    else if (byte < 32 || byte == 127)
      snprintf(escape, sizeof escape, "\\u%04x", byte);
    else {
      put_bytes(text + i, size);
      i += size;
      continue;
    }
    put(escape);
    i++;
  }
  put("\"");
}

static WRITER(write_text) {
  (void)type, (void)owner;
  const char *text = *(const char *const *)value;
  if (text)
    put_text(text, strlen(text));
  else
    put("null");
}

/* ---- Numbers ----------------------------------------------------------------------------------- */

/* The fewest digits that are read back to the same bits. */
static void put_double(double value) {
  char digits[40];
  if (isnan(value)) {
    put("\"nan\"");
  } else if (isinf(value)) {
    put(value > 0 ? "\"inf\"" : "\"-inf\"");
  } else if (value == 0) {
    put(signbit(value) ? "-0.0" : "0");
  } else {
    for (int precision = 15; precision <= 17; precision++) {
      snprintf(digits, sizeof digits, "%.*g", precision, value);
      if (strtod(digits, NULL) == value)
        break;
    }
    put(digits);
  }
}

static void put_integer(long long value) {
  if (value < 0)
    put("-");
  put_number(value < 0 ? 0 - (uint64_t)value : (uint64_t)value);
}

#define NUMBER(name, c_type, how)                                                                  \
  static WRITER(write_##name) {                                                                    \
    (void)type, (void)owner;                                                                       \
    how(*(const c_type *)value);                                                                   \
  }                                                                                                \
  const struct type name##_type = {.size = sizeof(c_type), .write = write_##name};

static void put_bool(bool value) { put(value ? "true" : "false"); }

NUMBER(bool, bool, put_bool)
NUMBER(int, int, put_integer)
NUMBER(double, double, put_double)
NUMBER(int8, int8_t, put_integer)
NUMBER(int32, int32_t, put_integer)
NUMBER(uint32, uint32_t, put_number)
NUMBER(uint64, uint64_t, put_number)
NUMBER(size, size_t, put_number)
const struct type text_type = {.size = sizeof(char *), .write = write_text};

WRITER(write_constant) {
  (void)owner;
  int number;
  memcpy(&number, value, sizeof number);
  for (const struct constant *constant = type->constants; constant->name; constant++)
    if (constant->value == number) {
      put("\"");
      put(constant->name);
      put("\"");
      return;
    }
  put_integer(number);
}

WRITER(write_doubles) {
  (void)owner;
  const double *numbers = value;
  for (size_t i = 0; i < type->size / sizeof(double); i++) {
    put(i ? "," : "[");
    put_double(numbers[i]);
  }
  put("]");
}

/* ---- What has a name --------------------------------------------------------------------------- */

static void put_name(struct name name) {
  put(name.noun);
  put(" ");
  put_number(name.number);
}

void put_owner(const struct owner *owner) {
  put("\"");
  put_name(owner->name);
  put("\"");
}

/* A handle that the library has not made is written as the host gave it. */
WRITER(write_handle) {
  uint64_t id = *(const uint64_t *)value;
  if (id == 0) {
    put("null");
    return;
  }
  put("\"");
  const struct owner *other = NULL;
  struct name name = name_of(owner, id, type->noun, from_library);
  if (!name.noun)
    other = owner_of(id, type->noun, &name);
  if (name.noun) {
    put_name(name);
  } else {
    char digits[24];
    snprintf(digits, sizeof digits, "0x%llx", (unsigned long long)id);
    put(digits);
  }
  if (other) {
    put(" of ");
    put_name(other->name);
  }
  put("\"");
}

static WRITER(write_pointer) {
  (void)type;
  const void *pointer = *(void *const *)value;
  struct name name = {NULL, 0};
  if (pointer)
    name = name_of(owner, (uint64_t)(uintptr_t)pointer, "pointer", true);
  if (!name.noun) {
    put("null");
    return;
  }
  put("\"");
  put_name(name);
  put("\"");
}
const struct type pointer_type = {.size = sizeof(void *), .write = write_pointer};

static WRITER(write_owner) {
  (void)type, (void)owner;
  const struct owner *found = owner_find(*(void *const *)value);
  if (found)
    put_owner(found);
  else
    put("null");
}
const struct type layout_type = {sizeof(void *), write_owner, "layout", NULL, NULL, NULL};
const struct type solver_type = {sizeof(void *), write_owner, "solver", NULL, NULL, NULL};

static bool is_zero(const void *value, size_t size) {
  const char *bytes = value;
  while (size > 0 && bytes[size - 1] == 0)
    size--;
  return size == 0;
}

/* ---- Many -------------------------------------------------------------------------------------- */

static const unsigned char parts[] = {1, 2, 4, 2, 4, 2}; /* Of keep_compound; 0 is an anchor. */

size_t parts_of(keep_compound compound) {
  return (unsigned)compound < sizeof parts ? parts[compound] : 1;
}

static bool is_sized(const struct type *type) {
  return type->fields && strcmp(type->fields[0].name, "size") == 0;
}

size_t size_of(const struct type *type, const void *first) {
  return is_sized(type) ? *(const uint32_t *)first : type->size;
}

bool is_known(const struct type *type, const void *first, size_t count) {
  if (!is_sized(type) || count == 0)
    return true;
  size_t size = size_of(type, first);
  if (size < 8 || size > 4096 || size % 8 != 0)
    return false;
  for (size_t i = 1; i < count; i++)
    if (size_of(type, (const char *)first + i * size) != size)
      return false;
  return true;
}

bool length_of(const struct shape *shape, void *const *arguments, size_t *length) {
  *length = 0;
  if (shape->length == PARTS) {
    keep_compound compound = *(const keep_compound *)arguments[shape->count];
    *length = parts_of(compound);
    return (unsigned)compound < sizeof parts;
  }
  if (shape->length == TERMS) {
    const size_t *starts = *(const size_t *const *)arguments[shape->count];
    size_t rows = *(const size_t *)arguments[shape->of];
    if (!starts || rows > LONGEST || starts[0] != 0)
      return false;
    for (size_t row = 0; row < rows; row++)
      if (starts[row + 1] < starts[row])
        return false;
    *length = starts[rows];
    return *length <= LONGEST;
  }
  *length = *(const size_t *)arguments[shape->count];
  if (*length > (shape->most ? shape->most : LONGEST))
    return false;
  *length += shape->length == ONE_MORE;
  return true;
}

void put_array(const struct type *type, struct owner *owner, const void *first, size_t count,
               const size_t *lengths) {
  size_t size = count > 0 ? size_of(type, first) : 0;
  put("[");
  for (size_t i = 0; i < count; i++) {
    const char *element = (const char *)first + i * size;
    if (i)
      put(",");
    const char *text = lengths ? *(const char *const *)element : NULL;
    if (!lengths)
      type->write(type, owner, element);
    else if (text && lengths[i] <= LONGEST)
      put_text(text, lengths[i]);
    else
      put("null");
  }
  put("]");
}

/* In place of what the library does not read either; of structs the size that is why. */
static void put_unread(const struct type *type, const void *first) {
  put("\"unread");
  if (first && is_sized(type)) {
    put(" ");
    put_number(size_of(type, first));
  }
  put("\"");
}

static void put_many(const struct shape *shape, struct owner *owner, void *const *arguments,
                     int place) {
  size_t count;
  bool has_lengths = shape->length == COUNT && shape->of;
  const void *first = *(const void *const *)arguments[place];
  if (!length_of(shape, arguments, &count))
    put_unread(shape->type, NULL);
  else if (is_known(shape->type, first, count))
    put_array(shape->type, owner, *(const void *const *)arguments[place], count,
              has_lengths ? *(const size_t *const *)arguments[shape->of] : NULL);
  else
    put_unread(shape->type, first);
}

/* ---- Functions --------------------------------------------------------------------------------- */

static void put_host(const struct shape *shape, const struct host *host, bool but_null) {
  if (!host && but_null)
    return;
  put_key(shape->name);
  if (!host) {
    put("null");
    return;
  }
  put("\"");
  put_name((struct name){shape->type->noun, host->number});
  put("\"");
}

/* Puts a function of ours, and what it needs to call theirs, where the library looks. */
static void put_function(const struct shape *shapes, int place, struct owner *owner,
                         void *const *arguments, bool but_null) {
  int data = place, destroy = place;
  while (shapes[data].role != DATA)
    data++;
  while (shapes[destroy].role != DESTROY)
    destroy++;
  trace_function *function = arguments[place];
  keep_destroy_function *told = arguments[destroy];
  struct host *host =
      *function || *told ? host_of(owner, *function, *(void **)arguments[data], *told) : NULL;
  put_host(&shapes[place], *function ? host : NULL, but_null);
  put_host(&shapes[destroy], *told ? host : NULL, but_null);
  if (!host)
    return;
  *(void **)arguments[data] = host;
  if (*function)
    *function = shapes[place].type->ours;
  if (*told)
    *told = (keep_destroy_function)shapes[destroy].type->ours;
}

static void put_all(const struct shape *shapes, struct owner *owner, void *const *arguments,
                    bool but_zeros) {
  for (int place = 0; shapes[place].name; place++) {
    const struct shape *shape = &shapes[place];
    bool is_behind = shape->role >= ONE && shape->role <= OUTS;
    size_t size = shape->role == VALUE ? shape->type->size : sizeof(void *);
    if (shape->role == FUNCTION)
      put_function(shapes, place, owner, arguments, but_zeros);
    if (shape->role != VALUE && !is_behind)
      continue;
    bool zero = (is_behind || but_zeros) && is_zero(arguments[place], size);
    if (zero && but_zeros)
      continue;
    if (!zero && (shape->role == OUT || shape->role == OUTS))
      continue;
    put_key(shape->name);
    if (zero)
      put("null");
    else if (shape->role == VALUE)
      shape->type->write(shape->type, owner, arguments[place]);
    else if (shape->role == ONE &&
             !is_known(shape->type, *(const void *const *)arguments[place], 1))
      put_unread(shape->type, *(const void *const *)arguments[place]);
    else if (shape->role == ONE)
      shape->type->write(shape->type, owner, *(const void *const *)arguments[place]);
    else
      put_many(shape, owner, arguments, place);
  }
}

void put_given(const struct shape *shapes, struct owner *owner, void *const *arguments) {
  put_all(shapes, owner, arguments, false);
}

enum { MOST_FIELDS = 16, MOST_BYTES = 512 };

/* A struct, as it would be initialized: what is not named is zero, and so is what a shorter one lacks. A longer
 * one may have something later, which is refused. A size is named if it is not that of this version, so that
 * a trace is the same whatever the size of a pointer. Those with functions in them are copies, which may be changed. */
WRITER(write_fields) {
  void *arguments[MOST_FIELDS] = {NULL}, *whole[MOST_BYTES / sizeof(void *)] = {NULL};
  size_t given = size_of(type, value), size = given < type->size ? given : type->size;
  size_t unnamed = is_sized(type) && given == type->size ? sizeof(uint32_t) : 0;
  bool has_functions = false;
  memcpy((char *)whole + unnamed, (const char *)value + unnamed, size - unnamed);
  for (int place = 0; type->fields[place].name && place < MOST_FIELDS; place++) {
    arguments[place] = (char *)whole + type->fields[place].offset;
    has_functions = has_functions || type->fields[place].role == FUNCTION;
  }
  put("{");
  put_all(type->fields, owner, arguments, true);
  if (!is_zero((const char *)value + size, given - size)) {
    put_key("later");
    put_bool(true);
  }
  put("}");
  if (has_functions)
    memcpy((char *)(uintptr_t)value + unnamed, (char *)whole + unnamed, size - unnamed);
}
