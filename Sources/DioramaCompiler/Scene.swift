import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// A scene that has been checked: every name in it is known, every value has its type, every constraint holds. Only
/// what the author wrote is in it; ``Lowering`` adds the rest. It knows the places of its views in their tree, and does
/// not keep that.
package final class Scene: Sendable {
  /// The file that the scene was written in.
  package let source: SourceFile
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
  /// The parameters that no reference names.
  package let unusedParameters: [String]

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
    package let node: NodeID?
    /// The text above the rows.
    package let header: Value?
    /// The text below the rows.
    package let footer: Value?
    /// The rows, by their places among ``Scene/views``.
    package let rows: [Int]
  }

  init(
    source: SourceFile, name: String, summary: String?, controller: ControllerKind,
    parameters: [RuntimeTree.Parameter], layout: [Value?], views: [SceneView], content: Content,
    handlers: [RuntimeTree.Handler], unusedParameters: [String]
  ) {
    self.source = source
    self.name = name
    self.summary = summary
    self.controller = controller
    self.parameters = parameters
    self.layout = layout
    self.views = views
    self.content = content
    self.handlers = handlers
    self.unusedParameters = unusedParameters
  }
}

/// A view or a row of a scene.
package struct SceneView: Sendable {
  /// The kind of view.
  package let element: ElementKind
  /// The name in the scene.
  package internal(set) var id: String
  /// The view as it is written: a mapping, or a bare text.
  package let node: NodeID
  private let start: UInt32
  /// The values of attributes, and the places of all keys, by the numbers of the element's parts.
  package internal(set) var parts = PartTable()
  /// Who fills the roles, in the scene's order.
  package internal(set) var roles: [RuntimeTree.RoleBinding] = []
  /// Which method answers which event, in the scene's order.
  package internal(set) var handlers: [RuntimeTree.EventBinding] = []
  /// What is inside, in the scene's order.
  package internal(set) var content: [Slot] = []

  /// - Parameter start: Where the first key begins, or the text.
  init(element: ElementKind, id: String, node: NodeID, start: Int) {
    self.element = element
    self.id = id
    self.node = node
    self.start = UInt32(start)
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
  package var offset: Int { Int(start) }

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

extension SyntaxNode {
  /// The first key of a view; all of a bare text.
  var keyRange: SourceRange { entries.first?.key.range ?? range }
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
  /// A bit for each number that is given, so that most of those that are not need no search. Numbers from 63 on share
  /// the last bit.
  private var given: UInt64 = 0

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
      given |= Self.bit(of: number)
      parts.append(Part(number, at: keyRange, value))
    }
  }

  private func index(of number: Int) -> Int? {
    given & Self.bit(of: number) == 0 ? nil : parts.firstIndex { $0.number == number }
  }

  private static func bit(of number: Int) -> UInt64 { 1 << UInt64(min(number, 63)) }
}

/// The names that generated Swift has because a scene says something, and that nothing else may have.
package enum GeneratedNames {
  private static let classEnding = "Scene"

  /// The class of a scene.
  package static func className(ofScene name: String) -> String { name + classEnding }

  /// The scene of a class.
  package static func sceneName(ofClass name: String) -> String {
    name.hasSuffix(classEnding) ? String(name.dropLast(classEnding.count)) : name
  }

  /// The protocol of a scene's handlers.
  package static func handlersName(ofScene name: String) -> String { className(ofScene: name) + "Handlers" }

  /// The member that keeps a part of the layout until the view is loaded.
  static func member(ofLayout attribute: String) -> String { "layout" + capitalized(attribute) }

  /// The member that keeps what fills a role of a view.
  static func member(ofRole role: String, of id: String) -> String { id + capitalized(role) }

  private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  /// The types that a Swift type is spelled with; of one that is nested in another, that one.
  static func types(in spelling: String) -> [String] {
    if !spelling.isEmpty, spelling.utf8.allSatisfy(\.isPartOfWord) { return [spelling] }
    var types: [String] = []
    var isNested = false
    var rest = spelling[...]
    while let character = rest.first {
      let name = rest.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
      if name.isEmpty {
        isNested = character == "."
        rest = rest.dropFirst()
      } else {
        if !isNested { types.append(String(name)) }
        isNested = false
        rest = rest.dropFirst(name.count)
      }
    }
    return types
  }
}

extension UInt8 {
  /// Whether the byte is a letter or a digit of ASCII.
  var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  fileprivate var isPartOfWord: Bool { isLetterOrDigit || self == UInt8(ascii: "_") }
}
