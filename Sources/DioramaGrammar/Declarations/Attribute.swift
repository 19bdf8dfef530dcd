import DioramaSyntax
import DioramaTree

/// A settable property of a view, an inline role or a layout. It is a class because checking and lowering use
/// attributes for each value of each scene, and would otherwise copy their texts.
package final class Attribute: Sendable {
  /// The key in scenes.
  package let name: String
  /// What the attribute does, in one sentence.
  package let summary: String
  /// The type of its value.
  package let type: ValueType
  /// Whether scenes must set it.
  package let isRequired: Bool
  /// Whether its Swift type is optional, so that an optional parameter can set it.
  package let isOptional: Bool
  /// Its value if a scene does not set it.
  package let defaultValue: Default?
  /// How generated Swift sets it.
  package let setter: Setter
  /// The Swift type of the property if it differs from the value type's, such as `Float`.
  package let swiftType: String?
  /// Whether its Boolean property has the opposite value.
  package let isNegated: Bool
  /// The event that reports the user's changes to the value; `nil` if the user cannot change it.
  package let edited: String?
  /// The property that is set while the scene is shown, and read after the user's changes; `nil` for that of
  /// ``setter``.
  package let liveProperty: String?
  /// The attributes that must be set again after this one.
  package let resets: [String]
  /// Whether the value is passed to the initializer of the view, so that it never changes.
  package let isInitial: Bool
  /// Whether it affects the views inside. Elements without content do not inherit such an attribute.
  package let isOfContainers: Bool
  /// The dimension of the view that the number sets, which can be relative to another view; `nil` for other values.
  package let dimension: RelativeSize.Dimension?
  /// What the value means for VoiceOver; `nil` if rules do not use it.
  package let voiceOver: VoiceOverMeaning?
  /// The case of another attribute that this one needs to have an effect; `nil` if it needs none.
  package let needs: Need?
  /// The decorator that the attribute belongs to, or `nil` for the view itself.
  package let decorator: String?
  /// Whether its text is for programs, and is never translated.
  package let isVerbatim: Bool
  /// Other names that people use, for suggestions.
  package let synonyms: [String]
  /// Names that people use for the opposite of a Boolean attribute, for suggestions.
  package let opposites: [String]
  /// Names that people try for something similar, with what to write instead.
  package let hints: [Hint]
  /// The release that introduced it; `nil` for the first one.
  package let since: ReleaseVersion?

  init(
    name: String, summary: String, type: ValueType, isRequired: Bool = false, isOptional: Bool = false,
    defaultValue: Default? = nil, setter: Setter, swiftType: String? = nil, isNegated: Bool = false,
    edited: String? = nil, liveProperty: String? = nil, resets: [String] = [], isInitial: Bool = false,
    isOfContainers: Bool = false, dimension: RelativeSize.Dimension? = nil,
    voiceOver: VoiceOverMeaning? = nil, needs: Need? = nil, decorator: String? = nil,
    isVerbatim: Bool = false, synonyms: [String] = [], opposites: [String] = [], hints: [Hint] = [],
    since: ReleaseVersion? = nil
  ) {
    self.name = name
    self.summary = summary
    self.type = type
    self.isRequired = isRequired
    self.isOptional = isOptional
    self.defaultValue = defaultValue
    self.setter = setter
    self.swiftType = swiftType
    self.isNegated = isNegated
    self.edited = edited
    self.liveProperty = liveProperty
    self.resets = resets
    self.isInitial = isInitial
    self.isOfContainers = isOfContainers
    self.dimension = dimension
    self.voiceOver = voiceOver
    self.needs = needs
    self.decorator = decorator
    self.isVerbatim = isVerbatim
    self.synonyms = synonyms
    self.opposites = opposites
    self.hints = hints
    self.since = since
  }

  /// Creates a copy of an attribute with the default of a superclass.
  private init(_ other: Attribute, inheriting value: DioramaTree.Value) {
    name = other.name
    summary = other.summary
    type = other.type
    isRequired = other.isRequired
    isOptional = other.isOptional
    defaultValue = .inherited(value)
    setter = other.setter
    swiftType = other.swiftType
    isNegated = other.isNegated
    edited = other.edited
    liveProperty = other.liveProperty
    resets = other.resets
    isInitial = other.isInitial
    isOfContainers = other.isOfContainers
    dimension = other.dimension
    voiceOver = other.voiceOver
    needs = other.needs
    decorator = other.decorator
    isVerbatim = other.isVerbatim
    synonyms = other.synonyms
    opposites = other.opposites
    hints = other.hints
    since = other.since
  }

  /// Returns the attribute as a class of the app inherits it.
  func inheritedByApp() -> Attribute {
    if case .value(let value) = defaultValue { Attribute(self, inheriting: value) } else { self }
  }

  /// What an attribute means for VoiceOver.
  package enum VoiceOverMeaning: String, Sendable, CaseIterable {
    /// Whether VoiceOver ignores the view and everything inside.
    case hides
    /// Whether the view is an accessibility element.
    case element
    /// The views that VoiceOver reads, in order.
    case order
    /// A text that VoiceOver reads.
    case text
  }

  /// The cases of another attribute with which an attribute has an effect.
  package struct Need: Hashable, Sendable {
    /// The other attribute, an enumeration or a boolean.
    package let attribute: String
    /// The cases, at least one; those of a boolean are `true` and `false`.
    package let cases: [String]
  }

  /// The default of an attribute.
  package enum Default: Hashable, Sendable {
    /// The default of the Swift class.
    case value(DioramaTree.Value)
    /// The default of a superclass, which a class of the app may replace.
    case inherited(DioramaTree.Value)
    /// `<Scene>.<id>`, which generated code must set.
    case identifier
  }

  /// The way in which generated Swift sets an attribute.
  package enum Setter: Hashable, Sendable {
    /// By assigning to a property, given as names with `.` or `?.` between them.
    case property(String)
    /// By calling a method with the value, followed by fixed arguments.
    case method(String, label: String?, trailing: [FixedArgument])
    /// By overriding a property of the controller. The method tells the system that its value has changed.
    case overriding(String, update: String?)
    /// By calling a method of the controller, with the value and an animation flag, when its view is about to appear.
    /// The other method, which has only the flag, reverts this when the view is about to disappear.
    case appearing(String, disappearing: String?)
  }
}

extension Attribute {
  /// The default, if it is the same in all scenes.
  package var fixedDefault: Value? {
    switch defaultValue {
    case .value(let value), .inherited(let value): value
    case .identifier, nil: nil
    }
  }

  /// Whether the attribute is an entry of a component's state, which accepts any number.
  package var isStateOfComponent: Bool {
    if case .property(let property) = setter { property.hasPrefix(Self.statePrefix) } else { false }
  }

  /// The prefix of an entry's name in the property of a component.
  static let statePrefix = "state."

  /// Whether the generated class stores the value in a property.
  package var isStored: Bool {
    switch setter {
    case .overriding, .appearing: true
    case .property, .method: false
    }
  }

  /// Returns whether a value is certain to be the attribute's default.
  package func isDefault(_ value: Value) -> Bool {
    if case .value(value) = defaultValue { true } else { false }
  }
}

extension Attribute {
  /// Creates an attribute with only a name and a type.
  convenience init(name: String, type: ValueType) {
    self.init(name: name, summary: "", type: type, setter: .property(name))
  }
}

/// An event of a view or a role, which a scene can handle. It is a class for the same reason as ``Attribute``.
package final class Event: Sendable {
  /// The key in scenes.
  package let name: String
  /// A sentence that says when the event occurs.
  package let summary: String
  /// The parameters of the handler. The type `Self` is the view's class.
  package let arguments: [RuntimeTree.Handler.Argument]
  /// The Swift type of the handler's result, or `nil`.
  package let result: String?
  /// The result without a handler: one of a closed set of Swift expressions.
  package let otherwise: Otherwise?
  /// Whether the handler may suspend.
  package let isAsync: Bool
  /// Whether the handler may throw.
  package let canThrow: Bool
  /// The way in which generated Swift connects the handler.
  package let wiring: Wiring
  /// Other names that people use for the event, for suggestions.
  package let synonyms: [String]
  /// The release that introduced it; `nil` for the first one.
  package let since: ReleaseVersion?
  /// Whether the event makes a view work like a button, which needs a label for VoiceOver.
  package let activates: Bool

  init(
    name: String, summary: String, arguments: [RuntimeTree.Handler.Argument] = [], result: String? = nil,
    otherwise: Otherwise? = nil, isAsync: Bool = false, canThrow: Bool = false, wiring: Wiring,
    synonyms: [String] = [], since: ReleaseVersion? = nil, activates: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.arguments = arguments
    self.result = result
    self.otherwise = otherwise
    self.isAsync = isAsync
    self.canThrow = canThrow
    self.wiring = wiring
    self.synonyms = synonyms
    self.since = since
    self.activates = activates
  }

  /// Creates a copy of an event with other arguments.
  init(_ other: Event, arguments: [RuntimeTree.Handler.Argument]) {
    self.arguments = arguments
    name = other.name
    summary = other.summary
    result = other.result
    otherwise = other.otherwise
    isAsync = other.isAsync
    canThrow = other.canThrow
    wiring = other.wiring
    synonyms = other.synonyms
    since = other.since
    activates = other.activates
  }

  /// The way in which generated Swift connects an event's handler.
  package enum Wiring: Hashable, Sendable {
    /// Through `setHandler(_:for:)` and a case of `UIControl.Event`.
    case controlEvent(String)
    /// By assigning a closure to a property.
    case property(String)
    /// By overriding a method of the controller.
    case overriding(String)
  }

  /// The result if the object with the handlers has been freed.
  package enum Otherwise: Hashable, Sendable {
    /// `true` or `false`.
    case boolean(Bool)
    /// A whole number.
    case integer(Int)
    /// `nil`.
    case none
    /// A new instance, created with `init()`.
    case instance(String)
    /// A static member of a type, such as `UITableView.automaticDimension`.
    case member(String)
    /// The value of an argument, such as the row that the user tapped.
    case argument(String)

    /// The result in Swift; the name of an argument is not escaped.
    package var swiftText: String {
      switch self {
      case .boolean(let value): String(value)
      case .integer(let value): String(value)
      case .none: "nil"
      case .instance(let type): "\(type)()"
      case .member(let member): member
      case .argument(let name): name
      }
    }
  }

  /// Returns the property with the closure for an event, unless a declaration names another one.
  package static func property(named name: String) -> String { name + "Handler" }
}

/// The numbers of some parts of an element, with a bit set for quick checks.
package struct PartNumbers: Sendable {
  /// The numbers, in ascending order.
  package let numbers: [Int]
  /// The bits of all numbers.
  package let bits: UInt64

  init(_ numbers: [Int]) {
    self.numbers = numbers
    bits = numbers.reduce(0) { $0 | Self.bit(of: $1) }
  }

  /// Returns the bit of a number. Numbers that differ by 64 share one.
  package static func bit(of number: Int) -> UInt64 { 1 << UInt64(number & 63) }
}

/// A key that views of all elements have besides the parts of their elements.
package enum ViewKey: String, CaseIterable, Sendable {
  /// The handlers of the view's events.
  case handlers
  /// The attributes that the user changes together with the state.
  case edits
  /// The styles of a theme that the view has.
  case styles
  /// The view that takes the view's place in an app that does not know its element.
  case fallback

  /// The words that scenes write.
  package static let words = allCases.map(\.rawValue)
}

/// A role of another object in a view, such as its data source or its delegate. It is a class for the same reason as
/// ``Attribute``.
package final class Role: Sendable {
  /// The key in scenes.
  package let name: String
  /// The purpose of the role.
  package let summary: String
  /// The Swift protocol; `nil` for a role that combines others.
  package let swiftProtocol: String?
  /// The roles that the object fills: this role only, unless it combines others.
  package let fills: [String]
  /// The properties of the role.
  package let members: [Attribute]
  /// The events of the role.
  package let methods: [Event]
  /// Other names that people use for the role, for suggestions.
  package let synonyms: [String]
  /// The release that introduced it; `nil` for the first one.
  package let since: ReleaseVersion?

  init(
    name: String, summary: String, swiftProtocol: String? = nil, fills: [String], members: [Attribute] = [],
    methods: [Event] = [], synonyms: [String] = [], since: ReleaseVersion? = nil
  ) {
    self.name = name
    self.summary = summary
    self.swiftProtocol = swiftProtocol
    self.fills = fills
    self.members = members
    self.methods = methods
    self.synonyms = synonyms
    self.since = since
  }
}

extension ElementKind {
  /// The Swift types that generated Swift may name because of the element: its class, and the protocols of its roles.
  var swiftTypes: [String] { [swiftClass] + roles.compactMap(\.swiftProtocol) }
}
