"""What the ids of a scene stand for: views, and areas of views."""

from __future__ import annotations

from typing import NamedTuple

from ..source import Element
from ..unsaid import Unsaid
from .views import View

_GUIDES = {
    "safeArea": "safe", "contentLayoutGuide": "content", "frameLayoutGuide": "frame",
    "keyboard": "keyboard",
}  # fmt: skip
_TAGS = ("viewLayoutGuide", "keyboardLayoutGuide")


class Area(NamedTuple):
    """An area of a view: safe, content, frame, keyboard; or top and bottom, what covers a root
    there."""

    view: View
    kind: str


class Items:
    """The views and the areas of a scene by their ids."""

    def __init__(self, root: View, controller: Element | None, unsaid: Unsaid) -> None:
        self.root = root
        self.views: dict[str, View] = {}
        self.areas: dict[str, Area] = {}
        for view in root:
            if view.id in self.views:
                unsaid.leave_out("constraints of a second view of the same id", view.place)
            elif view.id:
                self.views[view.id] = view
            for guide in view.element.children:
                if guide.tag not in _TAGS:
                    continue
                kind = _GUIDES.get(guide.get("key"))
                if kind is None:
                    unsaid.leave_out(f'the guide "{guide.get("key")}"', guide.place)
                else:
                    self.areas[guide.get("id")] = Area(view, kind)
        lists = [] if controller is None else controller.all("layoutGuides")
        for guide in (each for list_ in lists for each in list_.all("viewControllerLayoutGuide")):
            if guide.get("type") in ("top", "bottom"):
                self.areas[guide.get("id")] = Area(root, guide.get("type"))
