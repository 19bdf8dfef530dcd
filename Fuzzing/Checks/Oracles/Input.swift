import DioramaGrammar
import DioramaSyntax

@testable import DioramaProject

/// The files of a project in an input. Usually there is one; several are separated by a form feed, which no file may
/// contain.
struct Input {
  private(set) var scenes: [SourceFile] = []
  private(set) var declarations: [SourceFile] = []
  private(set) var configurations: [SourceFile] = []

  var files: [SourceFile] { scenes + declarations + configurations }

  private static let separator: UInt8 = 0x0C
  private static let fileLimit = 4

  init(_ bytes: [UInt8]) {
    let parts = bytes.split(
      separator: Self.separator, maxSplits: Self.fileLimit - 1, omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() { add(Array(part), index) }
  }

  /// Adds a file, whose first key says what kind of file it is.
  private mutating func add(_ bytes: [UInt8], _ index: Int) {
    let tree = YAMLReader.read(SourceFile(path: "", bytes: bytes)).tree
    let first = tree.root?.entries.first
    switch DeclarationKind.of(tree) {
    case let kind? where kind != .scene:
      declarations.append(SourceFile(path: "\(index).\(kind.rawValue).yaml", bytes: bytes))
    default:
      if let name = first?.name, ConfigurationKey(rawValue: name) != nil {
        configurations.append(SourceFile(path: ProjectConfiguration.fileName, bytes: bytes))
      } else {
        scenes.append(SourceFile(path: "\(index).scene.yaml", bytes: bytes))
      }
    }
  }
}
