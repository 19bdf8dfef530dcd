import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// A view or a row of a scene.
package struct SceneView: Sendable {
  /// The kind of view.
  package let element: ElementKind
  /// The name in the scene.
  package internal(set) var id: String
  /// The view as it is written: a mapping, or a bare text.
  package let node: SyntaxNode
  /// The values of attributes, and the places of all keys, by the numbers of the element's parts.
  package internal(set) var parts = PartTable()
  /// Who fills the roles, in the scene's order.
  package private(set) var roles: [RuntimeTree.RoleBinding] = []
  /// Which method answers which event, in the scene's order.
  package private(set) var handlers: [RuntimeTree.EventBinding] = []
  /// What is inside, in the scene's order.
  package private(set) var content: [Slot] = []

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
  package func value(of attribute: String) -> Value? {
    element.partNumber(of: attribute).flatMap { parts.value(of: $0) }
  }

  /// What is in a slot of the element, given by its place among the element's slots.
  package func items(inSlot index: Int) -> Items? {
    content.first { $0.index == index }?.items
  }

  /// Where the view begins in the source.
  package var offset: Int { keyRange.start }

  /// The view's first key.
  var keyRange: SourceRange { node.entries.first?.key.range ?? node.range }

  /// A slot with what is in it.
  package struct Slot: Sendable {
    /// The slot's place among those of the element.
    package let index: Int
    /// What is in it.
    package let items: Items
  }

  /// What is in a slot.
  package enum Items: Sendable {
    /// Views and texts.
    case list([Item])
    /// The texts of a list parameter.
    case parameter(String)
  }

  /// One thing in a slot.
  package enum Item: Sendable {
    /// A view, by its place among ``Scene/views``.
    case view(Int)
    /// A bare text.
    case text(Value)
  }
}

/// What a view gives of the parts of its element, by the numbers that the element gives them, in the order in which
/// they came.
package struct PartTable: Sendable {
  /// A part that is given, well or badly. Its numbers are kept short, since a big scene has many parts.
  package struct Part: Sendable {
    /// Its value, if it is an attribute and the value is good.
    package let value: Value?
    private let shortNumber: UInt32
    private let start: UInt32
    private let end: UInt32

    init(_ number: Int, at keyRange: SourceRange, _ value: Value?) {
      self.value = value
      shortNumber = UInt32(number)
      start = UInt32(keyRange.start)
      end = UInt32(keyRange.end)
    }

    /// The part's number.
    package var number: Int { Int(shortNumber) }
    /// Where its key stands.
    package var keyRange: SourceRange { SourceRange(Int(start), Int(end)) }
  }

  /// The parts that are given.
  package private(set) var parts: [Part] = []

  /// What is known of a part; `nil` if it is not given.
  package subscript(number: Int) -> Part? {
    index(of: number).map { parts[$0] }
  }

  /// The value of an attribute, if it is given and good.
  package func value(of number: Int) -> Value? {
    index(of: number).flatMap { parts[$0].value }
  }

  /// Whether a part is given.
  package func has(_ number: Int) -> Bool { index(of: number) != nil }

  /// Makes room for so many parts.
  mutating func reserve(_ count: Int) { parts.reserveCapacity(count) }

  /// Notes that a part is given. A value that is known stays.
  mutating func give(_ number: Int, at keyRange: SourceRange, _ value: Value? = nil) {
    if let index = index(of: number) {
      parts[index] = Part(number, at: keyRange, value ?? parts[index].value)
    } else {
      parts.append(Part(number, at: keyRange, value))
    }
  }

  private func index(of number: Int) -> Int? {
    parts.firstIndex { $0.number == number }
  }
}
