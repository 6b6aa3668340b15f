// What is known of the selected node: its attributes, why they have their values, and what is kept of it.

import { written } from "./document.js";
import { found, foundSelect, lineButton, made } from "./html.js";

const MOST_LISTED = 1000;

export class Inspector {
  #list = foundSelect("#node");
  #place = found("#inspector");
  /** @type {Int32Array} */
  #linesOfNodes = new Int32Array();

  /** @param {{ chosen: (index: number) => void, reveal: (line: number) => void, hold: (lines: number[]) => void }} told */
  constructor(told) {
    this.told = told;
    this.#list.addEventListener("change", () => told.chosen(Number(this.#list.value)));
  }

  setScene(scene, selected) {
    const depths = new Uint16Array(scene.count);
    const options = [made("option", { value: "-1" }, "none")];
    for (let k = 0; k < Math.min(scene.count, MOST_LISTED); k++) {
      if (scene.parents[k] >= 0) depths[k] = depths[scene.parents[k]] + 1;
      options.push(made("option", { value: `${k}` }, "\u00a0".repeat(2 * Math.min(depths[k], 12)) + (scene.names[k] || `node ${k + 1}`)));
    }
    if (scene.count > MOST_LISTED) options.push(made("option", { disabled: true }, `and ${scene.count - MOST_LISTED} more`));
    this.#list.replaceChildren(...options);
    this.#linesOfNodes = scene.lines;
    this.select(selected);
  }

  select(index) {
    this.#list.value = `${index < MOST_LISTED ? index : -1}`;
    if (index < 0) this.show(null);
  }

  /** @param {any} told what the session says of the node; null for none */
  show(told) {
    if (!told) {
      this.#place.replaceChildren(made("p", { className: "hint" }, "Choose a node here or in the drawing: this is where it says why the node is where it is."));
      return;
    }
    const rows = told.attributes.map((each) => this.#attribute(each));
    const kept = told.own.map((each) => this.#kept(each));
    // A component's lines are those of each node that it has made.
    const count = this.#linesOfNodes.filter((each) => each === told.line).length;
    const shared = count > 1 ? `; its lines make ${count} nodes, which change together` : "";
    this.#place.replaceChildren(
      made("h3", {}, `${told.name} `, lineButton(told.line, this.told.reveal)),
      made("p", { className: "hint" }, `x ${written(told.frame[0])}, y ${written(told.frame[1])}, ${written(told.frame[2])} × ${written(told.frame[3])} in its parent${told.gone ? "; it is gone" : ""}${shared}`),
      made("table", {}, made("tbody", {}, ...rows)),
      ...(kept.length ? [made("h3", {}, "Kept"), made("ul", { className: "kept" }, ...kept)] : []),
    );
  }

  #attribute({ word, value, why, lines }) {
    const [first, ...rest] = why.split(" = ");
    const sum = rest.length > 1 ? rest.slice(1).join(" = ") : rest[0] ?? first;
    const row = made("tr", {},
      made("th", { scope: "row" }, word),
      made("td", { className: "value" }, value === null ? "none" : written(value)),
      made("td", { className: "why" }, sum, " ", this.#lines(lines)));
    row.addEventListener("pointerenter", () => this.told.hold(lines));
    return row;
  }

  #kept({ line, words, violation, isActive }) {
    const state = !isActive ? "inactive" : violation > 1e-6 ? "violated" : "";
    const note = !isActive ? "; inactive" : violation > 1e-6 ? `; violated by ${written(violation)}` : "";
    return made("li", { className: state }, line > 0 ? lineButton(line, this.told.reveal) : "", ` ${words}${note}`);
  }

  #lines(lines) {
    return made("span", { className: "lines-of" }, ...lines.map((line) => lineButton(line, this.told.reveal)));
  }
}
