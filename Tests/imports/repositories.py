"""The files of public repositories, which were fetched and are in no commit."""

from __future__ import annotations

import hashlib
import subprocess
from collections.abc import Iterator
from pathlib import Path


def files(folder: Path, endings: tuple[str, ...]) -> Iterator[tuple[str, bytes]]:
    """The files of a repository with one of some endings, by their paths in it: those of a work
    tree, or those of the newest commit where there is only a git directory."""
    git = _git_directory(folder)
    if git is None:
        for path in sorted(folder.rglob("*")):
            if path.name.endswith(endings) and path.is_file():
                yield str(path.relative_to(folder)), path.read_bytes()
        return
    listed = _git(git, "ls-tree", "-r", "-z", "HEAD").split(b"\0")
    for line in listed:
        about, _, name = line.partition(b"\t")
        path_ = name.decode("utf-8", "replace")
        if path_.endswith(endings) and about.split()[1] == b"blob":
            yield path_, _git(git, "cat-file", "blob", about.split()[2].decode())


def new_files(
    folder: Path, endings: tuple[str, ...], seen: set[bytes]
) -> Iterator[tuple[str, bytes]]:
    """The same, without those whose content was seen before."""
    for name, data in files(folder, endings):
        digest = hashlib.sha256(data).digest()
        if digest not in seen:
            seen.add(digest)
            yield name, data


def _git_directory(folder: Path) -> Path | None:
    """The git directory of a folder that has no files of its own, except for that."""
    for git in (folder, folder / "repo", folder / "repo" / ".git", folder / ".git"):
        if (git / "HEAD").is_file() and (git / "objects").is_dir():
            bare = all(path == git for path in git.parent.iterdir()) or git.name != ".git"
            return git if bare else None
    return None


def _git(directory: Path, *words: str) -> bytes:
    command = ["git", "--git-dir", str(directory), *words]
    return subprocess.run(command, check=True, capture_output=True).stdout
