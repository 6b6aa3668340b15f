// What is given to the library is checked here, and what it answers gets its shape.

import { invalid, nearest } from "./errors.js";

function shown(value) {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "function") return "a function";
  if (value?.of !== undefined && value.of === value) return `a ${value.word}`;
  if (value && Object.getPrototypeOf(value) === Object.prototype) return "an object";
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}

export function wanted(name, kind, value) {
  return invalid(`${name}: ${kind} is expected, and not ${shown(value)}`);
}

// Numbers

export function number(value, name) {
  return typeof value === "number" ? value : wanted(name, "a number", value);
}

// null is for none, which NaN is in C: a number that is NaN by mistake is none of both.
export function optional(value, name) {
  if (value === null) return NaN;
  return typeof value === "number" && value === value ? value : wanted(name, "a number or null", value);
}

// A number of a struct, which may be left out; where NaN stands for none it may be null.
export function part(value, name, missing) {
  if (value === undefined || (value === null && missing !== missing)) return missing;
  return number(value, name);
}

// Sizes and indices have 32 bits in WebAssembly.
export function whole(value, name) {
  return Number.isInteger(value) && value >= 0 && value < 2 ** 32
    ? value
    : wanted(name, "a whole number from 0", value);
}

export function id(value, name) {
  return typeof value === "bigint" ? value : wanted(name, "a bigint", value);
}

export function some(value) {
  return value === value ? value : null;
}

export function flag(value, name) {
  return typeof value === "boolean" ? value : wanted(name, "true or false", value);
}

// Text of C ends with a NUL.
export function text(value, name) {
  if (typeof value !== "string") return wanted(name, "a string", value);
  const at = value.indexOf("\0");
  return at < 0 ? value : invalid(`${name}: the text has a NUL at ${at}`);
}

// Enums are words

export class Enumeration {
  constructor(name, constants) {
    this.name = name;
    this.numbers = new Map(Object.entries(constants));
    this.words = new Map(Object.entries(constants).map(([word, constant]) => [constant, word]));
  }

  number(value, what) {
    return this.numbers.get(value) ?? this.unknown(value, what);
  }

  unknown(value, what) {
    const words = [...this.numbers.keys()].filter((each) => typeof each === "string");
    let hint = typeof value === "string" ? nearest(value, words) : "";
    if (!hint && words.length < 12) hint = `; there are ${words.join(", ")}`;
    return invalid(`${what}: there is no ${this.name} ${shown(value)}${hint}`);
  }

  // One that is newer than the package stays a number.
  word(number) {
    return this.words.get(number) ?? number;
  }

  // A set: one word, or some of them, or null for none.
  flags(value, what) {
    if (value === null) return 0;
    const words = typeof value === "string" ? [value] : list(value, what);
    return words.reduce((sum, each) => sum | this.number(each, what), 0);
  }
}

// Lists: whatever can be iterated, and is no string.

export function list(value, name, isOptional = false) {
  if (value == null && isOptional) return null;
  if (Array.isArray(value) || ArrayBuffer.isView(value)) return value;
  if (typeof value === "object" && typeof value?.[Symbol.iterator] === "function") return [...value];
  return wanted(name, "a list", value);
}

export function hasLength(name, values, how, by) {
  if (!values) return;
  const last = by && by.length > 0 ? by[by.length - 1] : 0;
  const length = { same: by?.length ?? 0, more: (by?.length ?? 0) + 1, last }[how];
  if (values.length !== length) {
    invalid(`${name}: the list has ${values.length} elements instead of ${length}`);
  }
}

// Structs are objects with fields; those of numbers alone may be lists, and insets one number.

const POSITIONS = new Set(["rect", "size", "insets"]);

export function plain(kind, value, name, fields) {
  if (kind === "insets" && typeof value === "number") {
    return { top: value, left: value, bottom: value, right: value };
  }
  if (typeof value !== "object" || value === null) return wanted(name, "an object", value);
  if (POSITIONS.has(kind) && Array.isArray(value)) {
    if (value.length > fields.length) invalid(`${name}: there are more than ${fields.length} numbers`);
    return Object.fromEntries(value.map((each, index) => [fields[index], each]));
  }
  for (const field of Object.keys(value)) {
    if (!fields.includes(field)) {
      invalid(`${name}: there is no field ${shown(field)}${nearest(field, fields)}`);
    }
  }
  return value;
}

const short = (value) => String(+value.toPrecision(14));

export class Rect {
  constructor(x = 0, y = 0, width = 0, height = 0) {
    Object.assign(this, { x, y, width, height });
  }
  toString() {
    return [this.x, this.y, this.width, this.height].map(short).join(" ");
  }
}

export class Size {
  constructor(width = 0, height = 0) {
    Object.assign(this, { width, height });
  }
  toString() {
    return [this.width, this.height].map(short).join(" ");
  }
}

export class Insets {
  constructor(top = 0, left = 0, bottom = 0, right = 0) {
    Object.assign(this, { top, left, bottom, right });
  }
  toString() {
    return [this.top, this.left, this.bottom, this.right].map(short).join(" ");
  }
}

const shapes = { rect: Rect, size: Size, insets: Insets };

export function shaped(kind, fields) {
  return shapes[kind] ? Object.assign(new shapes[kind](), fields) : fields;
}
