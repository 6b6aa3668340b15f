package keeplayout_test

import (
	"fmt"
	"testing"

	"keeplayout"
)

// Terms are values: one that is used twice is the same twice (ruling 19).
func TestTermsAreValues(t *testing.T) {
	ui, window, label := newLayout(t)
	left := label.Left().Plus(8)
	one, other := left.Add(window.Width()), left.Sub(window.Right().Times(2))
	is(t, fmt.Sprint(left), "label.left + 8")
	is(t, fmt.Sprint(one), "label.left + window.width + 8")
	is(t, fmt.Sprint(other), "label.left - 2 * window.right + 8")
	is(t, fmt.Sprint(label.Width().Times(-0.5)), "-0.5 * label.width")
	is(t, fmt.Sprint(keeplayout.Sum{}), "0")
	is(t, fmt.Sprint(left.AtMost(window.Right()).At(keeplayout.High)), "label.left - window.right + 8 <= 0 @ 750")

	kept, err := ui.Add(left.EqualTo(window.Left().Plus(30)))
	isDone(t, err)
	ui.Solve()
	is(t, label.Frame().X, 22)
	terms, relation, constant := kept.Terms()
	is(t, len(terms), 2)
	is(t, relation, keeplayout.RelationEqual)
	is(t, constant, 22)
}

func TestValuesOfAttributes(t *testing.T) {
	ui, window, label := newLayout(t)
	width := label.Width()
	isDone(t, width.SetMin(10))
	isDone(t, width.SetMax(90, keeplayout.High))
	isDone(t, width.SetEqualTo(window.Width(), 0.5, 5))
	ui.Solve()
	is(t, label.Frame().Width, 55)
	value, priority, ok := width.Value(keeplayout.RelationAtMost)
	is(t, ok && value == 90 && priority == keeplayout.High, true)
	followed, multiplier, constant, ok := width.Followed(keeplayout.RelationEqual)
	is(t, ok && followed.IsSame(window.Width()) && multiplier == 0.5 && constant == 5, true)
	isDone(t, width.ClearEqual())
	ui.Solve()
	is(t, label.Frame().Width, 10)
	_, ok = width.Equal()
	is(t, ok, false)
	least, ok := width.Min()
	is(t, ok && least == 10, true)
	isDone(t, width.ClearMin())
	isDone(t, width.Clear())
	_, ok = width.Max()
	is(t, ok, false)
	is(t, width.ID(), label.Attribute(keeplayout.AttributeKindWidth).ID())
	is(t, label.Node("a").Width().ID() == width.ID(), false)
}
