import DioramaSyntax
import DioramaTree

/// The ids of views. Values of this type never depend on names.
struct ViewType: ValueTypeDefinition {
  var name: String { "viewID" }
  var swiftName: String { "UIView" }
  var phrase: String { "the id of a view" }
  var notation: String { "the id of a view, such as `title`" }

  func read(_ node: SyntaxNode, _ key: SyntaxNode, _ reader: ValueReader) -> Value? {
    guard reader.scope.hasNames else {
      reader.wrongType(node, key, "names views, which only a scene or a component has; write it there")
      return nil
    }
    guard let id = checkedName(node, .lowerCamelCase, of: "a view", reader.diagnostics) else { return nil }
    reader.namedViews.append(ValueReader.NamedView(id: id, node: node))
    return .view(id)
  }

  func schema(in schema: SceneSchema, mayBeReference: Bool) -> JSON { .reference("name") }
}

extension ValueReader {
  /// An id in a value.
  package struct NamedView {
    /// The id.
    package let id: String
    /// The node with the id.
    package let node: SyntaxNode
  }
}

/// Sizes that are relative to those of other views, such as `{ of: banner, times: 0.5 }`.
extension ValueReader {
  private static let sizeKeys: NameIndex = ["of", "dimension", "times", "plus"]
  private static let sizeSynonyms = [
    "to": "of", "relativeTo": "of", "multiplier": "times", "factor": "times",
    "constant": "plus", "offset": "plus", "attribute": "dimension",
  ]

  /// Returns whether a value is a relative size.
  package static func isRelativeSize(_ node: SyntaxNode) -> Bool {
    node.kind == .mapping && formKey(of: node) == nil
  }

  /// Returns the id that a relative size names.
  package static func view(ofSize node: SyntaxNode) -> SyntaxNode? {
    isRelativeSize(node) ? node.value(for: "of") : nil
  }

  /// Reads a relative size. Does not check whether the view exists.
  ///
  /// - Parameter dimension: The dimension of the other view, unless the value names one.
  package func relativeSize(_ entry: MappingEntry, of dimension: RelativeSize.Dimension) -> RelativeSize? {
    let fields = FieldReader(
      entry.value, place: "a relative size", known: Self.sizeKeys, diagnostics: diagnostics
    ) { Self.sizeSynonyms[$0].map(KeyAdvice.key) }
    let view = fields.required("of").flatMap { id($0) }
    let other = fields.optional("dimension") { choice($0, RelativeSize.Dimension.self) }
    let positive = NumberRange(lowerBound: 0, upperBound: .infinity, excludesLowerBound: true)
    let multiplier = fields.optional("times") { number($0, positive) }
    let constant = fields.optional("plus") { number($0, nil) }
    guard let view, !other.isInvalid, !multiplier.isInvalid, !constant.isInvalid else { return nil }
    return RelativeSize(
      view: view, dimension: other.value ?? dimension, multiplier: multiplier.value ?? 1,
      constant: constant.value ?? 0)
  }

  private func id(_ entry: MappingEntry) -> String? {
    guard !entry.value.isEmptyPlain else {
      diagnostics.add(MissingValue(name: entry.name, hint: "write the id of a view"), at: entry.key.range)
      return nil
    }
    return checkedName(entry.value, .lowerCamelCase, of: "a view", diagnostics)
  }
}
