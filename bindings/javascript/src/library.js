// An instance of the module, and what it is connected to: memory, closures, what was thrown in one.

import { calls, callbacks, MADE_FOR } from "./calls.js";
import { dispatchers } from "./closures.js";
import { KeepError, OutOfMemoryError, StateError, invalid } from "./errors.js";
import { functionsOf } from "./trampolines.js";
import { whole } from "./values.js";

const decoder = new TextDecoder();
const MODULE = new URL("../keeplayout.wasm", import.meta.url);

// Node's fetch knows no files. Bundlers for browsers are not to look for Node's module.
async function bytesOf(url) {
  if (url.protocol === "file:") {
    const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ "node:fs/promises");
    return readFile(url);
  }
  const response = await fetch(url);
  if (!response.ok) throw new KeepError(`${url} cannot be read: ${response.status} ${response.statusText}`);
  return response.arrayBuffer();
}

let compiled = null;

async function moduleOf(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  if (source !== undefined) return WebAssembly.compile(await bytesOf(new URL(source)));
  compiled ??= bytesOf(MODULE).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

export class Library {
  #exports;
  #view;
  #limit;
  #owners = new Set();
  #raw = null;

  // Another instance, with a memory of its own.
  static async load({ module, memoryLimit } = {}) {
    const instance = await WebAssembly.instantiate(await moduleOf(module));
    const library = new Library(instance);
    if (memoryLimit !== undefined) library.memoryLimit = memoryLimit;
    return library;
  }

  constructor(instance) {
    this.#exports = instance.exports;
    this.c = calls(instance.exports, (error) => this.#trapped(error));
    const lacking = Object.keys(this.c).find((name) => !(name in this.#exports));
    if (lacking) throw new KeepError(`the module has no function ${lacking}`);
    this.memory = instance.exports.memory;
    this.stack = instance.exports.__stack_pointer;
    this.#view = new DataView(this.memory.buffer);
    this.#limit = null;
    // Why nothing of it can be used any more: it has trapped, or run out of memory.
    this.lost = null;
    // What a closure has thrown, until the call that met it has returned.
    this.thrown = null;
    this.lastNumber = 0;
    this.holders = new Map();
    this.finalizers = new FinalizationRegistry((end) => this.#finalize(end));
    this.#exports._initialize();
    if (Math.floor(this.c.keep_version_number() / 1000) !== Math.floor(MADE_FOR / 1000)) {
      throw new KeepError(`the module is ${this.version}, and not of the package's version`);
    }
    const table = instance.exports.__indirect_function_table;
    const all = { ...dispatchers(this), outOfMemory: (bytes) => this.#exhausted(bytes >>> 0) };
    this.functions = functionsOf(table, callbacks, all);
    this.c.keep_set_out_of_memory_handler(this.functions.outOfMemory);
  }

  get version() {
    return this.textAt(this.c.keep_version_string());
  }

  // How much memory it may take, in bytes; null for as much as there is.
  get memoryLimit() {
    return this.#limit;
  }

  set memoryLimit(bytes) {
    this.#exports.set_memory_limit(bytes === null ? 2 ** 32 - 1 : whole(bytes, "memoryLimit"));
    this.#limit = bytes;
  }

  get memorySize() {
    return this.memory.buffer.byteLength;
  }

  // How many layouts and solvers there are that are neither closed nor collected.
  get ownerCount() {
    return this.#owners.size;
  }

  // The functions of C, for what the classes do not have. What a closure throws is thrown by the call.
  get raw() {
    this.#raw ??= Object.fromEntries(
      Object.entries(this.c).map(([name, call]) => [name, (...args) => this.#rawly(call, args)]),
    );
    return this.#raw;
  }

  #rawly(call, args) {
    if (this.lost) throw this.lossOf("library");
    const result = call(...args);
    this.rethrow();
    return result;
  }

  rethrow() {
    if (this.thrown === null) return;
    const { what } = this.thrown;
    this.thrown = null;
    throw what;
  }

  // Memory

  get view() {
    const buffer = this.memory.buffer;
    return this.#view.buffer === buffer ? this.#view : (this.#view = new DataView(buffer));
  }

  // A request that fails is no loss: the library has not asked.
  allocate(bytes) {
    return this.#exports.malloc(bytes) >>> 0;
  }

  release(block) {
    this.#exports.free(block);
  }

  textAt(pointer) {
    if (pointer === 0) return null;
    const bytes = new Uint8Array(this.memory.buffer);
    const begin = pointer >>> 0;
    return decoder.decode(bytes.subarray(begin, bytes.indexOf(0, begin)));
  }

  // Owners

  opened(owner, end) {
    owner.ticket = { weak: new WeakRef(owner), end };
    this.#owners.add(owner.ticket);
    this.finalizers.register(owner, owner.ticket, owner);
  }

  closed(owner) {
    this.#owners.delete(owner.ticket);
    this.finalizers.unregister(owner);
  }

  // Runs between tasks. One that has been lost has nothing to end any more.
  #finalize(ticket) {
    this.#owners.delete(ticket);
    if (this.lost) return;
    try {
      ticket.end();
    } catch {
      // It is lost now, which whoever uses it next is told.
    }
    this.thrown = null;
  }

  // Loss

  lossOf(word) {
    return new StateError(
      `the ${word} is lost, as the library has ended: ${this.lost.message}; Library.load() is another one`,
    );
  }

  // The library may have been left anywhere: it is used no more.
  #lose(error) {
    this.lost ??= error;
    for (const { weak } of this.#owners) {
      const owner = weak.deref();
      if (owner) owner.at = 0;
    }
    this.#owners.clear();
    this.holders.clear();
    this.thrown = null;
  }

  #trapped(error) {
    this.#lose(error);
    throw error;
  }

  #exhausted(bytes) {
    const limit = this.#limit === null ? "" : ` of ${this.#limit} bytes`;
    throw new OutOfMemoryError(`the memory${limit} has run out: ${bytes} bytes more were asked`);
  }
}

export function libraryOf(value) {
  return value instanceof Library ? value : invalid("library: what Library.load() returns is expected");
}
