// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Feed",
  platforms: [.macOS(.v15), .iOS(.v15)],
  dependencies: [
    .package(name: "Diorama", path: "../..")
  ],
  targets: [
    .executableTarget(name: "Feed", dependencies: [.product(name: "DioramaKit", package: "Diorama")])
  ],
  swiftLanguageModes: [.v6]
)
