"""The library as others take it: through pkg-config and CMake, from the build and installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from header import ROOT
from process import run

HOST = """
#include <keeplayout.h>
int main(void) { return keep_version_number() == KEEPLAYOUT_VERSION_NUMBER ? 0 : 1; }
"""
PROJECT = """
cmake_minimum_required(VERSION 3.16)
project(host C)
find_package(keeplayout {version} REQUIRED)
add_executable(host host.c)
target_link_libraries(host PRIVATE keeplayout::keeplayout)
"""
CMAKE = str(Path(sys.executable).with_name("cmake"))
# Where Debian puts libraries: the way from there to the headers is longer than from lib.
PLACES = {"plain": "/usr/local/lib", "multiarch": "/usr/lib/x86_64-linux-gnu"}


@pytest.fixture(params=["build", "plain", "multiarch"])
def libraries(request: pytest.FixtureRequest, build: Path, tmp_path: Path) -> Iterator[Path]:
    """The folder of libraries: of the build, or of an installation under DESTDIR that was then
    moved, as packages are."""
    if request.param == "build":
        yield build / "lib"
        return
    place = PLACES[request.param]
    prefix = "/usr/local" if "local" in place else "/usr"
    where = [f"DESTDIR={tmp_path / 'staged'}", f"PREFIX={prefix}", f"LIBDIR={place}"]
    make("install", *where)
    moved = tmp_path / "moved"
    shutil.copytree(tmp_path / "staged", moved, symlinks=True)
    make("uninstall", *where)
    left = [path for path in (tmp_path / "staged").rglob("*") if not path.is_dir()]
    assert left == [], "uninstall left something behind"
    yield moved / place.lstrip("/")


def make(*arguments: str) -> None:
    """Runs make without the flags of the make that may be running this."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("MAKE")}
    run(["make", "-C", str(ROOT), *arguments], env=kept)


def test_pkg_config(libraries: Path, tmp_path: Path, pkg_config: Callable[..., list[str]]) -> None:
    (tmp_path / "host.c").write_text(HOST)
    flags = pkg_config("--cflags", "--libs", folder=libraries / "pkgconfig")
    run(["cc", "host.c", "-o", "host", *flags], cwd=tmp_path)
    preload = {"LD_PRELOAD": "libkeeplayout-trace.so", "KEEPLAYOUT_TRACE": str(tmp_path / "trace")}
    run([str(tmp_path / "host")], env={"LD_LIBRARY_PATH": str(libraries), **preload})
    assert (tmp_path / "trace").read_text() == '{"keeplayout trace":2,"library":"0.1.0"}\n'


def test_cmake(libraries: Path, tmp_path: Path) -> None:
    configure(tmp_path, libraries, "0.1")
    run([CMAKE, "--build", "out"], cwd=tmp_path)
    run([str(tmp_path / "out" / "host")])


@pytest.mark.parametrize("version", ["1.0", "0.2", "0.0.9", "0.1.99"])
def test_cmake_refuses_other_versions(build: Path, tmp_path: Path, version: str) -> None:
    with pytest.raises(subprocess.CalledProcessError):
        configure(tmp_path, build / "lib", version)


def configure(folder: Path, libraries: Path, version: str) -> None:
    """Configures a project that asks for a version of the library."""
    (folder / "host.c").write_text(HOST)
    (folder / "CMakeLists.txt").write_text(PROJECT.format(version=version))
    where = f"-Dkeeplayout_DIR={libraries}/cmake/keeplayout"
    command = [CMAKE, "-G", "Unix Makefiles", "-B", "out", where]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
