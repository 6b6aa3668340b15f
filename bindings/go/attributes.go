package keeplayout

// #include "calls.h"
import "C"

// Quantity is an [Attribute], or a [Dimension], which has one.
type Quantity interface {
	attribute() Attribute
}

func (attribute Attribute) attribute() Attribute { return attribute }

// Sets a value: NaN would take it away.
func (attribute Attribute) keep(relation C.keep_relation, value float64, priority []Priority) error {
	of := attribute.of
	if value != value {
		return of.refuse(invalid("the value is NaN"))
	}
	if err := of.enter(); err != nil {
		return err
	}
	number := C.double(value)
	return of.leave(C.keepgo_attribute_set(of.c, attribute.raw, relation, number, required(priority)))
}

func (attribute Attribute) kept(relation C.keep_relation) (value float64, ok bool) {
	of := attribute.of
	if !of.look() {
		return
	}
	value = float64(C.keepgo_attribute_value(of.c, attribute.raw, relation, nil))
	of.done()
	if value != value {
		return 0, false
	}
	return value, true
}

func (attribute Attribute) clear(relation C.keep_relation) error {
	of := attribute.of
	if err := of.enter(); err != nil {
		return err
	}
	return of.leave(C.keepgo_attribute_set(of.c, attribute.raw, relation, C.double(None), C.double(Required)))
}

func (attribute Attribute) follow(relation C.keep_relation, other Quantity, multiplier, constant float64, priority []Priority) error {
	of := attribute.of
	followed := other.attribute().in(of)
	if err := of.enter(); err != nil {
		return err
	}
	return of.leave(C.keepgo_attribute_set_to(of.c, attribute.raw, relation, followed, C.double(multiplier),
		C.double(constant), required(priority)))
}

// IsSame is whether two are the same attribute.
func (attribute Attribute) IsSame(other Quantity) (same bool) {
	of := attribute.of
	named := other.attribute().in(of)
	if of.look() {
		same = bool(C.keepgo_attribute_is_same(of.c, attribute.raw, named))
		of.done()
	}
	return
}

// Followed is the attribute that a value follows, with the factor and the number of [Attribute.SetEqualTo].
func (attribute Attribute) Followed(relation Relation) (followed Attribute, multiplier, constant float64, ok bool) {
	of := attribute.of
	if !of.look() {
		return
	}
	var factor, number C.double
	found := C.keepgo_attribute_followed(of.c, attribute.raw, C.keep_relation(relation), &factor, &number, nil)
	of.done()
	return of.asAttribute(found), float64(factor), float64(number), found.id != 0
}

// SetEqual keeps it equal to a number, at a priority: SetEqual(240), SetEqual(240, High).
func (attribute Attribute) SetEqual(value float64, priority ...Priority) error {
	return attribute.keep(C.KEEP_EQUAL, value, priority)
}

// Equal is the number that it is kept equal to; [Attribute.Value] has its priority as well.
func (attribute Attribute) Equal() (value float64, ok bool) {
	return attribute.kept(C.KEEP_EQUAL)
}

// ClearEqual no longer keeps it equal to anything.
func (attribute Attribute) ClearEqual() error {
	return attribute.clear(C.KEEP_EQUAL)
}

// SetEqualTo keeps it equal to another attribute times a factor, plus a number.
func (attribute Attribute) SetEqualTo(other Quantity, multiplier, constant float64, priority ...Priority) error {
	return attribute.follow(C.KEEP_EQUAL, other, multiplier, constant, priority)
}

// SetMin keeps it at least a number, at a priority: SetEqual(240), SetEqual(240, High).
func (attribute Attribute) SetMin(value float64, priority ...Priority) error {
	return attribute.keep(C.KEEP_AT_LEAST, value, priority)
}

// Min is the number that it is kept at least; [Attribute.Value] has its priority as well.
func (attribute Attribute) Min() (value float64, ok bool) {
	return attribute.kept(C.KEEP_AT_LEAST)
}

// ClearMin no longer keeps it at least anything.
func (attribute Attribute) ClearMin() error {
	return attribute.clear(C.KEEP_AT_LEAST)
}

// SetMinTo keeps it at least another attribute times a factor, plus a number.
func (attribute Attribute) SetMinTo(other Quantity, multiplier, constant float64, priority ...Priority) error {
	return attribute.follow(C.KEEP_AT_LEAST, other, multiplier, constant, priority)
}

// SetMax keeps it at most a number, at a priority: SetEqual(240), SetEqual(240, High).
func (attribute Attribute) SetMax(value float64, priority ...Priority) error {
	return attribute.keep(C.KEEP_AT_MOST, value, priority)
}

// Max is the number that it is kept at most; [Attribute.Value] has its priority as well.
func (attribute Attribute) Max() (value float64, ok bool) {
	return attribute.kept(C.KEEP_AT_MOST)
}

// ClearMax no longer keeps it at most anything.
func (attribute Attribute) ClearMax() error {
	return attribute.clear(C.KEEP_AT_MOST)
}

// SetMaxTo keeps it at most another attribute times a factor, plus a number.
func (attribute Attribute) SetMaxTo(other Quantity, multiplier, constant float64, priority ...Priority) error {
	return attribute.follow(C.KEEP_AT_MOST, other, multiplier, constant, priority)
}
