// A page in headless Chromium: the card of the guide and its page, a worker, what is thrown, all cases, and all traces.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { test } from "node:test";
import { folder, without } from "./here.js";

const TYPES = { ".js": "text/javascript", ".wasm": "application/wasm", ".html": "text/html" };
// What the guide says that a policy needs. The pages have scripts inside.
const POLICY = "default-src 'self' 'unsafe-inline'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'";
const MODULE = `
  import { HIGH, InvalidArgumentError, Layout, keep } from "keeplayout";
  import { Replayer } from "/tests/replay.js";
  import { runCases } from "/tests/run_cases.js";
  const ui = new Layout();
  const title = ui.node("card", [380, 144]).node("title");
  title.leftInset.equal = 180;
  title.topInset.equal = 12;
  title.rightInset.min = 12;
  title.width.equal = keep(240, HIGH);
  title.setMeasure("vertical", (node, width) => width / 10);
  ui.solve();
  let thrown = null;
  try {
    title.width.equal = NaN;
  } catch (error) {
    thrown = error;
  }
  const here = ui.here().add(title.right.le(1000));
  const { count, wrong } = runCases(await (await fetch("/cases")).text());
  const { api, traces } = await (await fetch("/traces")).json();
  const module = await WebAssembly.compileStreaming(fetch("/keeplayout.wasm"));
  let calls = 0;
  for (const text of traces) {
    const found = new Replayer(api, (await WebAssembly.instantiate(module)).exports).replay(text);
    wrong.push(...found.differences);
    calls += found.calls;
  }
  const example = await drawn();
  const worked = await inWorker();
  const isRefused = thrown instanceof InvalidArgumentError;
  const found = { frame: String(title.frame), isRefused, file: here.text("file"), count, calls, wrong, example, worked };
  fetch("/found", { method: "POST", body: JSON.stringify(found) });

  function inWorker() {
    const worker = new Worker("/worker.js", { type: "module" });
    return new Promise((resolve, reject) => {
      worker.onerror = reject;
      worker.onmessage = ({ data }) => {
        if (data === "ready") worker.postMessage([30, 40]);
        else resolve([...data]);
      };
    });
  }

  // Where the elements of the page of examples are: first, resized, and after the panel has gone.
  async function drawn() {
    const page = document.createElement("iframe");
    Object.assign(page.style, { width: "600px", height: "400px", border: 0 });
    page.src = "/examples/index.html";
    document.body.append(page);
    const boxes = () =>
      Object.fromEntries(
        ["main", "aside", "article", "p", "button"].map((name) => {
          const { x, y, width, height } = page.contentDocument.querySelector(name).getBoundingClientRect();
          return [name, { x, y, width, height }];
        }),
      );
    const until = async (isSo) => {
      while (!page.contentDocument.querySelector("main")?.style.width || !isSo(boxes())) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return boxes();
    };
    const first = await until(({ main }) => main.width === 600);
    page.style.width = "300px";
    const narrow = await until(({ main }) => main.width === 300);
    page.contentDocument.querySelector("button").click();
    return [first, narrow, await until(({ aside, article }) => aside.x === -160 && article.x === 0 && article.width === 300)];
  }
`;
const WORKER = `
  import { Layout } from "/src/index.js";
  onmessage = ({ data }) => {
    const ui = new Layout();
    const root = ui.node("root", data);
    ui.solve();
    postMessage(ui.nodes([root]).frames("inRoot"));
  };
  postMessage("ready");
`;
const PAGE = `<!doctype html><title>keeplayout</title><body>
<script type="importmap">{ "imports": { "keeplayout": "/src/index.js" } }</script>
<script type="module">${MODULE}</script>
<script>
  addEventListener("unhandledrejection", (event) => report(event.reason));
  addEventListener("error", (event) => report(event.message));
  const report = (what) => fetch("/found", { method: "POST", body: JSON.stringify({ error: String(what) }) });
</script>`;

const { KEEPLAYOUT_CASES, KEEPLAYOUT_TRACES } = process.env;
const api = () => JSON.parse(readFileSync(join(folder, "../api.json"), "utf8"));
function traces() {
  const names = KEEPLAYOUT_TRACES ? readdirSync(KEEPLAYOUT_TRACES).filter((each) => each.endsWith(".trace")) : [];
  return names.map((name) => readFileSync(join(KEEPLAYOUT_TRACES, name), "utf8"));
}

function answer(path) {
  if (path === "/") return [PAGE, "text/html"];
  if (path === "/worker.js") return [WORKER, "text/javascript"];
  if (path === "/cases") return [KEEPLAYOUT_CASES ? readFileSync(KEEPLAYOUT_CASES) : "", "text/plain"];
  if (path === "/traces") return [JSON.stringify({ api: api(), traces: traces() }), "application/json"];
  // The package is unpacked beside the page of examples.
  const inFolder = path.replace("/examples/keeplayout/", "/");
  return [readFileSync(join(folder, normalize(inFolder))), TYPES[extname(path)] ?? "text/plain"];
}

function served(found) {
  return createServer((request, response) => {
    if (request.method === "POST") {
      let body = "";
      request.on("data", (chunk) => (body += chunk));
      request.on("end", () => {
        response.end();
        found(JSON.parse(body));
      });
      return;
    }
    try {
      const [content, type] = answer(new URL(request.url, "http://localhost").pathname);
      response.writeHead(200, { "content-type": type, "content-security-policy": POLICY }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
}

// By hand: a panel of 160 at the left, and 16 around the text beside it. Lines are as high as the browser's.
function areDrawn(first, narrow, without) {
  assert.deepEqual(first.main, { x: 0, y: 0, width: 600, height: 400 });
  assert.deepEqual(first.aside, { x: 0, y: 0, width: 160, height: 400 });
  assert.deepEqual(first.article, { x: 160, y: 0, width: 440, height: 400 });
  for (const [boxes, x, width] of [[first, 176, 408], [narrow, 176, 108], [without, 16, 268]]) {
    assert.deepEqual([boxes.p.x, boxes.p.y, boxes.p.width], [x, 16, width]);
    assert.deepEqual([boxes.button.x, boxes.button.y], [x, 16 + boxes.p.height + 12]);
    assert.equal(boxes.button.height, first.button.height);
  }
  assert.ok(first.p.height < without.p.height && without.p.height < narrow.p.height);
  assert.ok(first.p.height > 0 && first.button.height > 0 && first.button.width > 0);
  assert.equal(without.aside.x, -160);
}

test("a page in Chromium", { skip: without("chromium"), timeout: 120_000 }, async () => {
  const profile = mkdtempSync(join(tmpdir(), "keeplayout-"));
  let browser, server;
  try {
    const found = await new Promise((resolve, reject) => {
      server = served(resolve).listen(0, "127.0.0.1", () => {
        const address = `http://127.0.0.1:${server.address().port}/`;
        const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"];
        const options = { stdio: "ignore", env: { ...process.env, HOME: profile } };
        browser = spawn("chromium", [...flags, `--user-data-dir=${profile}`, address], options);
        browser.on("exit", (code) => reject(new Error(`chromium has ended with ${code}`)));
      });
    });
    assert.equal(found.error, undefined);
    assert.equal(found.frame, "180 12 188 18.8");
    assert.equal(found.isRefused, true);
    assert.match(found.file, /^http:/);
    assert.deepEqual(found.wrong, []);
    areDrawn(...found.example);
    assert.deepEqual(found.worked, [0, 0, 30, 40]);
    if (KEEPLAYOUT_CASES) assert.ok(found.count > 100);
    if (KEEPLAYOUT_TRACES) assert.ok(found.calls > 2000);
  } finally {
    server?.close();
    server?.closeAllConnections?.();
    const ended = browser && new Promise((resolve) => browser.once("exit", resolve));
    browser?.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});
