import DioramaSyntax
import DioramaTestSupport

extension Repository {
  /// The declarations in the folder `Grammar`, sorted by path; their paths are relative to this folder.
  static func grammarFiles() throws -> [SourceFile] {
    try paths(under: "Grammar", suffix: ".yaml").map { path in
      SourceFile(path: String(path.dropFirst("Grammar/".count)), bytes: try file(path).bytes)
    }
  }
}
