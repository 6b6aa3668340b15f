"""Writes all cases as one program in C, for platforms without Python: it ends with 0 if all frames
are as expected. What in_c.h needs of a case is what any language needs.

    python Tests/cases/write_c.py >cases.c
    cc -I Tests/cases cases.c $(pkg-config --cflags --libs keeplayout) -o cases
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import isinf
from pathlib import Path

from case import Case, Expectation, Step
from measure import Measure
from words import Numbers

FOLDER = Path(__file__).parent
GONE = {"": "FULLY", "horizontally": "HORIZONTALLY", "vertically": "VERTICALLY"}


def quoted(text: str) -> str:
    """A string of C, a line for each line of it."""
    return "\n    ".join(json.dumps(line) for line in text.splitlines(keepends=True)) or '""'


def numbers(values: Numbers) -> str:
    shown = (
        "ANY" if each is None else "INFINITY" if isinf(each) else repr(each) for each in values
    )
    return ", ".join(shown)


def program(paths: list[Path]) -> Iterator[str]:
    yield '#include "in_c.h"\n'
    for number, path in enumerate(paths):
        yield f"static void case_{number}(void) {{"
        yield from body(path, Case(path))
        yield "  end();\n}\n"
    yield "int main(void) {"
    yield from (f"  case_{number}();" for number in range(len(paths)))
    yield f'  printf("%d cases, %d wrong\\n", {len(paths)}, wrong);\n  return wrong != 0;\n}}'


def body(path: Path, case: Case) -> Iterator[str]:
    first = case.steps[0]
    name = quoted(str(path.relative_to(FOLDER)))
    yield f"  start({name}, {first.line},\n    {quoted(first.document)});"
    for number, each in enumerate(case.measures):
        yield from measure(number, each)
    for step in case.steps:
        if step is not first:
            yield call(step)
        yield from expectation(step.expected)


def measure(number: int, text: Measure) -> Iterator[str]:
    """The text of a node, which its function is passed."""
    words = ", ".join(map(repr, text.words))
    how = f"{text.height}, {str(text.breaks).lower()}, COUNT(words_{number}), words_{number}"
    node, made = f"find({quoted(text.node)})", f"(void *)&text_{number}, NULL"
    yield f"  static const double words_{number}[] = {{{words}}};"
    yield f"  static const measure text_{number} = {{{how}}};"
    if text.is_both:
        yield f"  keep_node_set_measure_both(ui, {node}, measure_both, {made});"
    else:
        yield f"  keep_node_set_measure(ui, {node}, KEEP_VERTICAL, measure_height, {made});"


def call(step: Step) -> str:
    if not step.call:
        return f"  update({step.line},\n    {quoted(step.document)});"
    verb, name, *arguments = step.call
    if verb == "resize":
        sizes = numbers(tuple(None if each == "_" else float(each) for each in arguments))
        return f"  resize({step.line}, {quoted(name)}, {sizes});"
    gone = GONE["".join(arguments)] if verb == "gone" else "NOT"
    return f"  set_gone({step.line}, {quoted(name)}, KEEP_GONE_{gone});"


def expectation(expected: Expectation) -> Iterator[str]:
    if expected.error:
        yield f"  fails({expected.error[0]}, {quoted(expected.error[1])});"
        return
    yield f"  solves({len(expected.conflicts)});"
    for name, frame in expected.frames:
        yield f"  frame({quoted(name)}, KEEP_FRAME_IN_PARENT, {numbers(frame)});"
    for name, frame in expected.snapped:
        yield f"  frame({quoted(name)}, KEEP_FRAME_SNAPPED, {numbers(frame)});"
    for name, axis, limits in expected.ranges:
        yield f"  range({quoted(name)}, KEEP_{axis.upper()}, {numbers(limits)});"
    for name, target, size in expected.fitting:
        yield f"  fitting({quoted(name)}, (keep_size){{{numbers(target)}}}, {numbers(size)});"
    for conflict in expected.conflicts:
        yield from (f"  says({quoted(sentence)});" for sentence in sorted(conflict))


if __name__ == "__main__":
    print("\n".join(program(sorted(FOLDER.rglob("*.keep")))))
