// swift-tools-version: 6.2

import PackageDescription

// Measures the libraries as a package that depends on them sees them. A package of its own, so that nothing of it is
// built by those who use the libraries.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "GestureKit", path: "..")],
  targets: [
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "AllocationCounter",
        .product(name: "GestureKit", package: "GestureKit"),
        .product(name: "StepperCore", package: "GestureKit"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
