/// A scene or a component for both back ends: all names are resolved, and everything is in the scene's order.
/// Attributes with default values are left out, so a tree uses no more of the language than its scene.
package struct RuntimeTree: Hashable, Sendable {
  /// The version of the format that this library reads and writes.
  package static let version = 2

  /// The controller of components.
  package static let component = "component"
  /// Whether this is the tree of a component.
  package var isComponent: Bool { controller == Self.component }

  /// The maximum nesting depth of components that a loader accepts.
  package static let maximumComponentDepth = 32

  /// The id of the view with the scene's settings for its controller.
  package static let screenID = "self"

  /// The version of this release of the command, the language and DioramaKit.
  package static let release = "0.1.0"

  /// The first release that has all names in the tree; `nil` if all releases have them.
  package var needs: ReleaseVersion?
  /// The scene's name, in UpperCamelCase.
  package var scene: String
  /// The name of the scene's file, without its folder.
  package var source: String
  /// The author's description of the scene.
  package var summary: String?
  /// The name of the kind of controller in the grammar.
  package var controller: String
  /// The parameters, which the owner passes.
  package var parameters: [Parameter]
  /// The values that change while the scene is shown, with their initial values.
  package var state: [Parameter] = []
  /// Named tests.
  package var conditions: [Condition] = []
  /// The values that the app derives from the state. They have no defaults.
  package var derived: [Parameter] = []
  /// The methods that the scene calls, each once.
  package var handlers: [Handler]
  /// The layout of the views; empty for a controller that lays out its content itself.
  package var layout: [Attribute]
  /// The scene's settings for its controller; `nil` if there are none.
  package var screen: View?
  /// The scene's settings for the table that shows its sections; `nil` if there are none.
  package var table: View?
  /// The views, or the sections of a table.
  package var content: Content
  /// The views that a table shows in its middle while it has no rows.
  package var empty: [View] = []
  /// The parts of the scene that change, in the order in which they are set.
  package var groups: [Group] = []
  /// The components that the scene uses, directly or in others, each once. A component has a name, a source, a summary,
  /// state, conditions, derived values, a layout, views and groups. Its handlers are its events.
  package var components: [RuntimeTree] = []

  /// Creates a tree of a scene that does not change.
  package init(
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

  /// The content of a controller.
  package enum Content: Hashable, Sendable {
    /// Views, laid out by ``RuntimeTree/layout``.
    case views([View])
    /// The sections of a table.
    case sections([Section])
  }

  /// A section of a table.
  package struct Section: Hashable, Sendable {
    /// The text above the rows.
    package var header: Value?
    /// The text below the rows.
    package var footer: Value?
    /// The views above the rows.
    package var headerViews: [View] = []
    /// The views below the rows.
    package var footerViews: [View] = []
    /// Whether the section is shown; `nil` if it always is.
    package var shown: Value?
    /// The rows.
    package var rows: [View]

    /// Creates a section.
    package init(header: Value?, footer: Value?, shown: Value? = nil, rows: [View]) {
      self.header = header
      self.footer = footer
      self.shown = shown
      self.rows = rows
    }
  }

  /// A parameter, which the owner passes, or a part of the state. It is an object because it is copied often.
  package final class Parameter: Hashable, Sendable {
    package let name: String
    /// The type.
    package let type: ParameterType
    /// The default. Without one, an optional is `nil` by default, and anything else is required.
    package let defaultValue: Value?
    /// The author's description.
    package let summary: String?

    /// Creates a parameter.
    package init(name: String, type: ParameterType, defaultValue: Value?, summary: String?) {
      self.name = name
      self.type = type
      self.defaultValue = defaultValue
      self.summary = summary
    }

    /// Returns whether everything about two parameters is the same.
    package static func == (left: Parameter, right: Parameter) -> Bool {
      left.name == right.name && left.type == right.type && left.defaultValue == right.defaultValue
        && left.summary == right.summary
    }

    /// Hashes everything about the parameter.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(type)
      hasher.combine(defaultValue)
      hasher.combine(summary)
    }
  }

  /// A name and its value.
  package struct Attribute: Hashable, Sendable {
    /// The attribute's name in the grammar.
    package var name: String
    package var value: Value

    /// Creates an attribute.
    package init(name: String, value: Value) {
      self.name = name
      self.value = value
    }
  }
}

extension RuntimeTree {
  /// A view or a row of a table.
  package struct View: Hashable, Sendable {
    /// The element's name in the grammar.
    package var element: String
    /// The Swift class of the view: that of its element, with the type of an object that it contains. In a tree that
    /// is made in code, it can also be a subclass. Loaders use the class of the element.
    package var swiftClass: String
    /// The view's identifier. Every view of a scene has one, and Swift needs it. A tree that is only loaded can leave
    /// it out.
    package var id: String?
    /// The line in the source, counted from 1.
    package var line: Int
    /// The attributes that do not change, in the grammar's order.
    package var attributes: [Attribute]
    /// The objects that fill the view's roles.
    package var roles: [RoleBinding]
    /// The methods that handle the view's events.
    package var handlers: [EventBinding]
    /// The attributes that the user changes, and the parts of the state that follow them.
    package var edits: [Edit]
    /// The views in the view's slots.
    package var content: [Slot]
    /// The view that replaces this one in an app that does not know its element.
    package var fallback: Fallback?
    /// The component that shows each entry of a list; `nil` for any other view, and for a list of texts.
    package var component: String?

    /// Creates a view.
    package init(
      element: String, swiftClass: String, id: String?, line: Int, attributes: [Attribute],
      roles: [RoleBinding], handlers: [EventBinding], edits: [Edit] = [], content: [Slot],
      component: String? = nil
    ) {
      self.element = element
      self.swiftClass = swiftClass
      self.id = id
      self.line = line
      self.attributes = attributes
      self.roles = roles
      self.handlers = handlers
      self.edits = edits
      self.content = content
      self.component = component
    }
  }

  /// The replacement for a view in an app that does not know its element. It is an enumeration because views contain
  /// it, and a structure cannot contain itself.
  package indirect enum Fallback: Hashable, Sendable {
    /// A view, the methods that only fallbacks call, and the groups that change the view.
    case view(View, handlers: [Handler], groups: [Group])
  }

  /// A slot in a view for further views.
  package struct Slot: Hashable, Sendable {
    /// The slot's name in the grammar.
    package var name: String
    /// The content of the slot.
    package var items: Items

    /// Creates a slot.
    package init(name: String, items: Items) {
      self.name = name
      self.items = items
    }

    /// The content of a slot.
    package enum Items: Hashable, Sendable {
      /// Views and texts, as written.
      case list([Item])
      /// The texts of the list parameter with this name.
      case parameter(String)
      /// The texts of the list with this name in the state.
      case state(String)
    }

    /// An item in a slot.
    package enum Item: Hashable, Sendable {
      /// A view.
      case view(View)
      /// A bare text, for which the slot's view creates a view.
      case text(Value)
    }
  }

  /// An event of a view, and the method that handles it.
  package struct EventBinding: Hashable, Sendable {
    /// The event's name in the grammar.
    package var event: String
    /// The name of the method in the scene's handlers.
    package var method: String

    /// Creates a binding.
    package init(event: String, method: String) {
      self.event = event
      self.method = method
    }
  }

  /// An object that fills one or several roles of a view.
  package struct RoleBinding: Hashable, Sendable {
    /// The key in the scene.
    package var name: String
    /// The roles that the object fills: ``name`` only, unless the grammar specifies others.
    package var fills: [String]
    /// The source of the object.
    package var source: Source

    /// Creates a binding.
    package init(name: String, fills: [String], source: Source) {
      self.name = name
      self.fills = fills
      self.source = source
    }

    /// The source of an object for a role.
    package enum Source: Hashable, Sendable {
      /// A Swift type of the app, created with `init()`.
      case type(String)
      /// The parameter with this name.
      case parameter(String)
      /// An inline role: values, and methods of the handlers.
      case inline(attributes: [Attribute], handlers: [EventBinding])
    }
  }

  /// A method that the scene's handlers must have.
  package struct Handler: Hashable, Sendable {
    /// The method's name.
    package var name: String
    /// The parameters of the method.
    package var arguments: [Argument]
    /// The Swift type of the result; `nil` for none.
    package var result: String?
    /// Whether it is asynchronous.
    package var isAsync: Bool
    /// Whether it may throw.
    package var canThrow: Bool
    /// The events that call it, in the scene's order.
    package var uses: [Use]

    /// Creates a handler.
    package init(
      name: String, arguments: [Argument], result: String?, isAsync: Bool, canThrow: Bool,
      uses: [Use] = []
    ) {
      self.name = name
      self.arguments = arguments
      self.result = result
      self.isAsync = isAsync
      self.canThrow = canThrow
      self.uses = uses
    }

    /// The method's type, as the type of a Swift function.
    package var functionType: String {
      Self.functionType(arguments.map(\.type), result: result, isAsync: isAsync, canThrow: canThrow)
    }

    /// Returns the type of a Swift function.
    package static func functionType(
      _ arguments: [String], result: String?, isAsync: Bool, canThrow: Bool
    ) -> String {
      let effects = (isAsync ? " async" : "") + (canThrow ? " throws" : "")
      return "(\(arguments.joined(separator: ", ")))\(effects) -> \(result ?? "Void")"
    }

    /// A parameter of a handler.
    package struct Argument: Hashable, Sendable {
      /// The argument label; `nil` for none.
      package var label: String?
      /// The parameter name.
      package var name: String
      /// The Swift type.
      package var type: String

      /// Creates an argument.
      package init(label: String? = nil, name: String, type: String) {
        self.label = label
        self.name = name
        self.type = type
      }
    }

    /// An event of a view that calls the handler.
    package struct Use: Hashable, Sendable {
      /// The event's name.
      package var event: String
      /// The view's id.
      package var view: String

      /// Creates a use.
      package init(event: String, view: String) {
        self.event = event
        self.view = view
      }
    }
  }
}

/// A tree whose views are created one at a time while it is written, so that only one view of a large scene is in
/// memory.
package struct StreamedTree {
  /// The tree without its content.
  package var head: RuntimeTree
  /// The content.
  package var content: Content

  /// Views that are created as they are iterated.
  package typealias Views = LazyMapSequence<Range<Int>, RuntimeTree.View>

  /// The content of a controller.
  package enum Content {
    /// Views, laid out by ``RuntimeTree/layout``.
    case views(Views)
    /// The sections of a table.
    case sections([Section])
  }

  /// A section of a table.
  package struct Section {
    /// The section without its views and rows.
    package var head: RuntimeTree.Section
    /// The views above the rows.
    package var headerViews: Views
    /// The views below the rows.
    package var footerViews: Views
    /// The rows.
    package var rows: Views

    package init(head: RuntimeTree.Section, headerViews: Views, footerViews: Views, rows: Views) {
      self.head = head
      self.headerViews = headerViews
      self.footerViews = footerViews
      self.rows = rows
    }
  }

  package init(head: RuntimeTree, content: Content) {
    self.head = head
    self.content = content
  }
}

extension [RuntimeTree.Edit] {
  /// Returns whether an attribute is edited.
  package func contains(attribute name: String) -> Bool { contains { $0.attribute == name } }
}
