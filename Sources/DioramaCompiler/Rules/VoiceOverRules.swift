import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// A control without a label for VoiceOver.
struct MissingAccessibilityLabel: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "missing-accessibility-label", .warning,
    explanation: """
      A person who does not see the screen hears only what kind of thing this is, and cannot know what it does. Say \
      in a word or two what it is for.
      """,
    example: .views(
      failing: "- switch: wifi\n  handlers: { valueChanged: wifiChanged }\n",
      passing: "- switch: wifi\n  accessibilityLabel: Wi-Fi\n  handlers: { valueChanged: wifiChanged }\n"))

  let element: String
  let labels: [String]
  /// The id of a view inside that the user operates, and that a label would hide; `nil` if there is none.
  let inner: String?
  var message: String {
    let label = labels.map { "'\($0): …'" }.joined(separator: " or ")
    let action = inner.map { ", and offer what '\($0)' does under 'accessibilityActions'" }
    return "nothing says what this \(element) is for; write \(label)\(action ?? "")"
  }
}

/// Finds controls without a label.
enum AccessibilityLabelRule: Rule {
  static func check(_ subject: RuleSubject, report: (MissingAccessibilityLabel, SourceRange, [FixIt]) -> Void)
  {
    for view in subject.unlabelledViews where view.isUsed {
      let labels = view.element.accessibility?.labels.filter { !view.edits.contains(attribute: $0) }
      let index = subject.views.firstIndex { $0.node == view.node }
      let inside = index.map { subject.views.inside($0).sorted().map { subject.views[$0] } }
      let message = MissingAccessibilityLabel(
        element: view.element.name, labels: labels ?? [], inner: inside?.first(where: \.isUsed)?.id)
      report(message, subject.tree[view.node].keyRange, [])
    }
  }
}

extension RuleSubject {
  /// The views that the user operates, and the images, that VoiceOver reads and that have no label. An empty text is a
  /// label only for an image that is not used.
  var viewsWithoutLabel: [SceneView] {
    let places = views.indices.filter { index in
      let element = views[index].element
      guard let trait = element.accessibility?.trait else { return false }
      let isUsed = element.isUsed(handling: views[index].handlers)
      return (isUsed || trait == .image) && !element.isFrame(holding: views[index].content)
        && !hiddenViews.contains(views[index].node)
        && element.labels.allSatisfy { label in
          // What the user enters does not describe the field.
          guard let value = views[index].parts.value(of: label),
            !views[index].edits.contains(attribute: element.attributes[label].name)
          else { return true }
          return isUsed && (value == .literal("") || value == .list([]))
        }
    }
    return places.map { views[$0] }
  }
}

extension SceneView {
  /// Whether the user operates the view: it is a control, or the scene handles an event that activates it.
  var isUsed: Bool { element.isUsed(handling: handlers) }

  /// Whether the scene handles an event that makes the view work like a button.
  var isActivated: Bool { element.isActivated(handling: handlers) }
}

extension ElementKind {
  /// Returns whether the user operates a view that handles some events.
  fileprivate func isUsed(handling handlers: [RuntimeTree.EventBinding]) -> Bool {
    switch accessibility?.trait {
    case .control: true
    case .image, .plain: isActivated(handling: handlers)
    case nil: false
    }
  }

  fileprivate func isActivated(handling handlers: [RuntimeTree.EventBinding]) -> Bool {
    handlers.contains { event(named: $0.event)?.activates == true }
  }

  /// Returns whether a view only contains another one, which VoiceOver reads: a bar item with a custom view.
  fileprivate func isFrame(holding slots: [SceneView.Slot]) -> Bool {
    placement == .barItem && slots.contains { content[$0.index].accepts == .view }
  }

  /// Returns whether the user operates views in the component that the element is or whose states it lists: they change
  /// its state or raise its events.
  fileprivate func hasControls(in grammar: Grammar) -> Bool {
    if case .component(let name) = list {
      return grammar.element(named: name)?.hasControls(in: grammar) == true
    }
    return isComponent && (!editedState.isEmpty || !declaredEvents(in: grammar).isEmpty)
  }
}

/// An image without a description.
struct MissingImageDescription: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "missing-image-description", .warning,
    explanation: """
      A person who does not see the picture should learn what it shows. Describe it, or use an empty text to \
      mark it as decorative.
      """,
    example: .views(
      failing: "- imageView: cover\n  image: { asset: mountains }\n",
      passing: """
        - imageView: cover
          image: { asset: mountains }
          accessibilityLabel: Mountains in the evening sun

        """))

  let labels: [String]
  var message: String {
    let key = labels.first ?? ""
    return "nothing says what the picture shows; write '\(key): …', or '\(key): \"\"' if it is decorative"
  }
}

/// Finds images without a description.
enum ImageDescriptionRule: Rule {
  static func check(_ subject: RuleSubject, report: (MissingImageDescription, SourceRange, [FixIt]) -> Void) {
    for view in subject.unlabelledViews where !view.isUsed {
      let labels = view.element.accessibility?.labels ?? []
      report(MissingImageDescription(labels: labels), subject.tree[view.node].keyRange, [])
    }
  }
}

extension [SceneView] {
  /// Returns whether a view sets any attribute with a meaning for VoiceOver. Most do not.
  func givesMeanings(_ index: Int) -> Bool {
    let meanings = self[index].element.voiceOver
    return self[index].parts.mayHave(meanings.bits)
      && meanings.numbers.contains { self[index].parts.has($0) }
  }

  /// Returns the number of the attribute with a meaning for VoiceOver, if a view sets it.
  fileprivate func part(_ meaning: Attribute.VoiceOverMeaning, of index: Int) -> Int? {
    self[index].element.voiceOverPart(meaning) { self[index].parts.has($0) }
  }

  /// Returns the value of the attribute with a meaning for VoiceOver, if a view sets it.
  fileprivate func value(_ meaning: Attribute.VoiceOverMeaning, of index: Int) -> Value? {
    part(meaning, of: index).flatMap { self[index].parts.value(of: $0) }
  }

  /// Returns whether VoiceOver never reads a view by itself.
  fileprivate func isNotElement(_ index: Int) -> Bool { value(.element, of: index) == .boolean(false) }

  /// Returns whether VoiceOver reads a view in place of what is in it: a container or a component that is an element,
  /// or that works like a button and has a text for VoiceOver.
  fileprivate func isReadAsOne(_ index: Int) -> Bool {
    let element = self[index].element
    if self[index].content.isEmpty && !element.isComponent || isNotElement(index) { return false }
    if value(.element, of: index) == .boolean(true) { return true }
    return (element.isStructural || element.isComponent) && part(.text, of: index) != nil
      && self[index].isActivated
  }

  /// Returns whether VoiceOver reads only what is in a view, and its label as the name of a group. A view that the user
  /// activates or adjusts may be an element.
  fileprivate func isNeverElement(_ index: Int) -> Bool {
    let view = self[index]
    guard view.element.isStructural, value(.element, of: index) ?? .boolean(false) == .boolean(false),
      !view.isActivated
    else { return false }
    let isNamed = view.parts.parts.contains {
      $0.number < view.element.attributes.count && view.element.attributes[$0.number].makesElements
    }
    return !isNamed || !view.content.isEmpty
  }

  /// Returns whether a view offers actions to VoiceOver.
  fileprivate func offersActions(_ index: Int) -> Bool {
    self[index].content.contains { self[index].element.content[$0.index].accepts == .menuItem }
  }

  /// Returns whether VoiceOver has to reach a view: the user operates it, or a view in the component that it is or
  /// whose states it lists.
  fileprivate func isNeeded(_ index: Int, _ hidden: Set<NodeID>, _ grammar: Grammar) -> Bool {
    let view = self[index]
    if view.element.placement != .view || hidden.contains(view.node) { return false }
    return view.isUsed && !isNotElement(index) || view.element.hasControls(in: grammar)
  }

  /// Returns what the diagnostic of a view that cannot be reached calls it.
  fileprivate func unreachable(_ index: Int, in container: Int? = nil) -> UnreachableView {
    let view = self[index]
    let list = view.element.partNumber(of: ElementKind.entries).flatMap { view.parts.value(of: $0) }
    return switch list {
    case .state(let name), .parameter(let name):
      UnreachableView(id: name, isList: true, container: container.map { self[$0].id })
    default: UnreachableView(id: view.id, isList: false, container: container.map { self[$0].id })
    }
  }
}

extension [[SceneView]] {
  /// Returns the views that VoiceOver always ignores, by their nodes.
  ///
  /// - Parameter places: The views that set attributes with a meaning for VoiceOver, by their indices in each list.
  func hiddenViews(among places: [[Int]]) -> Set<NodeID> {
    var hidden: Set<NodeID> = []
    for (list, indices) in zip(self, places) {
      for index in indices where list.value(.hides, of: index) == .boolean(true) {
        hidden.insert(list[index].node)
        for inner in list.inside(index) { hidden.insert(list[inner].node) }
      }
    }
    return hidden
  }
}

/// A view that VoiceOver does not reach.
struct UnreachableView: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unreachable-view", .warning,
    explanation: """
      VoiceOver reads only the views of an order, and what is in them. It also reads nothing in a view that it reads \
      as one, such as a container with a label that the user can tap. A person who does not see the screen cannot use \
      the other views. Add them to the order, offer what they do as an action of the containing view, or hide them \
      from VoiceOver.
      """,
    example: .views(
      failing: """
        - stack: player
          accessibilityOrder: [song]
          children:
          - label: song
            text: Sinnerman
          - button: play
            title: Play

        """,
      passing: """
        - stack: player
          accessibilityOrder: [song, play]
          children:
          - label: song
            text: Sinnerman
          - button: play
            title: Play

        """))

  /// The view's id, or the name of the list that it shows.
  let id: String
  /// Whether it is a list, which has no id.
  let isList: Bool
  /// The container that VoiceOver reads in place of the view, or the view itself if it is a component whose views are
  /// not reached; `nil` if the view is missing from an order.
  var container: String?
  var message: String {
    let subject = container == id ? "what is in '\(id)'" : isList ? "the list '\(id)'" : "'\(id)'"
    if let container {
      return "\(subject) cannot be reached with VoiceOver, which reads '\(container)' as a single element; "
        + "offer what it does under 'accessibilityActions' of '\(container)'"
    }
    let remedy =
      isList
      ? "add the id of a stack around it to the order, or hide that stack from VoiceOver"
      : "add it to the order, or hide it from VoiceOver"
    return "\(subject) cannot be reached with VoiceOver; \(remedy)"
  }
}

/// Finds views that the user operates, and components and lists with such views, but that are missing from an order, or
/// in a view that is read as one.
enum UnreachableViewRule: Rule {
  static func check(_ subject: RuleSubject, report: (UnreachableView, SourceRange, [FixIt]) -> Void) {
    let (hidden, grammar) = (subject.hiddenViews, subject.grammar)
    for (list, indices) in zip(subject.lists, subject.meaningfulViews) {
      for index in indices {
        if list.isReadAsOne(index), !list.offersActions(index) {
          let place = subject.tree[list[index].node].keyRange
          if list[index].element.hasControls(in: grammar), !hidden.contains(list[index].node) {
            report(list.unreachable(index, in: index), place, [])
          }
          for inner in list.inside(index).sorted() where list.isNeeded(inner, hidden, grammar) {
            report(list.unreachable(inner, in: index), subject.tree[list[inner].node].keyRange, [])
          }
        }
        guard let number = list.part(.order, of: index), let range = list[index].parts[number]?.keyRange
        else { continue }
        let inside = list.inside(index)
        for view in missing(in: list[index].parts.value(of: number), inside, list, hidden, grammar) {
          report(list.unreachable(view), range, [])
        }
      }
    }
    let layout = subject.scene.controller.layout
    guard case .views(let roots) = subject.scene.content,
      let number = layout.firstIndex(where: { $0.voiceOver == .order }),
      let order = subject.scene.layout[number],
      let key = subject.tree.root?.value(for: .layout)?.entries.first(named: layout[number].name)?.key
    else { return }
    let views = subject.scene.views
    for view in missing(in: order, views.tree(of: roots), views, hidden, grammar) {
      report(views.unreachable(view), key.range, [])
    }
  }

  /// Returns the views that the user operates, but that are neither in an order nor inside a view in it.
  private static func missing(
    in order: Value?, _ places: Set<Int>, _ views: [SceneView], _ hidden: Set<NodeID>, _ grammar: Grammar
  ) -> [Int] {
    let indices = Dictionary(places.map { (views[$0].id, $0) }) { first, _ in first }
    var reached: Set<Int> = []
    order?.forEachView { id in
      if let index = indices[id] { reached.formUnion(views.inside(index).union([index])) }
    }
    if reached.isEmpty { return [] }
    return places.subtracting(reached).sorted().filter { views.isNeeded($0, hidden, grammar) }
  }
}

/// A text for VoiceOver that is not read.
struct UnreadText: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unread-accessibility-text", .warning,
    explanation:
      "VoiceOver reads the label, hint and value only of elements. Make the view one, or remove the text.",
    example: .views(
      failing: "- label: price\n  accessibilityElement: false\n  accessibilityLabel: Price\n",
      passing: "- label: price\n  accessibilityElement: true\n  accessibilityLabel: Price\n"))

  /// Why a text is not read.
  enum Reason {
    /// The attribute that makes the view an element is false.
    case isFalse(String)
    /// The attribute that would make the view an element is not given.
    case isNotGiven(String)
    /// VoiceOver reads the parts that UIKit puts into a view of this element.
    case hasParts(String)
  }

  let name: String
  let reason: Reason
  var message: String {
    let (cause, remedy) =
      switch reason {
      case .isFalse(let attribute): ("'\(attribute)' is false", "write 'true', or remove the text")
      case .isNotGiven(let attribute):
        ("the view is not an accessibility element", "write '\(attribute): true', or remove the text")
      case .hasParts(let element): ("it reads the parts of a '\(element)'", "remove the text")
      }
    return "'\(name)' is not read by VoiceOver, since \(cause); \(remedy)"
  }
}

/// Finds texts for VoiceOver on views that are not accessibility elements: all texts if they contain none either, and
/// otherwise all but the label, which names the group or the parts of a control.
enum UnreadTextRule: Rule {
  static func check(_ subject: RuleSubject, report: (UnreadText, SourceRange, [FixIt]) -> Void) {
    for (views, indices) in zip(subject.lists, subject.meaningfulViews) {
      for index in indices { check(index, among: views, subject, report: report) }
    }
  }

  private static func check(
    _ index: Int, among views: [SceneView], _ subject: RuleSubject,
    report: (UnreadText, SourceRange, [FixIt]) -> Void
  ) {
    let view = views[index]
    let isFalse = views.isNotElement(index)
    let isEmptyAndFalse = view.content.isEmpty && isFalse
    let hasParts = view.element.accessibility?.parts == true && views.value(.element, of: index) == nil
    let isUnread = views.isNeverElement(index) || hasParts
    guard isEmptyAndFalse || isUnread && !subject.hiddenViews.contains(view.node),
      let number = view.element.voiceOverPart(.element, where: { _ in true })
    else { return }
    let attributes = view.element.attributes
    for part in view.parts.parts where part.number < attributes.count {
      let attribute = attributes[part.number]
      guard attribute.voiceOver == .text, isEmptyAndFalse || !attribute.makesElements,
        let value = part.value, value != .literal("")
      else { continue }
      let name = attributes[number].name
      let entry = isEmptyAndFalse ? subject.tree[view.node].entries.first(named: name) : nil
      let fixIts = entry.map { $0.isOwn ? renaming($0.value, to: "true") : [] } ?? []
      let reason: UnreadText.Reason =
        hasParts ? .hasParts(view.element.name) : isFalse ? .isFalse(name) : .isNotGiven(name)
      report(UnreadText(name: attribute.name, reason: reason), part.keyRange, fixIts)
    }
  }
}

extension Attribute {
  /// Whether the attribute is a label: a text for VoiceOver that can make a view an accessibility element.
  fileprivate var makesElements: Bool { voiceOver == .text && !resets.isEmpty }
}
