"""How large the library and a program of 1,001 nodes are on each platform, and what it takes.

    figures.py

prints a table of the platforms that `make CROSS=... all programs` has been run for. Kilobytes of
the shared library, and of the program with the library in it and without names; microseconds to
make its list, to solve it first, and to solve it at another width and read all frames. Those of an
emulator tell of the emulator.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path += [str(ROOT / "bindings"), str(ROOT / "Tests" / "contract")]

from platforms import EMULATED, MACOS, WEBASSEMBLY, Platform  # noqa: E402

ROWS = ROOT / "Tests" / "platforms" / "rows.c"
LIBRARIES = [
    f"{folder}/{name}"
    for folder in ("lib", "bin")
    for name in ("libkeeplayout.so", "libkeeplayout.dylib", "keeplayout.dll", "keeplayout.wasm")
]


def kilobytes(path: Path) -> str:
    return f"{path.stat().st_size / 1024:.0f}" if path.exists() else ""


def library(build: Path) -> str:
    return next((kilobytes(build / name) for name in LIBRARIES if (build / name).exists()), "")


def row(name: str, build: Path, program: Path, times: str) -> str:
    return f"| {name} | {library(build)} | {kilobytes(program)} | {times.replace(' ', ' | ')} |"


def here() -> str:
    """This machine."""
    with tempfile.TemporaryDirectory() as place:
        program = Path(place) / "rows"
        archive = ROOT / "build" / "lib" / "libkeeplayout.a"
        flags = ["-O2", "-I", str(ROOT / "include"), str(archive), "-lm", "-s", "-Wl,--gc-sections"]
        subprocess.run(["cc", str(ROWS), "-o", str(program), *flags], check=True)
        said = subprocess.run([program], check=True, capture_output=True, text=True).stdout
        return row("this machine", ROOT / "build", program, said.splitlines()[1])


def elsewhere(platform: Platform) -> str:
    program = platform.program(ROWS)
    runs = platform.emulator or platform.needs
    times = platform.run(program).splitlines()[1] if program.exists() and runs else " "
    return row(platform.cross, platform.build, program, times)


def javascript() -> str:
    """The package, in Node."""
    command = ["node", str(ROWS.with_suffix(".js"))]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return row("JavaScript, Node", WEBASSEMBLY.build, ROWS.with_suffix(".js"), said.splitlines()[1])


def main() -> None:
    print("| | library, KB | program, KB | make, us | solve, us | resize, us |")
    print("|---|---|---|---|---|---|")
    print(here())
    for platform in [*EMULATED, WEBASSEMBLY, MACOS]:
        if (platform.build / "lib").exists():
            print(elsewhere(platform), flush=True)
    if (ROOT / "bindings" / "javascript" / "keeplayout.wasm").exists():
        print(javascript())


if __name__ == "__main__":
    main()
