// Draws the nodes of a scene on a canvas: some thousands in a few milliseconds.

import { GONE, GUIDE, HIDDEN } from "./scene_kinds.js";

const COLORS = 6, MOST_NAMES = 1500, NAME_WIDTH = 6.4;

/** The colours of the page, which are others in the dark. */
export function palette() {
  const style = getComputedStyle(document.documentElement);
  const color = (name) => style.getPropertyValue(`--${name}`).trim();
  return {
    nodes: Array.from({ length: COLORS }, (_, k) => color(`node-${k}`)),
    edge: color("node-edge"), text: color("text"), muted: color("muted"), accent: color("accent"), box: color("box"),
    wrong: color("wrong"), ground: color("ground"),
  };
}

function colorOf(name, index) {
  if (name === "") return index % COLORS;
  let sum = 0;
  for (let k = 0; k < name.length; k++) sum = (31 * sum + name.charCodeAt(k)) >>> 0;
  return sum % COLORS;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {{ scene: any, frames: ArrayLike<number>, place: any, selected: number, hovered: number, wrong: Set<number>, colors: any, width: number, height: number }} what
 */
export function draw(context, { scene, frames, place, selected, hovered, wrong, colors, width, height }) {
  context.clearRect(0, 0, width, height);
  if (!scene) return;
  context.lineWidth = 1;
  context.strokeStyle = colors.edge;
  let color = "";
  for (let k = 0; k < scene.count; k++) {
    if (scene.kinds[k] & GONE) continue;
    const [x, y, w, h] = place.box(k, frames);
    if (!(w > 0.5 || h > 0.5) || x > width || y > height || x + w < 0 || y + h < 0) continue;
    const isDashed = (scene.kinds[k] & (GUIDE | HIDDEN)) !== 0;
    const isRoot = scene.parents[k] < 0;
    if (!isDashed) {
      const wanted = isRoot ? colors.ground : scene.isLeaf[k] ? colors.nodes[scene.colors[k]] : colors.box;
      if (wanted !== color) context.fillStyle = color = wanted;
      context.fillRect(x, y, w, h);
    }
    context.setLineDash(isDashed ? [3, 3] : []);
    context.strokeRect(Math.round(x) + 0.5, Math.round(y) + 0.5, Math.max(0, Math.round(x + w) - Math.round(x) - 1), Math.max(0, Math.round(y + h) - Math.round(y) - 1));
  }
  context.setLineDash([]);
  drawNames(context, { scene, frames, place, colors, width, height });
  for (const k of wrong) outline(context, scene, place, frames, k, colors.wrong, 2);
  outline(context, scene, place, frames, hovered, colors.accent, 1);
  outline(context, scene, place, frames, selected, colors.accent, 2);
}

// A name is in the middle of a node with nothing inside, and in the corner of others.
function drawNames(context, { scene, frames, place, colors, width, height }) {
  context.textBaseline = "middle";
  context.font = "12px system-ui, 'DejaVu Sans', sans-serif";
  let left = MOST_NAMES;
  for (let k = 0; k < scene.count && left > 0; k++) {
    if (scene.kinds[k] & (GONE | GUIDE | HIDDEN) || scene.names[k] === "") continue;
    const [x, y, w, h] = place.box(k, frames);
    if (w < 18 || h < 12 || x > width || y > height || x + w < 0 || y + h < 0) continue;
    const isLeaf = scene.isLeaf[k] === 1;
    if (!isLeaf && h < 28) continue;
    left--;
    context.fillStyle = isLeaf ? colors.text : colors.muted;
    context.textAlign = isLeaf ? "center" : "left";
    const name = fitting(scene.names[k], w - 6);
    if (isLeaf) context.fillText(name, x + w / 2, y + h / 2);
    else if (place.hasSpaceForName(k, frames)) context.fillText(name, x + 4, y + 8);
  }
}

function fitting(name, width) {
  const most = Math.floor(width / NAME_WIDTH);
  return name.length <= most ? name : most < 2 ? "" : `${name.slice(0, most - 1)}…`;
}

function outline(context, scene, place, frames, k, color, thickness) {
  if (k < 0 || k >= scene.count || scene.kinds[k] & GONE) return;
  const [x, y, w, h] = place.box(k, frames);
  context.strokeStyle = color;
  context.lineWidth = thickness;
  context.strokeRect(x, y, w, h);
  context.lineWidth = 1;
}

/** What the drawing looks up for each node: its colour, and whether nothing is inside of it. */
export function prepared(scene) {
  const colors = new Uint8Array(scene.count), isLeaf = new Uint8Array(scene.count).fill(1);
  for (let k = 0; k < scene.count; k++) {
    colors[k] = colorOf(scene.names[k], k);
    if (scene.parents[k] >= 0 && !(scene.kinds[k] & GUIDE)) isLeaf[scene.parents[k]] = 0;
  }
  return Object.assign(scene, { colors, isLeaf });
}
