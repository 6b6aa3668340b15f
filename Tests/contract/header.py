"""What the headers declare, and the text that they are."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import header_inline
import read_headers

ROOT = Path(__file__).resolve().parents[2]
HEADER = read_headers.UMBRELLA
CHAPTERS = read_headers.included(HEADER)[1:]


@dataclass(frozen=True)
class Parameter:
    """One parameter of a function, or one field of a struct."""

    type: str
    name: str
    doc: str


@dataclass(frozen=True)
class Function:
    """A function, or (with `is_callback`) the type of a pointer to one."""

    name: str
    result: str
    parameters: tuple[Parameter, ...]
    doc: str
    is_callback: bool


@dataclass(frozen=True)
class Constant:
    """A constant of an enum, or a macro with a value."""

    name: str
    value: str
    doc: str


@dataclass(frozen=True)
class Enum:
    """An enum with its constants."""

    name: str
    constants: tuple[Constant, ...]
    doc: str


@dataclass(frozen=True)
class Struct:
    """A struct; without fields it is opaque."""

    name: str
    fields: tuple[Parameter, ...]
    doc: str


class Header:
    """Everything that the headers declare, in order."""

    def __init__(self, api: read_headers.Api) -> None:
        self.functions = [_function(each, False) for each in api["functions"]]
        self.callbacks = [_function(each, True) for each in api["callbacks"]]
        self.enums = [
            Enum(each["name"], tuple(map(_constant, each["constants"])), each["doc"])
            for each in api["enums"]
        ]
        self.structs = [
            Struct(each["name"], _values(each["fields"]), each["doc"]) for each in api["structs"]
        ]
        self.macros = [_constant(each) for each in api["macros"]]


def read() -> Header:
    """What the headers declare."""
    return Header(read_headers.read())


def parse(text: str) -> Header:
    """What the text of a header declares."""
    return Header(read_headers.parse(text))


def text() -> str:
    """All chapters, in the order of keeplayout.h."""
    return "".join(chapter.read_text() for chapter in CHAPTERS)


def _function(function: read_headers.Function, is_callback: bool) -> Function:
    parameters = _values(function["parameters"])
    return Function(function["name"], function["result"], parameters, function["doc"], is_callback)


def _values(values: list[read_headers.Value]) -> tuple[Parameter, ...]:
    return tuple(Parameter(each["type"], each["name"], each.get("doc", "")) for each in values)


def _constant(constant: read_headers.Constant | header_inline.Macro) -> Constant:
    return Constant(constant["name"], str(constant["value"]), constant["doc"])
