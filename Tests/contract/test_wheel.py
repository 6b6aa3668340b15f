"""The Python package as others get it: a wheel, and a source distribution that builds one. All of
its tests run on the wheel in `make test-wheel`, and some of them here on those for others."""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from elf import SharedLibrary
from hatch_build import loaded_name
from header import ROOT
from keeplayout._c.library import NAMES
from platforms import AARCH64, AARCH64_MUSL, MACOS, MUSL, WINDOWS, Platform, required
from process import run

BINARY = {"keeplayout/libkeeplayout.so.0", "keeplayout/libkeeplayout-trace.so"}
SHOWN = "import keeplayout; print(keeplayout.library_version(), keeplayout.__file__)"


def build(folder: Path, out: Path, *kinds: str, **variables: str) -> str:
    """Builds distributions with the tools that are there."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    kept.pop("KEEPLAYOUT_LIBRARY")
    command = [sys.executable, "-m", "build", "--no-isolation", *kinds, "--outdir", str(out)]
    return run([*command, str(folder)], env={**kept, **variables})


def wheel_in(folder: Path) -> zipfile.ZipFile:
    """The only wheel in a folder."""
    (path,) = folder.glob("*.whl")
    return zipfile.ZipFile(path)


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel and a source distribution with the library that `make` has built."""
    folder = tmp_path_factory.mktemp("dist")
    library = ROOT / "build" / "lib" / "libkeeplayout.so"
    build(ROOT / "bindings" / "python", folder, KEEPLAYOUT_LIBRARY=str(library))
    return folder


def test_what_a_wheel_has(dist: Path) -> None:
    wheel = wheel_in(dist)
    names = set(wheel.namelist())
    package = ROOT / "bindings" / "python" / "src" / "keeplayout"
    source = {f"keeplayout/{path.relative_to(package)}" for path in package.rglob("*.py")}
    assert {name for name in names if ".dist-info/" not in name} - source == {
        *BINARY,
        "keeplayout/py.typed",
    }
    assert source <= names
    (licence,) = (name for name in names if name.endswith("licenses/LICENSE"))
    assert wheel.read(licence) == (ROOT / "LICENSE").read_bytes()


def test_a_wheel_runs_on_old_systems(dist: Path) -> None:
    """What auditwheel says of it is glibc 2.31, which is Debian 11's, or older."""
    (path,) = dist.glob("*.whl")
    auditwheel = str(Path(sys.executable).with_name("auditwheel"))
    said = run([auditwheel, "show", str(path)])
    (found,) = re.findall(r"platform tag:\s+\"manylinux_2_(\d+)_\w+\"", said)
    assert int(found) <= 31


def test_an_installed_wheel(dist: Path, tmp_path: Path) -> None:
    """In a new environment, without a variable that says where the library is."""
    run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path / "venv")])
    python = str(tmp_path / "venv" / "bin" / "python")
    (wheel,) = dist.glob("*.whl")
    pip = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-index"]
    run([*pip, str(wheel)])
    version, file = run([python, "-c", SHOWN], env={}, cwd=tmp_path).split()
    assert version == "0.1.0"
    assert Path(file).is_relative_to(tmp_path / "venv")


def test_a_source_distribution_builds(dist: Path, tmp_path: Path) -> None:
    """With `make`, for which the rings are compiled already, out of the same source."""
    (path,) = dist.glob("*.tar.gz")
    with tarfile.open(path) as archive:
        archive.extractall(tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    assert (source / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()
    library = source / "library"
    (rings,) = (ROOT / ".build-embedded").glob(f"{platform.machine()}-linux")
    copy = library / ".build-embedded" / rings.name
    shutil.copytree(rings, copy)
    for made in copy.iterdir():
        os.utime(made)
    said = build(source, tmp_path / "out", "--wheel")
    assert "== Linking" in said
    assert "== Compiling" not in said
    assert set(wheel_in(tmp_path / "out").namelist()) >= BINARY


@pytest.mark.parametrize(
    ("variables", "words"),
    [
        ({"KEEPLAYOUT_LIBRARY": "/nowhere/lib.so"}, "needs /nowhere/lib.so, which does not exist"),
        ({"PATH": "/nowhere"}, "building keeplayout needs make; a wheel, or KEEPLAYOUT_LIBRARY"),
    ],
)
def test_what_is_missing_is_said(tmp_path: Path, variables: dict[str, str], words: str) -> None:
    kept = {name: value for name, value in os.environ.items() if name != "KEEPLAYOUT_LIBRARY"}
    command = [
        sys.executable,
        "-m",
        "build",
        "--no-isolation",
        "--wheel",
        "--outdir",
        str(tmp_path),
    ]
    done = subprocess.run(
        [*command, str(ROOT / "bindings" / "python")],
        env={**kept, **variables}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode != 0
    assert words in done.stdout + done.stderr


def test_names_of_the_library() -> None:
    """A wheel has the library under the name by which the package looks for it."""
    assert {name: loaded_name(name) for name in NAMES} == NAMES | {"darwin": loaded_name("darwin")}
    assert loaded_name("macosx_11_0_arm64") == NAMES["darwin"]
    assert loaded_name("win_amd64") == NAMES["win32"]
    assert (
        loaded_name("musllinux_1_2_aarch64") == loaded_name("linux_x86_64") == "libkeeplayout.so.0"
    )


OTHERS = [
    (AARCH64, "manylinux_2_31_aarch64", "lib/libkeeplayout.so.0"),
    (MUSL, "musllinux_1_2_x86_64", "lib/libkeeplayout.so.0"),
    (AARCH64_MUSL, "musllinux_1_2_aarch64", "lib/libkeeplayout.so.0"),
    (WINDOWS, "win_amd64", "bin/keeplayout.dll"),
    (MACOS, "macosx_11_0_arm64", "lib/libkeeplayout.0.dylib"),
]


@pytest.mark.parametrize(("platform", "tag", "file"), OTHERS, ids=lambda value: str(value)[:20])
def test_a_wheel_for_another_machine(platform: Platform, tag: str, file: str) -> None:
    """It has the library that the C tests run with, and what it asks of a system fits the name."""
    required(platform, "wheel")
    (path,) = (ROOT / "build" / "dist").glob(f"*-py3-none-{tag}.whl")
    wheel, library = zipfile.ZipFile(path), platform.build / file
    assert wheel.read(f"keeplayout/{library.name}") == library.read_bytes()
    (facts,) = (name for name in wheel.namelist() if name.endswith(".dist-info/WHEEL"))
    assert f"Tag: py3-none-{tag}\n" in wheel.read(facts).decode()
    if "linux" in tag:
        needed = SharedLibrary(library).needed()
        glibc = {"libc.so.6", "libm.so.6", "ld-linux-aarch64.so.1"}
        assert needed <= ({"libc.so"} if "musl" in tag else glibc)
        assert SharedLibrary(library).glibc() <= (2, 31)


# What these call is most of how a package and a library meet: numbers, text, arrays, structs by
# value, callbacks that raise, owners, and the wheel's own finding of its library.
CHOSEN = (
    "layout",
    "layout_errors",
    "buffers",
    "solver",
    "raised",
    "values",
    "documents",
    "diagnosis",
)


@pytest.mark.parametrize("platform", [WINDOWS, AARCH64], ids=lambda platform: platform.cross)
def test_the_package_of_another_machine(platform: Platform, dist: Path, tmp_path: Path) -> None:
    """Its tests, out of the source distribution, on the wheel, in a Python of that machine."""
    tag = {WINDOWS: "win_amd64", AARCH64: "manylinux_2_31_aarch64"}[platform]
    if not Path(platform.python[-1]).exists():
        pytest.skip(f"Tests/platforms/bring_python.py {platform.cross} has not been run")
    required(platform, "wheel")
    (wheel,) = (ROOT / "build" / "dist").glob(f"*-py3-none-{tag}.whl")
    site = tmp_path / "site"
    zipfile.ZipFile(wheel).extractall(site)
    (archive,) = dist.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path, filter="data")
    (source,) = tmp_path.glob("keeplayout-*")
    tests = [f"tests/test_{name}.py" for name in CHOSEN]
    of_time = "takes_little or within_a_limit_of_work"  # which an emulator has more of
    options = ["-q", "-p", "no:cacheprovider", "-c", "pyproject.toml", "-k", f"not ({of_time})"]
    said = platform.run_python(source, [site], "-m", "pytest", *options, *tests)
    assert re.search(r"^\d+ passed", said, re.MULTILINE)
