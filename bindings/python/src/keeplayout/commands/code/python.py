"""Documents as Python."""

from __future__ import annotations

from ...kinds import Axis
from .properties import MEMBERS, ImportingWriter
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
    is_distance,
)
from .words import TAKEN
from .words import name as identifier
from .writer import (
    EDGES,
    SIDES,
    SIGNS,
    WIDEST,
    equation,
    listed,
    parameter,
    parted,
    plain,
    quoted,
    snake,
)

_FLAGS = {
    "hidden": "hidden = True",
    "clips": "clips = True",
    "gone": "gone = True",
    "inherited-margins": "inherits_margins = True",
    "margins-from-edges": "margins_include_safe_area = False",
}
_LAYOUT = {"negative-sizes": "set_negative_sizes(True)", "mixed-axes": "set_mixed_axes(True)"}
_DIRECTIONS = ("left-to-right", "right-to-left")


class Python(ImportingWriter):
    """Writes a function that returns the layout."""

    language = "Python"
    style = "python"
    true = "True"
    false = "False"
    none = "None"

    def program(self) -> str:
        """A module."""
        function = identifier(self.title, "python") or "layout"
        function += "_layout" * (function in TAKEN["python"])
        head = f"from keeplayout import {', '.join(self.imports)}"
        if len(head) > WIDEST:
            each = "".join(f"    {name},\n" for name in self.imports)
            head = f"from keeplayout import (\n{each})"
        remarks = "".join(f"    # {each}\n" for each in self.remarks)
        rows = [row for line in self.lines for row in _rows(line)]
        body = "".join(f"{row}\n" for row in rows)
        return (
            f"{head}\n\n\ndef {function}() -> Layout:\n    ui = Layout()\n"
            f"{remarks}{body}    ui.solve()\n    return ui\n"
        )

    # Nodes

    def made(self, it: Making) -> tuple[str, bool]:
        words = [quoted(it.name)] if it.name else []
        if it.container is not None:
            return self._container(it.container, it.members), False
        if it.track is not None:
            axis, index = it.track
            return f"track({self.choice('Axis', axis.name)}, {index})", False
        if it.line is not None:
            return self._line(it.line), False
        if it.guide == "guide":
            return f"guide({', '.join(words)})", True
        if it.guide is not None:
            return f"{it.guide}_guide()", False
        if it.size is not None:
            words.append(f"size=({plain(it.size[0])}, {plain(it.size[1])})")
        return f"node({', '.join(words)})", True

    def _container(self, it: Container, members: list[int]) -> str:
        words = [self.names[member] for member in members]
        if it.kind == "flow" and it.axis == Axis.VERTICAL:
            words.append(f"axis={self.choice('Axis', 'VERTICAL')}")
        for name, tracks in ("columns", it.columns), ("rows", it.rows):
            if tracks:
                words.append(f"{name}=[{', '.join(map(self._track, tracks))}]")
        gaps = [plain(it.numbers.get(name, 0)) for name in ("gap", "row-gap")]
        if it.kind in ("flow", "grid") and gaps[0] != gaps[1]:
            words.append(f"gap=({gaps[0]}, {gaps[1]})")
        elif gaps[0] != "0":
            words.append(f"gap={gaps[0]}")
        padding = [it.numbers.get(f"padding-{side}", 0) for side in EDGES]
        if any(padding):
            words.append(f"padding={self._four(padding)}")
        for word, argument in ("alignment", "align"), ("justify", "justify"):
            if word in it.words:
                words.append(f"{argument}={self.choice('Align', it.words[word])}")
        for row in "", "row-":
            if row + "distribution" in it.words:
                choice = self.choice("Distribution", it.words[row + "distribution"])
                words.append(f"{snake(row)}distribution={choice}")
            if row + "bias" in it.numbers:
                words.append(f"{snake(row)}bias={plain(it.numbers[row + 'bias'])}")
        return f"{it.kind}({', '.join(words)})"

    def _track(self, it: TrackOf) -> str:
        limits = [
            f"{name}={plain(limit)}" for name, limit in (("min", it.min), ("max", it.max))
            if limit is not None
        ]  # fmt: skip
        if it.kind == "fixed":
            if not limits:
                return plain(it.value)
            words = [f"{self.choice('TrackKind', 'FIXED')}", plain(it.value), *limits]
            return f"{self.imported('Track')}({', '.join(words)})"
        if it.kind == "fraction":
            return f"{self.imported('fraction')}({', '.join([plain(it.value), *limits])})"
        if it.kind != "content":
            words = [self.choice("TrackKind", it.kind.upper())]
            if it.kind == "yielding" or limits:
                words.append(plain(it.value))
            return f"{self.imported('Track')}({', '.join([*words, *limits])})"
        if not limits:
            return self.imported("CONTENT")
        return f"{self.imported('content')}({', '.join(limits)})"

    def _line(self, it: LineGuide) -> str:
        words = [self.choice("Anchor", it.edge), *(self.names[node] for node in it.nodes)]
        for name in "distance", "fraction":
            if getattr(it, name):
                words.append(f"{name}={plain(getattr(it, name))}")
        return f"{'barrier' if it.is_barrier else 'guideline'}({', '.join(words)})"

    def write_placing(self, it: Placing) -> None:
        column, row, columns, rows = it.cells
        words = [self.names[it.node], f"column={column}", f"row={row}"]
        words += [f"columns={columns}"] * (columns > 1) + [f"rows={rows}"] * (rows > 1)
        self.call(it.grid, "place", *words)

    # Sizes, and what surrounds

    def write_rootsize(self, it: RootSize) -> None:
        sizes = [it.sizes.get(axis) for axis in Axis]
        self.call(it.node, "set_size", *(self.value(size) if size else "None" for size in sizes))

    def write_contentsize(self, it: ContentSize) -> None:
        sizes = ["None" if size is None else plain(size) for size in (it.width, it.height)]
        self.set(it.node, "content_size", f"({', '.join(sizes)})")

    def write_resisting(self, it: Resisting) -> None:
        self.set(it.node, f"{it.axis.name.lower()}_{it.resistance}", self.priority(it.priority))

    def write_flag(self, it: Flag) -> None:
        variable = self.names[it.node]
        if it.word in _DIRECTIONS:
            self.set(it.node, "direction", self.choice("Direction", it.word))
        elif it.node == 0:
            self.lines.append(f"ui.{_LAYOUT[it.word]}")
        elif it.word in _FLAGS:
            self.lines.append(f"{variable}.{_FLAGS[it.word]}")
        else:
            self.set(it.node, "gone", self.choice("Gone", it.word.removeprefix("gone-")))

    def write_edges(self, it: Edges) -> None:
        insets = self._four(list(it.insets))
        if it.is_directional:
            self.call(it.node, "set_margins", insets, "directional=True")
        else:
            self.set(it.node, snake(it.word), insets)

    def write_baselines(self, it: Baselines) -> None:
        self.set(it.node, "baselines", f"({plain(it.first)}, {plain(it.last)})")

    def write_circling(self, it: Circling) -> None:
        words = self.names[it.center], plain(it.angle), plain(it.radius)
        self.call(it.node, "keep_circle", *words)

    def write_listing(self, it: Listing) -> None:
        names = ", ".join(self.names[node] for node in it.nodes)
        self.set(it.node, "listed", f"({names}{',' * (len(it.nodes) == 1)})")

    def write_listedvalue(self, it: ListedValue) -> None:
        own = f"own({self.names[it.listed]}).{self.cased(MEMBERS.get(it.word, it.word))}"
        self.set(it.node, own, self._worth(it))

    def write_variant(self, it: Variant) -> None:
        words = [f"{name}={plain(size)}" for name, size in zip(SIZES, it[1:3], strict=True) if size]
        self.call(it.node, "add_variant", *words, *["fits=True"] * it.fits)

    def write_varying(self, it: Varying) -> None:
        name = f"own-{parameter(it.word)}" if it.word.startswith("own-") else parameter(it.word)
        words = str(it.variant.place), self.names[it.of], f"{snake(name)}={self._worth(it)}"
        self.call(it.variant.node, "vary", *words)

    # Constraints

    def write_following(self, it: Following) -> None:
        words = [self.attribute(it.followed)]
        words += [plain(it.multiplier)] * (it.multiplier != 1 or it.constant != 0)
        words += [plain(it.constant)] * (it.constant != 0)
        if it.priority != 1000:
            words.append(f"priority={self.priority(it.priority)}")
        call = f"set_{SIDES[it.relation]}_to({', '.join(words)})"
        self.lines.append(f"{self.attribute(it.attribute)}.{call}")

    def write_ruling(self, it: Ruling) -> None:
        attribute = it.attribute
        words = [
            self.choice("AttributeKind", attribute.kind.name),
            self.choice("Relation", it.relation.name),
            self.value(it.value),
        ]
        words += [self.names[attribute.other]] * bool(attribute.other)
        made = f"{self.names[attribute.node]}.add_rule({', '.join(words)})"
        if it.name or it.is_off or it.variant:
            made = f"rule = {made}"
        self.lines.append(made)
        self.lines += ["rule.uninstall()"] * it.is_off
        self._complete("rule", it)

    def write_summing(self, it: Summing) -> None:
        if is_distance(it):
            left, right = self.sides(it)
            if it.priority != 1000:
                right = f"({right})" if " " in right else right
                right = f"{right} @ {self._at(it.priority)}"
            made = f"add({left} {SIGNS[it.relation]} {right}"
        else:
            # Positions of the parent: what add would take for insets.
            nodes = dict.fromkeys(part.node for part in it.parts if part.node)
            each = ", ".join(f'"{self.names[node]}": {self.names[node]}' for node in nodes)
            at = f" @ {plain(it.priority)}" if it.priority != 1000 else ""
            made = f'equation("{equation(it, self.names)}{at}", {{{each}}}'
        made = f"ui.{made}{', installed=False' * it.is_off})"
        self.lines.append(f"added = {made}" if it.name or it.variant else made)
        self._complete("added", it)

    def _complete(self, constraint: str, it: Ruling | Summing) -> None:
        """What a constraint has besides."""
        if it.variant is not None:
            words = f"{self.names[it.variant.node]}, {it.variant.place}"
            self.lines.append(f"{constraint}.set_variant({words})")
        if it.name:
            self.lines.append(f"{constraint}.name = {quoted(it.name)}")

    def term(self, part: Part) -> str:
        term = f"{self.names[part.node]}.{snake(part.anchor).removesuffix('_edge')}"
        return term if part.coefficient == 1 else f"{plain(part.coefficient)} * {term}"

    def write_naming(self, it: Naming) -> None:
        self.lines.append(f"{self.attribute(it.attribute)}.name = {quoted(it.name)}")

    # Words

    def cased(self, word: str) -> str:
        return snake(word)

    def text(self, text: str) -> str:
        return quoted(text)

    def attribute(self, it: AttributeOf) -> str:
        attribute = f"{self.names[it.node]}.{it.kind.name.lower()}"
        return f"{attribute}_to({self.names[it.other]})" if it.other else attribute

    def value(self, it: Value) -> str:
        number = plain(it.number)
        return number if it.priority == 1000 else f"{number} @ {self._at(it.priority)}"

    def _at(self, priority: float) -> str:
        """A priority as what is behind @."""
        words = self.priority(priority)
        return words if words.isupper() else f"{self.imported('Priority')}({words})"

    def _four(self, insets: list[float]) -> str:
        """Insets: one number where all are the same."""
        if len(set(insets)) == 1:
            return plain(insets[0])
        return f"{self.imported('Insets')}({', '.join(map(plain, insets))})"

    def choice(self, kind: str, word: str) -> str:
        return f"{self.imported(kind)}.{snake(word).upper()}"


def _rows(line: str, indentation: str = "    ") -> list[str]:
    """A line as formatters have it: a call that is too wide in three, or with an argument in each,
    and a list in it likewise."""
    call = parted(line)
    if len(indentation + line) <= WIDEST or call is None:
        return [indentation + line]
    head, arguments = call
    deeper = f"{indentation}    "
    inside = [deeper + ", ".join(arguments)]
    if len(inside[0]) > WIDEST or head.endswith("= "):  # items of a tuple
        inside = [row for each in arguments for row in _argument(each, deeper)]
    return [f"{indentation}{head}(", *inside, f"{indentation})"]


def _argument(words: str, indentation: str) -> list[str]:
    name, bracket, items = words.partition("=[")
    if len(f"{indentation}{words},") <= WIDEST or not bracket:
        return [f"{indentation}{words},"]
    inside = [f"{indentation}    {each}," for each in listed(items[:-1])]
    return [f"{indentation}{name}=[", *inside, f"{indentation}],"]
