// All traces of Tests/conformance, which KEEPLAYOUT_TRACES names.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { folder } from "./here.js";
import { Replayer } from "./replay.js";

const traces = process.env.KEEPLAYOUT_TRACES;
const skip = !traces && "KEEPLAYOUT_TRACES is not set";
const api = () => JSON.parse(readFileSync(join(folder, "../api.json"), "utf8"));

async function replayer() {
  const module = await WebAssembly.compile(readFileSync(join(folder, "keeplayout.wasm")));
  return new Replayer(api(), (await WebAssembly.instantiate(module)).exports);
}

test("what native libraries have answered is answered here", { skip }, async () => {
  const names = readdirSync(traces).filter((each) => each.endsWith(".trace"));
  let calls = 0;
  for (const name of names) {
    const found = (await replayer()).replay(readFileSync(join(traces, name), "utf8"));
    assert.deepEqual(found.differences.slice(0, 3), [], name);
    calls += found.calls;
  }
  assert.ok(names.length > 40 && calls > 2000, `${names.length} traces, ${calls} calls`);
});

test("a bit that is another one is found", { skip }, async () => {
  const text = readFileSync(join(traces, "first_layout.trace"), "utf8");
  const place = /"frames":\[\[[\d.,]*\],\[(\d+)/.exec(text);
  assert.ok(place);
  const changed = text.replace(place[0], place[0].replace(/\d+$/, (digits) => `${digits}.0000000000001`));
  const { differences } = (await replayer()).replay(changed);
  assert.equal(differences.length, 1);
  assert.match(differences[0], /frames/);
});
