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
  /// Every rule, in any order.
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

/// What a team has decided about the rules.
package struct RuleSettings: Sendable, Hashable {
  /// How much a rule matters.
  package enum Level: String, Sendable, Hashable, CaseIterable {
    /// Nothing is reported.
    case off
    /// It is reported, and the scene is compiled.
    case warning
    /// It is reported as an error.
    case error
  }

  /// The levels by code; a rule that is missing here has its default level.
  package var levels: [String: Level]

  /// How many views a scene may have; at least 1.
  package var maximumViews: Int

  /// Creates settings.
  package init(levels: [String: Level] = [:], maximumViews: Int = 50) {
    self.levels = levels
    self.maximumViews = maximumViews
  }

  /// The settings of a team that has decided nothing.
  package static let standard = RuleSettings()

  /// These settings with warnings in place of errors.
  package var warning: RuleSettings {
    var settings = self
    settings.levels = levels.mapValues { $0 == .error ? .warning : $0 }
    return settings
  }

  /// How much a rule matters.
  package func level(of kind: DiagnosticKind) -> Level {
    levels[kind.code] ?? (kind.isOptional ? .off : .warning)
  }
}
