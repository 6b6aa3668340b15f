"""Writes what is plain of the functions of C: those that set and read a property of a node.

`keep_node_set_safe_area` sets `NodeProperty.safeArea`; `keep_node_safe_area`, or with `is_` for a
flag, reads it. What another file of the ring implements is by hand.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from write_swift import formatted

SOURCES = Path(__file__).resolve().parents[1] / "Sources"
TABLE = next(SOURCES.rglob("NodeProperty.swift"))
RING = SOURCES / "KeepLayoutABI"
OUTPUT = RING / "ABI+Written.swift"
HEAD = """\
// Written by bindings/write_abi.py from the headers and the table of properties.
public import CKeepLayout
import LayoutAnswers
import LayoutRelations
import LayoutStore
"""
SETTER = """
@_cdecl("{name}") @implementation
public func {name}(
  _ layout: OpaquePointer!, _ node: keep_node, _ {parameter}: {type}
) -> keep_status {{
  LayoutBox.attempt(layout, "{name}", about: node) {{ layout throws(LayoutError) in
    try layout.set(.{property}, of: Node(node), to: {value})
  }}
}}
"""
GETTER = """
@_cdecl("{name}") @implementation
public func {name}(_ layout: OpaquePointer!, _ node: keep_node) -> {type} {{
  LayoutBox.ask(layout, {none}) {{ $0.value(.{property}, of: Node(node))?.{answer} ?? {none} }}
}}
"""
# By the type in C: the type in Swift, a value of the property, it as an answer, and none.
TYPES = {
    "bool": ("Bool", ".flag({})", "flag", "false"),
    "double": ("Double", ".number({})", "number", "0"),
    "keep_insets": ("keep_insets", ".insets(Insets({}))", "insets.insets", "keep_insets()"),
}


def source(api: dict[str, Any]) -> str:
    """ABI+Written.swift."""
    by_hand = implemented()
    words = re.findall(r"^  case (\w+)$", TABLE.read_text(), re.MULTILINE)
    properties = {snake(word): word for word in words}
    parts = [
        text
        for function in api["functions"]
        if function["name"] not in by_hand
        for text in [of(function, properties)]
        if text
    ]
    return formatted(HEAD + "".join(parts))


def implemented() -> set[str]:
    """What the files by hand implement."""
    return {
        name
        for file in RING.glob("*.swift")
        if file != OUTPUT
        for name in re.findall(r'@_cdecl\("(\w+)"\)', file.read_text())
    }


def of(function: dict[str, Any], properties: dict[str, str]) -> str:
    """The implementation of a function; none of one that sets or reads no property."""
    name, parameters = function["name"], function["parameters"]
    if [p["type"].removeprefix("const ") for p in parameters[:2]] != ["keep_layout *", "keep_node"]:
        return ""
    word = name.removeprefix("keep_node_")
    if len(parameters) == 3 and word.removeprefix("set_") in properties:
        last = parameters[2]
        swift, value, _, _ = TYPES[last["type"]]
        return SETTER.format(
            name=name,
            parameter=last["name"],
            type=swift,
            property=properties[word.removeprefix("set_")],
            value=value.format(last["name"]),
        )
    if len(parameters) == 2 and word.removeprefix("is_") in properties:
        swift, _, answer, none = TYPES[function["result"]]
        return GETTER.format(
            name=name,
            type=swift,
            property=properties[word.removeprefix("is_")],
            answer=answer,
            none=none,
        )
    return ""


def snake(word: str) -> str:
    """A word of Swift as C has it."""
    return re.sub("[A-Z]", lambda letter: "_" + letter[0].lower(), word)
