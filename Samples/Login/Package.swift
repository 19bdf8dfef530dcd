// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Login",
  platforms: [.macOS(.v15), .iOS(.v15)],
  dependencies: [
    .package(name: "Diorama", path: "../..")
  ],
  targets: [
    .executableTarget(name: "Login", dependencies: [.product(name: "DioramaKit", package: "Diorama")])
  ],
  swiftLanguageModes: [.v6]
)
