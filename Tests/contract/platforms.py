"""Programs for other machines: built by `make CROSS=... programs`, and run by an emulator."""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from header import ROOT
from process import run

WITHOUT_MAKE = {key: value for key, value in os.environ.items() if not key.startswith("MAKE")}


@dataclass(frozen=True, eq=False)
class Platform:
    """A machine that the Makefile builds for, and how its programs run here."""

    cross: str
    suffix: str = ""
    emulator: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    environment: Mapping[str, str] = field(default_factory=dict)
    python: tuple[str, ...] = ()  # how a Python of its runs, where bring_python.py has brought one
    programs: tuple[str, ...] = ()  # those that run there, where not all do
    without: tuple[str, ...] = ("repeated", "counted")  # those that do not: they count glibc's heap

    @property
    def build(self) -> Path:
        return ROOT / "build" / self.cross

    def make(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """What make did for it."""
        command = ["make", "--silent", "-C", str(ROOT), f"CROSS={self.cross}", *arguments]
        return subprocess.run(
            command, env=WITHOUT_MAKE, capture_output=True, text=True, check=False
        )

    def run(self, program: Path, *arguments: str) -> str:
        """What a program prints, which has to end well."""
        environment = {**os.environ, **self.environment}
        return run([*self.emulator, str(program), *arguments], env=environment, cwd=ROOT)

    def run_python(self, folder: Path, paths: list[Path], *arguments: str) -> str:
        """What Python prints in a folder, with modules from these paths and of its `site`."""
        is_windows = self.cross.endswith("mingw32")
        modules = [*paths, self.build / "python" / "site"]
        joined = (";" if is_windows else ":").join(
            f"Z:{path}" if is_windows else str(path) for path in modules
        )
        kept = {name: value for name, value in os.environ.items() if name != "KEEPLAYOUT_LIBRARY"}
        environment = {**kept, **self.environment, "PYTHONPATH": joined}
        return run([*self.python, *arguments], env=environment, cwd=folder)

    def program(self, source: Path) -> Path:
        """A source of the repository's, compiled."""
        place = source.relative_to(ROOT).with_suffix(self.suffix)
        return self.build / "programs" / place


BOARD = "qemu-system-arm -M mps2-an500 -display none -monitor none -serial none"
WINE = {"WINEPREFIX": str(ROOT / "build" / "wine"), "WINEDEBUG": "-all", "DISPLAY": ""}
SYSTEM = Path("/usr/aarch64-linux-gnu")
PYTHON_OF_WINDOWS = ROOT / "build" / "x86_64-w64-mingw32" / "python"
PYTHON_OF_AARCH64 = ROOT / "build" / "aarch64-linux-gnu" / "python"
# An emulated processor is 20 to 30 times slower.
SLOW = {"KEEPLAYOUT_ROUNDS": "0.05"}
MUSL_AT_HOME = Path("/lib/ld-musl-x86_64.so.1")

WINDOWS = Platform(
    "x86_64-w64-mingw32",
    ".exe",
    ("wine",),
    environment={**WINE, "WINEPATH": f"Z:{ROOT}/build/x86_64-w64-mingw32/bin"},
    python=("wine", str(PYTHON_OF_WINDOWS / "python.exe")),
)
AARCH64 = Platform(
    "aarch64-linux-gnu",
    "",
    (
        "qemu-aarch64",
        "-L",
        str(SYSTEM),
        "-E",
        f"LD_LIBRARY_PATH={ROOT}/build/aarch64-linux-gnu/lib",
    ),
    environment=SLOW,
    python=(
        "qemu-aarch64",
        "-L",
        str(PYTHON_OF_AARCH64),
        str(PYTHON_OF_AARCH64 / "usr" / "bin" / "python3"),
    ),
)
MUSL = Platform(
    "x86_64-linux-musl",
    needs=(str(MUSL_AT_HOME),),
    environment={"LD_LIBRARY_PATH": f"{ROOT}/build/x86_64-linux-musl/lib"},
)
AARCH64_MUSL = Platform(
    "aarch64-linux-musl",
    "",
    ("qemu-aarch64", "-E", f"LD_LIBRARY_PATH={ROOT}/build/aarch64-linux-musl/lib"),
    needs=("/lib/ld-musl-aarch64.so.1",),
    environment=SLOW,
)
MICRO = Platform(
    "armv7em-none-eabi",
    ".elf",
    (*BOARD.split(), "-semihosting-config", "enable=on,target=native", "-kernel"),
    # Newlib's printf knows no %zu, there is no clock, and 4 MB are little for many.
    programs=(
        *(f"Tests/c/{name}" for name in ("animation", "conflicts", "containers", "content")),
        *(f"Tests/c/{name}" for name in ("first_layout", "solver", "terms")),
        "examples-c/form",
    ),
)
MACOS = Platform("arm64-apple-macos")
# Runs a program that may see and make files in one folder.
IN_NODE = """
import { readFileSync } from "node:fs";
import { WASI } from "node:wasi";
const [program, folder = ".", ...args] = process.argv.slice(1);
const shared = { args: [program, ...args], preopens: { "/": folder }, returnOnExit: true };
const wasi = new WASI({ version: "preview1", ...shared });
const imports = { wasi_snapshot_preview1: wasi.wasiImport };
const { instance } = await WebAssembly.instantiate(readFileSync(program), imports);
process.exitCode = wasi.start(instance);
"""
WEBASSEMBLY = Platform(
    "wasm32-wasi",
    ".wasm",
    ("node", "--no-warnings", "--input-type=module", "--eval", IN_NODE, "--"),
)

EMULATED = [WINDOWS, AARCH64, MUSL, AARCH64_MUSL, MICRO]
ALL = [*EMULATED, MACOS, WEBASSEMBLY]


@functools.cache
def why_not(platform: Platform, goal: str) -> str:
    """Why nothing of a platform can be tested here; "" where it can, and the goal has been made."""
    for needed in [*platform.emulator[:1], *platform.needs]:
        if not shutil.which(needed) and not Path(needed).exists():
            return f"there is no {needed}"
    if not (platform.build / "lib").exists():
        return f"make CROSS={platform.cross} has not been run"
    if platform.make("--question", "all").returncode:
        return f"make CROSS={platform.cross} was run before the sources were changed"
    made = platform.make("--jobs=2", goal)
    assert made.returncode == 0, made.stderr
    return ""


def required(platform: Platform, goal: str = "programs") -> Platform:
    """The platform, or a test that is skipped with the reason."""
    reason = why_not(platform, goal)
    if reason:
        pytest.skip(reason)
    return platform


def sources(platform: Platform, folder: str) -> list[Path]:
    """What of a folder's programs runs on a platform."""
    found = sorted((ROOT / folder).glob("*.c"))
    chosen = platform.programs
    return [s for s in found if not chosen or f"{folder}/{s.stem}" in chosen]


def cases(folder: str) -> list[object]:
    """For a test of each program of a folder on each platform: parameters platform and source."""
    return [
        pytest.param(platform, source, id=f"{platform.cross}-{source.stem}")
        for platform in EMULATED
        for source in sources(platform, folder)
        if source.stem not in platform.without
    ]
