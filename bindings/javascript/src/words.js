// The words that are shorter or more natural than what is written from the headers.

import { enums } from "./enums.js";
import { invalid } from "./errors.js";
import { libraryOf } from "./library.js";
import {
  begun, block, check, classes, closure, idOf, idsOf, keepClosure, made, open, release, wrap,
} from "./owners.js";
import { Room } from "./room.js";
import { Kept, Related, canBeSummed, followed, line } from "./terms.js";
import { Insets, Rect, Size, list, number, optional, plain, some, wanted } from "./values.js";
import {
  WrittenAnimation, WrittenAtomic, WrittenAttribute, WrittenConstraint, WrittenFormat,
  WrittenLayout, WrittenNode, WrittenNodes, WrittenRow, WrittenSolver, WrittenVariable, fill, read,
} from "./written.js";

const REQUIRED = 1000;
const HORIZONTAL = 0, VERTICAL = 1;
const RELATIONS = { max: -1, equal: 0, min: 1 };
const SIDES = ["top", "left", "bottom", "right"];

const define = (kind, word, descriptor) =>
  Object.defineProperty(kind.prototype, word, { configurable: true, ...descriptor });

function inRoom(of, body) {
  const room = new Room(of.library);
  try {
    return body(room);
  } finally {
    room.leave();
  }
}

// Attributes: title.width.equal = keep(240, HIGH)

export class Attribute extends WrittenAttribute {
  why() {
    return this.text("why");
  }
  toString() {
    return this.text("description");
  }
}

canBeSummed(Attribute);

// A value: a number, null for none, what is followed, or one of these at a priority.
const valued = (value) =>
  value instanceof Kept ? [value.value, value.priority] : [value, REQUIRED];

for (const [word, relation] of Object.entries(RELATIONS)) {
  define(Attribute, word, {
    get() {
      return some(this.of.c.keep_attribute_value(open(this.of), this.id, relation, 0));
    },
    set(value) {
      const { of, id } = this;
      const [what, priority] = valued(value);
      const to = typeof what === "number" ? null : followed(what);
      if (!to) {
        const given = optional(what, word);
        check(of, of.c.keep_attribute_set(open(of), id, relation, given, priority));
        return;
      }
      const other = idOf(of, to.attribute, "attribute", word);
      check(of, of.c.keep_attribute_set_to(open(of), id, relation, other, to.multiplier, to.constant, priority));
    },
  });
}

// Nodes at once: ui.nodes([a, b]).width.equal = 10

class Values {
  constructor(nodes, kind, other, isBetween) {
    Object.assign(this, { nodes, kind, other, isBetween });
  }
}

for (const [word, relation] of Object.entries(RELATIONS)) {
  define(Values, word, {
    get() {
      return invalid("the values of many nodes are only set: read those of one node");
    },
    set(value) {
      const { nodes, kind, other, isBetween } = this;
      const { of, ids } = nodes;
      const [what, priority] = valued(value);
      const given = optional(what, word);
      const status = inRoom(of, (room) => {
        const at = open(of), all = room.ids(ids);
        return isBetween
          ? of.c.keep_nodes_set_between(at, all, ids.length, kind, relation, given, priority)
          : of.c.keep_nodes_set(at, all, ids.length, kind, other, relation, given, priority);
      });
      check(of, status);
    },
  });
}

const insetsOf = (value) => {
  const given = plain("insets", value, "insets", SIDES);
  const each = SIDES.map((side) => [side, given[side] === undefined ? NaN : optional(given[side], side)]);
  return Object.fromEntries(each);
};

export class Nodes extends WrittenNodes {
  constructor(of, ids) {
    super();
    Object.assign(this, { of, ids });
  }

  get length() {
    return this.ids.length;
  }

  *[Symbol.iterator]() {
    for (const id of this.ids) yield wrap(this.of, "node", id);
  }

  // Values between neighbours: nodes.between("rightOffset").equal = 8
  between(kind) {
    return new Values(this, enums.attributeKind.number(kind, "kind"), 0n, true);
  }

  // Insets that are not given are left alone.
  keepInsets(insets, priority = REQUIRED, kind = "insets") {
    super.keepInsets(kind, insetsOf(insets), priority);
  }

  // The frames of all, four numbers for each, in an array that can be used again.
  frames(kind = "inParent", into = new Float64Array(4 * this.length)) {
    if (!(into instanceof Float64Array) || into.length !== 4 * this.length) {
      invalid(`into: a Float64Array of ${4 * this.length} numbers is expected`);
    }
    const { of, ids } = this;
    const number = enums.frameKind.number(kind, "kind");
    return inRoom(of, (room) => {
      const at = room.take(into.byteLength);
      check(of, of.c.keep_layout_frames(open(of), room.ids(ids), at, ids.length, number));
      into.set(new Float64Array(of.library.memory.buffer, at, into.length));
      return into;
    });
  }
}

// Nodes

const alone = (node) => new Nodes(node.of, BigInt64Array.of(node.id));

// What a node is given where it is made.
function named(node, name, size) {
  try {
    if (name !== undefined && name !== null) node.name = name;
    if (size !== undefined) {
      const { width = null, height = null } = plain("size", size, "size", ["width", "height"]);
      node.setSize(width, height);
    }
  } catch (error) {
    node.destroy();
    throw error;
  }
  return node;
}

export class Node extends WrittenNode {
  node(name, size) {
    return named(this.of.createNode(this), name, size);
  }

  find(name) {
    return found(this.of, this.id, name);
  }

  get gone() {
    const how = this.of.c.keep_node_gone(open(this.of), this.id);
    return how !== 0 && enums.gone.word(how);
  }
  set gone(value) {
    const number = enums.gone.number(value, "gone");
    check(this.of, this.of.c.keep_node_set_gone(open(this.of), this.id, number));
  }

  get margins() {
    const of = this.of;
    return inRoom(of, (room) => {
      const at = room.take(32);
      of.c.keep_node_margins(at, open(of), this.id);
      return read.insets(of, room.view, at);
    });
  }
  set margins(value) {
    this.setMargins(value, false);
  }

  get contentSize() {
    const of = this.of, at = open(of);
    const [width, height] = [HORIZONTAL, VERTICAL].map((axis) =>
      some(of.c.keep_node_content_size(at, this.id, axis)),
    );
    return new Size(width, height);
  }
  set contentSize(value) {
    const given = plain("size", value ?? {}, "contentSize", ["width", "height"]);
    this.setContentSize(given.width ?? null, given.height ?? null);
  }

  // Anything of the host's that is kept with it until it is destroyed.
  get data() {
    const number = this.of.c.keep_node_user_data(open(this.of), this.id);
    return this.of.closures.get(number >>> 0);
  }
  set data(value) {
    const { of, id } = this, at = open(of);
    const kept = value === undefined || value === null ? 0 : keepClosure(of, value);
    const end = kept && of.library.functions.destroy;
    check(of, of.c.keep_node_set_user_data(at, id, kept, end), kept);
  }

  get exists() {
    return this.of.handleKind(this.id) === "node";
  }

  keepSize(width, height = null, priority = REQUIRED) {
    alone(this).keepSize(width, height, priority);
  }
  keepInsets(insets, priority, kind) {
    alone(this).keepInsets(insets, priority, kind);
  }
  keepCenter(x = 0.5, y = 0.5, priority = REQUIRED) {
    alone(this).keepCenter(x, y, priority);
  }
  setHugging(axis, priority) {
    alone(this).setResistance(axis, "hugging", priority);
  }
  setCompression(axis, priority) {
    alone(this).setResistance(axis, "compression", priority);
  }

  // Containers: window.row([a, b], { gap: 8 })
  stack(members, options = {}) {
    return this.of.createStack(this, options, members);
  }
  grid(members, options) {
    return this.createGrid(options, members);
  }

  // Label.apply([{ anchor: "left", value: 10 }]): what a state is, in place of what it contradicts.
  apply(items) {
    const of = this.of;
    const all = list(items, "list").map(applied);
    const kept = [];
    of.making = kept;
    try {
      return inRoom(of, (room) => {
        const at = open(of);
        const array = room.structs(of, all, "list", fill.applied, APPLIED);
        const count = all.reduce((sum, each) => sum + (PARTS[each.compound] ?? 1), 0);
        const out = room.take(8 * count);
        check(of, of.c.keep_node_apply(at, this.id, array, all.length, out, count));
        return handlesAt(of, room.view, out, count, "constraint");
      });
    } catch (error) {
      if (of.at) kept.forEach((each) => release(of, each));
      throw error;
    } finally {
      of.making = null;
    }
  }

  toString() {
    const name = this.of.at ? this.name : "";
    return name ? `<${name}>` : "<node>";
  }
}

const APPLIED = 72;
const PARTS = { size: 2, edges: 4, center: 2, margins: 4, centerWithinMargins: 2 };

function applied(each, index) {
  if (typeof each !== "object" || each === null) wanted(`list[${index}]`, "an object", each);
  const item = { multiplier: 1, value: 0, priority: REQUIRED, relation: "equal", ...each };
  const parts = item.parts && list(item.parts, `list[${index}].parts`).length;
  if (parts !== undefined && parts !== (PARTS[item.compound] ?? 0)) {
    invalid(`list[${index}].parts: there are ${parts} instead of ${PARTS[item.compound] ?? 0}`);
  }
  return item;
}

function handlesAt(of, view, at, count, word) {
  const all = [];
  for (let k = 0; k < count; k++) {
    const handle = wrap(of, word, view.getBigInt64(at + 8 * k, true));
    if (handle) all.push(handle);
  }
  return all;
}

function found(of, within, name) {
  return inRoom(of, (room) => {
    const at = open(of);
    return wrap(of, "node", of.c.keep_node_find(at, within, room.text(name, "name")));
  });
}

// A word for each attribute, alone or to another node, and for each line.
for (const [word, kind] of enums.attributeKind.numbers) {
  if (word === "group") continue;
  const isRelated = /(Offset|Align)$/.test(word);
  if (!isRelated) {
    define(Node, word, {
      get() {
        return made(this.of, "attribute", this.of.c.keep_node_attribute(open(this.of), this.id, kind));
      },
      set() {
        invalid(`${word} is only read: write node.${word}.equal = ...`);
      },
    });
    define(Nodes, word, {
      get() {
        return new Values(this, kind, 0n, false);
      },
    });
  }
  if (isRelated || ["width", "height", "size"].includes(word)) {
    define(Node, `${word}To`, {
      writable: true,
      value(other) {
        const of = this.of, to = idOf(of, other, "node", "other");
        return made(of, "attribute", of.c.keep_node_attribute_to(open(of), this.id, kind, to));
      },
    });
    define(Nodes, `${word}To`, {
      writable: true,
      value(other) {
        return new Values(this, kind, idOf(this.of, other, "node", "other"), false);
      },
    });
  }
}
for (const word of enums.anchor.numbers.keys()) {
  if (word in Node.prototype) continue;
  define(Node, word, {
    get() {
      return line(this, word);
    },
    set() {
      invalid(`${word} is only read: layout.add(node.${word}.eq(...)) keeps it somewhere`);
    },
  });
}

// Rows, columns, and rows that wrap

for (const [word, axis, wraps] of [["row", "horizontal"], ["column", "vertical"], ["flow", "horizontal", true]]) {
  const value = function (members, options = {}) {
    const stack = plain("stack", options, "options", [
      "gap", "padding", "align", "distribution", "bias", "rowGap", "rowDistribution",
      "rowBias", "wraps",
    ]);
    return this.stack(members, wraps ? { ...stack, axis, wraps } : { ...stack, axis });
  };
  define(Node, word, { writable: true, value });
}

// Constraints, and what else belongs to a layout

export class Constraint extends WrittenConstraint {
  toString() {
    return this.text("description");
  }
}
export class Atomic extends WrittenAtomic {}
export class Format extends WrittenFormat {
  toString() {
    return this.text;
  }
}
export class Animation extends WrittenAnimation {}
export class Variable extends WrittenVariable {}
export class Row extends WrittenRow {}

// A context for text: { nodes: { a }, metrics: { gap: 8 }, priority, ... }
function contextOf(given) {
  if (given === null || given === undefined) return null;
  const { nodes, metrics, ...rest } = plain("context", given, "context", [
    "nodes", "metrics", "priority", "uninstalled", "skipsFaults", "replaced",
  ]);
  const context = { priority: REQUIRED, ...rest };
  if (nodes) Object.assign(context, { names: Object.keys(nodes), nodes: Object.values(nodes) });
  if (metrics) Object.assign(context, { metrics: Object.keys(metrics), values: Object.values(metrics) });
  return context;
}

// Where the program called the package, by the stack of an error: a file and a line.
const HERE = new URL(".", import.meta.url).href;
function caller() {
  const lines = (new Error().stack ?? "").split("\n");
  for (const each of lines) {
    const place = /(?:\(|@|at )?((?:[a-z]+:\/)?\/[^\s)]+?):(\d+)(?::\d+)?\)?$/.exec(each.trim());
    if (place && !place[1].startsWith(HERE)) return { file: place[1], line: Number(place[2]) };
  }
  return { file: "", line: 0 };
}

export class Layout extends WrittenLayout {
  constructor(library) {
    const made = libraryOf(library ?? Layout.library);
    if (made.lost) throw made.lossOf("library");
    const at = made.c.keep_layout_create();
    super(made, "layout", at);
    made.opened(this, () => made.c.keep_layout_destroy(at));
    if (new.target === Layout) Object.preventExtensions(this);
  }

  node(name, size) {
    return named(this.createNode(null), name, size);
  }

  nodes(nodes) {
    return new Nodes(this, idsOf(this, list(nodes, "nodes"), "node", "nodes"));
  }

  find(name) {
    return found(this, 0n, name);
  }

  roots() {
    return inRoom(this, (room) => {
      const at = open(this), count = this.c.keep_node_children(at, 0n, 0, 0);
      const out = room.take(8 * count);
      this.c.keep_node_children(at, 0n, out, count);
      return handlesAt(this, room.view, out, count, "node");
    });
  }

  // A constraint of a relation, or all or none of some.
  add(relation, priority) {
    if (relation instanceof Related) {
      const { sum, relation: word, priority: usual } = relation;
      return this.createConstraint(sum.terms, word, -sum.constant, priority ?? usual);
    }
    if (typeof relation?.[Symbol.iterator] !== "function" || typeof relation === "string") {
      return wanted("relation", "one as a.left.ge(b.right), or a list of them,", relation);
    }
    const all = list(relation, "relation");
    return this.transaction(() => Array.from(all, (each) => this.add(each, priority)));
  }

  equation(text, context) {
    return this.createEquation(text, contextOf(context));
  }

  format(text, context, options = null) {
    return this.createFormat(text, contextOf(context), options);
  }

  equations(texts, context) {
    const all = list(texts, "texts");
    const given = contextOf(context);
    return inRoom(this, (room) => {
      const at = open(this);
      const array = room.texts(all, "texts");
      const within = given ? room.struct(this, given, "context", fill.equationContext, 56) : 0;
      // Each relation of a chain takes two bytes at least.
      const capacity = all.reduce((sum, each) => sum + (each.length >> 1) + 1, 0);
      const out = room.take(8 * capacity), count = room.zeros(4);
      check(
        this,
        this.c.keep_equations_create(at, array, 0, all.length, within, out, capacity, count),
      );
      return handlesAt(this, room.view, out, room.view.getUint32(count, true), "constraint");
    });
  }

  stack(members, options = {}) {
    return this.createStack(null, options, members);
  }

  // A grid that is a root: its parent is none.
  grid(members, options) {
    return Node.prototype.createGrid.call({ of: this, id: 0n }, options, members);
  }

  // Blocks: all or nothing, also of what a body of the host's changes.

  begin() {
    const status = this.c.keep_layout_begin(open(this));
    begun(this, status === 0);
    check(this, status);
  }

  transaction(body) {
    return block(this, body, () => this.begin(), () => this.commit(), () => this.rollback())[1];
  }

  beginAtomic() {
    const id = this.c.keep_atomic_begin(open(this));
    begun(this, id !== 0n);
    return made(this, "atomic", id);
  }

  atomic(body) {
    return block(this, body, () => this.beginAtomic(), () => this.endAtomic(), () => this.rollback())[0];
  }

  beginAnimation(duration, { delay = 0, within = null } = {}) {
    const node = idOf(this, within, "node", "within", true);
    const [seconds, later] = [number(duration, "duration"), number(delay, "delay")];
    const id = this.c.keep_animation_begin(open(this), node, seconds, later);
    begun(this, id !== 0n);
    return made(this, "animation", id);
  }

  // Changes that take time: ui.animate(0.3, (animation) => { ... }, { delay: 0.1, within: node })
  animate(duration, body, options) {
    const begin = () => this.beginAnimation(duration, options);
    return block(this, body, begin, () => this.commitAnimation(), () => this.rollback())[0];
  }

  // The constraints that a body makes.
  capture(body) {
    const end = () => this.endCapture();
    return this.transaction(() => {
      let all = [];
      block(this, body, () => this.beginCapture(), () => {
        all = this.captureConstraints();
        end();
      }, end);
      return all;
    });
  }

  // Answers

  changes(kind = "inParent") {
    return this.#changes(enums.frameKind.number(kind, "kind"));
  }

  #changes(kind) {
    return inRoom(this, (room) => {
      const at = open(this), count = this.c.keep_layout_changes_as(at, 0, 0, 0, kind);
      const nodes = room.take(8 * count), frames = room.take(32 * count);
      this.c.keep_layout_changes_as(at, nodes, frames, count, kind);
      const { view } = room;
      return Array.from({ length: count }, (_, k) => ({
        node: wrap(this, "node", view.getBigInt64(nodes + 8 * k, true)),
        frame: read.rect(this, view, frames + 32 * k),
      }));
    });
  }

  conflicts() {
    return Array.from({ length: this.conflictCount }, (_, index) => ({
      constraints: this.conflict(index),
      text: this.conflictText(index, "description"),
    }));
  }

  document() {
    return this.text("document");
  }

  // Notes the line of the call, for messages about what the next call sets: ui.here().add(...)
  here() {
    const { file, line: at } = caller();
    inRoom(this, (room) => this.c.keep_layout_at(open(this), room.text(file, "file"), at));
    return this;
  }

  toString() {
    return this.at ? this.text("description") : "closed layout";
  }
}

for (const word of ["row", "column", "flow"]) {
  define(Layout, word, { writable: true, value: Node.prototype[word] });
}

export class Solver extends WrittenSolver {
  constructor(library) {
    const made = libraryOf(library ?? Layout.library);
    if (made.lost) throw made.lossOf("library");
    const at = made.c.keep_solver_create();
    super(made, "solver", at);
    made.opened(this, () => made.c.keep_solver_destroy(at));
    if (new.target === Solver) Object.preventExtensions(this);
  }

  transaction(body) {
    return block(this, body, () => this.begin(), () => this.commit(), () => this.rollback())[1];
  }

  toString() {
    return this.at ? "solver" : "closed solver";
  }
}

Object.assign(classes, {
  node: Node, attribute: Attribute, constraint: Constraint, atomic: Atomic, format: Format,
  animation: Animation, variable: Variable, row: Row,
});


