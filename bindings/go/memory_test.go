package keeplayout_test

import (
	"fmt"
	"os"
	"runtime"
	"testing"

	"keeplayout"
)

// How many bytes of memory the process has.
func resident(t *testing.T) int {
	text, err := os.ReadFile("/proc/self/statm")
	if err != nil || keeplayout.IsRaceDetected {
		t.Skip("nobody tells how much memory there is")
	}
	var size, pages int
	fmt.Sscan(string(text), &size, &pages)
	return pages * os.Getpagesize()
}

// A layout of some 400 KB, with everything that a layout may have of Go's.
func use(t *testing.T, hasClosures bool) *keeplayout.Layout {
	t.Helper()
	ui := keeplayout.NewLayout()
	window := ui.Node("window")
	window.SetSize(1000, 1000)
	for i := 0; i < 200; i++ {
		node := window.Node(fmt.Sprint("node ", i))
		node.KeepInsets(keeplayout.Inset(float64(i)))
		ui.Add(node.Width().AtLeast(node.Height().Times(0.5)).At(keeplayout.Low))
		if hasClosures {
			node.SetUserData(ui)
			node.SetMeasure(keeplayout.AxisVertical, func(keeplayout.Node, float64) float64 {
				return window.Frame().X
			})
		}
	}
	columns := make([]keeplayout.Track, 50)
	window.Grid(keeplayout.Grid{Columns: columns})
	names := keeplayout.Names{Metrics: map[string]float64{"margin": 1}, Nodes: map[string]keeplayout.Node{"w": window}}
	ui.Equation("w.width >= margin", names)
	ui.Equation("w.widht >= margin", names)
	ui.Solve()
	return ui
}

func doesNotGrow(t *testing.T, useOne func()) {
	t.Helper()
	start := 0
	for i := 0; i < 250; i++ {
		if useOne(); i == 50 {
			start = resident(t)
		}
	}
	if grown := resident(t) - start; grown > 20<<20 {
		t.Errorf("%d KB more for 200 layouts", grown>>10)
	}
}

// What closures refer to is released although it refers to their layout.
func TestClosedLayoutsLeaveNothing(t *testing.T) {
	before := keeplayout.Held()
	doesNotGrow(t, func() { use(t, true).Close() })
	is(t, keeplayout.Held(), before)
}

func TestForgottenLayoutsGoWithTheCollector(t *testing.T) {
	doesNotGrow(t, func() {
		use(t, false)
		runtime.GC()
	})
}
