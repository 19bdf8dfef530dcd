import DioramaSyntax

/// A code that a comment suppresses.
struct Suppression: Sendable {
  /// The code, which may be unknown.
  let code: String
  /// The range of the code.
  let range: SourceRange
  /// The line, counted from 1, that the comment applies to; `nil` for the whole file.
  let line: Int?
  /// The range to remove: the code with the separator on one side, or the whole comment if it has no other code.
  let removal: SourceRange
  /// Whether the comment also gives a reason, which the removal would delete.
  let removesReason: Bool

  /// What the comment applies to.
  var target: Target { Target(code: code, line: line) }

  /// A code in a line, or in the whole file.
  struct Target: Hashable {
    let code: String
    let line: Int?
  }
}

/// Reads the suppressions in a file's comments.
struct SuppressionReader: Sendable {
  /// The beginning of a comment that is a suppression.
  static let mark = "diorama:"
  static let markBytes = Array(mark.utf8)
  fileprivate static let directives = ["disable", "disable-next-line"]

  private let file: SourceFile
  let lines: LineTable
  /// The lines with only a comment.
  private let commentLines: Set<Int>
  /// The comment lines that the last search for a line below has passed.
  private var passed = 0..<0
  private(set) var suppressions: [Suppression] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var suggestions = Suggestions()

  /// Reads a file's comments, or returns `nil` if none of them is a suppression.
  init?(_ tree: SyntaxTree) {
    file = tree.source
    let comments = CommentScanner.comments(in: tree)
    guard comments.contains(where: \.isSuppression) else { return nil }
    let lines = LineTable(tree.source)
    self.lines = lines
    commentLines = Set(comments.filter(\.ownsLine).map { lines.line(at: $0.range.start) })
    for comment in comments where comment.isSuppression { read(comment) }
  }

  private mutating func read(_ comment: Comment) {
    let words = words(of: comment)
    guard let first = words.first else { return }
    let written = file.text(in: first)
    guard written.hasPrefix(Self.mark) else {
      let meant = written.lowercased()
      return report("a suppression is in lower case; write '\(meant)'", at: first, writing: meant)
    }
    let directive = String(written.dropFirst(Self.mark.count))
    if directive.isEmpty, words.count > 1, Self.directives.contains(file.text(in: words[1])) {
      let meant = Self.mark + file.text(in: words[1])
      return report(
        "'\(Self.mark)' is followed by a space; write '\(meant)'",
        at: SourceRange(first.start, words[1].end), writing: meant)
    }
    guard Self.directives.contains(directive) else {
      return reportUnknown(directive, at: first, ownsLine: comment.ownsLine)
    }
    if words.count == 1 {
      report("'\(Self.mark)\(directive)' needs the code of a diagnostic, such as 'vague-id'", at: first)
    }
    let line = directive == Self.directives[0] ? nil : lineBelow(comment)
    for (index, range) in words.enumerated().dropFirst() {
      let code = file.text(in: range)
      guard DiagnosticCatalogue.kind(of: code) != nil else {
        if reportNoCode(code, at: range, isFirst: index == 1, end: words[words.count - 1].end) { break }
        continue
      }
      let removal =
        if words.count == 2 {
          whole(comment)
        } else if index == 1 {
          SourceRange(range.start, words[2].start)
        } else {
          SourceRange(words[index - 1].end, range.end)
        }
      let reason = words.count == 2 && allWords(of: comment).contains(where: isReason)
      suppressions.append(
        Suppression(code: code, range: range, line: line, removal: removal, removesReason: reason))
    }
  }

  private mutating func reportUnknown(_ directive: String, at range: SourceRange, ownsLine: Bool) {
    let next = Self.directives[1]
    if !ownsLine, directive.hasSuffix("line"), !directive.contains("next") {
      report(
        "there is no '\(Self.mark)\(directive)'; write '\(Self.mark)\(next)' on the line above", at: range)
      return
    }
    let suggestion =
      directive.contains("next") ? next : suggestions.closest(to: directive) { Self.directives }
    // What 'disable-line' applies to is not certain.
    let isCertain =
      !directive.hasPrefix("enable") && (directive.contains("next") || !directive.hasSuffix("line"))
    let remedy =
      directive.hasPrefix("enable")
      ? "a suppression cannot be ended, so write '\(Self.mark)\(next)' above each line"
      : suggestion.map { Self.mark + $0 }.didYouMean(or: "write '\(Self.mark)disable'")
    report(
      "there is no '\(Self.mark)\(directive)'; \(remedy)", at: range,
      writing: isCertain ? suggestion.map { Self.mark + $0 } : nil)
  }

  /// Reports a word that is not a code; returns whether the words from there to the end of the comment are a reason.
  private mutating func reportNoCode(_ word: String, at range: SourceRange, isFirst: Bool, end: Int) -> Bool {
    let suggestion = suggestions.closest(to: word) { DiagnosticCatalogue.kinds.map(\.code) }
    if word.hasPrefix("--") {
      let dashes = SourceRange(range.start, range.start + 2)
      report("a space follows the '--' before a reason; write '-- '", at: dashes, writing: "-- ")
      return true
    }
    if !isFirst, suggestion == nil {
      report(
        "there is no diagnostic '\(word)'; begin the reason with '--'", at: SourceRange(range.start, end))
      return true
    }
    let remedy = suggestion.didYouMean(or: "'diorama explain' lists all codes")
    report(
      "there is no diagnostic '\(word)'; \(remedy)", at: range,
      writing: suggestion.flatMap { Spelling.isMisspelling(word, of: $0) ? $0 : nil })
    return false
  }

  /// Returns the next line with something other than a comment.
  private mutating func lineBelow(_ comment: Comment) -> Int {
    var line = lines.line(at: comment.range.start) + 1
    if passed.contains(line) { return passed.upperBound }
    let start = line
    while line < lines.lineCount, commentLines.contains(line) || isBlank(line) {
      line += 1
    }
    passed = start..<line
    return line
  }

  private func isBlank(_ line: Int) -> Bool {
    let range = lines.range(ofLine: line)
    return file.bytes[range.start..<range.end].allSatisfy { $0 <= UInt8(ascii: " ") }
  }

  /// Returns the range of the comment including its line, or including the spaces before it. Of two blank lines around
  /// it, only one remains, and none at the beginning of the file.
  private func whole(_ comment: Comment) -> SourceRange {
    let line = lines.line(at: comment.range.start)
    if line < lines.lineCount, comment.ownsLine {
      let isBetweenBlanks =
        (line == 1 || isBlank(line - 1)) && line + 1 < lines.lineCount && isBlank(line + 1)
      let next = line + (isBetweenBlanks ? 2 : 1)
      return SourceRange(lines.range(ofLine: line).start, lines.range(ofLine: next).start)
    }
    let blanks = file.bytes[..<comment.range.start].reversed().prefix { $0 == UInt8(ascii: " ") }.count
    return SourceRange(comment.range.start - blanks, comment.range.end)
  }

  /// Returns the words of a comment after its `#`, separated by spaces and commas, up to a reason after `--`.
  private func words(of comment: Comment) -> [SourceRange] {
    Array(allWords(of: comment).prefix { !isReason($0) })
  }

  private func allWords(of comment: Comment) -> [SourceRange] {
    let isSeparator = { (byte: UInt8) in byte <= UInt8(ascii: " ") || byte == UInt8(ascii: ",") }
    let content = file.bytes[comment.range.start + 1..<comment.range.end]
    let words: [Slice<SourceBytes>] = content.split(whereSeparator: isSeparator)
    return words.map { SourceRange($0.startIndex, $0.endIndex) }
  }

  private func isReason(_ word: SourceRange) -> Bool { file.text(in: word) == "--" }

  private mutating func report(_ reason: String, at range: SourceRange, writing text: String? = nil) {
    guard diagnostics.count < Limits.diagnostics else { return }
    let fixIts = text.map { [FixIt("write '\($0)'", replacing: range, with: $0)] } ?? []
    diagnostics.append(Diagnostic(InvalidSuppression(reason: reason), at: range, fixIts: fixIts))
  }
}

extension Comment {
  /// Whether the comment begins like a suppression, perhaps in upper case.
  fileprivate var isSuppression: Bool {
    let mark = SuppressionReader.mark
    if text.hasPrefix(mark) { return true }
    guard text.first == "D" else { return false }
    let word = text.prefix { $0 != " " }.lowercased()
    return SuppressionReader.directives.contains { word == mark + $0 }
  }
}

/// A comment that begins like a suppression but is not one.
struct InvalidSuppression: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "invalid-suppression", .warning,
    explanation: """
      '# diorama:disable-next-line CODE' keeps the diagnostics of a code from being reported for the next line, and \
      '# diorama:disable CODE' for the whole file. Several codes may follow, with commas or spaces between them, and \
      a reason after '--'.
      """,
    example: .views(
      failing: "# diorama:disable-next-lien vague-id\n- label: greeting\n  text: Good morning!\n",
      passing: "# diorama:disable-next-line vague-id\n- label: label1\n  text: Good morning!\n"))

  let reason: String
  var message: String { reason }
}

/// A suppression that suppresses nothing.
enum UnneededSuppression: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unneeded-suppression", .warning,
    explanation: """
      There is no diagnostic with this code where the comment applies. An unneeded suppression would hide the next \
      diagnostic of that kind.
      """,
    example: .views(
      failing: "# diorama:disable-next-line vague-id\n- label: greeting\n  text: Good morning!\n",
      passing: "- label: greeting\n  text: Good morning!\n"))

  /// No diagnostic with the code is in the file.
  case file(String)
  /// No diagnostic with the code is in the next line.
  case nextLine(String)
  /// A diagnostic with the code is in the line of the comment itself, and none in the next one.
  case ownLine(String)

  var message: String {
    switch self {
    case .file(let code): "'\(code)' does not occur in this file; remove it from the comment"
    case .nextLine(let code): "'\(code)' does not occur in the next line; remove it from the comment"
    case .ownLine(let code):
      "'\(code)' occurs in this line, not in the next one; move the comment to the line above"
    }
  }
}

extension SuppressionReader {
  /// Returns the diagnostics that the suppressions leave, with those about suppressions, and those that they suppress.
  ///
  /// - Parameter areAll: Whether there are no other diagnostics, so that a suppression can be unneeded.
  func applied(
    to diagnostics: [Diagnostic], _ settings: CompilerSettings, areAll: Bool
  ) -> (reported: [Diagnostic], suppressed: [Diagnostic]) {
    let suppressible = Set(suppressions.map(\.target))
    var used: Set<Suppression.Target> = []
    var kept: [Diagnostic] = []
    var suppressed: [Diagnostic] = []
    var places: Set<Suppression.Target> = []
    for diagnostic in diagnostics + self.diagnostics.compactMap({ settings.applied(to: $0) }) {
      let line = lines.line(at: diagnostic.range.start)
      let place = Suppression.Target(code: diagnostic.code, line: line)
      let targets = [place, Suppression.Target(code: diagnostic.code, line: nil)]
      let matches = diagnostic.replacesOthers ? [] : suppressible.intersection(targets)
      used.formUnion(matches)
      if matches.isEmpty {
        kept.append(diagnostic)
        places.insert(place)
      } else {
        suppressed.append(diagnostic)
      }
    }
    if areAll {
      let hasErrors = diagnostics.contains { $0.severity == .error }
      for suppression in unneeded(besides: used, settings, hasErrors: hasErrors).prefix(Limits.diagnostics) {
        let line = lines.line(at: suppression.range.start)
        let occurs = places.contains(Suppression.Target(code: suppression.code, line: line))
        let diagnostic = Self.diagnostic(for: suppression, occursInLine: occurs)
        if let diagnostic = settings.applied(to: diagnostic) { kept.append(diagnostic) }
      }
    }
    return (kept.sorted(), suppressed)
  }

  /// Returns the suppressions that are not needed, given those that apply to a diagnostic.
  private func unneeded(
    besides used: Set<Suppression.Target>, _ settings: CompilerSettings, hasErrors: Bool
  ) -> [Suppression] {
    let rule = UnneededSuppression.kind.code
    var unneeded = suppressions.filter { suppression in
      suppression.code != rule && !used.contains(suppression.target)
        && settings.looksFor(suppression.code, hasErrors: hasErrors)
    }
    // A suppression of this rule is for those that apply to the same line, or for all of them.
    let rules = suppressions.filter { $0.code == rule }
    let (lines, ruled) = (Set(unneeded.map(\.line)), Set(rules.map(\.line)))
    unneeded.removeAll { ruled.contains(nil) || ruled.contains($0.line) }
    if settings.looksFor(rule, hasErrors: hasErrors) {
      unneeded += rules.filter { $0.line == nil ? lines.isEmpty : !lines.contains($0.line) }
    }
    return unneeded
  }

  private static func diagnostic(for suppression: Suppression, occursInLine: Bool) -> Diagnostic {
    let code = suppression.code
    if occursInLine, suppression.line != nil {
      return Diagnostic(UnneededSuppression.ownLine(code), at: suppression.range)
    }
    // What a person has written is not deleted without asking.
    let removal = FixIt(
      "remove '\(code)'", replacing: suppression.removal, with: "", isGuess: suppression.removesReason)
    return Diagnostic(
      suppression.line == nil ? UnneededSuppression.file(code) : .nextLine(code), at: suppression.range,
      fixIts: [removal])
  }
}

extension CompilerSettings {
  /// Returns a diagnostic with the severity that the project has set, or `nil` if it is off.
  func applied(to diagnostic: Diagnostic) -> Diagnostic? {
    guard diagnostic.severity == .warning, let level = levels[diagnostic.code] else { return diagnostic }
    switch level {
    case .off: return nil
    case .warning: return diagnostic
    case .error: return diagnostic.with(.error)
    }
  }

  /// Returns whether the check for a code ran. Rules that are off do not run, and no rule runs in a file with errors.
  fileprivate func looksFor(_ code: String, hasErrors: Bool) -> Bool {
    guard let kind = DiagnosticCatalogue.kind(of: code), kind.severity == .warning else { return true }
    return !hasErrors && level(of: kind) != .off
  }
}
