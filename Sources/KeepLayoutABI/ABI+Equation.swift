public import CKeepLayout
import ConstraintSolver
import LayoutAnswers
import LayoutStore
import LayoutVocabularies

@_cdecl("keep_equation_create") @implementation
public func keep_equation_create(
  _ layout: OpaquePointer!, _ text: UnsafePointer<CChar>!,
  _ context: UnsafePointer<keep_equation_context>!
) -> keep_constraint {
  LayoutBox.constrain(layout, "keep_equation_create") { layout throws(LayoutError) in
    try layout.forgetFaults()
    let context = try checked(context)
    guard let text = UnsafeRawPointer(text)?.assumingMemoryBound(to: UInt8.self) else {
      throw .argument("the text is NULL")
    }
    return try layout.addEquation(text, context)
  }
}

@_cdecl("keep_equations_create") @implementation
public func keep_equations_create(
  _ layout: OpaquePointer!, _ texts: UnsafePointer<UnsafePointer<CChar>?>!,
  _ lengths: UnsafePointer<Int>!, _ count: Int, _ context: UnsafePointer<keep_equation_context>!,
  _ constraints: UnsafeMutablePointer<keep_constraint>!, _ capacity: Int,
  _ made: UnsafeMutablePointer<Int>!
) -> keep_status {
  LayoutBox.attempt(layout, "keep_equations_create") { layout throws(LayoutError) in
    try layout.forgetFaults()
    let texts = try checked(texts, count, "texts is NULL")
    let all = try layout.addEquations(names(texts), lengths: lengths, try checked(context))
    if let made { made.pointee = all.count }
    _ = write(all.count, to: constraints, capacity) { all[$0].handle }
  }
}

/// The context that a host passed for equations; NULL is an empty one.
func checked(
  _ context: UnsafePointer<keep_equation_context>?
) throws(LayoutError) -> EquationContext {
  var checkedContext = EquationContext()
  guard let start = UnsafeRawPointer(context) else { return checkedContext }
  let context: keep_equation_context = try read(start)
  let nodeNames = try checked(context.names, context.name_count, "names is NULL")
  let nodes = try checked(context.nodes, context.name_count, "nodes is NULL")
  let metrics = try checked(context.metrics, context.metric_count, "metrics is NULL")
  let values = try checked(context.values, context.metric_count, "values is NULL")
  checkedContext.names = names(nodeNames)
  checkedContext.nodes = UnsafeBufferPointer(
    start: UnsafeRawPointer(nodes.baseAddress)?.assumingMemoryBound(to: Node.self),
    count: nodes.count)
  checkedContext.metrics = names(metrics)
  checkedContext.values = values
  if context.priority != 0 { checkedContext.priority = context.priority }
  checkedContext.isInstalled = !context.uninstalled
  checkedContext.skipsFaults = context.skips_faults
  let replaced = try checked(context.replaced, context.replaced_count, "replaced is NULL")
  checkedContext.replaced = UnsafeBufferPointer(
    start: UnsafeRawPointer(replaced.baseAddress)?.assumingMemoryBound(to: Constraint.self),
    count: replaced.count)
  return checkedContext
}

private func names(
  _ names: UnsafeBufferPointer<UnsafePointer<CChar>?>
) -> UnsafeBufferPointer<CName?> {
  let start = UnsafeRawPointer(names.baseAddress)?.assumingMemoryBound(to: CName?.self)
  return UnsafeBufferPointer(start: start, count: names.count)
}

// MARK: Faults

@_cdecl("keep_equation_fault_count") @implementation
public func keep_equation_fault_count(_ layout: OpaquePointer!) -> Int {
  LayoutBox.ask(layout, 0) { $0.faulty.count }
}

@_cdecl("keep_equation_fault_at") @implementation
public func keep_equation_fault_at(
  _ layout: OpaquePointer!, _ index: Int
) -> keep_equation_fault {
  LayoutBox.ask(layout, keep_equation_fault()) { layout in
    guard layout.faulty.indices.contains(index) else { return keep_equation_fault() }
    let report = layout.faulty[index]
    return keep_equation_fault(
      index: report.index, offset: report.offset, column: report.column,
      fault: keep_fault(rawValue: UInt32(report.fault.rawValue)),
      status: report.refusal?.status ?? KEEP_ERROR_INVALID_ARGUMENT)
  }
}

@_cdecl("keep_equation_fault_description") @implementation
public func keep_equation_fault_description(
  _ layout: OpaquePointer!, _ index: Int
) -> UnsafePointer<CChar>! {
  LayoutBox.lend(layout) { layout in
    layout.faulty.indices.contains(index) ? layout.faulty[index].lines : Text()
  }
}
