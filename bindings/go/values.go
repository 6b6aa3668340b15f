package keeplayout

// #include "keepgo.h"
import "C"

import (
	"fmt"
	"math"
)

// Priority is above 0 and at most 1000. A higher one is never outweighed by lower ones, however many. Where a call
// takes a priority last it may be left out, and is required.
type Priority float64

const (
	// Required must hold; contradictions are conflicts.
	Required Priority = 1000
	// High is below required.
	High Priority = 750
	// Medium is between high and low.
	Medium Priority = 500
	// Low is as hugging, unless it is set.
	Low Priority = 250
	// Fitting is the weakest of the named ones: as small as may be, usually.
	Fitting Priority = 50
)

// More is a priority a little above it.
func (priority Priority) More() Priority { return priority + 10 }

// Less is a priority a little below it.
func (priority Priority) Less() Priority { return priority - 10 }

// None stands for a number that is not there: window.SetSize(400, None) leaves the height to the content. It is a NaN
// of its own: any other one is refused.
var None = math.Float64frombits(0x7ff86b6565700000)

// Right is the edge on the right.
func (rect Rect) Right() float64 { return rect.X + rect.Width }

// Bottom is the edge at the bottom.
func (rect Rect) Bottom() float64 { return rect.Y + rect.Height }

// String is its x, y, width and height.
func (rect Rect) String() string {
	return fmt.Sprint(rect.X, rect.Y, rect.Width, rect.Height)
}

// String is its width and height.
func (size Size) String() string {
	return fmt.Sprint(size.Width, size.Height)
}

// Inset is the same from every edge.
func Inset(inset float64) Insets {
	return Insets{inset, inset, inset, inset}
}

func (status Status) name() string {
	return C.GoString(C.keep_status_name(C.keep_status(status)))
}
