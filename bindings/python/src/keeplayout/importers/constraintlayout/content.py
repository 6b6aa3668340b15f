"""How large the content of a view is: an estimate, as files do not say that."""

from __future__ import annotations

from ...geometry import Size
from ...kinds import Axis
from ...nodes.content import MeasureBoth
from ...nodes.node import Node
from .. import text
from .sides import SIDES
from .views import View

_USUAL = 14.0
"""The size of a text of which nothing is said, at which a letter is as large as chosen."""
_LEAST = {"Button": Size(88.0, 48.0), "EditText": Size(0.0, 45.0)}
"""How large Material's styles have views at least, by what their names contain."""
_AT_TOP = ("AppCompatTextView", "Chronometer", "MaterialTextView", "TextClock", "TextView")
_ASCENT = 0.75
"""How much of a line is above its baseline."""
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
    (across, down), least = _around(view), _least(view)
    if view.kind in _EMPTY or least is not None:
        wide, high = least or (0.0, 0.0)
        return Size(max(across, wide), max(down, high))
    return _OTHERS


def measure(view: View, usual: Size) -> MeasureBoth:
    """Measures the text of a view, which wraps."""
    letter, around = letter_of(view, usual), _around(view)
    of_text = text.measure(
        view.text().replace("\\n", "\n"), letter, around, _bounds(view, letter.height)
    )
    least = _least(view)
    if least is None:
        return of_text

    def measured(width: float, height: float) -> tuple[float, float]:
        wide, high = of_text(width, height)
        return max(float(wide), least.width), max(float(high), least.height)

    return measured


def set_baselines(node: Node, view: View, usual: Size) -> None:
    """Gives a view the baselines of a line: plain texts begin at the top, and those of buttons and
    fields are in the middle."""
    top, bottom = map(view.inside, SIDES[Axis.VERTICAL])
    line = letter_of(view, usual).height
    if view.kind in _AT_TOP:
        node.baselines = top + _ASCENT * line, bottom + (1 - _ASCENT) * line
        return
    below = (top - bottom - line) / 2 + _ASCENT * line
    node.baselines, node.baseline_share = (below, -below), 0.5


def _least(view: View) -> Size | None:
    return next((size for word, size in _LEAST.items() if word in view.kind), None)


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
