/// The elements of a buffer for those who may read and not change them; valid until the buffer grows or shrinks.
struct View<Element: BitwiseCopyable>: BitwiseCopyable {
  let base: UnsafePointer<Element>
  let count: Int

  @inline(__always)
  subscript(index: Int) -> Element {
    assert(index >= 0 && index < count)
    return base[index]
  }

  @inline(__always)
  subscript(index: Int32) -> Element { self[Int(index)] }
}

extension Buffer {
  @inline(__always)
  var view: View<Element> { View(base: UnsafePointer(base), count: count) }
}
