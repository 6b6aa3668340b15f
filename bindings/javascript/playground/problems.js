// What is wrong with a layout: conflicts with what would end them, and what its document leaves open.

import { numberOn } from "./document.js";
import { hyphened } from "./inspect.js";

const MOST_CONFLICTS = 10, MOST_OPEN = 40;
// Above what is meant as a hint alone, and below all else that people write.
const FAINT = 51;
const ANCHORS = { width: "width", height: "height", leftInset: "left", topInset: "top" };

export class Problems {
  /** @type {import("../src/index.js").Constraint | null} */
  #pin = null;
  #pinned = -1;

  /**
   * @param {import("../src/index.js").Layout} ui
   * @param {string} text
   * @param {import("../src/index.js").Node[]} nodes
   */
  constructor(ui, text, nodes, looksForOpen) {
    this.ui = ui;
    const open = looksForOpen ? ui.ambiguous() : [];
    const first = open.filter((each) => each.determining);
    const settling = first.length > 0 ? first : open;
    this.open = settling.slice(0, MOST_OPEN);
    this.told = {
      conflicts: conflictsOf(ui, text),
      conflictCount: ui.conflictCount,
      looksForOpen,
      openCount: open.length,
      settlingCount: settling.length,
      open: this.open.map(({ attribute, minimum, maximum }) => {
        const { node, kindOf, measured } = attribute;
        return {
          words: `${hyphened(kindOf)} of ${node}`, word: hyphened(kindOf), line: node?.line ?? 0,
          node: nodes.findIndex((each) => each === node), value: measured ?? 0, minimum, maximum,
        };
      }),
    };
  }

  /** Moves an open attribute to a value by a constraint that nothing else yields to. */
  explore(index, value) {
    const { attribute } = this.open[index] ?? {};
    if (!attribute?.node) return;
    if (this.#pinned !== index) {
      this.takeBack();
      this.#pin = this.ui.createConstraint(termsOf(attribute), "equal", value, FAINT);
      this.#pinned = index;
    } else if (this.#pin) {
      this.#pin.value = value;
    }
  }

  takeBack() {
    this.#pin?.remove();
    this.#pin = null;
    this.#pinned = -1;
  }
}

/** @returns {{ node: import("../src/index.js").Node | null, anchor: import("../src/index.js").Anchor, coefficient: number }[]} */
function termsOf({ node, kindOf }) {
  const anchor = ANCHORS[kindOf];
  const own = { node, anchor, coefficient: 1 };
  return kindOf === anchor ? [own] : [own, { node: null, anchor, coefficient: -1 }];
}

function conflictsOf(ui, text) {
  const count = Math.min(ui.conflictCount, MOST_CONFLICTS);
  return Array.from({ length: count }, (_, index) => {
    const constraints = ui.conflict(index), corrections = ui.conflictCorrections(index);
    return {
      reason: ui.conflictReason(index),
      constraints: constraints.map((each, k) => ({
        words: `${each}`,
        line: each.line,
        // Only what stands on the line as a number can be another one.
        correction: Number.isFinite(corrections[k]) && numberOn(text, each.line) === each.value ? corrections[k] : null,
      })),
      violation: constraints.length > 0 && constraints[0].isActive ? constraints[0].violation() : 0,
    };
  });
}
