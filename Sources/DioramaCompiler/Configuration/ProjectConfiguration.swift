import DioramaSyntax

/// What a project has decided once for everybody, in the file `diorama.yaml` at its root.
///
/// All paths are relative to that file's folder and stay below it.
public struct ProjectConfiguration: Sendable, Hashable {
  /// The name of the file.
  public static let fileName = "diorama.yaml"

  /// The files and folders that hold scenes; the whole project if the file does not say.
  public var scenes: [String] = ["."]

  /// The files and folders of elements and decorators that every scene sees.
  public var declarations: [String] = []

  /// What is passed over.
  public var exclude: [PathPattern] = []

  /// The folder for generated Swift; `nil` for that of each scene.
  public var swiftFolder: String?

  /// The folder for runtime trees; `nil` for that of each scene.
  public var treeFolder: String?

  /// Who sees generated Swift; `nil` if the file does not say.
  public var accessLevel: AccessLevel?

  /// Whether warnings fail a run.
  public var isStrict = false

  /// The file of known problems; `nil` for none.
  public var baseline: String?

  /// What the rules look for.
  public var rules = RuleSettings.standard

  /// A configuration that decides nothing.
  public init() {}
}
