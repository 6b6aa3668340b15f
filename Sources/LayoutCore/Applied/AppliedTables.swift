/// What a layout knows of an attribute that was applied to a node. Its constraint has the rest.
struct AppliedRecord {
  var node: NodeSlot
  var constraint: ConstraintSlot
  /// -1 if it holds always.
  var condition: Int32 = -1
  /// The next older and the next newer one of the node.
  var older: Int32 = -1
  var newer: Int32 = -1
  var anchor: AnchorKind
}

/// A condition that applied attributes share: the parts of a compound have one.
struct ConditionRecord {
  /// Its place in the table of the host's functions.
  var function: Int32
  var identity: (UInt, UInt)
  /// How many attributes it decides.
  var users: Int32 = 0
  /// What it returned last.
  var isTrue: Bool
}

/// What was applied to the nodes of a layout, and the conditions that decide it.
struct AppliedTables: ~Copyable {
  var entries: SlotTable<AppliedRecord>
  var conditions: SlotTable<ConditionRecord>

  init(_ journal: SlotJournal) {
    entries = SlotTable(journal)
    conditions = SlotTable(journal)
  }

  /// Whether what decides an entry returned true when it was last asked.
  func isTrue(_ entry: Int32) -> Bool {
    entries[entry].condition < 0 || conditions[entries[entry].condition].isTrue
  }

  /// Whether only one of two entries of a field can be active.
  func excludes(_ one: Int32, _ other: Int32) -> Bool {
    entries[one].anchor.place.excludes(entries[other].anchor.place)
  }

  /// Puts an entry that is in no list in front of the newest one of its node; -1 for none.
  mutating func link(_ entry: Int32, before older: Int32) {
    entries[entry].older = older
    entries[entry].newer = -1
    if older >= 0 { entries[older].newer = entry }
  }

  /// Takes an entry out of its list.
  mutating func unlink(_ entry: Int32) {
    let record = entries[entry]
    if record.older >= 0 { entries[record.older].newer = record.newer }
    if record.newer >= 0 { entries[record.newer].older = record.older }
  }

  /// Has an entry decided by a condition, or by none for -1. Returns the function of the former one if it
  /// decides nothing any more and is gone; -1 otherwise.
  mutating func decide(_ entry: Int32, by condition: Int32) -> Int32 {
    let old = entries[entry].condition
    if condition >= 0 { conditions[condition].users += 1 }
    entries[entry].condition = condition
    guard old >= 0 else { return -1 }
    conditions[old].users -= 1
    if conditions[old].users > 0 { return -1 }
    let function = conditions[old].function
    conditions.remove(old)
    return function
  }
}
