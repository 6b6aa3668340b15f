"""What a trace comes to: what its program has changed, was asked and was answered, whichever calls
a language makes for it.

A package may look things up again, read, release, and set what is usual anyway: that is left out,
as is what the library wrote besides what it returned. An attribute is called by what it measures,
other things by numbers, in the order in which they appear in what is left. Where there are several
calls for one thing, it is the more general one.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

Line = dict[str, Any]

API = json.loads((Path(__file__).resolve().parents[2] / "bindings" / "api.json").read_text())
FUNCTIONS = {function["name"]: function for function in API["functions"]}
LOOKUPS = {
    "keep_node_attribute": "{kind} of {node}",
    "keep_node_attribute_to": "{kind} of {node} to {other}",
    "keep_nodes_attribute": "{kind} of {nodes}",
    "keep_nodes_attribute_between": "{kind} between {nodes}",
}
# Ends, which a collector of garbage brings in its own time, and what is so in a new layout.
LEFT_OUT = (
    "_destroy", "clear_error", "keep_layout_set_conflict_policy KEEP_CONFLICTS_REPORTED",
    "keep_animation_set_motion KEEP_MOVE_FRAMES",
)  # fmt: skip
NUMBERED = re.compile(
    r"\b(node|constraint|atomic|animation|format|measure|condition|completion) (\d+)\b"
)


def essence(trace: str) -> str:
    """The lines that are left."""
    left = "".join(f"{json.dumps(line, ensure_ascii=False)}\n" for line in _joined(_kept(trace)))
    numbers: dict[str, dict[str, int]] = {}

    def number(found: re.Match[str]) -> str:
        of = numbers.setdefault(found[1], {})
        return f"{found[1]} {of.setdefault(found[2], len(of) + 1)}"

    return NUMBERED.sub(number, left)


def _kept(trace: str) -> Iterator[Line]:
    meanings: dict[str, str] = {}
    for text in trace.splitlines()[1:]:
        for name, meaning in meanings.items():
            text = text.replace(f'"{name}"', json.dumps(meaning))
        line = json.loads(text, parse_float=lambda digits: float(digits) or 0)
        name = next(iter(line.values()))
        if name in LOOKUPS and line["returns"]:
            meanings.setdefault(line["returns"], LOOKUPS[name].format(**line))
        elif not _is_left_out(name, line):
            yield _generalised(_without_outs(name, line))


def _is_left_out(name: str, line: Line) -> bool:
    said = f"{name} {line.get('policy', line.get('motion', ''))}".strip()
    return name.startswith("destroy ") or said.endswith(LEFT_OUT) or _reads(name)


def _reads(name: str) -> bool:
    """Whether a function changes nothing: its owner is const, or it answers no status."""
    if name not in FUNCTIONS:
        return False
    types = {p["role"]: p["type"] for p in FUNCTIONS[name]["parameters"]}
    kind = FUNCTIONS[name]["returns"]["kind"]
    return types.get("owner", "").startswith("const ") or kind in ("count", "value", "text", "same")


def _without_outs(name: str, line: Line) -> Line:
    parameters = FUNCTIONS.get(name, {"parameters": []})["parameters"]
    outs = {p["name"] for p in parameters if p["role"] in ("out", "destroy")} | {"capacity"}
    for element in line.get("list") or []:
        element.pop("destroy", None)
    return {key: value for key, value in line.items() if key not in outs}


def _generalised(line: Line) -> Line:
    """By the call that can say more. An answer of a function that has failed is any that fails."""
    if line.get("call") == "keep_node_constrain" and line["other"]:
        anchors = [(line["node"], line["anchor"], 1)]
        anchors.append((line["other"], line["other_anchor"], -line["multiplier"]))
        terms = [dict(zip(("node", "anchor", "coefficient"), a, strict=True)) for a in anchors]
        rest = {
            key: line[key] for key in ("relation", "constant", "priority", "installed", "returns")
        }
        return {"call": "keep_constraint_create", "layout": line["layout"], "terms": terms,
                "count": 2, **rest}  # fmt: skip
    if line.get("call") in ("keep_nodes_set", "keep_nodes_set_between"):
        of = "between" if line["call"].endswith("between") else "of"
        attribute = f"{line['kind']} {of} {line['nodes']}"
        rest = {key: line[key] for key in ("relation", "value", "priority", "returns")}
        return {"call": "keep_attribute_set", "layout": line["layout"], "attribute": attribute,
                **rest}  # fmt: skip
    if line.get("call") == "keep_equation_create":
        line = {**line, "call": "keep_equations_create", "texts": [line["text"]]}
    if line.get("call") == "keep_equations_create":
        return {key: line[key] for key in ("call", "layout", "texts")}
    if line.get("call") == "keep_format_create":
        return {key: line[key] for key in ("call", "layout", "text", "options", "returns")}
    if line.get("answer") in ("nan", -1):
        line["answer"] = "failed"
    return line


def _joined(lines: Iterator[Line]) -> Iterator[Line]:
    """A call with its results, where nothing that is left has come between them."""
    last: Line | None = None
    for line in lines:
        is_rest = "returned" in line and last and last.get("call") == line["returned"]
        if last and is_rest and "returns" not in last:
            line = {**last, "returns": line["returns"]}
        elif last:
            yield last
        last = line
    if last:
        yield last
