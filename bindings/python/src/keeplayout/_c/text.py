"""Text on its way to and from C: UTF-8, ended by a zero byte."""

from __future__ import annotations

from ..errors import InvalidArgumentError
from .arguments import shown


def read(text: bytes | None) -> str:
    """What a C function returned; borrowed there, so it is copied here at once."""
    return (text or b"").decode("utf-8", "replace")


def words(message: bytes | None) -> str:
    """A message of the library's, without the functions in C that were called, and with types as
    Python calls them."""
    text = read(message)
    if "keep_" not in text:
        return text
    import re  # importing it takes longer than this module, and few programs have errors

    first, line, rest = text.partition("\n")
    first = re.sub(r"(?:^|(?<=: ))keep_\w+: ", "", first)
    first = re.sub(r"\bkeep_(\w+)", lambda name: name[1].title().replace("_", ""), first)
    return first + line + rest


def write(text: str | None) -> bytes | None:
    """What a C function takes. Half a surrogate pair is passed on, for the library to refuse. A
    zero would silently end the text, so it is refused here, with its column in bytes, as the
    library counts columns of documents."""
    if text is None:
        return None
    if not isinstance(text, str):
        raise TypeError(f"text is needed, not {shown(text)}")
    encoded = text.encode("utf-8", "surrogatepass")
    if b"\0" in encoded:
        at = encoded.index(b"\0")
        line, column = encoded.count(b"\n", 0, at) + 1, at - encoded.rfind(b"\n", 0, at)
        raise InvalidArgumentError(
            f"line {line}, column {column}: a zero character in {shown(text)}"
        )
    return encoded
