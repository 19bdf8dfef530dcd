/// The diagnostics of reading.
public enum SyntaxCatalogue {
  /// Every kind that ``YAMLReader`` can report.
  public static let kinds: [DiagnosticKind] = [
    FileTooLarge.kind, UnsupportedEncoding.kind, InvalidUTF8.kind, ForbiddenCharacter.kind,
    EmptyFile.kind, MultipleDocuments.kind, TextTooLong.kind, NestingLimit.kind, AliasLimit.kind,
    NodeLimit.kind, TooManySyntaxErrors.kind, DirectiveLimit.kind, TooManyMistakes.kind,
    DuplicateKey.kind, InvalidKey.kind, TagNotAllowed.kind, UndefinedAlias.kind, RecursiveAlias.kind,
    InvalidMerge.kind, TabIndentation.kind, BadIndentation.kind, MergeConflict.kind, MissingColon.kind,
    MissingSpace.kind,
    UnclosedQuote.kind, TextAfterQuote.kind, UnclosedBracket.kind, MissingComma.kind, UnquotedColon.kind,
    UnquotedReference.kind, MismatchedBracket.kind, SurplusMark.kind, CommentInBrackets.kind,
    ReservedCharacter.kind, InvalidEscape.kind, TextAfterComment.kind, MisplacedList.kind, InvalidSyntax.kind,
  ]
}
