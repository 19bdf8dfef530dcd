import DioramaGrammar
import DioramaSyntax

/// Something that a valid scene may have and that a team may not want.
///
/// A rule looks at scenes without errors only. Teams switch rules on and off and decide how much they matter.
protocol Rule: Sendable {
  /// What the rule reports.
  associatedtype Message: DiagnosticMessage

  /// Reports what the rule finds.
  static func check(_ subject: RuleSubject, report: (Message, SourceRange, [FixIt]) -> Void)
}

/// What a rule looks at.
struct RuleSubject {
  /// The scene, which has no errors.
  let scene: Scene
  /// The file that it was written in.
  let tree: SyntaxTree
  /// What the team has decided.
  let settings: RuleSettings
}

/// All rules.
enum Rules {
  /// Every rule, in the order in which they run, which does not matter.
  static let all: [any (Rule & Sendable).Type] = [
    UnusedParameterRule.self, UnusedAnchorRule.self, InsecureURLRule.self, AccessibilityLabelRule.self,
    ImageDescriptionRule.self, VagueIDRule.self, ViewCountRule.self, LocalizationRule.self,
  ]

  /// What the rules that are on find in a scene.
  static func check(_ subject: RuleSubject) -> [Diagnostic] {
    all.flatMap { $0.diagnostics(for: subject) }
  }
}

extension Rule {
  fileprivate static func diagnostics(for subject: RuleSubject) -> [Diagnostic] {
    guard subject.settings.level(of: Message.kind) != .off else { return [] }
    var found: [Diagnostic] = []
    check(subject) { message, range, fixIts in
      found.append(Diagnostic(message, at: range, fixIts: fixIts))
    }
    return found
  }
}
