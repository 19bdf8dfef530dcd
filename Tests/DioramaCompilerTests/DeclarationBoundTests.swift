import DioramaGrammar
import DioramaSyntax
import Testing

/// Declarations exactly at their limits, and one above.
@Suite struct DeclarationBoundTests {
  /// An element with attributes, the last of which have one more value each.
  private func element(attributes count: Int, lists: Int = 0, rest: String = "") -> SourceFile {
    let attributes = (0..<count).map { number in
      "  a\(number): \(number < count - lists ? "string" : "[string]")\n"
    }
    return SourceFile(
      path: "many.element.yaml",
      text: "element: many\nswift: Many\nextends: view\nsummary: Many.\n\(rest)attributes:\n"
        + attributes.joined())
  }

  private func codes(_ files: [SourceFile]) -> [String] {
    Grammar.language().adding(files).projectDiagnosticsByFile.flatMap { $0.diagnostics.map(\.code) }
  }

  @Test func nodesOfADeclaration() {
    let nodesOfHead = 11
    let count = (Limits.declarationNodes - nodesOfHead) / 2
    let lists = Limits.declarationNodes - nodesOfHead - 2 * count
    #expect(codes([element(attributes: count, lists: lists)]) == [])
    #expect(codes([element(attributes: count, lists: lists + 1)]) == ["declaration-limit"])
  }

  @Test func inheritedParts() throws {
    let root = try #require(Grammar.language().element(named: "view"))
    let subtype = SourceFile(
      path: "subtype.element.yaml",
      text: "element: subtype\nswift: Subtype\nextends: many\nsummary: One that extends.\n")
    let count = Limits.inheritedParts - root.partNames.count
    #expect(codes([element(attributes: count), subtype]) == [])
    #expect(codes([element(attributes: count + 1), subtype]) == ["declaration-limit"])
  }

  @Test func ranges() {
    func codes(_ range: String) -> [String] {
      self.codes([
        SourceFile(
          path: "D.decorator.yaml",
          text: "decorator: DDecorator\ndecorates: view\nproperty: d\ntype: number\n\(range)\n")
      ])
    }
    #expect(codes("minimum: 3\nmaximum: 3") == [])
    #expect(codes("minimum: 3\nmaximum: 2.999") == ["empty-range"])
    #expect(codes("minimum: 3") == [])
    #expect(codes("maximum: -3") == [])
  }

  /// The bounds of a range are part of it.
  @Test(arguments: [(1, true), (3, true), (0, false), (4, false), (2, true)])
  func valuesAtTheEndsOfARange(_ value: Int, _ isInside: Bool) {
    let file = SourceFile(
      path: "r.element.yaml",
      text: """
        element: r
        swift: R
        summary: R.
        attributes: { value: { type: integer, minimum: 1, maximum: 3, default: \(value) } }

        """)
    #expect(codes([file]) == (isInside ? [] : ["out-of-range"]))
  }
}
