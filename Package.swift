// swift-tools-version: 6.2
import PackageDescription

// The sources in ordinary mode, for Swift users and for Swift Testing. The library that ships is the
// same sources in Embedded Swift, without a runtime: the Makefile compiles and links that.
let package = Package(
  name: "KeepLayout",
  products: [
    .library(name: "keeplayout", type: .dynamic, targets: ["KeepLayoutABI"]),
    .library(name: "KeepLayout", targets: ["KeepLayoutSwift"]),
  ],
  targets: [
    .systemLibrary(name: "CKeepLayout", path: "include"),
    .target(
      name: "ConstraintSolver",
      exclude: ["README.md"],
      swiftSettings: [.enableExperimentalFeature("Extern")]
    ),
    .target(
      name: "Memory", publicHeadersPath: ".", cSettings: [.headerSearchPath("../../include")]
    ),
    .target(name: "KeepLayout", dependencies: ["ConstraintSolver"]),
    .target(name: "KeepLayoutSwift", dependencies: ["KeepLayout", "ConstraintSolver"]),
    .target(
      name: "KeepLayoutABI",
      dependencies: ["CKeepLayout", "KeepLayout", "ConstraintSolver", "Memory"]
    ),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
    .testTarget(name: "KeepLayoutTests", dependencies: ["KeepLayout"]),
    .testTarget(name: "SwiftTests", dependencies: ["KeepLayoutSwift"]),
  ],
  swiftLanguageModes: [.v6]
)
