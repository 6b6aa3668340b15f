"""What constraints are written with: variables, terms, expressions, and the operators of each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, NoReturn, TypeAlias

from .strengths import _number

_NEAR_ZERO = 1e-8
"""What kiwi takes for 0."""


class _Linear:
    """A sum of terms and a constant: what variables, terms and expressions have in common.

    Like kiwi's they cannot be keys of a dict, as == makes a constraint.
    """

    __slots__ = ()
    __hash__: ClassVar[None]  # type: ignore[assignment]

    def _sum(self) -> tuple[tuple[Term, ...], float]:
        raise NotImplementedError

    def _scaled(self, factor: float) -> Term | Expression:
        terms, constant = self._sum()
        scaled = [_term(term._variable, term._coefficient * factor) for term in terms]
        return _expression(tuple(scaled), constant * factor)

    def value(self) -> float:
        """The value at those of the variables, in the same unit."""
        terms, constant = self._sum()
        return sum((term.value() for term in terms), constant)

    def __add__(self, other: _Operand) -> Expression:
        terms, constant = self._sum()
        if isinstance(other, Expression) and not isinstance(self, Expression):
            return other + self  # kiwi has the terms of an expression before a single one
        if isinstance(other, _Linear):
            others, more = other._sum()
            return _expression((*terms, *others), constant + more)
        if isinstance(other, (int, float)):
            return _expression(terms, constant + other)
        return NotImplemented

    __radd__ = __add__

    def __sub__(self, other: _Operand) -> Expression:
        return self + (-other) if isinstance(other, (_Linear, int, float)) else NotImplemented

    def __rsub__(self, other: float) -> Expression:
        return -self + other

    def __mul__(self, factor: float) -> Term | Expression:
        return self._scaled(factor) if isinstance(factor, (int, float)) else NotImplemented

    __rmul__ = __mul__

    def __truediv__(self, divisor: float) -> Term | Expression:
        return self._scaled(1.0 / divisor) if isinstance(divisor, (int, float)) else NotImplemented

    def __neg__(self) -> Term | Expression:
        return self._scaled(-1.0)

    def _compared(self, other: _Operand, relation: str) -> Constraint:
        if not isinstance(other, (_Linear, int, float)):
            return NotImplemented
        return Constraint(self - other, relation)

    def __eq__(self, other: _Operand) -> Constraint:  # type: ignore[override]
        return self._compared(other, "==")

    def __le__(self, other: _Operand) -> Constraint:
        return self._compared(other, "<=")

    def __ge__(self, other: _Operand) -> Constraint:
        return self._compared(other, ">=")

    def __ne__(self, other: object) -> NoReturn:
        raise self._unrelated("!=", other)

    def __lt__(self, other: object) -> NoReturn:
        raise self._unrelated("<", other)

    def __gt__(self, other: object) -> NoReturn:
        raise self._unrelated(">", other)

    def _unrelated(self, operator: str, other: object) -> TypeError:
        kinds = (
            f"kiwisolver.{type(each).__name__}"
            if isinstance(each, _Linear)
            else type(each).__name__
            for each in (self, other)
        )
        text = "unsupported operand type(s) for {}: '{}' and '{}'; ==, <= and >= make constraints"
        return TypeError(text.format(operator, *kinds))


class Variable(_Linear):
    """A number that solvers find. Its value is 0 until `Solver.updateVariables` sets it.

    Args:
        name: what it is called where it is printed.
        context: anything, kept for its owner.

    Raises TypeError for a name that is no string.
    """

    __slots__ = ("_context", "_name", "_value")

    def __init__(self, name: str = "", context: object = None) -> None:
        self.setName(name)
        self._context = context
        self._value = 0.0

    def name(self) -> str:
        """What it is called."""
        return self._name

    def setName(self, name: str) -> None:
        """Calls it something else. Raises TypeError for what is no string."""
        if not isinstance(name, str):
            raise TypeError(f"a name is a string, not {type(name).__name__}")
        self._name = name

    def context(self) -> object:
        """What was given to be kept with it."""
        return self._context

    def setContext(self, context: object) -> None:
        """Keeps something else with it."""
        self._context = context

    def value(self) -> float:
        """The value as of the last `updateVariables` of a solver that knows it."""
        return self._value

    def _sum(self) -> tuple[tuple[Term, ...], float]:
        return (_term(self, 1.0),), 0.0

    def _scaled(self, factor: float) -> Term:
        return _term(self, float(factor))

    def __repr__(self) -> str:
        return self._name


class Term(_Linear):
    """A variable times a number."""

    __slots__ = ("_coefficient", "_variable")

    def __init__(self, variable: Variable, coefficient: float = 1.0) -> None:
        if not isinstance(variable, Variable):
            raise TypeError(f"a term is of a Variable, not {type(variable).__name__}")
        self._variable = variable
        self._coefficient = float(coefficient)

    def variable(self) -> Variable:
        """What is multiplied."""
        return self._variable

    def coefficient(self) -> float:
        """What it is multiplied by."""
        return self._coefficient

    def value(self) -> float:
        """The product at the variable's value."""
        return self._coefficient * self._variable._value

    def _sum(self) -> tuple[tuple[Term, ...], float]:
        return (self,), 0.0

    def _scaled(self, factor: float) -> Term:
        return _term(self._variable, self._coefficient * factor)

    def __repr__(self) -> str:
        return f"{self._coefficient:g} * {self._variable}"


class Expression(_Linear):
    """A sum of terms and a constant."""

    __slots__ = ("_constant", "_terms")

    def __init__(self, terms: Iterable[Term], constant: float = 0.0) -> None:
        self._terms = tuple(terms)
        for term in self._terms:
            if not isinstance(term, Term):
                raise TypeError(f"an expression is of Terms, not {type(term).__name__}")
        self._constant = float(constant)

    def terms(self) -> tuple[Term, ...]:
        """Its terms, as they were given."""
        return self._terms

    def constant(self) -> float:
        """What is added to them."""
        return self._constant

    def _sum(self) -> tuple[tuple[Term, ...], float]:
        return self._terms, self._constant

    def __repr__(self) -> str:
        return " + ".join([*map(repr, self._terms), f"{self._constant:g}"])


def _term(variable: Variable, coefficient: float) -> Term:
    """A Term of what is known to be right."""
    made = Term.__new__(Term)
    made._variable, made._coefficient = variable, coefficient
    return made


def _expression(terms: tuple[Term, ...], constant: float) -> Expression:
    """An Expression of what is known to be right."""
    made = Expression.__new__(Expression)
    made._terms, made._constant = terms, constant
    return made


_Operand: TypeAlias = _Linear | float
"""What stands beside an operator."""


class Constraint:
    """An expression that is to be 0, at least 0, or at most 0, at a strength.

    Args:
        expression: its left side. Terms of one variable are added up.
        op: "==", ">=" or "<=".
        strength: a number, or "required", "strong", "medium" or "weak".

    Raises ValueError for another word, TypeError for what is no expression.
    """

    __slots__ = ("_expression", "_op", "_strength")

    def __init__(self, expression: Expression, op: str, strength: float | str = "required") -> None:
        if not isinstance(expression, Expression):
            raise TypeError(f"a constraint is of an Expression, not {type(expression).__name__}")
        if not isinstance(op, str):
            raise TypeError(f"a relational operator is a str, not {type(op).__name__}")
        if op not in ("==", ">=", "<="):
            raise ValueError(f"relational operator must be '==', '<=', or '>=', not {op!r}")
        self._expression = _reduced(expression)
        self._op = op
        self._strength = _number(strength)

    def expression(self) -> Expression:
        """Its left side, with one term for each variable."""
        return self._expression

    def op(self) -> str:
        """How that compares to 0."""
        return self._op

    def strength(self) -> float:
        """Its strength as a number."""
        return self._strength

    def violated(self) -> bool:
        """Whether it does not hold at the values of its variables."""
        return _misses(self._expression.value(), self._op) > _NEAR_ZERO

    def __or__(self, strength: float | str) -> Constraint:
        return Constraint(self._expression, self._op, strength)

    __ror__ = __or__

    def __repr__(self) -> str:
        violated = " (VIOLATED)" if self.violated() else ""
        return f"{self._expression} {self._op} 0 | strength = {self._strength:g}{violated}"


def _misses(value: float, op: str) -> float:
    """How far a left side is from what it is to be."""
    if op == "==":
        return abs(value)
    return max(0.0, -value if op == ">=" else value)


def _reduced(expression: Expression) -> Expression:
    """The same with one term for each variable."""
    terms = expression._terms
    sums = {id(term._variable): term for term in terms}
    if len(sums) == len(terms):
        return expression
    sums.clear()
    for term in terms:
        key = id(term._variable)
        if key in sums:
            term = _term(term._variable, term._coefficient + sums[key]._coefficient)
        sums[key] = term
    return _expression(tuple(sums.values()), expression._constant)
