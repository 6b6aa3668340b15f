import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Atomic groups: what is set between begin and end is taken back, and put back, as one.
///
/// A constraint knows the entry that it was set by, so that a group takes back only what was not
/// set again since. From begin to end is a transaction, so that what is done there is solved once.
extension Vocabularies {
  /// Begins a group: what is set from now on is recorded in it. Groups nest; the innermost records.
  public func beginAtomic() throws(LayoutError) -> Atomic {
    try begin(isAtomic: true)
    guard let atomic = atomics.records.insert(AtomicRecord()) else {
      try rollback()
      throw .limit(.atomics)
    }
    state.recorder = atomic
    let made = self.atomic(at: atomic)
    _ = RecordingChange(atomic: made).waits(in: self)
    return made
  }

  /// Ends the innermost group; the end of the outermost transaction solves.
  public func endAtomic() throws(LayoutError) {
    try checkIdle()
    guard let mark = transactions.innermost, mark.isAtomic else { throw .noAtomic }
    defer { committed() }
    try close(mark)
    let outer = state.recorder.isNone ? Atomic.none : atomic(at: state.recorder)
    _ = RecordingChange(atomic: outer).waits(in: self)
  }

  /// Takes back what the group has set and nobody has set again since.
  public func deactivate(_ atomic: Atomic) throws(LayoutError) {
    _ = try placeClosed(atomic)
    try DeactivationChange(atomic: atomic).submit(to: self)
  }

  func takeBack(_ atomic: Atomic) throws(LayoutError) {
    let slot = try placeClosed(atomic)
    try forEachEntry(of: slot) { entry throws(LayoutError) in
      let constraint = activeConstraint(by: entry)
      guard !constraint.isNone else { return }
      if atomics.entries[entry].rule != .none {
        constraints[constraint].marks.insert(.suspended)
        try deactivate(constraint)
      } else {
        try remove(constraint: constraint)
      }
    }
  }

  /// Activates everything that the group has recorded, in the order in which it was set.
  public func activate(_ atomic: Atomic) throws(LayoutError) {
    _ = try placeClosed(atomic)
    try ActivationChange(atomic: atomic).submit(to: self)
  }

  func putBack(_ atomic: Atomic) throws(LayoutError) {
    let slot = try placeClosed(atomic)
    try forEachEntry(of: slot) { entry throws(LayoutError) in try putBack(entry: entry) }
  }

  /// Forgets a group. Its active values stay; its inactive rules go.
  public func destroy(_ atomic: Atomic) throws(LayoutError) {
    let slot = try placeClosed(atomic)
    try forEachEntry(of: slot) { entry throws(LayoutError) in
      let constraint = activeConstraint(by: entry)
      if !constraint.isNone {
        setEntry(of: constraint, to: .none)
      } else if let rule = find(atomics.entries[entry].rule) {
        try remove(constraint: rule)
      }
      atomics.entries.remove(entry)
    }
    atomics.records.remove(slot)
  }

  /// Whether the handle names an atomic group of this layout.
  public func contains(_ atomic: Atomic) -> Bool { find(atomic) != nil }

  /// Whether there is anything that deactivation would take back.
  public func isActive(_ atomic: Atomic) -> Bool { !constraints(of: atomic).isEmpty }

  /// What the group has set and nobody has taken back or set again, also if inactive.
  public func constraints(of atomic: Atomic) -> [Constraint] {
    guard let slot = find(atomic) else { return [] }
    var all: [Constraint] = []
    var entry = atomics.records[slot].firstEntry
    while !entry.isNone {
      let constraint = activeConstraint(by: entry)
      if !constraint.isNone { all.append(self.constraint(at: constraint)) }
      entry = atomics.entries[entry].next
    }
    return all
  }
}

// MARK: Recording

extension Vocabularies {
  /// Enters a value into the group that records.
  func enter(_ setting: Setting, over existing: ConstraintSlot) throws(LayoutError) -> EntrySlot {
    try enter(EntryRecord(setting: setting), over: existing)
  }

  /// Enters a rule that has just been made, if a group records.
  func enter(rule: ConstraintSlot) throws(LayoutError) {
    if state.recorder.isNone { return }
    constraints[rule].entry = try enter(EntryRecord(rule: constraint(at: rule)), over: .none)
  }

  /// The last write wins: what the same group has set before is entered again in its place.
  private func enter(
    _ new: EntryRecord, over existing: ConstraintSlot
  ) throws(LayoutError) -> EntrySlot {
    var record = new
    record.atomic = state.recorder
    let known = existing.isNone ? .none : entry(of: existing)
    if !known.isNone && atomics.entries[known].atomic == state.recorder {
      record.next = atomics.entries[known].next
      atomics.entries[known] = record
      return known
    }
    guard let entry = atomics.entries.insert(record) else { throw .limit(.atomics) }
    let last = atomics.records[state.recorder].lastEntry
    if !last.isNone {
      atomics.entries[last].next = entry
    } else {
      atomics.records[state.recorder].firstEntry = entry
    }
    atomics.records[state.recorder].lastEntry = entry
    return entry
  }

  /// Strikes the entry of a constraint that is removed while the group that set it still records.
  func strikeEntry(of constraint: ConstraintSlot) {
    let entry = entry(of: constraint)
    if !entry.isNone && !state.recorder.isNone && atomics.entries[entry].atomic == state.recorder {
      (atomics.entries[entry].setting.attribute, atomics.entries[entry].rule) = (.none, .none)
    }
  }

  /// The entry that a constraint was set by; none if it was not set in an atomic group. Applied attributes and
  /// containers note something else in its place.
  private func entry(of constraint: ConstraintSlot) -> EntrySlot {
    let record = constraints[constraint]
    switch record.source {
    case .link: return constraints.links[record.link].entry
    case .applied, .container: return .none
    default: return record.entry
    }
  }

  private func setEntry(of constraint: ConstraintSlot, to entry: EntrySlot) {
    if constraints[constraint].source == .link {
      constraints.links[constraints[constraint].link].entry = entry
    } else {
      constraints[constraint].entry = entry
    }
  }
}

// MARK: Entries

extension Vocabularies {
  /// The slot of a group that is not being recorded.
  private func placeClosed(_ atomic: Atomic) throws(LayoutError) -> AtomicSlot {
    let slot = try place(atomic)
    if slot == state.recorder { throw .atomicOpen }
    for mark in transactions.marks where mark.state.recorder == slot { throw .atomicOpen }
    return slot
  }

  private func forEachEntry(
    of atomic: AtomicSlot, _ body: (EntrySlot) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    var entry = atomics.records[atomic].firstEntry
    while !entry.isNone {
      let next = atomics.entries[entry].next
      try body(entry)
      entry = next
    }
  }

  /// The constraint that an entry set and nobody has set again; none if there is none.
  private func activeConstraint(by entry: EntrySlot) -> ConstraintSlot {
    let record = atomics.entries[entry]
    if record.rule != .none {
      guard let rule = find(record.rule), !constraints[rule].marks.contains(.suspended) else {
        return .none
      }
      return rule
    }
    guard let attribute = find(record.setting.attribute) else { return .none }
    let constraint = valueSlot(attribute, record.setting.relation)
    return !constraint.isNone && self.entry(of: constraint) == entry ? constraint : .none
  }

  private func putBack(entry: EntrySlot) throws(LayoutError) {
    let record = atomics.entries[entry]
    if let rule = find(record.rule) {
      constraints[rule].marks.remove(.suspended)
      return try refresh(rule)
    }
    let isLost = record.setting.followed != .none && find(record.setting.followed) == nil
    if isLost || find(record.setting.attribute) == nil { return }
    try put(record.setting, entry: entry)
  }
}

// MARK: Changes

struct ActivationChange: Change {
  let atomic: Atomic

  var isDeferred: Bool { true }

  func make(in layout: Vocabularies) throws(LayoutError) { try layout.putBack(atomic) }
}

struct DeactivationChange: Change {
  let atomic: Atomic

  var isDeferred: Bool { true }

  func make(in layout: Vocabularies) throws(LayoutError) { try layout.takeBack(atomic) }
}

/// A group that records what follows; none at the end of the outermost.
struct RecordingChange: Change {
  let atomic: Atomic

  var isDeferred: Bool { true }

  func make(in layout: Vocabularies) { layout.state.recorder = layout.find(atomic) ?? .none }
}
