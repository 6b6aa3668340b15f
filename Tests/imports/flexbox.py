"""Compares what `from-css` makes of public fixtures with the frames that browsers computed.

    python Tests/imports/flexbox.py [--list CLASS] FOLDER...

A folder is the repository of Yoga (facebook/yoga) or of Taffy (DioxusLabs/taffy): a work tree, or a
git directory without one. A fixture is the same if every frame of every variant is within 0.51
pixels, plain or on whole pixels; its variants are both reading directions, and for Taffy both box
models. Not compared: fixtures that are disabled there, floats and blocks, and frames of
`display: none`. The script prints a table of groups, what could not be said, and what differs of
what could.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from keeplayout import KeepError, Rect
from keeplayout.importers.css import html
from keeplayout.importers.css.boxes import BROWSERS, YOGA, Box, Defaults, visible_children
from keeplayout.importers.css.build import Build, Choices
from keeplayout.importers.css.cells import TooManyError
from keeplayout.importers.source import Element, File, UnreadableError
from keeplayout.importers.text import Letter
from keeplayout.importers.unsaid import Unsaid
from repositories import files

NEAR = 0.51
CHOICES = Choices(letter=Letter(10, 10))
"""The fixtures' font has letters of 10 x 10."""
TAFFY = Defaults(
    BROWSERS.style | {"display": "flex", "position": "relative", "box-sizing": "border-box"}
)


@dataclass
class Variant:
    """A tree of boxes, and the frame of each box for which one is known, in its parent."""

    root: Box
    frames: dict[Box, Rect]


@dataclass
class Fixture:
    """A test of a repository, in its variants."""

    group: str
    name: str
    variants: list[Variant] = field(default_factory=list)


@dataclass
class Result:
    """What became of a fixture."""

    fixture: Fixture
    unsaid: set[str]
    lines: list[str]
    """What differs."""
    kinds: set[str]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--list", metavar="CLASS", help="print the fixtures of a class")
    parser.add_argument("--only", metavar="NAME", help="only fixtures with this in their name")
    given = parser.parse_args()
    results = [
        _result(fixture)
        for folder in given.folders
        for fixture in [*_of_yoga(folder), *_of_taffy(folder)]
        if given.only is None or given.only in fixture.name
    ]
    for result in results:
        if given.list is not None and any(given.list in each for each in _of(result)):
            print(f"{result.fixture.group} {result.fixture.name}", *result.lines, sep="\n    ")
    _report(results)
    return 0


def _result(fixture: Fixture) -> Result:
    unsaid, lines, kinds = set[str](), list[str](), set[str]()
    for variant in fixture.variants:
        counted = Unsaid()
        try:
            built = Build(variant.root, CHOICES, counted)
            found = list(_different(built, variant))
        except (KeepError, TooManyError) as error:
            counted.leave_out(f"refused: {type(error).__name__}", variant.root.place)
            found = []
        else:
            kinds |= _kinds(built, variant) if found else set()
        unsaid |= set(counted.left_out)
        lines += found
    return Result(fixture, unsaid, lines, kinds)


def _different(built: Build, variant: Variant) -> Iterator[str]:
    for box, wanted in variant.frames.items():
        node = built.nodes.get(box)
        if node is None or node.gone or not _is_seen(box):
            continue
        plain, snapped = node.frame, node.snapped_frame
        if not (_is_near(plain, wanted) or _is_near(snapped, wanted)):
            ours = " ".join(f"{number:.5g}" for number in plain)
            theirs = " ".join(f"{number:g}" for number in wanted)
            turned = "right to left " if variant.root.is_right_to_left else ""
            yield f"{turned}{box.place}: browsers {theirs}, here {ours}"


def _is_near(ours: Rect, theirs: Rect) -> bool:
    return all(abs(a - b) <= NEAR for a, b in zip(ours, theirs, strict=True))


def _is_seen(box: Box | None) -> bool:
    while box is not None:
        if box.kind == "none":
            return False
        box = box.parent
    return True


# Classes of what differs


def _kinds(built: Build, variant: Variant) -> set[str]:
    """What differs, by what the style has: the first that fits is the likely cause."""
    boxes = [box for box in variant.root if _is_seen(box)]
    if built.layout.conflicts():
        return {"a conflict"}
    overfull = any(_is_overfull(box, variant.frames) for box in boxes)
    if overfull and any(box.kind == "grid" for box in boxes):
        return {"A tracks of a grid that is too small"}
    if overfull and any(box.wraps for box in boxes):
        return {"A lines of a flow that is too small"}
    if any(box.text for box in boxes) and (overfull or any(box.kind == "grid" for box in boxes)):
        return {"E least size of text"}
    if any(box.word("aspect-ratio") for box in boxes):
        return {"F aspect ratio"}
    if any(_shrinks(built, box, variant.frames) for box in boxes):
        return {"B C who shrinks, and at which level"}
    if any("%" in box.word(name) for box in boxes for name in box.names):
        return {"D percent of what is as large as its content"}
    if any(box.text for box in boxes):
        return {"E least size of text"}
    return {"H others"}


def _is_overfull(box: Box, frames: dict[Box, Rect]) -> bool:
    if box not in frames:
        return False
    outer = frames[box]
    return any(
        frame.x < -NEAR or frame.y < -NEAR or frame.x + frame.width > outer.width + NEAR
        or frame.y + frame.height > outer.height + NEAR
        for child in visible_children(box)
        if (frame := frames.get(child)) is not None and not child.is_absolute
    )  # fmt: skip


def _shrinks(built: Build, box: Box, frames: dict[Box, Rect]) -> bool:
    """Whether a box is smaller than its members like it."""
    if (
        box.wraps
        or box not in built.nodes
        or box not in frames
        or not built.nodes[box].is_container
    ):
        return False
    wanted, frame = built.nodes[box].fitting_size(None, None), frames[box]
    return (
        _is_overfull(box, frames)
        or wanted.width > frame.width + NEAR
        or (wanted.height > frame.height + NEAR)
    )


def _of(result: Result) -> set[str]:
    return result.unsaid | _classes(result)


def _classes(result: Result) -> set[str]:
    return set() if result.unsaid or not result.lines else result.kinds


# Fixtures


def _of_yoga(folder: Path) -> Iterator[Fixture]:
    """Those of gentest/fixtures, with the frames of tests/generated."""
    frames: dict[str, list[dict[str, Rect]]] = {}
    for name, data in files(folder, (".cpp",)):
        if name.startswith("tests/generated/"):
            frames.update(_expected(data.decode()))
    for path, data in files(folder, (".html",)):
        if not path.startswith("gentest/fixtures/"):
            continue
        group = "Yoga " + Path(path).stem.removeprefix("YG").removesuffix("Test")
        found: dict[str, Fixture] = {}
        for direction in 0, 1:
            words = YOGA.style | {"direction": ("ltr", "rtl")[direction]}
            text = re.sub(rb"(<div id=\"[^\"]*\") experiments=\"[^\"]*\"", rb"\1", data)
            for root in html.boxes(File(path, text), YOGA._replace(style=words), Unsaid()):
                expected = frames.get(root.name)
                if expected is not None:
                    boxes = _frames_of(root, expected[direction])
                    fixture = found.setdefault(root.name, Fixture(group, root.name))
                    fixture.variants.append(Variant(root, boxes))
        yield from found.values()


def _expected(text: str) -> Iterator[tuple[str, list[dict[str, Rect]]]]:
    for test in text.split("\nTEST(YogaTest, ")[1:]:
        if "GTEST_SKIP" in test:
            continue
        variants = re.split(r"YGNodeCalculateLayout\(", test)[1:]
        found = []
        for variant in variants:
            values: dict[str, list[float]] = defaultdict(list)
            for value, node in re.findall(
                r"ASSERT_FLOAT_EQ\((-?[\d.]+), YGNodeLayoutGet\w+\((\w+)\)\)", variant
            ):
                values[node].append(float(value))
            found.append({node: Rect(*four) for node, four in values.items()})
        yield test.partition(")")[0], found


def _frames_of(root: Box, frames: dict[str, Rect]) -> dict[Box, Rect]:
    found, waiting = {}, [(root, "root")]
    while waiting:
        box, name = waiting.pop()
        if name in frames and box.kind != "contents":
            found[box] = frames[name]
        waiting += [(child, f"{name}_child{at}") for at, child in enumerate(box.children)]
    return found


def _of_taffy(folder: Path) -> Iterator[Fixture]:
    """Those of tests/xml."""
    found: dict[str, Fixture] = {}
    for path, data in files(folder, (".xml",)):
        part = re.fullmatch(r"tests/xml/(flex|grid|gridflex|leaf)/x?(.*?)__(.*)\.xml", path)
        if part is None or path.split("/")[-1].startswith("x"):
            continue
        try:
            test = File(path, data).xml()
        except UnreadableError:
            continue
        fixture = found.get(f"{part[1]} {part[2]}")
        variant = _variant(test)
        if variant is None:
            continue
        if fixture is None:
            word = part[2].removeprefix("grid_").partition("_")[0]
            group = f"Taffy {part[1]} {word}" if part[1] in ("flex", "grid") else f"Taffy {part[1]}"
            fixture = found[f"{part[1]} {part[2]}"] = Fixture(group, part[2])
        fixture.variants.append(variant)
    yield from found.values()


def _variant(test: Element) -> Variant | None:
    given, wanted = test.first("input"), test.first("expectations")
    assert given is not None
    assert wanted is not None
    frames: dict[Box, Rect] = {}
    root = _box(given.children[0], wanted.children[0], frames)
    if any(box.kind == "block" for box in root):
        return None
    return Variant(root, frames)


def _box(given: Element, wanted: Element, frames: dict[Box, Rect]) -> Box:
    style = {_LONG.get(name, name): value for name, value in given.attributes.items()}
    box = Box(given.tag, "", style, given.place, TAFFY)
    if not given.children:
        box.text = given.text.strip()
    frames[box] = Rect(*(float(wanted.get(name)) for name in ("x", "y", "width", "height")))
    for child, of_child in zip(given.children, wanted.children, strict=True):
        box.add(_box(child, of_child, frames))
    return box


_LONG = {f"border-{side}": f"border-{side}-width" for side in ("top", "right", "bottom", "left")}


# The table


def _report(results: list[Result]) -> None:
    groups: dict[str, list[Result]] = defaultdict(list)
    for result in results:
        groups[result.fixture.group].append(result)
        first = result.fixture.group.split()
        groups["= " + " ".join(first[:2] if first[0] == "Taffy" else first[:1])].append(result)
    width = max(map(len, groups), default=0)
    print(f"{'':{width}}  total  said  same  of those not said")
    for name in sorted(groups):
        each = groups[name]
        said = [result for result in each if not result.unsaid]
        same = sum(not result.lines for result in said)
        besides = sum(not result.lines for result in each if result.unsaid)
        print(f"{name:{width}}  {len(each):5} {len(said):5} {same:5} {besides:5}")
    alone, unsaid, kinds = Counter[str](), Counter[str](), Counter[str]()
    for result in results:
        unsaid.update(result.unsaid)
        kinds.update(_classes(result))
        if len(result.unsaid) == 1:
            alone.update(result.unsaid)
    print("\nnot said: fixtures, and those that lack nothing else")
    for what, count in unsaid.most_common():
        print(f"{count:6} {alone[what]:5}  {what}")
    print("\nsaid, but different")
    for what, count in kinds.most_common():
        print(f"{count:6}  {what}")


if __name__ == "__main__":
    sys.exit(main())
