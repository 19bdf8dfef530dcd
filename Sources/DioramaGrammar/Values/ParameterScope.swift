import DioramaSyntax
import DioramaTree

/// The parameters that references can name, and which of them have been named.
public final class ParameterScope {
  /// The parameters by name; one whose type was wrong has none.
  public var types: [String: ParameterType?]
  /// The values that parameters have if the owner passes none, and where they are written.
  public private(set) var defaults: [String: Default] = [:]
  /// The parameters whose default has been reported where it is used.
  private var reported: Set<String> = []
  /// Whether there may be parameters that nobody could read, so that an unknown name is no mistake of its own.
  public var isOpen = false
  /// The names that a reference has used.
  public private(set) var used: Set<String> = []
  /// The references to parameters that do not exist, in the order in which they were met.
  private var unknown: [(name: String, range: SourceRange)] = []

  /// The value that a parameter has if the owner passes none.
  public struct Default {
    /// The value.
    public let value: Value
    /// Where it is written.
    public let range: SourceRange
  }

  /// Creates a scope.
  public init(_ types: [String: ParameterType?] = [:]) {
    self.types = types
  }

  /// The type of a parameter that a reference names; `nil` if there is none or its type was wrong.
  func use(_ name: String, at range: SourceRange) -> ParameterType? {
    used.insert(name)
    if let type = types[name] { return type }
    if !isOpen { unknown.append((name, range)) }
    return nil
  }

  /// Takes the default of a parameter.
  public func setDefault(_ value: Value, of name: String, at range: SourceRange) {
    defaults[name] = Default(value: value, range: range)
  }

  /// Whether a mistake of a parameter's default is to be told: each default is reported once, wherever it is used.
  public func reports(defaultOf name: String) -> Bool { reported.insert(name).inserted }

  /// Takes back what was said of names that may be declared in lines that could not be read.
  public func excuse(_ isExcused: (String) -> Bool) { unknown.removeAll { isExcused($0.name) } }

  /// Reports the references to parameters that do not exist, each name once. If several of them have nearly the name of
  /// a parameter that nobody uses, it is the declaration that is misspelt.
  ///
  /// - Parameter declarations: The places where the parameters are declared.
  public func reportUnknown(
    _ declarations: @autoclosure () -> [String: SourceRange], to diagnostics: DiagnosticCollector
  ) {
    if unknown.isEmpty { return }
    let declarations = declarations()
    let uses = Dictionary(grouping: unknown, by: \.name).compactMap { name, places in
      places.map(\.range).min().map { (name: name, places: places, first: $0) }
    }
    let candidates = types.count > Limits.candidates ? [] : types.keys.sorted()
    for (name, places, first) in uses.sorted(by: { ($0.first, $0.name) < ($1.first, $1.name) }) {
      let suggestion = diagnostics.suggestions.closest(to: name) { candidates }
      let declaration = suggestion.flatMap { declarations[$0] }
      if places.count > 1, let suggestion, let declaration, !used.contains(suggestion) {
        diagnostics.add(
          MisspeltParameter(name: suggestion, used: name, count: places.count), at: declaration,
          notes: [Diagnostic.Note("'\(name)' is used here first", at: first)],
          fixIts: [FixIt("write '\(name)'", replacing: declaration, with: name)])
        continue
      }
      diagnostics.add(
        UnknownParameter(name: name, suggestion: suggestion), at: first,
        notes: declaration.map { [Diagnostic.Note("it is declared here", at: $0)] } ?? [],
        fixIts: suggestion.map { suggestion in
          [
            FixIt(
              "write '${\(suggestion)}'",
              edits: places.map { TextEdit(range: $0.range, replacement: "${\(suggestion)}") })
          ]
        } ?? [])
    }
  }
}
