// swift-tools-version: 6.2

import PackageDescription

// The standard library's `squareRoot()` (in debug builds) and `rounded()` (in any build) call the maths library, which
// nothing else links into a program on Linux that imports only one of these libraries.
let mathsLibrary: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

let package = Package(
  name: "GestureKit",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "StepperCore", targets: ["StepperCore"]),
    .library(name: "GestureKit", targets: ["GestureKit"]),
    .executable(name: "gesturelab", targets: ["gesturelab"]),
  ],
  targets: [
    .target(name: "StepperCore", linkerSettings: mathsLibrary),
    .target(name: "GestureKit", dependencies: ["StepperCore"], linkerSettings: mathsLibrary),
    .target(name: "GestureLaws", dependencies: ["GestureKit", "StepperCore"]),
    .executableTarget(name: "gesturelab", dependencies: ["GestureKit", "GestureLaws", "StepperCore"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "StepperCoreTests", dependencies: ["GestureLaws", "StepperCore", "TestSupport"]),
    .testTarget(
      name: "GestureKitTests",
      dependencies: ["GestureKit", "GestureLaws", "StepperCore", "TestSupport"],
      resources: [.copy("Resources")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
