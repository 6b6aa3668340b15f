package keeplayout

// #include "keepgo.h"
import "C"

import (
	"fmt"
	"math"
	"strings"
)

// Expression is a sum of lines, sizes and numbers: a [Line], a [Dimension], a [Number] or a [Sum].
type Expression interface {
	sum() Sum
}

// Line is a line of a node in a sum.
type Line struct {
	Node   Node
	Anchor Anchor
}

// Dimension is a width or a height: an attribute, and a size in a sum.
type Dimension struct {
	Attribute
	line Line
}

// Number is a number as a sum.
type Number float64

// Term is one of the terms of a constraint. Node{} is the parent of the first node.
type Term struct {
	Line
	Coefficient float64
}

// Sum is lines and sizes times factors, and a number.
type Sum struct {
	terms    []Term
	constant float64
}

// Comparison is two sums that are compared, for [Layout.Add].
type Comparison struct {
	difference Sum
	relation   Relation
	priority   Priority
}

func (line Line) sum() Sum           { return Sum{terms: []Term{{line, 1}}} }
func (dimension Dimension) sum() Sum { return dimension.line.sum() }
func (number Number) sum() Sum       { return Sum{constant: float64(number)} }
func (sum Sum) sum() Sum             { return sum }

// String is the name of its node and what of it: "title.left".
func (line Line) String() string { return fmt.Sprintf("%v.%v", line.Node, line.Anchor) }

// String is its terms and its number: "2 * title.left - 8".
func (sum Sum) String() string {
	text := strings.Builder{}
	for _, each := range sum.terms {
		text.WriteString(signed(each.Coefficient, text.Len() == 0))
		if factor := math.Abs(each.Coefficient); factor != 1 {
			fmt.Fprint(&text, factor, " * ")
		}
		text.WriteString(each.Line.String())
	}
	if sum.constant != 0 || text.Len() == 0 {
		text.WriteString(signed(sum.constant, text.Len() == 0))
		fmt.Fprint(&text, math.Abs(sum.constant))
	}
	return text.String()
}

// String is its difference and its priority: "title.right - button.left + 8 <= 0 @ 750".
func (comparison Comparison) String() string {
	sign := map[Relation]string{RelationAtMost: "<=", RelationEqual: "==", RelationAtLeast: ">="}
	return fmt.Sprintf("%v %s 0 @ %v", comparison.difference, sign[comparison.relation], comparison.priority)
}

func signed(number float64, isFirst bool) string {
	switch {
	case isFirst && number < 0:
		return "-"
	case isFirst:
		return ""
	case number < 0:
		return " - "
	}
	return " + "
}

func times(of Expression, factor float64) Sum {
	sum := of.sum()
	made := Sum{make([]Term, len(sum.terms)), sum.constant * factor}
	for i, each := range sum.terms {
		made.terms[i] = Term{each.Line, each.Coefficient * factor}
	}
	return made
}

func add(one Expression, other Expression, factor float64) Sum {
	sum, more := times(one, 1), times(other, factor)
	return Sum{append(sum.terms, more.terms...), sum.constant + more.constant}
}

// Whether its numbers are some; what is not is of the node of which it is a factor, or of the first one.
func (sum Sum) check() (culprit Node, err error) {
	for _, each := range sum.terms {
		if err = finite("factor", each.Coefficient); err != nil {
			return each.Node, err
		}
	}
	if len(sum.terms) > 0 {
		culprit = sum.terms[0].Node
	}
	return culprit, finite("constant", sum.constant)
}

func compare(one Expression, relation Relation, other Expression) Comparison {
	return Comparison{add(one, other, -1), relation, Required}
}

// Plus adds a number.
func (line Line) Plus(number float64) Sum { return add(line, Number(number), 1) }

// Minus takes a number away.
func (line Line) Minus(number float64) Sum { return add(line, Number(number), -1) }

// Times multiplies by a number.
func (line Line) Times(factor float64) Sum { return times(line, factor) }

// Add adds another sum.
func (line Line) Add(other Expression) Sum { return add(line, other, 1) }

// Sub takes another sum away.
func (line Line) Sub(other Expression) Sum { return add(line, other, -1) }

// EqualTo compares: equal to another sum.
func (line Line) EqualTo(other Expression) Comparison { return compare(line, RelationEqual, other) }

// AtMost compares: at most another sum.
func (line Line) AtMost(other Expression) Comparison { return compare(line, RelationAtMost, other) }

// AtLeast compares: at least another sum.
func (line Line) AtLeast(other Expression) Comparison { return compare(line, RelationAtLeast, other) }

// Plus adds a number.
func (dimension Dimension) Plus(number float64) Sum { return add(dimension, Number(number), 1) }

// Minus takes a number away.
func (dimension Dimension) Minus(number float64) Sum { return add(dimension, Number(number), -1) }

// Times multiplies by a number.
func (dimension Dimension) Times(factor float64) Sum { return times(dimension, factor) }

// Add adds another sum.
func (dimension Dimension) Add(other Expression) Sum { return add(dimension, other, 1) }

// Sub takes another sum away.
func (dimension Dimension) Sub(other Expression) Sum { return add(dimension, other, -1) }

// EqualTo compares: equal to another sum.
func (dimension Dimension) EqualTo(other Expression) Comparison {
	return compare(dimension, RelationEqual, other)
}

// AtMost compares: at most another sum.
func (dimension Dimension) AtMost(other Expression) Comparison {
	return compare(dimension, RelationAtMost, other)
}

// AtLeast compares: at least another sum.
func (dimension Dimension) AtLeast(other Expression) Comparison {
	return compare(dimension, RelationAtLeast, other)
}

// Plus adds a number.
func (sum Sum) Plus(number float64) Sum { return add(sum, Number(number), 1) }

// Minus takes a number away.
func (sum Sum) Minus(number float64) Sum { return add(sum, Number(number), -1) }

// Times multiplies by a number.
func (sum Sum) Times(factor float64) Sum { return times(sum, factor) }

// Add adds another sum.
func (sum Sum) Add(other Expression) Sum { return add(sum, other, 1) }

// Sub takes another sum away.
func (sum Sum) Sub(other Expression) Sum { return add(sum, other, -1) }

// EqualTo compares: equal to another sum.
func (sum Sum) EqualTo(other Expression) Comparison { return compare(sum, RelationEqual, other) }

// AtMost compares: at most another sum.
func (sum Sum) AtMost(other Expression) Comparison { return compare(sum, RelationAtMost, other) }

// AtLeast compares: at least another sum.
func (sum Sum) AtLeast(other Expression) Comparison { return compare(sum, RelationAtLeast, other) }

// At gives it a priority, in place of required.
func (comparison Comparison) At(priority Priority) Comparison {
	comparison.priority = priority
	return comparison
}

// Add makes a constraint of a comparison.
func (ui *Layout) Add(kept Comparison) (Constraint, error) {
	if node, err := kept.difference.check(); err != nil {
		if node.of == ui {
			return Constraint{}, node.refuse(err)
		}
		return Constraint{}, ui.refuse(err)
	}
	terms := make([]C.keep_term, len(kept.difference.terms))
	for i, each := range kept.difference.terms {
		terms[i].node = each.Node.in(ui)
		terms[i].anchor = C.keep_anchor(each.Anchor)
		terms[i].coefficient = C.double(each.Coefficient)
	}
	if err := ui.enter(); err != nil {
		return Constraint{}, err
	}
	constant := C.double(-kept.difference.constant)
	made := C.keep_constraint_create(ui.c, first(terms), C.size_t(len(terms)), C.keep_relation(kept.relation),
		constant, C.double(kept.priority), true)
	return ui.asConstraint(made), ui.made(made.id != 0)
}

// AddAll makes constraints of comparisons; none if one of them fails.
func (ui *Layout) AddAll(list ...Comparison) ([]Constraint, error) {
	made := make([]Constraint, len(list))
	err := ui.Transaction(func() (err error) {
		for i, each := range list {
			if made[i], err = ui.Add(each); err != nil {
				return
			}
		}
		return
	})
	if err != nil {
		return nil, err
	}
	return made, nil
}

func (ui *Layout) asTerm(kept C.keep_term) Term {
	return Term{Line{ui.asNode(kept.node), Anchor(kept.anchor)}, float64(kept.coefficient)}
}

// Terms are what it relates: the sum of the terms compares to the constant.
func (constraint Constraint) Terms() (terms []Term, relation Relation, constant float64) {
	of := constraint.of
	if !of.look() {
		return
	}
	var kept C.keep_relation
	var number C.double
	count := C.keep_constraint_terms(of.c, constraint.raw, &kept, &number, nil, 0)
	found := make([]C.keep_term, count)
	C.keep_constraint_terms(of.c, constraint.raw, &kept, &number, first(found), count)
	of.done()
	return all(found, of.asTerm), Relation(kept), float64(number)
}
