import DioramaSyntax
import Foundation

/// The checkout in which the tests run.
package enum Repository {
  /// Its root.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Whether the tests rewrite the files that they would otherwise compare with: `UPDATE=1 swift test`.
  package static let isUpdating = ProcessInfo.processInfo.environment["UPDATE"] == "1"

  /// The sorted paths, relative to the root, of the files under a folder that end with a suffix. Hidden folders are
  /// skipped.
  package static func paths(under folder: String, suffix: String = "") -> [String] {
    let found = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    let paths = (found?.allObjects as? [String] ?? []).filter { path in
      path.hasSuffix(suffix) && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    return paths.map { folder + "/" + $0 }.filter { !isFolder($0) }.sorted()
  }

  /// A file, by its path from the root.
  package static func file(_ path: String) throws -> SourceFile {
    SourceFile(path: path, bytes: Array(try Data(contentsOf: root.appendingPathComponent(path))))
  }

  /// The text of a file, by its path from the root.
  package static func text(_ path: String) throws -> String {
    String(decoding: try file(path).bytes, as: UTF8.self)
  }

  /// Writes a file, and creates its folder.
  package static func write(_ bytes: [UInt8], to path: String) throws {
    let url = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url, options: .atomic)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(
      atPath: root.appendingPathComponent(path).path, isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }
}
