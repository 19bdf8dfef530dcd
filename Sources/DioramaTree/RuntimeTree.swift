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

extension RuntimeTree {
  /// A view or a row of a table.
  public struct View: Hashable, Sendable {
    /// The element's name in the grammar.
    public var element: String
    /// The Swift class of the view.
    public var swiftClass: String
    /// The view's name in the scene; `nil` for a row that was written as a bare text.
    public var id: String?
    /// The line of the source, counted from 1.
    public var line: Int
    /// The values, in the grammar's order, defaults included.
    public var attributes: [Attribute]
    /// Who fills the view's roles.
    public var roles: [RoleBinding]
    /// Which method of the handlers answers which event.
    public var handlers: [EventBinding]
    /// What is inside the view.
    public var content: [Slot]

    /// Creates a view.
    public init(
      element: String, swiftClass: String, id: String?, line: Int, attributes: [Attribute],
      roles: [RoleBinding], handlers: [EventBinding], content: [Slot]
    ) {
      self.element = element
      self.swiftClass = swiftClass
      self.id = id
      self.line = line
      self.attributes = attributes
      self.roles = roles
      self.handlers = handlers
      self.content = content
    }
  }

  /// A place in a view for further views.
  public struct Slot: Hashable, Sendable {
    /// The slot's name in the grammar.
    public var name: String
    /// What is in it.
    public var items: Items

    /// Creates a slot.
    public init(name: String, items: Items) {
      self.name = name
      self.items = items
    }

    /// The content of a slot.
    public enum Items: Hashable, Sendable {
      /// Views and texts, as written.
      case list([Item])
      /// The texts of the list parameter of this name.
      case parameter(String)
    }

    /// One thing in a slot.
    public enum Item: Hashable, Sendable {
      /// A view.
      case view(View)
      /// A bare text, for which the slot's owner makes a view.
      case text(Value)
    }
  }

  /// An event of a view and the method that answers it.
  public struct EventBinding: Hashable, Sendable {
    /// The event's name in the grammar.
    public var event: String
    /// The name of the method of the scene's handlers.
    public var method: String

    /// Creates a binding.
    public init(event: String, method: String) {
      self.event = event
      self.method = method
    }
  }

  /// Who fills one role of a view, or several at once.
  public struct RoleBinding: Hashable, Sendable {
    /// The key in the scene.
    public var name: String
    /// The roles that the one instance fills; ``name`` alone, unless the grammar says otherwise.
    public var fills: [String]
    /// Where the instance comes from.
    public var source: Source

    /// Creates a binding.
    public init(name: String, fills: [String], source: Source) {
      self.name = name
      self.fills = fills
      self.source = source
    }

    /// Where the instance for a role comes from.
    public enum Source: Hashable, Sendable {
      /// A Swift type of the app, made with `init()`.
      case type(String)
      /// The parameter of this name.
      case parameter(String)
      /// Written in the scene: values and methods of the handlers.
      case inline(attributes: [Attribute], handlers: [EventBinding])
    }
  }

  /// A method that the scene asks of its owner.
  public struct Handler: Hashable, Sendable {
    /// The method's name.
    public var name: String
    /// What it is given.
    public var arguments: [Argument]
    /// The Swift type that it answers with; `nil` for none.
    public var result: String?
    /// Whether it may suspend.
    public var isAsync: Bool
    /// Whether it may throw.
    public var canThrow: Bool
    /// The events that call it, in the scene's order.
    public var uses: [Use]

    /// Creates a handler.
    public init(
      name: String, arguments: [Argument], result: String?, isAsync: Bool, canThrow: Bool, uses: [Use]
    ) {
      self.name = name
      self.arguments = arguments
      self.result = result
      self.isAsync = isAsync
      self.canThrow = canThrow
      self.uses = uses
    }

    /// An argument of a handler.
    public struct Argument: Hashable, Sendable {
      /// The argument label; `nil` for none.
      public var label: String?
      /// The parameter name.
      public var name: String
      /// The Swift type.
      public var type: String

      /// Creates an argument.
      public init(label: String?, name: String, type: String) {
        self.label = label
        self.name = name
        self.type = type
      }
    }

    /// An event of a view that calls the handler.
    public struct Use: Hashable, Sendable {
      /// The event's name.
      public var event: String
      /// The view's id.
      public var view: String

      /// Creates a use.
      public init(event: String, view: String) {
        self.event = event
        self.view = view
      }
    }
  }
}

/// A tree whose views are made one at a time, as a writer asks for them: of a large scene, only one is in memory.
package struct StreamedTree {
  /// The tree without what it shows.
  package var head: RuntimeTree
  /// What it shows.
  package var content: Content

  /// Views that are made when they are asked for.
  package typealias Views = AnySequence<RuntimeTree.View>

  /// What a controller shows.
  package enum Content {
    /// Views, laid out by ``RuntimeTree/layout``.
    case views(Views)
    /// The sections of a table.
    case sections([(header: Value?, footer: Value?, rows: Views)])
  }

  /// Creates a tree.
  package init(head: RuntimeTree, content: Content) {
    self.head = head
    self.content = content
  }

  /// A tree that is there already.
  package init(_ tree: RuntimeTree) {
    head = tree
    head.content = .views([])
    switch tree.content {
    case .views(let views): content = .views(AnySequence(views))
    case .sections(let sections):
      content = .sections(sections.map { ($0.header, $0.footer, AnySequence($0.rows)) })
    }
  }

  /// The whole tree.
  package var tree: RuntimeTree {
    var tree = head
    switch content {
    case .views(let views): tree.content = .views(Array(views))
    case .sections(let sections):
      tree.content = .sections(
        sections.map { RuntimeTree.Section(header: $0.header, footer: $0.footer, rows: Array($0.rows)) })
    }
    return tree
  }
}
