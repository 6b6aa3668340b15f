"""Looking changes nothing: what hasattr, inspect, a debugger and completion read of an object."""

from __future__ import annotations

import inspect
import pickle
import rlcompleter
from collections.abc import Callable
from typing import Any

import pytest
from keeplayout import (
    BusyError,
    InvalidHandleError,
    KeepError,
    Layout,
    Node,
    Relation,
    Solver,
    StateError,
    UnrelatedError,
)


class Scene:
    """A tree with everything that lacks something: a root, a guide, a node that is destroyed."""

    def __init__(self) -> None:
        self.ui = Layout()
        self.root = self.ui.node("window", size=(100, 100))
        self.box, self.guide = self.root.node("box"), self.root.guide("guide")
        self.box.width.equal = 10
        self.rule = self.ui.equation("box.left == 3")
        self.gone = self.root.node("gone")
        self.gone.destroy()
        self.ui.solve()


def closed() -> Scene:
    scene = Scene()
    scene.ui.close()
    return scene


def recorded() -> object:
    scene = Scene()
    with scene.ui.atomic() as atomic:
        scene.box.width.equal = 20
    return atomic


def rows() -> tuple[object, ...]:
    solver = Solver()
    variable = solver.add_variable()
    return solver, variable, solver.add_row({variable: 1}, Relation.EQUAL, 3)


LOOKED_AT: dict[str, Callable[[], object]] = {
    "layout": lambda: Scene().ui,
    "root": lambda: Scene().root,
    "node": lambda: Scene().box,
    "guide": lambda: Scene().guide,
    "destroyed node": lambda: Scene().gone,
    "nodes": lambda: (scene := Scene()).ui.nodes([scene.box, scene.guide]),
    "nodes with a root": lambda: (scene := Scene()).ui.nodes([scene.root, scene.box]),
    "nodes with a destroyed one": lambda: (scene := Scene()).ui.nodes([scene.gone]),
    "attribute": lambda: Scene().box.left_inset,
    "size": lambda: Scene().box.width,
    "group": lambda: Scene().box.insets,
    "accessor": lambda: Scene().box.left_offset_to,
    "line": lambda: Scene().box.left,
    "sum": lambda: Scene().box.left + 10,
    "constraint": lambda: Scene().rule,
    "atomic group": recorded,
    "closed layout": lambda: closed().ui,
    "node of a closed layout": lambda: closed().box,
    "constraint of a closed layout": lambda: closed().rule,
    "solver": lambda: rows()[0],
    "variable": lambda: rows()[1],
    "row": lambda: rows()[2],
}


@pytest.mark.parametrize("name", LOOKED_AT)
def test_looking_changes_nothing_and_raises_nothing(name: str) -> None:
    """The document and the number of nodes are all that there is to change."""
    looked_at = LOOKED_AT[name]()
    layout: Any = getattr(looked_at, "_owner", looked_at)
    known = isinstance(layout, Layout) and layout._open is not None
    before = (layout.document, layout.node_count) if known else None
    for member in dir(looked_at):
        hasattr(looked_at, member)
    inspect.getmembers(looked_at)
    assert repr(looked_at)
    assert rlcompleter.Completer({"it": looked_at}).attr_matches("it.")
    assert before == ((layout.document, layout.node_count) if known else None)


def test_what_a_root_lacks_is_the_lack_of_an_attribute() -> None:
    scene = Scene()
    assert hasattr(scene.box, "left_inset")
    assert not hasattr(scene.root, "left_inset")
    assert getattr(scene.root, "insets", None) is None
    with pytest.raises(AttributeError, match="a parent is needed"):
        _ = scene.root.left_inset


LACKS: list[tuple[Callable[[Scene], object], type[KeepError]]] = [
    (lambda s: s.root.left_inset, UnrelatedError),
    (lambda s: s.ui.nodes([s.box, s.root]).insets, UnrelatedError),
    (lambda s: s.gone.width, InvalidHandleError),
    (lambda s: s.gone.top_inset, InvalidHandleError),
    (lambda s: s.ui.nodes([s.gone, s.box]).horizontal_offsets, InvalidHandleError),
    (lambda s: (s.ui.close(), s.box.frame), StateError),  # type: ignore[func-returns-value]
]


@pytest.mark.parametrize(("look", "kind"), LACKS)
def test_the_error_is_also_the_library_s(look: Any, kind: type[KeepError]) -> None:
    """The same class by name, status and message; pickled, it is the plain one."""
    with pytest.raises(kind) as caught:
        look(Scene())
    error = caught.value
    assert isinstance(error, AttributeError)
    assert type(error).__name__ == kind.__name__
    read = pickle.loads(pickle.dumps(error))
    assert (type(read), read.status, read.message) == (kind, kind.status, error.message)


def test_a_method_raises_what_is_no_lack_of_an_attribute() -> None:
    """Otherwise hasattr would hide an error of a property that calls it."""
    scene = Scene()
    with pytest.raises(UnrelatedError) as caught:
        scene.box.left_offset_to(scene.ui.node())
    assert not isinstance(caught.value, AttributeError)


def test_looking_in_a_callback() -> None:
    """There an attribute that was not used before cannot be made."""
    scene = Scene()
    found: list[bool] = []
    asked: list[BusyError] = []

    def measure(_width: float) -> float:
        found.extend([hasattr(scene.box, "width"), hasattr(scene.box, "top_inset")])
        try:
            _ = scene.box.top_inset
        except BusyError as error:
            asked.append(error)
        return 10

    scene.box.measure = measure
    scene.ui.solve()
    assert found[:2] == [True, False]
    assert asked


# An accessor without its other node


ACCESSORS: list[Callable[[Scene], Any]] = [
    lambda s: s.box.left_offset_to,
    lambda s: s.ui.nodes([s.box]).left_align_to,
]


@pytest.mark.parametrize("accessor", ACCESSORS)
@pytest.mark.parametrize("name", ["equal", "min", "max", "priority", "anything"])
def test_a_forgotten_other_node(accessor: Any, name: str) -> None:
    found = accessor(Scene())
    form = rf"the other node is missing: \.left_\w+_to\(other\)\.{name}"
    with pytest.raises(AttributeError, match=rf"{form} = \.\.\."):
        setattr(found, name, 8)
    with pytest.raises(AttributeError, match=form):
        getattr(found, name)


def test_what_is_called_or_read_is_not_set() -> None:
    scene = Scene()
    box: Any = scene.box
    row: Any = scene.ui.nodes([box, scene.root.node()])
    with pytest.raises(AttributeError, match=r"\.left_offset_to\(other\)\.equal = \.\.\."):
        box.left_offset_to = 8
    with pytest.raises(AttributeError, match=r"\.width\.equal = \.\.\."):
        box.width = 8
    with pytest.raises(AttributeError, match=r"\.horizontal_offsets\.equal = \.\.\."):
        row.horizontal_offsets = 8


def test_an_accessor_shows_what_it_is() -> None:
    scene = Scene()
    shown = repr(scene.box.left_offset_to)
    assert shown.startswith("<left_offset_to(other) of <box ")
    assert scene.box.left_offset_to.__doc__ == "(other): left = other.right + v: a gap"
    assert Node.left_offset_to.__doc__ == scene.box.left_offset_to.__doc__
    assert list(inspect.signature(scene.box.left_offset_to).parameters) == ["other"]
