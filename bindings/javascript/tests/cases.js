// The cases of Tests/cases, as Tests/cases/write_lines.py writes them: node cases.js cases.lines

import { readFileSync } from "node:fs";
import { runCases } from "./run_cases.js";

const { count, wrong } = runCases(readFileSync(process.argv[2], "utf8"));
console.log(`${count} cases, ${wrong.length} are not as expected`);
console.log(wrong.join("\n"));
process.exitCode = count > 100 && wrong.length === 0 ? 0 : 1;
