"""Nodes: the rectangles of a layout, in trees."""

from __future__ import annotations

import ctypes
import math
from typing import TYPE_CHECKING, Any, SupportsFloat

from .._c import text as _text
from .._c.api import keep_constraint, keep_node
from .._c.arguments import code, handle, number
from .._c.called import as_one
from .._c.ffi import NO_NODE, C
from .._c.members import listed
from ..attributes.attribute import Attribute, as_value
from ..attributes.constraint import Constraint
from ..attributes.term import Lines, Size
from ..geometry import Rect
from ..kinds import Anchor, AttributeKind, Axis, FrameKind
from ..values import REQUIRED, AnyValue, Relation, Value
from .animation import NodeAnimation
from .applying import Applying
from .constrained import Constrained
from .containers import Containers
from .content import Content
from .environment import Environment
from .fitting import Fitting
from .guides import Guides
from .hints import Hints
from .resistance import Resistance
from .shortcuts import Shortcuts
from .variants import Variants

if TYPE_CHECKING:
    from ..layout.layout import Layout


@as_one
class Node(
    Lines,
    Constrained,
    Guides,
    Containers,
    Shortcuts,
    Resistance,
    Environment,
    Content,
    Fitting,
    Applying,
    NodeAnimation,
    Variants,
    Hints,
):
    """A rectangle of a layout; made by Layout.node as a root, and by Node.node as a child.

    Nodes are values: two are equal if they name the same rectangle, and they can be keys of a
    dict. A node that was destroyed reads as neutral (frame all zero, no parent); changing it raises
    InvalidHandleError.
    """

    __slots__ = ()
    handle_type = keep_node

    width: Size = Size(AttributeKind.WIDTH, Anchor.WIDTH, "width = v; also a term")
    height: Size = Size(AttributeKind.HEIGHT, Anchor.HEIGHT, "height = v; also a term")

    # The tree

    def node(self, name: str | None = None) -> Node:
        """A new last child.

        Raises InvalidHandleError, StateError for a guide, LimitError (more than 2^22 nodes, a name
        of more than 255 bytes), InvalidArgumentError (a name that UTF-8 does not have).
        """
        layout = self.layout
        return named(Node(layout, C.keep_node_create(layout._pointer, self._handle)), name)

    def guide(self, name: str | None = None) -> Node:
        """A new guide: a rectangle that nobody draws, to hold nodes by.

        Raises as node.
        """
        layout = self.layout
        return named(Node(layout, C.keep_guide_create(layout._pointer, self._handle)), name)

    @property
    def layout(self) -> Layout:
        """The layout that it belongs to."""
        layout: Layout = self._owner
        return layout

    @property
    def parent(self) -> Node | None:
        """One level up; None for a root. Set it with move."""
        return self.layout._node(C.keep_node_parent(self._owner._pointer, self._handle))

    @property
    def root(self) -> Node | None:
        """All the way up: the node itself if it has no parent. None once it is destroyed."""
        return self.layout._node(C.keep_node_root(self._owner._pointer, self._handle))

    @property
    def children(self) -> list[Node]:
        """One level down, in order."""
        return listed(Node, self._owner, C.keep_node_children, self._handle)

    def find(self, name: str) -> Node | None:
        """The first node of a name: itself, then its subtree, parents before their children."""
        return self.layout._find(self._handle, name)

    def move(self, parent: Node | None) -> None:
        """Moves it with its subtree to the end of another parent's children, or out of its parent.
        Its attributes stay; insets and centres then relate to the new parent.

        Raises CycleError if the parent is the node itself or inside it; StateError if one of them
        is a guide; InvalidHandleError.
        """
        target = NO_NODE if parent is None else handle(parent, Node, self._owner)
        C.keep_node_move(self._owner._pointer, self._handle, target)

    def move_before(self, sibling: Node) -> None:
        """Moves it with its subtree to the place just before another node.

        Raises as move, and InvalidArgumentError if both are one node.
        """
        C.keep_node_move_before(
            self._owner._pointer, self._handle, handle(sibling, Node, self._owner)
        )

    def destroy(self) -> None:
        """Destroys it with its subtree, and all attributes and constraints that mention them.

        Raises InvalidHandleError once it is gone.
        """
        C.keep_node_destroy(self._owner._pointer, self._handle)

    @property
    def is_valid(self) -> bool:
        """Whether it still exists."""
        return bool(C.keep_layout_handle_kind(self._owner._pointer, self._handle.id))

    @property
    def name(self) -> str:
        """For messages and find; need not be unique. "" or None for none.

        Setting raises InvalidArgumentError (not text that UTF-8 has), LimitError (more than 255
        bytes).
        """
        return _text.read(C.keep_node_name(self._owner._pointer, self._handle))

    @name.setter
    def name(self, name: str | None) -> None:
        C.keep_node_set_name(self._owner._pointer, self._handle, _text.write(name))

    # Size from outside, and frames

    def set_size(self, width: AnyValue, height: AnyValue) -> None:
        """Gives a root its size from outside: that of the window or the page. Required unless a
        priority is given; None leaves an axis to the content.

        Raises InvalidArgumentError, InvalidHandleError, and StateError if it has a parent.
        """
        (wide, first), (high, second) = as_value(width), as_value(height)
        if first == second == REQUIRED:
            C.keep_node_set_size(self._owner._pointer, self._handle, wide, high)
            return
        before = self.outer_size
        self._set_axis_size(Axis.HORIZONTAL, width)
        try:
            self._set_axis_size(Axis.VERTICAL, height)
        except Exception:
            self._set_axis_size(Axis.HORIZONTAL, before[0])
            raise

    @property
    def outer_size(self) -> tuple[Value | None, Value | None]:
        """The size that it was given from outside, by axis."""
        return self._axis_size(Axis.HORIZONTAL), self._axis_size(Axis.VERTICAL)

    @property
    def frame(self) -> Rect:
        """Its rectangle as of the last solve, in the coordinates of its parent."""
        frame = C.keep_node_frame(self._owner._pointer, self._handle)
        return Rect(frame.x, frame.y, frame.width, frame.height)

    @property
    def frame_in_root(self) -> Rect:
        """Its rectangle as of the last solve, in the coordinates of its root: those that the frame
        of the root is in, which begins at 0, 0 except for alignment insets."""
        return self._frame(FrameKind.IN_ROOT)

    def frame_in(self, space: Node) -> Rect:
        """Its rectangle as of the last solve, in the coordinates of any node of its tree; all zero
        for nodes of different trees."""
        return self._rect(C.keep_node_frame_in, handle(space, Node, self._owner))

    def node_at(
        self, x: SupportsFloat, y: SupportsFloat, kind: FrameKind = FrameKind.IN_ROOT
    ) -> Node | None:
        """The uppermost node at a point in its coordinates, in which its frame begins at 0, 0: the
        node itself or one inside of it. Children are above their parent, later siblings above
        earlier ones. What is hidden or gone is not there, nor are guides; what is inside of another
        node that `clips` is there within its frame alone.

        Args:
            kind: which frames: IN_ROOT, PRESENTED_IN_ROOT, SNAPPED_IN_ROOT ...
        """
        of, where = code(kind, FrameKind), (number(x), number(y))
        return self.layout._node(C.keep_node_at(self._owner._pointer, self._handle, *where, of))

    @property
    def constraints(self) -> list[Constraint]:
        """The constraints that mention it, also inactive ones, in the order of creation as far as
        none was removed since. Insets and centres of its children do not mention it. Those that
        keep sizes from being negative are left out."""
        return listed(Constraint, self._owner, C.keep_node_constraints, self._handle)

    # Attributes

    def attribute(self, kind: AttributeKind, other: Node | None = None) -> Attribute:
        """An attribute by its kind; each is also there by its name, `node.width`.

        Raises InvalidArgumentError for a kind that needs, or does not take, another node, and for
        a node in relation to itself; UnrelatedError; InvalidHandleError.
        """
        pointer, number = self._owner._pointer, code(kind, AttributeKind)
        if other is None:
            return Attribute(self._owner, C.keep_node_attribute(pointer, self._handle, number))
        found = C.keep_node_attribute_to(
            pointer, self._handle, number, handle(other, Node, self._owner)
        )
        return Attribute(self._owner, found)

    def add_rule(
        self, kind: AttributeKind, relation: Relation, value: AnyValue, other: Node | None = None
    ) -> Constraint:
        """Adds a rule as KeepLayout 0.3 had them: an attribute may have any number of them, also of
        one relation, in addition to its values. The value of a rule on an alignment is raw: right =
        other.right + v.

        Raises as attribute, and InvalidArgumentError for a value that is none.
        """
        number, priority = as_value(value)
        made = keep_constraint()
        target = NO_NODE if other is None else handle(other, Node, self._owner)
        C.keep_node_add_rule(
            self._owner._pointer, self._handle, code(kind, AttributeKind), target,
            code(relation, Relation), number, priority, ctypes.byref(made),
        )  # fmt: skip
        return Constraint(self._owner, made)

    def _shown(self) -> str:
        if not self.is_valid:
            return "<a destroyed node>"
        return f"<{self._called()} {self.frame}>"

    def _called(self) -> str:
        """Its name, or what it is."""
        if self._owner._open is None:
            return "a node of a closed layout"
        return self.name or ("guide" if self.is_guide else "node")

    def _node_handles(self) -> Any:
        return (keep_node * 1)(self._handle)

    def _set_axis_size(self, axis: Axis, size: AnyValue) -> None:
        number, priority = as_value(size)
        side = code(axis, Axis)
        C.keep_node_set_axis_size(self._owner._pointer, self._handle, side, number, priority)

    def _axis_size(self, axis: Axis) -> Value | None:
        priority = ctypes.c_double()
        pointer: Any = ctypes.byref(priority)
        size = C.keep_node_axis_size(self._owner._pointer, self._handle, axis, pointer)
        return None if math.isnan(size) else Value(size, priority.value)


def named(node: Node, name: str | None) -> Node:
    """A new node with its name; if the name is refused, the node is destroyed again."""
    if name is not None:
        try:
            node.name = name
        except Exception:
            node.destroy()
            raise
    return node
