package keeplayout

// #include "keepgo.h"
import "C"

import (
	"runtime/cgo"
	"sync/atomic"
)

// What C has of Go: a closure or a value, and the layout that has it.
type held struct {
	of *Layout
	it any
}

// How many there are: tests see by it that nothing leaks.
var heldCount int64

func hold(of *Layout, it any) C.uintptr_t {
	atomic.AddInt64(&heldCount, 1)
	return C.uintptr_t(cgo.NewHandle(&held{of, it}))
}

func heldBy(handle C.uintptr_t) *held {
	return cgo.Handle(handle).Value().(*held)
}

//export keepgoRelease
func keepgoRelease(handle C.uintptr_t) {
	cgo.Handle(handle).Delete()
	atomic.AddInt64(&heldCount, -1)
}

// Hands a closure over to C, which releases it unless the call fails. None takes away what there was.
func handOver(of *Layout, it any, isNone bool, call func(C.uintptr_t) C.int) error {
	if err := of.enter(); err != nil {
		return err
	}
	handle := C.uintptr_t(0)
	if !isNone {
		handle = hold(of, it)
	}
	status := call(handle)
	if status != C.KEEP_OK && handle != 0 {
		keepgoRelease(handle)
	}
	return of.leave(C.keep_status(status))
}

//export keepgoMeasure
func keepgoMeasure(node C.uint64_t, length C.double, handle C.uintptr_t) (measured C.double) {
	measured = -1
	held := heldBy(handle)
	held.of.call(func() {
		function := held.it.(func(Node, float64) float64)
		measured = C.double(function(Node{held.of, C.keep_node{id: node}}, float64(length)))
	})
	return
}

//export keepgoMeasureBoth
func keepgoMeasureBoth(node C.uint64_t, available C.keep_size, size *C.keep_size, handle C.uintptr_t) {
	held := heldBy(handle)
	held.of.call(func() {
		function := held.it.(func(Node, Size) Size)
		*size = function(Node{held.of, C.keep_node{id: node}}, inSize(available)).c()
	})
}

//export keepgoLog
func keepgoLog(kind C.int, text *C.char, handle C.uintptr_t) {
	held := heldBy(handle)
	said := failed(0, text).Error()
	held.of.call(func() { held.it.(func(Log, string))(Log(kind), said) })
}

//export keepgoCurve
func keepgoCurve(time C.double, handle C.uintptr_t) (share C.double) {
	share = time
	held := heldBy(handle)
	held.of.call(func() { share = C.double(held.it.(func(float64) float64)(float64(time))) })
	return
}

//export keepgoCompletion
func keepgoCompletion(finished C.bool, handle C.uintptr_t) {
	held := heldBy(handle)
	held.of.call(func() { held.it.(func(bool))(bool(finished)) })
}

//export keepgoCondition
func keepgoCondition(node C.uint64_t, context C.keep_context, handle C.uintptr_t) (holds C.int) {
	holds = -1
	held := heldBy(handle)
	held.of.call(func() {
		function := held.it.(func(Node, Context) bool)
		holds = C.int(inDouble(function(Node{held.of, C.keep_node{id: node}}, inContext(context))))
	})
	return
}

// SetMeasure measures its content along an axis, for its length along the other one: the height of a text at a width.
// The closure may read the layout, and not change it. nil takes it away.
func (node Node) SetMeasure(axis Axis, function func(node Node, length float64) float64) error {
	return handOver(node.of, function, function == nil, func(handle C.uintptr_t) C.int {
		return C.keepgo_node_set_measure(node.of.c, node.raw, C.keep_axis(axis), handle)
	})
}

// SetMeasureBoth measures the size of its content where so much is available, infinity for any length. nil takes it
// away.
func (node Node) SetMeasureBoth(function func(node Node, available Size) Size) error {
	return handOver(node.of, function, function == nil, func(handle C.uintptr_t) C.int {
		return C.keepgo_node_set_measure_both(node.of.c, node.raw, handle)
	})
}

// SetLog calls a closure with what it meets of some kinds: refusals, conflicts, ambiguity. nil takes it away.
func (ui *Layout) SetLog(kinds Log, function func(kind Log, text string)) error {
	return handOver(ui, function, function == nil, func(handle C.uintptr_t) C.int {
		return C.keepgo_layout_set_log(ui.c, C.uint32_t(kinds), handle)
	})
}

// SetFunction is a curve of the host's: the share of the way at a share of the time.
func (animation Animation) SetFunction(function func(time float64) float64) error {
	return handOver(animation.of, function, function == nil, func(handle C.uintptr_t) C.int {
		return C.keepgo_animation_set_function(animation.of.c, animation.raw, handle)
	})
}

// SetCompletion is called once when it has ended: with whether it was at its end. nil takes it away.
func (animation Animation) SetCompletion(function func(finished bool)) error {
	return handOver(animation.of, function, function == nil, func(handle C.uintptr_t) C.int {
		return C.keepgo_animation_set_completion(animation.of.c, animation.raw, handle)
	})
}

// SetUserData attaches something of the host's, in place of what was. It is released with the node.
func (node Node) SetUserData(data any) error {
	return handOver(node.of, data, data == nil, func(handle C.uintptr_t) C.int {
		return C.keepgo_node_set_user_data(node.of.c, node.raw, handle)
	})
}

// UserData is what is attached, or nil.
func (node Node) UserData() any {
	of := node.of
	if !of.look() {
		return nil
	}
	defer of.done()
	return attached(C.keepgo_node_user_data(of.c, node.raw))
}

// SetUserData attaches something of the host's, in place of what was. It is released with the layout.
func (ui *Layout) SetUserData(data any) error {
	return handOver(ui, data, data == nil, func(handle C.uintptr_t) C.int {
		return C.keepgo_layout_set_user_data(ui.c, handle)
	})
}

// UserData is what is attached, or nil.
func (ui *Layout) UserData() any {
	if !ui.look() {
		return nil
	}
	defer ui.done()
	return attached(C.keepgo_layout_user_data(ui.c))
}

func attached(handle C.uintptr_t) any {
	if handle == 0 {
		return nil
	}
	return heldBy(handle).it
}
