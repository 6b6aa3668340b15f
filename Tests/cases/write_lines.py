"""Writes all cases as lines of words, for the bindings of other languages: on each line a step of a
host, or what is expected, as in_c.h has functions for them. Words are divided by tabs; in them \\n,
\\t and \\\\ stand for a new line, a tab and a backslash. _ is any number.

    python Tests/cases/write_lines.py >cases.lines
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from case import Case, Expectation, Step
from words import Numbers

FOLDER = Path(__file__).parent
ESCAPED = str.maketrans({"\\": "\\\\", "\n": "\\n", "\t": "\\t"})
GONE = {"": "fully", "horizontally": "horizontally", "vertically": "vertically"}


def lines(paths: list[Path]) -> Iterator[str]:
    for path in paths:
        case = Case(path)
        yield line("case", str(path.relative_to(FOLDER)))
        yield line("read", case.steps[0].line, case.steps[0].document)
        for each in case.measures:
            how = "both" if each.is_both else "height"
            breaks = "ink" if each.breaks else "words"
            yield line("measure", each.node, how, each.height, breaks, *each.words)
        for step in case.steps:
            if step is not case.steps[0]:
                yield call(step)
            yield from expectation(step.expected)


def line(*words: object) -> str:
    return "\t".join("_" if each is None else str(each).translate(ESCAPED) for each in words)


def call(step: Step) -> str:
    if not step.call:
        return line("update", step.line, step.document)
    verb, name, *arguments = step.call
    if verb == "resize":
        return line("resize", step.line, name, *arguments)
    gone = GONE["".join(arguments)] if verb == "gone" else "not"
    return line("gone", step.line, name, gone)


def expectation(expected: Expectation) -> Iterator[str]:
    if expected.error:
        yield line("fails", *expected.error)
        return
    yield line("solves", len(expected.conflicts))
    yield from numbered("frame", expected.frames)
    yield from numbered("snapped", expected.snapped)
    for name, axis, limits in expected.ranges:
        yield line("range", name, axis, *limits)
    for name, target, size in expected.fitting:
        yield line("fitting", name, *target, *size)
    for conflict in expected.conflicts:
        yield from (line("says", sentence) for sentence in sorted(conflict))


def numbered(word: str, frames: list[tuple[str, Numbers]]) -> Iterator[str]:
    return (line(word, name, *frame) for name, frame in frames)


if __name__ == "__main__":
    print("\n".join(lines(sorted(FOLDER.rglob("*.keep")))))
