"""UIStackView as a row or a column."""

from __future__ import annotations

from ...geometry import Insets
from ...kinds import Align, Distribution
from ...layout.layout import Layout
from ...nodes.node import Node
from .views import View

_ALIGN = {
    "fill": Align.FILL, "leading": Align.START, "top": Align.START, "center": Align.CENTER,
    "trailing": Align.END, "bottom": Align.END,
    "firstBaseline": Align.FIRST_BASELINE, "lastBaseline": Align.LAST_BASELINE,
}  # fmt: skip
_DISTRIBUTION = {
    "fill": Distribution.FILL, "fillEqually": Distribution.FILL_EQUALLY,
    "fillProportionally": Distribution.FILL_PROPORTIONALLY,
    "equalSpacing": Distribution.EQUAL_GAPS, "equalCentering": Distribution.EQUAL_CENTERS,
}  # fmt: skip
_IS_COLUMN = {"horizontal": False, "vertical": True}
_STANDARD_SPACING = 8


def make(view: View, owner: Node | Layout) -> Node:
    """A row or column in a node, or as a root, as yet without members."""
    is_column = view.word("axis", _IS_COLUMN, "horizontal")
    align = view.word("alignment", _ALIGN, "fill")
    stack = (owner.column if is_column else owner.row)(
        gap=_gap(view),
        padding=_padding(view),
        align=align,
        distribution=view.word("distribution", _DISTRIBUTION, "fill"),
    )
    if view.is_set("baselineRelativeArrangement"):
        stack.gap_from_baselines = True
    if align in (Align.FIRST_BASELINE, Align.LAST_BASELINE):
        stack.baselines_reversed = True
    return stack


def _gap(view: View) -> float:
    return _STANDARD_SPACING if view.get("spacingType") == "standard" else view.number("spacing")


def _padding(view: View) -> Insets:
    """Its margins, which it arranges within where it has some of its own."""
    found = margins(view)
    if found is None:
        return Insets(0, 0, 0, 0)
    return Insets(*(max(side, 0) for side in found[0]))


def margins(view: View) -> tuple[Insets, bool] | None:
    """The margins that a file gives a view, and whether left stands for leading."""
    for element in view.element.children:
        key = element.get("key")
        if key == "layoutMargins":
            names = ("top", "left", "bottom", "right")
        elif key == "directionalLayoutMargins":
            names = ("top", "leading", "bottom", "trailing")
        else:
            continue
        return Insets(
            *(view.values.number(element, name) for name in names)
        ), key != "layoutMargins"
    return None
