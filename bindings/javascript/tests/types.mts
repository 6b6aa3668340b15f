// What TypeScript has to take, and what it has to refuse; it is not run.

import {
  type Constraint, HIGH, Layout, Library, type Node, type Related, type Relation, Solver, keep, library,
} from "keeplayout";

const ui: Layout = new Layout(await Library.load({ memoryLimit: 1e6 }));
const window: Node = ui.node("window", [100, 100]);
const a = window.node("a", { width: 30, height: null });
a.width.equal = keep(30, HIGH);
a.width.equal = a.height.times(2).plus(3);
a.width.equal = keep(a.height, HIGH);
a.leftOffsetTo(window).min = null;
const read: number | null = a.width.equal;
const one: Constraint = ui.add(a.left.ge(window.left.plus(8)).at(250));
const all: Constraint[] = ui.add([a.top.eq(window.top), a.width.eq(a.height)]);
const frames: Float64Array = ui.nodes([a, window]).frames("inRoot", new Float64Array(8));
a.setMeasure("vertical", (node: Node, width: number) => node.frame.x + width);
a.setMeasureBoth(() => [3, 4]);
a.gone = true;
if (a.gone) a.gone = "horizontally";
window.row([a], { gap: 8, padding: 3, align: "center" });
window.grid([a], { columns: [{ kind: "content" }] });
ui.grid([], { columns: [{ kind: "content" }] });
a.apply([{ anchor: "width", value: 3, when: (node, context) => context.horizontal === "compact" }]);
const { minimum, maximum } = a.sizeRange("horizontal");
ui.setLog(["refused", "conflict"], (kind, message) => console.log(kind, message));
const relation: Relation = "atLeast";
const related: Related = a.left.ge(3);
const seven: number = ui.transaction(() => 7);
const row = new Solver().addRow([], [], "atLeast", 3);
library.raw.keep_layout_solve?.(ui.at);
console.log(read, one, all, frames, minimum + maximum, seven, row.constant, relation, related, a.parent?.name);

ui[Symbol.dispose]();

// @ts-expect-error: a word that is none
window.setAxisSize("horizntal", 3);
// @ts-expect-error: the attribute is only read
a.width = 3;
// @ts-expect-error: a string is no value
a.width.equal = "wide";
// @ts-expect-error: frames are only read
a.frame = window.frame;
// @ts-expect-error: there is no such field
window.row([a], { gab: 8 });
// @ts-expect-error: a node of C's is not made so
new (a.constructor as typeof import("keeplayout").Node)();
// @ts-expect-error: undefined takes nothing away
a.width.equal = undefined;
