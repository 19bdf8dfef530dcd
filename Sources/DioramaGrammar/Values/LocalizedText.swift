import DioramaSyntax
import DioramaTree

/// Texts out of the app's strings.
extension ValueReader {
  /// Reads `{ localized: key, arguments: [name], comment: … }`.
  func localized(_ fields: FieldReader) -> Value? {
    let text = fields.required(Self.localizedKey).flatMap { plainText($0) }
    let arguments = fields["arguments"].map { self.arguments($0) } ?? []
    let comment = fields["comment"].map { plainText($0) }
    guard let text, let arguments, comment != .some(nil) else { return nil }
    return .localized(text, arguments: arguments, comment: comment.flatMap(\.self))
  }

  private func arguments(_ entry: MappingEntry) -> [TextSegment]? {
    guard scope.hasNames else {
      diagnostics.add(
        MisplacedReference(name: entry.name, remedy: "is only for the texts of views"), at: entry.key.range)
      return nil
    }
    guard entry.value.kind == .sequence else {
      wrongType(entry.value, entry.key, "is a list of names; write it in brackets, such as [author, count]")
      return nil
    }
    let nodes = entry.value.elements
    let arguments = nodes.compactMap { node -> TextSegment? in
      guard let (name, type, kind) = bareName(entry.element(node)) else { return nil }
      return printed(name, kind, type, at: node.range)
    }
    return arguments.count == nodes.count ? arguments : nil
  }
}
