"""How large the content of a view is: an estimate, as files do not say that."""

from __future__ import annotations

from ...geometry import Size
from ...kinds import Axis
from ...nodes.content import MeasureBoth
from .. import text
from .sides import SIDES
from .views import View

_USUAL = 14.0
"""The size of a text of which nothing is said, at which a letter is as large as chosen."""
_BUTTON = Size(88.0, 48.0)
_EMPTY = ("View", "Space", "TextView", "ConstraintLayout")
_OTHERS = Size(48.0, 48.0)
_WITH_TEXT = (
    "AutoCompleteTextView", "Button", "CheckBox", "CheckedTextView", "Chronometer", "EditText",
    "MultiAutoCompleteTextView", "RadioButton", "Switch", "TextClock", "TextView", "ToggleButton",
)  # fmt: skip


def letter_of(view: View, usual: Size) -> text.Letter:
    """How large a letter of a view is; usual: where nothing is said of it."""
    scale = view.length("textSize", _USUAL) / _USUAL
    return text.Letter(usual.width * scale, usual.height * scale)


def has_text(view: View) -> bool:
    """Whether it shows a text, or is there to show one."""
    return bool(view.text()) or view.kind.endswith(_WITH_TEXT)


def size(view: View) -> Size:
    """The size of what has no text."""
    across, down = _around(view)
    return Size(across, down) if view.kind in _EMPTY else _OTHERS


def measure(view: View, usual: Size) -> MeasureBoth:
    """Measures the text of a view, which wraps."""
    letter, around = letter_of(view, usual), _around(view)
    of_text = text.measure(
        view.text().replace("\\n", "\n"), letter, around, _bounds(view, letter.height)
    )
    if "Button" not in view.kind:
        return of_text

    def measured(width: float, height: float) -> tuple[float, float]:
        wide, high = of_text(width, height)
        return max(float(wide), _BUTTON.width), max(float(high), _BUTTON.height)

    return measured


def _bounds(view: View, em: float) -> text.Bounds:
    """What its attributes say of lines and ems; an em is as wide as a line is high."""
    free = text.FREE
    lines, ems = view.number("lines", -1), view.number("ems", -1)
    most = 1.0 if view.get("singleLine") == "true" else free.most_lines
    return text.Bounds(
        int(lines if lines >= 0 else view.number("minLines", 0)),
        lines if lines >= 0 else view.number("maxLines", most),
        em * (ems if ems >= 0 else view.number("minEms", 0)),
        em * (ems if ems >= 0 else view.number("maxEms", free.most_width)),
        breaks_words=True,
    )


def _around(view: View) -> tuple[float, float]:
    across, down = (sum(map(view.inside, SIDES[axis])) for axis in Axis)
    return across, down
