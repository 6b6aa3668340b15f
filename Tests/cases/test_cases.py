"""Every case in this folder, on the library that ships: README.md says what a case is.

After each step the layout is also resized and back, written and read back, and compared with one
that is made afresh, to the last bit.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from case import Case, Expectation
from keeplayout import KeepError, Status
from stage import Stage
from words import Numbers

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.rglob("*.keep"))
NEAR = 1e-6


def numbers(found: Sequence[float], wanted: Numbers) -> str:
    """The numbers that were found, where any will do without digits."""
    near = zip(found, wanted, strict=True)
    return " ".join("_" if each is None else f"{number:.9g}" for number, each in near)


def differences(stage: Stage, expected: Expectation) -> list[str]:
    """What is not as expected: names, and both numbers."""
    pairs: list[tuple[str, Sequence[float], Numbers]] = [
        (name, stage.node(name).frame, wanted) for name, wanted in expected.frames
    ]
    pairs += [
        (f"snapped {name}", stage.node(name).snapped_frame, wanted)
        for name, wanted in expected.snapped
    ]
    pairs += [
        (f"size-range {name} {axis}", stage.size_range(name, axis), wanted)
        for name, axis, wanted in expected.ranges
    ]
    pairs += [
        (f"fitting {name}", stage.node(name).fitting_size(*target), wanted)
        for name, target, wanted in expected.fitting
    ]
    return [
        f"{what}: {numbers(found, wanted)}, expected {numbers(wanted, wanted)}"  # type: ignore[arg-type]
        for what, found, wanted in pairs
        if found != pytest.approx(
            [each if want is None else want for each, want in zip(found, wanted, strict=True)],
            abs=NEAR, rel=0,
        )
    ]  # fmt: skip


def told(error: KeepError | None) -> str:
    return f"KEEP_ERROR_{Status(error.status).name} {error}" if error else "KEEP_OK"


def refused(stage: Stage, status: str, words: str) -> list[str]:
    """What is wrong where a step is to fail, which then changes nothing; if only solving fails, all
    is made."""
    found = told(stage.error)
    if not (found.startswith(status) and words in found):
        return [f"{found}, expected {status} {words}"]
    is_kept = status == "KEEP_ERROR_LIMIT" or stage.ui.document == stage.before
    return [] if is_kept else [f"{found}, and the layout is another one"]


def faults(stage: Stage, expected: Expectation) -> list[str]:
    """What is not as expected after a step."""
    if expected.error:
        return refused(stage, *expected.error)
    found = told(stage.error)
    if stage.error:
        return [found]
    all_conflicts = [
        {line.strip() for line in conflict.description.splitlines()[1:]}
        for conflict in stage.ui.conflicts()
    ]
    unexpected = [each for each in all_conflicts if each not in expected.conflicts]
    missing = [each for each in expected.conflicts if each not in all_conflicts]
    return [
        *differences(stage, expected),
        *(f"an unexpected conflict: {'; '.join(sorted(each))}" for each in unexpected),
        *(f"no conflict of: {'; '.join(sorted(each))}" for each in missing),
    ]


def compare(stage: Stage, other: Stage, what: str) -> list[str]:
    """The nodes whose frames are not the same to the last bit."""
    if other.error:
        return [f"{what}: {told(other.error)}"]
    pairs = zip(stage.frames(), other.frames(), strict=True)
    return [
        f"{what}: {name} {tuple(frame)}, expected {tuple(known)}"
        for (name, known), (_, frame) in pairs
        if known != frame
    ]


def history(stage: Stage, case: Case, document: str) -> list[str]:
    """What shows of what was, or of how the layout came here, where nothing should."""
    written = stage.ui.document
    fresh, again, back = (Stage(each, case.measures) for each in (document, written, document))
    back.resize_and_back()
    return [
        *compare(fresh, stage, "after the steps before"),
        *compare(fresh, again, "written and read back"),
        *compare(fresh, back, "resized and back"),
        *(["written, read and written: another document"] if again.ui.document != written else []),
    ]


def run(path: Path) -> list[str]:
    """Everything that is wrong, up to the first step where something is."""
    case = Case(path)
    stage = Stage(case.steps[0].document, case.measures)
    for step in case.steps:
        if step is not case.steps[0]:
            stage.take(step)
        found = faults(stage, step.expected)
        if not found and not step.expected.error:
            found = history(stage, case, step.document)
        if found:
            place = f"{path.relative_to(FOLDER.parent.parent)}:{step.line}"
            return [f"{place}: {each}" for each in found]
    return []


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_case(path: Path) -> None:
    if found := run(path):
        pytest.fail("\n".join(found), pytrace=False)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_a_case_says_where_its_numbers_come_from(path: Path) -> None:
    assert Case(path).source
