// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Feedback",
  defaultLocalization: "en",
  platforms: [.macOS(.v15), .iOS(.v15)],
  dependencies: [
    .package(name: "Diorama", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "Feedback",
      dependencies: [.product(name: "DioramaKit", package: "Diorama")],
      resources: [.process("Resources")],
      plugins: [.plugin(name: "DioramaBuild", package: "Diorama")])
  ],
  swiftLanguageModes: [.v6]
)
