-- Replays traces by the calls that the package makes, and compares all that they answer: lua conformance.lua
-- springs.trace ... Tests/conformance/README.md has the form of a trace.

local native = require(rawget(_G, "jit") and "keeplayout.ffi" or "keeplayout.native")
local known = dofile("tests/traced.lua")
local calls, unpack = native.calls, table.unpack or unpack
local NULL = setmetatable({}, { __tostring = function() return "null" end })

-- JSON

local ESCAPES = { b = "\b", t = "\t", n = "\n", f = "\f", r = "\r" }
local LITERALS = { null = NULL, ["true"] = true, ["false"] = false }

local function parsed(text)
  local at = 1
  local value

  local function string_()
    local from = at + 1
    at = from
    while text:sub(at, at) ~= '"' do
      at = at + (text:sub(at, at) == "\\" and 2 or 1)
    end
    at = at + 1
    local plain = text:sub(from, at - 2):gsub("\\u00(%x%x)", function(digits)
      return string.char(tonumber(digits, 16))
    end)
    return (plain:gsub("\\(.)", function(letter)
      return ESCAPES[letter] or letter
    end))
  end

  -- What is between brackets, where commas are.
  local function all(last, one)
    at = at + 1
    while text:sub(at, at) ~= last do
      one()
      at = at + (text:sub(at, at) == "," and 1 or 0)
    end
    at = at + 1
  end

  function value()
    local first, made = text:sub(at, at), {}
    if first == '"' then
      return string_()
    elseif first == "[" then
      all("]", function()
        made[#made + 1] = value()
      end)
      return made
    elseif first == "{" then
      all("}", function()
        local name = string_()
        at = at + 1
        made[name] = value()
      end)
      return made
    end
    local word = text:match("^[^,%]}]+", at)
    at = at + #word
    return LITERALS[word] == nil and tonumber(word) or LITERALS[word]
  end
  return value()
end

-- A trace: its lines, and what its names stand for

local place, lines, number, owners
local made, left_out, last = 0, 0, 0

local function fail(...)
  error(("%s:%d: %s"):format(place, number, table.concat({ ... }, " ")), 0)
end

local function peek()
  return lines[number] and parsed(lines[number]) or {}
end

local function called(name)
  local thing, of = name:match("^(.-) of (.*)$")
  return thing or name, of
end

local function id_of(owner, name)
  local thing, of = called(name)
  local id = (of and owners[of] or owner).ids[thing] or tonumber((name:match("^0x%x+$")))
  return id or fail("there is no", name)
end

-- What goes in

local NUMBERS = { nan = 0 / 0, inf = math.huge, ["-inf"] = -math.huge }
local taken

local function one(owner, value, kind, type)
  if value == NULL then
    return kind == "handle" and 0 or nil
  elseif kind == "number" then
    return NUMBERS[value] or value
  elseif kind == "handle" then
    return id_of(owner, value)
  elseif kind == "closure" then
    return owner.number + tonumber(value:match("%d+"))
  elseif kind == "struct" or kind == "options" then
    local fields = {}
    for i, field in ipairs(known.structs["keep_" .. type]) do
      local given = value[field[1]]
      fields[field[1]] = taken(owner, given == nil and value[i] or given, unpack(field, 2))
    end
    return fields
  end
  return known.constants[value] or value
end

function taken(owner, value, kind, type, many)
  if value == nil or (many and value == NULL) then
    return nil
  elseif not many then
    return one(owner, value, kind, type)
  end
  local list = {}
  for i, each in ipairs(value) do
    list[i] = one(owner, each, kind, type)
  end
  return list
end

-- What comes out: same or not

local function same_number(a, b)
  return a == b and (a ~= 0 or 1 / a == 1 / b) or (a ~= a and b ~= b)
end

-- A handle that is new gets its name, and one that is not has to have this one.
local function is_named(owner, name, id)
  if name == NULL or id == nil or id == 0 then
    return name == NULL and id == 0
  end
  local key = name:match("%a+") .. (native.key and native.key(id) or id)
  if not owner.names[key] and not owner.ids[name] then
    owner.names[key], owner.ids[name] = name, id
  end
  return owner.names[key] == name
end

local same
local function is_struct(owner, told, found, type)
  for i, field in ipairs(known.structs["keep_" .. type]) do
    local value = told[field[1]]
    if value == nil then
      value = told[i]
    end
    if value == nil then
      value = 0
    end
    if not same(owner, value, found[field[1]], unpack(field, 2)) then
      return false
    end
  end
  return true
end

function same(owner, told, found, kind, type, many)
  if many then
    for i, each in ipairs(told) do
      if not same(owner, each, found[i], kind, type) then
        return false
      end
    end
    return true
  elseif kind == "handle" then
    return is_named(owner, told, found)
  elseif kind == "struct" then
    return found and is_struct(owner, told, found, type)
  elseif told == NULL then
    return found == nil
  elseif kind == "number" then
    return same_number(NUMBERS[told] or told, found)
  end
  return (known.constants[told] or told) == found
end

local function compare(owner, line, value, found)
  local name, told = value[1], line[value[1]]
  local is_unasked = told == nil or (told == NULL and name ~= "returns")
  if value[2] == "owner" or is_unasked then
    return
  end
  if not same(owner, told, found, unpack(value, 2)) then
    fail(line.call or line.returned or line.ask, name, "is", tostring(found), "in", lines[number])
  end
end

-- What the library asks

local QUESTIONS = {
  measure = { { "node", "handle", "node" }, { "length", "number" } },
  measure_both = { { "node", "handle", "node" }, { "available", "struct", "size" } },
  log = { { "kind", "enum", "log" }, { "text", "text" } },
  condition = { { "node", "handle", "node" }, { "context", "struct", "context" } },
  curve = { { "time", "number" } },
  completion = { { "animation", "handle", "animation" }, { "finished", "flag" } },
}
local GIVEN = {
  measure_both = function(node, width, height)
    return { node, { width = width, height = height } }
  end,
  log = function(_, kind, _, text)
    return { kind, text }
  end,
  condition = function(node, _, _, _, horizontal, vertical, idiom, orientation)
    return { node, { horizontal = horizontal, vertical = vertical, idiom = idiom, orientation = orientation } }
  end,
  curve = function(_, time)
    return { time }
  end,
  completion = function(animation, finished)
    return { animation, finished == 1 }
  end,
}

local function owner_of(line)
  return owners[line.layout or line.solver] or fail("there is no", tostring(line.layout or line.solver))
end

local play
local function answer(kind, host, ...)
  local line = peek()
  local owner = owner_of(line)
  local given = GIVEN[kind] and GIVEN[kind](...) or { ... }
  if line.ask ~= kind .. " " .. host - owner.number then
    fail("asked is", kind, "and not", tostring(line.ask))
  end
  for i, value in ipairs(QUESTIONS[kind] or {}) do
    compare(owner, line, value, given[i])
  end
  number = number + 1
  if line.answer == nil then
    while peek().call do
      play()
    end
    line = peek()
    number = number + 1
  end
  local told = line.answer
  if kind == "measure_both" then
    return NUMBERS[told[1]] or told[1], NUMBERS[told[2]] or told[2]
  end
  return told ~= NULL and (NUMBERS[told] or told) or 0, 0
end

local failure
native.set_dispatcher(function(kind, host, ...)
  -- The package releases all that it hands over, also where the host of the trace has nothing to release.
  local line = lines and peek() or {}
  local is_heard = line.ask and line.ask == kind .. " " .. host - owner_of(line).number
  if failure or (kind == "destroy" and not is_heard) then
    return 0, 0
  end
  local is_fine, first, second = pcall(answer, kind, host, ...)
  if not is_fine then
    failure = first
    return 0, 0
  end
  return first, second
end)

-- Calls

-- What has other names in the package, and what it has not got.
local SAME_AS = { keep_layout_changes = "keep_layout_changes_as" }
local OWN = {}
local LEFT_OUT = { keep_layout_set_user_data = true, keep_layout_user_data = true }

local function create(c, name)
  last = last + 1000
  owners[name] = { c = c, number = last, ids = {}, names = {} }
end

function OWN.keep_layout_create(_, line)
  create(native.create_layout(), line.returns)
end
function OWN.keep_solver_create(_, line)
  create(native.create_solver(), line.returns)
end
function OWN.keep_layout_destroy(owner)
  native.destroy_layout(owner.c)
end
function OWN.keep_solver_destroy(owner)
  native.destroy_solver(owner.c)
end

local function pointer(owner, name)
  return name ~= NULL and owner.number + 500 + tonumber(name:match("%d+")) or nil
end

function OWN.keep_node_set_user_data(owner, line)
  local status = native.set_data(owner.c, id_of(owner, line.node), pointer(owner, line.user_data))
  compare(owner, line, { "returns", "enum" }, status)
end
function OWN.keep_node_user_data(owner, line)
  local found = native.data(owner.c, id_of(owner, line.node))
  if found ~= (pointer(owner, line.returns) or 0) then
    fail("keep_node_user_data returns", tostring(found))
  end
end

local function made_by(shape, owner, line)
  line.kind = line.kind or (SAME_AS[line.call] and "KEEP_FRAME_IN_PARENT")
  local given, count = {}, #shape.takes
  for i, value in ipairs(shape.takes) do
    if value[2] == "owner" then
      given[i] = owner.c
    else
      given[i] = taken(owner, line[value[1]], unpack(value, 2))
    end
  end
  return calls[SAME_AS[line.call] or line.call](unpack(given, 1, count))
end

local function results(line)
  if line.returns ~= nil then
    return line
  end
  local later = peek()
  if later.returned ~= line.call then
    fail(line.call, "is over, and has not asked")
  end
  return later
end

function play()
  local line = peek()
  local owner = not line.call:match("_create$") and owner_of(line) or owners[line.layout or line.solver]
  local is_within, own, shape = line.returns == nil, OWN[line.call], known.calls[SAME_AS[line.call] or line.call]
  made = made + 1
  if LEFT_OUT[line.call] then
    left_out, number = left_out + 1, number + 1
    return
  end
  if not own and not shape then
    fail("there is no", line.call)
  end
  number = is_within and number + 1 or number
  local found = own and { own(owner, line) } or { made_by(shape, owner, line) }
  if failure then
    error(failure, 0)
  end
  local told = results(line)
  for i, value in ipairs(shape and shape.answers or {}) do
    compare(owner, told, value, found[i])
  end
  local first = shape and shape.answers[1]
  if first and first[1] ~= "returns" and first[4] and told.returns ~= #found[1] then
    fail(line.call, "answers", #found[1], "and not", told.returns)
  end
  number = number + 1
end

local function replay(path)
  local file = assert(io.open(path, "rb"))
  place, lines, number, owners, failure = path:match("[^/]*$"), {}, 2, {}, nil
  for line in file:lines() do
    lines[#lines + 1] = line
  end
  file:close()
  while lines[number] do
    play()
  end
end

if rawget(_G, "jit") then
  jit.off() -- a call that is made by its name may be called back
end
for _, path in ipairs(arg) do
  replay(path)
end
print(("%s: %d calls in %d traces, %d left out"):format(_VERSION, made, #arg, left_out))
