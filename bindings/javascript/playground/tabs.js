// Tabs, of which one is open: arrow keys go from one to the next.

import { found } from "./html.js";

export class Tabs {
  #tabs = /** @type {HTMLElement[]} */ ([...found("[role=tablist]").querySelectorAll("[role=tab]")]);

  constructor() {
    for (const tab of this.#tabs) {
      tab.addEventListener("click", () => this.open(tab.id));
      tab.addEventListener("keydown", (event) => this.#key(event, tab));
    }
  }

  open(id) {
    for (const tab of this.#tabs) {
      const isOpen = tab.id === id;
      tab.setAttribute("aria-selected", String(isOpen));
      tab.tabIndex = isOpen ? 0 : -1;
      found(`#${tab.getAttribute("aria-controls")}`).hidden = !isOpen;
    }
  }

  #key(event, tab) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = this.#tabs[(this.#tabs.indexOf(tab) + by + this.#tabs.length) % this.#tabs.length];
    this.open(next.id);
    next.focus();
  }
}
