package keeplayout

// #include "calls.h"
import "C"

// Quantity is an [Attribute], or a [Dimension], which has one.
type Quantity interface {
	attribute() Attribute
}

func (attribute Attribute) attribute() Attribute { return attribute }

// Sets a value: NaN would take it away, as the word that is meant for that does.
func (attribute Attribute) keep(relation C.keep_relation, value float64, priority []Priority, clear string) error {
	of := attribute.of
	at, err := required(priority)
	switch {
	case isNone(value):
		err = invalid("there is no value: " + clear + " takes one away")
	case value != value:
		err = invalid("the value is NaN; " + clear + " takes one away")
	}
	if err != nil {
		return attribute.refuse(err)
	}
	if err := of.enter(); err != nil {
		return err
	}
	return of.leave(C.keepgo_attribute_set(of.c, attribute.raw, relation, C.double(value), at))
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
	at, err := required(priority)
	if err == nil {
		err = finite("constant", constant)
	}
	if err != nil {
		return attribute.refuse(err)
	}
	if err := of.enter(); err != nil {
		return err
	}
	return of.leave(C.keepgo_attribute_set_to(of.c, attribute.raw, relation, followed, C.double(multiplier),
		C.double(constant), at))
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
	return attribute.keep(C.KEEP_EQUAL, value, priority, "ClearEqual")
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

// SetMin keeps it at least a number, at a priority: SetMin(240), SetMin(240, High).
func (attribute Attribute) SetMin(value float64, priority ...Priority) error {
	return attribute.keep(C.KEEP_AT_LEAST, value, priority, "ClearMin")
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

// SetMax keeps it at most a number, at a priority: SetMax(240), SetMax(240, High).
func (attribute Attribute) SetMax(value float64, priority ...Priority) error {
	return attribute.keep(C.KEEP_AT_MOST, value, priority, "ClearMax")
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
