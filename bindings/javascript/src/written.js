// Written by bindings/write_javascript.py from the headers: `make generate`.

import { enums } from "./enums.js";
import {
  Handle, Owner, check, closure, condition, idOf, idsOf, made, open, wrap,
} from "./owners.js";
import { Room } from "./room.js";
import {
  flag, hasLength, id, list, number, optional, part, plain, shaped, some, whole,
} from "./values.js";

// What goes into structs.
export const fill = {
  rect(of, room, value, name, p, missing) {
    const given = plain("rect", value, name, ["x", "y", "width", "height"]);
    room.view.setFloat64(p + 0, part(given.x, `${name}.x`, missing), true);
    room.view.setFloat64(p + 8, part(given.y, `${name}.y`, missing), true);
    room.view.setFloat64(p + 16, part(given.width, `${name}.width`, missing), true);
    room.view.setFloat64(p + 24, part(given.height, `${name}.height`, missing), true);
  },
  size(of, room, value, name, p, missing) {
    const given = plain("size", value, name, ["width", "height"]);
    room.view.setFloat64(p + 0, part(given.width, `${name}.width`, missing), true);
    room.view.setFloat64(p + 8, part(given.height, `${name}.height`, missing), true);
  },
  insets(of, room, value, name, p, missing) {
    const given = plain("insets", value, name, ["top", "left", "bottom", "right"]);
    room.view.setFloat64(p + 0, part(given.top, `${name}.top`, missing), true);
    room.view.setFloat64(p + 8, part(given.left, `${name}.left`, missing), true);
    room.view.setFloat64(p + 16, part(given.bottom, `${name}.bottom`, missing), true);
    room.view.setFloat64(p + 24, part(given.right, `${name}.right`, missing), true);
  },
  term(of, room, value, name, p, missing) {
    const given = plain("term", value, name, ["node", "anchor", "coefficient"]);
    if (given.node !== undefined) room.view.setBigInt64(p + 0, idOf(of, given.node, "node", `${name}.node`, true), true);
    if (given.anchor !== undefined) room.view.setInt32(p + 8, enums.anchor.number(given.anchor, `${name}.anchor`), true);
    room.view.setFloat64(p + 16, part(given.coefficient, `${name}.coefficient`, missing), true);
  },
  stack(of, room, value, name, p, missing) {
    const given = plain("stack", value, name, ["axis", "wraps", "gap", "padding", "align", "distribution", "bias", "rowGap", "rowDistribution", "rowBias"]);
    room.view.setUint32(p, 96, true);
    if (given.axis !== undefined) room.view.setInt32(p + 4, enums.axis.number(given.axis, `${name}.axis`), true);
    if (given.wraps !== undefined) room.view.setUint8(p + 8, Number(flag(given.wraps, `${name}.wraps`)));
    room.view.setFloat64(p + 16, part(given.gap, `${name}.gap`, missing), true);
    if (given.padding !== undefined) fill.insets(of, room, given.padding, `${name}.padding`, p + 24, 0);
    if (given.align !== undefined) room.view.setInt32(p + 56, enums.align.number(given.align, `${name}.align`), true);
    if (given.distribution !== undefined) room.view.setInt32(p + 60, enums.distribution.number(given.distribution, `${name}.distribution`), true);
    room.view.setFloat64(p + 64, part(given.bias, `${name}.bias`, missing), true);
    room.view.setFloat64(p + 72, part(given.rowGap, `${name}.rowGap`, missing), true);
    if (given.rowDistribution !== undefined) room.view.setInt32(p + 80, enums.distribution.number(given.rowDistribution, `${name}.rowDistribution`), true);
    room.view.setFloat64(p + 88, part(given.rowBias, `${name}.rowBias`, missing), true);
  },
  track(of, room, value, name, p, missing) {
    const given = plain("track", value, name, ["kind", "value", "min", "max"]);
    if (given.kind !== undefined) room.view.setInt32(p + 0, enums.trackKind.number(given.kind, `${name}.kind`), true);
    room.view.setFloat64(p + 8, part(given.value, `${name}.value`, missing), true);
    room.view.setFloat64(p + 16, part(given.min, `${name}.min`, missing), true);
    room.view.setFloat64(p + 24, part(given.max, `${name}.max`, missing), true);
  },
  grid(of, room, value, name, p, missing) {
    const given = plain("grid", value, name, ["align", "justify", "columns", "rows", "gap", "rowGap", "padding", "distribution", "bias", "rowDistribution", "rowBias", "repeats"]);
    room.view.setUint32(p, 120, true);
    if (given.align !== undefined) room.view.setInt32(p + 4, enums.align.number(given.align, `${name}.align`), true);
    if (given.justify !== undefined) room.view.setInt32(p + 8, enums.align.number(given.justify, `${name}.justify`), true);
    const columns = list(given.columns, `${name}.columns`, true);
    const columnsAt = room.structs(of, columns, `${name}.columns`, fill.track, 32);
    room.view.setUint32(p + 12, columnsAt, true);
    room.view.setUint32(p + 16, columns ? columns.length : 0, true);

    const rows = list(given.rows, `${name}.rows`, true);
    const rowsAt = room.structs(of, rows, `${name}.rows`, fill.track, 32);
    room.view.setUint32(p + 20, rowsAt, true);
    room.view.setUint32(p + 24, rows ? rows.length : 0, true);

    room.view.setFloat64(p + 32, part(given.gap, `${name}.gap`, missing), true);
    room.view.setFloat64(p + 40, part(given.rowGap, `${name}.rowGap`, missing), true);
    if (given.padding !== undefined) fill.insets(of, room, given.padding, `${name}.padding`, p + 48, 0);
    if (given.distribution !== undefined) room.view.setInt32(p + 80, enums.distribution.number(given.distribution, `${name}.distribution`), true);
    room.view.setFloat64(p + 88, part(given.bias, `${name}.bias`, missing), true);
    if (given.rowDistribution !== undefined) room.view.setInt32(p + 96, enums.distribution.number(given.rowDistribution, `${name}.rowDistribution`), true);
    room.view.setFloat64(p + 104, part(given.rowBias, `${name}.rowBias`, missing), true);
    if (given.repeats !== undefined) room.view.setInt32(p + 112, enums.repeat.number(given.repeats, `${name}.repeats`), true);
  },
  guideline(of, room, value, name, p, missing) {
    const given = plain("guideline", value, name, ["edge", "distance", "fraction"]);
    room.view.setUint32(p, 24, true);
    if (given.edge !== undefined) room.view.setInt32(p + 4, enums.anchor.number(given.edge, `${name}.edge`), true);
    room.view.setFloat64(p + 8, part(given.distance, `${name}.distance`, missing), true);
    room.view.setFloat64(p + 16, part(given.fraction, `${name}.fraction`, missing), true);
  },
  equationContext(of, room, value, name, p, missing) {
    const given = plain("equationContext", value, name, ["names", "nodes", "metrics", "values", "priority", "uninstalled", "skipsFaults", "replaced"]);
    room.view.setUint32(p, 56, true);
    hasLength(`${name}.nodes`, given.nodes, "same", given.names);
    hasLength(`${name}.values`, given.values, "same", given.metrics);

    const names = list(given.names, `${name}.names`, true);
    const namesAt = room.texts(names, `${name}.names`);
    room.view.setUint32(p + 4, namesAt, true);
    room.view.setUint32(p + 12, names ? names.length : 0, true);

    const nodes = list(given.nodes, `${name}.nodes`, true);
    const nodesAt = room.ids(idsOf(of, nodes, "node", `${name}.nodes`));
    room.view.setUint32(p + 8, nodesAt, true);
    room.view.setUint32(p + 12, nodes ? nodes.length : 0, true);

    const metrics = list(given.metrics, `${name}.metrics`, true);
    const metricsAt = room.texts(metrics, `${name}.metrics`);
    room.view.setUint32(p + 16, metricsAt, true);
    room.view.setUint32(p + 24, metrics ? metrics.length : 0, true);

    const values = list(given.values, `${name}.values`, true);
    const valuesAt = room.numbers(values, `${name}.values`);
    room.view.setUint32(p + 20, valuesAt, true);
    room.view.setUint32(p + 24, values ? values.length : 0, true);

    room.view.setFloat64(p + 32, part(given.priority, `${name}.priority`, missing), true);
    if (given.uninstalled !== undefined) room.view.setUint8(p + 40, Number(flag(given.uninstalled, `${name}.uninstalled`)));
    if (given.skipsFaults !== undefined) room.view.setUint8(p + 41, Number(flag(given.skipsFaults, `${name}.skipsFaults`)));
    const replaced = list(given.replaced, `${name}.replaced`, true);
    const replacedAt = room.ids(idsOf(of, replaced, "constraint", `${name}.replaced`));
    room.view.setUint32(p + 44, replacedAt, true);
    room.view.setUint32(p + 48, replaced ? replaced.length : 0, true);
  },
  context(of, room, value, name, p, _) {
    const given = plain("context", value, name, ["horizontal", "vertical", "idiom", "orientation"]);
    if (given.horizontal !== undefined) room.view.setInt32(p + 0, enums.sizeClass.number(given.horizontal, `${name}.horizontal`), true);
    if (given.vertical !== undefined) room.view.setInt32(p + 4, enums.sizeClass.number(given.vertical, `${name}.vertical`), true);
    if (given.idiom !== undefined) room.view.setInt32(p + 8, enums.idiom.number(given.idiom, `${name}.idiom`), true);
    if (given.orientation !== undefined) room.view.setInt32(p + 12, enums.orientation.number(given.orientation, `${name}.orientation`), true);
  },
  applied(of, room, value, name, p, missing) {
    const given = plain("applied", value, name, ["anchor", "compound", "relation", "multiplier", "value", "priority", "to", "toAnchor", "parts", "when"]);
    room.view.setUint32(p, 72, true);
    if (given.anchor !== undefined) room.view.setInt32(p + 4, enums.anchor.number(given.anchor, `${name}.anchor`), true);
    if (given.compound !== undefined) room.view.setInt32(p + 8, enums.compound.number(given.compound, `${name}.compound`), true);
    if (given.relation !== undefined) room.view.setInt32(p + 12, enums.relation.number(given.relation, `${name}.relation`), true);
    room.view.setFloat64(p + 16, part(given.multiplier, `${name}.multiplier`, missing), true);
    room.view.setFloat64(p + 24, part(given.value, `${name}.value`, missing), true);
    room.view.setFloat64(p + 32, part(given.priority, `${name}.priority`, missing), true);
    if (given.to !== undefined) room.view.setBigInt64(p + 40, idOf(of, given.to, "node", `${name}.to`), true);
    if (given.toAnchor !== undefined) room.view.setInt32(p + 48, enums.anchor.number(given.toAnchor, `${name}.toAnchor`), true);
    const parts = list(given.parts, `${name}.parts`, true);
    const partsAt = room.numbers(parts, `${name}.parts`);
    room.view.setUint32(p + 52, partsAt, true);

    if (given.when != null) {
      const number_ = condition(of, given.when, `${name}.when`);
      room.view.setUint32(p + 56, of.library.functions.condition, true);
      room.view.setUint32(p + 60, number_, true);
      room.view.setUint32(p + 64, of.library.functions.destroy, true);
    }
  },
  drawing(of, room, value, name, p, _) {
    const given = plain("drawing", value, name, ["shows", "kind", "isTransparent"]);
    room.view.setUint32(p, 16, true);
    if (given.shows !== undefined) room.view.setInt32(p + 4, enums.drawn.flags(given.shows, `${name}.shows`), true);
    if (given.kind !== undefined) room.view.setInt32(p + 8, enums.frameKind.number(given.kind, `${name}.kind`), true);
    if (given.isTransparent !== undefined) room.view.setUint8(p + 12, Number(flag(given.isTransparent, `${name}.isTransparent`)));
  },
};

// What comes out of them.
export const read = {
  rect: (of, view, p) => shaped("rect", { x: view.getFloat64(p + 0, true), y: view.getFloat64(p + 8, true), width: view.getFloat64(p + 16, true), height: view.getFloat64(p + 24, true) }),
  size: (of, view, p) => shaped("size", { width: view.getFloat64(p + 0, true), height: view.getFloat64(p + 8, true) }),
  insets: (of, view, p) => shaped("insets", { top: view.getFloat64(p + 0, true), left: view.getFloat64(p + 8, true), bottom: view.getFloat64(p + 16, true), right: view.getFloat64(p + 24, true) }),
  term: (of, view, p) => shaped("term", { node: wrap(of, "node", view.getBigInt64(p + 0, true)), anchor: enums.anchor.word(view.getInt32(p + 8, true)), coefficient: view.getFloat64(p + 16, true) }),
  track: (of, view, p) => shaped("track", { kind: enums.trackKind.word(view.getInt32(p + 0, true)), value: view.getFloat64(p + 8, true), min: view.getFloat64(p + 16, true), max: view.getFloat64(p + 24, true) }),
  equationFault: (of, view, p) => shaped("equationFault", { index: view.getUint32(p + 0, true), offset: view.getUint32(p + 4, true), column: view.getUint32(p + 8, true), fault: enums.fault.word(view.getInt32(p + 12, true)), status: enums.status.word(view.getInt32(p + 16, true)) }),
  context: (of, view, p) => shaped("context", { horizontal: enums.sizeClass.word(view.getInt32(p + 0, true)), vertical: enums.sizeClass.word(view.getInt32(p + 4, true)), idiom: enums.idiom.word(view.getInt32(p + 8, true)), orientation: enums.orientation.word(view.getInt32(p + 12, true)) }),
  documentFault: (of, view, p) => shaped("documentFault", { offset: view.getUint32(p + 0, true), length: view.getUint32(p + 4, true), line: view.getUint32(p + 8, true), column: view.getUint32(p + 12, true), status: enums.status.word(view.getInt32(p + 16, true)) }),
};

export class WrittenLayout extends Owner {
  // Clears the last failure (keep_layout_clear_error).
  clearError() {
    const of = this.of;
    const at = open(of);
    of.c.keep_layout_clear_error(at);
  }

  // Brings all frames up to date (keep_layout_solve).
  solve() {
    const of = this.of;
    const at = open(of);
    check(of, of.c.keep_layout_solve(at));
  }

  // Ends the innermost transaction and keeps its changes (keep_layout_commit).
  commit() {
    const of = this.of;
    const at = open(of);
    check(of, of.c.keep_layout_commit(at));
  }

  // Ends the innermost transaction and takes its changes back (keep_layout_rollback).
  rollback() {
    const of = this.of;
    const at = open(of);
    check(of, of.c.keep_layout_rollback(at));
  }

  // The constraints of a conflict (keep_layout_conflict).
  conflict(index) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const indexIn = whole(index, "index");
      let capacity = 16;
      let constraintsOut = room.take(8 * 16);
      const count = of.c.keep_layout_conflict(at, indexIn, constraintsOut, capacity) >>> 0;
      if (count > capacity) {
        capacity = count;
        constraintsOut = room.take(8 * count);
        of.c.keep_layout_conflict(at, indexIn, constraintsOut, capacity);
      }
      const view = room.view;
      return Array.from({ length: count }, (_, k) => wrap(of, "constraint", view.getBigInt64(constraintsOut + k * 8, true)));
    } finally {
      room.leave();
    }
  }

  // A conflict in words (keep_layout_conflict_text).
  conflictText(index, text_) {
    const of = this.of;
    const at = open(of);
    const indexIn = whole(index, "index");
    const text_In = enums.text.number(text_, "text");
    const result = of.c.keep_layout_conflict_text(at, indexIn, text_In);
    return of.library.textAt(result);
  }

  // A layout in words (keep_layout_text).
  text(text_) {
    const of = this.of;
    const at = open(of);
    const text_In = enums.text.number(text_, "text");
    const result = of.c.keep_layout_text(at, text_In);
    return of.library.textAt(result);
  }

  // Sets whether widths and heights may be negative (keep_layout_set_negative_sizes).
  setNegativeSizes(allowed) {
    const of = this.of;
    const at = open(of);
    const allowedIn = Number(flag(allowed, "allowed"));
    check(of, of.c.keep_layout_set_negative_sizes(at, allowedIn));
  }

  // Sets whether new sums of terms and equations may relate positions along one axis to positions along the other, a.bottom <= b.left (keep_layout_set_mixed_axes).
  setMixedAxes(allowed) {
    const of = this.of;
    const at = open(of);
    const allowedIn = Number(flag(allowed, "allowed"));
    check(of, of.c.keep_layout_set_mixed_axes(at, allowedIn));
  }

  // Creates a node (keep_node_create).
  createNode(parent) {
    const of = this.of;
    const at = open(of);
    const parentIn = idOf(of, parent, "node", "parent", true);
    return made(of, "node", of.c.keep_node_create(at, parentIn));
  }

  // Creates many nodes, each as keep_node_create (keep_layout_create_nodes).
  createNodes(parents = null) {
    const of = this.of;
    parents = list(parents, "parents", true);
    const room = new Room(of.library);
    try {
      const at = open(of);
      const parentsIn = room.ids(idsOf(of, parents, "node", "parents", true));
      const nodesOut = room.take(8 * parents.length);
      check(of, of.c.keep_layout_create_nodes(at, parentsIn, nodesOut, (parents?.length ?? 0)));
      const view = room.view;
      return Array.from({ length: parents.length }, (_, k) => wrap(of, "node", view.getBigInt64(nodesOut + k * 8, true)));
    } finally {
      room.leave();
    }
  }

  // What a handle names in this layout, by its id (keep_layout_handle_kind).
  handleKind(id_) {
    const of = this.of;
    const at = open(of);
    const id_In = id(id_, "id");
    const result = of.c.keep_layout_handle_kind(at, id_In);
    return enums.handleKind.word(result);
  }

  // The node or guide of a number (keep_layout_numbered).
  numbered(number_) {
    const of = this.of;
    const at = open(of);
    const number_In = whole(number_, "number");
    const result = of.c.keep_layout_numbered(at, number_In);
    return wrap(of, "node", result);
  }

  // The frames of many nodes, each as keep_node_frame_as (keep_layout_frames).
  frames(nodes, kind = "inParent") {
    const of = this.of;
    nodes = list(nodes, "nodes");
    const room = new Room(of.library);
    try {
      const at = open(of);
      const nodesIn = room.ids(idsOf(of, nodes, "node", "nodes"));
      const kindIn = enums.frameKind.number(kind, "kind");
      const framesOut = room.take(32 * nodes.length);
      check(of, of.c.keep_layout_frames(at, nodesIn, framesOut, nodes.length, kindIn));
      const view = room.view;
      return Array.from({ length: nodes.length }, (_, k) => read.rect(of, view, framesOut + k * 32));
    } finally {
      room.leave();
    }
  }

  // A node and all that is inside of it, with parents, names and frames (keep_layout_tree).
  tree(within = null, kind = "inParent") {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const withinIn = idOf(of, within, "node", "within", true);
      const kindIn = enums.frameKind.number(kind, "kind");
      let capacity = 16;
      let nodesOut = room.take(8 * 16);
      let parentsOut = room.take(8 * 16);
      let namesOut = room.take(4 * 16);
      let framesOut = room.take(32 * 16);
      const count = of.c.keep_layout_tree(at, withinIn, nodesOut, parentsOut, namesOut, framesOut, capacity, kindIn) >>> 0;
      if (count > capacity) {
        capacity = count;
        nodesOut = room.take(8 * count);
        parentsOut = room.take(8 * count);
        namesOut = room.take(4 * count);
        framesOut = room.take(32 * count);
        of.c.keep_layout_tree(at, withinIn, nodesOut, parentsOut, namesOut, framesOut, capacity, kindIn);
      }
      const view = room.view;
      return Array.from({ length: count }, (_, k) => ({ node: wrap(of, "node", view.getBigInt64(nodesOut + k * 8, true)), parent: wrap(of, "node", view.getBigInt64(parentsOut + k * 8, true)), name: of.library.textAt(view.getInt32(namesOut + k * 4, true)), frame: read.rect(of, view, framesOut + k * 32) }));
    } finally {
      room.leave();
    }
  }

  // Sets many values, each as keep_attribute_set (keep_layout_set_values).
  setValues(attributes, relations = null, values_, priorities = null) {
    const of = this.of;
    attributes = list(attributes, "attributes");
    relations = list(relations, "relations", true);
    values_ = list(values_, "values");
    priorities = list(priorities, "priorities", true);
    hasLength("relations", relations, "same", attributes);
    hasLength("values", values_, "same", attributes);
    hasLength("priorities", priorities, "same", attributes);
    const room = new Room(of.library);
    try {
      const at = open(of);
      const attributesIn = room.ids(idsOf(of, attributes, "attribute", "attributes"));
      const relationsIn = room.enums(relations, "relations", enums.relation);
      const values_In = room.numbers(values_, "values");
      const prioritiesIn = room.numbers(priorities, "priorities");
      check(of, of.c.keep_layout_set_values(at, attributesIn, relationsIn, values_In, prioritiesIn, attributes.length));
    } finally {
      room.leave();
    }
  }

  // Sets the reading direction of roots without one of their own (keep_layout_set_direction).
  setDirection(direction) {
    const of = this.of;
    const at = open(of);
    const directionIn = enums.direction.number(direction, "direction");
    check(of, of.c.keep_layout_set_direction(at, directionIn));
  }

  // Puts attributes together in a new group (keep_group_create).
  createGroup(attributes) {
    const of = this.of;
    attributes = list(attributes, "attributes");
    const room = new Room(of.library);
    try {
      const at = open(of);
      const attributesIn = room.ids(idsOf(of, attributes, "attribute", "attributes"));
      return made(of, "attribute", of.c.keep_group_create(at, attributesIn, attributes.length));
    } finally {
      room.leave();
    }
  }

  // Ends the innermost atomic group, as keep_layout_commit ends a transaction (keep_atomic_end).
  endAtomic() {
    const of = this.of;
    const at = open(of);
    check(of, of.c.keep_atomic_end(at));
  }

  // Sets the function that is told what a layout meets, in place of another one (keep_layout_set_log).
  setLog(kinds, function_) {
    const of = this.of;
    const at = open(of);
    const kindsIn = enums.log.flags(kinds, "kinds");
    const function_In = closure(of, function_, "function", true);
    check(of, of.c.keep_layout_set_log(at, kindsIn, function_In && of.library.functions.log, function_In, function_In && of.library.functions.destroy), function_In);
  }

  // Makes the constraint that a sum of terms is at most, equal to, or at least a constant (keep_constraint_create).
  createConstraint(terms, relation, constant = 0, priority = 1000, installed = true) {
    const of = this.of;
    terms = list(terms, "terms");
    const room = new Room(of.library);
    try {
      const at = open(of);
      const termsIn = room.structs(of, terms, "terms", fill.term, 24);
      const relationIn = enums.relation.number(relation, "relation");
      const constantIn = number(constant, "constant");
      const priorityIn = number(priority, "priority");
      const installedIn = Number(flag(installed, "installed"));
      return made(of, "constraint", of.c.keep_constraint_create(at, termsIn, terms.length, relationIn, constantIn, priorityIn, installedIn));
    } finally {
      room.leave();
    }
  }

  // Begins to collect the constraints that are made and at once installed (keep_capture_begin).
  beginCapture() {
    const of = this.of;
    const at = open(of);
    check(of, of.c.keep_capture_begin(at));
  }

  // The constraints that the innermost capture has collected, in the order in which they were made, without those that have been removed since (keep_capture_constraints).
  captureConstraints() {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      let capacity = 16;
      let constraintsOut = room.take(8 * 16);
      const count = of.c.keep_capture_constraints(at, constraintsOut, capacity) >>> 0;
      if (count > capacity) {
        capacity = count;
        constraintsOut = room.take(8 * count);
        of.c.keep_capture_constraints(at, constraintsOut, capacity);
      }
      const view = room.view;
      return Array.from({ length: count }, (_, k) => wrap(of, "constraint", view.getBigInt64(constraintsOut + k * 8, true)));
    } finally {
      room.leave();
    }
  }

  // Ends the innermost capture (keep_capture_end).
  endCapture() {
    const of = this.of;
    const at = open(of);
    check(of, of.c.keep_capture_end(at));
  }

  // Creates a stack (keep_stack_create).
  createStack(parent, stack, members = null) {
    const of = this.of;
    members = list(members, "members", true);
    const room = new Room(of.library);
    try {
      const at = open(of);
      const parentIn = idOf(of, parent, "node", "parent", true);
      const stackIn = room.struct(of, stack, "stack", fill.stack, 96);
      const membersIn = room.ids(idsOf(of, members, "node", "members", true));
      return made(of, "node", of.c.keep_stack_create(at, parentIn, stackIn, membersIn, (members?.length ?? 0)));
    } finally {
      room.leave();
    }
  }

  // How many demands of containers the last solve did not meet (keep_layout_unmet_count).
  unmetCount() {
    const of = this.of;
    const at = open(of);
    const result = of.c.keep_layout_unmet_count(at);
    return result >>> 0;
  }

  // The constraint that is violated (keep_layout_unmet_constraint).
  unmetConstraint(index) {
    const of = this.of;
    const at = open(of);
    const indexIn = whole(index, "index");
    return made(of, "constraint", of.c.keep_layout_unmet_constraint(at, indexIn));
  }

  // The member that it is about, the column or row of a grid, or the container itself (keep_layout_unmet_node).
  unmetNode(index) {
    const of = this.of;
    const at = open(of);
    const indexIn = whole(index, "index");
    return made(of, "node", of.c.keep_layout_unmet_node(at, indexIn));
  }

  // The axis along which something is missing (keep_layout_unmet_axis).
  unmetAxis(index) {
    const of = this.of;
    const at = open(of);
    const indexIn = whole(index, "index");
    const result = of.c.keep_layout_unmet_axis(at, indexIn);
    return enums.axis.word(result);
  }

  // How much is missing, in points (keep_layout_unmet_amount).
  unmetAmount(index) {
    const of = this.of;
    const at = open(of);
    const indexIn = whole(index, "index");
    const result = of.c.keep_layout_unmet_amount(at, indexIn);
    return some(result);
  }

  // Makes the constraint of an equation string (keep_equation_create).
  createEquation(text_, context = null) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const text_In = room.text(text_, "text");
      const contextIn = context == null ? 0 : room.struct(of, context, "context", fill.equationContext, 56);
      return made(of, "constraint", of.c.keep_equation_create(at, text_In, contextIn));
    } finally {
      room.leave();
    }
  }

  // The fault of a string of that call (keep_equation_fault_at).
  equationFaultAt(index) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const indexIn = whole(index, "index");
      const resultOut = room.take(20);
      of.c.keep_equation_fault_at(resultOut, at, indexIn);
      const view = room.view;
      return read.equationFault(of, view, resultOut);
    } finally {
      room.leave();
    }
  }

  // A fault in words (keep_equation_fault_description).
  equationFaultDescription(index) {
    const of = this.of;
    const at = open(of);
    const indexIn = whole(index, "index");
    const result = of.c.keep_equation_fault_description(at, indexIn);
    return of.library.textAt(result);
  }

  // Makes the constraints of a visual format, or none of them (keep_format_create).
  createFormat(text_, context = null, options) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const text_In = room.text(text_, "text");
      const contextIn = context == null ? 0 : room.struct(of, context, "context", fill.equationContext, 56);
      const optionsIn = enums.formatOption.flags(options, "options");
      return made(of, "format", of.c.keep_format_create(at, text_In, contextIn, optionsIn));
    } finally {
      room.leave();
    }
  }

  // Asks all conditions again, as keep_node_reload (keep_layout_reload).
  reload() {
    const of = this.of;
    const at = open(of);
    check(of, of.c.keep_layout_reload(at));
  }

  // Sets the context where no node has one of its own, as of the next reload (keep_layout_set_context).
  setContext(context) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const contextIn = room.struct(of, context, "context", fill.context, 16);
      check(of, of.c.keep_layout_set_context(at, contextIn));
    } finally {
      room.leave();
    }
  }

  // Ends the changes of the innermost animation and solves (keep_animation_commit).
  commitAnimation() {
    const of = this.of;
    const at = open(of);
    check(of, of.c.keep_animation_commit(at));
  }

  // Advances time (keep_layout_advance).
  advance(seconds) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const secondsIn = number(seconds, "seconds");
      const movingOut = room.take(1);
      check(of, of.c.keep_layout_advance(at, secondsIn, movingOut));
      const view = room.view;
      return view.getUint8(movingOut) !== 0;
    } finally {
      room.leave();
    }
  }

  // The nodes whose presented frames in their parents differ from the last report, with those frames, as keep_layout_changes reports frames (keep_layout_presented_changes).
  presentedChanges() {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      let capacity = 0;
      let nodesOut = room.take(8 * 0);
      let framesOut = room.take(32 * 0);
      const count = of.c.keep_layout_presented_changes(at, nodesOut, framesOut, capacity) >>> 0;
      if (count > capacity) {
        capacity = count;
        nodesOut = room.take(8 * count);
        framesOut = room.take(32 * count);
        of.c.keep_layout_presented_changes(at, nodesOut, framesOut, capacity);
      }
      const view = room.view;
      return Array.from({ length: count }, (_, k) => ({ node: wrap(of, "node", view.getBigInt64(nodesOut + k * 8, true)), frame: read.rect(of, view, framesOut + k * 32) }));
    } finally {
      room.leave();
    }
  }

  // The corrections of a conflict (keep_layout_conflict_corrections).
  conflictCorrections(index) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const indexIn = whole(index, "index");
      let capacity = 16;
      let values_Out = room.take(8 * 16);
      const count = of.c.keep_layout_conflict_corrections(at, indexIn, values_Out, capacity) >>> 0;
      if (count > capacity) {
        capacity = count;
        values_Out = room.take(8 * count);
        of.c.keep_layout_conflict_corrections(at, indexIn, values_Out, capacity);
      }
      const view = room.view;
      return Array.from({ length: count }, (_, k) => view.getFloat64(values_Out + k * 8, true));
    } finally {
      room.leave();
    }
  }

  // Why the first constraint of a conflict is the violated one, and none of the others (keep_layout_conflict_reason).
  conflictReason(index) {
    const of = this.of;
    const at = open(of);
    const indexIn = whole(index, "index");
    const result = of.c.keep_layout_conflict_reason(at, indexIn);
    return enums.conflictReason.word(result);
  }

  // Whether a conflict repeats an earlier one (keep_layout_conflict_is_repeat).
  conflictIsRepeat(index) {
    const of = this.of;
    const at = open(of);
    const indexIn = whole(index, "index");
    const result = of.c.keep_layout_conflict_is_repeat(at, indexIn);
    return result !== 0;
  }

  // The dimension of the set of optimal solutions (keep_layout_freedom).
  freedom() {
    const of = this.of;
    const at = open(of);
    const result = of.c.keep_layout_freedom(at);
    return result >>> 0;
  }

  // The ambiguous attributes (keep_layout_ambiguous).
  ambiguous() {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      let capacity = 16;
      let attributesOut = room.take(8 * 16);
      let minimaOut = room.take(8 * 16);
      let maximaOut = room.take(8 * 16);
      let determiningOut = room.take(1 * 16);
      const count = of.c.keep_layout_ambiguous(at, attributesOut, minimaOut, maximaOut, determiningOut, capacity) >>> 0;
      if (count > capacity) {
        capacity = count;
        attributesOut = room.take(8 * count);
        minimaOut = room.take(8 * count);
        maximaOut = room.take(8 * count);
        determiningOut = room.take(1 * count);
        of.c.keep_layout_ambiguous(at, attributesOut, minimaOut, maximaOut, determiningOut, capacity);
      }
      const view = room.view;
      return Array.from({ length: count }, (_, k) => ({ attribute: wrap(of, "attribute", view.getBigInt64(attributesOut + k * 8, true)), minimum: view.getFloat64(minimaOut + k * 8, true), maximum: view.getFloat64(maximaOut + k * 8, true), determining: view.getUint8(determiningOut + k * 1) !== 0 }));
    } finally {
      room.leave();
    }
  }

  // Solves, and moves what is ambiguous to another, equally good solution, to make the ambiguity visible (keep_layout_exercise).
  exercise(which) {
    const of = this.of;
    const at = open(of);
    const whichIn = whole(which, "which");
    check(of, of.c.keep_layout_exercise(at, whichIn));
  }

  // Makes the layout that a document describes, and solves (keep_layout_read_document).
  readDocument(document) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const documentIn = room.text(document, "document");
      check(of, of.c.keep_layout_read_document(at, documentIn));
    } finally {
      room.leave();
    }
  }

  // Makes the layout what a document describes, and keeps what is there (keep_layout_update).
  update(document) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const documentIn = room.text(document, "document");
      check(of, of.c.keep_layout_update(at, documentIn));
    } finally {
      room.leave();
    }
  }

  // A fault of that document, in the order of lines (keep_document_fault_at).
  documentFaultAt(index) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const indexIn = whole(index, "index");
      const resultOut = room.take(20);
      of.c.keep_document_fault_at(resultOut, at, indexIn);
      const view = room.view;
      return read.documentFault(of, view, resultOut);
    } finally {
      room.leave();
    }
  }

  // A fault in words, in one line (keep_document_fault_description).
  documentFaultDescription(index) {
    const of = this.of;
    const at = open(of);
    const indexIn = whole(index, "index");
    const result = of.c.keep_document_fault_description(at, indexIn);
    return of.library.textAt(result);
  }

  // The word that may have been meant (keep_document_fault_nearest).
  documentFaultNearest(index) {
    const of = this.of;
    const at = open(of);
    const indexIn = whole(index, "index");
    const result = of.c.keep_document_fault_nearest(at, indexIn);
    return of.library.textAt(result);
  }

  // Finds the words that could stand at a place of a document, in place of the one that is there (keep_document_complete).
  documentComplete(document, offset) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const documentIn = room.text(document, "document");
      const offsetIn = whole(offset, "offset");
      const result = of.c.keep_document_complete(at, documentIn, offsetIn);
      return result >>> 0;
    } finally {
      room.leave();
    }
  }

  // One of these words (keep_document_completion).
  documentCompletion(index) {
    const of = this.of;
    const at = open(of);
    const indexIn = whole(index, "index");
    const result = of.c.keep_document_completion(at, indexIn);
    return of.library.textAt(result);
  }

  // A drawing as an SVG file (keep_layout_svg).
  svg(within = null, drawing = null) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const withinIn = idOf(of, within, "node", "within", true);
      const drawingIn = drawing == null ? 0 : room.struct(of, drawing, "drawing", fill.drawing, 16);
      const result = of.c.keep_layout_svg(at, withinIn, drawingIn);
      return of.library.textAt(result);
    } finally {
      room.leave();
    }
  }

  // The status of the last call that failed, until another fails or it is cleared (keep_layout_error).
  get error() {
    const of = this.of;
    return enums.status.word(of.c.keep_layout_error(open(of)));
  }

  // The message of the last call that failed, in one line, until another fails (keep_layout_error_message).
  get errorMessage() {
    const of = this.of;
    return of.library.textAt(of.c.keep_layout_error_message(open(of)));
  }

  // Whether anything has changed since the last solve that frames may depend on (keep_layout_needs_solve).
  get needsSolve() {
    const of = this.of;
    return of.c.keep_layout_needs_solve(open(of)) !== 0;
  }

  // What happens when required constraints contradict each other (keep_layout_conflict_policy).
  get conflictPolicy() {
    const of = this.of;
    return enums.conflictPolicy.word(of.c.keep_layout_conflict_policy(open(of)));
  }
  set conflictPolicy(value) {
    const of = this.of;
    check(of, of.c.keep_layout_set_conflict_policy(open(of), enums.conflictPolicy.number(value, "conflictPolicy")));
  }

  // How many conflicts the last solve met, or a later call that returned KEEP_ERROR_CONFLICT (keep_layout_conflict_count).
  get conflictCount() {
    const of = this.of;
    return of.c.keep_layout_conflict_count(open(of)) >>> 0;
  }

  // How many pixels of the device a point is wide, for KEEP_FRAME_SNAPPED (keep_layout_scale).
  get scale() {
    const of = this.of;
    return of.c.keep_layout_scale(open(of));
  }
  set scale(value) {
    const of = this.of;
    check(of, of.c.keep_layout_set_scale(open(of), number(value, "scale")));
  }

  // How many nodes there are, roots and guides included (keep_layout_node_count).
  get nodeCount() {
    const of = this.of;
    return of.c.keep_layout_node_count(open(of)) >>> 0;
  }

  // How many strings had faults in the last call that read strings (keep_equation_fault_count).
  get equationFaultCount() {
    const of = this.of;
    return of.c.keep_equation_fault_count(open(of)) >>> 0;
  }

  // Whether anything moves as time passes, or waits to (keep_layout_is_moving).
  get isMoving() {
    const of = this.of;
    return of.c.keep_layout_is_moving(open(of)) !== 0;
  }

  // How many lines had faults in the last document that was read or updated to (keep_document_fault_count).
  get documentFaultCount() {
    const of = this.of;
    return of.c.keep_document_fault_count(open(of)) >>> 0;
  }
}

export class WrittenSolver extends Owner {
  // Clears the last failure (keep_solver_clear_error).
  clearError() {
    const of = this.of;
    const at = open(of);
    of.c.keep_solver_clear_error(at);
  }

  // Adds a variable (keep_solver_add_variable).
  addVariable(defaultValue = 0) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const defaultValueIn = number(defaultValue, "defaultValue");
      const variableOut = room.take(8);
      check(of, of.c.keep_solver_add_variable(at, defaultValueIn, variableOut));
      const view = room.view;
      return wrap(of, "variable", view.getBigInt64(variableOut, true));
    } finally {
      room.leave();
    }
  }

  // Adds many variables, in order of creation (keep_solver_add_variables).
  addVariables(defaultValues = null) {
    const of = this.of;
    defaultValues = list(defaultValues, "defaultValues", true);
    const room = new Room(of.library);
    try {
      const at = open(of);
      const defaultValuesIn = room.numbers(defaultValues, "defaultValues");
      const variablesOut = room.take(8 * defaultValues.length);
      check(of, of.c.keep_solver_add_variables(at, defaultValuesIn, (defaultValues?.length ?? 0), variablesOut));
      const view = room.view;
      return Array.from({ length: defaultValues.length }, (_, k) => wrap(of, "variable", view.getBigInt64(variablesOut + k * 8, true)));
    } finally {
      room.leave();
    }
  }

  // Adds a row (keep_solver_add_row).
  addRow(variables, coefficients, relation, constant = 0, priority = 1000, weight = 1) {
    const of = this.of;
    variables = list(variables, "variables");
    coefficients = list(coefficients, "coefficients");
    hasLength("coefficients", coefficients, "same", variables);
    const room = new Room(of.library);
    try {
      const at = open(of);
      const variablesIn = room.ids(idsOf(of, variables, "variable", "variables"));
      const coefficientsIn = room.numbers(coefficients, "coefficients");
      const relationIn = enums.relation.number(relation, "relation");
      const constantIn = number(constant, "constant");
      const priorityIn = number(priority, "priority");
      const weightIn = number(weight, "weight");
      const rowOut = room.take(8);
      check(of, of.c.keep_solver_add_row(at, variablesIn, coefficientsIn, variables.length, relationIn, constantIn, priorityIn, weightIn, rowOut));
      const view = room.view;
      return wrap(of, "row", view.getBigInt64(rowOut, true));
    } finally {
      room.leave();
    }
  }

  // Adds many rows in compressed-row form (keep_solver_add_rows).
  addRows(starts, variables, coefficients, relations, constants, priorities = null, weights = null) {
    const of = this.of;
    starts = list(starts, "starts");
    variables = list(variables, "variables");
    coefficients = list(coefficients, "coefficients");
    relations = list(relations, "relations");
    constants = list(constants, "constants");
    priorities = list(priorities, "priorities", true);
    weights = list(weights, "weights", true);
    hasLength("starts", starts, "more", relations);
    hasLength("variables", variables, "last", starts);
    hasLength("coefficients", coefficients, "last", starts);
    hasLength("constants", constants, "same", relations);
    hasLength("priorities", priorities, "same", relations);
    hasLength("weights", weights, "same", relations);
    const room = new Room(of.library);
    try {
      const at = open(of);
      const startsIn = room.wholes(starts, "starts");
      const variablesIn = room.ids(idsOf(of, variables, "variable", "variables"));
      const coefficientsIn = room.numbers(coefficients, "coefficients");
      const relationsIn = room.enums(relations, "relations", enums.relation);
      const constantsIn = room.numbers(constants, "constants");
      const prioritiesIn = room.numbers(priorities, "priorities");
      const weightsIn = room.numbers(weights, "weights");
      const rowsOut = room.take(8 * relations.length);
      check(of, of.c.keep_solver_add_rows(at, relations.length, startsIn, variablesIn, coefficientsIn, relationsIn, constantsIn, prioritiesIn, weightsIn, rowsOut));
      const view = room.view;
      return Array.from({ length: relations.length }, (_, k) => wrap(of, "row", view.getBigInt64(rowsOut + k * 8, true)));
    } finally {
      room.leave();
    }
  }

  // Removes many rows (keep_solver_remove_rows).
  removeRows(rows) {
    const of = this.of;
    rows = list(rows, "rows");
    const room = new Room(of.library);
    try {
      const at = open(of);
      const rowsIn = room.ids(idsOf(of, rows, "row", "rows"));
      check(of, of.c.keep_solver_remove_rows(at, rowsIn, rows.length));
    } finally {
      room.leave();
    }
  }

  // Sets the constants of many rows (keep_solver_set_constants).
  setConstants(rows, constants) {
    const of = this.of;
    rows = list(rows, "rows");
    constants = list(constants, "constants");
    hasLength("constants", constants, "same", rows);
    const room = new Room(of.library);
    try {
      const at = open(of);
      const rowsIn = room.ids(idsOf(of, rows, "row", "rows"));
      const constantsIn = room.numbers(constants, "constants");
      check(of, of.c.keep_solver_set_constants(at, rowsIn, constantsIn, rows.length));
    } finally {
      room.leave();
    }
  }

  // Begins a transaction (keep_solver_begin).
  begin() {
    const of = this.of;
    const at = open(of);
    check(of, of.c.keep_solver_begin(at));
  }

  // Ends the innermost transaction and keeps its changes (keep_solver_commit).
  commit() {
    const of = this.of;
    const at = open(of);
    check(of, of.c.keep_solver_commit(at));
  }

  // Ends the innermost transaction and takes its changes back (keep_solver_rollback).
  rollback() {
    const of = this.of;
    const at = open(of);
    check(of, of.c.keep_solver_rollback(at));
  }

  // Brings all values up to date (keep_solver_solve).
  solve() {
    const of = this.of;
    const at = open(of);
    check(of, of.c.keep_solver_solve(at));
  }

  // The values of many variables as of the last solve (keep_solver_values).
  values(variables = null) {
    const of = this.of;
    variables = list(variables, "variables", true);
    const room = new Room(of.library);
    try {
      const at = open(of);
      const variablesIn = room.ids(idsOf(of, variables, "variable", "variables", true));
      const values_Out = room.take(8 * variables.length);
      check(of, of.c.keep_solver_values(at, variablesIn, values_Out, (variables?.length ?? 0)));
      const view = room.view;
      return Array.from({ length: variables.length }, (_, k) => view.getFloat64(values_Out + k * 8, true));
    } finally {
      room.leave();
    }
  }

  // The variables whose values differ from the last report (at first from the defaults that they were made with), with their values, in any order (keep_solver_changes).
  changes() {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      let capacity = 0;
      let variablesOut = room.take(8 * 0);
      let values_Out = room.take(8 * 0);
      const count = of.c.keep_solver_changes(at, variablesOut, values_Out, capacity) >>> 0;
      if (count > capacity) {
        capacity = count;
        variablesOut = room.take(8 * count);
        values_Out = room.take(8 * count);
        of.c.keep_solver_changes(at, variablesOut, values_Out, capacity);
      }
      const view = room.view;
      return Array.from({ length: count }, (_, k) => ({ variable: wrap(of, "variable", view.getBigInt64(variablesOut + k * 8, true)), value: view.getFloat64(values_Out + k * 8, true) }));
    } finally {
      room.leave();
    }
  }

  // The rows of a conflict (keep_solver_conflict).
  conflict(index) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const indexIn = whole(index, "index");
      let capacity = 16;
      let rowsOut = room.take(8 * 16);
      const count = of.c.keep_solver_conflict(at, indexIn, rowsOut, capacity) >>> 0;
      if (count > capacity) {
        capacity = count;
        rowsOut = room.take(8 * count);
        of.c.keep_solver_conflict(at, indexIn, rowsOut, capacity);
      }
      const view = room.view;
      return Array.from({ length: count }, (_, k) => wrap(of, "row", view.getBigInt64(rowsOut + k * 8, true)));
    } finally {
      room.leave();
    }
  }

  // The dimension of the set of optimal solutions (keep_solver_freedom).
  freedom() {
    const of = this.of;
    const at = open(of);
    const result = of.c.keep_solver_freedom(at);
    return result >>> 0;
  }

  // One of the counters of a solver (keep_solver_counter).
  counter(counter) {
    const of = this.of;
    const at = open(of);
    const counterIn = enums.counter.number(counter, "counter");
    const result = of.c.keep_solver_counter(at, counterIn);
    return result;
  }

  // The status of the last call that failed, until another fails or it is cleared (keep_solver_error).
  get error() {
    const of = this.of;
    return enums.status.word(of.c.keep_solver_error(open(of)));
  }

  // The message of the last call that failed, until another fails (keep_solver_error_message).
  get errorMessage() {
    const of = this.of;
    return of.library.textAt(of.c.keep_solver_error_message(open(of)));
  }

  // What happens when required rows contradict each other (keep_solver_conflict_policy).
  get conflictPolicy() {
    const of = this.of;
    return enums.conflictPolicy.word(of.c.keep_solver_conflict_policy(open(of)));
  }
  set conflictPolicy(value) {
    const of = this.of;
    check(of, of.c.keep_solver_set_conflict_policy(open(of), enums.conflictPolicy.number(value, "conflictPolicy")));
  }

  // How many conflicts the last solve met, or a later call that returned KEEP_ERROR_CONFLICT (keep_solver_conflict_count).
  get conflictCount() {
    const of = this.of;
    return of.c.keep_solver_conflict_count(open(of)) >>> 0;
  }
}

export class WrittenNode extends Handle {
  // Destroys a node with its subtree, and every attribute and constraint that mentions one of them (keep_node_destroy).
  destroy() {
    const of = this.of;
    const at = open(of);
    check(of, of.c.keep_node_destroy(at, this.id));
  }

  // Moves a node with its subtree to the end of another parent's children, or makes it a root (keep_node_move).
  move(parent) {
    const of = this.of;
    const at = open(of);
    const parentIn = idOf(of, parent, "node", "parent", true);
    check(of, of.c.keep_node_move(at, this.id, parentIn));
  }

  // Moves a node with its subtree to just before another node, whose parent becomes its parent (keep_node_move_before).
  moveBefore(sibling) {
    const of = this.of;
    const at = open(of);
    const siblingIn = idOf(of, sibling, "node", "sibling");
    check(of, of.c.keep_node_move_before(at, this.id, siblingIn));
  }

  // The children of a node, in order, without its guides (keep_node_children).
  children() {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      let capacity = 16;
      let childrenOut = room.take(8 * 16);
      const count = of.c.keep_node_children(at, this.id, childrenOut, capacity) >>> 0;
      if (count > capacity) {
        capacity = count;
        childrenOut = room.take(8 * count);
        of.c.keep_node_children(at, this.id, childrenOut, capacity);
      }
      const view = room.view;
      return Array.from({ length: count }, (_, k) => wrap(of, "node", view.getBigInt64(childrenOut + k * 8, true)));
    } finally {
      room.leave();
    }
  }

  // The child of a node at an index from 0, or the root (keep_node_child).
  child(index) {
    const of = this.of;
    const at = open(of);
    const indexIn = whole(index, "index");
    const result = of.c.keep_node_child(at, this.id, indexIn);
    return wrap(of, "node", result);
  }

  // Sets the size of a root from outside, required (keep_node_set_size).
  setSize(width, height) {
    const of = this.of;
    const at = open(of);
    const widthIn = optional(width, "width");
    const heightIn = optional(height, "height");
    check(of, of.c.keep_node_set_size(at, this.id, widthIn, heightIn));
  }

  // Sets the size of a root along one axis, with a priority (keep_node_set_axis_size).
  setAxisSize(axis, size, priority = 1000) {
    const of = this.of;
    const at = open(of);
    const axisIn = enums.axis.number(axis, "axis");
    const sizeIn = number(size, "size");
    const priorityIn = number(priority, "priority");
    check(of, of.c.keep_node_set_axis_size(at, this.id, axisIn, sizeIn, priorityIn));
  }

  // The size of a root from outside along one axis, and its priority (keep_node_axis_size).
  axisSize(axis) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const axisIn = enums.axis.number(axis, "axis");
      const priorityOut = room.take(8);
      const result = of.c.keep_node_axis_size(at, this.id, axisIn, priorityOut);
      const view = room.view;
      return { size: some(result), priority: view.getFloat64(priorityOut, true) };
    } finally {
      room.leave();
    }
  }

  // Another frame of a node (keep_node_frame_as).
  frameAs(kind = "inParent") {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const kindIn = enums.frameKind.number(kind, "kind");
      const resultOut = room.take(32);
      of.c.keep_node_frame_as(resultOut, at, this.id, kindIn);
      const view = room.view;
      return read.rect(of, view, resultOut);
    } finally {
      room.leave();
    }
  }

  // The frame of a node as of the last solve in the coordinates of another node of its tree, whose frame begins at 0, 0 (keep_node_frame_in).
  frameIn(space) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const spaceIn = idOf(of, space, "node", "space");
      const resultOut = room.take(32);
      of.c.keep_node_frame_in(resultOut, at, this.id, spaceIn);
      const view = room.view;
      return read.rect(of, view, resultOut);
    } finally {
      room.leave();
    }
  }

  // An attribute, or a ready-made group, of one node (keep_node_attribute).
  attribute(kind) {
    const of = this.of;
    const at = open(of);
    const kindIn = enums.attributeKind.number(kind, "kind");
    return made(of, "attribute", of.c.keep_node_attribute(at, this.id, kindIn));
  }

  // An attribute, or a ready-made group, of a node in relation to another (keep_node_attribute_to).
  attributeTo(kind, other) {
    const of = this.of;
    const at = open(of);
    const kindIn = enums.attributeKind.number(kind, "kind");
    const otherIn = idOf(of, other, "node", "other");
    return made(of, "attribute", of.c.keep_node_attribute_to(at, this.id, kindIn, otherIn));
  }

  // Creates a guide in a node, or in another guide (keep_guide_create).
  createGuide() {
    const of = this.of;
    const at = open(of);
    return made(of, "node", of.c.keep_guide_create(at, this.id));
  }

  // The guide that stands for an area of a node, the same one each time (keep_node_guide).
  guide(guide) {
    const of = this.of;
    const at = open(of);
    const guideIn = enums.guide.number(guide, "guide");
    return made(of, "node", of.c.keep_node_guide(at, this.id, guideIn));
  }

  // Keeps the content of a node exactly as large as its alignment rectangle along an axis, so that there is nothing to scroll (keep_node_set_scroll_disabled).
  setScrollDisabled(axis, disabled) {
    const of = this.of;
    const at = open(of);
    const axisIn = enums.axis.number(axis, "axis");
    const disabledIn = Number(flag(disabled, "disabled"));
    check(of, of.c.keep_node_set_scroll_disabled(at, this.id, axisIn, disabledIn));
  }

  // Whether the content of a node is kept as large as the node along an axis (keep_node_is_scroll_disabled).
  isScrollDisabled(axis) {
    const of = this.of;
    const at = open(of);
    const axisIn = enums.axis.number(axis, "axis");
    const result = of.c.keep_node_is_scroll_disabled(at, this.id, axisIn);
    return result !== 0;
  }

  // Sets the margins of a node, from which margin insets count (keep_node_set_margins).
  setMargins(margins, directional) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const marginsIn = room.struct(of, margins, "margins", fill.insets, 32);
      const directionalIn = Number(flag(directional, "directional"));
      check(of, of.c.keep_node_set_margins(at, this.id, marginsIn, directionalIn));
    } finally {
      room.leave();
    }
  }

  // Sets the baselines of a node (keep_node_set_baselines).
  setBaselines(first, last) {
    const of = this.of;
    const at = open(of);
    const firstIn = number(first, "first");
    const lastIn = number(last, "last");
    check(of, of.c.keep_node_set_baselines(at, this.id, firstIn, lastIn));
  }

  // The baselines that were set for a node (keep_node_baselines).
  baselines() {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const firstOut = room.take(8);
      const lastOut = room.take(8);
      of.c.keep_node_baselines(at, this.id, firstOut, lastOut);
      const view = room.view;
      return { first: view.getFloat64(firstOut, true), last: view.getFloat64(lastOut, true) };
    } finally {
      room.leave();
    }
  }

  // y of the baselines of a node as of the last solve, in the coordinates of its parent (keep_node_baseline_positions).
  baselinePositions() {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const firstOut = room.take(8);
      const lastOut = room.take(8);
      of.c.keep_node_baseline_positions(at, this.id, firstOut, lastOut);
      const view = room.view;
      return { first: view.getFloat64(firstOut, true), last: view.getFloat64(lastOut, true) };
    } finally {
      room.leave();
    }
  }

  // Sets the size of the content of a node (keep_node_set_content_size).
  setContentSize(width, height) {
    const of = this.of;
    const at = open(of);
    const widthIn = optional(width, "width");
    const heightIn = optional(height, "height");
    check(of, of.c.keep_node_set_content_size(at, this.id, widthIn, heightIn));
  }

  // Sets the function that measures the content of a node along one axis, in place of a size that was set (keep_node_set_measure).
  setMeasure(axis, function_) {
    const of = this.of;
    const at = open(of);
    const axisIn = enums.axis.number(axis, "axis");
    const function_In = closure(of, function_, "function", true);
    check(of, of.c.keep_node_set_measure(at, this.id, axisIn, function_In && of.library.functions.measure, function_In, function_In && of.library.functions.destroy), function_In);
  }

  // Sets the function that measures the content of a node along both axes, in place of sizes that were set (keep_node_set_measure_both).
  setMeasureBoth(function_) {
    const of = this.of;
    const at = open(of);
    const function_In = closure(of, function_, "function", true);
    check(of, of.c.keep_node_set_measure_both(at, this.id, function_In && of.library.functions.measureBoth, function_In, function_In && of.library.functions.destroy), function_In);
  }

  // A number for the function that measures a node along an axis (keep_node_measure).
  measure(axis) {
    const of = this.of;
    const at = open(of);
    const axisIn = enums.axis.number(axis, "axis");
    const result = of.c.keep_node_measure(at, this.id, axisIn);
    return result;
  }

  // Has the next solve measure the content of a node again (keep_node_invalidate_content).
  invalidateContent() {
    const of = this.of;
    const at = open(of);
    check(of, of.c.keep_node_invalidate_content(at, this.id));
  }

  // The hugging or compression resistance of a node along one axis (keep_node_resistance).
  resistance(axis, resistance) {
    const of = this.of;
    const at = open(of);
    const axisIn = enums.axis.number(axis, "axis");
    const resistanceIn = enums.resistance.number(resistance, "resistance");
    const result = of.c.keep_node_resistance(at, this.id, axisIn, resistanceIn);
    return result;
  }

  // The size that a node with all in it asks for (keep_node_fitting_size).
  fittingSize(target = null, horizontalPriority = 50, verticalPriority = 50) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const targetIn = room.struct(of, target ?? {}, "target", fill.size, 16, NaN);
      const horizontalPriorityIn = number(horizontalPriority, "horizontalPriority");
      const verticalPriorityIn = number(verticalPriority, "verticalPriority");
      const sizeOut = room.take(16);
      check(of, of.c.keep_node_fitting_size(at, this.id, targetIn, horizontalPriorityIn, verticalPriorityIn, sizeOut));
      const view = room.view;
      return read.size(of, view, sizeOut);
    } finally {
      room.leave();
    }
  }

  // The least and the greatest size of a node with all in it along one axis at which no constraint of at least a priority is worse off (keep_node_size_range).
  sizeRange(axis, priority = 1000) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const axisIn = enums.axis.number(axis, "axis");
      const priorityIn = number(priority, "priority");
      const minimumOut = room.take(8);
      const maximumOut = room.take(8);
      check(of, of.c.keep_node_size_range(at, this.id, axisIn, priorityIn, minimumOut, maximumOut));
      const view = room.view;
      return { minimum: view.getFloat64(minimumOut, true), maximum: view.getFloat64(maximumOut, true) };
    } finally {
      room.leave();
    }
  }

  // The uppermost node at a point (keep_node_at).
  at(x, y, kind = "inParent") {
    const of = this.of;
    const at = open(of);
    const xIn = number(x, "x");
    const yIn = number(y, "y");
    const kindIn = enums.frameKind.number(kind, "kind");
    const result = of.c.keep_node_at(at, this.id, xIn, yIn, kindIn);
    return wrap(of, "node", result);
  }

  // The constraints that mention a node, also inactive ones (keep_node_constraints).
  constraints() {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      let capacity = 16;
      let constraintsOut = room.take(8 * 16);
      const count = of.c.keep_node_constraints(at, this.id, constraintsOut, capacity) >>> 0;
      if (count > capacity) {
        capacity = count;
        constraintsOut = room.take(8 * count);
        of.c.keep_node_constraints(at, this.id, constraintsOut, capacity);
      }
      const view = room.view;
      return Array.from({ length: count }, (_, k) => wrap(of, "constraint", view.getBigInt64(constraintsOut + k * 8, true)));
    } finally {
      room.leave();
    }
  }

  // Makes the constraint anchor == multiplier * other_anchor + constant, the form of TULayoutAdditions and of Apple's constraints (keep_node_constrain).
  constrain(anchor, relation, other, otherAnchor, multiplier = 1, constant = 0, priority = 1000, installed = true) {
    const of = this.of;
    const at = open(of);
    const anchorIn = enums.anchor.number(anchor, "anchor");
    const relationIn = enums.relation.number(relation, "relation");
    const otherIn = idOf(of, other, "node", "other", true);
    const otherAnchorIn = enums.anchor.number(otherAnchor, "otherAnchor");
    const multiplierIn = number(multiplier, "multiplier");
    const constantIn = number(constant, "constant");
    const priorityIn = number(priority, "priority");
    const installedIn = Number(flag(installed, "installed"));
    return made(of, "constraint", of.c.keep_node_constrain(at, this.id, anchorIn, relationIn, otherIn, otherAnchorIn, multiplierIn, constantIn, priorityIn, installedIn));
  }

  // Changes a parameter of a container (keep_container_set).
  setContainer(what, value) {
    const of = this.of;
    const at = open(of);
    const whatIn = enums.containerValue.number(what, "what");
    const valueIn = number(value, "value");
    check(of, of.c.keep_container_set(at, this.id, whatIn, valueIn));
  }

  // A parameter of a container (keep_container_get).
  getContainer(what) {
    const of = this.of;
    const at = open(of);
    const whatIn = enums.containerValue.number(what, "what");
    const result = of.c.keep_container_get(at, this.id, whatIn);
    return some(result);
  }

  // Changes what a child of a container has of its own (keep_member_set).
  setMember(what, value) {
    const of = this.of;
    const at = open(of);
    const whatIn = enums.memberValue.number(what, "what");
    const valueIn = number(value, "value");
    check(of, of.c.keep_member_set(at, this.id, whatIn, valueIn));
  }

  // What a node has of its own in a container (keep_member_get).
  getMember(what) {
    const of = this.of;
    const at = open(of);
    const whatIn = enums.memberValue.number(what, "what");
    const result = of.c.keep_member_get(at, this.id, whatIn);
    return result;
  }

  // Has a stack arrange nodes that stay where they are, in this order, in place of those that it had (keep_node_set_listed).
  setListed(nodes = null) {
    const of = this.of;
    nodes = list(nodes, "nodes", true);
    const room = new Room(of.library);
    try {
      const at = open(of);
      const nodesIn = room.ids(idsOf(of, nodes, "node", "nodes", true));
      check(of, of.c.keep_node_set_listed(at, this.id, nodesIn, (nodes?.length ?? 0)));
    } finally {
      room.leave();
    }
  }

  // One of the nodes that a stack lists (keep_node_listed).
  listed(index) {
    const of = this.of;
    const at = open(of);
    const indexIn = whole(index, "index");
    const result = of.c.keep_node_listed(at, this.id, indexIn);
    return wrap(of, "node", result);
  }

  // Changes what a listed node has of its own in a stack, as keep_member_set does for a child (keep_node_set_listed_value).
  setListedValue(node, what, value) {
    const of = this.of;
    const at = open(of);
    const nodeIn = idOf(of, node, "node", "node");
    const whatIn = enums.memberValue.number(what, "what");
    const valueIn = number(value, "value");
    check(of, of.c.keep_node_set_listed_value(at, this.id, nodeIn, whatIn, valueIn));
  }

  // What a listed node has of its own in a stack (keep_node_listed_value).
  listedValue(node, what) {
    const of = this.of;
    const at = open(of);
    const nodeIn = idOf(of, node, "node", "node");
    const whatIn = enums.memberValue.number(what, "what");
    const result = of.c.keep_node_listed_value(at, this.id, nodeIn, whatIn);
    return some(result);
  }

  // Creates a grid, as keep_stack_create creates a stack (keep_grid_create).
  createGrid(grid, members = null) {
    const of = this.of;
    members = list(members, "members", true);
    const room = new Room(of.library);
    try {
      const at = open(of);
      const gridIn = room.struct(of, grid, "grid", fill.grid, 120);
      const membersIn = room.ids(idsOf(of, members, "node", "members", true));
      return made(of, "node", of.c.keep_grid_create(at, this.id, gridIn, membersIn, (members?.length ?? 0)));
    } finally {
      room.leave();
    }
  }

  // Puts a node into cells of a grid, whose last child it becomes if it is in another node (keep_grid_place).
  placeGrid(node, column, row, columns = 1, rows = 1) {
    const of = this.of;
    const at = open(of);
    const nodeIn = idOf(of, node, "node", "node");
    const columnIn = whole(column, "column");
    const rowIn = whole(row, "row");
    const columnsIn = whole(columns, "columns");
    const rowsIn = whole(rows, "rows");
    check(of, of.c.keep_grid_place(at, this.id, nodeIn, columnIn, rowIn, columnsIn, rowsIn));
  }

  // Changes a column (KEEP_HORIZONTAL) or a row of a grid (keep_grid_set_track).
  setGridTrack(axis, index, track) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const axisIn = enums.axis.number(axis, "axis");
      const indexIn = whole(index, "index");
      const trackIn = room.struct(of, track, "track", fill.track, 32);
      check(of, of.c.keep_grid_set_track(at, this.id, axisIn, indexIn, trackIn));
    } finally {
      room.leave();
    }
  }

  // What a column or row of a grid was set to (keep_grid_get_track).
  getGridTrack(axis, index) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const axisIn = enums.axis.number(axis, "axis");
      const indexIn = whole(index, "index");
      const trackOut = room.take(32);
      check(of, of.c.keep_grid_get_track(at, this.id, axisIn, indexIn, trackOut));
      const view = room.view;
      return read.track(of, view, trackOut);
    } finally {
      room.leave();
    }
  }

  // Sets how many columns or rows a grid has (keep_grid_set_track_count).
  setGridTrackCount(axis, tracks) {
    const of = this.of;
    const at = open(of);
    const axisIn = enums.axis.number(axis, "axis");
    const tracksIn = whole(tracks, "tracks");
    check(of, of.c.keep_grid_set_track_count(at, this.id, axisIn, tracksIn));
  }

  // How many columns or rows a grid has, with those that were made for members (keep_grid_track_count).
  gridTrackCount(axis) {
    const of = this.of;
    const at = open(of);
    const axisIn = enums.axis.number(axis, "axis");
    const result = of.c.keep_grid_track_count(at, this.id, axisIn);
    return result >>> 0;
  }

  // The column or row of a grid that a member begins in, also where it went there by itself (keep_member_cell).
  memberCell(axis) {
    const of = this.of;
    const at = open(of);
    const axisIn = enums.axis.number(axis, "axis");
    const result = of.c.keep_member_cell(at, this.id, axisIn);
    return result >>> 0;
  }

  // In how many columns or rows of a grid a member is (keep_member_span).
  memberSpan(axis) {
    const of = this.of;
    const at = open(of);
    const axisIn = enums.axis.number(axis, "axis");
    const result = of.c.keep_member_span(at, this.id, axisIn);
    return result >>> 0;
  }

  // The guide that a column (KEEP_HORIZONTAL) or a row of a grid is (keep_grid_track).
  gridTrack(axis, index) {
    const of = this.of;
    const at = open(of);
    const axisIn = enums.axis.number(axis, "axis");
    const indexIn = whole(index, "index");
    const result = of.c.keep_grid_track(at, this.id, axisIn, indexIn);
    return wrap(of, "node", result);
  }

  // Creates a guideline in a node, or a barrier of nodes of the same tree (keep_guideline_create).
  createGuideline(guideline, nodes = null) {
    const of = this.of;
    nodes = list(nodes, "nodes", true);
    const room = new Room(of.library);
    try {
      const at = open(of);
      const guidelineIn = room.struct(of, guideline, "guideline", fill.guideline, 24);
      const nodesIn = room.ids(idsOf(of, nodes, "node", "nodes", true));
      return made(of, "node", of.c.keep_guideline_create(at, this.id, guidelineIn, nodesIn, (nodes?.length ?? 0)));
    } finally {
      room.leave();
    }
  }

  // Puts other nodes in place of those of a barrier (keep_barrier_set_nodes).
  setBarrierNodes(nodes = null) {
    const of = this.of;
    nodes = list(nodes, "nodes", true);
    const room = new Room(of.library);
    try {
      const at = open(of);
      const nodesIn = room.ids(idsOf(of, nodes, "node", "nodes", true));
      check(of, of.c.keep_barrier_set_nodes(at, this.id, nodesIn, (nodes?.length ?? 0)));
    } finally {
      room.leave();
    }
  }

  // Puts the centre of a node at an angle and a distance from that of another, as required (keep_node_set_circle).
  setCircle(center, angle, radius) {
    const of = this.of;
    const at = open(of);
    const centerIn = idOf(of, center, "node", "center", true);
    const angleIn = number(angle, "angle");
    const radiusIn = number(radius, "radius");
    check(of, of.c.keep_node_set_circle(at, this.id, centerIn, angleIn, radiusIn));
  }

  // The node in the middle of the circle that a node is on (keep_node_circle).
  circle() {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const angleOut = room.take(8);
      const radiusOut = room.take(8);
      const result = of.c.keep_node_circle(at, this.id, angleOut, radiusOut);
      const view = room.view;
      if (result === 0n) return null;
      return { center: wrap(of, "node", result), angle: view.getFloat64(angleOut, true), radius: view.getFloat64(radiusOut, true) };
    } finally {
      room.leave();
    }
  }

  // Adds a variant to those of a node, behind them (keep_node_add_variant).
  addVariant(width, height, fits) {
    const of = this.of;
    const at = open(of);
    const widthIn = number(width, "width");
    const heightIn = number(height, "height");
    const fitsIn = Number(flag(fits, "fits"));
    check(of, of.c.keep_node_add_variant(at, this.id, widthIn, heightIn, fitsIn));
  }

  // Removes all variants of a node (keep_node_clear_variants).
  clearVariants() {
    const of = this.of;
    const at = open(of);
    check(of, of.c.keep_node_clear_variants(at, this.id));
  }

  // Sets what a parameter of a container is in a variant of a node, which may be the container (keep_node_vary_container).
  varyContainer(variant, container, what, value) {
    const of = this.of;
    const at = open(of);
    const variantIn = whole(variant, "variant");
    const containerIn = idOf(of, container, "node", "container");
    const whatIn = enums.containerValue.number(what, "what");
    const valueIn = number(value, "value");
    check(of, of.c.keep_node_vary_container(at, this.id, variantIn, containerIn, whatIn, valueIn));
  }

  // The same of what a child of a container has of its own (keep_member_set) (keep_node_vary_member).
  varyMember(variant, subject, what, value) {
    const of = this.of;
    const at = open(of);
    const variantIn = whole(variant, "variant");
    const subjectIn = idOf(of, subject, "node", "subject");
    const whatIn = enums.memberValue.number(what, "what");
    const valueIn = number(value, "value");
    check(of, of.c.keep_node_vary_member(at, this.id, variantIn, subjectIn, whatIn, valueIn));
  }

  // The same of whether a node is gone (keep_node_set_gone) (keep_node_vary_gone).
  varyGone(variant, other, gone) {
    const of = this.of;
    const at = open(of);
    const variantIn = whole(variant, "variant");
    const otherIn = idOf(of, other, "node", "other");
    const goneIn = enums.gone.number(gone, "gone");
    check(of, of.c.keep_node_vary_gone(at, this.id, variantIn, otherIn, goneIn));
  }

  // The constraints that were applied to a node, the oldest first, active or not (keep_node_applied).
  applied() {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      let capacity = 16;
      let constraintsOut = room.take(8 * 16);
      const count = of.c.keep_node_applied(at, this.id, constraintsOut, capacity) >>> 0;
      if (count > capacity) {
        capacity = count;
        constraintsOut = room.take(8 * count);
        of.c.keep_node_applied(at, this.id, constraintsOut, capacity);
      }
      const view = room.view;
      return Array.from({ length: count }, (_, k) => wrap(of, "constraint", view.getBigInt64(constraintsOut + k * 8, true)));
    } finally {
      room.leave();
    }
  }

  // Removes all attributes that were applied to a node, active or not (keep_node_clear_applied).
  clearApplied() {
    const of = this.of;
    const at = open(of);
    check(of, of.c.keep_node_clear_applied(at, this.id));
  }

  // Asks the conditions of a node again, the newest first, and activates and deactivates its attributes (keep_node_reload).
  reload() {
    const of = this.of;
    const at = open(of);
    check(of, of.c.keep_node_reload(at, this.id));
  }

  // Adds a rule to an attribute (keep_node_add_rule).
  addRule(kind, other, relation, value, priority = 1000) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const kindIn = enums.attributeKind.number(kind, "kind");
      const otherIn = idOf(of, other, "node", "other", true);
      const relationIn = enums.relation.number(relation, "relation");
      const valueIn = number(value, "value");
      const priorityIn = number(priority, "priority");
      const constraintOut = room.take(8);
      check(of, of.c.keep_node_add_rule(at, this.id, kindIn, otherIn, relationIn, valueIn, priorityIn, constraintOut));
      const view = room.view;
      return wrap(of, "constraint", view.getBigInt64(constraintOut, true));
    } finally {
      room.leave();
    }
  }

  // Keeps a node at a frame (keep_node_set_autoresizing).
  setAutoresizing(mask, frame, parent = null) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const maskIn = enums.autoresizing.flags(mask, "mask");
      const frameIn = room.struct(of, frame, "frame", fill.rect, 32);
      const parentIn = room.struct(of, parent ?? {}, "parent", fill.size, 16, NaN);
      check(of, of.c.keep_node_set_autoresizing(at, this.id, maskIn, frameIn, parentIn));
    } finally {
      room.leave();
    }
  }

  // Removes the mask of a node, if it has one (keep_node_clear_autoresizing).
  clearAutoresizing() {
    const of = this.of;
    const at = open(of);
    check(of, of.c.keep_node_clear_autoresizing(at, this.id));
  }

  // The parent of a node (keep_node_parent).
  get parent() {
    const of = this.of;
    return wrap(of, "node", of.c.keep_node_parent(open(of), this.id));
  }

  // The root of the tree that a node is in (keep_node_root).
  get root() {
    const of = this.of;
    return wrap(of, "node", of.c.keep_node_root(open(of), this.id));
  }

  // The name of a node, for messages, look-up and equations (keep_node_name).
  get name() {
    const of = this.of;
    return of.library.textAt(of.c.keep_node_name(open(of), this.id));
  }
  set name(value) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      check(of, of.c.keep_node_set_name(open(of), this.id, room.text(value, "name", true)));
    } finally {
      room.leave();
    }
  }

  // The number of a node or guide (keep_node_number).
  get number() {
    const of = this.of;
    return of.c.keep_node_number(open(of), this.id) >>> 0;
  }

  // The frame of a node as of the last solve, in its parent (keep_node_frame).
  get frame() {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = room.take(32);
      of.c.keep_node_frame(at, open(of), this.id);
      const view = room.view;
      return read.rect(of, view, at);
    } finally {
      room.leave();
    }
  }

  // Whether a node is a guide (keep_node_is_guide).
  get isGuide() {
    const of = this.of;
    return of.c.keep_node_is_guide(open(of), this.id) !== 0;
  }

  // The content of a node that scrolls as of the last solve, in the coordinates of the node (keep_node_scroll_content).
  get scrollContent() {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = room.take(32);
      of.c.keep_node_scroll_content(at, open(of), this.id);
      const view = room.view;
      return read.rect(of, view, at);
    } finally {
      room.leave();
    }
  }

  // The reading direction of a node and of all nodes inside it without one of their own (keep_node_direction).
  get direction() {
    const of = this.of;
    return enums.direction.word(of.c.keep_node_direction(open(of), this.id));
  }
  set direction(value) {
    const of = this.of;
    check(of, of.c.keep_node_set_direction(open(of), this.id, enums.direction.number(value, "direction")));
  }

  // The reading direction of a node, its own or inherited (keep_node_effective_direction).
  get effectiveDirection() {
    const of = this.of;
    return enums.direction.word(of.c.keep_node_effective_direction(open(of), this.id));
  }

  // Whether left of the margins of a node stands for leading, and right for trailing (keep_node_margins_are_directional).
  get marginsAreDirectional() {
    const of = this.of;
    return of.c.keep_node_margins_are_directional(open(of), this.id) !== 0;
  }

  // Whether a node inherits its parent's margins (keep_node_inherits_margins).
  get inheritsMargins() {
    const of = this.of;
    return of.c.keep_node_inherits_margins(open(of), this.id) !== 0;
  }
  set inheritsMargins(value) {
    const of = this.of;
    check(of, of.c.keep_node_set_inherits_margins(open(of), this.id, Number(flag(value, "inheritsMargins"))));
  }

  // Whether the margins of a node count from its safe area, as they do unless set, or from its edges (keep_node_margins_include_safe_area).
  get marginsIncludeSafeArea() {
    const of = this.of;
    return of.c.keep_node_margins_include_safe_area(open(of), this.id) !== 0;
  }
  set marginsIncludeSafeArea(value) {
    const of = this.of;
    check(of, of.c.keep_node_set_margins_include_safe_area(open(of), this.id, Number(flag(value, "marginsIncludeSafeArea"))));
  }

  // The margins as of the last solve (keep_node_effective_margins).
  get effectiveMargins() {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = room.take(32);
      of.c.keep_node_effective_margins(at, open(of), this.id);
      const view = room.view;
      return read.insets(of, view, at);
    } finally {
      room.leave();
    }
  }

  // How far hardware, bars or a keyboard cover a root along its edges (keep_node_safe_area).
  get safeArea() {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = room.take(32);
      of.c.keep_node_safe_area(at, open(of), this.id);
      const view = room.view;
      return read.insets(of, view, at);
    } finally {
      room.leave();
    }
  }
  set safeArea(value) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      check(of, of.c.keep_node_set_safe_area(open(of), this.id, room.struct(of, value, "safeArea", fill.insets, 32)));
    } finally {
      room.leave();
    }
  }

  // The insets from the frame of a node to its safe area as of the last solve (keep_node_effective_safe_area).
  get effectiveSafeArea() {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = room.take(32);
      of.c.keep_node_effective_safe_area(at, open(of), this.id);
      const view = room.view;
      return read.insets(of, view, at);
    } finally {
      room.leave();
    }
  }

  // The insets from the frame of a node to its alignment rectangle, which constraints refer to (keep_node_alignment_insets).
  get alignmentInsets() {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = room.take(32);
      of.c.keep_node_alignment_insets(at, open(of), this.id);
      const view = room.view;
      return read.insets(of, view, at);
    } finally {
      room.leave();
    }
  }
  set alignmentInsets(value) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      check(of, of.c.keep_node_set_alignment_insets(open(of), this.id, room.struct(of, value, "alignmentInsets", fill.insets, 32)));
    } finally {
      room.leave();
    }
  }

  // The share of the height of a node by which both baselines are further inside, in addition to their distances (keep_node_baseline_share).
  get baselineShare() {
    const of = this.of;
    return of.c.keep_node_baseline_share(open(of), this.id);
  }
  set baselineShare(value) {
    const of = this.of;
    check(of, of.c.keep_node_set_baseline_share(open(of), this.id, number(value, "baselineShare")));
  }

  // Whether a node was hidden itself (keep_node_is_hidden).
  get isHidden() {
    const of = this.of;
    return of.c.keep_node_is_hidden(open(of), this.id) !== 0;
  }
  set isHidden(value) {
    const of = this.of;
    check(of, of.c.keep_node_set_hidden(open(of), this.id, Number(flag(value, "isHidden"))));
  }

  // Whether a node clips what is inside of it (keep_node_clips).
  get clips() {
    const of = this.of;
    return of.c.keep_node_clips(open(of), this.id) !== 0;
  }
  set clips(value) {
    const of = this.of;
    check(of, of.c.keep_node_set_clips(open(of), this.id, Number(flag(value, "clips"))));
  }

  // What kind of container a node is (keep_node_container_kind).
  get containerKind() {
    const of = this.of;
    return enums.containerKind.word(of.c.keep_node_container_kind(open(of), this.id));
  }

  // How many nodes a stack lists (keep_node_listed_count).
  get listedCount() {
    const of = this.of;
    return of.c.keep_node_listed_count(open(of), this.id) >>> 0;
  }

  // How many variants a node has (keep_node_variant_count).
  get variantCount() {
    const of = this.of;
    return of.c.keep_node_variant_count(open(of), this.id) >>> 0;
  }

  // Which variant of a node is in use as of the last solve, from 0 on (keep_node_variant).
  get variant() {
    const of = this.of;
    return of.c.keep_node_variant(open(of), this.id) >>> 0;
  }

  // The context of the conditions of nodes inside a node, at any depth, unless a node in between has one of its own, as of the next reload (keep_node_context).
  get context() {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = room.take(16);
      of.c.keep_node_context(at, open(of), this.id);
      const view = room.view;
      return read.context(of, view, at);
    } finally {
      room.leave();
    }
  }
  set context(value) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      check(of, of.c.keep_node_set_context(open(of), this.id, value == null ? 0 : room.struct(of, value, "context", fill.context, 16)));
    } finally {
      room.leave();
    }
  }

  // The line of a document in which a node begins, from 1 (keep_node_line).
  get line() {
    const of = this.of;
    return of.c.keep_node_line(open(of), this.id);
  }

  // The mask of a node, also if its constraints were removed or uninstalled one by one (keep_node_autoresizing).
  get autoresizing() {
    const of = this.of;
    return of.c.keep_node_autoresizing(open(of), this.id);
  }

  // Along which axis it goes (keep_container_get).
  get axis() {
    const of = this.of;
    const value = of.c.keep_container_get(open(of), this.id, 0);
    return value === value ? enums.axis.word(value) : null;
  }
  set axis(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 0, enums.axis.number(value, "axis")));
  }

  // From one member to the next (keep_container_get).
  get gap() {
    const of = this.of;
    return of.c.keep_container_get(open(of), this.id, 1);
  }
  set gap(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 1, number(value, "gap")));
  }

  // From its edges to the members (keep_container_get).
  get paddingTop() {
    const of = this.of;
    return of.c.keep_container_get(open(of), this.id, 2);
  }
  set paddingTop(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 2, number(value, "paddingTop")));
  }

  // At the leading edge (keep_container_get).
  get paddingLeft() {
    const of = this.of;
    return of.c.keep_container_get(open(of), this.id, 3);
  }
  set paddingLeft(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 3, number(value, "paddingLeft")));
  }

  // At the bottom edge (keep_container_get).
  get paddingBottom() {
    const of = this.of;
    return of.c.keep_container_get(open(of), this.id, 4);
  }
  set paddingBottom(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 4, number(value, "paddingBottom")));
  }

  // At the trailing edge (keep_container_get).
  get paddingRight() {
    const of = this.of;
    return of.c.keep_container_get(open(of), this.id, 5);
  }
  set paddingRight(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 5, number(value, "paddingRight")));
  }

  // How the members lie across it (keep_container_get).
  get align() {
    const of = this.of;
    const value = of.c.keep_container_get(open(of), this.id, 6);
    return value === value ? enums.align.word(value) : null;
  }
  set align(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 6, enums.align.number(value, "align")));
  }

  // How they lie along it (keep_container_get).
  get distribution() {
    const of = this.of;
    const value = of.c.keep_container_get(open(of), this.id, 7);
    return value === value ? enums.distribution.word(value) : null;
  }
  set distribution(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 7, enums.distribution.number(value, "distribution")));
  }

  // As keep_stack.bias (keep_container_get).
  get bias() {
    const of = this.of;
    return some(of.c.keep_container_get(open(of), this.id, 8));
  }
  set bias(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 8, optional(value, "bias")));
  }

  // From one row to the next (keep_container_get).
  get rowGap() {
    const of = this.of;
    return of.c.keep_container_get(open(of), this.id, 9);
  }
  set rowGap(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 9, number(value, "rowGap")));
  }

  // How they lie in columns, where baselines are edges (keep_container_get).
  get justify() {
    const of = this.of;
    const value = of.c.keep_container_get(open(of), this.id, 10);
    return value === value ? enums.align.word(value) : null;
  }
  set justify(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 10, enums.align.number(value, "justify")));
  }

  // Whether it is a flow (keep_container_get).
  get wraps() {
    const of = this.of;
    return of.c.keep_container_get(open(of), this.id, 11) === 1;
  }
  set wraps(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 11, Number(flag(value, "wraps"))));
  }

  // One of the first six (keep_container_get).
  get edge() {
    const of = this.of;
    const value = of.c.keep_container_get(open(of), this.id, 12);
    return value === value ? enums.anchor.word(value) : null;
  }
  set edge(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 12, enums.anchor.number(value, "edge")));
  }

  // From this edge (keep_container_get).
  get distance() {
    const of = this.of;
    return of.c.keep_container_get(open(of), this.id, 13);
  }
  set distance(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 13, number(value, "distance")));
  }

  // Of a guideline's owner, to be added (keep_container_get).
  get fraction() {
    const of = this.of;
    return of.c.keep_container_get(open(of), this.id, 14);
  }
  set fraction(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 14, number(value, "fraction")));
  }

  // 1 if padding counts from the margins of the container, with the safe area where they have it (keep_container_get).
  get paddingFromMargins() {
    const of = this.of;
    return of.c.keep_container_get(open(of), this.id, 15) === 1;
  }
  set paddingFromMargins(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 15, Number(flag(value, "paddingFromMargins"))));
  }

  // A keep_least (keep_container_get).
  get least() {
    const of = this.of;
    const value = of.c.keep_container_get(open(of), this.id, 16);
    return value === value ? enums.least.word(value) : null;
  }
  set least(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 16, enums.least.number(value, "least")));
  }

  // The share of its width, or height, that gaps along it have in addition (keep_container_get).
  get gapFraction() {
    const of = this.of;
    return of.c.keep_container_get(open(of), this.id, 17);
  }
  set gapFraction(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 17, number(value, "gapFraction")));
  }

  // The same of keep_grid.row_gap (keep_container_get).
  get rowGapFraction() {
    const of = this.of;
    return of.c.keep_container_get(open(of), this.id, 18);
  }
  set rowGapFraction(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 18, number(value, "rowGapFraction")));
  }

  // Of its height, in addition to padding (keep_container_get).
  get paddingFractionTop() {
    const of = this.of;
    return of.c.keep_container_get(open(of), this.id, 19);
  }
  set paddingFractionTop(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 19, number(value, "paddingFractionTop")));
  }

  // Of its width, at the leading edge (keep_container_get).
  get paddingFractionLeft() {
    const of = this.of;
    return of.c.keep_container_get(open(of), this.id, 20);
  }
  set paddingFractionLeft(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 20, number(value, "paddingFractionLeft")));
  }

  // Of its height (keep_container_get).
  get paddingFractionBottom() {
    const of = this.of;
    return of.c.keep_container_get(open(of), this.id, 21);
  }
  set paddingFractionBottom(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 21, number(value, "paddingFractionBottom")));
  }

  // Of its width, at the trailing edge (keep_container_get).
  get paddingFractionRight() {
    const of = this.of;
    return of.c.keep_container_get(open(of), this.id, 22);
  }
  set paddingFractionRight(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 22, number(value, "paddingFractionRight")));
  }

  // 1 if first baselines are as far down as they go, and last ones as far up, as in UIKit's stacks (keep_container_get).
  get baselinesReversed() {
    const of = this.of;
    return of.c.keep_container_get(open(of), this.id, 23) === 1;
  }
  set baselinesReversed(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 23, Number(flag(value, "baselinesReversed"))));
  }

  // 1 if gaps of a column are from the last baseline of a member to the first one of the next (keep_container_get).
  get gapFromBaselines() {
    const of = this.of;
    return of.c.keep_container_get(open(of), this.id, 24) === 1;
  }
  set gapFromBaselines(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 24, Number(flag(value, "gapFromBaselines"))));
  }

  // How many members a line of a flow has at most (keep_container_get).
  get most() {
    const of = this.of;
    return of.c.keep_container_get(open(of), this.id, 25);
  }
  set most(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 25, number(value, "most")));
  }

  // 1 if a flow with several lines asks for no more than the longest of them (keep_container_get).
  get hugsLines() {
    const of = this.of;
    return of.c.keep_container_get(open(of), this.id, 26) === 1;
  }
  set hugsLines(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 26, Number(flag(value, "hugsLines"))));
  }

  // 1 if a stack goes along the other axis where its members do not fit (keep_container_get).
  get turns() {
    const of = this.of;
    return of.c.keep_container_get(open(of), this.id, 27) === 1;
  }
  set turns(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 27, Number(flag(value, "turns"))));
  }

  // 1 if members of a grid without cells of their own fill gaps before others (keep_container_get).
  get dense() {
    const of = this.of;
    return of.c.keep_container_get(open(of), this.id, 28) === 1;
  }
  set dense(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 28, Number(flag(value, "dense"))));
  }

  // How its lines lie across it (keep_container_get).
  get rowDistribution() {
    const of = this.of;
    const value = of.c.keep_container_get(open(of), this.id, 29);
    return value === value ? enums.distribution.word(value) : null;
  }
  set rowDistribution(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 29, enums.distribution.number(value, "rowDistribution")));
  }

  // As keep_stack.row_bias (keep_container_get).
  get rowBias() {
    const of = this.of;
    return some(of.c.keep_container_get(open(of), this.id, 30));
  }
  set rowBias(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 30, optional(value, "rowBias")));
  }

  // 1 if the last line of a flow, which may be the only one, is packed at its start, whatever its distribution (keep_container_get).
  get lastLinePacked() {
    const of = this.of;
    return of.c.keep_container_get(open(of), this.id, 31) === 1;
  }
  set lastLinePacked(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 31, Number(flag(value, "lastLinePacked"))));
  }

  // 1 if the first line of a flow is the last one across it, as the lowest one of rows (keep_container_get).
  get linesReversed() {
    const of = this.of;
    return of.c.keep_container_get(open(of), this.id, 32) === 1;
  }
  set linesReversed(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 32, Number(flag(value, "linesReversed"))));
  }

  // 1 if what is too large begins at the start, whatever its alignment and the bias, and overflows at the end (keep_container_get).
  get safe() {
    const of = this.of;
    return of.c.keep_container_get(open(of), this.id, 33) === 1;
  }
  set safe(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 33, Number(flag(value, "safe"))));
  }

  // Whether the last column is repeated (keep_container_get).
  get repeats() {
    const of = this.of;
    const value = of.c.keep_container_get(open(of), this.id, 34);
    return value === value ? enums.repeat.word(value) : null;
  }
  set repeats(value) {
    const of = this.of;
    check(of, of.c.keep_container_set(open(of), this.id, 34, enums.repeat.number(value, "repeats")));
  }

  // Its share of what members without a weight leave, which are then as small as they may be (keep_member_get).
  get weight() {
    const of = this.of;
    return of.c.keep_member_get(open(of), this.id, 0);
  }
  set weight(value) {
    const of = this.of;
    check(of, of.c.keep_member_set(open(of), this.id, 0, number(value, "weight")));
  }

  // From it to the next member (keep_member_get).
  get gapAfter() {
    const of = this.of;
    return some(of.c.keep_member_get(open(of), this.id, 1));
  }
  set gapAfter(value) {
    const of = this.of;
    check(of, of.c.keep_member_set(open(of), this.id, 1, optional(value, "gapAfter")));
  }

  // A keep_align (keep_member_get).
  get ownAlign() {
    const of = this.of;
    const value = of.c.keep_member_get(open(of), this.id, 2);
    return value === value ? enums.align.word(value) : null;
  }
  set ownAlign(value) {
    const of = this.of;
    check(of, of.c.keep_member_set(open(of), this.id, 2, value === null ? NaN : enums.align.number(value, "ownAlign")));
  }

  // 1 for a child that is not arranged, 0 for a member (keep_member_get).
  get isExcluded() {
    const of = this.of;
    return of.c.keep_member_get(open(of), this.id, 3) === 1;
  }
  set isExcluded(value) {
    const of = this.of;
    check(of, of.c.keep_member_set(open(of), this.id, 3, Number(flag(value, "isExcluded"))));
  }

  // A keep_align in its columns of a grid (keep_member_get).
  get ownJustify() {
    const of = this.of;
    const value = of.c.keep_member_get(open(of), this.id, 4);
    return value === value ? enums.align.word(value) : null;
  }
  set ownJustify(value) {
    const of = this.of;
    check(of, of.c.keep_member_set(open(of), this.id, 4, value === null ? NaN : enums.align.number(value, "ownJustify")));
  }

  // How much it loses in a stack where content is missing (keep_member_get).
  get shrink() {
    const of = this.of;
    return of.c.keep_member_get(open(of), this.id, 5);
  }
  set shrink(value) {
    const of = this.of;
    check(of, of.c.keep_member_set(open(of), this.id, 5, number(value, "shrink")));
  }

  // The length from which it grows by its weight, 0 unless set (keep_member_get).
  get basis() {
    const of = this.of;
    return of.c.keep_member_get(open(of), this.id, 6);
  }
  set basis(value) {
    const of = this.of;
    check(of, of.c.keep_member_set(open(of), this.id, 6, number(value, "basis")));
  }

  // 1 to have its content as its basis, if there is some (keep_member_get).
  get grows() {
    const of = this.of;
    return of.c.keep_member_get(open(of), this.id, 7) === 1;
  }
  set grows(value) {
    const of = this.of;
    check(of, of.c.keep_member_set(open(of), this.id, 7, Number(flag(value, "grows"))));
  }

  // A keep_least (keep_member_get).
  get ownLeast() {
    const of = this.of;
    const value = of.c.keep_member_get(open(of), this.id, 8);
    return value === value ? enums.least.word(value) : null;
  }
  set ownLeast(value) {
    const of = this.of;
    check(of, of.c.keep_member_set(open(of), this.id, 8, value === null ? NaN : enums.least.number(value, "ownLeast")));
  }

  // Its margins (keep_member_get).
  get ownMarginTop() {
    const of = this.of;
    return of.c.keep_member_get(open(of), this.id, 9);
  }
  set ownMarginTop(value) {
    const of = this.of;
    check(of, of.c.keep_member_set(open(of), this.id, 9, number(value, "ownMarginTop")));
  }

  // At its leading edge (keep_member_get).
  get ownMarginLeft() {
    const of = this.of;
    return of.c.keep_member_get(open(of), this.id, 10);
  }
  set ownMarginLeft(value) {
    const of = this.of;
    check(of, of.c.keep_member_set(open(of), this.id, 10, number(value, "ownMarginLeft")));
  }

  // Below it (keep_member_get).
  get ownMarginBottom() {
    const of = this.of;
    return of.c.keep_member_get(open(of), this.id, 11);
  }
  set ownMarginBottom(value) {
    const of = this.of;
    check(of, of.c.keep_member_set(open(of), this.id, 11, number(value, "ownMarginBottom")));
  }

  // At its trailing edge (keep_member_get).
  get ownMarginRight() {
    const of = this.of;
    return of.c.keep_member_get(open(of), this.id, 12);
  }
  set ownMarginRight(value) {
    const of = this.of;
    check(of, of.c.keep_member_set(open(of), this.id, 12, number(value, "ownMarginRight")));
  }

  // The share of the height of its container that its margin has in addition (keep_member_get).
  get ownMarginFractionTop() {
    const of = this.of;
    return of.c.keep_member_get(open(of), this.id, 13);
  }
  set ownMarginFractionTop(value) {
    const of = this.of;
    check(of, of.c.keep_member_set(open(of), this.id, 13, number(value, "ownMarginFractionTop")));
  }

  // Of the width, at its leading edge (keep_member_get).
  get ownMarginFractionLeft() {
    const of = this.of;
    return of.c.keep_member_get(open(of), this.id, 14);
  }
  set ownMarginFractionLeft(value) {
    const of = this.of;
    check(of, of.c.keep_member_set(open(of), this.id, 14, number(value, "ownMarginFractionLeft")));
  }

  // Of the height (keep_member_get).
  get ownMarginFractionBottom() {
    const of = this.of;
    return of.c.keep_member_get(open(of), this.id, 15);
  }
  set ownMarginFractionBottom(value) {
    const of = this.of;
    check(of, of.c.keep_member_set(open(of), this.id, 15, number(value, "ownMarginFractionBottom")));
  }

  // Of the width, at its trailing edge (keep_member_get).
  get ownMarginFractionRight() {
    const of = this.of;
    return of.c.keep_member_get(open(of), this.id, 16);
  }
  set ownMarginFractionRight(value) {
    const of = this.of;
    check(of, of.c.keep_member_set(open(of), this.id, 16, number(value, "ownMarginFractionRight")));
  }

  // The column of a grid that it begins in, from 0 to 9,999 (keep_member_get).
  get firstColumn() {
    const of = this.of;
    return some(of.c.keep_member_get(open(of), this.id, 17));
  }
  set firstColumn(value) {
    const of = this.of;
    check(of, of.c.keep_member_set(open(of), this.id, 17, optional(value, "firstColumn")));
  }

  // The same of rows (keep_member_get).
  get firstRow() {
    const of = this.of;
    return some(of.c.keep_member_get(open(of), this.id, 18));
  }
  set firstRow(value) {
    const of = this.of;
    check(of, of.c.keep_member_set(open(of), this.id, 18, optional(value, "firstRow")));
  }

  // How many columns it is in (keep_member_get).
  get columnSpan() {
    const of = this.of;
    return of.c.keep_member_get(open(of), this.id, 19);
  }
  set columnSpan(value) {
    const of = this.of;
    check(of, of.c.keep_member_set(open(of), this.id, 19, number(value, "columnSpan")));
  }

  // The same of rows (keep_member_get).
  get rowSpan() {
    const of = this.of;
    return of.c.keep_member_get(open(of), this.id, 20);
  }
  set rowSpan(value) {
    const of = this.of;
    check(of, of.c.keep_member_set(open(of), this.id, 20, number(value, "rowSpan")));
  }

  // 1 for a child that lies over a grid (keep_member_get).
  get overlay() {
    const of = this.of;
    return of.c.keep_member_get(open(of), this.id, 21) === 1;
  }
  set overlay(value) {
    const of = this.of;
    check(of, of.c.keep_member_set(open(of), this.id, 21, Number(flag(value, "overlay"))));
  }
}

export class WrittenNodes {
  // Sets the hugging or compression resistance of many nodes along one axis (keep_nodes_set_resistance).
  setResistance(axis, resistance, priority = 1000) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const axisIn = enums.axis.number(axis, "axis");
      const resistanceIn = enums.resistance.number(resistance, "resistance");
      const priorityIn = number(priority, "priority");
      const selfIn = room.ids(this.ids);
      check(of, of.c.keep_nodes_set_resistance(at, selfIn, this.ids.length, axisIn, resistanceIn, priorityIn));
    } finally {
      room.leave();
    }
  }

  // A new group of the attribute, or ready-made group, of each of many nodes (keep_node_attribute) (keep_nodes_attribute).
  attribute(kind) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const kindIn = enums.attributeKind.number(kind, "kind");
      const selfIn = room.ids(this.ids);
      return made(of, "attribute", of.c.keep_nodes_attribute(at, selfIn, this.ids.length, kindIn));
    } finally {
      room.leave();
    }
  }

  // A new group of the attribute of each of many nodes in relation to another (keep_node_attribute_to) (keep_nodes_attribute_to).
  attributeTo(kind, other) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const kindIn = enums.attributeKind.number(kind, "kind");
      const otherIn = idOf(of, other, "node", "other");
      const selfIn = room.ids(this.ids);
      return made(of, "attribute", of.c.keep_nodes_attribute_to(at, selfIn, this.ids.length, kindIn, otherIn));
    } finally {
      room.leave();
    }
  }

  // A new group of the attribute of each of many nodes in relation to the next (keep_node_attribute_to) (keep_nodes_attribute_between).
  attributeBetween(kind) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const kindIn = enums.attributeKind.number(kind, "kind");
      const selfIn = room.ids(this.ids);
      return made(of, "attribute", of.c.keep_nodes_attribute_between(at, selfIn, this.ids.length, kindIn));
    } finally {
      room.leave();
    }
  }

  // Sets a value of an attribute, or ready-made group, of each of many nodes, without making a group (keep_nodes_set).
  set(kind, other, relation, value, priority = 1000) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const kindIn = enums.attributeKind.number(kind, "kind");
      const otherIn = idOf(of, other, "node", "other", true);
      const relationIn = enums.relation.number(relation, "relation");
      const valueIn = number(value, "value");
      const priorityIn = number(priority, "priority");
      const selfIn = room.ids(this.ids);
      check(of, of.c.keep_nodes_set(at, selfIn, this.ids.length, kindIn, otherIn, relationIn, valueIn, priorityIn));
    } finally {
      room.leave();
    }
  }

  // Sets a value of an attribute of each of many nodes in relation to the next, without making a group (keep_nodes_set_between).
  setBetween(kind, relation, value, priority = 1000) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const kindIn = enums.attributeKind.number(kind, "kind");
      const relationIn = enums.relation.number(relation, "relation");
      const valueIn = number(value, "value");
      const priorityIn = number(priority, "priority");
      const selfIn = room.ids(this.ids);
      check(of, of.c.keep_nodes_set_between(at, selfIn, this.ids.length, kindIn, relationIn, valueIn, priorityIn));
    } finally {
      room.leave();
    }
  }

  // Keeps the gaps between neighbours equal to each other, however wide they are (keep_nodes_distribute).
  distribute(kind, priority = 1000) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const kindIn = enums.attributeKind.number(kind, "kind");
      const priorityIn = number(priority, "priority");
      const selfIn = room.ids(this.ids);
      check(of, of.c.keep_nodes_distribute(at, selfIn, this.ids.length, kindIn, priorityIn));
    } finally {
      room.leave();
    }
  }

  // Sets equal of the width and height of each of many nodes (keep_nodes_keep_size).
  keepSize(width, height, priority = 1000) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const widthIn = optional(width, "width");
      const heightIn = optional(height, "height");
      const priorityIn = number(priority, "priority");
      const selfIn = room.ids(this.ids);
      check(of, of.c.keep_nodes_keep_size(at, selfIn, this.ids.length, widthIn, heightIn, priorityIn));
    } finally {
      room.leave();
    }
  }

  // Sets equal of four insets of each of many nodes (keep_nodes_keep_insets).
  keepInsets(kind, insets = null, priority = 1000) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const kindIn = enums.attributeKind.number(kind, "kind");
      const insetsIn = room.struct(of, insets ?? {}, "insets", fill.insets, 32, NaN);
      const priorityIn = number(priority, "priority");
      const selfIn = room.ids(this.ids);
      check(of, of.c.keep_nodes_keep_insets(at, selfIn, this.ids.length, kindIn, insetsIn, priorityIn));
    } finally {
      room.leave();
    }
  }

  // Sets equal of the centres of each of many nodes, as fractions of the parent (keep_nodes_keep_center).
  keepCenter(x, y, priority = 1000) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const xIn = optional(x, "x");
      const yIn = optional(y, "y");
      const priorityIn = number(priority, "priority");
      const selfIn = room.ids(this.ids);
      check(of, of.c.keep_nodes_keep_center(at, selfIn, this.ids.length, xIn, yIn, priorityIn));
    } finally {
      room.leave();
    }
  }
}

export class WrittenAttribute extends Handle {
  // Sets equal, the minimum or the maximum of an attribute or group (keep_attribute_set).
  set(relation, value, priority = 1000) {
    const of = this.of;
    const at = open(of);
    const relationIn = enums.relation.number(relation, "relation");
    const valueIn = optional(value, "value");
    const priorityIn = number(priority, "priority");
    check(of, of.c.keep_attribute_set(at, this.id, relationIn, valueIn, priorityIn));
  }

  // Equal, the minimum or the maximum of an attribute, and its priority (keep_attribute_value).
  value(relation) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const relationIn = enums.relation.number(relation, "relation");
      const priorityOut = room.take(8);
      const result = of.c.keep_attribute_value(at, this.id, relationIn, priorityOut);
      const view = room.view;
      return { value: some(result), priority: view.getFloat64(priorityOut, true) };
    } finally {
      room.leave();
    }
  }

  // Sets equal, the minimum or the maximum of an attribute to multiplier * another one + constant (keep_attribute_set_to).
  setTo(relation, followed, multiplier = 1, constant = 0, priority = 1000) {
    const of = this.of;
    const at = open(of);
    const relationIn = enums.relation.number(relation, "relation");
    const followedIn = idOf(of, followed, "attribute", "followed");
    const multiplierIn = number(multiplier, "multiplier");
    const constantIn = number(constant, "constant");
    const priorityIn = number(priority, "priority");
    check(of, of.c.keep_attribute_set_to(at, this.id, relationIn, followedIn, multiplierIn, constantIn, priorityIn));
  }

  // The attribute that equal, the minimum or the maximum follows (keep_attribute_followed).
  followed(relation) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const relationIn = enums.relation.number(relation, "relation");
      const multiplierOut = room.take(8);
      const constantOut = room.take(8);
      const priorityOut = room.take(8);
      const result = of.c.keep_attribute_followed(at, this.id, relationIn, multiplierOut, constantOut, priorityOut);
      const view = room.view;
      if (result === 0n) return null;
      return { followed: wrap(of, "attribute", result), multiplier: view.getFloat64(multiplierOut, true), constant: view.getFloat64(constantOut, true), priority: view.getFloat64(priorityOut, true) };
    } finally {
      room.leave();
    }
  }

  // Takes equal, minimum and maximum of an attribute or group away (keep_attribute_clear).
  clear() {
    const of = this.of;
    const at = open(of);
    check(of, of.c.keep_attribute_clear(at, this.id));
  }

  // Whether two handles are of one attribute (keep_attribute_is_same).
  isSame(other) {
    const of = this.of;
    const at = open(of);
    const otherIn = idOf(of, other, "attribute", "other");
    const result = of.c.keep_attribute_is_same(at, this.id, otherIn);
    return result !== 0;
  }

  // Sets the name of an attribute or of a group, for messages, in place of the readable default (keep_attribute_set_name).
  setName(name) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const nameIn = room.text(name, "name", true);
      check(of, of.c.keep_attribute_set_name(at, this.id, nameIn));
    } finally {
      room.leave();
    }
  }

  // An attribute in words (keep_attribute_text).
  text(text_) {
    const of = this.of;
    const at = open(of);
    const text_In = enums.text.number(text_, "text");
    const result = of.c.keep_attribute_text(at, this.id, text_In);
    return of.library.textAt(result);
  }

  // Destroys a group of the host's (keep_group_destroy).
  groupDestroy() {
    const of = this.of;
    const at = open(of);
    check(of, of.c.keep_group_destroy(at, this.id));
  }

  // The attributes of a group in the order in which they are set (keep_attribute_members).
  members() {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      let capacity = 16;
      let membersOut = room.take(8 * 16);
      const count = of.c.keep_attribute_members(at, this.id, membersOut, capacity) >>> 0;
      if (count > capacity) {
        capacity = count;
        membersOut = room.take(8 * count);
        of.c.keep_attribute_members(at, this.id, membersOut, capacity);
      }
      const view = room.view;
      return Array.from({ length: count }, (_, k) => wrap(of, "attribute", view.getBigInt64(membersOut + k * 8, true)));
    } finally {
      room.leave();
    }
  }

  // The constraint of equal, the minimum or the maximum of an attribute (keep_attribute_constraint).
  constraint(relation) {
    const of = this.of;
    const at = open(of);
    const relationIn = enums.relation.number(relation, "relation");
    const result = of.c.keep_attribute_constraint(at, this.id, relationIn);
    return wrap(of, "constraint", result);
  }

  // Why an attribute measures its value (keep_attribute_explanation).
  explanation() {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      let capacity = 16;
      let constraintsOut = room.take(8 * 16);
      let factorsOut = room.take(8 * 16);
      const restOut = room.take(8);
      const count = of.c.keep_attribute_explanation(at, this.id, constraintsOut, factorsOut, capacity, restOut) >>> 0;
      if (count > capacity) {
        capacity = count;
        constraintsOut = room.take(8 * count);
        factorsOut = room.take(8 * count);
        of.c.keep_attribute_explanation(at, this.id, constraintsOut, factorsOut, capacity, restOut);
      }
      const view = room.view;
      return { constraints: Array.from({ length: count }, (_, k) => wrap(of, "constraint", view.getBigInt64(constraintsOut + k * 8, true))), factors: Array.from({ length: count }, (_, k) => view.getFloat64(factorsOut + k * 8, true)), rest: view.getFloat64(restOut, true) };
    } finally {
      room.leave();
    }
  }

  // How far an attribute could go with no constraint of at least a priority worse off (keep_attribute_range).
  range(priority = 1000) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const priorityIn = number(priority, "priority");
      const minimumOut = room.take(8);
      const maximumOut = room.take(8);
      check(of, of.c.keep_attribute_range(at, this.id, priorityIn, minimumOut, maximumOut));
      const view = room.view;
      return { minimum: view.getFloat64(minimumOut, true), maximum: view.getFloat64(maximumOut, true) };
    } finally {
      room.leave();
    }
  }

  // Whether any value of an attribute, or of an attribute in a group, is active (keep_attribute_is_active).
  get isActive() {
    const of = this.of;
    return of.c.keep_attribute_is_active(open(of), this.id) !== 0;
  }

  // The kind of an attribute (keep_attribute_kind_of).
  get kindOf() {
    const of = this.of;
    return enums.attributeKind.word(of.c.keep_attribute_kind_of(open(of), this.id));
  }

  // The node that an attribute belongs to (keep_attribute_node).
  get node() {
    const of = this.of;
    return wrap(of, "node", of.c.keep_attribute_node(open(of), this.id));
  }

  // The node that an attribute relates its node to (keep_attribute_other).
  get other() {
    const of = this.of;
    return wrap(of, "node", of.c.keep_attribute_other(open(of), this.id));
  }

  // The margin while gone (keep_attribute_gone_value).
  get goneValue() {
    const of = this.of;
    return some(of.c.keep_attribute_gone_value(open(of), this.id));
  }
  set goneValue(value) {
    const of = this.of;
    check(of, of.c.keep_attribute_set_gone_value(open(of), this.id, optional(value, "goneValue")));
  }

  // The value of an attribute in the frames, whether or not it is constrained (keep_attribute_measured).
  get measured() {
    const of = this.of;
    return some(of.c.keep_attribute_measured(open(of), this.id));
  }
}

export class WrittenConstraint extends Handle {
  // Removes a constraint (keep_constraint_remove).
  remove() {
    const of = this.of;
    const at = open(of);
    check(of, of.c.keep_constraint_remove(at, this.id));
  }

  // A constraint in words (keep_constraint_text).
  text(text_) {
    const of = this.of;
    const at = open(of);
    const text_In = enums.text.number(text_, "text");
    const result = of.c.keep_constraint_text(at, this.id, text_In);
    return of.library.textAt(result);
  }

  // Sets the name of a rule or a sum (terms, equations, applied attributes), for messages (keep_constraint_set_name).
  setName(name) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const nameIn = room.text(name, "name", true);
      check(of, of.c.keep_constraint_set_name(at, this.id, nameIn));
    } finally {
      room.leave();
    }
  }

  // The linear form of any constraint (keep_constraint_terms).
  terms() {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      let capacity = 16;
      const relationOut = room.take(4);
      const constantOut = room.take(8);
      let termsOut = room.take(24 * 16);
      const count = of.c.keep_constraint_terms(at, this.id, relationOut, constantOut, termsOut, capacity) >>> 0;
      if (count > capacity) {
        capacity = count;
        termsOut = room.take(24 * count);
        of.c.keep_constraint_terms(at, this.id, relationOut, constantOut, termsOut, capacity);
      }
      const view = room.view;
      return { relation: enums.relation.word(view.getInt32(relationOut, true)), constant: view.getFloat64(constantOut, true), terms: Array.from({ length: count }, (_, k) => read.term(of, view, termsOut + k * 24)) };
    } finally {
      room.leave();
    }
  }

  // Sets one coefficient of a sum in place (keep_constraint_set_coefficient).
  setCoefficient(index, coefficient = 1) {
    const of = this.of;
    const at = open(of);
    const indexIn = whole(index, "index");
    const coefficientIn = number(coefficient, "coefficient");
    check(of, of.c.keep_constraint_set_coefficient(at, this.id, indexIn, coefficientIn));
  }

  // Has a rule, a sum or an applied attribute belong to a variant, and to no other one (keep_constraint_set_variant).
  setVariant(node, variant) {
    const of = this.of;
    const at = open(of);
    const nodeIn = idOf(of, node, "node", "node", true);
    const variantIn = whole(variant, "variant");
    check(of, of.c.keep_constraint_set_variant(at, this.id, nodeIn, variantIn));
  }

  // The violation of a constraint, in points of the first length of its equation (keep_constraint_violation).
  violation() {
    const of = this.of;
    const at = open(of);
    const result = of.c.keep_constraint_violation(at, this.id);
    return result;
  }

  // The binding constraints of a violated one (keep_constraint_binding).
  binding() {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      let capacity = 16;
      let constraintsOut = room.take(8 * 16);
      let factorsOut = room.take(8 * 16);
      const count = of.c.keep_constraint_binding(at, this.id, constraintsOut, factorsOut, capacity) >>> 0;
      if (count > capacity) {
        capacity = count;
        constraintsOut = room.take(8 * count);
        factorsOut = room.take(8 * count);
        of.c.keep_constraint_binding(at, this.id, constraintsOut, factorsOut, capacity);
      }
      const view = room.view;
      return Array.from({ length: count }, (_, k) => ({ constraint: wrap(of, "constraint", view.getBigInt64(constraintsOut + k * 8, true)), factor: view.getFloat64(factorsOut + k * 8, true) }));
    } finally {
      room.leave();
    }
  }

  // Whether a constraint is active (keep_constraint_is_active).
  get isActive() {
    const of = this.of;
    return of.c.keep_constraint_is_active(open(of), this.id) !== 0;
  }

  // The origin of a constraint (keep_constraint_source).
  get source() {
    const of = this.of;
    return enums.source.word(of.c.keep_constraint_source(open(of), this.id));
  }

  // The node that a constraint belongs to (keep_constraint_node).
  get node() {
    const of = this.of;
    return wrap(of, "node", of.c.keep_constraint_node(open(of), this.id));
  }

  // The attribute of a value or a rule (keep_constraint_attribute).
  get attribute() {
    const of = this.of;
    return wrap(of, "attribute", of.c.keep_constraint_attribute(open(of), this.id));
  }

  // The relation of a rule or of a sum in place (keep_constraint_relation).
  get relation() {
    const of = this.of;
    return enums.relation.word(of.c.keep_constraint_relation(open(of), this.id));
  }
  set relation(value) {
    const of = this.of;
    check(of, of.c.keep_constraint_set_relation(open(of), this.id, enums.relation.number(value, "relation")));
  }

  // The value of a constraint in place (keep_constraint_value), with the limits of the call that made it (keep_constraint_value).
  get value() {
    const of = this.of;
    return of.c.keep_constraint_value(open(of), this.id);
  }
  set value(value) {
    const of = this.of;
    check(of, of.c.keep_constraint_set_value(open(of), this.id, number(value, "value")));
  }

  // The priority of a constraint in place, also to and from required (keep_constraint_priority).
  get priority() {
    const of = this.of;
    return of.c.keep_constraint_priority(open(of), this.id);
  }
  set priority(value) {
    const of = this.of;
    check(of, of.c.keep_constraint_set_priority(open(of), this.id, number(value, "priority")));
  }

  // Whether a constraint is installed (keep_constraint_is_installed).
  get isInstalled() {
    const of = this.of;
    return of.c.keep_constraint_is_installed(open(of), this.id) !== 0;
  }
  set isInstalled(value) {
    const of = this.of;
    check(of, of.c.keep_constraint_set_installed(open(of), this.id, Number(flag(value, "isInstalled"))));
  }

  // The node of whose variants a constraint belongs to one (keep_constraint_variant_node).
  get variantNode() {
    const of = this.of;
    return wrap(of, "node", of.c.keep_constraint_variant_node(open(of), this.id));
  }

  // Which variant of that node it belongs to (keep_constraint_variant).
  get variant() {
    const of = this.of;
    return of.c.keep_constraint_variant(open(of), this.id) >>> 0;
  }

  // The format that has made a constraint (keep_constraint_format).
  get format() {
    const of = this.of;
    return wrap(of, "format", of.c.keep_constraint_format(open(of), this.id));
  }

  // The line where a constraint was last set, from 1 (keep_constraint_line).
  get line() {
    const of = this.of;
    return of.c.keep_constraint_line(open(of), this.id);
  }
}

export class WrittenAtomic extends Handle {
  // Takes back what an atomic group has set (keep_atomic_deactivate).
  deactivate() {
    const of = this.of;
    const at = open(of);
    check(of, of.c.keep_atomic_deactivate(at, this.id));
  }

  // Activates everything that an atomic group has recorded, over what has been set since (keep_atomic_activate).
  activate() {
    const of = this.of;
    const at = open(of);
    check(of, of.c.keep_atomic_activate(at, this.id));
  }

  // Destroys an atomic group (keep_atomic_destroy).
  destroy() {
    const of = this.of;
    const at = open(of);
    check(of, of.c.keep_atomic_destroy(at, this.id));
  }

  // The constraints that are as an atomic group set them, in the order in which they were first set (keep_atomic_constraints).
  constraints() {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      let capacity = 16;
      let constraintsOut = room.take(8 * 16);
      const count = of.c.keep_atomic_constraints(at, this.id, constraintsOut, capacity) >>> 0;
      if (count > capacity) {
        capacity = count;
        constraintsOut = room.take(8 * count);
        of.c.keep_atomic_constraints(at, this.id, constraintsOut, capacity);
      }
      const view = room.view;
      return Array.from({ length: count }, (_, k) => wrap(of, "constraint", view.getBigInt64(constraintsOut + k * 8, true)));
    } finally {
      room.leave();
    }
  }

  // Whether anything is as an atomic group set it, so that keep_atomic_deactivate would take it back (keep_atomic_is_active).
  get isActive() {
    const of = this.of;
    return of.c.keep_atomic_is_active(open(of), this.id) !== 0;
  }
}

export class WrittenFormat extends Handle {
  // Removes the constraints of a format, and with them the format (keep_format_destroy).
  destroy() {
    const of = this.of;
    const at = open(of);
    check(of, of.c.keep_format_destroy(at, this.id));
  }

  // The constraints of a format that have not been removed, in the order described above (keep_format_constraints).
  constraints() {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      let capacity = 16;
      let constraintsOut = room.take(8 * 16);
      const count = of.c.keep_format_constraints(at, this.id, constraintsOut, capacity) >>> 0;
      if (count > capacity) {
        capacity = count;
        constraintsOut = room.take(8 * count);
        of.c.keep_format_constraints(at, this.id, constraintsOut, capacity);
      }
      const view = room.view;
      return Array.from({ length: count }, (_, k) => wrap(of, "constraint", view.getBigInt64(constraintsOut + k * 8, true)));
    } finally {
      room.leave();
    }
  }

  // A format as a string, with the values that its constraints have now (keep_format_text).
  get text() {
    const of = this.of;
    return of.library.textAt(of.c.keep_format_text(open(of), this.id));
  }

  // The options of a format (keep_format_options).
  get options() {
    const of = this.of;
    return of.c.keep_format_options(open(of), this.id);
  }
}

export class WrittenAnimation extends Handle {
  // Ends an animation, unfinished, at its final frames (keep_animation_cancel).
  cancel() {
    const of = this.of;
    const at = open(of);
    check(of, of.c.keep_animation_cancel(at, this.id));
  }

  // Ends an animation as if its time were over (keep_animation_finish).
  finish() {
    const of = this.of;
    const at = open(of);
    check(of, of.c.keep_animation_finish(at, this.id));
  }

  // Sets a ready-made curve (keep_animation_set_curve).
  setCurve(curve) {
    const of = this.of;
    const at = open(of);
    const curveIn = enums.curve.number(curve, "curve");
    check(of, of.c.keep_animation_set_curve(at, this.id, curveIn));
  }

  // Sets a cubic Bezier curve from 0, 0 to 1, 1 by its control points (keep_animation_set_bezier).
  setBezier(x1, y1, x2, y2) {
    const of = this.of;
    const at = open(of);
    const x1In = number(x1, "x1");
    const y1In = number(y1, "y1");
    const x2In = number(x2, "x2");
    const y2In = number(y2, "y2");
    check(of, of.c.keep_animation_set_bezier(at, this.id, x1In, y1In, x2In, y2In));
  }

  // Sets a curve of the host's (keep_animation_set_function).
  setFunction(function_) {
    const of = this.of;
    const at = open(of);
    const function_In = closure(of, function_, "function");
    check(of, of.c.keep_animation_set_function(at, this.id, function_In && of.library.functions.curve, function_In, function_In && of.library.functions.destroy), function_In);
  }

  // Sets a mass on a spring (keep_animation_set_spring).
  setSpring(dampingRatio, initialVelocity) {
    const of = this.of;
    const at = open(of);
    const dampingRatioIn = number(dampingRatio, "dampingRatio");
    const initialVelocityIn = number(initialVelocity, "initialVelocity");
    check(of, of.c.keep_animation_set_spring(at, this.id, dampingRatioIn, initialVelocityIn));
  }

  // Chooses what moves (keep_animation_set_motion).
  setMotion(motion) {
    const of = this.of;
    const at = open(of);
    const motionIn = enums.motion.number(motion, "motion");
    check(of, of.c.keep_animation_set_motion(at, this.id, motionIn));
  }

  // Sets the function that is called when an animation has ended, by the call that ends it (keep_animation_set_completion).
  setCompletion(completion) {
    const of = this.of;
    const at = open(of);
    const completionIn = closure(of, completion, "completion", true);
    check(of, of.c.keep_animation_set_completion(at, this.id, completionIn && of.library.functions.completion, completionIn, completionIn && of.library.functions.destroy), completionIn);
  }

  // The share of its duration (keep_animation_progress).
  get progress() {
    const of = this.of;
    return some(of.c.keep_animation_progress(open(of), this.id));
  }
  set progress(value) {
    const of = this.of;
    check(of, of.c.keep_animation_set_progress(open(of), this.id, optional(value, "progress")));
  }
}

export class WrittenVariable extends Handle {
  // Removes a variable (keep_solver_remove_variable).
  remove() {
    const of = this.of;
    const at = open(of);
    check(of, of.c.keep_solver_remove_variable(at, this.id));
  }

  // The smallest and the largest value of a variable with no row of at least a priority worse off (keep_solver_range).
  range(priority = 1000) {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      const priorityIn = number(priority, "priority");
      const minimumOut = room.take(8);
      const maximumOut = room.take(8);
      check(of, of.c.keep_solver_range(at, this.id, priorityIn, minimumOut, maximumOut));
      const view = room.view;
      return { minimum: view.getFloat64(minimumOut, true), maximum: view.getFloat64(maximumOut, true) };
    } finally {
      room.leave();
    }
  }

  // Why a variable has its value (keep_solver_explanation).
  explanation() {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      let capacity = 16;
      let rowsOut = room.take(8 * 16);
      let factorsOut = room.take(8 * 16);
      const fromDefaultsOut = room.take(8);
      const count = of.c.keep_solver_explanation(at, this.id, rowsOut, factorsOut, capacity, fromDefaultsOut) >>> 0;
      if (count > capacity) {
        capacity = count;
        rowsOut = room.take(8 * count);
        factorsOut = room.take(8 * count);
        of.c.keep_solver_explanation(at, this.id, rowsOut, factorsOut, capacity, fromDefaultsOut);
      }
      const view = room.view;
      return { rows: Array.from({ length: count }, (_, k) => wrap(of, "row", view.getBigInt64(rowsOut + k * 8, true))), factors: Array.from({ length: count }, (_, k) => view.getFloat64(factorsOut + k * 8, true)), fromDefaults: view.getFloat64(fromDefaultsOut, true) };
    } finally {
      room.leave();
    }
  }

  // The default of a variable (keep_solver_default).
  get default() {
    const of = this.of;
    return of.c.keep_solver_default(open(of), this.id);
  }
  set default(value) {
    const of = this.of;
    check(of, of.c.keep_solver_set_default(open(of), this.id, number(value, "default")));
  }

  // The value of a variable as of the last solve (keep_solver_value).
  get value() {
    const of = this.of;
    return of.c.keep_solver_value(open(of), this.id);
  }
}

export class WrittenRow extends Handle {
  // Removes a row (keep_solver_remove_row).
  remove() {
    const of = this.of;
    const at = open(of);
    check(of, of.c.keep_solver_remove_row(at, this.id));
  }

  // Sets the coefficient of one variable in a row (keep_solver_set_coefficient).
  setCoefficient(variable, coefficient = 1) {
    const of = this.of;
    const at = open(of);
    const variableIn = idOf(of, variable, "variable", "variable");
    const coefficientIn = number(coefficient, "coefficient");
    check(of, of.c.keep_solver_set_coefficient(at, this.id, variableIn, coefficientIn));
  }

  // The terms of a row, one for each variable, in any order, and none that is 0 (keep_solver_terms).
  terms() {
    const of = this.of;
    const room = new Room(of.library);
    try {
      const at = open(of);
      let capacity = 16;
      let variablesOut = room.take(8 * 16);
      let coefficientsOut = room.take(8 * 16);
      const count = of.c.keep_solver_terms(at, this.id, variablesOut, coefficientsOut, capacity) >>> 0;
      if (count > capacity) {
        capacity = count;
        variablesOut = room.take(8 * count);
        coefficientsOut = room.take(8 * count);
        of.c.keep_solver_terms(at, this.id, variablesOut, coefficientsOut, capacity);
      }
      const view = room.view;
      return Array.from({ length: count }, (_, k) => ({ variable: wrap(of, "variable", view.getBigInt64(variablesOut + k * 8, true)), coefficient: view.getFloat64(coefficientsOut + k * 8, true) }));
    } finally {
      room.leave();
    }
  }

  // The relation of a row (keep_solver_relation).
  get relation() {
    const of = this.of;
    return enums.relation.word(of.c.keep_solver_relation(open(of), this.id));
  }
  set relation(value) {
    const of = this.of;
    check(of, of.c.keep_solver_set_relation(open(of), this.id, enums.relation.number(value, "relation")));
  }

  // The constant of a row (keep_solver_constant).
  get constant() {
    const of = this.of;
    return of.c.keep_solver_constant(open(of), this.id);
  }
  set constant(value) {
    const of = this.of;
    check(of, of.c.keep_solver_set_constant(open(of), this.id, number(value, "constant")));
  }

  // The priority of a row, also to and from required (keep_solver_priority).
  get priority() {
    const of = this.of;
    return of.c.keep_solver_priority(open(of), this.id);
  }
  set priority(value) {
    const of = this.of;
    check(of, of.c.keep_solver_set_priority(open(of), this.id, number(value, "priority")));
  }

  // The weight of a row, between 1e-6 and 1e6 (keep_solver_weight).
  get weight() {
    const of = this.of;
    return of.c.keep_solver_weight(open(of), this.id);
  }
  set weight(value) {
    const of = this.of;
    check(of, of.c.keep_solver_set_weight(open(of), this.id, number(value, "weight")));
  }

  // The violation of a row at the last solve, without its weight (keep_solver_violation).
  get violation() {
    const of = this.of;
    return of.c.keep_solver_violation(open(of), this.id);
  }
}
