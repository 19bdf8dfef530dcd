import DioramaSyntax

/// What a project has decided once for everybody, in the file `diorama.yaml` at its root.
///
/// All paths are relative to that file's folder and stay below it.
package struct ProjectConfiguration: Sendable, Hashable {
  /// The name of the file.
  package static let fileName = "diorama.yaml"

  /// The files and folders that hold scenes; the whole project if the file does not say.
  package var scenes: [String] = ["."]

  /// The files and folders of elements and decorators that every scene sees.
  package var declarations: [String] = []

  /// What is passed over.
  package var exclude: [PathPattern] = []

  /// The folder for generated Swift; `nil` for that of each scene.
  package var swiftFolder: String?

  /// The folder for runtime trees; `nil` for that of each scene.
  package var treeFolder: String?

  /// Who sees generated Swift; `nil` if the file does not say.
  package var accessLevel: AccessLevel?

  /// Whether warnings fail a run.
  package var isStrict = false

  /// The file of known problems; `nil` for none.
  package var baseline: String?

  /// What the rules look for.
  package var rules = RuleSettings.standard

  /// A configuration that decides nothing.
  package init() {}
}
