import Foundation

/// The build folder of these tests, with the modules and objects of all their targets.
struct BuildFolder {
  private let folder: URL
  private let objects: [String]

  /// The targets with which a program of scenes is linked.
  private static let targets = ["DioramaKit", "DioramaTree", "HeadlessUIKit", "SceneDriving"]

  /// Finds the folder, starting from the tests.
  init() throws {
    var folder = Bundle.main.bundleURL
    while folder.path != "/", !Self.exists(folder.appendingPathComponent("Modules/SceneDriving.swiftmodule"))
    {
      folder.deleteLastPathComponent()
    }
    self.folder = folder
    let products = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("PackageTests.product") }
    let lists = products.map {
      folder.appendingPathComponent($0).appendingPathComponent("Objects.LinkFileList")
    }
    objects = try lists.flatMap { list in
      try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map { line in
        line.trimmingCharacters(in: CharacterSet(charactersIn: "'\"")).replacingOccurrences(
          of: "\\ ", with: " ")
      }
    }.filter { path in
      Self.targets.contains { path.contains("/\($0).build/") }
    }
  }

  /// Features that apps may use, with which generated Swift must compile.
  private static let features = ["InternalImportsByDefault", "MemberImportVisibility"].flatMap {
    ["-enable-upcoming-feature", $0]
  }

  /// The command that builds a program from some sources.
  func swiftc(_ sources: [String], output: String) -> [String] {
    let options = [
      "-swift-version", "6", "-Onone", "-j", "2", "-module-name", "Scenes", "-warnings-as-errors",
      "-I", folder.appendingPathComponent("Modules").path,
      "-module-cache-path", folder.appendingPathComponent("ModuleCache").path, "-o", output,
    ]
    return ["swiftc"] + options + Self.features + sources + objects
  }

  /// The command that type-checks some sources.
  func typecheck(_ sources: [String]) -> [String] {
    [
      "swiftc", "-typecheck", "-wmo", "-swift-version", "6", "-module-name",
      "Scenes", "-I",
      folder.appendingPathComponent("Modules").path, "-module-cache-path",
      folder.appendingPathComponent("ModuleCache").path,
    ] + sources
  }

  /// The command that writes the public symbols of a module, without those of `@_spi`, into a folder.
  func symbolGraph(of module: String, in output: URL) -> [String] {
    [
      "swift", "symbolgraph-extract", "-module-name", module, "-minimum-access-level", "public",
      "-I", folder.appendingPathComponent("Modules").path, "-output-dir", output.path,
    ]
  }

  private static func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }
}
