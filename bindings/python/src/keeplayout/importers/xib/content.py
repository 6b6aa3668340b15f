"""How large views are by themselves. Interface Builder does not write it, but the frames that it
led to, which are a good content to begin with."""

from __future__ import annotations

from collections.abc import Mapping

from ...nodes.node import Node
from ..source import Element
from ..unsaid import Unsaid
from .values import content_priority
from .views import View

_BOTH = {
    "label", "button", "textField", "switch", "stepper", "activityIndicatorView",
    "segmentedControl", "pageControl", "datePicker", "pickerView",
}  # fmt: skip
_HEIGHT = {"slider", "progressView", "searchBar", "navigationBar", "toolbar", "tabBar"}
_POINT_SIZES = {
    "LargeTitle": 34, "Title0": 34, "Title1": 28, "Title2": 22, "Title3": 20, "Headline": 17,
    "Body": 17, "Callout": 16, "Subhead": 15, "Footnote": 13, "Caption1": 12, "Caption2": 11,
}  # fmt: skip
_SYSTEM_SIZES = {"label": 17, "button": 15, "textField": 14}
_ASCENDER, _DESCENDER = 0.952, 0.241
"""Of the system's font, per point."""


class Content:
    """Gives nodes their content, as far as a file tells it."""

    def __init__(
        self, images: Mapping[str, Element], unsaid: Unsaid, *, keeps_placeholders: bool
    ) -> None:
        self._images = images
        self._unsaid = unsaid
        self._keeps_placeholders = keeps_placeholders

    def give(self, view: View, node: Node) -> bool:
        """Sets the content of a view; returns whether it is taken from the frame."""
        width, height, source = self._size(view)
        if self._keeps_placeholders:
            for axis in "Width", "Height":
                placeholder = view.get(f"placeholderIntrinsic{axis}")
                if not placeholder:
                    continue
                source, is_none = "its placeholder", placeholder == "infinite"
                size = None if is_none else view.number(f"placeholderIntrinsic{axis}")
                width, height = (size, height) if axis == "Width" else (width, size)
        if width is not None or height is not None:
            node.content_size = _positive(width), _positive(height)
            self._unsaid.assume(f"content of <{view.kind}>: {source}", view.place)
        self._resist(view, node)
        if view.kind in _SYSTEM_SIZES and view.has_frame:
            node.baselines, node.baseline_share = self._baselines(view), 0.5
        return source == "its frame"

    def _size(self, view: View) -> tuple[float | None, float | None, str]:
        _, _, width, height = view.aligned
        if view.kind == "imageView":
            return self._image(view)
        if view.kind == "textView" and view.is_set("scrollEnabled", otherwise=True):
            return None, None, ""
        if not view.has_frame or view.kind not in _BOTH | _HEIGHT | {"textView"}:
            return None, None, ""
        return None if view.kind in _HEIGHT else width, height, "its frame"

    def _image(self, view: View) -> tuple[float | None, float | None, str]:
        image = self._images.get(view.get("image"))
        if not view.get("image"):
            return None, None, ""
        if image is None or image.get("catalog") == "system":
            return view.frame.width, view.frame.height, "its frame"
        width, height = (view.values.number(image, name) for name in ("width", "height"))
        return width, height, "its image"

    def _resist(self, view: View, node: Node) -> None:
        for word, resists in (("Hugging", "hugging"), ("CompressionResistance", "compression")):
            for axis in "horizontal", "vertical":
                value = view.number(f"{axis}{word}Priority", -1, content_priority)
                if value >= 0:
                    setattr(node, f"{axis}_{resists}", max(value, 1))

    def _baselines(self, view: View) -> tuple[float, float]:
        """Those of its lines, from its middle, in which UIKit has them."""
        size = _point_size(view)
        line = (_ASCENDER + _DESCENDER) * size
        lines = max(1, int((view.frame.height + 1) / line))
        if view.kind != "label" or view.get("numberOfLines") in ("", "1"):
            lines = 1
        half = lines * line / 2
        self._unsaid.assume(f"baselines of <{view.kind}>: the system's font", view.place)
        return round(_ASCENDER * size - half, 3), round(_DESCENDER * size - half, 3)


def _point_size(view: View) -> float:
    font = next((each for each in view.element.all("fontDescription")), None)
    if font is None:
        return _SYSTEM_SIZES[view.kind]
    if (size := view.values.number(font, "pointSize")) > 0:
        return size
    style = font.get("style").removeprefix("UICTFontTextStyle")
    return _POINT_SIZES.get(style, _SYSTEM_SIZES[view.kind])


def _positive(size: float | None) -> float | None:
    return None if size is None else max(size, 0)
