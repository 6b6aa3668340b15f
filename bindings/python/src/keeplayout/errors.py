"""What can go wrong: one exception per status of the library, all of them a KeepError.

The text of every exception comes from the library and names the culprit. A call that raises has
changed nothing unless it says so.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any


class Status(IntEnum):
    """What became of a call, as the library numbers it (keep_status)."""

    OK = 0
    INVALID_ARGUMENT = -1
    INVALID_HANDLE = -2
    UNRELATED = -3
    CYCLE = -4
    CONFLICT = -5
    BUSY = -6
    LIMIT = -7
    STATE = -8


class KeepError(Exception):
    """The base of everything that the library refuses.

    Raised itself only for a status that this package does not know yet.

    Attributes:
        status: the library's status, a negative number; one of Status unless it is newer.
        message: one line that names the culprit.
    """

    status: int = 0

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class InvalidArgumentError(KeepError, ValueError):
    """A number that is not finite, or a priority or an enum out of range."""

    status: int = Status.INVALID_ARGUMENT


class InvalidHandleError(KeepError, LookupError):
    """Something that no longer exists, or belongs to another layout or solver."""

    status: int = Status.INVALID_HANDLE


class UnrelatedError(KeepError):
    """Two nodes without a common ancestor, or an inset of a node that has no parent."""

    status: int = Status.UNRELATED


class CycleError(KeepError):
    """A node would become its own ancestor."""

    status: int = Status.CYCLE


class ConflictError(KeepError):
    """Required constraints contradict each other, and conflicts are refused.

    Attributes:
        conflicts: the sets of constraints that cannot be kept together, as far as they are known.
            A pickled exception has only their words: constraints, and rows, stay with their owner.
    """

    status: int = Status.CONFLICT
    conflicts: list[Any]

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.conflicts = []

    def __reduce__(self) -> tuple[Any, ...]:
        words = [
            [] if isinstance(each, list) else each.without_constraints() for each in self.conflicts
        ]
        return type(self), self.args, {**vars(self), "conflicts": words}


class BusyError(KeepError):
    """Called from inside a callback of the same layout."""

    status: int = Status.BUSY


class LimitError(KeepError):
    """More than the library holds; the message says of what."""

    status: int = Status.LIMIT


class StateError(KeepError):
    """What was to be removed is still in use, there is nothing to end, the call is not for such a
    thing or not at such a time, or the owner is closed."""

    status: int = Status.STATE


_BY_STATUS: dict[int, type[KeepError]] = {
    int(kind.status): kind
    for kind in (
        InvalidArgumentError,
        InvalidHandleError,
        UnrelatedError,
        CycleError,
        ConflictError,
        BusyError,
        LimitError,
        StateError,
    )
}


_OF_PROPERTIES: dict[type[KeepError], type[KeepError]] = {}


def of_property(error: KeepError, name: str) -> KeepError:
    """The same error, for reading a property: an AttributeError as well, so that hasattr, inspect
    and completion take it for what it is to them, the lack of an attribute."""
    kind = type(error)
    if kind not in _OF_PROPERTIES:
        members = {"__doc__": kind.__doc__, "__module__": __name__, "__reduce__": _reduced}
        _OF_PROPERTIES[kind] = type(kind.__name__, (kind, AttributeError), members)
    lack: Any = _OF_PROPERTIES[kind](error.message)
    lack.status = error.status
    lack.name = name  # or Python sets it, and guesses in a traceback which name was meant
    return lack  # type: ignore[no-any-return]


def _reduced(lack: Any) -> tuple[Any, ...]:
    """A pickled error of a property is read back as the error that it was made from."""
    return type(lack).__bases__[0], lack.args, {"status": lack.status}


def closed(noun: str) -> KeepError:
    """The error of whatever is asked of a closed owner, by a property or not."""
    return of_property(StateError(f"the {noun} is closed"), "")


def error(status: int, message: str) -> KeepError:
    """The exception for a failed call, ready to be raised."""
    kind = _BY_STATUS.get(status, KeepError)
    exception = kind(message or kind.__doc__ or f"status {status}")
    exception.status = status
    return exception
