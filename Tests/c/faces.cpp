/* keeplayout.hpp: what a page is made of beside attributes: containers, guides, formats, equations, groups,
 * what is applied, recorded, attached, logged and presented, and the solver alone. Numbers by hand. */
#include "check.h"
#include "thrown.h"
#include <keeplayout.hpp>

namespace {

struct page {
  keep::layout ui;
  keep::node window = ui.add_root("window");
  page() { window.set_size(300, 200); }
};

void rows_and_grids() {
  page p;
  keep::node a = p.window.add_child("a"), b = p.window.add_child("b"), c = p.window.add_child("c");
  keep::node bar = p.window.add_row({a, b}, 10);
  bar.insets().equal(0);
  bar.set_padding_left(20), bar.set_align(KEEP_ALIGN_CENTER);
  a.width().equal(50), a.height().equal(40), b.set_weight(1), b.set_own_align(KEEP_ALIGN_END);
  b.height().equal(30);
  p.ui.solve();
  CHECK(bar.container_kind() == KEEP_CONTAINER_KIND_STACK && bar.align() == KEEP_ALIGN_CENTER);
  CHECK(b.own_align() == KEEP_ALIGN_END && !a.own_align() && !bar.wraps());
  CHECK_NEAR(bar.gap(), 10);
  CHECK_FRAME(a.frame(), 20, 80, 50, 40);   /* (200 - 40) / 2 */
  CHECK_FRAME(b.frame(), 80, 170, 220, 30); /* 20 + 50 + 10; to the right end */
  b.set_own_align(std::nullopt), bar.set_padding_left(0);
  p.ui.solve();
  CHECK_FRAME(b.frame(), 60, 85, 240, 30);
  auto refused = thrown_by<keep::error>([&] { c.set_gap(3); });
  CHECK(refused.status == KEEP_ERROR_STATE && strstr(refused.what(), "<c>"));

  std::vector<keep_track> columns{keep::fixed(100), keep::fraction(1)};
  keep::node table = p.window.add_grid(keep::grid(columns), {c});
  table.insets().equal(0);
  keep::node d = table.add_child("d");
  c.height().equal(20);
  p.ui.solve();
  CHECK_FRAME(c.frame(), 0, 0, 100, 20);
  keep::rect column = table.grid_track(KEEP_HORIZONTAL, 1).frame();
  CHECK(column.x == 100 && column.width == 200);
  table.place_grid(d, 0, 1, 2, 1);
  table.set_grid_track(KEEP_HORIZONTAL, 0, keep::fixed(60));
  p.ui.solve();
  CHECK_NEAR(d.frame().width, 300);
  CHECK_NEAR(c.frame().width, 60);
  CHECK(table.align() == KEEP_ALIGN_FILL && p.window.align() == keep_align{});
  CHECK(std::isnan(p.window.gap()));
}

void guides_and_hits() {
  page p;
  p.window.set_safe_area({20, 0, 0, 0});
  keep::node safe = p.window.guide(KEEP_GUIDE_SAFE), own = p.window.add_guide("own");
  keep::node line = p.window.create_guideline(keep::guideline(KEEP_ANCHOR_LEFT, 10, 0.5));
  keep::node box = p.window.add_child("box");
  p.ui.add(box.left() == line.left());
  box.right_inset().equal(0), box.vertical_insets().equal(50);
  p.ui.solve();
  CHECK_FRAME(safe.frame(), 0, 20, 300, 180);
  CHECK_FRAME(box.frame(), 160, 50, 140, 100); /* 300 / 2 + 10 */
  CHECK(own.is_guide() && p.ui.find("own") == own && !box.is_guide());
  CHECK(p.window.at(170, 60, KEEP_FRAME_IN_PARENT) == box);
  CHECK(p.window.at(10, 60, KEEP_FRAME_IN_PARENT) == p.window);
  CHECK(!p.window.at(-1, 0, KEEP_FRAME_IN_PARENT));
  keep::node moon = p.window.add_child("moon");
  moon.size().equal(10);
  moon.set_circle(box, 90, 30);
  p.ui.solve();
  auto found = moon.circle();
  CHECK(found.circle == box && found.angle == 90 && found.radius == 30);
  CHECK_FRAME(moon.frame(), 160 + 70 + 30 - 5, 95, 10, 10);
}

void equations_and_formats() {
  page p;
  keep::node field = p.window.add_child("field");
  p.window.add_child("label");
  keep::format format = p.ui.add_format("H:|-[label(40)]-8-[field]-|");
  CHECK(format.constraints().size() == 4);
  keep::constraint width = p.ui.add("field.height == 2 * label.height @ high");
  CHECK(width.priority().number == 750 && !width.format());
  CHECK(format.constraints()[0].format() == format);
  auto chain = p.ui.add(std::vector<std::string>{"0 <= label.top <= 5", "label.height == 15"});
  CHECK(chain.size() == 3);
  auto fault = thrown_by<keep::error>([&] { p.ui.add("label.widht == 3"); });
  CHECK(fault.status == KEEP_ERROR_INVALID_ARGUMENT && p.ui.equation_fault_count() == 1);
  CHECK(p.ui.equation_fault_at(0).fault == KEEP_FAULT_UNKNOWN_ATTRIBUTE);
  keep_equation_context context = keep::equation_context();
  const char *names[] = {"it"};
  keep_node nodes[] = {field.c()};
  context.names = names, context.nodes = nodes, context.name_count = 1;
  p.ui.add("it.top == 7", &context);
  p.ui.solve();
  CHECK_FRAME(field.frame(), 8 + 40 + 8, 7, 300 - 56 - 8,
              30); /* margins are 8, and so is a gap without a length */
  CHECK(field.constraints().size() >= 4 && p.ui.constraints().size() > 8);
  format.destroy();
  CHECK(format.constraints().empty());
}

void groups_and_atomic_groups() {
  page p;
  keep::node a = p.window.add_child("a"), b = p.window.add_child("b");
  keep::nodes both{a, b};
  both.set(KEEP_HEIGHT, keep::node(), KEEP_AT_LEAST, 12);
  both.keep_insets(KEEP_INSETS, {NAN, 5, NAN, 5});
  keep::attribute tops = p.ui.create_group({a.top_inset(), b.top_inset()});
  tops.equal(3);
  CHECK(tops.members().size() == 2 && tops.members()[1] == b.top_inset());
  keep::atomic wide = p.ui.record([&] { a.height().equal(60); });
  p.ui.solve();
  CHECK_FRAME(a.frame(), 5, 3, 290, 60);
  CHECK(wide.is_active() && wide.constraints().size() == 1);
  wide.deactivate(), p.ui.solve();
  CHECK_FRAME(a.frame(), 5, 3, 290, 12);
  wide.activate(), p.ui.solve();
  CHECK_NEAR(a.frame().height, 60);
  thrown_by<int>([&] {
    p.ui.record([&] {
      a.height().equal(80);
      throw 1;
    });
  });
  CHECK(keep_atomic_end(p.ui.c()) == KEEP_ERROR_STATE);
  p.ui.solve();
  CHECK_NEAR(a.frame().height, 60);
  auto made = p.ui.capture([&] { p.ui.add(b.width() <= 100); });
  CHECK(made.size() == 1);
  thrown_by<int>([&] { p.ui.capture([] { throw 1; }); });
  CHECK(keep_capture_end(p.ui.c()) == KEEP_ERROR_STATE);
}

void what_is_applied() {
  int alive = 0;
  {
    page p;
    keep::node a = p.window.add_child("a");
    std::shared_ptr<int> held(&alive, [](int *count) { --*count; });
    ++alive;
    bool wide = false;
    keep::applied width(KEEP_ANCHOR_WIDTH, 50);
    width.condition = [&wide, held](keep::node, const keep_context &) { return wide; };
    auto made = a.apply({keep::applied(KEEP_ANCHOR_TOP, 10), width, {KEEP_ANCHOR_HEIGHT, 5}});
    CHECK(made.size() == 3 && a.applied().size() == 3);
    p.ui.solve();
    CHECK_NEAR(a.frame().width, 0);
    wide = true, p.ui.reload(), p.ui.solve();
    CHECK_FRAME(a.frame(), 0, 10, 50, 5);
    width.condition = [held](keep::node, const keep_context &) -> bool { throw held; };
    held.reset();
    CHECK(alive == 1);
    CHECK(thrown_by<std::shared_ptr<int>>([&] { a.apply({width}); }) != nullptr);
    thrown_by<keep::error>([&] { a.apply({keep::applied(KEEP_ANCHOR_WIDTH, NAN)}); });
    CHECK_NEAR(made[1].constant(), 50);
    a.clear_applied();
    CHECK(a.applied().empty() && alive == 1);
  }
  CHECK(alive == 0);
}

void what_is_attached_and_logged() {
  page p;
  auto word = std::make_shared<std::string>("mine");
  p.window.set_user_data(word), p.ui.set_user_data(42);
  CHECK(std::any_cast<std::shared_ptr<std::string>>(p.window.user_data()) == word);
  CHECK(std::any_cast<int>(p.ui.user_data()) == 42 &&
        !p.window.add_child().user_data().has_value());
  CHECK(word.use_count() == 2);
  std::string told;
  p.ui.set_log(KEEP_LOG_REFUSED, [&told](keep_log, const std::string &text) { told = text; });
  thrown_by<keep::error>([&] { p.window.width().equal(INFINITY); });
  CHECK(told.find("<window>") != std::string::npos);
  p.ui.clear_log(), told.clear();
  thrown_by<keep::error>([&] { p.window.width().equal(INFINITY); });
  CHECK(told.empty());
  p.window.destroy();
  CHECK(word.use_count() == 1);
  const keep::relation width = p.ui.add_root("other").width() == 3;
  keep::constraint one = p.ui.at("page.ui", 7).add(width);
  CHECK(one.line() == 7 && one.text(KEEP_TEXT_FILE) == "page.ui");
}

void what_is_presented() {
  page p;
  keep::node a = p.window.add_child("a");
  a.size().equal(10), a.left_inset().equal(0), a.top_inset().equal(0);
  p.ui.solve(), p.ui.presented_changes();
  bool finished = false;
  int alive = 0;
  std::shared_ptr<int> held(&alive, [](int *count) { --*count; });
  ++alive;
  keep::animation moving = p.ui.animate(2, [&](keep::animation animation) {
    animation.set_function([held](double time) { return time * time; });
    animation.set_completion([&finished](bool whole) { finished = whole; });
    a.left_inset().equal(100);
  });
  held.reset();
  CHECK(p.ui.advance(1) && p.ui.is_moving() && alive == 1);
  auto changes = p.ui.presented_changes();
  CHECK(changes.size() == 1 && changes[0].node == a);
  CHECK_NEAR(changes[0].frame.x, 25); /* (1 / 2) squared of 100 */
  CHECK_NEAR(a.frame(KEEP_FRAME_PRESENTED).x, 25);
  CHECK_NEAR(a.frame().x, 100);
  CHECK_NEAR(moving.progress(), 0.5);
  CHECK(!p.ui.advance(1) && finished && !moving.is_moving() && alive == 0);
}

/* What is of another layout is nothing here, whatever its number. */
void what_is_of_another_owner() {
  page p, q;
  keep::node a = p.window.add_child("a"), b = q.window.add_child("b");
  auto check_refused = [](auto body) {
    CHECK(thrown_by<keep::error>(body).status == KEEP_ERROR_INVALID_HANDLE);
  };
  check_refused([&] { a.move(b); });
  check_refused([&] { a.left_offset(b); });
  check_refused([&] { a.width().equal(b.width()); });
  check_refused([&] { p.window.add_row({a, b}); });
  check_refused([&] { p.ui.create_group({a.width(), b.width()}); });
  check_refused([&] { p.ui.frames({b}, KEEP_FRAME_IN_PARENT); });
  check_refused([&] { keep::nodes({a, b}).keep_size(1, 2); });
  keep::solver one, other;
  keep::variable x = one.add_variable(0), y = other.add_variable(0);
  check_refused([&] { one.add_row({x, y}, {1, 1}, KEEP_EQUAL, 3, keep::required, 1); });
  a.move(keep::node());
  CHECK(!a.parent());
}

void questions() {
  page p;
  keep::node a = p.window.add_child("a");
  a.horizontal_insets().equal(10), a.height().min(20), a.vertical_insets().min(0);
  p.ui.solve();
  auto why = a.width().explanation();
  CHECK(why.constraints.size() == why.factors.size() && why.constraints.size() == 3);
  CHECK(p.ui.freedom() == 2 && p.ui.ambiguous().size() == 2);
  auto range = a.width().range(keep::required);
  CHECK_NEAR(range.minimum, 280);
  CHECK_NEAR(range.maximum, 280);
  keep_size size = p.window.fitting_size({300, 0}, keep::required, keep::fitting);
  CHECK_NEAR(size.height, 20);
}

void the_solver_alone() {
  keep::solver solver;
  keep::variable x = solver.add_variable(0), y = solver.add_variable(5);
  keep::row sum = solver.add_row({x, y}, {1, 1}, KEEP_EQUAL, 30, keep::required, 1);
  keep::row least = solver.add_row({x}, {1}, KEEP_AT_LEAST, 12, keep::high, 1);
  solver.solve();
  CHECK_NEAR(x.value() + y.value(), 30);
  CHECK(x.value() >= 12 && sum.terms().size() == 2 && sum.terms()[1].variable == y);
  thrown_by<int>([&] {
    solver.transaction([&] {
      sum.set_constant(90);
      throw 1;
    });
  });
  CHECK_NEAR(sum.constant(), 30);
  auto all = solver.values({x, y});
  CHECK_NEAR(all[0] + all[1], 30);
  CHECK(thrown_by<keep::error>([&] {
          solver.add_row({x, y}, {1}, KEEP_EQUAL, 3, keep::required, 1);
        }).status == KEEP_ERROR_INVALID_ARGUMENT);
  std::vector<keep::row> rows =
      solver.add_rows({0, 1, 2}, {x, y}, {1, 1}, {KEEP_EQUAL, KEEP_EQUAL}, {3, 4}, {1, 1}, {});
  CHECK(rows.size() == 2 && rows[1].constant() == 4);
  solver.remove_rows(rows);
  thrown_by<keep::error>([&] { solver.add_rows({0, 9}, {x}, {1}, {KEEP_EQUAL}, {3}, {}, {}); });
  auto refused = thrown_by<keep::error>([&] { sum.set_weight(-1); });
  CHECK(refused.status == KEEP_ERROR_INVALID_ARGUMENT && *refused.what());
  CHECK(thrown_by<keep::error>([&] { x.remove(); }).status == KEEP_ERROR_STATE);
  sum.remove(), least.remove(), x.remove();
  CHECK(thrown_by<keep::error>([&] { x.set_default(1); }).status == KEEP_ERROR_INVALID_HANDLE);
  CHECK(thrown_by<keep::error>([] { keep::variable().remove(); }).status ==
        KEEP_ERROR_INVALID_HANDLE);
}

} // namespace

int main() {
  rows_and_grids();
  guides_and_hits();
  equations_and_formats();
  groups_and_atomic_groups();
  what_is_applied();
  what_is_attached_and_logged();
  what_is_presented();
  what_is_of_another_owner();
  questions();
  the_solver_alone();
}
