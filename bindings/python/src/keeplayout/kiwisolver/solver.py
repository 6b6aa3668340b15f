"""kiwi's solver over the engine of the library.

Constraints are passed on in bulk, when something asks for what follows from them. kiwi tells at
once whether a required one can be kept. That seldom needs a solve, as the solver knows a point at
which all that were accepted hold.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from itertools import accumulate, chain
from typing import TypeVar

from ..errors import InvalidArgumentError
from ..solver.solver import Solver as Engine
from ..solver.variables import Row
from ..solver.variables import Variable as EngineVariable
from ..values import Relation
from .constraints import _NEAR_ZERO, Constraint, Term, Variable, _misses
from .exceptions import (
    BadRequiredStrength,
    DuplicateConstraint,
    DuplicateEditVariable,
    UnknownConstraint,
    UnknownEditVariable,
    UnsatisfiableConstraint,
)
from .strength import _number, _ranked, required

_RELATIONS = {"==": Relation.EQUAL, ">=": Relation.AT_LEAST, "<=": Relation.AT_MOST}
_ROUNDING = 2e-12
"""What the engine allows a constraint to miss, for the size of its parts."""
_T = TypeVar("_T")


class Solver:
    """Constraints on variables, and the values that satisfy them best.

    Args:
        strict: every strength outranks all below it, instead of strong, medium and weak only.
    """

    def __init__(self, *, strict: bool = False) -> None:
        self._strict = strict
        self.reset()

    def reset(self) -> None:
        """Forgets everything. Values of variables stay until the next `updateVariables`."""
        self._engine = Engine()
        self._columns: dict[int, _Column] = {}
        self._told: dict[int, _Column] = {}
        """The columns that the engine knows, by its ids."""
        self._shifted: list[_Column] = []
        """Those that are elsewhere in the point where all holds than in the engine's solution."""
        self._unwritten: dict[int, _Column] = {}
        """Those whose variables have not got their values, by the engine's ids."""
        self._kept: dict[Constraint, _Kept] = {}
        self._waiting: list[Constraint] = []
        self._edits: dict[int, _Edit] = {}

    # Constraints

    def addConstraint(self, constraint: Constraint) -> None:
        """Adds a constraint.

        Raises DuplicateConstraint; UnsatisfiableConstraint if it is required and contradicts others
        that are; InvalidArgumentError for numbers above 1e12, and a constant above 1e15. Cost: that
        of its terms; a solve if it does not hold where the others do.
        """
        if self.hasConstraint(constraint):
            raise DuplicateConstraint(constraint)
        terms = _significant(constraint)
        if not all(abs(term._coefficient) <= 1e12 for term in terms):
            raise InvalidArgumentError(f"a coefficient is above 1e12 in size: {constraint}")
        if not abs(constraint._expression._constant) <= 1e15:
            raise InvalidArgumentError(f"the constant is above 1e15 in size: {constraint}")
        fresh = [term for term in terms if self._column(term._variable).required == 0]
        self._kept[constraint] = _Kept(terms)
        self._count(constraint, terms, 1)
        self._waiting.append(constraint)
        if constraint._strength >= required and not self._holds(constraint, terms, fresh):
            self._prove(constraint)

    def removeConstraint(self, constraint: Constraint) -> None:
        """Removes a constraint that was added: the very same. Raises UnknownConstraint."""
        if not self.hasConstraint(constraint):
            raise UnknownConstraint(constraint)
        kept = self._kept.pop(constraint)
        if kept.row is None:
            self._waiting = [each for each in self._waiting if each is not constraint]
        else:
            kept.row.remove()
        self._count(constraint, kept.terms, -1)

    def hasConstraint(self, constraint: Constraint) -> bool:
        """Whether the very same constraint was added."""
        return _check(constraint, Constraint) in self._kept

    # Edited variables

    def addEditVariable(self, variable: Variable, strength: float | str) -> None:
        """Lets values be suggested for a variable, with that strength: 0 at first.

        Raises DuplicateEditVariable, and BadRequiredStrength.
        """
        if self.hasEditVariable(variable):
            raise DuplicateEditVariable(variable)
        number = _number(strength)
        if number >= required:
            raise BadRequiredStrength("a variable cannot be edited at a required strength")
        constraint = Constraint(variable + 0.0, "==", number)
        self.addConstraint(constraint)
        self._edits[id(variable)] = _Edit(variable, constraint)

    def removeEditVariable(self, variable: Variable) -> None:
        """Ends the editing of a variable. Raises UnknownEditVariable."""
        self.removeConstraint(self._edit(variable).constraint)
        del self._edits[id(variable)]

    def hasEditVariable(self, variable: Variable) -> bool:
        """Whether values can be suggested for the variable."""
        return id(_check(variable, Variable)) in self._edits

    def suggestValue(self, variable: Variable, value: float) -> None:
        """Suggests a value for an edited variable.

        Raises UnknownEditVariable, InvalidArgumentError for a value that is not finite.
        """
        kept = self._kept[self._edit(variable).constraint]
        if kept.row is None:
            self._flush()
        if kept.row is not None:
            kept.row.constant = value

    def _edit(self, variable: Variable) -> _Edit:
        if not self.hasEditVariable(variable):
            raise UnknownEditVariable(variable)
        return self._edits[id(variable)]

    # Results

    def updateVariables(self) -> None:
        """Sets the values of all variables that a constraint or an edit mentions.

        Raises LimitError if numbers of too different size kept the engine from finishing.
        """
        self._solve()
        for column in self._unwritten.values():
            column.variable._value = column.value
        self._unwritten.clear()

    def dump(self) -> None:
        """Prints `dumps`."""
        print(self.dumps())

    def dumps(self) -> str:
        """The variables with their values, those that are edited, and the constraints; under kiwi's
        headings, though there is no tableau."""
        columns = [column.variable for column in self._columns.values()]
        soft = [each for each in self._kept if each.strength() < required]
        chapters = {
            "Objective": [repr(constraint) for constraint in soft],
            "Tableau": [],
            "Infeasible": [repr(each) for each in self._kept if each.violated()],
            "Variables": [f"{variable} = {variable.value():g}" for variable in columns],
            "Edit Variables": [repr(edit.variable) for edit in self._edits.values()],
            "Constraints": [repr(constraint) for constraint in self._kept],
        }
        texts = ("\n".join([title, "-" * len(title), *chapters[title]]) for title in chapters)
        return "\n\n".join(texts) + "\n"

    # The engine

    def _column(self, variable: Variable) -> _Column:
        """What is known of a variable; new if nothing mentions it yet."""
        column = self._columns.get(id(variable))
        if column is None:
            column = self._columns[id(variable)] = _Column(variable)
        return column

    def _count(self, constraint: Constraint, terms: list[Term], change: int) -> None:
        """Counts a constraint for its variables in or out; one that is in none is forgotten."""
        for term in terms:
            column = self._column(term._variable)
            column.mentioned += change
            column.required += change * (constraint._strength >= required)
            if column.mentioned == 0:
                del self._columns[id(term._variable)]
                if column.handle is not None:
                    del self._told[column.handle.id]
                    self._unwritten.pop(column.handle.id, None)
                    column.handle.remove()

    def _holds(self, constraint: Constraint, terms: list[Term], fresh: list[Term]) -> bool:
        """Whether a required constraint holds at a point where all others do.

        Such a point is moved along a variable that no other required constraint mentions, if that
        is what it takes.
        """
        left, size = constraint._expression._constant, abs(constraint._expression._constant)
        for term in terms:
            part = term._coefficient * self._columns[id(term._variable)].point
            left, size = left + part, size + abs(part)
        if _misses(left, constraint._op) <= _ROUNDING * size:
            return True
        if fresh:
            freest = max(fresh, key=lambda term: abs(term._coefficient))
            column = self._columns[id(freest._variable)]
            column.point -= left / freest._coefficient
            self._shifted.append(column)
        return bool(fresh)

    def _prove(self, constraint: Constraint) -> None:
        """Solves; takes the constraint back if it contradicts others.

        Raises UnsatisfiableConstraint.
        """
        self._solve()
        if self._engine.conflicts():
            self.removeConstraint(constraint)
            self._solve()
            raise UnsatisfiableConstraint(constraint)

    def _solve(self) -> None:
        """Solves, and makes the solution the point at which all required constraints hold."""
        self._flush()
        self._engine.solve()
        for column in self._shifted:
            column.point = column.value
        self._shifted.clear()
        changed, values = self._engine.changes()
        for key, value in zip(changed.ids, values, strict=True):
            column = self._unwritten[key] = self._told[key]
            column.value = column.point = value

    def _flush(self) -> None:
        """Passes on what the engine has not been told: the newest columns, and what waits."""
        if not self._waiting and len(self._told) == len(self._columns):
            return
        fresh = list(self._columns.values())[len(self._told) :]
        for column, handle in zip(fresh, self._engine.add_variables(len(fresh)), strict=True):
            column.handle = handle
            self._told[handle.id] = self._unwritten[handle.id] = column
        weighty = [constraint for constraint in self._waiting if constraint._strength > 0]
        rows = [self._kept[constraint].terms for constraint in weighty]
        ranks = [_ranked(constraint._strength, self._strict) for constraint in weighty]
        added = self._engine.add_rows(
            starts=[0, *accumulate(map(len, rows))],
            variables=array("Q", map(self._id, chain.from_iterable(rows))),
            coefficients=[term._coefficient for row in rows for term in row],
            relations=[_RELATIONS[constraint._op] for constraint in weighty],
            constants=[-constraint._expression._constant for constraint in weighty],
            priorities=[priority for priority, _ in ranks],
            weights=[weight for _, weight in ranks],
        )
        for constraint, row in zip(weighty, added, strict=True):
            self._kept[constraint].row = row
        self._waiting.clear()

    def _id(self, term: Term) -> int:
        """The engine's id of a term's variable."""
        handle = self._columns[id(term._variable)].handle
        return handle.id if handle else 0


@dataclass(slots=True)
class _Column:
    """A variable in a solver."""

    variable: Variable
    handle: EngineVariable | None = None
    """None until the engine is told of it."""
    value: float = 0.0
    """Its value in the engine's last solution."""
    point: float = 0.0
    """Its value at a point where all required constraints hold."""
    mentioned: int = 0
    required: int = 0
    """How many constraints mention it, and how many that are required."""


@dataclass(slots=True)
class _Kept:
    """A constraint in a solver: its terms, and its row once the engine is told of it."""

    terms: list[Term]
    row: Row | None = None


@dataclass(frozen=True, slots=True)
class _Edit:
    variable: Variable
    constraint: Constraint


def _significant(constraint: Constraint) -> list[Term]:
    """Its terms without those that kiwi takes for 0."""
    terms = constraint._expression._terms
    return [term for term in terms if not abs(term._coefficient) < _NEAR_ZERO]


def _check(given: _T, kind: type[_T]) -> _T:
    if not isinstance(given, kind):
        raise TypeError(f"a {kind.__name__} is needed, not {type(given).__name__}")
    return given
