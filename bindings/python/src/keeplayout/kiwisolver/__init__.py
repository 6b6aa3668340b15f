"""kiwisolver's interface, solved by libkeeplayout.

    >>> from keeplayout.kiwisolver import Solver, Variable
    >>> left, width = Variable("left"), Variable("width")
    >>> solver = Solver()
    >>> solver.addConstraint(left + width == 100)
    >>> solver.addConstraint((width >= 30) | "strong")
    >>> solver.addEditVariable(left, "medium")
    >>> solver.suggestValue(left, 90)
    >>> solver.updateVariables()
    >>> left.value(), width.value()
    (70.0, 30.0)

Names, operators, strengths and exceptions are kiwisolver's. A program that imports kiwisolver runs
on this after `sys.modules["kiwisolver"] = keeplayout.kiwisolver`, before it does so. What differs:

- Strong, medium and weak never outvote each other, however many weak constraints there are; within
  each the weights add up as kiwi's do. `Solver(strict=True)` keeps every single strength apart.
- Of equally good solutions the one next to 0 is taken, for one variable after the other as they
  first came up in a constraint, whatever was added, removed or suggested before. kiwi's depends on
  that. So what is left over in a row of equal weights goes to its last member, where kiwi often
  gives it to the first.
- A constraint that was refused leaves nothing behind.
- Numbers that are no numbers raise InvalidArgumentError, as do those above 1e15.
- A variable's value is that of the solver that changed it last.

Cost: some microseconds for a constraint, which is Python; three calls through ctypes, and what the
solver has to do, for a `suggestValue` and the `updateVariables` after it; nothing for one after
which nothing has changed. kiwi's small systems are ten and more times as fast. The time per
constraint does not grow with the system, as kiwi's does.
"""

from .constraints import Constraint, Expression, Term, Variable
from .exceptions import (
    BadRequiredStrength,
    DuplicateConstraint,
    DuplicateEditVariable,
    UnknownConstraint,
    UnknownEditVariable,
    UnsatisfiableConstraint,
)
from .solver import Solver
from .strengths import strength

__version__ = __kiwi_version__ = "1.5.1"
"""The version of kiwisolver whose interface this is."""

__all__ = [
    "BadRequiredStrength",
    "Constraint",
    "DuplicateConstraint",
    "DuplicateEditVariable",
    "Expression",
    "Solver",
    "Term",
    "UnknownConstraint",
    "UnknownEditVariable",
    "UnsatisfiableConstraint",
    "Variable",
    "__kiwi_version__",
    "__version__",
    "strength",
]
