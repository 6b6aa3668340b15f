"""How strongly nodes resist being larger, or smaller, than their content."""

from __future__ import annotations

from typing import Any, overload

from .._c.arguments import number
from .._c.ffi import C
from ..kinds import Axis
from ..kinds import Resistance as Against

_BOTH = (Axis.HORIZONTAL, Axis.VERTICAL)
_LARGER, _SMALLER = Against.HUGGING, Against.COMPRESSION


class _Resistance:
    """A priority along one axis, or both: `label.horizontal_hugging = HIGH`."""

    def __init__(self, resisted: Against, axes: tuple[Axis, ...], meaning: str) -> None:
        self._resisted = resisted
        self._axes = axes
        self.__doc__ = meaning

    @overload
    def __get__(self, nodes: None, owner: type) -> _Resistance: ...
    @overload
    def __get__(self, nodes: Any, owner: type) -> float | None: ...
    def __get__(self, nodes: Any, owner: type) -> float | _Resistance | None:
        if nodes is None:
            return self
        pointer, handles = nodes._owner._pointer, nodes._node_handles()
        found: list[float] = [
            C.keep_node_resistance(pointer, node, axis, self._resisted)
            for node in handles
            for axis in self._axes
        ]
        return min(found) if found and min(found) > 0 else None

    def __set__(self, nodes: Any, priority: float) -> None:
        pointer, handles = nodes._owner._pointer, nodes._node_handles()
        for axis in self._axes:
            C.keep_nodes_set_resistance(
                pointer, handles, len(handles), axis, self._resisted, number(priority)
            )


class Resistance:
    """Priorities, of a node or of each of many. Both axes together, and many nodes, read as the
    weakest priority of them; as None if a node is destroyed, and for no nodes.

    Setting raises InvalidArgumentError (not above 0 and at most 1000), InvalidHandleError; then
    nothing is set.
    """

    __slots__ = ()

    hugging: _Resistance = _Resistance(
        _LARGER, _BOTH, "Against being larger than the content; 250."
    )
    horizontal_hugging: _Resistance = _Resistance(_LARGER, _BOTH[:1], "Against being wider; 250.")
    vertical_hugging: _Resistance = _Resistance(_LARGER, _BOTH[1:], "Against being higher; 250.")
    compression: _Resistance = _Resistance(
        _SMALLER, _BOTH, "Against being smaller than the content; 750."
    )
    horizontal_compression: _Resistance = _Resistance(
        _SMALLER, _BOTH[:1], "Against being narrower; 750."
    )
    vertical_compression: _Resistance = _Resistance(
        _SMALLER, _BOTH[1:], "Against being lower; 750."
    )
