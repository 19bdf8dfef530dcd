import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// A scene that has been checked: every name in it is known, every value has its type, every constraint holds. Only what the
/// author wrote is in it; ``Lowering`` adds the rest.
public struct Scene: Sendable {
  /// The file that the scene was written in.
  public let source: SourceFile
  /// The name, in UpperCamelCase.
  public let name: String
  /// What the scene is, in its author's words.
  public let summary: String?
  /// The kind of scene.
  public let controller: ControllerKind
  /// What the owner passes in.
  public let parameters: [RuntimeTree.Parameter]
  /// How the views are laid out.
  public let layout: [String: Value]
  /// What the scene shows.
  public let content: Content
  /// What the scene asks of its owner, each method once, in the order of the first use.
  public let handlers: [RuntimeTree.Handler]
  /// The parameters that a reference names.
  public let usedParameters: Set<String>

  /// What a scene shows.
  public enum Content: Sendable {
    /// Views, laid out by the scene.
    case views([SceneView])
    /// Sections of a table.
    case sections([Section])
  }

  /// A section of a table.
  public struct Section: Sendable {
    /// The section as it is written; `nil` for the single section of a scene that has only rows.
    public let node: SyntaxNode?
    /// The text above the rows.
    public let header: Value?
    /// The text below the rows.
    public let footer: Value?
    /// The rows.
    public let rows: [SceneView]
  }
}

/// A view or a row of a scene.
public struct SceneView: Sendable {
  /// The kind of view.
  public let element: ElementKind
  /// The name in the scene.
  public let id: String
  /// The view as it is written: a mapping, or a bare text.
  public let node: SyntaxNode
  /// The values by their attributes' names.
  public let values: [String: Value]
  /// Who fills the roles, in the scene's order.
  public let roles: [RuntimeTree.RoleBinding]
  /// Which method answers which event, in the scene's order.
  public let handlers: [RuntimeTree.EventBinding]
  /// What is inside, by the slots' names.
  public let content: [String: Items]

  /// Where the view begins in the source.
  public var offset: Int { node.entries.first?.key.range.start ?? node.range.start }

  /// The same view under another id.
  func named(_ id: String) -> SceneView {
    SceneView(
      element: element, id: id, node: node, values: values, roles: roles, handlers: handlers,
      content: content)
  }

  /// What is in a slot.
  public enum Items: Sendable {
    /// Views and texts.
    case list([Item])
    /// The texts of a list parameter.
    case parameter(String)
  }

  /// One thing in a slot.
  public enum Item: Sendable {
    /// A view.
    case view(SceneView)
    /// A bare text.
    case text(Value)
  }
}
