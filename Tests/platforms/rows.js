// What rows.c does, with the JavaScript package: prints the same hash, and the same three times.

import { HIGH, Layout, keep } from "../../bindings/javascript/src/index.js";

const ROWS = 250, TIMES = 10, RESIZES = 50;

function addRow(list, above) {
  const row = list.node();
  const [icon, label, value] = [row.node(), row.node(), row.node()];
  row.horizontalInsets.equal = 0;
  row.height.equal = 44.3;
  if (above) row.topOffsetTo(above).equal = 1.1;
  else row.topInset.equal = 0;
  icon.leftInset.equal = 8;
  icon.verticalInsets.equal = 6;
  icon.aspectRatio.equal = 1.3;
  label.leftOffsetTo(icon).equal = 7.7;
  label.verticalCenter.equal = 0.5;
  label.width.equal = keep(240, HIGH);
  label.height.equal = 20;
  value.leftOffsetTo(label).min = 8;
  value.rightInset.equal = 8;
  value.widthTo(row).equal = 0.3;
  value.topAlignTo(label).equal = 0;
  value.heightTo(label).equal = 1;
  return row;
}

function makeList(ui) {
  const list = ui.node(null, [500, 20000]);
  let above = null;
  for (let k = 0; k < ROWS; k++) above = addRow(list, above);
  return list;
}

// After Fowler, Noll and Vo.
function hashOf(frames, hash) {
  let number = hash;
  for (const byte of new Uint8Array(frames.buffer)) {
    number = BigInt.asUintN(64, (number ^ BigInt(byte)) * 0x100000001b3n);
  }
  return number;
}

const least = { made: Infinity, solved: Infinity, resized: Infinity };
function timed(what, body) {
  const start = performance.now();
  const result = body();
  least[what] = Math.min(least[what], 1000 * (performance.now() - start));
  return result;
}

let ui, list;
for (let k = 0; k < TIMES; k++) {
  ui?.close();
  ui = new Layout();
  list = timed("made", () => makeList(ui));
  timed("solved", () => ui.solve());
}
const found = [list];
for (let k = 0; k < found.length; k++) found.push(...found[k].children());
const nodes = ui.nodes(found), frames = new Float64Array(4 * nodes.length);
let hash = 0xcbf29ce484222325n;
for (let k = 0; k < RESIZES; k++) {
  timed("resized", () => {
    list.setSize(500 + k / 7, 20000);
    ui.solve();
    nodes.frames("inRoot", frames);
  });
  hash = hashOf(frames, hash);
}
console.log(`${nodes.length} nodes, frames ${hash.toString(16).padStart(16, "0")}`);
console.log(Object.values(least).map((each) => each.toFixed(1)).join(" "));
