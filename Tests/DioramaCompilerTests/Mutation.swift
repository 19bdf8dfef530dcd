import DioramaSyntax
import DioramaTestSupport

/// A sample with one slip in one of its lines.
struct Mutation {
  /// What was done to the line.
  enum Kind: CaseIterable {
    /// Two letters of a key changed places.
    case misspeltKey
    /// A value became a list.
    case listForValue
    /// A value became a reference to nothing.
    case unknownReference
    /// A value begins with a character that YAML keeps for itself.
    case reservedCharacter
    /// The line stands there twice.
    case doubledLine
    /// The line is gone.
    case lostLine
    /// The line moved to the left or to the right.
    case shiftedLine
  }

  let kind: Kind
  /// The line of the slip, counted from 1.
  let line: Int
  let file: SourceFile

  /// A slip of a kind in each line of a file that can have it.
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

  /// The word with two neighbouring letters swapped, or `nil` if that changes nothing.
  private static func swapped(_ word: Substring, _ generator: inout SeededGenerator) -> String? {
    var letters = Array(word)
    let places = letters.indices.dropLast().filter { letters[$0] != letters[$0 + 1] }
    guard let place = places.randomElement(using: &generator) else { return nil }
    letters.swapAt(place, place + 1)
    return String(letters)
  }
}
