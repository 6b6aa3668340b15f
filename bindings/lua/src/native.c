/* The calls for Lua 5.4, by its C API: what is by hand. ffi.lua has the same for LuaJIT. */
#include <keeplayout.h>
#include <lauxlib.h>
#include <lua.h>
#include <stdint.h>

#if LUA_VERSION_NUM < 504
/* What installs the package for LuaJIT builds this, too. */
int luaopen_keeplayout_native(lua_State *L) {
  return luaL_error(L, "keeplayout needs LuaJIT, or Lua 5.4 or newer");
}
#else

/*
 * The state that is in a call of the library, for its callbacks: a coroutine or not, and one for each thread.
 */
static _Thread_local lua_State *running;

static lua_State *enter(lua_State *L) {
  lua_State *before = running;
  running = L;
  return before;
}

static void leave(lua_State *before) { running = before; }

/* ---- Owners ------------------------------------------------------------------------------------- */

static keep_layout *layout_at(lua_State *L, int at) {
  keep_layout **owner = luaL_checkudata(L, at, "keep_layout");
  return *owner;
}

static keep_solver *solver_at(lua_State *L, int at) {
  keep_solver **owner = luaL_checkudata(L, at, "keep_solver");
  return *owner;
}

static int create_layout(lua_State *L) {
  keep_layout **owner = lua_newuserdatauv(L, sizeof *owner, 0);
  *owner = NULL;
  luaL_setmetatable(L, "keep_layout");
  *owner = keep_layout_create();
  return 1;
}

static int create_solver(lua_State *L) {
  keep_solver **owner = lua_newuserdatauv(L, sizeof *owner, 0);
  *owner = NULL;
  luaL_setmetatable(L, "keep_solver");
  *owner = keep_solver_create();
  return 1;
}

/* Also the finalizer, within which closures may be released. */
static int destroy_layout(lua_State *L) {
  keep_layout **owner = luaL_checkudata(L, 1, "keep_layout");
  keep_layout *layout = *owner;
  *owner = NULL;
  lua_State *before = enter(L);
  keep_layout_destroy(layout);
  leave(before);
  return 0;
}

static int destroy_solver(lua_State *L) {
  keep_solver **owner = luaL_checkudata(L, 1, "keep_solver");
  keep_solver_destroy(*owner);
  *owner = NULL;
  return 0;
}

/* ---- Closures ----------------------------------------------------------------------------------- */

/* What a callback is given, and what it answers. */
typedef struct {
  const char *kind;
  void *data;
  uint64_t handle;
  double numbers[2];
  int count; /* of numbers that are given */
  const char *text;
  const keep_context *context;
} event;

static char dispatcher;

static void *data_at(lua_State *L, int at) { return (void *)(uintptr_t)lua_tointeger(L, at); }

/* Within a protected call, as no error may pass the library. The dispatcher itself keeps what a closure throws. */
static int deliver(lua_State *L) {
  event *e = lua_touserdata(L, 1);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &dispatcher);
  lua_pushstring(L, e->kind);
  lua_pushinteger(L, (lua_Integer)(uintptr_t)e->data);
  lua_pushinteger(L, (lua_Integer)e->handle);
  for (int k = 0; k < 2; k++)
    lua_pushnumber(L, e->numbers[k]);
  lua_pushstring(L, e->text);
  if (e->context) {
    const int classes[] = {(int)e->context->horizontal, (int)e->context->vertical,
                           (int)e->context->idiom, (int)e->context->orientation};
    for (int k = 0; k < 4; k++)
      lua_pushinteger(L, classes[k]);
  }
  lua_call(L, e->context ? 10 : 6, 2);
  for (int k = 0; k < 2; k++)
    e->numbers[k] = lua_tonumber(L, k - 2);
  return 0;
}

/* Calls a closure; the numbers are as they were if that cannot be. */
static int call_back(event *e) {
  lua_State *L = running;
  if (!L || !lua_checkstack(L, 20))
    return 0;
  lua_pushcfunction(L, deliver);
  lua_pushlightuserdata(L, e);
  if (lua_pcall(L, 1, 0, 0) == LUA_OK)
    return 1;
  lua_pop(L, 1);
  return 0;
}

static void on_destroy_function(void *data) {
  event e = {.kind = "destroy", .data = data};
  call_back(&e);
}

static double on_measure_function(keep_layout *layout, keep_node node, double available,
                                  void *data) {
  (void)layout;
  event e = {.kind = "measure", .data = data, .handle = node.id, .numbers = {available}};
  return call_back(&e) ? e.numbers[0] : -1;
}

static void on_measure_both_function(keep_layout *layout, keep_node node, keep_size available,
                                     keep_size *size, void *data) {
  (void)layout;
  event e = {.kind = "measure_both",
             .data = data,
             .handle = node.id,
             .numbers = {available.width, available.height}};
  int called = call_back(&e);
  size->width = called ? e.numbers[0] : -1;
  size->height = called ? e.numbers[1] : -1;
}

static void on_log_function(keep_layout *layout, keep_log kind, const char *message, void *data) {
  (void)layout;
  event e = {.kind = "log", .data = data, .numbers = {kind}, .text = message};
  call_back(&e);
}

static int on_condition(keep_layout *layout, keep_node node, const keep_context *context,
                        void *data) {
  (void)layout;
  event e = {.kind = "condition", .data = data, .handle = node.id, .context = context};
  return call_back(&e) ? (int)e.numbers[0] : -1;
}

static double on_curve_function(double time, void *data) {
  event e = {.kind = "curve", .data = data, .numbers = {time}};
  return call_back(&e) ? e.numbers[0] : time;
}

static void on_completion_function(keep_layout *layout, keep_animation animation, bool finished,
                                   void *data) {
  (void)layout;
  event e = {.kind = "completion", .data = data, .handle = animation.id, .numbers = {finished}};
  call_back(&e);
}

static int set_dispatcher(lua_State *L) {
  lua_settop(L, 1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &dispatcher);
  return 0;
}

/* What the host keeps with a node, as a closure that is never called: by its number. */
static int set_data(lua_State *L) {
  keep_layout *layout = layout_at(L, 1);
  keep_node node = {(uint64_t)lua_tointeger(L, 2)};
  void *data = data_at(L, 3);
  lua_State *before = enter(L);
  keep_status status =
      keep_node_set_user_data(layout, node, data, data ? on_destroy_function : NULL);
  leave(before);
  lua_pushinteger(L, status);
  return 1;
}

static int data_of(lua_State *L) {
  keep_node node = {(uint64_t)lua_tointeger(L, 2)};
  lua_pushinteger(L, (lua_Integer)(uintptr_t)keep_node_user_data(layout_at(L, 1), node));
  return 1;
}

static int set_location(lua_State *L) {
  keep_layout_at(layout_at(L, 1), lua_tostring(L, 2), (int32_t)lua_tointeger(L, 3));
  return 0;
}

/* ---- Arrays: userdata that stay on the stack until the call is over --------------------------- */

static size_t length_at(lua_State *L, int at) { return lua_istable(L, at) ? lua_rawlen(L, at) : 0; }

static void *room_for(lua_State *L, size_t count, size_t size) {
  luaL_checkstack(L, 20, NULL);
  return lua_newuserdatauv(L, count ? count * size : 1, 0);
}

/* Makes an array of a list of plain values; none of nil. */
#define ARRAY_AT(name, element, value)                                                             \
  static element *name(lua_State *L, int at) {                                                     \
    at = lua_absindex(L, at);                                                                      \
    luaL_checkstack(L, 20, NULL);                                                                  \
    if (!lua_istable(L, at))                                                                       \
      return lua_pushnil(L), NULL;                                                                 \
    size_t count = length_at(L, at);                                                               \
    element *all = room_for(L, count, sizeof *all);                                                \
    for (size_t k = 0; k < count; k++) {                                                           \
      lua_rawgeti(L, at, (lua_Integer)k + 1);                                                      \
      all[k] = (element)value;                                                                     \
      lua_pop(L, 1);                                                                               \
    }                                                                                              \
    return all;                                                                                    \
  }

ARRAY_AT(handles_at, uint64_t, lua_tointeger(L, -1))
ARRAY_AT(texts_at, const char *, lua_tostring(L, -1))
ARRAY_AT(numbers_at, double, lua_tonumber(L, -1))
ARRAY_AT(sizes_at, size_t, lua_tointeger(L, -1))
ARRAY_AT(bytes_at, int8_t, lua_tointeger(L, -1))

/* As ARRAY_AT, of structs, which may have arrays of their own: these stay on the stack, too. */
#define STRUCTS_AT(word)                                                                           \
  static void fill_##word(lua_State *L, int at, keep_##word *to);                                  \
  static keep_##word *array_of_##word(lua_State *L, int at) {                                      \
    at = lua_absindex(L, at);                                                                      \
    luaL_checkstack(L, 20, NULL);                                                                  \
    if (!lua_istable(L, at))                                                                       \
      return lua_pushnil(L), NULL;                                                                 \
    size_t count = length_at(L, at);                                                               \
    keep_##word *all = room_for(L, count, sizeof *all);                                            \
    for (size_t k = 0; k < count; k++) {                                                           \
      luaL_checkstack(L, 20, NULL);                                                                \
      lua_rawgeti(L, at, (lua_Integer)k + 1);                                                      \
      fill_##word(L, lua_gettop(L), &all[k]);                                                      \
    }                                                                                              \
    return all;                                                                                    \
  }

STRUCTS_AT(term)
STRUCTS_AT(track)
STRUCTS_AT(applied)

#define LISTED(count, push)                                                                        \
  {                                                                                                \
    luaL_checkstack(L, 20, NULL);                                                                  \
    lua_createtable(L, (int)(count), 0);                                                           \
    for (size_t k = 0; k < (count); k++) {                                                         \
      push lua_rawseti(L, -2, (lua_Integer)k + 1);                                                 \
    }                                                                                              \
  }

/* How many constraints each of a list of compounds has at most; or each string, whose chains take two bytes each. */
static size_t room_of(lua_State *L, int at) {
  size_t room = 0;
  for (size_t k = 0; k < length_at(L, at); k++) {
    bool is_text = lua_rawgeti(L, at, (lua_Integer)k + 1) == LUA_TSTRING;
    room += is_text ? lua_rawlen(L, -1) / 2 + 1 : 4;
    lua_pop(L, 1);
  }
  return room;
}

/* How many constraints a list of applied attributes has: the parts of compounds are counted. */
static size_t applied_of(lua_State *L, int at) {
  static const size_t parts[] = {1, 2, 4, 2, 4, 2};
  size_t count = 0;
  for (size_t k = 0; k < length_at(L, at); k++) {
    lua_rawgeti(L, at, (lua_Integer)k + 1);
    lua_getfield(L, -1, "compound");
    lua_Integer compound = lua_tointeger(L, -1);
    count += compound > 0 && compound < 6 ? parts[compound] : 1;
    lua_pop(L, 2);
  }
  return count;
}

/* How many results there are to read. */
static size_t written_of(keep_status status, size_t written, size_t room) {
  if (status != KEEP_OK)
    return 0;
  return written < room ? written : room;
}

#include "calls.inc"

static void owned(lua_State *L, const char *name, lua_CFunction finalizer) {
  luaL_newmetatable(L, name);
  lua_pushcfunction(L, finalizer);
  lua_setfield(L, -2, "__gc");
  lua_pop(L, 1);
}

int luaopen_keeplayout_native(lua_State *L) {
  static const luaL_Reg functions[] = {
      {"create_layout", create_layout},
      {"destroy_layout", destroy_layout},
      {"create_solver", create_solver},
      {"destroy_solver", destroy_solver},
      {"set_dispatcher", set_dispatcher},
      {"set_data", set_data},
      {"data", data_of},
      {"set_location", set_location},
      {NULL, NULL},
  };
  owned(L, "keep_layout", destroy_layout);
  owned(L, "keep_solver", destroy_solver);
  luaL_newlib(L, functions);
  luaL_newlib(L, written);
  lua_setfield(L, -2, "calls");
  return 1;
}
#endif
