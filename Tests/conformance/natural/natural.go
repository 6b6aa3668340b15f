// The programs of README.md in Go: `natural card` is the one of that name.
package main

import (
	"math"
	"os"

	"keeplayout"
)

func windowOf(width, height float64) (*keeplayout.Layout, keeplayout.Node) {
	ui := keeplayout.NewLayout()
	window := ui.Node("window")
	window.SetSize(width, height)
	return ui, window
}

func textHeight(_ keeplayout.Node, width float64) float64 {
	return 20 * math.Ceil(1000/width)
}

func card() {
	ui, window := windowOf(320, 568)
	defer ui.Close()
	image, title := window.Node("image"), window.Node("title")
	image.AspectRatio().SetEqual(4.0 / 3)
	image.HorizontalInsets().SetEqual(10)
	title.TopOffsetTo(image).SetMin(8)
	title.HorizontalInsets().SetEqual(10)
	title.SetMeasure(keeplayout.AxisVertical, textHeight)
	ui.Solve()
	window.SetSize(240, 568)
	ui.Solve()
}

func values() {
	ui, window := windowOf(400, 300)
	defer ui.Close()
	width := window.Node("box").Width()
	width.SetMin(100)
	width.SetMax(200, keeplayout.High)
	width.SetEqual(150, 600)
	ui.Solve()
	width.ClearEqual()
	width.SetMin(120.5)
	ui.Solve()
}

func links() {
	ui, window := windowOf(400, 300)
	defer ui.Close()
	a, b := window.Node("a"), window.Node("b")
	a.LeftInset().SetEqualTo(window.Width(), 0.1, 0)
	b.Width().SetEqualTo(a.Width(), 0.5, 8)
	a.Width().SetEqual(90)
	ui.Solve()
}

func many() {
	ui, window := windowOf(400, 100)
	defer ui.Close()
	nodes := ui.Nodes(window.Node("a"), window.Node("b"), window.Node("c"))
	if widths, err := nodes.Attribute(keeplayout.AttributeKindWidth); err == nil {
		widths.SetEqual(40)
	}
	if gaps, err := nodes.AttributeBetween(keeplayout.AttributeKindRightOffset); err == nil {
		gaps.SetEqual(6)
	}
	ui.Solve()
}

func atomic() {
	ui, window := windowOf(400, 300)
	defer ui.Close()
	box := window.Node("box")
	box.Width().SetEqual(100)
	small, err := ui.Atomic(func() error {
		box.Width().SetEqual(40)
		return box.LeftInset().SetEqual(5)
	})
	if err != nil {
		panic(err)
	}
	ui.Solve()
	small.Deactivate()
	ui.Solve()
	small.Activate()
	ui.Solve()
}

func terms() {
	ui, window := windowOf(400, 300)
	defer ui.Close()
	a, b := window.Node("a"), window.Node("b")
	ui.Add(a.Left().EqualTo(window.Left().Plus(10)))
	gap, _ := ui.Add(a.Right().AtMost(b.Left().Minus(8)))
	ui.Add(a.Width().EqualTo(b.Width().Times(2)))
	ui.Solve()
	gap.SetValue(-20)
	ui.Solve()
	gap.SetInstalled(false)
	gap.Remove()
	ui.Solve()
}

func equations() {
	ui, window := windowOf(400, 300)
	defer ui.Close()
	window.Node("a")
	window.Node("b")
	ui.Equation("a.left == 10")
	ui.Equation("b.left >= a.right + 8")
	if _, err := ui.Equation("a.widht == 3"); err != nil {
		ui.Equation("a.width == 2 * b.width == 120 @ high")
	}
	ui.Solve()
}

func formats() {
	ui, window := windowOf(320, 100)
	defer ui.Close()
	window.Node("label")
	window.Node("field")
	ui.Format("H:|-[label(60)]-8-[field(>=120)]-|")
	ui.Format("V:|-[label]-[field(20)]")
	ui.Solve()
}

func row() {
	ui, window := windowOf(600, 60)
	defer ui.Close()
	save, cancel, help := window.Node("save"), window.Node("cancel"), window.Node("help")
	bar, err := window.Row(8, save, cancel, help)
	if err != nil {
		panic(err)
	}
	bar.HorizontalInsets().SetEqual(0)
	save.SetWeight(2)
	help.SetWeight(1)
	ui.Solve()
	cancel.SetGone(keeplayout.GoneFully)
	bar.SetGap(20)
	ui.Solve()
}

func apply() {
	ui, window := windowOf(400, 300)
	defer ui.Close()
	view := window.Node("view")
	isPad := func(_ keeplayout.Node, context keeplayout.Context) bool {
		return context.Idiom == keeplayout.IdiomPad
	}
	view.Apply(
		keeplayout.Applied{Anchor: keeplayout.AnchorTop, Value: 10},
		keeplayout.Applied{Anchor: keeplayout.AnchorLeft, Value: 20, When: isPad},
	)
	ui.Solve()
	ui.SetContext(keeplayout.Context{Idiom: keeplayout.IdiomPad})
	ui.Reload()
	ui.Solve()
	view.Apply(keeplayout.Applied{Anchor: keeplayout.AnchorTop, Value: 30})
	ui.Solve()
}

func animation() {
	ui, window := windowOf(400, 300)
	defer ui.Close()
	panel := window.Node("panel")
	panel.LeftInset().SetEqual(0)
	isOver := false
	ui.Animate(1, func(animation keeplayout.Animation) error {
		animation.SetCurve(keeplayout.CurveLinear)
		animation.SetCompletion(func(finished bool) { isOver = finished })
		return panel.LeftInset().SetEqual(40)
	})
	ui.Advance(0.5)
	ui.Advance(0.5)
	if !isOver {
		panic("the animation has not finished")
	}
}

func transaction() {
	ui, window := windowOf(400, 300)
	defer ui.Close()
	panel := window.Node("panel")
	err := ui.Transaction(func() error {
		panel.Width().SetEqual(30)
		return panel.Height().SetEqual(math.Inf(1))
	})
	if err != nil {
		ui.Transaction(func() error { return panel.Width().SetEqual(60) })
	}
}

func failing() {
	ui, window := windowOf(400, 300)
	defer ui.Close()
	text := window.Node("text")
	text.Width().SetEqual(100)
	text.SetMeasure(keeplayout.AxisVertical, func(keeplayout.Node, float64) float64 {
		panic("there is no font")
	})
	func() {
		defer func() {
			if recover() != nil {
				text.SetMeasure(keeplayout.AxisVertical, textHeight)
			}
		}()
		ui.Solve()
	}()
	ui.Solve()
}

func refused() {
	ui, window := windowOf(400, 300)
	defer ui.Close()
	a := window.Node("a")
	ui.SetConflictPolicy(keeplayout.ConflictPolicyRefused)
	a.Width().SetEqual(40)
	ui.Solve()
	a.Width().SetMin(50)
	ui.Solve()
	if err := window.MoveTo(a); err != nil {
		ui.Solve()
	}
}

func document() {
	ui := keeplayout.NewLayout()
	defer ui.Close()
	ui.ReadDocument(`keeplayout 1
node 1 "window"
  size-width 300
  size-height 100
  node 2 "icon"
    width = 50
`)
	ui.Update(`keeplayout 1
node 1 "window"
  size-width 200
  size-height 100
  node 2 "icon"
    left-inset = 10
`)
	ui.Update("keeplayout 1\nnode 1\n  size-hight 3\n")
}

func main() {
	programs := map[string]func(){
		"card": card, "values": values, "links": links, "many": many, "atomic": atomic,
		"terms": terms, "equations": equations, "formats": formats, "row": row, "apply": apply,
		"animation": animation, "transaction": transaction, "failing": failing,
		"refused": refused, "document": document,
	}
	programs[os.Args[1]]()
}
