// A layout and the document that it is of, in the worker: what the page asks comes here.

import { Layout, LimitError } from "../src/index.js";
import { bytesBefore, fromBytes } from "./document.js";
import { Drag } from "./drag.js";
import { inspected } from "./inspect.js";
import { recorded, seconds } from "./motion.js";
import { Problems } from "./problems.js";
import { framesOf, nodesOf, sceneOf } from "./scene.js";

// More is not moved, and not explained.
const MOST_MOVING = 10_000, MOST_EXPLAINED = 20_000;

export class Session {
  ui = new Layout();
  words = new Layout(); // keeps the words that complete a text
  text = "";
  /** @type {import("../src/index.js").Node[]} */
  nodes = [];
  /** @type {import("../src/index.js").Nodes} */
  all = this.ui.nodes([]);
  /** @type {Drag | null} */
  drag = null;
  /** @type {Problems | null} */
  found = null;

  /**
   * Makes a layout of a text, or tells the faults of the text and leaves the layout that there is. By a spring the one
   * that there is moves to the text first.
   * @param {string} text
   * @param {{ damping: number, duration: number } | null} spring
   */
  show(text, spring = null) {
    const next = new Layout(), began = performance.now();
    const { faults, limit } = this.#read(next, text);
    if (faults.length > 0) {
      next.close();
      return { faults };
    }
    const took = performance.now() - began;
    const motion = spring && limit === null ? this.#moved(text, spring) : null;
    this.#begin(next, text);
    return { faults, limit, took, motion, scene: sceneOf(this.ui, this.nodes, this.all) };
  }

  #read(ui, text) {
    try {
      ui.readDocument(text);
    } catch (error) {
      const faults = faultsOf(ui, text);
      // Where only solving has failed there are frames, which are not the best.
      if (faults.length === 0 && !(error instanceof LimitError)) throw error;
      return { faults, limit: error.message };
    }
    return { faults: [], limit: null };
  }

  #moved(text, { damping, duration }) {
    if (this.nodes.length === 0 || this.nodes.length > MOST_MOVING) return null;
    this.ui.animate(duration, (animation) => {
      animation.setSpring(damping, 0);
      this.ui.update(text);
    });
    const all = this.ui.nodes(nodesOf(this.ui));
    return recorded(this.ui, all, framesOf(all));
  }

  #begin(ui, text) {
    this.ui.close();
    this.ui = ui;
    this.text = text;
    this.nodes = nodesOf(ui);
    this.all = ui.nodes(this.nodes);
    this.drag = this.found = null;
  }

  /** The words that could stand where a text is being typed. */
  complete(text, offset) {
    const count = this.words.documentComplete(text, bytesBefore(text, offset));
    return Array.from({ length: count }, (_, k) => this.words.documentCompletion(k) ?? "");
  }

  get isExplained() {
    return this.nodes.length <= MOST_EXPLAINED;
  }

  inspect(index) {
    return this.nodes[index] ? inspected(this.ui, this.nodes[index], this.isExplained) : null;
  }

  /** What contradicts, with corrections, and what could differ. */
  problems() {
    this.found = new Problems(this.ui, this.text, this.nodes, this.isExplained);
    return this.found.told;
  }

  /** Moves what is ambiguous, until something else is asked. */
  explore(index, value) {
    this.found?.explore(index, value);
    this.#solve();
    return framesOf(this.all);
  }

  grab(index, handle) {
    this.#endPreview();
    if (!this.nodes[index]) throw new Error("there is no layout of the text yet");
    this.drag = new Drag(this.ui, this.text, this.nodes[index], handle);
    return this.drag.told;
  }

  pull(dx, dy) {
    const values = this.drag?.move(dx, dy) ?? [];
    const limit = this.#solve();
    return { values, limit, frames: framesOf(this.all) };
  }

  /** Ends a drag: what it has set, for the text, and what goes back to where it was. */
  drop() {
    const { drag, ui } = this;
    this.drag = null;
    if (!drag) return { values: [], motion: null };
    if (this.nodes.length > MOST_MOVING) drag.end();
    else ui.animate(0.4, (animation) => (animation.setSpring(0.7, 0), drag.end()));
    this.#solve();
    const frames = framesOf(this.all);
    const motion = drag.goesBack ? recorded(ui, this.all, frames) : null;
    while (ui.isMoving) ui.advance(seconds);
    return { values: drag.set, motion, frames };
  }

  /** Ends a drag as if it had not begun. */
  release() {
    this.#endPreview();
    this.#solve();
    return framesOf(this.all);
  }

  // Where it cannot finish there are frames, which are not the best.
  #solve() {
    try {
      this.ui.solve();
    } catch (error) {
      if (error instanceof LimitError) return error.message;
      throw error;
    }
    return null;
  }

  // What was tried without the text is taken back before anything else.
  #endPreview() {
    this.drag?.end();
    this.drag?.takeBack();
    this.found?.takeBack();
    this.drag = null;
  }

  svg() {
    return this.ui.svg();
  }
}

function faultsOf(ui, text) {
  const all = Array.from({ length: ui.documentFaultCount }, (_, k) => ({
    ...ui.documentFaultAt(k),
    message: (ui.documentFaultDescription(k) ?? "").replace(/^line \d+, column \d+: /, ""),
    nearest: ui.documentFaultNearest(k) ?? "",
  }));
  return all.map(({ offset, length, line, column, message, nearest }) => {
    const [from, to] = fromBytes(text, [offset, offset + length]);
    return { from, to, line, column, message, nearest };
  });
}
