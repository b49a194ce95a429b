// swift-tools-version: 6.2

import PackageDescription

// Two programs that import one library each and nothing else. On Linux they link only because the libraries bring the
// maths library along.
let package = Package(
  name: "LinkCheck",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "GestureKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "StepperCoreOnly",
      dependencies: [.product(name: "StepperCore", package: "GestureKit")]
    ),
    .executableTarget(
      name: "GestureKitOnly",
      dependencies: [.product(name: "GestureKit", package: "GestureKit")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
