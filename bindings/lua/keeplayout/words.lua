-- The words that are shorter or more natural than what is written from the headers.

local errors = require("keeplayout.errors")
local objects = require("keeplayout.objects")
local terms = require("keeplayout.terms")
local values = require("keeplayout.values")

local Layout, Node, Nodes = objects.class("layout"), objects.class("node"), objects.class("nodes")
local Attribute, Constraint, Solver = objects.class("attribute"), objects.class("constraint"), objects.class("solver")
local check, opened = objects.check, objects.opened
local unpack = table.unpack or unpack

return function(native)
  local calls = native.calls
  local REQUIRED = 1000
  local HORIZONTAL, VERTICAL = "horizontal", "vertical"

  values.also("relation", { min = "at_least", max = "at_most" })
  values.also("gone", { [true] = "fully", [false] = "not" })

  -- Attributes: title.width, title:left_offset_to(image)

  local kinds, anchors = values.constants("attribute_kind"), values.constants("anchor")
  Node.words = {}
  for _, words in ipairs({ kinds, anchors }) do
    for word in pairs(words) do
      Node.words[word] = true
    end
  end
  Nodes.words = kinds

  local made, wrap = objects.made, objects.wrap

  -- An attribute keeps its node, which has the name when both are gone.
  local function attribute_of(node, id)
    local attribute = made(node.owner, "attribute", id)
    rawset(attribute, "of", node)
    return attribute
  end

  -- With a dot, the other node would be the only one.
  local function check_related(self, class, word, count)
    if objects.class_of(self) ~= class or count == 0 then
      errors.invalid("%s takes another node, and a colon: %s:%s(other)", word, class.word, word)
    end
  end

  local related = {}
  for bare, kind in pairs(kinds) do
    local word = bare .. "_to"
    related[word] = function(node, ...)
      check_related(node, Node, word, select("#", ...))
      local owner, other = node.owner, ...
      local to = objects.id(owner, other, "node", "other")
      return attribute_of(node, calls.keep_node_attribute_to(opened(owner), node.id, kind, to))
    end
  end

  function Node.more(node, word)
    local kind = kinds[word]
    if kind then
      return attribute_of(node, calls.keep_node_attribute(opened(node.owner), node.id, kind))
    end
    return related[word] or (anchors[word] and terms.anchor(node, word)) or nil
  end

  -- What is two numbers has calls with two.
  local pairs_of = {
    size = "node:set_size(w, h) for a root, node:keep_size(w, h) for a child",
    center = "node:keep_center(x, y)",
  }

  function Node.hint(word)
    if pairs_of[word] then
      return ": write " .. pairs_of[word]
    elseif kinds[word] then
      return (": write node.%s.equal = ..."):format(word)
    end
    return anchors[word] and (": write ui:add(node.%s:eq(...))"):format(word) or ""
  end

  -- A value: a number, {number, priority}, nil for none, or what is followed.
  local function valued(value, name, kind)
    if type(value) ~= "table" or getmetatable(value) then
      return value, REQUIRED
    end
    for field in pairs(value) do
      if (field ~= 1 and field ~= 2) or value[1] == nil then
        errors.invalid("%s: a value at a priority is { value, priority }", name)
      end
    end
    local word = values.word("attribute_kind", kind)
    if pairs_of[word] then
      errors.invalid("%s: { value, priority } is not two lengths: write %s", word, pairs_of[word])
    end
    return value[1], value[2] or REQUIRED
  end

  local relations = { max = -1, equal = 0, min = 1 }
  for word, relation in pairs(relations) do
    Attribute.get[word] = function(attribute)
      local number = calls.keep_attribute_value(opened(attribute.owner), attribute.id, relation)
      return values.some(number)
    end
    Attribute.set[word] = function(attribute, value)
      local owner, id = attribute.owner, attribute.id
      if type(value) == "number" then
        value = values.optional(value, word, attribute)
        return check(owner, calls.keep_attribute_set(opened(owner), id, relation, value, REQUIRED), nil, attribute)
      end
      local number, priority = valued(value, word, type(value) == "table" and calls.keep_attribute_kind_of(opened(owner), id))
      priority = values.number(priority, "priority")
      local followed, multiplier, constant = terms.followed(number)
      if followed then
        local to = objects.id(owner, followed, "attribute", word)
        local status = calls.keep_attribute_set_to(opened(owner), id, relation, to, multiplier, constant, priority)
        check(owner, status, nil, attribute)
      else
        number = values.optional(number, word, attribute)
        check(owner, calls.keep_attribute_set(opened(owner), id, relation, number, priority), nil, attribute)
      end
    end
    -- Of many nodes at once, without a group.
    local Many = objects.class("values of nodes")
    function Many.label(many)
      return tostring(many.nodes)
    end
    Many.get[word] = function()
      return errors.invalid("the values of many nodes are only set: read those of one node")
    end
    Many.set[word] = function(many, value)
      local nodes, owner = many.nodes, many.nodes.owner
      local number, priority = valued(value, word, many.kind)
      number, priority = values.optional(number, word, many), values.number(priority, "priority")
      local status
      if many.between then
        status = calls.keep_nodes_set_between(opened(owner), nodes.ids, many.kind, relation, number, priority)
      else
        status = calls.keep_nodes_set(opened(owner), nodes.ids, many.kind, many.other, relation, number, priority)
      end
      check(owner, status)
    end
  end

  for word, operator in pairs(terms.operators) do
    Attribute.meta[word] = operator
  end
  for word, relation in pairs(terms.relations) do
    Attribute.methods[word] = relation
  end

  -- Nodes at once: ui:nodes({a, b}).width.equal = 10; ui:nodes({a, b}):between("right_offset").equal = 8

  local function many(nodes, kind, other, between)
    local made_of = { nodes = nodes, kind = kind, other = other, between = between }
    return setmetatable(made_of, objects.class("values of nodes").meta)
  end

  function Nodes.more(nodes, word)
    if kinds[word] then
      return many(nodes, kinds[word], 0, false)
    end
    local bare = tostring(word):match("^(.*)_to$")
    if bare and kinds[bare] then
      return function(self, ...)
        check_related(self, Nodes, word, select("#", ...))
        local other = ...
        return many(self, kinds[bare], objects.id(self.owner, other, "node", "other"), false)
      end
    end
    return nil
  end

  function Nodes.methods:between(kind)
    return many(self, values.enum("attribute_kind", kind, "kind"), 0, true)
  end

  local function nodes_of(owner, ids)
    return setmetatable({ owner = owner, ids = ids }, Nodes.meta)
  end

  function Layout.methods:nodes(list)
    return nodes_of(self, objects.ids(self, list, "node", "nodes"))
  end

  -- Insets that are not given are left alone.
  local function four(insets)
    local plain = values.plain("insets", insets, "insets", { "top", "left", "bottom", "right" })
    for _, side in ipairs({ "top", "left", "bottom", "right" }) do
      plain[side] = values.optional(plain[side], "insets." .. side)
    end
    return plain
  end

  function Nodes.methods:keep_insets(insets, priority, kind)
    local number = values.enum("attribute_kind", kind or "insets", "kind")
    priority = values.number(priority or REQUIRED, "priority")
    check(self.owner, calls.keep_nodes_keep_insets(opened(self.owner), self.ids, number, four(insets), priority))
  end

  for _, word in ipairs({ "keep_size", "keep_insets", "keep_center", "set_resistance" }) do
    local of_many = Nodes.methods[word]
    Node.methods[word] = function(node, ...)
      return of_many(nodes_of(node.owner, { node.id }), ...)
    end
  end

  function Node.methods:set_hugging(axis, priority)
    self:set_resistance(axis, "hugging", priority)
  end

  function Node.methods:set_compression(axis, priority)
    self:set_resistance(axis, "compression", priority)
  end

  -- Making nodes

  local function named(node, name, size)
    if name ~= nil then
      node.name = name
    end
    if size ~= nil then
      local plain = values.plain("size", size, "size", { "width", "height" })
      node:set_size(plain.width, plain.height)
    end
    return node
  end

  local function packed(...)
    return select("#", ...), { ... }
  end

  local function check_body(body)
    if type(body) ~= "function" then
      errors.invalid("a function is expected, and not %s", tostring(body))
    end
  end

  -- All or nothing, also of what a function of the host changes.
  local function blocked(begin, commit, rollback)
    return function(owner, body, ...)
      check_body(body)
      local begun = begin(owner, ...)
      local count, all = packed(pcall(body, begun))
      if not all[1] then
        rollback(owner)
        error(all[2], 0)
      end
      commit(owner)
      return begun, unpack(all, 2, count)
    end
  end

  local transaction = blocked(function(owner)
    owner:begin()
    return owner
  end, function(owner)
    owner:commit()
  end, function(owner)
    owner:rollback()
  end)

  local function transacted(owner, body)
    return select(2, transaction(owner, body))
  end
  Layout.methods.transaction, Solver.methods.transaction = transacted, transacted

  local function new_node(owner, parent, name, size)
    if name == nil and size == nil then
      return owner:create_node(parent)
    end
    values.text(name, "name", true)
    local node = owner:create_node(parent)
    local is_fine, met = pcall(named, node, name, size)
    if not is_fine then
      node:destroy()
      error(met, 0)
    end
    return node
  end

  function Layout.methods:node(name, size)
    return new_node(self, nil, name, size)
  end

  function Node.methods:node(name, size)
    if size ~= nil then
      errors.invalid("size: only a root has one that is set; a child keeps one: write node:keep_size(w, h)")
    end
    return new_node(self.owner, self, name)
  end

  function Layout.methods:find(name)
    return wrap(self, "node", calls.keep_node_find(opened(self), 0, values.text(name, "name")))
  end

  -- Containers: window:row({a, b}, {gap = 8})

  local function stacked(axis, wraps)
    return function(self, members, options)
      values.list(members, "members", true, tostring)
      local stack = values.copied(options, "options")
      stack.axis, stack.wraps = axis, wraps or stack.wraps
      return self:stack(stack, members)
    end
  end

  function Layout.methods:stack(options, members)
    return self:create_stack(nil, options, members)
  end

  function Node.methods:stack(options, members)
    return self.owner:create_stack(self, options, members)
  end

  for _, class in ipairs({ Layout, Node }) do
    class.methods.row, class.methods.column = stacked(HORIZONTAL), stacked(VERTICAL)
    class.methods.flow = stacked(HORIZONTAL, true)
  end
  Node.methods.grid, Node.methods.guideline = Node.methods.create_grid, Node.methods.create_guideline

  -- A node is named in messages after it is gone, too.

  local how_named, set_name, destroy = Node.get.name, Node.set.name, Node.methods.destroy

  function Node.set:name(name)
    set_name(self, name)
    rawset(self, "named", name)
  end

  function Node.methods:destroy()
    local name = how_named(self)
    destroy(self)
    if name ~= "" then
      rawset(self, "named", name)
    end
  end

  function Node.label(node)
    local name = node.owner.c and how_named(node) or ""
    name = name ~= "" and name or rawget(node, "named")
    return ("<%s>"):format(name or "node")
  end

  function Attribute.label(attribute)
    return attribute:text("name")
  end

  -- Properties that are set with more than one number in C

  Layout.set.direction = Layout.methods.set_direction

  function Node.set:margins(value)
    self:set_margins(value, false)
  end

  function Node.set:alignment_insets(value)
    self:set_alignment_insets(value)
  end

  Node.methods.content_size = nil -- it is a property, of both axes
  function Node.get:content_size()
    local c, id = opened(self.owner), self.id
    local width = values.some((calls.keep_node_content_size(c, id, 0)))
    local height = values.some((calls.keep_node_content_size(c, id, 1)))
    return { width = width, height = height }
  end

  function Node.set:content_size(value)
    local plain = values.plain("size", value or {}, "content_size", { "width", "height" })
    self:set_content_size(plain.width, plain.height)
  end

  -- False rather than "not", which would be true in a condition.
  local how_gone = Node.get.gone
  function Node.get:gone()
    local how = how_gone(self)
    return how ~= "not" and how
  end

  -- Anything of the host's that is kept with a node, until the node is destroyed.
  function Node.get:data()
    return self.owner.closures[native.data(opened(self.owner), self.id)]
  end

  function Node.set:data(value)
    local owner = self.owner
    local number = value ~= nil and objects.keep(owner, value) or nil
    check(owner, native.set_data(opened(owner), self.id, number), number)
  end

  function Node.methods:exists()
    return calls.keep_layout_handle_kind(opened(self.owner), self.id) ~= 0
  end

  -- Constraints from sums and text

  function Layout.methods:add(relation, priority)
    if terms.is_relation(relation) then
      return terms.create(self, priority and relation:at(priority) or relation)
    elseif type(relation) ~= "table" then
      return errors.invalid("a relation as a.left:ge(b.right) is expected, and not %s", tostring(relation))
    end
    return self:transaction(function()
      local all = {}
      for i, each in ipairs(relation) do
        all[i] = self:add(each, priority)
      end
      return all
    end)
  end

  -- A context for text: {nodes = {a = node}, metrics = {gap = 8}, priority = ...}
  local function context_of(given)
    if given == nil then
      return nil
    end
    values.plain("context", given, "context", {
      "nodes", "metrics", "priority", "uninstalled", "skips_faults", "replaced",
    })
    local made_of = { nodes = {}, metrics = {}, values = {} }
    for field, value in pairs(given) do
      if field ~= "nodes" and field ~= "metrics" then
        made_of[field] = value
      end
    end
    for name, node in pairs(values.copied(given.nodes, "context.nodes")) do
      made_of.names = made_of.names or {}
      made_of.names[#made_of.names + 1], made_of.nodes[#made_of.nodes + 1] = name, node
    end
    for name, number in pairs(values.copied(given.metrics, "context.metrics")) do
      made_of.metrics[#made_of.metrics + 1], made_of.values[#made_of.values + 1] = name, number
    end
    return made_of
  end

  function Layout.methods:equation(text, context)
    return self:create_equation(text, context_of(context))
  end

  function Layout.methods:equations(texts, context)
    return self:create_equations(texts, nil, context_of(context))
  end

  function Layout.methods:format(text, context, options)
    return self:create_format(text, context_of(context), options)
  end

  -- Apply lists: label:apply({{anchor = "left", value = 10}})

  local PARTS = { size = 2, edges = 4, center = 2, margins = 4, center_within_margins = 2 }
  local written_apply = Node.methods.apply

  function Node.methods:apply(list)
    local all = values.list(list, "list", nil, function(each, name)
      local item = {}
      for field, value in pairs(type(each) == "table" and each or errors.invalid("%s: a table is expected", name)) do
        item[field] = value
      end
      item.multiplier, item.value = item.multiplier or 1, item.value or 0
      item.priority, item.relation = item.priority or REQUIRED, item.relation or "equal"
      local parts = values.list(item.parts, name .. ".parts", true, values.number)
      if parts and #parts ~= (PARTS[item.compound] or 0) then
        errors.invalid("%s.parts: there are %d instead of %d", name, #parts, PARTS[item.compound] or 0)
      end
      return item
    end)
    local kept = {}
    self.owner.making = kept
    local is_fine, met = pcall(written_apply, self, all)
    self.owner.making = false
    if not is_fine then
      for _, number in ipairs(kept) do
        objects.release(self.owner, number)
      end
      error(met, 0)
    end
    return met
  end

  -- Blocks

  Layout.methods.atomic = blocked(function(owner)
    return owner:begin_atomic()
  end, function(owner)
    owner:end_atomic()
  end, function(owner)
    owner:rollback()
  end)

  -- Changes that take time: ui:animate(0.3, function(animation) ... end, {delay = 0, within = node})
  local animate = blocked(function(owner, duration, given)
    local options = values.plain("options", given or {}, "options", { "within", "delay" })
    return owner:begin_animation(options.within, duration, options.delay)
  end, function(owner)
    owner:commit_animation()
  end, function(owner)
    owner:rollback()
  end)

  function Layout.methods:animate(duration, body, options)
    return (animate(self, body, duration, options))
  end

  -- The constraints that a function makes.
  function Layout.methods:capture(body)
    check_body(body)
    return self:transaction(function()
      self:begin_capture()
      local is_fine, met = pcall(body)
      local list = is_fine and self:capture_constraints()
      self:end_capture()
      if not is_fine then
        error(met, 0)
      end
      return list
    end)
  end

  -- Answers

  function Layout.methods:changes(kind)
    return self:changes_as(kind)
  end

  function Layout.methods:roots()
    return objects.wrapped(self, "node", calls.keep_node_children(opened(self), 0))
  end

  function Layout.methods:conflicts()
    local all = {}
    for index = 0, self.conflict_count - 1 do
      all[index + 1] = {
        constraints = self:conflict(index),
        text = self:conflict_text(index, "description"),
      }
    end
    return all
  end

  function Layout.methods:document()
    return self:text("document")
  end

  function Attribute.methods:why()
    return self:text("why")
  end

  -- The line of the call, for messages about what the next call sets: ui:here():add(...)
  function Layout.methods:here()
    local info = debug.getinfo(2, "Sl")
    native.set_location(opened(self), info.short_src, math.max(info.currentline, 0))
    return self
  end

  for _, class in ipairs({ Attribute, Constraint }) do
    function class.meta:__tostring()
      local text = self:text("description")
      return text ~= "" and text or ("<%s> (destroyed)"):format(class.word)
    end
  end

  function Node.meta:__tostring()
    local is_there = self.owner.c and self:exists()
    return Node.label(self) .. (is_there and "" or " (destroyed)")
  end

  function Nodes.meta:__tostring()
    local all = objects.wrapped(self.owner, "node", self.ids)
    for i, node in ipairs(all) do
      all[i] = tostring(node)
    end
    return table.concat(all, ", ")
  end

  function Layout.meta:__tostring()
    return self.c and self:text("description") or "closed layout"
  end

  -- Owners

  function Layout.methods:close()
    objects.close(self, native.destroy_layout)
  end
  function Solver.methods:close()
    objects.close(self, native.destroy_solver)
  end
  Layout.meta.__close, Solver.meta.__close = Layout.methods.close, Solver.methods.close

  local words = { wrap = wrap }
  function words.layout()
    return objects.owner("layout", native.create_layout())
  end
  function words.solver()
    return objects.owner("solver", native.create_solver())
  end
  objects.guard()
  return words
end
