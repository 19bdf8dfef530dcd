import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// A scene that has been checked: every name is known, every value has its type, and every constraint holds.
///
/// It contains what the scene's author wrote, with the initial values of the state and with ids for the views that have
/// none; ``Lowering`` adds the rest. It has the ids of its views' nodes, but does not keep their syntax tree.
final class Scene: Sendable {
  /// The file that the scene was written in.
  let source: SourceFile
  /// The name, in UpperCamelCase.
  let name: String
  /// The author's description of the scene.
  let summary: String?
  /// The kind of scene.
  let controller: ControllerKind
  /// What the owner passes to the scene.
  let parameters: [RuntimeTree.Parameter]
  /// The state, the conditions and the derived values. `nil` for a scene without any, but never for a component.
  let change: Change?
  /// The layout of the views: the values by the indices of their attributes in the controller's layout.
  let layout: [Value?]
  /// Every view and row, each before its content. The rest of the scene refers to a view by its index here.
  let views: [SceneView]
  /// The scene's `screen`, the settings of its controller, by its index in ``views``; `nil` for none.
  let screen: Int?
  /// The scene's `table`, the settings of its table, by its index in ``views``; `nil` for none.
  let table: Int?
  /// The content of the scene.
  let content: Content
  /// The views that a table shows while it has no rows, by their indices in ``views``.
  let empty: [Int]
  /// The methods that the owner implements.
  let handlers: HandlerTable
  /// Whether it is a component.
  let isComponent: Bool
  /// The events of a component.
  let events: [Event]
  /// The names that values can use, without those of the screen.
  let names: NameNumbers
  /// The names that nothing uses, by kind.
  let unused: [(kind: NameScope.Kind, names: [String])]
  /// The names of the styles that views have.
  let styles: Set<String>

  /// What changes while a scene is shown.
  struct Change: Sendable {
    /// The values that the owner and the user change, with their initial values.
    let state: [RuntimeTree.Parameter]
    /// Named tests.
    let conditions: [RuntimeTree.Condition]
    /// The values that the app derives from the state.
    let derived: [RuntimeTree.Parameter]
  }

  /// The content of a scene.
  enum Content: Sendable {
    /// Views, which the scene lays out, by their indices in ``Scene/views``.
    case views([Int])
    /// Sections of a table.
    case sections([Section])
  }

  /// A section of a table.
  struct Section: Sendable {
    /// The section's node; `nil` for the only section of a scene that has just rows.
    let node: NodeID?
    /// What is above the rows.
    let header: Edge
    /// What is below the rows.
    let footer: Edge
    /// Whether the section is in its table; `nil` for one that always is.
    let shown: Value?
    /// The rows, by their indices in ``Scene/views``.
    let rows: [Int]

    /// What is above or below the rows of a section: a text, views or nothing.
    struct Edge: Sendable {
      var text: Value?
      /// The views, by their indices in ``Scene/views``.
      var views: [Int] = []
    }

    /// The rows and the views of the section, by their indices in ``Scene/views``.
    var allViews: [Int] { header.views + rows + footer.views }
  }

  init(
    source: SourceFile, name: String, summary: String?, controller: ControllerKind,
    parameters: [RuntimeTree.Parameter], change: Change?, layout: [Value?], views: [SceneView],
    screen: Int?, table: Int?, content: Content, empty: [Int], handlers: HandlerTable,
    isComponent: Bool, events: [Event], names: NameNumbers,
    unused: [(kind: NameScope.Kind, names: [String])], styles: Set<String>
  ) {
    self.source = source
    self.name = name
    self.summary = summary
    self.controller = controller
    self.parameters = parameters
    self.change = change
    self.layout = layout
    self.views = views
    self.screen = screen
    self.table = table
    self.content = content
    self.empty = empty
    self.handlers = handlers
    self.isComponent = isComponent
    self.events = events
    self.names = names
    self.unused = unused
    self.styles = styles
  }
}

extension Scene {
  /// The names of the components that the scene uses itself, each once.
  var components: [String] {
    var names: Set<String> = []
    for view in views.withFallbacks where view.element.isComponent { names.insert(view.element.name) }
    let entries = parameters + (change.map { $0.state + $0.derived } ?? [])
    for case .component(let name) in entries.map(\.type.base) { names.insert(name) }
    return names.sorted()
  }
}

/// A view or a row of a scene.
struct SceneView: Sendable {
  /// The kind of view.
  let element: ElementKind
  /// The view's id.
  var id: String
  /// The view's node: a mapping, or a bare text.
  let node: NodeID
  private let start: UInt32
  /// The values of attributes and the ranges of all keys, by the numbers of the element's parts.
  var parts = PartTable()
  /// What fills the roles, in the scene's order.
  var roles: [RuntimeTree.RoleBinding] = []
  /// The events with the methods that handle them, in the scene's order.
  var handlers: [RuntimeTree.EventBinding] = []
  /// The attributes that the user changes together with the state.
  var edits: [RuntimeTree.Edit] = []
  /// The content, in the scene's order.
  var content: [Slot] = []
  /// What takes the view's place in an app that does not know its element.
  var fallback: SceneFallback?
  /// The type of the object of the app that the view contains; `nil` if it contains none.
  var containedType: String?

  /// Creates a view.
  ///
  /// - Parameter start: The start of the first key, or of the text.
  init(element: ElementKind, id: String, node: NodeID, start: Int) {
    self.element = element
    self.id = id
    self.node = node
    self.start = UInt32(start)
  }

  /// Returns the content of the slot with an index among the element's slots.
  func items(inSlot index: Int) -> Items? {
    content.first { $0.index == index }?.items
  }

  /// The class of the view, with the type of what it contains.
  var swiftClass: String {
    containedType.map { "\(element.swiftClass)<\($0)>" } ?? element.swiftClass
  }

  /// Returns the numbers of the attributes that are added although the scene does not set them: the identifier (of a
  /// structural view, only if it has handlers), and whether the view grows if its element sets it.
  func addedAttributes(in grammar: Grammar) -> [Int] {
    let isIdentified = !element.isStructural || !handlers.isEmpty
    var numbers = isIdentified ? element.identifiers.filter { !parts.has($0) } : []
    if element.grows != nil, let growing = grammar.growing(of: element), !parts.has(growing) {
      numbers.append(growing)
    }
    return numbers
  }

  /// Where the view begins in the source.
  var offset: Int { Int(start) }

  /// A slot with its content.
  struct Slot: Sendable {
    /// The index of the slot among the element's slots.
    let index: Int
    /// The slot's content.
    let items: Items
  }

  /// The content of a slot.
  enum Items: Sendable {
    /// Views and texts.
    case list([Item])
    /// The texts of a list parameter.
    case parameter(String)
    /// The texts of a list of the state.
    case state(String)
  }

  /// One item in a slot.
  enum Item: Sendable {
    /// A view, by its index in ``Scene/views``.
    case view(Int)
    /// A bare text.
    case text(Value)
  }
}

/// What takes the place of a view in an app that does not know its element: another view, with all its content.
final class SceneFallback: Sendable {
  /// The views, each before its content. The first one takes the place. They refer to each other by their indices here.
  let views: [SceneView]

  init(views: [SceneView]) { self.views = views }
}

extension [SceneView] {
  /// The views, and those of their fallbacks.
  var withFallbacks: [SceneView] {
    let lists = withLists
    return lists.count == 1 ? self : lists.flatMap(\.self)
  }

  /// The views, and those of each fallback.
  var withLists: [[SceneView]] {
    indices.contains { self[$0].fallback != nil }
      ? [self] + compactMap(\.fallback).flatMap(\.views.withLists) : [self]
  }
}

extension SyntaxNode {
  /// The first key of a view; for a bare text, the whole text.
  var keyRange: SourceRange { entries.first?.key.range ?? range }
}

/// The parts that a view gives, by their numbers in the element, in the order in which they were added.
struct PartTable: Sendable {
  /// A part that is given, validly or not. Its numbers have 32 bits, since a large scene has many parts.
  struct Part: Sendable {
    /// Its value, if it is an attribute with a valid value.
    let value: Value?
    private let shortNumber: UInt32
    private let start: UInt32
    private let end: UInt32

    init(_ number: Int, at keyRange: SourceRange, _ value: consuming Value?) {
      self.value = value
      shortNumber = UInt32(number)
      start = UInt32(keyRange.start)
      end = UInt32(keyRange.end)
    }

    /// The part's number.
    var number: Int { Int(shortNumber) }
    /// The range of its key.
    var keyRange: SourceRange { SourceRange(Int(start), Int(end)) }
  }

  /// The parts that are given.
  private(set) var parts: [Part] = []
  /// The bits of the numbers that are given. With them, most missing numbers need no search.
  private var given: UInt64 = 0

  /// The part with a number; `nil` if it is not given.
  subscript(number: Int) -> Part? {
    index(of: number).map { parts[$0] }
  }

  /// Returns the range of the key of a named part, or `nil` if the part is not given.
  func keyRange(of part: String, in element: ElementKind) -> SourceRange? {
    element.partNumber(of: part).flatMap { self[$0]?.keyRange }
  }

  /// Returns the value of an attribute, if it is given and valid.
  func value(of number: Int) -> Value? {
    index(of: number).flatMap { parts[$0].value }
  }

  /// Returns whether a part is given.
  func has(_ number: Int) -> Bool { index(of: number) != nil }

  /// Returns whether any of some parts, given by the bits of their numbers, may be given.
  func mayHave(_ bits: UInt64) -> Bool { given & bits != 0 }

  /// Reserves room for a number of parts.
  mutating func reserve(_ count: Int) { parts.reserveCapacity(count) }

  /// Records a part. Without a value, an earlier value stays.
  mutating func give(_ number: Int, at keyRange: SourceRange, _ value: consuming Value? = nil) {
    if let index = index(of: number) {
      parts[index] = Part(number, at: keyRange, value ?? parts[index].value)
    } else {
      given |= PartNumbers.bit(of: number)
      parts.append(Part(number, at: keyRange, value))
    }
  }

  private func index(of number: Int) -> Int? {
    given & PartNumbers.bit(of: number) == 0 ? nil : parts.firstIndex { $0.number == number }
  }
}
