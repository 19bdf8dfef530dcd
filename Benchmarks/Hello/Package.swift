// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Hello",
  platforms: [.macOS(.v15)],
  dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")],
  targets: [
    .executableTarget(
      name: "hello", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")])
  ]
)
