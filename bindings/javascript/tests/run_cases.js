// Takes the steps of cases, and compares what is expected, in Node and in browsers.

import { Layout, REQUIRED } from "../src/index.js";

const number = (word) => (word === "inf" ? Infinity : word === "_" ? null : Number(word));
const escapes = { n: "\n", t: "\t", "\\": "\\" };
const unescaped = (word) => word.replace(/\\(.)/g, (_, letter) => escapes[letter]);
const camel = (word) => word.toLowerCase().replace(/_(.)/g, (_, letter) => letter.toUpperCase());

// A text of lines of one height: how wide and high it is at a width.
function measured(height, breaksAnywhere, words) {
  return (width) => {
    let ink = 0, line = 0, lines = 1, widest = 0;
    for (const word of words) {
      if (line > 0 && line + word > width + 1e-9) {
        line = 0;
        lines++;
      }
      ink += word;
      line += word;
      widest = Math.max(widest, line);
    }
    if (breaksAnywhere) {
      widest = Math.min(Math.max(width, 1), ink);
      lines = Math.ceil(ink / widest - 1e-9);
    }
    return { width: widest, height: lines * height };
  };
}

export function runCases(text) {
  // A layout that takes the steps of a case, and what its last step has thrown.
  let ui, place, met = null, count = 0;
  const wrong = [];
  const complain = (...words) => wrong.push(`${place}: ${words.join(" ")}`);

  function find(name) {
    const node = ui.find(name);
    if (!node) throw new Error(`${place}: there is no ${name}`, { cause: met });
    return node;
  }

  function take(body) {
    try {
      body();
      met = null;
    } catch (error) {
      met = error;
    }
  }

  function settled() {
    if (!met) take(() => ui.solve());
    const found = met;
    met = null;
    return found;
  }

  // Compares with the last words, within a millionth.
  function are(found, words) {
    const expected = words.slice(words.length - found.length).map(number);
    const isRight = found.every(
      (each, k) => expected[k] === null || each === expected[k] || Math.abs(each - expected[k]) <= 1e-6,
    );
    if (!isRight) complain(words.join(" "), "is", found.join(" "));
  }

  const framed = (kind) => (words) => {
    const { x, y, width, height } = find(words[1]).frameAs(kind);
    are([x, y, width, height], words);
  };

  const steps = {
    case(words) {
      ui?.close();
      [ui, place, met] = [new Layout(), words[1], null];
      count++;
    },
    read: (words) => take(() => ui.readDocument(words[2])),
    update: (words) => take(() => ui.update(words[2])),
    resize(words) {
      const node = find(words[2]);
      take(() => {
        for (const [k, axis] of ["horizontal", "vertical"].entries()) {
          const size = number(words[3 + k]);
          if (size !== null) node.setAxisSize(axis, size, node.axisSize(axis).priority);
        }
      });
    },
    gone(words) {
      const node = find(words[2]);
      take(() => (node.gone = words[3]));
    },
    measure(words) {
      const measure = measured(number(words[3]), words[4] === "ink", words.slice(5).map(number));
      const node = find(words[1]);
      if (words[2] === "both") node.setMeasureBoth((_, width) => measure(width));
      else node.setMeasure("vertical", (_, width) => measure(width).height);
    },
    solves(words) {
      const thrown = settled();
      if (thrown) complain(thrown);
      if (ui.conflictCount !== Number(words[1])) {
        complain(ui.conflictCount, "conflicts, and not", words[1]);
      }
    },
    fails(words) {
      const thrown = settled();
      const status = camel(words[1].replace("KEEP_ERROR_", ""));
      if (thrown?.status !== status || !thrown.message.includes(words[2])) {
        complain(thrown, "in place of", status, words[2]);
      }
    },
    frame: framed("inParent"),
    snapped: framed("snapped"),
    range(words) {
      const { minimum, maximum } = find(words[1]).sizeRange(words[2]);
      are([minimum, maximum], words);
    },
    fitting(words) {
      const size = find(words[1]).fittingSize([number(words[2]), number(words[3])], REQUIRED, REQUIRED);
      are([size.width, size.height], words);
    },
    says(words) {
      const isSaid = ui.conflicts().some((each) => each.text.includes(words[1]));
      if (!isSaid) complain("no conflict says", words[1]);
    },
  };

  for (const line of text.split("\n")) {
    if (!line) continue;
    const words = line.split("\t").map(unescaped);
    steps[words[0]](words);
  }
  ui?.close();
  return { count, wrong };
}
