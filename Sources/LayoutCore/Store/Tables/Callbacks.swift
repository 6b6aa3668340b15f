/// Functions of the host's that a layout calls, each under a number that records can hold: records
/// are plain bytes, and functions are not.
///
/// A function that nothing refers to any more is released once no transaction could bring it back;
/// only then is its number given out again.
package struct CallbackTable {
  /// One of the host's functions.
  package enum Function {
    case measurer(Measurer)
    case condition(Condition)
    case userData(UserDataKeeper)
  }

  /// A function, and the slot of the record that its number was made for.
  private struct Entry {
    var function: Function?
    var user: Int32
  }

  /// Code of the host's is running that the layout has called: one of these, or another.
  package var isRunning = false
  private var entries: [Entry] = []
  private var freeNumbers: [Int32] = []

  /// Numbers that something has stopped, or may have stopped, referring to.
  private var suspects: [Int32] = []

  /// Enters a function for the record of a slot; nil if there are too many.
  package mutating func insert(_ function: Function, for user: Int32) -> Int32? {
    let entry = Entry(function: function, user: user)
    if let number = freeNumbers.popLast() {
      entries[Int(number)] = entry
      return number
    }
    guard entries.count < Int(HandleFormat.indexLimit) else { return nil }
    entries.append(entry)
    return Int32(entries.count - 1)
  }

  package func measurer(_ number: Int32) -> Measurer? {
    guard number >= 0, case .measurer(let measurer)? = entries[Int(number)].function else {
      return nil
    }
    return measurer
  }

  package func condition(_ number: Int32) -> Condition? {
    guard number >= 0, case .condition(let condition)? = entries[Int(number)].function else {
      return nil
    }
    return condition
  }

  /// Notes that a number may be referred to no more: its record changes, or is new in a transaction.
  package mutating func suspect(_ number: Int32) {
    if number >= 0 { suspects.append(number) }
  }

  /// Takes out all functions, for the caller to release.
  package mutating func takeAll() -> CallbackTable {
    let all = self
    self = CallbackTable()
    isRunning = all.isRunning
    return all
  }

  /// Takes out the functions that nothing refers to. The caller releases them, as that may run code
  /// of the host's.
  package mutating func takeUnused(
    _ isUsed: (_ function: Function, _ number: Int32, _ user: Int32) -> Bool
  ) -> [Function] {
    var unused: [Function] = []
    for number in suspects {
      let entry = entries[Int(number)]
      guard let function = entry.function, !isUsed(function, number, entry.user) else { continue }
      unused.append(function)
      entries[Int(number)].function = nil
      freeNumbers.append(number)
    }
    suspects.removeAll(keepingCapacity: true)
    return unused
  }
}

extension Store {
  /// Runs code of the host's. Until it returns the layout is busy: it may be read, not changed.
  public func callOut<Answer, Failure>(
    _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    let wasRunning = callbacks.isRunning
    callbacks.isRunning = true
    defer { callbacks.isRunning = wasRunning }
    return try body()
  }
}

/// Holds the user data of a node, which is released when this is.
public typealias UserDataKeeper = () -> UInt

/// Tells how large a node's content is, where so much is available. What is measured along one axis is the size
/// along it, for the length along the other.
public typealias Measurer = (_ node: Node, _ available: Size) -> Size
