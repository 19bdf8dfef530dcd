import DioramaGrammar
import DioramaSyntax

/// A parameter that no reference names.
struct UnusedParameter: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unused-parameter", .warning,
    explanation:
      "The owner of the scene has to pass a value that nothing shows. Use the parameter, or remove it.",
    example: DiagnosticKind.Example(
      failing: "scene: Example\nparameters:\n  name: string\nviews:\n- label: greeting\n  text: Hello\n",
      passing:
        "scene: Example\nparameters:\n  name: string\nviews:\n- label: greeting\n  text: Hello, ${name}\n"))

  let name: String
  var message: String {
    "parameter '\(name)' is never used; write '${\(name)}' where it belongs, or remove it"
  }
}

/// Finds parameters that no reference names.
enum UnusedParameterRule: Rule {
  static func check(_ subject: RuleSubject, report: (UnusedParameter, SourceRange, [FixIt]) -> Void) {
    guard subject.scene.parameters.contains(where: { !subject.scene.usedParameters.contains($0.name) }) else {
      return
    }
    guard let parameters = subject.tree.root?.value(for: "parameters") else { return }
    for entry in parameters.entries where !subject.scene.usedParameters.contains(entry.name) {
      report(UnusedParameter(name: entry.name), entry.key.range, [])
    }
  }
}

/// An anchor that no alias names.
struct UnusedAnchor: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unused-anchor", .warning,
    explanation: """
      An anchor, written with '&', gives a part of the file a name so that '*' can repeat it. One that is never \
      repeated only makes readers look for the place where it is.
      """,
    example: .views(
      failing: "- label: greeting\n  font: &big { style: title1 }\n",
      passing: "- label: greeting\n  font: &big { style: title1 }\n- label: farewell\n  font: *big\n"))

  let name: String
  var message: String {
    "nothing repeats the anchor '\(name)'; write '*\(name)' where it belongs, or remove it"
  }
}

/// Finds anchors that no alias names.
enum UnusedAnchorRule: Rule {
  static func check(_ subject: RuleSubject, report: (UnusedAnchor, SourceRange, [FixIt]) -> Void) {
    let file = subject.tree.source
    guard file.bytes.firstIndex(of: UInt8(ascii: "&"), from: 0) != nil else { return }
    var aliases: [String: [Int]] = [:]
    for node in subject.tree.allNodes where node.isAlias {
      aliases[String(file.text(in: node.range).dropFirst()), default: []].append(node.range.start)
    }
    var next: [String: Int] = [:]
    for anchor in AnchorScanner.anchors(in: subject.tree).reversed() {
      let end = next.updateValue(anchor.range.start, forKey: anchor.name) ?? .max
      let isUsed = (aliases[anchor.name] ?? []).contains { anchor.range.start < $0 && $0 < end }
      if !isUsed { report(UnusedAnchor(name: anchor.name), anchor.range, [removal(of: anchor, in: file)]) }
    }
  }

  /// Removes the anchor with the spaces after it or, at the end of a line, those before it.
  private static func removal(of anchor: AnchorScanner.Anchor, in file: SourceFile) -> FixIt {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") }
    let behind = file.bytes[anchor.range.end...].prefix(while: isBlank).endIndex
    let isLast = behind == file.bytes.count || file.bytes[behind] < UInt8(ascii: " ")
    let before = file.bytes[..<anchor.range.start].reversed().prefix(while: isBlank).count
    let start = isLast ? anchor.range.start - before : anchor.range.start
    let range = SourceRange(start, isLast ? anchor.range.end : behind)
    return FixIt("remove '&\(anchor.name)'", replacing: range, with: "")
  }
}
