package keeplayout

// #include "keepgo.h"
import "C"

import (
	"runtime"
	"strings"
	"sync/atomic"
)

// An owner is what a layout and a solver have in common: the door through which all calls go, one at a time.
type owner struct {
	_      noCopy
	inUse  int32
	uses   int
	err    error
	caught *caught
}

// Go vet refuses copies of what has one: two owners would end one thing of C's.
type noCopy struct{}

func (*noCopy) Lock()   {}
func (*noCopy) Unlock() {}

// What a closure panicked with, until the call that called it has returned.
type caught struct{ reason any }

// Comes in, unless another goroutine is inside.
func (of *owner) take() bool {
	of.uses++ // for the race detector, which sees here that goroutines share an owner
	return atomic.CompareAndSwapInt32(&of.inUse, 0, 1)
}

func (of *owner) release() {
	atomic.StoreInt32(&of.inUse, 0)
}

// Leaves after a call, and goes on with the panic that a closure has met.
func (of *owner) done() {
	met := of.caught
	of.caught = nil
	of.release()
	if met != nil {
		panic(met.reason)
	}
}

// Notes an error, of which Err tells.
func (of *owner) note(err error) error {
	if of.err == nil {
		of.err = err
	}
	return err
}

// Calls a closure for C, which no panic may pass. Once one has panicked no other is called. Meanwhile the
// closure may come in.
func (of *owner) call(body func()) {
	if of.caught != nil {
		return
	}
	hasReturned := false
	of.release()
	defer func() {
		reason := recover()
		if !hasReturned && reason == nil {
			return // the goroutine ends here: nobody is inside any more
		}
		for !of.take() {
			runtime.Gosched() // another goroutine has come in meanwhile, and is told that the layout is busy
		}
		if reason != nil {
			of.caught = &caught{reason}
		}
	}()
	body()
	hasReturned = true
}

// An error of C's, without the names of functions: of the one that was called, and of the one that could not make the
// attribute that it was called with.
func failed(status C.keep_status, message *C.char) error {
	said := withoutFunction(C.GoString(message))
	if place, cause, ok := strings.Cut(said, "the attribute is none: "); ok {
		said = place + withoutFunction(cause)
	}
	return &Error{Status(status), said}
}

func withoutFunction(message string) string {
	if function, rest, ok := strings.Cut(message, ": "); ok && strings.HasPrefix(function, "keep_") {
		return rest
	}
	return message
}

func (ui *Layout) enter() error {
	if ui == nil {
		return ErrClosed
	}
	if !ui.take() {
		return ErrShared
	}
	if ui.c == nil {
		ui.release()
		return ErrClosed
	}
	return nil
}

// Enters for what cannot fail. There is nothing to see in a layout that is closed.
func (ui *Layout) look() bool {
	err := ui.enter()
	if err == ErrShared {
		panic(err)
	}
	return err == nil
}

func (ui *Layout) leave(status C.keep_status) (err error) {
	if status != C.KEEP_OK {
		err = ui.note(failed(status, C.keep_layout_error_message(ui.c)))
	}
	ui.done()
	return
}

// Leaves after a call that made something, or failed.
func (ui *Layout) made(isThere bool) error {
	if isThere {
		return ui.leave(C.KEEP_OK)
	}
	return ui.leave(C.keep_layout_error(ui.c))
}

// Notes what was refused before C was asked.
func (ui *Layout) refuse(err error) error {
	if entered := ui.enter(); entered != nil {
		return entered
	}
	defer ui.done()
	return ui.note(err)
}

// Refuses in the name of a node, as messages of the library do.
func (node Node) refuse(err error) error {
	name := node.Width().Text(TextName)
	return node.of.refuse(about(strings.TrimPrefix(name, "width of "), err))
}

// Refuses in the name of the first of them.
func (nodes Nodes) refuse(err error) error {
	if len(nodes.raw) == 0 {
		return nodes.of.refuse(err)
	}
	return Node{nodes.of, nodes.raw[0]}.refuse(err)
}

// Refuses in its name.
func (attribute Attribute) refuse(err error) error {
	return attribute.of.refuse(about(attribute.Text(TextName), err))
}

func (solver *Solver) enter() error {
	if solver == nil {
		return ErrClosed
	}
	if !solver.take() {
		return ErrShared
	}
	if solver.c == nil {
		solver.release()
		return ErrClosed
	}
	return nil
}

func (solver *Solver) look() bool {
	err := solver.enter()
	if err == ErrShared {
		panic(err)
	}
	return err == nil
}

func (solver *Solver) leave(status C.keep_status) (err error) {
	if status != C.KEEP_OK {
		err = solver.note(failed(status, C.keep_solver_error_message(solver.c)))
	}
	solver.done()
	return
}

func (solver *Solver) refuse(err error) error {
	if entered := solver.enter(); entered != nil {
		return entered
	}
	defer solver.done()
	return solver.note(err)
}
