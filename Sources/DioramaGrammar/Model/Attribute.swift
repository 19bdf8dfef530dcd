import DioramaTree

/// Something that can be set on a view, on a role written inline, or on a layout.
public struct Attribute: Hashable, Sendable {
  /// The key in scenes.
  public let name: String
  /// What the attribute does, in one sentence.
  public let summary: String
  /// How its value is read.
  public let type: ValueType
  /// Whether a scene must give it.
  public let isRequired: Bool
  /// Whether its Swift type is optional, so that an optional parameter can fill it.
  public let isOptional: Bool
  /// Its value when a scene gives none.
  public let defaultValue: Default?
  /// How generated Swift sets it.
  public let setter: Setter
  /// The Swift type of what is set where that is not the value type's own, such as `Float`.
  public let swiftType: String?
  /// The decorator that carries the attribute, or `nil` for the view itself.
  public let decorator: String?
  /// Whether its text is for programs and never translated.
  public let isVerbatim: Bool
  /// What else people call it, for whom the scene's own word is suggested.
  public let synonyms: [String]

  /// A value that stands in for one that was not written.
  public enum Default: Hashable, Sendable {
    /// The value that the Swift class has by itself.
    case value(DioramaTree.Value)
    /// `<Scene>.<id>`, which has to be set.
    case identifier
  }

  /// How Swift sets an attribute.
  public enum Setter: Hashable, Sendable {
    /// By assigning to a property, reached by names with `.` or `?.` between them.
    case property(String)
    /// By calling a method with the value, then fixed arguments.
    case method(String, label: String?, trailing: [FixedArgument])
  }
}
