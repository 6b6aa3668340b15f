package keeplayout

// #include "keepgo.h"
import "C"

import "runtime"

// Solver is what a layout is built on, for models of the host's own: variables, and rows that relate them, with
// strict priorities. It is used by one goroutine at a time. Close it.
type Solver struct {
	owner
	c *C.keep_solver
}

// NewSolver makes a solver without variables.
func NewSolver() *Solver {
	solver := &Solver{c: C.keep_solver_create()}
	runtime.SetFinalizer(solver, (*Solver).Close)
	return solver
}

// Close ends it with all that it has. What is used after that fails with [ErrClosed].
func (solver *Solver) Close() error {
	if err := solver.enter(); err != nil {
		return unlessClosed(err)
	}
	runtime.SetFinalizer(solver, nil)
	C.keep_solver_destroy(solver.c)
	solver.c = nil
	solver.done()
	return nil
}

func unlessClosed(err error) error {
	if err == ErrClosed {
		return nil
	}
	return err
}

// Err is the first error since it was last asked, or nil.
func (solver *Solver) Err() error {
	if err := solver.enter(); err != nil {
		return err
	}
	defer solver.done()
	err := solver.err
	solver.err = nil
	C.keep_solver_clear_error(solver.c)
	return err
}

// Transaction calls a body; what it changes is taken back if it fails or panics.
func (solver *Solver) Transaction(body func() error) error {
	if err := solver.enter(); err != nil {
		return err
	}
	if err := solver.leave(C.keep_solver_begin(solver.c)); err != nil {
		return err
	}
	isOver := false
	defer func() {
		if !isOver && solver.enter() == nil {
			C.keep_solver_rollback(solver.c)
			solver.done()
		}
	}()
	if err := body(); err != nil {
		return err
	}
	isOver = true
	if err := solver.enter(); err != nil {
		return err
	}
	return solver.leave(C.keep_solver_commit(solver.c))
}
