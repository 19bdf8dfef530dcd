/// A change to the source that removes a diagnostic.
public struct FixIt: Sendable, Hashable {
  /// What the change does, as an order: "write 'label'".
  public let message: String

  /// The replacements, in the order of their ranges, none overlapping another.
  public let edits: [TextEdit]

  /// Creates a fix-it of one replacement.
  public init(_ message: String, replacing range: SourceRange, with replacement: String) {
    self.init(message, edits: [TextEdit(range: range, replacement: replacement)])
  }

  /// Creates a fix-it of several replacements.
  public init(_ message: String, edits: [TextEdit]) {
    self.message = message
    self.edits = edits.sorted { $0.range < $1.range }
  }

  /// The file with the edits made.
  public func applied(to file: SourceFile) -> SourceFile {
    var bytes: [UInt8] = []
    var position = 0
    for edit in edits {
      bytes += file.bytes[position..<edit.range.start]
      bytes += Array(edit.replacement.utf8)
      position = edit.range.end
    }
    bytes += file.bytes[position...]
    return SourceFile(path: file.path, bytes: bytes)
  }
}

/// Bytes to take out and text to put in their place.
public struct TextEdit: Sendable, Hashable {
  /// The bytes to take out; empty for an insertion.
  public let range: SourceRange

  /// The text to put in.
  public let replacement: String

  /// Creates an edit.
  public init(range: SourceRange, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
