import Foundation
import KeepLayout
import Testing

/// What `keeplayout convert --to swift` has written of bindings/python/tests/documents is compiled, and builds the
/// layouts of these documents. A test of the Python package compares the functions with what it writes.
@Suite struct ConvertedTests {
  @Test(arguments: [
    Conversion("card.keep", makeCard),
    Conversion("clock.keep", makeClock),
    Conversion("mail.keep", makeMail),
  ])
  func frames(conversion: Conversion) throws {
    let made = try conversion.make()
    let read = try Layout(document: conversion.document)
    try read.solve()
    #expect(lines(of: made) == lines(of: read))
  }

  /// Names and frames of all nodes, node by node.
  private func lines(of layout: Layout) -> [String] {
    layout.description.split(separator: "\n").filter { $0.contains("node ") }.map { line in
      line.drop { $0 != "\"" }.description
    }
  }
}

/// A document, and the function that it was converted to.
struct Conversion: Sendable, CustomTestStringConvertible {
  let name: String
  let make: @Sendable () throws -> Layout

  init(_ name: String, _ make: @escaping @Sendable () throws -> Layout) {
    self.name = name
    self.make = make
  }

  var testDescription: String { name }

  var document: String {
    get throws {
      let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      let folder = tests.deletingLastPathComponent().appending(path: "bindings/python/tests")
      return try String(contentsOf: folder.appending(path: "documents/\(name)"), encoding: .utf8)
    }
  }
}

func makeCard() throws -> Layout {
  let ui = Layout()
  let card = ui.node("card", size: Size(width: 380, height: 144))
  let image = card.node("image")
  let title = card.node("title")
  let button = card.node("button")
  image.aspectRatio.equal = 1.25
  image.leftInset.equal = 12
  image.verticalInsets.equal = 12
  title.width.equal = 240 ~ .high
  title.height.equal = 20
  title.rightInset.min = 12
  title.topInset.equal = 12
  title.leftOffset(to: image).equal = 8
  button.width.equal = 96
  button.height.equal = 28
  button.rightInset.equal = 12
  button.bottomInset.equal = 12
  try ui.solve()
  return ui
}

func makeClock() throws -> Layout {
  let ui = Layout()
  let face = ui.node("face", size: Size(width: 300, height: 240))
  let hub = face.node("hub")
  let three = face.node("three")
  let label = face.node("label")
  let value = face.node("value")
  let shade = face.node("shade")
  let guideline7 = face.guideline(.leading, distance: 10, fraction: 0.1)
  let barrier8 = face.barrier(.trailing, label, value, distance: 6)
  let unit = face.node("unit")
  face.safeArea = Insets(top: 20, left: 0, bottom: 10, right: 0)
  hub.size.equal = 20
  hub.center.equal = 0.5
  three.keepCircle(around: hub, angle: 90, radius: 80)
  three.width.equal = 30
  three.height.keep(to: three.width, times: 0.5, plus: 2)
  label.setContentSize(width: 90, height: 18)
  label.setCompression(.horizontal, Priority(900))
  label.topSafeInset.equal = 4
  try ui.keep(label.left == guideline7.right)
  value.width.min = 40
  value.width.keep(.atMost, to: face.width, times: 0.5, plus: 10)
  value.height.equal = 18
  try ui.keep(value.leading == label.trailing + 12)
  try ui.keep(value.bottom >= hub.top + 8 ~ .low)
  try ui.equation("\"value\".top == 40")
  try ui.keep(2 * value.left == label.left + hub.left + 16).isInstalled = false
  shade.isHidden = true
  shade.clips = true
  shade.insets.equal = 0
  shade.leadingMarginInset.min = 4 ~ Priority(300)
  unit.width.equal = 24
  unit.height.equal = 18
  unit.leadingAlign(to: barrier8).equal = 0
  unit.horizontalAlign(to: value).equal = 0
  try ui.solve()
  return ui
}

func makeMail() throws -> Layout {
  let ui = Layout()
  let window = ui.node("window", size: Size(width: 480, height: 320))
  let page = window.column(gap: 12)
  page.name = "page"
  let toolBar = page.row(
    gap: 8, padding: Padding(top: 0, left: 6, bottom: 0, right: 6), align: .center)
  toolBar.name = "tool bar"
  let send = toolBar.node("send")
  let subject = toolBar.node("subject")
  let attach = toolBar.node("attach")
  let more = toolBar.node("more")
  let form = page.grid(
    columns: [.content, .fraction(1, min: 120)], rows: [.fixed(30)], gap: 8, rowGap: 6,
    align: .center)
  form.name = "form"
  let to = form.node("to")
  let toField = form.node("to field")
  let note = form.node("note")
  let tags = page.flow(gap: 6, rowGap: 4, align: .center)
  tags.name = "tags"
  let work = tags.node("work")
  let later = tags.node("later")
  let everybody = tags.node("everybody")
  let goneTag = tags.node("gone tag")
  form.place(note, column: 0, row: 1, columns: 2)
  window.margins = Insets(top: 16, left: 16, bottom: 16, right: 16)
  page.marginInsets.equal = 0
  send.setContentSize(width: 80, height: 28)
  send.setHugging(.horizontal, .high)
  subject.setContentSize(width: 60, height: 20)
  subject.weight = 1
  attach.setContentSize(width: 28, height: 28)
  attach.gapAfter = 20
  attach.ownAlign = .end
  more.setContentSize(width: 28, height: 28)
  to.setContentSize(width: 50, height: 16)
  toField.setContentSize(width: 200, height: 24)
  note.setContentSize(width: 300, height: 40)
  work.setContentSize(width: 200, height: 20)
  later.setContentSize(width: 150, height: 20)
  everybody.setContentSize(width: 130, height: 20)
  goneTag.gone = .fully
  goneTag.setContentSize(width: 90, height: 20)
  try ui.solve()
  return ui
}
