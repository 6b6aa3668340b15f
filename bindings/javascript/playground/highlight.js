// The kinds of words on a line of a document, for the eye: [kind, text], which together are the line.

const WORDS = /(#.*|\/\/.*)|("(?:[^"\\]|\\.)*"?)|(@\s*[\w.]+)|(\$\w+)|(-?\b\d+(?:\.\d+)?(?:e[-+]?\d+)?\b)|([\w-]+)|(==|<=|>=|[=:+*/])/gi;
const KINDS = ["note", "name", "priority", "given", "number", "word", "sign"];
// Behind these comes the name of a node.
const NAMING = /^(?:node|to|of|use|component)$/;

export function tokens(line) {
  const found = [];
  let end = 0, before = "";
  for (const match of line.matchAll(WORDS)) {
    if (match.index > end) found.push(["", line.slice(end, match.index)]);
    const kind = KINDS[match.slice(1).findIndex((each) => each !== undefined)];
    found.push([kind === "word" ? kindOfWord(line, match, before) : kind, match[0]]);
    before = match[0];
    end = match.index + match[0].length;
  }
  if (end < line.length) found.push(["", line.slice(end)]);
  return found;
}

function kindOfWord(line, match, before) {
  if (NAMING.test(before)) return "name";
  return line.slice(0, match.index).trim() === "" ? "first" : "";
}
