"""Constraints: what the layout keeps, however it was made."""

from __future__ import annotations

import ctypes
import math
from typing import TYPE_CHECKING, NamedTuple

from .._c import text as _text
from .._c.api import keep_constraint, keep_node, keep_relation, keep_term
from .._c.arguments import code, number, own, place
from .._c.called import as_one
from .._c.ffi import C
from .._c.frozen import Frozen
from .._c.plain import PlainConstraint
from ..errors import StateError
from ..kinds import Anchor, Source, Text
from ..values import Relation, Value
from .reasons import ConflictReason, ConstraintDiagnosis

if TYPE_CHECKING:
    from ..layout.format import Format
    from ..nodes.node import Node
    from .attribute import Attribute


@as_one
class Constraint(PlainConstraint, ConstraintDiagnosis):
    """A value of an attribute, a rule, a sum of terms, the size of a root, or the lower bound 0 of
    every size.

    Once it is removed it reads as nothing: source NONE, value None.
    """

    __slots__ = ()
    handle_type = keep_constraint

    @property
    def source(self) -> Source:
        """Where it comes from."""
        return Source(C.keep_constraint_source(self._owner._pointer, self._handle))

    @property
    def node(self) -> Node | None:
        """The node that it belongs to: the first one of its equation."""
        found = C.keep_constraint_node(self._owner._pointer, self._handle)
        node: Node | None = self._owner._node(found)
        return node

    @property
    def attribute(self) -> Attribute | None:
        """The attribute that it is a value of, or a rule on; None for sizes from outside."""
        found = C.keep_constraint_attribute(self._owner._pointer, self._handle)
        attribute: Attribute | None = self._owner._attribute(found)
        return attribute

    @property
    def visual_format(self) -> Format | None:
        """The visual format that has made it; None for other constraints."""
        found = C.keep_constraint_format(self._owner._pointer, self._handle)
        made: Format | None = self._owner._format(found)
        return made

    @property
    def relation(self) -> Relation:
        """How it relates to its value, as it was made. It changes in place.

        Setting raises StateError for what is neither a rule nor a sum of terms.
        """
        return Relation(C.keep_constraint_relation(self._owner._pointer, self._handle))

    @relation.setter
    def relation(self, relation: Relation) -> None:
        side = code(relation, Relation)
        C.keep_constraint_set_relation(self._owner._pointer, self._handle, side)

    @property
    def value(self) -> Value | None:
        """Its value and priority, as it was made."""
        if not self.is_valid:
            return None
        pointer = self._owner._pointer
        return Value(
            C.keep_constraint_value(pointer, self._handle),
            C.keep_constraint_priority(pointer, self._handle),
        )

    @property
    def constant(self) -> float:
        """The number of its value: the constant of a sum of terms. It changes in place; NaN once it
        is gone.

        Setting raises InvalidArgumentError, InvalidHandleError, and StateError for what remove
        refuses; so does setting the priority.
        """
        return float(C.keep_constraint_value(self._owner._pointer, self._handle))

    @constant.setter
    def constant(self, constant: float) -> None:
        C.keep_constraint_set_value(self._owner._pointer, self._handle, number(constant))

    @property
    def priority(self) -> float:
        """Its priority, which changes in place, also to and from required; 0 once it is gone."""
        return float(C.keep_constraint_priority(self._owner._pointer, self._handle))

    @priority.setter
    def priority(self, priority: float) -> None:
        C.keep_constraint_set_priority(self._owner._pointer, self._handle, number(priority))

    @property
    def linear(self) -> Linear:
        """Its linear form: the terms of a sum, its relation and its constant. The right inset 10 of
        a is a.right - parent.right == -10. There are no terms once it is gone, and while an
        attribute has no other node."""
        relation, constant = keep_relation(), ctypes.c_double()
        result = ctypes.byref(relation), ctypes.byref(constant)
        count = C.keep_constraint_terms(self._owner._pointer, self._handle, *result, None, 0)
        terms = (keep_term * count)()
        C.keep_constraint_terms(self._owner._pointer, self._handle, None, None, terms, count)
        return Linear(
            [
                (self._owner._node(term.node), Anchor(term.anchor), term.coefficient)
                for term in terms
            ],
            Relation(relation.value),
            constant.value,
        )

    @property
    def multiplier(self) -> float:
        """The m of a sum of two terms, `first == m * second + constant`; it changes in place. NaN
        where the second term is not alone.

        Setting raises as set_coefficient.
        """
        terms = self.linear.terms
        return -terms[1][2] / terms[0][2] if len(terms) == 2 and terms[0][2] else math.nan

    @multiplier.setter
    def multiplier(self, multiplier: float) -> None:
        terms = self.linear.terms
        if len(terms) != 2:
            raise StateError(f"{self!r} has {len(terms)} terms instead of two")
        self.set_coefficient(1, -number(multiplier) * terms[0][2])

    def set_coefficient(self, index: int, coefficient: float) -> None:
        """Changes one coefficient of a sum of terms in place; they are numbered as in `linear`.

        Raises InvalidArgumentError, also for a sum that would then mean nothing;
        InvalidHandleError; StateError for what is no sum of terms.
        """
        term = place(index, 64, "term")
        C.keep_constraint_set_coefficient(
            self._owner._pointer, self._handle, term, number(coefficient)
        )

    def install(self) -> None:
        """Puts a rule or a sum of terms into force.

        Raises UnrelatedError where its nodes share no tree; StateError for other constraints;
        InvalidHandleError once it is gone.
        """
        C.keep_constraint_set_installed(self._owner._pointer, self._handle, True)

    def uninstall(self) -> None:
        """Takes a rule or a sum of terms out of force; it stays what it is, to be installed again.
        What an applied one has replaced is back until then.

        Raises StateError, InvalidHandleError.
        """
        C.keep_constraint_set_installed(self._owner._pointer, self._handle, False)

    @property
    def is_installed(self) -> bool:
        """Whether it is meant to be active. It may be inactive all the same: see is_active."""
        return bool(C.keep_constraint_is_installed(self._owner._pointer, self._handle))

    def set_variant(self, node: Node | None, variant: int = 0) -> None:
        """Has a rule, a sum or an applied one hold in a variant of a node alone (Node.add_variant);
        in all for None.

        Raises StateError for other constraints, InvalidArgumentError for a variant that there is
        not, InvalidHandleError.
        """
        of = keep_node() if node is None else own(node, self._owner)
        index = place(variant, 63, "variant")
        C.keep_constraint_set_variant(self._owner._pointer, self._handle, of, index)

    @property
    def variant_node(self) -> Node | None:
        """The node of whose variants it belongs to one; None if it holds in all."""
        found = C.keep_constraint_variant_node(self._owner._pointer, self._handle)
        node: Node | None = self._owner._node(found)
        return node

    @property
    def is_valid(self) -> bool:
        """Whether it still exists."""
        return bool(C.keep_layout_handle_kind(self._owner._pointer, self._handle.id))

    @property
    def is_active(self) -> bool:
        """Whether it is active. It is inactive while its nodes share no tree, while it is not
        installed, and in some cases while one of its nodes is gone."""
        return bool(C.keep_constraint_is_active(self._owner._pointer, self._handle))

    @property
    def description(self) -> str:
        """A sentence: "width of <image> equal to 20 with high priority"."""
        return self._words(Text.DESCRIPTION)

    @property
    def name(self) -> str:
        """The name that a rule or a sum has been given, with which its description begins; "" for
        none. Setting None or "" takes it away. A value is named by its attribute.

        Setting raises InvalidHandleError; StateError for other constraints; InvalidArgumentError
        (not text that UTF-8 has); LimitError (more than 255 bytes).
        """
        return self._words(Text.NAME)

    @name.setter
    def name(self, name: str | None) -> None:
        C.keep_constraint_set_name(self._owner._pointer, self._handle, _text.write(name))

    @property
    def equation(self) -> str:
        """It as an equation string: "title.right == window.right - 10 @ 750". Read back without
        names, it makes a sum of terms of the same linear form, except for coefficients that no sum
        may have, such as 1e12. "" where `linear` has no terms."""
        return self._words(Text.EQUATION)

    def remove(self) -> None:
        """Removes it: a rule or a sum is destroyed, a value becomes none, a root's size is left to
        its content.

        Raises InvalidHandleError once it is gone; StateError for constraints that follow from what
        a node is: from its content, from being gone, and from the rule that no size is negative.
        """
        C.keep_constraint_remove(self._owner._pointer, self._handle)

    def _shown(self) -> str:
        sentence = self.description
        if sentence and self.source == Source.NONE:
            sentence += "; refused"
        return f"<{sentence or 'a constraint that is gone'}>"


class Linear(NamedTuple):
    """A constraint as a sum: terms, and the constant that they relate to. The node of a term is
    None where the parent of the first node is meant, whichever that is."""

    terms: list[tuple[Node | None, Anchor, float]]
    relation: Relation
    constant: float


class Conflict(Frozen):
    """Constraints that cannot be kept together: first the one that is violated. Without any one of
    them the others could be kept. `str` gives the sentences, `repr` the first few."""

    constraints: list[Constraint]
    description: str
    """A line that counts, then one sentence a line."""
    corrections: list[float]
    """For each constraint the value with which the others of the conflict could be kept; NaN where
    none would do."""
    reason: ConflictReason
    """Why it is the first one that is violated."""
    is_repeat: bool
    """Whether it repeats an earlier conflict: the same constraints hold another first one, which
    says the same."""
    report: str
    """The conflict for a person to read: which constraint is violated and why, and what would
    resolve it. Of many constraints and corrections it has twelve."""
    log: str
    """The conflict in the form that readers of Auto Layout's log know."""

    # In the order of the arguments.
    __slots__ = (  # noqa: RUF023
        "constraints", "description", "corrections", "reason", "is_repeat", "report", "log"
    )  # fmt: skip

    def __init__(
        self,
        constraints: list[Constraint],
        description: str,
        corrections: list[float],
        reason: ConflictReason,
        is_repeat: bool,
        report: str,
        log: str,
    ) -> None:
        self._set(constraints, description, corrections, reason, is_repeat, report, log)

    def without_constraints(self) -> Conflict:
        """Its words alone, as constraints stay with their layout."""
        return Conflict([], *self._fields()[1:])

    def __str__(self) -> str:
        return self.description

    def __repr__(self) -> str:
        shown = self.description.splitlines()
        more = len(shown) - 1 - _SHOWN
        if more > 0:
            shown[_SHOWN + 1 :] = [f"  and {more} more"]
        return "<" + "\n".join(shown) + ">"


_SHOWN = 4
"""How many sentences of a conflict a prompt shows."""
