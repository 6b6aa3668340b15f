package keeplayout_test

import (
	"errors"
	"fmt"
	"math"
	"runtime"
	"strings"
	"testing"

	"keeplayout"
)

// A layout with a window of 100 by 100, and a node in it.
func newLayout(t *testing.T) (ui *keeplayout.Layout, window, label keeplayout.Node) {
	t.Helper()
	ui = keeplayout.NewLayout()
	t.Cleanup(func() { ui.Close() })
	window = ui.Node("window")
	window.SetSize(100, 100)
	label = window.Node("label")
	if err := ui.Err(); err != nil {
		t.Fatal(err)
	}
	return
}

func isKind(t *testing.T, kind error, all ...error) {
	t.Helper()
	for i, err := range all {
		if !errors.Is(err, kind) || err.Error() == "" {
			t.Errorf("%d: %v in place of %v", i, err, kind)
		}
	}
}

func is[T comparable](t *testing.T, found, expected T) {
	t.Helper()
	if found != expected {
		t.Errorf("%v in place of %v", found, expected)
	}
}

func isEqual(t *testing.T, found, expected any) {
	t.Helper()
	if found != expected {
		t.Errorf("%v in place of %v", found, expected)
	}
}

func isDone(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Error(err)
	}
}

// The error of a call that makes something.
func of(_ any, err error) error { return err }

func TestStaleHandles(t *testing.T) {
	ui, _, label := newLayout(t)
	width := label.Width()
	label.Destroy()
	is(t, label.Exists(), false)
	is(t, label.Name(), "")
	_, ok := label.Parent()
	is(t, ok, false)
	is(t, label.Frame(), keeplayout.Rect{})
	isKind(t, keeplayout.ErrInvalidHandle,
		width.SetEqual(40), label.Height().SetEqual(40), label.Destroy(), label.SetUserData(1),
		label.SetMeasure(keeplayout.AxisVertical, func(keeplayout.Node, float64) float64 { return 1 }),
		of(ui.Frames([]keeplayout.Node{label}, keeplayout.FrameKindInParent)), of(label.Row(8)),
	)
	ui.Err()
	child := label.Node("child")
	isKind(t, keeplayout.ErrInvalidHandle, child.SetSize(1, 1), ui.Err())
	is(t, child.Exists(), false)
}

func TestHandlesOfAnotherLayout(t *testing.T) {
	ui, window, label := newLayout(t)
	// Numbers are used again: one of the next layouts has the same.
	theirs := keeplayout.Node{}
	for i := 0; theirs.ID() != window.ID(); i++ {
		if i == 10000 {
			t.Fatal("there are no more numbers")
		}
		other := keeplayout.NewLayout()
		theirs = other.Node("window")
		defer other.Close()
	}
	is(t, theirs == window, false)
	pairs := []keeplayout.Attribute{label.Width().Attribute, theirs.Width().Attribute}
	isKind(t, keeplayout.ErrInvalidHandle,
		label.MoveTo(theirs),
		label.LeftOffsetTo(theirs).SetEqual(8),
		label.WidthTo(theirs).SetEqual(1),
		of(window.Row(8, theirs)),
		of(ui.Add(label.Left().EqualTo(theirs.Left()))),
		label.Width().SetEqualTo(theirs.Width(), 1, 0),
		of(ui.Frames([]keeplayout.Node{theirs}, keeplayout.FrameKindInParent)),
		of(ui.Nodes(label, theirs).Frames(keeplayout.FrameKindInParent, nil)),
		ui.Nodes(label, theirs).KeepSize(1, 2),
		of(ui.Group(label.Width(), theirs.Width())),
		ui.SetValues(pairs, nil, []float64{1, 2}, nil),
		of(label.Apply(keeplayout.Applied{Anchor: keeplayout.AnchorLeft, To: theirs})),
		of(ui.AnimateWithin(theirs, 1, 0, func(keeplayout.Animation) error { return nil })),
	)
	_, err := ui.Equation("a.width == 1", keeplayout.Names{Nodes: map[string]keeplayout.Node{"a": theirs}})
	is(t, strings.Contains(fmt.Sprint(err), "not of this layout"), true)
	parent, _ := label.Parent()
	is(t, parent, window)
	is(t, label.Width().IsSame(theirs.Width()), false)
	is(t, label.Width().IsSame(label.Width()), true)

	one, other := keeplayout.NewSolver(), keeplayout.NewSolver()
	defer one.Close()
	defer other.Close()
	x, _ := one.AddVariable(0)
	y, _ := other.AddVariable(0)
	both, ones := []keeplayout.Variable{x, y}, []float64{1, 1}
	isKind(t, keeplayout.ErrInvalidHandle, of(one.AddRow(both, ones, keeplayout.RelationEqual, 3, keeplayout.Required, 1)))
}

func TestClosedLayouts(t *testing.T) {
	ui, window, label := newLayout(t)
	begun, _ := ui.Begin()
	kept, _ := ui.Add(label.Left().EqualTo(window.Left()))
	isDone(t, ui.Close())
	isDone(t, ui.Close())
	is(t, label.Name(), "")
	is(t, label.Frame(), keeplayout.Rect{})
	is(t, label.Width().ID(), 0)
	is(t, fmt.Sprint(ui, kept), " ")
	is(t, len(ui.Conflicts())+len(ui.Constraints()), 0)
	isEqual(t, label.UserData(), nil)
	_, ok := label.Width().Equal()
	is(t, ok, false)
	_, ok = ui.Find("label")
	is(t, ok, false)
	isKind(t, keeplayout.ErrClosed,
		ui.Solve(), ui.Err(), label.SetSize(1, 1), label.Width().SetEqual(1), label.SetUserData(1), kept.SetValue(1),
		begun.Commit(), ui.Transaction(func() error { return nil }), of(window.Row(8, label)),
		of(ui.Add(label.Left().EqualTo(window.Left()))), label.SetName("\x00"), of(ui.Equation("a.width == 1")),
		of(ui.Group(label.Width())), of(label.Apply()),
		ui.SetLog(keeplayout.LogConflict, func(keeplayout.Log, string) {}), label.Node("child").Destroy(),
		keeplayout.Node{}.SetSize(1, 1), keeplayout.Attribute{}.SetEqual(1), keeplayout.Nodes{}.KeepSize(1, 1),
		keeplayout.Node{}.Width().SetEqual(1), (*keeplayout.Layout)(nil).Solve(), (&keeplayout.Layout{}).Solve(),
	)
	begun.Rollback()
	isDone(t, (*keeplayout.Layout)(nil).Close())

	solver := keeplayout.NewSolver()
	x, _ := solver.AddVariable(1)
	isDone(t, solver.Close())
	isDone(t, solver.Close())
	is(t, x.Value(), 0)
	isKind(t, keeplayout.ErrClosed, solver.Solve(), x.Remove(), keeplayout.Row{}.Remove())
}

func TestNumbersThatAreNone(t *testing.T) {
	ui, window, label := newLayout(t)
	label.Width().SetEqual(40)
	bar, _ := window.Row(8, window.Node("member"))
	member := bar.Children()[0]
	member.SetGapAfter(4)
	isDone(t, ui.Err())
	nan := math.NaN()
	isKind(t, keeplayout.ErrInvalidArgument,
		label.Width().SetEqual(nan), label.Width().SetEqual(keeplayout.None), label.SetContentSize(nan, keeplayout.None),
		label.Width().SetEqual(math.Inf(1)), label.Width().SetEqual(1, 0), label.Width().SetEqual(1, 1001),
		label.Width().SetEqual(1, keeplayout.Priority(nan)), label.Width().SetEqual(1, 500, 600),
		of(ui.Add(label.Left().EqualTo(keeplayout.Number(nan)))), of(ui.Add(label.Left().Times(nan).AtMost(label.Right()))),
		member.SetGapAfter(nan), bar.SetGap(nan), label.SetSize(nan, 1),
		of(ui.Animate(nan, func(keeplayout.Animation) error { return nil })),
	)
	after, _ := member.GapAfter()
	is(t, after, 4)
	is(t, bar.Gap(), 8)
	member.SetOwnAlign(keeplayout.AlignEnd)
	align, ok := member.OwnAlign()
	is(t, ok && align == keeplayout.AlignEnd, true)
	member.ClearOwnAlign()
	_, ok = member.OwnAlign()
	is(t, ok, false)
	value, priority, ok := label.Width().Value(keeplayout.RelationEqual)
	is(t, ok && value == 40 && priority == keeplayout.Required, true)
}

func TestNumbersThatAreNaNNameTheCulprit(t *testing.T) {
	ui, window, _ := newLayout(t)
	a, b := window.Node("a"), window.Node("b")
	nan := math.NaN()
	for _, each := range []struct {
		err      error
		expected string
	}{
		{a.Width().SetEqual(nan), "width of <a>: the value is NaN; ClearEqual takes one away"},
		{a.Width().SetEqual(keeplayout.None), "width of <a>: there is no value: ClearEqual takes one away"},
		{a.LeftOffsetTo(b).SetMin(nan), "left offset of <a> to <b>: the value is NaN; ClearMin takes one away"},
		{a.Width().SetEqualTo(b.Width(), 1, nan), "width of <a>: the constant NaN is not finite"},
		{window.SetSize(nan, 3), "<window>: the width is NaN; what is not there is None"},
		{a.KeepSize(3, nan), "<a>: the height is NaN; what is not there is None"},
		{a.SetGapAfter(nan), "<a>: the gap after is NaN; what is not there is None"},
		{a.Width().SetGoneValue(nan), "width of <a>: the value is NaN; what is not there is None"},
		{ui.Nodes(b, a).KeepSize(nan, keeplayout.None), "<b>: the width is NaN; what is not there is None"},
		{of(ui.Add(a.Left().EqualTo(b.Left().Plus(nan)))), "<a>: the constant NaN is not finite"},
		{of(ui.Add(a.Left().EqualTo(b.Left().Times(math.Inf(1))))), "<b>: the factor -Inf is not finite"},
		{a.Width().SetEqual(3, 500, 600), "width of <a>: there are 2 priorities, and one at most is taken"},
		{a.Width().SetEqualTo(b.Width(), 1, 0, 500, 600), "width of <a>: there are 2 priorities, and one at most is taken"},
		{a.KeepSize(1, 2, 500, 600), "<a>: there are 2 priorities, and one at most is taken"},
	} {
		isKind(t, keeplayout.ErrInvalidArgument, each.err)
		is(t, fmt.Sprint(each.err), each.expected)
	}
	_, ok := a.Width().Equal()
	is(t, ok, false)
	is(t, ui.Err().Error(), "width of <a>: the value is NaN; ClearEqual takes one away")
}

func TestMessagesNameNodesAndNoFunctionsOfC(t *testing.T) {
	ui, window, label := newLayout(t)
	inset := label.LeftInset()
	inset.SetEqual(2)
	isDone(t, label.Destroy())
	gone := "the node <label> does not exist any more"
	is(t, fmt.Sprint(inset.SetEqual(3)), gone)
	is(t, fmt.Sprint(of(ui.Group(label.Width()))), "element 0: "+gone)
	is(t, fmt.Sprint(window.LeftInset().SetEqual(1)), "left inset of <window>: a parent is needed, and the node is a root")
}

func TestTextWithNUL(t *testing.T) {
	ui, window, _ := newLayout(t)
	err := window.SetName("a\x00b")
	isKind(t, keeplayout.ErrInvalidArgument, err)
	is(t, err.Error(), `<window>: the text "a\x00b" has a NUL at byte 1`)
	is(t, window.Name(), "window")
	_, ok := ui.Find("win\x00dow")
	is(t, ok, false)
	count := ui.NodeCount()
	ui.Err()
	is(t, ui.Node("a\x00").Exists(), false)
	names := keeplayout.Names{Metrics: map[string]float64{"a\x00": 1}}
	isKind(t, keeplayout.ErrInvalidArgument,
		ui.Err(), of(ui.Equation("window.width == 1\x00")), of(ui.Equations([]string{"\x00"})),
		of(ui.Equation("window.width == 1", names)), of(ui.Format("\x00")), ui.ReadDocument("keeplayout 1\x00"),
	)
	is(t, ui.NodeCount(), count)
	is(t, ui.At("\x00", 1), ui)
}

func TestTextThatIsNotUTF8(t *testing.T) {
	ui, window, _ := newLayout(t)
	window.SetName("\xff\xfe")
	_ = window.Name()
	_, err := ui.Equation("\xff.width == 1")
	isKind(t, keeplayout.ErrInvalidArgument, err)
}

func TestListsOfOtherLengths(t *testing.T) {
	ui, _, label := newLayout(t)
	pair := []keeplayout.Attribute{label.Width().Attribute, label.Height().Attribute}
	err := ui.SetValues(pair, nil, []float64{1}, nil)
	is(t, err.Error(), "values has 1 elements instead of 2")
	solver := keeplayout.NewSolver()
	defer solver.Close()
	x, _ := solver.AddVariable(0)
	isKind(t, keeplayout.ErrInvalidArgument, err,
		of(solver.AddRows([]int{0, 3}, []keeplayout.Variable{x}, []float64{1}, []keeplayout.Relation{0}, []float64{1}, nil, nil)),
		of(solver.AddRows(nil, nil, nil, nil, nil, nil, nil)),
		of(label.Apply(keeplayout.Applied{Compound: keeplayout.CompoundEdges, Parts: []float64{1}})),
		of(label.Apply(keeplayout.Applied{Compound: 77, Parts: []float64{1, 2}})),
	)
}

func TestWhatAPlaceHasNot(t *testing.T) {
	ui, window, label := newLayout(t)
	err := window.LeftInset().SetEqual(1)
	is(t, strings.Contains(err.Error(), "window") && !strings.Contains(err.Error(), "keep_"), true)
	isKind(t, keeplayout.ErrUnrelated, err)
	isKind(t, keeplayout.ErrCycle, window.MoveTo(label))
	isKind(t, keeplayout.ErrInvalidArgument,
		of(window.Stack(keeplayout.Stack{Gap: math.NaN()})), label.SetGone(77), of(window.Grid(keeplayout.Grid{})),
		of(ui.Add(keeplayout.Sum{}.EqualTo(keeplayout.Number(1)))), label.Attribute(0).SetEqual(1),
	)
	isKind(t, keeplayout.ErrClosed, keeplayout.Constraint{}.Remove())
	is(t, keeplayout.ErrCycle.Error(), "keeplayout: KEEP_ERROR_CYCLE")
	is(t, fmt.Sprint(keeplayout.GoneFully, keeplayout.Gone(77), keeplayout.LogConflict|keeplayout.LogRefused),
		"fully Gone(77) Log(refused | conflict)")
}

func TestIndicesBelowZero(t *testing.T) {
	ui, window, label := newLayout(t)
	_, ok := window.Child(-1)
	is(t, ok, false)
	is(t, ui.ConflictText(-1, keeplayout.TextDescription), "")
	is(t, len(ui.Conflict(-1)), 0)
	form, _ := window.Grid(keeplayout.Grid{Columns: []keeplayout.Track{{}}})
	kept, _ := ui.Add(label.Left().EqualTo(window.Left()))
	solver := keeplayout.NewSolver()
	defer solver.Close()
	x, _ := solver.AddVariable(0)
	isKind(t, keeplayout.ErrInvalidArgument,
		form.Place(label, -1, 0, 1, 1), form.Place(label, 0, 0, 1, -1), form.SetTrack(0, -1, keeplayout.Track{}),
		kept.SetCoefficient(-1, 1),
		of(solver.AddRows([]int{0, -1}, []keeplayout.Variable{x}, []float64{1}, []keeplayout.Relation{0}, []float64{1}, nil, nil)),
		of(solver.AddRows([]int{-1, 1}, []keeplayout.Variable{x}, []float64{1}, []keeplayout.Relation{0}, []float64{1}, nil, nil)),
	)
	is(t, ui.At("", -1), ui)
}

func TestWhereAConstraintWasMade(t *testing.T) {
	ui, window, label := newLayout(t)
	_, file, line, _ := runtime.Caller(0)
	kept, err := ui.Here().Add(label.Left().EqualTo(window.Left()))
	isDone(t, err)
	is(t, kept.Line(), line+1)
	is(t, kept.Text(keeplayout.TextFile), file)
}

func TestConflictsThatAreRefused(t *testing.T) {
	ui, window, label := newLayout(t)
	ui.SetConflictPolicy(keeplayout.ConflictPolicyRefused)
	err := ui.Transaction(func() error {
		label.Width().SetEqual(30)
		window.Node("more")
		return label.Width().SetMin(40)
	})
	isKind(t, keeplayout.ErrConflict, err)
	var all *keeplayout.Error
	is(t, errors.As(err, &all) && all.Status == keeplayout.ErrConflict, true)
	is(t, len(ui.Conflicts()), 1)
	_, ok := ui.Find("more")
	is(t, ok, false)
}

func TestListsOfComparisonsAreMadeWhollyOrNot(t *testing.T) {
	ui, _, label := newLayout(t)
	_, err := ui.AddAll(
		label.Width().EqualTo(keeplayout.Number(40)).At(keeplayout.High),
		label.Width().EqualTo(keeplayout.Number(math.NaN())),
	)
	isKind(t, keeplayout.ErrInvalidArgument, err)
	ui.Solve()
	is(t, label.Frame().Width, 0)
}
