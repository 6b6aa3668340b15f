"""The library as others take it: through pkg-config and CMake, from the build and installed."""

from __future__ import annotations

import os
import platform
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from header import ROOT, Header
from platforms import AARCH64 as PLATFORM
from platforms import required
from process import run
from readme import links

HOST = """
#include <keeplayout.h>
int main(void) { return keep_version_number() == KEEPLAYOUT_VERSION_NUMBER ? 0 : 1; }
"""
PROJECT = """
cmake_minimum_required(VERSION 3.16)
project(host C)
{found}
add_executable(host host.c)
target_link_libraries(host PRIVATE keeplayout::keeplayout)
add_executable(alone host.c)
target_link_libraries(alone PRIVATE keeplayout::static)
"""
CARRIED = f"add_subdirectory({ROOT} library EXCLUDE_FROM_ALL)"
EXAMPLES = ROOT / "examples-c"
SWIFT = Path(shutil.which("swiftc") or "/nowhere").parent
CMAKE = str(Path(sys.executable).with_name("cmake"))
# Where Debian puts libraries: the way from there to the headers is longer than from lib.
PLACES = {
    "plain": "/usr/local/lib",
    "blank": "/usr/lo cal/lib",
    "multiarch": "/usr/lib/x86_64-linux-gnu",
}


@pytest.fixture(params=["build", *PLACES])
def libraries(request: pytest.FixtureRequest, build: Path, tmp_path: Path) -> Iterator[Path]:
    """The folder of libraries: of the build, or of an installation under DESTDIR that was then
    moved, as packages are."""
    if request.param == "build":
        yield build / "lib"
        return
    place = PLACES[request.param]
    prefix = place.removesuffix("/lib") if place.endswith("/lib") else "/usr"
    where = [f"DESTDIR={tmp_path / 'staged'}", f"PREFIX={prefix}", f"LIBDIR={place}"]
    make("install", *where)
    moved = tmp_path / "moved"
    shutil.copytree(tmp_path / "staged", moved, symlinks=True)
    make("uninstall", *where)
    left = [path for path in (tmp_path / "staged").rglob("*") if not path.is_dir()]
    assert left == [], "uninstall left something behind"
    yield moved / place.lstrip("/")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that the library was installed in, and nothing else."""
    prefix = tmp_path_factory.mktemp("prefix")
    make("install", f"PREFIX={prefix}", "LDCONFIG=false")
    return prefix


def make(*arguments: str) -> str:
    """Runs make without the flags of the make that may be running this."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("MAKE")}
    return run(["make", "-C", str(ROOT), *arguments], env=kept)


def test_pkg_config(libraries: Path, tmp_path: Path, pkg_config: Callable[..., list[str]]) -> None:
    (tmp_path / "host.c").write_text(HOST)
    flags = pkg_config("--cflags", "--libs", folder=libraries / "pkgconfig")
    run(["cc", "host.c", "-o", "host", *flags], cwd=tmp_path)
    preload = {"LD_PRELOAD": "libkeeplayout-trace.so", "KEEPLAYOUT_TRACE": str(tmp_path / "trace")}
    run([str(tmp_path / "host")], env={"LD_LIBRARY_PATH": str(libraries), **preload})
    assert (tmp_path / "trace").read_text() == '{"keeplayout trace":2,"library":"0.1.0"}\n'


@pytest.mark.parametrize(
    ("package", "more"), [("keeplayout-static", []), ("keeplayout", ["-static"])]
)
def test_pkg_config_of_the_archive(
    libraries: Path, tmp_path: Path, package: str, more: list[str]
) -> None:
    (tmp_path / "host.c").write_text(HOST)
    where = {**os.environ, "PKG_CONFIG_PATH": str(libraries / "pkgconfig")}
    asked = ["pkg-config", "--static", "--cflags", "--libs", package]
    flags = shlex.split(run(asked, env=where))
    run(["cc", "host.c", "-o", "host", *more, *flags], cwd=tmp_path)
    assert "libkeeplayout.so" not in run(["readelf", "-d", "host"], cwd=tmp_path)
    run([str(tmp_path / "host")])


def test_the_archive_has_no_other_names(build: Path, header: Header) -> None:
    lines = run(["nm", "--extern-only", "--defined-only", str(build / "lib" / "libkeeplayout.a")])
    names = {line.split()[-1] for line in lines.splitlines() if len(line.split()) == 3}
    assert names == {function.name for function in header.functions}


@pytest.mark.parametrize("name", sorted(path.stem for path in EXAMPLES.glob("*.expected")))
def test_examples_with_the_archive(build: Path, tmp_path: Path, name: str) -> None:
    flags = ["-I", str(build / "include"), str(build / "lib" / "libkeeplayout.a"), "-lm"]
    run(["cc", "-static", str(EXAMPLES / f"{name}.c"), "-o", name, *flags], cwd=tmp_path)
    expected = (EXAMPLES / f"{name}.expected").read_text()
    assert run([str(tmp_path / name), str(tmp_path / "drawn.svg")]) == expected


def test_cmake(libraries: Path, tmp_path: Path) -> None:
    configure(tmp_path, libraries, "0.1")
    run([CMAKE, "--build", "out"], cwd=tmp_path)
    run([str(tmp_path / "out" / "host")])
    run([str(tmp_path / "out" / "alone")])


@pytest.mark.parametrize("version", ["1.0", "0.2", "0.0.9", "0.1.99"])
def test_cmake_refuses_other_versions(build: Path, tmp_path: Path, version: str) -> None:
    with pytest.raises(subprocess.CalledProcessError):
        configure(tmp_path, build / "lib", version)


def carry_rings(folder: Path, processor: str) -> None:
    """What `make` compiled for the longest, as if it had been compiled in this folder now."""
    rings = Path(".build-embedded") / f"{processor}-linux"
    shutil.copytree(ROOT / rings, folder / rings)
    for made in (folder / rings).iterdir():
        os.utime(made)


def test_a_folder_with_blanks(tmp_path: Path) -> None:
    """What is built in one, and what is linked with it as users do."""
    folder = tmp_path / "in st"
    carry_rings(folder, platform.machine())
    for name in "Makefile", "Sources", "bindings", "examples-c", "include":
        (folder / name).symlink_to(ROOT / name)
    kept = {key: value for key, value in os.environ.items() if not key.startswith("MAKE")}
    said = run(["make", "-C", str(folder), "build/examples/form"], env=kept)
    assert "== Linking" in said
    assert "== Compiling" not in said
    printed = run(["build/examples/form"], env={"LD_LIBRARY_PATH": "build/lib"}, cwd=folder)
    assert printed == (EXAMPLES / "form.expected").read_text()


def test_cmake_builds_what_a_host_carries(tmp_path: Path) -> None:
    """The rings were compiled by `make`; what is missing then is made in the host's folder, whose
    name may have blanks."""
    out = tmp_path / "in st"
    carry_rings(out / "library" / "make", platform.machine())
    configure_project(tmp_path, CARRIED, out=out.name)
    kept = {key: value for key, value in os.environ.items() if not key.startswith("MAKE")}
    said = run([CMAKE, "--build", str(out), "-j2"], cwd=tmp_path, env=kept)
    assert "== Linking" in said
    assert "== Compiling" not in said
    run([str(out / "host")])
    run([str(out / "alone")])


AARCH64 = """
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_C_COMPILER aarch64-linux-gnu-gcc)
"""


def test_cmake_passes_its_toolchain_on(tmp_path: Path) -> None:
    """The rings for another processor, where `make CROSS=...` has compiled them."""
    required(PLATFORM, "all")
    carry_rings(tmp_path / "out" / "library" / "make", "aarch64")
    (tmp_path / "aarch64.cmake").write_text(AARCH64)
    configure_project(tmp_path, CARRIED, "-DCMAKE_TOOLCHAIN_FILE=aarch64.cmake")
    kept = {key: value for key, value in os.environ.items() if not key.startswith("MAKE")}
    run([CMAKE, "--build", "out"], cwd=tmp_path, env=kept)
    for name in "host", "alone":
        assert "AArch64" in run(["readelf", "-h", str(tmp_path / "out" / name)])


UNKNOWN = """
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR sparc64)
set(CMAKE_C_COMPILER {compiler})
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
"""


def test_cmake_refuses_what_cannot_be_built(tmp_path: Path) -> None:
    """At configure time: another machine, and without Swift."""
    compiler = tmp_path / "sparc64-gcc"
    compiler.write_text(
        '#!/bin/sh\n[ "$1" = -dumpmachine ] && echo sparc64-linux || exec cc "$@"\n'
    )
    compiler.chmod(0o755)
    (tmp_path / "sparc64.cmake").write_text(UNKNOWN.format(compiler=compiler))
    with pytest.raises(subprocess.CalledProcessError) as failure:
        configure_project(tmp_path, CARRIED, "-DCMAKE_TOOLCHAIN_FILE=sparc64.cmake")
    assert "keeplayout is not built for Linux on sparc64" in failure.value.stderr.decode()
    with pytest.raises(subprocess.CalledProcessError) as failure:
        configure_project(tmp_path, CARRIED, f"-DCMAKE_IGNORE_PATH={SWIFT}", out="without")
    assert "Swift 6.3 or newer" in failure.value.stderr.decode()


def test_files_that_a_host_copies(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "host.c").write_text(HOST)
    shutil.copytree(installed / "include", tmp_path / "include")
    shutil.copy(installed / "lib" / "libkeeplayout.a", tmp_path)
    run(["cc", "-Iinclude", "host.c", "libkeeplayout.a", "-lm", "-o", "host"], cwd=tmp_path)
    run([str(tmp_path / "host")])


def test_guides_are_installed(installed: Path) -> None:
    """The licence, and pages whose links to files lead somewhere."""
    docs = installed / "share" / "doc" / "keeplayout"
    assert (docs / "LICENSE").read_text() == (ROOT / "LICENSE").read_text()
    pages = list(docs.rglob("*.md"))
    places = [page.parent / link for page in pages for link, _ in links(page)]
    assert len(pages) > 4
    assert len(places) > 40
    assert [place for place in places if not place.exists()] == []


def test_an_installed_example_runs(installed: Path, tmp_path: Path) -> None:
    """With the words that `make install` says."""
    said = make("install", f"PREFIX={installed}", "LDCONFIG=false")
    words = "\n".join(line for line in said.splitlines() if line.startswith("  export "))
    example = installed / "share" / "doc" / "keeplayout" / "examples-c" / "form.c"
    script = f"""{words}
        cc {example} $(pkg-config --cflags --libs keeplayout) -o form && ./form"""
    printed = run(["sh", "-ec", script], cwd=tmp_path)
    assert printed == example.with_suffix(".expected").read_text()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["run", "CROSS=wasm32-wasi"], "only builds"),
        (["docs", "CROSS=aarch64-linux-gnu"], "only builds"),
    ],
)
def test_what_cannot_be_made_for_another_machine(arguments: list[str], words: str) -> None:
    kept = {key: value for key, value in os.environ.items() if not key.startswith("MAKE")}
    command = ["make", "-C", str(ROOT), *arguments]
    done = subprocess.run(command, env=kept, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert words in done.stderr


def test_install_tells_the_loader(tmp_path: Path) -> None:
    """Where its cache has the folder, there is nothing to say."""
    prefix, cache = tmp_path / "prefix", tmp_path / "cache"
    (tmp_path / "ld.so.conf").write_text(f"{prefix}/lib\n")
    command = f"LDCONFIG=ldconfig -X -C {cache} -f {tmp_path}/ld.so.conf"
    said = make("install", f"PREFIX={prefix}", command)
    assert "LD_LIBRARY_PATH" not in said
    assert f"{prefix}/lib/libkeeplayout.so.0".encode() in cache.read_bytes()


def configure(folder: Path, libraries: Path, version: str) -> None:
    """Configures a project that asks for a version of the library."""
    where = f"-Dkeeplayout_DIR={libraries}/cmake/keeplayout"
    configure_project(folder, f"find_package(keeplayout {version} REQUIRED)", where)


def configure_project(folder: Path, found: str, *options: str, out: str = "out") -> None:
    """Configures a project that gets the library in a way."""
    (folder / "host.c").write_text(HOST)
    (folder / "CMakeLists.txt").write_text(PROJECT.format(found=found))
    command = [CMAKE, "-G", "Unix Makefiles", "-B", out, *options]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
