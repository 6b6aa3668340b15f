// Tests of the package: node --test tests/*.test.js

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  BusyError, ConflictError, FITTING, HIGH, InvalidArgumentError, InvalidHandleError, KeepError, LOW,
  Layout, LimitError, REQUIRED, Rect, Solver, StateError, UnrelatedError, keep, library,
} from "../src/index.js";

function window(width = 100, height = 100) {
  const ui = new Layout();
  return [ui, ui.node("window", [width, height])];
}

// Calls a body that has to throw an error of the package.
function fails(kind, message, body) {
  let met = null;
  try {
    body();
  } catch (error) {
    met = error;
  }
  assert.ok(met instanceof kind, `${met} is no ${kind.name}`);
  assert.ok(met.message.includes(message), `${JSON.stringify(message)} is not in ${met.message}`);
  return met;
}

// Expected frames are by hand: a window of 100 by 100, and what is kept of its children.

test("attributes are set, read, taken away", () => {
  const [ui, root] = window();
  const a = root.node("a");
  a.leftInset.equal = 10;
  a.width.equal = keep(30, HIGH);
  a.width.max = 25;
  a.topInset.equal = 0;
  a.height.equal = 5;
  assert.equal(a.width.equal, 30);
  assert.deepEqual(a.width.value("equal"), { value: 30, priority: HIGH });
  ui.solve();
  assert.equal(`${a.frame}`, "10 0 25 5");
  assert.deepEqual(a.frame, new Rect(10, 0, 25, 5));
  a.width.max = null;
  assert.equal(a.width.max, null);
  ui.solve();
  assert.equal(a.frame.width, 30);
  a.width.min = root.width.over(2).plus(1);
  ui.solve();
  assert.equal(a.frame.width, 51);
  a.width.min = keep(root.width.times(0.6), LOW);
  assert.deepEqual(a.width.followed("min"), {
    followed: a.width.followed("min").followed, multiplier: 0.6, constant: 0, priority: LOW,
  });
  assert.ok(a.width.isSame(a.width));
  assert.equal(a.width.followed("max"), null);
});

test("sums make constraints", () => {
  const [ui, root] = window();
  const [a, b] = [root.node("a"), root.node("b")];
  ui.add([a.left.eq(root.left.plus(5)), a.width.eq(20), b.width.eq(a.width.times(2))]);
  const gap = ui.add(b.left.ge(a.right.plus(8)));
  const weak = ui.add(b.left.minus(a.left).eq(0).at(LOW));
  ui.solve();
  assert.equal(b.frame.x, 33);
  assert.equal(b.frame.width, 40);
  assert.equal(`${gap}`, "left of <b> at least right of <a> + 8 with required priority");
  assert.equal(weak.priority, LOW);
  gap.value = -20;
  gap.priority = 999;
  ui.solve();
  assert.equal(b.frame.x, 5);
  ui.add(b.left.plus(10).le(root.left.times(3)));
  fails(InvalidArgumentError, "factor: a number is expected", () => a.left.times(b.left));
  fails(InvalidArgumentError, "by a method", () => a.left >= b.left);
  fails(InvalidArgumentError, "by a method", () => a.left + 8);
  fails(InvalidArgumentError, "a line or a size", () => a.left.plus("x"));
  fails(InvalidArgumentError, "one as a.left.ge(b.right), or a list of them, is expected, and not true", () => ui.add(true));
  fails(InvalidArgumentError, "no line or size", () => a.leftInset.plus(3));
  const count = root.constraints().length + a.constraints().length;
  fails(InvalidArgumentError, "not finite", () => ui.add([a.top.eq(1), a.top.eq(Infinity)]));
  assert.equal(root.constraints().length + a.constraints().length, count);
});

test("handles are one object each, and keys", () => {
  const [ui, root] = window();
  const a = root.node("a");
  const seen = new Map([[a, "a"]]);
  assert.equal(seen.get(root.children()[0]), "a");
  assert.equal(ui.find("a"), a);
  assert.equal(`${a}`, "<a>");
  assert.equal(a.gone, false);
  a.gone = true;
  assert.equal(a.gone, "fully");
  a.gone = a.gone;
  a.gone = false;
  assert.equal(a.parent, root);
  assert.equal(root.parent, null);
  assert.deepEqual(ui.roots(), [root]);
  assert.equal(a.owner, ui);
  const gap = ui.add(a.left.eq(3));
  assert.ok(a.constraints().includes(gap));
  for (let k = 0; k < 300; k++) root.node();
  assert.equal(root.child(0), a);
});

test("many nodes at once", () => {
  const [ui, root] = window();
  const nodes = ["a", "b", "c"].map((name) => root.node(name));
  const all = ui.nodes(nodes);
  all.keepSize(20, 10);
  all.topInset.equal = 3;
  all.between("rightOffset").equal = 7;
  nodes[0].leftInset.equal = 1;
  ui.solve();
  assert.equal(`${ui.frames(nodes)[2]}`, "55 3 20 10");
  const frames = new Float64Array(12);
  assert.equal(all.frames("inRoot", frames), frames);
  assert.deepEqual([...frames.slice(8)], [55, 3, 20, 10]);
  fails(InvalidArgumentError, "a Float64Array of 12 numbers", () => all.frames("inRoot", new Float64Array(3)));
  assert.deepEqual([...all], nodes);
  assert.deepEqual(ui.createNodes([]), []);
  assert.equal(ui.createNodes([root, null]).length, 2);
  const group = ui.createGroup([nodes[0].width, nodes[1].height]);
  group.equal = 15;
  ui.solve();
  assert.equal(nodes[0].frame.width, 15);
  assert.equal(nodes[1].frame.height, 15);
  nodes[0].keepInsets({ left: 4, top: 9 });
  ui.solve();
  assert.equal(nodes[0].frame.y, 9);
  fails(InvalidArgumentError, "read those of one node", () => all.width.equal);
  fails(InvalidArgumentError, "nodes: a list is expected, and not <a>", () => ui.nodes(nodes[0]));
  fails(InvalidArgumentError, "and not an object", () => ui.nodes({}));
  fails(InvalidArgumentError, "and not a layout", () => nodes[0].move(ui));
  ui.setValues([nodes[0].width], ["equal"], Float64Array.of(16), [REQUIRED]);
  assert.equal(nodes[0].width.equal, 16);
});

test("containers, formats, equations, apply", () => {
  const [ui, root] = window(200, 50);
  const [a, b] = [root.node("a"), root.node("b")];
  a.contentSize = [30, 10];
  b.contentSize = { width: 20, height: 10 };
  const row = root.row([a, b], { gap: 5, padding: 2, align: "start" });
  row.keepInsets(0);
  a.weight = 1;
  ui.solve();
  assert.equal(`${b.frame}`, "178 2 20 10");
  assert.equal(row.axis, "horizontal");
  assert.equal(row.align, "start");
  row.gap = 15;
  assert.equal(row.gap, 15);
  assert.equal(b.ownAlign, null);
  b.ownAlign = "end";
  assert.equal(b.ownAlign, "end");
  b.isExcluded = true;
  assert.equal(b.isExcluded, true);
  const grid = ui.node("page", [100, 100]).grid([], {
    columns: [{ kind: "fixed", value: 10 }, { kind: "fraction", value: 1 }],
  });
  grid.placeGrid(grid.node("cell"), 1, 0);
  const form = ui.grid([], { columns: [{ kind: "fixed", value: 10 }] });
  assert.equal(form.parent, null);
  assert.equal(form.containerKind, "grid");

  const [c, d] = [root.node("c"), root.node("d")];
  ui.format("H:|-gap-[c(20)]-[d]", { metrics: { gap: 3 }, nodes: { c, d } });
  assert.equal(ui.equations(["c.top == 1 <= d.top", "# nothing"]).length, 2);
  ui.equation("x.width == 12", { nodes: { x: d } });
  assert.equal(d.apply([{ compound: "size", value: 9 }, { anchor: "top", value: 4 }]).length, 3);
  fails(InvalidArgumentError, "there are 1 instead of 2", () => d.apply([{ compound: "size", parts: [1] }]));
  const met = fails(InvalidArgumentError, 'the nearest is "width"', () => ui.equation("c.widht == 3"));
  assert.ok(String(met).startsWith("InvalidArgumentError: column 3"));
  assert.equal(ui.equationFaultCount, 1);
  assert.equal(ui.equationFaultAt(0).column, 3);
});

test("changes are all or nothing", () => {
  const [ui, root] = window();
  const a = root.node("a");
  const wide = ui.atomic(() => (a.width.equal = 60));
  assert.equal(wide.isActive, true);
  wide.deactivate();
  assert.equal(a.width.equal, null);
  fails(InvalidArgumentError, "not finite", () =>
    ui.transaction(() => {
      a.width.equal = 30;
      a.height.equal = Infinity;
    }),
  );
  assert.equal(a.width.equal, null);
  assert.equal(ui.transaction(() => 7), 7);
  assert.throws(() => ui.atomic(() => {
    a.width.equal = 7;
    throw new TypeError("mine");
  }), TypeError);
  assert.equal(a.width.equal, null);
  fails(InvalidArgumentError, "asynchronous", () => ui.transaction(async () => (a.width.equal = 7)));
  assert.equal(a.width.equal, null);
  assert.equal(ui.capture(() => ui.add(a.left.eq(root.left))).length, 1);
  assert.throws(() => ui.capture(() => { throw new TypeError("mine"); }), TypeError);
  ui.add(a.top.eq(root.top));
  fails(InvalidArgumentError, "a function is expected", () => ui.transaction(3));
  assert.throws(() => ui.transaction(() => {
    ui.commit();
    throw new TypeError("mine");
  }), TypeError);
});

test("animations", () => {
  const [ui, root] = window();
  const a = root.node("a");
  a.leftInset.equal = 0;
  ui.solve();
  let done = null;
  const moved = ui.animate(1, (animation) => {
    animation.setCurve("linear");
    animation.setCompletion((finished, it) => (done = [finished, it]));
    a.leftInset.equal = 40;
  });
  assert.equal(ui.advance(0.5), true);
  assert.equal(a.frameAs("presented").x, 20);
  assert.equal(done, null);
  assert.equal(ui.advance(0.6), false);
  assert.deepEqual(done, [true, moved]);
  ui.animate(1, (animation) => {
    animation.setFunction((time) => time * time);
    a.leftInset.equal = 0;
  }, { delay: 0, within: root });
  ui.advance(0.5);
  assert.equal(a.frameAs("presented").x, 30);
});

test("documents, data, context", () => {
  const [ui, root] = window();
  root.node("a").width.equal = 30;
  const text = ui.document();
  const again = new Layout();
  again.readDocument(text);
  assert.equal(again.document(), text);
  assert.ok(ui.svg().startsWith("<svg"));
  root.data = { color: "red" };
  assert.equal(root.data.color, "red");
  root.data = null;
  assert.equal(root.data, undefined);
  fails(StateError, "", () => again.readDocument(text));
  fails(InvalidArgumentError, "line 1", () => new Layout().readDocument("nonsense"));
  root.context = { horizontal: "compact" };
  assert.equal(root.context.horizontal, "compact");
  root.context = null;
  assert.equal(root.context.horizontal, "unspecified");
  root.margins = 8;
  assert.equal(`${root.margins}`, "8 8 8 8");
  root.node("b").keepInsets([5, 6, 7, 8]);
  root.find("b").keepSize(20, 10);
  assert.equal(`${root.fittingSize(null, FITTING, FITTING)}`, "34 22");
});

test("a host's own class of layouts", () => {
  class Screen extends Layout {
    root = this.node("screen", [100, 100]);
  }
  const screen = new Screen();
  screen.solve();
  assert.equal(screen.find("screen"), screen.root);
});

test("the line of a call is noted", () => {
  const [ui, root] = window();
  const a = root.node("a");
  const made = ui.here().add(a.left.eq(3));
  assert.match(made.text("file"), /bindings\.test\.js$/);
  assert.ok(made.line > 100);
});

test("the solver alone", () => {
  const solver = new Solver();
  const [x, y] = [solver.addVariable(), solver.addVariable(5)];
  const sum = solver.addRow([x, y], [1, 1], "equal", 30);
  solver.solve();
  assert.equal(x.value + y.value, 30);
  sum.constant = 40;
  solver.solve();
  assert.equal(x.value + y.value, 40);
  assert.deepEqual(sum.terms().map((each) => each.variable), [x, y]);
  const rows = solver.addRows([0, 1, 3], [x, x, y], [1, 1, 1], ["equal", "min"], [4, 1]);
  assert.equal(rows.length, 2);
  fails(InvalidArgumentError, "1 elements instead of 2", () => solver.addRow([x, y], [1], "equal", 3));
  fails(InvalidArgumentError, "instead of", () => solver.addRows([0, 9], [x], [1], ["equal"], [1]));
  solver.transaction(() => (sum.constant = 41));
  solver.close();
  fails(StateError, "the solver is closed", () => solver.solve());
});

// Bad input

test("stale handles", () => {
  const [ui, root] = window();
  const a = root.node("a"), width = a.width;
  a.destroy();
  assert.equal(a.exists, false);
  fails(InvalidHandleError, "", () => a.destroy());
  fails(InvalidHandleError, "", () => (width.equal = 3));
  assert.equal(`${a.frame}`, "0 0 0 0");
  assert.equal(ui.nodeCount, 1);
});

test("handles of another layout", () => {
  const [ui, root] = window();
  const [, other] = window();
  const a = root.node("a");
  fails(InvalidHandleError, "of another layout", () => (a.leftOffsetTo(other).equal = 3));
  fails(InvalidHandleError, "of another layout", () => ui.createNode(other));
  fails(InvalidHandleError, "of another layout", () => ui.add(a.left.eq(other.left)));
  fails(InvalidHandleError, "of another layout", () => ui.nodes([a, other]));
  fails(InvalidHandleError, "of another layout", () => (a.width.equal = other.width));
  fails(InvalidArgumentError, "a node is expected", () => a.move(a.width));
  fails(InvalidArgumentError, "a node is expected", () => a.moveBefore(null));
  fails(InvalidArgumentError, "a node is expected", () => a.moveBefore());
  const lone = ui.node();
  fails(UnrelatedError, "", () => (a.leftOffsetTo(lone).equal = 3));
});

test("closed layouts", () => {
  const [ui, root] = window();
  const a = root.node("a"), width = a.width;
  ui.close();
  ui.close();
  assert.equal(ui.isClosed, true);
  assert.equal(`${ui}`, "closed layout");
  assert.equal(`${a}`, "<node>");
  fails(StateError, "the layout is closed", () => ui.solve());
  fails(StateError, "the layout is closed", () => root.node("b"));
  fails(StateError, "the layout is closed", () => a.frame);
  fails(StateError, "the layout is closed", () => (width.equal = 3));
  fails(StateError, "the layout is closed", () => a.leftInset);
});

test("a body that closes its layout", () => {
  const [ui] = window();
  fails(StateError, "the layout is closed", () => ui.transaction(() => ui.close()));
});

test("numbers, words and text that are none", () => {
  const [ui, root] = window();
  const a = root.node("a");
  fails(InvalidArgumentError, "equal: a number or null is expected, and not NaN", () => (a.width.equal = NaN));
  fails(InvalidArgumentError, "and not undefined", () => (a.width.equal = undefined));
  fails(InvalidArgumentError, "a number or null", () => (a.width.equal = "wide"));
  fails(InvalidArgumentError, "priority", () => (a.width.equal = keep(3, 2000)));
  fails(InvalidArgumentError, "priority: a number", () => keep(3, "high"));
  fails(InvalidArgumentError, "width: a number or null", () => root.setSize(NaN, 3));
  fails(InvalidArgumentError, "height: a number or null", () => root.setSize(3));
  fails(InvalidArgumentError, "scale", () => (ui.scale = NaN));
  fails(InvalidArgumentError, 'the nearest is "horizontal"', () => root.setAxisSize("horizntal", 3));
  fails(InvalidArgumentError, "there are inParent, inRoot", () => a.frameAs("root"));
  fails(InvalidArgumentError, "name: the text has a NUL at 1", () => root.node("a\0b"));
  fails(InvalidArgumentError, "name: a string", () => ui.node(Symbol("x")));
  assert.equal(ui.nodeCount, 2);
  fails(InvalidArgumentError, "a NUL at 1", () => ui.equation("a\0"));
  fails(InvalidArgumentError, "write node.width.equal", () => (a.width = 3));
  fails(InvalidArgumentError, "layout.add(node.left.eq", () => (a.left = 3));
  assert.throws(() => (a.frame = 3), TypeError);
  assert.throws(() => (a.isHiden = true), /isHiden/);
  assert.throws(() => (ui.scael = 2), /scael/);
  fails(InvalidArgumentError, "there is no field", () => root.row([], { gab: 3 }));
  fails(InvalidArgumentError, "index: a whole number", () => root.child(-1));
  fails(InvalidArgumentError, "index: a whole number", () => root.child(2 ** 32));
  fails(InvalidArgumentError, "a function is expected", () => a.setMeasure("vertical", 3));
  fails(InvalidArgumentError, "library: what Library.load() returns", () => new Layout({}));
  fails(ConflictError, "", () => {
    ui.conflictPolicy = "refused";
    a.width.equal = 3;
    a.width.min = 5;
    ui.solve();
  });
});

test("text of any length and letters", () => {
  const ui = new Layout();
  const long = "å".repeat(100_000);
  fails(LimitError, "a name has at most 255 bytes", () => ui.node(long));
  assert.equal(ui.nodeCount, 0);
  assert.deepEqual(ui.equations([`# ${long}`]), []);
  const met = fails(InvalidArgumentError, "", () => ui.equation(long));
  assert.ok(met.message.includes("åå"));
  ui.node("🂡", [1, 1]);
  assert.equal(ui.find("🂡").name, "🂡");
  const before = library.stack.value;
  for (let k = 0; k < 1000; k++) ui.find("none");
  assert.equal(library.stack.value, before);
});

function methodsOf(object) {
  const names = new Set();
  for (let at = Object.getPrototypeOf(object); at && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    for (const name of Object.getOwnPropertyNames(at)) names.add(name);
  }
  ["constructor", "close", "exercise", "library"].forEach((name) => names.delete(name));
  return [...names].sort();
}

test("anything with anything", () => {
  let seed = 1;
  const random = (count) => (seed = (seed * 16807) % 2147483647) % count;
  let calls = 0;
  for (let round = 0; round < 12; round++) {
    const [ui, root] = window();
    const other = new Layout(), stale = root.node("stale"), solver = new Solver();
    const x = solver.addVariable(), a = root.node("a");
    const objects = [
      ui, root, a, a.width, a.left, ui.add(a.left.ge(3)), ui.nodes([a, root]), solver, x,
      ui.atomic(() => (a.height.min = 2)), ui.animate(1, () => (a.width.equal = 5)),
      solver.addRow([x], [1], "equal", 3), ui.format("H:[a(3)]"), a.left.eq(3), ui.nodes([a]).width,
    ];
    stale.destroy();
    const values = [
      1, 0, -1, 3.5, Infinity, NaN, 2 ** 53, 1n, "a", "", "horizontal", "width", "equal", "H:[a]", "a.width == 3",
      "a\0", true, false, null, undefined, {}, [1, 2], [a], ["a"], [undefined], [[a]], [x], { width: 3 },
      { axis: "vertical" }, () => 1, () => { throw new KeepError("mine"); }, stale, other.node(), Symbol("s"),
      new Proxy({}, {}), Object.create(null), [{ anchor: "left", value: 3, when: () => false }],
      { nodes: { a } }, { columns: [{ kind: "content" }] }, new Float64Array(4), ...objects,
    ];
    const any = () => values[random(values.length)];
    const attempt = (body) => {
      calls++;
      try {
        return body();
      } catch (error) {
        const isOwn = error instanceof KeepError || error instanceof TypeError;
        assert.ok(isOwn, `${error?.stack}`);
        assert.ok(!/RuntimeError|wasm/.test(error.stack.split("\n")[0]), error.stack);
        return null;
      }
    };
    for (const object of objects) {
      for (const name of methodsOf(object)) {
        attempt(() => (object[name] = any()));
        attempt(() => {
          const method = object[name];
          return typeof method === "function" && method.call(object, any(), any(), any(), any(), any());
        });
      }
    }
    attempt(() => ui.solve());
    ui.close();
    other.close();
    solver.close();
    assert.equal(library.lost, null);
  }
  assert.ok(calls > 5000);
});

// Closures

test("measured text", () => {
  const [ui, root] = window();
  const text = root.node("text");
  text.horizontalInsets.equal = 10;
  text.topInset.equal = 0;
  text.setMeasure("vertical", (node, width) => {
    assert.equal(node, text);
    return 1600 / width;
  });
  ui.solve();
  assert.equal(text.frame.height, 20);
  text.setMeasure("vertical", null);
  text.setMeasureBoth((_, width, height) => {
    assert.equal(height, Infinity);
    return { width: 10, height: 11 };
  });
  ui.solve();
  assert.equal(text.frame.height, 11);
});

test("what a closure throws arrives where it was called for", () => {
  const [ui, root] = window();
  const text = root.node("text");
  const mine = new TypeError("mine");
  text.setMeasure("vertical", () => {
    throw mine;
  });
  for (let k = 0; k < 3; k++) assert.throws(() => ui.solve(), (error) => error === mine);
  // It begins with a solve. The transaction that it began is taken back.
  text.invalidateContent();
  assert.throws(() => ui.begin(), (error) => error === mine);
  fails(StateError, "", () => ui.commit());
  text.setMeasure("vertical", () => "high");
  fails(InvalidArgumentError, "the function returned high", () => ui.solve());
  text.setMeasure("vertical", () => {
    ui.solve();
    return 3;
  });
  fails(BusyError, "", () => ui.solve());
  text.setMeasure("vertical", () => {
    ui.close();
    return 3;
  });
  fails(BusyError, "cannot be closed", () => ui.solve());
  text.setMeasure("vertical", () => {
    throw undefined;
  });
  assert.throws(() => ui.solve(), (error) => error === undefined);
  text.setMeasure("vertical", null);
  ui.solve();
  const when = () => ui.equation("text.width == 3");
  fails(BusyError, "", () => text.apply([{ anchor: "width", value: 3, when }]));
  ui.solve();
});

test("a raw call throws what its closure throws, and no other call does", () => {
  const [ui, root] = window();
  const text = root.node("text");
  text.setMeasure("vertical", () => {
    throw new TypeError("mine");
  });
  assert.throws(() => library.raw.keep_layout_solve(ui.at), TypeError);
  assert.equal(ui.needsSolve, true);
  text.width.equal = 3;
  assert.equal(library.raw.keep_layout_node_count(ui.at), 2);
});

test("closures of one layout use another one", () => {
  const layouts = Array.from({ length: 6 }, () => window());
  for (const [k, [, root]] of layouts.entries()) {
    const text = root.node("text");
    text.horizontalInsets.equal = 10;
    text.topInset.equal = 0;
    const next = layouts[k + 1];
    text.setMeasure("vertical", () => {
      if (!next) return 7;
      next[0].solve();
      return next[0].find("text").frame.height + 1;
    });
  }
  layouts[0][0].solve();
  assert.equal(layouts[0][0].find("text").frame.height, 12);
});

test("conditions", () => {
  const [ui, root] = window();
  const a = root.node("a");
  let isWide = true, asked = null;
  const when = (node, context) => {
    asked = [node, context.horizontal];
    return isWide;
  };
  a.apply([{ anchor: "width", value: 30, when }, { anchor: "height", value: 5, when }]);
  assert.deepEqual(asked, [a, "unspecified"]);
  ui.solve();
  assert.equal(a.frame.width, 30);
  isWide = false;
  a.reload();
  ui.solve();
  assert.equal(a.frame.width, 0);
  root.context = { horizontal: "compact" };
  a.reload();
  assert.equal(asked[1], "compact");
  a.clearApplied();
  assert.equal(ui.closures.size, 0);
});

test("a log", () => {
  const [ui, root] = window();
  const a = root.node("a");
  let count = 0;
  ui.setLog(["refused"], (kind, message) => {
    assert.equal(kind, "refused");
    assert.ok(message.includes("not finite"));
    count++;
  });
  for (let k = 0; k < 10; k++) assert.throws(() => (a.width.equal = Infinity), InvalidArgumentError);
  assert.equal(count, 10);
  ui.setLog("refused", () => {
    throw new TypeError("log");
  });
  assert.throws(() => (a.width.equal = Infinity), TypeError);
  ui.setLog(null, null);
  assert.throws(() => (a.width.equal = Infinity), InvalidArgumentError);
});
