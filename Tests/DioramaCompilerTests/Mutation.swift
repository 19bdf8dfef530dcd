import DioramaSyntax
import DioramaTestSupport

/// A sample with one mutated line.
struct Mutation {
  /// The kind of change to the line.
  enum Kind: CaseIterable {
    /// Two letters of a key are swapped.
    case misspeltKey
    /// A value becomes a list.
    case listForValue
    /// A value becomes a reference to an unknown parameter.
    case unknownReference
    /// A value begins with a character that YAML reserves.
    case reservedCharacter
    /// The line is duplicated.
    case doubledLine
    /// The line is removed.
    case lostLine
    /// The line's indentation is changed.
    case shiftedLine
  }

  let kind: Kind
  /// The mutated line, counted from 1.
  let line: Int
  let file: SourceFile

  /// Mutations of one kind, one for each line of a file to which it applies.
  static func all(_ kind: Kind, of file: SourceFile, _ generator: inout SeededGenerator) -> [Mutation] {
    let lines = String(decoding: file.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map(String.init)
    var mutations: [Mutation] = []
    for (index, line) in lines.enumerated() {
      guard let replacement = replacement(of: line, kind, &generator) else { continue }
      var changed = lines
      changed.replaceSubrange(index...index, with: replacement)
      let source = SourceFile(path: file.path, text: changed.joined(separator: "\n"))
      let place = kind == .doubledLine ? index + 2 : index + 1
      mutations.append(Mutation(kind: kind, line: place, file: source))
    }
    return mutations
  }

  private static func replacement(
    of line: String, _ kind: Kind, _ generator: inout SeededGenerator
  ) -> [String]? {
    let content = line.drop { $0 == " " || $0 == "-" }
    guard let colon = content.firstIndex(of: ":"), !content.hasPrefix("#"), !content.hasPrefix("<<") else {
      return nil
    }
    let key = content[..<colon]
    let head = line[..<content.startIndex]
    let value = content[colon...].dropFirst().drop { $0 == " " }
    func writing(_ text: String) -> [String]? {
      value.isEmpty || "#&{[".contains(value.first ?? "#") ? nil : ["\(head)\(key): \(text)"]
    }
    switch kind {
    case .misspeltKey: return swapped(key, &generator).map { ["\(head)\($0)\(content[colon...])"] }
    case .listForValue: return writing("[[]]")
    case .unknownReference: return writing("${nobody}")
    case .reservedCharacter: return writing("@\(value)")
    case .doubledLine: return value.isEmpty || head.contains("-") ? nil : [line, line]
    case .lostLine: return []
    case .shiftedLine:
      let width = Int.random(in: 1...2, using: &generator)
      return Bool.random(using: &generator) || !line.hasPrefix("  ")
        ? [String(repeating: " ", count: width) + line] : [String(line.dropFirst(width))]
    }
  }

  /// The word with two adjacent letters swapped, or `nil` if that changes nothing.
  private static func swapped(_ word: Substring, _ generator: inout SeededGenerator) -> String? {
    var letters = Array(word)
    let places = letters.indices.dropLast().filter { letters[$0] != letters[$0 + 1] }
    guard let place = places.randomElement(using: &generator) else { return nil }
    letters.swapAt(place, place + 1)
    return String(letters)
  }
}
