"""The same library for WebAssembly, where words have 32 bits: the C tests, the samples and the
README's JavaScript, in Node. Only if `make CROSS=wasm32-wasi` has been run."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from header import ROOT, Header
from process import run
from readme import examples
from test_programs import C_EXAMPLES, C_TESTS

CROSS = "wasm32-wasi"
BUILD = ROOT / "build" / CROSS

# Runs a program that may see and make files in one folder.
HOST = """
import { readFileSync } from "node:fs";
import { WASI } from "node:wasi";
const [program, folder, ...args] = process.argv.slice(1);
const shared = { args: [program, ...args], preopens: { "/": folder }, returnOnExit: true };
const wasi = new WASI({ version: "preview1", ...shared });
const imports = { wasi_snapshot_preview1: wasi.wasiImport };
const { instance } = await WebAssembly.instantiate(readFileSync(program), imports);
process.exitCode = wasi.start(instance);
"""

# Prints what a module needs, and then what it offers.
INTERFACE = """
import { readFileSync } from "node:fs";
const module = await WebAssembly.compile(readFileSync(process.argv[1]));
console.log(WebAssembly.Module.imports(module).map((it) => it.name).join(" "));
console.log(WebAssembly.Module.exports(module).map((it) => it.name).join(" "));
"""


# Takes all memory, then adds variables: prints how that ended, and how many bytes it changed far
# below the end of the stack, where a failed request that was used as address 0 would write.
EXHAUSTED = """
import { readFileSync } from "node:fs";
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[1]));
const keep = instance.exports;
keep._initialize();
const solver = keep.keep_solver_create(), made = keep.malloc(8);
for (let size = 1 << 30; size >= 16; size >>= 1) while (keep.malloc(size));
const before = new Uint8Array(keep.memory.buffer.slice(0, 100000));
let end = "went on";
try {
  for (let k = 0; k < 1000000; k++) keep.keep_solver_add_variable(solver, 1, made);
} catch (error) {
  end = error.constructor.name;
}
const after = new Uint8Array(keep.memory.buffer, 0, 100000);
console.log(end, before.reduce((count, byte, place) => count + (byte !== after[place]), 0));
"""


def make(*arguments: str) -> subprocess.CompletedProcess[str]:
    """What make did, for WebAssembly."""
    command = ["make", "--silent", f"CROSS={CROSS}", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def wasm() -> Path:
    """Where what was built from the sources as they are is, with the C tests and the samples."""
    if not shutil.which("node"):
        pytest.skip("there is no Node")
    if not (BUILD / "lib").exists():
        pytest.skip(f"make CROSS={CROSS} has not been run")
    if make("--question").returncode:
        pytest.skip(f"make CROSS={CROSS} was run before the sources were changed")
    made = make("--jobs", "programs")
    assert made.returncode == 0, made.stderr
    return BUILD


def test_only_builds() -> None:
    made = make("run")
    assert made.returncode != 0
    assert "CROSS=wasm32-wasi only builds" in made.stderr


def node(script: str, *arguments: Path, cwd: Path | None = None) -> str:
    """What a JavaScript module prints."""
    command = ["node", "--no-warnings", "--input-type=module", "--eval", script, "--"]
    return run([*command, *map(str, arguments)], cwd=cwd)


@pytest.mark.parametrize("source", C_TESTS, ids=lambda path: path.stem)
def test_c(source: Path, wasm: Path, tmp_path: Path) -> None:
    node(HOST, wasm / "programs" / f"{source.stem}.wasm", tmp_path)


@pytest.mark.parametrize("source", C_EXAMPLES, ids=lambda path: path.stem)
def test_c_example(source: Path, wasm: Path) -> None:
    printed = node(HOST, wasm / "programs" / f"{source.stem}.wasm", ROOT)
    assert printed == source.with_suffix(".expected").read_text()


@pytest.mark.usefixtures("wasm")
def test_a_program_that_fails_is_found(tmp_path: Path) -> None:
    """A module of a function that only traps, with a page of memory."""
    types_functions_memory = "0061736d01000000 010401600000 03020100 0503010001"
    exports = f"0713 02 06{b'memory'.hex()}0200 06{b'_start'.hex()}0000"
    code = "0a05010300000b"
    module = bytes.fromhex(types_functions_memory + exports + code)
    (tmp_path / "trap.wasm").write_bytes(module)
    with pytest.raises(pytest.fail.Exception, match="unreachable"):
        node(HOST, tmp_path / "trap.wasm", tmp_path)


def test_the_module_exports_the_header_and_imports_nothing(wasm: Path, header: Header) -> None:
    imported, exported = node(INTERFACE, wasm / "lib" / "keeplayout.wasm").split("\n")[:2]
    assert imported == ""
    names = {name for name in exported.split() if name.startswith("keep_")}
    assert names == {function.name for function in header.functions}


def test_running_out_of_memory_traps(wasm: Path) -> None:
    assert node(EXHAUSTED, wasm / "lib" / "keeplayout.wasm") == "RuntimeError 0\n"


@pytest.mark.parametrize(("source", "output"), examples("js"))
def test_javascript_example(source: str, output: str, wasm: Path) -> None:
    assert node(source, cwd=wasm / "lib") == output
