// The examples of the guide, and what they print.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { folder } from "./here.js";

const guide = readFileSync(join(folder, "README.md"), "utf8");

export const examples = [...guide.matchAll(/\n```js\n(.*?)```(?:\n\n```text\n(.*?)```)?/gs)].map(
  ([, source, expected = ""]) => ({ source, expected }),
);

// A block of the guide's page, which is for browsers.
export const page = (language) => guide.split("\n```" + language + "\n")[1].split("```\n")[0];
