import CKeepLayout

@_cdecl("keep_version_number") @implementation
public func keep_version_number() -> UInt32 {
  UInt32(
    KEEPLAYOUT_VERSION_MAJOR * 1_000_000 + KEEPLAYOUT_VERSION_MINOR * 1_000
      + KEEPLAYOUT_VERSION_PATCH)
}

private let versionString: StaticString = "0.1.0"

@_cdecl("keep_version_string") @implementation
public func keep_version_string() -> UnsafePointer<CChar>! {
  UnsafeRawPointer(versionString.utf8Start).assumingMemoryBound(to: CChar.self)
}
