/// The variables that have moved, in a queue for each thing that is to be done about them.
struct MovedVariables: ~Copyable {
  /// Left, reached or passed their defaults: ties are to be decided again.
  var crossings = Buffer<Int32>()
  /// Their values are to be made exact.
  var drifted = MarkedList()
  /// Their values are to be reported.
  var reports = ReportQueue()

  mutating func resize(_ variables: Int) {
    drifted.resize(variables)
    reports.resize(variables)
  }

  mutating func account(_ memory: inout MemoryAccount) {
    memory.add(&crossings)
    reports.account(&memory)
    drifted.account(&memory)
  }
}
