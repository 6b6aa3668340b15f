"""Writes what is plain in the Python package: in plain.py properties that nothing by hand has, in
values.py the parameters of containers and members.

`make generate` runs it, through bindings/generate.py. Comments are those of the headers, with the
words of Python: methods and properties, exceptions, None.
"""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

from model import PARAMETERS, Object, Plan, Property

PACKAGE = Path(__file__).parent / "src" / "keeplayout"
OUTPUT = PACKAGE / "_c" / "plain.py"
VALUES = PACKAGE / "_c" / "values.py"
# What Python calls otherwise than C does; and what is answered by something else.
WORDS = {"is_hidden": "hidden"}
OTHERWISE = ("error", "error_message", "user_data", "equation_fault_count", "default")
BASES = {"layout": "Owner", "solver": "Owner"}
HEAD = '''\
"""What of C is plain: properties of one value each.

`make generate` writes this from the headers.
"""
# fmt: off

from __future__ import annotations

from typing import Any, SupportsFloat

from ..geometry import AnyInsets, Insets, Rect
from .arguments import flag, number_or_none
from .arguments import number as as_number
from .members import Member
from .owner import Owner
from .parameters import Length, Parameter, length, truth
from .properties import Plain, Read, as_insets, insets, optional, rect
from .values import ContainerValue


'''
VALUES_HEAD = '''\
"""What can be set by a number that says which: `make generate` writes this from the headers."""

from __future__ import annotations

from enum import IntEnum
'''


def source(plan: Plan) -> str:
    """plain.py."""
    files = [path for path in PACKAGE.rglob("*.py") if path.parent.name not in ("_c", "trace")]
    known = set(
        re.findall(
            r"\bkeep_\w+|\bContainerValue\.\w+", "\n".join(path.read_text() for path in files)
        )
    )
    return HEAD + "\n\n".join(part for of in plan.objects if (part := _class(of, plan, known)))


def values(plan: Plan) -> str:
    """values.py."""
    text = VALUES_HEAD
    for enum in plan.enums:
        if enum["name"] in PARAMETERS:
            text += f"\n\nclass {_title(enum['name'])}(IntEnum):\n"
            text += f'    """What can be set of a {PARAMETERS[enum["name"]]}."""\n\n'
            for constant in enum["constants"]:
                text += f"    {constant['word']} = {constant['value']}\n"
    return text


def _title(name: str) -> str:
    return name.removeprefix("keep_").title().replace("_", "")


def _class(of: Object, plan: Plan, known: set[str]) -> str:
    if of.word in ("library", "nodes", "animation", "format"):
        return ""
    found = [p for p in of.properties if _is_plain(p) and p.getter.c not in known]
    words = "".join(_property(p, plan) for p in found)
    words += "".join(
        _parameter(p, what, plan)
        for p in of.properties
        for what in [_what(p)]
        if what.startswith("ContainerValue") and what not in known
        if p.type.kind in PARAMETER_KINDS
    )
    article = "an" if of.word[0] in "aeiou" else "a"
    base = BASES.get(of.word, "Member")
    doc = f'"""What is plain of {article} {of.word}."""'
    head = f"class Plain{of.word.title()}({base}):\n    {doc}\n\n    __slots__ = ()\n\n"
    return (head + words).rstrip() + "\n" if words else ""


def _is_plain(of: Property) -> bool:
    kinds = ("flag", "number", "size", "whole")
    is_struct = of.type.name in ("keep_rect", "keep_insets")
    is_known = of.type.kind in kinds or is_struct
    return is_known and not of.is_parameter and of.word not in OTHERWISE


# How each kind is read, written, and typed: as it is read, and as it may be given.
KINDS = {
    "flag": ("bool", "flag", "bool", "Any"),
    "number": ("float", "as_number", "float", "SupportsFloat"),
    "optional": ("optional", "number_or_none", "float | None", "SupportsFloat | None"),
    "size": ("int", "as_number", "int", "int"),
    "whole": ("int", "as_number", "int", "int"),
    "keep_rect": ("rect", "", "Rect", ""),
    "keep_insets": ("insets", "as_insets", "Insets", "AnyInsets"),
}


def _property(of: Property, plan: Plan) -> str:
    kind = of.type.name or ("optional" if of.type.optional else of.type.kind)
    read, write, got, given = KINDS[kind]
    word = WORDS.get(of.word, of.word)
    doc = textwrap.indent(documented(of.doc, plan), "    ").strip()
    made = f'Read[{got}] = Read("{of.getter.c}", {read})'
    if of.setter:
        made = f"Plain[{got}, {given}] = Plain(\n        "
        made += f'"{of.getter.c}", {read}, "{of.setter.c}", {write}\n    )'
    return f'    {word}: {made}\n    """{doc}"""\n\n'


# How each kind of a parameter is declared: as what, and by which function. Enums are by hand.
PARAMETER_KINDS = {"flag": ("Parameter[bool, bool]", "truth"), "number": ("Length", "length")}


def _what(of: Property) -> str:
    """`ContainerValue.GAP`, of a parameter."""
    fixed = next((a.name for a in of.getter.arguments if a.source == "fixed"), "")
    noun, _, word = fixed.removeprefix("KEEP_").partition("_")
    return f"{noun.title()}Value.{word}" if word else ""


def _parameter(of: Property, what: str, plan: Plan) -> str:
    type_, function = PARAMETER_KINDS[of.type.kind]
    lines = textwrap.wrap(" ".join(documented(of.doc, plan).split()), 86, drop_whitespace=False)
    doc = "\n".join(f'        "{line}"' for line in lines)
    return f"    {of.word}: {type_} = {function}(\n        {what},\n{doc}\n    )\n\n"


def documented(doc: str, plan: Plan) -> str:
    """A comment of the headers, in words of Python."""
    methods = {m.c: m for m in plan.methods()}
    constants = {c["name"]: (e["name"], c["word"]) for e in plan.enums for c in e["constants"]}

    def spelled(found: re.Match[str]) -> str:
        name = found[0]
        if name in methods:
            of, word = methods[name].of, methods[name].word.removeprefix("set_")
            return f"{of.title()}.{WORDS.get(word, word)}"
        if name.startswith("KEEP_ERROR_"):
            return name.removeprefix("KEEP_ERROR_").title().replace("_", "") + "Error"
        if name in constants:
            enum, word = constants[name]
            return f"{enum.removeprefix('keep_').title().replace('_', '')}.{word}"
        return name.removeprefix("keep_")

    text = re.sub(r"\bCalls back\.\s*", "", doc)
    text = re.sub(r"\b(?:keep|KEEP)_\w+", spelled, text)
    text = re.sub(r"\b([Rr])eturns? (?=\w+Error)", r"\1aises ", text).replace("NaN", "None")
    paragraphs = [" ".join(part.split()) for part in text.split("\n\n")]
    return "\n\n".join("\n".join(textwrap.wrap(part, 92)) for part in paragraphs if part)
