package keeplayout

// #include "keepgo.h"
import "C"

// Transaction is open until it is committed or rolled back, as those of database/sql: defer Rollback, and Commit at the
// end.
type Transaction struct {
	of     *Layout
	isOver bool
}

// Begin begins a transaction: no conflict is refused before the commit.
func (ui *Layout) Begin() (*Transaction, error) {
	if err := ui.enter(); err != nil {
		return nil, err
	}
	status := C.keep_layout_begin(ui.c)
	ui.unlessCaught(status == C.KEEP_OK)
	if err := ui.leave(status); err != nil {
		return nil, err
	}
	return &Transaction{of: ui}, nil
}

// Takes back what has begun in a call that a closure has panicked in.
func (ui *Layout) unlessCaught(hasBegun bool) {
	if hasBegun && ui.caught != nil {
		C.keep_layout_rollback(ui.c)
	}
}

// Commit ends it. It fails where conflicts are refused and there are any; all is taken back then.
func (begun *Transaction) Commit() error {
	return begun.end(func(layout *C.keep_layout) C.keep_status { return C.keep_layout_commit(layout) })
}

// Rollback takes back what has changed since it began. Once it is over that does nothing.
func (begun *Transaction) Rollback() error {
	if begun.isOver {
		return nil
	}
	return begun.end(func(layout *C.keep_layout) C.keep_status { return C.keep_layout_rollback(layout) })
}

func (begun *Transaction) end(end func(*C.keep_layout) C.keep_status) error {
	of := begun.of
	if begun.isOver {
		return of.refuse(&Error{ErrState, "the transaction is over"})
	}
	if err := of.enter(); err != nil {
		return err
	}
	begun.isOver = true
	return of.leave(end(of.c))
}

// Calls a body in what has begun, and ends that; all is taken back if the body fails or panics.
func (ui *Layout) within(end func(*C.keep_layout) C.keep_status, body func() error) error {
	begun := &Transaction{of: ui}
	defer begun.Rollback()
	if err := body(); err != nil {
		return err
	}
	return begun.end(end)
}

// Transaction calls a body; what it changes is taken back if it fails or panics.
func (ui *Layout) Transaction(body func() error) error {
	begun, err := ui.Begin()
	if err != nil {
		return err
	}
	defer begun.Rollback()
	if err := body(); err != nil {
		return err
	}
	return begun.Commit()
}

// Atomic calls a body; what it sets can be taken back, and put back, as one. It is taken back if the body fails or
// panics.
func (ui *Layout) Atomic(body func() error) (Atomic, error) {
	if err := ui.enter(); err != nil {
		return Atomic{}, err
	}
	made := Atomic{ui, C.keep_atomic_begin(ui.c)}
	ui.unlessCaught(made.raw.id != 0)
	if err := ui.made(made.raw.id != 0); err != nil {
		return Atomic{}, err
	}
	end := func(layout *C.keep_layout) C.keep_status { return C.keep_atomic_end(layout) }
	return made, ui.within(end, body)
}

// Animate calls a body; what it changes holds at once, and presented frames follow over a duration, in seconds, as
// [Layout.Advance] lets time pass. The body may set another curve. All is taken back if it fails or panics.
func (ui *Layout) Animate(duration float64, body func(animation Animation) error) (Animation, error) {
	return ui.AnimateWithin(Node{}, duration, 0, body)
}

// AnimateWithin is as [Layout.Animate], after a delay, and only of what is inside of a node.
func (ui *Layout) AnimateWithin(node Node, duration, delay float64, body func(animation Animation) error) (Animation, error) {
	if err := ui.enter(); err != nil {
		return Animation{}, err
	}
	begun := C.keep_animation_begin(ui.c, node.in(ui), C.double(duration), C.double(delay))
	made := Animation{ui, begun}
	ui.unlessCaught(begun.id != 0)
	if err := ui.made(begun.id != 0); err != nil {
		return Animation{}, err
	}
	end := func(layout *C.keep_layout) C.keep_status { return C.keep_animation_commit(layout) }
	return made, ui.within(end, func() error { return body(made) })
}

// Capture calls a body, and lists the constraints that it makes. All is taken back if it fails or panics.
func (ui *Layout) Capture(body func() error) (made []Constraint, err error) {
	err = ui.Transaction(func() error {
		if err := ui.enter(); err != nil {
			return err
		}
		if err := ui.leave(C.keep_capture_begin(ui.c)); err != nil {
			return err
		}
		defer func() {
			if ui.enter() == nil {
				C.keep_capture_end(ui.c)
				ui.done()
			}
		}()
		if err := body(); err != nil {
			return err
		}
		made = ui.CaptureConstraints()
		return nil
	})
	if err != nil {
		made = nil
	}
	return
}
