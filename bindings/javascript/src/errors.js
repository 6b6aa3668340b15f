// What is thrown: a class for each status of the library, with the library's message.

export class KeepError extends Error {
  status = "unknown";
  get name() {
    return this.constructor.name;
  }
}
export class InvalidArgumentError extends KeepError {
  status = "invalidArgument";
}
export class InvalidHandleError extends KeepError {
  status = "invalidHandle";
}
export class UnrelatedError extends KeepError {
  status = "unrelated";
}
export class CycleError extends KeepError {
  status = "cycle";
}
export class ConflictError extends KeepError {
  status = "conflict";
}
export class BusyError extends KeepError {
  status = "busy";
}
export class LimitError extends KeepError {
  status = "limit";
}
export class StateError extends KeepError {
  status = "state";
}
export class OutOfMemoryError extends KeepError {
  status = "outOfMemory";
}

const classes = [
  InvalidArgumentError, InvalidHandleError, UnrelatedError, CycleError, ConflictError, BusyError,
  LimitError, StateError,
];
const byStatus = new Map(classes.map((each) => [new each().status, each]));

// One that is newer than the package has no class of its own.
export function failure(status, message) {
  const error = new (byStatus.get(status) ?? KeepError)(message);
  error.status = status;
  return error;
}

export function invalid(message) {
  throw new InvalidArgumentError(message);
}

// By how many letters two words differ; two that have changed places count as one.
function distance(a, b) {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i], above = rows[i - 1];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(above[j] + 1, row[j - 1] + 1, above[j - 1] + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        row[j] = Math.min(row[j], rows[i - 2][j - 2] + 1);
      }
    }
    rows[i] = row;
  }
  return rows[a.length][b.length];
}

// A hint at the nearest of some words; "" if none is near.
export function nearest(word, words) {
  let best, least = 3;
  for (const known of words) {
    const far = distance(word, known);
    if (far < least) [best, least] = [known, far];
  }
  return best === undefined ? "" : `; the nearest is "${best}"`;
}
