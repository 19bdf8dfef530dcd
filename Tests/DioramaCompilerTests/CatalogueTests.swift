@testable import DioramaCompiler
import DioramaProject
import DioramaSyntax
import DioramaTestSupport
import Testing

/// The failing and passing files of one code, as `diorama explain` prints them.
struct CatalogueExample: CustomTestStringConvertible {
  let code: String
  let failing: TestFile
  let passing: TestFile

  var testDescription: String { code }

  static let all = examples(among: Rules.all)

  /// The examples of all codes, with a given set of rules. Examples of a rule are checked with that rule alone, and all
  /// others without rules.
  static func examples(among rules: [Rules.Entry]) -> [CatalogueExample] {
    let known = DiagnosticCatalogue.rules + rules.map { $0.rule.kind }
    return DiagnosticCatalogue.kinds.compactMap { kind -> CatalogueExample? in
      guard let example = kind.example else { return nil }
      let suppressed = known.map(\.code).filter { example.failing.contains("disable-next-line \($0)") }
      let own = CompilerSettings.only(Set([kind.code] + suppressed), of: known)
      func file(_ text: String) -> TestFile {
        TestFile(
          SourceFile(path: example.role.fileName, text: text), isDeclaration: example.role.isDeclaration,
          settings: own, among: rules)
      }
      return CatalogueExample(code: kind.code, failing: file(example.failing), passing: file(example.passing))
    }
  }
}

/// The catalogue's codes, examples and explanations are consistent.
@Suite struct CatalogueTests {
  /// Further codes that a failing example cannot avoid: so many aliases cannot be views.
  private static let company: [String: Set<String>] = ["alias-limit": ["invalid-view"]]

  @Test(arguments: CatalogueExample.all)
  func failingExampleHasOnlyItsCode(_ example: CatalogueExample) {
    let codes = Set(example.failing.diagnostics.map(\.code)).subtracting(Self.company[example.code] ?? [])
    #expect(codes == [example.code])
  }

  @Test(arguments: CatalogueExample.all)
  func passingExampleHasNoDiagnostics(_ example: CatalogueExample) {
    #expect(example.passing.diagnostics.map(\.message) == [])
  }

  /// A rule that reports something in every scene, on or off by default.
  @Test(arguments: [true, false]) func additionalRuleChangesNoExample(isOptional: Bool) {
    let rules = Rules.all + [(isOptional ? OptionalFinding.self : Finding.self, .nothing)]
    let subject = TestFile(
      SourceFile(path: "Example.scene.yaml", text: "scene: Example\nviews: []\n"),
      settings: .only(["finding", "optional-finding"], of: rules.map { $0.rule.kind }), among: rules)
    #expect(subject.diagnostics.count == 1)
    for example in CatalogueExample.examples(among: rules) {
      failingExampleHasOnlyItsCode(example)
      passingExampleHasNoDiagnostics(example)
    }
  }

  @Test func codesAreUniqueAndInKebabCase() {
    let codes = DiagnosticCatalogue.kinds.map(\.code)
    #expect(Set(codes).count == codes.count)
    #expect(codes == codes.sorted())
    for code in codes {
      #expect(code.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-".contains($0) }, "\(code)")
      #expect(!code.hasPrefix("-") && !code.hasSuffix("-") && !code.contains("--"), "\(code)")
    }
  }

  @Test func explanationsAreSentences() {
    for kind in DiagnosticCatalogue.kinds {
      #expect(kind.explanation.hasSuffix("."), "\(kind.code)")
      #expect(kind.explanation.first?.isLowercase == false, "\(kind.code)")
      #expect(DiagnosticCatalogue.kind(of: kind.code) == kind)
    }
    #expect(DiagnosticCatalogue.kind(of: "no-such-code") == nil)
  }

  @Test func messagesBeginInLowerCaseAndHaveNoFinalPeriod() throws {
    let scenes = try TestFile.scenePaths.map { try TestFile($0) }
    for file in scenes + CatalogueExample.all.map(\.failing) {
      for diagnostic in file.diagnostics {
        let further = diagnostic.notes.map(\.message) + diagnostic.fixIts.map(\.message)
        for message in [diagnostic.message] + further {
          #expect(isWorded(message), "\(file.path): \(message)")
        }
      }
    }
  }

  /// Whether a message is in lower case, except for proper names such as UIKit.
  private func isWorded(_ message: String) -> Bool {
    let isLower = message.first.map { $0.isLowercase || $0.isNumber || "'$-".contains($0) } ?? false
    return (isLower || message.hasPrefix("UIKit ")) && !message.hasSuffix(".") && !message.contains("\n")
  }
}

extension DiagnosticKind.Example.Role {
  fileprivate var isDeclaration: Bool {
    [.element, .decorator, .component, .theme, .controller].contains(self)
  }

  fileprivate var fileName: String {
    self == .configuration ? ProjectConfiguration.fileName : "Example.\(rawValue).yaml"
  }
}

/// Reports every scene.
private enum Finding: Rule {
  static func check(_ subject: RuleSubject, report: (Message, SourceRange, [FixIt]) -> Void) {
    report(Message(), SourceRange(0, 1), [])
  }

  struct Message: DiagnosticMessage {
    static let kind = DiagnosticKind("finding", .warning, explanation: "Something was found.", example: nil)
    var message: String { "found" }
  }
}

/// Reports every scene, if it is switched on.
private enum OptionalFinding: Rule {
  static func check(_ subject: RuleSubject, report: (Message, SourceRange, [FixIt]) -> Void) {
    report(Message(), SourceRange(0, 1), [])
  }

  struct Message: DiagnosticMessage {
    static let kind = DiagnosticKind(
      "optional-finding", .warning, isOptional: true, explanation: "Something was found.", example: nil)
    var message: String { "found" }
  }
}
