"""What calc(), min(), max() and clamp() are, as far as that is a length and a share of what is
around: css-values-4, 10."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple, NoReturn

from ..reading import ElsewhereError, WrongValueError, cut

_FUNCTION = re.compile(r"(?:-webkit-)?(?:calc|min|max|clamp)\(")
_TOKEN = re.compile(
    r"\s*(?:(?P<function>(?:-webkit-)?(?:calc|min|max|clamp)?\()|(?P<sum>(?<=\s)[-+](?=\s))|"
    r"(?P<number>[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?[a-z%]*)|(?P<other>[*/),]))"
)
_MOST_DEPTH = 32


class Amount(NamedTuple):
    """A length with a share of what is around; or a plain number."""

    points: float
    share: float = 0.0
    is_number: bool = False


def is_function(text: str) -> bool:
    """Whether a value is to be calculated."""
    return bool(_FUNCTION.match(text)) and text.endswith(")")


def calculated(text: str, read: Callable[[str], Amount]) -> Amount:
    """The value of a function.

    Args:
        read: the amount that a number with its unit is.

    Raises WrongValueError for what means nothing; ElsewhereError for what is no sum of a length and
    a share.
    """
    reader = _Reader(text, read)
    found = reader.value()
    if reader.next() is not None:
        reader.refuse()
    return found


class _Reader:
    def __init__(self, text: str, read: Callable[[str], Amount]) -> None:
        self._text = text
        self._read = read
        self._at = 0
        self._depth = 0

    def next(self) -> re.Match[str] | None:
        """The next token, which is not taken; None at the end."""
        found = _TOKEN.match(self._text, self._at)
        if found is None and self._text[self._at :].strip():
            self.refuse()
        return found

    def refuse(self) -> NoReturn:
        """Raises WrongValueError for what comes next."""
        rest = self._text[self._at :].strip()
        behind = f' before "{cut(rest)}"' if rest else ""
        raise WrongValueError(f"it cannot be calculated{behind}; an example is calc(50% - 8px)")

    def value(self) -> Amount:
        """A number, or what is in brackets."""
        token = self.next()
        if token is None or not (token["function"] or token["number"]):
            self.refuse()
        begin, self._at = self._at, token.end()
        if token["number"]:
            try:
                return self._read(token["number"])
            except WrongValueError:
                self._at = begin
                raise
        self._depth += 1
        if self._depth > _MOST_DEPTH:
            raise WrongValueError("its brackets are nested too deep")
        found = self._called(token["function"].removeprefix("-webkit-").rstrip("("))
        self._depth -= 1
        return found

    def _called(self, function: str) -> Amount:
        given = [self._sum()]
        while self._takes(","):
            given.append(self._sum())
        if not self._takes(")"):
            self.refuse()
        needed = {"": 1, "calc": 1, "clamp": 3}.get(function, len(given))
        if len(given) != needed:
            raise WrongValueError(f"{function or 'a bracket'} takes {needed} of them")
        return _chosen(function, given, self._text)

    def _sum(self) -> Amount:
        found = self._product()
        while (token := self.next()) is not None and token["sum"]:
            self._at = token.end()
            found = _added(found, self._product(), -1 if token["sum"] == "-" else 1)
        return found

    def _product(self) -> Amount:
        found = self.value()
        while True:
            if self._takes("*"):
                found = _multiplied(found, self.value())
            elif self._takes("/"):
                found = _divided(found, self.value())
            else:
                return found

    def _takes(self, letter: str) -> bool:
        """Takes the next token if it is a letter."""
        token = self.next()
        if token is None or token["other"] != letter:
            return False
        self._at = token.end()
        return True


def _added(first: Amount, second: Amount, sign: int) -> Amount:
    if first.is_number != second.is_number:
        raise WrongValueError("a length and a number are not added; a length has a unit")
    points, share = first.points + sign * second.points, first.share + sign * second.share
    return Amount(points, share, first.is_number)


def _multiplied(first: Amount, second: Amount) -> Amount:
    if second.is_number:
        first, second = second, first
    if not first.is_number:
        raise WrongValueError("two lengths are not multiplied")
    by = first.points
    return Amount(second.points * by, second.share * by, second.is_number)


def _divided(first: Amount, second: Amount) -> Amount:
    if not second.is_number:
        raise WrongValueError("nothing is divided by a length")
    if second.points == 0:
        raise WrongValueError("it divides by 0")
    return Amount(first.points / second.points, first.share / second.points, first.is_number)


def _chosen(function: str, given: list[Amount], text: str) -> Amount:
    """What a function makes of its arguments, of which only lengths can be compared here."""
    if len({each.is_number for each in given}) > 1:
        raise WrongValueError("a length and a number are not compared; a length has a unit")
    if len(given) == 1:
        return given[0]
    if len({each.share for each in given}) > 1:
        raise ElsewhereError(f"{cut(text)}, which depends on the size of what is around")
    points = [each.points for each in given]
    if function == "clamp":
        chosen = max(points[0], min(points[1], points[2]))
    else:
        chosen = min(points) if function == "min" else max(points)
    return given[0]._replace(points=chosen)
