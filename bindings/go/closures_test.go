package keeplayout_test

import (
	"errors"
	"fmt"
	"math"
	"runtime"
	"strings"
	"sync"
	"testing"

	"keeplayout"
)

// What a body panics with.
func panicOf(t *testing.T, body func()) (reason any) {
	t.Helper()
	defer func() {
		if reason = recover(); reason == nil {
			t.Error("it does not panic")
		}
	}()
	body()
	return
}

func constant(value float64) func(keeplayout.Node, float64) float64 {
	return func(keeplayout.Node, float64) float64 { return value }
}

func TestClosuresAreReleasedOnce(t *testing.T) {
	before := keeplayout.Held()
	ui, _, text := newLayout(t)
	text.SetMeasure(keeplayout.AxisVertical, constant(40))
	ui.Solve()
	is(t, text.Frame().Height, 40)
	text.SetMeasure(keeplayout.AxisVertical, constant(7))
	is(t, keeplayout.Held(), before+1)
	ui.Solve()
	is(t, text.Frame().Height, 7)
	text.SetMeasure(keeplayout.AxisVertical, nil)
	is(t, keeplayout.Held(), before)
	text.SetMeasure(keeplayout.AxisVertical, constant(7))
	text.SetUserData("data")
	isEqual(t, text.UserData(), "data")
	text.Destroy()
	is(t, keeplayout.Held(), before)
	isKind(t, keeplayout.ErrInvalidHandle, text.SetMeasure(keeplayout.AxisVertical, constant(1)), text.SetUserData(1))
	is(t, keeplayout.Held(), before)
	isEqual(t, text.UserData(), nil)
}

func TestALayoutReleasesWhatIsLeft(t *testing.T) {
	before := keeplayout.Held()
	ui, _, text := newLayout(t)
	holds := func(keeplayout.Node, keeplayout.Context) bool { return true }
	ui.SetLog(keeplayout.LogConflict, func(keeplayout.Log, string) {})
	ui.SetUserData(1)
	text.SetUserData(2)
	text.SetMeasureBoth(func(keeplayout.Node, keeplayout.Size) keeplayout.Size { return keeplayout.Size{} })
	text.Apply(keeplayout.Applied{Anchor: keeplayout.AnchorHeight, Value: 5, When: holds})
	isDone(t, ui.Err())
	is(t, keeplayout.Held(), before+5)
	isKind(t, keeplayout.ErrInvalidArgument, of(text.Apply(keeplayout.Applied{Value: 5, When: holds})))
	is(t, keeplayout.Held(), before+5)
	ui.Close()
	is(t, keeplayout.Held(), before)
	isKind(t, keeplayout.ErrClosed, ui.SetUserData(1), text.SetMeasure(keeplayout.AxisVertical, constant(1)))
	is(t, keeplayout.Held(), before)
}

func TestAPanicComesThrough(t *testing.T) {
	ui, _, text := newLayout(t)
	text.Height().SetEqual(3)
	ui.Solve()
	reason := errors.New("no font")
	text.SetMeasure(keeplayout.AxisVertical, func(keeplayout.Node, float64) float64 { panic(reason) })
	isEqual(t, panicOf(t, func() { ui.Solve() }), reason)
	isEqual(t, panicOf(t, func() { ui.Solve() }), reason)
	is(t, text.Frame().Height, 3)
	text.SetMeasure(keeplayout.AxisVertical, nil)
	isDone(t, ui.Solve())
}

func TestAPanicRollsBackWhatItsCallHasBegun(t *testing.T) {
	ui, _, text := newLayout(t)
	panics := func(keeplayout.Node, float64) float64 { panic("measure") }
	begins := map[string]func(){
		"Begin":       func() { ui.Begin() },
		"Transaction": func() { ui.Transaction(func() error { return nil }) },
		"Atomic":      func() { ui.Atomic(func() error { return nil }) },
		"Animate":     func() { ui.Animate(1, func(keeplayout.Animation) error { return nil }) },
	}
	for name, begin := range begins {
		text.SetMeasure(keeplayout.AxisVertical, panics)
		isEqual(t, panicOf(t, begin), "measure")
		text.SetMeasure(keeplayout.AxisVertical, nil)
		// Nothing is open, for there is nothing to commit.
		document := ui.Document()
		text.Width().SetEqual(10)
		if err := ui.Transaction(func() error { return text.Width().ClearEqual() }); err != nil {
			t.Error(name, err)
		}
		is(t, ui.Document(), document)
		is(t, ui.IsMoving(), false)
	}
}

func TestEveryClosureMayPanic(t *testing.T) {
	ui, window, text := newLayout(t)
	text.SetMeasureBoth(func(keeplayout.Node, keeplayout.Size) keeplayout.Size { panic("both") })
	isEqual(t, panicOf(t, func() { ui.Solve() }), "both")
	text.SetMeasureBoth(nil)

	holds := func(keeplayout.Node, keeplayout.Context) bool { panic("condition") }
	list := keeplayout.Applied{Anchor: keeplayout.AnchorTop, Value: 5, When: holds}
	isEqual(t, panicOf(t, func() { text.Apply(list) }), "condition")
	is(t, len(text.Applied()), 0)

	ui.SetLog(keeplayout.LogRefused, func(keeplayout.Log, string) { panic("log") })
	isEqual(t, panicOf(t, func() { text.Width().SetEqual(math.Inf(1)) }), "log")
	isEqual(t, panicOf(t, func() { window.LeftInset().Equal() }), "log")
	ui.SetLog(0, nil)

	ui.Solve()
	ui.Animate(1, func(animation keeplayout.Animation) error {
		animation.SetFunction(func(float64) float64 { panic("curve") })
		return text.Height().SetEqual(40)
	})
	isEqual(t, panicOf(t, func() { ui.Advance(0.5) }), "curve")
	other, _, label := newLayout(t)
	other.Solve()
	other.Animate(1, func(animation keeplayout.Animation) error {
		animation.SetCompletion(func(bool) { panic("completion") })
		return label.Height().SetEqual(40)
	})
	isEqual(t, panicOf(t, func() { other.Advance(2) }), "completion")
	isDone(t, other.Solve())
}

func TestWhatALogIsTold(t *testing.T) {
	ui, _, text := newLayout(t)
	text.HorizontalInsets().SetEqual(10)
	told := []string{}
	ui.SetLog(keeplayout.LogRefused|keeplayout.LogConflict, func(kind keeplayout.Log, text string) {
		told = append(told, fmt.Sprint(kind, " ", text))
	})
	text.Width().SetEqual(math.Inf(1))
	text.Width().SetEqual(90)
	ui.Solve()
	is(t, len(told), 2)
	is(t, told[0], "Log(refused) width of <label>: the value inf is not finite")
	is(t, strings.HasPrefix(told[1], "Log(conflict) conflict, 4 constraints"), true)
}

func TestALayoutIsReadInAClosureAndNotChanged(t *testing.T) {
	ui, _, text := newLayout(t)
	name, refused, closed := "", error(nil), error(nil)
	text.SetMeasure(keeplayout.AxisVertical, func(node keeplayout.Node, _ float64) float64 {
		name, refused, closed = node.Name(), node.SetName("other"), ui.Close()
		return 20
	})
	isDone(t, ui.Solve())
	is(t, name, "label")
	isKind(t, keeplayout.ErrBusy, refused, closed)
	is(t, text.Name(), "label")
	is(t, text.Frame().Height, 20)
}

func TestConditionsAndContexts(t *testing.T) {
	ui, _, text := newLayout(t)
	isPad := func(_ keeplayout.Node, context keeplayout.Context) bool { return context.Idiom == keeplayout.IdiomPad }
	made, err := text.Apply(
		keeplayout.Applied{Anchor: keeplayout.AnchorTop, Value: 5, When: isPad},
		keeplayout.Applied{Compound: keeplayout.CompoundSize, Parts: []float64{30, 20}},
	)
	isDone(t, err)
	is(t, len(made), 3)
	ui.Solve()
	is(t, text.Frame(), keeplayout.Rect{Width: 30, Height: 20})
	ui.SetContext(keeplayout.Context{Idiom: keeplayout.IdiomPad})
	ui.Reload()
	ui.Solve()
	is(t, text.Frame().Y, 5)
}

// A goroutine that ends in a closure ends only itself.
func TestAGoroutineThatEndsInAClosure(t *testing.T) {
	ui, _, text := newLayout(t)
	text.SetMeasure(keeplayout.AxisVertical, func(keeplayout.Node, float64) float64 {
		runtime.Goexit()
		return 0
	})
	var done sync.WaitGroup
	done.Add(1)
	go func() {
		defer done.Done()
		ui.Solve()
	}()
	done.Wait()
	isKind(t, keeplayout.ErrBusy, text.SetName("other"), ui.Close())
	is(t, text.Name(), "label")
}

func TestALayoutGoesToAnotherGoroutine(t *testing.T) {
	ui, _, text := newLayout(t)
	text.SetMeasure(keeplayout.AxisVertical, constant(12))
	heights := make(chan float64)
	go func() {
		ui.Solve()
		heights <- text.Frame().Height
	}()
	is(t, <-heights, 12)
}

// While a closure waits, another goroutine reads at most; while a call runs, it is told.
func TestALayoutIsNotShared(t *testing.T) {
	ui, _, text := newLayout(t)
	inside, goOn := make(chan bool), make(chan bool)
	text.SetMeasure(keeplayout.AxisVertical, func(keeplayout.Node, float64) float64 {
		inside <- true
		<-goOn
		return 20
	})
	done := make(chan error)
	go func() { done <- ui.Solve() }()
	<-inside
	isKind(t, keeplayout.ErrBusy, text.SetName("other"), ui.Solve())
	goOn <- true
	isDone(t, <-done)
	is(t, text.Frame().Height, 20)
	isDone(t, keeplayout.WhileInUse(ui, func() {
		isKind(t, keeplayout.ErrShared, ui.Solve(), text.SetName("other"), ui.Close(), of(ui.Begin()))
		isEqual(t, panicOf(t, func() { text.Frame() }), keeplayout.ErrShared)
	}))
	isDone(t, ui.Solve())
}

// Whatever two goroutines do at once ends in errors, not in a crash. What the race detector finds here is the misuse
// itself, so that it is not asked.
func TestGoroutinesThatShareALayout(t *testing.T) {
	if keeplayout.IsRaceDetected {
		t.Skip("this is a race")
	}
	ui, window, _ := newLayout(t)
	var done sync.WaitGroup
	for i := 0; i < 4; i++ {
		done.Add(1)
		go func() {
			defer done.Done()
			for k := 0; k < 500; k++ {
				if err := window.SetSize(float64(100+k), 100); err != nil && !errors.Is(err, keeplayout.ErrShared) {
					t.Error(err)
				}
			}
		}()
	}
	done.Wait()
	isDone(t, ui.Solve())
}
