import Testing

@testable import LayoutAnswers
@testable import LayoutRelations
@testable import LayoutStore
@testable import LayoutVocabularies

/// Numbers of documents beside the standard library's, which reads them by other means.
@Suite struct DecimalReadingTests {
  private func read(_ text: String) -> Double {
    var text = text
    return text.withUTF8 { nearestDouble(to: $0) }
  }

  /// On either side of what needs no long division: 15 digits, and powers of ten up to 22.
  @Test(arguments: [
    "0", "0.0", "105", "0.1", "999999999999999e22", "999999999999999e23", "999999999999999e-22",
    "999999999999999e-23", "9999999999999999", "9007199254740993", "1e22", "1e23", "8.5e-23",
    "0.000000000000000000000012345", "5e-324", "2e-324", "2.2250738585072011e-308",
    "1.7976931348623157e308", "1e309",
  ]) func limits(_ text: String) { #expect(read(text) == Double(text)) }

  @Test func randomNumbers() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let digits = UInt64.random(in: 0..<1_000_000_000_000_000_000, using: &random)
      let text = "\(digits >> UInt64.random(in: 0..<60))e\(Int.random(in: -30...30))"
      #expect(read(text) == Double(text), "\(text)")
    }
  }
}
