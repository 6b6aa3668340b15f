"""Size classes: which variation of a file holds on a device."""

from __future__ import annotations

from ..source import Element


class Traits:
    """What a variation is chosen by: `widthClass=compact` and the like.

    Interface Builder writes `<variation key="heightClass=compact-widthClass=regular" .../>` inside
    of what varies, and which views and constraints are installed as a mask of the variation.
    """

    def __init__(self, width: str = "", height: str = "", idiom: str = "") -> None:
        self.words = {
            f"{name}={value}"
            for name, value in (
                ("widthClass", width), ("heightClass", height), ("userInterfaceIdiom", idiom),
            )
            if value
        }  # fmt: skip

    def get(self, element: Element, name: str, otherwise: str = "") -> str:
        """An attribute of an element, as the variations have it that hold."""
        found = element.get(name, otherwise)
        for variation in self._holding(element):
            found = variation.get(name, found)
        return found

    def uninstalled(self, element: Element, what: str) -> set[str]:
        """Which of its `subviews` or `constraints` are not installed, by id."""
        found: set[str] = set()
        for variation in self._holding(element):
            for mask in variation.all("mask"):
                if mask.get("key") == what:
                    found |= {each.get("reference") for each in mask.all("exclude")}
                    found -= {each.get("reference") for each in mask.all("include")}
        return found

    def _holding(self, element: Element) -> list[Element]:
        """The variations that hold, the most special one last."""
        found = []
        for variation in element.all("variation"):
            words = variation.get("key").split("-")
            if words == ["default"]:
                found.append((0, variation))
            elif self.words.issuperset(words):
                found.append((len(words), variation))
        return [variation for _, variation in sorted(found, key=lambda pair: pair[0])]
