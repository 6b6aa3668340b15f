// What is freed, and what is left when memory has run out or the library has trapped:
// node --expose-gc --test tests/*.test.js

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import {
  InvalidArgumentError, KeepError, Layout, Library, OutOfMemoryError, Solver, StateError, library,
} from "../src/index.js";

// Finalizers run between tasks, some time after the collector.
async function collected(isDone = () => false, rounds = 50) {
  for (let k = 0; k < rounds && !isDone(); k++) {
    globalThis.gc();
    await sleep(10);
  }
}

// A layout whose closures mention it, as they do in programs.
function used(of) {
  const ui = new Layout(of);
  const text = ui.node("window", [100, 100]).node("text");
  text.setMeasure("vertical", (node) => (node === text && ui ? 10 : 20));
  text.data = { ui };
  ui.setLog("conflict", () => ui);
  text.apply([{ anchor: "width", value: 3, when: () => ui !== null }]);
  ui.solve();
  assert.equal(text.frame.height, 10);
}

test("layouts are freed with their closures", { skip: !globalThis.gc }, async () => {
  await collected(() => library.ownerCount === 0);
  const round = async () => {
    for (let k = 0; k < 100; k++) used();
    new Solver().addVariable();
    await collected(() => library.ownerCount === 0);
    assert.equal(library.ownerCount, 0);
    assert.equal(library.holders.size, 0);
  };
  await round();
  const { memorySize } = library;
  for (let k = 0; k < 4; k++) await round();
  assert.equal(library.memorySize, memorySize);
});

test("closures are freed when they are replaced, refused, or their node is gone", () => {
  const ui = new Layout();
  const root = ui.node("window", [100, 100]), a = root.node("a");
  const before = library.holders.size;
  const when = () => true;
  a.setMeasure("vertical", () => 1);
  a.setMeasure("vertical", () => 2);
  a.data = "mine";
  root.node("b").apply([{ anchor: "width", value: 3, when }, { anchor: "height", value: 3, when }]);
  assert.equal(ui.closures.size, 3);
  root.find("b").clearApplied();
  a.destroy();
  assert.throws(() => a.setMeasure("vertical", () => 3));
  assert.throws(() => a.setMeasure("diagonal", () => 3));
  assert.throws(() => a.apply([{ anchor: "width", value: 3, when }]));
  assert.throws(() => root.apply([{ anchor: "width", value: 3, when }, { anchor: "widht" }]));
  assert.throws(() => (a.data = 4));
  ui.solve();
  assert.equal(ui.closures.size, 0);
  assert.equal(ui.conditions.size, 0);
  assert.equal(library.holders.size, before);
});

test("objects of handles that are gone are freed, and come back with a rollback", { skip: !globalThis.gc }, async () => {
  const ui = new Layout();
  const root = ui.node("window", [100, 100]);
  const sizes = [];
  for (let k = 0; k < 6; k++) {
    for (let j = 0; j < 500; j++) root.node("a").destroy();
    await collected(undefined, 3);
    sizes.push(ui.known.node.objects.size);
  }
  assert.ok(Math.max(...sizes) < 1500, `${sizes}`); // of 3,000 that were made
  const kept = root.node("kept");
  assert.throws(() =>
    ui.transaction(() => {
      kept.destroy();
      for (let j = 0; j < 2000; j++) root.node("a");
      throw new Error("mine");
    }),
  );
  assert.equal(ui.find("kept"), kept);
});

test("a layout is closed by its block", { skip: !Symbol.dispose }, () => {
  const before = library.ownerCount;
  const ui = new Layout();
  assert.equal(library.ownerCount, before + 1);
  ui[Symbol.dispose]();
  assert.equal(`${ui}`, "closed layout");
  assert.equal(library.ownerCount, before);
});

test("memory that has run out is an exception with words", async () => {
  const small = await Library.load({ memoryLimit: 4 * 2 ** 20 });
  const ui = new Layout(small), other = new Layout(small);
  const root = ui.node("window", [100, 100]);
  assert.throws(() => {
    for (;;) root.node().width.equal = 3;
  }, (error) => {
    assert.ok(error instanceof OutOfMemoryError);
    assert.match(error.message, /^the memory of 4194304 bytes has run out: \d+ bytes more were asked$/);
    return true;
  });
  assert.ok(small.memorySize <= 4 * 2 ** 20);
  for (const use of [
    () => ui.solve(), () => other.node("a"), () => root.frame, () => new Layout(small),
    () => small.raw.keep_layout_create(),
  ]) {
    assert.throws(use, (error) => error instanceof StateError && /has run out/.test(error.message));
  }
  ui.close();
  assert.equal(small.ownerCount, 0);
  new Layout().close(); // the other instance goes on
});

test("what is too large to pass is no loss", async () => {
  const small = await Library.load({ memoryLimit: 4 * 2 ** 20 });
  const ui = new Layout(small);
  assert.throws(() => ui.equation("#".repeat(2 ** 23)), OutOfMemoryError);
  assert.equal(small.lost, null);
  ui.node("window", [3, 3]);
  ui.solve();
  small.memoryLimit = null;
  assert.throws(() => ui.equation("#".repeat(2 ** 23)), (error) => !(error instanceof OutOfMemoryError));
});

test("a module comes as bytes, compiled, or from an address", async () => {
  const address = new URL("../keeplayout.wasm", import.meta.url);
  const bytes = readFileSync(address);
  for (const module of [bytes, await WebAssembly.compile(bytes), address, address.href]) {
    const other = await Library.load({ module });
    assert.equal(other.version, library.version);
    new Layout(other).close();
  }
  await assert.rejects(Library.load({ module: "keeplayout.wasm" }), TypeError);
  await assert.rejects(Library.load({ memoryLimit: -1 }), InvalidArgumentError);
  // It has no function at all.
  const empty = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
  await assert.rejects(Library.load({ module: empty }), KeepError);
});

// A process ended here, by a finalizer.
test("nothing is called after a trap", { skip: !globalThis.gc }, async () => {
  const broken = await Library.load();
  const kept = new Layout(broken);
  used(broken);
  new Solver(broken);
  assert.throws(() => broken.raw.keep_layout_solve(2 ** 31), WebAssembly.RuntimeError);
  assert.equal(broken.ownerCount, 0);
  let calls = 0;
  broken.c.keep_layout_destroy = broken.c.keep_solver_destroy = () => calls++;
  await collected(undefined, 10);
  assert.equal(calls, 0);
  assert.throws(() => kept.solve(), (error) => error instanceof StateError && /out of bounds/.test(error.message));
});

test("a trap within a closure ends the calls around it", async () => {
  const broken = await Library.load();
  const ui = new Layout(broken);
  const text = ui.node("window", [100, 100]).node("text");
  text.setMeasure("vertical", () => broken.raw.keep_layout_solve(2 ** 31));
  assert.throws(() => ui.solve(), WebAssembly.RuntimeError);
  assert.throws(() => ui.solve(), StateError);
});

test("a finalizer that traps is found by the next call", { skip: !globalThis.gc }, async () => {
  const broken = await Library.load();
  const kept = new Layout(broken);
  const end = broken.c.keep_layout_destroy;
  broken.c.keep_layout_destroy = () => end(2 ** 31);
  (() => new Layout(broken))();
  await collected(() => broken.lost !== null);
  assert.throws(() => kept.solve(), StateError);
});
