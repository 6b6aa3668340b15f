"""Puts the shared library, and the one that records, into a wheel; and their source into a source
distribution, so that it builds without the repository.

The library is the one that KEEPLAYOUT_LIBRARY names, if that is set; otherwise `make` builds it,
for which it needs Swift.
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
SONAME, TRACER = "libkeeplayout.so.0", "libkeeplayout-trace.so"
SOURCES = [
    "LICENSE",
    "Makefile",
    "bindings/api.json",
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
            library = self._library()
            build_data["pure_python"] = False
            platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
            build_data["tag"] = f"py3-none-{platform}"
            build_data["force_include"].update(
                {
                    str(library): f"keeplayout/{SONAME}",
                    str(library.with_name(TRACER)): f"keeplayout/{TRACER}",
                }
            )

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

    def _library(self) -> Path:
        chosen = os.environ.get("KEEPLAYOUT_LIBRARY")
        library = Path(chosen).resolve() if chosen else self._built()
        for path in (library, library.with_name(TRACER)):
            if not path.is_file():
                raise FileNotFoundError(f"keeplayout needs {path}, which does not exist")
        return library

    def _built(self) -> Path:
        """The library, built now."""
        for tool, what in TOOLS.items():
            if shutil.which(tool) is None:
                raise RuntimeError(
                    f"building keeplayout needs {what}; a wheel, or KEEPLAYOUT_LIBRARY set to a "
                    "library that is built, needs none"
                )
        source = self._source()
        subprocess.run(["make", "-C", str(source), "python"], check=True)
        return (source / "build" / "lib" / "libkeeplayout.so").resolve()
