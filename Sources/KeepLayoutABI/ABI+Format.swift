public import CKeepLayout
import LayoutAnswers
import LayoutStore
import LayoutVocabularies

@_cdecl("keep_format_create") @implementation
public func keep_format_create(
  _ layout: OpaquePointer!, _ text: UnsafePointer<CChar>!,
  _ context: UnsafePointer<keep_equation_context>!, _ options: UInt32
) -> keep_format {
  LayoutBox.make(layout, "keep_format_create", none: keep_format()) {
    layout throws(LayoutError) in
    defer { layout.forgetHere() }
    try layout.forgetFaults()
    let context = try checked(context)
    guard let text = UnsafeRawPointer(text)?.assumingMemoryBound(to: UInt8.self) else {
      throw .argument("the text is NULL")
    }
    let bytes = UnsafeBufferPointer(start: text, count: length(of: text))
    return try layout.addFormat(bytes, context, options: FormatOptions(rawValue: options)).handle
  }
}

@_cdecl("keep_format_destroy") @implementation
public func keep_format_destroy(_ layout: OpaquePointer!, _ format: keep_format) -> keep_status {
  LayoutBox.attempt(layout, "keep_format_destroy") { layout throws(LayoutError) in
    try layout.remove(Format(format))
  }
}

// MARK: Questions

@_cdecl("keep_format_constraints") @implementation
public func keep_format_constraints(
  _ layout: OpaquePointer!, _ format: keep_format,
  _ constraints: UnsafeMutablePointer<keep_constraint>!, _ capacity: Int
) -> Int {
  LayoutBox.ask(layout, 0) { layout in
    let all = layout.constraints(of: Format(format))
    return write(all.count, to: constraints, capacity) { all[$0].handle }
  }
}

@_cdecl("keep_format_text") @implementation
public func keep_format_text(
  _ layout: OpaquePointer!, _ format: keep_format
) -> UnsafePointer<CChar>! {
  LayoutBox.lend(layout) { $0.text(of: Format(format)) }
}

@_cdecl("keep_format_options") @implementation
public func keep_format_options(_ layout: OpaquePointer!, _ format: keep_format) -> UInt32 {
  LayoutBox.ask(layout, 0) { $0.options(of: Format(format)).rawValue }
}

@_cdecl("keep_constraint_format") @implementation
public func keep_constraint_format(
  _ layout: OpaquePointer!, _ constraint: keep_constraint
) -> keep_format {
  LayoutBox.ask(layout, keep_format()) { $0.format(of: Constraint(constraint)).handle }
}
