"""python -m keeplayout from-...: the scenes of other systems' files, written as documents.

Exits with 0 if the documents say all that the files do; with 1 if something was left out or not
understood, which is listed; and with 2 if a file cannot be read, or a document not be written: the
others are.
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
from .reading import needed
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
    teaches: str = ""
    """Examples, with {0} for how the program is called."""


def add_arguments(parser: argparse.ArgumentParser, importer: Importer) -> None:
    """The arguments of an importer."""
    parser.epilog = (
        "Documents go to standard output. Standard error tells with counts, and with the place of "
        "the first, what was not understood, what was left out, what was assumed, and what no "
        "layout depends on. Exits with 0, with 1 if something was not understood or left out, and "
        "with 2 if a file could not be read."
    )
    folders = f", folders with {', '.join(importer.endings)}" if importer.endings else ""
    parser.add_argument("files", type=Path, nargs="+", help=f"files{folders}; - for standard input")
    parser.add_argument("--scene", metavar="NAME", help="only scenes of this name")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="a document of each scene here")
    parser.add_argument(
        "--svg",
        type=Path,
        metavar="FOLDER",
        help="a drawing of each scene here, which browsers show",
    )
    parser.add_argument(
        "--quiet", action="store_true", help="no list of what was left out and the like"
    )
    importer.add_options(parser)


def run(importer: Importer, given: argparse.Namespace) -> int:
    """Imports the files; returns the exit code."""
    unsaid, writer, progress = Unsaid(), _Writer(given.out, given.svg), Progress("scene")
    errors: list[str] = []
    names: dict[str, None] = {}
    for path in _files(given.files, importer.endings):
        if path.is_dir() and importer.endings:
            errors.append(_error(importer, f"{path}: no {' or '.join(importer.endings)} is in it"))
            continue
        of_file, before = Unsaid(), writer.count
        try:
            for scene in importer.scenes(File.read(path), given, of_file):
                progress(writer.count + 1)
                names.setdefault(scene.name, None)
                if given.scene in (None, scene.name):
                    writer.write(scene)
        except BrokenPipeError:  # whoever reads what is printed has had enough
            raise
        except OSError as error:
            errors.append(_error(importer, f"{error.filename or path}: {error.strerror or error}"))
        except (UnreadableError, KeepError) as error:
            what = error if isinstance(error, UnreadableError) else f"{path}: {error}"
            errors.append(_error(importer, what))
        if writer.count > before:  # of what has no document nothing is lacking
            unsaid.take(of_file)
    if given.scene is not None and not writer.count and not errors:
        what = f'there is no scene "{given.scene}": {needed(given.scene, tuple(names))}'
        errors.append(_error(importer, what))
    if str(unsaid) and not given.quiet:
        print(unsaid, file=sys.stderr)
    for line in errors:
        print(line, file=sys.stderr)
    return 2 if errors else int(bool(unsaid))


def _error(importer: Importer, what: object) -> str:
    return f"python -m keeplayout {importer.command}: {what}"


def _files(paths: list[Path], endings: tuple[str, ...]) -> Iterator[Path]:
    """The files, and in place of folders what is in them; a folder itself if nothing is."""
    for path in paths:
        inside: list[Path] = []
        if endings and path.is_dir():
            inside = [
                each
                for each in sorted(path.rglob("*"))
                if each.name.endswith(endings) and each.is_file()
            ]
        yield from inside or [path]


class _Writer:
    """Writes the documents and the drawings of scenes, each with a note of where it is from."""

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
        about = source.rpartition(":")[0]  # the scene may have got another line
        paths = [Path(folder, f"{name}.{ending}") for folder, ending in self._folders]
        return any(
            path.is_file() and f" {about}:" not in path.read_text("utf-8", "replace")
            for path in paths
        )


def _plain(name: str) -> str:
    """A name for a part of that of a file, in any system."""
    return re.sub(r"[^\w.-]+", "_", name).strip("_.-")[:60]
