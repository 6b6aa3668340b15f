"""Conditions of apply lists: when they are asked, what they are told, what waits for them, and what
becomes of those that raise. Expected values are the rulings, EasyPeasy's README and its tests."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from keeplayout import (
    BusyError,
    Context,
    Idiom,
    InvalidArgumentError,
    Layout,
    Node,
    Orientation,
    SizeClass,
)
from keeplayout._c import callbacks as _callbacks
from keeplayout.apply import (
    Bottom,
    CenterX,
    CenterY,
    Edges,
    FirstBaseline,
    Height,
    LastBaseline,
    Leading,
    Left,
    Right,
    Size,
    Top,
    Width,
    greater_than_or_equal_to,
    together,
)


class Host:
    """A program with a state that conditions look at, and a log of who was asked."""

    def __init__(self) -> None:
        self.ui = Layout()
        self.window = self.ui.node("window", size=(300, 200))
        self.view = self.window.node("view")
        self.is_wide = True
        self.asked: list[str] = []

    def wide(self) -> bool:
        return self.is_wide

    def narrow(self) -> bool:
        return not self.is_wide

    def noted(self, name: str, answer: bool = True) -> Callable[[], bool]:
        def condition() -> bool:
            self.asked.append(name)
            return answer

        return condition

    def active(self, node: Node | None = None) -> list[str]:
        """The first word of each active one, with its value."""
        return [
            f"{c.description.split()[0]} {abs(c.value.value):g}"
            for c in (node or self.view).applied
            if c.is_active and c.value
        ]

    def turn(self, is_wide: bool) -> list[str]:
        self.is_wide = is_wide
        self.view.reload()
        return self.active()


@pytest.fixture
def host() -> Host:
    return Host()


# What waits, and what comes back


def test_the_seeds_example(host: Host) -> None:
    """Width 250, and left on an iPad or centred on an iPhone."""
    host.ui.context = Context(idiom=Idiom.PAD)
    host.view.apply(
        Top(10), Bottom(10), Width(250),
        Left(10).when(lambda c: c.is_pad), CenterX(0).when(lambda c: c.is_phone),
    )  # fmt: skip
    host.ui.solve()
    assert host.view.frame == (10, 10, 250, 180)
    host.ui.context = Context(idiom=Idiom.PHONE)
    host.view.reload()
    host.ui.solve()
    assert host.view.frame == (25, 10, 250, 180)


def test_a_height_while_a_text_is_expanded(host: Host) -> None:
    host.view.apply(Height(100).when(host.wide))
    assert host.active() == ["height 100"]
    assert host.turn(False) == []
    assert host.turn(True) == ["height 100"]


def test_what_a_condition_replaced_comes_back(host: Host) -> None:
    """Ruling 17: the README's users expect it."""
    (left,) = host.view.apply(Left(1))
    host.view.apply(CenterX(0).when(host.wide))
    assert host.active() == ["center 0"]
    assert host.turn(False) == ["left 1"]
    assert left.is_active
    assert host.turn(True) == ["center 0"]


def test_a_center_that_yields_brings_both_sides_back(host: Host) -> None:
    host.view.apply(Left(1), Right(2), CenterX(0).when(host.wide))
    assert host.turn(False) == ["left 1", "right 2"]
    assert host.turn(True) == ["center 0"]


def test_several_wait_in_line(host: Host) -> None:
    """The newest that holds is active, then the next older."""
    first, second = [True], [True]
    host.view.apply(Left(0))
    host.view.apply(Left(1).when(lambda: first[0]), Left(2).when(lambda: second[0]))
    for one, two, expected in ((1, 1, 2), (1, 0, 1), (0, 0, 0), (0, 1, 2), (1, 1, 2)):
        first[0], second[0] = bool(one), bool(two)
        host.view.reload()
        assert host.active() == [f"left {expected}"]


def test_what_replaces_without_a_condition_is_final(host: Host) -> None:
    host.view.apply(Left(1).when(host.wide), Left(2).when(host.narrow))
    host.view.apply(Leading(3))
    assert len(host.view.applied) == 1
    assert host.turn(False) == host.turn(True) == ["leading 3"]


def test_two_under_one_condition_and_none(host: Host) -> None:
    """A list is read from its end: the last that holds wins, so that the fallback comes first."""
    host.view.apply(Left(1), Left(2).when(host.wide))
    assert (host.turn(True), host.turn(False)) == (["left 2"], ["left 1"])
    host.view.apply(Left(2).when(host.wide), Left(1))
    assert (host.turn(True), host.turn(False)) == (["left 1"], ["left 1"])


def test_something_between_does_not_keep_others_out(host: Host) -> None:
    """Right waits for the centre, which waits for the left: right and left go together."""
    host.view.apply(Right(1))
    host.view.apply(CenterX(0).when(lambda: True))
    host.view.apply(Left(2).when(host.wide))
    assert host.turn(True) == ["right 1", "left 2"]
    assert host.turn(False) == ["center 0"]


def test_three_states(host: Host) -> None:
    """EasyPeasy's test: 3 active and 2 shadowed, then 4 and 1, then as before."""
    ge = greater_than_or_equal_to(0)
    host.view.apply(
        FirstBaseline(ge).when(host.narrow), CenterY(0).when(host.wide),
        LastBaseline(ge).when(host.narrow), Size(10),
    )  # fmt: skip
    for is_wide, expected in ((True, 3), (False, 4), (True, 3)):
        assert len(host.turn(is_wide)) == expected
        assert len(host.view.applied) == 5


def test_constraints_are_activated_and_deactivated(host: Host) -> None:
    """A reload neither makes nor removes one."""
    host.view.apply(Top(0).when(host.wide), Top(8).when(host.narrow))
    before = host.view.applied
    for is_wide in (False, True, True, False):
        host.turn(is_wide)
        assert host.view.applied == before
        assert [c.is_active for c in before] == [is_wide, not is_wide]


def test_only_what_is_active_is_returned(host: Host) -> None:
    assert len(host.view.apply(Left(1).when(host.narrow), Top(2).when(host.wide))) == 1
    assert len(host.view.applied) == 2


def test_no_duplicates_ever(host: Host) -> None:
    """Ruling 3: a list that is applied again and again, and then turned around."""
    for _ in range(5):
        host.view.apply(Top().when(host.narrow), Top(8).when(host.wide))
        host.view.apply(Edges(3).when(lambda c: c.is_pad), [Left(4).when(host.wide)])
    assert len(host.view.applied) == 7
    assert host.turn(True) == ["top 8", "left 4"]
    assert host.turn(False) == ["top 0"]


def test_a_compound_holds_as_one(host: Host) -> None:
    host.view.apply(Edges(1), Edges(5).when(host.noted("edges")))
    assert host.asked == ["edges"]
    assert len(host.active()) == 4
    host.view.reload()
    assert host.asked == ["edges", "edges"]


def test_the_order_of_events_does_not_matter(host: Host) -> None:
    """The active ones follow from the list and the answers, not from what was in between."""
    other = host.window.node()
    for node, states in ((host.view, (True, False, True)), (other, (False, True, False, True))):
        host.is_wide = states[0]
        node.apply(Left(1), Right(2), CenterX(0).when(host.wide), Top(1).when(host.narrow), Top(2))
        for is_wide in states[1:]:
            host.is_wide = is_wide
            node.reload()
    assert host.active(host.view) == host.active(other) == ["center 0", "top 2"]


# When they are asked


def test_once_when_applied_and_once_a_reload(host: Host) -> None:
    host.view.apply(Left(1).when(host.noted("a")), Left(2).when(host.noted("b", False)), Top(3))
    assert host.asked == ["a", "b"]
    host.view.apply(Top(4).when(host.noted("c")), Width(9))
    assert host.asked == ["a", "b", "c"]
    host.view.reload()
    assert sorted(host.asked[3:]) == ["a", "b", "c"]
    host.ui.solve()
    assert len(host.asked) == 6


def test_all_nodes_at_once(host: Host) -> None:
    nodes = [host.window.node() for _ in range(3)] + [host.window.guide()]
    for node in nodes:
        node.apply(Left(1), Left(2).when(host.wide), Top(1))
    host.is_wide = False
    host.ui.reload()
    assert [host.active(node) for node in nodes] == [["left 1", "top 1"]] * 4
    nodes[0].reload()
    nodes[1].clear_applied()
    host.is_wide = True
    host.ui.reload()
    assert [len(host.active(node)) for node in nodes] == [2, 0, 2, 2]


def test_a_condition_that_changes_its_mind(host: Host) -> None:
    """It is asked once, and that answer counts everywhere."""
    answers = iter([True, False] * 50)
    host.view.apply(Edges(1), Edges(5).when(lambda: next(answers)))
    for expected in (5, 1, 5, 1):
        assert host.active() == [f"{e} {expected}" for e in ("top", "left", "right", "bottom")]
        host.view.reload()


# What they are told


def test_context_is_inherited(host: Host) -> None:
    told: list[Context] = []

    def condition(context: Context) -> bool:
        told.append(context)
        return True

    panel = host.window.node()
    inner = panel.node()
    compact = Context(SizeClass.COMPACT, SizeClass.REGULAR, Idiom.TV, Orientation.LANDSCAPE)
    panel.set_context(compact)
    for node in (inner, panel, host.window):
        node.apply(Width(greater_than_or_equal_to(1)).when(condition))
    assert told == [compact, Context(), Context()], "of the parent, as EasyPeasy has it"
    pad = Context(idiom=Idiom.PAD)
    host.window.set_context(pad)
    host.ui.context = compact
    assert (inner.context, host.window.context, host.ui.context) == (compact, pad, compact)
    told.clear()
    host.ui.reload()
    assert told == [compact, pad, pad], "a root has none above it"
    panel.set_context(None)
    host.window.set_context(None)
    assert inner.context == compact == host.ui.node().context


TRAITS = [
    ("is_pad", {"idiom": Idiom.PAD}),
    ("is_phone", {"idiom": Idiom.PHONE}),
    ("is_portrait", {"orientation": Orientation.PORTRAIT}),
    ("is_landscape", {"orientation": Orientation.LANDSCAPE}),
    ("is_horizontal_compact", {"horizontal": SizeClass.COMPACT}),
    ("is_vertical_compact", {"vertical": SizeClass.COMPACT}),
    ("is_horizontal_regular", {"horizontal": SizeClass.REGULAR}),
    ("is_vertical_regular", {"vertical": SizeClass.REGULAR}),
]


@pytest.mark.parametrize(("trait", "fields"), TRAITS)
def test_what_a_context_says(host: Host, trait: str, fields: dict[str, Any]) -> None:
    names = [name for name, _ in TRAITS]
    context = Context(**fields)
    assert [name for name in names if getattr(context, name)] == [trait]
    assert not any(getattr(Context(), name) for name in names)
    host.ui.context = context
    host.view.apply(Left(1).when(lambda c: getattr(c, trait)))
    assert host.active() == ["left 1"]


def test_both_size_classes() -> None:
    compact = Context(SizeClass.COMPACT, SizeClass.COMPACT)
    regular = Context(SizeClass.REGULAR, SizeClass.REGULAR)
    mixed = Context(SizeClass.REGULAR, SizeClass.COMPACT)
    assert compact.is_horizontal_vertical_compact
    assert not mixed.is_horizontal_vertical_compact
    assert regular.is_horizontal_vertical_regular
    assert not mixed.is_horizontal_vertical_regular


def test_a_rollback_takes_contexts_back(host: Host) -> None:
    host.ui.begin()
    host.ui.context = host_context = Context(idiom=Idiom.PAD)
    host.window.set_context(host_context)
    host.ui.rollback()
    assert host.ui.context == host.view.context == Context()


class Asked:
    """Callables of every sort."""

    def __call__(self, context: Context) -> bool:
        return isinstance(context, Context)

    def __bool__(self) -> bool:
        return False

    def method(self) -> bool:
        return True

    def with_default(self, size: int = 3) -> bool:
        return size == 3


@pytest.mark.parametrize(
    "condition",
    [
        lambda: True, lambda c: isinstance(c, Context), lambda *a: len(a) == 0,
        lambda size=3: size == 3, lambda **k: not k, Asked(), Asked().method, Asked().with_default,
        partial(lambda flag, c: flag and isinstance(c, Context), True), [1].__len__,
        lambda: "yes", lambda c, size=2: size == 2 and isinstance(c, Context),
    ],
)  # fmt: skip
def test_callables(host: Host, condition: Any) -> None:
    host.view.apply(Left(1).when(condition), Top(2).when(lambda: None))
    assert host.active() == ["left 1"]


@pytest.mark.parametrize("condition", [3, "yes", lambda a, b: a and b, lambda *, a: a, True])
def test_what_is_no_condition(condition: Any) -> None:
    with pytest.raises(TypeError):
        Left(1).when(condition)


def test_the_last_condition_counts(host: Host) -> None:
    left = Left(1).when(host.noted("first"))
    host.view.apply(left.when(host.noted("second")), Top(1).when(lambda: False).when(None))
    assert host.asked == ["second"]
    assert host.active() == ["left 1", "top 1"]
    several = together(Top(2), Width(3).when(lambda: False)).when(host.noted("all"))
    host.view.apply(several)
    assert host.asked == ["second", "all", "all"]


# What raises, and what re-enters


class TroubleError(Exception):
    pass


def test_what_raises_comes_out_and_nothing_has_changed(host: Host) -> None:
    is_bad = [False]

    def condition() -> bool:
        if is_bad[0]:
            raise TroubleError("no answer")
        return host.is_wide

    host.view.apply(Left(1), Left(2).when(host.wide), Top(3).when(condition))
    before = (host.view.applied, host.active())
    is_bad[0], host.is_wide = True, False
    for call in (
        host.view.reload,
        host.ui.reload,
        lambda: host.view.apply(Left(9), Width(9).when(host.wide), Width(10).when(condition)),
    ):
        with pytest.raises(TroubleError, match="no answer") as raised:
            call()
        assert raised.value.__cause__ is None
        assert (host.view.applied, host.active()) == before
    is_bad[0] = False
    host.view.reload()
    assert host.active() == ["left 1"]


def test_what_stops_a_program_comes_out_too(host: Host) -> None:
    def stop() -> bool:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        host.view.apply(Left(1).when(stop))
    assert host.view.applied == []


def test_a_truth_that_raises(host: Host) -> None:
    class Odd:
        def __bool__(self) -> bool:
            raise TroubleError

    with pytest.raises(TroubleError):
        host.view.apply(Left(1).when(Odd))


def test_a_condition_may_ask_but_not_change(host: Host) -> None:
    tried: list[Callable[[], object]] = [
        lambda: host.view.apply(Left(2)), host.view.reload, host.ui.reload, host.view.clear_applied,
        lambda: host.view.set_context(Context()), host.ui.solve, host.ui.begin, host.view.destroy,
        host.ui.node, host.view.applied[0].remove if host.view.applied else host.ui.commit,
    ]  # fmt: skip
    seen = []

    def condition() -> bool:
        for call in tried:
            with pytest.raises(BusyError):
                call()
        seen.append((host.view.frame.width, host.window.name, len(host.view.applied)))
        return True

    host.view.apply(Width(20))
    host.ui.solve()
    host.view.apply(Left(1).when(condition))
    assert seen == [(20, "window", 1)]
    assert host.active() == ["width 20", "left 1"]


def test_a_layout_is_not_closed_by_its_condition(host: Host) -> None:
    host.view.apply(Left(1).when(host.noted("before")))
    raised = []

    def condition() -> bool:
        try:
            host.view.reload()
        except BusyError as error:
            raised.append(error)
        return True

    host.view.apply(Left(2).when(condition))
    assert len(raised) == 1
    assert host.active() == ["left 2"]


# What is let go


def test_conditions_are_let_go(host: Host) -> None:
    class State:
        def holds(self) -> bool:
            return True

    def apply() -> weakref.ref[State]:
        state = State()
        host.view.apply(Edges(1).when(state.holds), Width(1).when(state.holds))
        return weakref.ref(state)

    alive = apply()
    host.view.reload()
    host.view.apply(Left(1), Top(1), Right(1), Bottom(1))
    assert alive() is not None
    host.view.apply(Width(2))
    assert alive() is None
    alive = apply()
    host.view.clear_applied()
    assert alive() is None
    alive = apply()
    host.view.applied[0].remove()
    assert alive() is not None
    host.view.destroy()
    assert alive() is None


def test_what_was_refused_is_let_go(host: Host) -> None:
    condition: Any = lambda: True  # noqa: E731
    alive = weakref.ref(condition)
    with pytest.raises(InvalidArgumentError):
        host.view.apply(Left(1).when(condition), Left(1e300))
    del condition
    assert alive() is None


@pytest.mark.parametrize("is_hashed", [False, True])
def test_what_is_beside_no_condition_is_let_go(host: Host, is_hashed: bool) -> None:
    class Odd:
        def __call__(self) -> bool:
            return True

        def __hash__(self) -> int:
            raise TroubleError

    condition: Any = lambda: True  # noqa: E731
    alive = weakref.ref(condition)
    other = Top(1)
    other.condition = Odd() if is_hashed else 5  # type: ignore[assignment]
    with pytest.raises(TroubleError if is_hashed else TypeError):
        host.view.apply(Left(1).when(condition), other)
    del condition
    assert alive() is None


def test_what_a_transaction_could_bring_back_is_kept(host: Host) -> None:
    def condition() -> bool:
        return True

    alive = weakref.ref(condition)
    host.view.apply(Left(1).when(condition))
    del condition
    host.ui.begin()
    host.view.clear_applied()
    assert alive() is not None
    host.ui.rollback()
    host.view.reload()
    assert host.active() == ["left 1"]
    host.ui.begin()
    host.view.clear_applied()
    host.ui.commit()
    assert alive() is None


def test_what_a_rollback_undoes_is_let_go(host: Host) -> None:
    def condition() -> bool:
        return True

    alive = weakref.ref(condition)
    host.ui.begin()
    host.view.apply(Left(1).when(condition))
    del condition
    host.ui.rollback()
    assert alive() is None


def test_a_layout_that_its_conditions_refer_to_can_go() -> None:
    def refer() -> weakref.ref[Layout]:
        ui = Layout()
        view = ui.node(size=(10, 10)).node()
        view.apply(Left(1).when(lambda: view.frame.width > 3))
        return weakref.ref(ui)

    gc.collect()
    numbers = len(_callbacks._keepers)
    alive = refer()
    assert alive() is not None
    gc.collect()
    assert alive() is None
    assert len(_callbacks._keepers) == numbers
    ui = Layout()
    view = ui.node().node()
    view.apply(Left(1).when(lambda: True))
    ui.close()


def test_lambdas_over_nothing_are_the_same_again(host: Host) -> None:
    for _ in range(3):
        host.view.apply(Left(1).when(lambda: True), Left(2).when(lambda c: c.is_pad))
        host.view.apply(Top(1).when(host.wide))
    assert len(host.view.applied) == 3


def test_lambdas_over_different_things_are_not(host: Host) -> None:
    """Also while those things are equal."""
    nodes = [host.window.node(), host.window.node()]
    turns = []

    def follow(node: Node) -> Callable[[], None]:
        is_on = False

        def turn() -> None:
            nonlocal is_on
            is_on = not is_on
            node.reload()

        node.apply(Left(1).when(lambda: is_on))
        return turn

    turns = [follow(node) for node in nodes]
    turns[1]()
    assert [host.active(node) for node in nodes] == [[], ["left 1"]]
