// Switches that are lines of the text: the reading direction, what covers the window, pixels to a point, and what is gone.

import { LAYOUT, lineWith, settingLine } from "./document.js";
import { foundButton, foundSelect } from "./html.js";

const SAFE_AREA = "safe-area 44 0 34 0";

export class Switches {
  #scale = foundSelect("#scale");

  /** @param {{ text: () => string, rootLine: () => number, selectedLine: () => number, edit: (edit: any) => void }} page */
  constructor(page) {
    this.page = page;
    this.switches = [
      { button: foundButton("#direction"), words: "right-to-left", lineOf: () => LAYOUT },
      { button: foundButton("#safe"), words: SAFE_AREA, lineOf: page.rootLine },
      { button: foundButton("#gone"), words: "gone", lineOf: page.selectedLine },
    ];
    for (const each of this.switches) each.button.addEventListener("click", () => this.#turn(each));
    this.#scale.addEventListener("change", () => {
      const { value } = this.#scale;
      page.edit(settingLine(page.text(), LAYOUT, "scale", value === "" ? null : `scale ${value}`));
    });
  }

  /** Brings them in line with the text, and with what is selected. */
  show() {
    const text = this.page.text();
    for (const { button, words, lineOf } of this.switches) {
      const line = lineOf();
      button.disabled = line < LAYOUT;
      button.setAttribute("aria-pressed", String(line >= LAYOUT && lineWith(text, line, wordOf(words)) > 0));
    }
    const scale = /^scale\s+(\S+)/m.exec(text)?.[1] ?? "";
    this.#scale.value = [...this.#scale.options].some((each) => each.value === scale) ? scale : "";
  }

  #turn({ button, words, lineOf }) {
    const isOn = button.getAttribute("aria-pressed") === "true";
    this.page.edit(settingLine(this.page.text(), lineOf(), wordOf(words), isOn ? null : words));
  }
}

const wordOf = (words) => words.split(" ")[0];
