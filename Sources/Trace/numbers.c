/* Names: things are numbered by first appearance, separately for each owner, so that
 * a trace of the same calls is the same text wherever things lie in memory.
 */
#include <stdlib.h>
#include <string.h>

#include "trace.h"

static struct owner *owners;
static unsigned layouts, solvers;

static struct entry *place_of(const struct map *map, uint64_t a, uint64_t b) {
  uint64_t hash = (a ^ b * 0x9E3779B97F4A7C15u) * 0xBF58476D1CE4E5B9u;
  size_t place = (hash ^ hash >> 31) & (map->room - 1);
  while (map->entries[place].noun &&
         (map->entries[place].key[0] != a || map->entries[place].key[1] != b))
    place = (place + 1) & (map->room - 1);
  return &map->entries[place];
}

static const struct entry *find(const struct map *map, uint64_t a, uint64_t b) {
  const struct entry *entry = map->room ? place_of(map, a, b) : NULL;
  return entry && entry->noun ? entry : NULL;
}

static bool grow(struct map *map) {
  struct map larger = {.used = map->used, .room = map->room ? map->room * 2 : 64};
  larger.entries = calloc(larger.room, sizeof *larger.entries);
  if (!larger.entries)
    return false;
  for (size_t i = 0; i < map->room; i++)
    if (map->entries[i].noun)
      *place_of(&larger, map->entries[i].key[0], map->entries[i].key[1]) = map->entries[i];
  free(map->entries);
  *map = larger;
  return true;
}

static bool add(struct map *map, uint64_t a, uint64_t b, const char *noun, uintptr_t value) {
  if (map->used * 2 >= map->room && !grow(map))
    return false;
  *place_of(map, a, b) = (struct entry){{a, b}, noun, value};
  map->used++;
  return true;
}

/* ---- Owners ------------------------------------------------------------------------------------ */

struct owner *owner_new(void *pointer, const char *noun, unsigned session) {
  struct owner *owner = calloc(1, sizeof *owner);
  if (!owner)
    return NULL;
  unsigned number = strcmp(noun, "layout") == 0 ? ++layouts : ++solvers;
  *owner = (struct owner){.pointer = pointer, .name = {noun, number}, .session = session};
  owner->next = owners;
  owners = owner;
  return owner;
}

/* What was found last is found first. */
struct owner *owner_find(const void *pointer) {
  struct owner **link = &owners;
  while (*link && (*link)->pointer != pointer)
    link = &(*link)->next;
  struct owner *found = *link;
  if (found && found != owners) {
    *link = found->next;
    found->next = owners;
    owners = found;
  }
  return found;
}

/* Its functions stay: somebody may still have a pointer to one. */
void owner_end(struct owner *owner) {
  struct owner **link = &owners;
  while (*link && *link != owner)
    link = &(*link)->next;
  if (*link)
    *link = owner->next;
  free(owner->names.entries);
  free(owner->hosts.entries);
  owner->names = owner->hosts = (struct map){0};
}

void owners_forget(void) {
  while (owners)
    owner_end(owners);
  layouts = solvers = 0;
}

/* ---- Handles and pointers ---------------------------------------------------------------------- */

/* A kind of things, as the owner counts them: the handles of two kinds may be the same number. */
static struct name *kind_of(struct owner *owner, const char *noun) {
  struct name *kind = owner->counts;
  while (kind->noun && strcmp(kind->noun, noun) != 0 && kind < owner->counts + NOUNS - 1)
    kind++;
  kind->noun = noun;
  return kind;
}

struct name name_of(struct owner *owner, uint64_t id, const char *noun, bool may) {
  struct name *kind = kind_of(owner, noun);
  uint64_t place = (uint64_t)(kind - owner->counts);
  const struct entry *entry = find(&owner->names, id, place);
  if (entry)
    return (struct name){entry->noun, (unsigned)entry->value};
  if (!may || !add(&owner->names, id, place, noun, kind->number + 1))
    return (struct name){NULL, 0};
  kind->number++;
  return *kind;
}

struct owner *owner_of(uint64_t id, const char *noun, struct name *name) {
  for (struct owner *owner = owners; owner; owner = owner->next) {
    *name = name_of(owner, id, noun, false);
    if (name->noun)
      return owner;
  }
  return NULL;
}

/* ---- Functions --------------------------------------------------------------------------------- */

/* For the library the same function with the same data is one, so it has to stay one here; unless
 * each has a different destroy function. */
struct host *host_of(struct owner *owner, trace_function function, void *data,
                     keep_destroy_function destroy) {
  uint64_t key = (uint64_t)(uintptr_t)function, with = (uint64_t)(uintptr_t)data;
  const struct entry *entry = find(&owner->hosts, key, with);
  struct host *first = entry ? (struct host *)entry->value : NULL, *host = first;
  while (host && host->destroy && destroy && host->destroy != destroy)
    host = host->next;
  if (host) {
    host->destroy = destroy ? destroy : host->destroy;
    return host;
  }
  host = calloc(1, sizeof *host);
  if (!host || (!first && !add(&owner->hosts, key, with, "function", (uintptr_t)host))) {
    free(host);
    return NULL;
  }
  *host = (struct host){function, data, destroy, owner, ++owner->functions, NULL};
  if (first) {
    host->next = first->next;
    first->next = host;
  }
  return host;
}
