// A page in headless Chromium: the card of the guide, what is thrown, all cases, and all traces.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { test } from "node:test";
import { folder, without } from "./here.js";

const TYPES = { ".js": "text/javascript", ".wasm": "application/wasm", ".html": "text/html" };
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
  const isRefused = thrown instanceof InvalidArgumentError;
  const found = { frame: String(title.frame), isRefused, file: here.text("file"), count, calls, wrong };
  fetch("/found", { method: "POST", body: JSON.stringify(found) });
`;
const PAGE = `<!doctype html><title>keeplayout</title>
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
  if (path === "/cases") return [KEEPLAYOUT_CASES ? readFileSync(KEEPLAYOUT_CASES) : "", "text/plain"];
  if (path === "/traces") return [JSON.stringify({ api: api(), traces: traces() }), "application/json"];
  return [readFileSync(join(folder, normalize(path))), TYPES[extname(path)] ?? "text/plain"];
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
      response.writeHead(200, { "content-type": type }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
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
