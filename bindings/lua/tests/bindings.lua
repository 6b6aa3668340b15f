-- Tests of the package, on whichever Lua runs them: lua tests/bindings.lua

local keep = require("keeplayout")
local Layout, Solver, HIGH = keep.Layout, keep.Solver, keep.HIGH

local ran, failures = 0, 0
local function test(name, body)
  ran = ran + 1
  local is_fine, met = xpcall(body, function(what)
    return debug.traceback(tostring(what), 2)
  end)
  if not is_fine then
    failures = failures + 1
    print("FAILED " .. name .. "\n" .. met)
  end
end

local function equal(found, wanted)
  if found ~= wanted then
    error(("%s instead of %s"):format(tostring(found), tostring(wanted)), 2)
  end
end

-- Calls a body that has to throw an error of the package.
local function fails(status, message, body, ...)
  local is_fine, met = pcall(body, ...)
  if is_fine or not keep.is_error(met) then
    error("no error of the package: " .. tostring(met), 2)
  end
  equal(met.status, status)
  if not met.message:find(message, 1, true) then
    error(("%q is not in %q"):format(message, met.message), 2)
  end
  return met
end

local function window(width, height)
  local ui = Layout()
  return ui, ui:node("window", { width or 100, height or 100 })
end

-- Expected frames are by hand: a window of 100 by 100, and what is kept of its children.

test("attributes are set, read, taken away", function()
  local ui, root = window()
  local a = root:node("a")
  a.left_inset.equal = 10
  a.width.equal = { 30, HIGH }
  a.width.max = 25
  a.top_inset.equal, a.height.equal = 0, 5
  equal(a.width.equal, 30)
  local value, priority = a.width:value("equal")
  equal(value, 30)
  equal(priority, HIGH)
  ui:solve()
  equal(tostring(a.frame), "10 0 25 5")
  a.width.max = nil
  equal(a.width.max, nil)
  ui:solve()
  equal(a.frame.width, 30)
  a.width.min = root.width / 2 + 1
  ui:solve()
  equal(a.frame.width, 51)
end)

test("sums make constraints", function()
  local ui, root = window()
  local a, b = root:node("a"), root:node("b")
  ui:add({ a.left:eq(root.left + 5), a.width:eq(20), b.width:eq(a.width * 2) })
  local gap = ui:add(b.left:ge(a.right + 8))
  local weak = ui:add((b.left - a.left):eq(0):at(keep.LOW))
  ui:solve()
  equal(b.frame.x, 33)
  equal(b.frame.width, 40)
  equal(tostring(gap), "left of <b> at least right of <a> + 8 with required priority")
  equal(weak.priority, 250)
  gap.value = -20
  gap.priority = 999
  ui:solve()
  equal(b.frame.x, 5)
  ui:add((10 + b.left):le(3 * root.left))
  fails("invalid_argument", "multiplied by a number", function()
    return a.left * b.left
  end)
  fails("invalid_argument", "by a method", function()
    return a.left >= b.left
  end)
  fails("invalid_argument", "a line or a size", function()
    return a.left + "x"
  end)
  equal(tostring(2 * a.left + b.width - 3), "2 * left of <a> + width of <b> + -3")
end)

test("handles are one object each, and keys", function()
  local ui, root = window()
  local a = root:node("a")
  local seen = { [a] = "a" }
  equal(seen[root.children and root:children()[1] or nil], "a")
  equal(ui:find("a"), a)
  equal("node " .. a, "node <a>")
  equal(a.gone, false)
  a.gone = true
  equal(a.gone, "fully")
  a.gone = a.gone
  a.gone = false
  fails("invalid_argument", "a list is expected", ui.nodes, ui, a)
  fails("invalid_argument", "called with a colon", ui.solve)
  fails("invalid_argument", "there are in_parent, in_root", a.frame_as, a, "root")
  fails("invalid_argument", "read those of one node", function()
    return ui:nodes({ a }).width.equal
  end)
  equal(a.parent, root)
  equal(root.parent, nil)
  equal(a.width, a.width)
  equal(#ui:roots(), 1)
end)

test("many nodes at once", function()
  local ui, root = window()
  local nodes = { root:node("a"), root:node("b"), root:node("c") }
  local all = ui:nodes(nodes)
  all:keep_size(20, 10)
  all.top_inset.equal = 3
  all:between("right_offset").equal = 7
  nodes[1].left_inset.equal = 1
  ui:solve()
  local frames = ui:frames(nodes)
  equal(#frames, 3)
  equal(#ui:create_nodes(nil), 0)
  equal(tostring(frames[3]), "55 3 20 10")
  local group = ui:create_group({ nodes[1].width, nodes[2].height })
  group.equal = 15
  ui:solve()
  equal(nodes[1].frame.width, 15)
  equal(nodes[2].frame.height, 15)
  nodes[1]:keep_insets({ left = 4, top = 9 })
  ui:solve()
  equal(nodes[1].frame.y, 9)
end)

test("containers, formats, equations, apply", function()
  local ui, root = window(200, 50)
  local a, b = root:node("a"), root:node("b")
  a.content_size, b.content_size = { 30, 10 }, { 20, 10 }
  local row = root:row({ a, b }, { gap = 5, padding = 2, align = "start" })
  row:keep_insets(0)
  a.weight = 1
  ui:solve()
  equal(tostring(b.frame), "178 2 20 10")
  equal(row.axis, "horizontal")
  equal(row.align, "start")
  row.gap = 15
  equal(row.gap, 15)
  local grid = ui:node("page", { 100, 100 }):grid({
    columns = { { kind = "fixed", value = 10 }, { kind = "fraction", value = 1 } },
  })
  local cell = grid:node("cell")
  grid:place_grid(cell, 1, 0)

  local c, d = root:node("c"), root:node("d")
  ui:format("H:|-gap-[c(20)]-[d]", { metrics = { gap = 3 }, nodes = { c = c, d = d } })
  equal(#ui:equations({ "c.top == 1 <= d.top", "# nothing" }), 2)
  ui:equation("x.width == 12", { nodes = { x = d } })
  local made = d:apply({ { compound = "size", value = 9 }, { anchor = "top", value = 4 } })
  equal(#made, 3)
  fails("invalid_argument", "there are 1 instead of 2", d.apply, d, { { compound = "size", parts = { 1 } } })
  local met = fails("invalid_argument", 'the nearest is "width"', ui.equation, ui, "c.widht == 3")
  equal(tostring(met):find("invalid_argument: column 3", 1, true) ~= nil, true)
  equal(ui.equation_fault_count, 1)
  equal(ui:equation_fault_at(0).column, 3)
end)

test("atomic groups, transactions, captures are all or nothing", function()
  local ui, root = window()
  local a = root:node("a")
  local wide = ui:atomic(function()
    a.width.equal = 60
  end)
  equal(wide.is_active, true)
  wide:deactivate()
  equal(a.width.equal, nil)
  fails("invalid_argument", "not finite", ui.transaction, ui, function()
    a.width.equal = 30
    a.height.equal = math.huge
  end)
  equal(a.width.equal, nil)
  local one, two = ui:transaction(function()
    return 1, nil
  end)
  equal(one, 1)
  equal(two, nil)
  equal(select(2, pcall(ui.atomic, ui, function()
    a.width.equal = 7
    error("mine", 0)
  end)), "mine")
  equal(a.width.equal, nil)
  local made = ui:capture(function()
    ui:add(a.left:eq(root.left))
  end)
  equal(#made, 1)
  equal(pcall(ui.capture, ui, error), false)
  ui:add(a.top:eq(root.top))
end)

test("animations", function()
  local ui, root = window()
  local a = root:node("a")
  a.left_inset.equal = 0
  ui:solve()
  local done
  ui:animate(1, function(animation)
    animation:set_curve("linear")
    animation:set_completion(function(finished)
      done = finished
    end)
    a.left_inset.equal = 40
  end)
  equal(ui:advance(0.5), true)
  equal(a:frame_as("presented").x, 20)
  equal(done, nil)
  equal(ui:advance(0.6), false)
  equal(done, true)
  ui:animate(1, function(animation)
    animation:set_function(function(time)
      return time * time
    end)
    a.left_inset.equal = 0
  end)
  ui:advance(0.5)
  equal(a:frame_as("presented").x, 30)
end)

test("documents and data", function()
  local ui, root = window()
  root:node("a").width.equal = 30
  local text = ui:document()
  local again = Layout()
  again:read_document(text)
  equal(again:document(), text)
  equal(ui:svg():sub(1, 4), "<svg")
  root.data = { "mine" }
  equal(root.data[1], "mine")
  root.data = nil
  equal(root.data, nil)
  fails("state", "", again.read_document, again, text)
  local fresh = Layout()
  fails("invalid_argument", "line 1", fresh.read_document, fresh, "nonsense")
end)

test("the solver alone", function()
  local solver = Solver()
  local x, y = solver:add_variable(), solver:add_variable(5)
  local sum = solver:add_row({ x, y }, { 1, 1 }, "equal", 30)
  solver:solve()
  equal(x.value + y.value, 30)
  sum.constant = 40
  solver:solve()
  equal(x.value + y.value, 40)
  fails("invalid_argument", "1 elements instead of 2", solver.add_row, solver, { x, y }, { 1 }, "equal", 3)
  fails("invalid_argument", "instead of", solver.add_rows, solver, { 0, 9 }, { x }, { 1 }, { "equal" }, { 1 })
  solver:close()
  fails("state", "the solver is closed", solver.solve, solver)
end)

-- Bad input

test("stale handles", function()
  local ui, root = window()
  local a = root:node("a")
  local width = a.width
  a:destroy()
  equal(a:exists(), false)
  fails("invalid_handle", "", a.destroy, a)
  fails("invalid_handle", "", function()
    width.equal = 3
  end)
  equal(tostring(a.frame), "0 0 0 0")
  equal(ui.node_count, 1)
end)

test("handles of another layout", function()
  local ui, root = window()
  local _, other = window()
  local a = root:node("a")
  fails("invalid_handle", "of another layout", function()
    a:left_offset_to(other).equal = 3
  end)
  fails("invalid_handle", "of another layout", ui.create_node, ui, other)
  fails("invalid_handle", "of another layout", ui.add, ui, a.left:eq(other.left))
  fails("invalid_handle", "of another layout", ui.nodes, ui, { a, other })
  fails("invalid_argument", "a node is expected", a.move, a, a.width)
  fails("invalid_argument", "a node is expected", a.move_before, a, {})
  fails("invalid_argument", "a node is expected", a.move_before, a, nil)
end)

test("closed layouts", function()
  local ui, root = window()
  local a = root:node("a")
  ui:close()
  ui:close()
  equal(tostring(ui), "closed layout")
  fails("state", "the layout is closed", ui.solve, ui)
  fails("state", "the layout is closed", root.node, root, "b")
  fails("state", "the layout is closed", function()
    return a.frame
  end)
  fails("state", "the layout is closed", function()
    a.width.equal = 3
  end)
  equal(tostring(a), "<a> (destroyed)")
end)

test("numbers, words and text that are none", function()
  local ui, root = window()
  local a = root:node("a")
  local nan = 0 / 0
  fails("invalid_argument", "a number or nil is expected", function()
    a.width.equal = nan
  end)
  fails("invalid_argument", "a number or nil is expected", function()
    a.width.equal = "wide"
  end)
  fails("invalid_argument", "priority", function()
    a.width.equal = { 3, 2000 }
  end)
  fails("invalid_argument", "width: a number or nil", root.set_size, root, nan, 3)
  fails("invalid_argument", "scale", function()
    ui.scale = nan
  end)
  fails("invalid_argument", 'the nearest is "horizontal"', root.set_axis_size, root, "horizntal", 3)
  fails("invalid_argument", "a NUL at byte 2", root.node, root, "a\0b")
  equal(ui.node_count, 2)
  fails("invalid_argument", "a NUL at byte 2", ui.equation, ui, "a\0")
  fails("invalid_argument", 'node: there is no "widht"; the nearest is "width"', function()
    return a.widht
  end)
  fails("invalid_argument", 'node: "frame" is only read', function()
    a.frame = 3
  end)
  fails("invalid_argument", "write node.width.equal", function()
    a.width = 3
  end)
  fails("invalid_argument", "there is no field", root.row, root, {}, { gab = 3 })
  fails("invalid_argument", "index: a whole number", root.child, root, -1)
  fails("invalid_argument", "index: a whole number", root.child, root, 1e300)
  fails("invalid_argument", "a function is expected", a.set_measure, a, "vertical", 3)
  equal(root:child(4294967296), nil)
  fails("conflict", "", function()
    ui.conflict_policy = "refused"
    a.width.equal = 3
    a.width.min = 5
    ui:solve()
  end)
end)

-- What a stranger writes by mistake, and what the message has to name.

test("the nearest word", function()
  local nearest = require("keeplayout.errors").nearest
  equal(nearest("fuly", { fully = 1 }, { [true] = 1, [false] = 2, [3] = 3 }), '; the nearest is "fully"')
  equal(nearest("Widht", { width = 1 }), '; the nearest is "width"')
  equal(nearest("nothing", { [true] = 1 }), "")
  equal(nearest("place", { place_grid = 1, pal = 2 }), '; the nearest is "place_grid"')
  equal(nearest("hidden", { is_hidden = 1 }), '; the nearest is "is_hidden"')
  local _, root = window()
  for _ = 1, 50 do -- the order of a table's words is another one each time
    fails("invalid_argument", 'the nearest is "fully"', function()
      root.gone = "fuly"
    end)
  end
  local a = root:node("a")
  fails("invalid_argument", 'the nearest is "HIGH"', function()
    a.width.equal = { 40, keep.HIHG }
  end)
  equal(a.width.equal, nil)
  fails("invalid_argument", 'the nearest is "HIGH"', function()
    return keep.high
  end)
end)

test("dots and colons", function()
  local ui, root = window()
  local a, b = root:node("a"), root:node("b")
  local all = { ui, a, a.width, ui:nodes({ a }), ui:add(a.left:ge(3)), Solver(), Solver():add_variable() }
  for _, object in ipairs(all) do
    for name, method in pairs(getmetatable(object).class.methods) do
      for _, wrong in ipairs({ "q", 3, {}, keep.Layout(), Solver(), print }) do
        if getmetatable(wrong) ~= getmetatable(object) then
          fails("invalid_argument", name .. " is called with a colon", method, wrong)
        end
      end
      fails("invalid_argument", name .. " is called with a colon", method)
    end
  end
  for _, object in ipairs(all) do
    local class = getmetatable(object).class
    for name in pairs(class.methods) do
      equal(class.get[name], nil) -- a word is called or read, and not both
    end
  end
  a.content_size = { 40, 30 }
  equal(a.content_size.height, 30)
  fails("invalid_argument", "node:left_offset_to(other)", a.left_offset_to, b)
  fails("invalid_argument", "nodes:left_offset_to(other)", ui:nodes({ a }).left_offset_to, b)
  fails("invalid_argument", "other: a node is expected, and not nil", a.left_offset_to, a, nil)
  fails("invalid_argument", "relation:at(priority)", a.left:eq(3).at, 750)
  fails("invalid_argument", "write node:set_measure(...)", function()
    a.measure = print
  end)
  fails("invalid_argument", "write node:keep_size(...)", function()
    a.keep_size = { 3, 4 }
  end)
end)

test("options and sizes that are none", function()
  local ui, root = window()
  local a, b = root:node("a"), root:node("b")
  fails("invalid_argument", "options: a table of fields is expected, and not 8", root.row, root, { a, b }, 8)
  fails("invalid_argument", "members: a list is expected, and not <a>", root.row, root, a, b)
  fails("invalid_argument", "options: a table of fields is expected, and not <b>", root.row, root, { a }, b)
  fails("invalid_argument", "options: a table { within, delay }", ui.animate, ui, 1, print, 8)
  fails("invalid_argument", 'the nearest is "delay"', ui.animate, ui, 1, print, { dealy = 1 })
  fails("invalid_argument", "size: a table { width, height } is expected, and not 400", ui.node, ui, "c", 400, 300)
  fails("invalid_argument", "node:keep_size(w, h)", root.node, root, "c", { 3, 4 })
  fails("invalid_argument", "write node:set_size(w, h) for a root, node:keep_size(w, h) for a child", function()
    root.size = { 300, 300 }
  end)
  for _, of in ipairs({ a, ui:nodes({ a, b }) }) do
    fails("invalid_argument", "is not two lengths: write node:set_size(w, h)", function()
      of.size.equal = { 300, 300 }
    end)
    fails("invalid_argument", "is not two lengths: write node:keep_center(x, y)", function()
      of.center.equal = { 0.5, 0.5 }
    end)
  end
  fails("invalid_argument", "{ value, priority }", function()
    a.width.equal = { value = 40 }
  end)
  fails("invalid_argument", "ui:add(node.left:eq(...))", function()
    a.left = 3
  end)
  equal(ui.node_count, 3)
end)

test("what a number that is none was for", function()
  local ui, root = window()
  local a, b = root:node("a"), root:node("b")
  local nan = 0 / 0
  for _, value in ipairs({ nan, "x", { nan, HIGH } }) do
    fails("invalid_argument", "width of <a>: equal: ", function()
      a.width.equal = value
    end)
  end
  fails("invalid_argument", "<a>, <b>: equal: a number or nil is expected, and not nan", function()
    ui:nodes({ a, b }).width.equal = nan
  end)
  fails("invalid_argument", "<window>: width: ", root.set_size, root, nan, 3)
  fails("invalid_argument", "<b>: height: ", b.keep_size, b, 3, nan)
  fails("invalid_argument", "left offset of <b> to <a>: gone_value: ", function()
    b:left_offset_to(a).gone_value = nan
  end)
end)

test("what is destroyed is named", function()
  local ui, root = window()
  local panel = root:node("panel")
  local width = panel:node("a").width
  width.equal = 3
  local constraint = width:constraint("equal")
  panel:destroy()
  equal(tostring(panel), "<panel> (destroyed)")
  equal(tostring(width.node), "nil")
  collectgarbage()
  fails("invalid_handle", "the attribute (width) of <a> does not exist", function()
    width.equal = 3
  end)
  fails("invalid_handle", "the attribute (width) of <a> does not exist", width.clear, width)
  equal(tostring(width), "<attribute> (destroyed)")
  equal(tostring(constraint), "<constraint> (destroyed)")
  local text = ui:document()
  local again = Layout()
  again:read_document(text)
  local read = again:find("window")
  read:destroy()
  equal(tostring(read), "<window> (destroyed)")
end)

-- The names of a table, in an order that is always the same.
local function names(of)
  local all = {}
  for name in pairs(of or {}) do
    all[#all + 1] = name
  end
  table.sort(all)
  return all
end

test("anything with anything", function()
  local seed = 1
  local function random(count)
    seed = (seed * 16807) % 2147483647
    return seed % count + 1
  end
  local mine = {}
  local function throw()
    error(mine)
  end
  -- Whatever is wrong is told by an error of the package.
  local function try(what, body, ...)
    local is_fine, met = pcall(body, ...)
    if not is_fine and met ~= mine and not keep.is_error(met) then
      error(what .. ": " .. tostring(met), 0)
    end
  end
  for _ = 1, 40 do
    local ui, root = window()
    local other, stale = Layout(), root:node("stale")
    local solver = Solver()
    local x = solver:add_variable()
    local a = root:node("a")
    local objects = { ui, root, a, a.width, a.left, ui:add(a.left:ge(3)), ui:nodes({ a, root }), solver, x }
    objects[#objects + 1] = ui:atomic(function()
      a.height.min = 2
    end)
    objects[#objects + 1] = ui:animate(1, function()
      a.width.equal = 5
    end)
    objects[#objects + 1] = solver:add_row({ x }, { 1 }, "equal", 3)
    objects[#objects + 1] = ui:format("H:[a(3)]")
    stale:destroy()
    local values = {
      1, 0, -1, 3.5, math.huge, 0 / 0, 2 ^ 53, "a", "", "horizontal", "width", "equal", "H:[a]", "a.width == 3", "a\0",
      true, false, {}, { 1, 2 }, { a }, { "a" }, { false }, { { a } }, { x }, { width = 3 }, { axis = "vertical" },
      function() return 1 end, throw, stale, other:node(), coroutine.create(print), { {} },
      { nodes = 3 }, { metrics = { [a] = "x" } }, { { compound = "size", parts = 3 } }, { within = 3, delay = "x" },
      { columns = 3 }, { padding = "x" }, { [a] = a }, { { node = 3, anchor = {} } }, a.left:eq(3), a.left + a.right,
      { { anchor = "left", value = 3, when = throw } }, { nodes = { a = a } }, { columns = { { kind = "content" } } },
    } -- any value, and none
    for _, object in ipairs(objects) do
      values[#values + 1] = object
    end
    local function any()
      return values[random(#values + 5)]
    end
    for _, object in ipairs(objects) do
      local class = getmetatable(object).class
      for _, name in ipairs(names(class and class.methods)) do
        local method = class.methods[name]
        if name ~= "close" and name ~= "exercise" then
          try(name, method, object, any(), any(), any(), any(), any())
          try(name, method, any(), any(), any())
        end
      end
      for _, name in ipairs(names(class and class.set)) do
        try(name, function()
          object[name] = any()
        end)
      end
      for _, name in ipairs(names(class and class.get)) do
        try(name, function()
          return object[name]
        end)
      end
    end
    pcall(ui.solve, ui)
    ui:close()
  end
end)

-- Closures

test("measured text", function()
  local ui, root = window()
  local text = root:node("text")
  text.horizontal_insets.equal = 10
  text.top_inset.equal = 0
  text:set_measure("vertical", function(node, width)
    equal(node, text)
    return 1600 / width
  end)
  ui:solve()
  equal(text.frame.height, 20)
  text:set_measure("vertical", nil)
  text:set_measure_both(function(_, width, height)
    equal(height, math.huge)
    return 10, 11
  end)
  ui:solve()
  equal(text.frame.height, 11)
end)

test("what a closure throws arrives where it was called for", function()
  local ui, root = window()
  local text = root:node("text")
  local mine = {}
  text:set_measure("vertical", function()
    error(mine)
  end)
  local _, met = pcall(ui.solve, ui)
  equal(met, mine)
  _, met = pcall(ui.solve, ui)
  equal(met, mine)
  text:set_measure("vertical", function()
    return "high"
  end)
  fails("invalid_argument", "the function returned high", ui.solve, ui)
  text:set_measure("vertical", function()
    ui:solve()
    return 3
  end)
  fails("busy", "", ui.solve, ui)
  text:set_measure("vertical", function()
    ui:close()
    return 3
  end)
  fails("busy", "cannot be closed", ui.solve, ui)
  text:set_measure("vertical", nil)
  ui:solve()

  local function asks()
    ui:equation("text.width == 3")
  end
  fails("busy", "", text.apply, text, { { anchor = "width", value = 3, when = asks } })
end)

test("conditions", function()
  local ui, root = window()
  local a = root:node("a")
  local is_wide, asked = true, nil
  local function wide(node, context)
    asked = { node, context.horizontal }
    return is_wide
  end
  a:apply({ { anchor = "width", value = 30, when = wide }, { anchor = "height", value = 5, when = wide } })
  equal(asked[1], a)
  equal(asked[2], "unspecified")
  ui:solve()
  equal(a.frame.width, 30)
  is_wide = false
  a:reload()
  ui:solve()
  equal(a.frame.width, 0)
  root.context = { horizontal = "compact" }
  a:reload()
  equal(asked[2], "compact")
  a:clear_applied()
end)

test("a log, in compiled code, too", function()
  local ui, root = window()
  local a = root:node("a")
  local count = 0
  local function fail()
    a.width.equal = math.huge
  end
  for _ = 1, 300 do
    pcall(fail)
  end
  ui:set_log({ "refused" }, function(kind, message)
    equal(kind, "refused")
    equal(message:find("not finite", 1, true) ~= nil, true)
    count = count + 1
  end)
  for _ = 1, 300 do
    pcall(fail)
  end
  equal(count, 300)
  ui:set_log({ "refused" }, function()
    error("log", 0)
  end)
  local _, met = pcall(fail)
  equal(met, "log")
  ui:set_log(nil, nil)
  _, met = pcall(fail)
  equal(met.status, "invalid_argument")
end)

test("coroutines", function()
  local ui, root = window()
  local text = root:node("text")
  text.width.equal = 10
  local inner = coroutine.wrap(function()
    text:set_measure("vertical", function(_, width)
      return 2 * width
    end)
    coroutine.yield(1)
    ui:solve()
    coroutine.yield(text.frame.height)
    ui:transaction(function()
      text.width.equal = 20
      coroutine.yield(2)
    end)
    return 3
  end)
  equal(inner(), 1)
  collectgarbage()
  equal(inner(), 20)
  equal(inner(), 2)
  equal(inner(), 3)
  collectgarbage()
  ui:solve()
  equal(text.frame.height, 40)
  text:set_measure("vertical", coroutine.yield)
  local inside = coroutine.create(function()
    ui:solve()
  end)
  local is_fine, met = coroutine.resume(inside)
  equal(is_fine, false)
  equal(tostring(met):find("yield", 1, true) ~= nil, true)
end)

-- Memory

local function settled()
  collectgarbage()
  collectgarbage()
  return collectgarbage("count")
end

-- A layout whose closures mention it, as they do in programs.
local function used(alive)
  local ui, root = window()
  local text = root:node("text")
  text:set_measure("vertical", function(node)
    return node == text and ui and 10 or 20
  end)
  text.data = { ui }
  ui:set_log({ "conflict" }, function()
    return ui
  end)
  text:apply({ {
    anchor = "width",
    value = 3,
    when = function()
      return ui ~= nil
    end,
  } })
  ui:solve()
  equal(text.frame.height, 10)
  alive[#alive + 1] = ui
  return ui
end

test("layouts are freed with their closures", function()
  local alive = setmetatable({}, { __mode = "v" })
  local least = math.huge
  local first
  for round = 1, 12 do
    for _ = 1, 100 do
      used(alive)
    end
    local kept = settled()
    first = first or kept
    least = round > 6 and math.min(least, kept) or least
  end
  equal(next(alive), nil)
  equal(least < first + 100, true) -- 100 bytes more of each layout would be 120
end)

test("closures are freed when they are replaced, refused, or their node is gone", function()
  local ui, root = window()
  local freed = setmetatable({}, { __mode = "k" })
  local function closure(value)
    local own = {}
    local function body()
      return own and value
    end
    freed[body] = true
    return body
  end
  local a = root:node("a")
  a:set_measure("vertical", closure(1))
  a:set_measure("vertical", closure(2))
  a.data = closure(3)
  root:apply({ { anchor = "width", value = 3, when = closure(true) } })
  root:clear_applied()
  a:destroy()
  pcall(a.set_measure, a, "vertical", closure(3))
  pcall(a.apply, a, { { anchor = "width", value = 3, when = closure(true) } })
  pcall(function()
    a.data = closure(4)
  end)
  ui:solve()
  settled()
  equal(next(freed), nil)
  equal(next(ui.closures), nil)
end)

test("a layout is closed by its block", function()
  local source = [[
    local keep, seen = ...
    do
      local ui <close> = keep.Layout()
      seen[1] = ui
    end
    return tostring(seen[1])
  ]]
  local chunk = (loadstring or load)(source)
  if chunk then
    equal(chunk(keep, {}), "closed layout")
  end
end)

print(("%d tests of %s, %d failed"):format(ran, rawget(_G, "jit") and jit.version or _VERSION, failures))
os.exit(failures == 0 and 0 or 1, true)
