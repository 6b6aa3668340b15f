// What the playground is made of, without a page: edits of text, addresses, programs, and the session of the worker.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { DamagedAddress, fromFragment, toFragment } from "../playground/address.js";
import { languages } from "../playground/code.js";
import {
  LAYOUT, addingLine, asWritten, bytesBefore, fromBytes, lineOf, lineWith, numberOn, removingLine, settingLine, settingNumber,
} from "../playground/document.js";
import { examples } from "../playground/examples.js";
import { tokens } from "../playground/highlight.js";
import { Place } from "../playground/place.js";
import { Session } from "../playground/session.js";
import { folder, run, without } from "./here.js";

const place = join(folder, "playground/examples");
const exampleOf = (name) => readFileSync(join(place, `${name}.keep`), "utf8");
const edited = (text, { from, to, text: words }) => text.slice(0, from) + words + text.slice(to);

const DOCUMENT = `# a note
keeplayout 1
node window
  size-width 320 @low  # a note
  size-height 200
  node a
    left-offset to "a b" >= -1.5
    width = 0.5 * width of window + 10
    insets = gap
  node "a b"
    gone
`;

test("numbers on lines are found, and set in place", () => {
  const numbers = Array.from({ length: 11 }, (_, k) => numberOn(DOCUMENT, k + 1));
  assert.deepEqual(numbers, [null, 1, null, 320, 200, null, -1.5, null, null, null, null]);
  const wide = edited(DOCUMENT, settingNumber(DOCUMENT, 4, 400 / 3));
  assert.equal(wide.split("\n")[3], "  size-width 133.3333 @low  # a note");
  assert.equal(settingNumber(DOCUMENT, 8, 3), null);
  assert.equal(lineOf(DOCUMENT, DOCUMENT.indexOf("insets")), 9);
});

test("lines are added, changed and taken away", () => {
  assert.equal(lineWith(DOCUMENT, 3, "size-height"), 5);
  assert.equal(lineWith(DOCUMENT, 3, "insets"), 0); // that of a child
  assert.equal(lineWith(DOCUMENT, 10, "gone"), 11);
  const gone = edited(DOCUMENT, settingLine(DOCUMENT, 6, "gone", "gone"));
  assert.equal(gone.split("\n")[6], "    gone");
  assert.equal(edited(gone, settingLine(gone, 6, "gone", null)), DOCUMENT);
  const turned = edited(DOCUMENT, settingLine(DOCUMENT, LAYOUT, "scale", "scale 2"));
  assert.equal(turned.split("\n")[2], "scale 2");
  assert.equal(edited(turned, settingLine(turned, LAYOUT, "scale", "scale 3")).split("\n")[2], "scale 3");
  assert.equal(edited(turned, removingLine(turned, 3)), DOCUMENT);
  assert.equal(edited(DOCUMENT, addingLine(DOCUMENT, 6, "height = 3")).split("\n")[6], "    height = 3");
});

test("names are between quotes where they have to be", () => {
  assert.deepEqual(["left-inset", "$who", "<=", 'my "a"', "é"].map((each) => asWritten(each, false)), ["left-inset", "$who", "<=", '"my \\"a\\""', '"é"']);
  assert.deepEqual(["centerX", "my-node", "=="].map((each) => asWritten(each, true)), ["centerX", '"my-node"', "=="]);
});

test("places in bytes are places in strings", () => {
  const text = "aé€😀b";
  assert.deepEqual(fromBytes(text, [0, 1, 3, 6, 10, 11]), [0, 1, 2, 3, 5, 6]);
  assert.equal(bytesBefore(text, 5), 10);
});

test("words of a line are the line", () => {
  for (const line of [...DOCUMENT.split("\n"), 'node "a', "\t$x@", "équation ==<= // b", ""]) {
    assert.equal(tokens(line).map(([, word]) => word).join(""), line);
  }
  assert.deepEqual(tokens("  width >= 8 @high # b").filter(([kind]) => kind), [
    ["first", "width"], ["sign", ">="], ["number", "8"], ["priority", "@high"], ["note", "# b"],
  ]);
});

test("an address holds a document, and says when it is damaged", async () => {
  const fragment = await toFragment(DOCUMENT);
  assert.match(fragment, /^1\.[\w-]+$/);
  assert.equal(await fromFragment(fragment), DOCUMENT);
  assert.equal(await fromFragment(await toFragment("")), "");
  const middle = fragment.length >> 1, other = fragment[middle] === "A" ? "B" : "A";
  const damaged = [
    "", "x", "1.", "1.%", fragment.slice(1), fragment.slice(0, -6), fragment.slice(0, middle) + other + fragment.slice(middle + 1),
  ];
  for (const each of damaged) await assert.rejects(fromFragment(each), DamagedAddress, each);
  await assert.rejects(fromFragment(await toFragment("a".repeat(5_000_000))), /more than four megabytes/);
});

test("the list of examples is the folder, and only the last one contradicts", () => {
  const names = Object.keys(examples);
  assert.deepEqual(names.map((each) => `${each}.keep`).sort(), readdirSync(place).sort());
  for (const name of names) {
    const session = new Session();
    const { faults, limit, scene } = session.show(exampleOf(name));
    assert.deepEqual([faults, limit], [[], null], name);
    assert.ok(name === "window" ? scene.count === 1 : scene.count > 2, name);
    const { conflictCount, open } = session.problems();
    assert.deepEqual([conflictCount, open.length], name === "conflict" ? [1, 1] : [0, 0], name);
  }
});

// By hand: left 10, width 100, right 90 in 200.
const ROW = `keeplayout 1
node window
  size-width 200
  size-height 100
  node a
    left-inset = 10
    width = 100
    top-inset = 10
    height = 20
  node b
    left-offset to a = 8
    right-inset = 2
    vertical-insets = 30
`;

function dragged(session, name, handle, dx, dy) {
  const index = session.nodes.findIndex((each) => each.name === name);
  const parts = session.grab(index, handle);
  const { frames } = session.pull(dx, dy);
  const frame = [...frames.slice(4 * index, 4 * index + 4)];
  const { values, motion } = session.drop();
  session.show(session.text);
  return { parts, frame, values: values.map(({ line, value }) => [line, value]), motion };
}

test("a drag changes the node's own numbers", () => {
  const session = new Session();
  session.show(ROW);
  const cases = [
    ["a", "move", 5, 7, [15, 17, 100, 20], [[6, 15], [8, 17]]],
    ["a", "right", 5, 7, [10, 10, 105, 20], [[7, 105]]],
    ["a", "bottom", 5, 7, [10, 10, 100, 27], [[9, 27]]],
    ["a", "right", -300, 0, [10, 10, 0, 20], [[7, 0]]],
    ["b", "left", 5, 0, [123, 30, 75, 40], [[11, 13]]],
    ["b", "right", -5, 0, [118, 30, 75, 40], [[12, 7]]],
    ["b", "top", 0, 4, [118, 34, 80, 32], [[13, 34]]], // both insets are one number
    ["window", "corner", 20, 10, [0, 0, 220, 110], [[3, 220], [4, 110]]],
  ];
  for (const [name, handle, dx, dy, frame, values] of cases) {
    const found = dragged(session, name, handle, dx, dy);
    assert.deepEqual([found.frame, found.values], [frame, values], `${name} ${handle}`);
  }
});

test("a near edge that a far one holds changes the size, and the far one stays", () => {
  const session = new Session();
  session.show(ROW.replace("left-inset", "right-inset").replace("top-inset", "bottom-inset"));
  // By hand: right 10 and width 100 in 200, bottom 10 and height 20 in 100.
  const left = dragged(session, "a", "left", -20, 0), top = dragged(session, "a", "top", 0, -5), moved = dragged(session, "a", "move", -20, 0);
  assert.deepEqual([left.frame, left.values], [[70, 70, 120, 20], [[7, 120]]]);
  assert.deepEqual([top.frame, top.values], [[90, 65, 100, 25], [[9, 25]]]);
  assert.deepEqual([moved.frame, moved.values], [[70, 70, 100, 20], [[6, 30]]]);
});

test("what no number of its own holds is pulled, and goes back", () => {
  const session = new Session();
  session.show(ROW.replace("width = 100", "width = 0.5 * width of window"));
  const { parts, frame, values, motion } = dragged(session, "a", "right", 20, 0);
  assert.deepEqual(parts.map(({ isPull, holding }) => [isPull, holding.includes(3)]), [[true, true]]);
  assert.deepEqual([frame, values, motion], [[10, 10, 100, 20], [], null]); // it is required
  session.show(ROW.replace("width = 100", "width = 0.5 * width of window @high"));
  const soft = dragged(session, "a", "right", 20, 0);
  assert.deepEqual([soft.frame, soft.values], [[10, 10, 120, 20], []]);
  const last = soft.motion.steps.at(-1);
  assert.deepEqual([...last.slice(4, 8)], [10, 10, 100, 20]);
  assert.ok(soft.motion.steps[0][6] > 115);
});

test("a drag that is taken back leaves what was there", () => {
  const session = new Session();
  const { frames } = session.show(exampleOf("panes")).scene;
  for (const [name, handle] of [["sidebar", "right"], ["editor", "bottom"], ["window", "corner"]]) {
    session.grab(session.nodes.findIndex((each) => each.name === name), handle);
    assert.notDeepEqual(session.pull(30, 30).frames, frames, name);
    assert.deepEqual(session.release(), frames, name);
  }
});

test("what is too far away for a number is pulled from where it can be", () => {
  const session = new Session();
  const { limit } = session.show("keeplayout 1\nnode a\n  node b\n    height = 1e12\n    top-inset = 0\n  node c\n    equation c.top == b.bottom + 168\n");
  assert.equal(limit, null);
  assert.equal(session.grab(2, "top")[0].isPull, true);
  assert.ok(session.pull(0, 5).frames.every(Number.isFinite));
});

test("a window without a size gets one by a drag", () => {
  const session = new Session();
  session.show("keeplayout 1\nnode window\n  node a\n    size = 40\n    insets = 5\n");
  session.grab(0, "right");
  session.pull(30, 0);
  assert.deepEqual(session.drop().values, [{ line: 2, value: 80, adds: "size-width" }]);
});

test("faults have their places, and the layout stays", () => {
  const session = new Session();
  session.show(ROW);
  const wrong = ROW.replace("node a", 'node "é😀"').replace("  right-inset", "  rihgt-inset");
  const { faults, scene } = session.show(wrong);
  assert.equal(scene, undefined);
  const [{ from, to, line, nearest }] = faults.filter((each) => each.nearest !== "");
  assert.deepEqual([wrong.slice(from, to), line, nearest], ["rihgt-inset", 12, "right-inset"]);
  assert.equal(session.nodes.length, 3);
  assert.ok(session.complete(ROW, ROW.indexOf("right-inset") + 2).includes("right-inset"));
});

test("corrections are offered where a number stands", () => {
  const session = new Session();
  session.show(exampleOf("conflict"));
  const [{ constraints, violation }] = session.problems().conflicts;
  const found = constraints.map(({ words, correction }) => [/^\w+( inset)? of <\w+>/.exec(words)[0], correction]);
  // By hand: 20 + 200 + 120 is 60 more than 280.
  assert.equal(violation, 60);
  assert.deepEqual(Object.fromEntries(found), {
    "width of <field>": 140, "width of <window>": 340, "left inset of <field>": -40, "right inset of <field>": 60,
  });
});

test("what is open is moved through its range", () => {
  const session = new Session();
  const { scene } = session.show(exampleOf("conflict"));
  const [{ minimum, maximum, node, word }] = session.problems().open;
  assert.deepEqual([minimum, maximum, word, scene.names[node]], [60, Infinity, "top-inset", "note"]);
  assert.equal(session.explore(0, 75)[4 * node + 1], 75);
  assert.equal(session.explore(0, 90)[4 * node + 1], 90);
  assert.equal(session.explore(0, 10)[4 * node + 1], 60); // it can be no less
});

test("what is not listed is counted", () => {
  const session = new Session();
  session.show(`keeplayout 1\n${"node a\n".repeat(50)}`);
  const { open, openCount, settlingCount } = session.problems();
  // By hand: a width and a height each, of which forty are listed.
  assert.deepEqual([open.length, openCount, settlingCount], [40, 100, 100]);
});

test("a drawing fills the stage, and what is small is not larger than it can be taken for", () => {
  const boxIn = (width, height, frame) => {
    const place = new Place();
    place.fit({ count: 1, parents: [-1] }, frame, width, height);
    return place.box(0, frame);
  };
  // By hand: 28 points are left around it, and it is in the middle.
  assert.deepEqual(boxIn(856, 456, [0, 0, 400, 100]), [28, 128, 800, 200]);
  assert.deepEqual(boxIn(856, 456, [0, 0, 10, 20]), [408, 188, 40, 80]);
});

test("a change moves by a spring from where it was", () => {
  const session = new Session();
  session.show(ROW);
  const { motion, scene } = session.show(ROW.replace("left-inset = 10", "left-inset = 60"), { damping: 0.5, duration: 0.5 });
  const lefts = motion.steps.map((each) => each[4]);
  assert.equal(lefts[0], 10);
  assert.ok(Math.max(...lefts) > 60.5); // underdamped
  assert.equal(lefts.at(-1), 60);
  assert.equal(scene.frames[4], 60);
});

test("a member of a flow is pulled to where it would be on another line", () => {
  const session = new Session();
  session.show(exampleOf("card"));
  const index = session.nodes.findIndex((each) => each.name === "javascript");
  session.grab(index, "left");
  const { limit, frames } = session.pull(10, 0);
  assert.equal(limit, null);
  assert.ok(frames.every(Number.isFinite));
  assert.equal(session.show(exampleOf("card")).limit, null);
});

// Names that no language may stumble over.
const HARD = 'keeplayout 1\nnode "a\\"b ${x} `"\n  size-width 10\n  size-height 20\nnode "\\\\ ??/ \\\\#"\n  size-width 30\n  size-height 40\n';
const NAMES = ['a"b ${x} `', "\\ ??/ \\#"];
const PRINTED = `${NAMES[0]} 0 0 10 20\n${NAMES[1]} 0 0 30 40\n`;
const library = process.env.KEEPLAYOUT_LIB_DIR;

async function inFolder(body) {
  const at = mkdtempSync(join(folder, "example-"));
  try {
    return await body(at);
  } finally {
    rmSync(at, { recursive: true });
  }
}

test("the program in JavaScript prints the frames", () => inFolder((at) => {
  writeFileSync(join(at, "layout.mjs"), languages.JavaScript(HARD, NAMES));
  assert.equal(run(process.execPath, ["layout.mjs"], { cwd: at }), PRINTED);
}));

test("the program in C prints the frames", { skip: !library || without("cc") }, () => inFolder((at) => {
  writeFileSync(join(at, "layout.c"), languages.C(HARD, NAMES));
  const include = join(library, "../include");
  run("cc", ["-std=c11", "-Wall", "-Wextra", "-Werror", "-trigraphs", "layout.c", `-I${include}`, `-L${library}`, "-lkeeplayout", "-o", "layout"], { cwd: at });
  assert.equal(run("./layout", [], { cwd: at }), PRINTED);
}));

test("the program in Python prints the frames", { skip: !library || without("python3") }, () => inFolder((at) => {
  writeFileSync(join(at, "layout.py"), languages.Python(HARD, NAMES));
  const env = { ...process.env, PYTHONPATH: join(folder, "../python/src"), KEEPLAYOUT_LIBRARY: join(library, "libkeeplayout.so") };
  assert.equal(run("python3", ["layout.py"], { cwd: at, env }).replaceAll(".0", ""), PRINTED);
}));

test("a literal of Swift has as many marks as it needs", () => {
  assert.match(languages.Swift(HARD, NAMES), /document: ##"""\nkeeplayout 1\n[^]*\n"""##\)/);
});

// WCAG 2.2, 1.4.3: at least 4.5 to 1 for text.
function contrast(first, second) {
  const [lighter, darker] = [first, second].map((color) => {
    const parts = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);
    const [red, green, blue] = parts.map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }).sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

test("text can be read in both schemes", () => {
  const css = readFileSync(join(folder, "playground/style.css"), "utf8");
  const schemes = [...css.matchAll(/:root \{([^}]*)\}/g)].map(([, body]) => Object.fromEntries(
    [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, color]) => [name, color])));
  assert.equal(schemes.length, 2);
  const grounds = {
    ground: ["text", "muted", "accent", "note", "name", "number", "first", "priority"], panel: ["text", "muted", "accent"], box: ["text", "muted"],
    "accent-soft": ["text", "accent", "note", "name", "number", "first", "priority"], "wrong-soft": ["text", "wrong", "name", "number", "first", "priority"],
    ...Object.fromEntries(Array.from({ length: 6 }, (_, k) => [`node-${k}`, ["text"]])),
  };
  for (const colors of schemes) {
    for (const [ground, words] of Object.entries(grounds)) {
      for (const word of words) {
        const found = contrast(colors[ground], colors[word]);
        assert.ok(found >= 4.5, `${word} ${colors[word]} on ${ground} ${colors[ground]}: ${found.toFixed(2)}`);
      }
    }
  }
});

test("the types of the playground", { skip: without("tsc") }, () => {
  const options = [
    "--noEmit", "--allowJs", "--checkJs", "--strict", "--noImplicitAny", "false", "--useUnknownInCatchVariables", "false",
    "--target", "es2022", "--module", "nodenext", "--lib", "es2022,dom,dom.iterable", "playground/main.js", "playground/worker.js",
  ];
  try {
    execFileSync("tsc", options, { cwd: folder, encoding: "utf8" });
  } catch (error) {
    assert.fail(error.stdout);
  }
});
