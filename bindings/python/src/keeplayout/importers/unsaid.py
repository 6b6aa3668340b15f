"""What of a file is not in the documents: what could not be read, what a document cannot say, what
was taken from elsewhere, and what no layout depends on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from .source import Place

_MOST_ROWS = 40
_MOST_KINDS = 300
_MOST_LETTERS = 160
_OTHERS = "others"

Places = dict[str, list[Place]]


class Unsaid:
    """Counts, by kind, what the documents do not have, and what they have from elsewhere; prints as
    short tables."""

    def __init__(self) -> None:
        self.misread: Places = {}
        """What is written and means nothing: misspelt names, values that are none."""
        self.left_out: Places = {}
        """What means something that the documents do not have."""
        self.assumed: Places = {}
        """What was taken from elsewhere: from frames or from options."""
        self.passed: Places = {}
        """Names of what was not looked at, as no layout depends on it, such as colors."""

    def cannot_read(self, what: str, place: Place) -> None:
        """Notes something that means nothing, and in the same sentence what would."""
        _add(self.misread, what, place)

    def leave_out(self, kind: str, place: Place) -> None:
        """Notes something that the file says, and the document does not."""
        _add(self.left_out, kind, place)

    def assume(self, kind: str, place: Place) -> None:
        """Notes something that the file does not say, and where it was taken from."""
        _add(self.assumed, kind, place)

    def pass_over(self, name: str, place: Place) -> None:
        """Notes something that is not looked at, as no layout depends on it."""
        _add(self.passed, name, place)

    def take(self, other: Unsaid) -> None:
        """Adds what others counted."""
        for own, theirs in zip(self._all, other._all, strict=True):
            for kind, places in theirs.items():
                own.setdefault(kind, []).extend(places)

    @property
    def is_full(self) -> bool:
        """Whether there are too many kinds to tell more of them apart."""
        return any(_OTHERS in places for places in self._all)

    @property
    def _all(self) -> tuple[Places, Places, Places, Places]:
        return self.misread, self.left_out, self.assumed, self.passed

    def __bool__(self) -> bool:
        """Whether the documents lack anything that the file says, or seems to."""
        return bool(self.misread or self.left_out)

    def __str__(self) -> str:
        tables = (
            ("not understood", self.misread), ("left out", self.left_out),
            ("assumed", self.assumed), ("not of layout", _summary(self.passed)),
        )  # fmt: skip
        return "\n".join(line for title, found in tables for line in _table(title, found))


def _add(to: Places, kind: str, place: Place) -> None:
    kind = " ".join(kind.split())[:_MOST_LETTERS]
    if kind not in to and len(to) >= _MOST_KINDS:
        kind = _OTHERS
    to.setdefault(kind, []).append(place)


def _summary(found: Places) -> Places:
    """All in a row: the commonest names, and how many more there are."""
    if not found:
        return {}
    names = sorted(found, key=lambda name: -len(found[name]))
    more = f" and {len(names) - 3} more" if len(names) > 3 else ""
    return {", ".join(names[:3]) + more: [place for at in found.values() for place in at]}


def _table(title: str, found: Mapping[str, list[Place]]) -> Iterator[str]:
    if not found:
        return
    rows = sorted(found.items(), key=lambda row: -len(row[1]))
    shown = [(f"  {kind}", len(at), at[0]) for kind, at in rows[:_MOST_ROWS]]
    width = max(len(title), *(len(kind) for kind, _, _ in shown))
    yield f"{title:{width}}  count  first"
    for kind, count, first in shown:
        yield f"{kind:{width}}  {count:5}  {first}"
    if len(rows) > _MOST_ROWS:
        yield f"  and {len(rows) - _MOST_ROWS} more kinds"
