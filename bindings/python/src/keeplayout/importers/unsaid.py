"""What a file says and a document cannot, and what a document needs and the file does not say."""

from __future__ import annotations

from .source import Place


class Unsaid:
    """Counts, by kind, what was left out and what was assumed; prints as a short table."""

    def __init__(self) -> None:
        self.left_out: dict[str, list[Place]] = {}
        """Where each kind of thing is that the documents do not have."""
        self.assumed: dict[str, list[Place]] = {}
        """Where each kind of number was taken from elsewhere: from frames or from options."""

    def leave_out(self, kind: str, place: Place) -> None:
        """Notes something that the file says, and the document does not."""
        self.left_out.setdefault(kind, []).append(place)

    def assume(self, kind: str, place: Place) -> None:
        """Notes something that the file does not say, and where it was taken from."""
        self.assumed.setdefault(kind, []).append(place)

    def __bool__(self) -> bool:
        """Whether anything was left out."""
        return bool(self.left_out)

    def __str__(self) -> str:
        return "\n".join(
            line
            for title, found in (("left out", self.left_out), ("assumed", self.assumed))
            for line in _table(title, found)
        )


def _table(title: str, found: dict[str, list[Place]]) -> list[str]:
    if not found:
        return []
    rows = sorted(found.items(), key=lambda row: -len(row[1]))
    width = max(map(len, (title, *(f"  {kind}" for kind in found))))
    lines = [f"{title:{width}}  count  first"]
    return lines + [f"{'  ' + kind:{width}}  {len(at):5}  {at[0]}" for kind, at in rows]
