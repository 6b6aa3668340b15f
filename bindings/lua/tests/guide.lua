-- Runs the examples of a guide, and compares what they print with the block that follows: lua guide.lua README.md

local file = assert(io.open(arg[1]))
local text = file:read("*a")
file:close()

local count = 0
for source, rest in text:gmatch("\n```lua\n(.-)```()") do
  count = count + 1
  local printed = {}
  local environment = setmetatable({
    print = function(...)
      local all = {}
      for i = 1, select("#", ...) do
        all[i] = tostring((select(i, ...)))
      end
      printed[#printed + 1] = table.concat(all, "\t") .. "\n"
    end,
  }, { __index = _G })
  local name = "=example " .. count
  local is_for_54 = source:find("<close>", 1, true)
  if not (is_for_54 and rawget(_G, "jit")) then
    local chunk
    if rawget(_G, "setfenv") then
      chunk = setfenv(assert(loadstring(source, name)), environment)
    else
      chunk = assert(load(source, name, "t", environment))
    end
    chunk()
    local wanted = text:sub(rest):match("^\n\n```text\n(.-)```") or ""
    local found = table.concat(printed)
    if found ~= wanted then
      error(("example %d printed\n%sand not\n%s"):format(count, found, wanted), 0)
    end
  end
end
assert(count > 5, "the guide has examples")
print(("%d examples of %s"):format(count, arg[1]))
