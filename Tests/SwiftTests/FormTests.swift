import KeepLayout
import Testing

/// An example: labels and fields in columns, and text that wraps. Letters are 8 x 16.
@Suite struct FormTests {
  @Test func form() throws {
    let ui = Layout()
    let window = ui.node("window", size: Size(width: 320, height: 240))
    var labels: [Node] = []
    var fields: [Node] = []
    for name in ["Name", "Street and number"] {
      let label = window.node(name), field = window.node("\(name) field")
      label.setContentSize(width: 8 * Double(name.count), height: 16)
      label.leftInset.min = 12
      label.leftInset.equal = 12 ~ Priority(100)  // of the widest label; below hugging
      field.leftOffset(to: label).equal = 8
      field.horizontalAlign(to: label).equal = 0
      field.rightInset.equal = 12
      field.height.equal = 24
      if let labelAbove = labels.last, let fieldAbove = fields.last {
        label.rightAlign(to: labelAbove).equal = 0
        field.topOffset(to: fieldAbove).equal = 8
      } else {
        field.topInset.equal = 12
      }
      labels.append(label)
      fields.append(field)
    }
    let note = window.node("note")
    note.measure { width in 16 * (50 / (width / 8).rounded(.down)).rounded(.up) }
    note.leftAlign(to: fields[0]).equal = 0
    note.rightInset.equal = 12
    note.topOffset(to: fields[1]).equal = 8
    try ui.solve()

    // 12 + 17 * 8 = 148 is where labels end; 320 - 12 - 156 = 152 is left for fields.
    #expect(labels.map(\.frame.x) == [116, 12])
    #expect(fields[0].frame == Rect(x: 156, y: 12, width: 152, height: 24))
    #expect(fields[1].frame == Rect(x: 156, y: 44, width: 152, height: 24))
    // 50 letters, 19 in a line: three lines.
    #expect(note.frame == Rect(x: 156, y: 76, width: 152, height: 48))
    #expect(try ui.ambiguity().isEmpty)
  }
}
