"""No memory of a solver is forgotten: what a part stores is in its account."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOLVER = ROOT / "Sources/ConstraintSolver"

TYPE = re.compile(r"^(?:\w+ )*(?:class|struct|extension) (\w+)(?:: (\w+))?.*?^\}", re.M | re.S)
ACCOUNT = re.compile(r"  (?:mutating )?func account\(.*?\{(.*?)(?:^  \}| \}$)", re.M | re.S)
STORED = re.compile(r"^  (?:[\w()]+ )*(?:let|var) (\w+)(?:: (\w+)| = (\w+)[<(])[^{]*?$", re.M)
COUNTED = re.compile(r"\badd\(&(\w+)\)|\b(\w+)\.account\(")
# What only a matching has that ends with its solve; what outlives a solve, which the engine counts;
# what several matrices share, which their basis counts.
ELSEWHERE = ["Matching.cancels", "Matching.kept", "SparseLines.places"]


@dataclass
class Part:
    """A type of the solver: what it inherits from, what it stores, and what its account names."""

    parents: set[str] = field(default_factory=set)
    stored: dict[str, str] = field(default_factory=dict)
    counted: set[str] = field(default_factory=set)


def read(sources: str) -> dict[str, Part]:
    parts: dict[str, Part] = {}
    for found in TYPE.finditer(sources):
        part = parts.setdefault(found[1], Part())
        if found[2]:
            part.parents.add(found[2])
        for name, declared, made in STORED.findall(found[0]):
            part.stored[name] = declared or made
        for body in ACCOUNT.findall(found[0]):
            part.counted |= {one or other for one, other in COUNTED.findall(body)}
    return parts


def with_inherited(name: str, parts: dict[str, Part]) -> dict[str, str]:
    part = parts.get(name, Part())
    all_of_them = dict(part.stored)
    for parent in part.parents:
        all_of_them |= with_inherited(parent, parts)
    return all_of_them


def has_memory(name: str, parts: dict[str, Part]) -> bool:
    kinds = with_inherited(name, parts).values()
    return name == "Buffer" or any(has_memory(kind, parts) for kind in kinds)


def forgotten(sources: str, whole: str = "Engine") -> list[str]:
    """What is stored within the whole, has memory, and is not counted."""
    parts = read(sources)
    found, waiting, met = [], [whole], {whole}
    while waiting:
        name = waiting.pop()
        for stored, kind in with_inherited(name, parts).items():
            if not has_memory(kind, parts):
                continue
            if stored not in parts[name].counted:
                found.append(f"{name}.{stored}")
            if kind not in met and kind != "Buffer":
                met.add(kind)
                waiting.append(kind)
    return sorted(found)


def test_what_a_part_of_the_solver_stores_is_in_its_account() -> None:
    sources = [file.read_text() for file in sorted(SOLVER.rglob("*.swift"))]
    assert forgotten("\n".join(sources)) == ELSEWHERE


SAMPLE = """
class Base {
  let inner = Inner()
}

final class Engine: Base {
  private final var list = Buffer<Int32>(per: .row)
  var length = 0
}

struct Inner: ~Copyable {
  private(set) var kept: Buffer<Double>
  var first: Buffer<Double> { kept }
  func account(_ memory: inout MemoryAccount) { memory.add(&kept) }
}

extension Engine {
  func account(_ memory: inout MemoryAccount) {
    inner.account(&memory)
    memory.add(&list)
  }
}
"""


def test_what_is_forgotten_is_found() -> None:
    assert forgotten(SAMPLE) == []
    assert forgotten(SAMPLE.replace("    memory.add(&list)\n", "")) == ["Engine.list"]
    assert forgotten(SAMPLE.replace("{ memory.add(&kept) }", "{ }")) == ["Inner.kept"]
    assert forgotten(SAMPLE.replace("    inner.account(&memory)\n", "")) == ["Engine.inner"]
