/// A scene as both back ends see it: every default filled in, every name resolved, everything in the scene's order.
public struct RuntimeTree: Hashable, Sendable {
  /// The version of the tree's form that this library reads and writes.
  public static let version = 1

  /// The scene's name, in UpperCamelCase.
  public var scene: String
  /// The name of the file that the scene was written in, without its folder.
  public var source: String
  /// What the scene is, in its author's words.
  public var summary: String?
  /// The kind of controller, by the grammar's name.
  public var controller: String
  /// What the owner passes in.
  public var parameters: [Parameter]
  /// What the scene calls back, each method once.
  public var handlers: [Handler]
  /// How the views are laid out; empty for a controller that lays out its content itself.
  public var layout: [Attribute]
  /// The views, or the sections of a table.
  public var content: Content

  /// Creates a tree.
  public init(
    scene: String, source: String, summary: String?, controller: String, parameters: [Parameter],
    handlers: [Handler], layout: [Attribute], content: Content
  ) {
    self.scene = scene
    self.source = source
    self.summary = summary
    self.controller = controller
    self.parameters = parameters
    self.handlers = handlers
    self.layout = layout
    self.content = content
  }

  /// What a controller shows.
  public enum Content: Hashable, Sendable {
    /// Views, laid out by ``RuntimeTree/layout``.
    case views([View])
    /// The sections of a table.
    case sections([Section])
  }

  /// A section of a table.
  public struct Section: Hashable, Sendable {
    /// The text above the rows.
    public var header: Value?
    /// The text below the rows.
    public var footer: Value?
    /// The rows.
    public var rows: [View]

    /// Creates a section.
    public init(header: Value?, footer: Value?, rows: [View]) {
      self.header = header
      self.footer = footer
      self.rows = rows
    }
  }

  /// A value that the owner passes in.
  public struct Parameter: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Its type.
    public var type: ParameterType
    /// The value if the owner passes none; an optional parameter without a default is `nil` then.
    public var defaultValue: Value?
    /// What it is, in the author's words.
    public var summary: String?

    /// Creates a parameter.
    public init(name: String, type: ParameterType, defaultValue: Value?, summary: String?) {
      self.name = name
      self.type = type
      self.defaultValue = defaultValue
      self.summary = summary
    }
  }

  /// A name with its value.
  public struct Attribute: Hashable, Sendable {
    /// The attribute's name in the grammar.
    public var name: String
    /// Its value.
    public var value: Value

    /// Creates an attribute.
    public init(name: String, value: Value) {
      self.name = name
      self.value = value
    }
  }
}
