// Sums of lines and sizes, and what relates them: a.left.ge(b.right.plus(8)).

import { enums } from "./enums.js";
import { invalid } from "./errors.js";
import { classes } from "./owners.js";
import { number, wanted } from "./values.js";

// What can be summed: lines and sizes of nodes, attributes that are sizes, numbers.
function summed(value) {
  if (typeof value === "number") return new Sum([], value);
  if (value instanceof Sum) return value;
  if (value instanceof classes.attribute) {
    const kind = value.kindOf;
    if (enums.anchor.numbers.has(kind) && value.other === null) {
      return new Sum([{ node: value.node, anchor: kind, coefficient: 1 }], 0, value);
    }
    return invalid(`${value} is no line or size of a node: only these can be summed`);
  }
  return wanted("sum", "a line or a size of a node, a sum or a number", value);
}

export class Sum {
  // `followed` is the attribute that it is a multiple of, plus a constant.
  constructor(terms, constant, followed = null) {
    this.terms = terms;
    this.constant = constant;
    this.followed = followed;
  }

  plus(other) {
    const more = summed(other);
    const followed = more.terms.length === 0 ? this.followed : this.terms.length === 0 ? more.followed : null;
    return new Sum([...this.terms, ...more.terms], this.constant + more.constant, followed);
  }

  minus(other) {
    return this.plus(summed(other).times(-1));
  }

  times(factor) {
    number(factor, "factor");
    const terms = this.terms.map((each) => ({ ...each, coefficient: factor * each.coefficient }));
    return new Sum(terms, factor * this.constant, this.followed);
  }

  over(divisor) {
    return this.times(1 / number(divisor, "divisor"));
  }

  eq(other) {
    return new Related(this.minus(other), "equal");
  }

  ge(other) {
    return new Related(this.minus(other), "atLeast");
  }

  le(other) {
    return new Related(this.minus(other), "atMost");
  }

  toString() {
    const terms = this.terms.map((each) => `${each.coefficient} * ${each.anchor} of ${each.node}`);
    return [...terms, this.constant].join(" + ");
  }

  // a < b would compare texts.
  valueOf() {
    return invalid("sums are related by a method: a.left.ge(b.right), le, eq");
  }
}

export class Related {
  constructor(sum, relation, priority = 1000) {
    this.sum = sum;
    this.relation = relation;
    this.priority = priority;
  }

  // The same at another priority.
  at(priority) {
    return new Related(this.sum, this.relation, number(priority, "priority"));
  }
}

// A line of a node, or one of its sizes.
export function line(node, anchor) {
  return new Sum([{ node, anchor, coefficient: 1 }], 0);
}

// A class whose objects can be summed as sums are.
export function canBeSummed(kind) {
  for (const word of ["plus", "minus", "times", "over", "eq", "ge", "le"]) {
    Object.defineProperty(kind.prototype, word, {
      configurable: true,
      writable: true,
      value(other) {
        return summed(this)[word](other);
      },
    });
  }
}

// What a value of an attribute follows; null for what is a number.
export function followed(value) {
  if (value instanceof classes.attribute) return { attribute: value, multiplier: 1, constant: 0 };
  if (!(value instanceof Sum)) return null;
  if (!value.followed) {
    invalid("a value can follow one attribute, times a number, plus a number; layout.add takes other sums");
  }
  return { attribute: value.followed, multiplier: value.terms[0].coefficient, constant: value.constant };
}

// A value at a priority: width.equal = keep(42, HIGH).
export class Kept {
  constructor(value, priority) {
    this.value = value;
    this.priority = number(priority, "priority");
  }
}

export function keep(value, priority = 1000) {
  return new Kept(value, priority);
}
