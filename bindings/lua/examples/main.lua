-- A screen for LÖVE: `love .` in this folder. A click on the bar slides the side away, or back.
-- Without LÖVE, into a picture: lua picture.lua screen.svg

local keep = require("keeplayout")

local TEXT = "The side is 160 wide, and at most two fifths of the window. What is left of the window is this text's, "
  .. "which is as high as its lines."
local ui, window, bar, side, text
local is_open = true

function love.load()
  ui = keep.Layout()
  window = ui:node("window", { love.graphics.getDimensions() })
  bar, side, text = window:node("bar"), window:node("side"), window:node("text")
  bar.data, side.data, text.data = { 0.2, 0.3, 0.5 }, { 0.8, 0.85, 0.9 }, { 1, 1, 1 }

  bar.horizontal_insets.equal = 0
  bar.top_inset.equal = 0
  bar.height.equal = 40
  side.left_inset.equal = 0
  side.width.equal = { 160, keep.HIGH }
  side.width.max = window.width * 0.4
  side.bottom_inset.equal = 0
  side:top_offset_to(bar).equal = 0
  text:left_offset_to(side).equal = 16
  text:top_offset_to(bar).equal = 16
  text.right_inset.equal = 16
  text:set_measure("vertical", function(_, width)
    local font = love.graphics.getFont()
    local _, lines = font:getWrap(TEXT, width)
    return #lines * font:getHeight()
  end)
  ui:solve()
end

function love.resize(width, height)
  window:set_size(width, height)
end

function love.mousepressed(x, y)
  if window:at(x, y) == bar then
    is_open = not is_open
    ui:animate(0.3, function(animation)
      animation:set_curve("linear")
      side.left_inset.equal = is_open and 0 or -side.frame.width
    end)
  end
end

function love.update(seconds)
  if ui.needs_solve then
    ui:solve()
  end
  ui:advance(seconds)
end

function love.draw()
  for _, node in ipairs({ text, side, bar }) do
    local frame = node:frame_as("presented_in_root")
    love.graphics.setColor(node.data)
    love.graphics.rectangle("fill", frame.x, frame.y, frame.width, frame.height)
    if node == text then
      love.graphics.setColor({ 0, 0, 0 })
      love.graphics.printf(TEXT, frame.x, frame.y, frame.width)
    end
  end
end
