"""What the comments of the headers say beyond the types, in a few words that are always the same:

    name: ... NULL ...              a pointer that may be NULL; one for a result unless "not NULL"
    name: ... KEEP_NO_NODE ...      a handle that may be none
    name: ... flags of keep_log     bits of an enum in an integer
    name: ... of keep_relation      a constant of an enum in another type
    name: KEEP_A, KEEP_B ...        the only constants of its enum that it takes
    name: ... NaN ...               a number that may be NaN, for none, unless "no NaN"
    ... NaN ...                     the same of all numbers but priorities; of a getter, its answer
    Calls back.                     it may call functions of the host's before it returns
    differ from the last report     what it reads is reported once
    Cost: ...                       what it costs, where that is not constant
    On failure: -1.                 what a callback returns that has failed

NULL and KEEP_NO_NODE anywhere else in the comment of a function that could mean them are refused,
so that no binding is told less than a reader.
"""

from __future__ import annotations

import re
from typing import Any

from header_text import UnknownShapeError

ENUM = re.compile(r"\b(flags )?of (keep_\w+)")
COST = re.compile(r"\bCost: ([^.]*(?:\.(?!\s|$)[^.]*)*)")
FAILURE = re.compile(r"\bOn failure: ([^.]*(?:\.\d[^.]*)*)\.")
CALLS_BACK = re.compile(r"\bCalls back\.")
NAN = re.compile(r"(?<!no )\bNaN\b")
NUMBERS = ("double", "keep_size", "keep_insets")
EXAMPLE = re.compile(r"^    .*\n", re.MULTILINE)
REPORTS = re.compile(r"\bdiffer from the last report\b")


def about(name: str, doc: str) -> str:
    """What the line of a comment says about a parameter, with those that continue it."""
    some = r"\w+(?:\[[^:\n]*\])?"
    named = rf"{name}(?:\[[^:\n]*\])?"
    found = re.search(rf"^(?:{some}, )*{named}(?:, {some})*:(.*(?:\n  .*)*)", doc, re.MULTILINE)
    return found[1] if found else ""


def is_nullable(value: Any, said: str) -> bool:
    if value["type"] == "void *" or value["role"] == "destroy":  # the host's own
        return True
    if value["role"] == "out":
        return "not NULL" not in said
    return "NULL" in said and "not NULL" not in said


def add_values(value: Any, said: str, handles: set[str], enums: dict[str, list[str]]) -> None:
    """Whether a handle may be none; which enum a number stands for, and which of its constants."""
    type_ = value["type"].removeprefix("const ").removesuffix(" *")
    is_none = "KEEP_NO_NODE" in said
    if type_ in handles and (value["role"] == "in" or is_none):
        value["none"] = is_none
    found = ENUM.search(said)
    if found and found[2] in enums.keys() - {type_}:
        value["enum"], value["flags"] = found[2], bool(found[1])
    if said.lstrip().startswith(tuple(enums.get(type_, ()))):
        value["domain"] = [name for name in enums[type_] if re.search(rf"\b{name}\b", said)]


def add_nan(function: Any) -> None:
    """Which numbers may be NaN, which is no number: what goes in, or what a getter answers."""
    parameters, rest = function["parameters"], EXAMPLE.sub("", function["doc"])
    numbers = [p for p in parameters if p["type"] in NUMBERS and p["role"] == "in"]
    for parameter in parameters:
        said = about(parameter["name"], function["doc"])
        rest = rest.replace(said or "\0", "")
        if parameter in numbers:
            parameter["nan"] = bool(NAN.search(said))
    if function["result"] == "double":
        function["returns"]["nan"] = bool(NAN.search(rest))
    elif NAN.search(rest):
        for parameter in numbers:
            parameter["nan"] |= not parameter["name"].endswith("priority")


def check_placed(function: Any, handles: set[str]) -> None:
    """Refuses a NULL or a none that is in no line about a parameter."""
    name, parameters, rest = function["name"], function["parameters"], function["doc"]
    rest = EXAMPLE.sub("", rest)
    for parameter in parameters:
        rest = rest.replace(about(parameter["name"], rest) or "\0", "")
    if any("nullable" in p for p in parameters) and re.search(r"\bNULL\b", rest):
        raise UnknownShapeError(f"{name}: what may be NULL?")
    if any(p["type"] in handles for p in parameters) and "KEEP_NO_NODE" in rest:
        raise UnknownShapeError(f"{name}: what may be none?")


def kind_of_result(function: Any, handles: set[str]) -> dict[str, Any]:
    """What a result means, and whether a handle that is none is an answer."""
    name, result, parameters = function["name"], function["result"], function["parameters"]
    owner = next((p["type"] for p in parameters if p["role"] == "owner"), "")
    if result in handles:
        is_read = owner.startswith("const ")
        return {"kind": "found" if is_read else "made", "none": is_read}
    if result == "keep_status" and not name.endswith("_error"):
        return {"kind": "status"}
    if result in ("keep_layout *", "keep_solver *"):
        return {"kind": "same" if owner else "owner"}
    is_count = any(p["name"] == "capacity" for p in parameters)
    kinds = {"void": "nothing", "const char *": "text", "size_t": "count" if is_count else "value"}
    return {"kind": kinds.get(result, "value")}


def add_words(function: Any, handles: set[str]) -> None:
    """What a function does besides what its parameters say."""
    doc, cost = function["doc"], COST.search(function["doc"])
    function["returns"] = kind_of_result(function, handles)
    function["calls_back"] = bool(CALLS_BACK.search(doc))
    function["drains"] = bool(REPORTS.search(doc))
    function["cost"] = " ".join(cost[1].split()) if cost else "constant"


def add_failure(callback: Any) -> None:
    """What a callback answers that has failed; what answers something has to say."""
    found = FAILURE.search(callback["doc"])
    answers = callback["result"] != "void" or any(
        p["role"] == "out" for p in callback["parameters"]
    )
    if answers and not found:
        raise UnknownShapeError(f"{callback['name']}: what does it return on failure?")
    callback["on_failure"] = found[1] if found else ""
