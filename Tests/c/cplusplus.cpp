/* keeplayout.hpp: owners, comparison, values, sums, closures and what they throw. Frames by hand. */
#include "check.h"
#include "thrown.h"
#include <keeplayout.hpp>
#include <unordered_set>

using namespace keep::literals;

namespace {

void check_rect(keep::rect r, double x, double y, double width, double height) {
  CHECK_FRAME(r, x, y, width, height);
}

void attributes_and_values() {
  keep::layout ui;
  keep::node window = ui.add_root("window"), image = window.add_child("image");
  keep::node label = window.add_child("label");
  window.set_size(320, 568);
  image.aspect_ratio().equal(16.0 / 9);
  image.horizontal_insets().equal(10);
  image.top_inset().equal(0);
  label.top_offset(image).equal(8);
  label.size().equal(20_low).max(keep::value(15, keep::priority{600}));
  label.left_inset().equal(image.left_inset(), 2, 3); /* 2 * 10 + 3 */
  ui.solve();
  check_rect(image.frame(), 10, 0, 300, 168.75);
  check_rect(label.frame(), 23, 176.75, 15, 15);
  CHECK_NEAR(label.width().get(KEEP_AT_MOST), 15);
  CHECK_TEXT(label.width().text().c_str(), "width of <label> [none < 20@250 < 15@600]");
}

void sums() {
  keep::layout ui;
  keep::node window = ui.add_root(), a = window.add_child("a"), b = window.add_child("b");
  window.set_size(200, 100);
  ui.add(a.left() == 10);
  ui.add(a.width() == b.width());
  ui.add(b.left() == a.right() + 2 * a.left());
  keep::constraint end = ui.add(b.right() <= window.width() - 10);
  ui.add((a.width() >= 500) | keep::low);
  ui.add(a.center_y() == (window.top() + window.bottom()) / 2);
  ui.add(b.center_y() - a.center_y() == 0);
  ui.add(a.height() == 30), ui.add(b.height() == 20);
  ui.solve(); /* 10 + w + 20 + w = 190 */
  check_rect(a.frame(), 10, 35, 80, 30);
  check_rect(b.frame(), 110, 40, 80, 20);
  end.set_installed(false);
  CHECK(!end.is_installed());
  ui.solve();
  CHECK_NEAR(a.frame().width, 500);
}

void handles_compare_and_hash() {
  keep::layout ui, other;
  keep::node window = ui.add_root("window"), child = window.add_child();
  CHECK(child.parent() == window && child != window && ui.find("window") == window);
  CHECK(other.add_root() != window);
  CHECK(!ui.find("door") && !keep::node());
  CHECK(child.left_inset() == child.left_inset() && child.left_inset() != child.top_inset());
  std::unordered_set<keep::node> nodes{window, child, window};
  CHECK(nodes.size() == 2);
  CHECK(window.children().size() == 1 && window.children()[0] == child);
  child.destroy();
  CHECK(!child.exists() && window.exists());
  keep::layout moved = std::move(ui);
  CHECK(window.exists());
}

struct counted {
  int *count;
  explicit counted(int *n) : count(n) { ++*count; }
  counted(const counted &from) : count(from.count) { ++*count; }
  counted &operator=(const counted &) = delete;
  ~counted() { --*count; }
};

void closures_live_as_long_as_they_are_used() {
  int alive = 0;
  {
    keep::layout ui;
    keep::node window = ui.add_root(), text = window.add_child();
    counted one(&alive);
    text.measure(KEEP_VERTICAL, [one](double width) { return 4000 / width; });
    text.insets().equal(0);
    window.set_axis_size(KEEP_HORIZONTAL, 200);
    ui.solve();
    check_rect(window.frame(), 0, 0, 200, 20);
    CHECK(alive == 2);
    text.measure(KEEP_VERTICAL, [](double) { return 7.0; });
    CHECK(alive == 1);
    text.measure(KEEP_VERTICAL, [one](double) { return 7.0; });
    CHECK(alive == 2);
    text.measure_both([](keep_size available) { return keep_size{30, available.width / 2}; });
    CHECK(alive == 1);
    text.measure_both([one](keep_size) { return keep_size{40, 10}; });
    ui.solve();
    check_rect(window.frame(), 0, 0, 200, 10);
    window.set_axis_size(KEEP_HORIZONTAL, NAN);
    ui.solve();
    check_rect(window.frame(), 0, 0, 40, 10);
  }
  CHECK(alive == 0);
}

void what_a_closure_throws_arrives() {
  keep::layout ui;
  keep::node window = ui.add_root(), text = window.add_child();
  window.set_size(200, 100);
  text.horizontal_insets().equal(0), text.top_inset().equal(0);
  bool broken = true;
  text.measure(KEEP_VERTICAL, [&broken](double) -> double {
    if (broken)
      throw std::out_of_range("no font");
    return 12;
  });
  CHECK_TEXT(thrown_by<std::out_of_range>([&] { ui.solve(); }).what(), "no font");
  broken = false;
  text.invalidate_content();
  ui.solve();
  CHECK_NEAR(text.frame().height, 12);
  broken = true;
  text.measure_both([&broken](keep_size available) -> keep_size {
    if (broken)
      throw std::out_of_range("no font");
    return {300, available.width < 300 ? 24.0 : 12.0};
  });
  CHECK_TEXT(thrown_by<std::out_of_range>([&] { ui.solve(); }).what(), "no font");
  broken = false;
  ui.solve();
  CHECK_NEAR(text.frame().height, 24);
}

void failures_name_the_culprit() {
  keep::layout ui;
  keep::node image = ui.add_root("image");
  auto same = thrown_by<keep::error>([&] { image.left_offset(image); });
  CHECK(same.status == KEEP_ERROR_INVALID_ARGUMENT);
  CHECK(strstr(same.what(), "<image>") != nullptr);
  auto endless = thrown_by<keep::error>([&] { image.width().equal(NAN).min(INFINITY); });
  CHECK(endless.status == KEEP_ERROR_INVALID_ARGUMENT);
}

void conflicts_are_reported_or_refused() {
  keep::layout ui;
  keep::node window = ui.add_root("window"), a = window.add_child("a");
  window.set_size(100, 100);
  a.width().min(80);
  a.width().max(60);
  ui.solve();
  auto conflicts = ui.conflicts();
  CHECK(conflicts.size() == 1 && conflicts[0].constraints.size() == 2);
  CHECK(conflicts[0].text.find("width of <a>") != std::string::npos);
  a.width().clear();
  ui.refuse_conflicts();
  auto refused =
      thrown_by<keep::error>([&] { ui.transaction([&] { a.width().min(80).max(60); }); });
  CHECK(refused.status == KEEP_ERROR_CONFLICT);
  CHECK(std::isnan(a.width().get(KEEP_AT_LEAST)));
}

/** Meant in 100 x 100, in a window of 300 x 200, with a flexible width. */
void masks_are_meant_in_a_parent_of_a_size() {
  keep::layout ui;
  keep::node window = ui.add_root(), box = window.add_child();
  window.set_size(300, 200);
  box.set_autoresizing(KEEP_FLEXIBLE_WIDTH, {10, 20, 80, 70}, {100, 100});
  CHECK(box.autoresizing() == KEEP_FLEXIBLE_WIDTH);
  ui.solve();
  CHECK_NEAR(box.frame().width, 280);
  CHECK_NEAR(box.frame().height, 70);
  box.set_autoresizing(KEEP_FLEXIBLE_WIDTH, {10, 20, 80, 70});
  ui.solve();
  CHECK_NEAR(box.frame().width, 80);
  box.clear_autoresizing();
  CHECK(box.autoresizing() == -1);
}

void a_transaction_is_taken_back_if_it_throws() {
  keep::layout ui;
  keep::node window = ui.add_root();
  window.set_size(100, 100);
  auto thrown = thrown_by<int>([&] {
    ui.transaction([&] {
      window.set_size(300, 100);
      throw 7;
    });
  });
  CHECK(thrown == 7);
  ui.solve();
  CHECK_NEAR(window.frame().width, 100);
}

void animations_move_and_changes_are_told() {
  keep::layout ui;
  keep::node window = ui.add_root(), a = window.add_child();
  window.set_size(100, 100);
  a.left_inset().equal(0), a.top_inset().equal(0), a.size().equal(10);
  ui.solve();
  keep::animation moving = ui.animate(1, [&] { a.left_inset().equal(80); }, KEEP_LINEAR);
  CHECK(ui.advance(0.25));
  CHECK_NEAR(a.frame(KEEP_FRAME_PRESENTED).x, 20);
  CHECK_NEAR(moving.progress(), 0.25);
  CHECK(moving.is_moving());
  CHECK(!ui.advance(1));
  CHECK(!moving.is_moving());

  for (int k = 0; k < 150; k++)
    window.add_child().left_inset().equal(k + 1);
  ui.solve();
  int told = 0;
  ui.for_each_change([&](keep::node node, keep::rect frame) {
    told++;
    CHECK_NEAR(node.frame().x, frame.x);
  });
  CHECK(told == 152);
  CHECK(!ui.needs_solve());
  ui.for_each_change([&](keep::node, keep::rect) { told++; }, KEEP_FRAME_SNAPPED_IN_ROOT);
  CHECK(told == 2 * 152);
  window.set_clips(true);
  CHECK(window.clips());
}

} // namespace

int main() {
  attributes_and_values();
  sums();
  handles_compare_and_hash();
  closures_live_as_long_as_they_are_used();
  what_a_closure_throws_arrives();
  failures_name_the_culprit();
  conflicts_are_reported_or_refused();
  masks_are_meant_in_a_parent_of_a_size();
  a_transaction_is_taken_back_if_it_throws();
  animations_move_and_changes_are_told();
}
