"""What the values of layout files stand for that begin with @."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ..reading import ElsewhereError, Names, WrongValueError, check_range, cut, nearest_of
from ..source import File, Place, UnreadableError
from ..unsaid import Unsaid
from .attributes import names

_NUMBER = re.compile(r"(-?\d*\.?\d+)(dp|dip|sp|px|pt|in|mm)?\Z")
_UNITS = {"pt": 160 / 72, "in": 160.0, "mm": 160 / 25.4}
_MOST = 1e6
_MOST_STEPS = 16
_MOST_OF_LENGTH = 40


class Resources:
    """Dimensions and strings of values files.

    Args:
        density: pixels in a point.
        unsaid: counts what is in none of the files.

    Raises UnreadableError for a file of something else.
    """

    def __init__(self, files: Iterable[File], density: float, unsaid: Unsaid) -> None:
        self._density = density
        self.unsaid = unsaid
        self._found: dict[str, str] = {}
        for file in files:
            root = file.xml()
            if root.tag != "resources":
                what = f"<{cut(root.tag)}> is no file of resources, such as values/dimens.xml"
                raise UnreadableError(root.place, what)
            for element in root.children:
                kind = element.get("type") or element.tag
                self._found[f"{kind}/{element.get('name')}"] = element.text.strip()
        self.attributes: Names = names(self)
        """The attributes of layout files."""

    def resolved(self, text: str) -> str:
        """What a value is that may stand in a values file. Raises ElsewhereError for one that is in
        none of them."""
        for _ in range(_MOST_STEPS):
            if text.startswith(("@{", "@={")):
                raise ElsewhereError("values of data binding")
            if text.startswith("?"):
                raise ElsewhereError(f"{cut(text)}, which is the theme's")
            if not text.startswith("@") or text.startswith(("@id/", "@+id/", "@string/")):
                return text
            if text[1:] not in self._found:
                raise ElsewhereError(self._missing(text))
            text = self._found[text[1:]]
        raise ElsewhereError(f"{cut(text)}, which stands for itself")

    def _missing(self, text: str) -> str:
        if text.startswith("@android:"):
            return f"{cut(text)}, which is Android's"
        found = "" if self.unsaid.is_full else nearest_of(text[1:], self._found)
        hint = f"the nearest is @{found}" if found else "--values res/values/dimens.xml"
        return f"{cut(text)}, which is in no file of --values ({hint})"

    def check_length(self, text: str) -> None:
        """The type of lengths. Raises WrongValueError."""
        found = _NUMBER.match(text[:_MOST_OF_LENGTH])
        if found is None:
            raise WrongValueError("a length is needed, such as 16dp")
        if found[2] is None and float(found[1]):
            raise WrongValueError(f"a length has a unit, such as {text}dp")
        check_range(float(found[1]), -_MOST, _MOST)

    def length(self, text: str) -> float | None:
        """A length in points; None for what is none."""
        found = _NUMBER.match(text[:_MOST_OF_LENGTH])
        if found is None:
            return None
        value, unit = float(found[1]), found[2] or ""
        return value / self._density if unit == "px" else value * _UNITS.get(unit, 1.0)

    def string(self, text: str, place: Place) -> str:
        """A text; of one of elsewhere the name."""
        for _ in range(_MOST_STEPS):
            if not text.startswith("@") or text[1:] not in self._found:
                break
            text = self._found[text[1:]]
        if text.startswith(("@string/", "@{", "@android:", "?")):
            self.unsaid.assume("texts of elsewhere: their names (--values strings.xml)", place)
        return text.removeprefix("@string/")
