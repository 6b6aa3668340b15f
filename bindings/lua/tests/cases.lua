-- The cases of Tests/cases, as Tests/cases/write_lines.py writes them: lua cases.lua cases.lines

local keep = require("keeplayout")

local function number(word)
  if word == "inf" then
    return math.huge
  end
  return word ~= "_" and assert(tonumber(word), word) or nil
end

local function unescaped(word)
  return (word:gsub("\\(.)", { n = "\n", t = "\t", ["\\"] = "\\" }))
end

-- A text of lines of one height: how wide and high it is at a width.
local function measured(height, breaks_anywhere, words)
  return function(width)
    local ink, line, lines, widest = 0, 0, 1, 0
    for _, word in ipairs(words) do
      if line > 0 and line + word > width + 1e-9 then
        line, lines = 0, lines + 1
      end
      ink, line = ink + word, line + word
      widest = math.max(widest, line)
    end
    if breaks_anywhere then
      widest = math.min(math.max(width, 1), ink)
      lines = math.ceil(ink / widest - 1e-9)
    end
    return widest, lines * height
  end
end

-- A layout that takes the steps of a case, and what its last step has thrown.
local ui, place, met
local count, wrong = 0, {}

local function complain(...)
  wrong[#wrong + 1] = place .. ": " .. table.concat({ ... }, " ")
end

local function find(name)
  return ui:find(name) or error(place .. ": there is no " .. name)
end

local function take(body, ...)
  local is_fine, what = pcall(body, ...)
  met = not is_fine and what or nil
end

local function settled()
  if not met then
    take(ui.solve, ui)
  end
  local found = met
  met = nil
  return found
end

-- Compares with the last words, within a millionth.
local function are(found, words)
  for i, value in ipairs(found) do
    local expected = number(words[#words - #found + i])
    if expected and value ~= expected and not (math.abs(value - expected) <= 1e-6) then
      complain(table.concat(words, " "), "is", table.concat(found, " "))
      return
    end
  end
end

local function framed(kind)
  return function(words)
    local frame = find(words[2]):frame_as(kind)
    are({ frame.x, frame.y, frame.width, frame.height }, words)
  end
end

local lines = {}

function lines.case(words)
  ui, place, met, count = keep.Layout(), words[2], nil, count + 1
end

function lines.read(words)
  take(ui.read_document, ui, words[3])
end

function lines.update(words)
  take(ui.update, ui, words[3])
end

function lines.resize(words)
  local node = find(words[3])
  take(function()
    for i, axis in ipairs({ "horizontal", "vertical" }) do
      local size, _, priority = number(words[3 + i]), node:axis_size(axis)
      if size then
        node:set_axis_size(axis, size, priority)
      end
    end
  end)
end

function lines.gone(words)
  local node, how = find(words[3]), words[4]
  take(function()
    node.gone = how == "fully" or how:match("ally$") and how or false
  end)
end

function lines.measure(words)
  local sizes = {}
  for i = 6, #words do
    sizes[#sizes + 1] = number(words[i])
  end
  local node, measure = find(words[2]), measured(number(words[4]), words[5] == "ink", sizes)
  if words[3] == "both" then
    node:set_measure_both(function(_, width)
      return measure(width)
    end)
  else
    node:set_measure("vertical", function(_, width)
      return select(2, measure(width))
    end)
  end
end

function lines.solves(words)
  local thrown = settled()
  if thrown then
    complain(tostring(thrown))
  end
  if ui.conflict_count ~= tonumber(words[2]) then
    complain(ui.conflict_count, "conflicts, and not", words[2])
  end
end

function lines.fails(words)
  local thrown = settled()
  local status = words[2]:gsub("^KEEP_ERROR_", ""):lower()
  if not thrown or thrown.status ~= status or not thrown.message:find(words[3], 1, true) then
    complain(tostring(thrown), "in place of", status, words[3])
  end
end

lines.frame, lines.snapped = framed("in_parent"), framed("snapped")

function lines.range(words)
  are({ find(words[2]):size_range(words[3]) }, words)
end

function lines.fitting(words)
  local size = find(words[2]):fitting_size({ number(words[3]), number(words[4]) }, keep.REQUIRED, keep.REQUIRED)
  are({ size.width, size.height }, words)
end

function lines.says(words)
  for _, conflict in ipairs(ui:conflicts()) do
    if conflict.text:find(words[2], 1, true) then
      return
    end
  end
  complain("no conflict says", words[2])
end

for line in io.lines(arg[1]) do
  local words = {}
  for word in (line .. "\t"):gmatch("(.-)\t") do
    words[#words + 1] = unescaped(word)
  end
  assert(lines[words[1]], words[1])(words)
end
print(("%d cases, %d are not as expected"):format(count, #wrong))
print(table.concat(wrong, "\n"))
os.exit(count > 100 and #wrong == 0 and 0 or 1, true)
