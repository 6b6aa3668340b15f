/// Numbers of the host's.
extension Store {
  package func check(
    _ value: Double, _ priority: Double, _ name: StaticString = "the value "
  ) throws(LayoutError) {
    guard value.magnitude <= Self.valueLimit else { throw .value(value, name) }
    guard priority > 0 && priority <= 1000 else { throw .priority(priority) }
  }

  /// Refuses what is no length; NaN, for none, is accepted.
  package func check(length: Double, _ name: StaticString) throws(LayoutError) {
    if length < 0 { throw .number(name, length, " is negative") }
    if length > Self.valueLimit { throw .number(name, length, " is larger than 1e12") }
  }

  package func checkLength(_ number: Double, _ name: StaticString) throws(LayoutError) {
    if number.isNaN { throw .number(name, number, " is not a number") }
    try check(length: number, name)
  }
}
