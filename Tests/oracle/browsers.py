"""Compares the rules of flows and of tracks with what a browser makes of the same boxes.

    python Tests/oracle/browsers.py [--count 500] [--seed 1] [--browser chromium]

Random flows, rows and columns are written as flexible boxes, random grids as grids of CSS. The
browser, without a window, measures them; where the rules differ from CSS on purpose, the cases
keep out of it, or use CSS's way (`tracks.equally`). The script tells how many are the same, and the
first one that is not.
"""

from __future__ import annotations

import argparse
import html
import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from distribution import Lie, places
from flows import Align, Box, Column, Flow, Group, Row, Thing, placed
from tracks import FRACTIONS, Kind, Member, Track, equally, sizes

NEAR = 0.2
"""Browsers round lengths to 1/64 of a pixel, and add these up."""
ALIGN = {Align.FILL: "stretch", Align.START: "flex-start"} | {
    Align.CENTER: "center", Align.END: "flex-end",
}  # fmt: skip
LIE = {Lie.EQUAL_GAPS: "space-between", Lie.SPREAD: "space-evenly", Lie.AROUND: "space-around"}
BIAS = {0.0: "flex-start", 0.5: "center", 1.0: "flex-end"}
CONTENT = {
    Kind.CONTENT: "auto",
    Kind.LEAST_CONTENT: "min-content",
    Kind.MOST_CONTENT: "max-content",
}
PAGE = """<!DOCTYPE html><meta charset="utf-8"><style>* {{ box-sizing: border-box; margin: 0 }}
body {{ font-size: 0 }} section {{ position: absolute; top: 0; left: 0 }}
i {{ display: inline-block; height: 10px }}</style><body>{body}
<script>
const found = [...document.querySelectorAll("section")].map(section =>
  [...section.querySelectorAll("[data-told]")].map(each => {{
    const box = each.getBoundingClientRect()
    return [box.x, box.y, box.width, box.height] }}))
document.body.textContent = JSON.stringify(found)
</script>"""


class Case(NamedTuple):
    """What is told to a browser, and what the rule says."""

    text: str
    wanted: list[tuple[float, ...]]


def measured(cases: Sequence[Case], browser: str) -> list[list[list[float]]]:
    """The frames of what each case tells, in the order of the text."""
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "page.html"
        page.write_text(PAGE.format(body="\n".join(case.text for case in cases)))
        options = ["--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/user"]
        done = subprocess.run(
            [browser, *options, "--dump-dom", page.as_uri()],
            check=True, capture_output=True, text=True, timeout=300,
        )  # fmt: skip
    told = done.stdout.partition("<body>")[2].partition("</body>")[0]
    found: list[list[list[float]]] = json.loads(html.unescape(told))
    return found


def element(style: dict[str, str], inside: str = "", *, told: bool = True) -> str:
    words = "; ".join(f"{name}: {value}" for name, value in style.items())
    return f'<div{" data-told" if told else ""} style="{words}">{inside}</div>'


def section(width: float, inside: str) -> str:
    return f'<section style="width: {width}px">{inside}</section>'


# Flows


def flow_case(rng: random.Random) -> Case:
    box = rng.choice([flow, flow, nested, row, column])(rng)
    width = rng.choice([40, 75.25, 120, 130, 200, 317.5, 480, 900])
    fills = rng.random() < 0.5
    outer = {"width": f"{width}px"} if fills else {"width": "fit-content", "max-width": "100%"}
    high = rng.choice([None, 700]) if isinstance(box, Flow) else None
    if high is not None:
        outer["height"] = f"{high}px"
    wanted = [tuple(frame) for frame in placed(box, width, fills=fills, high=high)]
    return Case(section(width, written(box, outer)), wanted)


def thing(rng: random.Random) -> Box:
    length, height = rng.choice([20, 30, 35.5, 48, 60, 80, 110]), rng.choice([12, 20, 31])
    return Thing(length, height, rng.random() < 0.25)


def flow(rng: random.Random, members: list[Box] | None = None) -> Flow:
    made = Flow(
        members or [thing(rng) for _ in range(rng.randint(1, 8))],
        gap=rng.choice([0, 6, 8]),
        padding=rng.choice([0, 0, 5]),
        align=rng.choice(list(Align)),
        row_gap=rng.choice([0, 4]),
        lines_lie=rng.choice([None, None, *Lie]),
        reversed=rng.random() < 0.2,
    )
    made.lie = rng.choice(list(Lie))
    if made.lie is Lie.PACKED:
        made.bias = rng.choice(list(BIAS))
    if made.lines_lie is Lie.PACKED:
        made.lines_bias = rng.choice(list(BIAS))
    return made


def nested(rng: random.Random) -> Box:
    members = [thing(rng) for _ in range(rng.randint(1, 3))]
    for _ in range(rng.randint(1, 3)):
        deep = flow(rng, [flow(rng), thing(rng)]) if rng.random() < 0.3 else flow(rng)
        members.insert(rng.randint(0, len(members)), deep)
    return flow(rng, members)


def row(rng: random.Random) -> Box:
    """Narrow pictures, so that there is always space for them beside what breaks. Without padding,
    which CSS leaves out of what boxes lose in proportion to (Flexible Box Layout, 9.7)."""
    widths = [[rng.choice([8, 10, 12]) for _ in range(count)] for count in (5, 3)]
    flows = [flow(rng, [Thing(width, 12) for width in some]) for some in widths]
    for each in flows:
        each.padding = 0
    members: list[Box] = [Thing(8, 31), *flows[: rng.choice([1, 1, 2])]]
    rng.shuffle(members)
    return Row(members, gap=4, align=rng.choice(list(Align)))


def column(rng: random.Random) -> Box:
    members: list[Box] = [flow(rng), thing(rng), flow(rng)]
    align = rng.choice([Align.FILL, Align.START, Align.END])
    return Column(members, gap=8, padding=rng.choice([0, 10]), align=align)


def written(box: Box, style: dict[str, str], around: Group | None = None) -> str:
    """A box as an element, in the style that it has from what is around it."""
    if isinstance(box, Thing):
        return element(style | of_thing(box, around), f'<i style="width: {box.length}px"></i>')
    assert isinstance(box, Group)
    least = box.least_content() if isinstance(around, Row) else box.least()
    inner = {"min-width": f"{least}px"} if around else {}
    if isinstance(around, Column) and around.align is not Align.FILL:
        inner["max-width"] = "100%"
    inside = "".join(written(each, {}, box) for each in box.members)
    return element(style | inner | of_group(box), inside)


def of_thing(box: Thing, around: Group | None) -> dict[str, str]:
    style = {"width": f"{box.length}px", "min-width": "0", "min-height": f"{box.high}px"}
    if box.required or isinstance(around, Row):
        style["flex-shrink"] = "0"
    elif isinstance(around, Column) and around.align is Align.FILL:
        style["width"] = "auto"
    elif isinstance(around, Column):
        style["max-width"] = "100%"
    return style


def of_group(box: Group) -> dict[str, str]:
    style = {"display": "flex", "padding": f"{box.padding}px", "column-gap": f"{box.gap}px"}
    style |= {"align-items": ALIGN[box.align], "align-content": "flex-start"}
    if isinstance(box, Flow):
        style |= {
            "flex-wrap": "wrap-reverse" if box.reversed else "wrap",
            "row-gap": f"{box.row_gap}px",
            "justify-content": content(box.lie, box.bias),
            "align-content": content(box.lines_lie, box.lines_bias),
        }
    elif isinstance(box, Column):
        style |= {"flex-direction": "column", "row-gap": f"{box.gap}px"}
    return style


def content(lie: Lie | None, bias: float) -> str:
    """The word for a distribution."""
    if lie is None:
        return "stretch"
    return BIAS[bias] if lie is Lie.PACKED else LIE[lie]


# Grids


def grid_case(rng: random.Random) -> Case:
    fills = rng.random() < 0.3
    tracks = [track(rng, fills) for _ in range(rng.randint(1, 5))]
    words = [(k, 1, some_words(rng)) for k in range(len(tracks)) for _ in range(rng.randint(1, 2))]
    if len(tracks) > 1 and rng.random() < 0.6:
        count = rng.randint(2, len(tracks))
        first = rng.randint(0, len(tracks) - count)
        if sum(each.kind in FRACTIONS for each in tracks[first : first + count]) < 2:
            words.append((first, count, some_words(rng)))
    members = [Member(first, max(each), sum(each), count) for first, count, each in words]
    gap, width = rng.choice([0, 8]), rng.choice([40, 90, 150.5, 260, 400, 700])
    lengths = sizes(tracks, members, width, gap, missing=equally)
    lie = Lie.PACKED if fills else rng.choice(list(Lie))
    bias = rng.choice(list(BIAS)) if lie is Lie.PACKED and not fills else 0.0
    lefts = places(lengths, width, gap, lie, bias)
    inside = "".join(
        item(first, count, 2 + k, some) for k, (first, count, some) in enumerate(words)
    )
    inside += "".join(item(k, 1, 1, (), told=True) for k in range(len(tracks)))
    style = {
        "display": "grid",
        "width": f"{width}px",
        "column-gap": f"{gap}px",
        "grid-template-columns": " ".join(map(name, tracks)),
        "justify-content": "normal" if fills else content(lie, bias),
    }
    return Case(
        section(width, element(style, inside, told=False)), list(zip(lefts, lengths, strict=True))
    )


def track(rng: random.Random, fills: bool) -> Track:
    kind = rng.choice(list(Kind))
    value = {Kind.FIXED: rng.choice([20, 48.5, 80]), Kind.FRACTION: rng.choice([1, 1, 2, 3.5])}
    value[Kind.YIELDING] = value[Kind.FRACTION]
    return Track(kind, value.get(kind, 0), fills=fills and kind is Kind.CONTENT)


def some_words(rng: random.Random) -> list[float]:
    return [rng.choice([7.5, 10, 20, 30]) for _ in range(rng.randint(1, 5))]


def name(track: Track) -> str:
    if track.kind is Kind.YIELDING:
        return f"minmax(0, {track.value}fr)"
    units = {Kind.FIXED: "px", Kind.FRACTION: "fr"}
    return CONTENT.get(track.kind) or f"{track.value}{units[track.kind]}"


def item(first: int, count: int, line: int, words: Sequence[float], *, told: bool = False) -> str:
    inside = "".join(f'<i style="width: {word}px"></i>' for word in words)
    style = {"grid-column": f"{first + 1} / span {count}", "grid-row": str(line)}
    if count > 1:  # Over fractions what is in it is no least size, but what is given is (6.6).
        style["min-width"] = f"{max(words)}px"
    return element(style, inside, told=told)


def is_near(ours: Sequence[tuple[float, ...]], theirs: list[list[float]]) -> bool:
    """A grid tells of its columns alone."""
    for wanted, frame in zip(ours, theirs, strict=True):
        found = frame if len(wanted) == 4 else [frame[0], frame[2]]
        if any(abs(a - b) > NEAR for a, b in zip(wanted, found, strict=True)):
            return False
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--browser", default="chromium")
    given = parser.parse_args()
    makers: dict[str, Callable[[random.Random], Case]] = {"flows": flow_case, "grids": grid_case}
    failed = 0
    for what, make in makers.items():
        cases = [make(random.Random(given.seed + k)) for k in range(given.count)]
        found = measured(cases, given.browser)
        differing = [
            (case, theirs)
            for case, theirs in zip(cases, found, strict=True)
            if not is_near(case.wanted, theirs)
        ]
        print(f"{what}: {len(cases) - len(differing)} of {len(cases)} are the same")
        for case, theirs in differing[:1]:
            print(case.text, "here:", *case.wanted, "there:", *theirs, sep="\n")
        failed += len(differing)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
