// The programs of README.md in C++: `natural card` is the one of that name.
#include <cmath>
#include <functional>
#include <iostream>
#include <keeplayout.hpp>
#include <map>
#include <stdexcept>
#include <string>

using namespace keep::literals;

namespace {

keep::node window_of(const keep::layout &ui, double width, double height) {
  keep::node window = ui.add_root("window");
  window.set_size(width, height);
  return window;
}

double text_height(double width) { return 20 * std::ceil(1000 / width); }

void card() {
  keep::layout ui;
  keep::node window = window_of(ui, 320, 568);
  keep::node image = window.add_child("image"), title = window.add_child("title");
  image.aspect_ratio().equal(4.0 / 3);
  image.horizontal_insets().equal(10);
  title.top_offset(image).min(8);
  title.horizontal_insets().equal(10);
  title.measure(KEEP_VERTICAL, text_height);
  ui.solve();
  window.set_size(240, 568);
  ui.solve();
}

void values() {
  keep::layout ui;
  keep::attribute width = window_of(ui, 400, 300).add_child("box").width();
  width.min(100).max(200_high).equal({150, keep::priority{600}});
  ui.solve();
  width.equal(NAN).min(120.5);
  ui.solve();
}

void links() {
  keep::layout ui;
  keep::node window = window_of(ui, 400, 300);
  keep::node a = window.add_child("a"), b = window.add_child("b");
  a.left_inset().equal(window.width(), 0.1);
  b.width().equal(a.width(), 0.5, 8);
  a.width().equal(90);
  ui.solve();
}

void many() {
  keep::layout ui;
  keep::node window = window_of(ui, 400, 100);
  keep::nodes all = {window.add_child("a"), window.add_child("b"), window.add_child("c")};
  all.attribute(KEEP_WIDTH).equal(40);
  all.attribute_between(KEEP_RIGHT_OFFSET).equal(6);
  ui.solve();
}

void atomic() {
  keep::layout ui;
  keep::node box = window_of(ui, 400, 300).add_child("box");
  box.width().equal(100);
  keep::atomic small = ui.record([&] {
    box.width().equal(40);
    box.left_inset().equal(5);
  });
  ui.solve();
  small.deactivate();
  ui.solve();
  small.activate();
  ui.solve();
}

void terms() {
  keep::layout ui;
  keep::node window = window_of(ui, 400, 300);
  keep::node a = window.add_child("a"), b = window.add_child("b");
  ui.add(a.left() == window.left() + 10);
  keep::constraint gap = ui.add(a.right() <= b.left() - 8);
  ui.add(a.width() == 2 * b.width());
  ui.solve();
  gap.set_constant(-20);
  ui.solve();
  gap.set_installed(false);
  gap.remove();
  ui.solve();
}

void equations() {
  keep::layout ui;
  keep::node window = window_of(ui, 400, 300);
  window.add_child("a"), window.add_child("b");
  ui.add("a.left == 10");
  ui.add("b.left >= a.right + 8");
  try {
    ui.add("a.widht == 3");
  } catch (const keep::error &) {
    ui.add("a.width == 2 * b.width == 120 @ high");
  }
  ui.solve();
}

void formats() {
  keep::layout ui;
  keep::node window = window_of(ui, 320, 100);
  window.add_child("label"), window.add_child("field");
  ui.add_format("H:|-[label(60)]-8-[field(>=120)]-|");
  ui.add_format("V:|-[label]-[field(20)]");
  ui.solve();
}

void row() {
  keep::layout ui;
  keep::node window = window_of(ui, 600, 60);
  keep::node save = window.add_child("save"), cancel = window.add_child("cancel");
  keep::node help = window.add_child("help");
  keep::node bar = window.add_row({save, cancel, help}, 8);
  bar.horizontal_insets().equal(0);
  save.set_weight(2);
  help.set_weight(1);
  ui.solve();
  cancel.set_gone(KEEP_GONE_FULLY);
  bar.set_gap(20);
  ui.solve();
}

void apply() {
  keep::layout ui;
  keep::node view = window_of(ui, 400, 300).add_child("view");
  keep::applied on_pad(KEEP_ANCHOR_LEFT, 20);
  on_pad.condition = [](keep::node, const keep_context &context) {
    return context.idiom == KEEP_IDIOM_PAD;
  };
  view.apply({{KEEP_ANCHOR_TOP, 10}, on_pad});
  ui.solve();
  keep_context pad = {};
  pad.idiom = KEEP_IDIOM_PAD;
  ui.set_context(pad);
  ui.reload();
  ui.solve();
  view.apply({{KEEP_ANCHOR_TOP, 30}});
  ui.solve();
}

void animation() {
  keep::layout ui;
  keep::node panel = window_of(ui, 400, 300).add_child("panel");
  panel.left_inset().equal(0);
  bool is_over = false;
  ui.animate(
      1,
      [&](keep::animation moves) {
        moves.set_completion([&](bool finished) { is_over = finished; });
        panel.left_inset().equal(40);
      },
      KEEP_LINEAR);
  ui.advance(0.5);
  ui.advance(0.5);
  if (!is_over)
    throw std::logic_error("the animation has not finished");
}

void transaction() {
  keep::layout ui;
  keep::node panel = window_of(ui, 400, 300).add_child("panel");
  try {
    ui.transaction([&] {
      panel.width().equal(30);
      panel.height().equal(INFINITY);
    });
  } catch (const keep::error &) {
    ui.transaction([&] { panel.width().equal(60); });
  }
}

void failing() {
  keep::layout ui;
  keep::node text = window_of(ui, 400, 300).add_child("text");
  text.width().equal(100);
  text.measure(KEEP_VERTICAL, [](double) -> double { throw std::runtime_error("no font"); });
  try {
    ui.solve();
  } catch (const std::runtime_error &) {
    text.measure(KEEP_VERTICAL, text_height);
  }
  ui.solve();
}

/* Whether a body throws an error of the library's. */
bool fails(const std::function<void()> &body) {
  try {
    body();
    return false;
  } catch (const keep::error &) {
    return true;
  }
}

void refused() {
  keep::layout ui;
  keep::node window = window_of(ui, 400, 300), a = window.add_child("a");
  ui.refuse_conflicts();
  a.width().equal(40);
  ui.solve();
  a.width().min(50);
  fails([&] { ui.solve(); });
  if (fails([&] { window.move(a); }))
    ui.solve();
}

void document() {
  keep::layout ui;
  ui.read_document("keeplayout 1\nnode 1 \"window\"\n  size-width 300\n  size-height 100\n"
                   "  node 2 \"icon\"\n    width = 50\n");
  ui.update("keeplayout 1\nnode 1 \"window\"\n  size-width 200\n  size-height 100\n"
            "  node 2 \"icon\"\n    left-inset = 10\n");
  fails([&] { ui.update("keeplayout 1\nnode 1\n  size-hight 3\n"); });
}

} // namespace

int main(int count, char **names) {
  const std::map<std::string, void (*)()> programs = {
      {"card", card},           {"values", values},       {"links", links},
      {"many", many},           {"atomic", atomic},       {"terms", terms},
      {"equations", equations}, {"formats", formats},     {"row", row},
      {"apply", apply},         {"animation", animation}, {"transaction", transaction},
      {"failing", failing},     {"refused", refused},     {"document", document}};
  programs.at(count > 1 ? names[1] : "")();
}
