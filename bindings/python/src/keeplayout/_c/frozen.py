"""Values of named fields: a module of its own, as importing dataclasses takes longer than all of
this package."""

from __future__ import annotations

from typing import Any, NoReturn


class Frozen:
    """Fields that are set once, by `_set`; compared, hashed and shown. They are the slots."""

    __slots__: tuple[str, ...] = ()

    def _set(self, *values: object) -> None:
        for name, value in zip(self.__slots__, values, strict=True):
            object.__setattr__(self, name, value)

    def _fields(self) -> tuple[Any, ...]:
        return tuple(getattr(self, name) for name in self.__slots__)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} is a value: {name} is not set")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} is a value: {name} is not deleted")

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self) or not isinstance(other, Frozen):
            return NotImplemented
        return self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash(self._fields())

    def __repr__(self) -> str:
        fields = zip(self.__slots__, self._fields(), strict=True)
        return f"{type(self).__name__}({', '.join(f'{name}={of!r}' for name, of in fields)})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self._fields()
