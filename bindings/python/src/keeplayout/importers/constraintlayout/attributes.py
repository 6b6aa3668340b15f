"""The attributes of Android's layout files: those that are read, with the type of each, those that
change frames and are left out, and those that only draw."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from ..reading import Check, ElsewhereError, Names, WrongValueError, anything, number, one_of

if TYPE_CHECKING:
    from .resources import Resources

_SIDES = ("Left", "Right", "Start", "End")
_ENDS = ("Top", "Bottom")
_AXES = (("Width", "Horizontal"), ("Height", "Vertical"))
_STYLE = one_of(("spread", "spread_inside", "packed"))
_BIAS = number("0.5", 0, 1)
_BOOL = one_of(("true", "false"))
_LEFT_OUT = {
    "style": "styles, which other files have",
    "layoutDescription": "scenes of motion", "constraintSet": "scenes of motion",
    "currentState": "scenes of motion",
    "layout_constraintBaseline_toTopOf": "baselines at edges, or with margins",
    "layout_constraintBaseline_toBottomOf": "baselines at edges, or with margins",
    "layout_marginBaseline": "baselines at edges, or with margins",
    "layout_goneMarginBaseline": "baselines at edges, or with margins",
    "layout_constraintWidth": "sizes in one word (layout_constraintWidth)",
    "layout_constraintHeight": "sizes in one word (layout_constraintWidth)",
    "layout_wrapBehaviorInParent": "layout_wrapBehaviorInParent",
    "constraint_referenced_tags": "views by their tags",
    **{f"flow_{which}{axis}{what}": "styles of the first and the last line of a flow"
       for which in ("first", "last") for axis in ("Horizontal", "Vertical")
       for what in ("Style", "Bias")},
}  # fmt: skip
"""What each of some attributes is for, which change frames."""
_DRAWN = re.compile(
    r"(accessibility|adjustViewBounds|alpha|animate|auto|background|baselineAligned|border|box|"
    r"breakStrategy|buffer|button|card|check|chip|class$|click|clip|collapse|columnCount|content|"
    r"corner|counter|cropToPadding|cursor|defaultNavHost|descendant|digits|drawable|dropDown|"
    r"duplicate|editable|elevation|ellipsize|ems|enabled|end(Icon|Drawable)|entries|error|expanded|"
    r"fab|fading|fillViewport|filter|firstBaseline|fits|focus|font|foreground|freezesText|graph|"
    r"gravity|haptic|has|helper|hide|hint|icon|image|ime|important|includeFontPadding|"
    r"indeterminate|inflatedId|input|inset|is[A-Z]|item|keep|label|lastBaseline|layerType|layout$|"
    r"letter|line|logo|long|(max|min)(Lines|Length|Ems|$)|measureAll|menu|name|nav|nested|next|"
    r"numStars|number|on[A-Z]|outline|overScroll|paddingMode|password|placeholder|popup|prefix|"
    r"private|progress|prompt|rating|ripple|rotation|rowCount|save|scale|scroll|secondary|select|"
    r"shadow|shape|show|singleLine|sound|spinner|src|start(Icon|Drawable)|state|stepSize|stroke|"
    r"subtitle|suffix|switch|tab|tag|text|theme|thumb|tint|title|tooltip|touch|track|transform|"
    r"transition|translation|typeface|value|visible$|"
    r"layout_(above|align|anchor|behavior|below|center|collapse|column|constraint(Tag|\w+_creator)|"
    r"dodge|editor|gravity|inset|optimization|row|scroll|span|to(Left|Right|Start|End)Of|weight))"
)
"""What attributes begin with that only draw, are for other layouts, or tell of the content, whose
size is assumed."""


def names(resources: Resources) -> Names:
    """The attributes with their types.

    Args:
        resources: what values that begin with @ stand for.
    """
    return Names(_types(resources), lambda name: bool(_DRAWN.match(name)))


def _types(resources: Resources) -> dict[str, Check]:
    length, any_length = resources.check_length, _length_or(resources, "wrap")
    size = _length_or(resources, "wrap_content", "match_parent", "fill_parent", "match_constraint")
    found: dict[str, Check] = {
        "id": _id, "text": anything, "hint": anything,
        "visibility": one_of(("visible", "invisible", "gone")),
        "layoutDirection": one_of(("ltr", "rtl", "inherit", "locale")),
        "orientation": one_of(("horizontal", "vertical")),
        "layout_width": size, "layout_height": size,
        "layout_constraintBaseline_toBaselineOf": _id,
        "layout_constraintDimensionRatio": _ratio,
        "layout_constraintCircle": _id,
        "layout_constraintCircleAngle": number("45"),
        "layout_constraintCircleRadius": length,
        "layout_constraintGuide_percent": _BIAS,
        "layout_constraintGuide_begin": length, "layout_constraintGuide_end": length,
        "textSize": length, "singleLine": _BOOL,
        **dict.fromkeys(("lines", "minLines", "maxLines", "ems", "minEms", "maxEms"),
                        number("2", 0)),
        "barrierDirection": one_of(("left", "right", "top", "bottom", "start", "end")),
        "barrierMargin": length, "barrierAllowsGoneWidgets": _BOOL,
        "constraint_referenced_ids": _ids,
        "flow_wrapMode": one_of(("none", "chain", "chain2", "aligned")),
        "flow_maxElementsWrap": number("3", 0),
    }  # fmt: skip
    for side in (*_SIDES, *_ENDS):
        for target in _SIDES if side in _SIDES else _ENDS:
            found[f"layout_constraint{side}_to{target}Of"] = _id
    for side in ("", "Horizontal", "Vertical", *_SIDES, *_ENDS):
        found[f"layout_margin{side}"] = found[f"padding{side}"] = length
        if side in (*_SIDES, *_ENDS):
            found[f"layout_goneMargin{side}"] = length
    for size_, axis in _AXES:
        found |= {
            f"min{size_}": length, f"max{size_}": length,
            f"layout_constraint{size_}_min": any_length,
            f"layout_constraint{size_}_max": any_length,
            f"layout_constraint{size_}_default": one_of(("spread", "wrap", "percent")),
            f"layout_constraint{size_}_percent": _BIAS,
            f"layout_constrained{size_}": _BOOL,
            f"layout_constraint{axis}_bias": _BIAS,
            f"layout_constraint{axis}_weight": number("1", 0),
            f"layout_constraint{axis}_chainStyle": _STYLE,
            f"flow_{axis.lower()}Style": _STYLE, f"flow_{axis.lower()}Bias": _BIAS,
            f"flow_{axis.lower()}Gap": length,
        }  # fmt: skip
    found["flow_horizontalAlign"] = one_of(("start", "end", "center"))
    found["flow_verticalAlign"] = one_of(("top", "bottom", "center", "baseline"))
    return found | {name: _left_out(what) for name, what in _LEFT_OUT.items()}


def _length_or(resources: Resources, *words: str) -> Check:
    check_word = one_of(words)

    def check(text: str) -> None:
        if text in words:
            return
        try:
            resources.check_length(text)
        except WrongValueError:
            if text[:1].isalpha():
                check_word(text)
            raise

    return check


def _ratio(text: str) -> None:
    side, comma, numbers = text.rpartition(",")
    try:
        values = [float(each) for each in numbers.split(":")]
    except ValueError:
        values = []
    is_side = not comma or side.strip() in ("W", "H", "w", "h")
    if not is_side or not 0 < len(values) < 3 or not all(0 <= each < math.inf for each in values):
        raise WrongValueError("a ratio is needed, such as 16:9")


def _id(text: str) -> None:
    if not re.fullmatch(r"@(\+?id|\w+:id)/[\w.]+|parent|0", text):
        raise WrongValueError("an id is needed, such as @id/title")


def _ids(text: str) -> None:
    ids = [each.strip() for each in text.split(",")]
    if not all(re.fullmatch(r"[\w./@+]*", each) for each in ids):
        raise WrongValueError("ids are needed, such as title,picture")


def _left_out(what: str) -> Callable[[str], None]:
    def check(_text: str) -> None:
        raise ElsewhereError(what)

    return check
