"""A solver and, beside it, the plain system that it must hold; every edit goes to both.

Edits are tuples (kind, numbers...), so that a sequence of them can be printed, replayed and
shrunk. Numbers that choose a row or a variable count modulo how many there are: any part of a
sequence is a sequence.
"""

from dataclasses import replace

import driver
from systems import FEW, Row, System, _plain, _relation, _terms


class Live:
    """The two side by side; `rows` and `variables` hold the handles of `system`'s."""

    def __init__(self, system=None, order=None):
        system = system or System([])
        self.solver = driver.Solver()
        self.system = System(list(system.defaults), [], system.name)
        self.variables = self.solver.add_variables(self.system.defaults)
        self.rows = []
        self.add_rows([system.rows[i] for i in order] if order else system.rows)

    def add_rows(self, rows):
        starts, variables, coefficients = [0], [], []
        for row in rows:
            variables += [self.variables[k] for k, _ in row.terms]
            coefficients += [c for _, c in row.terms]
            starts.append(len(variables))
        self.rows += self.solver.add_rows(
            starts,
            variables,
            coefficients,
            [row.relation for row in rows],
            [row.constant for row in rows],
            [row.priority for row in rows],
            [row.weight for row in rows],
        )
        self.system.rows += rows

    def add_row(self, row):
        self.rows.append(
            self.solver.add_row(
                [self.variables[k] for k, _ in row.terms],
                [c for _, c in row.terms],
                row.relation,
                row.constant,
                row.priority,
                row.weight,
            )
        )
        self.system.rows.append(row)

    def remove_row(self, i):
        self.solver.remove_row(self.rows.pop(i))
        del self.system.rows[i]

    def add_variable(self, default):
        self.variables += self.solver.add_variables([default])
        self.system.defaults.append(default)

    def remove_variable(self, k):
        """Also removes the rows that mention it."""
        for i in reversed(range(len(self.rows))):
            if any(v == k for v, _ in self.system.rows[i].terms):
                self.remove_row(i)
        self.solver.remove_variable(self.variables.pop(k))
        del self.system.defaults[k]
        self.system.rows = [
            replace(row, terms=tuple((v - (v > k), c) for v, c in row.terms))
            for row in self.system.rows
        ]

    def change(self, i, **what):
        """Changes one property of a row: constant, priority, weight, or relation."""
        for name, value in what.items():
            self.solver.check("set_" + name, self.rows[i], value)
        self.system.rows[i] = replace(self.system.rows[i], **what)

    def set_coefficient(self, i, k, coefficient):
        self.solver.set_coefficient(self.rows[i], self.variables[k], coefficient)
        terms = [(v, c) for v, c in self.system.rows[i].terms if v != k]
        terms += [(k, coefficient)] if coefficient else []
        self.system.rows[i] = replace(self.system.rows[i], terms=tuple(terms))

    def set_default(self, k, default):
        self.solver.set_default(self.variables[k], default)
        self.system.defaults[k] = default

    def given(self):
        """The system as the solver says that it was given."""
        solver, places = self.solver, {v: k for k, v in enumerate(self.variables)}
        rows = [
            Row(
                tuple(sorted((places[v], c) for v, c in solver.terms(row).items())),
                solver.call("relation", row),
                solver.constant(row),
                solver.priority(row),
                solver.weight(row),
            )
            for row in self.rows
        ]
        return System([solver.default(v) for v in self.variables], rows, self.system.name)

    def values(self):
        """Solves and reads everything, in order of creation."""
        self.solver.solve()
        return self.solver.values(self.variables)

    def snapshot(self):
        """What a transaction that is taken back must leave as it was."""
        return (
            System(list(self.system.defaults), list(self.system.rows), self.system.name),
            list(self.variables),
            list(self.rows),
        )

    def restore(self, snapshot):
        system, self.variables, self.rows = snapshot
        self.system = System(list(system.defaults), list(system.rows), system.name)
        self.variables, self.rows = list(self.variables), list(self.rows)


def apply(live, edit):
    """One edit of a sequence; does nothing where it finds nothing to do."""
    kind, *numbers = edit
    rows, variables = len(live.rows), len(live.variables)
    if kind == "solve":
        live.solver.solve()
    elif kind == "variable":
        live.add_variable(numbers[0])
    elif kind == "default" and variables:
        live.set_default(numbers[0] % variables, numbers[1])
    elif kind == "drop variable" and variables > 1:
        live.remove_variable(numbers[0] % variables)
    elif kind == "add" and variables:
        terms, *rest = numbers
        merged = {}
        for k, c in terms:
            merged[k % variables] = merged.get(k % variables, 0) + c
        live.add_row(Row(tuple((k, c) for k, c in merged.items() if c), *rest))
    elif kind == "remove" and rows:
        live.remove_row(numbers[0] % rows)
    elif kind == "coefficient" and rows and variables:
        live.set_coefficient(numbers[0] % rows, numbers[1] % variables, numbers[2])
    elif kind in ("constant", "priority", "weight", "relation") and rows:
        live.change(numbers[0] % rows, **{kind: numbers[1]})


KINDS = (
    ["constant"] * 8
    + ["priority"] * 2
    + ["weight"]
    + ["relation"] * 2
    + ["coefficient"] * 2
    + ["default"]
    + ["add"] * 3
    + ["remove"] * 3
    + ["variable", "drop variable"]
)


def random_edit(rng, kinds=KINDS):
    """An edit of round numbers; what it refers to is chosen when it is applied."""
    kind, i, k = rng.choice(kinds), rng.randrange(10**6), rng.randrange(10**6)
    number = float(rng.randint(-40, 40))
    if kind == "variable":
        return (kind, number)
    if kind == "add":
        terms = _terms(rng, 50, _plain)
        return (kind, terms, _relation(rng), number, rng.choice(FEW), 1.0)
    if kind == "coefficient":
        return (kind, i, k, rng.choice([0.0, float(_plain(rng)), float(_plain(rng))]))
    value = {
        "constant": number,
        "default": number,
        "priority": rng.choice(FEW),
        "weight": rng.choice([0.5, 1.0, 2.0, 3.0]),
        "relation": _relation(rng),
    }
    return (kind, i, value[kind]) if kind in value else (kind, i)


def nudge(rng, system):
    """A constant that is changed by little, so that the same rows hold the point, or by much."""
    row = rng.randrange(len(system.rows))
    return ("constant", row, system.rows[row].constant + rng.choice([0.25, -0.5, 1, -3, 40]))
