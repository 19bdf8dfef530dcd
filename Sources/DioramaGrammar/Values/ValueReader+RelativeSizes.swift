import DioramaSyntax
import DioramaTree

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
    let other = fields["dimension"].map { choice($0, RelativeSize.Dimension.self) }
    let positive = NumberRange(lowerBound: 0, upperBound: .infinity, excludesLowerBound: true)
    let multiplier = fields["times"].map { number($0, positive) }
    let constant = fields["plus"].map { number($0, nil) }
    guard let view, other != .some(nil), multiplier != .some(nil), constant != .some(nil) else { return nil }
    return RelativeSize(
      view: view, dimension: other.flatMap(\.self) ?? dimension, multiplier: multiplier.flatMap(\.self) ?? 1,
      constant: constant.flatMap(\.self) ?? 0)
  }

  private func id(_ entry: MappingEntry) -> String? {
    guard !entry.value.isEmptyPlain else {
      diagnostics.add(MissingValue(name: entry.name, hint: "write the id of a view"), at: entry.key.range)
      return nil
    }
    return checkedName(entry.value, .lowerCamelCase, of: "a view", diagnostics)
  }
}
