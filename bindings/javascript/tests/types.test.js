// Compiles a program, and the examples of the guide, by TypeScript in its strict mode.

import assert from "node:assert/strict";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import * as keeplayout from "../src/index.js";
import { examples } from "./guide.js";
import { folder, run, without } from "./here.js";

const OPTIONS = ["--noEmit", "--strict", "--target", "es2022", "--module", "nodenext", "--lib", "es2022,dom"];

function compiled(args, cwd) {
  try {
    return run("tsc", [...OPTIONS, ...args], { cwd });
  } catch (error) {
    return error.stdout;
  }
}

test("the types have what there is", () => {
  const text = readFileSync(join(folder, "src/index.d.ts"), "utf8");
  const declared = [...text.matchAll(/^export (?:class|const|function) (\w+)/gm)].map(([, name]) => name);
  assert.deepEqual([...new Set(declared)].sort(), Object.keys(keeplayout).sort());
});

test("types", { skip: without("tsc") }, () => {
  const place = mkdtempSync(join(folder, "example-"));
  try {
    copyFileSync(join(folder, "tests/types.mts"), join(place, "types.mts"));
    const files = examples.map(({ source }, index) => {
      writeFileSync(join(place, `example${index}.mts`), source);
      return `example${index}.mts`;
    });
    // What is caught is unknown to TypeScript.
    const options = ["--useUnknownInCatchVariables", "false"];
    assert.equal(compiled([...options, "types.mts", ...files], place), "");
    writeFileSync(join(place, "wrong.mts"), 'import { Layout } from "keeplayout";\nnew Layout().nodde();\n');
    assert.match(compiled(["wrong.mts"], place), /'nodde' does not exist on type 'Layout'/);
  } finally {
    rmSync(place, { recursive: true });
  }
});
