"""What an owner owns, by handle: one thing, or many in one array of ids."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, overload

from ..errors import InvalidHandleError
from . import arguments as _arguments
from . import buffers as _buffers
from .misspelt import Named, NamedToSet
from .owner import Owner

if TYPE_CHECKING:
    from typing_extensions import Self


def _uncalled(kind: type) -> TypeError:
    """The error for calling a class whose objects only an owner makes."""
    told = " ".join((kind.__doc__ or "").split()).partition(". ")[0].rstrip(".")
    return TypeError(f"{kind.__name__} is not to be called: {told[:1].lower()}{told[1:]}")


class Member(NamedToSet):
    """Something that an owner owns, known by its handle. Two are equal if they name one thing."""

    __slots__ = ("_handle", "_owner")
    handle_type: ClassVar[Any]
    _owner: Any
    _handle: Any

    def __init__(self, owner: Any = None, handle: Any = None) -> None:
        if handle is None or not isinstance(owner, Owner):
            raise _uncalled(type(self))
        _set_owner(self, owner)
        _set_handle(self, handle)

    def _in_c(self) -> tuple[Any, ...]:
        """What a function of C is given first."""
        return self._owner._pointer, self._handle

    @property
    def id(self) -> int:
        """The handle's number: equal ids of one owner are the same thing."""
        return int(self._handle.id)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self) or not isinstance(other, Member):
            return NotImplemented
        return self.id == other.id and self._owner is other._owner

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        if self._owner._open is None:
            return f"<{_arguments.article(type(self))} of a closed {self._owner._noun}>"
        return self._shown()

    def _shown(self) -> str:
        """What it is in a message, while its owner is open."""
        return f"{type(self).__name__}({self.id:#x})"


# Past __setattr__, as many members are made for each attribute that is set.
_set_owner, _set_handle = vars(Member)["_owner"].__set__, vars(Member)["_handle"].__set__

_M = TypeVar("_M", bound=Member)


class Members(Named, Sequence[_M]):
    """Many members of one owner: a sequence of objects over one array of ids, which bulk calls
    take as it is. `ids` shares its memory: numpy.asarray(members.ids) works. Two are equal if they
    are of the same members in the same order."""

    __slots__ = ("_owner", "ids")
    _kind: type[_M]

    def __init__(self, owner: Any = None, ids: Any = None) -> None:
        if not (isinstance(owner, Owner) and isinstance(ids, array)):
            raise _uncalled(type(self))
        self._owner = owner
        self.ids: array[int] = ids

    def __len__(self) -> int:
        return len(self.ids)

    @overload
    def __getitem__(self, index: int) -> _M: ...
    @overload
    def __getitem__(self, index: slice) -> Self: ...
    def __getitem__(self, index: int | slice) -> _M | Self:
        if isinstance(index, slice):
            return type(self)(self._owner, self.ids[index])
        return self._kind(self._owner, self._kind.handle_type(self.ids[index]))

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self) or not isinstance(other, Members):
            return NotImplemented
        return self.ids == other.ids and self._owner is other._owner

    def __hash__(self) -> int:
        return hash(self.ids.tobytes())

    def __repr__(self) -> str:
        return f"<{len(self)} of {self._kind.__name__}>"


def gathered(kind: type[Member], owner: Owner, members: Iterable[Member]) -> array[int]:
    """The ids of single members, all of which have to be this owner's."""
    gathered = array("Q")
    for member in members:
        gathered.append(_arguments.handle(member, kind, owner).id)
        if member._owner is not owner:
            raise InvalidHandleError(f"{member!r} is of another owner")
    return gathered


def ids(count: int) -> array[int]:
    """An array for handles."""
    return array("Q", bytes(8 * count))


def handles(
    kind: type[Member], owner: Owner, members: Members[Any] | Iterable[Member] | Any
) -> Any:
    """The C array of handles for what a caller passed for many members of a kind: Members, single
    ones, or a buffer of ids, whose kind and owner cannot be checked."""
    if isinstance(members, Members):
        if not issubclass(members._kind, kind):
            raise TypeError(f"{kind.__name__}s are needed, not {members!r}")
        is_own = members._owner is owner
        members = members.ids if is_own else array("Q", [_arguments.NOBODYS] * len(members))
    elif not _buffers.is_buffer(members):
        members = array("Q", [_single(member, kind, owner).id for member in members])
    return _buffers.identifiers(members, kind.handle_type)


def _single(member: Any, kind: type[Member], owner: Owner) -> Any:
    """The handle of one of many. A list among them was meant to be all of them."""
    if not isinstance(member, kind) and _arguments.in_order(member) is not None:
        found, many = _arguments.article(type(member)), f"*{kind.__name__.lower()}s"
        raise TypeError(
            f"{_arguments.article(kind)} is needed, not {found}; {many} passes what is in one"
        )
    return _arguments.handle(member, kind, owner)


def listed(kind: type[_M], owner: Owner, call: Callable[..., int], *arguments: Any) -> list[_M]:
    """The members that a C function lists: called once for their number, then for the members."""
    count = call(owner._pointer, *arguments, None, 0)
    found = (kind.handle_type * count)()
    call(owner._pointer, *arguments, found, count)
    return [kind(owner, kind.handle_type(found[i].id)) for i in range(count)]


def same_length(name: str, values: Any, count: int) -> None:
    """Refuses an array of a wrong length before it gets to C, which cannot know."""
    if len(values) != count:
        raise ValueError(f"{name} has {len(values)} entries instead of {count}")


def optional(values: Any, count: int, name: str) -> ctypes.Array[ctypes.c_double] | None:
    """One number an entry, or None for the library's usual."""
    if values is None:
        return None
    numbers = _buffers.doubles(values)
    same_length(name, numbers, count)
    return numbers
