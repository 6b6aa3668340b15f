package keeplayout

// #include "keepgo.h"
import "C"

import (
	"math"
	"sort"
)

// Conflict is required constraints that contradict each other. The first one is the violated one.
type Conflict struct {
	// Without one of them there is no contradiction.
	Constraints []Constraint
	// All of it in words.
	Text string
}

// String is all of it in words.
func (conflict Conflict) String() string { return conflict.Text }

// Conflicts are those of the last solve, or of the call that was refused.
func (ui *Layout) Conflicts() []Conflict {
	found := make([]Conflict, ui.ConflictCount())
	for i := range found {
		found[i] = Conflict{ui.Conflict(i), ui.ConflictText(i, TextDescription)}
	}
	return found
}

// Names are those of nodes and numbers in equation strings and visual formats, and what else holds for these. Without
// any name for a node, nodes have their own.
type Names struct {
	Nodes   map[string]Node
	Metrics map[string]float64
	// The priority of those without one of their own; 0 is required.
	Priority Priority
	// Constraints of earlier strings, in place of which these come.
	Replaced []Constraint
	// The constraints are not installed at once.
	Uninstalled bool
	// Strings with faults are left out, instead of refusing all of them.
	SkipsFaults bool
}

func (names Names) c(of *Layout, in *room) (kept C.keep_equation_context, err error) {
	texts, nodes, err := divided(names.Nodes)
	if err != nil {
		return
	}
	metrics, values, err := divided(names.Metrics)
	if err != nil {
		return
	}
	kept.size = C.sizeof_keep_equation_context
	kept.names, kept.metrics = inRoom(in, texts, in.text), inRoom(in, metrics, in.text)
	kept.name_count, kept.metric_count = C.size_t(len(texts)), C.size_t(len(metrics))
	kept.nodes = inRoom(in, nodes, func(each Node) C.keep_node { return each.in(of) })
	kept.values = inRoom(in, values, func(each float64) C.double { return C.double(each) })
	kept.priority = C.double(names.Priority)
	kept.uninstalled, kept.skips_faults = C.bool(names.Uninstalled), C.bool(names.SkipsFaults)
	kept.replaced = inRoom(in, names.Replaced, func(each Constraint) C.keep_constraint { return each.in(of) })
	kept.replaced_count = C.size_t(len(names.Replaced))
	return
}

// Names in their order, so that the same calls are the same for C, and what they stand for.
func divided[T any](named map[string]T) (names []string, values []T, err error) {
	for name := range named {
		if _, err = textIn(name); err != nil {
			return
		}
		names = append(names, name)
	}
	sort.Strings(names)
	for _, name := range names {
		values = append(values, named[name])
	}
	return
}

// Calls C with a text and the names in it.
func (ui *Layout) read(text string, names []Names, call func(*C.char, *C.keep_equation_context) bool) error {
	in := &room{}
	defer in.free()
	string_, err := textIn(text)
	if err != nil {
		return ui.refuse(err)
	}
	context, err := oneOf(names).c(ui, in)
	if err != nil {
		return ui.refuse(err)
	}
	if err := ui.enter(); err != nil {
		return err
	}
	return ui.made(call(string_, &context))
}

func oneOf(names []Names) Names {
	switch len(names) {
	case 0:
		return Names{}
	case 1:
		return names[0]
	}
	return Names{Priority: Priority(math.NaN())} // C refuses it
}

// Equation makes the constraint of an equation string: "label.left == icon.right + 8".
func (ui *Layout) Equation(text string, names ...Names) (Constraint, error) {
	made := Constraint{of: ui}
	err := ui.read(text, names, func(text *C.char, context *C.keep_equation_context) bool {
		made.raw = C.keep_equation_create(ui.c, text, context)
		return made.raw.id != 0
	})
	return made, err
}

// Equations makes the constraints of equation strings; none if one has a fault, unless these are skipped.
func (ui *Layout) Equations(list []string, names ...Names) ([]Constraint, error) {
	in := &room{}
	defer in.free()
	room := 0 // a chain has less constraints than letters
	for _, each := range list {
		if _, err := textIn(each); err != nil {
			return nil, ui.refuse(err)
		}
		room += len(each)
	}
	context, err := oneOf(names).c(ui, in)
	if err != nil {
		return nil, ui.refuse(err)
	}
	texts := inRoom(in, list, in.text)
	found := make([]C.keep_constraint, room)
	if err := ui.enter(); err != nil {
		return nil, err
	}
	var made C.size_t
	err = ui.leave(C.keep_equations_create(ui.c, texts, nil, C.size_t(len(list)), &context, first(found),
		C.size_t(room), &made))
	return ui.thatAre(found[:made]), err
}

func (ui *Layout) thatAre(found []C.keep_constraint) (made []Constraint) {
	for _, each := range found {
		if each.id != 0 {
			made = append(made, ui.asConstraint(each))
		}
	}
	return
}

// Format makes the constraints of a visual format: "|-[label]-[field(>=120)]-|".
func (ui *Layout) Format(text string, names ...Names) (Format, error) {
	return ui.FormatWith(text, 0, names...)
}

// FormatWith makes the constraints of a visual format, with options.
func (ui *Layout) FormatWith(text string, options FormatOption, names ...Names) (Format, error) {
	made := Format{of: ui}
	err := ui.read(text, names, func(text *C.char, context *C.keep_equation_context) bool {
		made.raw = C.keep_format_create(ui.c, text, context, C.uint32_t(options))
		return made.raw.id != 0
	})
	return made, err
}

// Applied is an attribute that is to be applied ([Node.Apply]): it replaces what it contradicts of those that were
// applied before. What is 0 is as usual: equal, times 1, required, to the parent.
type Applied struct {
	// One of the two.
	Anchor   Anchor
	Compound Compound
	Relation Relation
	// A factor for what it refers to.
	Multiplier float64
	Value      float64
	Priority   Priority
	// The node that it refers to, in place of the parent.
	To Node
	// The anchor that it refers to, in place of the usual one.
	ToAnchor Anchor
	// A value for each part of a compound.
	Parts []float64
	// It holds only while this does, which each reload asks again.
	When func(node Node, context Context) bool
}

func (applied Applied) c(of *Layout, in *room) (kept C.keep_applied) {
	kept.size = C.sizeof_keep_applied
	kept.anchor, kept.to_anchor = C.keep_anchor(applied.Anchor), C.keep_anchor(applied.ToAnchor)
	kept.compound = C.keep_compound(applied.Compound)
	kept.relation = C.keep_relation(applied.Relation)
	kept.multiplier, kept.priority = C.double(applied.Multiplier), C.double(applied.Priority)
	if applied.Multiplier == 0 {
		kept.multiplier = 1
	}
	if applied.Priority == 0 {
		kept.priority = C.double(Required)
	}
	kept.value = C.double(applied.Value)
	kept.to = applied.To.in(of)
	kept.parts = inRoom(in, applied.Parts, func(each float64) C.double { return C.double(each) })
	return
}

// C reads as many parts as a compound has.
func (applied Applied) check() error {
	if len(applied.Parts) == 0 {
		return nil
	}
	wanted := map[Compound]int{0: 0, CompoundEdges: 4, CompoundMargins: 4}
	count, isKnown := wanted[applied.Compound]
	if !isKnown {
		count = 2
	}
	return hasLength("parts", len(applied.Parts), count)
}

// Apply applies attributes in place of those that they replace; returns their constraints.
func (node Node) Apply(list ...Applied) ([]Constraint, error) {
	of := node.of
	in := &room{}
	defer in.free()
	for _, each := range list {
		if err := each.check(); err != nil {
			return nil, of.refuse(err)
		}
	}
	raw := all(list, func(each Applied) C.keep_applied { return each.c(of, in) })
	if err := of.enter(); err != nil {
		return nil, err
	}
	conditions := []C.uintptr_t{}
	for i, each := range list {
		if each.When != nil {
			condition := hold(of, each.When)
			conditions = append(conditions, condition)
			C.keepgo_applied_set_when(&raw[i], condition)
		}
	}
	made := make([]C.keep_constraint, 4*len(list)) // a compound has up to four parts
	kept := inRoom(in, raw, func(each C.keep_applied) C.keep_applied { return each })
	status := C.keep_node_apply(of.c, node.raw, kept, C.size_t(len(list)), first(made), C.size_t(len(made)))
	if status != C.KEEP_OK {
		for _, each := range conditions {
			keepgoRelease(each)
		}
	}
	return of.thatAre(made), of.leave(status)
}
