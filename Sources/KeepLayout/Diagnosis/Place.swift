/// Where in the host's source a constraint was set: a file, counted from 1, and a line of it.
/// Nowhere unless the host tells.
public struct Place: Equatable, Sendable, BitwiseCopyable {
  var file: Int32 = 0
  /// Counted from 1; 0 for nowhere.
  public internal(set) var line: Int32 = 0

  /// Not known.
  public static let nowhere = Place()
}

/// The files that places are in, each once. They are few, so they are searched one by one, the one
/// named last first.
struct FileList {
  static let lengthLimit = 4096

  private(set) var names: [[UInt8]] = []
  private var last = 0

  /// The number of a file, counted from 1; 0 if there are too many.
  mutating func number(of name: UnsafeBufferPointer<UInt8>) -> Int32 {
    if last > 0 && equals(last, name) { return Int32(last) }
    for number in 1..<(names.count + 1) where equals(number, name) {
      last = number
      return Int32(number)
    }
    guard names.count < Int(UInt16.max) else { return 0 }
    names.append(Array(name))
    last = names.count
    return Int32(last)
  }

  private func equals(_ number: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let known = names[number - 1]
    guard known.count == name.count else { return false }
    for place in known.indices where known[place] != name[place] { return false }
    return true
  }
}

extension Layout {
  /// Tells where in the source the next call is, for the constraints that it sets, until
  /// ``forgetHere()``. What cannot be a file's name, or a line, means nowhere. Ignored inside a
  /// callback: the place is that of the call that runs it.
  public func setHere(_ file: UnsafeBufferPointer<UInt8>, line: Int) {
    if isBusy { return }
    here = .nowhere
    guard file.count > 0, file.count <= FileList.lengthLimit, line > 0, line <= Int(Int32.max),
      isText(file), case let number = files.number(of: file), number > 0
    else { return }
    here = Place(file: number, line: Int32(line))
  }

  /// Constraints that are set from now on have no known place.
  public func forgetHere() { here = .nowhere }

  /// Where a constraint was last set; nowhere unless the host has told.
  public func place(of constraint: Constraint) -> Place {
    find(constraint).map { constraintExtras[$0].place } ?? .nowhere
  }

  /// The name of the file that a place is in; empty for nowhere.
  public func file(of place: Place) -> Text {
    var text = Text()
    if place.file > 0 && place.file <= files.names.count {
      text.append(files.names[Int(place.file) - 1][...])
    }
    return text
  }

  /// Appends `main.c:42` after some words, and nothing for nowhere.
  func append(_ place: Place, after words: StaticString, to text: inout Text) {
    if place.line == 0 { return }
    text.append(words)
    text.append(escaping: file(of: place).bytes[...])
    text.append(":")
    text.append(Int(place.line))
  }
}
