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
    // A word that is misspelt where it is set is an error, and no property of the host's.
    Object.preventExtensions(this);
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

// Handles are one object each, so that they are compared and are keys: what is there is kept, and what
// is gone as long as it is used, as a rollback may bring it back. Attributes are made each time that
// they are read, as there are many of them.
export function wrap(of, word, id) {
  if (id === 0n) return null;
  if (word === "attribute") return new classes.attribute(of, id);
  const known = (of.known[word] ??= { objects: new Map(), room: 64 });
  const found = known.objects.get(id);
  const object = found instanceof WeakRef ? found.deref() : found;
  if (object) return object;
  const fresh = new classes[word](of, id);
  if (known.objects.size >= known.room) sweep(of, known);
  known.objects.set(id, fresh);
  return fresh;
}

function sweep(of, known) {
  for (const [id, found] of known.objects) {
    if (found instanceof WeakRef) {
      if (!found.deref()) known.objects.delete(id);
    } else if (of.word === "solver" || of.c.keep_layout_handle_kind(of.at, id) === 0) {
      known.objects.set(id, new WeakRef(found));
    }
  }
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
    takeBack(of, rollback);
    throw error;
  }
  commit();
  return [first, result];
}

// A body that has failed may have ended what it was in. What it threw is thrown, and not that.
function takeBack(of, rollback) {
  try {
    if (of.at) rollback();
  } catch {
    return;
  }
}

