"""What a function of the host's raises comes out of the call that has asked it, and of no other;
what a block raises comes out of the block."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

import pytest
from keeplayout import (
    REQUIRED,
    Axis,
    BusyError,
    ConflictError,
    ConflictPolicy,
    InvalidArgumentError,
    Layout,
    Node,
    Solver,
    StateError,
)


class TroubleError(Exception):
    """What a function raises here."""


class Text:
    """A box as wide as its window, which is 5 high, or raises."""

    def __init__(self) -> None:
        self.ui = Layout()
        self.window = self.ui.node("window", size=(10, 10))
        self.box = self.window.node("box")
        self.box.horizontal_insets.equal = 0
        self.box.measure = self.height
        self.raises = False
        self.ui.solve()

    def height(self, width: float) -> float:
        if self.raises:
            raise TroubleError(width)
        return 5

    def solve_inside(self) -> None:
        """Has something to measure that was there before the inner transaction: its rollback
        brings frames up to date."""
        self.ui.begin()
        self.window.set_size(20, 20)
        self.box.invalidate_content()
        self.ui.begin()
        self.window.set_size(30, 30)
        self.ui.solve()


def test_an_inner_rollback_raises_what_it_measures() -> None:
    text = Text()
    text.solve_inside()
    text.raises = True
    with pytest.raises(TroubleError, match="20"):
        text.ui.rollback()
    assert text.window.outer_size == (20 @ REQUIRED, 20 @ REQUIRED)
    text.raises = False
    text.ui.rollback()
    text.ui.solve()
    assert text.box.frame == (0, 0, 10, 5)
    with pytest.raises(InvalidArgumentError, match="not finite"):
        text.box.width.equal = float("inf")


def test_nothing_comes_out_of_another_layout() -> None:
    for _ in range(20):
        text = Text()
        text.solve_inside()
        text.raises = True
        with pytest.raises(TroubleError):
            text.ui.rollback()
        text.ui.close()
        with Layout() as other, pytest.raises(InvalidArgumentError, match="not finite"):
            other.node().width.equal = float("inf")


def test_a_rollback_does_not_replace_what_a_block_raises() -> None:
    text = Text()
    text.ui.begin()
    text.window.set_size(20, 20)
    text.box.invalidate_content()
    with pytest.raises(ValueError, match="of the block"), text.ui.transaction():  # noqa: PT012
        text.window.set_size(30, 30)
        text.ui.solve()
        text.raises = True
        raise ValueError("of the block")
    text.raises = False
    text.ui.rollback()
    text.ui.solve()
    assert text.box.frame == (0, 0, 10, 5)


def test_a_solve_raises_what_was_raised_though_it_has_an_answer_in_the_end() -> None:
    """The box is as wide as a label, which is as high as the box, and 30 wide: the box is asked
    more than once, and does not know at first."""
    with Layout() as ui:
        window = ui.node(size=(100, 100))
        label, box = window.node(), window.node()
        label.set_measure(lambda _height: 30, Axis.HORIZONTAL)
        box.width_to(label).equal = 1
        label.height_to(box).equal = 1
        asked: list[float] = []

        def height(width: float) -> float:
            asked.append(width)
            if len(asked) == 1:
                raise TroubleError
            return 5

        box.measure = height
        with pytest.raises(TroubleError):
            ui.solve()
        assert asked[1:] == [30]
        assert box.frame == (0, 0, 30, 5)
        ui.solve()
        assert asked[1:] == [30]


def test_a_solve_in_a_completion_raises_what_it_measures() -> None:
    text = Text()
    caught: list[BaseException] = []

    def completed(_finished: bool) -> None:
        text.raises = True
        text.window.set_size(40, 40)
        try:
            text.ui.solve()
        except TroubleError as error:
            caught.append(error)
        text.raises = False

    with text.ui.animate(1, completion=completed):
        text.window.set_size(20, 20)
    text.ui.advance(1)
    assert [error.args for error in caught] == [(40.0,)]


def test_a_function_is_not_told_what_another_has_raised() -> None:
    with Layout() as ui:
        window = ui.node(size=(100, 100))
        told: list[Exception] = []

        def raises(_width: float) -> float:
            raise TroubleError

        def changes(_width: float) -> float:
            try:
                ui.solve()
            except Exception as error:
                told.append(error)
            return 5

        window.node().measure = raises
        window.node().measure = changes
        with pytest.raises(TroubleError):
            ui.solve()
        assert [type(error) for error in told] == [BusyError]


BLOCKS: list[Callable[[Layout], AbstractContextManager[Any]]] = [
    Layout.transaction,
    Layout.atomic,
    Layout.capture,
    Layout.exercised,
    lambda ui: ui.animate(1),
    lambda ui: ui.roots[0].animate(1),
]


@pytest.mark.parametrize("block", BLOCKS)
def test_a_block_that_closes_its_layout_raises_what_it_raises(
    block: Callable[[Layout], AbstractContextManager[Any]],
) -> None:
    ui = Layout()
    ui.node()
    with pytest.raises(TroubleError), block(ui):  # noqa: PT012
        ui.close()
        raise TroubleError


@pytest.mark.parametrize("block", BLOCKS)
def test_a_block_that_is_over_raises_what_it_raises(
    block: Callable[[Layout], AbstractContextManager[Any]],
) -> None:
    ui = Layout()
    ui.node()
    with pytest.raises(TroubleError), block(ui):  # noqa: PT012
        if block not in (Layout.capture, Layout.exercised):
            ui.rollback()
        raise TroubleError


TRANSACTIONS = [block for block in BLOCKS if block not in (Layout.capture, Layout.exercised)]


@pytest.mark.parametrize("block", TRANSACTIONS)
@pytest.mark.parametrize("inside", [Layout.begin, lambda ui: ui.atomic().__enter__()])
def test_a_block_that_raises_takes_back_what_is_open_in_it(
    block: Callable[[Layout], AbstractContextManager[Any]], inside: Callable[[Layout], Any]
) -> None:
    """And not what is around it."""
    ui = Layout()
    node = ui.node()
    with ui.animate(1):
        node.height.equal = 7
        with pytest.raises(TroubleError), block(ui):  # noqa: PT012
            node.width.equal = 50
            _held = inside(ui)
            node.height.equal = 60
            raise TroubleError
        assert node.width.equal is None
    assert node.height.equal == 7


@pytest.mark.parametrize("block", TRANSACTIONS)
def test_a_block_does_not_end_what_is_not_its_own(
    block: Callable[[Layout], AbstractContextManager[Any]],
) -> None:
    ui = Layout()
    node = ui.node()
    with ui.animate(1):
        node.height.equal = 7
        with pytest.raises(StateError, match="begun in the block is open"), block(ui):  # noqa: PT012
            node.width.equal = 50
            ui.begin()
        with pytest.raises(StateError, match="has ended in it"), block(ui):  # noqa: PT012
            node.width.equal = 50
            ui.rollback()
        assert node.width.equal is None
        with pytest.raises(TroubleError), block(ui):  # noqa: PT012
            ui.rollback()
            ui.begin()
            node.width.equal = 50
            raise TroubleError
        assert node.width.equal == 50
        ui.rollback()
        assert node.width.equal is None
    assert node.height.equal == 7


def test_a_commit_in_a_block_that_fails_has_ended_it() -> None:
    """Refused, it is taken back; where a measure has no answer it is active."""
    ui = Layout(conflict_policy=ConflictPolicy.REFUSED)
    node = ui.node(size=(10, 10))
    with pytest.raises(ConflictError), ui.transaction():  # noqa: PT012
        node.width.equal = 5
        ui.commit()
    text = Text()
    text.raises = True
    with pytest.raises(TroubleError), text.ui.transaction():  # noqa: PT012
        text.window.set_size(20, 20)
        text.ui.commit()
    assert text.window.outer_size == (20 @ REQUIRED, 20 @ REQUIRED)
    for each in ui, text.ui:
        with pytest.raises(StateError, match="there is no transaction to end"):
            each.rollback()


def test_a_block_of_a_solver_does_not_end_what_is_not_its_own() -> None:
    solver = Solver()
    x = solver.add_variable()
    with pytest.raises(StateError, match="is open"), solver.transaction():  # noqa: PT012
        x.default = 5
        solver.begin()
    with pytest.raises(TroubleError), solver.transaction():  # noqa: PT012
        x.default = 5
        solver.begin()
        raise TroubleError
    assert x.default == 0
    with pytest.raises(StateError):
        solver.commit()


def test_a_block_of_a_solver_raises_what_it_raises() -> None:
    solver = Solver()
    with pytest.raises(TroubleError), solver.transaction():  # noqa: PT012
        solver.rollback()
        raise TroubleError
    with pytest.raises(TroubleError), solver.transaction():  # noqa: PT012
        solver.close()
        raise TroubleError


def test_a_generator_in_a_block_is_closed_in_silence(capsys: pytest.CaptureFixture[str]) -> None:
    """As when its layout was closed before."""

    def waits(node: Node) -> Any:
        with node.layout.transaction():
            yield

    ui = Layout()
    steps = waits(ui.node())
    next(steps)
    ui.close()
    del steps
    assert capsys.readouterr().err == ""
