"""Columns and rows of a grid by an independent rule: CSS's track sizing (Grid Layout, 12).

A member has two lengths: the least, below which it cannot be (what is required of it, the longest
word of a text), and the most, that of its content where there is space. The rule knows nothing of
constraints: tracks begin at what members need, those in one track before those in several (12.5),
and what is left, or missing, is shared.

Where the library differs from CSS on purpose, it is as the library's guide says:

- What is missing of content is shared in proportion to content, as in a row (`in_proportion`).
  CSS lets content tracks grow from their least lengths by equal amounts (`equally`, 12.6).
- A member in several content tracks widens all of them equally, also those that are empty. CSS
  widens these before others.
- A member in several fractions keeps these in proportion. CSS adds to them in proportion.
- Fractions have limits, and take all that is left, also where they are less than 1 in sum.
- The limits of a track hold it, whatever is in it: the member overflows its track.
- Content tracks begin at the start of their grid, as with `justify-content: start`, unless asked to
  fill it, or to lie in another way (`distribution.places`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from proportions import Share, shared
from shrinking import Ask, shrunk

INFINITY = float("inf")


class Kind(Enum):
    """What the length of a track comes from."""

    FIXED = auto()
    CONTENT = auto()
    """From the least to the most of what is in it, as `auto`."""
    LEAST_CONTENT = auto()
    """As `min-content`."""
    MOST_CONTENT = auto()
    """As `max-content`."""
    FRACTION = auto()
    """A share of what others leave, at least as long as what is in it has to be: `1fr`."""
    YIELDING = auto()
    """A share, whatever is in it: `minmax(0, 1fr)`."""


FRACTIONS = {Kind.FRACTION, Kind.YIELDING}
CONTENT = {Kind.CONTENT, Kind.LEAST_CONTENT, Kind.MOST_CONTENT}
GROWS = CONTENT - {Kind.LEAST_CONTENT}


@dataclass(frozen=True)
class Track:
    """A column or a row: its length or its fraction, and its limits."""

    kind: Kind
    value: float = 0.0
    least: float = 0.0
    most: float = INFINITY
    fills: bool = False
    """Whether a content track shares what is left."""


@dataclass(frozen=True)
class Member:
    """What is in some tracks, from the first on: its least length, and that of its content."""

    first: int
    least: float
    most: float
    count: int = 1

    @property
    def places(self) -> range:
        return range(self.first, self.first + self.count)


def raised(length: float, lengths: Sequence[float], limits: Sequence[float]) -> list[float]:
    """Lengths that come to a length by equal amounts, as far as limits let them."""
    pairs = list(zip(lengths, limits, strict=True))
    low, high = 0.0, max(length, 0.0)
    for _ in range(200):
        amount = (low + high) / 2
        if sum(max(each, min(each + amount, limit)) for each, limit in pairs) < length:
            low = amount
        else:
            high = amount
    return [max(each, min(each + high, limit)) for each, limit in pairs]


Missing = Callable[[float, Sequence[float], Sequence[float]], list[float]]
"""How content tracks, between their least and their most, share a length that is too little."""


def in_proportion(length: float, least: Sequence[float], most: Sequence[float]) -> list[float]:
    """Each loses in proportion to its content, none below its least."""
    return shrunk(length, [Ask(high, low) for low, high in zip(least, most, strict=True)])


equally: Missing = raised
"""Each grows from its least by as much."""


class Needs:
    """The least and the most that each track needs, by what is in it."""

    def __init__(self, tracks: Sequence[Track], members: Sequence[Member], gap: float) -> None:
        self.tracks, self.gap = tracks, gap
        self.least = [track.value if track.kind is Kind.FIXED else track.least for track in tracks]
        self.most = list(self.least)
        crossing = [member for member in members if self.among(member, FRACTIONS)]
        others = [member for member in members if member not in crossing]
        for count in sorted({member.count for member in others}):
            self._widen([member for member in others if member.count == count])
        self._widen_fractions(crossing)

    def among(self, member: Member, kinds: set[Kind]) -> list[int]:
        return [k for k in member.places if self.tracks[k].kind in kinds]

    def rest(self, length: float, lengths: Sequence[float], member: Member) -> float:
        """How much a member lacks in its tracks."""
        gaps = self.gap * (member.count - 1)
        return max(length - gaps - sum(lengths[k] for k in member.places), 0)

    def _widen(self, members: list[Member]) -> None:
        """For members of as many tracks together, so that their order has no influence."""
        self.least = self._widened(self.least, self.most, members, CONTENT, of_content=False)
        self.least = self._widened(
            self.least, self.most, members, {Kind.MOST_CONTENT}, of_content=True
        )
        self.most = list(map(max, self.least, self.most))
        self.most = self._widened(self.most, self.most, members, CONTENT, of_content=False)
        self.most = self._widened(self.most, self.most, members, GROWS, of_content=True)

    def _widened(
        self,
        lengths: list[float],
        first_to: list[float],
        members: list[Member],
        kinds: set[Kind],
        *,
        of_content: bool,
    ) -> list[float]:
        """Equally up to what tracks are where there is space, beyond that up to limits."""
        found = list(lengths)
        for member in members:
            places = self.among(member, kinds)
            now = [lengths[k] for k in places]
            wanted = member.most if of_content else member.least
            whole = sum(now) + self.rest(wanted, lengths, member)
            some = raised(whole, now, [first_to[k] for k in places])
            some = raised(whole, some, [self.tracks[k].most for k in places])
            for k, each in zip(places, some, strict=True):
                found[k] = max(found[k], each)
        return found

    def _widen_fractions(self, members: list[Member]) -> None:
        for count in sorted({member.count for member in members}):
            found = list(self.least)
            for member in [each for each in members if each.count == count]:
                places = self.among(member, {Kind.FRACTION})
                if not places:
                    continue
                now = [self.least[k] for k in places]
                whole = sum(now) + self.rest(member.least, self.least, member)
                some = shared(whole, [self.fraction(k) for k in places])
                for k, each in zip(places, some, strict=True):
                    found[k] = max(found[k], each)
            self.least = found

    def fraction(self, k: int) -> Share:
        return Share(self.tracks[k].value, self.least[k], max(self.least[k], self.tracks[k].most))


def sizes(
    tracks: Sequence[Track],
    members: Sequence[Member],
    length: float,
    gap: float = 0.0,
    gone: frozenset[int] = frozenset(),
    missing: Missing = in_proportion,
) -> list[float]:
    """The length of each track of a grid of a length; of tracks that are gone none, without gap."""
    there = [k for k in range(len(tracks)) if k not in gone]
    kept = [tracks[k] for k in there]
    moved = [each for member in members if (each := _without(member, there)) is not None]
    found = _sizes(Needs(kept, moved, gap), length - gap * (len(there) - 1), missing)
    result = dict(zip(there, found, strict=True))
    return [result.get(k, 0.0) for k in range(len(tracks))]


def _without(member: Member, there: list[int]) -> Member | None:
    """The same member among the tracks that are there."""
    places = [at for at, k in enumerate(there) if k in member.places]
    return Member(places[0], member.least, member.most, len(places)) if places else None


def _sizes(needs: Needs, length: float, missing: Missing) -> list[float]:
    found = list(needs.least)

    def put(places: list[int], lengths: list[float]) -> None:
        for k, each in zip(places, lengths, strict=True):
            found[k] = each

    def left(places: list[int]) -> float:
        return length - sum(found) + sum(found[k] for k in places)

    kinds = [track.kind for track in needs.tracks]
    content = [k for k, kind in enumerate(kinds) if kind in CONTENT]
    least, most = ([needed[k] for k in content] for needed in (needs.least, needs.most))
    if sum(most) <= left(content):
        put(content, most)
    elif sum(least) < left(content):
        put(content, missing(left(content), least, most))
    if sum(found) >= length:
        return found
    fractions = [k for k, kind in enumerate(kinds) if kind in FRACTIONS]
    if fractions:
        put(fractions, shared(left(fractions), [needs.fraction(k) for k in fractions]))
        return found
    filling = [k for k in content if needs.tracks[k].fills]
    limits = [needs.tracks[k].most for k in filling]
    put(filling, raised(left(filling), [found[k] for k in filling], limits))
    return found


def fitting(tracks: Sequence[Track], members: Sequence[Member], gap: float = 0.0) -> float:
    """How long a grid is that has all the space that its content takes (12.7.1): a unit of its
    fractions is such that what is in each of them, or in several, has its content."""
    needs = Needs(tracks, members, gap)
    fractions = [k for k, track in enumerate(tracks) if track.kind in FRACTIONS]
    units = [min(needs.least[k], tracks[k].most) / tracks[k].value for k in fractions]
    for member in members:
        places = needs.among(member, FRACTIONS)
        if places:
            others = sum(needs.most[k] for k in member.places if k not in places)
            rest = member.most - others - gap * (member.count - 1)
            units.append(rest / sum(tracks[k].value for k in places))
    for k in fractions:
        needs.most[k] = needs.fraction(k).size(max(units))
    return sum(needs.most) + gap * (len(tracks) - 1)
