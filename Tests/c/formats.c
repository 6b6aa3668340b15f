/* Visual formats from C: Apple's documented examples, the frames and constraints that they make, extensions,
 * faults, and everything that must be refused.
 * Linked as any program: cc formats.c $(pkg-config --cflags --libs keeplayout) -lm
 */
#include "bad_input.h"

static keep_layout *form;
static keep_node window, a, b, c;

/* A copy of a text of the layout, for as long as the test. */
static const char *kept(const char *text) {
  static char copy[4096];
  snprintf(copy, sizeof copy, "%s", text);
  return copy;
}

static void begin(double width, double height) {
  form = keep_layout_create();
  window = keep_node_create(form, KEEP_NO_NODE);
  CHECK_OK(keep_node_set_size(form, window, width, height));
  keep_node *all[] = {&a, &b, &c};
  const char *names[] = {"a", "b", "c"};
  for (size_t i = 0; i < COUNT(all); i++) {
    *all[i] = keep_node_create(form, window);
    CHECK_OK(keep_node_set_name(form, *all[i], names[i]));
  }
}

static keep_format make(const char *text, uint32_t options) {
  keep_format made = keep_format_create(form, text, NULL, options);
  if (made.id == 0)
    fprintf(stderr, "%s\n", keep_layout_error_message(form));
  CHECK(made.id != 0);
  return made;
}

static void check_row(keep_node node, double x, double width) {
  keep_rect frame = keep_node_frame(form, node);
  CHECK_NEAR(frame.x, x);
  CHECK_NEAR(frame.width, width);
}

static void check_column(keep_node node, double y, double height) {
  keep_rect frame = keep_node_frame(form, node);
  CHECK_NEAR(frame.y, y);
  CHECK_NEAR(frame.height, height);
}

static void end(void) { keep_layout_destroy(form); }

/* The examples of Apple's Visual Format Language, with the constraints that its text says they make: a format,
 * and their equations in Apple's order. */
static void test_documented(void) {
  const struct {
    const char *format;
    const char *equations[5];
  } documented[] = {
      {"[a]-[b]", {"b.leading == a.trailing + 8"}},
      {"[a(>=50)]", {"a.width >= 50"}},
      {"|-50-[a]-50-|", {"a.leading == parent.leading + 50", "parent.trailing == a.trailing + 50"}},
      {"V:[a]-10-[b]", {"b.top == a.bottom + 10"}},
      {"[a][b]", {"b.leading == a.trailing"}},
      {"[a(100@20)]", {"a.width == 100 @ 20"}},
      {"[a(==b)]", {"a.width == b.width"}},
      {"[a(>=70,<=100)]", {"a.width >= 70", "a.width <= 100"}},
      {"|-[a]-[b]-[c(>=20)]-|",
       {"a.leading == parent.leadingMargin", "b.leading == a.trailing + 8",
        "c.leading == b.trailing + 8", "c.width >= 20", "parent.trailingMargin == c.trailing"}},
  };
  begin(320, 100);
  for (size_t i = 0; i < COUNT(documented); i++) {
    keep_format made = make(documented[i].format, 0);
    keep_constraint all[8];
    size_t count = keep_format_constraints(form, made, all, COUNT(all)), expected = 0;
    while (expected < 5 && documented[i].equations[expected])
      expected++;
    CHECK(count == expected);
    for (size_t each = 0; each < count; each++) {
      CHECK_TEXT(keep_constraint_equation(form, all[each]), documented[i].equations[each]);
      CHECK(keep_constraint_format(form, all[each]).id == made.id);
      CHECK(keep_constraint_source(form, all[each]) == KEEP_SOURCE_TERMS);
    }
    CHECK_OK(keep_format_destroy(form, made));
    CHECK(!keep_format_is_valid(form, made) && !keep_constraint_is_valid(form, all[0]));
  }
  end();
}

/* 320 wide with margins of 8: 304 for three views and two gaps of 8; a and b are 80 wide, c has the rest. */
static void test_frames(void) {
  begin(320, 100);
  make("|-[a(80)]-[b(a)]-[c(>=20)]-|", KEEP_FORMAT_ALIGN_TOP | KEEP_FORMAT_ALIGN_BOTTOM);
  make("V:|-10-[a(30)]-(>=8)-|", 0);
  CHECK_OK(keep_layout_solve(form));
  check_row(a, 8, 80);
  check_row(b, 96, 80);
  check_row(c, 184, 128);
  check_column(c, 10, 30);
  /* From right to left, and as the options fix it. */
  CHECK_OK(keep_layout_set_direction(form, KEEP_RIGHT_TO_LEFT));
  CHECK_OK(keep_layout_solve(form));
  check_row(a, 232, 80);
  check_row(c, 8, 128);
  end();
  begin(320, 100);
  make("|-[a(80)]-20-[b(a)]", KEEP_FORMAT_LEFT_TO_RIGHT);
  make("|-[c(80)]", KEEP_FORMAT_RIGHT_TO_LEFT);
  CHECK_OK(keep_layout_set_direction(form, KEEP_RIGHT_TO_LEFT));
  CHECK_OK(keep_layout_solve(form));
  check_row(a, 8, 80);
  check_row(b, 108, 80);
  check_row(c, 232, 80);
  end();
}

/* A stack of 200 in 300 is in the middle; 8 to its margins and 8 between leave 88 each for a and b. Two flexible
 * gaps beside 200 are 50 each, and those in the stack are equal by themselves: 30 + 60 in 200 leave 55. */
static void test_stacks(void) {
  begin(300, 100);
  const keep_node row = keep_node_create(form, window);
  CHECK_OK(keep_node_set_name(form, row, "row"));
  keep_format made = make("H:|~{row(200):-[a]-[b(a)]-}~|", 0);
  keep_constraint all[8];
  CHECK(keep_format_constraints(form, made, all, COUNT(all)) == 8);
  CHECK_TEXT(keep_constraint_equation(form, all[2]), "a.leading == row.leadingMargin");
  CHECK_TEXT(keep_constraint_equation(form, all[5]), "row.trailingMargin == b.trailing");
  const char *first = keep_constraint_description(form, all[2]);
  CHECK(strncmp(first, "H:{row:-[a]}: ", 14) == 0);
  const char *last = keep_constraint_description(form, all[5]);
  CHECK(strncmp(last, "H:{row:[b]-}: ", 14) == 0);
  CHECK_OK(keep_layout_solve(form));
  check_row(row, 50, 200);
  check_row(a, 58, 88);
  check_row(b, 154, 88);
  end();
}

/* Percentages are of the parent's 300; two flexible gaps beside 150 + 90 are 20 each, three of 50 in 300 leave
 * gaps of 37.5, and 400 in 300 overflow by 50 on both sides. */
static void test_extensions(void) {
  begin(300, 100);
  make("H:|-10%-[a(50%)]~[b(2 * 50 - 10)]~|", 0);
  CHECK_OK(keep_layout_solve(form));
  check_row(a, 30, 150);
  check_row(b, 195, 90);
  end();
  begin(300, 100);
  make("|~[a(50)]~[b(50)]~[c(50)]~|", 0);
  CHECK_OK(keep_layout_solve(form));
  check_row(a, 37.5, 50);
  check_row(b, 125, 50);
  check_row(c, 212.5, 50);
  make("V:|~[a..1,b(20),c(40)]~|", 0);
  CHECK_OK(keep_layout_solve(form));
  check_column(b, 40, 20);
  check_column(c, 30, 40);
  end();
  begin(300, 100);
  make("|~[a(400)]~|", 0);
  CHECK_OK(keep_layout_solve(form));
  check_row(a, -50, 400);
  CHECK(keep_layout_conflict_count(form) == 0);
  make("[b(10)]->[c(c.height)]-(-5)-|@high", 0);
  make("V:[c(40)]", 0);
  CHECK_OK(keep_layout_solve(form));
  check_row(c, 265, 40);
  end();
}

/* Metrics, names, a priority by name; constraints change in place, and the format is written with what they
 * are now. */
static void test_live(void) {
  begin(320, 100);
  const char *names[] = {"label", "field"}, *metrics[] = {"gap", "likely"};
  const keep_node nodes[] = {a, b};
  const double values[] = {12, 700};
  keep_equation_context views =
      KEEP_EQUATION_CONTEXT(.names = names, .nodes = nodes, .name_count = 2, .metrics = metrics,
                            .values = values, .metric_count = 2);
  keep_format made =
      keep_format_create(form, "H:|-[label]-gap-[field(>=120@likely,==60@low)]-|", &views, 0);
  CHECK_TEXT(keep_format_text(form, made), "H:|-[a]-12-[b(>=120@700,60@250)]-|");
  keep_constraint all[8];
  CHECK(keep_format_constraints(form, made, all, COUNT(all)) == 5);
  CHECK_TEXT(keep_constraint_description(form, all[1]),
             "H:[a]-12-[b]: leading of <b> equal to trailing of <a> + 12 with required priority");
  CHECK_OK(keep_constraint_set_value(form, all[1], 20));
  CHECK_OK(keep_constraint_set_priority(form, all[2], KEEP_REQUIRED));
  CHECK_TEXT(keep_format_text(form, made), "H:|-[a]-20-[b(>=120,60@250)]-|");
  CHECK_OK(keep_layout_begin(form));
  CHECK_OK(keep_format_destroy(form, made));
  CHECK(!keep_format_is_valid(form, made));
  CHECK_OK(keep_layout_rollback(form));
  CHECK_TEXT(keep_format_text(form, made), "H:|-[a]-20-[b(>=120,60@250)]-|");
  CHECK_OK(keep_constraint_remove(form, all[1]));
  CHECK_TEXT(keep_format_text(form, made), "H:|-[a]->[b(>=120,60@250)]-|");
  CHECK_OK(keep_node_destroy(form, b));
  CHECK_TEXT(keep_format_text(form, made), "H:|-[a]");
  CHECK_OK(keep_node_destroy(form, a));
  CHECK(!keep_format_is_valid(form, made));
  CHECK_TEXT(keep_format_text(form, made), "");
  end();
}

/* What a format prints makes the same equations, and so does a document. */
static void test_read_back(void) {
  const struct {
    const char *text, *printed;
    uint32_t options;
  } formats[] = {
      {"V:|-[a]-(>=8@700,==12@high)-[b(c.width/2+1)]~(10%)~[c]~|@ 900",
       "V:|-[a]-(>=8@700,12@750)-[b(0.5 * c.width + 1)]~(10%)~[c]~| @ 900", 0},
      {"[a..1,b(a),c(30)]-(-4)-|", "H:[a,b(a),c(30)]-(-4)-|", KEEP_FORMAT_ALIGN_CENTER_Y},
      {" H : | [ a ] - 0 - [b] -> [c] - | // all", "H:|[a][b]->[c]-|", KEEP_FORMAT_RIGHT_TO_LEFT},
      {"V:|-[b]-{a(>=50):->[c]-3-}->|", "V:|-[b]-{a(>=50):->[c]-3-}", 0},
      {"|{a ( 90 ) :-[b]-{c:[b]}-4-}-|", "H:|{a(90):-[b]-{c:[b]}-4-}-|", 0},
      {"V:[a]-[b]-9-[c]", "V:[a]-[b]-9-[c]",
       KEEP_FORMAT_BASELINE_TO_BASELINE | KEEP_FORMAT_ALIGN_LEADING},
  };
  begin(320, 100);
  for (size_t i = 0; i < COUNT(formats); i++) {
    keep_format one = make(formats[i].text, formats[i].options);
    char text[256];
    snprintf(text, sizeof text, "%s", keep_format_text(form, one));
    CHECK_TEXT(text, formats[i].printed);
    keep_format other = make(text, formats[i].options);
    CHECK_TEXT(keep_format_text(form, other), text);
    keep_constraint of_one[16], of_other[16];
    size_t count = keep_format_constraints(form, one, of_one, 16);
    CHECK(count == keep_format_constraints(form, other, of_other, 16));
    for (size_t each = 0; each < count; each++) {
      snprintf(text, sizeof text, "%s", keep_constraint_equation(form, of_one[each]));
      CHECK_TEXT(keep_constraint_equation(form, of_other[each]), text);
    }
    CHECK_OK(keep_format_destroy(form, other));
  }
  const char *document = kept(keep_layout_document(form));
  keep_layout *copy = keep_layout_create();
  CHECK_OK(keep_layout_read_document(copy, document));
  CHECK_TEXT(keep_layout_document(copy), document);
  keep_layout_destroy(copy);
  end();
}

/* Of Apple's text on errors the first four; then one of each fault. Columns are counted by hand. */
static void test_faults(void) {
  const struct {
    const char *text;
    keep_fault fault;
    size_t column;
  } faults[] = {
      {"V|[a]|", KEEP_FAULT_ORIENTATION, 2},
      {"|[a][b(10][c]|", KEEP_FAULT_PARENTHESIS, 10},
      {"|[a][blackBox]", KEEP_FAULT_UNKNOWN_NODE, 6},
      {"V:|[a(>30)]|", KEEP_FAULT_RELATION, 7},
      {"", KEEP_FAULT_EMPTY, 1},
      {"Z:|[a]", KEEP_FAULT_ORIENTATION, 1},
      {"H:a", KEEP_FAULT_VIEW, 3},
      {"[a]-", KEEP_FAULT_VIEW, 5},
      {"|", KEEP_FAULT_VIEW, 2},
      {"[a", KEEP_FAULT_BRACKET, 3},
      {"[a]--8-[b]", KEEP_FAULT_CONNECTION, 5},
      {"[a]-8[b]", KEEP_FAULT_CONNECTION, 6},
      {"[a]->=8-[b]", KEEP_FAULT_CONNECTION, 5},
      {"[a]-gap-[b]", KEEP_FAULT_UNKNOWN_METRIC, 5},
      {"[a(width)]", KEEP_FAULT_UNKNOWN_METRIC, 4},
      {"[a(1@top)]", KEEP_FAULT_UNKNOWN_PRIORITY, 6},
      {"[a(1@0)]", KEEP_FAULT_PRIORITY, 6},
      {"[a(b*c)]", KEEP_FAULT_PRODUCT, 5},
      {"{a:[b]", KEEP_FAULT_STACK, 1},
      {"|{a[b]}|", KEEP_FAULT_STACK, 4},
      {"{d:[b]}", KEEP_FAULT_UNKNOWN_NODE, 2},
      {"{a:-}", KEEP_FAULT_VIEW, 5},
      {"{a:[b]}}", KEEP_FAULT_CONNECTION, 8},
      {"[a1..0]", KEEP_FAULT_VIEW_RANGE, 6},
      {"[a1..x]", KEEP_FAULT_VIEW_RANGE, 6},
      {"[a..2]", KEEP_FAULT_VIEW_RANGE, 5},
      {"[a]", KEEP_FAULT_NOTHING, 1},
      {"[a]-|-[b]", KEEP_FAULT_FORMAT_END, 6},
      {"[a][b] c", KEEP_FAULT_CONNECTION, 8},
      {"[a(1e13)]", KEEP_FAULT_RANGE, 4},
      {"[a(\xFF)]", KEEP_FAULT_TEXT, 4},
      {"[a(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((1", KEEP_FAULT_DEPTH,
       68},
  };
  begin(320, 100);
  const char *document = kept(keep_layout_document(form));
  for (size_t i = 0; i < COUNT(faults); i++) {
    CHECK(keep_format_create(form, faults[i].text, NULL, 0).id == 0);
    CHECK(keep_layout_error(form) == KEEP_ERROR_INVALID_ARGUMENT);
    CHECK(keep_equation_fault_count(form) == 1);
    keep_equation_fault fault = keep_equation_fault_at(form, 0);
    if (fault.fault != faults[i].fault || fault.column != faults[i].column)
      fprintf(stderr, "%s: %d, column %zu\n", faults[i].text, (int)fault.fault, fault.column);
    CHECK(fault.fault == faults[i].fault && fault.column == faults[i].column);
  }
  CHECK_TEXT(keep_layout_document(form), document);
  CHECK_OK(keep_node_set_name(form, a, "label"));
  CHECK(keep_format_create(form, "V:|-[lable]-|", NULL, 0).id == 0);
  CHECK_TEXT(keep_equation_fault_description(form, 0),
             "column 6: there is no node \"lable\"; the nearest is \"label\"\n"
             "V:|-[lable]-|\n"
             "     ^");
  end();
}

static void test_refused_formats(void) {
  begin(320, 100);
  const char *metrics[] = {"b"};
  const double values[] = {1};
  keep_equation_context same =
      KEEP_EQUATION_CONTEXT(.metrics = metrics, .values = values, .metric_count = 1);
  CHECK(keep_format_create(form, "[a(b)]", &same, 0).id == 0);
  CHECK(keep_equation_fault_at(form, 0).fault == KEEP_FAULT_METRIC_AND_NODE);
  CHECK(keep_format_create(form, "|-[a]", &same, 0).id != 0);
  end();

  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_format_create, NULL, NULL, 0);
  /* A root has no parent to be held to. */
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_format_create, "|[#1(100)]", NULL, 0);
  CHECK(keep_equation_fault_at(ui, 0).status == KEEP_ERROR_UNRELATED);
  const uint32_t bad[] = {1,
                          KEEP_FORMAT_ALIGN_LEFT,
                          KEEP_FORMAT_ALIGN_TOP | KEEP_FORMAT_ALIGN_CENTER_X,
                          KEEP_FORMAT_BASELINE_TO_BASELINE,
                          KEEP_FORMAT_LEFT_TO_RIGHT | KEEP_FORMAT_RIGHT_TO_LEFT,
                          UINT32_MAX};
  for (size_t i = 0; i < COUNT(bad); i++)
    NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_format_create, "[box(1)]", NULL, bad[i]);
  NONE(KEEP_ERROR_INVALID_ARGUMENT, keep_format_create, "V:[box(1)]", NULL,
       (uint32_t)KEEP_FORMAT_ALIGN_TOP);
  keep_format none = {0}, strange = {0x8123456789ABCDEFu};
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_format_destroy, none);
  REFUSED(KEEP_ERROR_INVALID_HANDLE, keep_format_destroy, strange);
  NULL_LAYOUT(keep_format_destroy(NULL, none));
  CHECK(keep_format_create(NULL, "[box(1)]", NULL, 0).id == 0);
  CHECK(keep_format_constraints(ui, strange, NULL, 0) == 0);
  CHECK_TEXT(keep_format_text(ui, none), "");
  CHECK(keep_format_options(ui, strange) == 0);
  CHECK(keep_constraint_format(ui, rule).id == 0);
  CHECK(keep_constraint_format(ui, gone_rule).id == 0);
}

/* A megabyte of views is read in one pass: the time is linear, and a fault at its end is found there. A short
 * range cannot stand for more constraints than the limit. */
static void test_size(void) {
  begin(320, 100);
  const size_t views = 1 << 18;
  char *text = malloc(4 * views + 16);
  for (size_t i = 0; i < views; i++)
    memcpy(text + 4 * i, i & 1 ? "[b]-" : "[a]-", 4);
  strcpy(text + 4 * views, "[lost]");
  CHECK(keep_format_create(form, text, NULL, 0).id == 0);
  CHECK(keep_equation_fault_at(form, 0).column == 4 * views + 2);
  free(text);
  end();
  begin(320, 100);
  char name[16];
  for (int i = 1; i <= 300; i++) {
    snprintf(name, sizeof name, "cell%d", i);
    CHECK_OK(keep_node_set_name(form, keep_node_create(form, window), name));
  }
  make("[cell1..200]-[cell201..300]", 0);
  CHECK(keep_format_create(form, "[cell1..300]-[cell1..300]", NULL, 0).id == 0);
  CHECK(keep_equation_fault_at(form, 0).fault == KEEP_FAULT_MANY);
  CHECK(keep_format_create(form, "[cell1..999999999]-|", NULL, 0).id == 0);
  end();
}

int main(void) {
  test_documented();
  test_frames();
  test_stacks();
  test_extensions();
  test_live();
  test_read_back();
  test_faults();
  set_up();
  test_refused_formats();
  tear_down();
  test_size();
  return 0;
}
