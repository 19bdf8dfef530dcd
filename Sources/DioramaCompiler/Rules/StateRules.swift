import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// State that nothing shows.
struct UnusedState: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unused-state", .warning,
    explanation: """
      A part of the state, a condition or a derived value that no view shows has no effect. Use it, or remove it. A \
      scene with derived values may use its state only there, and rows and handlers of lists use the state of a \
      component with an 'id', so this is not reported for their state.
      """,
    example: DiagnosticKind.Example(
      failing: "scene: Example\nstate:\n  isBusy: boolean\nviews:\n- label: greeting\n  text: Hello\n",
      passing:
        "scene: Example\nstate:\n  isBusy: boolean\nviews:\n- label: greeting\n  text: Hello\n  shown: ${isBusy}\n"
    ))

  let name: String
  let what: NameScope.Kind
  var message: String { "'\(name)', \(what.phrase), is never used; use it, or remove it" }
}

/// Finds state that nothing shows.
enum UnusedStateRule: Rule {
  static func check(_ subject: RuleSubject, report: (UnusedState, SourceRange, [FixIt]) -> Void) {
    guard let change = subject.scene.change else { return }
    // The entries of a list are used by its rows and handlers, too.
    let isOfLists = subject.scene.isComponent && change.state.contains { $0.name == "id" }
    for (_, kind) in BoundScene.changing {
      if kind == .state, !change.derived.isEmpty || isOfLists { continue }
      for entry in subject.unusedEntries(kind) {
        report(UnusedState(name: entry.name, what: kind), entry.key.range, [])
      }
    }
  }
}

/// A value that the user can change but that is not bound to the state.
enum OneWayEdit: DiagnosticMessage {
  /// A part of the state is shown but not bound. The text is the value of 'edits' that binds all attributes of the
  /// view: a bare name for the main one, or a mapping.
  case shown(edits: String)
  /// A member of a role says what the attribute is, but is not just a part of the state.
  case computed(String, attribute: String)
  /// An attribute is set again when another one changes.
  case lost(attribute: String, with: String)
  /// An attribute is made from the state, so 'edits' cannot bind it, and no method learns of the user's changes.
  case unhandled(attribute: String, event: String)

  static let kind = DiagnosticKind(
    "one-way-edit", .warning,
    explanation: """
      The view shows something that its user can change, but the state does not follow the user: what they entered is \
      lost with the next change of the state, or of an attribute that is set together with it. 'edits' binds it to \
      the state.
      """,
    example: DiagnosticKind.Example(
      failing:
        "scene: Example\nstate: { name: string }\nviews:\n- textField: field\n  placeholder: Me\n  text: ${name}\n",
      passing:
        "scene: Example\nstate: { name: string }\nviews:\n- textField: field\n  placeholder: Me\n  edits: name\n"
    ))

  var message: String {
    switch self {
    case .shown(let edits): "the user's changes are not stored in the state; write 'edits: \(edits)'"
    case .computed(let member, let attribute):
      "'\(member)' is computed, so the user's changes are not stored; "
        + "declare a part of the state for '\(attribute)', and name it in 'edits'"
    case .lost(let attribute, let cause):
      "what the user changes is lost when '\(cause)' changes, which sets '\(attribute)', too; "
        + "store it in the state, with '\(attribute)' in 'edits'"
    case .unhandled(let attribute, let event):
      "the user's changes are not stored in the state; handle '\(event)', and set what '\(attribute)' depends on"
    }
  }
}

/// Finds attributes that the user changes, but that only show the state, or are set again with others.
enum OneWayEditRule: Rule {
  static func check(_ subject: RuleSubject, report: (OneWayEdit, SourceRange, [FixIt]) -> Void) {
    guard let change = subject.scene.change, !change.state.isEmpty else { return }
    lazy var state = Set(change.state.map(\.name))
    lazy var changes = ChangingParts(change)
    for view in subject.views {
      if !view.roles.isEmpty, let lost = view.editLostToRole(changes) {
        let name = view.element.attributes[lost.attribute].name
        let role = subject.tree[view.node].value(for: lost.role)
        let place =
          role?.entries.first(named: lost.member.name)?.key.range ?? subject.tree[view.node].headRange
        if lost.isShown, case .state(let entry) = lost.member.value, state.contains(entry) {
          report(.shown(edits: view.edits(adding: [(name, entry)]).text), place, [])
        } else {
          let message: OneWayEdit =
            lost.isShown
            ? .computed(lost.member.name, attribute: name) : .lost(attribute: name, with: lost.member.name)
          report(message, place, [])
        }
      }
      guard view.parts.mayHave(view.element.edited.bits) else { continue }
      for (attribute, cause) in view.lostEdits(changes) {
        let place = view.parts[attribute]?.keyRange ?? subject.tree[view.node].headRange
        let name = view.element.attributes[attribute].name
        report(.lost(attribute: name, with: cause), place, [])
      }
      let missing = view.element.edited.numbers.compactMap { number -> (entry: MappingEntry, name: String)? in
        let attribute = view.element.attributes[number]
        guard case .state(let name)? = view.parts.value(of: number),
          !view.edits.contains(attribute: attribute.name), !view.ignoresUser,
          view.endlessRefresh(number) == nil, state.contains(name),
          let entry = subject.tree[view.node].entries.first(named: attribute.name)
        else { return nil }
        return (entry, name)
      }
      for (message, range) in view.unhandledEdits(changes, besides: state) { report(message, range, []) }
      if missing.isEmpty { continue }
      let (edits, isBare) = view.edits(adding: missing.map { ($0.entry.name, $0.name) })
      for (entry, _) in missing {
        report(.shown(edits: edits), entry.key.range, isBare ? fixIt(entry, edits) : [])
      }
    }
  }

  /// Returns the fix-it that binds the only attribute.
  private static func fixIt(_ entry: MappingEntry, _ name: String) -> [FixIt] {
    guard entry.isOwn, !entry.value.isAliasOrBroken else { return [] }
    let range = SourceRange(entry.key.range.start, entry.value.range.end)
    return [FixIt("write 'edits: \(name)'", replacing: range, with: "edits: \(name)")]
  }
}

/// A view that the user can refresh but whose event has no handler.
struct EndlessRefresh: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "endless-refresh", .warning,
    explanation: """
      A view that shows whether it is being refreshed lets the user pull it down. The indicator then spins until the \
      state says that the refresh has ended. Without a handler, the owner does not learn that the user began it.
      """,
    example: DiagnosticKind.Example(
      failing: "scene: Example\nstate: { isBusy: boolean }\nviews:\n- scroll: page\n  edits: isBusy\n",
      passing: """
        scene: Example
        state: { isBusy: boolean }
        views:
        - scroll: page
          edits: isBusy
          handlers: { refresh: pagePulled }

        """))

  let event: String
  var message: String { "nothing ends the refresh that the user begins; handle the event '\(event)'" }
}

/// Finds views with a refresh control whose event has no handler.
enum EndlessRefreshRule: Rule {
  static func check(_ subject: RuleSubject, report: (EndlessRefresh, SourceRange, [FixIt]) -> Void) {
    for view in subject.views where view.parts.mayHave(view.element.edited.bits) {
      for number in view.element.edited.numbers {
        guard let event = view.endlessRefresh(number), let part = view.parts[number], !view.ignoresUser else {
          continue
        }
        report(EndlessRefresh(event: event), part.keyRange, [])
      }
    }
  }
}

extension SceneView {
  /// The values of properties of UIKit with which the user cannot change a view.
  private static let fixingProperties = [
    "isEnabled": false, "isEditable": false, "isUserInteractionEnabled": false, "isShown": false,
    "isHidden": true,
  ]

  /// Whether the user can never change the view, because one of these properties has this value.
  fileprivate var ignoresUser: Bool {
    element.attributes.indices.contains { number in
      let attribute = element.attributes[number]
      guard case .property(let name) = attribute.setter, let fixing = Self.fixingProperties[name] else {
        return false
      }
      return parts.value(of: number) == .boolean(fixing != attribute.isNegated)
    }
  }

  /// Returns the value of 'edits' that binds more attributes to parts of the state, and whether that is only the
  /// name of the part for the main attribute.
  fileprivate func edits(adding added: [(attribute: String, state: String)]) -> (text: String, isBare: Bool) {
    let main = element.edited.numbers.first.map { element.attributes[$0].name }
    if edits.isEmpty, added.count == 1, added[0].attribute == main { return (added[0].state, true) }
    let pairs = (edits.map { ($0.attribute, $0.state) } + added).map { "\($0): \($1)" }
    return ("{ \(pairs.joined(separator: ", ")) }", false)
  }

  /// Returns the numbers of the attributes that the user changes and that are set again although their own values stay
  /// the same, each with a changing part that is set together with it.
  fileprivate func lostEdits(_ changes: @autoclosure () -> ChangingParts) -> [(attribute: Int, cause: String)]
  {
    let candidates = element.edited.numbers.filter { number in
      (parts.has(number) || !element.configurations.isEmpty)
        && !edits.contains(attribute: element.attributes[number].name)
    }
    if candidates.isEmpty { return [] }
    let changing = changes().changing(in: self)
    if changing.isEmpty || ignoresUser { return [] }
    let configuration = configuration
    let groups = PartGroups(
      changing, element.partsSetTogether(by: configuration, roles, changing: changing))
    return candidates.compactMap { number in
      let attribute = element.attributes[number]
      let isGiven = parts.value(of: number).map { !attribute.isDefault($0) } ?? false
      let isPassed = configuration?.arguments.contains { $0.part == attribute.name } ?? false
      guard isGiven || isPassed, !changing.contains(attribute.name),
        let place = groups.place(of: attribute.name)
      else { return nil }
      return changing.first { groups.place(of: $0) == place }.map { (number, $0) }
    }
  }

  /// Returns what to report about attributes that the user changes, whose values change with the state, and of whose
  /// changes no method learns, with the ranges of their keys.
  ///
  /// - Parameter state: The names that 'edits' could bind.
  fileprivate func unhandledEdits(
    _ changes: @autoclosure () -> ChangingParts, besides state: @autoclosure () -> Set<String>
  ) -> [(message: OneWayEdit, range: SourceRange)] {
    guard handlers.isEmpty, roles.isEmpty, !element.isComponent else { return [] }
    return element.edited.numbers.compactMap { number in
      let attribute = element.attributes[number]
      guard let event = attribute.edited, let part = parts[number], let value = part.value,
        !attribute.isRefreshing, !edits.contains(attribute: attribute.name), changes().contains(value),
        !ignoresUser
      else { return nil }
      if case .state(let name) = value, state().contains(name) { return nil }
      return (.unhandled(attribute: attribute.name, event: event), part.keyRange)
    }
  }

  /// Returns the attribute that the user changes and that is set again when a value of a role written in place changes,
  /// with that value. An object's property that has the name of the attribute as a synonym provides the attribute.
  fileprivate func editLostToRole(_ changes: @autoclosure () -> ChangingParts) -> LostToRole? {
    let attribute = element.edited.numbers.first { number in
      let name = element.attributes[number].name
      return !parts.has(number) && !edits.contains(attribute: name) && provider(of: name) != nil
    }
    guard let attribute, let configuration, !ignoresUser,
      let provider = provider(of: element.attributes[attribute].name)
    else { return nil }
    let changes = changes()
    let asked = roles.filter { role in configuration.arguments.contains { role.fills.contains($0.part) } }
    let changing = asked.flatMap { role in
      role.inlineAttributes.filter { changes.contains($0.value) }.map { (role: role.name, member: $0) }
    }
    guard let cause = changing.first(where: { $0.member.name == provider }) ?? changing.first else {
      return nil
    }
    return LostToRole(
      attribute: attribute, role: cause.role, member: cause.member, isShown: cause.member.name == provider)
  }

  /// Returns the property of a role that provides the value of an attribute unless a view sets it.
  private func provider(of attribute: String) -> String? {
    element.roles.lazy.flatMap(\.members).first { $0.synonyms.contains(attribute) }?.name
  }

  /// The call that sets several parts of the view at once.
  private var configuration: Configuration? {
    element.configurations.first { configuration in
      configuration.condition.map { element.partNumber(of: $0).map(parts.has) ?? false } ?? true
    }
  }

  /// Returns the event that reports a refresh, if an attribute lets the user begin one and nothing handles the event.
  fileprivate func endlessRefresh(_ number: Int) -> String? {
    let attribute = element.attributes[number]
    guard let event = attribute.edited, attribute.isRefreshing, parts.has(number),
      parts.value(of: number)?.isAlwaysFalse != true,
      !handlers.contains(where: { $0.event == event })
    else { return nil }
    return event
  }
}

/// A value of a role that, when it changes, sets an attribute again that the user changes.
private struct LostToRole {
  /// The number of the attribute.
  let attribute: Int
  /// The name of the role.
  let role: String
  /// The value that changes.
  let member: RuntimeTree.Attribute
  /// Whether it provides the value of the attribute.
  let isShown: Bool
}

extension Value {
  /// Whether the value is `false`, or a choice or a selection between nothing else.
  fileprivate var isAlwaysFalse: Bool {
    self == .boolean(false) || !branches.isEmpty && branches.allSatisfy(\.isAlwaysFalse)
  }
}

/// An event of a component that no view raises.
struct UnusedEvent: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unused-event", .warning,
    explanation: "Nothing in the component raises the event, so no handler of it is ever called.",
    example: DiagnosticKind.Example(
      .component, failing: "component: Card\nevents:\n  opened: {}\nviews:\n- label: title\n  text: Hello\n",
      passing: "component: Card\nviews:\n- label: title\n  text: Hello\n"))

  let name: String
  var message: String { "nothing raises '\(name)'; write it under the 'handlers' of a view, or remove it" }
}

/// Finds events of components that no view raises.
enum UnusedEventRule: Rule {
  static func check(_ subject: RuleSubject, report: (UnusedEvent, SourceRange, [FixIt]) -> Void) {
    guard let entry = subject.tree.root?.value(for: .events) else { return }
    let raised = Set(subject.views.lazy.flatMap(\.handlers).map(\.method))
    let unused = Set(subject.scene.events.map(\.name)).subtracting(raised)
    for event in entry.entries where unused.contains(event.name) {
      report(UnusedEvent(name: event.name), event.key.range, [])
    }
  }
}

extension Attribute {
  /// Whether the attribute says that the content is being refreshed, which the user begins.
  fileprivate var isRefreshing: Bool {
    if case .property("isRefreshing") = setter { true } else { false }
  }
}
