/// The keys of `diorama.yaml`: what each is for and what it takes. The reader, the schema and the messages draw from
/// it.
enum ConfigurationKey: String, CaseIterable {
  case minimumVersion, scenes, declarations, exclude, outputs, strict, baseline, rules

  /// What stands behind the key.
  var summary: String {
    switch self {
    case .minimumVersion: "The oldest version of diorama that understands the project."
    case .scenes: "The files and folders that hold scenes."
    case .declarations: "The files and folders of elements and decorators that every scene sees."
    case .exclude:
      "What is passed over: paths, in which * stands for any part of a name and ** for any folders."
    case .outputs: "Where outputs go, and who sees them."
    case .strict: "Whether warnings fail a run."
    case .baseline: "The file of known problems, which do not fail a run."
    case .rules: "How much each rule matters."
    }
  }

  /// The keys within `outputs`.
  enum Output: String, CaseIterable {
    case swift, trees, accessLevel

    /// What stands behind the key.
    var summary: String {
      switch self {
      case .swift: "The folder for generated Swift."
      case .trees: "The folder for runtime trees."
      case .accessLevel: "Whether other modules see generated Swift."
      }
    }
  }

  /// The keys of a rule that is given as a mapping.
  enum Rule: String, CaseIterable {
    case severity, maximum

    /// What stands behind the key.
    var summary: String {
      switch self {
      case .severity: "How much the rule matters."
      case .maximum: "How many there may be."
      }
    }
  }
}
