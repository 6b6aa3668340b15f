#if hasFeature(Embedded)
  // Swift's hashing takes its seed from arc4random_buf, which only the newest glibc has, and any
  // derived Hashable links it. This one stands in for it: inside the library only, as the version
  // script hides it. A fixed seed also keeps chance out of what the library does.
  @_cdecl("arc4random_buf")
  public func fillWithFixedSeed(_ buffer: UnsafeMutableRawPointer, _ count: Int) {
    for offset in 0..<count {
      buffer.storeBytes(of: UInt8(0), toByteOffset: offset, as: UInt8.self)
    }
  }
#endif
