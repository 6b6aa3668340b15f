"""Writes the functions of C for the JavaScript package, and its enums (write_javascript.py)."""

from __future__ import annotations

from javascript_names import HEAD, camel, constant_word, type_word
from model import Declared, Plan

# The types of WebAssembly, by what a type is in C: i is i32, I is i64, d is f64.
WIDE = {"double": "d", "uint64_t": "I", "void": ""}
# What else stands for a constant where one is taken.
ALSO: dict[str, dict[str | bool, int]] = {
    "keep_relation": {"min": 1, "max": -1},
    "keep_gone": {True: 1, False: 0},
}


class Calls:
    """calls.js: each function, and what is done if it traps."""

    def __init__(self, plan: Plan, api: Declared) -> None:
        self.plan = plan
        self.api = api
        self.handles = {o.handle for o in plan.objects if o.handle}
        self.plain = {s.name for s in plan.structs}

    def source(self) -> str:
        major, minor, patch = map(int, self.plan.version.split("."))
        calls = "".join(self.call(function) for function in self.api["functions"])
        signatures = "".join(self.signature(each) for each in self.api["callbacks"])
        return (
            f"{HEAD}\n// The functions of C. What one of them throws has left the library "
            "anywhere.\n\n"
            f"export const MADE_FOR = {(major * 1000 + minor) * 1000 + patch};\n\n"
            "// What is called back: the types that it is given, and that it returns.\n"
            f"export const callbacks = {{\n{signatures}}};\n\n"
            f"export function calls(c, trapped) {{\nreturn {{\n{calls}}};\n}}\n"
        )

    def call(self, function: Declared) -> str:
        names = [camel(p["name"]) + "_" * (p["name"] in ("function", "default"))
                 for p in function["parameters"]]  # fmt: skip
        names = (["result"] if self.is_written(function["result"]) else []) + names
        given = ", ".join(names)
        name = function["name"]
        return (
            f"{name}({given}) {{\ntry {{\nreturn c.{name}({given});\n"
            "} catch (error) {\nreturn trapped(error);\n}\n},\n"
        )

    def signature(self, callback: Declared) -> str:
        given = "".join(self.type(p["type"]) for p in callback["parameters"])
        word = type_word(callback["name"])
        return f'{word}: ["{given}", "{self.type(callback["result"])}"],\n'

    def type(self, c: str) -> str:
        return "I" if c in self.handles else WIDE.get(c, "i")

    def is_written(self, c: str) -> bool:
        """Whether C returns it through an address, which is passed first."""
        return c in self.plain


class Enums:
    """enums.js."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def source(self) -> str:
        enums = "".join(self.enum(each) for each in self.plan.enums)
        return (
            f'{HEAD}\nimport {{ Enumeration }} from "./values.js";\n\n'
            "// The enums of C, whose constants are words.\n"
            f"export const enums = {{\n{enums}}};\n\n"
            f"{self.also()}"
        )

    def enum(self, enum: Declared) -> str:
        constants = "".join(
            f"{constant_word(c['word'])}: {c['value']},\n" for c in enum["constants"]
        )
        spoken = enum["name"].removeprefix("keep_").replace("_", " ")
        return f'{type_word(enum["name"])}: new Enumeration("{spoken}", {{\n{constants}}}),\n'

    def also(self) -> str:
        lines = ["// What is taken as well, and not answered."]
        for name, more in ALSO.items():
            for word, number in more.items():
                key = f'"{word}"' if isinstance(word, str) else str(word).lower()
                lines.append(f"enums.{type_word(name)}.numbers.set({key}, {number});")
        return "\n".join(lines) + "\n"
