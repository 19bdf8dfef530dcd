import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import DioramaTestSupport
import Foundation
import Testing

/// Every name in every place of a declaration is either reported there, or the generated Swift compiles against the
/// class that the declaration describes.
struct HostileDeclarationTests {
  /// A declaration with a name that was not reported, and the Swift of a scene that uses it.
  private struct Case {
    let title: String
    let sources: [String]
  }

  @Test func everyNameIsReportedOrCompiles() throws {
    var cases: [Case] = []
    for place in NamedPlace.all {
      var accepted = 0
      for name in NamedPlace.names {
        guard let found = try Self.accepted(name, at: place, number: cases.count) else { continue }
        cases.append(found)
        accepted += 1
      }
      #expect(accepted > 0, "\(place.name) takes no name")
    }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let files = try cases.enumerated().map { number, each in
      try folder.write(each.sources.joined(separator: "\n").utf8, to: "Case\(number).swift").path
    }
    let result = try folder.run(try BuildFolder().typecheck(files))
    let errors = result.output.split(separator: "\n").filter { $0.contains("error:") }
    let wrong = Set(
      errors.compactMap { line in
        line.split(separator: "/").last?.split(separator: ".").first.flatMap { Int($0.dropFirst(4)) }
      })
    let isSuccess = result.isSuccess
    #expect(
      isSuccess, "\(wrong.sorted().map { cases[$0].title })\n\(errors.prefix(40).joined(separator: "\n"))")
  }

  /// The case for a name, unless it is reported.
  private static func accepted(_ name: String, at place: NamedPlace, number: Int) throws -> Case? {
    func filled(_ text: String) -> String {
      text.replacingOccurrences(of: "#", with: "\(number)").replacingOccurrences(of: "NAME", with: name)
    }
    let declaration = SourceFile(
      path: "thing\(number).element.yaml",
      text: "element: thing\(number)\nswift: Thing\(number)\nextends: control\nsummary: A thing.\n"
        + filled(place.declaration) + "\n")
    let grammar = Grammar.language().adding([declaration])
    if grammar.projectDiagnosticsByFile.contains(where: { !$0.diagnostics.isEmpty }) { return nil }
    let hasText = place.view.contains("${text}")
    let scene = SourceFile(
      path: "S\(number).scene.yaml",
      text: "scene: S\(number)\n\(hasText ? "parameters: { text: string }\n" : "")views:\n"
        + "- thing\(number): thing\n\(filled(place.view).split(separator: "\n").map { "  \($0)\n" }.joined())"
    )
    let compiler = Compiler(grammar: grammar, settings: .quiet)
    let result = compiler.compile(scene)
    guard let tree = result.tree else { return nil }
    let members = filled(place.members).replacingOccurrences(of: "(Self)", with: "(Thing\(number))")
    let coder = members.contains("init(") ? "required init?(coder: NSCoder) { nil }" : ""
    return Case(
      title: "\(place.name): \(name)",
      sources: [
        try compiler.swift(tree, access: .internal),
        "class Thing\(number): UIControl {\n\(members)\n\(coder)\n}",
        filled(place.types),
      ])
  }
}
