import DioramaSyntax
import DioramaTree
import SystemPackage

/// The locations in one file as SARIF writes them: lines and columns from 1, columns in UTF-16 code units, exclusive
/// ends.
struct SARIFLocation {
  /// The name of the working directory, which GitHub takes for the root of the checkout.
  static let baseID = "%SRCROOT%"

  private let lines: LineTable
  private let artifact: JSON

  init(_ file: SourceFile) {
    lines = LineTable(file)
    artifact = Self.artifact(file.path)
  }

  /// A file: relative to the working directory, or an absolute URI if it was named so or is elsewhere.
  static func artifact(_ path: String) -> JSON {
    let path = FilePath(path).lexicallyNormalized()
    let leadsOut = path.isAbsolute || path.components.first?.kind == .parentDirectory
    if leadsOut { return ["uri": .string("file://" + percentEncoded(path.absolute.string))] }
    return ["uri": .string(percentEncoded(path.string)), "uriBaseId": .string(baseID)]
  }

  /// A range of the file, with a message about it.
  func json(_ range: SourceRange, message: JSON? = nil) -> JSON {
    let place = JSON.Member(
      "physicalLocation", ["artifactLocation": artifact, "region": region(range)])
    return .object([place] + (message.map { [JSON.Member("message", $0)] } ?? []))
  }

  /// The replacements that a fix-it makes.
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

  /// A path as part of a URI (RFC 3986): every byte but letters, digits, `-._~` and `/` in hexadecimal.
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

/// Messages as SARIF writes them: braces are placeholders, and brackets before a parenthesis are links.
enum SARIFMessage {
  /// A message that is shown as a text.
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
