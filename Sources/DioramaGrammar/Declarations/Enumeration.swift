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
  /// The cases without aliases: one for each value.
  private let namesOfValues: [String]
  /// Names that people may try, each with the case that they mean.
  let synonyms: [String: String]
  /// The cases that later releases than the first introduced.
  package let newerCases: [NewerCase]
  /// Whether a project declares it, for an enumeration of its app.
  package let isOfProject: Bool

  /// A case, and the release that introduced it.
  package struct NewerCase: Hashable, Sendable {
    /// The name of the case.
    package let name: String
    /// The release.
    package let since: ReleaseVersion
  }

  package init(
    name: String, swiftType: String? = nil, summary: String, cases: [String], aliases: [String: String] = [:],
    synonyms: [String: String] = [:], newerCases: [NewerCase] = [], isOfProject: Bool = false
  ) {
    self.name = name
    self.swiftType = swiftType
    self.summary = summary
    self.newerCases = newerCases
    self.isOfProject = isOfProject
    index = NameIndex(cases)
    self.aliases = aliases
    namesOfValues = aliases.isEmpty ? cases : cases.filter { aliases[$0] == nil }
    self.synonyms = synonyms
  }

  /// The type of parameters and state with these cases, but without aliases, because values with two names could not be
  /// distinguished; `nil` for cases that only one attribute has.
  package var parameterBase: ParameterType.Base? {
    guard let swiftType, isShared else { return nil }
    return .enumeration(
      ParameterType.Cases(name: name, swiftType: swiftType, isOwn: false, names: namesOfValues))
  }

  /// Whether the enumeration has a name of its own, so that several attributes can use it. `enumeration` is the type of
  /// cases that an attribute lists itself.
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

extension DeclarationReader {
  private static let enumerationKeys: NameIndex = [
    "enumeration", "swift", "summary", "cases", "aliases", "synonyms", "since",
  ]

  /// Reads an enumeration file whose root is a mapping. A project's enumeration is named like a type. Its Swift type
  /// has the same name by default.
  func enumeration(_ root: SyntaxNode, isOfProject: Bool) -> Enumeration? {
    let fields = fields(root, "an enumeration", Self.enumerationKeys)
    let form = isOfProject ? NameForm.upperCamelCase : .lowerCamelCase
    guard let name = fields["enumeration"].flatMap({ self.name($0, form, of: "an enumeration") })
    else {
      return nil
    }
    let cases = cases(fields.required("cases"))
    if cases.isEmpty, isOfProject { return nil }
    return Enumeration(
      name: name,
      swiftType: swift(fields["swift"], isOfProject ? .typeName : .type) ?? (isOfProject ? name : nil),
      summary: fields["summary"].flatMap { text($0) } ?? "",
      cases: cases,
      aliases: aliases(fields["aliases"], among: cases),
      synonyms: synonyms(fields["synonyms"], of: cases),
      newerCases: newerCases(fields["since"], of: cases), isOfProject: isOfProject)
  }

  /// Returns other names of cases, each with its case. Reports unknown cases, and names that are cases themselves.
  private func synonyms(_ entry: MappingEntry?, of cases: [String]) -> [String: String] {
    entries(entry, "names, each with the case that it means").reduce(into: [:]) { known, entry in
      guard let name = text(entry) else { return }
      if cases.contains(name), !cases.contains(entry.name) {
        known[entry.name] = name
      } else {
        diagnostics.add(
          UnknownCase(name: entry.name, written: name.shortened, suggestion: nil, cases: cases),
          at: entry.value.range)
      }
    }
  }

  /// Returns the aliases among the cases, each with its case. Reports unknown cases, and aliases of aliases.
  private func aliases(_ entry: MappingEntry?, among cases: [String]) -> [String: String] {
    let entries = entries(entry, "cases, each with the case that has the same value")
    let names = Set(entries.map(\.name))
    let others = cases.filter { !names.contains($0) }
    let (all, known) = (Set(cases), Set(others))
    var aliases: [String: String] = [:]
    for entry in entries {
      guard let other = text(entry) else { continue }
      if !all.contains(entry.name) {
        diagnostics.add(
          UnknownCase(name: "aliases", written: entry.name.shortened, suggestion: nil, cases: cases),
          at: entry.key.range)
      } else if !known.contains(other) {
        diagnostics.add(
          UnknownCase(name: entry.name, written: other.shortened, suggestion: nil, cases: others),
          at: entry.value.range)
      } else {
        aliases[entry.name] = other
      }
    }
    return aliases
  }

  /// Returns the releases that introduced the cases of an enumeration.
  private func newerCases(_ entry: MappingEntry?, of cases: [String]) -> [Enumeration.NewerCase] {
    entries(entry, "cases and versions").compactMap { entry in
      guard cases.contains(entry.name) else {
        let suggestion = diagnostics.suggestions.closest(to: entry.name) { cases }
        diagnostics.add(
          UnknownCase(
            name: "since", written: entry.name.shortened, suggestion: suggestion,
            cases: diagnostics.suggestions.ranked(cases, by: entry.name)),
          at: entry.key.range, fixIts: renaming(entry.key, to: suggestion, isClosest: true))
        return nil
      }
      return version(entry).map { Enumeration.NewerCase(name: entry.name, since: $0) }
    }
  }
}
