"""What loading the library does to its host: nothing."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from elf import SharedLibrary
from process import run

LOAD = """
import ctypes, sys

def state():
    lines = open("/proc/self/status").read().splitlines()
    wanted = ("SigCgt", "SigIgn", "SigBlk", "Threads")
    return {line for line in lines if line.startswith(wanted)}

before = state()
ctypes.CDLL(sys.argv[1]).keep_version_number()
print(sorted(state() - before))
"""

HOST = """
#include <keeplayout.h>
#include <stdio.h>
int main(void) {
  puts(keep_version_string());
  return keep_version_number() == KEEPLAYOUT_VERSION_NUMBER ? 0 : 1;
}
"""


def changes_when_loaded(library: SharedLibrary) -> str:
    """How a process's signals and threads differ after loading and calling the library."""
    return run([sys.executable, "-c", LOAD, str(library.path)]).strip()


def test_takes_no_signal_and_starts_no_thread(library: SharedLibrary) -> None:
    assert changes_when_loaded(library) == "[]"


def test_the_check_can_fail(bad_library: SharedLibrary) -> None:
    assert "SigCgt" in changes_when_loaded(bad_library)


def test_needs_nothing_around_it(
    build: Path, tmp_path: Path, pkg_config: Callable[..., list[str]]
) -> None:
    """A host in an empty environment, with a library path of build/lib only: no Swift runtime."""
    (tmp_path / "host.c").write_text(HOST)
    host = str(tmp_path / "host")
    run(["cc", str(tmp_path / "host.c"), "-o", host, *pkg_config("--cflags", "--libs")])
    command = ["env", "-i", f"LD_LIBRARY_PATH={build / 'lib'}"]
    assert run([*command, host]).strip() == "0.1.0"
    loaded = run([*command, "/usr/bin/ldd", host])
    assert "swift" not in loaded.lower()
    bare = subprocess.run(["env", "-i", host], capture_output=True, check=False)
    assert bare.returncode != 0, "found without a library path: another one is installed"
