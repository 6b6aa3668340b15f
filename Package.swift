// swift-tools-version: 6.2
import PackageDescription

// KEEPLAYOUT_EMBEDDED=1 (set by the Makefile) builds the library that ships: Embedded Swift, no runtime.
// Without it the same sources build in ordinary mode, for Swift users and for Swift Testing.
let embedded = Context.environment["KEEPLAYOUT_EMBEDDED"] == "1"

let swiftSettings: [SwiftSetting] =
  embedded ? [.enableExperimentalFeature("Embedded")] : []

let package = Package(
  name: "KeepLayout",
  products: [
    .library(name: "keeplayout", type: .dynamic, targets: ["KeepLayoutABI"]),
    .library(name: "KeepLayout", targets: ["KeepLayout"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
  ],
  targets: [
    .systemLibrary(name: "CKeepLayout", path: "include"),
    .target(name: "ConstraintSolver", swiftSettings: swiftSettings),
    .target(name: "KeepLayout", dependencies: ["ConstraintSolver"], swiftSettings: swiftSettings),
    .target(
      name: "KeepLayoutABI",
      dependencies: ["CKeepLayout", "KeepLayout", "ConstraintSolver"],
      swiftSettings: swiftSettings
    ),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
    .testTarget(name: "KeepLayoutTests", dependencies: ["KeepLayout"]),
  ],
  swiftLanguageModes: [.v6]
)
