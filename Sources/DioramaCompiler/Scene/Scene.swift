import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// A scene that has been checked: every name in it is known, every value has its type, every constraint holds. Only
/// what the author wrote is in it; ``Lowering`` adds the rest.
public final class Scene: Sendable {
  /// What the scene was written as; the nodes in the scene are its.
  public let tree: SyntaxTree
  /// The name, in UpperCamelCase.
  public let name: String
  /// What the scene is, in its author's words.
  public let summary: String?
  /// The kind of scene.
  public let controller: ControllerKind
  /// What the owner passes in.
  public let parameters: [RuntimeTree.Parameter]
  /// How the views are laid out: the values by the places of their attributes in the controller's layout.
  public let layout: [Value?]
  /// Every view and row, each before what is inside it. The rest of the scene speaks of a view by its place here.
  public let views: [SceneView]
  /// What the scene shows.
  public let content: Content
  /// What the scene asks of its owner, each method once, in the order of the first use.
  public let handlers: [RuntimeTree.Handler]
  /// The parameters that a reference names.
  public let usedParameters: Set<String>

  /// What a scene shows.
  public enum Content: Sendable {
    /// Views, laid out by the scene, by their places among ``Scene/views``.
    case views([Int])
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
    /// The rows, by their places among ``Scene/views``.
    public let rows: [Int]
  }

  init(
    tree: SyntaxTree, name: String, summary: String?, controller: ControllerKind,
    parameters: [RuntimeTree.Parameter], layout: [Value?], views: [SceneView], content: Content,
    handlers: [RuntimeTree.Handler], usedParameters: Set<String>
  ) {
    self.tree = tree
    self.name = name
    self.summary = summary
    self.controller = controller
    self.parameters = parameters
    self.layout = layout
    self.views = views
    self.content = content
    self.handlers = handlers
    self.usedParameters = usedParameters
  }
}
