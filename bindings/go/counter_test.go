package keeplayout

import (
	"reflect"
	"sync/atomic"
)

// Held is how many closures and values C has.
func Held() int64 { return atomic.LoadInt64(&heldCount) }

// WhileInUse calls a body as another goroutine does while a call runs.
func WhileInUse(ui *Layout, body func()) error {
	if err := ui.enter(); err != nil {
		return err
	}
	defer ui.done()
	body()
	return nil
}

// HandleOf is a handle of any id.
func HandleOf(owner any, type_ reflect.Type, id uint64) any {
	ui, _ := owner.(*Layout)
	solver, _ := owner.(*Solver)
	node, attribute, constraint := Node{of: ui}, Attribute{of: ui}, Constraint{of: ui}
	atomic, format, animation := Atomic{of: ui}, Format{of: ui}, Animation{of: ui}
	variable, row := Variable{of: solver}, Row{of: solver}
	set(&node.raw.id, id)
	set(&attribute.raw.id, id)
	set(&constraint.raw.id, id)
	set(&atomic.raw.id, id)
	set(&format.raw.id, id)
	set(&animation.raw.id, id)
	set(&variable.raw.id, id)
	set(&row.raw.id, id)
	for _, each := range []any{node, attribute, constraint, atomic, format, animation, variable, row} {
		if reflect.TypeOf(each) == type_ {
			return each
		}
	}
	return nil
}

func set[T ~uint64](at *T, id uint64) { *at = T(id) }

// IDOf is the number of a handle.
func IDOf(handle any) uint64 {
	return reflect.ValueOf(handle).FieldByName("raw").Field(0).Uint()
}

// ComparisonOf is one of terms and a constant.
func ComparisonOf(terms []Term, relation Relation, constant float64, priority Priority) Comparison {
	return Comparison{Sum{terms, -constant}, relation, priority}
}
