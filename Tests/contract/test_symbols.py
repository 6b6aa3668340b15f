"""The library exports what the header declares, and nothing else."""

from elf import SharedLibrary
from header import Header, parse


def differences(library: SharedLibrary, header: Header) -> list[str]:
    """What is declared but missing, and what is exported but not declared."""
    declared, exported = {function.name for function in header.functions}, library.exported()
    missing = [f"declared, not exported: {name}" for name in sorted(declared - exported)]
    return missing + [f"exported, not declared: {name}" for name in sorted(exported - declared)]


def test_exports_equal_declarations(library: SharedLibrary, header: Header) -> None:
    assert header.functions
    assert differences(library, header) == []


def test_names_have_the_prefix(header: Header) -> None:
    types = [t.name for t in [*header.functions, *header.callbacks]]
    types += [t.name for t in header.enums] + [t.name for t in header.structs]
    constants = [m.name for m in header.macros]
    constants += [c.name for enum in header.enums for c in enum.constants]
    assert [name for name in types if not name.startswith("keep_")] == []
    assert [name for name in constants if not name.startswith(("KEEP_", "KEEPLAYOUT_"))] == []


def test_the_check_can_fail(bad_library: SharedLibrary) -> None:
    header = parse(
        "KEEPLAYOUT_API int keep_version_number(void);\nKEEPLAYOUT_API int keep_lost(void);"
    )
    assert differences(bad_library, header) == [
        "declared, not exported: keep_lost",
        "exported, not declared: mangled_leak",
    ]
