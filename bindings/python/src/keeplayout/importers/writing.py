"""Writes the documents and the drawings of scenes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from ..layout.layout import Layout
from .source import Place


@dataclass(frozen=True)
class Scene:
    """A layout of a file."""

    name: str
    """As the file names it, or else says where it is; need not be unique."""
    place: Place
    layout: Layout


class Writer:
    """Writes scenes into folders, each with a note of where it is from; or else to standard output.

    Args:
        documents, drawings: the folders.
    """

    def __init__(self, documents: Path | None, drawings: Path | None) -> None:
        self._folders = [
            (folder, ending)
            for folder, ending in ((documents, "keep"), (drawings, "svg"))
            if folder is not None
        ]
        self._used: set[str] = set()
        self.count = 0

    def write(self, scene: Scene) -> None:
        """Writes a scene to where it belongs."""
        self.count += 1
        source = f"{' '.join(scene.name.split())}, {scene.place}".replace("--", "- -")
        head, _, lines = scene.layout.document.partition("\n")
        document = f"{head}  # {source}\n{lines}"
        if not self._folders:
            print(document)
            return
        stem, own = _plain(Path(scene.place.file).stem), _plain(scene.name)
        words = [stem, "" if own.casefold() == stem.casefold() else own]
        name = self._unused("-".join(filter(None, words)) or "scene", source)
        for folder, ending in self._folders:
            text = document if ending == "keep" else f"{scene.layout.svg()}<!-- {source} -->\n"
            folder.mkdir(parents=True, exist_ok=True)
            Path(folder, f"{name}.{ending}").write_text(text, "utf-8")
            print(Path(folder, f"{name}.{ending}"))

    def _unused(self, name: str, source: str) -> str:
        """A name for a file, with a number if another scene has it already."""
        number, free = 1, name
        while free.casefold() in self._used or self._is_of_another(free, source):
            number += 1
            free = f"{name}-{number}"
        self._used.add(free.casefold())
        return free

    def _is_of_another(self, name: str, source: str) -> bool:
        """Whether a file of a name is there that another scene was written to."""
        paths = [Path(folder, f"{name}.{ending}") for folder, ending in self._folders]
        return any(path.is_file() and not _is_from(path, source) for path in paths)


def _is_from(path: Path, source: str) -> bool:
    """Whether a scene was written to a file, perhaps from another folder."""
    name, _, file = _without_line(source).rpartition(", ")
    text = path.read_text("utf-8", "replace")
    noted = re.search(rf"(?:#|<!--) {re.escape(name)}, (.*:\d+)(?: -->)?$", text, re.MULTILINE)
    return noted is not None and Path(_without_line(noted[1])).resolve() == Path(file).resolve()


def _without_line(source: str) -> str:
    return source.rpartition(":")[0]  # the scene may have got another one


def _plain(name: str) -> str:
    """A name for a part of that of a file, in any system."""
    return re.sub(r"[^\w.-]+", "_", name).strip("_.-")[:60]
