"""python -m keeplayout from-...: the scenes of other systems' files, written as documents.

Exits with 0 if the documents say all that the files do; with 1 if something was left out, which is
listed; and with 2 if a file cannot be read, or a document not be written: the others are.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from .._progress import Progress
from ..errors import KeepError
from ..layout.layout import Layout
from .source import File, Place, UnreadableError
from .unsaid import Unsaid


@dataclass(frozen=True)
class Scene:
    """A layout of a file."""

    name: str
    """As the file names it, or else says where it is; need not be unique."""
    place: Place
    layout: Layout


@dataclass(frozen=True)
class Importer:
    """A command that makes layouts of files."""

    command: str
    help: str
    """What it reads, in a line."""
    add_options: Callable[[argparse.ArgumentParser], None]
    """Adds its own options."""
    scenes: Callable[[File, argparse.Namespace, Unsaid], Iterator[Scene]]
    """The layouts of a file, one at a time; raises UnreadableError."""
    endings: tuple[str, ...] = ()
    """What the names of such files end with, for those in folders."""


def add_arguments(parser: argparse.ArgumentParser, importer: Importer) -> None:
    """The arguments of an importer."""
    parser.epilog = (
        "Documents go to standard output; what was left out or assumed, with counts and the place "
        "of the first, to standard error. Exits with 0, with 1 if something was left out, and with "
        "2 if a file could not be read."
    )
    folders = f", folders with {', '.join(importer.endings)}" if importer.endings else ""
    parser.add_argument("files", type=Path, nargs="+", help=f"files{folders}; - for standard input")
    parser.add_argument("--scene", metavar="NAME", help="only scenes of this name")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="a document of each scene here")
    parser.add_argument("--svg", type=Path, metavar="FOLDER", help="a drawing of each scene here")
    parser.add_argument("--quiet", action="store_true", help="no list of what was left out")
    importer.add_options(parser)


def run(importer: Importer, given: argparse.Namespace) -> int:
    """Imports the files; returns the exit code."""
    unsaid, writer, progress = Unsaid(), _Writer(given.out, given.svg), Progress("scene")
    failed = False
    for path in _files(given.files, importer.endings):
        try:
            for scene in importer.scenes(File.read(path), given, unsaid):
                progress(writer.count + 1)
                if given.scene in (None, scene.name):
                    writer.write(scene)
        except (UnreadableError, KeepError, OSError) as error:
            what = error if isinstance(error, (UnreadableError, OSError)) else f"{path}: {error}"
            print(f"python -m keeplayout {importer.command}: {what}", file=sys.stderr)
            failed = True
    if given.scene is not None and not writer.count and not failed:
        print(f'python -m keeplayout: there is no scene "{given.scene}"', file=sys.stderr)
        failed = True
    if str(unsaid) and not given.quiet:
        print(unsaid, file=sys.stderr)
    return 2 if failed else int(bool(unsaid))


def _files(paths: list[Path], endings: tuple[str, ...]) -> Iterator[Path]:
    """The files, and in place of folders what is in them."""
    for path in paths:
        if endings and path.is_dir():
            inside = (each for each in sorted(path.rglob("*")) if each.name.endswith(endings))
            yield from (each for each in inside if each.is_file())
        else:
            yield path


class _Writer:
    """Writes the documents and the drawings of scenes."""

    def __init__(self, documents: Path | None, drawings: Path | None) -> None:
        self._documents = documents
        self._drawings = drawings
        self._used: set[str] = set()
        self.count = 0

    def write(self, scene: Scene) -> None:
        """Writes a scene to where it belongs."""
        self.count += 1
        name = self._unused(f"{Path(scene.place.file).stem}-{scene.name}")
        if self._documents is not None:
            self._put(self._documents, f"{name}.keep", scene.layout.document)
        elif self._drawings is None:
            head, _, lines = scene.layout.document.partition("\n")
            print(f"{head}  # {' '.join(scene.name.split())}, {scene.place}\n{lines}")
        if self._drawings is not None:
            self._put(self._drawings, f"{name}.svg", scene.layout.svg())

    def _put(self, folder: Path, name: str, text: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        Path(folder, name).write_text(text, "utf-8")
        print(Path(folder, name))

    def _unused(self, name: str) -> str:
        """A name for a file, with a number if another scene has it already."""
        plain = re.sub(r"[^\w.-]+", "_", name)[:100]
        number, free = 1, plain
        while free.casefold() in self._used:
            number += 1
            free = f"{plain}-{number}"
        self._used.add(free.casefold())
        return free
