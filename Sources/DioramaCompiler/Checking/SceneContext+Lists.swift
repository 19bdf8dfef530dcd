import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// A list, and the element that shows its entries.
struct CheckedList {
  /// The name of the list.
  let name: String
  /// The list.
  let value: Value
  /// The element.
  let element: ElementKind
}

extension SceneContext {
  /// Returns the list that is named in place of an id, or reports an error.
  func list(namedIn entry: MappingEntry, in placement: ElementKind.Placement) -> CheckedList? {
    let node = entry.value
    if node.isEmptyPlain {
      report(
        MissingValue(name: entry.name, hint: "write the name of a list of the state"), at: entry.key.range)
      return nil
    }
    if node.kind == .sequence || node.kind == .mapping {
      report(
        WrongType(name: entry.name, remedy: "must be the name of a list, such as each: names"),
        at: node.headRange)
      return nil
    }
    guard let (name, type, kind) = values.bareName(entry) else { return nil }
    guard let entries = ListEntries(type) else {
      let showsTexts = grammar.list(of: .texts, in: placement) != nil
      report(
        InvalidList.type(name, type, component: component(meantBy: type), showsTexts: showsTexts),
        at: entry.value.range)
      return nil
    }
    guard kind == .state || kind == .derived || entries == .texts else {
      report(InvalidList.kind(name, kind: kind), at: entry.value.range)
      return nil
    }
    guard let element = grammar.list(of: entries, in: placement) else {
      if entries == .texts { report(InvalidList.texts(name), at: entry.value.range) }
      return nil
    }
    if case .component(let component) = entries {
      guard hasID(component, at: node.range) else { return nil }
      if kind == .derived { checkOrigins(of: name, component, at: node.range) }
    }
    return CheckedList(
      name: name, value: kind == .parameter ? .parameter(name) : .state(name), element: element)
  }

  /// Reports a list of a component whose entries have no ids; returns whether they have.
  private func hasID(_ component: String, at range: SourceRange) -> Bool {
    let element = grammar.element(named: component)
    let id = element?.state?.first { $0.name == "id" }
    if grammar.isBroken(elementNamed: component) {
      diagnostics.lacksDeclaration = true
      if id == nil { return false }
    }
    guard let id, id.type.canIdentify else {
      report(InvalidList.id(component, type: id?.type.name), at: range)
      return false
    }
    if element?.editedState.contains(id.name) == true { report(InvalidList.editedID(component), at: range) }
    return true
  }

  /// Checks the number of lists of the state that the entries of a derived list can come from.
  private func checkOrigins(of name: String, _ component: String, at range: SourceRange) {
    guard let element = grammar.element(named: component) else { return }
    let count = scope.countLists(of: component)
    if count == 0, !element.editedState.isEmpty {
      report(InvalidList.edited(name, component: component), at: range)
    } else if count > Self.maximumOrigins {
      report(InvalidList.origins(name, component: component, count: count), at: range)
    }
  }

  /// How many lists of the state the entries of a derived list can come from. Generated Swift searches all of them.
  private static let maximumOrigins = 20

  /// Reports a scalar that refers to a list in place of the views that show its entries; returns whether it does.
  ///
  /// - Parameter takesTexts: Whether a list of texts is allowed here.
  func reportListReference(
    _ entry: MappingEntry, in placement: ElementKind.Placement, orTexts takesTexts: Bool = false
  ) -> Bool {
    guard let name = TextTemplate.parameter(entry.value),
      let type = scope.type(of: name), let entries = ListEntries(type), !(takesTexts && entries == .texts),
      grammar.list(of: entries, in: placement) != nil
    else { return false }
    _ = scope.use(name, at: entry.value.range)
    let list = "[{ \(grammar.rowList): \(name) }]"
    report(
      WrongType(name: entry.name, remedy: "must be a list of \(placement.noun)s; write \(list)"),
      at: entry.value.range, fixIts: renaming(entry.value, to: list))
    return true
  }

  /// Returns the component that a type of the app is probably a misspelling of.
  private func component(meantBy type: ParameterType) -> String? {
    guard type.isList, case .swift(let name) = type.base else { return nil }
    let grammar = grammar
    let ending = ".State"
    if name.hasSuffix(ending), let element = grammar.element(named: String(name.dropLast(ending.count))),
      element.isComponent
    {
      return element.name
    }
    return diagnostics.suggestions.closest(to: name) {
      grammar.elementNames.filter { grammar.element(named: $0)?.isComponent == true }
    }
  }

  /// Gives unused names to the lists, to rows that are bare texts, and to other entries that are written without an id.
  func nameUnnamedViews() {
    var given: Set<String> = []
    var numbers: [String: Int] = [:]
    for index in views.indices {
      let (element, id) = (views[index].element, views[index].id)
      let isTextRow = id.isEmpty && element.placement == .row
      guard isTextRow || element.list != nil || grammar.unnamedElement(in: element.placement) != nil else {
        continue
      }
      let suffix =
        switch element.placement {
        case _ where isTextRow: ElementKind.Placement.row.rawValue
        case .row: "Rows"
        case .item: "Items"
        case .view: "Views"
        default: ""
        }
      let word = id + (isInFallback ? "Fallback" : "") + suffix
      var name: String
      repeat {
        name = names.unused(word, after: &numbers[word, default: 0])
      } while !given.insert(name).inserted
      views[index].id = name
    }
  }
}

extension ParameterType {
  /// Whether values of the type can distinguish the entries of a list.
  var canIdentify: Bool {
    if isList || isOptional { return false }
    if case .swift = base { return true }
    return [.string, .integer].contains(base)
  }
}

extension ParameterType {
  /// The type of the app whose values these are or list, by its Swift name; `nil` for any other type.
  fileprivate var swiftTypeOfApp: String? { if case .swift(let name) = base { name } else { nil } }
}

/// A list whose entries cannot be shown.
enum InvalidList: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "invalid-list",
    explanation: """
      A list has a row or a view for each entry. The entries are texts, or the states of a component with an 'id' \
      that identifies them.
      """,
    example: DiagnosticKind.Example(
      .scene,
      failing: "scene: Tags\ncontroller: table\nstate: { tag: string }\nrows:\n- each: tag\n",
      passing: "scene: Tags\ncontroller: table\nstate: { tags: [string] }\nrows:\n- each: tags\n"))

  /// The name does not stand for a part of the state.
  case kind(String, kind: NameScope.Kind)
  /// The name stands for something other than a list of texts or of a component's states.
  case type(String, ParameterType, component: String?, showsTexts: Bool)
  /// Texts among views.
  case texts(String)
  /// What the user changes in the component of a derived list cannot be written to the state.
  case edited(String, component: String)
  /// The entries of a derived list can come from too many lists of the state.
  case origins(String, component: String, count: Int)
  /// The user changes the id of the component.
  case editedID(String)
  /// The component has no id, or none of a suitable type.
  case id(String, type: String?)
  /// The menus and swipes of a list need another class of the element.
  case element(String)

  var message: String {
    switch self {
    case .kind(let name, let kind):
      "'\(name)' is \(kind.phrase), whose entries cannot be shown; declare it under 'state' or 'derived'"
    case .type(let name, let type, let component?, _):
      "'\(name)' is of type '\(type.name)', and no component has this name; did you mean '[\(component)]'?"
    case .type(let name, let type, nil, _) where type.isList && type.swiftTypeOfApp != nil:
      "'\(name)' is of type '\(type.name)', and there is no component '\(type.swiftTypeOfApp ?? "")'; "
        + "declare '\(type.swiftTypeOfApp ?? "").component.yaml', or write [string]"
    case .type(let name, let type, nil, let showsTexts):
      switch ListEntries(ParameterType(type.base, isList: true)) {
      case .component?,
        .texts? where showsTexts:
        "'\(name)' is of type '\(type.name)', not a list; declare it as [\(type.base.name)]"
      default:
        "'\(name)' is of type '\(type.name)', and only a list of \(showsTexts ? "texts or of " : "")a component has "
          + "entries to show here; declare it \(showsTexts ? "as [string], or " : "")with the name of a component in "
          + "brackets"
      }
    case .texts(let name):
      "'\(name)' is a list of texts, which only rows show; among views, show a list of a component"
    case .edited(let name, let component):
      "the user changes '\(component)', but '\(name)' is derived and cannot be changed; "
        + "keep its entries in a list of the state of type [\(component)]"
    case .origins(let name, let component, let count):
      "the entries of '\(name)' can come from any of \(count) lists of type [\(component)], which are too many; "
        + "keep them in fewer lists"
    case .editedID(let component):
      "the user changes the 'id' of '\(component)', which identifies its entries; "
        + "write 'edits' with another part of the state of '\(component)'"
    case .id(let component, nil):
      "'\(component)' has no 'id' that identifies its entries; add 'id: integer' or 'id: string' to its state"
    case .id(let component, let type?):
      "the 'id' of '\(component)' is of type '\(type)', which cannot identify entries; "
        + "write 'id: integer' or 'id: string'"
    case .element(let name):
      "'\(name)' has no class for the rows of lists; add 'inLists' to its declaration, and name a class that is "
        + "generic over the entries"
    }
  }
}
