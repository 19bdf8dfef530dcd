import DioramaSyntax

/// Something with a name: what a file declares, or a word of the language. Two symbols are the same if they have the
/// same kind, name and owner, so a symbol that was found in one file can be looked up in any other.
package struct Symbol: Sendable, Hashable {
  /// What a symbol names.
  package enum Kind: String, Sendable, CaseIterable {
    case scene
    case parameter
    /// A view's id.
    case view
    /// A method that a scene asks its owner for. Its first use declares it.
    case handler
    case controller
    case element
    case decorator
    case attribute
    case event
    case role
    case slot
    /// A member or a method of a role.
    case member
    case enumeration
    case enumerationCase
  }

  /// What the symbol names.
  package let kind: Kind

  /// The name as it is written.
  package let name: String

  /// What the name belongs to: the scene's file for parameters, ids and handlers; the element, decorator or
  /// controller that declares it for an attribute, an event, a role or a slot; the element and the role for a member;
  /// the enumeration for a case. `nil` for a name that a whole project shares.
  package let owner: String?

  /// Creates a symbol.
  package init(_ kind: Kind, _ name: String, of owner: String? = nil) {
    self.kind = kind
    self.name = name
    self.owner = owner
  }
}

/// A place in a file where a symbol is declared or used.
package struct Occurrence: Sendable, Hashable {
  /// What stands there.
  package let symbol: Symbol

  /// The bytes of the name.
  package let range: SourceRange

  /// Whether the symbol is declared here.
  package let isDeclaration: Bool
}

extension Occurrence: Comparable {
  /// Orders by place.
  package static func < (left: Occurrence, right: Occurrence) -> Bool { left.range < right.range }
}

/// Every declaration and every use of a name in one file, by place and by symbol. It holds ranges and texts, and so
/// does not keep the file's tree.
package struct SymbolIndex: Sendable {
  /// All occurrences in the order of their places.
  package let occurrences: [Occurrence]

  private let places: [Symbol: [Int]]

  init(_ found: [Occurrence]) {
    let occurrences = found.sorted()
    self.occurrences = occurrences
    places = Dictionary(grouping: occurrences.indices) { occurrences[$0].symbol }
  }

  /// What stands at an offset. At the border between two names, it is the second.
  package func occurrence(at offset: Int) -> Occurrence? {
    let end = occurrences.partitioningIndex { $0.range.start > offset }
    return end > 0 && offset <= occurrences[end - 1].range.end ? occurrences[end - 1] : nil
  }

  /// Where this file declares a symbol.
  package func declaration(of symbol: Symbol) -> SourceRange? {
    places[symbol]?.map { occurrences[$0] }.first(where: \.isDeclaration)?.range
  }

  /// Where this file uses a symbol, its declaration not counted.
  package func references(to symbol: Symbol) -> [SourceRange] {
    places[symbol, default: []].map { occurrences[$0] }.filter { !$0.isDeclaration }.map(\.range)
  }
}

extension Array {
  /// The first index whose element is behind all those that do not belong, in an array in which they come first.
  fileprivate func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
