import DioramaGrammar
import DioramaSyntax

/// Every diagnostic that there is.
public enum DiagnosticCatalogue {
  /// All kinds, sorted by code.
  public static let kinds: [DiagnosticKind] =
    (SyntaxCatalogue.kinds + GrammarCatalogue.kinds + [
      UnknownVersion.kind,
      MisplacedKey.kind, NestedKey.kind,
      UnexpectedDefault.kind, InvalidView.kind, UnknownElement.kind,
      ElementNotFirst.kind,
      AbstractElement.kind, MisplacedElement.kind, MissingID.kind, MissingDash.kind, MissingView.kind,
      RepeatedView.kind,
      UnknownAttribute.kind, ManagedAttribute.kind,
      MissingAttribute.kind, UnknownEvent.kind, MisplacedEvent.kind, ExactlyOneOf.kind, ConflictingParts.kind,
      NeedsOneOf.kind, UnorderedValues.kind, IndexOutOfRange.kind, DuplicateID.kind, NameCollision.kind,
      HiddenType.kind,
      HandlerConflict.kind, SameScene.kind, SameProperty.kind, InvalidRole.kind, RoleParameter.kind,
      UnknownRoleMember.kind, MisplacedMember.kind,
      MissingRoleMember.kind,
      UnusedParameter.kind, UnusedAnchor.kind, InsecureURL.kind, MissingAccessibilityLabel.kind,
      MissingImageDescription.kind, VagueID.kind, TooManyViews.kind, UnlocalizedText.kind,
      PathOutsideProject.kind, OutdatedTool.kind, InvalidVersion.kind, UnknownRule.kind, FixedSeverity.kind,
      ConfigurationLimit.kind,
      InvalidSuppression.kind, UnneededSuppression.kind,
    ]).sorted { $0.code < $1.code }

  /// The kinds that a project can switch off, or make errors: those that are warnings by themselves.
  public static var rules: [DiagnosticKind] { kinds.filter { $0.severity == .warning } }

  /// The kind of a code, or `nil` for an unknown one.
  public static func kind(of code: String) -> DiagnosticKind? {
    kinds.first { $0.code == code }
  }
}
