"""The rest of the headers as data: the rules at their head, macros as C has them, and inline
functions with the call that each stands for."""

from __future__ import annotations

import re
import subprocess
import tempfile
from pathlib import Path
from typing import Any, TypedDict

from header_text import doc_of, plain, spelled, type_of
from pycparser import c_ast, c_parser  # type: ignore[import-untyped]

NOISE = re.compile(r"_H$|^KEEPLAYOUT_(?:API|OR_ZERO|DECLARATIONS_ONLY)$")
CHAPTERS = Path(__file__).resolve().parents[1] / "include" / "keeplayout"
SYSTEM = ("stdbool.h", "stddef.h", "stdint.h", "math.h")


class Shortcut(TypedDict):
    """An inline function, and the call that it stands for: arguments are its parameters, constants,
    and expressions of C."""

    name: str
    chapter: str
    result: str
    parameters: list[dict[str, str]]
    call: str
    arguments: list[str]
    doc: str


class Macro(TypedDict, total=False):
    """A macro, as C has it: an expression, with parameters if it takes any."""

    name: str
    parameters: list[str]
    value: str
    doc: str


def rules(head: str) -> list[str]:
    """The numbered rules of the comment that core.h begins with, a paragraph each."""
    comment = re.search(r"/\*.*?\*/", head, re.DOTALL)
    found = re.findall(
        r"^ \* +\d+\. ((?:.*\n)(?: \* {5,}\S.*\n)*)", comment[0] if comment else "", re.M
    )
    return [" ".join(rule.replace(" * ", " ").split()) for rule in found]


def macros(umbrella: Path, files: list[Path]) -> list[Macro]:
    """The macros that a program in C meets, in the order of the headers."""
    text = _preprocessed(umbrella, "-dM")
    known = re.findall(r"^#define (KEEP\w+)(?:\(([^)]*)\))?(?: (.*))?$", text, re.MULTILINE)
    defined = {name: (parameters, value) for name, parameters, value in known}
    found: dict[str, Macro] = {}
    for file in files:
        for doc, name in re.findall(
            r"(?:/\*\*((?:[^*]|\*(?!/))*)\*/\n)?#define (\w+)", file.read_text()
        ):
            if name in defined and not NOISE.search(name) and name not in found:
                parameters, value = defined[name]
                found[name] = {"name": name, "value": " ".join(value.split()), "doc": plain(doc)}
                if parameters:
                    found[name]["parameters"] = [each.strip() for each in parameters.split(",")]
    return list(found.values())


def shortcuts(umbrella: Path, standard: str) -> list[Shortcut]:
    """The inline functions whose body is one call; what does more is for C alone."""
    tree = c_parser.CParser().parse(standard + _preprocessed(umbrella), filename="standard")
    functions = (node for node in tree.ext if isinstance(node, c_ast.FuncDef))
    bodies = ((node.decl, node.body.block_items or []) for node in functions)
    calls = ((decl, getattr(body[0], "expr", body[0])) for decl, body in bodies if len(body) == 1)
    return [_shortcut(decl, call) for decl, call in calls if isinstance(call, c_ast.FuncCall)]


def _shortcut(decl: Any, call: Any) -> Shortcut:
    parameters = [{"name": p.name, "type": type_of(p.type)} for p in decl.type.args.params]
    return Shortcut(
        name=decl.name,
        chapter=Path(decl.coord.file).stem,
        result=type_of(decl.type.type),
        parameters=parameters,
        call=call.name.name,
        arguments=[spelled(each) for each in call.args.exprs],
        doc=doc_of(decl),
    )


def _preprocessed(umbrella: Path, *options: str) -> str:
    """With empty headers in place of the system's."""
    with tempfile.TemporaryDirectory() as folder:
        for name in SYSTEM:
            (Path(folder) / name).touch()
        command = ["cpp", "-nostdinc", "-U__GNUC__", "-DKEEPLAYOUT_API=", "-I", folder]
        command += ["-I", str(CHAPTERS), *options, str(umbrella)]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout
