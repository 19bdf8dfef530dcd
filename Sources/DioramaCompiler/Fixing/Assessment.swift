import DioramaSyntax
import DioramaTree

/// What a check says of one content of a file, so that a mended content can be held against it.
public struct Assessment: Sendable {
  /// What is wrong with the file, sorted by place.
  public let diagnostics: [Diagnostic]
  /// What the file means; `nil` if something is wrong, or if that cannot be told.
  public let meaning: RuntimeTree?
  /// How many errors the check found in other files, which a fix-it in this one must not add to.
  public let errorsElsewhere: Int

  /// Creates an assessment.
  public init(diagnostics: [Diagnostic], meaning: RuntimeTree? = nil, errorsElsewhere: Int = 0) {
    self.diagnostics = diagnostics
    self.meaning = meaning
    self.errorsElsewhere = errorsElsewhere
  }

  /// How many diagnostics there are of a severity.
  func count(of severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }
}
