// The list of words that can stand where the text is being typed. Keys stay those of the text until it is open.

import { asWritten, wordOn } from "./document.js";
import { found, made } from "./html.js";

const MOST_SHOWN = 50;

export class Completion {
  #list = found("#completions");
  #words = [];
  #chosen = 0;
  #from = 0;

  /**
   * @param {import("./editor.js").Editor} editor
   * @param {(text: string, offset: number) => Promise<string[] | undefined>} ask
   */
  constructor(editor, ask) {
    this.editor = editor;
    this.ask = ask;
    editor.field.addEventListener("keydown", (event) => this.#key(event), { capture: true });
    editor.field.addEventListener("input", (event) => this.#typed(/** @type {InputEvent} */ (event)));
    editor.field.addEventListener("blur", () => this.close());
    editor.field.addEventListener("scroll", () => this.close());
    // The text keeps the focus.
    this.#list.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  get isOpen() {
    return !this.#list.hidden;
  }

  close() {
    this.#list.hidden = true;
    this.editor.field.removeAttribute("aria-activedescendant");
  }

  async open(isAsked = false) {
    const { editor } = this;
    if (editor.isLong) return;
    const { text, caret } = editor;
    const typed = /[\w$"-]*$/.exec(text.slice(Math.max(0, caret - 100), caret))?.[0] ?? "";
    if (typed === "" && !isAsked) return this.close();
    const words = await this.ask(text, caret).catch(() => []);
    if (words === undefined || editor.text !== text || editor.caret !== caret) return;
    const near = words.filter((each) => each.startsWith(typed) && each !== typed);
    // A part of a word finds it, too: "inset" is in "left-inset".
    const inside = typed.length < 2 ? [] : words.filter((each) => each.indexOf(typed) > 0);
    this.#show([...near, ...inside].slice(0, MOST_SHOWN), caret - typed.length);
  }

  #show(words, from) {
    this.#words = words;
    this.#from = from;
    if (words.length === 0) return this.close();
    this.#list.replaceChildren(...words.map((word, k) => {
      const item = made("li", { id: `completion-${k}`, role: "option" }, word);
      item.addEventListener("click", () => this.#take(k));
      return item;
    }));
    this.#list.hidden = false;
    const { x, y } = this.editor.placeOf(from), { clientWidth, clientHeight } = this.editor.field;
    const { offsetWidth, offsetHeight } = this.#list;
    const isBelow = y + offsetHeight < clientHeight || y < clientHeight / 2;
    this.#list.style.left = `${Math.max(0, Math.min(x, clientWidth - offsetWidth))}px`;
    this.#list.style.top = `${isBelow ? y : y - this.editor.lineHeight - offsetHeight}px`;
    this.#choose(0);
  }

  #choose(index) {
    const count = this.#words.length;
    this.#chosen = (index + count) % count;
    [...this.#list.children].forEach((item, k) => item.setAttribute("aria-selected", String(k === this.#chosen)));
    this.#list.children[this.#chosen].scrollIntoView({ block: "nearest" });
    this.editor.field.setAttribute("aria-activedescendant", `completion-${this.#chosen}`);
  }

  #take(index) {
    const { text, line } = this.editor;
    const word = asWritten(this.#words[index], wordOn(text, line) === "equation");
    this.close();
    this.editor.insert(word, this.#from, this.editor.caret);
    this.close();
  }

  #typed(event) {
    if (event.inputType === "insertText" && /^[\w$"-]$/.test(event.data ?? "")) this.open();
    else if (event.inputType === "deleteContentBackward" && this.isOpen) this.open();
    else this.close();
  }

  #key(event) {
    if (event.key === " " && event.ctrlKey) {
      event.preventDefault();
      this.open(true);
    } else if (this.isOpen) {
      this.#keyWhileOpen(event);
    }
  }

  #keyWhileOpen(event) {
    const actions = {
      ArrowDown: () => this.#choose(this.#chosen + 1),
      ArrowUp: () => this.#choose(this.#chosen - 1),
      Enter: () => this.#take(this.#chosen),
      Tab: () => this.#take(this.#chosen),
      Escape: () => this.close(),
    };
    const action = actions[event.key];
    if (!action) return void (/^(Arrow|Home|End|Page)/.test(event.key) && this.close());
    event.preventDefault();
    event.stopImmediatePropagation();
    action();
  }
}
