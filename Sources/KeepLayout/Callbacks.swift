/// Functions of the host's that a layout calls, each under a number that records can hold: records
/// are plain bytes, and functions are not.
///
/// What nothing refers to any more is let go once no transaction could bring it back; only then is its
/// number given out again.
struct CallbackTable<Function> {
  private var functions: [Function?] = []
  /// The slot of the record that a number was made for.
  private var users: [Int32] = []
  private var freeNumbers: [Int32] = []

  /// Numbers that something has stopped, or may have stopped, referring to.
  private var suspects: [Int32] = []

  /// Enters a function for the record of a slot; nil if there are too many.
  mutating func insert(_ function: Function, for user: Int32) -> Int32? {
    if let number = freeNumbers.popLast() {
      functions[Int(number)] = function
      users[Int(number)] = user
      return number
    }
    guard functions.count < Int(HandleFormat.indexLimit) else { return nil }
    functions.append(function)
    users.append(user)
    return Int32(functions.count - 1)
  }

  subscript(_ number: Int32) -> Function? { number < 0 ? nil : functions[Int(number)] }

  /// Notes that a number may be referred to no more: its record changes, or is new in a transaction.
  mutating func suspect(_ number: Int32) {
    if number >= 0 { suspects.append(number) }
  }

  /// Takes out the functions that nothing refers to. The caller lets go of them, as that may run code
  /// of the host's.
  mutating func takeUnused(_ isUsed: (_ number: Int32, _ user: Int32) -> Bool) -> [Function] {
    var unused: [Function] = []
    for number in suspects where !isUsed(number, users[Int(number)]) {
      guard let function = functions[Int(number)] else { continue }
      unused.append(function)
      functions[Int(number)] = nil
      freeNumbers.append(number)
    }
    suspects.removeAll(keepingCapacity: true)
    return unused
  }

  /// Takes out all functions.
  mutating func takeAll() -> [Function] {
    let all = functions.compactMap { $0 }
    functions.removeAll()
    users.removeAll()
    freeNumbers.removeAll()
    suspects.removeAll()
    return all
  }
}

extension Layout {
  /// Runs code of the host's. Until it returns the layout is busy: it may be asked, not changed.
  public func callOut<Answer, Failure>(
    _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    let wasBusy = isBusy
    isBusy = true
    defer { isBusy = wasBusy }
    return try body()
  }
}

/// Tells how long a node's content is along one axis, from how long the node is along the other.
public typealias Measurer = (_ node: Node, _ length: Double) -> Double

extension Layout {
  /// Lets go of everything of the host's, at the end.
  public func forgetCallbacks() {
    _ = measurers.takeAll()
    _ = conditionFunctions.takeAll()
    forgetAnimations()
  }

  /// Lets go of what nothing refers to, once no transaction could bring it back.
  func releaseCallbacks() {
    guard marks.isEmpty else { return }
    // Letting go may run code of the host's, which may ask the layout: not while a table changes.
    let unused = measurers.takeUnused { number, user in
      contents.isTaken(user) && contents[user].measurer == number
    }
    let unasked = conditionFunctions.takeUnused { number, user in
      conditions.isTaken(user) && conditions[user].function == number
    }
    _ = (unused, unasked)
  }
}
