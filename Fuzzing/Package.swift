// swift-tools-version: 6.1

import PackageDescription

/// The compiler and the command are built here from the main package's files (through symbolic links) with the coverage
/// and address checks that the fuzzer needs. The main package does not depend on fuzzing.
let checked: [SwiftSetting] = [
  .unsafeFlags(["-sanitize=fuzzer,address", "-enable-testing"])
]

/// libFuzzer provides `main`, so the command's entry point gets another name.
let withoutMain: [SwiftSetting] = [
  .unsafeFlags([
    "-parse-as-library", "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "diorama_main",
  ])
]

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.0"),
  ],
  targets: [
    .systemLibrary(name: "CLibYAML", pkgConfig: "yaml-0.1"),
    .target(name: "LibFuzzer"),
    .target(name: "DioramaSyntax", dependencies: ["CLibYAML"], swiftSettings: checked),
    .target(name: "DioramaTree", swiftSettings: checked),
    .target(
      name: "DioramaGrammar", dependencies: ["DioramaSyntax", "DioramaTree"], swiftSettings: checked),
    .target(name: "DioramaSwift", dependencies: ["DioramaTree"], swiftSettings: checked),
    .target(
      name: "DioramaCompiler",
      dependencies: ["DioramaGrammar", "DioramaSwift", "DioramaSyntax", "DioramaTree"],
      swiftSettings: checked),
    .target(name: "HeadlessUIKit", swiftSettings: checked),
    .target(name: "DioramaKit", dependencies: ["DioramaTree", "HeadlessUIKit"], swiftSettings: checked),
    .target(
      name: "DioramaProject",
      dependencies: [
        "DioramaCompiler", "DioramaGrammar", "DioramaSyntax", "DioramaTree",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: checked),
    .target(name: "LinuxStart"),
    .target(
      name: "diorama",
      dependencies: [
        "DioramaCompiler", "DioramaGrammar", "DioramaProject", "DioramaSyntax", "DioramaTree", "LinuxStart",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: checked + withoutMain),
    .target(
      name: "Oracles",
      dependencies: [
        "DioramaCompiler", "DioramaGrammar", "DioramaKit", "DioramaProject", "DioramaSyntax", "DioramaTree",
        "diorama",
      ],
      path: "Checks/Oracles", swiftSettings: checked),
    .executableTarget(
      name: "Fuzzer", dependencies: ["LibFuzzer", "Oracles"],
      swiftSettings: checked + [.unsafeFlags(["-parse-as-library"])],
      linkerSettings: [
        .unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "muldefs"]),
        .linkedLibrary("m"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
