/// A file's name and its bytes, as a caller handed them over; nothing in the compiler reads a file by itself.
public struct SourceFile: Sendable, Hashable {
  /// The path as a person should see it in a message; it is never opened.
  public let path: String

  /// The content, as it was read: not yet known to be UTF-8.
  public let bytes: SourceBytes

  /// Creates a file from bytes that stay where they are.
  public init(path: String, bytes: SourceBytes) {
    self.path = path
    self.bytes = bytes
  }

  /// Creates a file from a copy of bytes.
  public init(path: String, bytes: some Collection<UInt8>) {
    self.init(path: path, bytes: SourceBytes(bytes))
  }

  /// Creates a file from text.
  public init(path: String, text: String) {
    self.init(path: path, bytes: text.utf8)
  }

  /// The last component of ``path``.
  public var name: String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    let name = path[path.utf8.index(after: slash)...]
    return name.isEmpty
      ? SourceFile(path: String(path[..<slash]), bytes: EmptyCollection()).name : String(name)
  }

  /// What the name says that the file declares: `element` of `rating.element.yaml`; a scene where it says nothing.
  package var declaredWord: String {
    let parts = name.split(separator: ".")
    let word = parts.count > 2 ? String(parts[parts.count - 2]) : ""
    return ["element", "decorator"].contains(word) ? word : "scene"
  }

  /// The text of a range of bytes; invalid UTF-8 becomes replacement characters.
  public func text(in range: SourceRange) -> String {
    let end = min(range.end, bytes.count)
    return String(decoding: bytes[min(range.start, end)..<end], as: UTF8.self)
  }
}
