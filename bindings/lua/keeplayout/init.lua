-- Auto Layout for everything that is not an Apple view, in Lua: README.md is its guide.

local errors = require("keeplayout.errors")
local objects = require("keeplayout.objects")
local values = require("keeplayout.values")

-- LuaJIT calls the library itself; other Luas do by a module in C.
local native = require(rawget(_G, "jit") and "keeplayout.ffi" or "keeplayout.native")
objects.connect(native)

local written = {}
for _, module in ipairs({ objects, values }) do
  for name, value in pairs(module) do
    written[name] = value
  end
end
require("keeplayout.written")(native.calls, written)

-- While the major number is 0, another minor number is another interface.
local number = native.calls.keep_version_number()
if math.floor(number / 1000) ~= math.floor(written.made_for / 1000) then
  error("keeplayout: the library is " .. native.calls.keep_version_string() .. ", and not of the package's version")
end
local words = require("keeplayout.words")(native)

local keeplayout = {
  Layout = words.layout,
  Solver = words.solver,
  REQUIRED = 1000,
  HIGH = 750,
  MEDIUM = 500,
  LOW = 250,
  FITTING = 50,
  is_error = errors.is,
  version = native.calls.keep_version_string(),
}

-- nil in the place of a priority would be a required one.
return setmetatable(keeplayout, {
  __index = function(_, name)
    return errors.invalid('keeplayout: there is no "%s"%s', tostring(name), errors.nearest(tostring(name), keeplayout))
  end,
})
