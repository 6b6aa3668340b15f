// Owners and handles as objects, and what their calls come back with.

import { enums } from "./enums.js";
import { BusyError, InvalidHandleError, StateError, failure, invalid } from "./errors.js";
import { wanted } from "./values.js";

// The classes of handles by their words.
export const classes = {};

const inspected = Symbol.for("nodejs.util.inspect.custom");

export class Owner {
  constructor(library, word, at) {
    this.library = library;
    this.c = library.c;
    this.of = this;
    this.word = word;
    this.at = at >>> 0; // 0 once it is closed or lost
    this.known = {};
    this.closures = new Map();
    this.conditions = new Map();
    this.calling = 0;
    this.making = null; // the conditions of a list that is being applied
  }

  get isClosed() {
    return this.at === 0;
  }

  // Twice is no fault; within a callback of its own it cannot be.
  close() {
    if (this.at === 0) return;
    if (this.calling > 0) {
      throw new BusyError(`the ${this.word} cannot be closed inside of its own callback`);
    }
    const { library, ticket } = this;
    library.closed(this);
    this.at = 0;
    ticket.end();
    this.known = {};
    this.closures.clear();
    library.rethrow();
  }

  [inspected]() {
    return `[${this.constructor.name} of keeplayout${this.at ? "" : ", closed"}]`;
  }
}

if (Symbol.dispose) Owner.prototype[Symbol.dispose] = Owner.prototype.close;

export class Handle {
  constructor(of, id) {
    this.of = of;
    this.id = id;
  }

  // The layout or the solver that it belongs to.
  get owner() {
    return this.of;
  }

  [inspected]() {
    return `${this.constructor.name} ${this}`;
  }
}

// The address of an owner that is open.
export function open(of) {
  return of.at || closed(of);
}

function closed(of) {
  if (of.library.lost) throw of.library.lossOf(of.word);
  throw new StateError(`the ${of.word} is closed`);
}

function failed(of) {
  const { c, at, library } = of;
  const isSolver = of.word === "solver";
  const status = isSolver ? c.keep_solver_error(at) : c.keep_layout_error(at);
  const message = isSolver ? c.keep_solver_error_message(at) : c.keep_layout_error_message(at);
  throw failure(enums.status.word(status), library.textAt(message).replace(/^keep_\w+: /, ""));
}

// After a call: what a closure has thrown comes first. A closure that was refused is let go of.
export function check(of, status, closure = 0) {
  if (status === 0 && of.library.thrown === null) return;
  if (closure && status !== 0) release(of, closure);
  of.library.rethrow();
  failed(of);
}

// After a call that begins something, which a closure may have failed in and which has begun even so.
export function begun(of, isBegun) {
  if (isBegun && of.library.thrown !== null) {
    const { what } = of.library.thrown;
    of.library.thrown = null;
    of.c.keep_layout_rollback(of.at);
    of.library.thrown = { what };
  }
}

export function made(of, word, id) {
  if (id === 0n || of.library.thrown !== null) {
    of.library.rethrow();
    failed(of);
  }
  return wrap(of, word, id);
}

// Handles are one object each as long as it is used, so that they are compared and are keys.
// Attributes are made again each time, as there are many of them and they are read at once.
export function wrap(of, word, id) {
  if (id === 0n) return null;
  if (word === "attribute") return new classes.attribute(of, id);
  const known = (of.known[word] ??= { objects: new Map(), room: 64 });
  const object = known.objects.get(id)?.deref();
  if (object) return object;
  const fresh = new classes[word](of, id);
  known.objects.set(id, new WeakRef(fresh));
  if (known.objects.size > known.room) sweep(known);
  return fresh;
}

function sweep(known) {
  for (const [id, weak] of known.objects) if (!weak.deref()) known.objects.delete(id);
  known.room = 2 * known.objects.size + 64;
}

export function idOf(of, value, word, name, isOptional = false) {
  if (value === null && isOptional) return 0n;
  if (!(value instanceof classes[word])) return wanted(name, `a ${word}`, value);
  if (value.of !== of) {
    throw new InvalidHandleError(`${name}: the ${word} is of another ${of.word}`);
  }
  return value.id;
}

export function idsOf(of, values, word, name, isOptional = false) {
  if (!values) return new BigInt64Array(0);
  const ids = new BigInt64Array(values.length);
  for (let k = 0; k < values.length; k++) {
    ids[k] = idOf(of, values[k], word, `${name}[${k}]`, isOptional);
  }
  return ids;
}

// Closures: numbers that C passes back. One table is for all layouts, and keeps none of them alive.

export function keepClosure(of, value) {
  const { library } = of;
  const number = ++library.lastNumber;
  of.closures.set(number, value);
  library.holders.set(number, new WeakRef(of));
  return number;
}

export function closure(of, value, name, isOptional = false) {
  if (value === null && isOptional) return 0;
  if (typeof value !== "function") return wanted(name, "a function", value);
  return keepClosure(of, value);
}

// The same function is the same condition, as often as it is used.
export function condition(of, value, name) {
  let known = of.conditions.get(value);
  if (!known) of.conditions.set(value, (known = { number: closure(of, value, name), uses: 0 }));
  known.uses++;
  of.making.push(known.number);
  return known.number;
}

export function release(of, number) {
  const value = of.closures.get(number);
  const known = of.conditions.get(value);
  if (known?.number === number) {
    if (--known.uses > 0) return;
    of.conditions.delete(value);
  }
  of.closures.delete(number);
  of.library.holders.delete(number);
}

// All or nothing, also of what a body of the host's changes.
export function block(of, body, begin, commit, rollback) {
  if (typeof body !== "function") wanted("body", "a function", body);
  const first = begin();
  let result;
  try {
    result = body(first);
    if (typeof result?.then === "function") {
      invalid("the body must not be asynchronous: what it changes is one change when it returns");
    }
  } catch (error) {
    if (of.at) rollback();
    throw error;
  }
  commit();
  return [first, result];
}

