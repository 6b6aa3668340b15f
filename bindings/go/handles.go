package keeplayout

// #include "keepgo.h"
import "C"

import (
	"fmt"
	"unsafe"
)

// Node is a rectangle of a layout: a window, a label, a gap. It is a small value: copy it, compare it, use it as a
// key. Node{} is none.
type Node struct {
	of  *Layout
	raw C.keep_node
}

// Nodes are nodes whose attributes are set at once ([Layout.Nodes]).
type Nodes struct {
	of  *Layout
	raw []C.keep_node
}

// Attribute is an attribute of a node, alone or in relation to another, or a group of them. Words for attributes
// never fail: what sets one that cannot be does. Two that are the same may differ as values; [Attribute.ID] is the
// same.
type Attribute struct {
	of  *Layout
	raw C.keepgo_attribute
}

// Constraint is one linear relation that a layout keeps: a value of an attribute, a sum of terms, a rule.
type Constraint struct {
	of  *Layout
	raw C.keep_constraint
}

// Atomic is a set of changes that is taken back, and put back, as one.
type Atomic struct {
	of  *Layout
	raw C.keep_atomic
}

// Format is the constraints of a visual format.
type Format struct {
	of  *Layout
	raw C.keep_format
}

// Animation is a set of changes that takes time.
type Animation struct {
	of  *Layout
	raw C.keep_animation
}

// Variable is a variable of a solver.
type Variable struct {
	of  *Solver
	raw C.keep_variable
}

// Row is a row of a solver: a linear constraint.
type Row struct {
	of  *Solver
	raw C.keep_row
}

// The id that C knows nothing by.
const unknown = ^C.uint64_t(0)

// What C knows a handle by: one of another owner is nothing that there ever was.
func idIn[T comparable](own, of T, id C.uint64_t) C.uint64_t {
	if own != of && id != 0 {
		return unknown
	}
	return id
}

func (node Node) in(of *Layout) C.keep_node {
	return C.keep_node{id: idIn(node.of, of, node.raw.id)}
}

func (attribute Attribute) in(of *Layout) C.keepgo_attribute {
	if attribute.of != of && attribute.of != nil {
		return C.keepgo_attribute{id: unknown}
	}
	return attribute.raw
}

func (constraint Constraint) in(of *Layout) C.keep_constraint {
	return C.keep_constraint{id: idIn(constraint.of, of, constraint.raw.id)}
}

func (variable Variable) in(of *Solver) C.keep_variable {
	return C.keep_variable{id: idIn(variable.of, of, variable.raw.id)}
}

func (row Row) in(of *Solver) C.keep_row {
	return C.keep_row{id: idIn(row.of, of, row.raw.id)}
}

func (ui *Layout) rawNodes(list []Node) []C.keep_node {
	return all(list, func(each Node) C.keep_node { return each.in(ui) })
}

func (ui *Layout) rawConstraints(list []Constraint) []C.keep_constraint {
	return all(list, func(each Constraint) C.keep_constraint { return each.in(ui) })
}

func (ui *Layout) rawAttributes(list []Attribute) []C.keep_attribute {
	named := all(list, func(each Attribute) C.keepgo_attribute { return each.in(ui) })
	found := make([]C.keep_attribute, len(list))
	if ui.look() {
		C.keepgo_found_all(ui.c, first(named), first(found), C.size_t(len(list)))
		ui.done()
	}
	return found
}

func (ui *Layout) rawQuantities(list []Quantity) []C.keep_attribute {
	return ui.rawAttributes(all(list, func(each Quantity) Attribute { return each.attribute() }))
}

func (solver *Solver) rawVariables(list []Variable) []C.keep_variable {
	return all(list, func(each Variable) C.keep_variable { return each.in(solver) })
}

func (solver *Solver) rawRows(list []Row) []C.keep_row {
	return all(list, func(each Row) C.keep_row { return each.in(solver) })
}

func (ui *Layout) asNode(raw C.keep_node) Node {
	if raw.id == 0 {
		return Node{}
	}
	return Node{ui, raw}
}

func (ui *Layout) asAttribute(raw C.keep_attribute) Attribute {
	return Attribute{ui, C.keepgo_attribute{id: raw.id}}
}

func (ui *Layout) asConstraint(raw C.keep_constraint) Constraint { return Constraint{ui, raw} }
func (ui *Layout) asAtomic(raw C.keep_atomic) Atomic             { return Atomic{ui, raw} }
func (ui *Layout) asFormat(raw C.keep_format) Format             { return Format{ui, raw} }

func (solver *Solver) asVariable(raw C.keep_variable) Variable { return Variable{solver, raw} }
func (solver *Solver) asRow(raw C.keep_row) Row                { return Row{solver, raw} }

// Attribute is the one of a kind. Where there is none, what sets it fails.
func (node Node) Attribute(kind AttributeKind) Attribute {
	raw := C.keepgo_attribute{node: node.raw, kind: C.keep_attribute_kind(kind)}
	return Attribute{node.of, raw}
}

// AttributeTo is the one of a kind in relation to another node.
func (node Node) AttributeTo(kind AttributeKind, other Node) Attribute {
	attribute := node.Attribute(kind)
	attribute.raw.other = other.in(node.of)
	attribute.raw.related = true
	return attribute
}

// ID is a number that no other node of the layout has.
func (node Node) ID() uint64 { return uint64(node.raw.id) }

// ID is a number that no other attribute of the layout has; 0 if there is no such attribute.
func (attribute Attribute) ID() (id uint64) {
	of := attribute.of
	if of.look() {
		id = uint64(C.keepgo_found(of.c, attribute.raw).id)
		of.done()
	}
	return
}

// ID is a number that no other constraint of the layout has.
func (constraint Constraint) ID() uint64 { return uint64(constraint.raw.id) }

// ID is a number that no other variable of the solver has.
func (variable Variable) ID() uint64 { return uint64(variable.raw.id) }

// ID is a number that no other row of the solver has.
func (row Row) ID() uint64 { return uint64(row.raw.id) }

// Exists is whether it has not been destroyed.
func (node Node) Exists() (exists bool) {
	of := node.of
	if of.look() {
		exists = C.keep_layout_handle_kind(of.c, node.raw.id) == C.KEEP_HANDLE_NODE
		of.done()
	}
	return
}

// String is its name, or its number.
func (node Node) String() string {
	if name := node.Name(); name != "" {
		return name
	}
	return fmt.Sprintf("node %#x", node.ID())
}

// String is it with its values.
func (attribute Attribute) String() string { return attribute.Text(TextDescription) }

// Why is why it measures what it does, in words.
func (attribute Attribute) Why() string { return attribute.Text(TextWhy) }

// String is it as a sentence.
func (constraint Constraint) String() string { return constraint.Text(TextDescription) }

// Why is why it is violated, in words.
func (constraint Constraint) Why() string { return constraint.Text(TextWhy) }

// Equation is it as an equation string, which is read back.
func (constraint Constraint) Equation() string { return constraint.Text(TextEquation) }

// String is it as text that is read back.
func (format Format) String() string { return format.Text() }

// Frames are the frames of the nodes, in the room of a slice if that is large enough: a host that draws keeps the
// nodes and the slice, and asks by one call into C.
func (nodes Nodes) Frames(kind FrameKind, into []Rect) ([]Rect, error) {
	of := nodes.of
	if err := of.enter(); err != nil {
		return nil, err
	}
	if cap(into) < len(nodes.raw) {
		into = make([]Rect, len(nodes.raw))
	}
	into = into[:len(nodes.raw)]
	frames := (*C.keep_rect)(unsafe.Pointer(first(into)))
	count := C.size_t(len(nodes.raw))
	return into, of.leave(C.keep_layout_frames(of.c, first(nodes.raw), frames, count, C.keep_frame_kind(kind)))
}
