package keeplayout

// #include "keepgo.h"
import "C"

import (
	"fmt"
	"math"
	"strings"
	"unsafe"
)

// Text as C reads it.
func textIn(text string) (*C.char, error) {
	if at := strings.IndexByte(text, 0); at >= 0 {
		return nil, invalid(fmt.Sprintf("the text %q has a NUL at byte %d", text, at))
	}
	bytes := make([]byte, len(text)+1)
	copy(bytes, text)
	return (*C.char)(unsafe.Pointer(&bytes[0])), nil
}

// Text of C's.
func textOf(text *C.char) string { return C.GoString(text) }

// A number, or None, which any other NaN is not.
func given(name string, number float64) (C.double, error) {
	if number != number && !isNone(number) {
		return 0, invalid("the " + name + " is NaN; what is not there is None")
	}
	return C.double(number), nil
}

func isNone(number float64) bool {
	return math.Float64bits(number) == math.Float64bits(None)
}

// A number that cannot be none.
func finite(name string, number float64) error {
	if number-number == 0 {
		return nil
	}
	return invalid(fmt.Sprintf("the %s %v is not finite", name, number))
}

// The priority that is given, or required.
func required(given []Priority) (C.double, error) {
	switch len(given) {
	case 0:
		return C.double(Required), nil
	case 1:
		return C.double(given[0]), nil
	}
	return 0, invalid(fmt.Sprintf("there are %d priorities, and one at most is taken", len(given)))
}

func inDouble(flag bool) C.double {
	if flag {
		return 1
	}
	return 0
}

// An array as C takes it: nil if it is empty.
func first[T any](list []T) *T {
	if len(list) == 0 {
		return nil
	}
	return &list[0]
}

func last(list []int) int {
	if len(list) == 0 {
		return 0
	}
	return list[len(list)-1]
}

func hasLength(name string, length, wanted int) error {
	if length == wanted {
		return nil
	}
	return invalid(fmt.Sprintf("%s has %d elements instead of %d", name, length, wanted))
}

// A list of numbers of another type.
func numbers[C, G ~int | ~int8 | ~int32 | ~uint32 | ~uint64](list []G) []C {
	found := make([]C, len(list))
	for i, each := range list {
		found[i] = C(each)
	}
	return found
}

// A list of C as one of Go.
func all[C, G any](list []C, one func(C) G) []G {
	found := make([]G, len(list))
	for i, each := range list {
		found[i] = one(each)
	}
	return found
}

// What a struct refers to while C reads it: no struct of Go's may, as the collector would not see it.
type room struct{ taken []unsafe.Pointer }

func (in *room) take(size int) unsafe.Pointer {
	taken := C.malloc(C.size_t(size))
	in.taken = append(in.taken, taken)
	return taken
}

func (in *room) free() {
	for _, each := range in.taken {
		C.free(each)
	}
}

func inRoom[C, G any](in *room, list []G, one func(G) C) *C {
	if len(list) == 0 {
		return nil
	}
	var size C
	at := (*C)(in.take(len(list) * int(unsafe.Sizeof(size))))
	for i, each := range list {
		unsafe.Slice(at, len(list))[i] = one(each)
	}
	return at
}

// A text for inRoom.
func (in *room) text(text string) *C.char {
	taken := in.take(len(text) + 1)
	bytes := unsafe.Slice((*byte)(taken), len(text)+1)
	copy(bytes, text)
	bytes[len(text)] = 0
	return (*C.char)(taken)
}

func enumName[T ~int32](name string, value T, words map[T]string) string {
	if word, ok := words[value]; ok {
		return word
	}
	return fmt.Sprintf("%s(%d)", name, int32(value))
}

func flagNames[T ~uint32](name string, value T, words map[T]string) string {
	found := []string{}
	for bit := T(1); bit != 0; bit <<= 1 {
		if value&bit != 0 {
			found = append(found, words[bit])
		}
	}
	return fmt.Sprintf("%s(%s)", name, strings.Join(found, " | "))
}
