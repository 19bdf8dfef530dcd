// swift-tools-version: 6.1

import Foundation
import PackageDescription

/// Linker settings for the targets that compile scenes. They do not import Foundation, which costs start-up time, so
/// they must link the C library's mathematics explicitly.
let mathematics: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

/// The artifact bundle with the released command, or `nil` before the first release. `make dist` prints its checksum.
let released: (url: String, checksum: String)? = nil

#if os(Linux) && arch(x86_64)
  let runsReleasedCommand = true
#else
  let runsReleasedCommand = false
#endif

/// The artifact bundle with the command for the plugins: the one in the environment, or else the released one.
/// Without a bundle, the plugins use the target `diorama`.
let bundle: Target? =
  if let path = Context.environment["DIORAMA_ARTIFACT_BUNDLE"] {
    path.isEmpty ? nil : .binaryTarget(name: "diorama-command", path: path)
  } else if let released, runsReleasedCommand {
    .binaryTarget(name: "diorama-command", url: released.url, checksum: released.checksum)
  } else {
    nil
  }

/// The command for the plugins.
let command: Target.Dependency = .target(name: bundle?.name ?? "diorama")

let package = Package(
  name: "Diorama",
  platforms: [.macOS(.v15), .iOS(.v15)],
  products: [
    .executable(name: "diorama", targets: ["diorama"]),
    .library(name: "DioramaKit", targets: ["DioramaKit"]),
    .plugin(name: "DioramaBuild", targets: ["DioramaBuild"]),
    .plugin(name: "GenerateScenes", targets: ["GenerateScenes"]),
    .plugin(name: "ValidateScenes", targets: ["ValidateScenes"]),
    .plugin(name: "FixScenes", targets: ["FixScenes"]),
    .plugin(name: "FormatScenes", targets: ["FormatScenes"]),
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
    .target(name: "LinuxStart"),
    .executableTarget(
      name: "diorama",
      dependencies: [
        "DioramaCompiler", "DioramaGrammar", "DioramaProject", "DioramaSyntax", "DioramaTree", "LinuxStart",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    .plugin(name: "DioramaBuild", capability: .buildTool(), dependencies: [command]),
    .plugin(
      name: "GenerateScenes",
      capability: .command(
        intent: .custom(verb: "generate-scenes", description: "Generate Swift from the package's scenes."),
        permissions: [
          .writeToPackageDirectory(reason: "Generated Swift is written into the package.")
        ]),
      dependencies: [command]),
    .plugin(
      name: "ValidateScenes",
      capability: .command(
        intent: .custom(verb: "validate-scenes", description: "Check the package's scenes.")),
      dependencies: [command]),
    .plugin(
      name: "FixScenes",
      capability: .command(
        intent: .custom(verb: "fix-scenes", description: "Apply the safe fixes in the package's scenes."),
        permissions: [.writeToPackageDirectory(reason: "Safe fixes are applied to the files of scenes.")]),
      dependencies: [command]),
    .plugin(
      name: "FormatScenes",
      capability: .command(
        intent: .custom(verb: "format-scenes", description: "Format the package's scenes."),
        permissions: [.writeToPackageDirectory(reason: "Files of scenes are formatted.")]),
      dependencies: [command]),
    .executableTarget(
      name: "export-grammar",
      dependencies: ["DioramaCompiler", "DioramaGrammar", "DioramaProject", "DioramaSyntax", "DioramaTree"]),
    .target(
      name: "DioramaTestSupport",
      dependencies: ["DioramaCompiler", "DioramaGrammar", "DioramaProject", "DioramaSyntax", "DioramaTree"],
      path: "Tests/DioramaTestSupport"),
    .testTarget(name: "DioramaSyntaxTests", dependencies: ["DioramaSyntax", "DioramaTestSupport"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"]),
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
    .target(
      name: "LoginSample",
      dependencies: ["DioramaKit"],
      path: "Samples/Login/Sources/Login",
      exclude: ["DemoService.swift", "Driving.swift", "main.swift"]),
    .target(
      name: "FeedSample",
      dependencies: ["DioramaKit"],
      path: "Samples/Feed/Sources/Feed",
      exclude: ["DemoService.swift", "main.swift"]),
    .target(name: "PlainUIKit", dependencies: ["HeadlessUIKit"], path: "Documentation/PlainUIKit"),
    .testTarget(
      name: "SampleTests", dependencies: ["DioramaKit", "FeedSample", "LoginSample", "PlainUIKit"],
      exclude: ["VoiceOver.txt"]),
    .testTarget(
      name: "DioramaProjectTests",
      dependencies: [
        "DioramaCompiler", "DioramaGrammar", "DioramaProject", "DioramaSyntax", "DioramaTestSupport",
        "DioramaTree",
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
        "DioramaCompiler", "DioramaGrammar", "DioramaKit", "DioramaProject", "DioramaSyntax",
        "DioramaTestSupport", "DioramaTree",
        "diorama",
      ],
      path: "Fuzzing/Checks"),
  ],
  swiftLanguageModes: [.v6]
)

if let bundle { package.targets.append(bundle) }

if Context.environment["DIORAMA_WARNINGS_AS_ERRORS"] != nil {
  for target in package.targets where ![.system, .plugin, .binary].contains(target.type) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-warnings-as-errors"])]
  }
}

// A build of all targets would build the command's modules twice, the second time as a tool for the plugins.
if Context.environment["DIORAMA_WITHOUT_PLUGINS"] != nil {
  package.products.removeAll { $0 is Product.Plugin }
  package.targets.removeAll { [.plugin, .binary].contains($0.type) }
}

// pre-commit clones a hook's repository next to its database, and builds all targets. Hooks need only the command.
if FileManager.default.fileExists(atPath: Context.packageDirectory + "/../db.db") {
  let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
  var needed: Set = ["diorama"]
  var pending = needed
  while let name = pending.popFirst() {
    for case .byNameItem(let name, _) in targets[name]?.dependencies ?? [] where needed.insert(name).inserted
    {
      pending.insert(name)
    }
  }
  package.products.removeAll { $0.name != "diorama" }
  package.targets.removeAll { !needed.contains($0.name) }
}
