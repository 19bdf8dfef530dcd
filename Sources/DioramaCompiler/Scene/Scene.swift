import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// A scene that has been checked: every name in it is known, every value has its type, every constraint holds. Only
/// what the author wrote is in it; ``Lowering`` adds the rest.
package final class Scene: Sendable {
  /// What the scene was written as; the nodes in the scene are its.
  package let tree: SyntaxTree
  /// The name, in UpperCamelCase.
  package let name: String
  /// What the scene is, in its author's words.
  package let summary: String?
  /// The kind of scene.
  package let controller: ControllerKind
  /// What the owner passes in.
  package let parameters: [RuntimeTree.Parameter]
  /// How the views are laid out: the values by the places of their attributes in the controller's layout.
  package let layout: [Value?]
  /// Every view and row, each before what is inside it. The rest of the scene speaks of a view by its place here.
  package let views: [SceneView]
  /// What the scene shows.
  package let content: Content
  /// What the scene asks of its owner, each method once, in the order of the first use.
  package let handlers: [RuntimeTree.Handler]
  /// The parameters that a reference names.
  package let usedParameters: Set<String>

  /// What a scene shows.
  package enum Content: Sendable {
    /// Views, laid out by the scene, by their places among ``Scene/views``.
    case views([Int])
    /// Sections of a table.
    case sections([Section])
  }

  /// A section of a table.
  package struct Section: Sendable {
    /// The section as it is written; `nil` for the single section of a scene that has only rows.
    package let node: SyntaxNode?
    /// The text above the rows.
    package let header: Value?
    /// The text below the rows.
    package let footer: Value?
    /// The rows, by their places among ``Scene/views``.
    package let rows: [Int]
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
