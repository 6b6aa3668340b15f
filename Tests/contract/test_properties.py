"""A type that owns its state has few stored properties. Those that have more than the limit may not
grow: their number is held here until they are divided."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LIMIT = {"KeepLayout": 20, "KeepLayoutABI": 20, "LayoutCore": 20, "ConstraintSolver": 15}
HELD: dict[str, dict[str, int]] = {
    "KeepLayout": {},
    "KeepLayoutABI": {},
    "LayoutCore": {},
    "ConstraintSolver": {},
}
TEXT = re.compile(r'//.*|"(?:\\.|[^"\\\n])*"')
TYPE = re.compile(
    r"^ *(?:(?:public|package|private|fileprivate|final|indirect) )*(?:struct|class) (\w+)"
)
STORED = re.compile(
    r"^ *(?:(?:public|package|private|fileprivate|final|@usableFromInline)(?:\(set\))? "
    r"|(?:internal|private|fileprivate|package)\(set\) )*(?:let|var) (\w+)"
)


def stored_properties(text: str) -> Counter[str]:
    """How many each type of a file has; the project's format gives each one its own line."""
    counts: Counter[str] = Counter()
    scopes: list[str | None] = []
    for line in TEXT.sub("", text).splitlines():
        kind, name = TYPE.match(line), STORED.match(line)
        if name and scopes and scopes[-1]:
            opens = line.rstrip().endswith("{") and "=" not in line
            is_computed = opens or re.search(r"\{.*\}", line)
            counts[scopes[-1]] += 0 if is_computed else 1
        for brace in re.findall(r"[{}]", line):
            if brace == "}":
                scopes.pop()
            else:
                scopes.append(kind.group(1) if kind else None)
                kind = None
    return counts


def test_reads_what_is_stored() -> None:
    """Counted by hand: a and b of Outer, c of Inner."""
    text = """
    public final class Outer {
      static let no = 1
      public internal(set) var a = 0
      private let b: [Int]
      var computed: Int { a }
      var long: Int {
        let local = 2
        return local
      }
      struct Inner {
        let c: Int
      }
    }
    extension Outer {
      var none: Int { 1 }
    }
    """
    assert stored_properties(text) == {"Outer": 2, "Inner": 1}


@pytest.mark.parametrize("ring", LIMIT)
def test_types_have_few_properties(ring: str) -> None:
    over: dict[str, int] = {}
    for file in sorted((ROOT / "Sources" / ring).rglob("*.swift")):
        found = stored_properties(file.read_text())
        over |= {name: n for name, n in found.items() if n > HELD[ring].get(name, LIMIT[ring])}
    assert not over
