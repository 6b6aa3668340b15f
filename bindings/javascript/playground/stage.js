// The layout, drawn as it is now. Each node is dragged by its middle and its edges; those of the selected one, and the
// edges of windows, have buttons that keys move, too.

import { draw, palette, prepared } from "./drawing.js";
import { found, made } from "./html.js";
import { Place } from "./place.js";
import { GONE, GUIDE, HIDDEN } from "./scene_kinds.js";

const EDGE = 5, SLOP = 3, OUTSIDE = 7, MOST_WINDOWS = 6;
const KEYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const CURSORS = { move: "move", left: "ew-resize", right: "ew-resize", top: "ns-resize", bottom: "ns-resize", corner: "nwse-resize" };
const EDGE_NAMES = { left: "Left edge", right: "Right edge", top: "Top edge", bottom: "Bottom edge", corner: "Corner", move: "Position" };
const WINDOW = ["right", "bottom", "corner"], NODE = ["move", "left", "right", "top", "bottom"];

export class Stage {
  /** @type {any} */
  scene = null;
  /** @type {ArrayLike<number>} */
  frames = [];
  selected = -1;
  #hovered = -1;
  #wrong = new Set();
  #place = new Place();
  #element = found("#stage");
  #canvas = /** @type {HTMLCanvasElement} */ (found("#stage canvas"));
  #handles = found("#handles");
  #colors = palette();
  #isDrawing = false;
  #isStale = false;
  #motion = null;

  /**
   * @param {{ selected: (index: number) => void, nudged: (index: number, handle: string, dx: number, dy: number) => void,
   *   played: (time: number) => void }} told
   * @param {import("./dragging.js").Dragging} dragging
   */
  constructor(told, dragging) {
    this.told = told;
    this.dragging = dragging;
    new ResizeObserver(() => this.#resized()).observe(this.#element);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.#recolored());
    this.#canvas.addEventListener("pointermove", (event) => this.#hover(event));
    this.#canvas.addEventListener("pointerleave", () => this.#point(-1, "move"));
    this.#canvas.addEventListener("pointerdown", (event) => this.#press(event));
  }

  /** Shows a scene; the one before stays selected if it is there. */
  show(scene, motion = null) {
    this.selected = counterpart(this.scene, this.selected, scene);
    this.scene = prepared(scene);
    this.frames = scene.frames;
    this.#hovered = -1;
    this.#setStale(false);
    this.#fit();
    this.#placeHandles();
    if (motion) this.play(motion);
    else this.stop();
  }

  /** What is drawn is not what the text says: it can be looked at, and not dragged. */
  stale() {
    this.#setStale(true);
  }

  #setStale(isStale) {
    this.#isStale = isStale;
    this.#element.classList.toggle("stale", isStale);
  }

  select(index) {
    this.selected = index;
    this.#placeHandles();
    this.redraw();
  }

  setWrong(nodes) {
    this.#wrong = new Set(nodes);
    this.redraw();
  }

  setFrames(frames) {
    this.#motion = null;
    this.frames = frames;
    this.redraw();
  }

  // Motions

  play(motion) {
    const began = performance.now();
    this.#motion = motion;
    const tick = () => {
      if (this.#motion !== motion) return;
      const time = (performance.now() - began) / 1000;
      this.scrub(motion, time);
      if (time < motion.seconds * (motion.steps.length - 1)) requestAnimationFrame(tick);
    };
    tick();
  }

  /** Shows a motion as it is at a time. */
  scrub(motion, time) {
    const step = Math.min(motion.steps.length - 1, Math.max(0, Math.round(time / motion.seconds)));
    this.#motion = motion;
    this.frames = motion.steps[step];
    this.told.played(step * motion.seconds);
    this.redraw();
  }

  stop() {
    this.#motion = null;
    this.redraw();
  }

  redraw() {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    requestAnimationFrame(() => {
      this.#isDrawing = false;
      this.drawNow();
    });
  }

  drawNow() {
    const { width, height } = this.#element.getBoundingClientRect();
    const context = /** @type {CanvasRenderingContext2D} */ (this.#canvas.getContext("2d"));
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    draw(context, {
      scene: this.scene, frames: this.frames, place: this.#place, selected: this.selected, hovered: this.#hovered,
      wrong: this.#wrong, colors: this.#colors, width, height,
    });
    this.#moveHandles();
  }

  #recolored() {
    this.#colors = palette();
    this.redraw();
  }

  #resized() {
    const { width, height } = this.#element.getBoundingClientRect();
    this.#canvas.width = Math.round(width * devicePixelRatio);
    this.#canvas.height = Math.round(height * devicePixelRatio);
    this.#fit();
    this.drawNow();
  }

  #fit() {
    const { width, height } = this.#element.getBoundingClientRect();
    if (this.scene) this.#place.fit(this.scene, this.scene.frames, width, height);
  }

  // Handles: [index, handle, button]

  #buttons = [];

  #placeHandles() {
    const { scene, selected } = this;
    const roots = [];
    for (let k = 0; k < (scene?.count ?? 0) && roots.length < MOST_WINDOWS; k++) {
      if (scene.parents[k] < 0 && !(scene.kinds[k] & GONE)) roots.push(k);
    }
    const wanted = roots.flatMap((k) => WINDOW.map((handle) => [k, handle]));
    if (selected >= 0 && scene.parents[selected] >= 0 && !(scene.kinds[selected] & GONE)) {
      wanted.push(...NODE.map((handle) => [selected, handle]));
    }
    const focused = this.#buttons.find(([, , button]) => button === document.activeElement);
    this.#buttons = wanted.map(([k, handle]) => [k, handle, this.#handle(k, handle)]);
    this.#handles.replaceChildren(...this.#buttons.map(([, , button]) => button));
    if (focused) this.#buttons.find(([k, handle]) => k === focused[0] && handle === focused[1])?.[2].focus({ preventScroll: true });
    this.#moveHandles();
  }

  #handle(index, handle) {
    const name = this.scene.names[index] || `node ${index + 1}`;
    const button = made("button", {
      type: "button", className: `handle ${handle}`, title: `${EDGE_NAMES[handle]} of ${name}`,
      "aria-label": `${EDGE_NAMES[handle]} of ${name}: arrow keys move it`,
    });
    button.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      button.focus({ preventScroll: true });
      this.#drag(event, index, handle, 0);
    });
    button.addEventListener("keydown", (event) => {
      const step = KEYS[event.key];
      if (!step) return;
      event.preventDefault();
      const by = event.shiftKey ? 10 : 1;
      this.told.nudged(index, handle, by * step[0], by * step[1]);
    });
    return button;
  }

  #moveHandles() {
    for (const [index, handle, button] of this.#buttons) {
      const [x, y, w, h] = this.#place.box(index, this.frames);
      const out = this.scene.parents[index] < 0 ? 0 : OUTSIDE; // what is inside can be read
      const left = { left: x - out, right: x + w + out, corner: x + w }[handle] ?? x + w / 2;
      const top = { top: y - out, bottom: y + h + out, corner: y + h }[handle] ?? y + h / 2;
      button.style.transform = `translate(${left}px, ${top}px)`;
    }
  }

  // The pointer

  /** The last node that is drawn at a point, with what of it is there. */
  at(x, y) {
    const { scene, frames } = this;
    for (let k = (scene?.count ?? 0) - 1; k >= 0; k--) {
      if (scene.kinds[k] & (GONE | HIDDEN | GUIDE)) continue;
      const [left, top, w, h] = this.#place.box(k, frames);
      if (x < left || y < top || x > left + w || y > top + h) continue;
      if (scene.parents[k] < 0) return { index: k, handle: null };
      const edge = Math.min(EDGE, w / 4, h / 4);
      const handle = x < left + edge ? "left" : x > left + w - edge ? "right" : y < top + edge ? "top" : y > top + h - edge ? "bottom" : "move";
      return { index: k, handle };
    }
    return { index: -1, handle: null };
  }

  #pointOf(event) {
    const { left, top } = this.#element.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  }

  #hover(event) {
    if (event.buttons !== 0) return;
    const [x, y] = this.#pointOf(event), { index, handle } = this.at(x, y);
    this.#point(index, this.#isStale ? null : handle);
  }

  #point(index, handle) {
    this.#canvas.style.cursor = handle && index >= 0 ? CURSORS[handle] : "default";
    if (index === this.#hovered) return;
    this.#hovered = index;
    this.redraw();
  }

  #press(event) {
    if (event.button !== 0) return;
    const [x, y] = this.#pointOf(event), { index, handle } = this.at(x, y);
    this.select(index);
    this.told.selected(index);
    if (handle && !this.#isStale) this.#drag(event, index, handle, SLOP);
  }

  // A drag begins once the pointer has moved so far, and goes on wherever it goes.
  #drag(event, index, handle, slop) {
    const pointer = event.pointerId, zoom = this.#place.zoom;
    const listening = new AbortController();
    const { signal } = listening;
    let isDragging = false;
    const moved = (next) => {
      if (next.pointerId !== pointer) return;
      const [dx, dy] = [next.clientX - event.clientX, next.clientY - event.clientY];
      if (!isDragging && Math.hypot(dx, dy) < slop) return;
      if (!isDragging) this.dragging.begin(index, handle);
      isDragging = true;
      this.dragging.move(dx / zoom, dy / zoom);
    };
    const ended = (last) => {
      if (last.pointerId !== pointer) return;
      listening.abort();
      if (isDragging) this.dragging.end();
    };
    const cancelled = () => {
      listening.abort();
      if (isDragging) this.dragging.cancel();
    };
    addEventListener("keydown", ({ key }) => key === "Escape" && cancelled(), { signal });
    addEventListener("pointermove", moved, { signal });
    addEventListener("pointerup", ended, { signal });
    addEventListener("pointercancel", (lost) => lost.pointerId === pointer && cancelled(), { signal });
  }
}

// The node of another scene that a node is there: of the same name, and as many of that name before it.
function counterpart(scene, index, next) {
  if (!scene || index < 0) return -1;
  const name = scene.names[index];
  if (name === "") return index < next.count && next.names[index] === "" ? index : -1;
  let before = 0, found = -1;
  for (let k = 0; k < index; k++) if (scene.names[k] === name) before++;
  do found = next.names.indexOf(name, found + 1);
  while (found >= 0 && before-- > 0);
  return found;
}
