"""Documents as JavaScript."""

from __future__ import annotations

from ...kinds import AttributeKind, Axis
from ...values import Relation
from .folding import folded
from .properties import ImportingWriter, numbered
from .statements import (
    AttributeOf,
    Baselines,
    Circling,
    Container,
    ContentSize,
    Edges,
    Flag,
    Following,
    LineGuide,
    ListedValue,
    Listing,
    Making,
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
)
from .words import maker
from .writer import EDGES, SIDES, camel, equation, plain, quoted

_FLAGS = {
    "hidden": "isHidden = true",
    "clips": "clips = true",
    "gone": "gone = true",
    "gone-horizontally": 'gone = "horizontally"',
    "gone-vertically": 'gone = "vertically"',
    "inherited-margins": "inheritsMargins = true",
    "margins-from-edges": "marginsIncludeSafeArea = false",
    "left-to-right": 'direction = "leftToRight"',
    "right-to-left": 'direction = "rightToLeft"',
}
_LAYOUT = {
    "negative-sizes": "setNegativeSizes(true)",
    "mixed-axes": "setMixedAxes(true)",
    "right-to-left": 'setDirection("rightToLeft")',
}
_METHODS = {Relation.EQUAL: "eq", Relation.AT_LEAST: "ge", Relation.AT_MOST: "le"}
_SUMMED = (AttributeKind.WIDTH, AttributeKind.HEIGHT)


class JavaScript(ImportingWriter):
    """Writes a module with a function that returns the layout."""

    language = "JavaScript"
    style = "javascript"
    declaration = "const "
    true = "true"
    false = "false"
    none = "null"

    def program(self) -> str:
        """An ES module."""
        remarks = "".join(f"  // {each}\n" for each in self.remarks)
        body = "".join(f"{row}\n" for line in self.lines for row in folded(line, "  ", ";"))
        return (
            f'import {{ {", ".join(self.imports)} }} from "keeplayout";\n\n'
            f"export function {maker(self.title)}() {{\n  const ui = new Layout();\n"
            f"{remarks}{body}  ui.solve();\n  return ui;\n}}\n"
        )

    # Nodes

    def made(self, it: Making) -> tuple[str, bool]:
        if it.container is not None:
            return self._container(it.container, it.members), False
        if it.track is not None:
            axis, index = it.track
            return f"gridTrack({self.choice('Axis', axis.name)}, {index})", False
        if it.line is not None:
            return self._line(it.line), False
        if it.guide == "guide":
            return "createGuide()", False
        if it.guide is not None:
            return f'guide("{it.guide}")', False
        words = [self.text(it.name)] if it.name else []
        if it.size is not None:
            words = words or ["null"]
            words.append(f"[{', '.join(map(plain, it.size))}]")
        return f"node({', '.join(words)})", True

    def _container(self, it: Container, members: list[int]) -> str:
        options: dict[str, str] = {}
        call = it.kind
        if it.kind == "flow" and it.axis == Axis.VERTICAL:
            call, options = "stack", {"axis": '"vertical"', "wraps": "true"}
        for name, tracks in ("columns", it.columns), ("rows", it.rows):
            if tracks:
                options[name] = f"[{', '.join(map(self._track, tracks))}]"
        for name in "gap", "row-gap", "bias", "row-bias":
            if name in it.numbers:
                options[camel(name)] = plain(it.numbers[name])
        padding = [it.numbers.get(f"padding-{side}", 0) for side in EDGES]
        if any(padding):
            options["padding"] = _insets(padding)
        for name, option in (
            ("alignment", "align"), ("justify", "justify"), ("distribution", "distribution"),
            ("row-distribution", "rowDistribution"),
        ):  # fmt: skip
            if name in it.words:
                options[option] = self.choice(option, it.words[name])
        words = [self._nodes(members), _object(options)] if options else [self._nodes(members)]
        return f"{call}({', '.join(words)})"

    def _track(self, it: TrackOf) -> str:
        fields = {"kind": f'"{it.kind}"'}
        if it.kind in ("fixed", "fraction", "yielding"):
            fields["value"] = plain(it.value)
        limits = ("min", it.min), ("max", it.max)
        fields |= {name: plain(limit) for name, limit in limits if limit is not None}
        return _object(fields)

    def _line(self, it: LineGuide) -> str:
        fields = {"edge": self.choice("Anchor", it.edge)}
        numbers = ("distance", it.distance), ("fraction", it.fraction)
        fields |= {name: plain(number) for name, number in numbers if number}
        words = [_object(fields)] + [self._nodes(it.nodes)] * it.is_barrier
        return f"createGuideline({', '.join(words)})"

    def write_placing(self, it: Placing) -> None:
        column, row, columns, rows = it.cells
        spans = [columns, rows] if rows > 1 else [columns] if columns > 1 else []
        self.call(it.grid, "placeGrid", self.names[it.node], *map(str, [column, row, *spans]))

    # Sizes, and what surrounds

    def write_rootsize(self, it: RootSize) -> None:
        if all(size.priority == 1000 for size in it.sizes.values()):
            sizes = [it.sizes.get(axis) for axis in Axis]
            words = [plain(size.number) if size else "null" for size in sizes]
            return self.call(it.node, "setSize", *words)
        for axis, size in it.sizes.items():
            words = [self.choice("Axis", axis.name), plain(size.number)]
            self.call(it.node, "setAxisSize", *words, *self._at(size.priority))
        return None

    def write_contentsize(self, it: ContentSize) -> None:
        sizes = ["null" if size is None else plain(size) for size in (it.width, it.height)]
        self.set(it.node, "contentSize", f"[{', '.join(sizes)}]")

    def write_resisting(self, it: Resisting) -> None:
        words = self.choice("Axis", it.axis.name), self.priority(it.priority)
        self.call(it.node, f"set{it.resistance.capitalize()}", *words)

    def write_flag(self, it: Flag) -> None:
        change = _FLAGS[it.word] if it.node else _LAYOUT[it.word]
        self.lines.append(f"{self.names[it.node]}.{change}")

    def write_edges(self, it: Edges) -> None:
        insets = _insets(list(it.insets))
        if it.is_directional:
            self.call(it.node, "setMargins", insets, "true")
        else:
            self.set(it.node, camel(it.word), insets)

    def write_baselines(self, it: Baselines) -> None:
        self.call(it.node, "setBaselines", plain(it.first), plain(it.last))

    def write_listing(self, it: Listing) -> None:
        self.call(it.node, "setListed", self._nodes(it.nodes))

    def write_listedvalue(self, it: ListedValue) -> None:
        what, value = numbered(it)
        self.call(it.node, "setListedValue", self.names[it.listed], f'"{camel(what)}"', value)

    def write_variant(self, it: Variant) -> None:
        words = plain(it.width), plain(it.height), self.flag(it.fits)
        self.call(it.node, "addVariant", *words)

    def write_varying(self, it: Varying) -> None:
        what, value = numbered(it)
        words = [self.text(str(it.value))] if it.noun == "gone" else [f'"{camel(what)}"', value]
        name = f"vary{it.noun.capitalize()}"
        self.call(it.variant.node, name, str(it.variant.place), self.names[it.of], *words)

    def write_circling(self, it: Circling) -> None:
        words = self.names[it.center], plain(it.angle), plain(it.radius)
        self.call(it.node, "setCircle", *words)

    # Constraints

    def write_following(self, it: Following) -> None:
        attribute, followed = self.attribute(it.attribute), self.attribute(it.followed)
        can_be_summed = it.followed.kind in _SUMMED and not it.followed.other
        if can_be_summed or (it.multiplier, it.constant) == (1, 0):
            value = self._kept(followed + _changed(it.multiplier, it.constant), it.priority)
            self.lines.append(f"{attribute}.{SIDES[it.relation]} = {value}")
            return
        words = [
            self.choice("Relation", it.relation.name), followed, plain(it.multiplier),
            plain(it.constant), *self._at(it.priority),
        ]  # fmt: skip
        self.lines.append(f"{attribute}.setTo({', '.join(words)})")

    def write_ruling(self, it: Ruling) -> None:
        attribute = it.attribute
        words = [
            self.choice("AttributeKind", attribute.kind.name),
            self.names[attribute.other] if attribute.other else "null",
            self.choice("Relation", it.relation.name),
            plain(it.value.number),
            *self._at(it.value.priority),
        ]
        made = f"{self.names[attribute.node]}.addRule({', '.join(words)})"
        self._add(made, it)

    def write_summing(self, it: Summing) -> None:
        if all(part.node for part in it.parts):
            left, right = self.sides(it)
            relation = f"{left}.{_METHODS[it.relation]}({right})"
            if it.priority != 1000:
                relation += f".at({self.priority(it.priority)})"
            made = f"ui.add({relation})"
        else:
            # The parent, whichever it is: terms have another node in its place.
            nodes = dict.fromkeys(self.names[part.node] for part in it.parts if part.node)
            at = f" @ {plain(it.priority)}" if it.priority != 1000 else ""
            text = self.text(equation(it, self.names) + at)
            made = f"ui.equation({text}, {{ nodes: {{ {', '.join(nodes)} }} }})"
        self._add(made, it)

    def total(self, parts: list[Part], constant: float) -> str:
        first, *rest = map(self.term, parts)
        return first + "".join(f".plus({each})" for each in rest) + _changed(1, constant)

    def term(self, part: Part) -> str:
        anchor = camel(part.anchor.removesuffix("-edge"))
        return f"{self.names[part.node]}.{anchor}{_changed(part.coefficient, 0)}"

    def write_naming(self, it: Naming) -> None:
        self.lines.append(f"{self.attribute(it.attribute)}.setName({self.text(it.name)})")

    # Words

    def cased(self, word: str) -> str:
        return camel(word)

    def text(self, text: str) -> str:
        letters = quoted(text)
        return "".join(each if each.isprintable() else f"\\u{{{ord(each):x}}}" for each in letters)

    def choice(self, kind: str, word: str) -> str:
        return f'"{camel(word)}"'

    def value(self, it: Value) -> str:
        return self._kept(plain(it.number), it.priority)

    def attribute(self, it: AttributeOf) -> str:
        attribute = f"{self.names[it.node]}.{camel(it.kind.name)}"
        return f"{attribute}To({self.names[it.other]})" if it.other else attribute

    def _add(self, made: str, it: Ruling | Summing) -> None:
        """A constraint that is made, with what it has of its own."""
        own = [".isInstalled = false"] * it.is_off
        own += [f".setName({self.text(it.name)})"] * bool(it.name)
        if it.variant is not None:
            own.append(f".setVariant({self.names[it.variant.node]}, {it.variant.place})")
        if len(own) < 2:
            self.lines.append(made + "".join(own))
            return
        variable = f"added_{len(self.lines)}"  # nodes have no such names
        self.lines += [f"const {variable} = {made}", *(variable + each for each in own)]

    def _nodes(self, nodes: list[int]) -> str:
        return f"[{', '.join(self.names[node] for node in nodes)}]"

    def _kept(self, value: str, priority: float) -> str:
        if priority == 1000:
            return value
        return f"{self.imported('keep')}({value}, {self.priority(priority)})"

    def _at(self, priority: float) -> list[str]:
        """A priority as the last argument, which is left out if it is usual."""
        return [] if priority == 1000 else [self.priority(priority)]


def _changed(multiplier: float, constant: float) -> str:
    """What is behind a sum to multiply it, and to add to it."""
    words = f".times({plain(multiplier)})" if multiplier != 1 else ""
    if constant:
        words += f".{'plus' if constant > 0 else 'minus'}({plain(abs(constant))})"
    return words


def _object(fields: dict[str, str]) -> str:
    return f"{{ {', '.join(f'{name}: {value}' for name, value in fields.items())} }}"


def _insets(insets: list[float]) -> str:
    """Insets: one number where all are the same."""
    if len(set(insets)) == 1:
        return plain(insets[0])
    return _object(dict(zip(EDGES, map(plain, insets), strict=True)))
