// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Places",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Places", targets: ["Places"])],
  dependencies: [
    .package(name: "Diorama", path: "../..")
  ],
  targets: [
    .target(name: "Places", dependencies: [.product(name: "DioramaKit", package: "Diorama")])
  ],
  swiftLanguageModes: [.v6]
)
