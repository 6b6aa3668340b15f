"""Compares what `from-xib` makes of public files with the frames that Apple's engine computed.

    python Tests/imports/apple.py [--list CLASS] FOLDER...

Interface Builder writes the frame of every view beside the constraints. A folder is a repository:
a work tree, or a git directory without one. The script prints how many frames are within half a
point, how many scenes agree wholly, and what differs where one does not, by class. Files that are
in several folders count once. Scenes that Interface Builder itself calls misplaced or ambiguous are
left out, and so are those without Auto Layout.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from keeplayout import KeepError, Rect
from keeplayout.importers.source import File, UnreadableError
from keeplayout.importers.unsaid import Unsaid
from keeplayout.importers.xib.build import FROM_FILE, Build
from keeplayout.importers.xib.constraints import FileConstraint, Side
from keeplayout.importers.xib.scenes import Document, Root
from keeplayout.importers.xib.views import View
from repositories import new_files

HALF = 0.5 + 1e-6


@dataclass
class Difference:
    """A view whose frame is another than in the file."""

    view: View
    found: Rect

    @property
    def most(self) -> float:
        """The largest difference of a value, in points."""
        pairs = zip(self.view.frame, self.found, strict=True)
        return max(abs(theirs - ours) for theirs, ours in pairs)

    def __str__(self) -> str:
        numbers = " ".join(f"{number:g}" for number in self.view.frame)
        ours = " ".join(f"{number:.5g}" for number in self.found)
        return f"<{self.view.kind}> {self.view.id}: Apple {numbers}, here {ours}"


@dataclass
class Tally:
    """What was compared, and how much of it agrees."""

    files: int = 0
    scenes: int = 0
    flagged: int = 0
    empty: int = 0
    """Scenes of one view, whose frame is given."""
    agreeing: int = 0
    frames: int = 0
    frames_agreeing: int = 0
    values: int = 0
    values_agreeing: int = 0
    own_values: int = 0
    """Those that were not handed over as a content or as a mask."""
    own_agreeing: int = 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--list", metavar="CLASS", help="print the scenes of a class")
    given = parser.parse_args()
    tally, classes, seen = Tally(), Counter[str](), set[bytes]()
    for folder in given.folders:
        for name, data in new_files(folder, (".xib", ".storyboard"), seen):
            for what, lines in _file(File(f"{folder.name}/{name}", data), tally):
                classes[what] += 1
                if given.list == what:
                    print(*lines, sep="\n    ")
    _report(len(given.folders), tally, classes)
    return 0


def _file(file: File, tally: Tally) -> Iterator[tuple[str, list[str]]]:
    """Compares the scenes of a file; the classes of those that differ, with what differs."""
    try:
        document = Document(file)
    except UnreadableError as error:
        yield f"unreadable: {error.what}", [str(error)]
        return
    if document.root.get("useAutolayout") != "YES":
        return
    tally.files += 1
    for root in document:
        tally.scenes += 1
        if _is_flagged(root):
            tally.flagged += 1
            continue
        unsaid = Unsaid()
        try:
            built = Build(root, document, FROM_FILE, unsaid)
        except (UnreadableError, KeepError) as error:
            yield f"error: {type(error).__name__}", [f"{root.element.place}: {error}"]
            continue
        frames = tally.frames
        differences = list(_compared(built, tally))
        if tally.frames == frames:
            tally.empty += 1
        elif not differences:
            tally.agreeing += 1
        else:
            where = f"{root.element.place} {root.name}"
            yield _class(built, differences, unsaid), [where, *map(str, differences[:6])]


def _is_flagged(root: Root) -> bool:
    return any(
        each.get("misplaced") == "YES" or each.get("ambiguous") == "YES" for each in root.element
    )


def _compared(built: Build, tally: Tally) -> Iterator[Difference]:
    for view in built.root:
        node = built.nodes[view]
        if view.parent is None or not view.has_frame or _is_gone(view):
            continue
        found = node.frame
        agrees = [abs(a - b) <= HALF for a, b in zip(found, view.frame, strict=True)]
        tally.frames += 1
        tally.frames_agreeing += all(agrees)
        tally.values += 4
        tally.values_agreeing += sum(agrees)
        own = [] if view.is_masked else agrees
        if view in built.content_from_frame:
            own = own[:2]
        tally.own_values += len(own)
        tally.own_agreeing += sum(own)
        if not all(agrees):
            yield Difference(view, found)


def _is_gone(view: View | None) -> bool:
    """Whether it, or what it is inside of, is a hidden member of a stack: its frame is old."""
    while view is not None:
        if view.is_member and view.is_set("hidden"):
            return True
        view = view.parent
    return False


# Classes of what differs


def _class(built: Build, differences: list[Difference], unsaid: Unsaid) -> str:
    if any(_is_broken(each, built) for each in built.constraints):
        return "stale: the file's frames break its own required constraints"
    if max(each.most for each in differences) <= 1 + 1e-6:
        return "rounded: at most a point"
    if unsaid.left_out:
        return f"left out: {next(iter(unsaid.left_out))}"
    if built.layout.conflicts():
        return "a conflict"
    if any(_is_plain(each.view) for each in differences):
        return "a plain view that Interface Builder has at 240 x 128"
    ambiguous = {each.attribute.node for each in built.layout.ambiguous()}
    if any(built.nodes[each.view] in ambiguous for each in differences):
        return "ambiguous"
    if any(_has_hidden_member(each.view) for each in differences):
        return "a hidden member of a stack, which has space in the file"
    if _depends_on_metrics(built, differences):
        return "metrics of fonts and images"
    if any(_is_in_scroll_view(each.view) for each in differences):
        return "inside of a scroll view"
    return "other"


def _is_in_scroll_view(view: View) -> bool:
    return view.parent is not None and (view.parent.is_scrolling or _is_in_scroll_view(view.parent))


def _depends_on_metrics(built: Build, differences: list[Difference]) -> bool:
    sides = [side for each in built.constraints for side in (each.first, each.second) if side]
    if any("aseline" in side.attribute for side in sides):
        return True
    if any("aseline" in view.get("alignment") for view in built.root):
        return True
    if any(view.get("distribution") == "fillProportionally" for view in built.root):
        return True
    return any(
        each.view.kind == "imageView" and each.view.frame[2:] != each.found[2:]
        for each in differences
    )


def _is_plain(view: View) -> bool:
    return view.kind == "view" and (view.frame.width == 240 or view.frame.height == 128)


def _has_hidden_member(view: View) -> bool:
    beside = [] if view.parent is None or not view.is_member else view.parent.children
    return any(each.is_set("hidden") for each in beside)


def _is_broken(each: FileConstraint, built: Build) -> bool:
    """Whether a required constraint is broken by the file's own frames, by more than a point."""
    if each.priority < 1000:
        return False
    first = _at(each.first, each.second, built)
    second = 0.0 if each.second is None else _at(each.second, each.first, built)
    if first is None or second is None:
        return False
    error = first - each.multiplier * second - each.constant
    return abs(error) > 1 if each.relation == 0 else error * each.relation < -1


def _at(side: Side, other: Side | None, built: Build) -> float | None:
    """The value of an attribute in the file; None for what it does not say."""
    view = built.items.views.get(side.item)
    area = built.items.areas.get(side.item)
    if area is not None and area.view is built.root and area.kind == "safe":
        return _in_safe_area(side.attribute, built)
    if view is None or not view.has_frame or _is_gone(view):
        return None
    (x, y), frame, (_, _, width, height) = view.origin, view.frame, view.aligned
    x, y = x + view.aligned.x - frame.x, y + view.aligned.y - frame.y
    values = {
        "left": x, "leading": x, "right": x + width, "trailing": x + width,
        "top": y, "bottom": y + height, "centerX": x + width / 2, "centerY": y + height / 2,
        "width": width, "height": height,
    }  # fmt: skip
    inside = built.items.views.get(other.item) if other is not None else None
    if view.is_scrolling and inside is not None and _is_inside(inside, view):
        for word in "right", "trailing", "bottom":  # of the content
            del values[word]
    return values.get(side.attribute)


def _in_safe_area(attribute: str, built: Build) -> float | None:
    frame, insets = built.root.frame, built.nodes[built.root].safe_area
    values = {
        "top": insets.top, "bottom": frame.height - insets.bottom,
        "leading": insets.left, "left": insets.left,
        "trailing": frame.width - insets.right, "right": frame.width - insets.right,
    }  # fmt: skip
    return values.get(attribute)


def _is_inside(view: View, outer: View) -> bool:
    return view.parent is not None and (view.parent is outer or _is_inside(view.parent, outer))


def _report(folders: int, tally: Tally, classes: Counter[str]) -> None:
    compared = tally.scenes - tally.flagged - tally.empty

    def share(part: int, whole: int) -> str:
        return f"{part:,} of {whole:,} ({100 * part / whole if whole else 0:.1f} %)"

    print(f"repositories                    {folders}")
    print(f"different files with Auto Layout {tally.files:,}")
    print(f"scenes to compare               {compared:,}")
    print(f"    flagged, or of one view     {tally.flagged}, {tally.empty}")
    print(f"scenes that agree wholly        {share(tally.agreeing, compared)}")
    print(f"frames within half a point      {share(tally.frames_agreeing, tally.frames)}")
    print(f"values (x, y, width, height)    {share(tally.values_agreeing, tally.values)}")
    print(f"values not handed over          {share(tally.own_agreeing, tally.own_values)}")
    for what, count in classes.most_common():
        print(f"{count:6}  {what}")


if __name__ == "__main__":
    sys.exit(main())
