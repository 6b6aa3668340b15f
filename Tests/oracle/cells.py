"""Where members of a grid go (CSS Grid Layout, 8.5), on a plane without an end downwards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count, product

Cells = tuple[int, int, int, int]
"""The first column, the first row, how many columns and rows."""


@dataclass
class Item:
    """What a member is to be put in; a column or a row that is None is found."""

    column: int | None = None
    row: int | None = None
    columns: int = 1
    rows: int = 1
    is_gone: bool = False

    def turned(self) -> Item:
        return Item(self.row, self.column, self.rows, self.columns, self.is_gone)

    def within(self, width: int) -> Item:
        """Without a column that there is not, and in no more columns than there are."""
        fits = self.column is not None and self.column + self.columns <= width
        return Item(
            self.column if fits else None, self.row, min(self.columns, width), self.rows,
            self.is_gone,
        )  # fmt: skip


class Plane:
    def __init__(self) -> None:
        self.taken: set[tuple[int, int]] = set()

    def covered(self, cells: Cells) -> Iterator[tuple[int, int]]:
        column, row, columns, rows = cells
        return product(range(column, column + columns), range(row, row + rows))

    def put(self, cells: Cells) -> Cells:
        self.taken.update(self.covered(cells))
        return cells

    def is_free(self, cells: Cells) -> bool:
        return self.taken.isdisjoint(self.covered(cells))


def placed(
    items: Sequence[Item], width: int, *, by_column: bool = False, is_dense: bool = False
) -> list[Cells | None]:
    """The cells of each item in a grid with a number of columns; by column, of rows."""
    if by_column:
        turned = placed([item.turned() for item in items], width, is_dense=is_dense)
        return [cells and (cells[1], cells[0], cells[3], cells[2]) for cells in turned]
    plane, found = Plane(), dict[int, Cells]()
    there = {at: item.within(width) for at, item in enumerate(items)}
    for at, item in there.items():
        if item.column is not None and item.row is not None:
            found[at] = plane.put((item.column, item.row, item.columns, item.rows))
    hidden = {at for at, item in there.items() if item.is_gone}
    open_ = [at for at in there if at not in found and at not in hidden]
    behind: dict[int, tuple[int, int]] = {}
    for at in open_:
        if (row := there[at].row) is not None:
            begin = (row, 0) if is_dense else behind.get(row, (row, 0))
            found[at] = plane.put(free(plane, there[at], begin, width))
            behind[row] = (found[at][1], found[at][0] + found[at][2])
    cursor = (0, 0)
    for at in (at for at in open_ if there[at].row is None):
        item, (row, column) = there[at], (0, 0) if is_dense else cursor
        if item.column is not None:
            row += item.column < column
            rows = (each for each in count(row) if plane.is_free(
                (item.column, each, item.columns, item.rows)))  # fmt: skip
            found[at] = plane.put((item.column, next(rows), item.columns, item.rows))
        else:
            found[at] = plane.put(free(plane, item, (row, column), width))
        cursor = found[at][1], found[at][0]
    return [found.get(at) for at in there]


def free(plane: Plane, item: Item, begin: tuple[int, int], width: int) -> Cells:
    """The first free cells from a row and a column on, row by row."""
    begin_row, first = begin
    for row in count(begin_row):
        for column in range(first, width - item.columns + 1):
            cells = (column, row, item.columns, item.rows)
            if plane.is_free(cells):
                return cells
        first = 0
    raise AssertionError
