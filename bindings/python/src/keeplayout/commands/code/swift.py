"""Documents as Swift."""

from __future__ import annotations

from ...kinds import Axis
from ...values import Relation
from .properties import PropertyWriter, numbered
from .statements import (
    SIZES,
    AttributeOf,
    Baselines,
    Circling,
    Container,
    ContentSize,
    Edges,
    Flag,
    Following,
    GoneValue,
    LineGuide,
    ListedValue,
    Listing,
    Making,
    Moving,
    Naming,
    Part,
    Placing,
    Resisting,
    RootSize,
    Ruling,
    Summing,
    TrackOf,
    Value,
    Variant,
    Varying,
    is_distance,
)
from .words import maker
from .writer import EDGES, SIGNS, WIDEST, camel, equation, filled, listed, parted, plain

_PRIORITIES: dict[float, str] = {
    1000: ".required",
    750: ".high",
    500: ".medium",
    250: ".low",
    50: ".fitting",
}
_RELATIONS = {Relation.EQUAL: ".equal", Relation.AT_LEAST: ".atLeast", Relation.AT_MOST: ".atMost"}
_FLAGS = {
    "hidden": "isHidden = true",
    "clips": "clips = true",
    "gone": "gone = .fully",
    "gone-horizontally": "gone = .horizontally",
    "gone-vertically": "gone = .vertically",
}


class Swift(PropertyWriter):
    """Writes a function that returns the layout."""

    language = "Swift"
    style = "swift"
    declaration = "let "
    true = "true"
    false = "false"
    none = "nil"

    def program(self) -> str:
        """A source file."""
        function = maker(self.title)
        remarks = "".join(f"  // {each}\n" for each in self.remarks)
        body = "".join(f"{row}\n" for line in self.lines for row in _rows(line))
        return (
            f"import KeepLayout\n\nfunc {function}() throws -> Layout {{\n  let ui = Layout()\n"
            f"{remarks}{body}  try ui.solve()\n  return ui\n}}\n"
        )

    # Nodes

    def made(self, it: Making) -> tuple[str, bool]:
        if it.container is not None:
            if not it.parent:
                self.refuse(it.node, "a row, a column or a grid as a root")
            return self._container(it.container, it.members), False
        if it.track is not None:
            axis, index = it.track
            return f"track(.{axis.name.lower()}, {index})!", False
        if it.line is not None:
            return self._line(it.line), False
        if it.guide is not None:
            what = "a guide" if it.guide == "guide" else f"the {it.guide} guide"
            self.refuse(it.parent or it.node, what)
        words = [string(it.name)] * bool(it.name)
        if it.size is not None:
            width, height = map(plain, it.size)
            words.append(f"size: Size(width: {width}, height: {height})")
        return f"node({', '.join(words)})", True

    def _container(self, it: Container, members: list[int]) -> str:
        words = [self.names[member] for member in members]
        if it.kind == "flow" and it.axis == Axis.VERTICAL:
            words.append("axis: .vertical")
        for name, tracks in ("columns", it.columns), ("rows", it.rows):
            if tracks:
                words.append(f"{name}: [{', '.join(map(_track, tracks))}]")
        if "gap" in it.numbers:
            words.append(f"gap: {plain(it.numbers['gap'])}")
        if "row-gap" in it.numbers or it.kind == "flow":
            words.append(f"rowGap: {plain(it.numbers.get('row-gap', 0))}")
        padding = {side: it.numbers.get(f"padding-{side}", 0) for side in EDGES}
        if len(set(padding.values())) == 1 and padding["top"]:
            words.append(f"padding: {plain(padding['top'])}")
        elif any(padding.values()):
            each = ", ".join(f"{side}: {plain(number)}" for side, number in padding.items())
            words.append(f"padding: Padding({each})")
        for word, argument in (
            ("alignment", "align"), ("justify", "justify"), ("distribution", "distribution"),
            ("bias", "bias"), ("row-distribution", "rowDistribution"), ("row-bias", "rowBias"),
        ):  # fmt: skip
            if word in it.words:
                words.append(f"{argument}: .{camel(it.words[word])}")
            elif word in it.numbers:
                words.append(f"{argument}: {plain(it.numbers[word])}")
        return f"{it.kind}({', '.join(words)})"

    def _line(self, it: LineGuide) -> str:
        words = [f".{it.edge}", *(self.names[node] for node in it.nodes)]
        for name in "distance", "fraction":
            if getattr(it, name):
                words.append(f"{name}: {plain(getattr(it, name))}")
        return f"{'barrier' if it.is_barrier else 'guideline'}({', '.join(words)})"

    def write_moving(self, it: Moving) -> None:
        if it.parent:  # the order of roots shows in drawings alone
            self.lines.append(f"{self.names[it.node]}.move(to: {self.names[it.parent]})")

    def write_placing(self, it: Placing) -> None:
        column, row, columns, rows = it.cells
        words = [self.names[it.node], f"column: {column}", f"row: {row}"]
        words += [f"columns: {columns}"] * (columns > 1) + [f"rows: {rows}"] * (rows > 1)
        self.lines.append(f"{self.names[it.grid]}.place({', '.join(words)})")

    # Sizes, and what surrounds

    def write_rootsize(self, it: RootSize) -> None:
        sizes = [it.sizes.get(axis) for axis in Axis]
        if len({size.priority for size in sizes if size}) != 1:
            return self.refuse(it.node, "a size whose width and height have two priorities")
        words = [
            f"{name}: {plain(size.number) if size else 'nil'}"
            for name, size in zip(SIZES, sizes, strict=True)
        ]
        priority = next(size.priority for size in sizes if size)
        words += [f"at: {_priority(priority)}"] * (priority != 1000)
        self.lines.append(f"{self.names[it.node]}.setSize({', '.join(words)})")
        return None

    def write_contentsize(self, it: ContentSize) -> None:
        words = ", ".join(
            f"{name}: {'nil' if size is None else plain(size)}"
            for name, size in zip(SIZES, (it.width, it.height), strict=True)
        )
        self.lines.append(f"{self.names[it.node]}.setContentSize({words})")

    def write_resisting(self, it: Resisting) -> None:
        words = f".{it.axis.name.lower()}, {_priority(it.priority)}"
        self.lines.append(f"{self.names[it.node]}.set{it.resistance.capitalize()}({words})")

    def write_flag(self, it: Flag) -> None:
        if it.node == 0 and it.word == "right-to-left":
            self.set(0, "direction", ".rightToLeft")
        elif it.word in _FLAGS:
            self.lines.append(f"{self.names[it.node]}.{_FLAGS[it.word]}")
        else:
            self.refuse(it.node, it.word.replace("-", " "))

    def write_edges(self, it: Edges) -> None:
        if it.is_directional or it.word == "alignment-insets":
            word = "directional margins" if it.is_directional else "alignment insets"
            return self.refuse(it.node, word)
        sides = zip(EDGES, it.insets, strict=True)
        each = ", ".join(f"{side}: {plain(number)}" for side, number in sides)
        return self.set(it.node, camel(it.word), f"Insets({each})")

    def write_baselines(self, it: Baselines) -> None:
        self.refuse(it.node, "baselines")

    def write_listing(self, it: Listing) -> None:
        names = ", ".join(self.names[node] for node in it.nodes)
        self.lines.append(f"try {self.names[it.node]}.setListed([{names}])")

    def write_listedvalue(self, it: ListedValue) -> None:
        what, value = numbered(it)
        words = f"{self.names[it.listed]}, what: .{camel(what)}, value: {value}"
        self.lines.append(f"try {self.names[it.node]}.setListedValue({words})")

    def write_variant(self, it: Variant) -> None:
        words = f"{plain(it.width)}, height: {plain(it.height)}, fits: {self.flag(it.fits)}"
        self.lines.append(f"try {self.names[it.node]}.addVariant({words})")

    def write_varying(self, it: Varying) -> None:
        what, value = numbered(it)
        index, node = it.variant.place, self.names[it.of]
        words = {
            "gone": f"{index}, other: {node}, gone: .{it.value}",
            "container": f"{index}, container: {node}, what: .{camel(what)}, value: {value}",
            "member": f"{index}, subject: {node}, what: .{camel(what)}, value: {value}",
        }[it.noun]
        call = f"{self.names[it.variant.node]}.vary{it.noun.capitalize()}({words})"
        self.lines.append(f"try {call}")

    def write_circling(self, it: Circling) -> None:
        words = (
            f"around: {self.names[it.center]}", f"angle: {plain(it.angle)}",
            f"radius: {plain(it.radius)}",
        )  # fmt: skip
        self.lines.append(f"{self.names[it.node]}.keepCircle({', '.join(words)})")

    # Constraints

    def write_following(self, it: Following) -> None:
        words = [_RELATIONS[it.relation]] * (it.relation != Relation.EQUAL)
        words.append(f"to: {self.attribute(it.followed)}")
        words += [f"times: {plain(it.multiplier)}"] * (it.multiplier != 1)
        words += [f"plus: {plain(it.constant)}"] * (it.constant != 0)
        words += [f"at: {_priority(it.priority)}"] * (it.priority != 1000)
        self.lines.append(f"{self.attribute(it.attribute)}.keep({', '.join(words)})")

    def write_ruling(self, it: Ruling) -> None:
        self.refuse(it.attribute.node, "a rule")

    def write_summing(self, it: Summing) -> None:
        if it.name:
            self.refuse(it.parts[0].node, "the name of a sum")
        if it.is_off and it.variant:
            self.refuse(it.parts[0].node, "a sum that is off in a variant")
        if is_distance(it):
            left, right = self.sides(it)
            if len(it.parts) == 1:
                left = left.removeprefix("1 * ")  # a length by itself is compared as it is
            words = f"{left} {SIGNS[it.relation]} {right}"
            words += f" ~ {_priority(it.priority)}" if it.priority != 1000 else ""
            made = f"try ui.keep({words})"
        else:
            # Positions of the parent: what keep would take for insets.
            names = {part.node: self._own_name(part.node) for part in it.parts if part.node}
            at = f" @ {plain(it.priority)}" if it.priority != 1000 else ""
            made = f"try ui.equation({string(equation(it, names) + at)})"
        if it.variant is not None:
            made += f".setVariant({self.names[it.variant.node]}, variant: {it.variant.place})"
        self.lines.append(f"{made}.isInstalled = false" if it.is_off else made)

    def term(self, part: Part) -> str:
        if "within" in part.anchor:
            self.refuse(part.node, f"the anchor {part.anchor}")
        term = f"{self.names[part.node]}.{camel(part.anchor.removesuffix('-edge'))}"
        # A length, which is an attribute, becomes a term by a factor.
        is_plain = part.coefficient == 1 and part.anchor not in SIZES
        return term if is_plain else f"{plain(part.coefficient)} * {term}"

    def _own_name(self, node: int) -> str:
        """What equation strings call a node: they know it by a name that no other one has."""
        own = self.reading.nodes[node].making.name
        names = [each.making.name for each in self.reading.nodes.values()]
        if not own or names.count(own) > 1:
            self.refuse(node, "a sum of positions that are no distance, without a name of its own,")
        return string(own)

    def write_gonevalue(self, it: GoneValue) -> None:
        self.refuse(it.attribute.node, "the value of an attribute while another node is gone")

    def write_naming(self, it: Naming) -> None:
        self.refuse(it.attribute.node, "the name of an attribute")

    # Words

    def cased(self, word: str) -> str:
        return camel(word)

    def text(self, text: str) -> str:
        return string(text)

    def choice(self, kind: str, word: str) -> str:
        # Of an optional .none alone is no value.
        whose = kind.replace("Align", "Alignment") if word == "none" else ""
        return f"{whose}.{camel(word)}"

    def value(self, it: Value) -> str:
        number = plain(it.number)
        return number if it.priority == 1000 else f"{number} ~ {_priority(it.priority)}"

    def attribute(self, it: AttributeOf) -> str:
        attribute = f"{self.names[it.node]}.{camel(it.kind.name)}"
        return f"{attribute}(to: {self.names[it.other]})" if it.other else attribute


def string(text: str) -> str:
    """A text as a literal of Swift."""
    letters = []
    for letter in text:
        if letter in '"\\':
            letters.append(f"\\{letter}")
        else:
            letters.append(letter if letter.isprintable() else f"\\u{{{ord(letter):X}}}")
    return f'"{"".join(letters)}"'


def _rows(line: str) -> list[str]:
    """A line as the formatter has it: a call that is too wide has its arguments below, in as few
    lines as they take, and a list that is still too wide its own."""
    call = parted(line)
    if len(f"  {line}") < WIDEST or call is None:
        return [f"  {line}"]
    head, arguments = call
    rows = [f"  {head}("]
    first, bracket, items = arguments[0].partition(": [")
    if bracket and len(f"    {arguments[0]},") > WIDEST:
        rows += [f"    {first}: [", *filled(listed(items[:-1]), " " * 6)]
        rows[-1] += ","
        rows.append("    ]," if len(arguments) > 1 else "    ]")
        del arguments[0]
    rows += filled(arguments, "    ") if arguments else []
    return [*rows[:-1], f"{rows[-1]})"]


def _priority(priority: float) -> str:
    return _PRIORITIES.get(priority, f"Priority({plain(priority)})")


def _track(it: TrackOf) -> str:
    limits = [
        f"{name}: {plain(limit)}" for name, limit in (("min", it.min), ("max", it.max))
        if limit is not None
    ]  # fmt: skip
    if it.kind in ("content", "least", "filling"):
        return f".{it.kind}({', '.join(limits)})" if limits else f".{it.kind}"
    if it.kind == "fixed":
        return f".fixed({plain(it.value)})"
    return f".{it.kind}({', '.join([plain(it.value), *limits])})"
