import DioramaCompiler
import DioramaProject
import DioramaSyntax
import DioramaTree
import SystemPackage

/// Writes a log in the Static Analysis Results Interchange Format (SARIF), version 2.1.0 (OASIS), for code scanning.
struct SARIFReporter: Reporter {
  func bytes(of report: Report) -> [UInt8] {
    var rules = SARIFRules()
    let results = report.files.flatMap { self.results(of: $0, &rules) }
    let run: JSON = [
      "tool": [
        "driver": [
          "name": "diorama",
          "version": .string(Diorama.version),
          "semanticVersion": .string(Diorama.version),
          "rules": .array(rules.descriptors),
        ]
      ],
      "invocations": [invocation(report)],
      "originalUriBaseIds": [
        SARIFLocation.baseID: ["description": SARIFMessage.json("The folder that diorama ran in.")]
      ],
      "columnKind": "utf16CodeUnits",
      "newlineSequences": ["\r\n", "\n", "\r"],
      "results": .array(results),
    ]
    let document: JSON = [
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [run],
    ]
    return document.serialized
  }

  private func invocation(_ report: Report) -> JSON {
    var notifications = report.failures.map { failure -> JSON in
      let artifact = SARIFLocation.artifact(failure.path.string)
      return [
        "level": "error",
        "message": SARIFMessage.json(failure.reason),
        "locations": [["physicalLocation": ["artifactLocation": artifact]]],
      ]
    }
    for (file, others) in report.files.map({ ($0, $0.first(Report.File.machineLimit).others) }) {
      guard let others else { continue }
      notifications.append([
        "level": "note",
        "message": SARIFMessage.json(others),
        "locations": [["physicalLocation": ["artifactLocation": SARIFLocation.artifact(file.source.path)]]],
      ])
    }
    return [
      "executionSuccessful": .boolean(report.failures.isEmpty),
      "exitCode": .integer(Int(report.exitCode.rawValue)),
      "toolExecutionNotifications": .array(notifications),
    ]
  }

  private func results(of file: Report.File, _ rules: inout SARIFRules) -> [JSON] {
    let file = file.first(Report.File.machineLimit).file
    let location = SARIFLocation(file.source)
    var counts: [ContentHash: Int] = [:]
    return file.diagnostics.map { diagnostic in
      let known = KnownDiagnostic(diagnostic, in: file.source, location.lines, file: file.source.path)
      let hash = known.fingerprint
      counts[hash, default: 0] += 1
      return [
        "ruleId": .string(diagnostic.code),
        "ruleIndex": .integer(rules.index(of: diagnostic)),
        "level": .string(diagnostic.severity.rawValue),
        "message": SARIFMessage.json(diagnostic.message),
        "locations": [location.json(diagnostic.range)],
        "relatedLocations": .array(
          diagnostic.notes.map { location.json($0.range, message: SARIFMessage.json($0.message)) }),
        "fixes": .array(diagnostic.fixIts.map(location.fix)),
        "partialFingerprints": [
          "diorama/v1": .string("\(hash.hexadecimal):\(counts[hash, default: 0])")
        ],
      ]
    }
  }
}

/// The rules of the results in a log, in the order of their first result.
struct SARIFRules {
  private(set) var descriptors: [JSON] = []
  private var indices: [String: Int] = [:]

  /// Returns the index of a diagnostic's rule in the descriptors, and adds the rule if it is new.
  mutating func index(of diagnostic: Diagnostic) -> Int {
    if let index = indices[diagnostic.code] { return index }
    let index = descriptors.count
    indices[diagnostic.code] = index
    descriptors.append(Self.descriptor(diagnostic))
    return index
  }

  private static func descriptor(_ diagnostic: Diagnostic) -> JSON {
    guard let kind = DiagnosticCatalogue.kind(of: diagnostic.code) else {
      return ["id": .string(diagnostic.code)]
    }
    return [
      "id": .string(kind.code),
      "shortDescription": ["text": .string(firstSentence(of: kind.explanation))],
      "fullDescription": ["text": .string(kind.explanation)],
      "help": [
        "text": .string(kind.shortHelp { $0 }), "markdown": .string(kind.shortHelp { "~~~yaml\n\($0)\n~~~" }),
      ],
      "defaultConfiguration": [
        "enabled": .boolean(!kind.isOptional), "level": .string(kind.severity.rawValue),
      ],
    ]
  }

  private static func firstSentence(of text: String) -> String {
    let end = text.firstRange(of: ". ")?.lowerBound ?? text.firstIndex(of: "\n") ?? text.endIndex
    let sentence = text[..<end]
    return sentence.hasSuffix(".") ? String(sentence) : sentence + "."
  }
}

/// The locations in one file, as SARIF writes them: lines and columns from 1, columns in UTF-16 code units, exclusive
/// ends.
struct SARIFLocation {
  /// The name of the working directory, which GitHub treats as the root of the checkout.
  static let baseID = "%SRCROOT%"

  let lines: LineTable
  private let artifact: JSON

  init(_ file: SourceFile) {
    lines = LineTable(file)
    artifact = Self.artifact(file.path)
  }

  /// Returns the location of a file: relative to the working directory, or an absolute URI if the file was named with
  /// an absolute path or is elsewhere.
  static func artifact(_ path: String) -> JSON {
    let path = FilePath(path).lexicallyNormalized()
    let leadsOut = path.isAbsolute || path.components.first?.kind == .parentDirectory
    if leadsOut { return ["uri": .string("file://" + percentEncoded(path.absolute.string))] }
    return ["uri": .string(percentEncoded(path.string)), "uriBaseId": .string(baseID)]
  }

  /// Returns the location of a range in the file, with a message about it.
  func json(_ range: SourceRange, message: JSON? = nil) -> JSON {
    let place = JSON.Member(
      "physicalLocation", ["artifactLocation": artifact, "region": region(range)])
    return .object([place] + (message.map { [JSON.Member("message", $0)] } ?? []))
  }

  /// Returns the replacements that a fix-it makes.
  func fix(_ fixIt: FixIt) -> JSON {
    let replacements = fixIt.edits.map { edit -> JSON in
      ["deletedRegion": region(edit.range), "insertedContent": ["text": .string(edit.replacement)]]
    }
    return [
      "description": SARIFMessage.json(fixIt.message),
      "artifactChanges": [["artifactLocation": artifact, "replacements": .array(replacements)]],
    ]
  }

  private func region(_ range: SourceRange) -> JSON {
    let start = lines.location(at: range.start, counting: .utf16CodeUnits)
    let end = lines.location(at: range.end, counting: .utf16CodeUnits)
    return [
      "startLine": .integer(start.line), "startColumn": .integer(start.column),
      "endLine": .integer(end.line), "endColumn": .integer(end.column),
    ]
  }

  /// Returns a path as part of a URI (RFC 3986): every byte except letters, digits, `-._~` and `/` is percent-encoded.
  private static func percentEncoded(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }
}

/// Messages in SARIF's syntax, in which braces are placeholders, and brackets before a parenthesis are links.
enum SARIFMessage {
  /// Returns a message as plain text.
  static func json(_ text: String) -> JSON {
    let looksLikeLink = text.contains("](")
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "{": result += "{{"
      case "}": result += "}}"
      case "[", "]", "\\":
        if looksLikeLink { result += "\\" }
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return ["text": .string(result)]
  }
}
