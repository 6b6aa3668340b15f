"""From a trace to C, and back: arguments as text, and as ctypes has them."""

from __future__ import annotations

import ctypes
import re
from functools import cache
from typing import Any

from .._c.api import CONSTANTS, SHAPES
from .._c.pointers import Handle, keep_layout_p, keep_solver_p

LONGEST = 1 << 24  # elements of an array that is made
_NO_SIZE = (1 << 28) + 1  # what no array has: the library refuses it, or the first element
_NO_LENGTH = 1 << 63  # what no string can have: the library refuses it before it reads one
_FUNCTION: Any = ctypes.CFUNCTYPE(None).__bases__[0]
_SHAPE = re.compile(r"([>*]?)(\w+)(?:\[(.+)\])?")


class Arguments:
    """The arguments of one call, made from its fields."""

    def __init__(self, session: Any, owner: str | None, fields: dict[str, Any]) -> None:
        self._session = session
        self._owner = owner
        self._fields = fields
        self._kept: list[Any] = []

    def of(self, shapes: tuple[str, ...], kinds: Any) -> list[Any]:
        """One for each parameter; ValueError for what the library cannot be given."""
        self._cut_capacity(shapes)
        return [self._argument(s, k, self._fields) for s, k in zip(shapes, kinds, strict=True)]

    def _cut_capacity(self, shapes: tuple[str, ...]) -> None:
        """Replaces a capacity without limit by the number of values recorded."""
        if _whole(self._fields.get("capacity", "0")) > LONGEST:
            written = (self._fields.get(_parts(shape)[1]) for shape in shapes if shape[0] == ">")
            room = max((len(each) for each in written if isinstance(each, list)), default=LONGEST)
            self._fields = {**self._fields, "capacity": str(room)}

    def _argument(self, shape: str, kind: Any, fields: dict[str, Any]) -> Any:
        mark, name, size = _parts(shape)
        given = fields.get(name)
        if kind in (keep_layout_p, keep_solver_p):
            return self._session.pointer(given, kind)
        if mark == ">":
            is_null = name in fields and given is None
            return None if is_null else self._room(name, kind, size, fields)
        if name == "user_data" and name not in fields:
            return self._session.data(self._owner, fields)
        if isinstance(kind, type) and issubclass(kind, _FUNCTION):
            return self._session.function(kind, given)
        if mark == "*" and _is_unread(given):
            return ctypes.pointer(_unread(given, kind._type_))
        if mark == "*":
            return None if given is None else self._laid_out([given], kind._type_)
        if size:
            return self._array(given, kind._type_, name, size, fields)
        if name not in fields:
            raise ValueError(f"{name} is missing")
        return self.value(given, kind)

    def _room(self, name: str, kind: Any, size: str, fields: dict[str, Any]) -> Any:
        """Where the library writes."""
        if not size:
            return ctypes.byref(kind._type_())
        is_refused = size != "capacity" and _whole(fields.get(size)) >= _NO_SIZE
        return (kind._type_ * (1 if is_refused else self._length(name, size, fields)))()

    def _array(self, given: Any, kind: Any, name: str, size: str, fields: dict[str, Any]) -> Any:
        if given is None:
            return None
        if _is_unread(given):
            length = self._length(name, size, fields, is_read=False)
            return (kind * length)(*[_unread(given, kind)] * (length > 0))
        if not isinstance(given, list):
            raise ValueError(f"{name} is no array")
        if size == "compound":
            given = given + ["0"] * (8 - len(given))
        elif len(given) != self._length(name, size, fields):
            raise ValueError(f"{name} has {len(given)} elements")
        if kind is ctypes.c_char_p and isinstance(fields.get("lengths"), list):
            given = [_sized(*pair) for pair in zip(given, fields["lengths"], strict=True)]
        if given and isinstance(given[0], dict) and "size" in given[0]:
            return self._laid_out(given, kind)
        values = [self.value(each, kind) for each in given]
        self._kept.append(values)
        return (kind * len(given))(*values)

    def _laid_out(self, given: list[Any], kind: Any) -> Any:
        """A pointer to values side by side. Structs are as long as they say themselves: those of a
        host of another version have other sizes, and longer ones may have something `later`."""
        values = [self.value(each, kind) for each in given]
        self._kept.append(values)
        size = getattr(values[0], "size", 0)
        if not 0 < size <= 4096 or size == ctypes.sizeof(kind):
            return ctypes.cast((kind * len(values))(*values), ctypes.POINTER(kind))
        laid = b""
        for one, value in zip(given, values, strict=True):
            laid += bytes(value)[:size].ljust(size, b"\xff" if "later" in one else b"\0")
        buffer = ctypes.create_string_buffer(laid, len(laid) + ctypes.sizeof(kind))
        return ctypes.cast(buffer, ctypes.POINTER(kind))

    def _length(self, name: str, size: str, fields: dict[str, Any], is_read: bool = True) -> int:
        """How many elements an array has: 1 for an array that nobody reads, as its size is
        invalid."""
        if size == "compound":
            return 8
        if size == "starts[row_count]":
            starts = [_whole(start) for start in fields.get("starts") or []]
            makes_sense = starts and starts[0] == 0 and sorted(starts) == starts
            length = starts[-1] if makes_sense else _NO_SIZE
        else:
            length = _whole(fields.get(size.removesuffix(" + 1")))
        if length >= _NO_SIZE and not is_read:
            return 1
        if not 0 <= length <= LONGEST:
            raise ValueError(f"{name} has no {length} elements in a trace")
        return length + size.endswith(" + 1")

    def value(self, given: Any, kind: Any) -> Any:
        """A value of a type in C."""
        if issubclass(kind, Handle):
            return kind(self._session.handle(self._owner, given))
        if issubclass(kind, ctypes.Structure):
            return self._struct(given, kind)
        if kind is ctypes.c_char_p:
            return kind(None if given is None else _bytes(given))
        if kind is ctypes.c_void_p:
            return kind(None if given is None else _whole(_text(given).removeprefix("pointer ")))
        if kind is ctypes.c_bool:
            return kind(given is True)
        if kind is ctypes.c_double:
            return kind(float(_text(given)))
        return kind(CONSTANTS[given] if given in CONSTANTS else _whole(given))

    def _struct(self, given: Any, kind: Any) -> Any:
        if isinstance(given, list):
            pairs = zip(kind._fields_, given, strict=True)
            return kind(*[self.value(each, field[1]) for field, each in pairs])
        if not isinstance(given, dict):
            raise ValueError("a struct is missing")
        struct = kind()
        if kind._fields_[0][0] == "size" and "size" not in given:
            struct.size = ctypes.sizeof(kind)  # that of this version, which a trace does not name
        sizes = {name: "0" for name, field in kind._fields_ if field is ctypes.c_size_t}
        for shape, (name, field) in zip(SHAPES[kind.__name__], kind._fields_, strict=True):
            if name in given or name == "user_data":
                value = self._argument(shape, field, {**sizes, **given})
                self._kept.append(value)
                if value is not None:
                    is_array = isinstance(value, ctypes.Array)
                    setattr(struct, name, ctypes.cast(value, field) if is_array else value)
        return struct

    def learn(self, told: Any, found: Any) -> None:
        """Which handles the names in a text stand for, now that the library has returned them."""
        if hasattr(found, "_obj"):
            found = found._obj
        if isinstance(found, Handle):
            if isinstance(told, str) and found.id:
                self._session.handles.setdefault((self._owner, told), found.id)
        elif isinstance(found, ctypes.Array) and isinstance(told, list):
            for one, other in zip(told, found, strict=False):
                self.learn(one, other)
        elif isinstance(found, ctypes.Structure) and isinstance(told, dict):
            for field in found._fields_:
                self.learn(told.get(field[0]), getattr(found, field[0]))


@cache
def _parts(shape: str) -> tuple[str, str, str]:
    found = _SHAPE.fullmatch(shape)
    assert found
    return found[1], found[2], found[3] or ""


def _text(given: Any) -> str:
    if not isinstance(given, str):
        raise ValueError("a value is missing, or of another kind")
    return given


def _is_unread(given: Any) -> bool:
    return isinstance(given, str) and given.partition(" ")[0] == "unread"


def _unread(given: Any, kind: Any) -> Any:
    """What the library did not read, with the invalid size that is why."""
    size = str(given).partition(" ")[2]
    return kind(size=int(size)) if size else kind()


def _sized(text: Any, length: Any) -> Any:
    """A string of the length given; if the length is invalid, nobody reads the string."""
    if text is None:
        return "" if _whole(length) >= _NO_LENGTH else None
    if len(_bytes(text)) != _whole(length):
        raise ValueError(f"a string is not {_whole(length)} bytes long")
    return text


def _bytes(given: Any) -> bytes:
    return _text(given).encode("utf-8", "surrogateescape")


def _whole(given: Any) -> int:
    try:
        return int(_text(given))
    except ValueError:
        raise ValueError(f"a whole number is needed, not {str(given)[:60]}") from None
