// The playground as people use it, in headless Chromium: it is typed in, dragged, clicked, shared, and looked at. Pictures go
// to KEEPLAYOUT_PICTURES, where a person can look at them.

import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { after, before, test } from "node:test";
import { languages } from "../playground/code.js";
import { Chromium } from "./chromium.js";
import { folder, without } from "./here.js";

const TYPES = { ".js": "text/javascript", ".wasm": "application/wasm", ".html": "text/html", ".css": "text/css" };
// The page brings all that it needs.
const POLICY = "default-src 'self'; img-src 'self' data:; script-src 'self' 'wasm-unsafe-eval'";
const skip = without("chromium");
const { KEEPLAYOUT_PICTURES: pictures } = process.env;

// By hand: the label is as wide as half of the window.
const MADE = `keeplayout 1
node window
  node "a </script> \`\${b}"
    left-inset = 10
    top-inset = 20
    height = 30
    width = 0.5 * width of window + 0
`;

const server = createServer((request, response) => {
  try {
    const pathname = new URL(request.url, "http://localhost").pathname.replace("/made/keeplayout/", "/");
    if (pathname === "/made/") return void response.writeHead(200, { "content-type": "text/html" }).end(languages["Web page"](MADE));
    const path = join(folder, normalize(pathname), pathname.endsWith("/") ? "index.html" : "");
    const content = readFileSync(path);
    response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "text/plain", "content-security-policy": POLICY }).end(content);
  } catch {
    response.writeHead(404).end();
  }
});

let browser, page, address;

before(async () => {
  if (skip) return;
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${server.address().port}/playground/`;
  browser = new Chromium();
  page = await browser.open(address);
  await page.resize(1280, 800);
  await page.until(isIdle);
});

after(async () => {
  server.close();
  server.closeAllConnections?.();
  await browser?.close();
});

// What the page says, what it is of, and what is in it, as expressions.
const said = (words) => `document.querySelector("#status").textContent.includes(${JSON.stringify(words)})`;
const text = `document.querySelector("#text").value`;
const lineIs = (line, words) => `(${text}.split("\\n")[${line - 1}] === ${JSON.stringify(words)})`;
const isIdle = `document.querySelector("#stage").getAttribute("aria-busy") === "false"`;
const textOf = (selector) => page.value(`document.querySelector(${JSON.stringify(selector)}).textContent`);
const lineOf = async (words) => (await page.value(text)).split("\n").findIndex((each) => each.includes(words)) + 1;

async function open(name) {
  await page.value(`(() => {
    const list = document.querySelector("#example");
    list.value = ${JSON.stringify(name)};
    list.dispatchEvent(new Event("change"));
  })()`);
  const expected = readFileSync(join(folder, `playground/examples/${name}.keep`), "utf8");
  await page.until(`${text} === ${JSON.stringify(expected)} && ${isIdle} && ${said("laid out")}`);
  await drawn();
}

// What has been told is seen after the next frame.
const drawn = () => page.value("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))))");

async function pictured(name) {
  await drawn();
  const picture = await page.picture();
  if (pictures) {
    mkdirSync(pictures, { recursive: true });
    writeFileSync(join(pictures, `${name}.png`), picture);
  }
  return picture;
}

async function select(words) {
  await page.value(`(() => {
    const field = document.querySelector("#text"), from = field.value.indexOf(${JSON.stringify(words)});
    field.focus();
    field.setSelectionRange(from, from + ${words.length});
  })()`);
}

async function choose(name) {
  await page.value(`(() => {
    const list = document.querySelector("#node");
    list.value = [...list.options].find((each) => each.textContent.trim() === ${JSON.stringify(name)}).value;
    list.dispatchEvent(new Event("change"));
  })()`);
  await page.until(`document.querySelector("#inspector h3")?.textContent.startsWith(${JSON.stringify(`<${name}>`)})`);
  await drawn();
}

const used = (name, body) => test(name, { skip, timeout: 120_000 }, async () => {
  const before = browser.thrown.length;
  await body();
  assert.deepEqual(browser.thrown.slice(before).map((each) => each.exception?.description ?? each.text), []);
});

used("faults are underlined where they are typed, and a click mends them", async () => {
  await open("card");
  await select("right-inset = 12");
  await page.type("rihgt-inset = 12");
  await page.until(`document.querySelector("#faults li") && document.querySelector("pre .fault")`);
  assert.equal(await textOf("pre .fault"), "rihgt-inset");
  assert.match(await textOf("#faults"), /rihgt-inset.*the nearest is "right-inset"/);
  assert.equal(await page.value(`document.querySelector("#text").getAttribute("aria-invalid")`), "true");
  const { nodes } = await page.send("Accessibility.getFullAXTree");
  assert.match(nodes.find((each) => each.role?.value === "textbox").description.value, /rihgt-inset/);
  await page.click("#faults li button:last-child");
  await page.until(`!document.querySelector("#faults li") && ${isIdle}`);
  assert.ok(await lineOf("right-inset = 12"));
});

used("a drawing of the text before changes nothing in the text", async () => {
  await open("conflict");
  await page.click("#tab-problems");
  await select("# The field");
  await page.type("wrong\n# The field");
  await page.until(`document.querySelector("#faults li") && ${isIdle}`);
  await drawn();
  const before = await page.value(text);
  // Its lines are others by now.
  assert.equal(await page.value(`document.querySelectorAll("pre .clash, pre .held").length`), 0);
  await page.click(`#panel-problems [aria-label="Remove line ${await lineOf("width = 200") - 1}"]`);
  await page.until(said("This is of the text before"));
  const edge = await page.middle(".handle.right");
  await page.drag([edge.x, edge.y], [edge.x - 50, edge.y]);
  await drawn();
  assert.equal(await page.value(text), before);
  assert.equal(await page.value(`document.querySelector("#safe").disabled`), true);
  await select("wrong\n");
  await page.key("Delete");
  await page.until(`document.querySelectorAll("pre .clash").length === 4 && !document.querySelector("#safe").disabled`);
});

used("an example that has changed can be opened again", async () => {
  const chosen = `document.querySelector("#example").value`;
  await open("window");
  assert.equal(await page.value(chosen), "window");
  await select("400");
  await page.type("500");
  await page.until(`${isIdle} && ${chosen} === ""`);
  await open("window");
  assert.equal(await page.value(chosen), "window");
});

used("words are completed by keys", async () => {
  await open("card");
  await select("aspect-ratio");
  for (const letter of "asp") await page.key(letter);
  await page.until(`!document.querySelector("#completions").hidden`);
  assert.equal(await textOf("#completions li[aria-selected=true]"), "aspect-ratio");
  await page.key("Enter");
  await page.until(isIdle);
  assert.ok(await lineOf("aspect-ratio = 1.25"));
  await page.key("z", 2); // what was typed is taken back by the field's own keys
  await page.key(" ", 2);
  await page.until(`document.querySelectorAll("#completions li").length > 20`);
  await page.key("Escape");
  assert.equal(await page.value(`document.querySelector("#completions").hidden`), true);
});

used("a window's edge is dragged, and the text has it", async () => {
  await open("card");
  const line = await lineOf("size-width");
  const { x, y } = await page.middle(".handle.right");
  await page.drag([x, y], [x - 100, y]);
  await page.until(`!${lineIs(line, "  size-width 420")} && ${isIdle}`);
  const width = Number(/size-width (\d+)/.exec(await page.value(text))[1]);
  assert.ok(width < 420 && width > 200);
  // Keys move it, too, and the handle keeps the focus.
  await page.value(`document.querySelector(".handle.right").focus()`);
  await page.key("ArrowLeft");
  await page.until(`${lineIs(line, `  size-width ${width - 1}`)} && ${isIdle}`);
  assert.ok(await page.value(`document.activeElement.matches(".handle.right")`));
  // None of the keys that come one after the other is lost.
  await Promise.all(Array.from({ length: 10 }, () => page.key("ArrowLeft")));
  await page.until(`${lineIs(line, `  size-width ${width - 11}`)} && ${isIdle}`);
});

used("a drag is taken back by Escape", async () => {
  await open("card");
  const { x, y } = await page.middle(".handle.right"), before = await page.value(text);
  await page.mouse("mousePressed", x, y, 1);
  await page.mouse("mouseMoved", x - 40, y, 1);
  await page.until(said("size-width 3"));
  await page.key("Escape");
  await page.until(said("taken back"));
  await page.mouse("mouseReleased", x - 40, y);
  await drawn();
  assert.deepEqual(await page.middle(".handle.right"), { x, y });
  assert.equal(await page.value(text), before);
});

used("a node is dragged, and says what holds it", async () => {
  await open("card");
  await choose("title");
  const holding = await page.value(`[...document.querySelectorAll("pre .held")].map((each) => Number(each.dataset.line))`);
  for (const words of ["left-offset to image", "right-inset = 12", "height = 24"]) {
    assert.ok(holding.includes(await lineOf(words)), words);
  }
  assert.match(await textOf("#inspector"), /left-inset.*120 \(width of <image>\)/);
  const line = await lineOf("left-offset to image");
  const { x, y } = await page.middle(".handle.move");
  await page.drag([x, y], [x + 40, y + 10]);
  await page.until(`!${lineIs(line, "      left-offset to image = 12")} && ${isIdle}`);
  assert.doesNotMatch(await textOf("#inspector"), /change together/);
  // A member of a row has no number of its own: it is pulled, and goes back.
  await choose("python");
  const before = await page.value(text), member = await page.middle(".handle.move");
  await page.drag([member.x, member.y], [member.x + 4, member.y + 30]);
  await page.until(said("It goes back"));
  assert.equal(await page.value(text), before);
  await open("form");
  await choose("city");
  assert.match(await textOf("#inspector"), /its lines make 3 nodes, which change together/);
});

used("a conflict is red, and a click on a correction ends it", async () => {
  await open("conflict");
  assert.match(await textOf("#status"), /a conflict/);
  const red = await page.value(`[...document.querySelectorAll("pre .clash")].map((each) => Number(each.dataset.line))`);
  assert.deepEqual(red, await Promise.all(["size-width", "left-inset", "width = 200", "right-inset"].map(lineOf)));
  await page.click("#tab-problems");
  await page.resize(1000, 600);
  await pictured("playground");
  await page.resize(900, 600);
  assert.ok(await page.value(`[...document.querySelectorAll(".mends")].every((each) => each.firstChild.offsetTop === each.lastChild.offsetTop)`));
  await page.resize(1280, 800);
  const line = await lineOf("right-inset = 120");
  await page.click(`#panel-problems [aria-label="Make 120 60 on line ${line}"]`);
  await page.until(`${lineIs(line, "    right-inset = 60")} && ${said("laid out")} && !document.querySelector("pre .clash")`);
  // What is open is dragged through its range, and kept.
  await page.until(`document.querySelector("#panel-problems input[type=range]")`);
  await page.value(`(() => {
    const slider = document.querySelector("#panel-problems input[type=range]");
    slider.value = "90";
    slider.dispatchEvent(new Event("input"));
  })()`);
  await page.click('#panel-problems [aria-label="Keep top-inset of <note>"]');
  await page.until(`${text}.includes("    top-inset = 90") && document.querySelector("#panel-problems").textContent.includes("Nothing contradicts")`);
  assert.equal(await textOf("#tab-problems"), "Problems");
});

used("switches are lines of the text", async () => {
  await open("toolbar");
  await page.click("#direction");
  await page.until(`${lineIs(2, "right-to-left")} && document.querySelector("#direction").getAttribute("aria-pressed") === "true"`);
  await page.click("#safe");
  await page.until(`${text}.includes("\\n  safe-area 44 0 34 0\\n")`);
  await choose("search");
  await page.click("#gone");
  await page.until(`${text}.includes("    node search\\n      gone\\n") && document.querySelector("#gone").getAttribute("aria-pressed") === "true"`);
  for (const button of ["#gone", "#safe", "#direction"]) {
    await page.click(button);
    await page.until(`document.querySelector("${button}").getAttribute("aria-pressed") === "false"`);
  }
  assert.equal(await page.value(text), readFileSync(join(folder, "playground/examples/toolbar.keep"), "utf8"));
});

used("a change moves by a spring, and is looked at to and fro", async () => {
  await open("toolbar");
  await page.click("#tab-motion");
  await page.click("#animates");
  await page.click("#direction");
  await page.until(`Number(document.querySelector("#time").max) > 0.2`);
  await page.until(`document.querySelector("#time").value === document.querySelector("#time").max`);
  const end = await page.picture();
  await page.value(`(() => {
    const time = document.querySelector("#time");
    time.value = "0.1";
    time.dispatchEvent(new Event("input"));
  })()`);
  assert.notDeepEqual(await pictured("playground-motion"), end);
  await open("grid");
  assert.match(await textOf("#moved"), /^Switch it on/);
  await page.click("#animates");
});

used("the address holds the document, and says when it is damaged", async () => {
  await open("panes");
  await page.click("#share");
  await page.until(said("The address"));
  const [hash, shared] = [await page.value("location.hash"), await page.value(text)];
  await open("grid");
  await page.until(`location.hash !== ${JSON.stringify(hash)}`);
  await page.value(`location.hash = ${JSON.stringify(hash)}`);
  await page.until(`${text} === ${JSON.stringify(shared)}`);
  await page.goTo("about:blank");
  await page.goTo(`${address}${hash.slice(0, -9)}`);
  await page.until(`!document.querySelector("#banner").hidden && ${isIdle}`);
  assert.match(await textOf("#banner"), /cannot be read: a part of it is missing or has changed. Here is an example/);
  await select("# Drag");
  await page.type("# My own");
  await page.until(`document.querySelector("#banner").hidden && ${isIdle}`);
  const own = await page.value(text);
  await page.value("location.hash = '#damaged'");
  await page.until(`!document.querySelector("#banner").hidden`);
  assert.match(await textOf("#banner"), /what was here before/);
  assert.equal(await page.value(text), own);
  await page.goTo("about:blank");
  await page.goTo(`${address}${hash}`);
  await page.until(`${text} === ${JSON.stringify(shared)} && document.querySelector("#banner").hidden`);
});

// 2^17 nodes in twenty lines.
const manyNodes = () => {
  const levels = Array.from({ length: 17 }, (_, k) => `component c${k + 1} w\n  node $w\n    use c${k} a\n    use c${k} b\n`);
  return `keeplayout 1\ncomponent c0 w\n  node $w\n    size = 10\n${levels.join("")}use c17 r\n`;
};

// As if it were pasted.
const put = (words) => page.value(`(() => {
  const field = document.querySelector("#text");
  field.focus();
  field.select();
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", ${JSON.stringify(words)});
  if (field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, cancelable: true }))) {
    field.value = ${JSON.stringify(words)};
    field.dispatchEvent(new InputEvent("input"));
  }
})()`);

used("a layout that takes too long is stopped, and the page goes on", async () => {
  await open("card");
  await put(manyNodes());
  await page.until(`!document.querySelector("#busy").hidden`);
  // The page answers meanwhile.
  await page.key("End", 2);
  assert.ok(await page.value(`document.querySelector("#text").selectionStart > 0`));
  await page.click("#stop");
  await page.until(said("The layout has ended: stopped"));
  await open("form");
});

used("a worker that takes too long, or is not there, is told", async () => {
  const found = await page.value(`(async () => {
    const { Engine } = await import("./engine.js");
    const ended = [];
    const told = { busy() {}, ended: (...why) => ended.push(why) };
    const engine = new Engine(told, undefined, 100);
    const failure = (error) => error.message;
    const first = await engine.ask("show", ${JSON.stringify(manyNodes())}).catch(failure);
    engine.longest = 60_000;
    const second = (await engine.ask("show", "keeplayout 1\\nnode a\\n")).scene.count;
    const unknown = await engine.ask("grab", 7, "right").catch(failure);
    engine.stop();
    const missing = await new Engine(told, new URL("nowhere.js", location.href)).ask("svg").catch(failure);
    return { first, second, unknown, missing, ended };
  })()`);
  const stopped = "stopped after 0.1 seconds", lacking = "the layout library could not be loaded";
  assert.deepEqual(found, {
    first: stopped, second: 1, unknown: "there is no layout of the text yet", missing: lacking,
    ended: [[stopped, false], ["stopped", false], [lacking, true]],
  });
});

used("thousands of nodes are dragged", async () => {
  const members = "    node\n      insets = 1\n".repeat(3);
  const rows = Array.from({ length: 1500 }, (_, k) => `  node\n    size = 10\n    left-inset = ${k % 50}\n    top-inset = ${k % 70}\n${members}`);
  await put(`keeplayout 1\nnode window\n  size-width 400\n  size-height 300\n${rows.join("")}`);
  await page.until(`${said("6001 nodes")} && ${isIdle}`);
  const { x, y } = await page.middle(".handle.corner");
  await page.drag([x, y], [x - 30, y - 20]);
  await page.until(`!${lineIs(3, "  size-width 400")} && ${isIdle}`);
  await open("card");
});

used("a text of a megabyte is no document, and says so", async () => {
  await put(`keeplayout 1\n${"what is this?\n".repeat(75_000)}`);
  await page.until(said("100 faults, the first in line 2"));
  assert.match(await textOf("#faults"), /and 80 more/);
  assert.match(await textOf("#long"), /1050013 characters/);
  await page.click("#share");
  await page.until(said("The address"));
  await page.click("#empty");
  await page.until(`${text} === "keeplayout 1\\n" && document.querySelector("#long").hidden && ${isIdle}`);
  await put(`keeplayout 1\n# ${"long".repeat(100_000)}\n`);
  await page.until(`!document.querySelector("#long").hidden && ${isIdle}`);
  await put(`keeplayout 1\n${"node a\n  size-width 5\n  width = 6\n".repeat(12)}`);
  await page.until(`document.querySelector("#long").hidden && ${said("12 conflicts")}`);
  assert.match(await textOf("#panel-problems"), /^12 conflicts.*and 2 more/);
  await open("card");
});

used("the page that is copied draws the layout", async () => {
  const made = await browser.open(address.replace("/playground/", "/made/"));
  await made.resize(500, 400);
  await made.until(`document.querySelectorAll("div")[1]?.getBoundingClientRect().width === 250`);
  const label = await made.value(`(() => {
    const element = document.querySelectorAll("div")[1], { x, y, width, height } = element.getBoundingClientRect();
    return [element.textContent, x, y, width, height];
  })()`);
  assert.deepEqual(label, ["a </script> `${b}", 10, 20, 250, 30]);
  await made.resize(390, 800, { isPhone: true });
  await made.until("innerWidth === 390 && document.querySelectorAll('div')[1].getBoundingClientRect().width === 195");
  await made.close();
  await page.send("Page.bringToFront"); // what is behind another page is not drawn
});

// A picture is no proof; these say what pictures cannot: nothing is wider than the page, and all can be reached and has a name.
const TOO_WIDE = `[...document.querySelectorAll("header *, .bar *, [role=tabpanel]:not([hidden]) *")].filter((each) => {
  const { left, right, width } = each.getBoundingClientRect();
  return width > 0 && !each.closest("pre, option") && (right > innerWidth + 1 || left < -1);
}).map((each) => each.outerHTML.slice(0, 80))`;
const NAMELESS = `[...document.querySelectorAll("button, select, input, textarea")].filter((each) =>
  !(each.getAttribute("aria-label") || each.textContent.trim() && each.matches("button") || each.labels?.length)).map((each) => each.outerHTML.slice(0, 80))`;

used("it can be used where the window is low", async () => {
  await page.resize(1280, 300);
  await open("card");
  assert.ok(await page.value(`document.querySelector("#stage").clientHeight`) >= 200);
});

for (const [name, width, height, options] of [
  ["wide", 1280, 800, {}], ["dark", 1280, 800, { isDark: true }], ["tablet", 820, 1180, {}], ["phone", 390, 844, { isPhone: true }],
]) {
  used(`it can be used where it is ${name}`, async () => {
    await page.resize(width, height, options);
    await open("card");
    await page.click("#tab-node");
    await choose("title");
    for (const tab of ["#tab-problems", "#tab-motion", "#tab-code", "#tab-node"]) {
      await page.click(tab);
      assert.deepEqual(await page.value(TOO_WIDE), []);
      assert.deepEqual(await page.value(NAMELESS), []);
    }
    await page.value("scrollTo(0, 0)");
    await pictured(`playground-${name}`);
  });
}
