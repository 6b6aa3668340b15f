-- Sums of anchors, and relations of them: a.left:ge(b.right + 8).

local errors = require("keeplayout.errors")
local objects = require("keeplayout.objects")
local values = require("keeplayout.values")

local terms = {}

local Sum = { __name = "keeplayout.sum" }
local Relation = { __name = "keeplayout.relation" }
Sum.__index, Relation.__index = Sum, Relation

local function sum(all, constant)
  return setmetatable({ terms = all, constant = constant }, Sum)
end

function Sum:__tostring()
  local all = {}
  for i, term in ipairs(self.terms) do
    local factor = term.coefficient == 1 and "" or ("%.14g * "):format(term.coefficient)
    all[i] = ("%s%s of %s"):format(factor, (term.anchor:gsub("_", " ")), tostring(term.node))
  end
  if self.constant ~= 0 or #all == 0 then
    all[#all + 1] = ("%.14g"):format(self.constant)
  end
  return table.concat(all, " + ")
end

-- A line or size of a node, alone.
function terms.anchor(node, word)
  return sum({ { node = node, anchor = word, coefficient = 1 } }, 0)
end

-- A number, a sum, or an attribute that is a size.
local function summed(value)
  if type(value) == "number" then
    return sum({}, value)
  elseif getmetatable(value) == Sum then
    return value
  end
  local class = objects.class_of(value)
  if class and class.word == "attribute" then
    local kind = value.kind_of
    if values.constants("anchor")[kind] and not value.other then
      local made = terms.anchor(value.node, kind)
      made.followed = value
      return made
    end
  end
  return errors.invalid("a line or a size of a node, a sum or a number is expected, and not %s", tostring(value))
end

local function added(a, b, sign)
  a, b = summed(a), summed(b)
  local all = {}
  for _, term in ipairs(a.terms) do
    all[#all + 1] = term
  end
  for _, term in ipairs(b.terms) do
    all[#all + 1] = { node = term.node, anchor = term.anchor, coefficient = sign * term.coefficient }
  end
  local made = sum(all, a.constant + sign * b.constant)
  made.followed = #b.terms == 0 and rawget(a, "followed") or (#a.terms == 0 and sign == 1 and rawget(b, "followed")) or nil
  return made
end

local function times(a, factor)
  if type(a) == "number" then
    a, factor = factor, a
  end
  if type(factor) ~= "number" then
    errors.invalid("a sum can be multiplied by a number, and not by another sum")
  end
  a = summed(a)
  local all = {}
  for i, term in ipairs(a.terms) do
    all[i] = { node = term.node, anchor = term.anchor, coefficient = factor * term.coefficient }
  end
  local made = sum(all, factor * a.constant)
  made.followed = rawget(a, "followed")
  return made
end

local function related(relation)
  return function(a, b)
    local difference = added(a, b, -1)
    return setmetatable({ sum = difference, relation = relation, priority = 1000 }, Relation)
  end
end

terms.operators = {
  __add = function(a, b)
    return added(a, b, 1)
  end,
  __sub = function(a, b)
    return added(a, b, -1)
  end,
  __mul = times,
  __div = function(a, divisor)
    if type(divisor) ~= "number" then
      errors.invalid("a sum can be divided by a number, and not by another sum")
    end
    return times(a, 1 / divisor)
  end,
  __unm = function(a)
    return times(a, -1)
  end,
}
-- What compares in Lua answers only true or false.
local function compared()
  return errors.invalid("sums are related by a method: a.left:ge(b.right), le, eq")
end
terms.operators.__le, terms.operators.__lt = compared, compared
terms.relations = { eq = related("equal"), ge = related("at_least"), le = related("at_most") }

for name, body in pairs(terms.operators) do
  Sum[name] = body
end
for name, body in pairs(terms.relations) do
  Sum[name] = body
end

-- The same at another priority.
function Relation:at(priority)
  if not terms.is_relation(self) then
    errors.invalid("at is called with a colon, relation:at(priority), and not with a dot")
  end
  return setmetatable({ sum = self.sum, relation = self.relation, priority = priority }, Relation)
end

function terms.is_relation(value)
  return getmetatable(value) == Relation
end

-- What a value of an attribute follows: an attribute, a multiplier and a constant; nil for what is no sum.
function terms.followed(value)
  if getmetatable(value) == Sum then
    local attribute = rawget(value, "followed")
    if not attribute then
      errors.invalid("a value can follow one attribute, times a number, plus a number; ui:add takes other sums")
    end
    return attribute, value.terms[1].coefficient, value.constant
  end
  local class = objects.class_of(value)
  if class and class.word == "attribute" then
    return value, 1, 0
  end
  return nil
end

-- The constraint of a relation.
function terms.create(layout, relation)
  local made = relation.sum
  return layout:create_constraint(made.terms, relation.relation, -made.constant, relation.priority)
end

return terms
