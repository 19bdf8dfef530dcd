import DioramaSyntax
import DioramaTree

/// An element or a controller that extends an unknown one.
struct UnknownBase: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unknown-base",
    explanation:
      """
      An element extends, and a decorator decorates, an element of the language or of the project. A controller \
      extends a controller.
      """,
    example: DiagnosticKind.Example(
      .element, failing: "element: rating\nswift: RatingView\nextends: contrl\nsummary: A row of stars.\n",
      passing: "element: rating\nswift: RatingView\nextends: control\nsummary: A row of stars.\n"))

  var kind = DeclarationKind.element
  let name: String
  let suggestion: String?
  var message: String {
    let remedy = suggestion.didYouMean(or: "declare it, or name another")
    return "there is no \(kind.rawValue) '\(name.shortened)'; \(remedy)"
  }

  /// Returns the diagnostic for a name in a declaration, with the suggestion as its fix-it.
  static func diagnostic(
    _ kind: DeclarationKind = .element, at node: SyntaxNode, suggestion: String?
  ) -> Diagnostic {
    Diagnostic(
      UnknownBase(kind: kind, name: node.text, suggestion: suggestion), at: node.range,
      fixIts: renaming(node, to: suggestion, isClosest: true))
  }
}

/// Elements or controllers that extend each other.
struct InheritanceCycle: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "inheritance-cycle",
    explanation: "An element or a controller cannot extend itself, directly or through others.",
    example: DiagnosticKind.Example(
      .element, failing: "element: rating\nswift: RatingView\nextends: rating\nsummary: A row of stars.\n",
      passing: "element: rating\nswift: RatingView\nextends: control\nsummary: A row of stars.\n"))

  var kind = DeclarationKind.element
  let name: String
  var message: String {
    "'\(name)' extends itself, directly or through others; extend another \(kind.rawValue)"
  }
}

/// Components that contain themselves.
struct ComponentCycle: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "component-cycle",
    explanation: "A component can contain others, but not itself, directly or through others.",
    example: DiagnosticKind.Example(
      .component, failing: "component: Card\nviews:\n- Card: inner\n",
      passing: "component: Card\nviews:\n- label: inner\n  text: Hello\n"))

  let path: String
  var message: String { "the component contains itself: \(path); remove one of these uses" }
}

/// Components that are nested too deep.
struct ComponentNesting: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "component-nesting",
    explanation: """
      Components can be nested \(RuntimeTree.maximumComponentDepth) deep, in views and in the types of the state. A \
      loader rejects deeper ones, because views are laid out recursively. Make the chain shorter.
      """,
    example: nil)

  let name: String
  var message: String {
    "'\(name)' already nests \(RuntimeTree.maximumComponentDepth) components, the maximum; do not use it here"
  }
}

/// An element or a controller with too many supertypes.
struct InheritanceLimit: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "inheritance-limit",
    explanation: """
      An element or a controller may have at most \(Limits.inheritance) supertypes in a project. Each inherits the \
      parts of all those above it. Extend one of them directly.
      """,
    example: nil)

  var kind = DeclarationKind.element
  let name: String
  var message: String {
    "'\(name)' has more than \(Limits.inheritance) supertypes; extend one of the first of them directly"
  }
}

/// An element that cannot be the `screen` of a controller.
struct ForeignScreen: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "foreign-screen",
    explanation: """
      The 'screen' of a controller must be an element that extends the 'screen' of the controller's supertype. Its \
      class must be that of the controller or of one of its supertypes.
      """,
    example: DiagnosticKind.Example(
      .controller,
      failing: "controller: tracked\nswift: TrackedViewController\nextends: view\nscreen: label\n",
      passing: "controller: tracked\nswift: TrackedViewController\nextends: view\nscreen: screen\n"))

  let name: String
  let base: String
  /// The class of the controller, if the element extends the right one but has another class.
  let swiftClass: String?
  var message: String {
    if let swiftClass {
      return "'\(name)' does not describe '\(swiftClass)'; write 'swift: \(swiftClass)' in its file"
    }
    return "'\(name)' does not describe a controller; name an element that extends '\(base)'"
  }
}

/// A declaration that is too large, or a project with too many declarations.
enum DeclarationLimit: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "declaration-limit",
    explanation: """
      A declaration may have \(Limits.declarationNodes) values, lists, mappings and \
      keys, an element may inherit \(Limits.inheritedParts) attributes, events, roles and slots, and a project may \
      declare \(Limits.decorators) decorators.
      """,
    example: nil)

  case nodes
  case inheritedParts(base: String)
  case decorators

  var message: String {
    switch self {
    case .nodes:
      "a declaration must not have more than \(Limits.declarationNodes) values, lists, mappings and keys; split it"
    case .inheritedParts(let base):
      "'\(base)' has more than \(Limits.inheritedParts) attributes, events, roles and slots; extend one that has fewer"
    case .decorators:
      "a project must not have more than \(Limits.decorators) decorators; "
        + "declare an element with the attribute instead"
    }
  }
}

/// Two declarations with the same name.
struct DuplicateDeclaration: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "duplicate-declaration",
    explanation: """
      An element, component, decorator, enumeration, theme or controller is declared once, and a project cannot \
      redeclare what the language has. A component cannot have the name of an element or an enumeration either. Choose \
      another name, or remove one of the files.
      """,
    example: DiagnosticKind.Example(
      .decorator,
      failing: "decorator: HyperlinkDecorator\ndecorates: view\nproperty: link\ntype: url\n",
      passing: "decorator: LinkDecorator\ndecorates: view\nproperty: link\ntype: url\n"))

  let name: String
  let place: String
  var message: String { "'\(name)' is already declared in \(place); choose another name" }
}

/// A decorator of all views with a member that has the same name as the property that it adds.
struct MemberOfAllViews: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "decorator-member",
    explanation: """
      A decorator is a view itself, so it has what a decorator of `view` adds to all views. The member of its class \
      that holds the value therefore needs another name, which `member` sets.
      """,
    example: DiagnosticKind.Example(
      .decorator,
      failing: "decorator: BadgeDecorator\ndecorates: view\nproperty: badge\nmember: badge\ntype: integer\n",
      passing: "decorator: BadgeDecorator\ndecorates: view\nproperty: badge\nmember: value\ntype: integer\n"))

  let name: String
  var message: String {
    "the decorator is a view, so it gets '\(name)' too; "
      + "write 'member: ' and another name for the decorator's own property"
  }
}

/// A part that an element already has.
struct RedeclaredPart: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "redeclared-part",
    explanation: """
      The attributes, events, roles and slots of an element, inherited ones and those of decorators included, must \
      have different names, so that a key in a scene has one meaning.
      """,
    example: DiagnosticKind.Example(
      .element,
      failing: """
        element: rating
        swift: RatingView
        extends: control
        summary: A row of stars.
        attributes:
          alpha: { type: number, summary: How opaque the stars are. }

        """,
      passing: """
        element: rating
        swift: RatingView
        extends: control
        summary: A row of stars.
        attributes:
          starAlpha: { type: number, summary: How opaque the stars are. }

        """))

  let name: String
  let element: String
  var message: String {
    "\(element.contains(" ") ? element : "'\(element)'") already has '\(name)'; choose another name"
  }
}

/// A constraint or configuration that refers to an unknown part.
struct UnknownPart: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unknown-part",
    explanation:
      "Constraints and configurations refer to attributes, events, roles and slots of their element.",
    example: DiagnosticKind.Example(
      .element,
      failing: """
        element: rating
        swift: RatingView
        extends: control
        summary: A row of stars.
        attributes:
          value: { type: integer, summary: Stars shown. }
        constraints:
          - exactlyOneOf: [valeu, alpha]

        """,
      passing: """
        element: rating
        swift: RatingView
        extends: control
        summary: A row of stars.
        attributes:
          value: { type: integer, summary: Stars shown. }
        constraints:
          - exactlyOneOf: [value, alpha]

        """))

  let name: String
  let element: String
  let suggestion: String?
  var message: String {
    let remedy = suggestion.didYouMean(or: "declare it first")
    return "'\(element)' has no attribute, event, role or content '\(name)'; \(remedy)"
  }
}

/// A value type that is not in the grammar.
struct UnknownValueType: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unknown-value-type",
    explanation: """
      An attribute's type is one of \(ValueTypeNames.all.joined(with: "and")), the \
      name of an enumeration, 'enumeration' with its own cases, or a list such as [string].
      """,
    example: DiagnosticKind.Example(
      .decorator, failing: "decorator: BadgeDecorator\ndecorates: view\nproperty: badge\ntype: int\n",
      passing: "decorator: BadgeDecorator\ndecorates: view\nproperty: badge\ntype: integer\n"))

  let name: String
  let suggestion: String?
  var message: String {
    let remedy = suggestion.map { "write '\($0)'" } ?? "write a value type such as 'string'"
    return "there is no value type '\(name)'; \(remedy)"
  }
}

/// A range without any number.
enum EmptyRange: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "empty-range",
    explanation: "There must be a number between the bounds of an attribute.",
    example: DiagnosticKind.Example(
      .decorator,
      failing:
        "decorator: BadgeDecorator\ndecorates: view\nproperty: badge\ntype: integer\nminimum: 9\nmaximum: 0\n",
      passing:
        "decorator: BadgeDecorator\ndecorates: view\nproperty: badge\ntype: integer\nminimum: 0\nmaximum: 9\n"
    ))

  /// The bounds are in the wrong order.
  case reversed
  /// There is no number between the bounds.
  case empty
  /// No number between the bounds divides this one.
  case withoutDivisor(of: Int)

  var message: String {
    switch self {
    case .reversed: "the minimum is greater than the maximum; swap them"
    case .empty: "no number is between these bounds; write bounds with a number between them"
    case .withoutDivisor(let divided):
      "no divisor of \(divided) is between the bounds; widen them to include one"
    }
  }
}

/// A piece of Swift in a declaration that does not have the required form.
struct InvalidSwift: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "invalid-swift",
    explanation: """
      Declarations name Swift types, properties, methods and cases, which are copied into generated code. Each must \
      have a fixed form, so that nothing else can get into the code.
      """,
    example: DiagnosticKind.Example(
      .element,
      failing: """
        element: rating
        swift: RatingView()
        extends: control
        summary: A row of stars.

        """,
      passing: """
        element: rating
        swift: RatingView
        extends: control
        summary: A row of stars.

        """))

  let written: String
  let expected: String
  var message: String { "'\(written)' is not allowed here; write \(expected)" }
}

/// The diagnostics of values and declarations.
package enum GrammarCatalogue {
  /// All kinds that the readers of values and declarations can report.
  package static let kinds: [DiagnosticKind] = [
    UnknownDeclaration.kind, MisnamedFile.kind, DeclarationNotFirst.kind, WrongType.kind, MissingValue.kind,
    OutOfRange.kind, UnknownCase.kind, UnknownColor.kind,
    InvalidColor.kind,
    InvalidURL.kind, InvalidDate.kind, CommentInText.kind, EscapeInText.kind, UnknownKey.kind,
    MissingKey.kind,
    ConflictingKeys.kind,
    KeyWithoutEffect.kind,
    MalformedReference.kind, UnknownName.kind, MisspeltParameter.kind, ReferenceType.kind,
    MisplacedReference.kind, ConditionType.kind, MissingCase.kind, NestedForm.kind,
    InvalidName.kind, NameLimit.kind, InvalidType.kind, UnknownBase.kind, InheritanceCycle.kind,
    ComponentCycle.kind, ComponentNesting.kind,
    InheritanceLimit.kind, ForeignScreen.kind, DeclarationLimit.kind,
    DuplicateDeclaration.kind, MemberOfAllViews.kind, RedeclaredPart.kind, UnknownPart.kind,
    UninheritedAttribute.kind,
    PassedAttribute.kind, UnpassedRole.kind, AmbiguousCall.kind, UnknownValueType.kind, EmptyRange.kind,
    InvalidSwift.kind, InvalidVersion.kind, BuiltInName.kind, UnknownStyle.kind, StyleMisfit.kind,
    UnusedStyle.kind,
  ]
}

/// An attribute or event in an element's `without` list that is not inherited.
struct UninheritedAttribute: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "uninherited-attribute",
    explanation: """
      'without' lists attributes and events of the supertype that scenes cannot use on this element, because its \
      class uses them itself.
      """,
    example: DiagnosticKind.Example(
      .element, failing: declaration(without: "titel"), passing: declaration(without: "title")))

  let name: String
  let base: String
  let suggestion: String?
  var message: String {
    "'\(base)' has no attribute or event '\(name)' to exclude; "
      + suggestion.didYouMean(or: "remove it")
  }

  private static func declaration(without name: String) -> String {
    """
    element: countButton
    swift: CountButton
    extends: button
    without: [\(name)]
    summary: A button whose title is a number.
    attributes:
      count: { type: integer, summary: The number. }

    """
  }
}
