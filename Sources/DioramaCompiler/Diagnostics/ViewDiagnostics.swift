import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// A list item that is not a view.
struct InvalidView: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "invalid-view",
    explanation: "A view is a mapping whose first key is its element and whose first value is its id.",
    example: .views(failing: "- greeting\n", passing: "- label: greeting\n"))

  let placement: ElementKind.Placement
  /// The element that is written alone.
  var element: String?
  var message: String {
    let remedy =
      placement == .section
      ? "write a mapping with 'items'" : "begin it with '\(element ?? "<element>"): <id>'"
    return "this is not \(placement.phrase); \(remedy)"
  }
}

/// An element that is not in the grammar.
struct UnknownElement: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unknown-element",
    explanation: """
      The first key of a view names its element. The elements are those of 'Grammar/Reference.md', those that the \
      project declares in files such as rating.element.yaml, and its components.
      """,
    example: .views(
      failing: "- lable: greeting\n  text: Hello\n", passing: "- label: greeting\n  text: Hello\n"))

  let name: String
  let suggestion: String?
  /// What to write instead, if that is not just an element.
  var remedy: String?
  var message: String {
    "there is no element '\(name)'; "
      + (remedy ?? suggestion.didYouMean(or: "use \(alternatives)"))
  }

  private var alternatives: String {
    let prefix = name.prefix(while: \.isUppercase)
    if prefix.count == 3, NameForm.upperCamelCase.matches(name) {
      // The third capital letter begins the name after the prefix of one of Apple's frameworks: MKMapView.
      let element = name.dropFirst(prefix.count - 1).uncapitalized
      return "a built-in element, or declare '\(element).element.yaml' with 'swift: \(name)'"
    }
    if NameForm.upperCamelCase.matches(name) {
      return "a built-in element, or write the component '\(name).component.yaml'"
    }
    if NameForm.lowerCamelCase.matches(name) {
      let component = NameForm.upperCamelCase.corrected(name) ?? name
      return "a built-in element, or declare '\(name).element.yaml' or '\(component).component.yaml'"
    }
    return "a built-in element"
  }
}

/// A view that does not begin with its element.
struct ElementNotFirst: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "element-not-first",
    explanation:
      "The first key of a view names its element, so that a list of views can be read at a glance.",
    example: .views(
      failing: "- text: Hello\n  label: greeting\n", passing: "- label: greeting\n  text: Hello\n"))

  let element: String
  let key: String
  var message: String { "'\(element)' must be the first key of its view; move it above '\(key)'" }
}

/// An element that only serves as a supertype.
struct AbstractElement: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "abstract-element",
    explanation: "An abstract element only declares what its subtypes have in common. Use one of them.",
    example: .views(failing: "- control: follow\n", passing: "- button: follow\n"))

  let name: String
  let alternatives: [String]
  var message: String {
    let remedy = DioramaGrammar.alternatives(alternatives)
    return
      "'\(name)' is abstract; \(alternatives.isEmpty ? "declare an element that extends it" : "write \(remedy)")"
  }
}

/// A row among views, or a view among rows.
struct MisplacedElement: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "misplaced-element",
    explanation: """
      Each element belongs in one kind of place: rows in tables, items in bars, menus and swipes, and all others \
      among views.
      """,
    example: .views(
      failing: "- cell: about\n  title: About\n",
      passing: "- table: menu\n  rows:\n  - cell: about\n    title: About\n"))

  let name: String
  let placement: ElementKind.Placement
  /// The placement of what belongs there.
  let place: ElementKind.Placement
  /// What to do instead of moving it, as an imperative.
  var remedy: String?
  var message: String {
    if let remedy, place == .section, placement == .section { return "a section has no name; \(remedy)" }
    if let remedy { return "'\(name)' is not \(place.phrase); \(remedy)" }
    return switch placement {
    case .view: "'\(name)' is not \(place.phrase); put it among the views"
    case .item: "'\(name)' is an item; put it under the 'items' of a collection"
    case .section: "'\(name)' is a section; write it under 'sections' of a collection, without its name"
    case .row: "'\(name)' is a row; put it under the 'rows' of a table"
    case .barItem: "'\(name)' is a bar item; put it into a bar of the 'screen'"
    case .menuItem: "'\(name)' is a menu item; put it under the 'menu' of a row or a button"
    case .swipeAction: "'\(name)' is a swipe action; put it under 'leadingSwipe' or 'trailingSwipe' of a row"
    case .screen: "'\(name)' is the screen itself; write it as a key of the scene, without an id"
    }
  }
}

/// A view without an id.
struct MissingID: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "missing-id",
    explanation:
      "Every view has an id: it becomes a property of the scene and the name that tests find the view by.",
    example: .views(failing: "- label:\n  text: Hello\n", passing: "- label: greeting\n  text: Hello\n"))

  let element: String
  let place: Place
  var message: String {
    let problem = "this '\(element)' has no id"
    return switch place {
    case .empty(nil): "\(problem); write '\(element): ' and a name in lowerCamelCase"
    case .empty(let id?): "\(problem) after its name; write '\(element): \(id)'"
    case .parts(nil):
      "\(problem); write '\(element): ' and a name, and its parts in the lines below, lined up with this key"
    case .parts(let id?):
      "\(problem); write '\(element): \(id)', and its parts in the lines below, lined up with this key"
    case .list(let slot):
      "\(problem); write '\(element): ' and a name, and the list below it under '\(slot)'"
    }
  }

  /// What is in place of the id.
  enum Place {
    /// Nothing; the id may be elsewhere in the view.
    case empty(id: String?)
    /// The parts of the view, among which may be the id.
    case parts(id: String?)
    /// The list that belongs into a slot.
    case list(slot: String)
  }
}

/// Two views in one mapping.
struct MissingDash: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "missing-dash",
    explanation:
      "Each view is an entry of its list and begins with '- '. Without it, its keys belong to the view above.",
    example: .views(
      failing: "- label: greeting\n  text: Hello\n  button: follow\n  title: Follow\n",
      passing: "- label: greeting\n  text: Hello\n- button: follow\n  title: Follow\n"))

  let what: String
  let key: String
  var message: String {
    "'\(key)' begins another \(what); write '- \(key)', indented like the \(what)s above"
  }
}

/// Keys of a view whose first line is missing.
struct MissingView: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "missing-view",
    explanation: """
      The view has no such keys, but together they fit another element. The line that begins a view of that element, \
      with an id, is missing.
      """,
    example: .views(
      failing: "- label: greeting\n  text: Hello\n  liked: true\n  count: 12\n",
      passing: "- label: greeting\n  text: Hello\n- likeButton: like\n  liked: true\n  count: 12\n"))

  let name: String
  let element: String
  let owners: [String]
  var message: String {
    let owner = owners.count == 1 ? owners[0] : "<element>"
    return "'\(element)' has no '\(name)', but from here on the keys fit \(alternatives(owners)); "
      + "write '- \(owner): ' and an id above"
  }
}

/// A view in which several keys are repeated.
struct RepeatedView: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "repeated-view",
    explanation: """
      Several keys are repeated in this view, as happens if the line that begins the next view of the same kind, with \
      its element and its id, is missing.
      """,
    example: .views(
      failing: "- label: greeting\n  text: Hello\n  lines: 1\n  text: Welcome\n  lines: 2\n",
      passing: "- label: greeting\n  text: Hello\n  lines: 1\n- label: welcome\n  text: Welcome\n  lines: 2\n"
    ))

  let name: String
  let element: String
  var message: String {
    "'\(name)' and keys below it are repeated here; "
      + "if they belong to another view, write '- \(element): ' and an id above"
  }
}

/// Several views where only one is allowed.
struct TooManyInSlot: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "too-many-in-slot",
    explanation: "There is room for one view. Put several into one that arranges them, such as a stack.",
    example: DiagnosticKind.Example(
      failing: """
        scene: Example
        screen:
          titleView:
          - label: headline
            text: News
          - label: subtitle
            text: Today
        views: []

        """,
      passing: """
        scene: Example
        screen:
          titleView:
          - stack: titles
            axis: vertical
            children:
            - label: headline
              text: News
            - label: subtitle
              text: Today
        views: []

        """))

  let slot: String
  let element: String
  var message: String {
    "'\(slot)' of '\(element)' accepts one view; put several into one that arranges them"
  }
}

/// A name that the oldest runtime does not have.
struct NewerName: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "newer-name",
    explanation: """
      'oldestRuntime' in diorama.yaml, or '--oldest-runtime', says which release of DioramaKit is in the oldest app \
      that loads the scene. Its loader leaves out attributes, events and cases that it does not know, but cannot show \
      an element that it does not know, or do without what an element needs. A 'fallback' takes the place of a view.
      """,
    example: nil)

  let name: String
  let since: ReleaseVersion
  let oldest: ReleaseVersion
  let remedy: Remedy

  /// What to do about the name.
  enum Remedy {
    case controller
    case fallback
    case value
    /// The element with this name needs it.
    case element(String)
  }

  var message: String {
    let newer = "was introduced in DioramaKit \(since), but the oldest runtime is \(oldest)"
    return switch remedy {
    case .controller: "'\(name)' \(newer); use another controller"
    case .fallback: "'\(name)' \(newer); give the view, or one that contains it, a 'fallback'"
    case .value: "the value of '\(name)' \(newer); write another value"
    case .element(let element): "'\(name)' \(newer), and '\(element)' requires it; use another element"
    }
  }
}
