"""Times the solver or highspy on systems that no layout has, in a process of its own.

    python adversarial.py ENGINE NAME SIZE

Layouts are nearly triangular; these are not. Rows are required or of one priority below, so that a
linear program with the weights as costs has the same optimum. Only solving is timed: first, and
after one constant has changed. Prints one line "measure value" per result, and the sum of weighted
violations.

sparse   random rows of three terms, twice as many as variables
dense    random rows that mention every variable
one row  a dense row that holds the sum of all
grid     a grid whose cells do not fit, each with a variable of its own
weights  places in a row with weights from 1e-4 to 1e3
nested   boxes within older ones, all of which may be at one place
"""

from __future__ import annotations

import random
import sys
import time
from dataclasses import dataclass

REQUIRED, SOFT = 1000.0, 500.0
SIZES = {
    "sparse": (100, 400),
    "dense": (25, 100),
    "one row": (1_000, 4_000),
    "grid": (10, 30),
    "weights": (100, 1_000),
    "nested": (250, 2_000),
}


@dataclass
class Row:
    """sum of coefficient * x[variable] relation constant; required without a weight."""

    terms: dict[int, float]
    relation: int
    constant: float
    weight: float = 0


def sparse(size: int, rng: random.Random) -> list[Row]:
    def row() -> Row:
        terms = {k: float(rng.choice([-2, -1, 1, 2])) for k in rng.sample(range(size), 3)}
        return Row(terms, rng.choice([-1, 0, 1]), rng.randint(-100, 100), 1)

    return [row() for _ in range(2 * size)]


def dense(size: int, rng: random.Random) -> list[Row]:
    def row() -> Row:
        terms = {k: rng.uniform(0.5, 2) * rng.choice([-1, 1]) for k in range(size)}
        return Row(terms, rng.choice([-1, 0, 1]), rng.uniform(-100, 100), 1)

    return [row() for _ in range(3 * size)]


def one_row(size: int, rng: random.Random) -> list[Row]:
    rows = [Row({k: 1.0}, 0, float(rng.randint(0, 20)), 1) for k in range(size)]
    rows += [Row({k: 1.0}, 1, float(k % 7)) for k in range(size)]
    return [*rows, Row(dict.fromkeys(range(size), 1.0), 0, 8.0 * size)]


def grid(size: int, rng: random.Random) -> list[Row]:
    rows, cells = [], size * size
    for row in range(size):
        for column in range(size):
            cell = row * size + column
            rows.append(Row({cell: 1.0, cells + column: -1.0}, 0, 0))
            rows.append(Row({cell: 1.0}, 1, float(rng.randint(5, 25)), 1))
            rows.append(Row({cell: 1.0}, 1, 0))
        rows.append(Row({row * size + column: 1.0 for column in range(size)}, -1, 10.0 * size))
    return rows


def weights(size: int, rng: random.Random) -> list[Row]:
    rows = [Row({k: 1.0, k - 1: -1.0}, 1, 10) for k in range(1, size)]
    for k in range(size):
        rows.append(Row({k: 1.0}, 0, float(rng.randint(0, 10 * size)), 10 ** rng.uniform(-4, 3)))
    return rows


def nested(size: int, rng: random.Random) -> list[Row]:
    """Variables are left and right edges by turns; one box in twenty has a width."""

    def width(box: int) -> dict[int, float]:
        return {2 * box + 1: 1.0, 2 * box: -1.0}

    rows = [Row(width(rng.randrange(size)), 0, rng.randrange(5), 1) for _ in range(size // 20)]
    for box in range(size):
        rows += [Row({2 * box: 1.0}, 1, 0), Row(width(box), 1, 0)]
        rows.append(Row({2 * box + 1: 1.0}, -1, 90, 1))
        for _ in range(3 if box else 0):
            outer, other = rng.randrange(box), rng.randrange(box)
            rows.append(Row({2 * box: 1.0, 2 * outer: -1.0}, 1, 0))
            rows.append(Row({2 * box + 1: 1.0, 2 * other + 1: -1.0}, -1, 0))
    return rows


MAKERS = {
    "sparse": sparse,
    "dense": dense,
    "one row": one_row,
    "grid": grid,
    "weights": weights,
    "nested": nested,
}


def generate(name: str, size: int) -> list[Row]:
    return MAKERS[name](size, random.Random(size))


def violation(row: Row, values: list[float]) -> float:
    left = sum(c * values[k] for k, c in row.terms.items()) - row.constant
    return max(left if row.relation <= 0 else 0, -left if row.relation >= 0 else 0)


class Keeplayout:
    def __init__(self, rows: list[Row], count: int):
        from keeplayout import Relation, Solver

        self.solver = Solver()
        self.variables = self.solver.add_variables(count)
        self.rows = [
            self.solver.add_row(
                {self.variables[k]: c for k, c in row.terms.items()},
                Relation(row.relation),
                row.constant,
                priority=SOFT if row.weight else REQUIRED,
                weight=row.weight or 1,
            )
            for row in rows
        ]

    def solve(self) -> None:
        self.solver.solve()

    def edit(self, row: int, constant: float) -> None:
        self.rows[row].constant = constant

    def values(self) -> list[float]:
        return [variable.value for variable in self.variables]


class Highs:
    def __init__(self, rows: list[Row], count: int):
        import highspy

        self.solver, inf = highspy.Highs(), float("inf")
        self.solver.setOptionValue("output_flag", False)
        for _ in range(count):
            self.solver.addVar(-inf, inf)
        self.relations, self.count = [row.relation for row in rows], count
        for row in rows:
            columns, values = list(row.terms), list(row.terms.values())
            for sign in (-1, 1) if row.weight else ():
                if row.relation != -sign:
                    columns.append(self.solver.getNumCol())
                    values.append(float(sign))
                    self.solver.addVar(0, inf)
                    self.solver.changeColCost(columns[-1], row.weight)
            low = row.constant if row.relation >= 0 else -inf
            high = row.constant if row.relation <= 0 else inf
            self.solver.addRow(low, high, len(columns), columns, values)

    def solve(self) -> None:
        self.solver.run()

    def edit(self, row: int, constant: float) -> None:
        low = constant if self.relations[row] >= 0 else -float("inf")
        high = constant if self.relations[row] <= 0 else float("inf")
        self.solver.changeRowBounds(row, low, high)

    def values(self) -> list[float]:
        return list(self.solver.getSolution().col_value)[: self.count]


def main(engine: str, name: str, size: int) -> None:
    rows = generate(name, size)
    count = 1 + max(max(row.terms) for row in rows)
    solver = {"keeplayout": Keeplayout, "highs": Highs}[engine](rows, count)
    start = time.perf_counter()
    solver.solve()
    print("first", time.perf_counter() - start, flush=True)
    values = solver.values()
    print("cost", sum(row.weight * violation(row, values) for row in rows), flush=True)
    solver.edit(0, rows[0].constant + 30)
    start = time.perf_counter()
    solver.solve()
    print("edited", time.perf_counter() - start, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
