import DioramaGrammar

/// What to write instead of keys that a scene or component does not have.
extension Checker {
  func advice(_ key: String, _ controller: ControllerKind?) -> KeyAdvice? {
    switch key {
    case "parameters" where context.isComponent: return .key("state")
    case "tableView" where !context.isComponent: return .key("table")
    case "slots" where context.isComponent, "slot" where context.isComponent:
      return .hint("write '- \(context.grammar.slotElement): ' and a name among the views")
    case "params", "arguments", "props", "properties", "inputs":
      return .key(context.isComponent ? "state" : "parameters")
    case "variables", "model", "data", "bindings", "vars": return .key("state")
    case "computed", "getters": return .key("derived")
    case "flags", "tests", "rules": return .key("conditions")
    case "handlers", "events", "on", "actions":
      return context.isComponent
        ? .key("events")
        : .hint(
          "handlers belong to a view, or to the scene's 'screen'"
            + (controller?.table == nil ? "" : " or 'table'"))
    case "navigationItem", "navigationBar", "navigation":
      return .hint("bars belong to the screen, so write 'screen: { … }'")
    case "emptyState", "emptyView", "placeholder": return .key("empty")
    case "searchable", "search":
      return .hint("the search field belongs to the screen, so write 'screen: { edits: { searchText: … } }'")
    case "refreshable", "refreshControl", "pullToRefresh", "refresh":
      return .hint("the table is refreshed, so write 'table: { handlers: { refresh: … } }'")
    case "items": return .hint("put a '- collection: ' with an id and 'items' among the views")
    case "description": return .key("summary")
    case "version": return .key("diorama")
    case "type" where context.grammar.controllerNames.contains(context.tree.root?.value(for: key)?.text ?? ""):
      return context.tree.root?.value(for: .controller) == nil ? .key("controller") : .hint("remove it")
    case "segues", "segue": return .hint("remove it, and show the other screen in the method of a handler")
    case "children", "subviews", "body": return .key("views")
    case context.grammar.rootElement where context.tree.root?.value(for: key)?.kind == .sequence:
      return .key("views")
    case "theme", "themes", "styles", "colors", "fonts":
      return .hint("a theme is a file of the project whose name ends in '.theme.yaml', so remove it")
    default: return hint(forPart: key, controller).map(KeyAdvice.hint)
    }
  }

  /// Returns where a key belongs that is a part of something else.
  private func hint(forPart key: String, _ controller: ControllerKind?) -> String? {
    if let empty = context.emptyKey(above: key) {
      return "indent it, because only lines further to the right than '\(empty)' belong to it"
    }
    let controllers = context.grammar.allControllers
    if controllers.contains(where: { $0.layout.contains { $0.name == key } }) {
      return "it belongs to the layout, so write 'layout: { \(key): … }'"
    }
    guard !context.isComponent else { return nil }
    let screens = controllers.lazy.compactMap { $0.screen.flatMap(context.grammar.element) }
    if let screen = screens.first(where: { $0.partNumber(of: key) != nil }) {
      return "it belongs to the screen, so write '\(screen.name): { \(key): … }'"
    }
    let table = controller?.table.flatMap(context.grammar.element)
    if table?.partNumber(of: key) != nil {
      return "it belongs to the table, so write 'table: { \(key): … }'"
    }
    if let attribute = context.layoutAttribute(called: key) {
      return "it belongs to the layout, so write 'layout: { \(attribute): … }'"
    }
    if let hint = context.grammar.otherElementNames.hint(for: key) { return hint.text }
    if let element = context.grammar.element(named: key), element.placement == .view, !element.isAbstract {
      return "put it among the 'views', beginning with '- \(key): ' and an id"
    }
    // A single word can mean anything: a parameter whose indentation is missing, for example.
    guard key.contains(where: \.isUppercase) else { return nil }
    return screens.lazy.compactMap { hint(forOtherName: key, of: $0) }.first
  }

  /// Returns where a key belongs that is another name for a part of the screen.
  private func hint(forOtherName key: String, of screen: ElementKind) -> String? {
    let names = context.grammar.otherNames(of: screen)
    if let hint = names.hint(for: key) { return "in '\(screen.name)', \(hint)" }
    switch names.meaning(of: key) {
    case .part(let part): return "it belongs to the screen, so write '\(screen.name): { \(part): … }'"
    case .event(let event): return "write '\(screen.name): { handlers: { \(event): … } }'"
    default: return nil
    }
  }
}
