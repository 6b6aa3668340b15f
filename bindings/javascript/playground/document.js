// Edits of a document's text. Each is { from, to, text }: what stands between two offsets is replaced.

const indentOf = (line) => line.length - line.trimStart().length;

// What a line begins with, an attribute with its other node and its relation, and then a number by itself.
const VALUE = /^\s*[\w-]+(?:\s+to\s+(?:"(?:[^"\\]|\\.)*"|[^\s"]+))?(?:\s*(?:==|<=|>=|=))?\s*(-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(?=\s*(?:@|#|\/\/|$))/i;

/** Where a line begins, lines counting from 1; the end of the text for one that is not there. */
export function offsetOf(text, line) {
  let at = 0;
  for (let k = 1; k < line; k++) {
    at = text.indexOf("\n", at) + 1;
    if (at === 0) return text.length;
  }
  return at;
}

export function lineText(text, line) {
  const from = offsetOf(text, line), to = text.indexOf("\n", from);
  return text.slice(from, to < 0 ? text.length : to);
}

/** The line that an offset is in. */
export function lineOf(text, offset) {
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < offset; at = text.indexOf("\n", at + 1)) line++;
  return line;
}

/** What a line begins with. */
export const wordOn = (text, line) => /\S*/.exec(lineText(text, line).trimStart())?.[0] ?? "";

/** The number that a line sets; null where it is a sum, a name, or none. */
export function numberOn(text, line) {
  const found = VALUE.exec(lineText(text, line));
  return found ? Number(found[1]) : null;
}

/** A word as it stands in a document: names of other letters are between quotes, in equations also those with a hyphen. */
export function asWritten(word, isInEquation) {
  const isPlain = (isInEquation ? /^(\w+|[<=>]+)$/ : /^([\w$-]+|[<=>]+)$/).test(word);
  return isPlain ? word : `"${word.replace(/[\\"]/g, "\\$&")}"`;
}

/** As people write numbers: no rest of a division. */
export const written = (value) => String(Math.round(value * 1e4) / 1e4 + 0);

export function settingNumber(text, line, value) {
  const found = VALUE.exec(lineText(text, line));
  if (!found) return null;
  const to = offsetOf(text, line) + found[0].length;
  return { from: to - found[1].length, to, text: written(value) };
}

/** Stands for the line of a node where a line of the layout is meant. */
export const LAYOUT = 0;

// Notes may stand above the line that says that it is a document.
const headOf = (text) => lineOf(text, Math.max(0, text.search(/^keeplayout/m)));

/** Adds a line inside of a node, which begins in a line. */
export function addingLine(text, line, words) {
  const outer = lineText(text, line || headOf(text));
  const from = offsetOf(text, line || headOf(text)) + outer.length;
  const indent = line === LAYOUT ? "" : " ".repeat(indentOf(outer) + 2);
  return { from, to: from, text: `\n${indent}${words}` };
}

export function removingLine(text, line) {
  const from = offsetOf(text, line);
  return { from, to: Math.min(from + lineText(text, line).length + 1, text.length), text: "" };
}

/** The lines of a node that are not those of its children: [line, words]. */
function* linesInside(text, line) {
  const lines = text.split("\n"), outer = line === LAYOUT ? -2 : indentOf(lines[line - 1] ?? "");
  for (let k = line; k < lines.length; k++) {
    const words = lines[k].trim(), indent = indentOf(lines[k]);
    if (words === "" || words.startsWith("#")) continue;
    if (indent <= outer) return;
    if (indent === outer + 2) yield [k + 1, words];
  }
}

/** The line inside of a node that begins with a word; 0 if there is none. */
export function lineWith(text, line, word) {
  for (const [at, words] of linesInside(text, line)) {
    if (words === word || words.startsWith(`${word} `)) return at;
  }
  return 0;
}

/** Makes a line inside of a node be these words, which begin with a word; null takes it away. */
export function settingLine(text, line, word, words) {
  const at = lineWith(text, line, word);
  if (words === null) return at ? removingLine(text, at) : null;
  if (!at) return addingLine(text, line, words);
  const old = lineText(text, at), from = offsetOf(text, at) + indentOf(old);
  return { from, to: offsetOf(text, at) + old.length, text: words };
}

/** Offsets in a string of offsets in its bytes, which are in order. */
export function fromBytes(text, offsets) {
  const found = [];
  let bytes = 0, at = 0;
  for (const offset of offsets) {
    while (bytes < offset && at < text.length) {
      const point = text.codePointAt(at) ?? 0;
      bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
      at += point < 0x10000 ? 1 : 2;
    }
    found.push(at);
  }
  return found;
}

export const bytesBefore = (text, offset) => new TextEncoder().encode(text.slice(0, offset)).length;
