package keeplayout_test

import (
	"errors"
	"math"
	"testing"

	"keeplayout"
)

// Whether all of a layout is as it was before a body failed, and before one panicked.
func TestWhatABodyHasChangedIsTakenBack(t *testing.T) {
	blocks := map[string]func(ui *keeplayout.Layout, body func() error) error{
		"Transaction": (*keeplayout.Layout).Transaction,
		"Atomic":      func(ui *keeplayout.Layout, body func() error) error { return of(ui.Atomic(body)) },
		"Capture":     func(ui *keeplayout.Layout, body func() error) error { return of(ui.Capture(body)) },
		"Animate": func(ui *keeplayout.Layout, body func() error) error {
			return of(ui.Animate(1, func(keeplayout.Animation) error { return body() }))
		},
		"Begin": func(ui *keeplayout.Layout, body func() error) error {
			begun, err := ui.Begin()
			if err != nil {
				return err
			}
			defer begun.Rollback()
			if err := body(); err != nil {
				return err
			}
			return begun.Commit()
		},
	}
	for name, block := range blocks {
		t.Run(name, func(t *testing.T) {
			ui, _, label := newLayout(t)
			label.Width().SetEqual(10)
			ui.Solve()
			before := ui.Document()
			change := func(end func() error) func() error {
				return func() error {
					label.Width().SetEqual(30)
					ui.Add(label.Height().EqualTo(keeplayout.Number(7)))
					return end()
				}
			}
			refuse := func() error { return label.Width().SetEqual(math.Inf(1)) }
			isKind(t, keeplayout.ErrInvalidArgument, block(ui, change(refuse)))
			is(t, ui.Document(), before)
			isEqual(t, panicOf(t, func() { block(ui, change(func() error { panic("body") })) }), "body")
			is(t, ui.Document(), before)
			is(t, ui.IsMoving(), false)

			isDone(t, block(ui, change(func() error { return nil })))
			ui.Solve()
			is(t, label.Frame(), keeplayout.Rect{Width: 30, Height: 7})
			isDone(t, ui.Transaction(func() error { return label.Width().SetEqual(40) }))
			ui.Solve()
			is(t, label.Frame().Width, 40)
		})
	}
}

func TestATransactionEndsOnce(t *testing.T) {
	ui, window, label := newLayout(t)
	begun, err := ui.Begin()
	isDone(t, err)
	more := window.Node("more")
	isDone(t, begun.Commit())
	isDone(t, begun.Rollback())
	is(t, more.Exists(), true)
	isKind(t, keeplayout.ErrState, begun.Commit())

	begun, _ = ui.Begin()
	label.Destroy()
	is(t, label.Exists(), false)
	isDone(t, begun.Rollback())
	is(t, label.Exists(), true)
}

func TestACaptureListsWhatIsMade(t *testing.T) {
	ui, _, label := newLayout(t)
	made, err := ui.Capture(func() error {
		ui.Add(label.Width().EqualTo(keeplayout.Number(30)))
		return of(ui.Add(label.Height().AtLeast(keeplayout.Number(5))))
	})
	isDone(t, err)
	is(t, len(made), 2)
	made, err = ui.Capture(func() error { return errors.New("no") })
	is(t, err.Error(), "no")
	is(t, len(made), 0)
}

func TestAnAtomicGroupIsPutBack(t *testing.T) {
	ui, _, label := newLayout(t)
	wide, err := ui.Atomic(func() error { return label.Width().SetEqual(60) })
	isDone(t, err)
	isDone(t, wide.Deactivate())
	ui.Solve()
	is(t, label.Frame().Width, 0)
	isDone(t, wide.Activate())
	ui.Solve()
	is(t, label.Frame().Width, 60)
}

func TestASolverTakesBack(t *testing.T) {
	solver := keeplayout.NewSolver()
	defer solver.Close()
	x, _ := solver.AddVariable(0)
	add := func(value float64) error {
		return of(solver.AddRow([]keeplayout.Variable{x}, []float64{1}, keeplayout.RelationEqual, value, keeplayout.Required, 1))
	}
	isKind(t, keeplayout.ErrInvalidArgument, solver.Transaction(func() error {
		add(3)
		return add(math.NaN())
	}))
	isEqual(t, panicOf(t, func() {
		solver.Transaction(func() error {
			add(4)
			panic("body")
		})
	}), "body")
	solver.Solve()
	is(t, x.Value(), 0)
	isDone(t, solver.Transaction(func() error { return add(5) }))
	solver.Solve()
	is(t, x.Value(), 5)
}
