import DioramaSyntax

/// A named thing that a file declares, or that is built in.
///
/// Two symbols are equal if they have the same kind, name and owner, so a symbol from one file can be looked up in any
/// other.
package struct Symbol: Sendable, Hashable {
  /// The kinds of symbols.
  package enum Kind: String, Sendable, CaseIterable {
    case scene
    case parameter
    /// A part of the state.
    case state
    case condition
    /// A value that the app derives from the state.
    case derived
    /// A view's id.
    case view
    /// A method that a scene's owner implements. Its first use declares it.
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
    case theme
    /// A name that a theme gives to a value.
    case color, font, number, image
    case style
  }

  /// The symbol's kind.
  package let kind: Kind

  /// The name as it is written.
  package let name: String

  /// What the name belongs to; `nil` for a name that the whole project shares.
  package let owner: Owner?

  /// What a name belongs to.
  package indirect enum Owner: Sendable, Hashable {
    /// The scene or component in the file with this path, for parameters, state, conditions, derived values, ids and
    /// handlers.
    case file(String)
    /// The declaring element, decorator or controller, for attributes, events, roles and slots; the role, for members;
    /// the enumeration, or what has the cases itself, for cases.
    case symbol(Symbol)

    /// An element or a component.
    package static func element(_ name: String) -> Owner { .symbol(Symbol(.element, name)) }
  }

  package init(_ kind: Kind, _ name: String, of owner: Owner? = nil) {
    self.kind = kind
    self.name = name
    self.owner = owner
  }

  /// The path of the file that the name belongs to; `nil` if other files can use it.
  var path: String? {
    switch owner {
    case .file(let path): path
    case .symbol(let symbol): symbol.path
    case nil: nil
    }
  }
}

/// A place in a file where a symbol is declared or used.
package struct Occurrence: Sendable, Hashable {
  /// The symbol.
  package let symbol: Symbol

  /// The bytes of the name, without quotes. They equal the name, unless it is written with escapes or on several lines;
  /// then these are the bytes of the whole scalar.
  package let range: SourceRange

  /// Whether the symbol is declared here.
  package let isDeclaration: Bool
}

/// Every declaration and use of a name in one file, by position and by symbol.
///
/// The index holds ranges and texts, so it does not keep the file's tree.
package struct SymbolIndex: Sendable {
  /// All occurrences, in the order of their positions.
  package let occurrences: [Occurrence]

  private let places: [Symbol: [Int]]

  init(_ found: [Occurrence]) {
    let occurrences = found.sorted { $0.range < $1.range }
    self.occurrences = occurrences
    places = Dictionary(grouping: occurrences.indices) { occurrences[$0].symbol }
  }

  /// Returns the occurrence at an offset. At the border between two names, returns the second.
  package func occurrence(at offset: Int) -> Occurrence? {
    let end = occurrences.partitioningIndex { $0.range.start > offset }
    return occurrences[..<end].last { offset <= $0.range.end }
  }

  /// Returns where this file declares a symbol.
  package func declaration(of symbol: Symbol) -> SourceRange? {
    places[symbol]?.map { occurrences[$0] }.first(where: \.isDeclaration)?.range
  }

  /// Returns where this file uses a symbol, without its declaration.
  package func references(to symbol: Symbol) -> [SourceRange] {
    places[symbol, default: []].map { occurrences[$0] }.filter { !$0.isDeclaration }.map(\.range)
  }
}
