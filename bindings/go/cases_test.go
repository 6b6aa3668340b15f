package keeplayout_test

import (
	"errors"
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"

	"keeplayout"
)

// The cases of Tests/cases, as Tests/cases/write_lines.py writes them: documents, steps, frames.
func TestCases(t *testing.T) {
	path := os.Getenv("KEEPLAYOUT_CASES")
	if path == "" {
		t.Skip("KEEPLAYOUT_CASES is not set: make test-go")
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var on *stage
	count := 0
	unescaped := strings.NewReplacer(`\n`, "\n", `\t`, "\t", `\\`, `\`)
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		words := strings.Split(line, "\t")
		for i := range words {
			words[i] = unescaped.Replace(words[i])
		}
		if words[0] == "case" {
			on.close()
			on = &stage{t: t, ui: keeplayout.NewLayout(), place: words[1]}
			count++
			continue
		}
		on.take(words[0], words[1:])
	}
	on.close()
	if count < 100 {
		t.Errorf("only %d cases", count)
	}
}

// A layout that takes the steps of a case, and what its last step came to.
type stage struct {
	t     *testing.T
	ui    *keeplayout.Layout
	place string
	err   error
}

func (on *stage) close() {
	if on != nil {
		on.ui.Close()
	}
}

func (on *stage) complain(format string, values ...any) {
	on.t.Helper()
	on.t.Errorf("%s: %s", on.place, fmt.Sprintf(format, values...))
}

func number(word string) float64 {
	if word == "_" {
		return math.NaN()
	}
	value, err := strconv.ParseFloat(word, 64)
	if err != nil {
		panic(err)
	}
	return value
}

func numbers(words []string) []float64 {
	found := []float64{}
	for _, word := range words {
		found = append(found, number(word))
	}
	return found
}

func axis(word string) keeplayout.Axis {
	return map[string]keeplayout.Axis{"vertical": keeplayout.AxisVertical}[word]
}

func (on *stage) find(name string) keeplayout.Node {
	node, ok := on.ui.Find(name)
	if !ok {
		on.complain("there is no %s", name)
	}
	return node
}

func (on *stage) take(what string, words []string) {
	switch what {
	case "read":
		on.err = on.ui.ReadDocument(words[1])
	case "update":
		on.err = on.ui.Update(words[1])
	case "resize":
		on.err = on.resize(on.find(words[1]), numbers(words[2:]))
	case "gone":
		hows := map[string]keeplayout.Gone{
			"fully": keeplayout.GoneFully, "horizontally": keeplayout.GoneHorizontally,
			"vertically": keeplayout.GoneVertically, "not": keeplayout.GoneNot,
		}
		on.err = on.find(words[1]).SetGone(hows[words[2]])
	case "measure":
		on.measure(on.find(words[0]), words[1:])
	default:
		on.expect(what, words)
	}
}

func (on *stage) resize(node keeplayout.Node, sizes []float64) error {
	for i, axis := range []keeplayout.Axis{keeplayout.AxisHorizontal, keeplayout.AxisVertical} {
		_, priority, ok := node.AxisSize(axis)
		if !ok {
			priority = keeplayout.Required
		}
		if math.IsNaN(sizes[i]) {
			continue
		}
		if err := node.SetAxisSize(axis, sizes[i], priority); err != nil {
			return err
		}
	}
	return nil
}

// A text of lines of one height.
type measure struct {
	height         float64
	breaksAnywhere bool
	words          []float64
}

func (on *stage) measure(node keeplayout.Node, words []string) {
	text := measure{number(words[1]), words[2] == "ink", numbers(words[3:])}
	var err error
	if words[0] == "both" {
		err = node.SetMeasureBoth(func(_ keeplayout.Node, available keeplayout.Size) keeplayout.Size {
			return text.size(available.Width)
		})
	} else {
		err = node.SetMeasure(keeplayout.AxisVertical, func(_ keeplayout.Node, width float64) float64 {
			return text.size(width).Height
		})
	}
	if err != nil {
		on.complain("%v", err)
	}
}

func (text measure) size(width float64) keeplayout.Size {
	line, lines, widest, ink := 0.0, 1.0, 0.0, 0.0
	for _, word := range text.words {
		ink += word
		if line > 0 && line+word > width+1e-9 {
			line = 0
			lines++
		}
		line += word
		widest = math.Max(widest, line)
	}
	if text.breaksAnywhere {
		widest = math.Min(math.Max(width, 1), ink)
		lines = math.Ceil(ink/widest - 1e-9)
	}
	return keeplayout.Size{Width: widest, Height: lines * text.height}
}

func (on *stage) expect(what string, words []string) {
	switch what {
	case "solves":
		on.solves(words[0])
	case "fails":
		on.fails(words[0], words[1])
	case "frame":
		on.frame(keeplayout.FrameKindInParent, words)
	case "snapped":
		on.frame(keeplayout.FrameKindSnapped, words)
	case "range":
		minimum, maximum, err := on.find(words[0]).SizeRange(axis(words[1]))
		on.are(words, err, minimum, maximum)
	case "fitting":
		given := numbers(words[1:3])
		for i := range given {
			if math.IsNaN(given[i]) {
				given[i] = keeplayout.None
			}
		}
		target := keeplayout.Size{Width: given[0], Height: given[1]}
		size, err := on.find(words[0]).FittingSize(target, keeplayout.Required, keeplayout.Required)
		on.are(words, err, size.Width, size.Height)
	case "says":
		for _, conflict := range on.ui.Conflicts() {
			if strings.Contains(conflict.Text, words[0]) {
				return
			}
		}
		on.complain("no conflict says %s", words[0])
	default:
		on.complain("%s is nothing to expect", what)
	}
}

// What the last step came to, or the solve after it.
func (on *stage) solved() error {
	err := on.err
	on.err = nil
	if err == nil {
		err = on.ui.Solve()
	}
	return err
}

func (on *stage) solves(conflicts string) {
	if err := on.solved(); err != nil {
		on.complain("%v", err)
	}
	if count := strconv.Itoa(len(on.ui.Conflicts())); count != conflicts {
		on.complain("%s conflicts, and not %s", count, conflicts)
	}
}

func (on *stage) fails(status, words string) {
	kinds := map[string]error{
		"KEEP_ERROR_INVALID_ARGUMENT": keeplayout.ErrInvalidArgument,
		"KEEP_ERROR_CONFLICT":         keeplayout.ErrConflict,
		"KEEP_ERROR_LIMIT":            keeplayout.ErrLimit,
		"KEEP_ERROR_STATE":            keeplayout.ErrState,
		"KEEP_ERROR_CYCLE":            keeplayout.ErrCycle,
		"KEEP_ERROR_UNRELATED":        keeplayout.ErrUnrelated,
	}
	err := on.solved()
	if !errors.Is(err, kinds[status]) || !strings.Contains(err.Error(), words) {
		on.complain("%v in place of %s %s", err, status, words)
	}
}

func (on *stage) frame(kind keeplayout.FrameKind, words []string) {
	frame := on.find(words[0]).FrameAs(kind)
	on.are(words, nil, frame.X, frame.Y, frame.Width, frame.Height)
}

// Compares with the last words, within a millionth.
func (on *stage) are(words []string, err error, found ...float64) {
	expected := numbers(words[len(words)-len(found):])
	for i := range found {
		isSame := found[i] == expected[i] || math.Abs(found[i]-expected[i]) <= 1e-6
		if err != nil || !(isSame || math.IsNaN(expected[i])) {
			on.complain("%v is %v, %v", words, found, err)
			return
		}
	}
}
