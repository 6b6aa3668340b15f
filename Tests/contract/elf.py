"""What a shared library says about itself, read with readelf and nm."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path


class SharedLibrary:
    """A built library."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def exported(self) -> set[str]:
        """The names of the functions and data that others can link to."""
        lines = self._run("nm", "--dynamic", "--defined-only").splitlines()
        kinds = [line.split()[-2:] for line in lines]
        # The version script adds one absolute symbol that carries the node's own name.
        return {name.split("@")[0] for kind, name in kinds if kind != "A"}

    def needed(self) -> set[str]:
        """The libraries that must be there when this one is loaded."""
        return set(re.findall(r"\(NEEDED\).*\[(.*)\]", self._dynamic()))

    def soname(self) -> str | None:
        """The name that programs linked against it ask for."""
        found = re.search(r"\(SONAME\).*\[(.*)\]", self._dynamic())
        return found[1] if found else None

    def run_paths(self) -> list[str]:
        """Folders that it would search for its own libraries."""
        return re.findall(r"\((?:RPATH|RUNPATH)\).*\[(.*)\]", self._dynamic())

    def flags(self) -> set[str]:
        """NODELETE, TEXTREL, ..."""
        return set(" ".join(re.findall(r"\(FLAGS(?:_1)?\)(.*)", self._dynamic())).split())

    def initialisers(self) -> int:
        """How many functions run when it is loaded. One is the C run-time's own (frame_dummy)."""
        sizes = re.findall(r"\((?:PREINIT|INIT)_ARRAYSZ\)\s+(\d+)", self._dynamic())
        return sum(int(size) for size in sizes) // 8

    def variables(self) -> list[tuple[int, int]]:
        """Where its variables are, counted from where it is loaded, and how many bytes."""
        headers = self._run("readelf", "--program-headers", "--wide")
        found = re.findall(r"LOAD +0x\w+ 0x(\w+) 0x\w+ 0x\w+ 0x(\w+) RW ", headers)
        return [(int(start, 16), int(size, 16)) for start, size in found]

    def glibc(self) -> tuple[int, ...]:
        """The newest symbol version of glibc that it asks for."""
        versions = re.findall(r"GLIBC_([\d.]+)", self._run("readelf", "--version-info"))
        return max((tuple(map(int, version.split("."))) for version in versions), default=(0,))

    def strings(self) -> bytes:
        """The whole file, to look for text in."""
        return self.path.read_bytes()

    def _dynamic(self) -> str:
        return self._run("readelf", "--dynamic", "--wide")

    def _run(self, *command: str) -> str:
        return subprocess.run(
            [*command, str(self.path)], check=True, capture_output=True, text=True
        ).stdout
