// The package as `make npm` makes it is what npm would pack, and works where it is unpacked.

import assert from "node:assert/strict";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { examples } from "./guide.js";
import { folder, run, without } from "./here.js";

const archive = process.env.KEEPLAYOUT_NPM;
const files = () =>
  run("tar", ["-tzf", archive]).split("\n").filter((each) => each && !each.endsWith("/")).sort();

test("the archive has what npm would pack", { skip: !archive || without("npm") }, () => {
  const [{ files: packed }] = JSON.parse(run("npm", ["pack", "--dry-run", "--json", "--offline"], { cwd: folder }));
  assert.deepEqual(files(), packed.map((each) => `package/${each.path}`).sort());
});

test("the archive works where it is unpacked", { skip: !archive }, () => {
  const place = mkdtempSync(join(tmpdir(), "keeplayout-"));
  try {
    mkdirSync(join(place, "node_modules"));
    run("tar", ["-xzf", archive, "-C", join(place, "node_modules")]);
    run("mv", [join(place, "node_modules/package"), join(place, "node_modules/keeplayout")]);
    assert.ok(existsSync(join(place, "node_modules/keeplayout/LICENSE")));
    writeFileSync(join(place, "card.mjs"), examples[0].source);
    assert.equal(run(process.execPath, ["card.mjs"], { cwd: place }), examples[0].expected);
  } finally {
    rmSync(place, { recursive: true });
  }
});

test("pictures of the README are packed", () => {
  const readme = readFileSync(join(folder, "README.md"), "utf8");
  const { files } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const pictures = [...readme.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, path]) => path);
  assert.deepEqual(pictures.filter((each) => !files.includes(each.split("/")[0])), []);
});

test("it depends on nothing", () => {
  const description = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const kinds = Object.keys(description).filter((each) => /dependencies$/i.test(each));
  assert.deepEqual(kinds, []);
});
