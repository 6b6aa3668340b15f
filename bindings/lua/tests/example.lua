-- Runs the example that draws a picture, and looks at it: lua tests/example.lua screen.svg

arg[0] = "examples/picture.lua"
dofile(arg[0])

local file = assert(io.open(arg[1]))
local text = file:read("*a")
file:close()

-- In the middle of a slide by 160: the side is 80 further left, and the text, which goes from 176 to 16, at 96. It has
-- 6 lines of 16 at its width of 208, and 3 at 368: 72 between them.
for _, wanted in ipairs({
  '<rect x="-80" y="40" width="160" height="260"',
  '<rect x="96" y="56" width="288" height="72"',
  '<rect x="0" y="0" width="400" height="40"',
}) do
  assert(text:find(wanted, 1, true), wanted)
end
