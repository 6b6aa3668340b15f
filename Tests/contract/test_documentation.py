"""Every declaration of the header is documented, and says what a user must know."""

from __future__ import annotations

import re
from collections.abc import Iterator

from header import Header, parse

BELOW_THE_API = ("KEEPLAYOUT_API", "KEEPLAYOUT_OR_ZERO", "KEEPLAYOUT_VERSION_")


def gaps(header: Header) -> Iterator[str]:
    """What is missing, declaration by declaration."""
    for function in [*header.functions, *header.callbacks]:
        if function.result != "void" and not re.search(r"^Returns\b", function.doc, re.MULTILINE):
            yield f"{function.name}: Returns"
        if not function.is_callback and not re.search(r"^Thread: ", function.doc, re.MULTILINE):
            yield f"{function.name}: Thread"
        if not re.search(r"\bSince \d+\.\d+\.", function.doc):
            yield f"{function.name}: Since"
        for parameter in function.parameters:
            is_owner = parameter.type.endswith(("keep_layout *", "keep_solver *"))
            if not is_owner and not re.search(rf"\b{parameter.name}\b", function.doc):
                yield f"{function.name}: parameter {parameter.name}"
    for enum in header.enums:
        if "Since " not in enum.doc:
            yield f"{enum.name}: Since"
        yield from (f"{c.name}: no comment" for c in enum.constants if not c.doc)
    for struct in header.structs:
        if not struct.doc:
            yield f"{struct.name}: no comment"
        yield from (f"{struct.name}.{f.name}: no comment" for f in struct.fields if not f.doc)
    for macro in header.macros:
        if not macro.doc and not macro.name.startswith(BELOW_THE_API):
            yield f"{macro.name}: no comment"


def test_every_declaration_is_documented(header: Header) -> None:
    assert list(gaps(header)) == []


def test_the_check_can_fail() -> None:
    header = parse(
        """
        #define KEEP_BARE 1
        typedef struct keep_thing { double x; } keep_thing;
        typedef enum keep_kind { KEEP_ONE = 1 } keep_kind;
        /** Does. */
        KEEPLAYOUT_API int keep_do(keep_thing thing);
        """
    )
    assert list(gaps(header)) == [
        "keep_do: Returns",
        "keep_do: Thread",
        "keep_do: Since",
        "keep_do: parameter thing",
        "keep_kind: Since",
        "KEEP_ONE: no comment",
        "keep_thing: no comment",
        "keep_thing.x: no comment",
        "KEEP_BARE: no comment",
    ]


def test_a_documented_declaration_has_no_gap() -> None:
    header = parse(
        """
        /**
         * Does it.
         *
         * thing: what to do it to.
         * Returns how often.
         * Thread: any.
         * Since 0.1.
         */
        KEEPLAYOUT_API int keep_do(int thing);
        """
    )
    assert list(gaps(header)) == []
