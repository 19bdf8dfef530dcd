import DioramaSyntax

/// A scene with more views than a person can keep track of.
struct TooManyViews: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "too-many-views", .warning,
    explanation: """
      A scene with so many views and rows is hard to read and slow to build on a phone. Split it into several \
      scenes, or show what repeats in a table with handlers. The configuration can set another maximum.
      """,
    example: DiagnosticKind.Example(failing: scene(rows: 51), passing: scene(rows: 50)))

  private static func scene(rows: Int) -> String {
    let numbers = (2...rows).reduce(into: "1") { $0 += ", \($1)" }
    return "scene: Example\ncontroller: table\nrows: [\(numbers)]\n"
  }

  let count: Int
  let maximum: Int
  var message: String { "the scene has \(count) views, more than \(maximum); split it into several scenes" }
}

/// Counts views and rows, those inside others included.
enum ViewCountRule: Rule {
  static func check(_ subject: RuleSubject, report: (TooManyViews, SourceRange, [FixIt]) -> Void) {
    let count = subject.views.count
    let maximum = subject.settings.maximumViews
    guard count > maximum, let name = subject.tree.root?.value(for: "scene") else { return }
    report(TooManyViews(count: count, maximum: maximum), name.range, [])
  }
}
