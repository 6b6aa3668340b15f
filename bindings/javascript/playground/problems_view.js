// Conflicts with corrections that a click applies, and what the document leaves open, to be moved through its range.

import { addingLine, numberOn, removingLine, settingNumber, written } from "./document.js";
import { found, lineButton, made } from "./html.js";

const REASONS = {
  alone: "", none: "", together: "several together",
  least: "it is the least that can be violated", tie: "of equally good choices, that with the smallest sizes, then positions",
};
// An open end of a range is this far away.
const FAR = 200;

const more = (count) => (count > 0 ? [made("p", { className: "hint" }, `and ${count} more`)] : []);

export class ProblemsView {
  #place = found("#panel-problems");
  #tab = found("#tab-problems");

  /** @param {{ text: () => string, edit: (edits: any[]) => void, reveal: (line: number) => void, explore: (index: number, value: number) => void, pointed: (node: number) => void }} told */
  constructor(told) {
    this.told = told;
  }

  show({ conflicts, conflictCount, open, openCount, settlingCount, looksForOpen }) {
    const count = conflictCount + settlingCount;
    this.#tab.textContent = count > 0 ? `Problems ${count}` : "Problems";
    const parts = [];
    if (conflicts.length > 0) {
      parts.push(made("h3", {}, conflictCount === 1 ? "A conflict" : `${conflictCount} conflicts`));
      parts.push(made("ul", { className: "clashes" }, ...conflicts.map((each) => this.#conflict(each))));
      parts.push(...more(conflictCount - conflicts.length));
    }
    if (open.length > 0) {
      parts.push(made("h3", {}, openCount > settlingCount ? `Open: ${openCount} numbers; these would settle them` : "Open"));
      parts.push(made("p", { className: "hint" }, "The document does not say what these are, and a rule has chosen. Drag one to see what it could be, and keep what you like."));
      parts.push(made("ul", { className: "open" }, ...open.map((each, k) => this.#range(each, k))), ...more(settlingCount - open.length));
    }
    if (!looksForOpen) parts.push(made("p", { className: "hint" }, "There are too many nodes to look for what is open."));
    else if (parts.length === 0) parts.push(made("p", { className: "hint" }, "Nothing contradicts, and nothing is left open."));
    this.#place.replaceChildren(...parts);
  }

  #conflict({ constraints, reason, violation }) {
    const why = REASONS[reason] ? ` (${REASONS[reason]})` : "";
    const words = violation > 0 ? `The first one is violated by ${written(violation)}${why}` : "These cannot hold together";
    return made("li", {}, made("p", {}, words), made("ul", {}, ...constraints.map((each) => this.#constraint(each))));
  }

  #constraint({ words, line, correction }) {
    const mends = made("span", { className: "mends" });
    if (correction !== null) {
      const old = numberOn(this.told.text(), line);
      mends.append(this.#action(`Make it ${written(correction)}`, `Make ${old} ${written(correction)} on line ${line}`,
        () => settingNumber(this.told.text(), line, correction)));
    }
    if (line > 0) mends.append(this.#action("Remove", `Remove line ${line}`, () => removingLine(this.told.text(), line)));
    return made("li", {}, line > 0 ? lineButton(line, this.told.reveal) : "", made("span", { className: "words" }, words), mends);
  }

  #action(words, label, edit) {
    return made("button", {
      type: "button", "aria-label": label, title: label,
      onclick: () => {
        const change = edit();
        if (change) this.told.edit([change]);
      },
    }, words);
  }

  #range({ words, word, line, node, value, minimum, maximum }, index) {
    const least = Number.isFinite(minimum) ? minimum : Math.min(value, Number.isFinite(maximum) ? maximum : value) - FAR;
    const most = Number.isFinite(maximum) ? maximum : Math.max(value, least) + FAR;
    const shown = made("output", {}, written(value));
    const slider = made("input", { type: "range", min: `${least}`, max: `${most}`, step: "any", value: `${value}` });
    slider.addEventListener("input", () => {
      shown.textContent = written(Math.round(Number(slider.value)));
      this.told.explore(index, Math.round(Number(slider.value)));
    });
    slider.addEventListener("focus", () => this.told.pointed(node));
    const ends = `${Number.isFinite(minimum) ? written(minimum) : "−∞"} to ${Number.isFinite(maximum) ? written(maximum) : "∞"}`;
    const keep = this.#action("Keep", `Keep ${words}`, () =>
      addingLine(this.told.text(), line, `${word} = ${shown.textContent}`));
    return made("li", {}, made("label", {}, made("span", { className: "words" }, words), slider),
      made("span", { className: "hint" }, ends), shown, line > 0 ? keep : "", line > 0 ? lineButton(line, this.told.reveal) : "");
  }
}
