/* Replays traces: makes their calls, gives the library the answers that its host has given, and writes
 * every line once more with the recorder's own words (Sources/Trace). Lines that differ in a character are a
 * difference in a bit. README.md says what is in a line.
 *
 *   calls.c   written by write_replayer.py: types, callbacks, and a function that makes each call
 *   read.c    values in a line, as C has them
 *   replay.c  the lines of a trace, one after the other
 */
#ifndef REPLAY_H
#define REPLAY_H

#include "trace.h"

/* A function of the library, and what calls it: arguments and result by their addresses. */
struct function {
  const struct signature *signature;
  void (*make)(void *const *arguments, void *result);
};

/* ---- calls.c: both end with one that is empty ---- */

extern const struct function functions[];
/* What is replayed unless something is named, as seen from the folder of the repository. */
extern const char *const traces[];

/* ---- read.c ---- */

/* The value of a name in an object, where it begins; NULL if it is not there. */
const char *field(const char *object, const char *name);
/* Whether a text of JSON is this one. */
bool is_text(const char *value, const char *text);
/* The owner of a name, `layout 1`, of those that were made. */
struct owner *owner_called(const char *value);
void owner_made(struct owner *owner);
void no_owners(void);

/* What has to stay until a call is over. */
struct kept {
  struct kept *next;
  double what[]; /* Aligned for anything. */
};
void release(struct kept *kept);
/* Reads a value; and arguments, or the fields of a struct, to where these addresses are. */
void read_value(const struct type *type, struct owner *owner, const char *value, void *to,
                struct kept **kept);
void read_all(const struct shape *shapes, struct owner *owner, const char *object,
              void *const *arguments, bool but_zeros, struct kept **kept);

/* ---- replay.c ---- */

/* Ends the program with a reason, and the line. */
_Noreturn void fail(const char *why, const char *what);
/* The library asks its host: compares that, and reads the answer. */
void replay_ask(const struct signature *signature, const struct host *host, void **arguments,
                void *answer);

#endif
