public import CKeepLayout
import LayoutAnswers
import LayoutStore

@_cdecl("keep_animation_begin") @implementation
public func keep_animation_begin(
  _ layout: OpaquePointer!, _ within: keep_node, _ duration: Double, _ delay: Double
) -> keep_animation {
  LayoutBox.make(layout, "keep_animation_begin", none: keep_animation()) {
    layout throws(LayoutError) in
    try layout.beginAnimation(within: Node(within), duration: duration, delay: delay).handle
  }
}

@_cdecl("keep_animation_commit") @implementation
public func keep_animation_commit(_ layout: OpaquePointer!) -> keep_status {
  LayoutBox.attemptSolve(layout, "keep_animation_commit") { layout throws(LayoutError) in
    try layout.commitAnimation()
  }
}

@_cdecl("keep_animation_cancel") @implementation
public func keep_animation_cancel(
  _ layout: OpaquePointer!, _ animation: keep_animation
) -> keep_status {
  LayoutBox.attempt(layout, "keep_animation_cancel") { layout throws(LayoutError) in
    try layout.cancel(Animation(animation))
  }
}

@_cdecl("keep_animation_finish") @implementation
public func keep_animation_finish(
  _ layout: OpaquePointer!, _ animation: keep_animation
) -> keep_status {
  LayoutBox.attempt(layout, "keep_animation_finish") { layout throws(LayoutError) in
    try layout.finish(Animation(animation))
  }
}

// MARK: How it moves

@_cdecl("keep_animation_set_curve") @implementation
public func keep_animation_set_curve(
  _ layout: OpaquePointer!, _ animation: keep_animation, _ curve: keep_curve
) -> keep_status {
  LayoutBox.attempt(layout, "keep_animation_set_curve") { layout throws(LayoutError) in
    try layout.setCurve(of: Animation(animation), to: try checked(curve))
  }
}

@_cdecl("keep_animation_set_bezier") @implementation
public func keep_animation_set_bezier(
  _ layout: OpaquePointer!, _ animation: keep_animation, _ x1: Double, _ y1: Double, _ x2: Double,
  _ y2: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_animation_set_bezier") { layout throws(LayoutError) in
    try layout.setBezier(of: Animation(animation), x1, y1, x2, y2)
  }
}

@_cdecl("keep_animation_set_function") @implementation
public func keep_animation_set_function(
  _ layout: OpaquePointer!, _ animation: keep_animation, _ function: keep_curve_function!,
  _ userData: UnsafeMutableRawPointer!, _ destroy: keep_destroy_function!
) -> keep_status {
  LayoutBox.attemptWithCallback(layout, "keep_animation_set_function") {
    box throws(LayoutError) in
    guard let function else { throw .argument("function is NULL") }
    let host = HostCallback(userData, of: box)
    try box.layout.setFunction(of: Animation(animation)) { time in function(time, host.userData) }
    host.destroy = destroy
  }
}

@_cdecl("keep_animation_set_spring") @implementation
public func keep_animation_set_spring(
  _ layout: OpaquePointer!, _ animation: keep_animation, _ dampingRatio: Double,
  _ initialVelocity: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_animation_set_spring") { layout throws(LayoutError) in
    try layout.setSpring(
      of: Animation(animation), dampingRatio: dampingRatio, initialVelocity: initialVelocity)
  }
}

@_cdecl("keep_animation_set_motion") @implementation
public func keep_animation_set_motion(
  _ layout: OpaquePointer!, _ animation: keep_animation, _ motion: keep_motion
) -> keep_status {
  LayoutBox.attempt(layout, "keep_animation_set_motion") { layout throws(LayoutError) in
    try layout.setMotion(of: Animation(animation), to: try checked(motion))
  }
}

@_cdecl("keep_animation_set_completion") @implementation
public func keep_animation_set_completion(
  _ layout: OpaquePointer!, _ animation: keep_animation, _ completion: keep_completion_function!,
  _ userData: UnsafeMutableRawPointer!, _ destroy: keep_destroy_function!
) -> keep_status {
  LayoutBox.attemptWithCallback(layout, "keep_animation_set_completion") {
    box throws(LayoutError) in
    guard let completion else {
      return try box.layout.setCompletion(of: Animation(animation), to: nil)
    }
    let host = HostCallback(userData, of: box)
    try box.layout.setCompletion(of: Animation(animation)) { animation, hasFinished in
      completion(layout, animation.handle, hasFinished, host.userData)
    }
    host.destroy = destroy
  }
}

// MARK: Time

@_cdecl("keep_animation_progress") @implementation
public func keep_animation_progress(
  _ layout: OpaquePointer!, _ animation: keep_animation
) -> Double {
  LayoutBox.ask(layout, 1) { $0.progress(of: Animation(animation)) }
}

@_cdecl("keep_animation_set_progress") @implementation
public func keep_animation_set_progress(
  _ layout: OpaquePointer!, _ animation: keep_animation, _ progress: Double
) -> keep_status {
  LayoutBox.attempt(layout, "keep_animation_set_progress") { layout throws(LayoutError) in
    try layout.setProgress(of: Animation(animation), to: progress)
  }
}

@_cdecl("keep_layout_advance") @implementation
public func keep_layout_advance(
  _ layout: OpaquePointer!, _ seconds: Double, _ moving: UnsafeMutablePointer<Bool>!
) -> keep_status {
  let status = LayoutBox.attemptSolve(layout, "keep_layout_advance") { layout throws(LayoutError) in
    try layout.advance(seconds)
  }
  if let moving, layout != nil { moving.pointee = keep_layout_is_moving(layout) }
  return status
}

@_cdecl("keep_layout_is_moving") @implementation
public func keep_layout_is_moving(_ layout: OpaquePointer!) -> Bool {
  LayoutBox.ask(layout, false) { $0.isMoving }
}

// MARK: What is on screen

@_cdecl("keep_layout_presented_changes") @implementation
public func keep_layout_presented_changes(
  _ layout: OpaquePointer!, _ nodes: UnsafeMutablePointer<keep_node>!,
  _ frames: UnsafeMutablePointer<keep_rect>!, _ capacity: Int
) -> Int {
  LayoutBox.ask(layout, 0) { layout in
    layout.takePresentedChanges(inPlace(nodes), inPlace(frames), upTo: room(capacity))
  }
}

// MARK: From C and back

extension Animation {
  fileprivate init(_ handle: keep_animation) { self.init(id: handle.id) }

  fileprivate var handle: keep_animation { keep_animation(id: id) }
}

private func checked(_ motion: keep_motion) throws(LayoutError) -> Motion {
  try known(motion, "the motion", of: "keep_motion")
}

private func checked(_ curve: keep_curve) throws(LayoutError) -> Curve {
  try known(curve, "the curve", of: "keep_curve")
}
