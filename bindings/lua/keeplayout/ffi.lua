-- The calls for LuaJIT, by its FFI: what is by hand. src/native.c has the same for Lua 5.4.

local ffi = require("ffi")

local functions, helpers, native = {}, {}, {}
local make = require("keeplayout.ffi_calls")

-- By its full name, which has the number of the interface; KEEPLAYOUT_LIBRARY is a file to load in its place.
local function load()
  local named = os.getenv("KEEPLAYOUT_LIBRARY")
  if named and named ~= "" then
    return ffi.load(named)
  end
  local names = { Windows = "keeplayout.dll", OSX = "libkeeplayout.0.dylib" }
  return ffi.load(names[ffi.os] or "libkeeplayout.so.0")
end

local C = load()

-- Arrays

function helpers.array(ctype, from)
  if not from then
    return nil
  end
  local count = #from
  local array = ffi.new(ctype, count)
  for i = 1, count do
    array[i - 1] = from[i]
  end
  return array
end

-- Also what the structs point to, which has to be kept until the call is over.
function helpers.filled(ctype, from, fill)
  local kept = {}
  if not from then
    return nil, kept
  end
  local array = ffi.new(ctype, #from)
  for i = 1, #from do
    fill(array[i - 1], from[i], kept)
  end
  return array, kept
end

function helpers.list(array, count, read)
  local list = {}
  for i = 1, count do
    local value = array[i - 1]
    list[i] = read and read(value) or value
  end
  return list
end

function helpers.text(pointer)
  return pointer ~= nil and ffi.string(pointer) or nil
end

-- How many constraints each of a list of compounds has at most; or each string, whose chains take two bytes each.
function helpers.room_of(list)
  local room = 0
  for _, value in ipairs(list or {}) do
    room = room + (type(value) == "string" and math.floor(#value / 2) + 1 or 4)
  end
  return room
end

local parts = { [0] = 1, 2, 4, 2, 4, 2 }

-- How many constraints a list of applied attributes has: the parts of compounds are counted.
function helpers.applied_of(list)
  local count = 0
  for _, value in ipairs(list or {}) do
    count = count + (parts[value.compound or 0] or 1)
  end
  return count
end

-- Closures. One function for each type, made once; a struct cannot be passed to one by value, but as its parts.

local dispatch

function functions.data(number)
  return number and ffi.cast("void *", number) or nil
end

local function numbered(data)
  return tonumber(ffi.cast("uintptr_t", data))
end

local function back(type, name, body)
  jit.off(body)
  functions[name] = ffi.cast(type, body)
end

back("void (*)(void *)", "keep_destroy_function", function(data)
  dispatch("destroy", numbered(data), 0, 0, 0)
end)
back("double (*)(void *, uint64_t, double, void *)", "keep_measure_function", function(_, node, available, data)
  return (dispatch("measure", numbered(data), node, available, 0))
end)
back(
  "void (*)(void *, uint64_t, double, double, double *, void *)",
  "keep_measure_both_function",
  function(_, node, width, height, size, data)
    size[0], size[1] = dispatch("measure_both", numbered(data), node, width, height)
  end
)
back("void (*)(void *, int, const char *, void *)", "keep_log_function", function(_, kind, message, data)
  dispatch("log", numbered(data), 0, kind, 0, helpers.text(message))
end)
back("int (*)(void *, uint64_t, const int *, void *)", "keep_condition", function(_, node, context, data)
  return (dispatch("condition", numbered(data), node, 0, 0, nil, context[0], context[1], context[2], context[3]))
end)
back("double (*)(double, void *)", "keep_curve_function", function(time, data)
  return (dispatch("curve", numbered(data), 0, time, 0))
end)
back("void (*)(void *, uint64_t, bool, void *)", "keep_completion_function", function(_, animation, finished, data)
  dispatch("completion", numbered(data), animation, finished and 1 or 0, 0)
end)

local calls, interpreted = make(C, functions, helpers)

-- Compiled code may not be called back.
for _, name in ipairs(interpreted) do
  jit.off(calls[name])
end

-- While there is a log, every call that fails calls it.
local set_log = calls.keep_layout_set_log
function calls.keep_layout_set_log(...)
  for _, call in pairs(calls) do
    jit.off(call)
  end
  jit.flush()
  calls.keep_layout_set_log = set_log
  return set_log(...)
end
jit.off(calls.keep_layout_set_log)

function native.set_dispatcher(body)
  dispatch = body
  jit.off(body)
end

-- Owners

local function destroy(layout)
  C.keep_layout_destroy(layout)
end
jit.off(destroy)

function native.create_layout()
  return ffi.gc(C.keep_layout_create(), destroy)
end

function native.destroy_layout(layout)
  destroy(ffi.gc(layout, nil))
end
jit.off(native.destroy_layout)

function native.create_solver()
  return ffi.gc(C.keep_solver_create(), C.keep_solver_destroy)
end

function native.destroy_solver(solver)
  C.keep_solver_destroy(ffi.gc(solver, nil))
end

function native.set_data(layout, node, number)
  local release = number and functions.keep_destroy_function or nil
  return tonumber(C.keep_node_set_user_data(layout, node, functions.data(number), release))
end
jit.off(native.set_data)

function native.data(layout, node)
  return numbered(C.keep_node_user_data(layout, node))
end

function native.set_location(layout, file, line)
  C.keep_layout_at(layout, file, line)
end

-- An id as what tables find again: equal 64-bit numbers are not the same key.
local cell = ffi.new("uint64_t[1]")
function native.key(id)
  cell[0] = id
  return ffi.string(cell, 8)
end

native.calls = calls
return native
