// A page in headless Chromium: the card of the guide, what is thrown, and all cases.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { test } from "node:test";
import { folder, without } from "./here.js";

const TYPES = { ".js": "text/javascript", ".wasm": "application/wasm", ".html": "text/html" };
const MODULE = `
  import { HIGH, InvalidArgumentError, Layout, keep } from "keeplayout";
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
  const response = await fetch("/cases");
  const { count, wrong } = response.ok ? runCases(await response.text()) : { count: 0, wrong: [] };
  const isRefused = thrown instanceof InvalidArgumentError;
  const found = { frame: String(title.frame), isRefused, file: here.text("file"), count, wrong };
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

function answer(path) {
  if (path === "/") return [PAGE, "text/html"];
  if (path === "/cases") return [readFileSync(process.env.KEEPLAYOUT_CASES), "text/plain"];
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
    if (process.env.KEEPLAYOUT_CASES) assert.ok(found.count > 100);
  } finally {
    server?.close();
    server?.closeAllConnections?.();
    const ended = browser && new Promise((resolve) => browser.once("exit", resolve));
    browser?.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});
