-- Owners and handles as objects, closures that the library calls, and what they throw.

local errors = require("keeplayout.errors")
local values = require("keeplayout.values")

local getmetatable = getmetatable -- looked up once: each call of a method needs it
local objects = {}
local classes = {}

-- Classes: methods, properties that are read, properties that are set.

local function unknown(key, class)
  local hint = errors.nearest(tostring(key), class.methods, class.get, class.set, class.words or {})
  return errors.invalid('%s: there is no "%s"%s', class.word, tostring(key), hint)
end

-- What is called and not set: the method of the name, or the one that sets what it is.
local function is_method(key, class)
  local setter = "set_" .. key
  local name = class.methods[setter] and setter or key
  return errors.invalid('%s: "%s" is not set with =: write %s:%s(...)', class.word, key, class.word, name)
end

function objects.class(word)
  local class = classes[word]
  if class then
    return class
  end
  class = { word = word, methods = {}, get = {}, set = {} }
  local methods, get, set = class.methods, class.get, class.set
  local meta = { __name = "keeplayout." .. word, class = class }
  function meta.__index(self, key)
    local method = methods[key]
    if method then
      return method
    end
    local getter = get[key]
    if getter then
      return getter(self)
    end
    local more = class.more and class.more(self, key)
    if more ~= nil then
      return more
    end
    return unknown(key, class)
  end
  function meta.__newindex(self, key, value)
    local setter = set[key]
    if setter then
      return setter(self, value)
    end
    if get[key] or (class.more and class.more(self, key) ~= nil) then
      return errors.invalid('%s: "%s" is only read%s', word, tostring(key), class.hint and class.hint(key) or "")
    end
    if type(key) == "string" and (methods[key] or methods["set_" .. key]) then
      return is_method(key, class)
    end
    return unknown(key, class)
  end
  function meta.__tostring()
    return meta.__name
  end
  function meta.__concat(a, b)
    return tostring(a) .. tostring(b)
  end
  class.meta = meta
  classes[word] = class
  return class
end

local function class_of(value)
  local meta = type(value) == "table" and getmetatable(value)
  return type(meta) == "table" and meta.class or nil
end
objects.class_of = class_of

-- What is called with a dot gets something else, or nothing, in the place of its object.
local function guarded(class, name, body)
  local meta, word = class.meta, class.word
  return function(self, ...)
    if getmetatable(self) ~= meta then
      errors.invalid("%s is called with a colon, %s:%s(...), and not with a dot", name, word, name)
    end
    return body(self, ...)
  end
end

-- Has all methods look at what they are called on.
function objects.guard()
  for _, class in pairs(classes) do
    for name, body in pairs(class.methods) do
      class.methods[name] = guarded(class, name, body)
    end
  end
end

-- Owners

-- Owners by the numbers of their closures, weakly: a closure that mentions its layout does not keep it alive.
local holders = setmetatable({}, { __mode = "v" })
local last = 0
local native

function objects.owner(word, c)
  local owner = { c = c, closures = {}, known = {}, calling = 0, conditions = {}, uses = {}, making = false }
  return setmetatable(owner, objects.class(word).meta)
end

function objects.opened(owner)
  local c = owner.c
  if not c then
    errors.throw("state", "the " .. class_of(owner).word .. " is closed")
  end
  return c
end
local opened = objects.opened

-- What a closure has thrown, until the call that met it has returned.
local thrown

local function rethrow()
  local what = thrown
  if what then
    thrown = nil
    error(what[1], 0)
  end
end

-- The library has forgotten of what node an attribute was that is gone.
local function of_what(text, of)
  local node = of and rawget(of, "of")
  return node and text:gsub("^the attribute %b()", "%0 of " .. class_of(node).label(node)) or text
end

local function failed(owner, of)
  local calls, is_solver = native.calls, class_of(owner).word == "solver"
  local status = (is_solver and calls.keep_solver_error or calls.keep_layout_error)(owner.c)
  local text = (is_solver and calls.keep_solver_error_message or calls.keep_layout_error_message)(owner.c)
  status = values.word("status", status)
  errors.throw((tostring(status):gsub("^error_", "")), of_what((text or ""):gsub("^keep_[%w_]+: ", ""), of))
end

function objects.check(owner, status, number, of)
  if status ~= 0 or thrown then
    if number and status ~= 0 then
      owner.closures[number] = nil
    end
    rethrow()
    failed(owner, of)
  end
end

-- Handles are one object each, as long as it is used, so that they are keys of tables.

local key = function(id)
  return id
end

local WEAK = { __mode = "v" }

function objects.wrap(owner, word, id)
  if id == 0 then
    return nil
  end
  local known = owner.known[word]
  if not known then
    known = setmetatable({}, WEAK)
    owner.known[word] = known
  end
  local name = key(id)
  local object = known[name]
  if not object then
    object = setmetatable({ owner = owner, id = id }, classes[word].meta)
    known[name] = object
  end
  return object
end
local wrap = objects.wrap

-- Those that are none are left out.
function objects.wrapped(owner, word, list)
  local all = {}
  for i = 1, #list do
    all[#all + 1] = wrap(owner, word, list[i])
  end
  return all
end

function objects.made(owner, word, id)
  if id == 0 or thrown then
    rethrow()
    failed(owner)
  end
  return wrap(owner, word, id)
end

function objects.id(owner, value, word, name, optional)
  if value == nil and optional then
    return 0
  end
  local class = class_of(value)
  if not class or class.word ~= word then
    errors.invalid("%s: a %s is expected, and not %s", name, word, tostring(value))
  end
  if value.owner ~= owner then
    errors.throw("invalid_handle", ("%s: the %s is of another %s"):format(name, word, class_of(owner).word))
  end
  return value.id
end

function objects.ids(owner, list, word, name, optional)
  return values.list(list, name, optional, function(value, what)
    return objects.id(owner, value, word, what)
  end)
end

-- Closures

function objects.keep(owner, value)
  last = last + 1
  owner.closures[last] = value
  holders[last] = owner
  return last
end

function objects.closure(owner, value, name, kind, optional)
  if value == nil and optional then
    return nil
  end
  local meta = getmetatable(value)
  if type(value) ~= "function" and not (type(meta) == "table" and meta.__call) then
    errors.invalid("%s: a function is expected, and not %s", name, tostring(value))
  end
  if kind ~= "condition" then
    return objects.keep(owner, value)
  end
  -- The same function is the same condition, as often as it is used.
  local number = owner.conditions[value] or objects.keep(owner, value)
  owner.conditions[value], owner.uses[number] = number, (owner.uses[number] or 0) + 1
  owner.making[#owner.making + 1] = number
  return number
end

function objects.release(owner, number)
  local uses, value = owner.uses[number], owner.closures[number]
  if uses and uses > 1 then
    owner.uses[number] = uses - 1
    return
  elseif uses then
    owner.uses[number], owner.conditions[value] = nil, nil
  end
  owner.closures[number] = nil
end

-- What each kind of closure is given, and what the library is answered.

local function a_number(value)
  if type(value) ~= "number" then
    errors.invalid("the function returned %s, and not a number", tostring(value))
  end
  return value
end

local kinds = {}

function kinds.measure(owner, body, node, available)
  return a_number(body(wrap(owner, "node", node), available))
end

function kinds.measure_both(owner, body, node, width, height)
  local w, h = body(wrap(owner, "node", node), width, height)
  return a_number(w), a_number(h)
end

function kinds.log(_, body, _, kind, _, message)
  body(values.word("log", kind), message)
end

function kinds.condition(owner, body, node, _, _, _, horizontal, vertical, idiom, orientation)
  local context = { horizontal = horizontal, vertical = vertical, idiom = idiom, orientation = orientation }
  return body(wrap(owner, "node", node), values.outof.context(owner, context)) and 1 or 0
end

function kinds.curve(_, body, _, time)
  return a_number(body(time))
end

function kinds.completion(owner, body, animation, finished)
  body(finished == 1, wrap(owner, "animation", animation))
end

-- Called by the library. Nothing may be thrown through it: what a closure throws is thrown by the call that met
-- it. Once one has failed, no other is asked before.
local function dispatch(kind, number, handle, a, ...)
  local owner = holders[number]
  if kind == "destroy" then
    if owner then
      objects.release(owner, number)
    end
    return 0, 0
  end
  local refused = kind == "curve" and a or -1
  local body = owner and owner.closures[number]
  if not body or thrown then
    return refused, refused
  end
  owner.calling = owner.calling + 1
  local met, one, two = pcall(kinds[kind], owner, body, handle, a, ...)
  owner.calling = owner.calling - 1
  if not met then
    thrown = { one }
    return refused, refused
  end
  return one or 0, two or 0
end

function objects.connect(found)
  native, key = found, found.key or key
  native.set_dispatcher(dispatch)
end

-- Ends an owner. Closing twice is no fault; within a callback of its own it cannot be.
function objects.close(owner, destroy)
  if not owner.c then
    return
  end
  if owner.calling > 0 then
    errors.throw("busy", "the " .. class_of(owner).word .. " cannot be closed inside of its own callback")
  end
  local c = owner.c
  owner.c = false
  destroy(c)
  owner.closures, owner.known = {}, {}
  rethrow()
end

return objects
