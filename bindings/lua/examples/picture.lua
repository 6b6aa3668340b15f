-- Draws the screen of main.lua into a picture, in the middle of a slide: lua picture.lua screen.svg
-- What main.lua uses of LÖVE stands here, with letters of 8 by 16.

local WIDTH, HEIGHT, LETTER, LINE = 400, 300, 8, 16
local parts = {}
local color = "black"

local font = {}

function font:getHeight()
  return LINE
end

-- The longest line, and the lines.
function font:getWrap(text, limit)
  local lines, longest = { "" }, 0
  for word in text:gmatch("%S+") do
    local last = lines[#lines]
    local longer = last == "" and word or last .. " " .. word
    if last ~= "" and #longer * LETTER > limit then
      lines[#lines + 1] = word
    else
      lines[#lines] = longer
    end
    longest = math.max(longest, #lines[#lines] * LETTER)
  end
  return longest, lines
end

local graphics = {}
love = { graphics = graphics }

function graphics.getDimensions()
  return WIDTH, HEIGHT
end

function graphics.getFont()
  return font
end

function graphics.setColor(rgb)
  color = ("rgb(%.0f,%.0f,%.0f)"):format(rgb[1] * 255, rgb[2] * 255, rgb[3] * 255)
end

function graphics.rectangle(_, x, y, width, height)
  parts[#parts + 1] = ('<rect x="%g" y="%g" width="%g" height="%g" fill="%s"/>'):format(x, y, width, height, color)
end

function graphics.printf(text, x, y, limit)
  local _, lines = font:getWrap(text, limit)
  for i, line in ipairs(lines) do
    local place = ('<text x="%g" y="%g" fill="%s" font-family="monospace" font-size="13">'):format(
      x, y + i * LINE - 4, color
    )
    parts[#parts + 1] = place .. line .. "</text>"
  end
end

dofile((arg[0]:match("^(.*[/\\])") or "") .. "main.lua")
love.load()
love.mousepressed(10, 10)
love.update(0.15)
love.draw()

local file = assert(io.open(arg[1] or "screen.svg", "w"))
file:write(('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d">\n'):format(WIDTH, HEIGHT))
file:write(table.concat(parts, "\n"), "\n</svg>\n")
file:close()
