"""Writes the calls of the Lua package by Lua's C API (write_lua.py)."""

from __future__ import annotations

from lua_calls import HEAD, called, given, has_room, is_by_value, is_length, length, named, used
from model import Method, Plan, Struct, Type


class Native:
    """The calls by the C API of Lua."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def source(self) -> str:
        passed, answered = used(self.plan)
        heads = "".join(
            f"static void fill_{_word(s)}(lua_State *L, int at, {s.name} *to);\n"
            for s in self.plan.structs
            if s.name in passed
        )
        structs = "\n".join(self.filled(s) for s in self.plan.structs if s.name in passed)
        structs += "\n".join(self.read(s) for s in self.plan.structs if s.name in answered)
        calls = "\n".join(self.call(m) for m in called(self.plan))
        names = "".join(f'  {{"{m.c}", call_{m.c}}},\n' for m in called(self.plan))
        return (
            f"/* {HEAD} */\n\n{heads}\n{structs}\n{calls}\n"
            f"static const luaL_Reg written[] = {{\n{names}  {{NULL, NULL}},\n}};\n"
        )

    def filled(self, struct: Struct) -> str:
        word = _word(struct)
        lines = [f"*to = ({struct.name}){{0}};"]
        if struct.is_sized:
            lines.append("to->size = sizeof *to;")
        for field in struct.fields:
            t, name = field.type, field.name
            lines.append(f'lua_getfield(L, at, "{name}");')
            if t.many:
                lines.append("if (!lua_isnil(L, -1)) {")
                if all(each.name != field.length for each in struct.fields):
                    lines.append(f"to->{field.length} = length_at(L, -1);")
                lines += [f"to->{name} = {self.array(t, '-1')};", "} else lua_pop(L, 1);"]
                continue
            if t.kind == "struct":
                lines.append(
                    f"if (!lua_isnil(L, -1)) fill_{t.word}(L, lua_gettop(L), &to->{name});"
                )
            elif t.kind == "closure":
                lines.append(
                    f"if (!lua_isnil(L, -1)) {{ to->{name} = on_{t.word}; "
                    "to->user_data = data_at(L, -1); to->destroy = on_destroy_function; }"
                )
            else:
                lines.append(f"to->{name} = {self.value(t, '-1')};")
            lines.append("lua_pop(L, 1);")
        body = "\n  ".join(lines)
        return (
            f"static void fill_{word}(lua_State *L, int at, {struct.name} *to) {{\n  {body}\n}}\n"
        )

    def read(self, struct: Struct) -> str:
        word = _word(struct)
        fields = " ".join(
            f'{self.pushed(f.type, f"from.{f.name}")} lua_setfield(L, -2, "{f.name}");'
            for f in struct.fields
        )
        return (
            f"static void push_{word}(lua_State *L, {struct.name} from) {{\n"
            f"  lua_createtable(L, 0, {len(struct.fields)});\n  {fields}\n}}\n"
        )

    def value(self, t: Type, at: str) -> str:
        if t.kind == "handle":
            return f"({t.c}){{(uint64_t)lua_tointeger(L, {at})}}"
        return {
            "flag": f"lua_toboolean(L, {at})",
            "number": f"lua_tonumber(L, {at})",
            "text": f"lua_tostring(L, {at})",
        }.get(t.kind, f"({t.c})lua_tointeger(L, {at})")

    def array(self, t: Type, at: str) -> str:
        """An array of a list, which is left on the stack."""
        if t.kind in ("struct", "options"):
            return f"array_of_{t.word}(L, {at})"
        kinds = {
            "handle": "handles",
            "text": "texts",
            "number": "numbers",
            "size": "sizes",
            "flag": "flags",
        }
        kind = kinds.get(t.kind, "bytes" if t.c == "int8_t" else "enums")
        return f"(void *){kind}_at(L, {at})"

    def pushed(self, t: Type, value: str) -> str:
        if t.kind == "handle":
            return f"lua_pushinteger(L, (lua_Integer){value}.id);"
        if t.kind == "struct":
            return f"push_{t.word}(L, {value});"
        return {
            "flag": f"lua_pushboolean(L, {value});",
            "number": f"lua_pushnumber(L, {value});",
            "text": f"lua_pushstring(L, {value});",
        }.get(t.kind, f"lua_pushinteger(L, (lua_Integer){value});")

    def call(self, method: Method) -> str:
        names = given(method)
        at = {name: str(k + 1) for k, name in enumerate(names)}
        lines = [] if names else ["(void)L;"]
        lines += [*self.taken(method, at), *self.room(method, at), *self.asked(method, at)]
        pushes = self.answers(method, at)
        body = "\n  ".join([*lines, *pushes, f"return {len(pushes)};"])
        return f"static int call_{method.c}(lua_State *L) {{\n  {body}\n}}\n"

    def taken(self, method: Method, at: dict[str, str]) -> list[str]:
        """What goes in and is no plain value."""
        lines = []
        for v in method.ins:
            place, t = at[named(v.name)], v.type
            if t.many and t.kind in ("struct", "options"):
                lines.append(f"{t.name} *in_{v.name} = {self.array(t, place)};")
            elif t.many:
                lines.append(f"{_pointer(t)}in_{v.name} = {self.array(t, place)};")
            elif t.kind in ("struct", "options"):
                lines += [
                    f"{t.name} in_{v.name} = {{0}};",
                    f"if (!lua_isnil(L, {place})) fill_{t.word}(L, {place}, &in_{v.name});",
                ]
        if method.of == "nodes":
            lines.append(f"keep_node *nodes = (void *)handles_at(L, {at['self']});")
        return lines

    def room(self, method: Method, at: dict[str, str]) -> list[str]:
        """Where C writes."""
        lines = []
        if has_room(method) and method.result == "status":
            lines.append(f"size_t room = room_of(L, {at[_listed(method)]});")
        elif has_room(method):
            lines.append(f"size_t room = {'0' if method.drains else '16'};")
        for v in method.outs:
            if v.type.many:
                size = "room" if has_room(method) else f"length_at(L, {at[length(method)]})"
                of = f"{size}, sizeof *out_{v.name}"
                lines.append(f"{v.type.c} *out_{v.name} = room_for(L, {of});")
            else:
                lines.append(f"{v.type.c} out_{v.name} = {{0}};")
        return lines

    def asked(self, method: Method, at: dict[str, str]) -> list[str]:
        """The call; again if there was not enough room."""
        call = self.c_call(method, at)
        lines = ["lua_State *before = enter(L);"]
        if method.result == "count":
            lists = [v.name for v in method.outs if v.type.many]
            again = " ".join(f"out_{v} = room_for(L, room, sizeof *out_{v});" for v in lists)
            lines.append(f"size_t count = {call};")
            lines.append(f"if (count > room) {{ room = count; {again} count = {call}; }}")
        elif method.result == "nothing":
            lines.append(f"{call};")
        else:
            lines.append(f"{_result(method)} result = {call};")
        lines.append("leave(before);")
        if has_room(method) and method.result == "status":
            has_made = any(v.name == "made" for v in method.outs)
            written = "out_made" if has_made else f"applied_of(L, {at[_listed(method)]})"
            lines.append(f"size_t count = written_of(result, {written}, room);")
        return lines

    def answers(self, method: Method, at: dict[str, str]) -> list[str]:
        """What is pushed, in order."""
        pushes = []
        if method.result not in ("count", "nothing"):
            pushes.append(self.pushed(method.returns, "result"))
        for v in method.outs:
            if v.type.many:
                count = "count" if has_room(method) else f"length_at(L, {at[length(method)]})"
                each = self.pushed(v.type, f"out_{v.name}[k]")
                pushes.append(f"LISTED({count}, {each})")
            elif not is_length(method, v):
                pushes.append(self.pushed(v.type, f"out_{v.name}"))
        return pushes

    def c_call(self, method: Method, at: dict[str, str]) -> str:
        words = []
        for a in method.arguments:
            if a.source == "owner":
                words.append(f"{method.owner}_at(L, {at['owner']})")
            elif a.source == "self":
                words.append(
                    "nodes"
                    if method.of == "nodes"
                    else f"({a.c}){{(uint64_t)lua_tointeger(L, {at['self']})}}"
                )
            elif a.source == "count":
                words.append(f"length_at(L, {at[a.name if a.name == 'self' else named(a.name)]})")
            elif a.source == "capacity":
                words.append("room")
            elif a.source == "out":
                value = next(v for v in method.outs if v.name == a.name)
                words.append(f"out_{a.name}" if value.type.many else f"&out_{a.name}")
            elif a.source == "user_data":
                words.append(f"data_at(L, {at[named(a.name)]})")
            elif a.source == "destroy":
                words.append(f"lua_isnil(L, {at[named(a.name)]}) ? NULL : on_destroy_function")
            else:
                v = next(v for v in method.ins if v.name == a.name)
                i = at[named(v.name)]
                if v.type.kind == "closure":
                    words.append(f"lua_isnil(L, {i}) ? NULL : on_{v.type.word}")
                elif v.type.many:
                    words.append(f"in_{v.name}")
                elif v.type.kind in ("struct", "options"):
                    words.append(
                        f"in_{v.name}"
                        if is_by_value(method, v)
                        else f"lua_isnil(L, {i}) ? NULL : &in_{v.name}"
                    )
                else:
                    words.append(self.value(v.type, i))
        return f"{method.c}({', '.join(words)})"


def _listed(method: Method) -> str:
    """The list whose elements make what is written."""
    return named(next(v.name for v in method.ins if v.type.many))


def _word(struct: Struct) -> str:
    return struct.name.removeprefix("keep_")


def _pointer(t: Type) -> str:
    return "const char *const *" if t.kind == "text" else f"const {t.c} *"


def _result(method: Method) -> str:
    if method.result == "status":
        return "keep_status"
    return method.returns.c
