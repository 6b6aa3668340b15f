"""Layouts: the owners of nodes.

    >>> ui = Layout()
    >>> window = ui.node("window", size=(320, 568))
    >>> image, label = window.node("image"), window.node("label")
    >>> image.aspect_ratio.equal = 16 / 9
    >>> image.horizontal_insets.equal = 10
    >>> label.top_offset_to(image).min = 8
    >>> ui.solve()
    >>> image.frame
    Rect(x=10.0, y=0.0, width=300.0, height=168.75)

Frames are as of the last solve. Everything is live: values, priorities and the tree change in
place, and what was computed before is kept where the change does not reach.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from ctypes import c_char_p
from typing import Any, NamedTuple, TypeVar, overload

from .._c import arguments as _arguments
from .._c import buffers as _buffers
from .._c import text as _text
from .._c.api import keep_node, keep_rect
from .._c.buffers import Memory, Numbers
from .._c.callbacks import Callbacks
from .._c.called import as_one
from .._c.ffi import NO_NODE, C
from .._c.members import gathered, handles, ids, listed, optional, same_length
from .._c.owner import block
from ..attributes.attribute import Attribute
from ..attributes.constraint import Constraint
from ..attributes.group import Dropped, Group, give_back
from ..attributes.term import Comparisons
from ..geometry import Rect
from ..kinds import ConflictPolicy, FrameKind
from ..nodes.applying import as_keep_context
from ..nodes.arranging import Arranging
from ..nodes.conditions import Conditions, as_context
from ..nodes.context import Context
from ..nodes.environment import Direction
from ..nodes.node import Node, named
from ..nodes.nodes import AnyNodes, Nodes
from ..values import AnyValue
from .animation import LayoutAnimation
from .atomic import Atomic
from .diagnosis import LayoutDiagnosis
from .equation import Equations
from .format import Formats

_Out = TypeVar("_Out", bound=Memory)


class TreeNode(NamedTuple):
    """A node of the tree, with what an editor shows of it."""

    node: Node
    parent: Node | None
    name: str
    frame: Rect


@as_one
class Layout(Arranging, Comparisons, Equations, Formats, LayoutDiagnosis, LayoutAnimation):
    """Nodes, attributes and constraints, and the frames that satisfy them best.

    A layout frees what it holds when it is closed, left as a context, or no longer referred to. It
    belongs to one thread at a time.

    Args:
        conflict_policy: what happens when required constraints contradict each other.
    """

    __slots__ = ("_callbacks", "_conditions", "_dropped", "_measures")
    _noun = "layout"
    _instead_of_a_copy = "; a new one reads its document: other.read_document(ui.document)"

    def __init__(self, conflict_policy: ConflictPolicy = ConflictPolicy.REPORTED) -> None:
        super().__init__(conflict_policy)

    def _own(self, pointer: Any) -> None:
        self._dropped = Dropped()
        super()._own(pointer)
        self._callbacks = pointer.callbacks = Callbacks()
        self._measures: dict[int, int] = {}
        """Functions that measure, by the numbers that C has for them."""
        self._conditions = Conditions(self._callbacks)

    # Nodes

    def node(self, name: str | None = None, size: tuple[AnyValue, AnyValue] | None = None) -> Node:
        """A new root: a window or a page.

        Args:
            name: for messages and find; need not be unique.
            size: its width and height from outside, as Node.set_size takes them. Without one it is
                as large as its content asks.

        Raises InvalidArgumentError, LimitError; then no node is made.
        """
        root = named(Node(self, C.keep_node_create(self._pointer, NO_NODE)), name)
        if size is not None:
            try:
                root.set_size(*_arguments.several(size, "width", "height"))
            except Exception:
                root.destroy()
                raise
        return root

    def create_nodes(self, parents: int | AnyNodes) -> Nodes:
        """Many new nodes in one call: a number of roots, or a last child for each of the parents.

        Raises InvalidHandleError, StateError for a guide, LimitError; then no node is made.
        """
        count, above = _arguments.count(parents, 1 << 22, "nodes"), None
        if count is None:
            above = handles(Node, self, parents)
            count = len(above)
        made = Nodes(self, ids(count))
        C.keep_layout_create_nodes(self._pointer, above, handles(Node, self, made), count)
        return made

    def nodes(self, nodes: Iterable[Node]) -> Nodes:
        """Nodes as an array, which has every attribute that a node has, and what is kept between
        neighbours.

        Raises TypeError for what is no node, InvalidHandleError for one of another layout.
        """
        return Nodes(self, gathered(Node, self, nodes))

    @property
    def roots(self) -> list[Node]:
        """The nodes without a parent, in the order in which they became roots, or were put by
        Node.move (last) and Node.move_before."""
        return listed(Node, self, C.keep_node_children, NO_NODE)

    def find(self, name: str) -> Node | None:
        """The first node of a name, looked for root after root, parents before their children."""
        return self._find(NO_NODE, name)

    # Groups

    def group(self, *attributes: Attribute, name: str | None = None) -> Group:
        """Any attributes as one; a group among them stands for its attributes. A group of none is
        legal and does nothing.

        Raises TypeError for what is no attribute, InvalidHandleError; for a name as Node.name.
        """
        give_back(self)
        parts = handles(Attribute, self, attributes)
        group = Group(self, C.keep_group_create(self._pointer, parts, len(parts)))
        if name is not None:
            group.name = name
        return group

    @contextmanager
    def atomic(self) -> Iterator[Atomic]:
        """Records what is set in a block, so that it can be taken back, and put back, as one:

            with ui.atomic() as wide:
                image.width.equal = 480
            wide.deactivate()

        Equal, min and max of attributes and rules are recorded, as they were last; the tree, names
        and sizes of roots are not. The block is a transaction: it is taken back if it raises, and
        at the outermost end everything is applied and solved. Blocks nest; each records what is set
        while it is the innermost.

        Raises LimitError (more than 64 blocks and transactions), ConflictError as begin, and at its
        end as a block of `transaction`.
        """
        give_back(self)
        with self._conflicts_told():
            atomic = Atomic(self, C.keep_atomic_begin(self._pointer))
        self._begun()
        with self._until(self._end_atomic):
            yield atomic

    def _end_atomic(self) -> None:
        with self._conflicts_told():
            C.keep_atomic_end(self._pointer)

    # Constraints

    @property
    def constraints(self) -> list[Constraint]:
        """All constraints, also inactive ones, as Node.constraints."""
        return listed(Constraint, self, C.keep_node_constraints, NO_NODE)

    @contextmanager
    def capture(self) -> Iterator[list[Constraint]]:
        """Collects the constraints that are made and at once active in a block: of comparisons,
        from equations, as rules. The list is filled when the block ends.

            with ui.capture() as made:
                ui.add(green.top >= blue.bottom + 10)
                green.constrained_left = 10
            made[-1].remove()

        Blocks nest; what an inner one collects, those around it collect, too, in order. Values of
        attributes are not made but set: see atomic. What is removed before the end is not in the
        list.
        """
        C.keep_capture_begin(self._pointer)
        made: list[Constraint] = []

        def end() -> None:
            made.extend(listed(Constraint, self, C.keep_capture_constraints))
            C.keep_capture_end(self._pointer)

        with block(end, end):
            yield made

    def set_mixed_axes(self, allowed: bool) -> None:
        """Whether positions along one axis may be set against positions along the other, as in
        a.bottom <= b.left; not unless allowed, as it is a mistake far more often than not."""
        C.keep_layout_set_mixed_axes(self._pointer, _arguments.flag(allowed))

    # Values

    def set_values(
        self,
        attributes: Iterable[Attribute] | Memory,
        values: Numbers,
        relations: Iterable[int] | Memory | None = None,
        priorities: Numbers | None = None,
    ) -> None:
        """Many values in one call.

        Args:
            attributes: attributes or groups, also as a buffer of ids.
            values: one for each; here NaN takes a value away.
            relations: one for each: EQUAL sets equal, AT_LEAST min, AT_MOST max; equal by default.
            priorities: one for each; REQUIRED everywhere by default.

        Raises InvalidArgumentError, InvalidHandleError and LimitError, saying which one failed, and
        ValueError for lengths that do not fit together. Then no value is set.
        """
        targets, numbers = handles(Attribute, self, attributes), _buffers.doubles(values)
        count = len(targets)
        same_length("values", numbers, count)
        sides = None if relations is None else _buffers.bytes_(relations)
        if sides is not None:
            same_length("relations", sides, count)
        levels = optional(priorities, count, "priorities")
        C.keep_layout_set_values(self._pointer, targets, sides, numbers, levels, count)

    def set_negative_sizes(self, allowed: bool) -> None:
        """Whether widths and heights may become negative; not unless allowed."""
        C.keep_layout_set_negative_sizes(self._pointer, _arguments.flag(allowed))

    @property
    def direction(self) -> Direction:
        """Which way reading goes in roots that have no direction of their own; LEFT_TO_RIGHT unless
        set. Constraints in leading and trailing become their mirror images, and no value changes.

        Setting raises InvalidArgumentError for what is neither of the two.
        """
        return Direction(C.keep_node_effective_direction(self._pointer, NO_NODE))

    @direction.setter
    def direction(self, direction: Direction) -> None:
        C.keep_layout_set_direction(self._pointer, _arguments.code(direction, Direction))

    # Conditions of what is applied

    def reload(self) -> None:
        """Asks the conditions of everything that was applied again.

        Raises what a condition raises, and then has changed nothing anywhere.
        """
        C.keep_layout_reload(self._pointer)

    @property
    def context(self) -> Context:
        """What conditions are passed where no node has a context of its own, from the next reload
        on."""
        return as_context(C.keep_node_context(self._pointer, NO_NODE))

    @context.setter
    def context(self, context: Context) -> None:
        C.keep_layout_set_context(self._pointer, as_keep_context(context))

    # Results

    @overload
    def frames(self, nodes: AnyNodes, out: None = None) -> list[Rect]: ...
    @overload
    def frames(self, nodes: AnyNodes, out: _Out) -> _Out: ...
    def frames(self, nodes: AnyNodes, out: Any = None) -> Any:
        """The frames of many nodes as of the last solve, each in its parent, in one call.

        Args:
            nodes: the nodes, also as a buffer of ids.
            out: a writable, contiguous row of doubles, four a node (x, y, width, height) to write
                into; or a table of them, as of numpy.empty((len(nodes), 4)).

        Returns:
            `out`, or a list of Rect.

        Raises InvalidHandleError, and ValueError for an `out` that does not fit.
        """
        return self._frames(FrameKind.IN_PARENT, nodes, out)

    @overload
    def frames_in_root(self, nodes: AnyNodes, out: None = None) -> list[Rect]: ...
    @overload
    def frames_in_root(self, nodes: AnyNodes, out: _Out) -> _Out: ...
    def frames_in_root(self, nodes: AnyNodes, out: Any = None) -> Any:
        """The frames of many nodes, each in the coordinates of its root; as frames."""
        return self._frames(FrameKind.IN_ROOT, nodes, out)

    @overload
    def snapped_frames(self, nodes: AnyNodes, out: None = None) -> list[Rect]: ...
    @overload
    def snapped_frames(self, nodes: AnyNodes, out: _Out) -> _Out: ...
    def snapped_frames(self, nodes: AnyNodes, out: Any = None) -> Any:
        """The frames of many nodes on the pixels of the device, each in its parent; as frames."""
        return self._frames(FrameKind.SNAPPED, nodes, out)

    @overload
    def snapped_frames_in_root(self, nodes: AnyNodes, out: None = None) -> list[Rect]: ...
    @overload
    def snapped_frames_in_root(self, nodes: AnyNodes, out: _Out) -> _Out: ...
    def snapped_frames_in_root(self, nodes: AnyNodes, out: Any = None) -> Any:
        """The frames of many nodes on the pixels of the device, each in its root; as frames."""
        return self._frames(FrameKind.SNAPPED_IN_ROOT, nodes, out)

    def changes(self, kind: FrameKind = FrameKind.IN_PARENT) -> list[tuple[Node, Rect]]:
        """The nodes whose frames differ from what this method last reported for such frames (at
        first: from an empty rectangle at 0, 0), with those frames.

        Args:
            kind: which frames: IN_ROOT, SNAPPED_IN_ROOT ... Each kind is reported by itself.
        """
        return self._changes(_arguments.code(kind, FrameKind))

    def tree(
        self, within: Node | None = None, kind: FrameKind = FrameKind.IN_PARENT
    ) -> list[TreeNode]:
        """A node and all that is inside of it, with parents, names and frames, in one call. A node
        is followed by its guides, then by its children in order, each with what is inside.

        Args:
            within: the first of them; None lists everything, root after root.
            kind: which frames.
        """
        room = self.node_count
        nodes, parents = ids(room), ids(room)
        names, numbers = (c_char_p * room)(), array("d", bytes(32 * room))
        count = C.keep_layout_tree(
            self._pointer,
            self._top(within),
            handles(Node, self, Nodes(self, nodes)),
            handles(Node, self, Nodes(self, parents)),
            names,
            (keep_rect * room).from_buffer(numbers),
            room,
            _arguments.code(kind, FrameKind),
        )
        made = {id_: Node(self, keep_node(id_)) for id_ in nodes[:count]}
        above = [made.get(id_) or self._node(keep_node(id_)) for id_ in parents[:count]]
        words = [_text.read(name) for name in names[:count]]
        rows = zip(made.values(), above, words, _rects(numbers), strict=False)
        return [TreeNode(*row) for row in rows]

    def numbered(self, number: int) -> Node | None:
        """The node or guide of a number, which messages, documents and drawings have for it."""
        return self._node(
            C.keep_layout_numbered(self._pointer, _arguments.place(number, 64, "number"))
        )

    def __repr__(self) -> str:
        return "<a closed layout>" if self._open is None else f"<Layout of {self.node_count} nodes>"

    def _changes(self, of: int) -> list[tuple[Node, Rect]]:
        count = C.keep_layout_changes_as(self._pointer, None, None, 0, of)
        nodes, numbers = Nodes(self, ids(count)), array("d", bytes(32 * count))
        room = (keep_rect * count).from_buffer(numbers)
        C.keep_layout_changes_as(self._pointer, handles(Node, self, nodes), room, count, of)
        return list(zip(nodes, _rects(numbers), strict=True))

    def _frames(self, kind: FrameKind, nodes: AnyNodes, out: Any) -> Any:
        asked = handles(Node, self, nodes)
        numbers = array("d", bytes(32 * len(asked))) if out is None else out
        doubles = _buffers.writable_doubles(numbers, columns=4)
        same_length("out", doubles, 4 * len(asked))
        room = (keep_rect * len(asked)).from_buffer(doubles)
        C.keep_layout_frames(self._pointer, asked, room, len(asked), kind)
        return _rects(numbers) if out is None else out

    def _inside(self) -> tuple[Layout, Any]:
        return self, NO_NODE

    def _handles(self, nodes: AnyNodes) -> Any:
        return handles(Node, self, nodes)

    def _made(self, handle: Any) -> Node:
        return Node(self, handle)

    def _node(self, handle: Any) -> Node | None:
        return Node(self, handle) if handle.id else None

    def _constraint(self, handle: Any) -> Constraint:
        return Constraint(self, handle)

    def _attribute(self, handle: Any) -> Attribute | None:
        return Attribute(self, handle) if handle.id else None

    def _top(self, within: Node | None) -> Any:
        return NO_NODE if within is None else _arguments.handle(within, Node, self)

    def _find(self, within: Any, name: str) -> Node | None:
        return self._node(C.keep_node_find(self._pointer, within, _text.write(name)))


def _rects(numbers: array[float]) -> list[Rect]:
    """Rectangles from their numbers, four each."""
    each = iter(numbers)
    return list(map(Rect, each, each, each, each))
