"""Prints what only those who work in the house see, and what nothing limits: `make house`.

python Tests/house.py            the work tree, beside the last release where there is one
python Tests/house.py v0.1.0     beside a commit
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PARTS = {
    "ConstraintSolver": "Sources/ConstraintSolver/**.swift",
    "LayoutCore": "Sources/LayoutCore/**.swift",
    "KeepLayoutABI": "Sources/KeepLayoutABI/**.swift",
    "KeepLayout": "Sources/KeepLayout/**.swift",
    "headers": "include/**.h",
    "C++": "include/**.hpp",
    "Python": "bindings/python/src/**.py",
    "tests": "Tests/**",
    "cases": "Tests/cases/**.keep",
    "README": "README.md",
}
MEASURES = {
    "files": None,
    "lines": re.compile(r"^", re.MULTILINE),
    "functions": re.compile(r"^ *(?:[a-z@(:)]+ )*(?:func|def) |^KEEPLAYOUT_API ", re.MULTILINE),
    # Of types, as their members are indented once; and those of Python that are computed.
    "properties": re.compile(
        r"^  (?:[a-z]+(?:\([a-z]+\))? )*(?:let|var) |^ +@property", re.MULTILINE
    ),
    "extend Layout": re.compile(
        r"^extension (?:Layout|Store|Relations|Vocabularies)\b", re.MULTILINE
    ),
    "extend Engine": re.compile(r"^extension Engine\b", re.MULTILINE),
}


def git(*arguments: str) -> str:
    command = ["git", *arguments]
    return subprocess.run(
        command, cwd=ROOT, check=True, capture_output=True, text=True, errors="replace"
    ).stdout


def counts(pattern: str, commit: str | None) -> dict[str, int]:
    """Every measure of the files of a pattern, in the work tree or a commit."""
    listed = ["ls-tree", "-r", "--name-only", commit] if commit else ["ls-files"]
    expression = re.compile(re.escape(pattern).replace(r"\*\*", ".*") + "$")
    paths = [path for path in git(*listed).splitlines() if expression.match(path)]
    if commit:
        texts = [git("show", f"{commit}:{path}") for path in paths]
    else:
        there = [ROOT / path for path in paths if (ROOT / path).is_file()]
        texts = [path.read_text("utf-8", "replace") for path in there]
    return {
        name: len(texts) if measure is None else sum(len(measure.findall(text)) for text in texts)
        for name, measure in MEASURES.items()
    }


def last_release() -> str | None:
    """The newest tag that the work tree comes from."""
    tags = git("tag", "--merged", "HEAD", "--sort=-creatordate").split()
    return tags[0] if tags else None


def main(commit: str | None = None) -> None:
    commit = commit or last_release()
    print(f"beside {commit}" if commit else "no release to compare with")
    print(f"{'':17}" + "".join(f"{name:>16}" for name in MEASURES))
    for part, pattern in PARTS.items():
        now, then = counts(pattern, None), counts(pattern, commit) if commit else {}
        cells = [
            f"{then[name]} -> {count}" if name in then else str(count)
            for name, count in now.items()
        ]
        print(f"{part:17}" + "".join(f"{cell:>16}" for cell in cells))


if __name__ == "__main__":
    main(*sys.argv[1:])
