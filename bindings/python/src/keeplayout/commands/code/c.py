"""Documents as C."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...kinds import AttributeKind
from ...values import Relation
from .statements import (
    Arranging,
    AttributeOf,
    Baselines,
    Circling,
    Clearing,
    Container,
    ContentSize,
    Edges,
    Flag,
    Following,
    GoneValue,
    Keeping,
    LineGuide,
    ListedValue,
    Listing,
    Making,
    Membership,
    Moving,
    Naming,
    Number,
    Part,
    Placing,
    Resisting,
    RootSize,
    Ruling,
    Summing,
    TrackOf,
    Variant,
    Varying,
)
from .words import name as identifier
from .writer import EDGES, SIDES, Writer, kind, parameter, plain, snake

_PRIORITIES: dict[float, str] = {
    1000: "KEEP_REQUIRED", 750: "KEEP_HIGH", 500: "KEEP_MEDIUM", 250: "KEEP_LOW",
    50: "KEEP_FITTING",
}  # fmt: skip
_FLAGS = {
    "hidden": "hidden(ui, {0}, true)",
    "clips": "clips(ui, {0}, true)",
    "gone": "gone(ui, {0}, KEEP_GONE_FULLY)",
    "gone-horizontally": "gone(ui, {0}, KEEP_GONE_HORIZONTALLY)",
    "gone-vertically": "gone(ui, {0}, KEEP_GONE_VERTICALLY)",
    "inherited-margins": "inherits_margins(ui, {0}, true)",
    "margins-from-edges": "margins_include_safe_area(ui, {0}, false)",
    "left-to-right": "direction(ui, {0}, KEEP_LEFT_TO_RIGHT)",
    "right-to-left": "direction(ui, {0}, KEEP_RIGHT_TO_LEFT)",
}
_LAYOUT = {
    "negative-sizes": "negative_sizes(ui, true)",
    "mixed-axes": "mixed_axes(ui, true)",
    "right-to-left": "direction(ui, KEEP_RIGHT_TO_LEFT)",
}
_WIDEST = 96
_PART = re.compile(r'(?:"(?:\\.|[^"\\])*"|[^",]|,(?! ))*(?:, )?')
"""A part of a line, up to the end of a comma that is in no string."""
_INSETS = "(keep_insets){{.top = {0}, .left = {1}, .bottom = {2}, .right = {3}}}"


class C(Writer):
    """Writes a function that returns the layout."""

    language = "C"
    style = "c"

    def program(self) -> str:
        """A source file."""
        function = identifier(self.title, "c") or "layout"
        remarks = "".join(f"  /* {each} */\n" for each in self.remarks)
        body = "".join(f"  {row}\n" for line in self.lines for row in _rows(line))
        return (
            "#include <keeplayout.h>\n#include <math.h>\n\n"
            "/* A layout, to be destroyed by who calls; keep_layout_error tells whether all went "
            f"well. */\nkeep_layout *{function}_create(void) {{\n"
            f"  keep_layout *ui = keep_layout_create();\n{remarks}"
            f"{body}  keep_layout_solve(ui);\n  return ui;\n}}\n"
        )

    # Nodes

    def write_making(self, it: Making) -> None:
        variable = self.names[it.node]
        parent = self.names[it.parent] if it.parent else "KEEP_NO_NODE"
        if it.container is not None:
            call = self._container(it.container, it.members, parent, variable)
        elif it.track is not None:
            if not self.is_used(it.node) and not it.name:
                return
            axis, index = it.track
            call = f"keep_grid_track(ui, {parent}, KEEP_{axis.name}, {index})"
        elif it.line is not None:
            call = self._line(it.line, parent, variable)
        elif it.guide == "guide":
            call = f"keep_guide_create(ui, {parent})"
        elif it.guide is not None:
            call = f"keep_node_guide(ui, {parent}, KEEP_GUIDE_{it.guide.upper()})"
        else:
            call = f"keep_node_create(ui, {parent})"
        is_kept = bool(it.name) or it.size is not None or self.is_used(it.node)
        self._add(f"keep_node {variable} = {call}" if is_kept else call)
        if it.name:
            self._add(f"keep_node_set_name(ui, {variable}, {string(it.name)})")
        if it.size is not None:
            width, height = map(plain, it.size)
            self._add(f"keep_node_set_size(ui, {variable}, {width}, {height})")

    def _container(self, it: Container, members: list[int], parent: str, variable: str) -> str:
        fields = []
        for word, number in it.numbers.items():
            if not word.startswith("padding"):
                fields.append(f".{word.replace('-', '_')} = {plain(number)}")
        padding = [it.numbers.get(f"padding-{side}", 0) for side in EDGES]
        if any(padding):
            fields.append(f".padding = {{{', '.join(map(plain, padding))}}}")
        for word, field in ("alignment", "align"), ("justify", "justify"):
            if word in it.words:
                fields.append(f".{field} = KEEP_ALIGN_{_upper(it.words[word])}")
        for word in "distribution", "row-distribution":
            if word in it.words:
                fields.append(f".{word.replace('-', '_')} = KEEP_{_upper(it.words[word])}")
        if it.kind == "grid":
            for name, tracks in ("column", it.columns), ("row", it.rows):
                if tracks:
                    array = f"{variable}_{name}s"
                    each = ", ".join(map(_track, tracks))
                    self._add(f"const keep_track {array}[] = {{{each}}}")
                    fields += [f".{name}s = {array}", f".{name}_count = {len(tracks)}"]
            made, kind = f"KEEP_GRID({', '.join(fields)})", "grid"
        else:
            axis = f"KEEP_{it.axis.name}"
            macro = "KEEP_FLOW" if it.kind == "flow" else "KEEP_STACK"
            made, kind = f"{macro}({', '.join([axis, *(fields or ['.gap = 0'])])})", "stack"
        self._add(f"const keep_{kind} {variable}_{kind} = {made}")
        array, count = self._array(members, f"{variable}_members")
        return f"keep_{kind}_create(ui, {parent}, &{variable}_{kind}, {array}, {count})"

    def _line(self, it: LineGuide, parent: str, variable: str) -> str:
        fields = [
            f".{name} = {plain(getattr(it, name))}" for name in ("distance", "fraction")
            if getattr(it, name)
        ] or [".distance = 0"]  # fmt: skip
        edge = f"KEEP_ANCHOR_{it.edge.upper()}"
        self._add(
            f"const keep_guideline {variable}_line = KEEP_GUIDELINE({edge}, {', '.join(fields)})"
        )
        array, count = self._array(it.nodes, f"{variable}_nodes")
        return f"keep_guideline_create(ui, {parent}, &{variable}_line, {array}, {count})"

    def _array(self, nodes: list[int], name: str) -> tuple[str, int]:
        """Nodes as an argument, and how many they are."""
        if not nodes:
            return "NULL", 0
        each = ", ".join(self.names[node] for node in nodes)
        self._add(f"const keep_node {name}[] = {{{each}}}")
        return name, len(nodes)

    def write_moving(self, it: Moving) -> None:
        parent = self.names[it.parent] if it.parent else "KEEP_NO_NODE"
        self._call("keep_node_move", it.node, parent)

    def write_placing(self, it: Placing) -> None:
        cells = ", ".join(map(str, it.cells))
        self._call("keep_grid_place", it.grid, self.names[it.node], cells)

    # Sizes, and what surrounds

    def write_rootsize(self, it: RootSize) -> None:
        for axis, (size, priority) in it.sizes.items():
            words = f"KEEP_{axis.name}", plain(size), _priority(priority)
            self._call("keep_node_set_axis_size", it.node, *words)

    def write_contentsize(self, it: ContentSize) -> None:
        sizes = ["NAN" if size is None else plain(size) for size in (it.width, it.height)]
        self._call("keep_node_set_content_size", it.node, *sizes)

    def write_resisting(self, it: Resisting) -> None:
        words = f"KEEP_{it.axis.name}", _priority(it.priority)
        self._call(f"keep_node_set_{it.resistance}", it.node, *words)

    def write_flag(self, it: Flag) -> None:
        if it.node:
            self._add(f"keep_node_set_{_FLAGS[it.word].format(self.names[it.node])}")
        else:
            self._add(f"keep_layout_set_{_LAYOUT[it.word]}")

    def write_edges(self, it: Edges) -> None:
        words = [_INSETS.format(*map(plain, it.insets))]
        if it.word == "margins":
            words.append("true" if it.is_directional else "false")
        self._call(f"keep_node_set_{it.word.replace('-', '_')}", it.node, *words)

    def write_baselines(self, it: Baselines) -> None:
        self._call("keep_node_set_baselines", it.node, plain(it.first), plain(it.last))

    def write_number(self, it: Number) -> None:
        if it.node:
            self._call(f"keep_node_set_{snake(it.word)}", it.node, plain(it.number))
        else:
            self._add(f"keep_layout_set_{snake(it.word)}(ui, {plain(it.number)})")

    def write_circling(self, it: Circling) -> None:
        words = self.names[it.center], plain(it.angle), plain(it.radius)
        self._call("keep_node_set_circle", it.node, *words)

    def write_arranging(self, it: Arranging) -> None:
        self._call("keep_container_set", it.node, _what("container", it.word), _worth(it))

    def write_membership(self, it: Membership) -> None:
        self._call("keep_member_set", it.node, _what("member", it.word), _worth(it))

    def write_listing(self, it: Listing) -> None:
        variable = self._variable("listed")
        names = ", ".join(self.names[node] for node in it.nodes)
        self._add(f"const keep_node {variable}[] = {{{names}}}")
        self._call("keep_node_set_listed", it.node, variable, str(len(it.nodes)))

    def write_listedvalue(self, it: ListedValue) -> None:
        words = self.names[it.listed], _what("member", it.word), _worth(it)
        self._call("keep_node_set_listed_value", it.node, *words)

    def write_variant(self, it: Variant) -> None:
        words = plain(it.width), plain(it.height), "true" if it.fits else "false"
        self._call("keep_node_add_variant", it.node, *words)

    def write_varying(self, it: Varying) -> None:
        what = [_what(it.noun, it.word)] if it.noun != "gone" else []
        words = str(it.variant.place), self.names[it.of], *what, _worth(it)
        self._call(f"keep_node_vary_{it.noun}", it.variant.node, *words)

    # Constraints

    def write_keeping(self, it: Keeping) -> None:
        words = self._attribute(it.attribute), plain(it.value.number), _priority(it.value.priority)
        self._add(f"keep_attribute_set_{SIDES[it.relation]}(ui, {', '.join(words)})")

    def write_following(self, it: Following) -> None:
        words = (
            self._attribute(it.attribute), self._attribute(it.followed), plain(it.multiplier),
            plain(it.constant), _priority(it.priority),
        )  # fmt: skip
        self._add(f"keep_attribute_set_{SIDES[it.relation]}_to(ui, {', '.join(words)})")

    def write_clearing(self, it: Clearing) -> None:
        words = self._attribute(it.attribute), "NAN", "KEEP_REQUIRED"
        self._add(f"keep_attribute_set_{SIDES[it.relation]}(ui, {', '.join(words)})")

    def write_ruling(self, it: Ruling) -> None:
        attribute, (number, priority) = it.attribute, it.value
        other = self.names[attribute.other] if attribute.other else "KEEP_NO_NODE"
        variable = self._variable("rule") if it.name or it.is_off or it.variant else ""
        if variable:
            self._add(f"keep_constraint {variable} = {{0}}")
        self._call(
            "keep_node_add_rule", attribute.node, _kind(attribute.kind), other,
            _relation(it.relation), plain(number), _priority(priority),
            f"&{variable}" if variable else "NULL",
        )  # fmt: skip
        if it.is_off:
            self._add(f"keep_constraint_set_installed(ui, {variable}, false)")
        self._complete(variable, it)

    def write_summing(self, it: Summing) -> None:
        variable = self._variable("sum")
        each = ", ".join(self.term(part) for part in it.parts)
        self._add(f"const keep_term {variable}_terms[] = {{{each}}}")
        words = (
            f"{variable}_terms", str(len(it.parts)), _relation(it.relation), plain(it.constant),
            _priority(it.priority), "false" if it.is_off else "true",
        )  # fmt: skip
        made = f"keep_constraint_create(ui, {', '.join(words)})"
        is_kept = it.name or it.variant
        self._add(f"keep_constraint {variable} = {made}" if is_kept else made)
        self._complete(variable, it)

    def term(self, part: Part) -> str:
        anchor = _upper(part.anchor).removesuffix("_EDGE")
        node = self.names[part.node] if part.node else "KEEP_NO_NODE"
        return f"{{{node}, KEEP_ANCHOR_{anchor}, {plain(part.coefficient)}}}"

    def write_gonevalue(self, it: GoneValue) -> None:
        words = self._attribute(it.attribute), plain(it.value)
        self._add(f"keep_attribute_set_gone_value(ui, {', '.join(words)})")

    def write_naming(self, it: Naming) -> None:
        words = self._attribute(it.attribute), string(it.name)
        self._add(f"keep_attribute_set_name(ui, {', '.join(words)})")

    # Words

    def _add(self, line: str) -> None:
        self.lines.append(f"{line};")

    def _call(self, function: str, node: int, *words: str) -> None:
        self._add(f"{function}(ui, {', '.join([self.names[node], *words])})")

    def _complete(self, constraint: str, it: Ruling | Summing) -> None:
        """What a constraint has besides."""
        if it.variant is not None:
            words = f"{self.names[it.variant.node]}, {it.variant.place}"
            self._add(f"keep_constraint_set_variant(ui, {constraint}, {words})")
        if it.name:
            self._add(f"keep_constraint_set_name(ui, {constraint}, {string(it.name)})")

    def _variable(self, kind: str) -> str:
        """A new name for a constraint: no node has one that ends with a number behind two lines."""
        return f"{kind}__{len(self.lines)}"

    def _attribute(self, it: AttributeOf) -> str:
        words = f"ui, {self.names[it.node]}, {_kind(it.kind)}"
        if it.other:
            return f"keep_node_attribute_to({words}, {self.names[it.other]})"
        return f"keep_node_attribute({words})"


def string(text: str) -> str:
    """A text as a literal of C."""
    letters = []
    for letter in text:
        if letter in '"\\':
            letters.append(f"\\{letter}")
        elif letter.isprintable() and letter != "?":  # of which two begin a trigraph
            letters.append(letter)
        else:
            letters += [f"\\{byte:03o}" for byte in letter.encode("utf-8")]
    return f'"{"".join(letters)}"'


def _rows(line: str) -> Iterator[str]:
    """A line in as many rows as it takes to be no wider than usual: they end behind commas that
    stand outside of strings."""
    row = ""
    for part in _PART.findall(line):
        if row.strip() and len(row + part.rstrip()) > _WIDEST:
            yield row.rstrip()
            row = " " * 4
        row += part
    yield row


def _track(it: TrackOf) -> str:
    fields = [f"KEEP_TRACK_{it.kind.upper()}"]
    fields += [f".value = {plain(it.value)}"] * (it.kind in ("fixed", "fraction", "yielding"))
    fields += [f".min = {plain(it.min)}"] if it.min is not None else []
    fields += [f".max = {plain(it.max)}"] if it.max is not None else []
    return f"{{{', '.join(fields)}}}"


def _kind(kind: AttributeKind) -> str:
    return f"KEEP_{kind.name}"


def _relation(relation: Relation) -> str:
    return f"KEEP_{relation.name}"


def _priority(priority: float) -> str:
    return _PRIORITIES.get(priority, plain(priority))


def _what(noun: str, word: str) -> str:
    """A constant of keep_container_value or keep_member_value."""
    return f"KEEP_{noun.upper()}_{_upper(parameter(word))}"


def _worth(it: Arranging | Membership | ListedValue | Varying) -> str:
    if not isinstance(it.value, str):
        return plain(it.value)
    enum = kind(it.word)
    prefix = "" if enum in ("Axis", "Distribution") else f"{enum.upper()}_"
    return f"KEEP_{prefix}{_upper(it.value)}"


def _upper(word: str) -> str:
    return word.upper().replace("-", "_")
