import DioramaTree

/// Reads a baseline, and takes nothing that it does not know.
package struct BaselineReader {
  /// Why a document is no baseline.
  package struct Failure: Error {
    package let reason: String

    /// The file is larger than is read.
    package static let tooLarge = Failure(
      reason: "has more than 16 MiB, so it is no baseline; \(BaselineReader.remedy)")
  }

  fileprivate static let remedy = "restore it, or remove it and write it again with --write-baseline"

  /// The baseline of a document.
  package static func read(_ bytes: [UInt8]) throws(Failure) -> Baseline {
    let json: JSON
    do {
      json = try JSON(parsing: bytes)
    } catch {
      throw Failure(reason: "is no baseline, but \(error.description); \(remedy)")
    }
    guard case .object(let members) = json else { throw failure("an object is expected") }
    guard case .integer(let version)? = members.first(where: { $0.name == "version" })?.value else {
      throw failure("a whole number 'version' is expected")
    }
    guard version <= Baseline.version else {
      throw Failure(
        reason:
          "is of version \(version), but this diorama reads up to version \(Baseline.version); install a newer one"
      )
    }
    let known = try fields(json, ["version", "problems"], in: "the baseline")
    guard version == Baseline.version else { throw failure("there is no version \(version)") }
    guard case .array(let elements)? = known["problems"] else {
      throw failure("a list 'problems' is expected")
    }
    var baseline = Baseline()
    for (index, element) in elements.enumerated() {
      let (problem, count) = try problem(element, "problem \(index + 1)")
      baseline.counts[problem] = max(count, baseline.counts[problem] ?? 0)
    }
    return baseline
  }

  private static func problem(_ json: JSON, _ place: String) throws(Failure) -> (KnownProblem, Int) {
    let fields = try fields(json, ["file", "code", "line", "text", "count"], in: place)
    func text(_ name: String) throws(Failure) -> String {
      guard case .string(let text)? = fields[name] else { throw failure("\(place) has no text '\(name)'") }
      return text
    }
    guard case .integer(let count)? = fields["count"], (1...Baseline.largestCount).contains(count) else {
      throw failure("\(place) has no 'count' from 1 to \(Baseline.largestCount)")
    }
    let problem = KnownProblem(
      file: try text("file"), code: try text("code"), line: try text("line"), text: try text("text"))
    return (problem, count)
  }

  /// The members of an object, each of a known name and once.
  private static func fields(
    _ json: JSON, _ names: Set<String>, in place: String
  ) throws(Failure) -> [String: JSON] {
    guard case .object(let members) = json else { throw failure("\(place) is no object") }
    var fields: [String: JSON] = [:]
    for member in members {
      guard names.contains(member.name) else { throw failure("\(place) cannot have '\(member.name)'") }
      guard fields.updateValue(member.value, forKey: member.name) == nil else {
        throw failure("\(place) has '\(member.name)' twice")
      }
    }
    return fields
  }

  private static func failure(_ reason: String) -> Failure {
    Failure(reason: "is a broken baseline: \(reason); \(remedy)")
  }
}
