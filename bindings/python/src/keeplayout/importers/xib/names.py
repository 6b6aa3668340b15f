"""What views are called."""

from __future__ import annotations

from collections.abc import Mapping

from .views import View

_MOST = 60


def name_of(view: View, outlets: Mapping[str, str]) -> str:
    """What those who wrote it call a view, in Interface Builder or in code; or else its text, as
    Interface Builder shows it, or what it is. It need not be unique."""
    kind = "contentView" if view.is_content_view else view.kind
    words = (view.get("userLabel"), outlets.get(view.id, ""), _text(view), kind)
    return next(word for word in (" ".join(word.split()) for word in words) if word)[:_MOST]


def _text(view: View) -> str:
    titles = (
        *(each.get("title") for each in view.element.all("buttonConfiguration")),
        *(each.get("title") for each in view.element.all("state") if each.get("key") == "normal"),
    )
    return view.get("text") or next(filter(None, titles), "")
