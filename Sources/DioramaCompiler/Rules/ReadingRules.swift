import DioramaGrammar
import DioramaSyntax
import DioramaTree

extension [SceneView] {
  /// Returns whether a view gives any attribute with a meaning for VoiceOver. Most do not.
  fileprivate func givesMeanings(_ index: Int) -> Bool {
    self[index].element.voiceOver.contains { self[index].parts.has($0) }
  }

  /// Returns the number of the attribute with a meaning for VoiceOver, if a view gives it.
  fileprivate func part(_ meaning: Attribute.VoiceOverMeaning, of index: Int) -> Int? {
    let element = self[index].element
    return element.voiceOver.first {
      element.attributes[$0].voiceOver == meaning && self[index].parts.has($0)
    }
  }

  /// Returns the value of the attribute with a meaning for VoiceOver, if a view gives it.
  fileprivate func value(_ meaning: Attribute.VoiceOverMeaning, of index: Int) -> Value? {
    part(meaning, of: index).flatMap { self[index].parts.value(of: $0) }
  }

  /// Returns whether VoiceOver never reads a view by itself.
  fileprivate func isNoElement(_ index: Int) -> Bool { value(.element, of: index) == .boolean(false) }

  /// Returns whether VoiceOver reads a view in place of what is in it: a container that is an element, or one that
  /// works like a button and has a text for VoiceOver.
  fileprivate func isReadAsOne(_ index: Int) -> Bool {
    if self[index].content.isEmpty || isNoElement(index) { return false }
    if value(.element, of: index) == .boolean(true) { return true }
    return self[index].element.isStructural && part(.text, of: index) != nil && self[index].isActivated
  }

  /// Returns whether a view offers actions to VoiceOver.
  fileprivate func offersActions(_ index: Int) -> Bool {
    self[index].content.contains { self[index].element.content[$0.index].accepts == .menuItem }
  }

  /// Returns whether VoiceOver has to reach a view: the user operates it.
  fileprivate func isNeeded(_ index: Int, _ hidden: Set<NodeID>) -> Bool {
    self[index].element.placement == .view && self[index].isUsed && !isNoElement(index)
      && !hidden.contains(self[index].node)
  }

  /// The views that VoiceOver always ignores, by their nodes.
  var hiddenViews: Set<NodeID> {
    var hidden: Set<NodeID> = []
    for list in withLists {
      for index in list.indices
      where list.givesMeanings(index) && list.value(.hides, of: index) == .boolean(true) {
        hidden.formUnion(list.inside(index).union([index]).map { list[$0].node })
      }
    }
    return hidden
  }

  /// The views of the scene, and those of each fallback, which refer to each other by their indices.
  fileprivate var withLists: [[SceneView]] {
    indices.contains { self[$0].fallback != nil }
      ? [self] + compactMap(\.fallback).flatMap(\.views.withLists) : [self]
  }
}

/// A view that VoiceOver does not reach.
struct UnreachableView: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unreachable-view", .warning,
    explanation: """
      VoiceOver reads only the views of an order, and what is in them. It also reads nothing in a view that it reads \
      as one, such as a container with a label that the user can tap. A person who does not see the screen cannot use \
      the other views. Add them to the order, offer what they do as an action of the view around, or hide them from \
      VoiceOver.
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

  let id: String
  /// The view around that is read in its place; `nil` if the view is not in an order.
  var container: String?
  var message: String {
    if let container {
      return "'\(id)' is not reached by VoiceOver, which reads '\(container)' as one; "
        + "offer what it does under 'accessibilityActions' of '\(container)'"
    }
    return "'\(id)' is not reached by VoiceOver; add it to the order, or hide it from VoiceOver"
  }
}

/// Finds orders without a view that the user operates, and such views in others that are read as one.
enum UnreachableViewRule: Rule {
  static func check(_ subject: RuleSubject, report: (UnreachableView, SourceRange, [FixIt]) -> Void) {
    let hidden = subject.hiddenViews
    for list in subject.scene.views.withLists {
      for index in list.indices where list.givesMeanings(index) {
        if list.isReadAsOne(index), !list.offersActions(index) {
          for inner in list.inside(index).sorted() where list.isNeeded(inner, hidden) {
            let place = subject.tree[list[inner].node].keyRange
            report(UnreachableView(id: list[inner].id, container: list[index].id), place, [])
          }
        }
        guard let number = list.part(.order, of: index), let range = list[index].parts[number]?.keyRange
        else { continue }
        for id in missing(in: list[index].parts.value(of: number), among: list.inside(index), list, hidden) {
          report(UnreachableView(id: id), range, [])
        }
      }
    }
    let layout = subject.scene.controller.layout
    guard subject.scene.layout.contains(where: { $0 != nil }),
      let number = layout.firstIndex(where: { $0.voiceOver == .order }),
      let order = subject.scene.layout[number],
      let key = subject.tree.root?.value(for: "layout")?.entries.first(named: layout[number].name)?.key
    else { return }
    let views = subject.scene.views
    for id in missing(in: order, among: Set(views.indices), views, hidden) {
      report(UnreachableView(id: id), key.range, [])
    }
  }

  /// Returns the ids of the views that the user operates, but that are neither in an order nor in a view of it.
  private static func missing(
    in order: Value?, among places: Set<Int>, _ views: [SceneView], _ hidden: Set<NodeID>
  ) -> [String] {
    let indices = Dictionary(places.map { (views[$0].id, $0) }) { first, _ in first }
    var reached: Set<Int> = []
    order?.forEachView { id in
      if let index = indices[id] { reached.formUnion(views.inside(index).union([index])) }
    }
    if reached.isEmpty { return [] }
    return places.subtracting(reached).sorted().compactMap { index in
      views.isNeeded(index, hidden) ? views[index].id : nil
    }
  }
}

/// A text for VoiceOver that it does not read.
struct UnreadText: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unread-accessibility-text", .warning,
    explanation:
      "VoiceOver reads a label, a hint or a value only of an element. Let the view be one, or remove the text.",
    example: .views(
      failing: "- label: price\n  accessibilityElement: false\n  accessibilityLabel: Price\n",
      passing: "- label: price\n  accessibilityElement: true\n  accessibilityLabel: Price\n"))

  let name: String
  let element: String
  var message: String {
    "'\(name)' is not read by VoiceOver, since '\(element)' is false; write 'true', or remove the text"
  }
}

/// Finds texts for VoiceOver on views that are no elements and contain none.
enum UnreadTextRule: Rule {
  static func check(_ subject: RuleSubject, report: (UnreadText, SourceRange, [FixIt]) -> Void) {
    let views = subject.views
    for index in views.indices
    where views.givesMeanings(index) && views[index].content.isEmpty && views.isNoElement(index) {
      guard let number = views.part(.element, of: index) else { continue }
      let view = views[index]
      let attributes = view.element.attributes
      for part in view.parts.parts where part.number < attributes.count {
        let isText = attributes[part.number].voiceOver == .text
        guard isText, let value = part.value, value != .literal("") else { continue }
        let name = attributes[number].name
        let entry = subject.tree[view.node].entries.first(named: name)
        let fixIts = entry.map { $0.isOwn ? renaming($0.value, to: "true") : [] } ?? []
        report(UnreadText(name: attributes[part.number].name, element: name), part.keyRange, fixIts)
      }
    }
  }
}
