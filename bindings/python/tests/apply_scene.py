"""The scene of the tests of apply lists: a window of 300 x 200; in it `header`, at (30, 20) and
100 x 40, and `view`. Margins are 8 on every side."""

from __future__ import annotations

from keeplayout import HIGH, Constraint, Layout, Node
from keeplayout.apply import Height, Left, Size, Top, Width


class Scene:
    def __init__(self) -> None:
        self.ui = Layout()
        self.window = self.ui.node("window", size=(300, 200))
        self.header, self.view = self.window.node("header"), self.window.node("view")
        self.header.apply(Left(30), Top(20), Width(100), Height(40))

    def frame(self, node: Node | None = None) -> tuple[float, ...]:
        self.ui.solve()
        assert self.ui.conflicts() == []
        return tuple(round(number, 9) for number in (node or self.view).frame)

    def edge(self, name: str) -> float:
        """Where an edge or middle of the view is, once it is 60 x 30."""
        self.view.apply(Size(width=60, height=30) @ HIGH)
        x, y, width, height = self.frame()
        return {
            "left": x, "right": x + width, "center_x": x + width / 2,
            "top": y, "bottom": y + height, "center_y": y + height / 2,
        }[name]  # fmt: skip


def told(constraints: list[Constraint]) -> list[str]:
    """What constraints say, without who they are about."""
    return [c.description.split(" with ")[0].replace(" of <view>", "") for c in constraints]
