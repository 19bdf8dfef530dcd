import DioramaSyntax
import DioramaTree

/// A closed set of names.
package final class Enumeration: Sendable {
  /// The name in grammar files.
  package let name: String
  /// The Swift type, or `nil` if a project's element does not specify it.
  package let swiftType: String?
  /// The meaning of the cases, in one sentence.
  package let summary: String
  /// The index of the cases.
  let index: NameIndex
  /// The aliases among the cases, each with the case that has the same value.
  let aliases: [String: String]
  /// Names that people may try, each with the case that they mean.
  let synonyms: [String: String]
  /// The cases that came with later releases than the first.
  package let newerCases: [NewerCase]
  /// Whether a project declares it, for an enumeration of its app.
  package let isOfProject: Bool

  /// A case, and the release that it came with.
  package struct NewerCase: Hashable, Sendable {
    /// The name of the case.
    package let name: String
    /// The release.
    package let since: ReleaseVersion
  }

  package init(
    name: String, swiftType: String?, summary: String, cases: [String], aliases: [String: String] = [:],
    synonyms: [String: String] = [:], newerCases: [NewerCase] = [], isOfProject: Bool = false
  ) {
    self.name = name
    self.swiftType = swiftType
    self.summary = summary
    self.newerCases = newerCases
    self.isOfProject = isOfProject
    index = NameIndex(cases)
    self.aliases = aliases
    self.synonyms = synonyms
  }

  /// The type of parameters and state with these cases, but without aliases, because values with two names could not be
  /// distinguished; `nil` for cases that only one attribute has.
  package var parameterBase: ParameterType.Base? {
    guard let swiftType, isShared else { return nil }
    let names = aliases.isEmpty ? cases : cases.filter { aliases[$0] == nil }
    return .enumeration(ParameterType.Cases(name: name, swiftType: swiftType, isOwn: false, names: names))
  }

  /// Whether the enumeration has its own file, so that several attributes can use it.
  package var isShared: Bool { name != "enumeration" }

  /// The names of the cases, in scenes and in Swift.
  package var cases: [String] { index.names }
}

extension Enumeration: Hashable {
  /// Returns whether two enumerations are equal.
  package static func == (left: Enumeration, right: Enumeration) -> Bool {
    left.name == right.name && left.swiftType == right.swiftType && left.summary == right.summary
      && left.cases == right.cases && left.aliases == right.aliases && left.synonyms == right.synonyms
      && left.newerCases == right.newerCases
  }

  /// Hashes the parts that identify an enumeration.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(cases)
  }
}
