import DioramaSyntax

/// What a team has decided about the rules.
public struct RuleSettings: Sendable, Hashable {
  /// How much a rule matters.
  public enum Level: String, Sendable, Hashable, CaseIterable {
    /// Nothing is reported.
    case off
    /// It is reported, and the scene is compiled.
    case warning
    /// It is reported as an error.
    case error
  }

  /// The levels by the rules' codes; a rule that is not here has its own.
  public var levels: [String: Level]

  /// How many views a scene may have; at least 1.
  public var maximumViews: Int

  /// Creates settings.
  public init(levels: [String: Level] = [:], maximumViews: Int = 50) {
    self.levels = levels
    self.maximumViews = maximumViews
  }

  /// What holds where a team has decided nothing.
  public static let standard = RuleSettings()

  /// These settings for who only wants to know: nothing that a rule finds is an error.
  public var warning: RuleSettings {
    var settings = self
    settings.levels = levels.mapValues { $0 == .error ? .warning : $0 }
    return settings
  }

  /// How much a rule matters.
  public func level(of kind: DiagnosticKind) -> Level {
    levels[kind.code] ?? (kind.isOptional ? .off : .warning)
  }
}
