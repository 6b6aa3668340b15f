package keeplayout_test

import (
	"errors"
	"reflect"

	"keeplayout"
)

// What Go has words of its own for. None is what it has not got.
var tracedByHand map[string]func(on *player, owner *tracedOwner, line words) words

func init() {
	tracedByHand = map[string]func(on *player, owner *tracedOwner, line words) words{
		"keep_layout_create": func(on *player, _ *tracedOwner, line words) words {
			on.begin(line, keeplayout.NewLayout())
			return words{}
		},
		"keep_solver_create": func(on *player, _ *tracedOwner, line words) words {
			on.begin(line, keeplayout.NewSolver())
			return words{}
		},
		"keep_layout_destroy": end,
		"keep_solver_destroy": end,

		"keep_layout_error":         lastError,
		"keep_solver_error":         lastError,
		"keep_layout_error_message": lastMessage,
		"keep_solver_error_message": lastMessage,
		"keep_layout_clear_error":   clearError,
		"keep_solver_clear_error":   clearError,

		"keep_layout_begin": func(_ *player, owner *tracedOwner, _ words) words {
			begun, err := owner.layout().Begin()
			if err == nil {
				owner.begun = append(owner.begun, begun)
			}
			return owner.status(err)
		},
		"keep_layout_commit": func(_ *player, owner *tracedOwner, _ words) words {
			return owner.ended((*keeplayout.Transaction).Commit)
		},
		"keep_layout_rollback": func(_ *player, owner *tracedOwner, _ words) words {
			return owner.ended((*keeplayout.Transaction).Rollback)
		},
		"keep_solver_begin": func(on *player, owner *tracedOwner, _ words) words {
			return on.block(owner, owner.it.(*keeplayout.Solver).Transaction, "keep_solver_commit", "keep_solver_rollback")
		},
		"keep_capture_begin": func(on *player, owner *tracedOwner, _ words) words {
			return on.block(owner, func(body func() error) error { return of(owner.layout().Capture(body)) }, "keep_capture_end")
		},
		"keep_solver_commit":    leftOut,
		"keep_solver_rollback":  leftOut,
		"keep_capture_end":      leftOut,
		"keep_atomic_end":       leftOut,
		"keep_animation_commit": leftOut,

		"keep_atomic_begin": func(on *player, owner *tracedOwner, line words) words {
			made := keeplayout.Atomic{}
			on.block(owner, func(body func() error) (err error) {
				made, err = owner.layout().Atomic(body)
				return
			}, "keep_atomic_end")
			return words{"returns": made}
		},
		"keep_animation_begin": func(on *player, owner *tracedOwner, line words) words {
			made := keeplayout.Animation{}
			within := on.node(owner, line["within"])
			on.block(owner, func(body func() error) (err error) {
				made, err = owner.layout().AnimateWithin(within, asNumber(line["duration"]), asNumber(line["delay"]),
					func(animation keeplayout.Animation) error {
						on.isNamed(owner, line["returns"], animation)
						return body()
					})
				return
			}, "keep_animation_commit")
			return words{"returns": made}
		},

		"keep_node_create": func(on *player, owner *tracedOwner, line words) words {
			made := keeplayout.Node{}
			if line["parent"] == nil {
				made = owner.layout().Node("")
			} else {
				made = on.node(owner, line["parent"]).Node("")
			}
			return owner.made(made, owner.layout().Err())
		},
		"keep_node_attribute": func(on *player, owner *tracedOwner, line words) words {
			kind := keeplayout.AttributeKind(asNumber(line["kind"]))
			return owner.found(on.node(owner, line["node"]).Attribute(kind))
		},
		"keep_node_attribute_to": func(on *player, owner *tracedOwner, line words) words {
			kind := keeplayout.AttributeKind(asNumber(line["kind"]))
			return owner.found(on.node(owner, line["node"]).AttributeTo(kind, on.node(owner, line["other"])))
		},
		"keep_node_frame": func(on *player, owner *tracedOwner, line words) words {
			return words{"returns": on.node(owner, line["node"]).Frame()}
		},
		"keep_layout_changes": func(on *player, owner *tracedOwner, line words) words {
			if line["capacity"] == 0.0 {
				return nil // what is asked for its count alone
			}
			nodes, frames := owner.layout().Changes()
			return words{"nodes": nodes, "frames": frames, "returns": len(nodes)}
		},
		"keep_layout_at": func(on *player, owner *tracedOwner, line words) words {
			file, _ := line["file"].(string)
			owner.layout().At(file, int(asNumber(line["line"])))
			return words{}
		},

		"keep_attribute_is_same": func(on *player, owner *tracedOwner, line words) words {
			return words{"returns": on.attribute(owner, line["attribute"]).IsSame(on.attribute(owner, line["other"]))}
		},
		"keep_attribute_set_to": func(on *player, owner *tracedOwner, line words) words {
			set := map[any]func(keeplayout.Attribute, keeplayout.Quantity, float64, float64, ...keeplayout.Priority) error{
				"KEEP_EQUAL": keeplayout.Attribute.SetEqualTo, "KEEP_AT_LEAST": keeplayout.Attribute.SetMinTo,
				"KEEP_AT_MOST": keeplayout.Attribute.SetMaxTo,
			}[line["relation"]]
			return owner.status(set(on.attribute(owner, line["attribute"]), on.attribute(owner, line["followed"]),
				asNumber(line["multiplier"]), asNumber(line["constant"]), keeplayout.Priority(asNumber(line["priority"]))))
		},
		"keep_attribute_followed": func(on *player, owner *tracedOwner, line words) words {
			relation := keeplayout.Relation(asNumber(line["relation"]))
			followed, multiplier, constant, ok := on.attribute(owner, line["attribute"]).Followed(relation)
			if !ok {
				return words{"returns": nil}
			}
			return words{"returns": followed, "multiplier": multiplier, "constant": constant}
		},
		"keep_constraint_create": func(on *player, owner *tracedOwner, line words) words {
			if line["installed"] != true {
				return nil
			}
			kept := keeplayout.ComparisonOf(on.terms(owner, line["terms"]), keeplayout.Relation(asNumber(line["relation"])),
				asNumber(line["constant"]), keeplayout.Priority(asNumber(line["priority"])))
			made, err := owner.layout().Add(kept)
			return owner.made(made, err)
		},
		"keep_constraint_terms": func(on *player, owner *tracedOwner, line words) words {
			terms, relation, constant := on.constraint(owner, line["constraint"]).Terms()
			kept := make([]tracedTerm, len(terms))
			for i, each := range terms {
				kept[i] = tracedTerm{each.Node, each.Anchor, each.Coefficient}
			}
			return words{"terms": kept, "relation": relation, "constant": constant, "returns": len(terms)}
		},
		"keep_stack_create": func(on *player, owner *tracedOwner, line words) words {
			stack := on.taken(owner, line["stack"], reflect.TypeOf(keeplayout.Stack{})).Interface().(keeplayout.Stack)
			made, err := on.node(owner, line["parent"]).Stack(stack, on.nodes(owner, line["members"])...)
			return owner.made(made, err)
		},

		"keep_equation_create": func(on *player, owner *tracedOwner, line words) words {
			made, err := owner.layout().Equation(asText(line["text"]), on.namesIn(owner, line["context"]))
			return owner.made(made, err)
		},
		"keep_equations_create": func(on *player, owner *tracedOwner, line words) words {
			texts := on.taken(owner, line["texts"], reflect.TypeOf([]string{})).Interface().([]string)
			made, err := owner.layout().Equations(texts, on.namesIn(owner, line["context"]))
			told := []any{}
			for _, each := range line["constraints"].([]any) {
				if each != nil { // the fault of a string that is skipped
					told = append(told, each)
				}
			}
			line["constraints"] = told
			answers := owner.status(err)
			answers["constraints"] = made
			return answers
		},
		"keep_format_create": func(on *player, owner *tracedOwner, line words) words {
			options := keeplayout.FormatOption(asNumber(line["options"]))
			made, err := owner.layout().FormatWith(asText(line["text"]), options, on.namesIn(owner, line["context"]))
			return owner.made(made, err)
		},
		"keep_node_apply": func(on *player, owner *tracedOwner, line words) words {
			list := []keeplayout.Applied{}
			for _, each := range line["list"].([]any) {
				list = append(list, on.applied(owner, each.(words)))
			}
			made, err := on.node(owner, line["node"]).Apply(list...)
			answers := owner.status(err)
			answers["constraints"] = made
			return answers
		},

		"keep_node_set_measure": func(on *player, owner *tracedOwner, line words) words {
			axis := keeplayout.Axis(asNumber(line["axis"]))
			function := func(node keeplayout.Node, length float64) float64 {
				return on.number(asText(line["function"]), words{"node": node, "length": length})
			}
			if line["function"] == nil {
				function = nil
			}
			return owner.status(on.node(owner, line["node"]).SetMeasure(axis, function))
		},
		"keep_node_set_measure_both": func(on *player, owner *tracedOwner, line words) words {
			function := func(node keeplayout.Node, available keeplayout.Size) keeplayout.Size {
				answer := on.asked(asText(line["function"]), words{"node": node, "available": available})
				return on.taken(owner, answer, reflect.TypeOf(available)).Interface().(keeplayout.Size)
			}
			return owner.status(on.node(owner, line["node"]).SetMeasureBoth(function))
		},
		"keep_layout_set_log": func(on *player, owner *tracedOwner, line words) words {
			function := func(kind keeplayout.Log, text string) {
				on.asked(asText(line["function"]), words{"kind": kind, "text": text})
			}
			if line["function"] == nil {
				function = nil
			}
			return owner.status(owner.layout().SetLog(keeplayout.Log(asNumber(line["kinds"])), function))
		},
		"keep_animation_set_function": func(on *player, owner *tracedOwner, line words) words {
			function := func(time float64) float64 { return on.number(asText(line["function"]), words{"time": time}) }
			return owner.status(on.animation(owner, line["animation"]).SetFunction(function))
		},
		"keep_animation_set_completion": func(on *player, owner *tracedOwner, line words) words {
			function := func(finished bool) { on.asked(asText(line["completion"]), words{"finished": finished}) }
			return owner.status(on.animation(owner, line["animation"]).SetCompletion(function))
		},
		"keep_node_set_user_data": func(on *player, owner *tracedOwner, line words) words {
			return owner.status(on.node(owner, line["node"]).SetUserData(line["user_data"]))
		},
		"keep_node_user_data": func(on *player, owner *tracedOwner, line words) words {
			return words{"returns": on.node(owner, line["node"]).UserData()}
		},
		"keep_layout_set_user_data": func(on *player, owner *tracedOwner, line words) words {
			return owner.status(owner.layout().SetUserData(line["user_data"]))
		},
		"keep_layout_user_data": func(on *player, owner *tracedOwner, _ words) words {
			return words{"returns": owner.layout().UserData()}
		},
	}
}

// A term as traces have it.
type tracedTerm struct {
	Node        keeplayout.Node
	Anchor      keeplayout.Anchor
	Coefficient float64
}

func asNumber(told any) float64 {
	number, _ := numberOf(told)
	return number
}

func asText(told any) string {
	text, _ := told.(string)
	return text
}

func one[T any](on *player, owner *tracedOwner, told any) T {
	var type_ T
	return on.taken(owner, told, reflect.TypeOf(type_)).Interface().(T)
}

func (on *player) node(owner *tracedOwner, told any) keeplayout.Node {
	return one[keeplayout.Node](on, owner, told)
}

func (on *player) nodes(owner *tracedOwner, told any) []keeplayout.Node {
	return one[[]keeplayout.Node](on, owner, told)
}

func (on *player) attribute(owner *tracedOwner, told any) keeplayout.Attribute {
	return one[keeplayout.Attribute](on, owner, told)
}

func (on *player) constraint(owner *tracedOwner, told any) keeplayout.Constraint {
	return one[keeplayout.Constraint](on, owner, told)
}

func (on *player) animation(owner *tracedOwner, told any) keeplayout.Animation {
	return one[keeplayout.Animation](on, owner, told)
}

func (on *player) terms(owner *tracedOwner, told any) (terms []keeplayout.Term) {
	for _, each := range one[[]tracedTerm](on, owner, told) {
		line := keeplayout.Line{Node: each.Node, Anchor: each.Anchor}
		terms = append(terms, keeplayout.Term{Line: line, Coefficient: each.Coefficient})
	}
	return
}

func (on *player) namesIn(owner *tracedOwner, told any) keeplayout.Names {
	context, _ := told.(words)
	named := keeplayout.Names{Nodes: map[string]keeplayout.Node{}, Metrics: map[string]float64{}}
	nodes, values := on.nodes(owner, context["nodes"]), one[[]float64](on, owner, context["values"])
	for i, each := range one[[]string](on, owner, context["names"]) {
		named.Nodes[each] = nodes[i]
	}
	for i, each := range one[[]string](on, owner, context["metrics"]) {
		named.Metrics[each] = values[i]
	}
	named.Priority = keeplayout.Priority(asNumber(context["priority"]))
	named.Uninstalled, named.SkipsFaults = context["uninstalled"] == true, context["skips_faults"] == true
	named.Replaced = one[[]keeplayout.Constraint](on, owner, context["replaced"])
	return named
}

func (on *player) applied(owner *tracedOwner, told words) keeplayout.Applied {
	when := told["when"]
	delete(told, "when")
	applied := one[keeplayout.Applied](on, owner, told)
	if when != nil {
		applied.When = func(node keeplayout.Node, context keeplayout.Context) bool {
			answer := on.number(asText(when), words{"node": node, "context": context})
			if answer < 0 {
				panic(errOfHost)
			}
			return answer != 0
		}
	}
	return applied
}

var errOfRollback = errors.New("the trace rolls back")

// Plays what is between a begin and its end in the body of a block; then the end is concluded.
func (on *player) block(owner *tracedOwner, run func(body func() error) error, ends ...string) words {
	var end words
	isEnd := func(line words) bool { return line == nil || contains(ends, asText(line["call"])) }
	err := run(func() error {
		for !isEnd(on.peek()) && len(on.wrong) == 0 {
			on.play()
		}
		if end = on.next(); end != nil && asText(end["call"]) == "keep_solver_rollback" {
			return errOfRollback
		}
		return nil
	})
	if end == nil {
		return owner.status(err)
	}
	if err == errOfRollback {
		err = nil
	}
	on.conclude(owner, asText(end["call"]), end, owner.status(err), true)
	return owner.status(nil)
}

func contains(list []string, word string) bool {
	for _, each := range list {
		if each == word {
			return true
		}
	}
	return false
}

func (owner *tracedOwner) ended(end func(*keeplayout.Transaction) error) words {
	last := len(owner.begun) - 1
	if last < 0 {
		return nil
	}
	begun := owner.begun[last]
	owner.begun = owner.begun[:last]
	return owner.status(end(begun))
}

func (owner *tracedOwner) made(made any, err error) words {
	if err != nil {
		owner.err = err
	}
	return words{"returns": made}
}

// An attribute by its id, or what is wrong with it: what is set tells.
func (owner *tracedOwner) found(named keeplayout.Attribute) words {
	if named.ID() == 0 {
		owner.err = named.Clear()
	}
	return words{"returns": keeplayout.HandleOf(owner.it, reflect.TypeOf(named), named.ID())}
}

func (on *player) begin(line words, it any) {
	name, _ := line["returns"].(string)
	on.owners[name] = &tracedOwner{it: it, values: map[string]any{}, names: map[any]string{}}
}

func end(_ *player, owner *tracedOwner, _ words) words {
	if ui, ok := owner.it.(*keeplayout.Layout); ok {
		ui.Close()
	} else {
		owner.it.(*keeplayout.Solver).Close()
	}
	return words{}
}

// An end of what has not begun: blocks have none.
func leftOut(*player, *tracedOwner, words) words { return nil }

func lastError(_ *player, owner *tracedOwner, _ words) words {
	if owner.isLost {
		return nil
	}
	return owner.status(owner.err)
}

func lastMessage(_ *player, owner *tracedOwner, _ words) words {
	if owner.isLost {
		return nil
	}
	if owner.err == nil {
		return words{"returns": ""}
	}
	return words{"returns": owner.err.Error()}
}

func clearError(_ *player, owner *tracedOwner, _ words) words {
	owner.err, owner.isLost = nil, false
	return words{}
}

func (owner *tracedOwner) layout() *keeplayout.Layout { return owner.it.(*keeplayout.Layout) }

func (owner *tracedOwner) status(err error) words {
	if err == nil {
		return words{"returns": keeplayout.StatusOk}
	}
	owner.err = err
	return words{"returns": err}
}
