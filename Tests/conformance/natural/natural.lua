-- The programs of README.md in Lua: `lua natural.lua card` is the one of that name.

local keep = require("keeplayout")

local function window_of(width, height)
  local ui = keep.Layout()
  return ui, ui:node("window", { width, height })
end

local function text_height(_, width)
  return 20 * math.ceil(1000 / width)
end

local programs = {}

function programs.card()
  local ui, window = window_of(320, 568)
  local image, title = window:node("image"), window:node("title")
  image.aspect_ratio.equal = 4 / 3
  image.horizontal_insets.equal = 10
  title:top_offset_to(image).min = 8
  title.horizontal_insets.equal = 10
  title:set_measure("vertical", text_height)
  ui:solve()
  window:set_size(240, 568)
  ui:solve()
end

function programs.values()
  local ui, window = window_of(400, 300)
  local box = window:node("box")
  box.width.min = 100
  box.width.max = { 200, keep.HIGH }
  box.width.equal = { 150, 600 }
  ui:solve()
  box.width.equal = nil
  box.width.min = 120.5
  ui:solve()
end

function programs.links()
  local ui, window = window_of(400, 300)
  local a, b = window:node("a"), window:node("b")
  a.left_inset.equal = window.width * 0.1
  b.width.equal = a.width * 0.5 + 8
  a.width.equal = 90
  ui:solve()
end

function programs.many()
  local ui, window = window_of(400, 100)
  local nodes = ui:nodes({ window:node("a"), window:node("b"), window:node("c") })
  nodes.width.equal = 40
  nodes:between("right_offset").equal = 6
  ui:solve()
end

function programs.atomic()
  local ui, window = window_of(400, 300)
  local box = window:node("box")
  box.width.equal = 100
  local small = ui:atomic(function()
    box.width.equal = 40
    box.left_inset.equal = 5
  end)
  ui:solve()
  small:deactivate()
  ui:solve()
  small:activate()
  ui:solve()
end

function programs.terms()
  local ui, window = window_of(400, 300)
  local a, b = window:node("a"), window:node("b")
  ui:add(a.left:eq(window.left + 10))
  local gap = ui:add(a.right:le(b.left - 8))
  ui:add(a.width:eq(b.width * 2))
  ui:solve()
  gap.value = -20
  ui:solve()
  gap.is_installed = false
  gap:remove()
  ui:solve()
end

function programs.equations()
  local ui, window = window_of(400, 300)
  window:node("a")
  window:node("b")
  ui:equation("a.left == 10")
  ui:equation("b.left >= a.right + 8")
  if not pcall(ui.equation, ui, "a.widht == 3") then
    ui:equation("a.width == 2 * b.width == 120 @ high")
  end
  ui:solve()
end

function programs.formats()
  local ui, window = window_of(320, 100)
  window:node("label")
  window:node("field")
  ui:format("H:|-[label(60)]-8-[field(>=120)]-|")
  ui:format("V:|-[label]-[field(20)]")
  ui:solve()
end

function programs.row()
  local ui, window = window_of(600, 60)
  local save, cancel, help = window:node("save"), window:node("cancel"), window:node("help")
  local bar = window:row({ save, cancel, help }, { gap = 8 })
  bar.horizontal_insets.equal = 0
  save.weight = 2
  help.weight = 1
  ui:solve()
  cancel.gone = true
  bar.gap = 20
  ui:solve()
end

function programs.apply()
  local ui, window = window_of(400, 300)
  local view = window:node("view")
  local function is_pad(_, context)
    return context.idiom == "pad"
  end
  view:apply({ { anchor = "top", value = 10 }, { anchor = "left", value = 20, when = is_pad } })
  ui:solve()
  ui:set_context({ idiom = "pad" })
  ui:reload()
  ui:solve()
  view:apply({ { anchor = "top", value = 30 } })
  ui:solve()
end

function programs.animation()
  local ui, window = window_of(400, 300)
  local panel = window:node("panel")
  local is_over = false
  panel.left_inset.equal = 0
  ui:animate(1, function(animation)
    animation:set_curve("linear")
    animation:set_completion(function(finished)
      is_over = finished
    end)
    panel.left_inset.equal = 40
  end)
  ui:advance(0.5)
  ui:advance(0.5)
  assert(is_over)
end

function programs.transaction()
  local ui, window = window_of(400, 300)
  local panel = window:node("panel")
  local is_fine = pcall(ui.transaction, ui, function()
    panel.width.equal = 30
    panel.height.equal = math.huge
  end)
  if not is_fine then
    ui:transaction(function()
      panel.width.equal = 60
    end)
  end
end

function programs.failing()
  local ui, window = window_of(400, 300)
  local text = window:node("text")
  text.width.equal = 100
  text:set_measure("vertical", function()
    error("there is no font")
  end)
  if not pcall(ui.solve, ui) then
    text:set_measure("vertical", text_height)
  end
  ui:solve()
end

function programs.refused()
  local ui, window = window_of(400, 300)
  local a = window:node("a")
  ui.conflict_policy = "refused"
  a.width.equal = 40
  ui:solve()
  a.width.min = 50
  pcall(ui.solve, ui)
  if not pcall(window.move, window, a) then
    ui:solve()
  end
end

function programs.document()
  local ui = keep.Layout()
  ui:read_document([[
keeplayout 1
node 1 "window"
  size-width 300
  size-height 100
  node 2 "icon"
    width = 50
]])
  ui:update([[
keeplayout 1
node 1 "window"
  size-width 200
  size-height 100
  node 2 "icon"
    left-inset = 10
]])
  pcall(ui.update, ui, "keeplayout 1\nnode 1\n  size-hight 3\n")
end

programs[arg[1]]()
