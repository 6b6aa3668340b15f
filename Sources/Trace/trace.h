/* A library that stands between a program and libkeeplayout, and records the calls.
 *
 * calls.c, which is generated, has a function in place of each of the library's. Between trace_begin
 * and trace_end it calls the real one; what arguments and results are to a reader, tables say.
 *
 *   record.c   the recording: where it goes, and a line for each call
 *   lines.c    the parts of such a line
 *   values.c   values in words
 *   numbers.c  what handles, pointers and functions are called in a trace
 */
#ifndef TRACE_H
#define TRACE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "keeplayout.h"

/* Longer arrays are not read: their length is mostly a mistake, which the library refuses, and a
 * trace of them would be of no use. */
#define LONGEST ((size_t)1 << 28)

typedef void (*trace_function)(void);

struct owner;
struct shape;

/* The name of a number. */
struct constant {
  int value;
  const char *name;
};

/* A type of values: how one is written down. */
struct type {
  size_t size;
  void (*write)(const struct type *type, struct owner *owner, const void *value);
  const char *noun;                 /* Of handles, owners and functions. */
  const struct constant *constants; /* Of enums. */
  const struct shape *fields;       /* Of structs. */
  trace_function ours;              /* Of functions: what the library is given in their place. */
};

/* What a parameter is, or a field. */
enum role {
  OWNER,    /* The layout or solver. */
  VALUE,    /* A value. */
  ONE,      /* A pointer to one that is read. */
  ARRAY,    /* A pointer to many that are read. */
  OUT,      /* A pointer to one that is written. */
  OUTS,     /* A pointer to many that are written. */
  FUNCTION, /* A function of the host's, */
  DATA,     /* its data, */
  DESTROY   /* and the function that releases them. */
};

/* How long an array is; `count` and `of` are places of other parameters. */
enum length {
  NONE,
  COUNT,    /* As `count` says. */
  ONE_MORE, /* One more than `count` says. */
  TERMS,    /* As the last of the starts says, which are `count`, for as many rows as `of` says. */
  PARTS     /* As many as the compound has that is `count`. */
};

struct shape {
  const char *name;
  enum role role;
  const struct type *type;
  enum length length;
  unsigned char count;
  unsigned char of; /* For TERMS; the place of the lengths of strings, or of what tells how many are
                     * written, or 0. */
  unsigned most;    /* If not 0, the library refuses longer ones before it reads them. */
  size_t offset;    /* Of a field. */
};

/* A function, or a callback. */
struct signature {
  const char *name;
  const struct shape *shapes;
  const struct type *result; /* NULL for void. */
  bool ends;                 /* It is the end of its owner. */
};

/* A function of the host's with its data: what the library is given as data. */
struct host {
  trace_function function;
  void *data;
  keep_destroy_function destroy;
  struct owner *owner;
  unsigned number;
  struct host *next; /* Of the same function and data, with another `destroy`. */
};

enum { ASIDE = 4 };

/* A call that is under way. */
struct call {
  const struct signature *signature;
  void **arguments;
  struct owner *owner;
  const struct host *host; /* Of a callback. */
  unsigned session;        /* 0 if it is not recorded. */
  unsigned calling;        /* Of a callback: what its owner had. */
  void *copy;              /* Of a list with functions in it. */
  void *theirs[ASIDE];     /* Where the host wants what the library writes to a place of ours. */
  size_t made;             /* How many it has written, if the host does not ask. */
};

/* Around a call of the library, and around a call of the host. */
void trace_begin(struct call *call, const struct signature *signature, void **arguments);
void trace_ask(struct call *call, const struct signature *signature, const struct host *host,
               void **arguments);
void trace_end(struct call *call, const void *result);

/* The library's own function, by its place in trace_names. */
void *trace_find(int place);
extern const char *const trace_names[];
extern void *trace_real[];
extern const int trace_version_number, trace_version_string; /* Two of these places. */

/* ---- values.c: everything appends to the line that is being written ---- */

extern char *line;
extern size_t line_length;
extern bool line_failed;  /* There was no memory for all of it. */
extern bool from_library; /* What is written comes from the library: handles are what it says. */

void put(const char *text);
void put_number(uint64_t number);
void put_key(const char *name);
void put_text(const char *text, size_t length);
void put_owner(const struct owner *owner);
void put_array(const struct type *type, struct owner *owner, const void *first, size_t count,
               const size_t *lengths);
/* How many parts a compound has; 1 for what is none. */
size_t parts_of(keep_compound compound);
/* How many bytes one has: a struct that begins with its size may be of a host of another version. */
size_t size_of(const struct type *type, const void *first);
/* Whether the library takes structs of such sizes: it refuses others before it reads them. */
bool is_known(const struct type *type, const void *first, size_t count);
/* How long an array is; false for one that cannot be read, as the library will say. */
bool length_of(const struct shape *shape, void *const *arguments, size_t *length);
/* Writes the arguments; functions of the host's are replaced by ours. */
void put_given(const struct shape *shapes, struct owner *owner, void *const *arguments);

#define WRITER(name) void name(const struct type *type, struct owner *owner, const void *value)
WRITER(write_constant);
WRITER(write_handle);
WRITER(write_doubles);
WRITER(write_fields);
extern const struct type bool_type, int_type, double_type, int8_type, int32_type, uint32_type,
    uint64_type, size_type, text_type, pointer_type, layout_type, solver_type;

/* ---- lines.c: appends as well ---- */

/* "call", "ask", "returned" or "answered": of what, and its owner. */
void put_head(const char *what, const struct call *call);
/* Gives the library places of ours to write to, as put_results needs to see what it writes. */
void give_places(struct call *call);
/* What it has written and returned, or what the host has answered. */
void put_results(struct call *call, const void *result);

/* ---- numbers.c ---- */

struct entry {
  uint64_t key[2];
  const char *noun; /* NULL for an empty place. */
  uintptr_t value;
};

/* Maps two words to a value. */
struct map {
  struct entry *entries;
  size_t used, room; /* room is a power of two, or 0. */
};

/* What something is called: a noun and a number. */
struct name {
  const char *noun;
  unsigned number;
};

enum { NOUNS = 12 };

/* A layout or a solver, and what its things are called. */
struct owner {
  void *pointer;
  struct name name;
  unsigned session;
  unsigned asking;           /* How many callbacks are running. */
  unsigned calling;          /* How many calls, since the last of these has begun. */
  struct name counts[NOUNS]; /* How many of each kind have a name. */
  struct map names;          /* By handle and by pointer. */
  struct map hosts;          /* By function and data: the first of those. */
  unsigned functions;        /* How many hosts there are. */
  struct owner *next;
};

struct owner *owner_new(void *pointer, const char *noun, unsigned session);
struct owner *owner_find(const void *pointer);
void owner_end(struct owner *owner);
void owners_forget(void);
/* The name of a handle or a pointer: one that is new gets one if it `may`. A noun of NULL if none. */
struct name name_of(struct owner *owner, uint64_t id, const char *noun, bool may);
/* Whose handle it is, of all others. */
struct owner *owner_of(uint64_t id, const char *noun, struct name *name);
struct host *host_of(struct owner *owner, trace_function function, void *data,
                     keep_destroy_function destroy);

#endif
