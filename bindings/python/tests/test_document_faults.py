"""All that is wrong with a document is told at once, as data; what is right has its line."""

from __future__ import annotations

import random

import pytest
from grown_layout import grown
from keeplayout import (
    DocumentError,
    DocumentFault,
    KeepError,
    Layout,
    StateError,
    Status,
)

CARD = """\
keeplayout 1
node 1 "card"
  size-width 320
  size-heigth 200
  node 2 "title"
    widht >= 100
    left-inset = 8
    top-inset = 8 @ hihg
  node 3 "bödy" left
    width = 10
    node 4
      height = 1
  bottom-inset to 3 = 4
"""


def faults_of(text: str) -> list[DocumentFault]:
    with pytest.raises(DocumentError) as caught:
        Layout().read_document(text)
    return caught.value.faults


def test_each_line_has_its_fault() -> None:
    """By hand. Line 9 has a word too many, so that what is inside of it is not looked at; an inset
    takes no other node, for which the library knows no word."""
    ui = Layout()
    with pytest.raises(DocumentError) as caught:
        ui.read_document(CARD)
    found = [(it.line, it.column, it.length, it.nearest) for it in caught.value.faults]
    assert found == [
        (4, 3, 11, "size-height"),
        (6, 5, 5, "width"),
        (8, 21, 4, "high"),
        (9, 17, 4, ""),
        (13, 24, 0, ""),
    ]
    for it in caught.value.faults:
        word = CARD.encode()[it.offset : it.offset + it.length].decode()
        assert CARD.split("\n")[it.line - 1][it.column - 1 :].startswith(word)
        quoted = f'"{word}": ' if word else ""
        assert str(it).startswith(f"line {it.line}, column {it.column}: {quoted}")
        assert it.status == Status.INVALID_ARGUMENT
    assert caught.value.message == str(caught.value.faults[0])
    assert str(caught.value).startswith("5 lines of the document have faults\nline 4, column 3: ")
    assert ui.document_faults == caught.value.faults
    assert ui.node_count == 0


def test_what_is_missing_has_no_length() -> None:
    (fault,) = faults_of("keeplayout 1\nnode 1\n  width =")
    assert (fault.line, fault.column, fault.offset, fault.length) == (3, 10, 29, 0)


def test_a_block_that_is_indented_too_far_is_one_fault() -> None:
    text = "keeplayout 1\nnode 1\n      width = 1\n      height = 1\n  widht = 1\n"
    assert [it.line for it in faults_of(text)] == [3, 5]


def test_nodes_with_a_number_twice_or_below_none() -> None:
    text = "keeplayout 1\nnode 1\n  node 1\n    width = x\nnode 2 in 9\nnode 3\n  widht = 1\n"
    assert [it.line for it in faults_of(text)] == [3, 5, 7]


def test_as_many_as_are_of_use() -> None:
    text = "keeplayout 1\nnode 1\n" + "  widht = 1\n" * 5000
    assert len(faults_of(text)) == 100


def test_other_refusals_leave_faults_as_well() -> None:
    ui = Layout()
    text = 'keeplayout 1\nnode 1 "a"\n  node 2 "b"\n    cells 0 0 1 1\nwidht\n'
    with pytest.raises(StateError):
        ui.read_document(text)
    first, second = ui.document_faults
    assert (first.line, first.status) == (4, Status.STATE)
    assert (second.line, second.status) == (5, Status.INVALID_ARGUMENT)
    ui.read_document("keeplayout 1\nnode 1")
    assert ui.document_faults == []
    with pytest.raises(StateError):
        ui.read_document("x")
    assert ui.document_faults == []


def test_an_update_with_faults_changes_nothing() -> None:
    ui = Layout()
    text = CARD.replace("heigth", "height").replace("widht", "width").replace("hihg", "high")
    text = text.replace(" left\n", "\n").replace("  bottom-inset to 3 = 4\n", "")
    ui.read_document(text)
    before = ui.document
    with pytest.raises(DocumentError) as caught:
        ui.update(CARD)
    assert [it.line for it in caught.value.faults] == [4, 6, 8, 9, 13]
    assert ui.document == before
    ui.update(text)
    assert ui.document_faults == []


@pytest.mark.parametrize("seed", range(20))
def test_random_lines_are_misspelt(seed: int) -> None:
    """Those that are, and no others, have faults: what states nothing that another line needs."""
    rng = random.Random(seed)
    lines = grown(seed).document.split("\n")
    needed = ("node", "guide", "row", "grid", "column", "guideline", "barrier")
    plain = [
        number
        for number, line in enumerate(lines)
        if line.startswith("  ") and not line.lstrip().startswith(needed)
    ]
    wrong = rng.sample(plain, min(len(plain), rng.randint(1, 9)))
    for number in wrong:
        indent = len(lines[number]) - len(lines[number].lstrip())
        lines[number] = f"{lines[number][:indent]}zz{lines[number][indent:]}"
    assert [it.line for it in faults_of("\n".join(lines))] == sorted(each + 1 for each in wrong)


def test_constraints_have_their_lines() -> None:
    text = (
        'keeplayout 1\nnode 1 "a"\n  size-width 90\n  size-height 50\n  node 2 "b"\n'
        "    width = 30\n    insets >= 2\n    sum = 4 : 1 2 left, -1 1 left\n"
        "    height = 0.5 * width of 2\n    left-inset = 9 rule\n"
    )
    ui = Layout()
    ui.read_document(text)

    def lines() -> dict[str, set[int]]:
        found: dict[str, set[int]] = {}
        for each in ui.constraints:
            if each.place is not None:
                assert each.place[0] == ""
                found.setdefault(each.node.name if each.node else "", set()).add(each.place[1])
        return found

    assert lines() == {"a": {3, 4}, "b": {6, 7, 8, 9, 10}}
    # Two lines more in front; what is as it was has moved, too.
    ui.update(
        text.replace('  node 2 "b"\n', '  # a note\n\n  node 2 "b"\n').replace("= 30", "= 31")
    )
    assert lines()["b"] == {8, 9, 10, 11, 12}
    assert "# " not in ui.document


def test_lines_count_from_where_the_document_is() -> None:
    """In a source that notes places it begins in the line of the call."""
    ui = Layout()
    ui.notes_places = True
    ui.read_document('keeplayout 1\nnode 1 "a"\n  size-width 90\n')
    (constraint,) = ui.constraints
    assert constraint.place is not None
    file, line = constraint.place
    assert file.endswith("test_document_faults.py")
    with open(file, encoding="utf-8") as source:
        assert "ui.read_document('keeplayout 1" in source.read().split("\n")[line - 3]


def test_faults_of_a_closed_layout() -> None:
    ui = Layout()
    ui.close()
    with pytest.raises(KeepError):
        _ = ui.document_faults


def test_words_of_a_choice_are_told_where_none_is_near() -> None:
    """Those of keep_align; and of words that only begin with what is written the shortest."""
    (fault,) = faults_of("keeplayout 1\nnode 1\n  column\n  alignment midle\n")
    assert str(fault) == (
        'line 4, column 13: "midle": this word is no value here; it can be fill, start, center, '
        "end, first-baseline, last-baseline or none"
    )
    (near,) = faults_of("keeplayout 1\nnode 1\n  column\n  alignment centr\n")
    assert (near.nearest, "it can be" in str(near)) == ("center", False)
    (left,) = faults_of("keeplayout 1\nnode 1\n  node 2\n    left = 4\n")
    assert left.nearest == "left-inset"
