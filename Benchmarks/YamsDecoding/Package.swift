// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "YamsDecoding",
  platforms: [.macOS(.v15)],
  dependencies: [.package(url: "https://github.com/jpsim/Yams", from: "6.2.0")],
  targets: [
    .executableTarget(name: "yams-decoding", dependencies: [.product(name: "Yams", package: "Yams")])
  ]
)
