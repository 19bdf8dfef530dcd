import DioramaGrammar
import DioramaSyntax

/// Every kind of diagnostic.
package enum DiagnosticCatalogue {
  /// All kinds, sorted by code.
  package static let kinds: [DiagnosticKind] =
    (SyntaxCatalogue.kinds + GrammarCatalogue.kinds + [
      UnknownVersion.kind,
      MisplacedKey.kind, NestedKey.kind,
      UnexpectedDefault.kind, InvalidView.kind, UnknownElement.kind,
      ElementNotFirst.kind,
      NewerName.kind, AbstractElement.kind, MisplacedElement.kind, MissingID.kind, MissingDash.kind,
      MissingView.kind,
      RepeatedView.kind,
      UnknownAttribute.kind, ManagedAttribute.kind,
      MissingAttribute.kind, UnknownEvent.kind, MisplacedEvent.kind, ExactlyOneOf.kind, ConflictingParts.kind,
      NeedsOneOf.kind, AttributeWithoutEffect.kind, TooManyInSlot.kind, UnorderedValues.kind,
      IndexOutOfRange.kind, InvalidRelativeSize.kind, DuplicateID.kind,
      NameCollision.kind,
      HiddenType.kind,
      HandlerConflict.kind, SameScene.kind, SameProperty.kind, InvalidRole.kind, RoleParameter.kind,
      UnknownRoleMember.kind, MisplacedMember.kind,
      MissingRoleMember.kind,
      DuplicateName.kind, ConditionCycle.kind, InvalidEdit.kind, InvalidList.kind, InvalidNamedView.kind,
      InvalidComponentEvent.kind,
      UnusedEvent.kind, InvalidContainedType.kind, ContainedInComponent.kind,
      UnusedState.kind, OneWayEdit.kind, EndlessRefresh.kind,
      UnusedParameter.kind, UnusedAnchor.kind, InsecureURL.kind, MissingAccessibilityLabel.kind,
      MissingImageDescription.kind, NameInText.kind, UnreachableView.kind, UnreadText.kind, VagueID.kind,
      TooManyViews.kind, UnlocalizedText.kind, FixedFont.kind, HiddenContent.kind,
      PathOutsideProject.kind, OutdatedTool.kind, UnknownRule.kind, FixedSeverity.kind,
      ConfigurationLimit.kind,
      InvalidSuppression.kind, UnneededSuppression.kind,
    ]).sorted { $0.code < $1.code }

  /// The kinds that a project can switch off or turn into errors: all that are warnings by default.
  package static var rules: [DiagnosticKind] { kinds.filter { $0.severity == .warning } }

  /// Returns the kind with a code, or `nil` if there is none.
  package static func kind(of code: String) -> DiagnosticKind? {
    kinds.first { $0.code == code }
  }
}

/// Writes the page that lists every diagnostic with its explanation.
package enum DiagnosticsExport {
  /// The page, in Markdown.
  package static var text: String {
    let parts = [introduction, overview] + DiagnosticCatalogue.kinds.map(section)
    return Markdown.wrapped(parts.joined(separator: "\n\n") + "\n")
  }

  private static let introduction = """
    # Diagnostics

    Everything that `diorama` reports about scenes, declarations and configurations, by code. `diorama explain CODE` \
    prints the same.

    An error means that the file is not compiled until it is fixed. A warning is a rule: `diorama.yaml` can switch \
    it off or make it an error, and a comment can suppress it. Generated from the sources of the compiler; do not edit.
    """

  private static var overview: String {
    let rows = DiagnosticCatalogue.kinds.map { [Markdown.link($0.code), $0.level] }
    return Markdown.table(["code", "severity"], rows) ?? ""
  }

  private static func section(_ kind: DiagnosticKind) -> String {
    "## \(kind.code)\n\n\(kind.level.capitalized). \(kind.help(block))"
  }

  /// Returns a block of YAML. Long lines are cut, since the example of a limit is long.
  private static func block(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.prefix(40).map { $0.count > 120 ? $0.prefix(119) + "…" : $0 }
    let rest = lines.count > 40 ? "\n…\n" : ""
    return "```yaml\n\(shown.joined(separator: "\n"))\(rest)```"
  }
}

extension DiagnosticKind {
  /// The severity in words, and whether the rule has to be switched on.
  package var level: String {
    severity.rawValue + (isOptional ? ", off by default" : "")
  }

  /// Returns the explanation and, if there is one, the example.
  ///
  /// - Parameter show: Returns a file of the example as it is shown.
  package func help(_ show: (String) -> String) -> String {
    guard let example else { return explanation }
    return [explanation, "Example:", show(example.failing), "Fixed:", show(example.passing)]
      .joined(separator: "\n\n")
  }
}
