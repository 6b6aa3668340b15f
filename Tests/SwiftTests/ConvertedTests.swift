import Foundation
import KeepLayout
import Testing

/// What `keeplayout convert --to swift` has written of documents of the Python package is compiled, and builds the
/// layouts of these documents. A test of the Python package compares the functions with what it writes.
@Suite struct ConvertedTests {
  @Test(arguments: [
    Conversion("tests/documents/arranged.keep", makeArranged),
    Conversion("tests/documents/card.keep", makeCard),
    Conversion("tests/documents/clock.keep", makeClock),
    Conversion("tests/documents/compose.keep", makeCompose),
    Conversion("examples/windows/calendar.keep", makeCalendar),
    Conversion("examples/windows/inspector.keep", makeInspector),
    Conversion("examples/windows/mail.keep", makeMail),
    Conversion("examples/windows/market.keep", makeMarket),
    Conversion("examples/windows/player.keep", makePlayer),
    Conversion("examples/windows/settings.keep", makeSettings),
    Conversion("examples/windows/shop.keep", makeShop),
    Conversion("examples/windows/tooltip.keep", makeTooltip),
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
      let folder = tests.deletingLastPathComponent().appending(path: "bindings/python")
      return try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
  }
}

func makeArranged() throws -> Layout {
  let ui = Layout()
  let window = ui.node("window", size: Size(width: 400, height: 300))
  let tags = window.flow(gap: 4, rowGap: 6, rowDistribution: .packed, rowBias: 0.25)
  tags.name = "tags"
  let first = tags.node("first")
  let second = tags.node("second")
  let third = tags.node("third")
  let line = window.row(align: .none)
  line.name = "line"
  let listedFirst = window.node("listed-first")
  let listedSecond = window.node("listed-second")
  let thirdWay = window.guideline(.leading, fraction: 0.3)
  thirdWay.name = "third way"
  let grid = window.grid(columns: [.fixed(40), .fixed(50)], justify: .none)
  grid.name = "grid"
  let over = grid.node("over")
  let beside = grid.node("beside")
  let below = grid.node("below")
  let apart = grid.node("apart")
  tags.most = 2
  tags.hugsLines = true
  tags.turns = true
  tags.lastLinePacked = true
  tags.linesReversed = true
  tags.safe = true
  tags.bias = 0
  line.rowGap = 3
  line.rowBias = 0
  line.justify = .center
  line.rowDistribution = .around
  grid.axis = .vertical
  grid.dense = true
  grid.repeats = .fit
  grid.bias = 0
  grid.rowBias = 0
  grid.place(apart, column: 3, row: 1)
  try tags.addVariant(300, height: 0, fits: true)
  try tags.addVariant(0, height: 20, fits: false)
  try tags.addVariant(0, height: 0, fits: false)
  try tags.varyContainer(1, container: tags, what: .wraps, value: 0)
  try tags.varyContainer(1, container: tags, what: .axis, value: 1)
  try tags.varyContainer(1, container: tags, what: .distribution, value: 7)
  try tags.varyContainer(1, container: tags, what: .least, value: 2)
  try tags.varyMember(2, subject: second, what: .align, value: 6)
  try tags.varyMember(2, subject: second, what: .marginTop, value: 3)
  try tags.varyMember(2, subject: second, what: .excluded, value: 1)
  try tags.varyGone(2, other: first, gone: .vertically)
  try tags.varyGone(1, other: first, gone: .not)
  try tags.varyContainer(1, container: thirdWay, what: .edge, value: 2)
  try tags.varyContainer(1, container: thirdWay, what: .fraction, value: 0.6)
  try tags.varyContainer(1, container: grid, what: .align, value: 3)
  first.gone = .fully
  first.setContentSize(width: 60, height: 20)
  first.ownAlign = Alignment.none
  try ui.keep(first.left == second.left + 4 ~ .high).setVariant(tags, variant: 2)
  second.setContentSize(width: 80, height: 20)
  second.ownLeast = .content
  third.setContentSize(width: 50, height: 20)
  try line.setListed([listedFirst, listedSecond])
  try line.setListedValue(listedFirst, what: .weight, value: 2)
  try line.setListedValue(listedFirst, what: .align, value: 3)
  try line.setListedValue(listedFirst, what: .excluded, value: 1)
  try line.setListedValue(listedFirst, what: .marginLeft, value: 3)
  over.columnSpan = 2
  over.overlay = true
  beside.firstColumn = 1
  beside.rowSpan = 2
  below.firstRow = 2
  try ui.solve()
  return ui
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

func makeCompose() throws -> Layout {
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

func makeCalendar() throws -> Layout {
  let ui = Layout()
  let calendar = ui.node("calendar", size: Size(width: 840, height: 520))
  let week = calendar.grid(
    columns: [
      .fixed(56), .fraction(1), .fraction(1), .fraction(1), .fraction(1), .fraction(1),
      .fraction(1), .fraction(1),
    ],
    rows: [.content, .fraction(1)], gap: 1, rowGap: 4)
  week.name = "week"
  let field = week.node("field")
  let month = week.node("month")
  let mondayName = week.node("monday name")
  let tuesdayName = week.node("tuesday name")
  let wednesdayName = week.node("wednesday name")
  let thursdayName = week.node("thursday name")
  let fridayName = week.node("friday name")
  let saturdayName = week.node("saturday name")
  let sundayName = week.node("sunday name")
  let clock = week.column(distribution: .fillEqually)
  clock.name = "clock"
  let node800 = clock.node("8:00")
  let node900 = clock.node("9:00")
  let node1000 = clock.node("10:00")
  let node1100 = clock.node("11:00")
  let node1200 = clock.node("12:00")
  let node1300 = clock.node("13:00")
  let node1400 = clock.node("14:00")
  let node1500 = clock.node("15:00")
  let node1600 = clock.node("16:00")
  let node1700 = clock.node("17:00")
  let node1800 = clock.node("18:00")
  let node1900 = clock.node("19:00")
  let standup = calendar.node("standup")
  let workshop = calendar.node("workshop")
  let lunch = calendar.node("lunch")
  let call = calendar.node("call")
  month.move(to: week)
  mondayName.move(to: week)
  tuesdayName.move(to: week)
  wednesdayName.move(to: week)
  thursdayName.move(to: week)
  fridayName.move(to: week)
  saturdayName.move(to: week)
  sundayName.move(to: week)
  clock.move(to: week)
  field.move(to: week)
  week.place(field, column: 1, row: 1, columns: 7)
  let hours = week.track(.horizontal, 0)!
  hours.name = "hours"
  let monday = week.track(.horizontal, 1)!
  monday.name = "monday"
  let tuesday = week.track(.horizontal, 2)!
  tuesday.name = "tuesday"
  let wednesday = week.track(.horizontal, 3)!
  wednesday.name = "wednesday"
  let thursday = week.track(.horizontal, 4)!
  thursday.name = "thursday"
  let friday = week.track(.horizontal, 5)!
  friday.name = "friday"
  let saturday = week.track(.horizontal, 6)!
  saturday.name = "saturday"
  let sunday = week.track(.horizontal, 7)!
  sunday.name = "sunday"
  let names = week.track(.vertical, 0)!
  names.name = "names"
  let times = week.track(.vertical, 1)!
  times.name = "times"
  week.insets.equal = 8
  month.setContentSize(width: 56, height: 20)
  mondayName.setContentSize(width: 60, height: 20)
  tuesdayName.setContentSize(width: 60, height: 20)
  wednesdayName.setContentSize(width: 60, height: 20)
  thursdayName.setContentSize(width: 60, height: 20)
  fridayName.setContentSize(width: 60, height: 20)
  saturdayName.setContentSize(width: 60, height: 20)
  sundayName.setContentSize(width: 60, height: 20)
  node800.setContentSize(width: 36, height: 14)
  node800.ownAlign = .start
  node900.setContentSize(width: 36, height: 14)
  node900.ownAlign = .start
  node1000.setContentSize(width: 36, height: 14)
  node1000.ownAlign = .start
  node1100.setContentSize(width: 36, height: 14)
  node1100.ownAlign = .start
  node1200.setContentSize(width: 36, height: 14)
  node1200.ownAlign = .start
  node1300.setContentSize(width: 36, height: 14)
  node1300.ownAlign = .start
  node1400.setContentSize(width: 36, height: 14)
  node1400.ownAlign = .start
  node1500.setContentSize(width: 36, height: 14)
  node1500.ownAlign = .start
  node1600.setContentSize(width: 36, height: 14)
  node1600.ownAlign = .start
  node1700.setContentSize(width: 36, height: 14)
  node1700.ownAlign = .start
  node1800.setContentSize(width: 36, height: 14)
  node1800.ownAlign = .start
  node1900.setContentSize(width: 36, height: 14)
  node1900.ownAlign = .start
  standup.leftAlign(to: monday).equal = 2
  standup.rightAlign(to: monday).equal = 2
  try ui.keep(standup.top == field.top + 0.08333333333333333 * field.height)
  try ui.keep(1 * standup.height == 0.041666666666666664 * field.height)
  workshop.leftAlign(to: wednesday).equal = 2
  workshop.rightAlign(to: thursday).equal = 2
  try ui.keep(workshop.top == field.top + 0.25 * field.height)
  try ui.keep(1 * workshop.height == 0.25 * field.height)
  lunch.leftAlign(to: friday).equal = 2
  try ui.keep(lunch.top == field.top + 0.3333333333333333 * field.height)
  try ui.keep(1 * lunch.height == 0.08333333333333333 * field.height)
  try ui.keep(lunch.right == friday.centerX - 1)
  call.rightAlign(to: friday).equal = 2
  try ui.keep(call.top == field.top + 0.375 * field.height)
  try ui.keep(1 * call.height == 0.08333333333333333 * field.height)
  try ui.keep(call.left == friday.centerX + 1)
  try ui.solve()
  return ui
}

func makeInspector() throws -> Layout {
  let ui = Layout()
  let window = ui.node("window", size: Size(width: 320, height: 420))
  let inspector = window.column(gap: 10, padding: 14)
  inspector.name = "inspector"
  let head = inspector.row(gap: 12, align: .center)
  head.name = "head"
  let picture = head.node("picture")
  let title = head.node("title")
  let name = inspector.row(gap: 8)
  name.name = "name"
  let nameLabel = name.node("name label")
  let nameField = name.node("name field")
  let position = inspector.row(gap: 8)
  position.name = "position"
  let positionLabel = position.node("position label")
  let positionField = position.node("position field")
  let opacity = inspector.row(gap: 8)
  opacity.name = "opacity"
  let opacityLabel = opacity.node("opacity label")
  let opacityField = opacity.node("opacity field")
  name.turns = true
  position.turns = true
  opacity.turns = true
  try inspector.addVariant(260, height: 0, fits: false)
  try inspector.addVariant(0, height: 0, fits: false)
  try inspector.varyGone(1, other: picture, gone: .fully)
  try inspector.varyContainer(1, container: inspector, what: .gap, value: 6)
  inspector.horizontalInsets.equal = 0
  inspector.topInset.equal = 0
  picture.size.equal = 64
  title.setContentSize(width: 120, height: 26)
  nameLabel.setContentSize(width: 90, height: 18)
  nameField.setContentSize(width: nil, height: 26)
  nameField.weight = 1
  nameField.width.min = 120
  positionLabel.setContentSize(width: 120, height: 18)
  positionField.setContentSize(width: nil, height: 26)
  positionField.weight = 1
  positionField.width.min = 120
  opacityLabel.setContentSize(width: 90, height: 18)
  opacityField.setContentSize(width: nil, height: 26)
  opacityField.weight = 1
  opacityField.width.min = 60
  try ui.solve()
  return ui
}

func makeMail() throws -> Layout {
  let ui = Layout()
  let mail = ui.node("mail", size: Size(width: 900, height: 560))
  let panes = mail.row()
  panes.name = "panes"
  let folders = panes.column(gap: 2, padding: Padding(top: 12, left: 8, bottom: 8, right: 8))
  folders.name = "folders"
  let inbox = folders.row(
    gap: 8, padding: Padding(top: 0, left: 8, bottom: 0, right: 8), align: .center)
  inbox.name = "inbox"
  let inboxIcon = inbox.node("inbox icon")
  let inboxName = inbox.node("inbox name")
  let inboxCount = inbox.node("inbox count")
  let sent = folders.row(
    gap: 8, padding: Padding(top: 0, left: 8, bottom: 0, right: 8), align: .center)
  sent.name = "sent"
  let sentIcon = sent.node("sent icon")
  let sentName = sent.node("sent name")
  let sentCount = sent.node("sent count")
  let drafts = folders.row(
    gap: 8, padding: Padding(top: 0, left: 8, bottom: 0, right: 8), align: .center)
  drafts.name = "drafts"
  let draftsIcon = drafts.node("drafts icon")
  let draftsName = drafts.node("drafts name")
  let draftsCount = drafts.node("drafts count")
  let space = folders.node("space")
  let account = folders.node("account")
  let messages = panes.column(gap: 1)
  messages.name = "messages"
  let search = messages.node("search")
  let first = messages.row(gap: 10, padding: Padding(top: 8, left: 12, bottom: 8, right: 12))
  first.name = "first"
  let firstFace = first.node("first face")
  let firstWords = first.column(gap: 2)
  firstWords.name = "first words"
  let firstFrom = firstWords.node("first from")
  let firstSubject = firstWords.node("first subject")
  let firstTime = first.node("first time")
  let second = messages.row(gap: 10, padding: Padding(top: 8, left: 12, bottom: 8, right: 12))
  second.name = "second"
  let secondFace = second.node("second face")
  let secondWords = second.column(gap: 2)
  secondWords.name = "second words"
  let secondFrom = secondWords.node("second from")
  let secondSubject = secondWords.node("second subject")
  let secondTime = second.node("second time")
  let third = messages.row(gap: 10, padding: Padding(top: 8, left: 12, bottom: 8, right: 12))
  third.name = "third"
  let thirdFace = third.node("third face")
  let thirdWords = third.column(gap: 2)
  thirdWords.name = "third words"
  let thirdFrom = thirdWords.node("third from")
  let thirdSubject = thirdWords.node("third subject")
  let thirdTime = third.node("third time")
  let below = messages.node("below")
  let reading = panes.column(gap: 12, padding: Padding(top: 16, left: 24, bottom: 16, right: 24))
  reading.name = "reading"
  let heading = reading.row(gap: 12, align: .center)
  heading.name = "heading"
  let face = heading.node("face")
  let names = heading.column(gap: 2)
  names.name = "names"
  let from = names.node("from")
  let to = names.node("to")
  let date = heading.node("date")
  let text = reading.node("text")
  let actions = reading.row(gap: 8, distribution: .packed, bias: 1)
  actions.name = "actions"
  let reply = actions.node("reply")
  let forward = actions.node("forward")
  panes.insets.equal = 0
  folders.width.equal = 160
  inbox.height.equal = 28
  inboxIcon.setContentSize(width: 16, height: 16)
  inboxName.setContentSize(width: 70, height: 18)
  inboxName.weight = 1
  inboxCount.setContentSize(width: 24, height: 16)
  sent.height.equal = 28
  sentIcon.setContentSize(width: 16, height: 16)
  sentName.setContentSize(width: 70, height: 18)
  sentName.weight = 1
  sentCount.setContentSize(width: 24, height: 16)
  drafts.height.equal = 28
  draftsIcon.setContentSize(width: 16, height: 16)
  draftsName.setContentSize(width: 70, height: 18)
  draftsName.weight = 1
  draftsCount.setContentSize(width: 24, height: 16)
  space.weight = 1
  account.setContentSize(width: nil, height: 36)
  messages.width.min = 220
  messages.width.keep(to: mail.width, times: 0.3, at: .high)
  search.setContentSize(width: nil, height: 32)
  firstFace.ownAlign = .start
  firstFace.size.equal = 36
  firstWords.weight = 1
  firstFrom.setContentSize(width: 120, height: 18)
  firstSubject.setContentSize(width: 140, height: 16)
  firstTime.setContentSize(width: 40, height: 14)
  firstTime.ownAlign = .start
  secondFace.ownAlign = .start
  secondFace.size.equal = 36
  secondWords.weight = 1
  secondFrom.setContentSize(width: 120, height: 18)
  secondSubject.setContentSize(width: 140, height: 16)
  secondTime.setContentSize(width: 40, height: 14)
  secondTime.ownAlign = .start
  thirdFace.ownAlign = .start
  thirdFace.size.equal = 36
  thirdWords.weight = 1
  thirdFrom.setContentSize(width: 120, height: 18)
  thirdSubject.setContentSize(width: 140, height: 16)
  thirdTime.setContentSize(width: 40, height: 14)
  thirdTime.ownAlign = .start
  below.weight = 1
  reading.weight = 1
  face.size.equal = 40
  names.weight = 1
  from.setContentSize(width: 120, height: 20)
  to.setContentSize(width: 200, height: 16)
  date.setContentSize(width: 90, height: 16)
  text.weight = 1
  reply.setContentSize(width: 90, height: 32)
  forward.setContentSize(width: 90, height: 32)
  try ui.solve()
  return ui
}

func makeMarket() throws -> Layout {
  let ui = Layout()
  let page = ui.node("page")
  let content = page.column(gap: 16, padding: Padding(top: 16, left: 24, bottom: 24, right: 24))
  content.name = "content"
  let offers = content.grid(columns: [.yielding(1, min: 230)], gap: 16, rowGap: 24)
  offers.name = "offers"
  let bar = content.row(gap: 16, align: .center)
  bar.name = "bar"
  let logo = bar.node("logo")
  let search = bar.node("search")
  let bicycle = offers.column(gap: 8)
  bicycle.name = "bicycle"
  let bicyclePicture = bicycle.node("bicycle picture")
  let bicycleName = bicycle.node("bicycle name")
  let bicyclePrice = bicycle.node("bicycle price")
  let lamp = offers.column(gap: 8)
  lamp.name = "lamp"
  let lampPicture = lamp.node("lamp picture")
  let lampName = lamp.node("lamp name")
  let lampPrice = lamp.node("lamp price")
  let desk = offers.column(gap: 8)
  desk.name = "desk"
  let deskPicture = desk.node("desk picture")
  let deskName = desk.node("desk name")
  let deskPrice = desk.node("desk price")
  let chair = offers.column(gap: 8)
  chair.name = "chair"
  let chairPicture = chair.node("chair picture")
  let chairName = chair.node("chair name")
  let chairPrice = chair.node("chair price")
  let radio = offers.column(gap: 8)
  radio.name = "radio"
  let radioPicture = radio.node("radio picture")
  let radioName = radio.node("radio name")
  let radioPrice = radio.node("radio price")
  let kettle = offers.column(gap: 8)
  kettle.name = "kettle"
  let kettlePicture = kettle.node("kettle picture")
  let kettleName = kettle.node("kettle name")
  let kettlePrice = kettle.node("kettle price")
  let clock = offers.column(gap: 8)
  clock.name = "clock"
  let clockPicture = clock.node("clock picture")
  let clockName = clock.node("clock name")
  let clockPrice = clock.node("clock price")
  bar.move(to: content)
  offers.move(to: content)
  offers.repeats = .fill
  page.setSize(width: 780, height: nil)
  content.insets.equal = 0
  logo.setContentSize(width: 96, height: 32)
  search.setContentSize(width: nil, height: 36)
  search.weight = 1
  bicycle.columnSpan = 2
  bicyclePicture.setContentSize(width: nil, height: 150)
  bicyclePicture.setHugging(.vertical, Priority(200))
  bicycleName.setContentSize(width: 140, height: 18)
  bicyclePrice.setContentSize(width: 60, height: 22)
  lampPicture.setContentSize(width: nil, height: 120)
  lampPicture.setHugging(.vertical, Priority(200))
  lampName.setContentSize(width: 140, height: 18)
  lampPrice.setContentSize(width: 60, height: 22)
  deskPicture.setContentSize(width: nil, height: 150)
  deskPicture.setHugging(.vertical, Priority(200))
  deskName.setContentSize(width: 140, height: 18)
  deskPrice.setContentSize(width: 60, height: 22)
  chairPicture.setContentSize(width: nil, height: 150)
  chairPicture.setHugging(.vertical, Priority(200))
  chairName.setContentSize(width: 140, height: 18)
  chairPrice.setContentSize(width: 60, height: 22)
  radioPicture.setContentSize(width: nil, height: 120)
  radioPicture.setHugging(.vertical, Priority(200))
  radioName.setContentSize(width: 140, height: 18)
  radioPrice.setContentSize(width: 60, height: 22)
  kettlePicture.setContentSize(width: nil, height: 120)
  kettlePicture.setHugging(.vertical, Priority(200))
  kettleName.setContentSize(width: 140, height: 18)
  kettlePrice.setContentSize(width: 60, height: 22)
  clockPicture.setContentSize(width: nil, height: 100)
  clockPicture.setHugging(.vertical, Priority(200))
  clockName.setContentSize(width: 140, height: 18)
  clockPrice.setContentSize(width: 60, height: 22)
  try ui.solve()
  return ui
}

func makePlayer() throws -> Layout {
  let ui = Layout()
  let player = ui.node("player", size: Size(width: 360, height: 640))
  let cover = player.node("cover")
  let song = player.node("song")
  let band = player.node("band")
  let track = player.node("track")
  let played = player.node("played")
  let knob = player.node("knob")
  let controls = player.row(gap: 28, align: .center)
  controls.name = "controls"
  let back = controls.node("back")
  let play = controls.node("play")
  let next = controls.node("next")
  player.margins = Insets(top: 24, left: 24, bottom: 24, right: 24)
  player.safeArea = Insets(top: 44, left: 0, bottom: 34, right: 0)
  cover.width.equal = 400 ~ .medium
  cover.aspectRatio.equal = 1
  cover.horizontalMarginInsets.min = 0
  cover.topMarginInset.equal = 0
  cover.horizontalCenter.equal = 0.5
  song.setContentSize(width: 180, height: 28)
  song.horizontalCenter.equal = 0.5
  song.topOffset(to: cover).equal = 24
  band.setContentSize(width: 120, height: 20)
  band.horizontalCenter.equal = 0.5
  band.topOffset(to: song).equal = 4
  track.height.equal = 4
  track.horizontalMarginInsets.equal = 0
  track.topOffset(to: band).equal = 20
  played.width(to: track).equal = 0.35
  played.height.equal = 4
  played.leftAlign(to: track).equal = 0
  played.topAlign(to: track).equal = 0
  knob.size.equal = 14
  knob.horizontalAlign(to: track).equal = 0
  try ui.keep(knob.centerX == played.right)
  controls.bottomMarginInset.equal = 0
  controls.horizontalCenter.equal = 0.5
  controls.topOffset(to: track).min = 20
  back.setContentSize(width: 36, height: 36)
  play.setContentSize(width: 64, height: 64)
  next.setContentSize(width: 36, height: 36)
  try ui.solve()
  return ui
}

func makeSettings() throws -> Layout {
  let ui = Layout()
  let settings = ui.node("settings")
  let page = settings.column(gap: 20)
  page.name = "page"
  let title = page.node("title")
  let group = page.column(gap: 1)
  group.name = "group"
  let network = group.flow(
    gap: 12, rowGap: 4, padding: Padding(top: 14, left: 16, bottom: 14, right: 16),
    distribution: .equalGaps)
  network.name = "network"
  let networkLabel = network.node("network label")
  let networkValue = network.node("network value")
  let notifications = group.flow(
    gap: 12, rowGap: 4, padding: Padding(top: 14, left: 16, bottom: 14, right: 16),
    distribution: .equalGaps)
  notifications.name = "notifications"
  let notificationsLabel = notifications.node("notifications label")
  let notificationsValue = notifications.node("notifications value")
  let language = group.flow(
    gap: 12, rowGap: 4, padding: Padding(top: 14, left: 16, bottom: 14, right: 16),
    distribution: .equalGaps)
  language.name = "language"
  let languageLabel = language.node("language label")
  let languageValue = language.node("language value")
  let sound = group.row(
    gap: 12, padding: Padding(top: 14, left: 16, bottom: 14, right: 16), align: .center)
  sound.name = "sound"
  let soundLabel = sound.node("sound label")
  let volume = sound.node("volume")
  let muted = sound.node("muted")
  let buttons = page.row(gap: 12, distribution: .fillEqually)
  buttons.name = "buttons"
  let cancel = buttons.node("cancel")
  let save = buttons.node("save")
  let note = page.node("note")
  settings.margins = Insets(top: 20, left: 20, bottom: 20, right: 20)
  settings.setSize(width: 390, height: nil)
  page.marginInsets.equal = 0
  title.setContentSize(width: 220, height: 52)
  networkLabel.setContentSize(width: 140, height: 38)
  networkValue.setContentSize(width: 150, height: 38)
  notificationsLabel.setContentSize(width: 220, height: 38)
  notificationsValue.setContentSize(width: 170, height: 38)
  languageLabel.setContentSize(width: 160, height: 38)
  languageValue.setContentSize(width: 120, height: 38)
  soundLabel.setContentSize(width: 110, height: 38)
  volume.weight = 1
  volume.width.min = 40
  volume.height.equal = 30
  muted.setContentSize(width: 60, height: 36)
  cancel.setContentSize(width: 120, height: 52)
  save.setContentSize(width: 90, height: 52)
  note.setContentSize(width: 260, height: 90)
  try ui.solve()
  return ui
}

func makeShop() throws -> Layout {
  let ui = Layout()
  let page = ui.node("page")
  let content = page.column(gap: 16, padding: Padding(top: 16, left: 24, bottom: 24, right: 24))
  content.name = "content"
  let goods = content.grid(
    columns: [.fraction(1), .fraction(1), .fraction(1)], gap: 16, rowGap: 24)
  goods.name = "goods"
  let bar = content.row(gap: 16, align: .center)
  bar.name = "bar"
  let logo = bar.node("logo")
  let search = bar.node("search")
  let cart = bar.node("cart")
  let filters = content.flow(gap: 8, rowGap: 8)
  filters.name = "filters"
  let all = filters.node("all")
  let shoes = filters.node("shoes")
  let jackets = filters.node("jackets")
  let accessories = filters.node("accessories")
  let saleUntilSunday = filters.node("sale until sunday")
  let new = filters.node("new")
  let secondHand = filters.node("second hand")
  let boots = goods.column(gap: 8)
  boots.name = "boots"
  let bootsPicture = boots.node("boots picture")
  let bootsName = boots.node("boots name")
  let bootsPrice = boots.node("boots price")
  let sandals = goods.column(gap: 8)
  sandals.name = "sandals"
  let sandalsPicture = sandals.node("sandals picture")
  let sandalsName = sandals.node("sandals name")
  let sandalsPrice = sandals.node("sandals price")
  let coat = goods.column(gap: 8)
  coat.name = "coat"
  let coatPicture = coat.node("coat picture")
  let coatName = coat.node("coat name")
  let coatPrice = coat.node("coat price")
  let banner = goods.node("banner")
  let scarf = goods.column(gap: 8)
  scarf.name = "scarf"
  let scarfPicture = scarf.node("scarf picture")
  let scarfName = scarf.node("scarf name")
  let scarfPrice = scarf.node("scarf price")
  let gloves = goods.column(gap: 8)
  gloves.name = "gloves"
  let glovesPicture = gloves.node("gloves picture")
  let glovesName = gloves.node("gloves name")
  let glovesPrice = gloves.node("gloves price")
  bar.move(to: content)
  filters.move(to: content)
  goods.move(to: content)
  goods.place(banner, column: 0, row: 1, columns: 3)
  page.setSize(width: 720, height: nil)
  content.insets.equal = 0
  logo.setContentSize(width: 96, height: 32)
  search.setContentSize(width: nil, height: 36)
  search.weight = 1
  cart.setContentSize(width: 36, height: 36)
  all.setContentSize(width: 60, height: 28)
  shoes.setContentSize(width: 88, height: 28)
  jackets.setContentSize(width: 104, height: 28)
  accessories.setContentSize(width: 140, height: 28)
  saleUntilSunday.setContentSize(width: 180, height: 28)
  new.setContentSize(width: 64, height: 28)
  secondHand.setContentSize(width: 148, height: 28)
  bootsPicture.aspectRatio.equal = 0.8
  bootsName.setContentSize(width: 100, height: 18)
  bootsPrice.setContentSize(width: 60, height: 22)
  sandalsPicture.aspectRatio.equal = 0.8
  sandalsName.setContentSize(width: 100, height: 18)
  sandalsPrice.setContentSize(width: 60, height: 22)
  coatPicture.aspectRatio.equal = 0.8
  coatName.setContentSize(width: 100, height: 18)
  coatPrice.setContentSize(width: 60, height: 22)
  banner.setContentSize(width: nil, height: 90)
  scarfPicture.aspectRatio.equal = 0.8
  scarfName.setContentSize(width: 100, height: 18)
  scarfPrice.setContentSize(width: 60, height: 22)
  glovesPicture.aspectRatio.equal = 0.8
  glovesName.setContentSize(width: 100, height: 18)
  glovesPrice.setContentSize(width: 60, height: 22)
  try ui.solve()
  return ui
}

func makeTooltip() throws -> Layout {
  let ui = Layout()
  let window = ui.node("window", size: Size(width: 420, height: 300))
  let top = window.node("top")
  let left3 = window.node("left")
  let right4 = window.node("right")
  let bottom = window.node("bottom")
  let high = window.node("high")
  let atTheTop = window.node("at the top")
  let atTheLeft = window.node("at the left")
  let atTheRight = window.node("at the right")
  let atTheBottom = window.node("at the bottom")
  let atTheHighOne = window.node("at the high one")
  try atTheTop.addVariant(0, height: 0, fits: true)
  try atTheTop.addVariant(0, height: 0, fits: true)
  try atTheTop.addVariant(0, height: 0, fits: true)
  try atTheTop.addVariant(0, height: 0, fits: true)
  try atTheLeft.addVariant(0, height: 0, fits: true)
  try atTheLeft.addVariant(0, height: 0, fits: true)
  try atTheLeft.addVariant(0, height: 0, fits: true)
  try atTheLeft.addVariant(0, height: 0, fits: true)
  try atTheRight.addVariant(0, height: 0, fits: true)
  try atTheRight.addVariant(0, height: 0, fits: true)
  try atTheRight.addVariant(0, height: 0, fits: true)
  try atTheRight.addVariant(0, height: 0, fits: true)
  try atTheBottom.addVariant(0, height: 0, fits: true)
  try atTheBottom.addVariant(0, height: 0, fits: true)
  try atTheBottom.addVariant(0, height: 0, fits: true)
  try atTheBottom.addVariant(0, height: 0, fits: true)
  try atTheHighOne.addVariant(0, height: 0, fits: true)
  try atTheHighOne.addVariant(0, height: 0, fits: true)
  try atTheHighOne.addVariant(0, height: 0, fits: true)
  try atTheHighOne.addVariant(0, height: 0, fits: true)
  top.width.equal = 56
  top.height.equal = 24
  top.horizontalCenter.equal = 0.2
  top.verticalCenter.equal = 0.1
  try ui.keep(top.top == atTheTop.bottom + 6 ~ Priority(700)).setVariant(atTheTop, variant: 1)
  try ui.keep(top.left == atTheTop.right + 6 ~ Priority(700)).setVariant(atTheTop, variant: 3)
  left3.width.equal = 56
  left3.height.equal = 24
  left3.horizontalCenter.equal = 0.09
  left3.verticalCenter.equal = 0.5
  try ui.keep(left3.top == atTheLeft.bottom + 6 ~ Priority(700)).setVariant(atTheLeft, variant: 1)
  try ui.keep(left3.left == atTheLeft.right + 6 ~ Priority(700)).setVariant(atTheLeft, variant: 3)
  right4.width.equal = 56
  right4.height.equal = 24
  right4.horizontalCenter.equal = 0.91
  right4.verticalCenter.equal = 0.5
  try ui.keep(right4.top == atTheRight.bottom + 6 ~ Priority(700)).setVariant(
    atTheRight, variant: 1)
  try ui.keep(right4.left == atTheRight.right + 6 ~ Priority(700)).setVariant(
    atTheRight, variant: 3)
  bottom.width.equal = 56
  bottom.height.equal = 24
  bottom.horizontalCenter.equal = 0.8
  bottom.verticalCenter.equal = 0.9
  try ui.keep(bottom.top == atTheBottom.bottom + 6 ~ Priority(700)).setVariant(
    atTheBottom, variant: 1)
  try ui.keep(bottom.left == atTheBottom.right + 6 ~ Priority(700)).setVariant(
    atTheBottom, variant: 3)
  high.width.equal = 56
  high.height.equal = 230
  high.center.equal = 0.5
  try ui.keep(high.top == atTheHighOne.bottom + 6 ~ Priority(700)).setVariant(
    atTheHighOne, variant: 1)
  try ui.keep(high.left == atTheHighOne.right + 6 ~ Priority(700)).setVariant(
    atTheHighOne, variant: 3)
  atTheTop.setContentSize(width: 110, height: 36)
  atTheTop.insets.min = 4
  try ui.keep(atTheTop.top == top.bottom + 6 ~ Priority(700)).setVariant(atTheTop, variant: 0)
  try ui.keep(atTheTop.left == top.right + 6 ~ Priority(700)).setVariant(atTheTop, variant: 2)
  try ui.keep(atTheTop.centerX == top.centerX ~ Priority(600))
  try ui.keep(atTheTop.centerY == top.centerY ~ Priority(600))
  atTheLeft.setContentSize(width: 110, height: 36)
  atTheLeft.insets.min = 4
  try ui.keep(atTheLeft.top == left3.bottom + 6 ~ Priority(700)).setVariant(atTheLeft, variant: 0)
  try ui.keep(atTheLeft.left == left3.right + 6 ~ Priority(700)).setVariant(atTheLeft, variant: 2)
  try ui.keep(atTheLeft.centerX == left3.centerX ~ Priority(600))
  try ui.keep(atTheLeft.centerY == left3.centerY ~ Priority(600))
  atTheRight.setContentSize(width: 110, height: 36)
  atTheRight.insets.min = 4
  try ui.keep(atTheRight.top == right4.bottom + 6 ~ Priority(700)).setVariant(
    atTheRight, variant: 0)
  try ui.keep(atTheRight.left == right4.right + 6 ~ Priority(700)).setVariant(
    atTheRight, variant: 2)
  try ui.keep(atTheRight.centerX == right4.centerX ~ Priority(600))
  try ui.keep(atTheRight.centerY == right4.centerY ~ Priority(600))
  atTheBottom.setContentSize(width: 110, height: 36)
  atTheBottom.insets.min = 4
  try ui.keep(atTheBottom.top == bottom.bottom + 6 ~ Priority(700)).setVariant(
    atTheBottom, variant: 0)
  try ui.keep(atTheBottom.left == bottom.right + 6 ~ Priority(700)).setVariant(
    atTheBottom, variant: 2)
  try ui.keep(atTheBottom.centerX == bottom.centerX ~ Priority(600))
  try ui.keep(atTheBottom.centerY == bottom.centerY ~ Priority(600))
  atTheHighOne.setContentSize(width: 110, height: 36)
  atTheHighOne.insets.min = 4
  try ui.keep(atTheHighOne.top == high.bottom + 6 ~ Priority(700)).setVariant(
    atTheHighOne, variant: 0)
  try ui.keep(atTheHighOne.left == high.right + 6 ~ Priority(700)).setVariant(
    atTheHighOne, variant: 2)
  try ui.keep(atTheHighOne.centerX == high.centerX ~ Priority(600))
  try ui.keep(atTheHighOne.centerY == high.centerY ~ Priority(600))
  try ui.solve()
  return ui
}
