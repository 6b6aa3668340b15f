// swift-tools-version: 6.3
import PackageDescription

// The sources in ordinary mode, for Swift users and for Swift Testing. The library that ships is the
// same sources in Embedded Swift, without a runtime: the Makefile compiles and links that.
let package = Package(
  name: "KeepLayout",
  products: [
    .library(name: "keeplayout", type: .dynamic, targets: ["KeepLayoutABI"]),
    .library(name: "KeepLayout", targets: ["KeepLayout"]),
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
    .target(
      name: "LayoutStore", dependencies: ["ConstraintSolver"], path: "Sources/LayoutCore/Store"
    ),
    .target(
      name: "LayoutRelations", dependencies: ["LayoutStore", "ConstraintSolver"],
      path: "Sources/LayoutCore/Relations"
    ),
    .target(
      name: "LayoutVocabularies",
      dependencies: ["LayoutRelations", "LayoutStore", "ConstraintSolver"],
      path: "Sources/LayoutCore/Vocabularies"
    ),
    .target(
      name: "LayoutAnswers",
      dependencies: ["LayoutVocabularies", "LayoutRelations", "LayoutStore", "ConstraintSolver"],
      path: "Sources/LayoutCore/Answers"
    ),
    .target(name: "KeepLayout", dependencies: ["CKeepLayout", "KeepLayoutABI"]),
    .target(
      name: "KeepLayoutABI",
      dependencies: [
        "CKeepLayout", "LayoutAnswers", "LayoutVocabularies", "LayoutRelations", "LayoutStore",
        "ConstraintSolver", "Memory",
      ]
    ),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
    .testTarget(
      name: "LayoutCoreTests",
      dependencies: ["LayoutAnswers", "LayoutVocabularies", "LayoutRelations", "LayoutStore"]
    ),
    .testTarget(
      name: "VocabularyTests",
      dependencies: ["LayoutVocabularies", "LayoutRelations", "LayoutStore"]
    ),
    .testTarget(name: "SwiftTests", dependencies: ["KeepLayout"]),
  ],
  swiftLanguageModes: [.v6]
)
