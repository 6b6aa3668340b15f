"""The library for other machines: the C tests and the samples, run by Wine, by QEMU, or with
another C library. Each platform only where `make CROSS=...` has been run for it, and where it can
run."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from header import ROOT, Header
from platforms import (
    AARCH64,
    AARCH64_MUSL,
    ALL,
    EMULATED,
    MACOS,
    MICRO,
    MUSL,
    WEBASSEMBLY,
    WINDOWS,
    WITHOUT_MAKE,
    Platform,
    cases,
    required,
)
from process import run

PROGRAMS = ROOT / "Tests" / "platforms"
each = pytest.mark.parametrize("platform", EMULATED, ids=lambda platform: platform.cross)


@pytest.fixture(scope="module", autouse=True)
def windows() -> Iterator[None]:
    """Wine's server stays for some seconds after the last program otherwise."""
    yield
    if shutil.which("wineserver") and (ROOT / "build" / "wine").exists():
        subprocess.run(["wineserver", "-k"], env={**os.environ, **WINDOWS.environment}, check=False)


@pytest.mark.parametrize(("platform", "source"), cases("Tests/c"))
def test_c(platform: Platform, source: Path) -> None:
    required(platform).run(platform.program(source))


@pytest.mark.parametrize(("platform", "source"), cases("examples-c"))
def test_c_example(platform: Platform, source: Path) -> None:
    """The same frames as here, to the letter."""
    printed = required(platform).run(platform.program(source))
    assert printed == source.with_suffix(".expected").read_text()


@each
def test_a_program_that_fails_is_found(platform: Platform) -> None:
    with pytest.raises(pytest.fail.Exception):
        required(platform).run(platform.program(PROGRAMS / "fails.c"))


@each
def test_running_out_of_memory(platform: Platform) -> None:
    """The handler is told, there are words where somebody can read them, and then an end."""
    with pytest.raises(pytest.fail.Exception) as failure:
        required(platform).run(platform.program(PROGRAMS / "exhausted.c"))
    assert "told of 1\n" in str(failure.value)
    assert "went on" not in str(failure.value)
    if platform is not MICRO:
        assert re.search(r"libkeeplayout: out of memory \(\d+ bytes asked\)", str(failure.value))


@pytest.fixture(scope="module")
def frames_here(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What a program of 1,001 nodes and 50 widths says of its frames on this machine."""
    program = tmp_path_factory.mktemp("rows") / "rows"
    linked = ["-I", str(ROOT / "include"), str(ROOT / "build" / "lib" / "libkeeplayout.a"), "-lm"]
    run(["cc", str(PROGRAMS / "rows.c"), "-o", str(program), *linked])
    return run([str(program)]).splitlines()[0]


# All but the board, whose memory 1,001 nodes might not fit.
@pytest.mark.parametrize(
    "platform", [WINDOWS, AARCH64, MUSL, AARCH64_MUSL, WEBASSEMBLY], ids=lambda it: it.cross
)
def test_frames_are_the_same_to_the_last_bit(platform: Platform, frames_here: str) -> None:
    printed = required(platform).run(platform.program(PROGRAMS / "rows.c"))
    assert printed.splitlines()[0] == frames_here
    assert frames_here.startswith("1001 nodes, frames ")


@pytest.mark.parametrize("platform", ALL, ids=lambda platform: platform.cross)
def test_an_archive_has_no_other_names(platform: Platform, header: Header) -> None:
    """arc4random_buf, say, which would give a host zeros for random bytes."""
    archive = required(platform, "all").build / "lib" / "libkeeplayout.a"
    nm = shutil.which("llvm-nm") or pytest.skip("there is no llvm-nm")
    lines = run([nm, "--extern-only", "--defined-only", "--format=just-symbols", str(archive)])
    names = {line for line in lines.split() if not line.endswith(":")}
    mangled = "_" if platform is MACOS else ""
    assert names == {mangled + function.name for function in header.functions}


# ---- Windows -------------------------------------------------------------------------------------


def test_what_a_dll_needs_and_offers(header: Header) -> None:
    library = required(WINDOWS).build / "bin" / "keeplayout.dll"
    said = run(["objdump", "--private-headers", str(library)])
    assert set(re.findall(r"DLL Name: (.*)", said)) == {"KERNEL32.dll", "msvcrt.dll"}
    exported = re.findall(r"^\s+\[ *\d+\] (\w+)$", said, re.MULTILINE)
    assert set(exported) == {function.name for function in header.functions}


# As Microsoft's compiler reads it, without what is GNU's.
FOR_MICROSOFT = """
#include <keeplayout.h>
#if !defined _MSC_VER || defined __GNUC__
#error not read as meant
#endif
int main(void) { return (int)keep_version_number(); }
"""


@pytest.mark.parametrize("more", [[], ["-DKEEPLAYOUT_DLL"]], ids=["static", "dll"])
def test_the_headers_for_microsoft(more: list[str], tmp_path: Path) -> None:
    libc = Path("/usr/x86_64-w64-mingw32/include")
    if not shutil.which("clang-cl") or not libc.exists():
        pytest.skip("there is no clang-cl, or no C library of Windows")
    (tmp_path / "host.c").write_text(FOR_MICROSOFT)
    command = ["clang-cl", "--target=x86_64-pc-windows-msvc", "/TC", "/c", "/W4", "/WX", *more]
    where = ["/I", str(ROOT / "include"), "-imsvc", str(libc)]
    run([*command, *where, "host.c", "/Fohost.obj"], cwd=tmp_path)
    wanted = "__imp_keep_version_number" if more else "keep_version_number"
    symbols = run(["objdump", "--syms", "host.obj"], cwd=tmp_path).split()
    assert wanted in symbols


# ---- macOS: linked, not run ----------------------------------------------------------------------


@pytest.fixture(scope="module")
def dylib() -> Path:
    """The library for macOS, where it could be linked."""
    for tool in "llvm-objdump", "llvm-nm":
        if not shutil.which(tool):
            pytest.skip(f"there is no {tool}")
    return (required(MACOS, "all").build / "lib" / "libkeeplayout.dylib").resolve()


def test_what_a_dylib_offers(dylib: Path, header: Header) -> None:
    lines = run(["llvm-nm", "--extern-only", "--defined-only", "--format=just-symbols", str(dylib)])
    assert set(lines.split()) == {f"_{function.name}" for function in header.functions}


def test_load_commands(dylib: Path) -> None:
    """Its name, versions, what it needs, from which system on, and that it is signed."""
    said = run(["llvm-objdump", "--macho", "--private-headers", str(dylib)])
    words = re.sub(r" +", " ", said)
    names = re.findall(r"cmd (LC_\w+DYLIB)\n.*\n name (\S+)", words)
    assert names == [
        ("LC_ID_DYLIB", "@rpath/libkeeplayout.0.dylib"),
        ("LC_LOAD_DYLIB", "/usr/lib/libSystem.B.dylib"),
    ]
    assert "current version 0.1.0" in words
    assert re.search(r"LC_BUILD_VERSION\n.*\n platform macos\n.*\n minos 11.0", words)
    assert "LC_CODE_SIGNATURE" in words
    assert "LC_RPATH" not in words


# ---- Microcontrollers ----------------------------------------------------------------------------


def test_a_card_on_a_microcontroller() -> None:
    """By hand: 144 - 2 * 12 high, so 160 wide; 12 + 160 + 8 = 180 to 380 - 12 = 368; 40 letters of
    8 in 188 take two lines of 20. All memory is given back."""
    printed = required(MICRO).run(MICRO.program(PROGRAMS / "card.c"))
    frames, heap = printed.splitlines()
    assert frames == "KEEP_OK: title from 180 to 368, text 40 high"
    taken, left = map(int, re.findall(r"\d+", heap))
    assert left == 0
    assert 0 < taken < 32 * 1024


def test_the_solver_alone_is_small() -> None:
    program = required(MICRO).program(PROGRAMS / "solver_alone.c")
    assert MICRO.run(program) == "100 108\n"
    text, data = run(["size", str(program)]).splitlines()[1].split()[:2]
    assert int(text) + int(data) <= 230 * 1024


@pytest.mark.parametrize("name", ["open", "getenv", "pthread_create", "fopen", "printf", "write"])
def test_a_microcontroller_needs_no_system(name: str) -> None:
    nm = shutil.which("llvm-nm") or pytest.skip("there is no llvm-nm")
    archive = required(MICRO, "all").build / "lib" / "libkeeplayout.a"
    wanted = run([nm, "--undefined-only", "--format=just-symbols", str(archive)]).split()
    assert "free" in wanted
    assert name not in wanted


# ---- The Makefile --------------------------------------------------------------------------------


@pytest.mark.parametrize("value", ["", "sparc-sun-solaris", "wasm32-wasi aarch64-linux-gnu"])
def test_other_machines_are_refused(value: str) -> None:
    command = ["make", "-C", str(ROOT), f"CROSS={value}"]
    done = subprocess.run(command, env=WITHOUT_MAKE, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert f"CROSS={value} is none of x86_64-linux-gnu" in done.stderr
    for platform in [AARCH64, MUSL, WEBASSEMBLY]:
        assert platform.cross in done.stderr


@pytest.mark.parametrize(
    ("source", "target", "words"),
    [
        ("x86_64-unknown-none-elf", "x86_64-short", "does not name"),
        ("m68k-unknown-none-elf", "m68k-unknown-none-gnu", "has no library for m68k"),
    ],
)
def test_a_toolchain_that_does_not_fit_is_named(
    source: str, target: str, words: str, tmp_path: Path
) -> None:
    script = ROOT / "Sources" / "Packaging" / "borrow_modules.py"
    command = ["python3", str(script), source, target, str(tmp_path / "swift")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert f"this toolchain cannot build for {target}: Swift version 6." in done.stderr
    assert "swiftc" in done.stderr
    assert words in done.stderr
    assert not (tmp_path / "swift").exists()
