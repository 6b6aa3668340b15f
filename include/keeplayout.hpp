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

#include <any>
#include <cmath>
#include <deque>
#include <exception>
#include <functional>
#include <initializer_list>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <type_traits>
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
class nodes;
class attribute;
class constraint;
class atomic;
class format;
class animation;
class solver;
class variable;
class row;
struct applied;

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

/** What a host has attached to something, on the heap. */
struct held {
  std::any data;
  static void destroy(void *self) { delete static_cast<held *>(self); }
  static std::any data_of(void *self) {
    return self ? static_cast<held *>(self)->data : std::any();
  }
};

/** Hands something on the heap over to C, which releases it unless the call fails. */
template <class Kept, class Call> void hand_over(owner *of, Kept *kept, Call call) {
  std::unique_ptr<Kept> until_then(kept);
  const keep_status status = call(kept);
  if (status == KEEP_OK)
    until_then.release();
  check(of, status);
}

/** A solver. */
struct solver_owner {
  keep_solver *solver = nullptr;
};

inline keep_solver *begin(solver_owner *of) { return of ? of->solver : nullptr; }

inline void check(solver_owner *of, keep_status status) {
  if (status == KEEP_OK)
    return;
  if (!of)
    KEEPLAYOUT_THROW(error(KEEP_ERROR_INVALID_HANDLE,
                           "there is no solver: the handle is none, or the "
                           "solver was moved from"));
  else
    KEEPLAYOUT_THROW(error(status, keep_solver_error_message(of->solver)));
}

/** How many of a list there is room for, before it is known how many there are. */
inline constexpr size_t room = 16;

/** Things as C lists them, for a call of an owner's. */
template <class Thing, class Owner>
auto handles(const std::vector<Thing> &things, const Owner *of) {
  std::vector<decltype(Thing().c())> all;
  for (const Thing &each : things)
    all.push_back(each.in(of));
  return all;
}

template <class Thing, class Owner, class Handle>
std::vector<Thing> wrapped(Owner *of, const std::vector<Handle> &handles) {
  std::vector<Thing> all;
  for (Handle each : handles)
    all.push_back({of, each});
  return all;
}

inline std::vector<const char *> texts(const std::vector<std::string> &all) {
  std::vector<const char *> found;
  for (const std::string &each : all)
    found.push_back(each.c_str());
  return found;
}

/** A constant that C has as a double, NaN for none. */
template <class Enum> std::optional<Enum> chosen(double number) {
  return std::isnan(number) ? std::nullopt
                            : std::optional<Enum>(static_cast<Enum>(static_cast<int>(number)));
}

/** Whether a list is as long as another one that C counts; throws if not. */
inline bool has_length(const char *name, size_t length, size_t wanted) {
  if (length == wanted)
    return true;
  const std::string words = std::string(name) + " has " + std::to_string(length) +
                            " elements instead of " + std::to_string(wanted);
  KEEPLAYOUT_THROW(error(KEEP_ERROR_INVALID_ARGUMENT, words.c_str()));
  return false;
}

/** An array that may be left out. */
template <class Element> const Element *array(const std::vector<Element> &all) {
  return all.empty() ? nullptr : all.data();
}

/** Something that an owner owns: as cheap as its handle and a pointer, and equal if it is the same. */
template <class Handle, class Owner = owner> class member {
public:
  member() = default;
  member(Owner *of, Handle handle) : of_(of), handle_(handle) {}

  /** The handle in C. */
  Handle c() const { return handle_; }
  uint64_t id() const { return handle_.id; }
  /** The handle for a call of an owner's: of another one's it is none that there ever was. */
  Handle in(const Owner *of) const { return !of_ || of_ == of ? handle_ : Handle{UINT64_MAX}; }
  /** Whether there is one: not whether it still exists. */
  explicit operator bool() const { return handle_.id != 0; }

  friend bool operator==(const member &a, const member &b) {
    return a.id() == b.id() && a.of_ == b.of_;
  }
  friend bool operator!=(const member &a, const member &b) { return !(a == b); }

protected:
  Owner *of() const { return of_; }
  auto owned() const { return begin(of_); }
  void check(keep_status status) const { detail::check(of_, status); }

  Owner *of_ = nullptr;
  Handle handle_ = {};
};

} // namespace detail

/* ==== Sums and constraints =============================================================== */

/** One relation that a layout keeps. */
class constraint : public detail::member<keep_constraint> {
public:
  using member::member;

  double constant() const { return keep_constraint_value(owned(), c()); }
  void set_constant(double number) const { check(keep_constraint_set_value(owned(), c(), number)); }
  keep::priority priority() const { return keep::priority{keep_constraint_priority(owned(), c())}; }
  void set_priority(keep::priority at) const {
    check(keep_constraint_set_priority(owned(), c(), at.number));
  }
  void set_name(const std::string &name) const {
    check(keep_constraint_set_name(owned(), c(), name.c_str()));
  }
  /** A sentence, or another text about it. */
  std::string text(keep_text which = KEEP_TEXT_DESCRIPTION) const {
    return keep_constraint_text(owned(), c(), which);
  }
  /* ---- written by bindings/write_cpp.py: constraint ---- */
  /** Removes a constraint (keep_constraint_remove). */
  void remove() const;
  /** Whether a constraint is active (keep_constraint_is_active). */
  bool is_active() const;
  /** The origin of a constraint (keep_constraint_source). */
  keep_source source() const;
  /** The node that a constraint belongs to (keep_constraint_node). */
  keep::node node() const;
  /** The attribute of a value or a rule (keep_constraint_attribute). */
  keep::attribute attribute() const;
  /** The relation of a constraint, as it was made (keep_constraint_relation). */
  keep_relation relation() const;
  struct terms_answer;
  /** The linear form of any constraint (keep_constraint_terms). */
  terms_answer terms() const;
  /** Sets the relation of a rule or of a sum in place (keep_constraint_set_relation). */
  void set_relation(keep_relation the_relation) const;
  /** Sets one coefficient of a sum in place (keep_constraint_set_coefficient). */
  void set_coefficient(size_t index, double coefficient) const;
  /** Installs a rule or a sum, or uninstalls it, which keeps it (keep_constraint_set_installed).
   * */
  void set_installed(bool installed) const;
  /** Whether a constraint is installed (keep_constraint_is_installed). */
  bool is_installed() const;
  /** Has a rule, a sum or an applied attribute belong to a variant, and to no other one
   * (keep_constraint_set_variant). */
  void set_variant(keep::node the_node, size_t the_variant) const;
  /** The node of whose variants a constraint belongs to one (keep_constraint_variant_node). */
  keep::node variant_node() const;
  /** Which variant of that node it belongs to (keep_constraint_variant). */
  size_t variant() const;
  /** The format that has made a constraint (keep_constraint_format). */
  keep::format format() const;
  /** The line where a constraint was last set, from 1 (keep_constraint_line). */
  int32_t line() const;
  /** The violation of a constraint, in points of the first length of its equation
   * (keep_constraint_violation). */
  double violation() const;
  struct binding_answer;
  /** The binding constraints of a violated one (keep_constraint_binding). */
  std::vector<binding_answer> binding() const;

  /* ---- to here ---- */
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
    check(keep_attribute_set(owned(), c(), relation, v.number, v.priority));
    return *this;
  }

  /** Equal is multiplier * another attribute + constant, whatever that is. */
  const attribute &equal(const attribute &followed, double multiplier = 1,
                         value constant = 0) const {
    return set(KEEP_EQUAL, followed, multiplier, constant);
  }
  const attribute &set(keep_relation relation, const attribute &followed, double multiplier = 1,
                       value constant = 0) const {
    check(keep_attribute_set_to(owned(), c(), relation, followed.in(of_), multiplier,
                                constant.number, constant.priority));
    return *this;
  }

  /** Equal, the minimum or the maximum; NaN for none. */
  double get(keep_relation relation = KEEP_EQUAL) const {
    return keep_attribute_value(owned(), c(), relation, nullptr);
  }
  void clear() const { check(keep_attribute_clear(owned(), c())); }
  constraint rule(keep_relation relation = KEEP_EQUAL) const {
    return {of_, keep_attribute_constraint(owned(), c(), relation)};
  }
  /** Its name with its values, or another text about it. */
  std::string text(keep_text which = KEEP_TEXT_DESCRIPTION) const {
    return keep_attribute_text(owned(), c(), which);
  }

  /** Whether they are one attribute: an alignment has two handles, one from either node. */
  friend bool operator==(const attribute &a, const attribute &b) {
    return a.of_ == b.of_ &&
           (a.id() == b.id() || (a.of_ && keep_attribute_is_same(a.owned(), a.c(), b.c())));
  }
  friend bool operator!=(const attribute &a, const attribute &b) { return !(a == b); }
  /** What is equal for what is equal: by the handle, or by the two nodes of an alignment. */
  size_t hash() const {
    int family = of_ ? keep_attribute_kind_of(owned(), c()) / 10 : 0;
    uint64_t key = id();
    if (family == KEEP_LEFT_ALIGN / 10)
      key = keep_attribute_node(owned(), c()).id ^ keep_attribute_other(owned(), c()).id;
    return std::hash<uint64_t>()(key);
  }
  /* ---- written by bindings/write_cpp.py: attribute ---- */
  struct followed_answer;
  /** The attribute that equal, the minimum or the maximum follows (keep_attribute_followed). */
  followed_answer followed(keep_relation relation) const;
  /** Whether any value of an attribute, or of an attribute in a group, is active
   * (keep_attribute_is_active). */
  bool is_active() const;
  /** Sets the name of an attribute or of a group, for messages, in place of the readable default
   * (keep_attribute_set_name). */
  void set_name(const std::string &name) const;
  /** Sets the margin while gone (keep_attribute_set_gone_value). */
  void set_gone_value(double the_value) const;
  /** The margin while gone of an attribute (keep_attribute_gone_value). */
  double gone_value() const;
  /** Destroys a group of the host's (keep_group_destroy). */
  void group_destroy() const;
  /** The attributes of a group in the order in which they are set (keep_attribute_members). */
  std::vector<keep::attribute> members() const;
  /** The value of an attribute in the frames, whether or not it is constrained
   * (keep_attribute_measured). */
  double measured() const;
  struct explanation_answer;
  /** Why an attribute measures its value (keep_attribute_explanation). */
  explanation_answer explanation() const;
  struct range_answer;
  /** How far an attribute could go with no constraint of at least a priority worse off
   * (keep_attribute_range). */
  range_answer range(keep::priority priority) const;

  /* ---- to here ---- */
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
  bool exists() const { return keep_node_is_valid(owned(), c()); }
  void set_name(const std::string &name) const {
    check(keep_node_set_name(owned(), c(), name.c_str()));
  }
  std::string name() const { return keep_node_name(owned(), c()); }

  void set_axis_size(keep_axis axis, value v) const {
    check(keep_node_set_axis_size(owned(), c(), axis, v.number, v.priority));
  }
  rect frame(keep_frame_kind kind = KEEP_FRAME_IN_PARENT) const {
    return keep_node_frame_as(owned(), c(), kind);
  }

  void set_resistance(keep_axis axis, keep_resistance resistance, priority at) const {
    check(keep_nodes_set_resistance(owned(), &handle_, 1, axis, resistance, at.number));
  }
  /** double measure(double across): the length of its content along an axis, for the one across. */
  template <class Function> void measure(keep_axis axis, Function function) const;
  /** keep_size measure(keep_size available): the size of its content where so much is available. */
  template <class Function> void measure_both(Function function) const;
  /** Keeps it at a frame in a parent of a size, NaN for the size that this is solved to. */
  void set_autoresizing(uint32_t mask, rect frame, keep::size parent = {NAN, NAN}) const {
    check(keep_node_set_autoresizing(owned(), c(), mask, frame, parent));
  }

  void set_margins(keep_insets margins, bool directional = false) const {
    check(keep_node_set_margins(owned(), c(), margins, directional));
  }

  /** A new node inside that arranges others, which become its children. */
  node add_stack(const keep_stack &stack, const std::vector<node> &members = {}) const;
  node add_row(const std::vector<node> &members, double gap = 0) const;
  node add_column(const std::vector<node> &members, double gap = 0) const;
  node add_grid(const keep_grid &grid, const std::vector<node> &members = {}) const;
  /** A new guide inside: a rectangle that nobody draws. */
  node add_guide(const char *name = "") const {
    return named({of_, detail::made(of_, keep_guide_create(owned(), c()))}, name);
  }
  /** Applies attributes in place of those that they replace; returns their constraints. */
  std::vector<constraint> apply(const std::vector<keep::applied> &list) const;

  /** Attaches something of the host's, which is released with the node, or by the next one. */
  void set_user_data(std::any data) const;
  /** What was attached by set_user_data here, and not in C; empty if nothing was. */
  std::any user_data() const { return detail::held::data_of(keep_node_user_data(owned(), c())); }

  /** The attribute, or group, of a kind; in relation to another node. */
  attribute get(keep_attribute_kind kind) const {
    return {of_, detail::made(of_, keep_node_attribute(owned(), c(), kind))};
  }
  attribute get(keep_attribute_kind kind, node other) const {
    return {of_, detail::made(of_, keep_node_attribute_to(owned(), c(), kind, other.in(of_)))};
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

  /* ---- written by bindings/write_cpp.py: node ---- */
  /** Destroys a node with its subtree, and every attribute and constraint that mentions one of
   * them (keep_node_destroy). */
  void destroy() const;
  /** Moves a node with its subtree to the end of another parent's children, or makes it a root
   * (keep_node_move). */
  void move(keep::node the_parent) const;
  /** Moves a node with its subtree to just before another node, whose parent becomes its parent
   * (keep_node_move_before). */
  void move_before(keep::node sibling) const;
  /** The parent of a node (keep_node_parent). */
  keep::node parent() const;
  /** The root of the tree that a node is in (keep_node_root). */
  keep::node root() const;
  /** The children of a node, in order, without its guides (keep_node_children). */
  std::vector<keep::node> children() const;
  /** The child of a node at an index from 0, or the root (keep_node_child). */
  keep::node child(size_t index) const;
  /** The first node of a name (keep_node_find). */
  keep::node find(const std::string &the_name) const;
  /** The number of a node or guide (keep_node_number). */
  size_t number() const;
  /** Sets the size of a root from outside, required (keep_node_set_size). */
  void set_size(double width, double height) const;
  struct axis_size_answer;
  /** The size of a root from outside along one axis, and its priority (keep_node_axis_size). */
  axis_size_answer axis_size(keep_axis axis) const;
  /** The frame of a node as of the last solve in the coordinates of another node of its tree,
   * whose frame begins at 0, 0 (keep_node_frame_in). */
  keep::rect frame_in(keep::node space) const;
  /** The guide that stands for an area of a node, the same one each time (keep_node_guide). */
  keep::node guide(keep_guide the_guide) const;
  /** Whether a node is a guide (keep_node_is_guide). */
  bool is_guide() const;
  /** Keeps the content of a node exactly as large as its alignment rectangle along an axis, so
   * that there is nothing to scroll (keep_node_set_scroll_disabled). */
  void set_scroll_disabled(keep_axis axis, bool disabled) const;
  /** Whether the content of a node is kept as large as the node along an axis
   * (keep_node_is_scroll_disabled). */
  bool is_scroll_disabled(keep_axis axis) const;
  /** The content of a node that scrolls as of the last solve, in the coordinates of the node
   * (keep_node_scroll_content). */
  keep::rect scroll_content() const;
  /** Sets the reading direction of a node and of all nodes inside it without one of their own
   * (keep_node_set_direction). */
  void set_direction(keep_direction the_direction) const;
  /** The direction that was set for a node (keep_node_direction). */
  keep_direction direction() const;
  /** The reading direction of a node, its own or inherited (keep_node_effective_direction). */
  keep_direction effective_direction() const;
  /** The margins that were set for a node (keep_node_margins). */
  keep::insets margins() const;
  /** Whether left of the margins of a node stands for leading, and right for trailing
   * (keep_node_margins_are_directional). */
  bool margins_are_directional() const;
  /** Sets whether a node inherits its parent's margins (keep_node_set_inherits_margins). */
  void set_inherits_margins(bool inherits) const;
  /** Whether a node inherits its parent's margins (keep_node_inherits_margins). */
  bool inherits_margins() const;
  /** Sets whether the margins of a node count from its safe area, as they do unless set, or from
   * its edges (keep_node_set_margins_include_safe_area). */
  void set_margins_include_safe_area(bool include) const;
  /** Whether the margins of a node count from its safe area
   * (keep_node_margins_include_safe_area). */
  bool margins_include_safe_area() const;
  /** The margins as of the last solve (keep_node_effective_margins). */
  keep::insets effective_margins() const;
  /** Sets how far hardware, bars or a keyboard cover a root along its edges
   * (keep_node_set_safe_area). */
  void set_safe_area(keep::insets the_insets) const;
  /** The safe insets that were set for a node (keep_node_safe_area). */
  keep::insets safe_area() const;
  /** The insets from the frame of a node to its safe area as of the last solve
   * (keep_node_effective_safe_area). */
  keep::insets effective_safe_area() const;
  /** Sets the insets from the frame of a node to its alignment rectangle, which constraints refer
   * to (keep_node_set_alignment_insets). */
  void set_alignment_insets(keep::insets the_insets) const;
  /** The insets from the frame of a node to its alignment rectangle (keep_node_alignment_insets).
   * */
  keep::insets alignment_insets() const;
  /** Sets the baselines of a node (keep_node_set_baselines). */
  void set_baselines(double first, double last) const;
  struct baselines_answer;
  /** The baselines that were set for a node (keep_node_baselines). */
  baselines_answer baselines() const;
  /** Sets the share of the height of a node by which both baselines are further inside, in
   * addition to their distances (keep_node_set_baseline_share). */
  void set_baseline_share(double share) const;
  /** The share of the height of a node that was set for its baselines (keep_node_baseline_share).
   * */
  double baseline_share() const;
  struct baseline_positions_answer;
  /** y of the baselines of a node as of the last solve, in the coordinates of its parent
   * (keep_node_baseline_positions). */
  baseline_positions_answer baseline_positions() const;
  /** Sets the size of the content of a node (keep_node_set_content_size). */
  void set_content_size(double width, double height) const;
  /** The size of the content of a node along one axis, as set or as measured last
   * (keep_node_content_size). */
  double content_size(keep_axis axis) const;
  /** A number for the function that measures a node along an axis (keep_node_measure). */
  uint32_t measure(keep_axis axis) const;
  /** Has the next solve measure the content of a node again (keep_node_invalidate_content). */
  void invalidate_content() const;
  /** The hugging or compression resistance of a node along one axis (keep_node_resistance). */
  double resistance(keep_axis axis, keep_resistance the_resistance) const;
  /** Hides a node, or shows it again (keep_node_set_hidden). */
  void set_hidden(bool hidden) const;
  /** Whether a node was hidden itself (keep_node_is_hidden). */
  bool is_hidden() const;
  /** Collapses a node, or restores it (keep_node_set_gone). */
  void set_gone(keep_gone the_gone) const;
  /** The axes along which a node was collapsed itself (keep_node_gone). */
  keep_gone gone() const;
  /** The size that a node with all in it asks for (keep_node_fitting_size). */
  keep::size fitting_size(keep::size target, keep::priority horizontal_priority,
                          keep::priority vertical_priority) const;
  struct size_range_answer;
  /** The least and the greatest size of a node with all in it along one axis at which no
   * constraint of at least a priority is worse off (keep_node_size_range). */
  size_range_answer size_range(keep_axis axis, keep::priority priority) const;
  /** The uppermost node at a point (keep_node_at). */
  keep::node at(double x, double y, keep_frame_kind kind) const;
  /** Sets whether a node clips what is inside of it (keep_node_set_clips). */
  void set_clips(bool the_clips) const;
  /** Whether a node clips what is inside of it, as it was told to or because it scrolls
   * (keep_node_clips). */
  bool clips() const;
  /** The constraints that mention a node, also inactive ones (keep_node_constraints). */
  std::vector<keep::constraint> constraints() const;
  /** Makes the constraint anchor == multiplier * other_anchor + constant, the form of
   * TULayoutAdditions and of Apple's constraints (keep_node_constrain). */
  keep::constraint constrain(keep_anchor anchor, keep_relation relation, keep::node other,
                             keep_anchor other_anchor, double multiplier, double constant,
                             keep::priority priority, bool installed) const;
  /** Changes a parameter of a container (keep_container_set). */
  void set_container(keep_container_value what, double value) const;
  /** A parameter of a container (keep_container_get). */
  double get_container(keep_container_value what) const;
  /** What kind of container a node is (keep_node_container_kind). */
  keep_container_kind container_kind() const;
  /** Changes what a child of a container has of its own (keep_member_set). */
  void set_member(keep_member_value what, double value) const;
  /** What a node has of its own in a container (keep_member_get). */
  double get_member(keep_member_value what) const;
  /** Has a stack arrange nodes that stay where they are, in this order, in place of those that it
   * had (keep_node_set_listed). */
  void set_listed(const std::vector<keep::node> &the_nodes = {}) const;
  /** How many nodes a stack lists (keep_node_listed_count). */
  size_t listed_count() const;
  /** One of the nodes that a stack lists (keep_node_listed). */
  keep::node listed(size_t index) const;
  /** Changes what a listed node has of its own in a stack, as keep_member_set does for a child
   * (keep_node_set_listed_value). */
  void set_listed_value(keep::node the_node, keep_member_value what, double value) const;
  /** What a listed node has of its own in a stack (keep_node_listed_value). */
  double listed_value(keep::node the_node, keep_member_value what) const;
  /** Puts a node into cells of a grid, whose last child it becomes if it is in another node
   * (keep_grid_place). */
  void place_grid(keep::node the_node, size_t column, size_t the_row, size_t columns,
                  size_t rows) const;
  /** Changes a column (KEEP_HORIZONTAL) or a row of a grid (keep_grid_set_track). */
  void set_grid_track(keep_axis axis, size_t index, keep_track track) const;
  /** What a column or row of a grid was set to (keep_grid_get_track). */
  keep_track get_grid_track(keep_axis axis, size_t index) const;
  /** Sets how many columns or rows a grid has (keep_grid_set_track_count). */
  void set_grid_track_count(keep_axis axis, size_t tracks) const;
  /** How many columns or rows a grid has, with those that were made for members
   * (keep_grid_track_count). */
  size_t grid_track_count(keep_axis axis) const;
  /** The column or row of a grid that a member begins in, also where it went there by itself
   * (keep_member_cell). */
  size_t member_cell(keep_axis axis) const;
  /** In how many columns or rows of a grid a member is (keep_member_span). */
  size_t member_span(keep_axis axis) const;
  /** The guide that a column (KEEP_HORIZONTAL) or a row of a grid is (keep_grid_track). */
  keep::node grid_track(keep_axis axis, size_t index) const;
  /** Creates a guideline in a node, or a barrier of nodes of the same tree
   * (keep_guideline_create). */
  keep::node create_guideline(const keep_guideline &guideline,
                              const std::vector<keep::node> &the_nodes = {}) const;
  /** Puts other nodes in place of those of a barrier (keep_barrier_set_nodes). */
  void set_barrier_nodes(const std::vector<keep::node> &the_nodes = {}) const;
  /** Puts the centre of a node at an angle and a distance from that of another, as required
   * (keep_node_set_circle). */
  void set_circle(keep::node center, double angle, double radius) const;
  struct circle_answer;
  /** The node in the middle of the circle that a node is on (keep_node_circle). */
  circle_answer circle() const;
  /** Adds a variant to those of a node, behind them (keep_node_add_variant). */
  void add_variant(double width, double height, bool fits) const;
  /** Removes all variants of a node (keep_node_clear_variants). */
  void clear_variants() const;
  /** How many variants a node has (keep_node_variant_count). */
  size_t variant_count() const;
  /** Which variant of a node is in use as of the last solve, from 0 on (keep_node_variant). */
  size_t variant() const;
  /** Sets what a parameter of a container is in a variant of a node, which may be the container
   * (keep_node_vary_container). */
  void vary_container(size_t the_variant, keep::node container, keep_container_value what,
                      double value) const;
  /** The same of what a child of a container has of its own (keep_member_set)
   * (keep_node_vary_member). */
  void vary_member(size_t the_variant, keep::node subject, keep_member_value what,
                   double value) const;
  /** The same of whether a node is gone (keep_node_set_gone) (keep_node_vary_gone). */
  void vary_gone(size_t the_variant, keep::node other, keep_gone the_gone) const;
  /** The constraints that were applied to a node, the oldest first, active or not
   * (keep_node_applied). */
  std::vector<keep::constraint> applied() const;
  /** Removes all attributes that were applied to a node, active or not (keep_node_clear_applied).
   * */
  void clear_applied() const;
  /** Asks the conditions of a node again, the newest first, and activates and deactivates its
   * attributes (keep_node_reload). */
  void reload() const;
  /** Sets the context of the conditions of nodes inside a node, at any depth, unless a node in
   * between has one of its own, as of the next reload (keep_node_set_context). */
  void set_context(const keep_context *the_context) const;
  /** The context of the conditions of nodes inside a node (keep_node_context). */
  keep_context context() const;
  /** The line of a document in which a node begins, from 1 (keep_node_line). */
  int32_t line() const;
  /** Adds a rule to an attribute (keep_node_add_rule). */
  keep::constraint add_rule(keep_attribute_kind kind, keep::node other, keep_relation relation,
                            double value, keep::priority priority) const;
  /** Removes the mask of a node, if it has one (keep_node_clear_autoresizing). */
  void clear_autoresizing() const;
  /** The mask of a node, also if its constraints were removed or uninstalled one by one
   * (keep_node_autoresizing). */
  int32_t autoresizing() const;
  /** Along which axis it goes. */
  keep_axis axis() const {
    return detail::chosen<keep_axis>(keep_container_get(owned(), c(), KEEP_CONTAINER_AXIS))
        .value_or(keep_axis{});
  }
  void set_axis(keep_axis value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_AXIS, value));
  }
  /** From one member to the next; below 0 they overlap. */
  double gap() const { return keep_container_get(owned(), c(), KEEP_CONTAINER_GAP); }
  void set_gap(double value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_GAP, value));
  }
  /** From its edges to the members; not negative. Left stands for leading, and right for
   * trailing. */
  double padding_top() const {
    return keep_container_get(owned(), c(), KEEP_CONTAINER_PADDING_TOP);
  }
  void set_padding_top(double value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_PADDING_TOP, value));
  }
  /** At the leading edge. */
  double padding_left() const {
    return keep_container_get(owned(), c(), KEEP_CONTAINER_PADDING_LEFT);
  }
  void set_padding_left(double value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_PADDING_LEFT, value));
  }
  /** At the bottom edge. */
  double padding_bottom() const {
    return keep_container_get(owned(), c(), KEEP_CONTAINER_PADDING_BOTTOM);
  }
  void set_padding_bottom(double value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_PADDING_BOTTOM, value));
  }
  /** At the trailing edge. */
  double padding_right() const {
    return keep_container_get(owned(), c(), KEEP_CONTAINER_PADDING_RIGHT);
  }
  void set_padding_right(double value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_PADDING_RIGHT, value));
  }
  /** How the members lie across it. */
  keep_align align() const {
    return detail::chosen<keep_align>(keep_container_get(owned(), c(), KEEP_CONTAINER_ALIGN))
        .value_or(keep_align{});
  }
  void set_align(keep_align value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_ALIGN, value));
  }
  /** How they lie along it. */
  keep_distribution distribution() const {
    return detail::chosen<keep_distribution>(
               keep_container_get(owned(), c(), KEEP_CONTAINER_DISTRIBUTION))
        .value_or(keep_distribution{});
  }
  void set_distribution(keep_distribution value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_DISTRIBUTION, value));
  }
  /** As keep_stack.bias; NaN while it is not set. */
  double bias() const { return keep_container_get(owned(), c(), KEEP_CONTAINER_BIAS); }
  void set_bias(double value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_BIAS, value));
  }
  /** From one row to the next. */
  double row_gap() const { return keep_container_get(owned(), c(), KEEP_CONTAINER_ROW_GAP); }
  void set_row_gap(double value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_ROW_GAP, value));
  }
  /** How they lie in columns, where baselines are edges. */
  keep_align justify() const {
    return detail::chosen<keep_align>(keep_container_get(owned(), c(), KEEP_CONTAINER_JUSTIFY))
        .value_or(keep_align{});
  }
  void set_justify(keep_align value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_JUSTIFY, value));
  }
  /** Whether it is a flow: its members break into lines. */
  bool wraps() const { return keep_container_get(owned(), c(), KEEP_CONTAINER_WRAPS) == 1; }
  void set_wraps(bool value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_WRAPS, value));
  }
  /** One of the first six: of the owner, or of the nodes. */
  keep_anchor edge() const {
    return detail::chosen<keep_anchor>(keep_container_get(owned(), c(), KEEP_CONTAINER_EDGE))
        .value_or(keep_anchor{});
  }
  void set_edge(keep_anchor value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_EDGE, value));
  }
  /** From this edge: into the owner, or away from the nodes. */
  double distance() const { return keep_container_get(owned(), c(), KEEP_CONTAINER_DISTANCE); }
  void set_distance(double value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_DISTANCE, value));
  }
  /** Of a guideline's owner, to be added; from 0 to 1. */
  double fraction() const { return keep_container_get(owned(), c(), KEEP_CONTAINER_FRACTION); }
  void set_fraction(double value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_FRACTION, value));
  }
  /** 1 if padding counts from the margins of the container, with the safe area where they have
   * it; 0 from its edges. */
  bool padding_from_margins() const {
    return keep_container_get(owned(), c(), KEEP_CONTAINER_PADDING_FROM_MARGINS) == 1;
  }
  void set_padding_from_margins(bool value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_PADDING_FROM_MARGINS, value));
  }
  /** A keep_least. */
  keep_least least() const {
    return detail::chosen<keep_least>(keep_container_get(owned(), c(), KEEP_CONTAINER_LEAST))
        .value_or(keep_least{});
  }
  void set_least(keep_least value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_LEAST, value));
  }
  /** The share of its width, or height, that gaps along it have in addition; from 0 to 1, as all
   * of these. */
  double gap_fraction() const {
    return keep_container_get(owned(), c(), KEEP_CONTAINER_GAP_FRACTION);
  }
  void set_gap_fraction(double value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_GAP_FRACTION, value));
  }
  /** The same of keep_grid.row_gap. */
  double row_gap_fraction() const {
    return keep_container_get(owned(), c(), KEEP_CONTAINER_ROW_GAP_FRACTION);
  }
  void set_row_gap_fraction(double value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_ROW_GAP_FRACTION, value));
  }
  /** Of its height, in addition to padding. */
  double padding_fraction_top() const {
    return keep_container_get(owned(), c(), KEEP_CONTAINER_PADDING_FRACTION_TOP);
  }
  void set_padding_fraction_top(double value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_PADDING_FRACTION_TOP, value));
  }
  /** Of its width, at the leading edge. */
  double padding_fraction_left() const {
    return keep_container_get(owned(), c(), KEEP_CONTAINER_PADDING_FRACTION_LEFT);
  }
  void set_padding_fraction_left(double value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_PADDING_FRACTION_LEFT, value));
  }
  /** Of its height. */
  double padding_fraction_bottom() const {
    return keep_container_get(owned(), c(), KEEP_CONTAINER_PADDING_FRACTION_BOTTOM);
  }
  void set_padding_fraction_bottom(double value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_PADDING_FRACTION_BOTTOM, value));
  }
  /** Of its width, at the trailing edge. */
  double padding_fraction_right() const {
    return keep_container_get(owned(), c(), KEEP_CONTAINER_PADDING_FRACTION_RIGHT);
  }
  void set_padding_fraction_right(double value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_PADDING_FRACTION_RIGHT, value));
  }
  /** 1 if first baselines are as far down as they go, and last ones as far up, as in UIKit's
   * stacks; 0 for the other way. */
  bool baselines_reversed() const {
    return keep_container_get(owned(), c(), KEEP_CONTAINER_BASELINES_REVERSED) == 1;
  }
  void set_baselines_reversed(bool value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_BASELINES_REVERSED, value));
  }
  /** 1 if gaps of a column are from the last baseline of a member to the first one of the next; 0
   * from its edge. */
  bool gap_from_baselines() const {
    return keep_container_get(owned(), c(), KEEP_CONTAINER_GAP_FROM_BASELINES) == 1;
  }
  void set_gap_from_baselines(bool value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_GAP_FROM_BASELINES, value));
  }
  /** How many members a line of a flow has at most; 0 for any number. */
  double most() const { return keep_container_get(owned(), c(), KEEP_CONTAINER_MOST); }
  void set_most(double value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_MOST, value));
  }
  /** 1 if a flow with several lines asks for no more than the longest of them; 0 for all that it
   * gets. */
  bool hugs_lines() const {
    return keep_container_get(owned(), c(), KEEP_CONTAINER_HUGS_LINES) == 1;
  }
  void set_hugs_lines(bool value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_HUGS_LINES, value));
  }
  /** 1 if a stack goes along the other axis where its members do not fit; 0 if not. */
  bool turns() const { return keep_container_get(owned(), c(), KEEP_CONTAINER_TURNS) == 1; }
  void set_turns(bool value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_TURNS, value));
  }
  /** 1 if members of a grid without cells of their own fill gaps before others; 0 if they are in
   * their order. */
  bool dense() const { return keep_container_get(owned(), c(), KEEP_CONTAINER_DENSE) == 1; }
  void set_dense(bool value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_DENSE, value));
  }
  /** How its lines lie across it. */
  keep_distribution row_distribution() const {
    return detail::chosen<keep_distribution>(
               keep_container_get(owned(), c(), KEEP_CONTAINER_ROW_DISTRIBUTION))
        .value_or(keep_distribution{});
  }
  void set_row_distribution(keep_distribution value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_ROW_DISTRIBUTION, value));
  }
  /** As keep_stack.row_bias; NaN while it is not set. */
  double row_bias() const { return keep_container_get(owned(), c(), KEEP_CONTAINER_ROW_BIAS); }
  void set_row_bias(double value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_ROW_BIAS, value));
  }
  /** 1 if the last line of a flow, which may be the only one, is packed at its start, whatever
   * its distribution. */
  bool last_line_packed() const {
    return keep_container_get(owned(), c(), KEEP_CONTAINER_LAST_LINE_PACKED) == 1;
  }
  void set_last_line_packed(bool value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_LAST_LINE_PACKED, value));
  }
  /** 1 if the first line of a flow is the last one across it, as the lowest one of rows. What is
   * at the start across it is at the end then. */
  bool lines_reversed() const {
    return keep_container_get(owned(), c(), KEEP_CONTAINER_LINES_REVERSED) == 1;
  }
  void set_lines_reversed(bool value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_LINES_REVERSED, value));
  }
  /** 1 if what is too large begins at the start, whatever its alignment and the bias, and
   * overflows at the end. */
  bool safe() const { return keep_container_get(owned(), c(), KEEP_CONTAINER_SAFE) == 1; }
  void set_safe(bool value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_SAFE, value));
  }
  /** Whether the last column is repeated. */
  keep_repeat repeats() const {
    return detail::chosen<keep_repeat>(keep_container_get(owned(), c(), KEEP_CONTAINER_REPEATS))
        .value_or(keep_repeat{});
  }
  void set_repeats(keep_repeat value) const {
    check(keep_container_set(owned(), c(), KEEP_CONTAINER_REPEATS, value));
  }
  /** Its share of what members without a weight leave, which are then as small as they may be:
   * sizes are in proportion to weights. 0 for none, or from 1e-6 to 1e6. Ignored where the stack
   * is filled equally or proportionally. Where it is packed, or its gaps are equal, gaps are as
   * they are set until all with a weight are at a maximum; what is left then goes to the gaps, or
   * to the ends. */
  double weight() const { return keep_member_get(owned(), c(), KEEP_MEMBER_WEIGHT); }
  void set_weight(double value) const {
    check(keep_member_set(owned(), c(), KEEP_MEMBER_WEIGHT, value));
  }
  /** From it to the next member; NaN for the gap of the stack. */
  double gap_after() const { return keep_member_get(owned(), c(), KEEP_MEMBER_GAP_AFTER); }
  void set_gap_after(double value) const {
    check(keep_member_set(owned(), c(), KEEP_MEMBER_GAP_AFTER, value));
  }
  /** A keep_align; NaN for that of the stack. */
  std::optional<keep_align> own_align() const {
    return detail::chosen<keep_align>(keep_member_get(owned(), c(), KEEP_MEMBER_ALIGN));
  }
  void set_own_align(std::optional<keep_align> value) const {
    check(keep_member_set(owned(), c(), KEEP_MEMBER_ALIGN,
                          value ? static_cast<double>(*value) : NAN));
  }
  /** 1 for a child that is not arranged, 0 for a member. */
  bool is_excluded() const { return keep_member_get(owned(), c(), KEEP_MEMBER_EXCLUDED) == 1; }
  void set_excluded(bool value) const {
    check(keep_member_set(owned(), c(), KEEP_MEMBER_EXCLUDED, value));
  }
  /** A keep_align in its columns of a grid; NaN for that of the grid. */
  std::optional<keep_align> own_justify() const {
    return detail::chosen<keep_align>(keep_member_get(owned(), c(), KEEP_MEMBER_JUSTIFY));
  }
  void set_own_justify(std::optional<keep_align> value) const {
    check(keep_member_set(owned(), c(), KEEP_MEMBER_JUSTIFY,
                          value ? static_cast<double>(*value) : NAN));
  }
  /** How much it loses in a stack where content is missing: in proportion to this times its
   * content, 1 unless set; 0 for nothing, as long as others can lose. 0, or from 1e-6 to 1e6. Of
   * more than eight that lose it has no influence. */
  double shrink() const { return keep_member_get(owned(), c(), KEEP_MEMBER_SHRINK); }
  void set_shrink(double value) const {
    check(keep_member_set(owned(), c(), KEEP_MEMBER_SHRINK, value));
  }
  /** The length from which it grows by its weight, 0 unless set; it is asked for as content is.
   * Where a member with a weight has a basis, weights are shares of what all of their bases and
   * contents leave, at 252, and not of all. */
  double basis() const { return keep_member_get(owned(), c(), KEEP_MEMBER_BASIS); }
  void set_basis(double value) const {
    check(keep_member_set(owned(), c(), KEEP_MEMBER_BASIS, value));
  }
  /** 1 to have its content as its basis, if there is some; 0 unless set. */
  bool grows() const { return keep_member_get(owned(), c(), KEEP_MEMBER_GROWS) == 1; }
  void set_grows(bool value) const {
    check(keep_member_set(owned(), c(), KEEP_MEMBER_GROWS, value));
  }
  /** A keep_least; NaN for that of the stack. */
  std::optional<keep_least> own_least() const {
    return detail::chosen<keep_least>(keep_member_get(owned(), c(), KEEP_MEMBER_LEAST));
  }
  void set_own_least(std::optional<keep_least> value) const {
    check(keep_member_set(owned(), c(), KEEP_MEMBER_LEAST,
                          value ? static_cast<double>(*value) : NAN));
  }
  /** Its margins: the space that it keeps around it, to edges and to others, whose margins and
   * gap are added to it. Below 0 it overlaps them. Its size, and what else is constrained, are
   * without them; they are gone when it is. */
  double own_margin_top() const { return keep_member_get(owned(), c(), KEEP_MEMBER_MARGIN_TOP); }
  void set_own_margin_top(double value) const {
    check(keep_member_set(owned(), c(), KEEP_MEMBER_MARGIN_TOP, value));
  }
  /** At its leading edge. */
  double own_margin_left() const { return keep_member_get(owned(), c(), KEEP_MEMBER_MARGIN_LEFT); }
  void set_own_margin_left(double value) const {
    check(keep_member_set(owned(), c(), KEEP_MEMBER_MARGIN_LEFT, value));
  }
  /** Below it. */
  double own_margin_bottom() const {
    return keep_member_get(owned(), c(), KEEP_MEMBER_MARGIN_BOTTOM);
  }
  void set_own_margin_bottom(double value) const {
    check(keep_member_set(owned(), c(), KEEP_MEMBER_MARGIN_BOTTOM, value));
  }
  /** At its trailing edge. */
  double own_margin_right() const {
    return keep_member_get(owned(), c(), KEEP_MEMBER_MARGIN_RIGHT);
  }
  void set_own_margin_right(double value) const {
    check(keep_member_set(owned(), c(), KEEP_MEMBER_MARGIN_RIGHT, value));
  }
  /** The share of the height of its container that its margin has in addition; from 0 to 1, as
   * all of these. */
  double own_margin_fraction_top() const {
    return keep_member_get(owned(), c(), KEEP_MEMBER_MARGIN_FRACTION_TOP);
  }
  void set_own_margin_fraction_top(double value) const {
    check(keep_member_set(owned(), c(), KEEP_MEMBER_MARGIN_FRACTION_TOP, value));
  }
  /** Of the width, at its leading edge. */
  double own_margin_fraction_left() const {
    return keep_member_get(owned(), c(), KEEP_MEMBER_MARGIN_FRACTION_LEFT);
  }
  void set_own_margin_fraction_left(double value) const {
    check(keep_member_set(owned(), c(), KEEP_MEMBER_MARGIN_FRACTION_LEFT, value));
  }
  /** Of the height. */
  double own_margin_fraction_bottom() const {
    return keep_member_get(owned(), c(), KEEP_MEMBER_MARGIN_FRACTION_BOTTOM);
  }
  void set_own_margin_fraction_bottom(double value) const {
    check(keep_member_set(owned(), c(), KEEP_MEMBER_MARGIN_FRACTION_BOTTOM, value));
  }
  /** Of the width, at its trailing edge. */
  double own_margin_fraction_right() const {
    return keep_member_get(owned(), c(), KEEP_MEMBER_MARGIN_FRACTION_RIGHT);
  }
  void set_own_margin_fraction_right(double value) const {
    check(keep_member_set(owned(), c(), KEEP_MEMBER_MARGIN_FRACTION_RIGHT, value));
  }
  /** The column of a grid that it begins in, from 0 to 9,999; NaN for one that is found.
   * Forgotten as cells are. */
  double first_column() const { return keep_member_get(owned(), c(), KEEP_MEMBER_FIRST_COLUMN); }
  void set_first_column(double value) const {
    check(keep_member_set(owned(), c(), KEEP_MEMBER_FIRST_COLUMN, value));
  }
  /** The same of rows; NaN for one that is found. */
  double first_row() const { return keep_member_get(owned(), c(), KEEP_MEMBER_FIRST_ROW); }
  void set_first_row(double value) const {
    check(keep_member_set(owned(), c(), KEEP_MEMBER_FIRST_ROW, value));
  }
  /** How many columns it is in: from 1, unless set, to 10,000. */
  double column_span() const { return keep_member_get(owned(), c(), KEEP_MEMBER_COLUMN_SPAN); }
  void set_column_span(double value) const {
    check(keep_member_set(owned(), c(), KEEP_MEMBER_COLUMN_SPAN, value));
  }
  /** The same of rows. */
  double row_span() const { return keep_member_get(owned(), c(), KEEP_MEMBER_ROW_SPAN); }
  void set_row_span(double value) const {
    check(keep_member_set(owned(), c(), KEEP_MEMBER_ROW_SPAN, value));
  }
  /** 1 for a child that lies over a grid: from edge to edge of its cells, as they are, or of the
   * grid where it has no column, or row, of its own. It takes no cell, and widens none; its
   * margins and alignments count. In a stack it is not arranged. */
  bool overlay() const { return keep_member_get(owned(), c(), KEEP_MEMBER_OVERLAY) == 1; }
  void set_overlay(bool value) const {
    check(keep_member_set(owned(), c(), KEEP_MEMBER_OVERLAY, value));
  }

  /* ---- to here ---- */

private:
  friend class layout;
  friend class nodes;
  static node create(detail::owner *of, keep_node parent, const char *name) {
    return named({of, detail::made(of, keep_node_create(detail::begin(of), parent))}, name);
  }
  static node named(node made, const char *name) {
    if (*name)
      made.set_name(name);
    return made;
  }
};

template <class Function> void node::measure(keep_axis axis, Function function) const {
  using closure = detail::closure<Function>;
  auto call = [](keep_layout *, keep_node, double length, void *self) {
    auto *the = static_cast<closure *>(self);
    double measured = NAN;
    the->of->guard([&] { measured = the->function(length); });
    return measured;
  };
  hand_over(of_, new closure{of_, std::move(function)}, [&](void *kept) {
    return keep_node_set_measure(owned(), c(), axis, call, kept, closure::destroy);
  });
}

template <class Function> void node::measure_both(Function function) const {
  using closure = detail::closure<Function>;
  auto call = [](keep_layout *, keep_node, keep_size available, keep_size *measured, void *self) {
    auto *the = static_cast<closure *>(self);
    the->of->guard([&] { *measured = the->function(available); });
  };
  hand_over(of_, new closure{of_, std::move(function)}, [&](void *kept) {
    return keep_node_set_measure_both(owned(), c(), call, kept, closure::destroy);
  });
}

/* ==== Several nodes ====================================================================== */

/** Nodes whose attributes are set at once. */
class nodes {
public:
  nodes() = default;
  nodes(std::initializer_list<node> all) : nodes(std::vector<node>(all)) {}
  nodes(const std::vector<node> &all)
      : of_(all.empty() ? nullptr : all.front().of_), handles_(detail::handles(all, of_)) {}

  const keep_node *data() const { return handles_.data(); }
  size_t size() const { return handles_.size(); }
  node operator[](size_t index) const { return {of_, handles_[index]}; }

  /* ---- written by bindings/write_cpp.py: nodes ---- */
  /** A new group of the attribute, or ready-made group, of each of many nodes
   * (keep_node_attribute) (keep_nodes_attribute). */
  keep::attribute attribute(keep_attribute_kind kind) const;
  /** A new group of the attribute of each of many nodes in relation to another
   * (keep_node_attribute_to) (keep_nodes_attribute_to). */
  keep::attribute attribute_to(keep_attribute_kind kind, keep::node other) const;
  /** A new group of the attribute of each of many nodes in relation to the next
   * (keep_node_attribute_to) (keep_nodes_attribute_between). */
  keep::attribute attribute_between(keep_attribute_kind kind) const;
  /** Sets a value of an attribute, or ready-made group, of each of many nodes, without making a
   * group (keep_nodes_set). */
  void set(keep_attribute_kind kind, keep::node other, keep_relation relation, double value,
           keep::priority priority = required) const;
  /** Sets a value of an attribute of each of many nodes in relation to the next, without making a
   * group (keep_nodes_set_between). */
  void set_between(keep_attribute_kind kind, keep_relation relation, double value,
                   keep::priority priority = required) const;
  /** Keeps the gaps between neighbours equal to each other, however wide they are
   * (keep_nodes_distribute). */
  void distribute(keep_attribute_kind kind, keep::priority priority = required) const;
  /** Sets equal of the width and height of each of many nodes (keep_nodes_keep_size). */
  void keep_size(double width, double height, keep::priority priority = required) const;
  /** Sets equal of four insets of each of many nodes (keep_nodes_keep_insets). */
  void keep_insets(keep_attribute_kind kind, keep::insets the_insets,
                   keep::priority priority = required) const;
  /** Sets equal of the centres of each of many nodes, as fractions of the parent
   * (keep_nodes_keep_center). */
  void keep_center(double x, double y, keep::priority priority = required) const;

  /* ---- to here ---- */

private:
  detail::owner *of() const { return of_; }
  keep_layout *owned() const { return detail::begin(of_); }
  void check(keep_status status) const { detail::check(of_, status); }

  detail::owner *of_ = nullptr;
  std::vector<keep_node> handles_;
};

/* ==== Containers, guides, and what is applied ============================================ */

// Parameters as C takes them. What is not given is 0, and can be set by its name.

inline keep_stack stack(keep_axis axis, double gap = 0) {
  keep_stack made = {};
  made.size = sizeof made, made.axis = axis, made.gap = gap;
  return made;
}
/** The columns and rows have to last until the grid is made. */
inline keep_grid grid(const std::vector<keep_track> &columns,
                      const std::vector<keep_track> &rows = {}) {
  keep_grid made = {};
  made.size = sizeof made;
  made.columns = detail::array(columns), made.column_count = columns.size();
  made.rows = detail::array(rows), made.row_count = rows.size();
  return made;
}
inline keep_track content(double min = 0, double max = 0) {
  return {KEEP_TRACK_CONTENT, 0, min, max};
}
inline keep_track fixed(double length) { return {KEEP_TRACK_FIXED, length, 0, 0}; }
inline keep_track fraction(double share, double min = 0, double max = 0) {
  return {KEEP_TRACK_FRACTION, share, min, max};
}
inline keep_guideline guideline(keep_anchor edge, double distance = 0, double fraction = 0) {
  keep_guideline made = {};
  made.size = sizeof made, made.edge = edge, made.distance = distance, made.fraction = fraction;
  return made;
}
inline keep_equation_context equation_context() {
  keep_equation_context made = {};
  made.size = sizeof made;
  return made;
}

/** An attribute that is to be applied: equal, or a relation, to a value, or to another node's plus that. */
struct applied : keep_applied {
  /** Whether it is active; without one it is. */
  std::function<bool(node, const keep_context &)> condition;

  applied(keep_anchor of, keep::value v, keep_relation related = KEEP_EQUAL) : keep_applied{} {
    size = sizeof(keep_applied), anchor = of, relation = related, multiplier = 1;
    value = v.number, priority = v.priority;
  }
};

inline node node::add_stack(const keep_stack &stack, const std::vector<node> &members) const {
  const auto all = detail::handles(members, of_);
  return {of_, detail::made(of_, keep_stack_create(owned(), c(), &stack, all.data(), all.size()))};
}
inline node node::add_row(const std::vector<node> &members, double gap) const {
  return add_stack(stack(KEEP_HORIZONTAL, gap), members);
}
inline node node::add_column(const std::vector<node> &members, double gap) const {
  return add_stack(stack(KEEP_VERTICAL, gap), members);
}
inline node node::add_grid(const keep_grid &grid, const std::vector<node> &members) const {
  const auto all = detail::handles(members, of_);
  return {of_, detail::made(of_, keep_grid_create(owned(), c(), &grid, all.data(), all.size()))};
}

inline void node::set_user_data(std::any data) const {
  hand_over(of_, new detail::held{std::move(data)}, [&](void *kept) {
    return keep_node_set_user_data(owned(), c(), kept, detail::held::destroy);
  });
}

inline std::vector<constraint> node::apply(const std::vector<keep::applied> &list) const {
  using closure = detail::closure<decltype(keep::applied::condition)>;
  std::vector<keep_applied> all(list.begin(), list.end());
  std::vector<std::unique_ptr<closure>> conditions;
  for (size_t k = 0; k < all.size(); k++) {
    if (!list[k].condition)
      continue;
    conditions.emplace_back(new closure{of_, list[k].condition});
    all[k].when = [](keep_layout *, keep_node at, const keep_context *context, void *self) {
      auto *the = static_cast<closure *>(self);
      int holds = -1;
      the->of->guard([&] { holds = the->function({the->of, at}, *context); });
      return holds;
    };
    all[k].user_data = conditions.back().get(), all[k].destroy = closure::destroy;
  }
  std::vector<keep_constraint> made(4 * all.size()); // a compound has up to four parts
  const keep_status status =
      keep_node_apply(owned(), c(), all.data(), all.size(), made.data(), made.size());
  if (status == KEEP_OK)
    for (auto &each : conditions)
      each.release();
  check(status);
  std::vector<constraint> found;
  for (keep_constraint each : made)
    if (each.id)
      found.push_back({of_, each});
  return found;
}

/* ==== Layouts ============================================================================ */

/** Required constraints that contradict each other. */
struct conflict {
  std::vector<constraint> constraints;
  std::string text;
};

/** Changes that are taken back, and put back, as one. */
class atomic : public detail::member<keep_atomic> {
public:
  using member::member;

  /* ---- written by bindings/write_cpp.py: atomic ---- */
  /** Takes back what an atomic group has set (keep_atomic_deactivate). */
  void deactivate() const;
  /** Activates everything that an atomic group has recorded, over what has been set since
   * (keep_atomic_activate). */
  void activate() const;
  /** Destroys an atomic group (keep_atomic_destroy). */
  void destroy() const;
  /** Whether anything is as an atomic group set it, so that keep_atomic_deactivate would take it
   * back (keep_atomic_is_active). */
  bool is_active() const;
  /** The constraints that are as an atomic group set them, in the order in which they were first
   * set (keep_atomic_constraints). */
  std::vector<keep::constraint> constraints() const;

  /* ---- to here ---- */
};

/** The constraints of a visual format. */
class format : public detail::member<keep_format> {
public:
  using member::member;

  /* ---- written by bindings/write_cpp.py: format ---- */
  /** Removes the constraints of a format, and with them the format (keep_format_destroy). */
  void destroy() const;
  /** The constraints of a format that have not been removed, in the order described above
   * (keep_format_constraints). */
  std::vector<keep::constraint> constraints() const;
  /** A format as a string, with the values that its constraints have now (keep_format_text). */
  std::string text() const;
  /** The options of a format (keep_format_options). */
  uint32_t options() const;

  /* ---- to here ---- */
};

/** A set of changes that takes time. */
class animation : public detail::member<keep_animation> {
public:
  using member::member;

  bool is_moving() const { return keep_animation_is_valid(owned(), c()); }
  /** double curve(double time): the share of the way at a share of the time. */
  template <class Function> void set_function(Function function) const;
  /** void completion(bool finished) */
  template <class Function> void set_completion(Function function) const;

  /* ---- written by bindings/write_cpp.py: animation ---- */
  /** Ends an animation, unfinished, at its final frames (keep_animation_cancel). */
  void cancel() const;
  /** Ends an animation as if its time were over (keep_animation_finish). */
  void finish() const;
  /** Sets a ready-made curve (keep_animation_set_curve). */
  void set_curve(keep_curve curve) const;
  /** Sets a cubic Bezier curve from 0, 0 to 1, 1 by its control points
   * (keep_animation_set_bezier). */
  void set_bezier(double x1, double y1, double x2, double y2) const;
  /** Sets a mass on a spring (keep_animation_set_spring). */
  void set_spring(double damping_ratio, double initial_velocity) const;
  /** Chooses what moves (keep_animation_set_motion). */
  void set_motion(keep_motion motion) const;
  /** The share of its duration (keep_animation_progress). */
  double progress() const;
  /** Holds an animation at a share of its duration, from 0 to 1, forward or backward, as a finger
   * drags it (keep_animation_set_progress). */
  void set_progress(double the_progress) const;

  /* ---- to here ---- */
};

template <class Function> void animation::set_function(Function function) const {
  using closure = detail::closure<Function>;
  auto call = [](double time, void *self) {
    auto *the = static_cast<closure *>(self);
    double share = time;
    the->of->guard([&] { share = the->function(time); });
    return share;
  };
  hand_over(of_, new closure{of_, std::move(function)}, [&](void *kept) {
    return keep_animation_set_function(owned(), c(), call, kept, closure::destroy);
  });
}

template <class Function> void animation::set_completion(Function function) const {
  using closure = detail::closure<Function>;
  auto call = [](keep_layout *, keep_animation, bool finished, void *self) {
    auto *the = static_cast<closure *>(self);
    the->of->guard([&] { the->function(finished); });
  };
  hand_over(of_, new closure{of_, std::move(function)}, [&](void *kept) {
    return keep_animation_set_completion(owned(), c(), call, kept, closure::destroy);
  });
}

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

  /** The constraint of an equation string, in which nodes have their names: "label.left == icon.right + 8". */
  constraint add(const std::string &equation,
                 const keep_equation_context *context = nullptr) const {
    return {owner_.get(), made(keep_equation_create(c(), equation.c_str(), context))};
  }
  /** Those of several; none if one has a fault. */
  std::vector<constraint> add(const std::vector<std::string> &equations,
                              const keep_equation_context *context = nullptr) const {
    const auto texts = detail::texts(equations);
    size_t room = 0, count = 0; // a chain has less constraints than letters
    for (const std::string &each : equations)
      room += each.size();
    std::vector<keep_constraint> made(room);
    check(keep_equations_create(c(), texts.data(), nullptr, texts.size(), context, made.data(),
                                room, &count));
    made.resize(count);
    return detail::wrapped<constraint>(owner_.get(), made);
  }
  /** The constraints of a visual format: "H:|-[label]-8-[field(>=120)]-|". */
  format add_format(const std::string &text, uint32_t options = 0,
                    const keep_equation_context *context = nullptr) const {
    return {owner_.get(), made(keep_format_create(c(), text.c_str(), context, options))};
  }
  /** The constraints that body() makes. */
  template <class Body> std::vector<constraint> capture(Body body) const {
    check(keep_capture_begin(c()));
    const std::unique_ptr<keep_layout, keep_status (*)(keep_layout *)> end(c(), keep_capture_end);
    body();
    std::vector<keep_constraint> found(keep_capture_constraints(c(), nullptr, 0));
    keep_capture_constraints(c(), found.data(), found.size());
    return detail::wrapped<constraint>(owner_.get(), found);
  }
  /** Calls body(); what it sets can be taken back, and put back, as one. It is taken back if it throws. */
  template <class Body> atomic record(Body body) const {
    const atomic begun(owner_.get(), keep_atomic_begin(c()));
    if (!begun) {
      made(begun.c());
      return begun;
    }
    taking_back(body);
    check(keep_atomic_end(c()));
    return begun;
  }
  /** The layout, for a call that makes a constraint: of this line in a file. */
  const layout &at(const char *file, int32_t line) const {
    keep_layout_at(c(), file, line);
    return *this;
  }

  /** Calls log(keep_log, const std::string &) for what it meets of some kinds. */
  template <class Function> void set_log(uint32_t kinds, Function function) const {
    using closure = detail::closure<Function>;
    auto call = [](keep_layout *, keep_log kind, const char *text, void *self) {
      auto *the = static_cast<closure *>(self);
      the->of->guard([&] { the->function(kind, std::string(text)); });
    };
    detail::hand_over(owner_.get(), new closure{owner_.get(), std::move(function)}, [&](void *log) {
      return keep_layout_set_log(c(), kinds, call, log, closure::destroy);
    });
  }
  void clear_log() const { check(keep_layout_set_log(c(), 0, nullptr, nullptr, nullptr)); }
  /** Attaches something of the host's, which is released with the layout, or by the next one. */
  void set_user_data(std::any data) const {
    detail::hand_over(owner_.get(), new detail::held{std::move(data)}, [&](void *held) {
      return keep_layout_set_user_data(c(), held, detail::held::destroy);
    });
  }
  /** What was attached by set_user_data here, and not in C; empty if nothing was. */
  std::any user_data() const { return detail::held::data_of(keep_layout_user_data(c())); }

  void solve() const { check(keep_layout_solve(c())); }
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

  /** Calls body(), or body(animation), which may set another curve; what it changed takes that many
   * seconds. */
  template <class Body>
  animation animate(double seconds, Body body, keep_curve curve = KEEP_EASE_IN_OUT,
                    double delay = 0) const {
    const animation begun(owner_.get(), keep_animation_begin(c(), KEEP_NO_NODE, seconds, delay));
    if (!begun) {
      made(begun.c());
      return begun;
    }
    taking_back([&] {
      begun.set_curve(curve);
      if constexpr (std::is_invocable_v<Body, animation>)
        body(begun);
      else
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

  std::string text(keep_text which = KEEP_TEXT_DESCRIPTION) const {
    return keep_layout_text(c(), which);
  }
  /** All constraints, also inactive ones. */
  std::vector<constraint> constraints() const {
    std::vector<keep_constraint> found(keep_node_constraints(c(), KEEP_NO_NODE, nullptr, 0));
    keep_node_constraints(c(), KEEP_NO_NODE, found.data(), found.size());
    return detail::wrapped<constraint>(owner_.get(), found);
  }
  keep_direction direction() const { return keep_layout_direction(c()); }
  keep_context context() const { return keep_node_context(c(), KEEP_NO_NODE); }

  /* ---- written by bindings/write_cpp.py: layout ---- */
  /** Clears the last failure (keep_layout_clear_error). */
  void clear_error() const;
  /** Whether anything has changed since the last solve that frames may depend on
   * (keep_layout_needs_solve). */
  bool needs_solve() const;
  /** What happens when required constraints contradict each other (keep_layout_conflict_policy).
   * */
  keep_conflict_policy conflict_policy() const;
  /** Sets whether widths and heights may be negative (keep_layout_set_negative_sizes). */
  void set_negative_sizes(bool allowed) const;
  /** Sets whether new sums of terms and equations may relate positions along one axis to
   * positions along the other, a.bottom <= b.left (keep_layout_set_mixed_axes). */
  void set_mixed_axes(bool allowed) const;
  /** Sets how many pixels of the device a point is wide, for KEEP_FRAME_SNAPPED
   * (keep_layout_set_scale). */
  void set_scale(double the_scale) const;
  /** How many pixels of the device a point is wide (keep_layout_scale). */
  double scale() const;
  /** Creates many nodes, each as keep_node_create (keep_layout_create_nodes). */
  std::vector<keep::node> create_nodes(const std::vector<keep::node> &parents = {}) const;
  /** What a handle names in this layout, by its id (keep_layout_handle_kind). */
  keep_handle_kind handle_kind(uint64_t id) const;
  /** How many nodes there are, roots and guides included (keep_layout_node_count). */
  size_t node_count() const;
  /** The node or guide of a number (keep_layout_numbered). */
  keep::node numbered(size_t number) const;
  /** The frames of many nodes, each as keep_node_frame_as (keep_layout_frames). */
  std::vector<keep::rect> frames(const std::vector<keep::node> &the_nodes,
                                 keep_frame_kind kind) const;
  struct tree_answer;
  /** A node and all that is inside of it, with parents, names and frames (keep_layout_tree). */
  std::vector<tree_answer> tree(keep::node within, keep_frame_kind kind) const;
  /** Sets many values, each as keep_attribute_set (keep_layout_set_values). */
  void set_values(const std::vector<keep::attribute> &attributes,
                  const std::vector<keep_relation> &relations, const std::vector<double> &values,
                  const std::vector<double> &priorities = {}) const;
  /** Sets the reading direction of roots without one of their own (keep_layout_set_direction). */
  void set_direction(keep_direction direction) const;
  /** Puts attributes together in a new group (keep_group_create). */
  keep::attribute create_group(const std::vector<keep::attribute> &attributes) const;
  /** How many demands of containers the last solve did not meet (keep_layout_unmet_count). */
  size_t unmet_count() const;
  /** The constraint that is violated (keep_layout_unmet_constraint). */
  keep::constraint unmet_constraint(size_t index) const;
  /** The member that it is about, the column or row of a grid, or the container itself
   * (keep_layout_unmet_node). */
  keep::node unmet_node(size_t index) const;
  /** The axis along which something is missing (keep_layout_unmet_axis). */
  keep_axis unmet_axis(size_t index) const;
  /** How much is missing, in points (keep_layout_unmet_amount). */
  double unmet_amount(size_t index) const;
  /** How many strings had faults in the last call that read strings (keep_equation_fault_count).
   * */
  size_t equation_fault_count() const;
  /** The fault of a string of that call (keep_equation_fault_at). */
  keep_equation_fault equation_fault_at(size_t index) const;
  /** A fault in words (keep_equation_fault_description). */
  std::string equation_fault_description(size_t index) const;
  /** Asks all conditions again, as keep_node_reload (keep_layout_reload). */
  void reload() const;
  /** Sets the context where no node has one of its own, as of the next reload
   * (keep_layout_set_context). */
  void set_context(keep_context context) const;
  /** Whether anything moves as time passes, or waits to (keep_layout_is_moving). */
  bool is_moving() const;
  struct presented_changes_answer;
  /** The nodes whose presented frames in their parents differ from the last report, with those
   * frames, as keep_layout_changes reports frames (keep_layout_presented_changes). */
  std::vector<presented_changes_answer> presented_changes() const;
  /** The corrections of a conflict (keep_layout_conflict_corrections). */
  std::vector<double> conflict_corrections(size_t index) const;
  /** Why the first constraint of a conflict is the violated one, and none of the others
   * (keep_layout_conflict_reason). */
  keep_conflict_reason conflict_reason(size_t index) const;
  /** Whether a conflict repeats an earlier one (keep_layout_conflict_is_repeat). */
  bool conflict_is_repeat(size_t index) const;
  /** The dimension of the set of optimal solutions (keep_layout_freedom). */
  size_t freedom() const;
  struct ambiguous_answer;
  /** The ambiguous attributes (keep_layout_ambiguous). */
  std::vector<ambiguous_answer> ambiguous() const;
  /** Solves, and moves what is ambiguous to another, equally good solution, to make the ambiguity
   * visible (keep_layout_exercise). */
  void exercise(uint32_t which) const;
  /** Makes the layout that a document describes, and solves (keep_layout_read_document). */
  void read_document(const std::string &document) const;
  /** Makes the layout what a document describes, and keeps what is there (keep_layout_update). */
  void update(const std::string &document) const;
  /** How many lines had faults in the last document that was read or updated to
   * (keep_document_fault_count). */
  size_t document_fault_count() const;
  /** A fault of that document, in the order of lines (keep_document_fault_at). */
  keep_document_fault document_fault_at(size_t index) const;
  /** A fault in words, in one line (keep_document_fault_description). */
  std::string document_fault_description(size_t index) const;
  /** The word that may have been meant (keep_document_fault_nearest). */
  std::string document_fault_nearest(size_t index) const;
  /** Finds the words that could stand at a place of a document, in place of the one that is there
   * (keep_document_complete). */
  size_t document_complete(const std::string &document, size_t offset) const;
  /** One of these words (keep_document_completion). */
  std::string document_completion(size_t index) const;
  /** A drawing as an SVG file (keep_layout_svg). */
  std::string svg(keep::node within, const keep_drawing *drawing = nullptr) const;

  /* ---- to here ---- */

private:
  detail::owner *of() const { return owner_.get(); }
  keep_layout *owned() const { return c(); }
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

/* ==== The solver alone =================================================================== */

/** A variable of a solver. */
class variable : public detail::member<keep_variable, detail::solver_owner> {
public:
  using member::member;

  /* ---- written by bindings/write_cpp.py: variable ---- */
  /** Removes a variable (keep_solver_remove_variable). */
  void remove() const;
  /** Sets the default of a variable (keep_solver_set_default). */
  void set_default(double default_value) const;
  /** The default of a variable (keep_solver_default). */
  double default_value() const;
  /** The value of a variable as of the last solve (keep_solver_value). */
  double value() const;
  struct range_answer;
  /** The smallest and the largest value of a variable with no row of at least a priority worse
   * off (keep_solver_range). */
  range_answer range(keep::priority priority) const;
  struct explanation_answer;
  /** Why a variable has its value (keep_solver_explanation). */
  explanation_answer explanation() const;

  /* ---- to here ---- */
};

/** A row of a solver: a linear constraint. */
class row : public detail::member<keep_row, detail::solver_owner> {
public:
  using member::member;

  /* ---- written by bindings/write_cpp.py: row ---- */
  /** Removes a row (keep_solver_remove_row). */
  void remove() const;
  /** Sets the constant of a row (keep_solver_set_constant). */
  void set_constant(double the_constant) const;
  /** Sets the priority of a row, also to and from required (keep_solver_set_priority). */
  void set_priority(keep::priority the_priority) const;
  /** Sets the weight of a row, between 1e-6 and 1e6 (keep_solver_set_weight). */
  void set_weight(double the_weight) const;
  /** Sets the relation of a row (keep_solver_set_relation). */
  void set_relation(keep_relation the_relation) const;
  /** Sets the coefficient of one variable in a row (keep_solver_set_coefficient). */
  void set_coefficient(keep::variable the_variable, double coefficient) const;
  struct terms_answer;
  /** The terms of a row, one for each variable, in any order, and none that is 0
   * (keep_solver_terms). */
  std::vector<terms_answer> terms() const;
  /** The relation of a row (keep_solver_relation). */
  keep_relation relation() const;
  /** The constant of a row (keep_solver_constant). */
  double constant() const;
  /** The priority of a row (keep_solver_priority). */
  double priority() const;
  /** The weight of a row (keep_solver_weight). */
  double weight() const;
  /** The violation of a row at the last solve, without its weight (keep_solver_violation). */
  double violation() const;

  /* ---- to here ---- */
};

/** The solver that a layout is built on, for models of the host's own: variables, and rows that relate them. */
class solver {
public:
  solver() : owner_(new detail::solver_owner) { owner_->solver = keep_solver_create(); }

  keep_solver *c() const { return detail::begin(owner_.get()); }
  /** The status and the message of the last call that failed. */
  keep_status status() const { return keep_solver_error(c()); }
  std::string message() const { return keep_solver_error_message(c()); }

  /** Calls body(); what it changed is taken back if it throws. */
  template <class Body> void transaction(Body body) const {
    check(keep_solver_begin(c()));
    KEEPLAYOUT_TRY { body(); }
    KEEPLAYOUT_CATCH {
      keep_solver_rollback(c());
      KEEPLAYOUT_THROW();
    }
    check(keep_solver_commit(c()));
  }

  /* ---- written by bindings/write_cpp.py: solver ---- */
  /** Clears the last failure (keep_solver_clear_error). */
  void clear_error() const;
  /** Sets what happens when required rows contradict each other
   * (keep_solver_set_conflict_policy). */
  void set_conflict_policy(keep_conflict_policy policy) const;
  /** What happens when required rows contradict each other (keep_solver_conflict_policy). */
  keep_conflict_policy conflict_policy() const;
  /** Adds a variable (keep_solver_add_variable). */
  keep::variable add_variable(double default_value) const;
  /** Adds many variables, in order of creation (keep_solver_add_variables). */
  std::vector<keep::variable> add_variables(const std::vector<double> &default_values = {}) const;
  /** Adds a row (keep_solver_add_row). */
  keep::row add_row(const std::vector<keep::variable> &variables,
                    const std::vector<double> &coefficients, keep_relation relation,
                    double constant, keep::priority priority, double weight) const;
  /** Adds many rows in compressed-row form (keep_solver_add_rows). */
  std::vector<keep::row>
  add_rows(const std::vector<size_t> &starts, const std::vector<keep::variable> &variables,
           const std::vector<double> &coefficients, const std::vector<keep_relation> &relations,
           const std::vector<double> &constants, const std::vector<double> &priorities,
           const std::vector<double> &weights = {}) const;
  /** Removes many rows (keep_solver_remove_rows). */
  void remove_rows(const std::vector<keep::row> &rows) const;
  /** Sets the constants of many rows (keep_solver_set_constants). */
  void set_constants(const std::vector<keep::row> &rows,
                     const std::vector<double> &constants) const;
  /** Brings all values up to date (keep_solver_solve). */
  void solve() const;
  /** The values of many variables as of the last solve (keep_solver_values). */
  std::vector<double> values(const std::vector<keep::variable> &variables = {}) const;
  struct changes_answer;
  /** The variables whose values differ from the last report (at first from the defaults that they
   * were made with), with their values, in any order (keep_solver_changes). */
  std::vector<changes_answer> changes() const;
  /** How many conflicts the last solve met, or a later call that returned KEEP_ERROR_CONFLICT
   * (keep_solver_conflict_count). */
  size_t conflict_count() const;
  /** The rows of a conflict (keep_solver_conflict). */
  std::vector<keep::row> conflict(size_t index) const;
  /** The dimension of the set of optimal solutions (keep_solver_freedom). */
  size_t freedom() const;
  /** One of the counters of a solver (keep_solver_counter). */
  uint64_t counter(keep_counter the_counter) const;

  /* ---- to here ---- */

private:
  struct destroy {
    void operator()(detail::solver_owner *the) const {
      keep_solver_destroy(the->solver);
      delete the;
    }
  };

  detail::solver_owner *of() const { return owner_.get(); }
  keep_solver *owned() const { return c(); }
  void check(keep_status status) const { detail::check(owner_.get(), status); }

  std::unique_ptr<detail::solver_owner, destroy> owner_;
};

/* ==== Bodies ============================================================================= */

/* ---- written by bindings/write_cpp.py: bodies ---- */
inline void keep::layout::clear_error() const { keep_layout_clear_error(owned()); }

inline bool keep::layout::needs_solve() const { return keep_layout_needs_solve(owned()); }

inline keep_conflict_policy keep::layout::conflict_policy() const {
  return keep_layout_conflict_policy(owned());
}

inline void keep::layout::set_negative_sizes(bool allowed) const {
  check(keep_layout_set_negative_sizes(owned(), allowed));
}

inline void keep::layout::set_mixed_axes(bool allowed) const {
  check(keep_layout_set_mixed_axes(owned(), allowed));
}

inline void keep::layout::set_scale(double the_scale) const {
  check(keep_layout_set_scale(owned(), the_scale));
}

inline double keep::layout::scale() const { return keep_layout_scale(owned()); }

inline std::vector<keep::node>
keep::layout::create_nodes(const std::vector<keep::node> &parents) const {
  auto parents_ = detail::handles(parents, of());
  std::vector<keep_node> nodes_(parents.size());
  check(keep_layout_create_nodes(owned(), detail::array(parents_), nodes_.data(), parents.size()));
  return detail::wrapped<keep::node>(of(), nodes_);
}

inline keep_handle_kind keep::layout::handle_kind(uint64_t id) const {
  return keep_layout_handle_kind(owned(), id);
}

inline size_t keep::layout::node_count() const { return keep_layout_node_count(owned()); }

inline keep::node keep::layout::numbered(size_t number) const {
  return {of(), keep_layout_numbered(owned(), number)};
}

inline std::vector<keep::rect> keep::layout::frames(const std::vector<keep::node> &the_nodes,
                                                    keep_frame_kind kind) const {
  auto the_nodes_ = detail::handles(the_nodes, of());
  std::vector<keep_rect> frames_(the_nodes.size());
  check(keep_layout_frames(owned(), the_nodes_.data(), frames_.data(), the_nodes.size(), kind));
  return frames_;
}

struct keep::layout::tree_answer {
  keep::node node;
  keep::node parent;
  std::string name;
  keep::rect frame;
};
inline std::vector<keep::layout::tree_answer> keep::layout::tree(keep::node within,
                                                                 keep_frame_kind kind) const {
  std::vector<keep_node> nodes_(detail::room);
  std::vector<keep_node> parents_(detail::room);
  std::vector<const char *> names_(detail::room);
  std::vector<keep_rect> frames_(detail::room);
  size_t count = keep_layout_tree(owned(), within.in(of()), nodes_.data(), parents_.data(),
                                  names_.data(), frames_.data(), nodes_.size(), kind);
  if (count > detail::room) {
    nodes_.resize(count);
    parents_.resize(count);
    names_.resize(count);
    frames_.resize(count);
    keep_layout_tree(owned(), within.in(of()), nodes_.data(), parents_.data(), names_.data(),
                     frames_.data(), count, kind);
  } else {
    nodes_.resize(count);
    parents_.resize(count);
    names_.resize(count);
    frames_.resize(count);
  }
  std::vector<keep::layout::tree_answer> all;
  for (size_t k = 0; k < count; k++)
    all.push_back(
        {keep::node(of(), nodes_[k]), keep::node(of(), parents_[k]), names_[k], frames_[k]});
  return all;
}

inline void keep::layout::set_values(const std::vector<keep::attribute> &attributes,
                                     const std::vector<keep_relation> &relations,
                                     const std::vector<double> &values,
                                     const std::vector<double> &priorities) const {
  if (!relations.empty() && !detail::has_length("relations", relations.size(), attributes.size()))
    return;
  if (!detail::has_length("values", values.size(), attributes.size()))
    return;
  if (!priorities.empty() &&
      !detail::has_length("priorities", priorities.size(), attributes.size()))
    return;
  auto attributes_ = detail::handles(attributes, of());
  std::vector<int8_t> relations_(relations.begin(), relations.end());
  check(keep_layout_set_values(owned(), attributes_.data(), detail::array(relations_),
                               values.data(), detail::array(priorities), attributes.size()));
}

inline void keep::layout::set_direction(keep_direction direction) const {
  check(keep_layout_set_direction(owned(), direction));
}

inline keep::attribute
keep::layout::create_group(const std::vector<keep::attribute> &attributes) const {
  auto attributes_ = detail::handles(attributes, of());
  return {of(),
          detail::made(of(), keep_group_create(owned(), attributes_.data(), attributes.size()))};
}

inline size_t keep::layout::unmet_count() const { return keep_layout_unmet_count(owned()); }

inline keep::constraint keep::layout::unmet_constraint(size_t index) const {
  return {of(), detail::made(of(), keep_layout_unmet_constraint(owned(), index))};
}

inline keep::node keep::layout::unmet_node(size_t index) const {
  return {of(), detail::made(of(), keep_layout_unmet_node(owned(), index))};
}

inline keep_axis keep::layout::unmet_axis(size_t index) const {
  return keep_layout_unmet_axis(owned(), index);
}

inline double keep::layout::unmet_amount(size_t index) const {
  return keep_layout_unmet_amount(owned(), index);
}

inline size_t keep::layout::equation_fault_count() const {
  return keep_equation_fault_count(owned());
}

inline keep_equation_fault keep::layout::equation_fault_at(size_t index) const {
  return keep_equation_fault_at(owned(), index);
}

inline std::string keep::layout::equation_fault_description(size_t index) const {
  return keep_equation_fault_description(owned(), index);
}

inline void keep::layout::reload() const { check(keep_layout_reload(owned())); }

inline void keep::layout::set_context(keep_context context) const {
  check(keep_layout_set_context(owned(), context));
}

inline bool keep::layout::is_moving() const { return keep_layout_is_moving(owned()); }

struct keep::layout::presented_changes_answer {
  keep::node node;
  keep::rect frame;
};
inline std::vector<keep::layout::presented_changes_answer> keep::layout::presented_changes() const {
  std::vector<keep_node> nodes_(0);
  std::vector<keep_rect> frames_(0);
  size_t count =
      keep_layout_presented_changes(owned(), nodes_.data(), frames_.data(), nodes_.size());
  nodes_.resize(count);
  frames_.resize(count);
  keep_layout_presented_changes(owned(), nodes_.data(), frames_.data(), count);
  std::vector<keep::layout::presented_changes_answer> all;
  for (size_t k = 0; k < count; k++)
    all.push_back({keep::node(of(), nodes_[k]), frames_[k]});
  return all;
}

inline std::vector<double> keep::layout::conflict_corrections(size_t index) const {
  std::vector<double> values_(detail::room);
  size_t count = keep_layout_conflict_corrections(owned(), index, values_.data(), values_.size());
  if (count > detail::room) {
    values_.resize(count);
    keep_layout_conflict_corrections(owned(), index, values_.data(), count);
  } else {
    values_.resize(count);
  }
  return values_;
}

inline keep_conflict_reason keep::layout::conflict_reason(size_t index) const {
  return keep_layout_conflict_reason(owned(), index);
}

inline bool keep::layout::conflict_is_repeat(size_t index) const {
  return keep_layout_conflict_is_repeat(owned(), index);
}

inline size_t keep::layout::freedom() const { return keep_layout_freedom(owned()); }

struct keep::layout::ambiguous_answer {
  keep::attribute attribute;
  double minimum;
  double maximum;
  bool determining;
};
inline std::vector<keep::layout::ambiguous_answer> keep::layout::ambiguous() const {
  std::vector<keep_attribute> attributes_(detail::room);
  std::vector<double> minima_(detail::room);
  std::vector<double> maxima_(detail::room);
  std::vector<char> determining_(detail::room);
  size_t count =
      keep_layout_ambiguous(owned(), attributes_.data(), minima_.data(), maxima_.data(),
                            reinterpret_cast<bool *>(determining_.data()), attributes_.size());
  if (count > detail::room) {
    attributes_.resize(count);
    minima_.resize(count);
    maxima_.resize(count);
    determining_.resize(count);
    keep_layout_ambiguous(owned(), attributes_.data(), minima_.data(), maxima_.data(),
                          reinterpret_cast<bool *>(determining_.data()), count);
  } else {
    attributes_.resize(count);
    minima_.resize(count);
    maxima_.resize(count);
    determining_.resize(count);
  }
  std::vector<keep::layout::ambiguous_answer> all;
  for (size_t k = 0; k < count; k++)
    all.push_back(
        {keep::attribute(of(), attributes_[k]), minima_[k], maxima_[k], determining_[k] != 0});
  return all;
}

inline void keep::layout::exercise(uint32_t which) const {
  check(keep_layout_exercise(owned(), which));
}

inline void keep::layout::read_document(const std::string &document) const {
  check(keep_layout_read_document(owned(), document.c_str()));
}

inline void keep::layout::update(const std::string &document) const {
  check(keep_layout_update(owned(), document.c_str()));
}

inline size_t keep::layout::document_fault_count() const {
  return keep_document_fault_count(owned());
}

inline keep_document_fault keep::layout::document_fault_at(size_t index) const {
  return keep_document_fault_at(owned(), index);
}

inline std::string keep::layout::document_fault_description(size_t index) const {
  return keep_document_fault_description(owned(), index);
}

inline std::string keep::layout::document_fault_nearest(size_t index) const {
  return keep_document_fault_nearest(owned(), index);
}

inline size_t keep::layout::document_complete(const std::string &document, size_t offset) const {
  return keep_document_complete(owned(), document.c_str(), offset);
}

inline std::string keep::layout::document_completion(size_t index) const {
  return keep_document_completion(owned(), index);
}

inline std::string keep::layout::svg(keep::node within, const keep_drawing *drawing) const {
  return keep_layout_svg(owned(), within.in(of()), drawing);
}

inline void keep::solver::clear_error() const { keep_solver_clear_error(owned()); }

inline void keep::solver::set_conflict_policy(keep_conflict_policy policy) const {
  check(keep_solver_set_conflict_policy(owned(), policy));
}

inline keep_conflict_policy keep::solver::conflict_policy() const {
  return keep_solver_conflict_policy(owned());
}

inline keep::variable keep::solver::add_variable(double default_value) const {
  keep_variable variable_{};
  check(keep_solver_add_variable(owned(), default_value, &variable_));
  return keep::variable(of(), variable_);
}

inline std::vector<keep::variable>
keep::solver::add_variables(const std::vector<double> &default_values) const {
  std::vector<keep_variable> variables_(default_values.size());
  check(keep_solver_add_variables(owned(), detail::array(default_values), default_values.size(),
                                  variables_.data()));
  return detail::wrapped<keep::variable>(of(), variables_);
}

inline keep::row keep::solver::add_row(const std::vector<keep::variable> &variables,
                                       const std::vector<double> &coefficients,
                                       keep_relation relation, double constant,
                                       keep::priority priority, double weight) const {
  if (!detail::has_length("coefficients", coefficients.size(), variables.size()))
    return {};
  auto variables_ = detail::handles(variables, of());
  keep_row row_{};
  check(keep_solver_add_row(owned(), variables_.data(), coefficients.data(), variables.size(),
                            relation, constant, priority.number, weight, &row_));
  return keep::row(of(), row_);
}

inline std::vector<keep::row> keep::solver::add_rows(const std::vector<size_t> &starts,
                                                     const std::vector<keep::variable> &variables,
                                                     const std::vector<double> &coefficients,
                                                     const std::vector<keep_relation> &relations,
                                                     const std::vector<double> &constants,
                                                     const std::vector<double> &priorities,
                                                     const std::vector<double> &weights) const {
  if (!detail::has_length("starts", starts.size(), relations.size() + 1))
    return {};
  if (!detail::has_length("variables", variables.size(), (starts.empty() ? 0 : starts.back())))
    return {};
  if (!detail::has_length("coefficients", coefficients.size(),
                          (starts.empty() ? 0 : starts.back())))
    return {};
  if (!detail::has_length("constants", constants.size(), relations.size()))
    return {};
  if (!priorities.empty() && !detail::has_length("priorities", priorities.size(), relations.size()))
    return {};
  if (!weights.empty() && !detail::has_length("weights", weights.size(), relations.size()))
    return {};
  auto variables_ = detail::handles(variables, of());
  std::vector<int8_t> relations_(relations.begin(), relations.end());
  std::vector<keep_row> rows_(relations.size());
  check(keep_solver_add_rows(owned(), relations.size(), starts.data(), variables_.data(),
                             coefficients.data(), relations_.data(), constants.data(),
                             detail::array(priorities), detail::array(weights), rows_.data()));
  return detail::wrapped<keep::row>(of(), rows_);
}

inline void keep::solver::remove_rows(const std::vector<keep::row> &rows) const {
  auto rows_ = detail::handles(rows, of());
  check(keep_solver_remove_rows(owned(), rows_.data(), rows.size()));
}

inline void keep::solver::set_constants(const std::vector<keep::row> &rows,
                                        const std::vector<double> &constants) const {
  if (!detail::has_length("constants", constants.size(), rows.size()))
    return;
  auto rows_ = detail::handles(rows, of());
  check(keep_solver_set_constants(owned(), rows_.data(), constants.data(), rows.size()));
}

inline void keep::solver::solve() const { check(keep_solver_solve(owned())); }

inline std::vector<double>
keep::solver::values(const std::vector<keep::variable> &variables) const {
  auto variables_ = detail::handles(variables, of());
  std::vector<double> values_(variables.size());
  check(keep_solver_values(owned(), detail::array(variables_), values_.data(), variables.size()));
  return values_;
}

struct keep::solver::changes_answer {
  keep::variable variable;
  double value;
};
inline std::vector<keep::solver::changes_answer> keep::solver::changes() const {
  std::vector<keep_variable> variables_(0);
  std::vector<double> values_(0);
  size_t count = keep_solver_changes(owned(), variables_.data(), values_.data(), variables_.size());
  variables_.resize(count);
  values_.resize(count);
  keep_solver_changes(owned(), variables_.data(), values_.data(), count);
  std::vector<keep::solver::changes_answer> all;
  for (size_t k = 0; k < count; k++)
    all.push_back({keep::variable(of(), variables_[k]), values_[k]});
  return all;
}

inline size_t keep::solver::conflict_count() const { return keep_solver_conflict_count(owned()); }

inline std::vector<keep::row> keep::solver::conflict(size_t index) const {
  std::vector<keep_row> rows_(detail::room);
  size_t count = keep_solver_conflict(owned(), index, rows_.data(), rows_.size());
  if (count > detail::room) {
    rows_.resize(count);
    keep_solver_conflict(owned(), index, rows_.data(), count);
  } else {
    rows_.resize(count);
  }
  return detail::wrapped<keep::row>(of(), rows_);
}

inline size_t keep::solver::freedom() const { return keep_solver_freedom(owned()); }

inline uint64_t keep::solver::counter(keep_counter the_counter) const {
  return keep_solver_counter(owned(), the_counter);
}

inline void keep::node::destroy() const { check(keep_node_destroy(owned(), c())); }

inline void keep::node::move(keep::node the_parent) const {
  check(keep_node_move(owned(), c(), the_parent.in(of())));
}

inline void keep::node::move_before(keep::node sibling) const {
  check(keep_node_move_before(owned(), c(), sibling.in(of())));
}

inline keep::node keep::node::parent() const { return {of(), keep_node_parent(owned(), c())}; }

inline keep::node keep::node::root() const { return {of(), keep_node_root(owned(), c())}; }

inline std::vector<keep::node> keep::node::children() const {
  std::vector<keep_node> children_(detail::room);
  size_t count = keep_node_children(owned(), c(), children_.data(), children_.size());
  if (count > detail::room) {
    children_.resize(count);
    keep_node_children(owned(), c(), children_.data(), count);
  } else {
    children_.resize(count);
  }
  return detail::wrapped<keep::node>(of(), children_);
}

inline keep::node keep::node::child(size_t index) const {
  return {of(), keep_node_child(owned(), c(), index)};
}

inline keep::node keep::node::find(const std::string &the_name) const {
  return {of(), keep_node_find(owned(), c(), the_name.c_str())};
}

inline size_t keep::node::number() const { return keep_node_number(owned(), c()); }

inline void keep::node::set_size(double width, double height) const {
  check(keep_node_set_size(owned(), c(), width, height));
}

struct keep::node::axis_size_answer {
  double axis_size;
  double priority;
};
inline keep::node::axis_size_answer keep::node::axis_size(keep_axis axis) const {
  double priority_{};
  double found = keep_node_axis_size(owned(), c(), axis, &priority_);
  return {found, priority_};
}

inline keep::rect keep::node::frame_in(keep::node space) const {
  return keep_node_frame_in(owned(), c(), space.in(of()));
}

inline keep::node keep::node::guide(keep_guide the_guide) const {
  return {of(), detail::made(of(), keep_node_guide(owned(), c(), the_guide))};
}

inline bool keep::node::is_guide() const { return keep_node_is_guide(owned(), c()); }

inline void keep::node::set_scroll_disabled(keep_axis axis, bool disabled) const {
  check(keep_node_set_scroll_disabled(owned(), c(), axis, disabled));
}

inline bool keep::node::is_scroll_disabled(keep_axis axis) const {
  return keep_node_is_scroll_disabled(owned(), c(), axis);
}

inline keep::rect keep::node::scroll_content() const {
  return keep_node_scroll_content(owned(), c());
}

inline void keep::node::set_direction(keep_direction the_direction) const {
  check(keep_node_set_direction(owned(), c(), the_direction));
}

inline keep_direction keep::node::direction() const { return keep_node_direction(owned(), c()); }

inline keep_direction keep::node::effective_direction() const {
  return keep_node_effective_direction(owned(), c());
}

inline keep::insets keep::node::margins() const { return keep_node_margins(owned(), c()); }

inline bool keep::node::margins_are_directional() const {
  return keep_node_margins_are_directional(owned(), c());
}

inline void keep::node::set_inherits_margins(bool inherits) const {
  check(keep_node_set_inherits_margins(owned(), c(), inherits));
}

inline bool keep::node::inherits_margins() const {
  return keep_node_inherits_margins(owned(), c());
}

inline void keep::node::set_margins_include_safe_area(bool include) const {
  check(keep_node_set_margins_include_safe_area(owned(), c(), include));
}

inline bool keep::node::margins_include_safe_area() const {
  return keep_node_margins_include_safe_area(owned(), c());
}

inline keep::insets keep::node::effective_margins() const {
  return keep_node_effective_margins(owned(), c());
}

inline void keep::node::set_safe_area(keep::insets the_insets) const {
  check(keep_node_set_safe_area(owned(), c(), the_insets));
}

inline keep::insets keep::node::safe_area() const { return keep_node_safe_area(owned(), c()); }

inline keep::insets keep::node::effective_safe_area() const {
  return keep_node_effective_safe_area(owned(), c());
}

inline void keep::node::set_alignment_insets(keep::insets the_insets) const {
  check(keep_node_set_alignment_insets(owned(), c(), the_insets));
}

inline keep::insets keep::node::alignment_insets() const {
  return keep_node_alignment_insets(owned(), c());
}

inline void keep::node::set_baselines(double first, double last) const {
  check(keep_node_set_baselines(owned(), c(), first, last));
}

struct keep::node::baselines_answer {
  double first;
  double last;
};
inline keep::node::baselines_answer keep::node::baselines() const {
  double first_{};
  double last_{};
  keep_node_baselines(owned(), c(), &first_, &last_);
  return {first_, last_};
}

inline void keep::node::set_baseline_share(double share) const {
  check(keep_node_set_baseline_share(owned(), c(), share));
}

inline double keep::node::baseline_share() const { return keep_node_baseline_share(owned(), c()); }

struct keep::node::baseline_positions_answer {
  double first;
  double last;
};
inline keep::node::baseline_positions_answer keep::node::baseline_positions() const {
  double first_{};
  double last_{};
  keep_node_baseline_positions(owned(), c(), &first_, &last_);
  return {first_, last_};
}

inline void keep::node::set_content_size(double width, double height) const {
  check(keep_node_set_content_size(owned(), c(), width, height));
}

inline double keep::node::content_size(keep_axis axis) const {
  return keep_node_content_size(owned(), c(), axis);
}

inline uint32_t keep::node::measure(keep_axis axis) const {
  return keep_node_measure(owned(), c(), axis);
}

inline void keep::node::invalidate_content() const {
  check(keep_node_invalidate_content(owned(), c()));
}

inline double keep::node::resistance(keep_axis axis, keep_resistance the_resistance) const {
  return keep_node_resistance(owned(), c(), axis, the_resistance);
}

inline void keep::node::set_hidden(bool hidden) const {
  check(keep_node_set_hidden(owned(), c(), hidden));
}

inline bool keep::node::is_hidden() const { return keep_node_is_hidden(owned(), c()); }

inline void keep::node::set_gone(keep_gone the_gone) const {
  check(keep_node_set_gone(owned(), c(), the_gone));
}

inline keep_gone keep::node::gone() const { return keep_node_gone(owned(), c()); }

inline keep::size keep::node::fitting_size(keep::size target, keep::priority horizontal_priority,
                                           keep::priority vertical_priority) const {
  keep_size size_{};
  check(keep_node_fitting_size(owned(), c(), target, horizontal_priority.number,
                               vertical_priority.number, &size_));
  return size_;
}

struct keep::node::size_range_answer {
  double minimum;
  double maximum;
};
inline keep::node::size_range_answer keep::node::size_range(keep_axis axis,
                                                            keep::priority priority) const {
  double minimum_{};
  double maximum_{};
  check(keep_node_size_range(owned(), c(), axis, priority.number, &minimum_, &maximum_));
  return {minimum_, maximum_};
}

inline keep::node keep::node::at(double x, double y, keep_frame_kind kind) const {
  return {of(), keep_node_at(owned(), c(), x, y, kind)};
}

inline void keep::node::set_clips(bool the_clips) const {
  check(keep_node_set_clips(owned(), c(), the_clips));
}

inline bool keep::node::clips() const { return keep_node_clips(owned(), c()); }

inline std::vector<keep::constraint> keep::node::constraints() const {
  std::vector<keep_constraint> constraints_(detail::room);
  size_t count = keep_node_constraints(owned(), c(), constraints_.data(), constraints_.size());
  if (count > detail::room) {
    constraints_.resize(count);
    keep_node_constraints(owned(), c(), constraints_.data(), count);
  } else {
    constraints_.resize(count);
  }
  return detail::wrapped<keep::constraint>(of(), constraints_);
}

inline keep::constraint keep::node::constrain(keep_anchor anchor, keep_relation relation,
                                              keep::node other, keep_anchor other_anchor,
                                              double multiplier, double constant,
                                              keep::priority priority, bool installed) const {
  return {of(), detail::made(of(), keep_node_constrain(owned(), c(), anchor, relation,
                                                       other.in(of()), other_anchor, multiplier,
                                                       constant, priority.number, installed))};
}

inline void keep::node::set_container(keep_container_value what, double value) const {
  check(keep_container_set(owned(), c(), what, value));
}

inline double keep::node::get_container(keep_container_value what) const {
  return keep_container_get(owned(), c(), what);
}

inline keep_container_kind keep::node::container_kind() const {
  return keep_node_container_kind(owned(), c());
}

inline void keep::node::set_member(keep_member_value what, double value) const {
  check(keep_member_set(owned(), c(), what, value));
}

inline double keep::node::get_member(keep_member_value what) const {
  return keep_member_get(owned(), c(), what);
}

inline void keep::node::set_listed(const std::vector<keep::node> &the_nodes) const {
  auto the_nodes_ = detail::handles(the_nodes, of());
  check(keep_node_set_listed(owned(), c(), detail::array(the_nodes_), the_nodes.size()));
}

inline size_t keep::node::listed_count() const { return keep_node_listed_count(owned(), c()); }

inline keep::node keep::node::listed(size_t index) const {
  return {of(), keep_node_listed(owned(), c(), index)};
}

inline void keep::node::set_listed_value(keep::node the_node, keep_member_value what,
                                         double value) const {
  check(keep_node_set_listed_value(owned(), c(), the_node.in(of()), what, value));
}

inline double keep::node::listed_value(keep::node the_node, keep_member_value what) const {
  return keep_node_listed_value(owned(), c(), the_node.in(of()), what);
}

inline void keep::node::place_grid(keep::node the_node, size_t column, size_t the_row,
                                   size_t columns, size_t rows) const {
  check(keep_grid_place(owned(), c(), the_node.in(of()), column, the_row, columns, rows));
}

inline void keep::node::set_grid_track(keep_axis axis, size_t index, keep_track track) const {
  check(keep_grid_set_track(owned(), c(), axis, index, track));
}

inline keep_track keep::node::get_grid_track(keep_axis axis, size_t index) const {
  keep_track track_{};
  check(keep_grid_get_track(owned(), c(), axis, index, &track_));
  return track_;
}

inline void keep::node::set_grid_track_count(keep_axis axis, size_t tracks) const {
  check(keep_grid_set_track_count(owned(), c(), axis, tracks));
}

inline size_t keep::node::grid_track_count(keep_axis axis) const {
  return keep_grid_track_count(owned(), c(), axis);
}

inline size_t keep::node::member_cell(keep_axis axis) const {
  return keep_member_cell(owned(), c(), axis);
}

inline size_t keep::node::member_span(keep_axis axis) const {
  return keep_member_span(owned(), c(), axis);
}

inline keep::node keep::node::grid_track(keep_axis axis, size_t index) const {
  return {of(), keep_grid_track(owned(), c(), axis, index)};
}

inline keep::node keep::node::create_guideline(const keep_guideline &guideline,
                                               const std::vector<keep::node> &the_nodes) const {
  auto the_nodes_ = detail::handles(the_nodes, of());
  return {of(),
          detail::made(of(), keep_guideline_create(owned(), c(), &guideline,
                                                   detail::array(the_nodes_), the_nodes.size()))};
}

inline void keep::node::set_barrier_nodes(const std::vector<keep::node> &the_nodes) const {
  auto the_nodes_ = detail::handles(the_nodes, of());
  check(keep_barrier_set_nodes(owned(), c(), detail::array(the_nodes_), the_nodes.size()));
}

inline void keep::node::set_circle(keep::node center, double angle, double radius) const {
  check(keep_node_set_circle(owned(), c(), center.in(of()), angle, radius));
}

struct keep::node::circle_answer {
  keep::node circle;
  double angle;
  double radius;
};
inline keep::node::circle_answer keep::node::circle() const {
  double angle_{};
  double radius_{};
  auto found = keep_node_circle(owned(), c(), &angle_, &radius_);
  return {{of(), found}, angle_, radius_};
}

inline void keep::node::add_variant(double width, double height, bool fits) const {
  check(keep_node_add_variant(owned(), c(), width, height, fits));
}

inline void keep::node::clear_variants() const { check(keep_node_clear_variants(owned(), c())); }

inline size_t keep::node::variant_count() const { return keep_node_variant_count(owned(), c()); }

inline size_t keep::node::variant() const { return keep_node_variant(owned(), c()); }

inline void keep::node::vary_container(size_t the_variant, keep::node container,
                                       keep_container_value what, double value) const {
  check(keep_node_vary_container(owned(), c(), the_variant, container.in(of()), what, value));
}

inline void keep::node::vary_member(size_t the_variant, keep::node subject, keep_member_value what,
                                    double value) const {
  check(keep_node_vary_member(owned(), c(), the_variant, subject.in(of()), what, value));
}

inline void keep::node::vary_gone(size_t the_variant, keep::node other, keep_gone the_gone) const {
  check(keep_node_vary_gone(owned(), c(), the_variant, other.in(of()), the_gone));
}

inline std::vector<keep::constraint> keep::node::applied() const {
  std::vector<keep_constraint> constraints_(detail::room);
  size_t count = keep_node_applied(owned(), c(), constraints_.data(), constraints_.size());
  if (count > detail::room) {
    constraints_.resize(count);
    keep_node_applied(owned(), c(), constraints_.data(), count);
  } else {
    constraints_.resize(count);
  }
  return detail::wrapped<keep::constraint>(of(), constraints_);
}

inline void keep::node::clear_applied() const { check(keep_node_clear_applied(owned(), c())); }

inline void keep::node::reload() const { check(keep_node_reload(owned(), c())); }

inline void keep::node::set_context(const keep_context *the_context) const {
  check(keep_node_set_context(owned(), c(), the_context));
}

inline keep_context keep::node::context() const { return keep_node_context(owned(), c()); }

inline int32_t keep::node::line() const { return keep_node_line(owned(), c()); }

inline keep::constraint keep::node::add_rule(keep_attribute_kind kind, keep::node other,
                                             keep_relation relation, double value,
                                             keep::priority priority) const {
  keep_constraint constraint_{};
  check(keep_node_add_rule(owned(), c(), kind, other.in(of()), relation, value, priority.number,
                           &constraint_));
  return keep::constraint(of(), constraint_);
}

inline void keep::node::clear_autoresizing() const {
  check(keep_node_clear_autoresizing(owned(), c()));
}

inline int32_t keep::node::autoresizing() const { return keep_node_autoresizing(owned(), c()); }

inline keep::attribute keep::nodes::attribute(keep_attribute_kind kind) const {
  return {of(), detail::made(of(), keep_nodes_attribute(owned(), data(), size(), kind))};
}

inline keep::attribute keep::nodes::attribute_to(keep_attribute_kind kind, keep::node other) const {
  return {of(), detail::made(
                    of(), keep_nodes_attribute_to(owned(), data(), size(), kind, other.in(of())))};
}

inline keep::attribute keep::nodes::attribute_between(keep_attribute_kind kind) const {
  return {of(), detail::made(of(), keep_nodes_attribute_between(owned(), data(), size(), kind))};
}

inline void keep::nodes::set(keep_attribute_kind kind, keep::node other, keep_relation relation,
                             double value, keep::priority priority) const {
  check(keep_nodes_set(owned(), data(), size(), kind, other.in(of()), relation, value,
                       priority.number));
}

inline void keep::nodes::set_between(keep_attribute_kind kind, keep_relation relation, double value,
                                     keep::priority priority) const {
  check(keep_nodes_set_between(owned(), data(), size(), kind, relation, value, priority.number));
}

inline void keep::nodes::distribute(keep_attribute_kind kind, keep::priority priority) const {
  check(keep_nodes_distribute(owned(), data(), size(), kind, priority.number));
}

inline void keep::nodes::keep_size(double width, double height, keep::priority priority) const {
  check(keep_nodes_keep_size(owned(), data(), size(), width, height, priority.number));
}

inline void keep::nodes::keep_insets(keep_attribute_kind kind, keep::insets the_insets,
                                     keep::priority priority) const {
  check(keep_nodes_keep_insets(owned(), data(), size(), kind, the_insets, priority.number));
}

inline void keep::nodes::keep_center(double x, double y, keep::priority priority) const {
  check(keep_nodes_keep_center(owned(), data(), size(), x, y, priority.number));
}

struct keep::attribute::followed_answer {
  keep::attribute followed;
  double multiplier;
  double constant;
  double priority;
};
inline keep::attribute::followed_answer keep::attribute::followed(keep_relation relation) const {
  double multiplier_{};
  double constant_{};
  double priority_{};
  auto found =
      keep_attribute_followed(owned(), c(), relation, &multiplier_, &constant_, &priority_);
  return {{of(), found}, multiplier_, constant_, priority_};
}

inline bool keep::attribute::is_active() const { return keep_attribute_is_active(owned(), c()); }

inline void keep::attribute::set_name(const std::string &name) const {
  check(keep_attribute_set_name(owned(), c(), name.c_str()));
}

inline void keep::attribute::set_gone_value(double the_value) const {
  check(keep_attribute_set_gone_value(owned(), c(), the_value));
}

inline double keep::attribute::gone_value() const {
  return keep_attribute_gone_value(owned(), c());
}

inline void keep::attribute::group_destroy() const { check(keep_group_destroy(owned(), c())); }

inline std::vector<keep::attribute> keep::attribute::members() const {
  std::vector<keep_attribute> members_(detail::room);
  size_t count = keep_attribute_members(owned(), c(), members_.data(), members_.size());
  if (count > detail::room) {
    members_.resize(count);
    keep_attribute_members(owned(), c(), members_.data(), count);
  } else {
    members_.resize(count);
  }
  return detail::wrapped<keep::attribute>(of(), members_);
}

inline double keep::attribute::measured() const { return keep_attribute_measured(owned(), c()); }

struct keep::attribute::explanation_answer {
  std::vector<keep::constraint> constraints;
  std::vector<double> factors;
  double rest;
};
inline keep::attribute::explanation_answer keep::attribute::explanation() const {
  double rest_{};
  std::vector<keep_constraint> constraints_(detail::room);
  std::vector<double> factors_(detail::room);
  size_t count = keep_attribute_explanation(owned(), c(), constraints_.data(), factors_.data(),
                                            constraints_.size(), &rest_);
  if (count > detail::room) {
    constraints_.resize(count);
    factors_.resize(count);
    keep_attribute_explanation(owned(), c(), constraints_.data(), factors_.data(), count, &rest_);
  } else {
    constraints_.resize(count);
    factors_.resize(count);
  }
  return {detail::wrapped<keep::constraint>(of(), constraints_), factors_, rest_};
}

struct keep::attribute::range_answer {
  double minimum;
  double maximum;
};
inline keep::attribute::range_answer keep::attribute::range(keep::priority priority) const {
  double minimum_{};
  double maximum_{};
  check(keep_attribute_range(owned(), c(), priority.number, &minimum_, &maximum_));
  return {minimum_, maximum_};
}

inline void keep::constraint::remove() const { check(keep_constraint_remove(owned(), c())); }

inline bool keep::constraint::is_active() const { return keep_constraint_is_active(owned(), c()); }

inline keep_source keep::constraint::source() const { return keep_constraint_source(owned(), c()); }

inline keep::node keep::constraint::node() const {
  return {of(), keep_constraint_node(owned(), c())};
}

inline keep::attribute keep::constraint::attribute() const {
  return {of(), keep_constraint_attribute(owned(), c())};
}

inline keep_relation keep::constraint::relation() const {
  return keep_constraint_relation(owned(), c());
}

struct keep::constraint::terms_answer {
  keep_relation relation;
  double constant;
  std::vector<keep_term> terms;
};
inline keep::constraint::terms_answer keep::constraint::terms() const {
  keep_relation relation_{};
  double constant_{};
  std::vector<keep_term> terms_(detail::room);
  size_t count =
      keep_constraint_terms(owned(), c(), &relation_, &constant_, terms_.data(), terms_.size());
  if (count > detail::room) {
    terms_.resize(count);
    keep_constraint_terms(owned(), c(), &relation_, &constant_, terms_.data(), count);
  } else {
    terms_.resize(count);
  }
  return {relation_, constant_, terms_};
}

inline void keep::constraint::set_relation(keep_relation the_relation) const {
  check(keep_constraint_set_relation(owned(), c(), the_relation));
}

inline void keep::constraint::set_coefficient(size_t index, double coefficient) const {
  check(keep_constraint_set_coefficient(owned(), c(), index, coefficient));
}

inline void keep::constraint::set_installed(bool installed) const {
  check(keep_constraint_set_installed(owned(), c(), installed));
}

inline bool keep::constraint::is_installed() const {
  return keep_constraint_is_installed(owned(), c());
}

inline void keep::constraint::set_variant(keep::node the_node, size_t the_variant) const {
  check(keep_constraint_set_variant(owned(), c(), the_node.in(of()), the_variant));
}

inline keep::node keep::constraint::variant_node() const {
  return {of(), keep_constraint_variant_node(owned(), c())};
}

inline size_t keep::constraint::variant() const { return keep_constraint_variant(owned(), c()); }

inline keep::format keep::constraint::format() const {
  return {of(), keep_constraint_format(owned(), c())};
}

inline int32_t keep::constraint::line() const { return keep_constraint_line(owned(), c()); }

inline double keep::constraint::violation() const {
  return keep_constraint_violation(owned(), c());
}

struct keep::constraint::binding_answer {
  keep::constraint constraint;
  double factor;
};
inline std::vector<keep::constraint::binding_answer> keep::constraint::binding() const {
  std::vector<keep_constraint> constraints_(detail::room);
  std::vector<double> factors_(detail::room);
  size_t count = keep_constraint_binding(owned(), c(), constraints_.data(), factors_.data(),
                                         constraints_.size());
  if (count > detail::room) {
    constraints_.resize(count);
    factors_.resize(count);
    keep_constraint_binding(owned(), c(), constraints_.data(), factors_.data(), count);
  } else {
    constraints_.resize(count);
    factors_.resize(count);
  }
  std::vector<keep::constraint::binding_answer> all;
  for (size_t k = 0; k < count; k++)
    all.push_back({keep::constraint(of(), constraints_[k]), factors_[k]});
  return all;
}

inline void keep::atomic::deactivate() const { check(keep_atomic_deactivate(owned(), c())); }

inline void keep::atomic::activate() const { check(keep_atomic_activate(owned(), c())); }

inline void keep::atomic::destroy() const { check(keep_atomic_destroy(owned(), c())); }

inline bool keep::atomic::is_active() const { return keep_atomic_is_active(owned(), c()); }

inline std::vector<keep::constraint> keep::atomic::constraints() const {
  std::vector<keep_constraint> constraints_(detail::room);
  size_t count = keep_atomic_constraints(owned(), c(), constraints_.data(), constraints_.size());
  if (count > detail::room) {
    constraints_.resize(count);
    keep_atomic_constraints(owned(), c(), constraints_.data(), count);
  } else {
    constraints_.resize(count);
  }
  return detail::wrapped<keep::constraint>(of(), constraints_);
}

inline void keep::format::destroy() const { check(keep_format_destroy(owned(), c())); }

inline std::vector<keep::constraint> keep::format::constraints() const {
  std::vector<keep_constraint> constraints_(detail::room);
  size_t count = keep_format_constraints(owned(), c(), constraints_.data(), constraints_.size());
  if (count > detail::room) {
    constraints_.resize(count);
    keep_format_constraints(owned(), c(), constraints_.data(), count);
  } else {
    constraints_.resize(count);
  }
  return detail::wrapped<keep::constraint>(of(), constraints_);
}

inline std::string keep::format::text() const { return keep_format_text(owned(), c()); }

inline uint32_t keep::format::options() const { return keep_format_options(owned(), c()); }

inline void keep::animation::cancel() const { check(keep_animation_cancel(owned(), c())); }

inline void keep::animation::finish() const { check(keep_animation_finish(owned(), c())); }

inline void keep::animation::set_curve(keep_curve curve) const {
  check(keep_animation_set_curve(owned(), c(), curve));
}

inline void keep::animation::set_bezier(double x1, double y1, double x2, double y2) const {
  check(keep_animation_set_bezier(owned(), c(), x1, y1, x2, y2));
}

inline void keep::animation::set_spring(double damping_ratio, double initial_velocity) const {
  check(keep_animation_set_spring(owned(), c(), damping_ratio, initial_velocity));
}

inline void keep::animation::set_motion(keep_motion motion) const {
  check(keep_animation_set_motion(owned(), c(), motion));
}

inline double keep::animation::progress() const { return keep_animation_progress(owned(), c()); }

inline void keep::animation::set_progress(double the_progress) const {
  check(keep_animation_set_progress(owned(), c(), the_progress));
}

inline void keep::variable::remove() const { check(keep_solver_remove_variable(owned(), c())); }

inline void keep::variable::set_default(double default_value) const {
  check(keep_solver_set_default(owned(), c(), default_value));
}

inline double keep::variable::default_value() const { return keep_solver_default(owned(), c()); }

inline double keep::variable::value() const { return keep_solver_value(owned(), c()); }

struct keep::variable::range_answer {
  double minimum;
  double maximum;
};
inline keep::variable::range_answer keep::variable::range(keep::priority priority) const {
  double minimum_{};
  double maximum_{};
  check(keep_solver_range(owned(), c(), priority.number, &minimum_, &maximum_));
  return {minimum_, maximum_};
}

struct keep::variable::explanation_answer {
  std::vector<keep::row> rows;
  std::vector<double> factors;
  double from_defaults;
};
inline keep::variable::explanation_answer keep::variable::explanation() const {
  double from_defaults_{};
  std::vector<keep_row> rows_(detail::room);
  std::vector<double> factors_(detail::room);
  size_t count = keep_solver_explanation(owned(), c(), rows_.data(), factors_.data(), rows_.size(),
                                         &from_defaults_);
  if (count > detail::room) {
    rows_.resize(count);
    factors_.resize(count);
    keep_solver_explanation(owned(), c(), rows_.data(), factors_.data(), count, &from_defaults_);
  } else {
    rows_.resize(count);
    factors_.resize(count);
  }
  return {detail::wrapped<keep::row>(of(), rows_), factors_, from_defaults_};
}

inline void keep::row::remove() const { check(keep_solver_remove_row(owned(), c())); }

inline void keep::row::set_constant(double the_constant) const {
  check(keep_solver_set_constant(owned(), c(), the_constant));
}

inline void keep::row::set_priority(keep::priority the_priority) const {
  check(keep_solver_set_priority(owned(), c(), the_priority.number));
}

inline void keep::row::set_weight(double the_weight) const {
  check(keep_solver_set_weight(owned(), c(), the_weight));
}

inline void keep::row::set_relation(keep_relation the_relation) const {
  check(keep_solver_set_relation(owned(), c(), the_relation));
}

inline void keep::row::set_coefficient(keep::variable the_variable, double coefficient) const {
  check(keep_solver_set_coefficient(owned(), c(), the_variable.in(of()), coefficient));
}

struct keep::row::terms_answer {
  keep::variable variable;
  double coefficient;
};
inline std::vector<keep::row::terms_answer> keep::row::terms() const {
  std::vector<keep_variable> variables_(detail::room);
  std::vector<double> coefficients_(detail::room);
  size_t count =
      keep_solver_terms(owned(), c(), variables_.data(), coefficients_.data(), variables_.size());
  if (count > detail::room) {
    variables_.resize(count);
    coefficients_.resize(count);
    keep_solver_terms(owned(), c(), variables_.data(), coefficients_.data(), count);
  } else {
    variables_.resize(count);
    coefficients_.resize(count);
  }
  std::vector<keep::row::terms_answer> all;
  for (size_t k = 0; k < count; k++)
    all.push_back({keep::variable(of(), variables_[k]), coefficients_[k]});
  return all;
}

inline keep_relation keep::row::relation() const { return keep_solver_relation(owned(), c()); }

inline double keep::row::constant() const { return keep_solver_constant(owned(), c()); }

inline double keep::row::priority() const { return keep_solver_priority(owned(), c()); }

inline double keep::row::weight() const { return keep_solver_weight(owned(), c()); }

inline double keep::row::violation() const { return keep_solver_violation(owned(), c()); }

/* ---- to here ---- */

} // namespace keep

/** What is known by a handle, as keys. */
#define KEEPLAYOUT_HASH(type)                                                                      \
  template <> struct std::hash<keep::type> {                                                       \
    size_t operator()(const keep::type &one) const { return std::hash<uint64_t>()(one.id()); }     \
  };
KEEPLAYOUT_HASH(node)
KEEPLAYOUT_HASH(constraint)
KEEPLAYOUT_HASH(atomic)
KEEPLAYOUT_HASH(format)
KEEPLAYOUT_HASH(animation)
KEEPLAYOUT_HASH(variable)
KEEPLAYOUT_HASH(row)
template <> struct std::hash<keep::attribute> {
  size_t operator()(const keep::attribute &one) const { return one.hash(); }
};
#undef KEEPLAYOUT_HASH
#undef KEEPLAYOUT_TRY
#undef KEEPLAYOUT_CATCH
#undef KEEPLAYOUT_THROW
#undef KEEPLAYOUT_CURRENT

#endif
