// The nodes of a layout as arrays that can be sent: parents before children.

import { GONE, GUIDE, HIDDEN } from "./scene_kinds.js";

/** @param {import("../src/index.js").Layout} ui */
export function nodesOf(ui) {
  const nodes = ui.roots();
  nodes.reverse();
  /** @type {import("../src/index.js").Node[]} */
  const found = [];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    found.push(node);
    const children = node.children();
    for (let k = children.length - 1; k >= 0; k--) nodes.push(children[k]);
  }
  return found;
}

/** @param {import("../src/index.js").Nodes} all */
export const framesOf = (all) => all.frames("inRoot");

/**
 * What the page draws: names, places in the text and in the tree, and frames, four numbers for each node.
 * @param {import("../src/index.js").Layout} ui
 * @param {import("../src/index.js").Node[]} nodes
 * @param {import("../src/index.js").Nodes} all
 */
export function sceneOf(ui, nodes, all) {
  const count = nodes.length;
  const index = new Map(nodes.map((node, k) => [node, k]));
  const names = new Array(count);
  const lines = new Int32Array(count), parents = new Int32Array(count), kinds = new Uint8Array(count);
  for (let k = 0; k < count; k++) {
    const node = nodes[k], parent = node.parent;
    names[k] = node.name;
    lines[k] = node.line;
    parents[k] = parent === null ? -1 : index.get(parent) ?? -1;
    const above = parents[k] < 0 ? 0 : kinds[parents[k]] & (GONE | HIDDEN);
    kinds[k] = above | (node.isGuide ? GUIDE : 0) | (node.gone === "fully" ? GONE : 0) | (node.isHidden ? HIDDEN : 0);
  }
  return { count, names, lines, parents, kinds, frames: framesOf(all) };
}
