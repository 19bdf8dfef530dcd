import DioramaSyntax
import DioramaTree

/// The parameters that references can name, and which of them have been named.
public final class ParameterScope {
  /// The parameters by name; one whose type was wrong has none.
  public var types: [String: ParameterType?]
  /// Whether there may be parameters that nobody could read, so that an unknown name is no mistake of its own.
  public var isOpen = false
  /// The names that a reference has used.
  public private(set) var used: Set<String> = []
  /// The references to parameters that do not exist, in the order in which they were met.
  private var unknown: [(name: String, range: SourceRange)] = []

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

  /// Reports the references to parameters that do not exist. A name that is used several times, and is nearly that of a
  /// parameter which nobody uses, is reported once: there, the declaration may as well be what is misspelt.
  ///
  /// - Parameter declarations: The places where the parameters are declared.
  public func reportUnknown(_ declarations: [String: SourceRange], to diagnostics: DiagnosticCollector) {
    var reported: Set<String> = []
    for (name, range) in unknown where !reported.contains(name) {
      let isWorthwhile = diagnostics.count < Limits.suggestions
      let suggestion = isWorthwhile ? Spelling.closest(to: name, in: types.keys.sorted()) : nil
      if let suggestion, !used.contains(suggestion) { reported.insert(name) }
      diagnostics.add(
        UnknownParameter(name: name, suggestion: suggestion), at: range,
        notes: suggestion.flatMap { declarations[$0] }.map {
          [Diagnostic.Note("it is declared here", at: $0)]
        } ?? [],
        fixIts: suggestion.map { [FixIt("write '${\($0)}'", replacing: range, with: "${\($0)}")] } ?? [])
    }
  }
}
