/* keeplayout.hpp: which call throws what a closure threw, what is left then, and what is none. */
#include "check.h"
#include "thrown.h"
#include <keeplayout.hpp>

namespace {

/* A text in a window, which cannot be measured until it is ready. */
struct page {
  keep::layout ui;
  keep::node window = ui.add_root("window"), text = window.add_child("text"),
             other = window.add_child("other");
  bool ready = true;

  page() {
    window.set_size(300, 300);
    text.horizontal_insets().equal(0);
    text.measure(KEEP_VERTICAL, [this](double) -> double {
      if (!ready)
        throw std::out_of_range("no font");
      return 20;
    });
    ui.solve();
  }

  void break_text() {
    ready = false;
    text.invalidate_content();
  }
};

/* What brings frames up to date as it begins, and throws, leaves nothing open. */
void what_throws_as_it_begins_is_not_begun() {
  for (int how = 0; how < 3; how++) {
    page p;
    p.break_text();
    bool ran = false;
    auto body = [&] { ran = true, p.text.top_inset().equal(5); };
    auto thrown = thrown_by<std::out_of_range>([&] {
      how == 0   ? p.ui.transaction(body)
      : how == 1 ? (void)p.ui.animate(1, body)
                 : (void)p.ui.record(body);
    });
    CHECK_TEXT(thrown.what(), "no font");
    CHECK(!ran && std::isnan(p.text.top_inset().get()));
    CHECK(keep_layout_commit(p.ui.c()) == KEEP_ERROR_STATE);
    CHECK(keep_animation_commit(p.ui.c()) == KEEP_ERROR_STATE);
    CHECK(keep_atomic_end(p.ui.c()) == KEEP_ERROR_STATE);
    p.ready = true, p.text.invalidate_content();
    p.ui.transaction([&] { p.text.top_inset().equal(7); });
    p.ui.animate(0, [&] { p.text.left_inset().equal(3); });
    CHECK_FRAME(p.text.frame(), 3, 7, 297, 20);
  }
}

/* What C calls is told in C: no later call throws it, and none that only reads loses what it throws itself. */
void what_c_has_met_is_thrown_by_no_other_call() {
  page p;
  p.break_text();
  keep_size size = {0, 0};
  CHECK(keep_node_fitting_size(p.ui.c(), p.window.c(), {100, 0}, KEEP_REQUIRED, KEEP_FITTING,
                               &size) == KEEP_ERROR_INVALID_ARGUMENT);
  p.ready = true;
  p.other.set_name("new name");
  CHECK_TEXT(p.other.name().c_str(), "new name");
  p.text.invalidate_content(), p.ui.solve();

  /* Two texts: one throws, and the other one reads, and changes what it must not. */
  p.break_text();
  keep_status inside = KEEP_OK;
  p.other.top_inset().equal(30), p.other.horizontal_insets().equal(0);
  p.other.measure(KEEP_VERTICAL, [&](double) {
    CHECK(p.window.exists() && p.window.name() == "window");
    try {
      p.other.set_name("never");
    } catch (const keep::error &refused) {
      inside = refused.status;
    }
    return p.text.frame().height;
  });
  CHECK_TEXT(thrown_by<std::out_of_range>([&] { p.ui.solve(); }).what(), "no font");
  CHECK(inside == KEEP_ERROR_BUSY);
  CHECK_TEXT(p.other.name().c_str(), "new name");
}

/* What a call refuses inside of a closure is an exception of the call around it. */
void a_closure_that_is_refused_throws() {
  page p;
  p.text.measure(KEEP_VERTICAL, [&p](double) -> double {
    p.ui.solve();
    return 1;
  });
  CHECK(thrown_by<keep::error>([&] { p.ui.solve(); }).status == KEEP_ERROR_BUSY);
}

/* The function that is called for changes throws at the third: the others are not lost. */
void changes_are_not_lost() {
  keep::layout ui;
  keep::node window = ui.add_root();
  window.set_size(100, 100);
  for (int k = 0; k < 10; k++)
    window.add_child().width().equal(33);
  ui.solve();
  int seen = 0;
  thrown_by<int>([&] {
    ui.for_each_change([&](keep::node, keep::rect) {
      if (++seen == 3)
        throw seen;
    });
  });
  ui.for_each_change([&](keep::node, keep::rect) { seen++; });
  CHECK(seen == 11);

  /* One that destroys the others is not called for them. */
  for (keep::node child : window.children())
    child.width().equal(44);
  ui.solve();
  int left = 0;
  ui.for_each_change([&](keep::node changed, keep::rect) {
    left++;
    for (keep::node child : window.children())
      if (child != changed)
        child.destroy();
  });
  CHECK(left == 1 && window.children().size() == 1);
}

/* A node, attribute or constraint that is none, and a layout that was moved from. */
void what_is_none_is_empty_and_does_not_change() {
  keep::node node;
  CHECK(!node && !node.exists() && node.name().empty() && node.children().empty());
  CHECK(!node.parent() && !node.is_hidden());
  CHECK_FRAME(node.frame(), 0, 0, 0, 0);
  auto check_none = [](auto body) {
    auto refused = thrown_by<keep::error>(body);
    CHECK(refused.status == KEEP_ERROR_INVALID_HANDLE);
    CHECK(strstr(refused.what(), "no layout") != nullptr);
  };
  check_none([&] { node.set_name("x"); });
  check_none([&] { node.add_child("x"); });
  check_none([&] { node.width(); });
  check_none([&] { node.left_offset(node); });
  check_none([&] { node.measure(KEEP_VERTICAL, [](double) { return 1.0; }); });
  check_none([&] { node.destroy(); });
  check_none([&] { keep::attribute().equal(3); });
  check_none([&] { keep::constraint().remove(); });
  check_none([&] { keep::animation().finish(); });
  CHECK(std::isnan(keep::attribute().get()) && keep::attribute().text().empty());
  CHECK(!keep::constraint().is_installed() && !keep::animation().is_moving());

  keep::layout from, to;
  keep::node window = from.add_root("window");
  to = std::move(from);
  CHECK(window.exists() && to.find("window") == window);
  check_none([&] { from.solve(); });
  check_none([&] { from.add_root(); });
  check_none([&] { from.add(window.left() == 3); });
  check_none([&] { from.transaction([] {}); });
  check_none([&] { from.animate(1, [] {}); });
  check_none([&] { from.advance(1); });
  check_none([&] { from.set_scale(2); });
  CHECK(!from.c() && !from.find("window") && from.conflicts().empty() && from.text().empty());
  from.for_each_change([](keep::node, keep::rect) { exit(1); });
  from = keep::layout();
  CHECK(from.add_root().exists());
}

} // namespace

int main() {
  what_throws_as_it_begins_is_not_begun();
  what_c_has_met_is_thrown_by_no_other_call();
  a_closure_that_is_refused_throws();
  changes_are_not_lost();
  what_is_none_is_empty_and_does_not_change();
}
