// What of the machine some tests need.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

export const folder = fileURLToPath(new URL("..", import.meta.url));

export function run(program, args, options) {
  return execFileSync(program, args, { encoding: "utf8", ...options });
}

// Why a test is skipped; false if the program is here.
export function without(program) {
  try {
    run("sh", ["-c", `command -v ${program}`]);
    return false;
  } catch {
    return `there is no ${program}`;
  }
}
