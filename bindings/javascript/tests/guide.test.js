// Runs the examples of the guide, and compares what they print.

import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { examples, page } from "./guide.js";
import { folder, run } from "./here.js";

test("there are examples", () => assert.ok(examples.length > 5));

for (const [index, { source, expected }] of examples.entries()) {
  test(`example ${index + 1}`, () => {
    // Inside of the package, which finds itself there by its name.
    const place = mkdtempSync(join(folder, "example-"));
    try {
      const file = join(place, "example.mjs");
      writeFileSync(file, source);
      assert.equal(run(process.execPath, [file]), expected);
    } finally {
      rmSync(place, { recursive: true });
    }
  });
}

test("the page is that of examples", () => {
  const file = (name) => readFileSync(join(folder, "examples", name), "utf8");
  assert.equal(page("html"), file("index.html"));
  assert.equal(page("javascript"), file("main.js"));
});
