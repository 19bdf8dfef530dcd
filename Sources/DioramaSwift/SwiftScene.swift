import DioramaTree

/// A scene as generated Swift says it: what is set, called and passed on is resolved, so that writing it looks
/// nothing up.
package struct SwiftScene: Sendable {
  /// The name in scene files.
  package var name: String
  /// The file that the scene was written in.
  package var source: String
  /// What the scene is, in its author's words.
  package var summary: String?
  /// The generated class.
  package var className: String
  /// The protocol of the scene's handlers.
  package var handlersName: String
  /// The class that the generated one extends.
  package var superclass: String
  /// The arguments of the superclass's initializer.
  package var superInitializer: [FixedArgument]
  /// What the owner passes in.
  package var parameters: [RuntimeTree.Parameter]
  /// What the scene asks of its owner.
  package var handlers: [RuntimeTree.Handler]
  /// How the views are laid out, as far as that is not what it is by itself.
  package var layout: [LayoutArgument]
  /// All views and rows that have a name, each before what is inside it.
  package var views: [View]
  /// What the controller shows.
  package var content: Content
  /// The Swift types that the class names, which no type of its own may hide.
  package var namedTypes: Set<String>

  /// Creates a scene.
  package init(
    name: String, source: String, summary: String?, className: String, handlersName: String,
    superclass: String,
    superInitializer: [FixedArgument], parameters: [RuntimeTree.Parameter], handlers: [RuntimeTree.Handler],
    layout: [LayoutArgument], views: [View], content: Content, namedTypes: Set<String>
  ) {
    self.name = name
    self.source = source
    self.summary = summary
    self.className = className
    self.handlersName = handlersName
    self.superclass = superclass
    self.superInitializer = superInitializer
    self.parameters = parameters
    self.handlers = handlers
    self.layout = layout
    self.views = views
    self.content = content
    self.namedTypes = namedTypes
  }

  /// What the controller shows; views are given by their ids.
  package enum Content: Sendable {
    /// Views from top to bottom.
    case views([String])
    /// The sections of a table, and whether some row answers its selection.
    case sections([Section], answersSelection: Bool)
  }

  /// A section of a table.
  package struct Section: Sendable {
    /// The text above the rows.
    package var header: Value?
    /// The text below the rows.
    package var footer: Value?
    /// The ids of the rows.
    package var rows: [String]

    /// Creates a section.
    package init(header: Value?, footer: Value?, rows: [String]) {
      self.header = header
      self.footer = footer
      self.rows = rows
    }
  }

  /// A view or row: the property that holds it, and what makes it what the scene says it is.
  package struct View: Sendable {
    /// The name of the property.
    package var id: String
    /// The Swift class.
    package var swiftClass: String
    /// Whether others than the scene may want the view.
    package var isPublic: Bool
    /// The arguments of its initializer.
    package var initializer: [FixedArgument]
    /// Who fills its roles.
    package var roles: [Role]
    /// What is done to it, in this order.
    package var statements: [Statement]

    /// Creates a view.
    package init(
      id: String, swiftClass: String, isPublic: Bool, initializer: [FixedArgument], roles: [Role],
      statements: [Statement]
    ) {
      self.id = id
      self.swiftClass = swiftClass
      self.isPublic = isPublic
      self.initializer = initializer
      self.roles = roles
      self.statements = statements
    }
  }

  /// What says how the views are laid out.
  package struct LayoutArgument: Sendable {
    /// The label of the argument.
    package var label: String
    /// Its value.
    package var value: SwiftExpression
    /// The member that keeps the value until the view is loaded, with its type; `nil` for a value that is always the
    /// same.
    package var member: (name: String, type: String)?

    /// Creates an argument.
    package init(label: String, value: SwiftExpression, member: (name: String, type: String)?) {
      self.label = label
      self.value = value
      self.member = member
    }
  }

  /// An argument that is the same for every scene.
  package struct FixedArgument: Hashable, Sendable {
    /// The label.
    package var label: String
    /// The case of an enumeration without its dot, or `nil` for `nil`.
    package var enumerationCase: String?

    /// Creates an argument.
    package init(label: String, enumerationCase: String?) {
      self.label = label
      self.enumerationCase = enumerationCase
    }
  }
}
