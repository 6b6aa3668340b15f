package keeplayout_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"keeplayout"
)

// Replays the traces of Tests/conformance, whose README has their form, by methods, and compares all that they answer.
func TestTraces(t *testing.T) {
	paths, _ := filepath.Glob(filepath.Join(traces(t), "*.trace"))
	made, leftOut := 0, 0
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		on := replay(string(text))
		for _, each := range on.wrong {
			t.Errorf("%s:%s", filepath.Base(path), each)
		}
		made, leftOut = made+on.made, leftOut+on.leftOut
	}
	if len(paths) < 30 || made < 1000 || leftOut > made/50 {
		t.Errorf("%d calls in %d traces, %d left out", made, len(paths), leftOut)
	}
	t.Logf("%d calls in %d traces, %d left out", made, len(paths), leftOut)
}

// One bit of a number, one letter of a text and one handle that are others are found.
func TestTracesAreCompared(t *testing.T) {
	text, _ := os.ReadFile(filepath.Join(traces(t), "values.trace"))
	number := fmt.Sprintf("[%.17g,", math.Nextafter(10.25, 11))
	for _, change := range [][2]string{{"[10.25,", number}, {`"returns":"attribute 2"`, `"returns":"attribute 1"`}} {
		changed := strings.Replace(string(text), change[0], change[1], 1)
		is(t, changed == string(text), false)
		is(t, len(replay(changed).wrong) > 0, true)
	}
}

func traces(t *testing.T) string {
	folder := os.Getenv("KEEPLAYOUT_TRACES")
	if folder == "" {
		t.Skip("KEEPLAYOUT_TRACES is not set: make test-go")
	}
	return folder
}

// A method for a function of C, and the names of what goes in and comes out.
type tracedCall struct {
	method any
	takes  string
	gives  string
}

type words = map[string]any

// A layout or a solver of a trace: what its names stand for, and what has begun in it.
type tracedOwner struct {
	it     any
	values map[string]any
	names  map[any]string
	begun  []*keeplayout.Transaction
	err    error
	isLost bool // the last error of the trace is one that Go has not met
}

type player struct {
	lines   []words
	numbers []int
	at      int
	owners  map[string]*tracedOwner
	wrong   []string
	made    int
	leftOut int
}

func replay(text string) *player {
	on := &player{owners: map[string]*tracedOwner{}}
	for i, line := range strings.Split(strings.TrimSpace(text), "\n")[1:] {
		told := words{}
		if err := json.Unmarshal([]byte(line), &told); err != nil {
			on.wrong = append(on.wrong, err.Error())
			continue
		}
		on.lines, on.numbers = append(on.lines, told), append(on.numbers, i+2)
	}
	for on.peek() != nil && len(on.wrong) == 0 {
		on.play()
	}
	for _, each := range on.owners {
		if ui, ok := each.it.(*keeplayout.Layout); ok {
			ui.Close()
		}
	}
	return on
}

func (on *player) peek() words {
	if on.at < len(on.lines) {
		return on.lines[on.at]
	}
	return nil
}

func (on *player) next() words {
	line := on.peek()
	on.at++
	return line
}

func (on *player) complain(line words, format string, values ...any) {
	text, _ := json.Marshal(line)
	on.wrong = append(on.wrong, fmt.Sprintf("%d: %s in %s", on.numbers[on.at-1], fmt.Sprintf(format, values...), text))
}

func (on *player) owner(line words) *tracedOwner {
	for _, noun := range []string{"layout", "solver"} {
		if name, ok := line[noun].(string); ok {
			return on.owners[name]
		}
	}
	return nil
}

// Makes a call, and compares what it answers with what the trace has.
func (on *player) play() {
	line := on.next()
	name, _ := line["call"].(string)
	owner := on.owner(line)
	answers, isKnown := on.call(owner, name, line)
	on.conclude(owner, name, line, answers, isKnown)
}

// Compares what a call has answered with its line, or a later one if there were questions.
func (on *player) conclude(owner *tracedOwner, name string, line, answers words, isKnown bool) {
	on.made++
	for on.peek() != nil && strings.HasPrefix(fmt.Sprint(on.peek()["ask"]), "destroy") {
		on.at++ // Go's collector releases what a host of C would
	}
	if _, isTold := line["returns"]; !isTold {
		later := on.next()
		if later["returned"] != name {
			on.complain(line, "it has not asked %v", later)
			return
		}
		line = later
	}
	if !isKnown {
		on.leftOut++
		if owner != nil {
			owner.isLost = line["returns"] != "KEEP_OK"
		}
		return
	}
	for answer, found := range answers {
		told, isTold := line[answer]
		isUnasked := !isTold || (told == nil && answer != "returns")
		if !isUnasked && !on.same(owner, told, found) {
			on.complain(line, "%s is %v of %s", answer, found, name)
		}
	}
}

// What a call answers, by the names in the trace.
func (on *player) call(owner *tracedOwner, name string, line words) (answers words, isKnown bool) {
	defer func() {
		if reason := recover(); reason != nil {
			if reason != any(errOfHost) {
				panic(reason)
			}
			answers, isKnown = nil, false // a panic in place of a status
		}
	}()
	if own, ok := tracedByHand[name]; ok {
		answers = own(on, owner, line)
		return answers, answers != nil
	}
	call, ok := tracedCalls[name]
	if valueCalls.MatchString(name) {
		call, ok = tracedValue(line["what"].(string), name, line), true
	}
	if !ok {
		on.complain(line, "there is no %s", name)
		return nil, false
	}
	if receiver, _ := line[strings.Fields(call.takes)[0]].(string); strings.Contains(receiver, " of ") {
		return nil, false // its methods are calls of its own layout
	}
	return on.called(owner, call, line), true
}

// One call of C for what are methods of their own in Go.
var valueCalls = regexp.MustCompile(`^keep_(container|member)_(set|get)$`)

func tracedValue(what, name string, line words) tracedCall {
	takes := "container"
	if strings.Contains(name, "member") {
		takes = "member"
	}
	if both := tracedValues[what]; strings.HasSuffix(name, "set") {
		return tracedCall{both[1], takes + " value", ""}
	}
	return tracedCall{tracedValues[what][0], takes, "returns"}
}

func (on *player) called(owner *tracedOwner, call tracedCall, line words) words {
	method := reflect.ValueOf(call.method)
	given := []reflect.Value{}
	for i, name := range strings.Fields(call.takes) {
		type_ := method.Type().In(i)
		if type_ == reflect.TypeOf([]keeplayout.Priority{}) && method.Type().IsVariadic() {
			line[name] = []any{line[name]}
		}
		given = append(given, on.taken(owner, line[name], type_))
	}
	if method.Type().IsVariadic() {
		return on.answered(owner, method.CallSlice(given), strings.Fields(call.gives))
	}
	return on.answered(owner, method.Call(given), strings.Fields(call.gives))
}

// The results of a method by their names: ok and an error are what the first one is, or the status.
func (on *player) answered(owner *tracedOwner, results []reflect.Value, names []string) words {
	answers := words{}
	for i, name := range names {
		answers[name] = results[i].Interface()
	}
	if len(names) < len(results) {
		switch last := results[len(results)-1].Interface().(type) {
		case bool:
			if !last {
				answers["returns"] = nil
			}
		case error:
			owner.err = last
			answers["returns"] = last
		default: // no error: a status, unless it is something made
			if _, isMade := answers["returns"]; !isMade {
				answers["returns"] = keeplayout.StatusOk
			}
		}
	} else if _, isTold := answers["returns"]; !isTold && len(names) > 0 && results[0].Kind() == reflect.Slice {
		answers["returns"] = results[0].Len()
	}
	return answers
}

// What goes in

func numberOf(told any) (number float64, ok bool) {
	switch told := told.(type) {
	case float64:
		return told, true
	case string:
		switch told {
		case "nan":
			return keeplayout.None, true
		case "inf":
			return math.Inf(1), true
		case "-inf":
			return math.Inf(-1), true
		}
		number, ok = tracedConstants[told]
	case bool:
		ok = true
		if told {
			number = 1
		}
	}
	return
}

func (on *player) valueOf(owner *tracedOwner, name string) any {
	thing, of, isOfOther := strings.Cut(name, " of ")
	if isOfOther {
		owner = on.owners[of]
	}
	return owner.values[thing]
}

var handles = regexp.MustCompile(`^keeplayout\.(Node|Attribute|Constraint|Atomic|Format|Animation|Variable|Row)$`)

func (on *player) taken(owner *tracedOwner, told any, type_ reflect.Type) reflect.Value {
	made := reflect.New(type_).Elem()
	switch {
	case type_ == reflect.TypeOf(owner.it):
		return reflect.ValueOf(owner.it)
	case type_ == reflect.TypeOf(keeplayout.Nodes{}):
		list := on.taken(owner, told, reflect.TypeOf([]keeplayout.Node{})).Interface().([]keeplayout.Node)
		return reflect.ValueOf(owner.it.(*keeplayout.Layout).Nodes(list...))
	case handles.MatchString(type_.String()):
		return reflect.ValueOf(on.handle(owner, told, type_))
	case type_ == reflect.TypeOf((*keeplayout.Quantity)(nil)).Elem():
		return on.taken(owner, told, reflect.TypeOf(keeplayout.Attribute{}))
	case told == nil:
		return made
	case type_.Kind() == reflect.Ptr:
		made.Set(reflect.New(type_.Elem()))
		made.Elem().Set(on.taken(owner, told, type_.Elem()))
	case type_.Kind() == reflect.Slice:
		for _, each := range told.([]any) {
			made = reflect.Append(made, on.taken(owner, each, type_.Elem()))
		}
	case type_.Kind() == reflect.Struct:
		on.fill(owner, told, made)
	case type_.Kind() == reflect.String:
		made.SetString(told.(string))
	default:
		number, _ := numberOf(told)
		if type_.Kind() == reflect.Bool {
			made.SetBool(number != 0)
		} else {
			made.Set(reflect.ValueOf(number).Convert(type_))
		}
	}
	return made
}

func (on *player) handle(owner *tracedOwner, told any, type_ reflect.Type) any {
	name, _ := told.(string)
	if known := on.valueOf(owner, name); known != nil {
		return known
	}
	id := uint64(0)
	fmt.Sscanf(name, "0x%x", &id)
	return keeplayout.HandleOf(owner.it, type_, id)
}

// The fields of a struct, by their order or by their names.
func (on *player) fill(owner *tracedOwner, told any, made reflect.Value) {
	for i := 0; i < made.NumField(); i++ {
		field := made.Field(i)
		switch told := told.(type) {
		case []any:
			field.Set(on.taken(owner, told[i], field.Type()))
		case words:
			if value, isThere := told[inC(made.Type().Field(i).Name)]; isThere {
				field.Set(on.taken(owner, value, field.Type()))
			}
		}
	}
}

var humps = regexp.MustCompile(`([a-z])([A-Z])`)

func inC(name string) string {
	return strings.ToLower(humps.ReplaceAllString(name, "${1}_${2}"))
}

// What comes out

var functions = regexp.MustCompile(`^keep_\w+: `)

func (on *player) same(owner *tracedOwner, told, found any) bool {
	value := reflect.ValueOf(found)
	switch {
	case found == nil:
		return told == nil || told == "nan"
	case handles.MatchString(value.Type().String()):
		return on.isNamed(owner, told, found)
	case value.Kind() == reflect.Slice:
		return on.sameList(owner, told, value)
	}
	switch found := found.(type) {
	case error:
		status := keeplayout.StatusOk
		return told == nil || (errors.As(found, &status) && tracedConstants[fmt.Sprint(told)] == float64(status))
	case string:
		return functions.ReplaceAllString(fmt.Sprint(told), "") == found || (told == nil && found == "")
	}
	if value.Kind() == reflect.Struct {
		return on.sameStruct(owner, told, value)
	}
	number, _ := numberOf(told)
	if value.Kind() == reflect.Bool {
		return value.Bool() == (number != 0)
	}
	other := value.Convert(reflect.TypeOf(0.0)).Float()
	isSame := number == other && math.Signbit(number) == math.Signbit(other)
	return isSame || (number != number && other != other)
}

// A handle that is new gets its name, and one that is not has to have this one.
func (on *player) isNamed(owner *tracedOwner, told, found any) bool {
	name, isNamed := told.(string)
	if keeplayout.IDOf(found) == 0 {
		return !isNamed
	}
	if _, isKnown := owner.names[found]; !isKnown && owner.values[name] == nil {
		owner.names[found], owner.values[name] = name, found
	}
	return owner.names[found] == name
}

func (on *player) sameList(owner *tracedOwner, told any, found reflect.Value) bool {
	list, _ := told.([]any)
	if list == nil || len(list) > found.Len() {
		return list == nil
	}
	for i, each := range list {
		if !on.same(owner, each, found.Index(i).Interface()) {
			return false
		}
	}
	return true
}

func (on *player) sameStruct(owner *tracedOwner, told any, found reflect.Value) bool {
	for i := 0; i < found.NumField(); i++ {
		value := any(0.0)
		switch told := told.(type) {
		case []any:
			value = told[i]
		case words:
			if given, isThere := told[inC(found.Type().Field(i).Name)]; isThere {
				value = given
			} else if found.Field(i).Type() == reflect.TypeOf(keeplayout.Node{}) {
				value = nil
			}
		}
		if !on.same(owner, value, found.Field(i).Interface()) {
			return false
		}
	}
	return true
}

// Questions

var errOfHost = errors.New("the host of the trace fails here")

// Answers a question as it was answered then, with what the host called meanwhile.
func (on *player) asked(name string, given words) any {
	line := on.next()
	if line == nil || line["ask"] != name {
		on.at--
		on.complain(line, "%s is asked", name)
		return nil
	}
	owner := on.owner(line)
	for each, found := range given {
		if !on.same(owner, line[each], found) {
			on.complain(line, "%s is %v", each, found)
		}
	}
	if _, isTold := line["answer"]; !isTold {
		for on.peek() != nil && on.peek()["call"] != nil {
			on.play()
		}
		line = on.next()
	}
	return line["answer"]
}

func (on *player) number(name string, given words) float64 {
	number, _ := numberOf(on.asked(name, given))
	return number
}
