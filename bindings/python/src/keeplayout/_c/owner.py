"""What layouts and solvers have in common: they own, solve, report conflicts, and take back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from types import TracebackType
from typing import TYPE_CHECKING, Any, ClassVar

from ..errors import ConflictError, StateError, closed
from ..kinds import ConflictPolicy
from .arguments import code
from .ffi import C
from .hold import Hold
from .misspelt import NamedToSet

if TYPE_CHECKING:
    from typing_extensions import Self


class Owner(NamedToSet):
    """A C object that owns others, freed when it is closed, left as a context, or no longer
    referred to; what is there when the interpreter ends is left to the system. It belongs to one
    thread at a time."""

    __slots__ = ("__weakref__", "_kept", "_notes_places", "_open")
    _noun: ClassVar[str]
    """The word for it in the names of its C functions."""
    _instead_of_a_copy: ClassVar[str] = ""
    """What to write where one was to be copied."""

    def __init__(self, conflict_policy: ConflictPolicy) -> None:
        self._own(self._call("create")())
        self.conflict_policy = conflict_policy

    @classmethod
    def _of(cls, pointer: Any) -> Self:
        """The owner behind a new pointer, which nothing else holds yet."""
        owner = cls.__new__(cls)
        owner._own(pointer)
        return owner

    def _own(self, pointer: Any) -> None:
        pointer.hold = Hold(self._call("destroy"), pointer.value)
        pointer.transactions = []
        self._open = pointer
        """The pointer, which keeps the C object as long as something refers to it; None once
        closed."""
        self._kept: list[Any] = []
        """Objects that live as long as the owner."""
        self._notes_places = False

    @classmethod
    def _call(cls, verb: str) -> Any:
        return getattr(C, f"keep_{cls._noun}_{verb}")

    @property
    def _pointer(self) -> Any:
        if self._open is None:
            raise closed(self._noun)
        if self._notes_places:
            self._note_place()
        return self._open

    def _in_c(self) -> tuple[Any, ...]:
        """What a function of C is given first."""
        return (self._pointer,)

    def _note_place(self) -> None:
        """Tells where the caller is."""

    def close(self) -> None:
        """Frees everything; whatever else is asked of it then raises StateError."""
        pointer, self._open = self._open, None
        if pointer is not None:
            pointer.value = None  # for whoever still has it, as the traceback of an error
            del pointer.hold

    def __copy__(self) -> Self:
        raise TypeError(f"a {self._noun} cannot be copied{self._instead_of_a_copy}")

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.__copy__()

    def __reduce_ex__(self, protocol: Any) -> Any:
        raise TypeError(f"a {self._noun} cannot be pickled")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    @property
    def conflict_policy(self) -> ConflictPolicy:
        """What happens when required constraints contradict each other. Where it is set, changes
        that are not solved yet are solved first, under the old policy.

        Setting raises InvalidArgumentError, and StateError inside a transaction; ConflictError as
        solve.
        """
        return ConflictPolicy(self._call("conflict_policy")(self._pointer))

    @conflict_policy.setter
    def conflict_policy(self, policy: ConflictPolicy) -> None:
        with self._conflicts_told():
            self._call("set_conflict_policy")(self._pointer, code(policy, ConflictPolicy))

    def begin(self) -> None:
        """Begins a transaction. They nest; LimitError when too deep (64 levels always work).

        Earlier changes are solved first, so that they stay, whatever becomes of the transaction: in
        a layout before the outermost one, in a solver before each. Raises ConflictError as solve;
        then none is begun.
        """
        with self._conflicts_told():
            self._call("begin")(self._pointer)
        self._begun()

    def _begun(self) -> None:
        """Notes a transaction. If a callback raised in the solve before it, begin raises that, and
        no transaction is begun."""
        self._pointer.transactions.append(object())
        try:
            self._pointer.callbacks.pass_on()
        except BaseException:
            self.rollback()
            raise

    def commit(self) -> None:
        """Ends the innermost transaction and keeps its changes; the outermost one solves.

        Raises StateError without a transaction, and where the innermost is a block that records or
        animates; ConflictError if conflicts are refused and the transaction was undone, with what
        was solved in it; LimitError as solve, and then nothing was undone.
        """
        with self._conflicts_told():
            self._call("commit")(self._pointer)

    def rollback(self) -> None:
        """Ends the innermost transaction and takes its changes back: what was made in it is gone,
        what was removed in it is back.

        Raises StateError without a transaction.
        """
        self._call("rollback")(self._pointer)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """A transaction as a block: committed at its end, rolled back if it raises, with everything
        that was begun in it and is still open.

        Raises as begin and commit. Raises StateError at its end if something that was begun in it
        is still open, and rolls both back; also if the transaction was ended inside the block.
        """
        self.begin()
        with self._until(self.commit):
            yield

    @contextmanager
    def _until(self, end: Callable[[], object]) -> Iterator[None]:
        """The transaction that has just begun, as a block; how it ends depends on what it is
        for."""
        transaction = self._pointer.transactions[-1]

        def finish() -> None:
            found = self._pointer.transactions
            if transaction not in found:
                raise StateError("the transaction of the block has ended in it")
            if found[-1] is not transaction:
                self._take_back(transaction)
                raise StateError("what was begun in the block is open: the block is taken back")
            end()

        with block(finish, partial(self._take_back, transaction)):
            yield

    def _take_back(self, transaction: object) -> None:
        """Rolls a transaction back with all inside of it; does nothing if it has ended."""
        found = self._pointer.transactions
        levels = len(found) - found.index(transaction) if transaction in found else 0
        for _ in range(levels):
            with suppress(Exception):
                self.rollback()

    def solve(self) -> None:
        """Brings all values and frames up to date. Inside a transaction nothing is refused.

        Raises ConflictError if conflicts are refused: all changes since the last solve are undone.
        Raises LimitError if numbers of too different size kept the solver from finishing.
        """
        with self._conflicts_told():
            self._call("solve")(self._pointer)

    def conflicts(self) -> list[Any]:
        """The conflicts that the last solve met, or what raised a ConflictError since."""
        raise NotImplementedError

    @contextmanager
    def _conflicts_told(self) -> Iterator[None]:
        """Puts what is in conflict into a ConflictError on its way out."""
        try:
            yield
        except ConflictError as error:
            error.conflicts = self.conflicts()
            raise


@contextmanager
def block(end: Callable[[], object], give_up: Callable[[], object]) -> Iterator[None]:
    """Calls one function at the end of a block, another one if the block raises. What the block has
    raised is never replaced by an error of that other one: the block may have ended by itself what
    is to be given up, or have closed the owner."""
    try:
        yield
    except BaseException:
        with suppress(Exception):
            give_up()
        raise
    end()
