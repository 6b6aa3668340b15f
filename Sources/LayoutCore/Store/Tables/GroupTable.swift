/// The groups that the host has put together: lists of attributes, by their handles.
package struct GroupTable: ~Copyable {
  private(set) var records: SlotTable<GroupRecord>
  private var members: SlotTable<MemberRecord>

  init(_ journal: SlotJournal) {
    records = SlotTable(journal)
    members = SlotTable(journal)
  }

  /// A group without members; nil if there are too many.
  package mutating func insert() -> GroupSlot? { records.insert(GroupRecord()) }

  /// Removes a group with its list.
  package mutating func remove(_ group: GroupSlot) {
    var member = records[group].firstMember
    while !member.isNone {
      let next = members[member].next
      members.remove(member)
      member = next
    }
    records.remove(group)
  }

  /// Where the name of a group is in the layout's names; -1 without one.
  package func name(of group: GroupSlot) -> Int32 { records[group].name }

  package mutating func setName(of group: GroupSlot, to name: Int32) { records[group].name = name }

  // MARK: Members

  /// Puts an attribute at the end of a group; false if there are too many.
  package mutating func append(_ attribute: Attribute, to group: GroupSlot) -> Bool {
    guard let member = members.insert(MemberRecord(attribute: attribute))
    else { return false }
    let last = records[group].lastMember
    if !last.isNone { members[last].next = member } else { records[group].firstMember = member }
    records[group].lastMember = member
    return true
  }

  /// The slot of the first member of a group; none if it has none.
  package func first(of group: GroupSlot) -> MemberSlot { records[group].firstMember }

  /// The slot of the member after one; none for the last.
  package func next(after member: MemberSlot) -> MemberSlot { members[member].next }

  /// The attribute of a member, whose handle may be stale.
  package func attribute(of member: MemberSlot) -> Attribute { members[member].attribute }
}
