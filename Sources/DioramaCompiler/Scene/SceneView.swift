import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// A view or a row of a scene.
public struct SceneView: Sendable {
  /// The kind of view.
  public let element: ElementKind
  /// The name in the scene.
  public internal(set) var id: String
  /// The view as it is written: a mapping, or a bare text.
  public let node: SyntaxNode
  /// The values of attributes, and the places of all keys, by the numbers of the element's parts.
  public internal(set) var parts = PartTable()
  /// Who fills the roles, in the scene's order.
  public private(set) var roles: [RuntimeTree.RoleBinding] = []
  /// Which method answers which event, in the scene's order.
  public private(set) var handlers: [RuntimeTree.EventBinding] = []
  /// What is inside, in the scene's order.
  public private(set) var content: [Slot] = []

  init(element: ElementKind, id: String, node: SyntaxNode) {
    self.element = element
    self.id = id
    self.node = node
  }

  /// Takes what was found in the view.
  mutating func complete(
    with parts: consuming PartTable, _ roles: consuming [RuntimeTree.RoleBinding],
    _ handlers: consuming [RuntimeTree.EventBinding], _ content: consuming [Slot]
  ) {
    self.parts = parts
    self.roles = roles
    self.handlers = handlers
    self.content = content
  }

  /// The value of an attribute; `nil` if none is written.
  public func value(of attribute: String) -> Value? {
    element.partNumber(of: attribute).flatMap { parts.value(of: $0) }
  }

  /// What is in a slot of the element, given by its place among the element's slots.
  public func items(inSlot index: Int) -> Items? {
    content.first { $0.index == index }?.items
  }

  /// Where the view begins in the source.
  public var offset: Int { keyRange.start }

  /// The view's first key.
  var keyRange: SourceRange { node.entries.first?.key.range ?? node.range }

  /// A slot with what is in it.
  public struct Slot: Sendable {
    /// The slot's place among those of the element.
    public let index: Int
    /// What is in it.
    public let items: Items
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
    /// A view, by its place among ``Scene/views``.
    case view(Int)
    /// A bare text.
    case text(Value)
  }
}
