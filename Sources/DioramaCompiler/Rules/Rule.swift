import DioramaGrammar
import DioramaSyntax

/// Something that a valid scene may have and that a team may not want.
///
/// A rule looks at scenes without errors only. Teams switch rules on and off and decide how much they matter.
package protocol Rule: Sendable {
  /// What the rule reports.
  associatedtype Message: DiagnosticMessage

  /// Reports what the rule finds.
  static func check(_ subject: RuleSubject, report: (Message, SourceRange, [FixIt]) -> Void)
}

/// What a rule looks at.
package struct RuleSubject {
  /// The scene, which has no errors.
  let scene: Scene
  /// The file that it was written in.
  let tree: SyntaxTree
  /// What the team has decided.
  let settings: RuleSettings
  /// Every view and row of the scene.
  let views: [SceneView]

  init(scene: Scene, tree: SyntaxTree, settings: RuleSettings) {
    self.scene = scene
    self.tree = tree
    self.settings = settings
    views = scene.views
  }
}

/// All rules.
package enum Rules {
  /// Every rule, in the order in which they run, which does not matter.
  package static let all: [any (Rule & Sendable).Type] = [
    UnusedParameterRule.self, UnusedAnchorRule.self, InsecureURLRule.self, AccessibilityLabelRule.self,
    ImageDescriptionRule.self, VagueIDRule.self, ViewCountRule.self, LocalizationRule.self,
  ]

  /// What some rules find in a scene.
  static func check(_ subject: RuleSubject, with rules: [any (Rule & Sendable).Type]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for rule in rules { rule.check(subject, addingTo: &found) }
    return found
  }
}

extension Rule {
  /// The facts about what the rule reports.
  static var kind: DiagnosticKind { Message.kind }

  /// Whether a team has not switched the rule off.
  static func isActive(in settings: RuleSettings) -> Bool {
    settings.level(of: kind) != .off
  }

  fileprivate static func check(_ subject: RuleSubject, addingTo found: inout [Diagnostic]) {
    check(subject) { message, range, fixIts in
      found.append(Diagnostic(message, at: range, fixIts: fixIts))
    }
  }
}
