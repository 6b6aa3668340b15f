"""What views are called."""

from __future__ import annotations

from ..source import Element
from .views import View

_MOST = 60
_OF_EVERY_SCENE = {"view", "delegate", "dataSource"}


class Names:
    """Names of the views of a document: those that its authors gave them, in Interface Builder or
    in code, or else their text, as Interface Builder shows them, or what they are."""

    def __init__(self, document: Element) -> None:
        self._outlets = {
            element.get("destination"): element.get("property")
            for element in document
            if element.tag == "outlet" and element.get("property") not in _OF_EVERY_SCENE
        }

    def of(self, view: View) -> str:
        """The name of a view; it need not be unique."""
        kind = "contentView" if view.is_content_view else view.kind
        words = (view.get("userLabel"), self._outlets.get(view.id, ""), _text(view), kind)
        return next(word for word in (" ".join(word.split()) for word in words) if word)[:_MOST]


def _text(view: View) -> str:
    state = next((each for each in view.element.all("state") if each.get("key") == "normal"), None)
    return view.get("text") or ("" if state is None else state.get("title"))
