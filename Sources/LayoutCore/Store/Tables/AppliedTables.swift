/// What a layout knows of an attribute that was applied to a node. Its constraint has the rest.
package struct AppliedRecord: BitwiseCopyable {
  package var node: NodeSlot
  package var constraint: ConstraintSlot
  /// None if it holds always.
  package var condition = ConditionSlot.none
  /// The next older and the next newer one of the node.
  package var older = AppliedSlot.none
  package var newer = AppliedSlot.none
  package var anchor: AnchorKind

  package init(node: NodeSlot, constraint: ConstraintSlot, anchor: AnchorKind) {
    self.node = node
    self.constraint = constraint
    self.anchor = anchor
  }
}

/// A condition that applied attributes share: the parts of a compound have one.
package struct ConditionRecord: BitwiseCopyable {
  /// Its place in the table of the host's functions.
  package var function: Int32
  package var identity: (UInt, UInt)
  /// How many attributes it decides.
  var users: Int32 = 0
  /// What it returned last.
  package var isTrue: Bool

  package init(function: Int32, identity: (UInt, UInt), isTrue: Bool) {
    self.function = function
    self.identity = identity
    self.isTrue = isTrue
  }
}

/// What was applied to the nodes of a layout, and the conditions that decide it.
package struct AppliedTables: ~Copyable {
  package var entries: SlotTable<AppliedRecord>
  package var conditions: SlotTable<ConditionRecord>

  init(_ journal: SlotJournal) {
    entries = SlotTable(journal)
    conditions = SlotTable(journal)
  }

  /// Whether what decides an entry returned true when it was last asked.
  package func isTrue(_ entry: AppliedSlot) -> Bool {
    entries[entry].condition.isNone || conditions[entries[entry].condition].isTrue
  }

  /// Whether only one of two entries of a field can be active.
  package func excludes(_ one: AppliedSlot, _ other: AppliedSlot) -> Bool {
    entries[one].anchor.place.excludes(entries[other].anchor.place)
  }

  /// Puts an entry that is in no list in front of the newest one of its node, if there is one.
  package mutating func link(_ entry: AppliedSlot, before older: AppliedSlot) {
    entries[entry].older = older
    entries[entry].newer = .none
    if !older.isNone { entries[older].newer = entry }
  }

  /// Takes an entry out of its list.
  package mutating func unlink(_ entry: AppliedSlot) {
    let record = entries[entry]
    if !record.older.isNone { entries[record.older].newer = record.newer }
    if !record.newer.isNone { entries[record.newer].older = record.older }
  }

  /// Has an entry decided by a condition, or by none. Returns the function of the former one if it
  /// decides nothing any more and is gone; -1 otherwise.
  package mutating func decide(_ entry: AppliedSlot, by condition: ConditionSlot) -> Int32 {
    let old = entries[entry].condition
    if !condition.isNone { conditions[condition].users += 1 }
    entries[entry].condition = condition
    guard !old.isNone else { return -1 }
    conditions[old].users -= 1
    if conditions[old].users > 0 { return -1 }
    let function = conditions[old].function
    conditions.remove(old)
    return function
  }
}
