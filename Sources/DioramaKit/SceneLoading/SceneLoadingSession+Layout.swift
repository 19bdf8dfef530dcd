import DioramaTree

/// The layout and the sections of a scene.
extension SceneLoadingSession {
  /// Reads the layout of the scene's views.
  func layout(_ attributes: [RuntimeTree.Attribute]) -> SceneLayout {
    requireConstant(attributes, element: "layout", line: nil)
    let changes = takeChanges(of: .layout)
    let all = attributes + changes.flatMap(\.statement.attributes)
    requireOnce(all.map(\.name), element: "layout", line: nil)
    for attribute in all where !SceneLayout.names(isComponent: tree.isComponent).contains(attribute.name) {
      problems.append(.unknownPart(attribute.name, element: "layout", line: nil))
    }
    for change in changes {
      let parts = checked(change.statement.attributes, of: "layout", change) { _ = SceneLayout($0) }
      plan(change) { $1.layoutChanges.append(SceneLayout(parts.reading($0))) }
    }
    return SceneLayout(checked(attributes, of: "layout") { _ = SceneLayout($0) }.reading(values))
  }

  /// Reads a section and creates its cells.
  func load(_ section: RuntimeTree.Section, at index: Int) -> TableSections.Section {
    let attributes = RuntimeTree.Section.Part.allCases.compactMap { part in
      section[part].map { RuntimeTree.Attribute(name: part.rawValue, value: $0) }
    }
    requireConstant(attributes, element: "section", line: nil)
    let changes = takeChanges(of: .section(index))
    let all = attributes + changes.flatMap(\.statement.attributes)
    requireOnce(all.map(\.name), element: "section", line: nil)
    let parts = checked(attributes, of: "section") { parts in
      _ = (parts.text(.header), parts.text(.footer), parts.isShown)
    }.reading(values)
    for change in changes { plan(change, ofSection: index) }
    return TableSections.Section(
      header: parts.text(.header), footer: parts.text(.footer),
      headerViews: section.headerViews.map { load($0, asRow: false) },
      footerViews: section.footerViews.map { load($0, asRow: false) },
      isShown: parts.isShown,
      rows: section.rows.compactMap { row -> TableRow? in
        if row.element == Self.rowList { return loadRows(row).map(TableRow.list) }
        let view = load(row, asRow: true)
        if let cell = view as? UITableViewCell { return .cell(cell) }
        problems.append(.unknownElement(row.element, line: row.line))
        return nil
      })
  }

  /// Reports what a change sets in a section, and plans the change.
  private func plan(_ change: SceneChange, ofSection index: Int) {
    let given = change.statement.attributes.compactMap { attribute in
      let part = RuntimeTree.Section.Part(rawValue: attribute.name)
      if part == nil { problems.append(.unknownPart(attribute.name, element: "section", line: nil)) }
      return part
    }
    let parts = checked(change.statement.attributes, of: "section", change) { parts in
      for part in given {
        switch part {
        case .header, .footer: _ = parts.changingText(part)
        case .shown: _ = parts.isShown
        }
      }
    }
    plan(change) { values, rendering in
      let parts = parts.reading(values)
      for part in given {
        switch part {
        case .header: rendering.sections?.setHeader(parts.changingText(part), of: index)
        case .footer: rendering.sections?.setFooter(parts.changingText(part), of: index)
        case .shown: rendering.sections?.setShown(parts.isShown, of: index)
        }
      }
    }
  }

  /// Returns the parts after checking them.
  private func checked(
    _ attributes: [RuntimeTree.Attribute], of element: String, _ change: SceneChange? = nil,
    _ check: (SceneParts) -> Void
  ) -> SceneParts {
    if let change {
      requireInputs(of: change)
      if !change.statement.roles.isEmpty || !change.statement.content.isEmpty {
        problems.append(.unknownSubject(element))
      }
    }
    let parts = SceneParts(self, element: element, line: nil, attributes: attributes, values: nil)
    check(parts)
    return parts
  }
}

/// A size of a view in a tree that is relative to another view.
struct SceneSizeRelation {
  /// The dimension of the view, by name; `nil` for a view without an id, which no other view can refer to.
  let own: String?
  /// The dimension of the other view.
  let other: String
  let view: String
  let part: String
  let element: String
  let line: Int
}

extension SceneLoadingSession {
  /// Prepares to set a view's size relative to another view.
  func relate(
    _ view: RuntimeTree.View, _ part: String, _ dimension: RelativeSize.Dimension, to size: RelativeSize,
    _ set: @escaping @MainActor (UIView) -> Void
  ) {
    sizes.append(
      SceneSizeRelation(
        own: view.id.map { "\(dimension) of \($0)" }, other: "\(size.dimension) of \(size.view)",
        view: size.view, part: part, element: view.element, line: view.line))
    later { [weak self] in
      if let other = self?.views[size.view] { set(other) }
    }
  }

  /// Records sizes that are relative to missing views, or to themselves.
  func checkSizes() {
    let dimensions = Dictionary(grouping: sizes.filter { $0.own != nil }) { $0.own ?? "" }
    let ordered = Array(dimensions).ordered(by: \.key) { dimension, name in
      for size in dimension.value { name(size.other) }
    }
    let circular = Set(ordered.circular.map(\.key))
    for size in sizes {
      if views[size.view] == nil {
        leaveOut(.unknownView(size.view, part: size.part, element: size.element, line: size.line))
      } else if let own = size.own, circular.contains(own) {
        problems.append(.circularSize(part: size.part, element: size.element, line: size.line))
      }
    }
    sizes = []
  }
}

/// The parts of a section.
extension SceneParts {
  fileprivate func text(_ part: RuntimeTree.Section.Part) -> String? { value(part.rawValue, .string) }

  /// Returns a text that changes, and so may be `nil` at times.
  fileprivate func changingText(_ part: RuntimeTree.Section.Part) -> String? {
    value(part.rawValue, SceneType<String?>.optional(.string)) ?? nil
  }

  fileprivate var isShown: Bool { value(RuntimeTree.Section.Part.shown.rawValue, .boolean) ?? true }
}
