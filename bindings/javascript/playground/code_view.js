// The layout as a program, to copy.

import { languages } from "./code.js";
import { found, foundSelect, made } from "./html.js";

const MOST_NAMES = 6, LONGEST = 100_000;

export class CodeView {
  #language = foundSelect("#language");
  #program = found("#program");
  #text = "";
  #names = [];

  /** @param {{ said: (words: string) => void, svg: () => Promise<string> }} told */
  constructor(told) {
    this.told = told;
    this.#language.replaceChildren(...Object.keys(languages).map((each) => made("option", {}, each)));
    this.#language.addEventListener("change", () => this.#show());
    found("#copy").addEventListener("click", () => this.#copy());
    found("#drawing").addEventListener("click", () => this.#save());
  }

  /** Names of some nodes are those whose frames are printed. */
  setDocument(text, names) {
    this.#text = text;
    this.#names = [...new Set(names)].filter((each) => each !== "").slice(0, MOST_NAMES);
    this.#show();
  }

  #show() {
    this.#program.textContent = this.#text.length > LONGEST
      ? "The document is too long to stand in a program: read it from a file."
      : languages[this.#language.value](this.#text, this.#names);
  }

  async #copy() {
    try {
      await navigator.clipboard.writeText(this.#program.textContent ?? "");
      this.told.said("The program is copied");
    } catch {
      getSelection()?.selectAllChildren(this.#program);
      this.told.said("The program is selected: the browser does not let a page copy it");
    }
  }

  async #save() {
    const drawing = await this.told.svg();
    const link = made("a", { href: URL.createObjectURL(new Blob([drawing], { type: "image/svg+xml" })), download: "layout.svg" });
    link.click();
    URL.revokeObjectURL(link.href);
  }
}
