"""How the library is linked: what it needs, its name, and that it is small."""

from pathlib import Path

from elf import SharedLibrary
from header import ROOT

ALLOWED = {"libc.so.6", "libm.so.6"}
# What an application that ships it feels. 900 KiB until containers told what is unmet, and had
# margins, fractions and baselines, which users need.
BUDGET = 1024 * 1024
# Debian 11's. arc4random_buf, which seeds Swift's hashing, would need 2.36.
OLDEST_GLIBC = (2, 31)


def faults(library: SharedLibrary) -> list[str]:
    """Everything about the link line that a host would suffer from."""
    found = [f"needs {name}" for name in sorted(library.needed() - ALLOWED)]
    found += [f"run path {path}" for path in library.run_paths()]
    if library.soname() != "libkeeplayout.so.0":
        found.append(f"soname {library.soname()}")
    if "NODELETE" not in library.flags():
        found.append("may be unloaded")
    if "BIND_NOW" not in library.flags():
        found.append("addresses of functions stay writable")
    if library.initialisers() > 1:
        found.append("runs code when it is loaded")
    if str(ROOT).encode() in library.strings():
        found.append("names the folder it was built in")
    return found


def test_link_line(library: SharedLibrary) -> None:
    assert faults(library) == []


def test_the_check_can_fail(bad_library: SharedLibrary) -> None:
    assert faults(bad_library) == [
        "needs libextra.so",
        f"run path {bad_library.path.parent}",
        "soname None",
        "may be unloaded",
        "addresses of functions stay writable",
        "runs code when it is loaded",
    ]


def test_runs_on_old_systems(build: Path, library: SharedLibrary) -> None:
    recorder = SharedLibrary(build / "lib" / "libkeeplayout-trace.so")
    assert (2,) < library.glibc() <= OLDEST_GLIBC
    assert (2,) < recorder.glibc() <= OLDEST_GLIBC
    assert recorder.needed() <= {*ALLOWED, "libdl.so.2", "libpthread.so.0"}


def test_names_of_the_file(build: Path, library: SharedLibrary) -> None:
    link, soname = build / "lib" / "libkeeplayout.so", build / "lib" / "libkeeplayout.so.0"
    assert link.readlink() == Path(soname.name)
    assert soname.readlink() == Path(library.path.name)


def test_size(library: SharedLibrary, capsys: object) -> None:
    size = library.path.stat().st_size
    with capsys.disabled():  # type: ignore[attr-defined]
        print(f"\n{library.path.name}: {size / 1024:.0f} KB of {BUDGET // 1024} KB")
    assert size <= BUDGET
    assert b".debug_info" not in library.strings()
