"""Compares what `from-constraintlayout` makes of public fixtures with the frames of Android.

    python Tests/imports/android.py [--list CLASS] FOLDER

The folder is the repository androidx/constraintlayout: a work tree, or a git directory without one.
Its validation tool has layout files, and the frames that a device of 3 pixels a point gave them in
four variants: the outermost layout as large as the screen or as its content, along both axes. A
layout is the same if every frame of every variant is within 1.01 pixels: Android lays out in whole
ones. The size of the content of a view, which depends on fonts and pictures, is taken from the
frames where the file says wrap_content.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from keeplayout import Rect, Size
from keeplayout.importers.constraintlayout.build import Build, Choices
from keeplayout.importers.constraintlayout.resources import Resources
from keeplayout.importers.constraintlayout.views import View
from keeplayout.importers.source import Element, File
from keeplayout.importers.unsaid import Unsaid
from repositories import files

NEAR = 1.01
DENSITY = 3
SCREEN = Size(1080 / DENSITY, 1536 / DENSITY)
_LAYOUTS = "projects/ConstraintLayoutValidation/app/src/main/res/layout/"
_VALUES = "projects/ConstraintLayoutValidation/app/src/main/res/values/"
_REFERENCES = "desktop/ValidationTool/references/"
_NOT_SHOWN = ("Guideline", "Barrier", "Group", "Layer", "Placeholder")
_FEATURES = {
    "flow": "flows", "barrier": "barriers", "guideline": "guidelines", "group": "groups",
}  # fmt: skip


@dataclass
class Result:
    """What became of a layout file."""

    name: str
    unsaid: set[str] = field(default_factory=set)
    variants: int = 0
    lines: list[str] = field(default_factory=list)
    """What differs."""
    kinds: set[str] = field(default_factory=set)
    features: set[str] = field(default_factory=set)
    frames: int = 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--list", metavar="CLASS", help="print the layouts of a class")
    parser.add_argument("--only", metavar="NAME", help="only layouts with this in their name")
    given = parser.parse_args()
    references, values, sources = {}, [], []
    for name, data in files(given.folder, (".json", ".xml")):
        if name.startswith(_REFERENCES):
            references[Path(name).stem] = json.loads(data)["layout"]
        elif name.startswith(_VALUES):
            values.append(File(name, data))
        elif name.startswith(_LAYOUTS):
            sources.append(File(name, data))
    results = [
        result
        for file in sources
        if given.only is None or given.only in file.name
        for result in _results(file, values, references)
    ]
    for result in results:
        if given.list is not None and any(given.list in each for each in _classes(result)):
            print(result.name, *result.lines[:12], sep="\n    ")
    _report(results)
    return 0


def _results(
    file: File, values: list[File], references: dict[str, dict[str, Any]]
) -> Iterator[Result]:
    result = Result(Path(file.name).stem)
    for variant in "MATCH_MATCH", "MATCH_WRAP", "WRAP_MATCH", "WRAP_WRAP":
        reference = references.get(f"{result.name}_{variant}")
        if reference is None:
            continue
        unsaid = Unsaid()
        element = file.xml()
        _size(element, variant)
        root = View(element, None, Resources(values, DENSITY, unsaid))
        if not root.is_layout or root.kind == "MotionLayout":
            return
        result.variants += 1
        frames = dict(_frames(root, reference))
        built = Build(root, Choices(SCREEN, content=_content(frames)), unsaid)
        result.frames += len(frames)
        result.unsaid |= unsaid.left_out.keys() | unsaid.misread.keys()
        result.features |= _features(root)
        for view, wanted in frames.items():
            node = built.nodes.get(view)
            if node is None or _is_gone(view):
                continue
            found = _in_layout(view, built)
            if view is root and (wanted.x, wanted.y) != (0, 0):
                continue
            if any(abs(a - b) > NEAR for a, b in zip(found, wanted, strict=True)):
                ours = " ".join(f"{number:.5g}" for number in found)
                theirs = " ".join(f"{number:g}" for number in wanted)
                line = f"{variant} <{view.kind}> {view.id or view.place.line}"
                result.lines.append(f"{line}: Android {theirs}, here {ours}")
                result.kinds.add(_kind(view, root, built, variant))
    if result.variants:
        yield result


def _in_layout(view: View, built: Build) -> Rect:
    """The frame of a view in the layout around it, which flows in between do not change."""
    x, y, *size = built.nodes[view].frame_in_root
    if view.parent in built.nodes:
        outer = built.nodes[view.parent].frame_in_root
        x, y = x - outer.x, y - outer.y
    return Rect(*(value * DENSITY for value in (x, y, *size)))


def _size(root: Element, variant: str) -> None:
    """Makes the outermost layout as large as the screen, or as its content, without margins, which
    belong to what is around."""
    for margin in [each for each in root.attributes if "layout_margin" in each]:
        del root.attributes[margin]
    for name, word in zip(("width", "height"), variant.split("_"), strict=True):
        value = {"MATCH": "match_parent", "WRAP": "wrap_content"}[word]
        root.attributes[f"android:layout_{name}"] = value


def _frames(view: View, reference: dict[str, Any]) -> Iterator[tuple[View, Rect]]:
    """The frames of a view and of those inside of it, in pixels, each in the layout around it."""
    bounds = {name: float(value) for name, value in reference["bounds"].items()}
    left, top = bounds["left"], bounds["top"]
    yield view, Rect(left, top, bounds["right"] - left, bounds["bottom"] - top)
    inside = reference.get("children", [])
    if view.is_layout and len(inside) == len(view.children):
        for child, of_child in zip(view.children, inside, strict=True):
            if child.kind not in _NOT_SHOWN:
                yield from _frames(child, of_child)


def _content(frames: dict[View, Rect]) -> Any:
    def content(view: View) -> Size:
        frame = frames.get(view)
        return Size(0, 0) if frame is None else Size(frame.width / DENSITY, frame.height / DENSITY)

    return content


def _is_gone(view: View | None) -> bool:
    while view is not None:
        if view.is_gone:
            return True
        view = view.parent
    return False


def _features(root: View) -> set[str]:
    found = {_FEATURES[view.kind.lower()] for view in root if view.kind.lower() in _FEATURES}
    text = " ".join(name for view in root for name in view.element.attributes)
    for pattern, feature in (
        ("chainStyle|_weight", "chains (styles, weights)"), ("DimensionRatio", "ratios"),
        ("Circle", "circles"), ("goneMargin", "gone margins"), ("_bias", "biases"),
        ("_percent", "percents"), ("Baseline", "baselines"),
    ):  # fmt: skip
        if re.search(pattern, text):
            found.add(feature)
    if any(view.get("visibility") == "gone" for view in root):
        found.add("gone views")
    return found or {"plain"}


# Classes of what differs


def _kind(view: View, root: View, built: Build, variant: str) -> str:
    if built.layout.conflicts():
        return "a conflict"
    if "WRAP" in variant:
        return "what is around is as large as its content"
    if any(each.kind == "Flow" for each in root):
        return "flows"
    if view.says("layout_constraintDimensionRatio"):
        return "ratios"
    return "others"


def _classes(result: Result) -> set[str]:
    return result.unsaid or result.kinds


def _report(results: list[Result]) -> None:
    groups: dict[str, list[Result]] = defaultdict(list)
    for result in results:
        for feature in result.features:
            groups[feature].append(result)
    groups["all"] = results
    width = max(map(len, groups))
    print(f"{'':{width}}  total  said  same  of those not said")
    for name in sorted(groups, key=lambda name: (name == "all", name)):
        each = groups[name]
        said = [result for result in each if not result.unsaid]
        same = sum(not result.lines for result in said)
        besides = sum(not result.lines for result in each if result.unsaid)
        print(f"{name:{width}}  {len(each):5} {len(said):5} {same:5} {besides:5}")
    frames = sum(result.frames for result in results)
    differ = sum(len(result.lines) for result in results)
    print(f"\nframes in all variants {frames:,}, the same {frames - differ:,}")
    unsaid, kinds = Counter[str](), Counter[str]()
    for result in results:
        unsaid.update(result.unsaid)
        if not result.unsaid:
            kinds.update(result.kinds)
    print("\nnot said: layouts")
    for what, count in unsaid.most_common():
        print(f"{count:6}  {what}")
    print("\nsaid, but different: layouts")
    for what, count in kinds.most_common():
        print(f"{count:6}  {what}")


if __name__ == "__main__":
    sys.exit(main())
