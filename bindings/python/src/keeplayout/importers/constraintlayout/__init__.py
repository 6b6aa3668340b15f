"""Android's ConstraintLayout: layout files, in points for density-independent pixels."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from os import PathLike
from pathlib import Path

from ..command import Importer, Scene
from ..options import letter_size, option, size
from ..reading import cut
from ..source import File, OtherKindError, Place, UnreadableError, files_in, which_reads
from ..unsaid import Unsaid
from .build import FROM_FILE, Build, Choices
from .resources import Resources
from .views import View

__all__ = ["FROM_FILE", "IMPORTER", "Choices", "read"]

_DENSITY = 3.0


def _add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--size", type=size, metavar="WxH",
        help="of what is around, such as the window; 360x640 unless given",
    )  # fmt: skip
    parser.add_argument(
        "--values", type=Path, metavar="FILE", action="append", default=[],
        help="a file of resources, such as values/dimens.xml, or a folder of them, such as "
        "res/values; may be given again",
    )  # fmt: skip
    parser.add_argument(
        "--density", type=option(_density, "2"), metavar="PIXELS", default=_DENSITY,
        help="pixels in a point, for lengths in px; 3 unless given",
    )  # fmt: skip
    parser.add_argument(
        "--letter", type=letter_size, metavar="WxH", default=FROM_FILE.letter,
        help="how large a letter of a text is; 8x16 unless given",
    )  # fmt: skip


def read(
    path: str | PathLike[str],
    choices: Choices = FROM_FILE,
    unsaid: Unsaid | None = None,
    values: Iterable[str | PathLike[str]] = (),
) -> Iterator[Scene]:
    """The layouts of a file, one for each outermost ConstraintLayout, each solved.

    Args:
        path: a layout file.
        choices: what the file does not say.
        unsaid: counts what is left out, and what is assumed.
        values: files of resources, such as values/dimens.xml, or folders of them.

    Raises UnreadableError for a file that cannot be read, with the line.
    """
    counted = Unsaid() if unsaid is None else unsaid
    found = Resources(_files_of_values(map(Path, values)), _DENSITY, counted)
    yield from _read(File.read(Path(path)), found, choices, counted)


def _scenes(file: File, given: argparse.Namespace, unsaid: Unsaid) -> Iterator[Scene]:
    values = Resources(_files_of_values(given.values), given.density, unsaid)
    choices = Choices(given.size, given.letter)
    yield from _read(file, values, choices, unsaid)


def _files_of_values(paths: Iterable[Path]) -> Iterator[File]:
    """The files; of a folder those in it, and in res those in res/values."""
    for path in paths:
        inside = files_in(path, (".xml",)) if path.is_dir() else [path]
        found = [each for each in inside if each.parent in (path, path / "values") or each == path]
        if not found:
            raise UnreadableError(Place(str(path), 0), "no .xml is in it")
        yield from map(File.read, found)


def _read(file: File, values: Resources, choices: Choices, unsaid: Unsaid) -> Iterator[Scene]:
    outermost = View(file.xml(), None, values)
    roots = list(layouts(outermost))
    if not roots:
        tag = outermost.element.tag
        hint = "" if tag.endswith("Layout") else which_reads(tag)
        what = f"there is no ConstraintLayout in <{cut(tag)}>{hint}"
        raise OtherKindError(outermost.place, what, is_layout=tag[:1].isupper() or "." in tag)
    for root in roots:
        stem = Path(file.name).stem
        name = stem if len(roots) == 1 else root.id or stem
        yield Scene(name, root.place, Build(root, choices, unsaid).layout)


def layouts(outermost: View) -> Iterator[View]:
    """The outermost ConstraintLayouts of a file."""
    waiting = [outermost]
    while waiting:
        view = waiting.pop()
        if view.is_layout:
            yield view
        else:
            waiting += reversed(view.children)


def _density(text: str) -> float:
    found = float(text)
    if not 0.1 <= found <= 100:
        raise ValueError(text)
    return found


IMPORTER = Importer(
    "from-constraintlayout",
    "layouts of Android's ConstraintLayout",
    _add_options,
    _scenes,
    (".xml",),
    """\
    {0} from-constraintlayout activity_main.xml --svg drawings   a picture, as SVG
    {0} from-constraintlayout activity_main.xml --out layouts    a document, to go on with:
    {0} draw layouts/activity_main.keep
    {0} check layouts/activity_main.keep
    {0} from-constraintlayout res/layout --values res/values --size 412x800 --out layouts
""",
)
