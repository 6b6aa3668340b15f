"""The headers as a plan for a binding: objects with methods and properties, not functions.

A writer of a language loops over the plan, and looks at no name in C. What the parts mean:

    Plan         objects, callbacks, enums, structs, in the order of the headers
    Object       a handle (`node`), an owner (`layout`, `solver`), the list of handles (`nodes`), or
                 what belongs to none (`library`); it has methods, and properties made of these
    Method       what it is called, what goes in, what comes out, what its result means; `arguments`
                 says for each parameter in C where it comes from
    Property     a getter, and a setter if there is one: what is read and set as `node.gap`
    Value        a name and a Type: what goes in or comes out, several parameters of C in one
    Type         its kind, and the name of its enum, struct, handle or callback

The kinds of a type, and what is one value of it:

    flag number whole size id text      a bool, a double, an integer, a count, 64 bits, UTF-8
    enum flags                          a constant of an enum, a set of them
    handle                              what an object is of; none if the type is optional
    struct                              a struct of plain fields, by value
    options                             one that begins with its size, by address
    closure                             a function, its data, and what releases that
    data                                a pointer of the host's
    owner                               a layout or a solver

`bindings/README.md` shows what a writer does with it.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

Declared = dict[str, Any]  # as api.json has it

PLAIN = {
    "bool": "flag",
    "double": "number",
    "int": "whole",
    "int8_t": "whole",
    "int32_t": "whole",
    "uint32_t": "whole",
    "size_t": "size",
    "uint64_t": "id",
    "const char *": "text",
    "const char *const *": "text",
    "void *": "data",
    "keep_layout *": "owner",
    "keep_solver *": "owner",
    "void": "nothing",
}
OWNERS = ("layout", "solver")
# Nouns that a function begins with where its first parameter is a handle, besides those of handles.
NOUNS = ("group", "guide", "stack", "grid", "container", "member", "barrier", "guideline", "nodes")
VERBS = ("create", "begin", "commit", "end", "set", "get", "place")
# Which of the two is meant where a function of the solver is about one of its things.
OF_SOLVER = ("variable", "row")
# What no binding has to offer, and why.
FOR_C = {
    "keep_set_out_of_memory_handler": "one for the process, which ends: not a binding's to set",
    "keep_status_name": "the words of an enum",
    "keep_node_frame": "keep_node_frame_as",
    "keep_layout_changes": "keep_layout_changes_as",
}
# Getters and setters by a number that says which parameter, and what a property is then called.
PARAMETERS = {"keep_container_value": "container", "keep_member_value": "member"}
# A member has some of what its container has: its own.
OWN = {
    "align": "own_align", "justify": "own_justify", "least": "own_least",
    "excluded": "is_excluded",
    **{
        f"margin_{what}{side}": f"own_margin_{what}{side}"
        for what in ("", "fraction_")
        for side in ("top", "left", "bottom", "right")
    },
}  # fmt: skip
QUESTIONS = ("is_", "has_")


@dataclass(frozen=True)
class Type:
    """What one value is. `many` are a list; `optional` may be none, NULL, or NaN of a number."""

    kind: str
    name: str = ""
    many: bool = False
    optional: bool = False
    c: str = ""

    @property
    def word(self) -> str:
        """The name without the prefix that everything has in C."""
        return self.name.removeprefix("keep_")


@dataclass(frozen=True)
class Value:
    """What goes in, or comes out. Lists of one `length` are as long as each other."""

    name: str
    type: Type
    length: str = ""


@dataclass(frozen=True)
class Argument:
    """Where a parameter of C comes from: `owner`, `self` (the handle of the object, or its array),
    `in`, `out`, `count` (of self or of the list `name`), `capacity` (of all lists that come out),
    `user_data` and `destroy` of the closure `name`, or `fixed`: a constant."""

    source: str
    name: str
    c: str


@dataclass(frozen=True)
class Method:
    """A function, as something that an object does. `result` is a kind of api.json: `nothing`,
    `status` and `made` fail, `found` may be none, `count` is that of the lists in `outs`."""

    c: str
    chapter: str
    of: str
    word: str
    owner: str
    is_reading: bool
    ins: tuple[Value, ...]
    outs: tuple[Value, ...]
    result: str
    returns: Type
    arguments: tuple[Argument, ...]
    doc: str
    calls_back: bool = False
    drains: bool = False
    cost: str = ""

    @property
    def fails(self) -> bool:
        """Whether it can fail with a status, rather than by an answer that stands for nothing."""
        return self.result in ("status", "made")

    @property
    def parallel(self) -> tuple[tuple[Value, str, Value], ...]:
        """Lists that go in, how long each has to be (`same`, `one more`, or as the `last` number
        says), and by which other list. C cannot check that."""
        lists = [v for v in self.ins if v.type.many]
        counted = {a.name for a in self.arguments if a.source == "count"}
        first = {v.length: v for v in lists if v.name in counted}
        found = []
        for v in lists:
            bare = v.length.removesuffix(" + 1")
            if v.length in first and first[v.length] is not v:
                found.append((v, "same", first[v.length]))
            elif bare != v.length and bare in first:
                found.append((v, "one more", first[bare]))
            elif "[" in v.length:
                name = v.length.partition("[")[0]
                found.append((v, "last", next(each for each in lists if each.name == name)))
        return tuple(found)

    @property
    def answers(self) -> tuple[Value, ...]:
        """Everything that it answers: its result, if that is data, and what it writes."""
        is_data = self.result in ("value", "text", "made", "found", "owner", "same")
        return ((Value("result", self.returns),) if is_data else ()) + self.outs


@dataclass(frozen=True)
class Property:
    """What is read, and set if there is a setter: of one value, without further parameters. Of a
    parameter of a container both are one call in C for all, with a constant that says which, and a
    double, whatever the type is."""

    of: str
    word: str
    type: Type
    getter: Method
    setter: Method | None
    doc: str

    @property
    def is_parameter(self) -> bool:
        return any(argument.source == "fixed" for argument in self.getter.arguments)


@dataclass
class Object:
    """What has methods; `owner` is the word of what it belongs to, and its own for an owner."""

    word: str
    owner: str
    handle: str = ""
    methods: list[Method] = field(default_factory=list)
    properties: list[Property] = field(default_factory=list)


@dataclass(frozen=True)
class Struct:
    """A struct: `is_sized` begins with its size, and is passed by its address."""

    name: str
    fields: tuple[Value, ...]
    is_sized: bool
    doc: str


@dataclass
class Plan:
    """All that a binding offers."""

    version: str
    objects: list[Object]
    callbacks: list[Method]
    structs: list[Struct]
    enums: list[Declared]
    flags: list[str]
    """The enums whose constants are bits."""

    @property
    def begins(self) -> list[str]:
        """The functions that make an owner."""
        return [method.c for method in self.methods() if method.result == "owner"]

    @property
    def ends(self) -> list[str]:
        """Those after which there is none."""
        return [m.c for m in self.methods() if m.of in OWNERS and m.word == "destroy"]

    @property
    def closures(self) -> dict[str, str]:
        """The callbacks that come with data of the host's, by their words."""
        own = [m for m in self.callbacks if any(a.source == "user_data" for a in m.arguments)]
        return {method.word: method.c for method in own}

    def methods(self) -> list[Method]:
        return [method for each in self.objects for method in each.methods]

    def object(self, word: str) -> Object:
        return next(each for each in self.objects if each.word == word)


def plan(api: Declared) -> Plan:
    """The plan of what api.json declares."""
    return _Planner(api).plan()


class _Planner:
    def __init__(self, api: Declared) -> None:
        self.api = api
        fields = {s["name"]: [f["name"] for f in s["fields"]] for s in api["structs"]}
        self.handles = {name for name, names in fields.items() if names == ["id"]}
        self.sized = {name for name, names in fields.items() if names[:1] == ["size"]}
        self.structs = {name for name, names in fields.items() if names} - self.handles
        self.enums = {enum["name"]: enum for enum in api["enums"]}
        self.callbacks = {callback["name"] for callback in api["callbacks"]}

    def plan(self) -> Plan:
        handles = [s["name"] for s in self.api["structs"] if s["name"] in self.handles]
        words = ["library", *OWNERS, *(each.removeprefix("keep_") for each in handles)]
        words.insert(words.index("node") + 1, "nodes")
        objects = {word: self._object(word) for word in words}
        for function in self.api["functions"]:
            method = self._method(function)
            objects[method.of].methods.append(method)
        for each in objects.values():
            each.properties = [*self._properties(each), *self._parameters(each)]
        structs = [self._struct(s) for s in self.api["structs"] if s["name"] in self.structs]
        values = [p for f in [*self.api["functions"]] for p in f["parameters"]]
        values += [f for s in self.api["structs"] for f in s["fields"]]
        flags = sorted({value["enum"] for value in values if value.get("flags")})
        return Plan(
            version=self.api["version"],
            objects=list(objects.values()),
            callbacks=[self._callback(each) for each in self.api["callbacks"]],
            structs=structs,
            enums=self.api["enums"],
            flags=flags,
        )

    def _object(self, word: str) -> Object:
        owner = "solver" if word in ("solver", *OF_SOLVER) else "layout"
        owner = "" if word == "library" else owner
        handle = f"keep_{word}" if f"keep_{word}" in self.handles else ""
        return Object(word, owner, handle)

    # Types

    def _type(self, value: Declared) -> Type:
        c = value["type"].replace("char **", "char *")
        bare = c.removeprefix("const ") if c not in PLAIN else c
        is_pointer = bare.endswith("*") and bare not in PLAIN
        bare = bare.removesuffix(" *") if is_pointer else bare
        optional = bool(value.get("none") or value.get("nan"))
        many = "length" in value
        if not is_pointer or many or value["role"] == "function":
            optional = optional or (value.get("nullable", False) and value["role"] != "out")
        if bare in self.sized or (bare in self.structs and is_pointer and value["role"] == "in"):
            optional = optional or value.get("nullable", False)
        return Type(self._kind(bare, value), self._name(bare, value), many, optional, bare)

    def _kind(self, bare: str, value: Declared) -> str:
        if "enum" in value:
            return "flags" if value.get("flags") else "enum"
        for kind, names in (
            ("enum", self.enums), ("handle", self.handles), ("options", self.sized),
            ("struct", self.structs), ("closure", self.callbacks),
        ):  # fmt: skip
            if bare in names:
                return kind
        return PLAIN[bare]

    def _name(self, bare: str, value: Declared) -> str:
        return value.get("enum") or (bare if bare.startswith("keep_") else "")

    def _struct(self, declared: Declared) -> Struct:
        is_sized = declared["name"] in self.sized
        counts = {each["length"] for each in declared["fields"] if "length" in each}
        counts |= {"size"} if is_sized else set()
        held = ("user_data", "destroy")
        fields = tuple(
            Value(each["name"], self._type(each), each.get("length", ""))
            for each in declared["fields"]
            if each["role"] not in held
            and (each["name"] not in counts or self._type(each).kind == "enum")
        )
        return Struct(declared["name"], fields, is_sized, declared["doc"])

    # Methods

    def _method(self, function: Declared) -> Method:
        parameters = function["parameters"]
        owner: Declared = next((p for p in parameters if p["role"] == "owner"), {})
        of, word, is_self = self._place(function["name"], parameters)
        rest = [p for p in parameters if p is not owner]
        held = rest[:2] if of == "nodes" else rest[:1] if is_self else []
        ins, outs, arguments = self._sorted(parameters, owner, held)
        returns = self._returned(function)
        return Method(
            c=function["name"], chapter=function["chapter"], of=of, word=word,
            owner=_owner(owner),
            is_reading=owner.get("type", "").startswith("const "),
            ins=ins, outs=outs, result=function["returns"]["kind"], returns=returns,
            arguments=arguments, doc=function["doc"], calls_back=function["calls_back"],
            drains=function["drains"], cost=function["cost"],
        )  # fmt: skip

    def _returned(self, function: Declared) -> Type:
        said = function["returns"]
        optional = said.get("none", False) or said.get("nan", False)
        value = {"type": function["result"], "role": "result", "none": optional}
        return self._type(value)

    def _callback(self, declared: Declared) -> Method:
        ins = tuple(
            Value(p["name"], self._type(p)) for p in declared["parameters"] if p["role"] == "in"
        )
        outs = tuple(
            Value(p["name"], self._type(p)) for p in declared["parameters"] if p["role"] == "out"
        )
        arguments = tuple(Argument(p["role"], p["name"], p["type"]) for p in declared["parameters"])
        return Method(
            c=declared["name"], chapter=declared["chapter"], of="",
            word=declared["name"].removeprefix("keep_").removesuffix("_function"), owner="",
            is_reading=True, ins=ins, outs=outs, result=declared["returns"]["kind"],
            returns=self._returned(declared), arguments=arguments, doc=declared["doc"],
        )  # fmt: skip

    def _place(self, name: str, parameters: list[Declared]) -> tuple[str, str, bool]:
        """Of which object it is a method, as what, and whether a parameter is that object."""
        noun, _, rest = name.removeprefix("keep_").partition("_")
        given = [p for p in parameters if p["role"] != "owner"]
        first = given[0] if given else None
        if len(given) == len(parameters):
            return (noun, rest, False) if noun in OWNERS else ("library", f"{noun}_{rest}", False)
        handle = first["type"].removeprefix("keep_") if first and first["role"] == "in" else ""
        if noun == "solver" and handle in OF_SOLVER:
            return handle, _without(rest, handle), True
        if first and noun == "nodes" and first["type"] == "const keep_node *":
            return "nodes", rest, True
        is_own = f"keep_{handle}" in self.handles and not (first or {}).get("none")
        if noun in OWNERS:
            return noun, rest, False
        if is_own and handle == noun:
            return noun, rest, True
        if is_own and noun in NOUNS:
            return handle, _verb_first(noun, rest), True
        is_named = noun == handle and rest.split("_")[0] not in VERBS
        if first and is_named:  # of a node or, for none, of the layout
            return noun, rest, True
        owner = next(p for p in parameters if p["role"] == "owner")
        return _owner(owner), _verb_first(noun, rest), False

    def _sorted(
        self, parameters: list[Declared], owner: Declared, held: list[Declared]
    ) -> tuple[tuple[Value, ...], tuple[Value, ...], tuple[Argument, ...]]:
        """What goes in, what comes out, and where each parameter of C comes from."""
        ins: list[Value] = []
        outs: list[Value] = []
        arguments: list[Argument] = []
        lists = [p for p in parameters if "length" in p]
        lengths = {p["length"]: p["name"] for p in reversed(lists) if p["role"] == "in"}
        capacities = {p["length"] for p in lists if p["role"] == "out"} - set(lengths)
        closure = next((p["name"] for p in parameters if p["role"] == "function"), "")
        for p in parameters:
            name, role = p["name"], p["role"]
            value = Value(name, self._type(p), p.get("length", ""))
            if p is owner:
                source = "owner"
            elif held and p is held[0]:
                source = "self"
            elif name in lengths or (held and p in held):
                source, name = "count", "self" if p in held else lengths[name]
            elif name in capacities:
                source, name = "capacity", ""
            elif role in ("user_data", "destroy") and closure:
                source, name = role, closure
            elif role == "out":
                source = "out"
                outs.append(value)
            else:
                source = "in"
                ins.append(value)
            arguments.append(Argument(source, name, p["type"]))
        return tuple(ins), tuple(outs), tuple(arguments)

    # Properties

    def _properties(self, of: Object) -> list[Property]:
        """What reads one value without being given any, and what sets it."""
        setters = {m.word: m for m in of.methods if m.word.startswith("set_") and m.fails}
        found = []
        for getter in of.methods:
            word = _bare(getter.word)
            setter = setters.get(f"set_{word}")
            is_plain = not getter.ins and len(getter.answers) == 1 and not getter.fails
            if not is_plain or getter.result in ("owner", "same") or not getter.is_reading:
                continue
            type_ = getter.answers[0].type
            if type_.many:
                continue
            given = [_same(v.type) for v in setter.ins] if setter and not setter.outs else []
            fits = given == [_same(type_)]
            if setter and fits:
                type_ = replace(type_, optional=setter.ins[0].type.optional)
            setter = setter if fits else None
            doc = _of_both(getter.doc, setter.doc if setter else "")
            found.append(Property(of.word, getter.word, type_, getter, setter, doc))
        return found

    def _parameters(self, of: Object) -> list[Property]:
        """What is read and set by a constant that says which: a property for each."""
        found = []
        for enum, noun in PARAMETERS.items():
            methods = {m.word: m for m in of.methods}
            get, set_ = methods.get(f"get_{noun}"), methods.get(f"set_{noun}")
            if not get or not set_:
                continue
            for constant in self.enums[enum]["constants"]:
                word = constant["word"].lower()
                if noun == "member":
                    word = OWN.get(word, word)
                type_ = self._said(constant["doc"], word)
                name = constant["name"]
                getter, setter = (_fixed(each, enum, name, type_) for each in (get, set_))
                doc = self._described(constant["doc"], word)
                found.append(Property(of.word, word, type_, getter, setter, doc))
        return found

    def _described(self, doc: str, word: str) -> str:
        """The comment of a constant, or that of the field that it refers to."""
        if not doc.startswith(("A keep_", "As keep_")) or "NaN" in doc:
            return doc
        struct = doc.split()[1].rstrip(".,;").partition(".")[0] if doc.startswith("As ") else ""
        fields = [
            f
            for s in self.api["structs"]
            for f in s["fields"]
            if s["name"] in self.sized and struct in ("", s["name"]) and word.startswith(f["name"])
        ]
        return str(fields[0]["doc"]) if fields else doc

    def _said(self, doc: str, word: str) -> Type:
        """What type a parameter has that is a double in C, by the comment of its constant."""
        first = doc.split()
        optional = "NaN" in doc
        if first[:1] == ["A"] and first[1].rstrip(".,;:") in self.enums:
            return Type("enum", first[1].rstrip(".,;:"), optional=optional, c="double")
        if first[:1] == ["As"]:
            struct, _, name = first[1].rstrip(".,;:").partition(".")
            fields = next(s["fields"] for s in self.api["structs"] if s["name"] == struct)
            type_ = self._type(next(f for f in fields if f["name"] == name))
            if type_.kind in ("enum", "flag"):
                return replace(type_, c="double")
        is_flag = word.startswith("is_") or first[:1] == ["1"]
        return Type("flag" if is_flag else "number", optional=optional, c="double")


def _owner(owner: Declared) -> str:
    """The word of an owner, by the parameter; "" without one."""
    return str(owner.get("type", "").removeprefix("const keep_").removeprefix("keep_")[:-2])


def _of_both(getter: str, setter: str) -> str:
    """What a property is, by the comments of the two. That of the setter says more."""
    if setter.startswith("Sets "):
        return setter[5].upper() + setter[6:]
    return f"{getter}\n\n{setter}" if setter else getter


def _same(type_: Type) -> tuple[str, str, bool]:
    return type_.kind, type_.name, type_.many


def _fixed(method: Method, enum: str, constant: str, type_: Type) -> Method:
    """A method with a constant for what it is given."""
    arguments = tuple(
        Argument("fixed", constant, a.c) if a.c == enum else a for a in method.arguments
    )
    ins = tuple(
        replace(v, type=type_) if v.name == "value" else v
        for v in method.ins
        if v.type.name != enum
    )
    returns = method.returns if method.fails else type_
    return replace(method, arguments=arguments, ins=ins, returns=returns)


def _bare(word: str) -> str:
    for question in QUESTIONS:
        word = word.removeprefix(question)
    return word


def _without(rest: str, noun: str) -> str:
    return "_".join(part for part in rest.split("_") if part != noun) or rest


def _verb_first(noun: str, rest: str) -> str:
    verb, _, more = rest.partition("_")
    if verb not in VERBS:
        return f"{noun}_{rest}"
    return "_".join(part for part in (verb, noun, more) if part)
