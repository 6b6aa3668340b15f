"""Every declaration of the headers is documented, briefly, and without what the rules say."""

from __future__ import annotations

import re
from collections.abc import Iterator

import read_headers
from read_headers import Api, Constant, Function, Value

BELOW_THE_API = ("KEEPLAYOUT_API", "KEEPLAYOUT_OR_ZERO", "KEEPLAYOUT_VERSION_")
# What holds unless a comment says otherwise is at the top of core.h.
DEFAULTS = re.compile(
    r"owner's thread|Since 0\.1|^(layout|solver): the|KEEP_OK; KEEP_ERROR|may be NULL; |"
    r"KEEP_ERROR_INVALID_HANDLE;",
    re.MULTILINE,
)
NOTES = ("Returns", "Cost", "Thread", "Since")
# What is read is named; what is made is told.
READS = r"(The|A|An|Any|Another|Equal|How|In|One|What|Where|Whether|Which|Why|y)\b"
MAKES = r"(Adds|Begins|Creates|Makes|Puts|Sets)\b"


def gaps(api: Api) -> Iterator[str]:
    """What is missing, or too much, declaration by declaration."""
    for function in [*api["functions"], *api["callbacks"]]:
        yield from (f"{function['name']}: {gap}" for gap in _of_function(function))
    for enum in api["enums"]:
        yield from _undocumented(enum["name"], enum["doc"], enum["constants"])
    for struct in api["structs"]:
        yield from _undocumented(struct["name"], struct["doc"], struct["fields"])
    for macro in api["macros"]:
        if not macro["doc"] and not macro["name"].startswith(BELOW_THE_API):
            yield f"{macro['name']}: no comment"


def _undocumented(name: str, doc: str, members: list[Constant] | list[Value]) -> Iterator[str]:
    if not doc:
        yield f"{name}: no comment"
    yield from (f"{name}: {each['name']}: no comment" for each in members if not each["doc"])


def _of_function(function: Function) -> Iterator[str]:
    doc, result = function["doc"], function["result"]
    if not doc:
        yield "no comment"
        return
    first = re.split(r"(?<=[.;:]) |\n\n", doc)[0]
    if len(first.split()) > 32:
        yield f"a first sentence of {len(first.split())} words"
    if default := DEFAULTS.search(doc):
        yield f"says {default[0]!r}"
    is_told = re.match(READS, doc) or re.search(r"\bReturns\b", doc)
    is_made = re.match(MAKES, doc) and result not in ("bool", "double", "size_t", "int32_t")
    if result not in ("void", "keep_status") and not (is_told or is_made):
        yield "returns what?"
    names = {parameter["name"] for parameter in function["parameters"]}
    for line in re.findall(r"^([a-z]\w*(?:\[.*?\])?(?:, \w+(?:\[.*?\])?)*):", doc, re.MULTILINE):
        for name in re.findall(r"\b([a-z_]\w*)(?:\[[^,:]*\])?(?:,|$)", line):
            if name not in names and name != "errors":
                yield f"no parameter {name}"


def test_every_declaration_is_documented() -> None:
    assert list(gaps(read_headers.read())) == []


def test_the_check_can_fail() -> None:
    api = read_headers.parse(
        """
        #define KEEP_BARE 1
        typedef struct keep_thing { double x; } keep_thing;
        typedef enum keep_kind { KEEP_ONE = 1 } keep_kind;
        KEEPLAYOUT_API int keep_bare(keep_thing thing);
        /**
         * Does.
         *
         * other: no parameter.
         * Thread: owner's thread.
         */
        KEEPLAYOUT_API int keep_do(keep_thing thing);
        """
    )
    assert list(gaps(api)) == [
        "keep_bare: no comment",
        'keep_do: says "owner\'s thread"',
        "keep_do: returns what?",
        "keep_do: no parameter other",
        "keep_kind: no comment",
        "keep_kind: KEEP_ONE: no comment",
        "keep_thing: no comment",
        "keep_thing: x: no comment",
        "KEEP_BARE: no comment",
    ]


def test_a_documented_declaration_has_no_gap() -> None:
    api = read_headers.parse(
        """
        /**
         * Does it.
         *
         * thing: what to do it to.
         * Returns how often. Cost: linear in that.
         */
        KEEPLAYOUT_API int keep_do(int thing);
        """
    )
    assert list(gaps(api)) == []
