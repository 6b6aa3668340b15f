"""Columns and rows of grids, and what lies in them. Frames are calculated by hand, from what the
header says."""

from __future__ import annotations

import pytest
from keeplayout import Align, Layout, Node, Track, TrackKind


@pytest.fixture
def window() -> Node:
    return Layout().node("window", size=(120, 120))


def sized(window: Node, width: float, height: float) -> Node:
    node = window.node()
    node.width.equal, node.height.equal = width, height
    return node


@pytest.mark.parametrize("kind", [TrackKind.FIXED, TrackKind.YIELDING])
def test_what_is_too_large_at_the_start_of_its_cell_overflows_at_its_end(
    window: Node, kind: TrackKind
) -> None:
    """60 in columns and rows of 40, the third of which ends with the grid."""
    tracks = [Track(kind, 40)] * 3
    node = sized(window, 60, 60)
    grid = window.grid(columns=tracks, rows=tracks, align=Align.START, justify=Align.START)
    grid.insets.equal = 0
    grid.place(node, 2, 2)
    window.layout.solve()
    assert node.frame == (80, 80, 60, 60)
