"""kiwi's solver over the engine of the library.

Constraints are passed on in bulk, when something asks for what follows from them. kiwi tells at
once whether a required one can be kept. That seldom needs a solve, as the solver knows a point at
which all that were accepted hold.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import TypeAlias, TypeVar

from ..errors import InvalidArgumentError
from ..values import Relation
from .constraints import _NEAR_ZERO, Constraint, Variable, _misses
from .engine import Engine
from .exceptions import (
    BadRequiredStrength,
    DuplicateConstraint,
    DuplicateEditVariable,
    UnknownConstraint,
    UnknownEditVariable,
    UnsatisfiableConstraint,
)
from .strengths import REQUIRED, _number, _ranked

_RELATIONS = {"==": Relation.EQUAL, ">=": Relation.AT_LEAST, "<=": Relation.AT_MOST}
_ROUNDING = 2e-12
"""What the engine allows a constraint to miss, for the size of its parts."""
_T = TypeVar("_T")


class Solver:
    """Constraints on variables, and the values that satisfy them best.

    Args:
        strict: every strength outranks all below it, instead of strong, medium and weak only.
    """

    # No method here calls another one that a subclass may have in its place: kiwi's do not.

    def __init__(self, *, strict: bool = False) -> None:
        self._strict = strict
        self._begin()

    def reset(self) -> None:
        """Forgets everything. Values of variables stay until the next `updateVariables`."""
        self._begin()

    def _begin(self) -> None:
        self._engine = Engine()
        self._is_solved = True
        self._columns: dict[int, _Column] = {}
        self._told: dict[int, _Column] = {}
        """The columns that the engine knows, by its ids."""
        self._shifted: list[_Column] = []
        """Those that are elsewhere in the point where all holds than in the engine's solution."""
        self._unwritten: dict[int, _Column] = {}
        """Those whose variables have not got their values, by the engine's ids."""
        self._unmentioned: dict[int, Variable] = {}
        """Variables that no constraint mentions any more, until they are 0."""
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
        if _check(constraint, Constraint) in self._kept:
            raise DuplicateConstraint(constraint)
        self._add(constraint)

    def removeConstraint(self, constraint: Constraint) -> None:
        """Removes a constraint that was added: the very same. Raises UnknownConstraint."""
        if _check(constraint, Constraint) not in self._kept:
            raise UnknownConstraint(constraint)
        self._remove(constraint)

    def hasConstraint(self, constraint: Constraint) -> bool:
        """Whether the very same constraint was added."""
        return _check(constraint, Constraint) in self._kept

    def _add(self, constraint: Constraint) -> _Kept:
        parts, constant = _parts(constraint)
        is_required = constraint._strength >= REQUIRED
        terms, fresh = [], []
        for variable, coefficient in parts:
            column = self._column(variable)
            terms.append((column, coefficient))
            if column.required == 0:
                fresh.append((column, coefficient))
            column.mentioned += 1
            column.required += is_required
        kept = self._kept[constraint] = _Kept(terms)
        self._waiting.append(constraint)
        self._is_solved = False
        if is_required and not self._holds(constraint._op, constant, terms, fresh):
            self._prove(constraint)
        return kept

    def _remove(self, constraint: Constraint) -> None:
        kept = self._kept.pop(constraint)
        self._is_solved = False
        if kept.row is None:
            self._waiting = [each for each in self._waiting if each is not constraint]
        else:
            self._engine.remove_row(kept.row)
        for column, _ in kept.terms:
            column.mentioned -= 1
            column.required -= constraint._strength >= REQUIRED
            if column.mentioned == 0:
                self._forget(column)

    # Edited variables

    def addEditVariable(self, variable: Variable, strength: float | str) -> None:
        """Lets values be suggested for a variable, with that strength: 0 at first.

        Raises DuplicateEditVariable, and BadRequiredStrength.
        """
        if id(_check(variable, Variable)) in self._edits:
            raise DuplicateEditVariable(variable)
        number = _number(strength)
        if number >= REQUIRED:
            raise BadRequiredStrength("a variable cannot be edited at a required strength")
        constraint = Constraint(variable + 0.0, "==", number)
        self._edits[id(variable)] = _Edit(variable, constraint, self._add(constraint))

    def removeEditVariable(self, variable: Variable) -> None:
        """Ends the editing of a variable. Raises UnknownEditVariable."""
        self._remove(self._edit(variable).constraint)
        del self._edits[id(variable)]

    def hasEditVariable(self, variable: Variable) -> bool:
        """Whether values can be suggested for the variable."""
        return id(_check(variable, Variable)) in self._edits

    def suggestValue(self, variable: Variable, value: float) -> None:
        """Suggests a value for an edited variable.

        Raises UnknownEditVariable, InvalidArgumentError for a value that is not finite.
        """
        kept = self._edit(variable).kept
        if kept.row is None:
            self._flush()
        if kept.row is not None:  # at strength 0 there is none
            self._engine.set_constant(kept.row, value)
            self._is_solved = False

    def _edit(self, variable: Variable) -> _Edit:
        edit = self._edits.get(id(_check(variable, Variable)))
        if edit is None:
            raise UnknownEditVariable(variable)
        return edit

    # Results

    def updateVariables(self) -> None:
        """Sets the values of all variables that a constraint or an edit mentions, and to 0 those
        that none mentions any more. Cost: a solve if something has changed, and the new values.

        Raises LimitError if numbers of too different size kept the engine from finishing.
        """
        self._solve()
        for column in self._unwritten.values():
            column.variable._value = column.value
        self._unwritten.clear()
        for variable in self._unmentioned.values():
            variable._value = 0.0
        self._unmentioned.clear()

    def dump(self) -> None:
        """Prints `dumps`."""
        print(self._dumped())

    def dumps(self) -> str:
        """The variables with their values, those that are edited, and the constraints; under kiwi's
        headings, though there is no tableau."""
        return self._dumped()

    def _dumped(self) -> str:
        columns = [column.variable for column in self._columns.values()]
        soft = [each for each in self._kept if each.strength() < REQUIRED]
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
            self._unmentioned.pop(id(variable), None)
        return column

    def _forget(self, column: _Column) -> None:
        """Forgets a variable that nothing mentions any more."""
        del self._columns[id(column.variable)]
        self._unmentioned[id(column.variable)] = column.variable
        if column.id is not None:
            del self._told[column.id]
            self._unwritten.pop(column.id, None)
            self._engine.remove_column(column.id)

    def _holds(self, op: str, constant: float, terms: list[_Part], fresh: list[_Part]) -> bool:
        """Whether a required constraint holds at a point where all others do.

        Such a point is moved along a variable that no other required constraint mentions, if that
        is what it takes.
        """
        left, size = constant, abs(constant)
        for column, coefficient in terms:
            part = coefficient * column.point
            left, size = left + part, size + abs(part)
        if _misses(left, op) <= _ROUNDING * size:
            return True
        if fresh:
            freest, coefficient = max(fresh, key=lambda part: abs(part[1]))
            freest.point -= left / coefficient
            self._shifted.append(freest)
        return bool(fresh)

    def _prove(self, constraint: Constraint) -> None:
        """Solves; takes the constraint back if it contradicts others.

        Raises UnsatisfiableConstraint.
        """
        self._solve()
        if self._engine.has_conflict():
            self._remove(constraint)
            self._solve()
            raise UnsatisfiableConstraint(constraint)

    def _solve(self) -> None:
        """Solves, and makes the solution the point at which all required constraints hold."""
        self._flush()
        if self._is_solved:
            return
        self._engine.solve()
        self._is_solved = True
        for column in self._shifted:
            column.point = column.value
        self._shifted.clear()
        for key, value in self._engine.changes():
            column = self._unwritten[key] = self._told[key]
            column.value = column.point = value

    def _flush(self) -> None:
        """Passes on what the engine has not been told: the newest columns, and what waits."""
        if not self._waiting and len(self._told) == len(self._columns):
            return
        fresh = list(self._columns.values())[len(self._told) :]
        for column, key in zip(fresh, self._engine.add_columns(len(fresh)), strict=True):
            column.id = key
            self._told[key] = self._unwritten[key] = column
        weighty = [constraint for constraint in self._waiting if constraint._strength > 0]
        kept = [self._kept[constraint] for constraint in weighty]
        rows = self._engine.add_rows(
            columns=[[column.id or 0 for column, _ in each.terms] for each in kept],
            coefficients=[of for _, of in chain.from_iterable(each.terms for each in kept)],
            relations=[_RELATIONS[constraint._op] for constraint in weighty],
            constants=[-constraint._expression._constant for constraint in weighty],
            ranks=[_ranked(constraint._strength, self._strict) for constraint in weighty],
        )
        for each, row in zip(kept, rows, strict=True):
            each.row = row
        self._waiting.clear()


@dataclass(slots=True)
class _Column:
    """A variable in a solver."""

    variable: Variable
    id: int | None = None
    """The engine's, None until that is told of it."""
    value: float = 0.0
    """Its value in the engine's last solution."""
    point: float = 0.0
    """Its value at a point where all required constraints hold."""
    mentioned: int = 0
    required: int = 0
    """How many constraints mention it, and how many that are required."""


_Part: TypeAlias = tuple[_Column, float]
"""A term of a constraint in a solver."""


@dataclass(slots=True)
class _Kept:
    """A constraint in a solver: its terms, and the engine's id of its row once that is told."""

    terms: list[_Part]
    row: int | None = None


@dataclass(frozen=True, slots=True)
class _Edit:
    variable: Variable
    constraint: Constraint
    kept: _Kept


def _parts(constraint: Constraint) -> tuple[list[tuple[Variable, float]], float]:
    """The terms of a constraint without those that kiwi takes for 0, and its constant.

    Raises InvalidArgumentError.
    """
    parts = []
    for term in constraint._expression._terms:
        of = term._coefficient
        if abs(of) < _NEAR_ZERO:
            continue
        if not abs(of) <= 1e12:
            raise InvalidArgumentError(f"a coefficient is {_fault(of, '1e12')}: {constraint}")
        parts.append((term._variable, of))
    constant = constraint._expression._constant
    if not abs(constant) <= 1e15:
        raise InvalidArgumentError(f"the constant is {_fault(constant, '1e15')}: {constraint}")
    return parts, constant


def _fault(number: float, limit: str) -> str:
    return "not a number" if number != number else f"above {limit} in size"


def _check(given: _T, kind: type[_T]) -> _T:
    if not isinstance(given, kind):
        raise TypeError(f"a {kind.__name__} is needed, not {type(given).__name__}")
    return given
