// swift-tools-version: 6.1

import PackageDescription

/// Linker settings for the targets that compile scenes. They do not import Foundation, which costs start-up time, so
/// they must link the C library's mathematics explicitly.
let mathematics: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

let package = Package(
  name: "Diorama",
  platforms: [.macOS(.v15), .iOS(.v15)],
  products: [
    .executable(name: "diorama", targets: ["diorama"]),
    .library(name: "DioramaKit", targets: ["DioramaKit"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "DioramaSyntax", dependencies: ["CLibYAML"], linkerSettings: mathematics),
    .target(name: "DioramaTree", linkerSettings: mathematics),
    .target(
      name: "DioramaGrammar",
      dependencies: ["DioramaSyntax", "DioramaTree"],
      linkerSettings: mathematics),
    .target(name: "DioramaSwift", dependencies: ["DioramaTree"], linkerSettings: mathematics),
    .target(
      name: "DioramaCompiler",
      dependencies: ["DioramaGrammar", "DioramaSwift", "DioramaSyntax", "DioramaTree"],
      linkerSettings: mathematics),
    .target(name: "HeadlessUIKit"),
    .target(
      name: "DioramaKit",
      dependencies: [
        "DioramaTree",
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS])),
      ]),
    .target(
      name: "DioramaProject",
      dependencies: [
        "DioramaCompiler", "DioramaGrammar", "DioramaSyntax", "DioramaTree",
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    .executableTarget(
      name: "diorama",
      dependencies: [
        "DioramaCompiler", "DioramaGrammar", "DioramaProject", "DioramaSyntax", "DioramaTree",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    .executableTarget(
      name: "export-grammar",
      dependencies: ["DioramaCompiler", "DioramaGrammar", "DioramaProject", "DioramaSyntax", "DioramaTree"]),
    .target(
      name: "DioramaTestSupport",
      dependencies: ["DioramaCompiler", "DioramaGrammar", "DioramaProject", "DioramaSyntax"],
      path: "Tests/DioramaTestSupport"),
    .testTarget(name: "DioramaSyntaxTests", dependencies: ["DioramaSyntax", "DioramaTestSupport"]),
    .testTarget(name: "DioramaKitTests", dependencies: ["DioramaGrammar", "DioramaKit", "DioramaTree"]),
    .testTarget(
      name: "DioramaGrammarTests",
      dependencies: ["DioramaGrammar", "DioramaSyntax", "DioramaTestSupport", "DioramaTree"]),
    .testTarget(
      name: "DioramaCompilerTests",
      dependencies: [
        "DioramaCompiler", "DioramaGrammar", "DioramaProject", "DioramaSwift", "DioramaSyntax",
        "DioramaTestSupport", "DioramaTree",
      ]),
    .target(
      name: "SceneDriving", dependencies: ["DioramaKit", "DioramaTree"], path: "Tests/SceneDriving"),
    .target(
      name: "SceneGeneration",
      dependencies: ["DioramaGrammar", "DioramaTestSupport", "DioramaTree"],
      path: "Tests/SceneGeneration"),
    .executableTarget(
      name: "write-corpus",
      dependencies: ["DioramaCompiler", "DioramaGrammar", "DioramaSyntax", "SceneGeneration"],
      path: "Benchmarks/Corpus"),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "DioramaCompiler", "DioramaGrammar", "DioramaKit", "DioramaSwift", "DioramaSyntax",
        "DioramaTestSupport",
        "DioramaTree", "SceneDriving", "SceneGeneration",
      ],
      exclude: ["Found", "Scenes", "Trees"]),
    .testTarget(
      name: "DioramaProjectTests",
      dependencies: [
        "DioramaCompiler", "DioramaProject", "DioramaSyntax", "DioramaTestSupport",
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "DioramaCompiler", "DioramaProject", "DioramaSyntax", "DioramaTestSupport", "DioramaTree", "diorama",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      exclude: ["Transcripts"]),
    .testTarget(
      name: "FuzzingTests",
      dependencies: [
        "DioramaCompiler", "DioramaGrammar", "DioramaProject", "DioramaSyntax", "DioramaTestSupport",
        "DioramaTree",
        "diorama",
      ],
      path: "Fuzzing/Checks"),
  ],
  swiftLanguageModes: [.v6]
)

if Context.environment["DIORAMA_WARNINGS_AS_ERRORS"] != nil {
  for target in package.targets where target.type != .system {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-warnings-as-errors"])]
  }
}
