import DioramaSyntax
import DioramaTree
import SystemPackage

/// The places in one file, as SARIF writes them: lines and columns from 1, columns in UTF-16 code units, an end behind the range.
struct SARIFLocation {
  /// What stands for the folder that the command runs in, by the name that GitHub gives to the checkout.
  static let baseID = "%SRCROOT%"

  private let lines: LineTable
  private let artifact: JSON

  init(_ file: SourceFile) {
    lines = LineTable(file)
    artifact = Self.artifact(file.path)
  }

  /// A file: relative to the working directory, or by its absolute URI if it was named so or lies elsewhere.
  static func artifact(_ path: String) -> JSON {
    let path = FilePath(path).lexicallyNormalized()
    let leadsOut = path.isAbsolute || path.components.first?.kind == .parentDirectory
    if leadsOut { return ["uri": .string("file://" + percentEncoded(path.absolute.string))] }
    return ["uri": .string(percentEncoded(path.string)), "uriBaseId": .string(baseID)]
  }

  /// A range of the file, and what is to be seen there.
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
