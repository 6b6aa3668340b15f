/*
 * keeplayout.hpp - the library in C++17, header-only: owners, handles that compare, closures, values at
 * priorities, and constraints written as they are read.
 *
 *     using namespace keep::literals;
 *     keep::layout ui;
 *     keep::node window = ui.add_root("window");
 *     keep::node image = window.add_child("image"), label = window.add_child("label");
 *     window.set_size(320, 568);
 *     image.aspect_ratio().equal(16.0 / 9);
 *     image.horizontal_insets().equal(10);
 *     label.top_offset(image).min(8);
 *     label.width().equal(240_high);
 *     ui.add(label.center_x() == image.center_x() + 4);
 *     ui.solve();
 *     keep::rect frame = image.frame(); // (10, 0, 300, 168.75)
 *
 * What the functions mean is in the C headers; what has no word here is called with ui.c() and node.c().
 * A call that fails throws keep::error and has changed nothing. What a closure throws is thrown by the
 * call of this header that made the library call it; a transaction or an animation that it was to begin is
 * not begun. A call in C throws nothing: it returns a status, and what closures threw in it is dropped.
 * Compiled without exceptions, a failure is left in ui.status().
 * A layout must outlive its nodes, attributes and constraints; it may be moved. What is none (a node
 * without a layout, a layout that was moved from) reads as empty, and throws where it is to change. Inside
 * of its own closures a layout is read, and neither changed nor destroyed: one that is destroyed there
 * lives on.
 */
#ifndef KEEPLAYOUT_HPP
#define KEEPLAYOUT_HPP

#include "keeplayout.h"

#include <cmath>
#include <deque>
#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#if defined(__cpp_exceptions) || defined(_CPPUNWIND)
#define KEEPLAYOUT_TRY try
#define KEEPLAYOUT_CATCH catch (...)
#define KEEPLAYOUT_THROW(...) throw __VA_ARGS__
#define KEEPLAYOUT_CURRENT std::current_exception()
#else
#define KEEPLAYOUT_TRY
#define KEEPLAYOUT_CATCH if constexpr (false)
#define KEEPLAYOUT_THROW(...) (void)0
#define KEEPLAYOUT_CURRENT nullptr
#endif

namespace keep {

using rect = keep_rect;
using size = keep_size;
using insets = keep_insets;

class layout;
class node;

/* ==== Values at priorities =============================================================== */

/** A priority, above 0 and at most 1000: a type of its own, so that it can't be taken for a value. */
struct priority {
  double number;
};

inline constexpr priority required{KEEP_REQUIRED}, high{KEEP_HIGH}, medium{KEEP_MEDIUM},
    low{KEEP_LOW}, fitting{KEEP_FITTING};

/** A number at a priority: required unless said. 42_high is one. */
struct value {
  double number, priority;
  constexpr value(double n, keep::priority at = required) : number(n), priority(at.number) {}
};

namespace literals {
#define KEEPLAYOUT_LITERAL(name)                                                                   \
  constexpr value operator""_##name(long double n) { return {static_cast<double>(n), name}; }      \
  constexpr value operator""_##name(unsigned long long n) { return {static_cast<double>(n), name}; }
KEEPLAYOUT_LITERAL(required)
KEEPLAYOUT_LITERAL(high)
KEEPLAYOUT_LITERAL(medium)
KEEPLAYOUT_LITERAL(low)
KEEPLAYOUT_LITERAL(fitting)
#undef KEEPLAYOUT_LITERAL
} // namespace literals

/* ==== Errors ============================================================================= */

/** A call that failed: its status, and the library's message, which names the culprit. */
class error : public std::runtime_error {
public:
  error(keep_status failed, const char *message) : std::runtime_error(message), status(failed) {}
  keep_status status;
};

namespace detail {

/** A layout, and what a closure has thrown inside a call of it. */
struct owner {
  keep_layout *layout = nullptr;
  std::exception_ptr raised;
  /** How many closures run, one inside the other. */
  int running = 0;
  /** Nodes that C has reported as changed, and layout::for_each_change has not. */
  std::map<keep_frame_kind, std::deque<keep_node>> changed;

  /** Calls a closure for C, which no exception may pass. The first one of a call is kept for it. */
  template <class Body> void guard(Body &&body) {
    running += 1;
    KEEPLAYOUT_TRY { body(); }
    KEEPLAYOUT_CATCH {
      if (!raised)
        raised = KEEPLAYOUT_CURRENT;
    }
    running -= 1;
  }
};

/** The layout of an owner, for a call that begins: what closures threw in earlier ones, in C, is dropped. */
inline keep_layout *begin(owner *of) {
  if (!of)
    return nullptr;
  if (of->running == 0)
    of->raised = nullptr;
  return of->layout;
}

/** Throws what went wrong in a call; not inside of a closure what another one threw. */
inline void check(owner *of, keep_status status) {
  if (of && of->raised && of->running == 0)
    std::rethrow_exception(std::exchange(of->raised, nullptr));
  if (status == KEEP_OK)
    return;
  if (!of)
    KEEPLAYOUT_THROW(error(KEEP_ERROR_INVALID_HANDLE,
                           "there is no layout: the handle is none, or the "
                           "layout was moved from"));
  else
    KEEPLAYOUT_THROW(error(status, keep_layout_error_message(of->layout)));
}

/** Throws why a handle that was to be made is none. */
template <class Handle> Handle made(owner *of, Handle handle) {
  check(of, handle.id ? KEEP_OK : of ? keep_layout_error(of->layout) : KEEP_ERROR_INVALID_HANDLE);
  return handle;
}

/** A closure on the heap, and how C lets go of it. */
template <class Function> struct closure {
  owner *of;
  Function function;
  static void destroy(void *self) { delete static_cast<closure *>(self); }
};

/** Something that a layout owns: as cheap as its handle and a pointer, and equal if it is the same. */
template <class Handle> class member {
public:
  member() = default;
  member(owner *of, Handle handle) : of_(of), handle_(handle) {}

  /** The handle in C. */
  Handle c() const { return handle_; }
  uint64_t id() const { return handle_.id; }
  /** Whether there is one: not whether it still exists. */
  explicit operator bool() const { return handle_.id != 0; }

  friend bool operator==(const member &a, const member &b) {
    return a.id() == b.id() && a.of_ == b.of_;
  }
  friend bool operator!=(const member &a, const member &b) { return !(a == b); }

protected:
  keep_layout *ui() const { return begin(of_); }
  void check(keep_status status) const { detail::check(of_, status); }

  owner *of_ = nullptr;
  Handle handle_ = {};
};

} // namespace detail

/* ==== Sums and constraints =============================================================== */

/** One relation that a layout keeps. */
class constraint : public detail::member<keep_constraint> {
public:
  using member::member;

  void remove() const { check(keep_constraint_remove(ui(), c())); }
  void set_installed(bool installed) const {
    check(keep_constraint_set_installed(ui(), c(), installed));
  }
  bool is_installed() const { return keep_constraint_is_installed(ui(), c()); }
  bool is_active() const { return keep_constraint_is_active(ui(), c()); }
  double constant() const { return keep_constraint_value(ui(), c()); }
  void set_constant(double number) const { check(keep_constraint_set_value(ui(), c(), number)); }
  keep::priority priority() const { return keep::priority{keep_constraint_priority(ui(), c())}; }
  void set_priority(keep::priority at) const {
    check(keep_constraint_set_priority(ui(), c(), at.number));
  }
  void set_name(const std::string &name) const {
    check(keep_constraint_set_name(ui(), c(), name.c_str()));
  }
  /** A sentence, or another text about it. */
  std::string text(keep_text which = KEEP_TEXT_DESCRIPTION) const {
    return keep_constraint_text(ui(), c(), which);
  }
};

/** Anchors times factors, and a constant. */
struct sum {
  std::vector<keep_term> terms;
  double constant = 0;

  sum(double number) : constant(number) {}
  sum(keep_node node, keep_anchor anchor) : terms{{node, anchor, 1}} {}

  sum &operator+=(const sum &other) {
    terms.insert(terms.end(), other.terms.begin(), other.terms.end());
    constant += other.constant;
    return *this;
  }
  sum &operator*=(double factor) {
    for (keep_term &term : terms)
      term.coefficient *= factor;
    constant *= factor;
    return *this;
  }
};

/** Two sums that are to be related, once layout::add is given them. */
struct relation {
  sum left;
  keep_relation kind;
  double priority = KEEP_REQUIRED;
};

inline sum operator+(sum a, const sum &b) { return a += b; }
inline sum operator*(double factor, sum a) { return a *= factor; }
inline sum operator*(sum a, double factor) { return a *= factor; }
inline sum operator/(sum a, double divisor) { return a *= 1 / divisor; }
inline sum operator-(sum a) { return a *= -1; }
inline sum operator-(sum a, const sum &b) { return a += -b; }
inline relation operator==(const sum &a, const sum &b) { return {a - b, KEEP_EQUAL}; }
inline relation operator<=(const sum &a, const sum &b) { return {a - b, KEEP_AT_MOST}; }
inline relation operator>=(const sum &a, const sum &b) { return {a - b, KEEP_AT_LEAST}; }
/** (a.width() >= 80) | keep::high */
inline relation operator|(relation one, priority at) {
  one.priority = at.number;
  return one;
}

/* ==== Attributes ========================================================================= */

/** An attribute of a node, or a group of them. */
class attribute : public detail::member<keep_attribute> {
public:
  using member::member;

  const attribute &equal(value v) const { return set(KEEP_EQUAL, v); }
  const attribute &min(value v) const { return set(KEEP_AT_LEAST, v); }
  const attribute &max(value v) const { return set(KEEP_AT_MOST, v); }
  const attribute &set(keep_relation relation, value v) const {
    check(keep_attribute_set(ui(), c(), relation, v.number, v.priority));
    return *this;
  }

  /** Equal is multiplier * another attribute + constant, whatever that is. */
  const attribute &equal(const attribute &followed, double multiplier = 1,
                         value constant = 0) const {
    return set(KEEP_EQUAL, followed, multiplier, constant);
  }
  const attribute &set(keep_relation relation, const attribute &followed, double multiplier = 1,
                       value constant = 0) const {
    check(keep_attribute_set_to(ui(), c(), relation, followed.c(), multiplier, constant.number,
                                constant.priority));
    return *this;
  }

  /** Equal, the minimum or the maximum; NaN for none. */
  double get(keep_relation relation = KEEP_EQUAL) const {
    return keep_attribute_value(ui(), c(), relation, nullptr);
  }
  void clear() const { check(keep_attribute_clear(ui(), c())); }
  constraint rule(keep_relation relation = KEEP_EQUAL) const {
    return {of_, keep_attribute_constraint(ui(), c(), relation)};
  }
  /** Its name with its values, or another text about it. */
  std::string text(keep_text which = KEEP_TEXT_DESCRIPTION) const {
    return keep_attribute_text(ui(), c(), which);
  }

  /** Whether they are one attribute: an alignment has two handles, one from either node. */
  friend bool operator==(const attribute &a, const attribute &b) {
    return a.of_ == b.of_ &&
           (a.id() == b.id() || (a.of_ && keep_attribute_is_same(a.ui(), a.c(), b.c())));
  }
  friend bool operator!=(const attribute &a, const attribute &b) { return !(a == b); }
  /** What is equal for what is equal: by the handle, or by the two nodes of an alignment. */
  size_t hash() const {
    int family = of_ ? keep_attribute_kind_of(ui(), c()) / 10 : 0;
    uint64_t key = id();
    if (family == KEEP_LEFT_ALIGN / 10)
      key = keep_attribute_node(ui(), c()).id ^ keep_attribute_other(ui(), c()).id;
    return std::hash<uint64_t>()(key);
  }
};

/** The width or the height of a node: an attribute, and a sum of one anchor. */
class dimension : public attribute {
public:
  dimension(detail::owner *of, keep_attribute handle, keep_node node, keep_anchor anchor)
      : attribute(of, handle), node_(node), anchor_(anchor) {}

  operator sum() const { return {node_, anchor_}; }

private:
  keep_node node_;
  keep_anchor anchor_;
};

inline relation operator==(const dimension &a, const dimension &b) { return sum(a) == sum(b); }
inline relation operator==(const dimension &a, const sum &b) { return sum(a) == b; }

/* ==== Nodes ============================================================================== */

/** A rectangle. It is a handle: copies are the same node. */
class node : public detail::member<keep_node> {
public:
  using member::member;

  /** A new last child. */
  node add_child(const char *name = "") const { return create(of_, c(), name); }
  void destroy() const { check(keep_node_destroy(ui(), c())); }
  bool exists() const { return keep_node_is_valid(ui(), c()); }
  node parent() const { return {of_, keep_node_parent(ui(), c())}; }
  std::vector<node> children() const;
  void move(node parent) const { check(keep_node_move(ui(), c(), parent.c())); }
  void set_name(const std::string &name) const {
    check(keep_node_set_name(ui(), c(), name.c_str()));
  }
  std::string name() const { return keep_node_name(ui(), c()); }

  /** Of a root: the size of its window; NaN leaves an axis to the content. */
  void set_size(double width, double height) const {
    check(keep_node_set_size(ui(), c(), width, height));
  }
  void set_axis_size(keep_axis axis, value v) const {
    check(keep_node_set_axis_size(ui(), c(), axis, v.number, v.priority));
  }
  rect frame(keep_frame_kind kind = KEEP_FRAME_IN_PARENT) const {
    return keep_node_frame_as(ui(), c(), kind);
  }
  rect frame_in(node space) const { return keep_node_frame_in(ui(), c(), space.c()); }

  /** Its own size, as a text or an icon has it; NaN for none along an axis. */
  void set_content_size(double width, double height) const {
    check(keep_node_set_content_size(ui(), c(), width, height));
  }
  void set_resistance(keep_axis axis, keep_resistance resistance, priority at) const {
    check(keep_nodes_set_resistance(ui(), &handle_, 1, axis, resistance, at.number));
  }
  /** double measure(double across): the length of its content along an axis, for the one across. */
  template <class Function> void measure(keep_axis axis, Function function) const;
  /** keep_size measure(keep_size available): the size of its content where so much is available. */
  template <class Function> void measure_both(Function function) const;
  void invalidate_content() const { check(keep_node_invalidate_content(ui(), c())); }
  /** Keeps it at a frame in a parent of a size, NaN for the size that this is solved to. */
  void set_autoresizing(uint32_t mask, rect frame, keep::size parent = {NAN, NAN}) const {
    check(keep_node_set_autoresizing(ui(), c(), mask, frame, parent));
  }
  void clear_autoresizing() const { check(keep_node_clear_autoresizing(ui(), c())); }
  /** Its keep_autoresizing; -1 without one. */
  int32_t autoresizing() const { return keep_node_autoresizing(ui(), c()); }

  void set_hidden(bool hidden) const { check(keep_node_set_hidden(ui(), c(), hidden)); }
  bool is_hidden() const { return keep_node_is_hidden(ui(), c()); }
  void set_clips(bool clips) const { check(keep_node_set_clips(ui(), c(), clips)); }
  bool clips() const { return keep_node_clips(ui(), c()); }
  void set_gone(keep_gone gone) const { check(keep_node_set_gone(ui(), c(), gone)); }
  keep_gone gone() const { return keep_node_gone(ui(), c()); }
  void set_margins(keep_insets margins, bool directional = false) const {
    check(keep_node_set_margins(ui(), c(), margins, directional));
  }
  void set_safe_area(keep_insets area) const { check(keep_node_set_safe_area(ui(), c(), area)); }
  void set_direction(keep_direction direction) const {
    check(keep_node_set_direction(ui(), c(), direction));
  }

  /** The attribute, or group, of a kind; in relation to another node. */
  attribute get(keep_attribute_kind kind) const {
    return {of_, detail::made(of_, keep_node_attribute(ui(), c(), kind))};
  }
  attribute get(keep_attribute_kind kind, node other) const {
    return {of_, detail::made(of_, keep_node_attribute_to(ui(), c(), kind, other.c()))};
  }

  dimension width() const { return {of_, get(KEEP_WIDTH).c(), c(), KEEP_ANCHOR_WIDTH}; }
  dimension height() const { return {of_, get(KEEP_HEIGHT).c(), c(), KEEP_ANCHOR_HEIGHT}; }
#define KEEPLAYOUT_OWN(name, kind)                                                                 \
  attribute name() const { return get(kind); }
  KEEPLAYOUT_OWN(size, KEEP_SIZE)
  KEEPLAYOUT_OWN(aspect_ratio, KEEP_ASPECT_RATIO)
  KEEPLAYOUT_OWN(left_inset, KEEP_LEFT_INSET)
  KEEPLAYOUT_OWN(right_inset, KEEP_RIGHT_INSET)
  KEEPLAYOUT_OWN(leading_inset, KEEP_LEADING_INSET)
  KEEPLAYOUT_OWN(trailing_inset, KEEP_TRAILING_INSET)
  KEEPLAYOUT_OWN(top_inset, KEEP_TOP_INSET)
  KEEPLAYOUT_OWN(bottom_inset, KEEP_BOTTOM_INSET)
  KEEPLAYOUT_OWN(insets, KEEP_INSETS)
  KEEPLAYOUT_OWN(horizontal_insets, KEEP_HORIZONTAL_INSETS)
  KEEPLAYOUT_OWN(vertical_insets, KEEP_VERTICAL_INSETS)
  KEEPLAYOUT_OWN(safe_insets, KEEP_SAFE_INSETS)
  KEEPLAYOUT_OWN(margin_insets, KEEP_MARGIN_INSETS)
  KEEPLAYOUT_OWN(horizontal_center, KEEP_HORIZONTAL_CENTER)
  KEEPLAYOUT_OWN(vertical_center, KEEP_VERTICAL_CENTER)
  KEEPLAYOUT_OWN(center, KEEP_CENTER)
#undef KEEPLAYOUT_OWN
#define KEEPLAYOUT_TO(name, kind)                                                                  \
  attribute name(node other) const { return get(kind, other); }
  KEEPLAYOUT_TO(width_to, KEEP_WIDTH)
  KEEPLAYOUT_TO(height_to, KEEP_HEIGHT)
  KEEPLAYOUT_TO(size_to, KEEP_SIZE)
  KEEPLAYOUT_TO(left_offset, KEEP_LEFT_OFFSET)
  KEEPLAYOUT_TO(right_offset, KEEP_RIGHT_OFFSET)
  KEEPLAYOUT_TO(leading_offset, KEEP_LEADING_OFFSET)
  KEEPLAYOUT_TO(trailing_offset, KEEP_TRAILING_OFFSET)
  KEEPLAYOUT_TO(top_offset, KEEP_TOP_OFFSET)
  KEEPLAYOUT_TO(bottom_offset, KEEP_BOTTOM_OFFSET)
  KEEPLAYOUT_TO(left_align, KEEP_LEFT_ALIGN)
  KEEPLAYOUT_TO(right_align, KEEP_RIGHT_ALIGN)
  KEEPLAYOUT_TO(leading_align, KEEP_LEADING_ALIGN)
  KEEPLAYOUT_TO(trailing_align, KEEP_TRAILING_ALIGN)
  KEEPLAYOUT_TO(top_align, KEEP_TOP_ALIGN)
  KEEPLAYOUT_TO(bottom_align, KEEP_BOTTOM_ALIGN)
  KEEPLAYOUT_TO(first_baseline_align, KEEP_FIRST_BASELINE_ALIGN)
  KEEPLAYOUT_TO(last_baseline_align, KEEP_LAST_BASELINE_ALIGN)
  KEEPLAYOUT_TO(vertical_align, KEEP_VERTICAL_ALIGN)
  KEEPLAYOUT_TO(horizontal_align, KEEP_HORIZONTAL_ALIGN)
  KEEPLAYOUT_TO(edge_align, KEEP_EDGE_ALIGN)
  KEEPLAYOUT_TO(center_align, KEEP_CENTER_ALIGN)
#undef KEEPLAYOUT_TO

  /** An anchor, for sums; the ones in use have words. */
  sum anchor(keep_anchor which) const { return {c(), which}; }
#define KEEPLAYOUT_ANCHOR(name, which)                                                             \
  sum name() const { return anchor(which); }
  KEEPLAYOUT_ANCHOR(left, KEEP_ANCHOR_LEFT)
  KEEPLAYOUT_ANCHOR(right, KEEP_ANCHOR_RIGHT)
  KEEPLAYOUT_ANCHOR(leading, KEEP_ANCHOR_LEADING)
  KEEPLAYOUT_ANCHOR(trailing, KEEP_ANCHOR_TRAILING)
  KEEPLAYOUT_ANCHOR(top, KEEP_ANCHOR_TOP)
  KEEPLAYOUT_ANCHOR(bottom, KEEP_ANCHOR_BOTTOM)
  KEEPLAYOUT_ANCHOR(center_x, KEEP_ANCHOR_CENTER_X)
  KEEPLAYOUT_ANCHOR(center_y, KEEP_ANCHOR_CENTER_Y)
  KEEPLAYOUT_ANCHOR(first_baseline, KEEP_ANCHOR_FIRST_BASELINE)
  KEEPLAYOUT_ANCHOR(last_baseline, KEEP_ANCHOR_LAST_BASELINE)
#undef KEEPLAYOUT_ANCHOR

private:
  friend class layout;
  static node create(detail::owner *of, keep_node parent, const char *name) {
    const node made(of, detail::made(of, keep_node_create(detail::begin(of), parent)));
    if (*name)
      made.set_name(name);
    return made;
  }
};

inline std::vector<node> node::children() const {
  std::vector<keep_node> found(keep_node_child_count(ui(), c()));
  keep_node_children(ui(), c(), found.data(), found.size());
  std::vector<node> all;
  for (keep_node each : found)
    all.push_back({of_, each});
  return all;
}

template <class Function> void node::measure(keep_axis axis, Function function) const {
  using closure = detail::closure<Function>;
  auto call = [](keep_layout *, keep_node, double length, void *self) {
    auto *the = static_cast<closure *>(self);
    double measured = NAN;
    the->of->guard([&] { measured = the->function(length); });
    return measured;
  };
  std::unique_ptr<closure> kept(new closure{of_, std::move(function)});
  check(keep_node_set_measure(ui(), c(), axis, call, kept.get(), closure::destroy));
  kept.release();
}

template <class Function> void node::measure_both(Function function) const {
  using closure = detail::closure<Function>;
  auto call = [](keep_layout *, keep_node, keep_size available, keep_size *measured, void *self) {
    auto *the = static_cast<closure *>(self);
    the->of->guard([&] { *measured = the->function(available); });
  };
  std::unique_ptr<closure> kept(new closure{of_, std::move(function)});
  check(keep_node_set_measure_both(ui(), c(), call, kept.get(), closure::destroy));
  kept.release();
}

/* ==== Layouts ============================================================================ */

/** Required constraints that contradict each other. */
struct conflict {
  std::vector<constraint> constraints;
  std::string text;
};

/** A set of changes that takes time. */
class animation : public detail::member<keep_animation> {
public:
  using member::member;

  bool is_moving() const { return keep_animation_is_valid(ui(), c()); }
  double progress() const { return keep_animation_progress(ui(), c()); }
  /** Holds it at a share of its duration; NaN lets time move it again. */
  void set_progress(double share) const { check(keep_animation_set_progress(ui(), c(), share)); }
  void cancel() const { check(keep_animation_cancel(ui(), c())); }
  void finish() const { check(keep_animation_finish(ui(), c())); }
};

/** The owner of nodes. */
class layout {
public:
  layout() : owner_(new detail::owner) { owner_->layout = keep_layout_create(); }

  keep_layout *c() const { return detail::begin(owner_.get()); }
  /** The status and the message of the last call that failed. */
  keep_status status() const { return keep_layout_error(c()); }
  std::string message() const { return keep_layout_error_message(c()); }

  /** A new root. */
  node add_root(const char *name = "") const {
    return node::create(owner_.get(), KEEP_NO_NODE, name);
  }
  /** The first node of a name; none if there is none. */
  node find(const char *name) const {
    return {owner_.get(), keep_node_find(c(), KEEP_NO_NODE, name)};
  }

  constraint add(const relation &kept) const {
    const sum &left = kept.left;
    return {owner_.get(),
            made(keep_constraint_create(c(), left.terms.data(), left.terms.size(), kept.kind,
                                        -left.constant, kept.priority, true))};
  }

  void solve() const { check(keep_layout_solve(c())); }
  /** Whether anything has changed since. */
  bool needs_solve() const { return keep_layout_needs_solve(c()); }
  void refuse_conflicts(bool refused = true) const {
    check(keep_layout_set_conflict_policy(c(), refused ? KEEP_CONFLICTS_REFUSED
                                                       : KEEP_CONFLICTS_REPORTED));
  }
  std::vector<conflict> conflicts() const {
    std::vector<conflict> all(keep_layout_conflict_count(c()));
    for (size_t k = 0; k < all.size(); k++) {
      std::vector<keep_constraint> found(keep_layout_conflict(c(), k, nullptr, 0));
      keep_layout_conflict(c(), k, found.data(), found.size());
      for (keep_constraint each : found)
        all[k].constraints.push_back({owner_.get(), each});
      all[k].text = keep_layout_conflict_text(c(), k, KEEP_TEXT_DESCRIPTION);
    }
    return all;
  }
  /** Calls change(node, rect) for every frame of a kind that changed since the last call for this kind. If it
   * throws, those that it was not called for stay for the next call. */
  template <class Change>
  void for_each_change(Change change, keep_frame_kind kind = KEEP_FRAME_IN_PARENT) const {
    if (!owner_)
      return;
    std::deque<keep_node> &changed = owner_->changed[kind];
    keep_node nodes[64];
    for (size_t left = 64; left >= 64;) {
      left = keep_layout_changes_as(c(), nodes, nullptr, 64, kind);
      changed.insert(changed.end(), nodes, nodes + (left < 64 ? left : 64));
    }
    while (!changed.empty()) {
      const node each(owner_.get(), changed.front());
      changed.pop_front();
      if (each.exists())
        change(each, each.frame(kind));
    }
  }

  /** Calls body(); what it changed is taken back if it throws. */
  template <class Body> void transaction(Body body) const {
    const keep_status begun = keep_layout_begin(c());
    if (begun != KEEP_OK)
      return check(begun);
    taking_back(body);
    check(keep_layout_commit(c()));
  }

  /** Calls body(); what it changed takes that many seconds, on a curve. */
  template <class Body>
  animation animate(double seconds, Body body, keep_curve curve = KEEP_EASE_IN_OUT,
                    double delay = 0) const {
    const animation begun(owner_.get(), keep_animation_begin(c(), KEEP_NO_NODE, seconds, delay));
    if (!begun) {
      made(begun.c());
      return begun;
    }
    taking_back([&] {
      check(keep_animation_set_curve(c(), begun.c(), curve));
      body();
    });
    check(keep_animation_commit(c()));
    return begun;
  }
  /** Lets time pass; whether anything still moves. */
  bool advance(double seconds) const {
    bool moving = false;
    check(keep_layout_advance(c(), seconds, &moving));
    return moving;
  }

  double scale() const { return keep_layout_scale(c()); }
  void set_scale(double pixels) const { check(keep_layout_set_scale(c(), pixels)); }
  void set_direction(keep_direction direction) const {
    check(keep_layout_set_direction(c(), direction));
  }
  std::string text(keep_text which = KEEP_TEXT_DESCRIPTION) const {
    return keep_layout_text(c(), which);
  }

private:
  struct destroy {
    void operator()(detail::owner *the) const {
      keep_layout_destroy(the->layout);
      if (the->running == 0)
        delete the;
    }
  };

  void check(keep_status status) const { detail::check(owner_.get(), status); }
  template <class Handle> Handle made(Handle handle) const {
    return detail::made(owner_.get(), handle);
  }
  /** Calls the body of a transaction that has begun, or takes that back: also for what a closure threw as
   * it began. */
  template <class Body> void taking_back(Body &&body) const {
    KEEPLAYOUT_TRY {
      check(KEEP_OK);
      body();
    }
    KEEPLAYOUT_CATCH {
      keep_layout_rollback(c());
      KEEPLAYOUT_THROW();
    }
  }

  std::unique_ptr<detail::owner, destroy> owner_;
};

} // namespace keep

/** Nodes, attributes and constraints as keys. */
#define KEEPLAYOUT_HASH(type)                                                                      \
  template <> struct std::hash<keep::type> {                                                       \
    size_t operator()(const keep::type &one) const { return std::hash<uint64_t>()(one.id()); }     \
  };
KEEPLAYOUT_HASH(node)
KEEPLAYOUT_HASH(constraint)
template <> struct std::hash<keep::attribute> {
  size_t operator()(const keep::attribute &one) const { return one.hash(); }
};
#undef KEEPLAYOUT_HASH
#undef KEEPLAYOUT_TRY
#undef KEEPLAYOUT_CATCH
#undef KEEPLAYOUT_THROW
#undef KEEPLAYOUT_CURRENT

#endif
