import CKeepLayout

extension Layout {
  /// Makes a constraint of an equation string, in which nodes are known by their names, or by those given:
  /// `"label.left >= icon.right + 8 @ high"`. The error of one with a fault points at its column.
  @discardableResult
  public func equation(
    _ text: String, _ nodes: [String: Node] = [:], metrics: [String: Double] = [:]
  ) throws(KeepError) -> Constraint {
    let text = try checked(text)
    return Constraint(
      reference,
      try withContext(nodes, metrics, in: reference) { context throws(KeepError) in
        try reference.make { keep_equation_create($0, text, context) }
      })
  }

  /// Makes the constraints of several, or none if one has a fault. A chain makes several.
  @discardableResult
  public func equations(
    _ texts: [String], _ nodes: [String: Node] = [:], metrics: [String: Double] = [:]
  ) throws(KeepError) -> [Constraint] {
    let room = texts.reduce(0) { $0 + $1.utf8.count }  // a chain has less constraints than letters
    var made = [keep_constraint](repeating: keep_constraint(), count: room)
    var count = 0
    try withContext(nodes, metrics, in: reference) { context throws(KeepError) in
      try withTexts(texts) { texts throws(KeepError) in
        try reference.attempt {
          keep_equations_create(
            $0, texts.baseAddress, nil, texts.count, context, &made, room, &count)
        }
      }
    }
    return made.prefix(count).map { Constraint(reference, $0) }
  }

  /// What was wrong with the strings of the last call that read strings: at a place in one of them, in UTF-8.
  public var equationFaults: [(string: Int, offset: Int, fault: Fault, description: String)] {
    (0..<reference.read { keep_equation_fault_count($0) }).map { index in
      let found = reference.read { keep_equation_fault_at($0, index) }
      let words = reference.read { String(cString: keep_equation_fault_description($0, index)) }
      return (found.index, found.offset, Fault(found.fault), words)
    }
  }

  /// Makes the constraints of a visual format, or none: `"H:|-[label]-8-[field(>=120)]-|"`. Without names for views
  /// nodes are known by their own. The error of one with a fault points at its column.
  @discardableResult
  public func format(
    _ text: String, _ views: [String: Node] = [:], metrics: [String: Double] = [:],
    options: FormatOptions = []
  ) throws(KeepError) -> Format {
    let text = try checked(text)
    return Format(
      reference,
      try withContext(views, metrics, in: reference) { context throws(KeepError) in
        try reference.make { keep_format_create($0, text, context, options.rawValue) }
      })
  }
}

/// Runs a body with names of nodes and numbers as C takes them.
private func withContext<Result>(
  _ nodes: [String: Node], _ metrics: [String: Double], in layout: LayoutReference,
  _ body: (UnsafePointer<keep_equation_context>) throws(KeepError) -> Result
) throws(KeepError) -> Result {
  let (handles, values) = (nodes.map { $0.value.c(in: layout) }, metrics.map(\.value))
  return try withTexts(nodes.map(\.key)) { names throws(KeepError) in
    try withTexts(metrics.map(\.key)) { metrics throws(KeepError) in
      try handles.withUnsafeBufferPointer { handles throws(KeepError) in
        try values.withUnsafeBufferPointer { values throws(KeepError) in
          var context = keep_equation_context()
          context.size = UInt32(MemoryLayout<keep_equation_context>.size)
          (context.names, context.nodes) = (names.baseAddress, handles.baseAddress)
          (context.metrics, context.values) = (metrics.baseAddress, values.baseAddress)
          (context.name_count, context.metric_count) = (names.count, metrics.count)
          return try body(&context)
        }
      }
    }
  }
}

/// Runs a body with texts as C takes them.
private func withTexts<Result>(
  _ texts: [String],
  _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) throws(KeepError) -> Result
) throws(KeepError) -> Result {
  var (bytes, starts): ([CChar], [Int]) = ([], [])
  for text in texts {
    starts.append(bytes.count)
    bytes += try checked(text)
  }
  return try bytes.withUnsafeBufferPointer { bytes throws(KeepError) in
    let all = starts.map { start in bytes.baseAddress.map { $0 + start } }
    return try all.withUnsafeBufferPointer { all throws(KeepError) in try body(all) }
  }
}
