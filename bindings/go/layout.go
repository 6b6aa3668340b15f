package keeplayout

// #include "keepgo.h"
import "C"

import (
	"runtime"
	"unsafe"
)

// Layout owns nodes, attributes and constraints, which are small values that name what is in it. It is used by one
// goroutine at a time, and may go to another one. Close it: a closure that it has been given keeps it alive.
type Layout struct {
	owner
	c *C.keep_layout
}

// NewLayout makes a layout without nodes.
func NewLayout() *Layout {
	ui := &Layout{c: C.keep_layout_create()}
	runtime.SetFinalizer(ui, (*Layout).Close)
	return ui
}

// Close ends it with all that it has, and releases its closures. What is used after that fails with [ErrClosed], or has
// nothing to tell. Inside of a closure of its own it fails with [ErrBusy].
func (ui *Layout) Close() error {
	if err := ui.enter(); err != nil {
		return unlessClosed(err)
	}
	C.keep_layout_clear_error(ui.c)
	C.keep_layout_destroy(ui.c)
	if ui.isBusy() {
		return ui.leave(C.KEEP_ERROR_BUSY)
	}
	runtime.SetFinalizer(ui, nil)
	ui.c = nil
	ui.done()
	return nil
}

// Err is the first error since it was last asked, or nil: a host may build a whole screen and ask once.
func (ui *Layout) Err() error {
	if err := ui.enter(); err != nil {
		return err
	}
	defer ui.done()
	err := ui.err
	ui.err = nil
	C.keep_layout_clear_error(ui.c)
	return err
}

// Node makes a new root. What it is if that fails is none: calls with it fail, and [Layout.Err] tells why.
func (ui *Layout) Node(name string) Node {
	return ui.node(Node{}, name)
}

// Node makes a new last child. What it is if that fails is none: calls with it fail, and [Layout.Err] tells why.
func (node Node) Node(name string) Node {
	if node.raw.id == 0 {
		node.raw.id = unknown // none would be the parent of a root
	}
	return node.of.node(node, name)
}

func (ui *Layout) node(parent Node, name string) Node {
	text, err := textIn(name)
	if err != nil {
		ui.refuse(err)
		return Node{}
	}
	if name == "" {
		text = nil
	}
	if ui.enter() != nil {
		return Node{}
	}
	made := Node{ui, C.keepgo_node_create(ui.c, parent.raw, text)}
	if ui.made(made.raw.id != 0) != nil {
		return Node{ui, C.keep_node{}}
	}
	return made
}

// Find is the first node of a name.
func (ui *Layout) Find(name string) (found Node, ok bool) {
	text, err := textIn(name)
	if err != nil || !ui.look() {
		return
	}
	found = ui.asNode(C.keep_node_find(ui.c, C.keep_node{}, text))
	ui.done()
	return found, found != Node{}
}

// Nodes are nodes whose attributes are set at once, and whose frames are read at once.
func (ui *Layout) Nodes(list ...Node) Nodes {
	return Nodes{ui, ui.rawNodes(list)}
}

// Changes are the nodes whose frames in their parents differ from what was reported before, with those frames.
func (ui *Layout) Changes() (nodes []Node, frames []Rect) {
	return ui.ChangesAs(FrameKindInParent)
}

// Constraints are all of them, also inactive ones.
func (ui *Layout) Constraints() []Constraint {
	return Node{of: ui}.Constraints()
}

// String is the tree of nodes, with what is kept of them.
func (ui *Layout) String() string { return ui.Text(TextDescription) }

// Document is the layout as text that can be read back.
func (ui *Layout) Document() string { return ui.Text(TextDocument) }

// SVG is a drawing of the layout.
func (ui *Layout) SVG() string { return ui.Drawn(Node{}, Drawing{}) }

// At notes the line of a file of which the next call is that makes a constraint, for messages.
func (ui *Layout) At(file string, line int) *Layout {
	text, err := textIn(file)
	if err == nil && ui.look() {
		C.keep_layout_at(ui.c, text, C.int32_t(line))
		ui.done()
	}
	return ui
}

// Here notes the line of this call, as [Layout.At].
func (ui *Layout) Here() *Layout {
	_, file, line, _ := runtime.Caller(1)
	return ui.At(file, line)
}

// Frame is its frame in its parent, as of the last solve.
func (node Node) Frame() Rect {
	of := node.of
	if !of.look() {
		return Rect{}
	}
	frame := inRect(C.keep_node_frame_as(of.c, node.raw, C.KEEP_FRAME_IN_PARENT))
	of.done()
	return frame
}

// Row makes a row inside, of some nodes, which become its children.
func (node Node) Row(gap float64, members ...Node) (Node, error) {
	return node.Stack(Stack{Axis: AxisHorizontal, Gap: gap}, members...)
}

// Column makes a column inside, of some nodes, which become its children.
func (node Node) Column(gap float64, members ...Node) (Node, error) {
	return node.Stack(Stack{Axis: AxisVertical, Gap: gap}, members...)
}

// Stack makes a row, a column or a flow inside, of some nodes, which become its children.
func (node Node) Stack(stack Stack, members ...Node) (Node, error) {
	of := node.of
	raw, kept := of.rawNodes(members), stack.c()
	if err := of.enter(); err != nil {
		return Node{}, err
	}
	parent := C.keep_node{id: node.raw.id}
	if parent.id == 0 {
		parent.id = unknown
	}
	made := Node{of, C.keep_stack_create(of.c, parent, &kept, first(raw), C.size_t(len(raw)))}
	return made, of.made(made.raw.id != 0)
}

// KeepSize keeps its width and height equal to numbers; [None] leaves one alone.
func (node Node) KeepSize(width, height float64, priority ...Priority) error {
	return node.alone().KeepSize(width, height, priority...)
}

// KeepInsets keeps its insets equal to numbers: Inset(10) is the same from every edge.
func (node Node) KeepInsets(insets Insets, priority ...Priority) error {
	return node.alone().KeepInsets(AttributeKindInsets, insets, priority...)
}

// KeepCenter keeps its centre at fractions of the parent; [None] leaves one alone.
func (node Node) KeepCenter(x, y float64, priority ...Priority) error {
	return node.alone().KeepCenter(x, y, priority...)
}

// SetHugging is how much it resists being larger than its content along an axis.
func (node Node) SetHugging(axis Axis, priority Priority) error {
	return node.alone().SetResistance(axis, ResistanceHugging, priority)
}

// SetCompression is how much it resists being smaller than its content along an axis.
func (node Node) SetCompression(axis Axis, priority Priority) error {
	return node.alone().SetResistance(axis, ResistanceCompression, priority)
}

func (node Node) alone() Nodes {
	return Nodes{node.of, []C.keep_node{node.raw}}
}

// ContentTrack is a track of a grid that is as large as its content.
func ContentTrack() Track { return Track{} }

// FixedTrack is a track of a length.
func FixedTrack(length float64) Track { return Track{Kind: TrackKindFixed, Value: length} }

// FractionTrack is a track that has a share of what is left.
func FractionTrack(share float64) Track { return Track{Kind: TrackKindFraction, Value: share} }

// C is the layout in C, for other functions of it.
func (ui *Layout) C() unsafe.Pointer { return unsafe.Pointer(ui.c) }

func (ui *Layout) isBusy() bool { return C.keep_layout_error(ui.c) == C.KEEP_ERROR_BUSY }
