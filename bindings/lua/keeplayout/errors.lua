-- What is thrown: a table with a status, a message and where it was met.

local errors = {}

local Error = { __name = "keeplayout.Error" }
Error.__index = Error

function Error:__tostring()
  return self.where .. self.status .. ": " .. self.message
end

-- The line of the program that called the package, as of errors of Lua's own.
local function where()
  for level = 3, 20 do
    local info = debug.getinfo(level, "Sl")
    if not info then
      break
    end
    if info.currentline > 0 and not info.source:find("keeplayout[/\\][%w_]+%.lua$") then
      return info.short_src .. ":" .. info.currentline .. ": "
    end
  end
  return ""
end

function errors.throw(status, message)
  error(setmetatable({ status = status, message = message, where = where() }, Error), 0)
end

function errors.invalid(message, ...)
  errors.throw("invalid_argument", message:format(...))
end

function errors.is(value)
  return getmetatable(value) == Error
end

-- By how many letters two words differ; two that have changed places count as one.
local function distance(a, b)
  local rows = { [0] = {} }
  for j = 0, #b do
    rows[0][j] = j
  end
  for i = 1, #a do
    local row, above = { [0] = i }, rows[i - 1]
    for j = 1, #b do
      local same = a:byte(i) == b:byte(j) and 0 or 1
      row[j] = math.min(above[j] + 1, row[j - 1] + 1, above[j - 1] + same)
      if i > 1 and j > 1 and a:byte(i) == b:byte(j - 1) and a:byte(i - 1) == b:byte(j) then
        row[j] = math.min(row[j], rows[i - 2][j - 2] + 1)
      end
    end
    rows[i] = row
  end
  return rows[#a][#b]
end

-- A word that is part of a longer one, as "place" is of "place_grid", is nearer than one with two other letters.
local function farness(word, known)
  word, known = word:lower(), known:lower()
  if #word > 4 and ("_" .. known .. "_"):find("_" .. word .. "_", 1, true) and word ~= known then
    return 1.5
  end
  return distance(word, known)
end

-- A hint at the nearest of some words, the keys of tables; "" if none is near.
function errors.nearest(word, ...)
  local best, least = nil, 3
  for _, words in ipairs({ ... }) do
    for known in pairs(words) do
      local far = type(known) == "string" and farness(word, known)
      if far and (far < least or (far == least and best and known < best)) then
        best, least = known, far
      end
    end
  end
  return best and ('; the nearest is "%s"'):format(best) or ""
end

return errors
