import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// Checks the content of a scene: views, or sections of rows.
struct ContentChecker {
  let context: SceneContext
  let controller: ControllerKind

  private var viewChecker: ViewChecker { ViewChecker(context: context) }

  /// Checks the content, and the views that a table shows while it has no rows.
  func content(_ fields: FieldReader) -> (content: Scene.Content, empty: [Int])? {
    let content = read(fields)
    let empty = controller.content == .sections ? fields[.empty].flatMap(viewList) : nil
    if context.hasUnnamedViews { context.nameUnnamedViews() }
    return content.map { ($0, empty ?? []) }
  }

  private func read(_ fields: FieldReader) -> Scene.Content? {
    if !context.nestedKeys.isDisjoint(with: [.views, .sections, .rows]) { return nil }
    switch controller.content {
    case .views:
      for key in [BoundScene.Key.sections, .rows, .empty] { reject(key, belongsTo: .sections, fields) }
      let rows: [BoundScene.Key] = [.sections, .rows]
      guard !rows.contains(where: { fields.has($0) || fields.isMisspelt($0) }),
        !context.hasViews(inLayoutOf: fields), let entry = fields.required(.views)
      else { return nil }
      return viewList(entry).map(Scene.Content.views)
    case .sections:
      reject(.views, belongsTo: .views, fields)
      fields.reject(.rows, besides: .sections)
      if let entry = fields[.sections] { return sections(entry) }
      let hasOther = fields.has(.views) || fields.has(.sections) || fields.isMisspelt(.sections)
      guard !hasOther, let entry = fields.required(.rows) else { return nil }
      if fields.has(.rows), !entry.value.elements.isEmpty, entry.value.elements.allSatisfy(isSection) {
        context.report(
          WrongType(name: entry.name, remedy: "is a list of rows, and these are sections; write 'sections'"),
          at: entry.key.range, fixIts: renaming(keyOf: entry, to: "sections"))
        return nil
      }
      return rows(entry).map {
        .sections([
          Scene.Section(
            node: nil, header: Scene.Section.Edge(), footer: Scene.Section.Edge(), shown: nil, rows: $0)
        ])
      }
    }
  }

  /// Returns whether an element of a list can only be a section.
  private func isSection(_ node: SyntaxNode) -> Bool {
    node.value(for: .rows) != nil && node.entries.allSatisfy { BoundScene.sectionKey($0) != nil }
  }

  private func reject(
    _ key: BoundScene.Key, belongsTo content: ControllerKind.Content, _ fields: FieldReader
  ) {
    guard fields.has(key), let entry = fields[key] else { return }
    let names = context.grammar.controllerNames.filter {
      context.grammar.controller(named: $0)?.content == content
    }
    let ofDefault = context.grammar.defaultController
    let name = names.contains(ofDefault) ? ofDefault : names.first ?? ""
    let other = [BoundScene.Key.views, .rows, .sections].first { $0 != key && fields.has($0) }
    let remedy =
      if let other {
        "remove it, or remove '\(other.rawValue)' and write 'controller: \(name)'"
      } else if fields[.controller] != nil {
        "change '\(controller.name)' to '\(name)'"
      } else {
        "write 'controller: \(name)' above it"
      }
    context.report(
      MisplacedKey(name: entry.name, controller: controller.name, remedy: remedy), at: entry.key.range)
  }

  private func sections(_ entry: MappingEntry) -> Scene.Content? {
    guard let nodes = context.elements(of: entry, "begin each section with '- '") else { return nil }
    return .sections(
      nodes.withNext.compactMap { node, next in
        guard node.kind == .mapping else {
          if node.kind != .broken {
            context.report(
              WrongType(
                name: "sections", remedy: "must be a list of mappings with 'rows' and optionally 'header'"),
              at: node.headRange)
          }
          return nil
        }
        return section(node, before: next)
      })
  }

  private func section(_ node: SyntaxNode, before next: SyntaxNode?) -> Scene.Section? {
    if let first = node.entries.first, case let key = first.key, !BoundScene.sectionKeys.contains(key),
      let element = context.grammar.element(named: key)
    {
      let isEdge = element.placement == .section && first.value.kind == .scalar && !first.value.isEmptyPlain
      let remedy =
        isEdge
        ? "begin it with one of its keys, such as '- header: \(first.value.text.shortened)' or '- rows:'"
        : "put it under the 'rows' of a section"
          + (element.name == context.grammar.rowList ? ", since the number of sections is fixed" : "")
      context.report(
        MisplacedElement(
          name: element.name, placement: element.placement, place: .section,
          remedy: remedy),
        at: key.range, fixIts: isEdge ? renaming(keyOf: first, to: "header", isGuess: true) : [])
      context.lacksViews = true
      return nil
    }
    if let key = node.repeatedKeys.first(where: { $0.text == node.entries.first?.name }) {
      context.report(MissingDash(what: "section", key: key.text), at: key.range)
      context.misplaced.append(SourceRange(key.range.start, node.resolved.range.end))
    }
    let fields = context.fields(node, "a section", BoundScene.sectionKeys) { advice($0, in: node) }
    let header = edge(fields[section: .header])
    let shown = fields[section: .shown].flatMap { context.values.read($0, as: .boolean) }
    if !fields.mayHave(.rows), let rows = next?.entries.first, BoundScene.sectionKey(rows) == .rows {
      let remedy = "remove the dash before '\(rows.name)' below, if they belong together"
      context.report(MissingKey(name: rows.name, place: "a section", remedy: remedy), at: node.headRange)
      return nil
    }
    let content = fields.required(.rows).flatMap { rows($0) }
    let footer = edge(fields[section: .footer])
    return content.map {
      Scene.Section(node: node.id, header: header, footer: footer, shown: shown, rows: $0)
    }
  }

  /// Returns what to write instead of a key of a collection's section, or of one in another framework.
  private func advice(_ key: String, in node: SyntaxNode) -> KeyAdvice? {
    guard let section = context.grammar.unnamedElement(in: .section) else { return nil }
    switch context.grammar.otherNames(of: section).meaning(of: key) {
    case .part(let part)?:
      let name = BoundScene.sectionKeys.contains(part) ? part : "rows"
      if context.lastElement(of: node.value(for: .rows))?.partNumber(of: key) != nil {
        return .hint("write '\(name)', or indent it if it belongs to the row above")
      }
      return .key(name)
    case .opposite(let part)?: return .hint("write '\(part)' with the opposite value")
    default: return nil
    }
  }

  /// Checks what is above or below the rows of a section: a text or a list of views.
  private func edge(_ entry: MappingEntry?) -> Scene.Section.Edge {
    guard let entry else { return Scene.Section.Edge() }
    if context.grammar.isListOfViews(entry.value) {
      return Scene.Section.Edge(views: viewList(entry) ?? [])
    }
    return Scene.Section.Edge(text: context.values.read(entry, as: .string))
  }

  private func viewList(_ entry: MappingEntry) -> [Int]? {
    if entry.value.kind == .scalar, context.reportListReference(entry, in: .view) { return nil }
    return context.elements(of: entry, "begin each view with '- '").map { nodes in
      nodes.withNext.compactMap { viewChecker.view($0, in: .view, before: $1) }
    }
  }

  private func rows(_ entry: MappingEntry) -> [Int]? {
    if entry.value.kind == .scalar, context.reportListReference(entry, in: .row) { return nil }
    return context.elements(of: entry, "begin each row with '- '").map { nodes in
      nodes.withNext.compactMap { node, next in
        context.scope.isText(node, in: context.grammar)
          ? textRow(node, entry) : viewChecker.view(node, in: .row, before: next)
      }
    }
  }

  /// Adds a row that is only a text. The grammar says which element and attribute that means.
  private func textRow(_ node: SyntaxNode, _ entry: MappingEntry) -> Int? {
    let row = context.grammar.textRow
    guard let element = context.grammar.element(named: row.element),
      let number = element.partNumber(of: row.attribute),
      let attribute = element.attribute(named: row.attribute),
      let value = context.values.read(entry.element(node), as: attribute.type)
    else { return nil }
    var view = SceneView(element: element, id: "", node: node.id, start: node.keyRange.start)
    view.parts.give(number, at: node.range, value)
    if context.grammar.hasThemes { context.giveDefaultStyles(to: &view, at: node.range) }
    context.hasUnnamedViews = true
    return context.add(view)
  }
}

extension SceneContext {
  /// Returns whether a scene has no views, and a list as its layout, which must be its views.
  func hasViews(inLayoutOf fields: FieldReader) -> Bool {
    !fields.has(.views) && fields[.layout]?.value.kind == .sequence
  }

  /// Returns the elements of a list of views; reports anything else.
  func elements(of entry: MappingEntry, _ remedy: String) -> SyntaxChildren? {
    let node = entry.value
    switch node.kind {
    case .sequence: return node.elements
    case .broken: return nil
    default:
      if node.isEmptyPlain {
        if !node.isIncomplete, !tree.skips(node.range.end) {
          let remedy = hasEntryBelow(entry) ? "indent the entries that belong to it" : remedy
          report(MissingValue(name: entry.name, hint: "\(remedy), or write [] for none"), at: entry.key.range)
        }
      } else if TextTemplate.hasReference(node) {
        reportReference(node, entry.name)
      } else {
        reportNoList(node, entry, remedy)
      }
      return nil
    }
  }

  /// Reads the fallback of the view at an index.
  ///
  /// - Parameter entries: The entries of the list that the view is below.
  func fallback(_ entry: MappingEntry, replacing index: Int, below entries: ListEntries?) -> SceneFallback? {
    if entry.value.isEmptyPlain {
      report(
        MissingValue(name: entry.name, hint: "write a view such as { label: \(views[index].id), text: … }"),
        at: entry.key.range)
      return nil
    }
    if entry.value.kind == .sequence {
      report(shapeOf: entry.value, entry.name, "must be one view, which is a mapping; write it without '- '")
      return nil
    }
    let placement = views[index].element.placement
    let replaced = views[index...].map(\.id) + views[index...].flatMap(\.idsOfFallback)
    let outer = (views, sizes, namedViews, isInFallback, scope.list)
    (views, sizes, namedViews) = ([], [], [])
    isInFallback = true
    if entries == nil { scope.list = nil }
    defer { (views, sizes, namedViews, isInFallback, scope.list) = outer }
    let root = names.replacing(replaced) {
      ViewChecker(context: self).view(entry.value, in: placement, below: entries, before: nil)
    }
    guard root != nil else { return nil }
    if hasUnnamedViews { nameUnnamedViews() }
    if !sizes.isEmpty { checkSizes() }
    checkNamedViews(in: nil)
    return SceneFallback(views: views)
  }
}

extension SceneView {
  /// The ids of the fallback, if there is one.
  fileprivate var idsOfFallback: [String] {
    fallback.map { $0.views.withFallbacks.map(\.id) } ?? []
  }
}

extension SyntaxChildren {
  /// The elements, each with the next one.
  var withNext: some Sequence<(SyntaxNode, SyntaxNode?)> {
    indices.lazy.map { index in
      let next = self.index(after: index)
      return (self[index], next == endIndex ? nil : self[next])
    }
  }
}
