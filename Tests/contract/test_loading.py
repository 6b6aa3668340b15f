"""What the library does to its host when loaded: nothing. What it keeps: as good as nothing."""

from __future__ import annotations

import ctypes
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from elf import SharedLibrary
from process import run
from scene import OF_LAYOUTS, SITUATIONS, Scene

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


def own_memory(library: SharedLibrary) -> bytes:
    """What is in the memory of a loaded library that it could write to: its variables."""
    with open("/proc/self/maps") as maps:
        own = [line for line in maps if line.endswith(f" {library.path}\n")]
    base = int(own[0].partition("-")[0], 16)
    found = b""
    with open("/proc/self/mem", "rb") as memory:
        for start, size in library.variables():
            memory.seek(base + start)
            found += memory.read(size)
    assert found, "nowhere that it could write to"
    return found


def words(memory: bytes) -> list[int]:
    return [number for (number,) in struct.iter_unpack("=I", memory[: len(memory) // 4 * 4])]


def test_layouts_share_their_count_only(library: SharedLibrary) -> None:
    """What a layout knows is its own, so that each thread can have some. Whatever is called, the
    library's variables are as they were, except for two: how many layouts there have been, and how
    many solvers. keep_layout_update and keep_document_complete read their document into one more;
    questions have solvers of their own."""
    Scene().call("keep_layout_solve")
    before = words(own_memory(library))
    for situation in SITUATIONS:
        for name in OF_LAYOUTS:
            scene = Scene()
            situation(scene)
            scene.call(name)
            if name != "keep_layout_destroy":
                scene.call("keep_layout_destroy")
    after = words(own_memory(library))
    changes = [new - old for old, new in zip(before, after, strict=True) if new != old]
    layouts = len(SITUATIONS) * (len(OF_LAYOUTS) + 2)
    solvers, others = max(changes), sorted(changes)[:-1]
    assert others == [layouts]
    assert layouts < solvers < 2 * layouts


def test_shared_memory_is_seen(bad_library: SharedLibrary) -> None:
    bad = ctypes.CDLL(str(bad_library.path))
    before = own_memory(bad_library)
    bad.keep_version_number()
    assert own_memory(bad_library) != before


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
