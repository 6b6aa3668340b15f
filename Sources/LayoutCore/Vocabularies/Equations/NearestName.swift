import LayoutStore

/// How much looking for near names is left in a call: many faults among many names shall not take long.
package struct NameSearch {
  private var work = 1 << 22

  package init() {}

  /// Whether another name may be looked at.
  package var isOpen: Bool { work > 0 }

  fileprivate mutating func spend(_ letters: Int) { work -= letters + 16 }
}

/// The name that is the nearest to what was written: by the fewest letters that are wrong, missing, too
/// many, or exchanged with the next one, a third of them at most. Names that begin with it are the least near ones,
/// and of these the shortest. Of equally near ones the first counts.
package struct NearestName {
  private static let lengthLimit = 64

  /// The nearest of the names so far; nil if none is near.
  package private(set) var name: Text?
  private let written: [UInt8]
  private var limit: Int
  /// How long a name is that only begins with it; 0 if another one was found.
  private var shortest = 0

  package init(to written: UnsafeBufferPointer<UInt8>) {
    self.written = written.count <= Self.lengthLimit ? Array(written) : []
    limit = max(1, self.written.count / 3) + 1
  }

  /// Whether it was written just so: then something else is the matter.
  package var isAsWritten: Bool { name.map { $0.bytes == written } ?? false }

  package mutating func consider(_ candidate: Text, _ search: inout NameSearch) {
    let letters = candidate.bytes
    let difference = (letters.count - written.count).magnitude
    let isAbbreviated = isBeginning(of: letters)
    guard !written.isEmpty, !letters.isEmpty, difference < limit || isAbbreviated, search.isOpen
    else { return search.spend(0) }
    search.spend(letters.count * written.count)
    var distance = distance(to: letters)
    if isAbbreviated { distance = min(distance, written.count / 3) }
    let isShorter = isAbbreviated && distance == limit && letters.count < shortest
    if !isShorter && distance >= limit || distance >= letters.count { return }
    shortest = isAbbreviated ? letters.count : 0
    limit = distance
    name = candidate
  }

  private func isBeginning(of letters: [UInt8]) -> Bool {
    if written.count < 4 || written.count > letters.count { return false }
    return written.indices.allSatisfy { same($0 + 1, $0 + 1, letters) }
  }

  /// The restricted edit distance, row by row, in which capitals are as good as small letters.
  private func distance(to letters: [UInt8]) -> Int {
    var before: [Int] = [], last = Array(0...letters.count)
    for row in 1...written.count {
      var next = [row]
      for column in 1...letters.count {
        let isSame = same(row, column, letters)
        var cost = min(last[column] + 1, next[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, same(row, column - 1, letters), same(row - 1, column, letters) {
          cost = min(cost, before[column - 2] + 1)
        }
        next.append(cost)
      }
      (before, last) = (last, next)
    }
    return last[letters.count]
  }

  private func same(_ row: Int, _ column: Int, _ letters: [UInt8]) -> Bool {
    written[row - 1] | 0x20 == letters[column - 1] | 0x20
  }
}
