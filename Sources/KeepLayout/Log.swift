import CKeepLayout

private typealias Log = HostFunction<(LogKinds, String) throws -> Void>

extension Layout {
  /// Tells a function what the layout meets: refused calls, conflicts and, if asked for, what is
  /// ambiguous; nil for nobody. It may read the layout.
  public func log(
    _ kinds: LogKinds = [.refusals, .conflicts], _ body: ((LogKinds, String) throws -> Void)?
  ) {
    guard let body else {
      return reference.note { keep_layout_set_log($0, kinds.rawValue, nil, nil, nil) }
    }
    reference.noting { () throws(KeepError) in
      try reference.handOver(Log(body, reference)) { layout, data in
        keep_layout_set_log(
          layout, kinds.rawValue,
          { _, kind, text, data in
            guard let log = Log.from(data), let text else { return }
            log.layout.run(()) {
              try log.function(LogKinds(rawValue: UInt32(kind.rawValue)), String(cString: text))
            }
          }, data, release)
      }
    }
  }
}

extension Reference {
  /// Keeps the error of what cannot throw for the next solve.
  func noting(_ body: () throws(KeepError) -> Void) {
    do throws(KeepError) { try body() } catch { keep(error) }
  }
}
