-- What is given to the library is checked here, and what it answers gets its shape.

local errors = require("keeplayout.errors")

local values = { nan = 0 / 0, into = {}, outof = {} }
local invalid = errors.invalid

-- A value as messages show it.
local function shown(value)
  if value ~= value then
    return "nan"
  end
  return type(value) == "string" and ("%q"):format(value) or tostring(value)
end

-- What a value was given to, if it is known, is named first.
local function wanted(name, kind, value, of)
  if of then
    name = ("%s: %s"):format((getmetatable(of).class.label or tostring)(of), name)
  end
  return invalid("%s: %s is expected, and not %s", name, kind, shown(value))
end

-- Numbers

function values.number(value, name)
  if type(value) ~= "number" then
    return wanted(name, "a number", value)
  end
  return value
end

-- nil is for none, which NaN is in C: a number that is NaN by mistake is none of both.
function values.optional(value, name, of)
  if value == nil then
    return values.nan
  end
  if type(value) ~= "number" or value ~= value then
    return wanted(name, "a number or nil", value, of)
  end
  return value
end

function values.whole(value, name)
  if type(value) ~= "number" or value % 1 ~= 0 or value < 0 or value >= 2 ^ 53 then
    return wanted(name, "a whole number from 0", value)
  end
  return math.floor(value)
end

function values.some(value)
  if value == value then
    return value
  end
  return nil
end

-- Flags and text

function values.flag(value, name)
  if type(value) ~= "boolean" then
    return wanted(name, "true or false", value)
  end
  return value
end

function values.text(value, name, optional)
  if value == nil and optional then
    return nil
  end
  if type(value) ~= "string" then
    return wanted(name, "a string", value)
  end
  local at = value:find("\0", 1, true)
  if at then
    return invalid("%s: the text has a NUL at byte %d", name, at)
  end
  return value
end

-- Enums are words

local enums, words = {}, {}

function values.define(name, constants)
  local of = {}
  for word, number in pairs(constants) do
    of[number] = word
  end
  enums[name], words[name] = constants, of
end

-- The words of an enum, in the order of their numbers.
local function listed(of)
  local numbers = {}
  for number in pairs(of) do
    numbers[#numbers + 1] = number
  end
  table.sort(numbers)
  for i, number in ipairs(numbers) do
    numbers[i] = of[number]
  end
  return table.concat(numbers, ", ")
end

function values.enum(name, value, what)
  local number = enums[name][value]
  if not number then
    local hint = type(value) == "string" and errors.nearest(value, enums[name]) or ""
    if hint == "" and #words[name] < 12 then
      hint = "; there are " .. listed(words[name])
    end
    return invalid("%s: there is no %s %s%s", what, name:gsub("_", " "), shown(value), hint)
  end
  return number
end

function values.enum_of(name)
  return function(value, what)
    return values.enum(name, value, what)
  end
end

-- One that is newer than the package stays a number.
function values.word(name, number)
  return words[name][number] or number
end

-- Other words for constants, which are not answered.
function values.also(name, more)
  for word, constant in pairs(more) do
    enums[name][word] = enums[name][constant]
  end
end

function values.constants(name)
  return enums[name]
end

-- A set: one word, or a list of them, or nil for none.
function values.flags(name, value, what)
  local sum = 0
  for _, word in ipairs(type(value) == "table" and value or { value }) do
    local bit = values.enum(name, word, what)
    if sum % (2 * bit) < bit then
      sum = sum + bit
    end
  end
  return sum
end

-- Lists

local function check_list(value, name)
  if type(value) ~= "table" or getmetatable(value) then
    wanted(name, "a list", value)
  end
end

function values.list(value, name, optional, each)
  if value == nil and optional then
    return nil
  end
  check_list(value, name)
  local list = {}
  for i = 1, #value do
    list[i] = each(value[i], ("%s[%d]"):format(name, i))
  end
  return list
end

function values.structs(owner, value, name, optional, into)
  return values.list(value, name, optional, function(each, what)
    return into(owner, each, what)
  end)
end

function values.has_length(name, list, how, by)
  if list == nil then
    return
  end
  check_list(list, name)
  check_list(by, "what " .. name .. " belongs to")
  local length = ({ same = #by, ["one more"] = #by + 1, last = by[#by] or 0 })[how]
  if #list ~= length then
    invalid("%s: the list has %d elements instead of %d", name, #list, length)
  end
end

-- Structs are tables of fields; those of numbers alone may be lists.

local POSITIONS = { rect = true, size = true, insets = true }

-- An object of the package is a table, but none of fields.
local function is_object(value)
  local meta = getmetatable(value)
  return type(meta) == "table" and tostring(rawget(meta, "__name")):find("^keeplayout%.") ~= nil
end

function values.plain(kind, value, name, fields)
  if kind == "insets" and type(value) == "number" then
    return { top = value, left = value, bottom = value, right = value }
  end
  if type(value) ~= "table" or is_object(value) then
    return wanted(name, ("a table { %s }"):format(table.concat(fields, ", ", 1, math.min(#fields, 4))), value)
  end
  local known, made = {}, {}
  for i, field in ipairs(fields) do
    known[field], made[field] = true, value[field]
    if POSITIONS[kind] and value[field] == nil then
      made[field] = value[i]
    end
  end
  for field in pairs(value) do
    local is_position = POSITIONS[kind] and type(field) == "number" and field <= #fields
    if not known[field] and not is_position then
      local hint = type(field) == "string" and errors.nearest(field, known) or ""
      invalid("%s: there is no field %s%s", name, shown(field), hint)
    end
  end
  return made
end

-- A copy of a table of fields; an empty one for nil.
function values.copied(value, name)
  if value ~= nil and (type(value) ~= "table" or is_object(value)) then
    return wanted(name, "a table of fields", value)
  end
  local made = {}
  for field, each in pairs(value or {}) do
    made[field] = each
  end
  return made
end

local shapes = {}
for kind, fields in pairs({
  rect = { "x", "y", "width", "height" },
  size = { "width", "height" },
  insets = { "top", "left", "bottom", "right" },
}) do
  local shape = {}
  function shape:__tostring()
    local all = {}
    for i, field in ipairs(fields) do
      all[i] = ("%.14g"):format(self[field])
    end
    return table.concat(all, " ")
  end
  function shape.__eq(a, b)
    for _, field in ipairs(fields) do
      if a[field] ~= b[field] then
        return false
      end
    end
    return true
  end
  shapes[kind] = shape
end

function values.shaped(kind, value)
  return shapes[kind] and setmetatable(value, shapes[kind]) or value
end

function values.shapes(owner, list, outof)
  for i = 1, #list do
    list[i] = outof(owner, list[i])
  end
  return list
end

return values
