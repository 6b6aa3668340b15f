import KeepLayout
import Testing

/// The README's lines in Swift; a contract test compares them.
@Suite struct ReadmeTests {
  @Test func card() throws {
    let ui = Layout()
    let card = ui.node("card", size: Size(width: 380, height: 144))
    let image = card.node("image"), title = card.node("title")
    image.leftInset.equal = 12
    image.verticalInsets.equal = 12
    image.aspectRatio.equal = 4 / 3
    title.leftOffset(to: image).equal = 8
    title.rightInset.min = 12
    title.width.equal = 240 ~ .high
    try ui.solve()
    print(title.frame.x, title.frame.width)  // 180.0 188.0

    #expect(title.frame.x == 180)  // 12 + 120 * 4 / 3 + 8
    #expect(title.frame.width == 188)  // 380 - 180 - 12
  }
}
