"""What holds by room: at a width of a node, or where it fits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, SupportsFloat

from .._c.arguments import code, flag, handle, number, place
from .._c.ffi import C
from .._c.members import Member
from .._c.misspelt import nearest
from .._c.properties import as_insets
from .._c.values import ContainerValue, MemberValue
from ..geometry import Insets
from ..kinds import Gone

if TYPE_CHECKING:
    from .node import Node

_WORDS: dict[str, ContainerValue | MemberValue] = {
    **{f"own_{word.name.lower()}": word for word in MemberValue},
    **{word.name.lower(): word for word in MemberValue},
    **{word.name.lower(): word for word in ContainerValue},
}
"""What both have is a container's; of a member it is own_align."""
_ALL_SIDES = ("padding", "own_margin")
"""Words that stand for one of each side."""


class Variants(Member):
    """A node has variants, in order of preference: the first one that has room is in use, or the
    last one.

        card.add_variant(width=400)
        narrow = card.add_variant()
        card.vary(narrow, card, axis=Axis.VERTICAL)
        card.vary(narrow, picture, gone=Gone.FULLY)

        below, above = menu.add_variant(fits=True), menu.add_variant()
        layout.add(menu.top == button.bottom + 4 @ 700).set_variant(menu, below)
        layout.add(menu.bottom == button.top - 4 @ 700).set_variant(menu, above)

    In the first one everything is as it is set otherwise; a constraint holds in the one that it
    was given to alone.
    """

    __slots__ = ()

    def add_variant(
        self, width: SupportsFloat = 0, height: SupportsFloat = 0, *, fits: bool = False
    ) -> int:
        """Adds a variant behind those that there are, and returns its index. It has room where the
        node is at least so large, and, with fits, all of its constraints are met.

        Raises InvalidArgumentError for what is no length.
        """
        needed = number(width), number(height), flag(fits)
        C.keep_node_add_variant(self._owner._pointer, self._handle, *needed)
        return self.variant_count - 1

    @property
    def variant_count(self) -> int:
        """How many variants it has."""
        return int(C.keep_node_variant_count(self._owner._pointer, self._handle))

    def clear_variants(self) -> None:
        """Removes all variants. What belongs to them holds as it did without."""
        C.keep_node_clear_variants(self._owner._pointer, self._handle)

    def vary(self, variant: int, node: Node, **values: Any) -> None:
        """Sets what parameters of a container, values of a member, or `gone`, are in a variant:
        padding and own_margin also by side.

            card.vary(narrow, card, padding=8, gap=4)
            card.vary(narrow, text, own_margin=(0, 4, 0, 4))

        Raises TypeError for a word that nothing has; InvalidArgumentError for the first variant,
        one that there is not, values that are none, and what variants of another node set;
        StateError for a node that is no container, or in none.
        """
        own = (self._owner._pointer, self._handle, place(variant, 63, "variant"))
        subject = handle(node, type(self), self._owner)
        for word, value in _each(values):
            what = _WORDS.get(word)
            if word == "gone":
                C.keep_node_vary_gone(*own, subject, code(value, Gone))
            elif isinstance(what, ContainerValue):
                C.keep_node_vary_container(*own, subject, what, number(value))
            elif what is not None:
                C.keep_node_vary_member(*own, subject, what, number(value))
            else:
                meant = nearest(word, ("gone", *_ALL_SIDES, *_WORDS))
                hint = f"; the nearest is {meant!r}" if meant else ""
                raise TypeError(f"neither a container nor a member has {word}{hint}")


def _each(values: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """The values, of those with sides one of each."""
    for word, value in values.items():
        if word not in _ALL_SIDES:
            yield word, value
            continue
        sides = as_insets(value)
        for side in Insets._fields:
            yield f"{word}_{side}", getattr(sides, side)
