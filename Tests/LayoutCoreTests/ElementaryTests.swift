import Foundation
import Testing

@testable import LayoutAnswers
@testable import LayoutRelations
@testable import LayoutStore
@testable import LayoutVocabularies

/// Beside the C library of this machine, which is right to within a unit in the last place.
@Suite struct ElementaryTests {
  private func units(_ found: Double, _ expected: Double) -> Double {
    (found - expected).magnitude / expected.ulp
  }

  @Test func exponentialsAreClose() {
    for step in -7450...7090 {
      let power = Double(step) / 10 + 0.0123
      let expected = exp(power)
      let found = Elementary.exponential(power)
      #expect(
        expected.isNormal ? units(found, expected) <= 2.5 : (found - expected).magnitude < 1e-307)
    }
    #expect(Elementary.exponential(0) == 1)
    #expect(Elementary.exponential(-1e300) == 0)
    #expect(Elementary.exponential(1e300) == .infinity)
  }

  @Test func sinesAreClose() {
    for step in -20_000...20_000 {
      let angle = Double(step) * 0.4321
      let (sine, cosine) = Elementary.sineAndCosine(radians: angle)
      #expect(units(sine, sin(angle)) <= 2.5)
      #expect(units(cosine, cos(angle)) <= 2.5)
    }
  }

  @Test func degreesAreExactAtQuarters() {
    for (turns, sine) in [0.0, 1, 0, -1].enumerated() {
      for circles in [-1e9, -1, 0, 1, 3e9] {
        let found = Elementary.sineAndCosine(degrees: circles * 360 + Double(turns) * 90)
        #expect(found.sine == sine && found.cosine == [1.0, 0, -1, 0][turns])
        #expect(found.sine != 0 || found.sine.sign == .plus)
      }
    }
    for step in -999...999 {
      let found = Elementary.sineAndCosine(degrees: Double(step))
      #expect((found.sine - sin(Double(step) * Double.pi / 180)).magnitude < 4e-15)
    }
    #expect(units(Elementary.sineAndCosine(degrees: 30).sine, 0.5) <= 1)
  }
}
