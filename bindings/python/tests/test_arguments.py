"""What is of the wrong type is a TypeError, or an error of ours; never one of ctypes."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from keeplayout import (
    REQUIRED,
    AttributeKind,
    Counter,
    Group,
    InvalidArgumentError,
    KeepError,
    Layout,
    LimitError,
    Node,
    Nodes,
    Relation,
    Solver,
    Variables,
)
from keeplayout.apply import Edges, Size

WRONG: list[Any] = [
    "text", b"bytes", None, object(), [1], 10**400, -(10**400), 2**70, {}, 1 + 2j,
    memoryview(b"5"), array("B", b"5"), np.complex64(1 + 2j), np.array([1 + 2j]), np.str_("5"),
    np.bytes_(b"5"), np.array("5"), np.array([b"5"]), {5}, frozenset({5}),
]  # fmt: skip
Kind = AttributeKind


def calls(wrong: Any) -> dict[str, Callable[[], object]]:
    """Everything that takes an argument, with a wrong one."""
    ui, solver = Layout(), Solver()
    window = ui.node("window", size=(100, 100))
    box, other = window.node("box"), window.node("other")
    row = ui.nodes([box, other])
    x = solver.add_variable()
    equation = solver.add_row({x: 1}, Relation.EQUAL, 1)
    some: Any = "nothing" if wrong is None else wrong
    no_text: Any = b"x" if isinstance(some, str) else some
    key: Any = wrong if hash_able(wrong) else 5
    return {
        "move": lambda: box.move(some),
        "move before": lambda: box.move_before(wrong),
        "kind": lambda: box.attribute(wrong),
        "other": lambda: box.attribute(Kind.LEFT_ALIGN, some),
        "related": lambda: box.left_align_to(some),
        "equal": lambda: setattr(box.width, "equal", some),
        "rule kind": lambda: box.add_rule(wrong, Relation.EQUAL, 1),
        "rule relation": lambda: box.add_rule(Kind.WIDTH, wrong, 1),
        "rule value": lambda: box.add_rule(Kind.WIDTH, Relation.EQUAL, wrong),
        "size": lambda: window.set_size(some, 1),
        "name": lambda: setattr(box, "name", 5),
        "find": lambda: ui.find(no_text),
        "constraint": lambda: box.width.constraint(wrong),
        "followed": lambda: box.width.followed(wrong),
        "follow": lambda: box.width.set_equal_to(wrong),
        "multiplier": lambda: box.width.set_equal_to(box.height, wrong),
        "constant": lambda: box.width.set_equal_to(box.height, 1, wrong),
        "link priority": lambda: box.width.set_equal_to(box.height, 1, 0, wrong),
        "keep at": lambda: box.width.keep_at(1, min=some),
        "keep size": lambda: box.keep_size(1, some),
        "hugging": lambda: setattr(box, "hugging", wrong),
        "centered": lambda: box.keep_centered(wrong),
        "group": lambda: ui.group(wrong),
        "nodes": lambda: ui.nodes([box, wrong]),
        "nodes kind": lambda: row.attribute(wrong),
        "nodes other": lambda: row.left_align_to(some),
        "offsets": lambda: row.keep_horizontal_offsets(some),
        "aligned": lambda: row.keep_left_aligned(wrong),
        "between": lambda: row.between(wrong),
        "distribute": lambda: row.distribute(wrong),
        "policy": lambda: setattr(ui, "conflict_policy", wrong),
        "frames": lambda: ui.frames([box, wrong]),
        "create nodes": lambda: ui.create_nodes([box, wrong]),
        "values": lambda: ui.set_values([box.width, wrong], [1, 2]),
        "numbers": lambda: ui.set_values([box.width], [wrong]),
        "relations": lambda: ui.set_values([box.width], [1], relations=[wrong]),
        "default": lambda: solver.add_variable(wrong),
        "defaults": lambda: solver.add_variables([0, wrong]),
        "term": lambda: solver.add_row({key: 1}, Relation.EQUAL, 1),
        "pairs": lambda: solver.add_row([wrong], Relation.EQUAL, 1),
        "coefficient": lambda: solver.add_row({x: wrong}, Relation.EQUAL, 1),
        "relation": lambda: solver.add_row({x: 1}, wrong, 1),
        "row constant": lambda: solver.add_row({x: 1}, Relation.EQUAL, wrong),
        "weight": lambda: solver.add_row({x: 1}, Relation.EQUAL, 1, weight=wrong),
        "set constant": lambda: setattr(equation, "constant", wrong),
        "set priority": lambda: setattr(equation, "priority", wrong),
        "set weight": lambda: setattr(equation, "weight", wrong),
        "set relation": lambda: setattr(equation, "relation", wrong),
        "set coefficient": lambda: equation.set_coefficient(wrong, 1),
        "to coefficient": lambda: equation.set_coefficient(x, wrong),
        "set default": lambda: setattr(x, "default", wrong),
        "remove rows": lambda: solver.remove_rows([wrong]),
        "counter": lambda: solver.counter(wrong),
    }


def hash_able(value: Any) -> bool:
    return getattr(type(value), "__hash__", None) is not None


@pytest.mark.parametrize("name", calls(None))
@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: repr(wrong)[:12])
def test_wrong_types(name: str, wrong: Any) -> None:
    with pytest.raises((TypeError, KeepError)) as caught:
        calls(wrong)[name]()
    assert not isinstance(caught.value, ctypes.ArgumentError)
    assert "_handle" not in str(caught.value)
    assert len(str(caught.value)) < 200


def test_the_words_say_what_is_needed() -> None:
    ui = Layout()
    box = ui.node("box")
    for call, words in (
        (lambda: box.move(5), "a Node is needed, not 5"),  # type: ignore[arg-type]
        (lambda: box.attribute("width"), "an AttributeKind is needed, not 'width'"),  # type: ignore[arg-type]
        (lambda: setattr(box.width, "equal", "5"), "a number is needed, not '5'"),
        (lambda: setattr(box, "name", 5), "text is needed, not 5"),
        (
            lambda: setattr(box, "name", "a\0b"),
            "line 1, column 2: a zero character in 'a\\x00b'",
        ),
        (
            lambda: ui.read_document("x" * 5000 + "\0"),
            "line 1, column 5001: a zero character in 'xxxxxxxxxxxx...xxxxxxxxx\\x00'",
        ),
        (
            lambda: ui.read_document("keeplayout 1\n# \N{EURO SIGN}\0"),
            "line 2, column 6: a zero character in 'keeplayout 1\\n# \N{EURO SIGN}\\x00'",
        ),
        (lambda: setattr(box, "hidden", 10**5000), "True or False is needed, not such an int"),
        (lambda: Solver().counter("x"), "a Counter is needed, not 'x'"),  # type: ignore[arg-type]
    ):
        with pytest.raises((TypeError, InvalidArgumentError)) as caught:
            call()
        assert str(caught.value) == words


@pytest.mark.parametrize("arguments", [(), ([1, 2],), (1, 2), (Layout(),)], ids=repr)
def test_what_an_owner_makes_is_made_by_no_one_else(arguments: tuple[Any, ...]) -> None:
    for kind, maker in (
        (Node, "a rectangle of a layout; made by Layout.node as a root, and by Node.node"),
        (Nodes, "a sequence of nodes; made by Layout.nodes and Layout.create_nodes"),
        (Group, "attributes that .* made by Layout.group"),
        (Variables, "a sequence of variables .* made by Solver.add_variables"),
    ):
        with pytest.raises(TypeError, match=f"{kind.__name__} is not to be called: {maker}"):
            kind(*arguments)


@pytest.mark.parametrize("kind", [list, tuple, np.array, lambda each: array("d", each)])
def test_a_few_numbers_in_one_are_any_sequence(kind: Callable[[Any], Any]) -> None:
    """By what is read back."""
    ui = Layout()
    box = ui.node(size=kind([70, 50]))
    box.content_size = kind([30, 20])
    box.margins = box.safe_area = box.alignment_insets = kind([1, 2, 3, 4])
    box.baselines = kind([5, 6])
    assert box.outer_size == (70 @ REQUIRED, 50 @ REQUIRED)
    assert (box.content_size, box.baselines) == ((30, 20), (5, 6))
    assert box.margins == box.safe_area == box.alignment_insets == (1, 2, 3, 4)
    child = box.node()
    made = child.apply(Size(kind([9, 8])), Edges(kind([1, 2, 3, 4])) @ 5)
    assert [each.linear.constant for each in made] == [9, 8, 1, 2, -4, -3]
    with ui.animate(1, curve=kind([0, 0, 1, 1])):
        child.clear_applied()


@pytest.mark.parametrize(
    "wrong",
    [{1, 2, 3, 4}, dict.fromkeys(range(4)), "1234", np.array(["1", "2", "3", "4"]), [1], [1] * 5],
)
def test_what_is_in_no_order_and_text_are_no_numbers(wrong: Any) -> None:
    ui = Layout()
    box = ui.node()
    for name in "margins", "content_size", "baselines":
        with pytest.raises(TypeError, match="needed, not"):
            setattr(box, name, wrong)
    for call in (
        lambda: Edges(wrong),
        lambda: ui.animate(1, curve=wrong).__enter__(),
        lambda: ui.set_values([box.width, box.height], wrong),
    ):
        with pytest.raises((TypeError, ValueError), match=r"needed|entries"):
            call()


def test_an_array_without_dimensions_is_a_number() -> None:
    box = Layout().node()
    box.margins = np.array(7)
    box.width.equal = np.array(5)
    assert (box.margins, box.width.equal) == ((7, 7, 7, 7), 5 @ REQUIRED)


def test_whole_numbers_of_any_kind_will_do() -> None:
    ui, solver = Layout(), Solver()
    assert len(ui.create_nodes(np.int64(3))) == 3
    assert len(solver.add_variables(np.int8(2))) == 2
    assert ui.roots[0].attribute(1) == ui.roots[0].width  # type: ignore[arg-type]
    assert solver.counter(Counter.PIVOTS) == 0


@pytest.mark.parametrize("count", [1, 2**70, 10**400])
def test_more_than_the_capacity_takes_no_memory(count: int) -> None:
    with pytest.raises(LimitError):
        Layout().create_nodes(2**22 + count)
    with pytest.raises(LimitError):
        Solver().add_variables(2**24 + count)


def test_many_of_another_kind_are_refused_as_single_ones_are() -> None:
    """Rows and variables of a solver have the same numbers: 1, 2 and 3 are the variables, which no
    row of another number may change."""
    solver, ui = Solver(), Layout()
    x = solver.add_variables(3)
    rows = solver.add_rows([0, 1, 2, 3], x, [1, 1, 1], [0, 0, 0], [1, 2, 3])
    nodes = ui.create_nodes(3)
    assert list(x.ids) == list(rows.ids)
    starts, ones, equal = [0, 1, 2, 3], [1, 1, 1], [0, 0, 0]
    wrong: Any = {"rows": rows, "x": x, "nodes": nodes}  # type checkers refuse them, too
    for call, needed in (
        (lambda: solver.values(wrong["rows"]), "Variables are needed, not <3 of Row>"),
        (lambda: solver.remove_rows(wrong["x"]), "Rows are needed, not <3 of Variable>"),
        (lambda: solver.set_constants(wrong["x"], ones), "Rows are needed, not <3 of Variable>"),
        (
            lambda: solver.add_rows(starts, wrong["rows"], ones, equal, ones),
            "Variables are needed, not <3 of Row>",
        ),
        (lambda: ui.frames(wrong["x"]), "Nodes are needed, not <3 of Variable>"),
        (lambda: ui.create_nodes(wrong["rows"]), "Nodes are needed, not <3 of Row>"),
        (lambda: ui.set_values(wrong["nodes"], ones), "Attributes are needed, not <3 of Node>"),
        (lambda: ui.set_values(wrong["rows"][:0], []), "Attributes are needed, not <0 of Row>"),
    ):
        with pytest.raises(TypeError) as caught:
            call()
        assert str(caught.value) == needed
    solver.solve()
    assert list(solver.values(x)) == [1, 2, 3]
