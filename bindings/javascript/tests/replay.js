// Replays traces of Tests/conformance on the functions of C, by api.json alone: what native libraries have
// answered is answered by the module, to the last bit and in the same words. In Node and in browsers.

import { callbacks } from "../src/calls.js";
import { functionsOf } from "../src/trampolines.js";

const BYTES = { double: 8, uint64_t: 8, bool: 1, int8_t: 1 };
const SPECIAL = { nan: NaN, inf: Infinity, "-inf": -Infinity };
const NUL = "\0";
const number = (value) => (typeof value === "string" ? SPECIAL[value] : value);

export class Replayer {
  constructor(api, exports) {
    this.c = exports;
    this.functions = new Map(api.functions.map((each) => [each.name, each]));
    this.structs = new Map(api.structs.map((each) => [each.name, each]));
    this.callbacks = new Map(api.callbacks.map((each) => [each.name, each]));
    this.constants = new Map(
      api.enums.flatMap((each) => each.constants.map((constant) => [constant.name, constant.value])),
    );
    this.enums = new Set(api.enums.map((each) => each.name));
    exports._initialize();
    const asked = Object.fromEntries(
      api.callbacks.map((each) => [camel(each.name), (...args) => this.#asked(each, args)]),
    );
    this.table = functionsOf(exports.__indirect_function_table, callbacks, asked);
  }

  // The calls of a trace that were made, and the first differences.
  replay(text) {
    this.lines = text.trim().split("\n").slice(1).map((line) => JSON.parse(line));
    this.at = 0;
    this.calls = 0;
    this.differences = [];
    this.owners = new Map();
    this.data = [null]; // what a function's data stands for, by its number
    while (this.at < this.lines.length) this.#call(this.lines[this.at++]);
    return { calls: this.calls, differences: this.differences };
  }

  #differs(what, found, expected) {
    this.differences.push(`line ${this.at + 1}: ${what} is ${String(found)} and not ${JSON.stringify(expected)}`);
  }

  // Types

  #isHandle(type) {
    const fields = this.structs.get(type)?.fields;
    return fields?.length === 1 && fields[0].name === "id";
  }

  #isStruct(type) {
    return this.structs.get(type)?.fields.length > 1;
  }

  #size(type) {
    if (this.#isHandle(type)) return 8;
    return this.structs.get(type)?.size32 || BYTES[type] || 4;
  }

  get view() {
    return new DataView(this.c.memory.buffer);
  }

  // What goes in

  #room(bytes) {
    const at = this.c.malloc(Math.max(bytes, 1)) >>> 0;
    new Uint8Array(this.c.memory.buffer, at, bytes).fill(0);
    this.blocks.push(at);
    return at;
  }

  #text(value) {
    if (value === null) return 0;
    const bytes = new TextEncoder().encode(value + NUL);
    const at = this.#room(bytes.length);
    new Uint8Array(this.c.memory.buffer, at, bytes.length).set(bytes);
    return at;
  }

  // One value of a type, as a call takes it.
  #in(type, value, owner) {
    const bare = type.replace(/^const /, "");
    if (this.#isHandle(bare)) return this.#id(value, owner);
    if (this.#isStruct(bare.replace(/ \*$/, ""))) return value === null ? 0 : this.#struct(bare.replace(/ \*$/, ""), value, owner);
    if (type === "const char *") return this.#text(value);
    if (type === "void *") return this.#pointer(value);
    return typeof value === "string" ? (this.constants.get(value) ?? number(value)) : Number(value);
  }

  #id(value, owner) {
    if (value === null || value === undefined) return 0n;
    if (value.startsWith("0x")) return BigInt(value);
    const [name, other] = value.split(" of ");
    return (other ? this.owners.get(other) : owner).ids.get(name);
  }

  #pointer(value) {
    return value === null ? 0 : 16 * Number(value.split(" ")[1]);
  }

  #struct(type, value, owner) {
    const at = this.#room(this.#size(type));
    this.#fill(type, value, at, owner);
    return at;
  }

  #fill(type, value, at, owner) {
    const { fields, size32 } = this.structs.get(type);
    const given = Array.isArray(value) ? Object.fromEntries(fields.map((f, k) => [f.name, value[k]])) : value;
    for (const field of fields) {
      const to = at + field.offset32;
      if (field.name === "size" && fields[0] === field) this.view.setUint32(to, size32, true);
      if (!(field.name in given) || field.role === "destroy") continue;
      if (field.role === "function") this.#fillFunction(fields, field, given, at);
      else if ("length" in field) this.view.setUint32(to, this.#array(field, given[field.name], owner), true);
      else this.#put(field.type, given[field.name], to, owner);
    }
  }

  #fillFunction(fields, field, given, at) {
    const [index, data, end] = this.#closure(given[field.name], given.destroy ?? null);
    const offset = (role) => at + fields.find((each) => each.role === role).offset32;
    this.view.setUint32(offset("function"), index, true);
    this.view.setUint32(offset("user_data"), data, true);
    this.view.setUint32(offset("destroy"), end, true);
  }

  #put(type, value, to, owner) {
    if (this.#isStruct(type)) this.#fill(type, value, to, owner);
    else if (this.#isHandle(type)) this.view.setBigInt64(to, this.#id(value, owner), true);
    else {
      const raw = this.#in(type, value, owner);
      const size = this.#size(type);
      if (size === 8) this.view.setFloat64(to, raw, true);
      else if (size === 1) this.view.setInt8(to, raw);
      else this.view.setInt32(to, raw, true);
    }
  }

  #array(parameter, values, owner) {
    if (values === null) return 0;
    const type = element(parameter.type);
    const at = this.#room(values.length * this.#size(type));
    values.forEach((each, k) => this.#put(type, each, at + k * this.#size(type), owner));
    return at;
  }

  // The function in the table, its data, and what releases that.
  #closure(name, end) {
    if (name === null) return [0, 0, 0];
    let known = this.data.findIndex((each) => each?.name === name && each.end === end);
    if (known < 0) known = this.data.push({ name, end }) - 1;
    return [this.table[camel(name.split(" ")[0])], known, end === null ? 0 : this.table.destroy];
  }

  // Calls

  #call(line) {
    const name = line.call, { parameters, result } = this.functions.get(name);
    const kept = this.blocks;
    this.blocks = [];
    this.calls++;
    const owner = this.owners.get(line[parameters.find((each) => each.role === "owner")?.name]);
    const outs = new Map();
    const args = this.#isStruct(result) ? [this.#room(this.#size(result))] : [];
    const closure = parameters.find((each) => each.role === "function");
    const [index, data, end] = closure ? this.#closure(line[closure.name], line.destroy) : [];
    for (const each of parameters) {
      const value = line[each.name];
      if (each.role === "owner") args.push(owner?.at ?? 0);
      else if (each.role === "function") args.push(index);
      else if (each.role === "user_data" && closure) args.push(data);
      else if (each.role === "destroy") args.push(closure ? end : 0);
      else if (each.role === "out") {
        const room = value === null ? 0 : this.#room(this.#size(element(each.type)) * (each.length ? line[each.length] : 1));
        outs.set(each, room);
        args.push(room);
      } else args.push("length" in each ? this.#array(each, value, owner) : this.#in(each.type, value, owner));
    }
    const raw = this.c[name](...args);
    const returned = "returns" in line ? line : this.lines[this.at++];
    if (returned.returned !== name && returned !== line) this.#differs("the call", name, returned);
    if (name.endsWith("_create") && /^keep_(layout|solver) \*$/.test(result)) {
      this.owners.set(returned.returns, { at: raw, name: returned.returns, ids: new Map(), names: {} });
    } else {
      const of = owner ?? {};
      for (const [each, room] of outs) if (room && each.name in returned) this.#compareOut(each, room, returned[each.name], of);
      if (returned.returns !== undefined) {
        const found = this.#isStruct(result) ? this.#read(result, args[0], of) : this.#out(result, raw, of);
        this.#compare(`${name}`, found, returned.returns, result);
      }
    }
    this.blocks.forEach((each) => this.c.free(each));
    this.blocks = kept;
  }

  // What comes out

  #nameOf(type, id, owner) {
    if (id === 0n) return null;
    const noun = type.replace("keep_", "");
    const names = (owner.names[noun] ??= new Map()); // a row may have the id of a variable
    const known = names.get(id);
    if (known) return known;
    const name = `${noun} ${names.size + 1}`;
    names.set(id, name);
    owner.ids.set(name, id);
    return name;
  }

  #read(type, at, owner) {
    if (this.#isStruct(type)) {
      const { fields } = this.structs.get(type);
      const all = fields.map((each) => [each.name, this.#read(each.type, at + each.offset32, owner), each.type]);
      return fields.every((each) => each.type === "double") ? all.map(([, value]) => value) : Object.fromEntries(all);
    }
    const view = this.view;
    if (this.#isHandle(type)) return this.#nameOf(type, view.getBigInt64(at, true), owner);
    if (type === "double") return view.getFloat64(at, true);
    if (type === "const char *") return this.#string(view.getUint32(at, true));
    if (type === "bool") return view.getUint8(at) !== 0;
    if (type === "int8_t") return view.getInt8(at);
    return this.enums.has(type) ? view.getInt32(at, true) : view.getUint32(at, true);
  }

  #out(type, raw, owner) {
    if (type === "void") return null;
    if (this.#isHandle(type)) return this.#nameOf(type, raw, owner);
    if (type === "const char *") return this.#string(raw);
    if (type === "bool") return raw !== 0;
    if (type === "size_t") return raw >>> 0;
    if (type === "uint64_t") return Number(raw);
    if (type === "void *") return raw === 0 ? null : `pointer ${raw / 16}`;
    if (/^keep_(layout|solver) \*$/.test(type)) return owner.name;
    return raw;
  }

  #string(pointer) {
    if (pointer === 0) return null;
    const bytes = new Uint8Array(this.c.memory.buffer);
    return new TextDecoder().decode(bytes.subarray(pointer >>> 0, bytes.indexOf(0, pointer >>> 0)));
  }

  #compareOut(parameter, room, expected, owner) {
    const type = element(parameter.type);
    if (!("length" in parameter)) return this.#compare(parameter.name, this.#read(type, room, owner), expected);
    const found = expected.map((_, k) => this.#read(type, room + k * this.#size(type), owner));
    return this.#compare(parameter.name, found, expected);
  }

  #compare(what, found, expected) {
    if (!this.#same(found, expected)) this.#differs(what, JSON.stringify(found), expected);
  }

  #same(found, expected) {
    if (Array.isArray(found)) {
      return Array.isArray(expected) && found.every((each, k) => this.#same(each, expected[k]));
    }
    if (typeof found === "object" && found !== null) {
      // Fields that are zero are not written.
      return Object.entries(found).every(([name, value]) =>
        name in expected ? this.#same(value, expected[name]) : Number(value) === 0,
      );
    }
    if (typeof found !== "number") return found === expected;
    const wanted = typeof expected === "string" ? (this.constants.get(expected) ?? SPECIAL[expected]) : expected;
    return Object.is(found, wanted);
  }

  // What the library asks its host

  #asked({ parameters, result }, args) {
    const dataAt = parameters.findIndex((each) => each.role === "user_data");
    if (dataAt < 0) return undefined;
    const known = this.data[args[dataAt]];
    const isEnd = parameters.length === 1;
    const line = this.lines[this.at++];
    if (line?.ask !== (isEnd ? known.end : known.name)) this.#differs("a question", known.name, line);
    const owner = this.owners.get(line.layout);
    parameters.forEach((each, k) => {
      if (each.role !== "in") return;
      const bare = each.type.replace(/^const /, "").replace(/^(keep_\w+) \*$/, "$1");
      const found = this.#isStruct(bare) ? this.#read(bare, args[k] >>> 0, owner) : this.#out(each.type, args[k], owner);
      this.#compare(each.name, found, line[each.name]);
    });
    let answered = line;
    if (!("answer" in line)) {
      while (this.lines[this.at]?.call) this.#call(this.lines[this.at++]);
      answered = this.lines[this.at++];
    }
    const out = parameters.findIndex((each) => each.role === "out");
    if (out >= 0) this.#fill(element(parameters[out].type), answered.answer, args[out] >>> 0, owner);
    return result === "void" ? undefined : Number(number(answered.answer));
  }
}

function element(type) {
  return type.replace(/^const /, "").replace(/ \*const \*$/, " *").replace(/^((?!char).*) \*$/, "$1").replace(/^char \*\*?$/, "const char *");
}

function camel(name) {
  const word = name.replace(/^keep_/, "").replace(/_function$/, "");
  return word.replace(/_(.)/g, (_, letter) => letter.toUpperCase());
}
