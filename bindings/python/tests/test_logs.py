"""Conflicts in the form of Auto Layout's log, read as tools for such logs read them.

The form: a heading, advice, the constraints between brackets, a line each in quotation marks, and
the one that is broken. A constraint is `<class:address 'identifier' expression   (active)>`; an
expression is two sides of `object.attribute` with factors, and a constant.
"""

from __future__ import annotations

import random
import re
from functools import partial
from typing import Any

import pytest
from grown_layout import WHOLE, attempt, constrain, grow_tree, two
from keeplayout import Layout, Node

NUMBER = r"-?\d+(?:\.\d+)?(?:e[+-]\d+)?"
ANCHOR = r"(?:UIView|UILayoutGuide):0x[0-9a-f]+(?: '[^']*')?\.\w+"
TERM = rf"(?:{NUMBER}\*)?{ANCHOR}|{NUMBER}"
EXPRESSION = rf"({ANCHOR}) (==|<=|>=) ((?:{TERM})(?: [+-] (?:{TERM}))*)"
OBJECT = r"NSLayoutConstraint:0x[0-9a-f]+(?:@\w[\w.]*#\d+)?"
CONSTRAINT = rf"<{OBJECT} '[^']*' {EXPRESSION}   \(active\)>"
LOG = re.compile(
    r"Unable to simultaneously satisfy constraints\.\n\t[^\n]*\n\(\n"
    r'((?:    "<[^\n]*>",\n)*    "<[^\n]*>"\n)\)\n\n'
    r"Will attempt to recover by breaking constraint\n(<[^\n]*>)\n"
)


def read(log: str) -> tuple[list[str], str]:
    """The constraints, and the one that is broken."""
    found = LOG.fullmatch(log)
    assert found is not None, log
    return re.findall(r'^    "(<.*>)"', found.group(1), re.MULTILINE), found.group(2)


def around(nodes: list[Node]) -> Node:
    """The nearest node that all are inside of, in whose coordinates a constraint is meant."""
    lines: list[list[Node]] = []
    for node in nodes:
        line, above = [node], node.parent
        while above is not None:
            line.append(above)
            above = above.parent
        lines.append(line)
    return next(node for node in lines[0] if all(node in line for line in lines))


def place(node: Node, space: Node, area: str, line: str) -> float:
    """Where a line of a node is, or how large the node is."""
    x, y, width, height = node.frame_in(space)
    margins = node.effective_margins
    safe = node.effective_safe_area
    top, left, bottom, right = margins if line.endswith("Margin") else safe if area else (0,) * 4
    line = {"leading": "left", "trailing": "right"}.get(
        line.removesuffix("Margin"), line.removesuffix("Margin")
    )
    return {
        "left": x + left,
        "right": x + width - right,
        "top": y + top,
        "bottom": y + height - bottom,
        "centerX": x + width / 2,
        "centerY": y + height / 2,
        "firstBaseline": y,
        "lastBaseline": y + height,
        "width": width,
        "height": height,
    }[line]


def amount(term: str, nodes: dict[str, Node], space: Node) -> float:
    factor, _, anchor = term.rpartition("*")
    if ":" not in anchor:
        return float(anchor)
    found = re.fullmatch(r"(\w+):(0x\w+)(?: '([^']*)')?\.(\w+)", anchor)
    assert found is not None, anchor
    _, address, name, line = found.groups()
    area = "safe" if name == "UIViewSafeAreaLayoutGuide" else ""
    return (float(factor) if factor else 1) * place(nodes[address], space, area, line)


def distance(constraint: str, nodes: dict[str, Node]) -> float:
    """How far a constraint of a log is from holding."""
    found = re.fullmatch(CONSTRAINT, constraint)
    assert found is not None, constraint
    left, relation, right = found.groups()
    addresses = re.findall(r"(?:View|Guide):(0x\w+)", f"{left} {right}")
    space = around([nodes[address] for address in addresses])
    parts = re.split(r" ([+-]) (?=[\dU])", right)
    total = amount(parts[0], nodes, space)
    for sign, term in zip(parts[1::2], parts[2::2], strict=True):
        total += amount(term, nodes, space) * (1 if sign == "+" else -1)
    over = amount(left, nodes, space) - total
    return {"==": abs(over), "<=": max(0, over), ">=": max(0, -over)}[relation]


@pytest.mark.parametrize("seed", range(100))
def test_logs_are_read_and_say_what_is_so(seed: int) -> None:
    """Each constraint, as it is logged, is as far from holding as the layout says that it is, and
    the broken one does not hold."""
    rng = random.Random(seed)
    ui = Layout()
    nodes = grow_tree(ui, rng)
    for _ in range(25):
        attempt(lambda: constrain(*two(nodes, rng), rng, WHOLE))
    for _ in range(3):  # which are on one side of the equation, and not one on each
        widths: Any = sum(node.width for node in two(nodes, rng))
        attempt(partial(ui.add, widths == rng.randrange(100)))
    ui.solve()
    known = {hex(node._handle.id & ~(0xFFF << 48)): node for node in nodes}
    known = {f"0x{int(address, 16):016x}": node for address, node in known.items()}
    for conflict in ui.conflicts():
        constraints, broken = read(conflict.log)
        assert len(constraints) == len(conflict.constraints)
        assert broken == constraints[0]
        assert conflict.constraints[0].violation > 0
        for logged, constraint in zip(constraints, conflict.constraints, strict=True):
            assert distance(logged, known) == pytest.approx(constraint.violation, abs=1e-6), logged


def test_there_is_something_to_read() -> None:
    ui = Layout()
    label = ui.node("a 'window'\n", size=(320, 568)).node('"label"')
    label.left_inset.equal = 10
    label.left_inset.min = 20
    label.right_inset.min = 0
    ui.solve()
    (conflict,) = ui.conflicts()
    constraints, _ = read(conflict.log)
    assert [re.fullmatch(CONSTRAINT, each) is not None for each in constraints] == [True, True]
    assert "'_label_'.left == UIView:" in conflict.log
