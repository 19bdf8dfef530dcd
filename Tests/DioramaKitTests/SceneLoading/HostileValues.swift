import DioramaGrammar
import DioramaTree
import Testing

extension [Value] {
  /// Returns the values with which an attribute of an element is tried. What the element inherits meets every sixth of
  /// them, as the other elements that inherit it meet the rest.
  func spread(_ attribute: Attribute, over kind: ElementKind) throws -> [Value] {
    let grammar = Grammar.language()
    let inherited = kind.base.flatMap(grammar.element(named:))?.attributes ?? []
    guard inherited.contains(where: { $0.name == attribute.name }) else { return self }
    let phase = try #require(grammar.elementNames.firstIndex(of: kind.name))
    return enumerated().filter { ($0.offset + phase) % 6 == 0 }.map(\.element)
  }
}
