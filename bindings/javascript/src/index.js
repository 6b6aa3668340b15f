// Auto Layout for everything that is not an Apple view, in JavaScript: README.md is its guide.

import { Library } from "./library.js";
import { Layout } from "./words.js";

// The instance that layouts are of unless they are given another one.
export const library = await Library.load();
Layout.library = library;

export const REQUIRED = 1000;
export const HIGH = 750;
export const MEDIUM = 500;
export const LOW = 250;
export const FITTING = 50;

export { Library };
export {
  BusyError, ConflictError, CycleError, InvalidArgumentError, InvalidHandleError, KeepError,
  LimitError, OutOfMemoryError, StateError, UnrelatedError,
} from "./errors.js";
export { keep } from "./terms.js";
export { Insets, Rect, Size } from "./values.js";
export {
  Animation, Atomic, Attribute, Constraint, Format, Layout, Node, Nodes, Row, Solver, Variable,
} from "./words.js";
