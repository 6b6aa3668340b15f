// Room for what a call is passed and what it writes: a part of the module's stack, or of its heap if
// it is large. It is there until the call has returned.

import { OutOfMemoryError } from "./errors.js";
import { number, text, whole } from "./values.js";

const ON_STACK = 2048;
const encoder = new TextEncoder();

export class Room {
  constructor(library) {
    this.library = library;
    this.before = library.stack.value;
    this.left = ON_STACK;
    this.blocks = null;
  }

  get view() {
    return this.library.view;
  }

  take(bytes) {
    const rounded = (bytes + 15) & ~15;
    if (rounded <= this.left) {
      this.left -= rounded;
      return (this.library.stack.value -= rounded) >>> 0;
    }
    const block = this.library.allocate(bytes);
    if (!block) throw new OutOfMemoryError(`there are no ${bytes} bytes to pass`);
    (this.blocks ??= []).push(block);
    return block;
  }

  leave() {
    this.library.stack.value = this.before;
    if (this.blocks && !this.library.lost) this.blocks.forEach((each) => this.library.release(each));
  }

  // What is filled with zeros may be left out.
  zeros(bytes) {
    const at = this.take(bytes);
    new Uint8Array(this.library.memory.buffer, at, bytes).fill(0);
    return at;
  }

  text(value, name, isOptional = false) {
    if (value === null && isOptional) return 0;
    const bytes = encoder.encode(text(value, name) + "\0");
    const at = this.take(bytes.length);
    new Uint8Array(this.library.memory.buffer, at, bytes.length).set(bytes);
    return at;
  }

  struct(of, value, name, fill, bytes, missing = 0) {
    const at = this.zeros(bytes);
    fill(of, this, value, name, at, missing);
    return at;
  }

  // Arrays, from lists that are checked already; NULL for none.

  array(values, bytes, put) {
    if (!values || values.length === 0) return 0;
    const at = this.zeros(values.length * bytes);
    for (let k = 0; k < values.length; k++) put(values[k], at + k * bytes, k);
    return at;
  }

  ids(values) {
    if (values.length === 0) return 0;
    const at = this.take(values.length * 8);
    new BigInt64Array(this.library.memory.buffer, at, values.length).set(values);
    return at;
  }

  numbers(values, name) {
    if (!(values instanceof Float64Array)) {
      return this.array(values, 8, (each, at, k) => {
        this.view.setFloat64(at, number(each, `${name}[${k}]`), true);
      });
    }
    if (values.length === 0) return 0;
    const at = this.take(values.length * 8);
    new Float64Array(this.library.memory.buffer, at, values.length).set(values);
    return at;
  }

  wholes(values, name) {
    return this.array(values, 4, (each, at, k) => {
      this.view.setUint32(at, whole(each, `${name}[${k}]`), true);
    });
  }

  enums(values, name, enumeration) {
    return this.array(values, 1, (each, at, k) => {
      this.view.setInt8(at, enumeration.number(each, `${name}[${k}]`));
    });
  }

  texts(values, name) {
    return this.array(values, 4, (each, at, k) => {
      const pointer = this.text(each, `${name}[${k}]`);
      this.view.setUint32(at, pointer, true);
    });
  }

  structs(of, values, name, fill, bytes) {
    return this.array(values, bytes, (each, at, k) => {
      fill(of, this, each, `${name}[${k}]`, at, 0);
    });
  }
}

