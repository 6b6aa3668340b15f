// The package as `make npm` makes it is what npm would pack, and works where it is unpacked.

import assert from "node:assert/strict";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
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

test("it is as large as the README says", () => {
  const modules = readdirSync(join(folder, "src")).filter((each) => each.endsWith(".js"));
  const sizes = [["keeplayout.wasm"], modules.map((each) => join("src", each))].flatMap((paths) => {
    const contents = paths.map((each) => readFileSync(join(folder, each)));
    const total = (parts) => parts.reduce((sum, each) => sum + each.length, 0) / 1000;
    return [total(contents), total(contents.map((each) => brotliCompressSync(each)))];
  });
  const readme = readFileSync(join(folder, "README.md"), "utf8");
  const words = /module is (\d+) KB, and (\d+) KB as servers\s+send it \(brotli\); the JavaScript is (\d+) KB, and (\d+) KB/;
  const said = words.exec(readme)?.slice(1).map(Number) ?? [];
  assert.equal(said.length, sizes.length);
  said.forEach((each, k) => assert.ok(Math.abs(each - sizes[k]) < sizes[k] / 10, `${each} KB is ${sizes[k]} KB`));
});

test("it depends on nothing", () => {
  const description = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const kinds = Object.keys(description).filter((each) => /dependencies$/i.test(each));
  assert.deepEqual(kinds, []);
});
