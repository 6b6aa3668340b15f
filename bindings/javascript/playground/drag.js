// A drag changes the numbers that hold what is dragged: those of the node's own lines, which the text then gets. What no
// number of its own holds is pulled, softly, as far as what is required lets it, and goes back when it is dropped.

import { numberOn, wordOn } from "./document.js";
import { hyphened } from "./inspect.js";

const PULL = 999;
const SIZE = /^(width|height|size)$/;
const HANDLES = {
  move: ["left", "top"],
  left: ["left"], right: ["right"], top: ["top"], bottom: ["bottom"],
  corner: ["right", "bottom"],
};
// What an edge is explained by, and which of the attributes that hold it is to change, first ones first.
const EDGES = {
  left: { explained: "leftInset", anchor: "left", prefers: [/^left|^leading|^horizontalCenter/, /^width/, /^right|^trailing/] },
  top: { explained: "topInset", anchor: "top", prefers: [/^top|^verticalCenter/, /^height/, /^bottom/] },
  right: { explained: "width", anchor: "width", prefers: [/^width/, /^right|^trailing/] },
  bottom: { explained: "height", anchor: "height", prefers: [/^height/, /^bottom/] },
};

/**
 * What a drag of one edge changes: a number of the text, or what pulls.
 * @typedef {object} Part
 * @property {string} edge
 * @property {boolean} isHorizontal
 * @property {string} word the attribute that has the number, or that is pulled
 * @property {number[]} holding the lines that hold the edge
 * @property {number} line of the number; of the node, for a line that is added
 * @property {string} [adds] the word of a line that the text does not have yet
 * @property {boolean} isPull
 * @property {number} first
 * @property {number} value
 * @property {(delta: number) => number} move
 * @property {() => void} [end]
 * @property {() => void} [takeBack]
 */

export class Drag {
  /** @type {Part[]} */
  parts = [];

  /**
   * @param {import("../src/index.js").Layout} ui
   * @param {string} text
   * @param {import("../src/index.js").Node} node
   * @param {keyof HANDLES} handle
   */
  constructor(ui, text, node, handle) {
    this.isEnded = false;
    for (const edge of HANDLES[handle]) {
      const part = partOf(ui, text, node, edge, handle === "move");
      // One number is not dragged both ways.
      if (part && !this.parts.some((each) => each.line > 0 && each.line === part.line && !part.adds)) this.parts.push(part);
    }
    this.told = this.parts.map(({ edge, line, word, holding, isPull }) => ({ edge, line, word, holding, isPull }));
  }

  /** Moves the edges by so much; what their numbers are then. */
  move(dx, dy) {
    return this.parts.map((part) => part.move(part.isHorizontal ? dx : dy));
  }

  /** What only pulled lets go. */
  end() {
    if (!this.isEnded) for (const part of this.parts) part.end?.();
    this.isEnded = true;
  }

  takeBack() {
    for (const part of this.parts) part.takeBack?.();
  }

  get goesBack() {
    return this.parts.some((each) => each.isPull);
  }

  /** The numbers for the text. */
  get set() {
    return this.parts.filter((each) => !each.isPull && each.value !== each.first).map(({ line, value, adds }) => ({ line, value, adds }));
  }
}

/** @returns {Part | null} */
function partOf(ui, text, node, edge, isMove) {
  const isHorizontal = edge === "left" || edge === "right";
  const root = node.parent === null;
  if (root && (edge === "left" || edge === "top")) return null;
  const { explained, anchor, prefers } = EDGES[edge];
  const { constraints, factors } = explanationOf(node, explained);
  const held = holdersOf(text, node, constraints, factors);
  const preferred = prefers.slice(0, isMove ? 1 : 3).map((words) => held.find(({ kinds }) => kinds.some((each) => words.test(each))));
  const holder = preferred.find(Boolean) ?? (isMove ? held.find(({ kinds }) => !SIZE.test(kinds[0])) : undefined);
  const holding = [...new Set(constraints.map((each) => each.line))].filter((line) => line > 0);
  const common = { edge, isHorizontal, holding, word: holder ? wordOn(text, holder.line) : hyphened(explained) };
  if (holder) return { ...common, ...numberPart(node, holder) };
  return root ? { ...common, ...sizePart(node, isHorizontal) } : { ...common, ...pullPart(ui, node, anchor, explained) };
}

// The far edges are where the near ones are, and so much further.
function explanationOf(node, explained) {
  const far = node[explained].explanation(), before = { width: "leftInset", height: "topInset" }[explained];
  if (!before || node.parent === null) return far;
  const near = node[before].explanation();
  return { constraints: [...far.constraints, ...near.constraints], factors: [...far.factors, ...near.factors] };
}

// The node's own constraints among those that hold an edge, whose numbers stand on their lines.
function holdersOf(text, node, constraints, factors) {
  const found = new Map();
  constraints.forEach((each, k) => {
    const owner = each.attribute ? each.attribute.node : each.node;
    if (owner !== node || !each.line || !["value", "rootSize", "content"].includes(each.source)) return;
    if (numberOn(text, each.line) !== each.value) return;
    const known = found.get(each.line) ?? { line: each.line, kinds: [], source: each.source, factor: 0, first: each.value };
    known.kinds.push(kindOf(each));
    known.factor += factorOf(each, factors[k], node);
    found.set(each.line, known);
  });
  return [...found.values()].filter((each) => Math.abs(each.factor) > 1e-9);
}

// A centre is a share of the parent, which explanations have as a factor of its size.
function factorOf(constraint, factor, node) {
  const frame = node.parent?.frame;
  return { horizontalCenter: frame?.width, verticalCenter: frame?.height }[constraint.attribute?.kindOf] ?? factor;
}

const kindOf = (constraint) => constraint.attribute?.kindOf ?? (/^width/.test(`${constraint}`) ? "width" : "height");

// A number that all constraints of one line have: "insets = 8" is four.
function numberPart(node, { line, kinds: [kind], source, factor, first }) {
  const same = node.constraints().filter((each) => each.line === line && each.source === source);
  const step = /Center$/.test(kind) ? 0.001 : 1;
  const put = putterOf(node, kind, source, same);
  return {
    line, first, value: first, isPull: false,
    move(delta) {
      const wanted = Math.round((first + delta / factor) / step) * step;
      this.value = SIZE.test(kind) ? Math.max(0, wanted) : wanted;
      put(this.value);
      return this.value;
    },
    takeBack: () => put(first),
  };
}

function putterOf(node, kind, source, constraints) {
  const axis = kind === "width" ? "horizontal" : "vertical";
  if (source === "rootSize") {
    const { priority } = node.axisSize(axis);
    return (value) => node.setAxisSize(axis, value, priority);
  }
  if (source === "content") return (value) => (node.contentSize = { ...node.contentSize, [kind]: value });
  return (value) => constraints.forEach((each) => (each.value = value));
}

// A root that is as large as its content gets a size, and the text a line.
function sizePart(node, isHorizontal) {
  const { width, height } = node.frame;
  const others = [node.axisSize("horizontal").size, node.axisSize("vertical").size];
  const first = isHorizontal ? width : height;
  return {
    line: node.line, adds: isHorizontal ? "size-width" : "size-height", first, value: first, isPull: false,
    move(delta) {
      this.value = Math.max(0, Math.round(first + delta));
      if (isHorizontal) node.setSize(this.value, others[1]);
      else node.setSize(others[0], this.value);
      return this.value;
    },
    takeBack: () => node.setSize(others[0], others[1]),
  };
}

// Larger values are refused.
const inReach = (value) => Math.max(-1e9, Math.min(1e9, value));

function pullPart(ui, node, anchor, explained) {
  const first = inReach(node[explained].measured ?? 0);
  const own = { node, anchor, coefficient: 1 };
  const terms = anchor === explained ? [own] : [own, { node: null, anchor, coefficient: -1 }];
  const constraint = ui.createConstraint(terms, "equal", first, PULL);
  return {
    line: 0, first, value: first, isPull: true,
    move(delta) {
      constraint.value = inReach(first + delta);
      return node[explained].measured;
    },
    end: () => constraint.remove(),
  };
}
