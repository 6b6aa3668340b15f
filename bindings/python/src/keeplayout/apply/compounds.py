"""Several attributes that are applied as one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, SupportsFloat

from ..geometry import AnyInsets
from ..kinds import Compound
from ..nodes.applicable import AnyConstant, AppliedAttribute

if TYPE_CHECKING:
    from typing_extensions import Self

    from ..nodes.node import Node


class Size(AppliedAttribute):
    """Width and height: Size(100), Size((200, 100)), Size(width=200, height=100).

    What is not named is the constant.
    """

    __slots__ = ()
    compound: ClassVar[Compound | None] = Compound.SIZE

    def __init__(
        self,
        constant: AnyConstant | tuple[float, float] = 0,
        *,
        width: SupportsFloat | None = None,
        height: SupportsFloat | None = None,
    ) -> None:
        self._begin(constant, (0, 1), width, height)

    def like(self, reference: Node) -> Self:
        """The same, like the size of a node."""
        return self._held(reference, None)


class _Around(AppliedAttribute):
    """Four sides."""

    __slots__ = ()

    def __init__(
        self,
        constant: AnyConstant | AnyInsets = 0,
        *,
        top: SupportsFloat | None = None,
        left: SupportsFloat | None = None,
        bottom: SupportsFloat | None = None,
        right: SupportsFloat | None = None,
    ) -> None:
        self._begin(constant, (0, 1, 3, 2), top, left, bottom, right)

    def to(self, reference: Node) -> Self:
        """The same, each side held to the same side of a node."""
        return self._held(reference, None)


class Edges(_Around):
    """All four edges: Edges(10), Edges(Insets(5, 10, 5, 10)), Edges(10, top=5); as Size."""

    __slots__ = ()
    compound: ClassVar[Compound | None] = Compound.EDGES


class Margins(_Around):
    """All four edges within the margins; as Edges."""

    __slots__ = ()
    compound: ClassVar[Compound | None] = Compound.MARGINS


class _Middle(AppliedAttribute):
    """Both middles."""

    __slots__ = ()

    def __init__(
        self,
        constant: AnyConstant | tuple[float, float] = 0,
        *,
        x: SupportsFloat | None = None,
        y: SupportsFloat | None = None,
    ) -> None:
        self._begin(constant, (0, 1), x, y)

    def to(self, reference: Node) -> Self:
        """The same, held to the middle of a node."""
        return self._held(reference, None)


class Center(_Middle):
    """The middle, from that of the parent: Center(10), Center((0, 50)), Center(y=50); as Size."""

    __slots__ = ()
    compound: ClassVar[Compound | None] = Compound.CENTER


class CenterWithinMargins(_Middle):
    """The middle within the margins; as Center."""

    __slots__ = ()
    compound: ClassVar[Compound | None] = Compound.CENTER_WITHIN_MARGINS
