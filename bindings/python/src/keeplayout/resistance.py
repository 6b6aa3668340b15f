"""How strongly nodes resist being larger, or smaller, than their content."""

from __future__ import annotations

from typing import Any, overload

from ._arguments import number
from ._ffi import C
from .kinds import Axis

_BOTH = (Axis.HORIZONTAL, Axis.VERTICAL)


class _Resistance:
    """A priority along one axis, or both: `label.horizontal_hugging = HIGH`."""

    def __init__(self, word: str, axes: tuple[Axis, ...], meaning: str) -> None:
        self._word = word
        self._axes = axes
        self.__doc__ = meaning

    @overload
    def __get__(self, nodes: None, owner: type) -> _Resistance: ...
    @overload
    def __get__(self, nodes: Any, owner: type) -> float | None: ...
    def __get__(self, nodes: Any, owner: type) -> float | _Resistance | None:
        if nodes is None:
            return self
        read = getattr(C, f"keep_node_{self._word}")
        pointer, handles = nodes._owner._pointer, nodes._node_handles()
        found: list[float] = [read(pointer, node, axis) for node in handles for axis in self._axes]
        return min(found) if found and min(found) > 0 else None

    def __set__(self, nodes: Any, priority: float) -> None:
        write = getattr(C, f"keep_nodes_set_{self._word}")
        pointer, handles = nodes._owner._pointer, nodes._node_handles()
        for axis in self._axes:
            write(pointer, handles, len(handles), axis, number(priority))


class Resistance:
    """Priorities, of a node or of each of many. Both axes together, and many nodes, read as the
    weakest priority of them; as None if a node is destroyed, and for no nodes.

    Setting raises InvalidArgumentError (not above 0 and at most 1000), InvalidHandleError; then
    nothing is set.
    """

    __slots__ = ()

    hugging = _Resistance("hugging", _BOTH, "Against being larger than the content; 250.")
    horizontal_hugging = _Resistance("hugging", _BOTH[:1], "Against being wider; 250.")
    vertical_hugging = _Resistance("hugging", _BOTH[1:], "Against being higher; 250.")
    compression = _Resistance("compression", _BOTH, "Against being smaller than the content; 750.")
    horizontal_compression = _Resistance("compression", _BOTH[:1], "Against being narrower; 750.")
    vertical_compression = _Resistance("compression", _BOTH[1:], "Against being lower; 750.")
