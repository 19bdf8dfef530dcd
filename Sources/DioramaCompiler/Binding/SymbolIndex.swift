import DioramaSyntax

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
