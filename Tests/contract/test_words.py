"""Headers, messages and guides are in the words of the field, not in words of our own."""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest
from header import CHAPTERS, HEADER, ROOT
from readme import PAGES

PACKAGE = ROOT / "bindings" / "python" / "src" / "keeplayout"
MODULES = sorted(PACKAGE.rglob("*.py"))
RINGS = ("ConstraintSolver", "LayoutCore", "KeepLayoutABI", "KeepLayout")
SOURCES = sorted(
    source
    for ring in (*RINGS, "Trace", "Memory", "Packaging")
    for source in (ROOT / "Sources" / ring).rglob("*.*")
    if source.suffix in (".swift", ".c", ".h", ".py", ".mk", ".in", ".map")
)
TESTS = sorted(
    source
    for folder in ("Tests", "bindings/python/tests", "bindings/python/examples", "examples-c")
    for source in (ROOT / folder).rglob("*.*")
    if source.suffix in (".swift", ".c", ".h", ".cpp", ".py", ".keep") and source != Path(__file__)
)

# Nowhere: in their place soft constraint, violated, active, inactive, deferred, skipped,
# determined, O(n²) ...
COINED = [
    r"wish(es)?",
    r"g[ai]v(es?|ing|en) way",
    r"(is|are) away from that",
    r"in force",
    r"sleep(s|ing)?|slept|asleep",
    r"wakes?( up)?",
    r"bridged over",
    r"fastened",
    r"ornaments?",
    r"swings|creeps",
    r"open numbers?",
    r"lets? go of",
    r"room (for|in|to)",
    r"the square of",
    r"comes? to (rest|lie)",
    r"for good",
    r"but for",
    r"moot",
    r"needed no more",
    r"so many",
    r"that which",
    r"what is covered",
]
# Where layouts are meant: in their place binding constraints, replaced, coordinate space ...
OF_LAYOUTS = [
    r"held by",
    r"holders?",
    r"(un)?settle[sd]?",
    r"displaced?",
    r"floor",
    r"(near|far) edges?",
    r"postponed?",
    r"repairs?",
    r"inquiry",
    r"anew",
]
# In the solver: in their place dual simplex, basic solution, spike ordering, subproblem ...
OF_SOLVERS = [
    r"mend(s|ed|ing)?",
    r"misplaced",
    r"vertex",
    r"tearing",
    r"expel(s|led)?|expulsion",
    r"entangled|tainted",
    r"twins",
    r"nearness",
    r"noisy",
    r"vicinity",
    r"loses? least",
    r"conflict court",
    r"free slots?",
    r"excerpt",
]
# In a trace, a document or a name of the API these are parts of names.
NAMES = re.compile(r"`[^`\n]*`|\b(?:keep|KEEP)_\w+|^( {4}|```).*$", re.MULTILINE)


def coined(text: str, of: list[str] = OF_LAYOUTS) -> list[str]:
    """The words of our own in a text, and those of one subject."""
    pattern = rf"\b({'|'.join(COINED + of)})\b"
    return [found[0] for found in re.finditer(pattern, " ".join(text.split()), re.IGNORECASE)]


def subject(source: Path) -> list[str]:
    """Which words a source of the rings must not have, beside those that none has."""
    return OF_SOLVERS if "ConstraintSolver" in source.parts else OF_LAYOUTS


def comments(header: Path) -> str:
    """A header without the stars of its comments."""
    return re.sub(r"^\s*\* ?", "", header.read_text(), flags=re.MULTILINE)


def messages() -> Iterator[str]:
    """The strings of the rings that hosts read."""
    for ring in RINGS:
        for source in (ROOT / "Sources" / ring).rglob("*.swift"):
            code = re.sub(r"^\s*//.*$", "", source.read_text(), flags=re.MULTILINE)
            yield from re.findall(r'"((?:[^"\\\n]|\\.)*)"', code)


def parts_of_names(source: str) -> str:
    """A source with its names divided into their words: `isSettled` is is Settled."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])|_", " ", source)


def prose(module: Path) -> Iterator[str]:
    """The comments and strings of a Python module."""
    for token in tokenize.generate_tokens(io.StringIO(module.read_text()).readline):
        if token.type in (tokenize.COMMENT, tokenize.STRING):
            yield token.string


def names_and_comments(source: Path) -> Iterator[str]:
    """The name of a file, and in it those of functions and types, and the comments."""
    yield source.stem
    text = source.read_text()
    for name in re.findall(r"\b(?:def|func|struct|class|enum|void|static \w+) (\w+)", text):
        yield parts_of_names(name)
    comment = (
        r'"""[\s\S]*?"""|#.*$' if source.suffix in (".py", ".keep") else r"//.*$|/\*[\s\S]*?\*/"
    )
    for prose in re.findall(comment, text, re.MULTILINE):
        yield re.sub(r"^\s*(\*|///?)", "", prose, flags=re.MULTILINE)


@pytest.mark.parametrize("header", [HEADER, *CHAPTERS], ids=lambda path: path.stem)
def test_headers(header: Path) -> None:
    assert coined(comments(header)) == []


def test_messages() -> None:
    assert [message for message in messages() if coined(message)] == []


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_sources(source: Path) -> None:
    """Comments and names alike."""
    assert coined(parts_of_names(source.read_text()), subject(source)) == []


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_python(module: Path) -> None:
    assert [text for text in prose(module) if coined(text)] == []


@pytest.mark.parametrize("source", TESTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_tests_and_examples(source: Path) -> None:
    assert [text for text in names_and_comments(source) if coined(text)] == []


@pytest.mark.parametrize("guide", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_guides(guide: Path) -> None:
    assert coined(NAMES.sub("", guide.read_text()), subject(guide)) == []


@pytest.mark.parametrize(
    "text", ["A wish gives\n way.", "Held by nothing", "room for 3", "settles"]
)
def test_the_check_can_fail(text: str) -> None:
    assert coined(text)


def test_the_solver_has_words_of_its_own() -> None:
    assert coined("Repairs rows that the vertex violates.", OF_SOLVERS) == ["vertex"]


def test_the_check_sees_parts_of_names() -> None:
    assert coined(parts_of_names("let isSettled = widthFloor")) == ["Settled", "Floor"]


def test_other_words_are_not_meant() -> None:
    assert coined("roommates, beforehand, forged, awake") == []


def test_words_of_documents_are_in_the_header() -> None:
    """A person may write a document: every word that is read is there."""
    ring = ROOT / "Sources" / "LayoutCore"
    sources = sorted((ring / "Answers" / "Documents").glob("Document*.swift"))
    text = "".join(source.read_text() for source in sources)
    parts = ring / "Vocabularies" / "Formats" / "FormatRows.swift"
    words = re.findall(r'takeWord\(\s*"([a-z-]+)"', text)
    words += re.findall(r'case \.\w+: "([a-z-]+)"', parts.read_text())
    tables = sorted((ring / "Store" / "Tables").glob("*Property.swift"))
    rows = "".join(table.read_text() for table in tables)
    words += [word.replace(" ", "-") for word in re.findall(r'[rR]ow\(\s*"([a-z ]+)"', rows)]
    words.remove("axis")  # in the word for the container
    assert len(set(words)) > 70
    header = (ROOT / "include" / "keeplayout" / "documents.h").read_text()
    assert [word for word in words if not re.search(rf"(?<![\w-]){word}(?![\w-])", header)] == []
