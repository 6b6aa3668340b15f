// The types of what is by hand. What is written from the headers is in written.d.ts, with their comments.

import type {
  Applied, AnyGone, AnyRelation, AttributeKind, Axis, Context, FormatOption, FrameKind, Gone, Grid, Log, Stack,
  Status, WrittenAnimation, WrittenAtomic, WrittenAttribute, WrittenConstraint, WrittenFormat, WrittenLayout,
  WrittenNode, WrittenNodes, WrittenRow, WrittenSolver, WrittenVariable,
} from "./written.js";
import type { AttributeWords, LineWords, ManyWords } from "./written.js";

export * from "./written.js";
/** What is made by calls alone has a type, and no constructor. */
export type { Handle, Kept, Owner, Related, Sum };

// Older libraries of TypeScript's do not have it.
declare global {
  interface SymbolConstructor {
    readonly dispose: unique symbol;
  }
}

/** What can be iterated. */
export type List<T> = readonly T[] | Iterable<T>;

// ---- Numbers, and values that are kept

/** The priorities: from 1000, which is required, to above 0. */
export const REQUIRED: 1000;
export const HIGH: 750;
export const MEDIUM: 500;
export const LOW: 250;
export const FITTING: 50;

export class Rect {
  constructor(x?: number, y?: number, width?: number, height?: number);
  x: number;
  y: number;
  width: number;
  height: number;
}
export class Size {
  constructor(width?: number, height?: number);
  width: number;
  height: number;
}
export class Insets {
  constructor(top?: number, left?: number, bottom?: number, right?: number);
  top: number;
  left: number;
  bottom: number;
  right: number;
}
/** A rectangle, or its numbers in a list; so are the others. */
export type AnyRect = Partial<Rect> | readonly number[];
/** A size; a length that is null or left out is none. */
export type AnySize = { width?: number | null; height?: number | null } | readonly (number | null)[];
/** Insets, or one number for all of them. */
export type AnyInsets = Partial<Insets> | readonly (number | null)[] | number;

/** What a value can be: a number, an attribute that it follows, null for none, each at a priority. */
export type AnyValue = number | null | Attribute | Sum | Kept;

/** A value at a priority. */
declare class Kept {
  private constructor();
  readonly priority: number;
}
export function keep(value: number | null | Attribute | Sum, priority?: number): Kept;

// ---- Sums and relations

export type Summed = number | Sum | Attribute;

/** What can be summed and related: lines and sizes of nodes, and sums of them. */
export interface Summable {
  plus(other: Summed): Sum;
  minus(other: Summed): Sum;
  times(factor: number): Sum;
  over(divisor: number): Sum;
  eq(other: Summed): Related;
  ge(other: Summed): Related;
  le(other: Summed): Related;
}
declare class Sum {
  private constructor();
}
interface Sum extends Summable {}
declare class Related {
  private constructor();
  /** The same at another priority. */
  at(priority: number): Related;
}

// ---- Closures

/** How long the content of a node is along an axis, at a length along the other one. */
export type Measure = (node: Node, length: number) => number;
/** How large the content of a node is where so much is available; Infinity is any length. */
export type MeasureBoth = (node: Node, width: number, height: number) => Size | { width: number; height: number } | [number, number];
export type LogFunction = (kind: Log, message: string) => void;
export type Condition = (node: Node, context: Context) => boolean;
/** The share of the way at a share of the time. */
export type CurveFunction = (time: number) => number;
export type Completion = (finished: boolean, animation: Animation | null) => void;

// ---- Owners and handles

/** An instance of the WebAssembly module, with a memory of its own. */
export class Library {
  private constructor();
  /** Another instance: of the package's module, or of another one, its bytes, or its address in full. */
  static load(options?: {
    module?: WebAssembly.Module | ArrayBuffer | ArrayBufferView | URL | string;
    memoryLimit?: number;
  }): Promise<Library>;
  readonly version: string;
  /** How much memory it may take, in bytes; null for as much as there is. */
  memoryLimit: number | null;
  readonly memorySize: number;
  /** How many layouts and solvers are neither closed nor collected. */
  readonly ownerCount: number;
  /** Why nothing of it can be used any more; null as long as it can. */
  readonly lost: Error | null;
  /** The functions of C. */
  readonly raw: { readonly [name: string]: (...args: (number | bigint)[]) => any };
}
/** The instance that layouts are of unless they are given another one. */
export const library: Library;

declare class Owner {
  readonly library: Library;
  readonly isClosed: boolean;
  /** Where C has it. */
  readonly at: number;
  /** Ends it. Twice is no fault. */
  close(): void;
  [Symbol.dispose](): void;
}
declare class Handle {
  /** The layout that it belongs to; the solver, for a variable or a row. */
  readonly owner: Layout | Solver;
  /** What C knows it by. */
  readonly id: bigint;
}

/** One of the numbers that are kept of a node. */
export class Attribute {
  private constructor();
  get equal(): number | null;
  set equal(value: AnyValue);
  get min(): number | null;
  set min(value: AnyValue);
  get max(): number | null;
  set max(value: AnyValue);
  /** Why it has the value that it has. */
  why(): string;
}
export interface Attribute extends WrittenAttribute, Summable {}

export interface Values {
  set equal(value: number | null | Kept);
  set min(value: number | null | Kept);
  set max(value: number | null | Kept);
}

/** A context for text: what its names are. */
export interface TextContext {
  nodes?: Record<string, Node>;
  metrics?: Record<string, number>;
  priority?: number;
  uninstalled?: boolean;
  skipsFaults?: boolean;
  replaced?: List<Constraint>;
}

export type RowOptions = Omit<Stack, "axis">;

/** What arranges nodes: a layout makes a root of a container, a node a child. */
export interface Containing {
  row(members: List<Node>, options?: RowOptions): Node;
  column(members: List<Node>, options?: RowOptions): Node;
  /** A row that begins another line where there is no space left. */
  flow(members: List<Node>, options?: RowOptions): Node;
  stack(members: List<Node>, options?: Stack): Node;
  grid(members: List<Node>, options: Grid): Node;
}

export class Node {
  private constructor();
  /** Makes a child. */
  node(name?: string | null, size?: AnySize): Node;
  /** The first node of that name within this one. */
  find(name: string): Node | null;
  get gone(): false | Exclude<Gone, "not">;
  set gone(value: AnyGone);
  get margins(): Insets;
  set margins(value: AnyInsets);
  /** How large it is by itself. */
  get contentSize(): { width: number | null; height: number | null };
  set contentSize(value: AnySize | null);
  /** Anything of the host's that is kept with it until it is destroyed. */
  data: any;
  readonly exists: boolean;
  keepSize(width: number | null, height?: number | null, priority?: number): void;
  keepInsets(insets: AnyInsets, priority?: number, kind?: AttributeKind): void;
  keepCenter(x?: number | null, y?: number | null, priority?: number): void;
  setHugging(axis: Axis, priority: number): void;
  setCompression(axis: Axis, priority: number): void;
  /** Applies attributes in order, each in place of what it contradicts. */
  apply(items: List<Applied>): Constraint[];
}
export interface Node extends WrittenNode, Containing, AttributeWords, LineWords {}

/** Many nodes at once. */
export class Nodes {
  private constructor();
  readonly length: number;
  [Symbol.iterator](): Iterator<Node>;
  /** Values between neighbours. */
  between(kind: AttributeKind): Values;
  /** The frames of all, four numbers for each. */
  frames(kind?: FrameKind, into?: Float64Array): Float64Array;
  /** Keeps insets; those that are not given are left alone. */
  keepInsets(insets: AnyInsets, priority?: number, kind?: AttributeKind): void;
}
export interface Nodes extends Omit<WrittenNodes, "keepInsets">, ManyWords {}

export class Constraint {
  private constructor();
}
export interface Constraint extends WrittenConstraint {}
export class Atomic {
  private constructor();
}
export interface Atomic extends WrittenAtomic {}
export class Format {
  private constructor();
}
export interface Format extends WrittenFormat {}
export class Animation {
  private constructor();
}
export interface Animation extends WrittenAnimation {}
export class Variable {
  private constructor();
}
export interface Variable extends WrittenVariable {}
export class Row {
  private constructor();
}
export interface Row extends WrittenRow {}

export class Layout extends Owner {
  constructor(library?: Library);
  /** Makes a root. */
  node(name?: string | null, size?: AnySize): Node;
  nodes(nodes: List<Node>): Nodes;
  find(name: string): Node | null;
  roots(): Node[];
  /** Makes the constraint of a relation, or those of some. */
  add(relation: Related, priority?: number): Constraint;
  add(relations: List<Related>, priority?: number): Constraint[];
  equation(text: string, context?: TextContext): Constraint;
  equations(texts: List<string>, context?: TextContext): Constraint[];
  format(text: string, context?: TextContext, options?: FormatOption | List<FormatOption> | null): Format;
  begin(): void;
  /** All or nothing: what a body has changed is taken back if it throws. */
  transaction<T>(body: () => T): T;
  beginAtomic(): Atomic;
  /** What a body changes, as one that can be taken back and put back. */
  atomic(body: (group: Atomic) => unknown): Atomic;
  beginAnimation(duration: number, options?: { delay?: number; within?: Node | null }): Animation;
  /** What a body changes holds at once, and presented frames follow. */
  animate(
    duration: number,
    body: (animation: Animation) => unknown,
    options?: { delay?: number; within?: Node | null },
  ): Animation;
  /** The constraints that a body makes. */
  capture(body: () => unknown): Constraint[];
  /** The nodes whose frames have changed since they were asked for last. */
  changes(kind?: FrameKind): { node: Node; frame: Rect }[];
  conflicts(): { constraints: Constraint[]; text: string }[];
  /** Text that can be read back. */
  document(): string;
  /** Notes the line of the call, for messages about what the next call sets. */
  here(): this;
}
export interface Layout extends WrittenLayout, Containing {}

export class Solver extends Owner {
  constructor(library?: Library);
  transaction<T>(body: () => T): T;
}
export interface Solver extends WrittenSolver {}

// ---- Errors

export class KeepError extends Error {
  readonly status: Exclude<Status, "ok"> | "outOfMemory" | "unknown" | number;
}
export class InvalidArgumentError extends KeepError {}
export class InvalidHandleError extends KeepError {}
export class UnrelatedError extends KeepError {}
export class CycleError extends KeepError {}
export class ConflictError extends KeepError {}
export class BusyError extends KeepError {}
export class LimitError extends KeepError {}
export class StateError extends KeepError {}
export class OutOfMemoryError extends KeepError {}
