// The text: a field that is typed in, whose letters cannot be seen, above a picture of the lines that are in sight.

import { lineOf, lineText, offsetOf } from "./document.js";
import { tokens } from "./highlight.js";
import { made } from "./html.js";

const LONGEST_LINE = 1000, MOST_UNDONE = 4000;
// Fields of browsers take seconds for more. It is laid out, and its beginning can be read.
const MOST_EDITED = 300_000, MOST_SHOWN = 10_000;
// Lines that begin with these have others inside of them.
const OPENS = /^\s*(node|guide|component)\b/;

export class Editor {
  #field;
  #picture;
  #lines = [""];
  #faults = new Map();
  #held = new Set();
  #clashing = new Set();
  #isDrawing = false;
  #isEditing = false; // what is told once, at the end
  /** @type {string | null} */
  #long = null;
  #revealed = -1; // where the page has put the caret, and nobody else

  /**
   * @param {HTMLElement} element
   * @param {{ changed: () => void, moved: (line: number) => void }} told
   */
  constructor(element, told) {
    this.#field = /** @type {HTMLTextAreaElement} */ (element.querySelector("textarea"));
    this.#picture = /** @type {HTMLElement} */ (element.querySelector("pre"));
    this.told = told;
    this.#field.addEventListener("input", () => this.#isEditing || this.#typed());
    this.#field.addEventListener("paste", (event) => this.#pasted(event));
    this.#field.addEventListener("scroll", () => this.#draw());
    this.#field.addEventListener("keydown", (event) => this.#key(event));
    // Changes of what is selected are told to the document alone.
    document.addEventListener("selectionchange", () => {
      if (document.activeElement === this.#field && this.caret !== this.#revealed) told.moved(this.line);
    });
    new ResizeObserver(() => this.#draw()).observe(element);
  }

  get text() {
    return this.#long ?? this.#field.value;
  }

  /** Whether the text is too long to be edited here. */
  get isLong() {
    return this.#long !== null;
  }

  /** Another text, which can be taken back like what is typed. */
  set text(text) {
    const isShort = text.length <= MOST_EDITED;
    if (isShort && this.#long === null) {
      this.edit([{ from: 0, to: this.text.length, text }]);
    } else {
      this.#hold(isShort ? null : text);
      this.#field.value = isShort ? text : `${text.slice(0, MOST_SHOWN)}…`;
      this.#typed();
    }
    this.#field.setSelectionRange(0, 0);
    this.#field.scrollTop = 0;
  }

  #hold(text) {
    this.#long = text;
    this.#field.readOnly = text !== null;
  }

  // A long text is held before the field takes it; one that is held already is only replaced as a whole.
  #pasted(event) {
    const added = event.clipboardData?.getData("text/plain") ?? "";
    const { value, selectionStart, selectionEnd } = this.#field;
    const isWhole = added !== "" && selectionStart === 0 && selectionEnd === value.length;
    if (this.#long !== null ? !isWhole : value.length + added.length <= MOST_EDITED) return;
    event.preventDefault();
    this.text = value.slice(0, selectionStart) + added + value.slice(selectionEnd);
  }

  get field() {
    return this.#field;
  }

  get caret() {
    return this.#field.selectionStart;
  }

  get line() {
    return lineOf(this.text, this.caret);
  }

  get lineHeight() {
    return parseFloat(getComputedStyle(this.#field).lineHeight);
  }

  /** Replaces parts of the text, as if they were typed, and leaves the focus where it was. */
  edit(edits) {
    if (this.#long !== null) return this.#editLong(edits);
    const field = this.#field, focused = document.activeElement;
    const { scrollTop, scrollLeft } = field;
    let caret = field.selectionStart;
    this.#isEditing = true;
    for (const { from, to, text } of [...edits].sort((a, b) => b.from - a.from)) {
      this.#replace(from, to, text);
      if (caret > from) caret = Math.max(from, caret + text.length - (to - from));
    }
    this.#isEditing = false;
    field.setSelectionRange(caret, caret);
    Object.assign(field, { scrollTop, scrollLeft });
    if (focused === document.body) field.blur();
    else if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    this.#typed();
  }

  #editLong(edits) {
    for (const { from, to, text } of [...edits].sort((a, b) => b.from - a.from)) {
      this.#long = this.text.slice(0, from) + text + this.text.slice(to);
    }
    this.text = this.text;
  }

  // A command is the only way that keeps what can be undone, and takes a second for each thousand lines.
  #replace(from, to, text) {
    const field = this.#field, wanted = field.value.slice(0, from) + text + field.value.slice(to);
    if (Math.max(text.length, to - from) <= MOST_UNDONE) {
      field.focus({ preventScroll: true });
      field.setSelectionRange(from, to);
      document.execCommand(text === "" ? "delete" : "insertText", false, text);
    }
    if (field.value !== wanted) field.value = wanted;
  }

  /** Types in place of what is selected. */
  insert(text, from = this.caret, to = this.#field.selectionEnd) {
    this.#field.focus();
    this.edit([{ from, to, text }]);
    this.#field.setSelectionRange(from + text.length, from + text.length);
  }

  /** @param {{ from: number, to: number, line: number, message: string, nearest: string }[]} faults */
  setFaults(faults) {
    this.#faults = new Map();
    for (const each of faults) {
      const begin = offsetOf(this.text, each.line);
      const known = this.#faults.get(each.line) ?? [];
      known.push({ ...each, from: each.from - begin, to: Math.max(each.to, each.from + 1) - begin });
      this.#faults.set(each.line, known);
    }
    this.#field.setAttribute("aria-invalid", String(faults.length > 0));
    this.#draw();
  }

  /** Lines that hold what is looked at. */
  setHeld(lines) {
    this.#held = new Set(lines);
    this.#draw();
  }

  /** Lines that contradict each other. */
  setClashing(lines) {
    this.#clashing = new Set(lines);
    this.#draw();
  }

  reveal(line) {
    const from = offsetOf(this.text, line), to = from + lineText(this.text, line).length;
    this.#revealed = from;
    this.#field.focus({ preventScroll: true });
    this.#field.setSelectionRange(from, to);
    this.show(line);
  }

  /** Scrolls to a line, where it is not in sight. */
  show(line) {
    const height = this.lineHeight, top = (line - 1) * height;
    const { scrollTop, clientHeight } = this.#field;
    if (top < scrollTop || top + height > scrollTop + clientHeight) {
      this.#field.scrollTop = Math.max(0, top - clientHeight / 3);
    }
  }

  /** Where in the field the caret is, in points. */
  placeOf(offset) {
    const line = lineOf(this.text, offset), before = this.text.slice(offsetOf(this.text, line), offset);
    const style = getComputedStyle(this.#field);
    const context = /** @type {CanvasRenderingContext2D} */ (made("canvas").getContext("2d"));
    context.font = `${style.fontSize} ${style.fontFamily}`;
    return {
      x: parseFloat(style.paddingLeft) + context.measureText(before).width - this.#field.scrollLeft,
      y: line * this.lineHeight - this.#field.scrollTop,
    };
  }

  #typed() {
    if (this.#long === null && this.#field.value.length > MOST_EDITED) return void (this.text = this.#field.value);
    this.#lines = this.#field.value.split("\n");
    this.#faults = new Map();
    this.#held = new Set();
    this.#draw();
    this.told.changed();
  }

  // A new line is as far in as what it belongs to.
  #key(event) {
    if (event.key !== "Enter" || this.#long !== null || event.isComposing || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const line = lineText(this.text, this.line).slice(0, this.caret - offsetOf(this.text, this.line));
    const indent = /^ */.exec(line)?.[0] ?? "";
    this.insert(`\n${indent}${OPENS.test(line) ? "  " : ""}`);
    this.show(this.line);
  }

  #draw() {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    requestAnimationFrame(() => {
      this.#isDrawing = false;
      this.#drawNow();
    });
  }

  #drawNow() {
    const { scrollTop, scrollLeft, clientHeight } = this.#field;
    const height = this.lineHeight;
    const first = Math.max(0, Math.floor(scrollTop / height) - 2);
    const last = Math.min(this.#lines.length, first + Math.ceil(clientHeight / height) + 5);
    const lines = made("div", { className: "lines" });
    lines.style.transform = `translate(${-scrollLeft}px, ${first * height - scrollTop}px)`;
    for (let k = first; k < last; k++) lines.append(this.#lineOf(k + 1, this.#lines[k]));
    this.#picture.replaceChildren(lines);
  }

  #lineOf(number, text) {
    const faults = this.#faults.get(number) ?? [];
    const line = made("div", { className: "line", "data-line": `${number}` });
    line.classList.toggle("held", this.#held.has(number));
    line.classList.toggle("clash", this.#clashing.has(number));
    let at = 0;
    for (const [kind, word] of tokens(text.slice(0, LONGEST_LINE))) {
      for (const [part, isWrong] of split(word, at, faults)) {
        line.append(made("span", { className: isWrong ? `${kind} fault` : kind }, part));
      }
      at += word.length;
    }
    if (text.length > LONGEST_LINE) line.append("…");
    // A fault at the end of a line is something that is missing there.
    if (faults.some((each) => each.to > text.length)) line.append(made("span", { className: "fault" }, " "));
    if (faults.length > 0) line.append(made("span", { className: "said" }, faults[0].message));
    return line;
  }
}

// The parts of a word that begins at an offset in its line, and whether they are in a fault.
function split(word, at, faults) {
  const parts = [];
  for (let k = 0; k < word.length; ) {
    const isWrong = faults.some(({ from, to }) => from <= at + k && at + k < to);
    let end = k + 1;
    while (end < word.length && isWrong === faults.some(({ from, to }) => from <= at + end && at + end < to)) end++;
    parts.push([word.slice(k, end), isWrong]);
    k = end;
  }
  return parts;
}
