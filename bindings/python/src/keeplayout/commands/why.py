"""`keeplayout why`: why an attribute is what it is."""

from __future__ import annotations

import argparse

from . import naming
from .command import Command
from .options import add_file, add_size
from .places import Places
from .source import Source, place


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of why."""
    add_file(parser)
    parser.add_argument(
        "attribute", metavar="NODE.ATTRIBUTE", help="as title.width, or card/title.left-inset"
    )
    parser.add_argument(
        "other", metavar="OTHER", nargs="?", help="the other node of an offset or an alignment"
    )
    add_size(parser)


def run(given: argparse.Namespace) -> int:
    """Explains an attribute: which constraints it is the sum of, and which lines they are."""
    source = Source.read(given.file)
    of, name = naming.split(given.attribute)
    with source.layout(given.size) as layout:
        places = Places(source.text, layout)
        node = naming.node(layout, places, of)
        other = naming.node(layout, places, given.other) if given.other else None
        attribute = naming.attribute(node, name, other)
        for one in attribute.members or [attribute]:
            why = one.why()
            print(why)
            for reason in why.reasons:
                line = places.of(reason.constraint)
                if line:
                    print(f"{place(source.file, line, 0)}: note: {reason.constraint.description}")
            least, most = one.range()
            if least < most:
                print(f"ambiguous: it could be {least:.6g} to {most:.6g}")
    return 0


COMMAND = Command(
    "why", "why an attribute of a node is what it is, and which lines decide that",
    add_arguments, run,
    """\
    {0} why card.keep title.width
    {0} why card.keep title.left-offset image      a gap has another node
    {0} why card.keep window/card/title.left-inset where several have the name

Attributes have their words in documents, left-inset, or in Python, left_inset.
""",
)  # fmt: skip
