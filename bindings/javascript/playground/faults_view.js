// The faults of the text, each with its line, and the word that may have been meant.

import { found, lineButton, made } from "./html.js";

const MOST_LISTED = 20;

export class FaultsView {
  #list = found("#faults");

  /** @param {{ reveal: (line: number) => void, edit: (edits: any[]) => void }} told */
  constructor(told) {
    this.told = told;
  }

  show(faults) {
    const items = faults.slice(0, MOST_LISTED).map((each) => this.#item(each));
    if (faults.length > items.length) items.push(made("li", {}, `and ${faults.length - items.length} more`));
    this.#list.replaceChildren(...items);
  }

  #item({ from, to, line, message, nearest }) {
    const item = made("li", {}, lineButton(line, this.told.reveal), made("span", {}, message));
    if (nearest !== "" && to > from) {
      const onclick = () => this.told.edit([{ from, to, text: nearest }]);
      item.append(made("button", { type: "button", onclick }, `Use “${nearest}”`));
    }
    return item;
  }
}
