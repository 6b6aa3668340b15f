// The address of the page holds the document, some time after it was typed; an address that is opened is read.

import { DamagedAddress, LONGEST_ADDRESS, fromFragment, toFragment } from "./address.js";
import { found } from "./html.js";

const AFTER = 400;
// Text gets shorter by less than that, and is not compressed in vain.
const MOST_TEXT = 20 * LONGEST_ADDRESS;

export class Sharing {
  #timer = 0;

  /** @param {{ text: () => string, said: (words: string) => void, opened: (text: string) => void, damaged: (why: string) => void, empty: () => void }} page */
  constructor(page) {
    this.page = page;
    found("#share").addEventListener("click", () => this.#share());
    addEventListener("hashchange", () => this.open());
  }

  /** The text has changed. */
  changed() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#keep(), AFTER);
  }

  /** Reads what the address holds. */
  async open() {
    const fragment = location.hash.slice(1);
    if (fragment === "") return this.page.empty();
    try {
      this.page.opened(await fromFragment(fragment));
    } catch (error) {
      if (!(error instanceof DamagedAddress)) throw error;
      this.page.damaged(error.message);
    }
  }

  // Whether the address has the text now.
  async #keep() {
    const text = this.page.text();
    const fragment = text.length > MOST_TEXT ? null : await toFragment(text);
    if (fragment === null || fragment.length > LONGEST_ADDRESS || this.page.text() !== text) return false;
    history.replaceState(null, "", `#${fragment}`);
    return true;
  }

  async #share() {
    if (!(await this.#keep())) return this.page.said("The document is too long for an address: send it as a file");
    try {
      await navigator.clipboard.writeText(location.href);
      this.page.said("The address is copied: it holds the document");
    } catch {
      this.page.said("The address of this page holds the document: copy it from there");
    }
  }
}
