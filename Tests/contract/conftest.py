"""What the contract's tests share: the library that ships, and one that breaks every rule."""

from __future__ import annotations

import os
import shlex
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from elf import SharedLibrary
from header import ROOT, Header, read
from process import run

BUILD = ROOT / "build"

# Breaks what the checks look for: exports another name, runs code when loaded, takes a signal,
# counts calls.
BAD_LIBRARY = r"""
#include <signal.h>
extern int extra(void);
static void handler(int number) { (void)number; }
__attribute__((constructor)) static void start(void) { signal(SIGSEGV, handler); }
static int calls;
int keep_version_number(void) { return extra() + calls++; }
int mangled_leak(void) { return 1; }
"""


# Loses a block: what it pointed to is overwritten.
LEAKING_PROGRAM = """
#include <stdlib.h>
int main(void) {
  void *volatile block = malloc(100);
  block = malloc(100);
  free(block);
}
"""


@pytest.fixture(scope="session")
def build() -> Path:
    """Where `make` leaves what ships."""
    return BUILD


@pytest.fixture(scope="session")
def library() -> SharedLibrary:
    """The library that ships."""
    return SharedLibrary((BUILD / "lib" / "libkeeplayout.so").resolve(strict=True))


@pytest.fixture(scope="session")
def header() -> Header:
    """What the headers declare."""
    return read()


@pytest.fixture(scope="session")
def bad_library(tmp_path_factory: pytest.TempPathFactory) -> SharedLibrary:
    """A library that every check must refuse."""
    folder = tmp_path_factory.mktemp("bad")
    (folder / "extra.c").write_text("int extra(void) { return 7; }\n")
    (folder / "bad.c").write_text(BAD_LIBRARY)
    compile_ = ["cc", "-shared", "-fPIC", "-Wl,-z,lazy"]
    subprocess.run([*compile_, "extra.c", "-o", "libextra.so"], cwd=folder, check=True)
    subprocess.run(
        [*compile_, "bad.c", "-o", "libbad.so", "-L.", "-lextra", f"-Wl,-rpath,{folder}"],
        cwd=folder,
        check=True,
    )
    return SharedLibrary(folder / "libbad.so")


@pytest.fixture(scope="session")
def no_leaks(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What a program is compiled with so that it fails if memory of the library's, or its own, is
    lost. Nothing where the compiler has no such thing, or it does not work."""
    folder = tmp_path_factory.mktemp("leaks")
    (folder / "clean.c").write_text("int main(void) { return 0; }\n")
    (folder / "leaking.c").write_text(LEAKING_PROGRAM)
    flag = "-fsanitize=leak"
    for name, is_good in ("clean", True), ("leaking", False):
        made = subprocess.run(["cc", flag, f"{name}.c", "-o", name], cwd=folder, check=False)
        if made.returncode != 0:
            return []
        ran = subprocess.run([folder / name], capture_output=True, check=False)
        if (ran.returncode == 0) != is_good:
            return []
    return [flag]


@pytest.fixture(scope="session")
def pkg_config() -> Callable[..., list[str]]:
    """pkg-config, asked about the build, or about another folder of .pc files."""

    def ask(*arguments: str, folder: Path = BUILD / "lib" / "pkgconfig") -> list[str]:
        environment = {**os.environ, "PKG_CONFIG_PATH": str(folder)}
        return shlex.split(run(["pkg-config", *arguments, "keeplayout"], env=environment))

    return ask
