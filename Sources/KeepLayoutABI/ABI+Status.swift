public import CKeepLayout

@_cdecl("keep_status_name") @implementation
public func keep_status_name(_ status: keep_status) -> UnsafePointer<CChar>! {
  let name: StaticString =
    switch status {
    case KEEP_OK: "KEEP_OK"
    case KEEP_ERROR_INVALID_ARGUMENT: "KEEP_ERROR_INVALID_ARGUMENT"
    case KEEP_ERROR_INVALID_HANDLE: "KEEP_ERROR_INVALID_HANDLE"
    case KEEP_ERROR_UNRELATED: "KEEP_ERROR_UNRELATED"
    case KEEP_ERROR_CYCLE: "KEEP_ERROR_CYCLE"
    case KEEP_ERROR_CONFLICT: "KEEP_ERROR_CONFLICT"
    case KEEP_ERROR_BUSY: "KEEP_ERROR_BUSY"
    case KEEP_ERROR_LIMIT: "KEEP_ERROR_LIMIT"
    case KEEP_ERROR_STATE: "KEEP_ERROR_STATE"
    default: "unknown status"
    }
  return UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
}
