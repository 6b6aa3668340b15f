"""Rows that are added at once are those that were given, whatever is beside them.

What a row holds follows from the header: coefficients of one variable add up, and terms that come
to 0 are left out.
"""

import driver
import pytest

# Terms as given by place of the variable, and what is left of them: plain rows, and between them
# rows of another scale, with zeros, repetitions, many terms or none, and of a wide range.
ROWS = [
    ([(0, 1.0)], {0: 1.0}),
    ([(1, 1.0), (0, -1.0)], {1: 1.0, 0: -1.0}),
    ([(2, 8.0), (1, -3.0)], {2: 8.0, 1: -3.0}),
    ([(3, 1.5), (2, -1.0), (1, 0.5)], {3: 1.5, 2: -1.0, 1: 0.5}),
    ([(4, 1.0), (3, 0.0)], {4: 1.0}),
    ([(5, 1.0), (4, -0.25), (5, 1.0)], {5: 2.0, 4: -0.25}),
    ([(6, 0.25), (5, -0.25)], {6: 0.25, 5: -0.25}),
    ([], {}),
    ([(7, 1.0), (6, -1.0), (5, 1.0), (4, -1.0)], {7: 1.0, 6: -1.0, 5: 1.0, 4: -1.0}),
    ([(k, 1.0) for k in range(8)], dict.fromkeys(range(8), 1.0)),
    ([(0, 1.0), (1, 1.0), (1, -1.0)], {0: 1.0}),
    ([(2, 1.0), (3, 1e-6)], {2: 1.0, 3: 1e-6}),
    ([(7, 1.9), (0, -1.0)], {7: 1.9, 0: -1.0}),
]


class Given:
    """Rows of all kinds in a solver, each with another relation, constant, priority and weight."""

    def __init__(self, repeats):
        self.solver = driver.Solver()
        self.variables = self.solver.add_variables([0.0] * 8)
        self.kinds = ROWS * repeats
        self.others = [
            ((0, 1, -1)[k % 3], 3.0 * k - 7, (1000.0, 500.0, 250.0)[k % 5 % 3], (1.0, 2.5)[k % 2])
            for k in range(len(self.kinds))
        ]

    def add(self):
        starts, columns, coefficients = [0], [], []
        for given, _ in self.kinds:
            columns += [self.variables[place] for place, _ in given]
            coefficients += [coefficient for _, coefficient in given]
            starts.append(len(columns))
        lists = zip(*self.others, strict=True)
        return self.solver.add_rows(starts, columns, coefficients, *lists)

    def check(self, rows):
        for row, (_, left), others in zip(rows, self.kinds, self.others, strict=True):
            ask = self.solver
            assert ask.terms(row) == {self.variables[place]: x for place, x in left.items()}
            numbers = (
                ask.call("relation", row),
                ask.constant(row),
                ask.priority(row),
                ask.weight(row),
            )
            assert numbers == others


@pytest.mark.parametrize("repeats", [1, 40])
def test_rows_of_all_kinds_are_what_was_given(repeats):
    given = Given(repeats)
    given.check(given.add())


def test_rows_at_once_take_the_places_of_removed_ones_first():
    given = Given(3)
    rows = given.add()
    removed = rows[5:9]
    given.solver.remove_rows(removed)
    again = given.add()
    given.check(again)
    assert {place(row) for row in again[:4]} == {place(row) for row in removed}
    kept = [*rows[:5], *rows[9:]]
    assert len({place(row) for row in (*kept, *again)}) == len(kept) + len(again)
    assert not {*removed} & {*again}, "a handle of a removed row names a new one"


def place(row):
    """Where a row is, which the lower half of its handle tells."""
    return row & 0xFFFFFFFF


@pytest.mark.parametrize("numbers", [10, 40, 400])
def test_many_different_coefficients_are_kept(numbers):
    """A solver keeps a byte for each coefficient as long as there are few different ones."""
    solver = driver.Solver()
    variables = solver.add_variables([0.0] * 2)
    wanted = [(1 + k / 512, -1 - k / 1024) for k in range(numbers)]
    for _ in range(2):
        rows = solver.add_rows(
            range(0, 2 * numbers + 1, 2),
            variables * numbers,
            [coefficient for pair in wanted for coefficient in pair],
            *([number] * numbers for number in (1, 0.0, 500.0, 1.0)),
        )
        for row, pair in zip(rows, wanted, strict=True):
            assert solver.terms(row) == dict(zip(variables, pair, strict=True))
        solver.remove_rows(rows[::3])
