import DioramaGrammar
import DioramaSyntax
import Foundation

/// The files of this checkout.
enum Checkout {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The content of a file, by its path from the root.
  static func text(at path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
  }

  /// The files of the folder `Grammar`, sorted by path.
  static func grammarFiles() throws -> [SourceFile] {
    let folder = root.appendingPathComponent("Grammar")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".yaml") }.sorted().map { path in
      SourceFile(path: path, bytes: Array(try Data(contentsOf: folder.appendingPathComponent(path))))
    }
  }
}
