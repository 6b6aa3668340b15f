import ConstraintSolver
import LayoutStore

/// Elements of SVG, each in its layer.
extension Picture {
  /// A rectangle; of a node with its number, by which what is clicked at is found.
  mutating func addRectangle(
    _ frame: Rect, title: Text, to layer: Layer, of number: Int = 0
  ) {
    cover(frame)
    var text = Text()
    text.append("<rect")
    if number > 0 {
      text.append(" data-node=\"")
      text.append(number)
      text.append("\"")
    }
    for (name, number) in [
      (" x=\"" as StaticString, frame.x), (" y=\"", frame.y), (" width=\"", max(0, frame.width)),
      (" height=\"", max(0, frame.height)),
    ] {
      text.append(name)
      append(number, to: &text)
      text.append("\"")
    }
    end(&text, "rect", title)
    layers[layer.rawValue].append(text)
  }

  /// Commands with as many numbers as they take.
  mutating func addPath(
    _ layer: Layer, _ commands: [StaticString], _ numbers: [(Double, Double)], title: Text = Text()
  ) {
    var text = Text()
    text.append("<path d=\"")
    for place in commands.indices {
      text.append(commands[place])
      append(numbers[place].0, to: &text)
      let letter = commands[place].utf8Start[0] | 0x20
      if letter == UInt8(ascii: "m") {
        text.append(" ")
        append(numbers[place].1, to: &text)
      }
    }
    text.append("\"")
    end(&text, "path", title)
    layers[layer.rawValue].append(text)
  }

  func end(_ text: inout Text, _ element: StaticString, _ title: Text) {
    if title.bytes.isEmpty { return text.append("/>\n") }
    text.append("><title>")
    appendEscaped(title, to: &text)
    text.append("</title></")
    text.append(element)
    text.append(">\n")
  }

  /// Words at a place, in the size of their layer or another one.
  mutating func addWords(
    _ words: Text, _ x: Double, _ y: Double, to layer: Layer, fontSize: Double = .nan
  ) {
    var text = Text()
    text.append("<text x=\"")
    append(x, to: &text)
    text.append("\" y=\"")
    append(y, to: &text)
    if fontSize < Self.nameSize {
      text.append("\" font-size=\"")
      append(fontSize, to: &text)
    }
    text.append("\">")
    appendEscaped(words, to: &text)
    text.append("</text>\n")
    layers[layer.rawValue].append(text)
  }

  private func appendEscaped(_ words: Text, to text: inout Text) {
    words.bytes.withUnsafeBufferPointer { bytes in
      var before: UInt16 = 0, place = 0
      while place < bytes.count {
        let byte = bytes[place], (code, length) = Text.unprintable(bytes, at: place)
        switch byte {
        case _ where code != nil: text.append(" ")
        case UInt8(ascii: "<"): text.append("&lt;")
        case UInt8(ascii: ">"): text.append("&gt;")
        case UInt8(ascii: "&"): text.append("&amp;")
        // U+FFFD for U+FFFE and U+FFFF, which XML does not have.
        case 0xBE... where before == 0xEFBF: text.append(byte: 0xBD)
        default: text.append(byte: byte)
        }
        before = before << 8 | UInt16(byte)
        place += length
      }
    }
  }

  /// Hundredths are finer than anybody sees.
  func append(_ number: Double, to text: inout Text) {
    if number.isInfinite { return text.append(number < 0 ? "-∞" : "∞") }
    let rounded = (number * 100).rounded() / 100
    text.append(rounded == 0 || !rounded.isFinite ? 0 : rounded, digits: 12)
  }
}
