"""Puts the shared library, and the one that records, into a wheel; and their source into a source
distribution, so that it builds without the repository.

The library is the one that KEEPLAYOUT_LIBRARY names, if that is set; otherwise `make` builds it,
for which it needs Swift. KEEPLAYOUT_WHEEL_PLATFORM says which machines it is for, if not this one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TOOLS = {"make": "make", "swiftc": "Swift 6.3 or newer", "cc": "a C compiler"}
TRACER = "libkeeplayout-trace.so"
SOURCES = [
    "LICENSE",
    "Makefile",
    "bindings/api.json",
    "bindings/model.py",
    "include",
    *(f"Sources/{name}" for name in ("ConstraintSolver", "LayoutCore", "KeepLayoutABI")),
    *(f"Sources/{name}" for name in ("Memory", "Trace", "Packaging")),
]


class LibraryHook(BuildHookInterface[Any]):
    """What hatchling calls."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before a wheel or a source distribution is put together. An editable installation takes
        the library that is found as for any program."""
        if self.target_name == "sdist":
            build_data["force_include"].update(self._carried())
        elif version != "editable":
            here = sysconfig.get_platform().replace("-", "_").replace(".", "_")
            platform = os.environ.get("KEEPLAYOUT_WHEEL_PLATFORM", here)
            build_data["pure_python"] = False
            build_data["tag"] = f"py3-none-{platform}"
            build_data["force_include"].update(self._binary(platform))

    def _source(self) -> Path:
        """Where the library's source is: in a source distribution, or in the repository."""
        carried = Path(self.root) / "library"
        return carried if carried.exists() else Path(self.root).parents[1]

    def _carried(self) -> dict[str, str]:
        """What the repository has and a source distribution needs, with its place there."""
        source = self._source()
        if source.parent == Path(self.root):
            return {}
        places = {str(source / path): f"library/{path}" for path in SOURCES}
        return {**places, str(source / "conftest.py"): "conftest.py"}

    def _binary(self, platform: str) -> dict[str, str]:
        """What a wheel has beside the package, with its place there. What records is for Linux."""
        chosen = os.environ.get("KEEPLAYOUT_LIBRARY")
        library = Path(chosen).resolve() if chosen else self._built()
        files = {library: loaded_name(platform)}
        if "linux" in platform:
            files[library.with_name(TRACER)] = TRACER
        for path in files:
            if not path.is_file():
                raise FileNotFoundError(f"keeplayout needs {path}, which does not exist")
        return {str(path): f"keeplayout/{name}" for path, name in files.items()}

    def _built(self) -> Path:
        """The library, built now."""
        for tool, what in TOOLS.items():
            if shutil.which(tool) is None:
                raise RuntimeError(
                    f"building keeplayout needs {what}; a wheel, or KEEPLAYOUT_LIBRARY set to a "
                    "library that is built, needs none"
                )
        tell("keeplayout: compiling the library, which takes about two minutes")
        source = self._source()
        subprocess.run(["make", "-C", str(source), "python"], check=True)
        return (source / "build" / "lib" / loaded_name(sysconfig.get_platform())).resolve()


def loaded_name(platform: str) -> str:
    """The name by which the package loads the library."""
    if platform.startswith("win"):
        return "keeplayout.dll"
    return "libkeeplayout.0.dylib" if platform.startswith("macos") else "libkeeplayout.so.0"


def tell(line: str) -> None:
    """Says something to who waits: pip shows nothing of what a build prints."""
    print(line, flush=True)
    try:
        with open("/dev/tty", "w") as terminal:
            terminal.write(f"\n{line}\n")
    except OSError:
        pass
