"""kiwisolver's interface under random additions, removals and suggestions, against linear programs:
what is refused, and how well what was accepted is met."""

import random

import isolation
import oracle
import pytest
import verdict
from budget import seeds
from keeplayout.kiwisolver import Constraint, Expression, Solver, Term, UnsatisfiableConstraint
from keeplayout.kiwisolver import Variable as KiwiVariable
from systems import AT_LEAST, AT_MOST, EQUAL, REQUIRED, SYMBOL, Row, System

UNITS = {REQUIRED: 0, 3.0: 1e6, 2.0: 1e3, 1.0: 1.0}
"""The unit of each strength in kiwi's numbers, by the priority it has here."""


def random_row(rng, count):
    chosen = rng.sample(range(count), rng.randint(1, min(3, count)))
    priority = rng.choice([REQUIRED, REQUIRED, 3.0, 2.0, 1.0])
    return Row(
        tuple((k, rng.choice([-2.0, -1.0, -0.5, 1.0, 1.0, 3.0])) for k in chosen),
        rng.choice([AT_MOST, EQUAL, AT_LEAST]),
        float(rng.randint(-20, 20)),
        priority,
        1.0 if priority == REQUIRED else float(rng.randint(1, 9)),
    )


def constraint(row, variables):
    strength = "required" if row.priority == REQUIRED else UNITS[row.priority] * row.weight
    terms = [Term(variables[k], coefficient) for k, coefficient in row.terms]
    return Constraint(Expression(terms, -row.constant), SYMBOL[row.relation], strength)


class Program:
    """A solver, and the rows that it is to have accepted."""

    def __init__(self, rng):
        self.rng, self.solver, self.kept = rng, Solver(), {}
        self.variables = [KiwiVariable(f"x{k}") for k in range(rng.randint(2, 7))]
        self.edited = {}

    def rows(self):
        edits = (Row(((k, 1.0),), EQUAL, v, 3.0) for k, v in self.edited.items())
        return [*self.kept.values(), *edits]

    def add(self):
        row = random_row(self.rng, len(self.variables))
        given = constraint(row, self.variables)
        required = [each for each in [*self.kept.values(), row] if each.priority == REQUIRED]
        feasible = oracle.is_feasible(required, len(self.variables))
        try:
            self.solver.addConstraint(given)
        except UnsatisfiableConstraint:
            assert row.priority == REQUIRED, row
            assert not feasible, f"{row} was refused"
        else:
            assert row.priority != REQUIRED or feasible, f"{row} was accepted"
            self.kept[given] = row

    def remove(self):
        if self.kept:
            given = self.rng.choice(list(self.kept))
            self.solver.removeConstraint(given)
            del self.kept[given]

    def suggest(self):
        k = self.rng.randrange(len(self.variables))
        if k not in self.edited:
            self.solver.addEditVariable(self.variables[k], "strong")
        self.edited[k] = float(self.rng.randint(-30, 30))
        self.solver.suggestValue(self.variables[k], self.edited[k])

    def look(self):
        self.solver.updateVariables()
        point = [variable.value() for variable in self.variables]
        system = System([0.0] * len(point), self.rows())
        try:
            costs = oracle.optimum(system).costs
        except oracle.UndecidedError:
            return
        wrong = verdict.compare_costs(system, point, costs)
        assert wrong is None, f"{wrong}\n{system}"


@pytest.mark.parametrize("shard", range(4))
@pytest.mark.seconds(60)
def test_random_programs(shard):
    for seed in seeds(0, 100)[shard::4]:
        isolation.note(f"seed {seed}")
        rng = random.Random(seed)
        program = Program(rng)
        for _ in range(30):
            acts = [program.add, program.remove, program.suggest, program.look]
            rng.choices(acts, [6, 1, 2, 2])[0]()
        program.look()
