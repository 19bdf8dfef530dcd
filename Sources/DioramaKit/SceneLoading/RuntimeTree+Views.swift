import DioramaTree

extension RuntimeTree {
  /// The screen, the table, and the top-level views and rows.
  var outermostViews: [View] {
    let screen = [screen, table].compactMap(\.self)
    return switch content {
    case .views(let views): screen + views
    case .sections(let sections):
      screen + sections.flatMap { $0.headerViews + $0.rows + $0.footerViews } + empty
    }
  }

  /// All views and rows, without fallbacks.
  var allViews: [View] { outermostViews.withContents }
}

extension [RuntimeTree.View] {
  /// The views and all views inside them, without fallbacks.
  var withContents: [RuntimeTree.View] { reached { _ in nil } }

  /// The views and all views inside them, with all fallbacks.
  var withFallbacks: [RuntimeTree.View] {
    reached { if case .view(let view, _, _)? = $0.fallback { view } else { nil } }
  }

  /// Not recursive, because a tree can be deep.
  private func reached(_ other: (RuntimeTree.View) -> RuntimeTree.View?) -> [RuntimeTree.View] {
    var found = self
    var next = 0
    while next < found.count {
      found += found[next].contentViews
      if let view = other(found[next]) { found.append(view) }
      next += 1
    }
    return found
  }
}

extension RuntimeTree.View {
  /// The views in the slots.
  var contentViews: [RuntimeTree.View] {
    content.flatMap { slot in
      guard case .list(let items) = slot.items else { return [RuntimeTree.View]() }
      return items.compactMap { if case .view(let view) = $0 { view } else { nil } }
    }
  }
}

/// The number of parts, as a measure of how long loading takes.
extension RuntimeTree {
  /// The number of views, and of all values that are read or set when the tree is loaded.
  var partCount: Int {
    allViews.sum(\.partCount) + layout.sum(\.value.partCount) + conditions.sum(\.test.partCount)
      + (parameters + state + derived).sum(\.partCount) + groups.sum(\.partCount)
  }
}

extension Sequence {
  fileprivate func sum(_ count: (Element) -> Int) -> Int { reduce(0) { $0 + count($1) } }
}

extension RuntimeTree.View {
  fileprivate var partCount: Int {
    1 + attributes.sum(\.value.partCount) + roles.sum(\.partCount) + handlers.count + edits.count
      + content.sum(\.partCount)
  }
}

extension RuntimeTree.RoleBinding {
  fileprivate var partCount: Int { 1 + inlineAttributes.sum(\.value.partCount) + inlineHandlers.count }
}

extension RuntimeTree.Slot {
  fileprivate var partCount: Int { if case .list(let items) = items { 1 + items.count } else { 1 } }
}

extension RuntimeTree.Group {
  fileprivate var partCount: Int {
    1 + reads.count
      + statements.sum { statement in
        1 + statement.attributes.sum(\.value.partCount) + statement.roles.sum(\.partCount)
          + statement.content.sum(\.partCount)
      }
  }
}

extension RuntimeTree.Parameter {
  fileprivate var partCount: Int {
    let cases = if case .enumeration(let enumeration) = type.base { enumeration.names.count } else { 0 }
    return 1 + cases + (defaultValue?.partCount ?? 0)
  }
}

extension Value {
  fileprivate var partCount: Int {
    switch self {
    case .text(let segments), .localized(_, let segments, _): 1 + segments.count
    case .list(let values): 1 + values.sum(\.partCount)
    case .remoteImage(let image): 1 + image.address.partCount
    case .choice(let test, let then, let otherwise):
      1 + test.partCount + then.partCount + otherwise.partCount
    case .selection(let selection):
      1 + selection.cases.sum { 1 + $0.value.partCount } + (selection.otherwise?.partCount ?? 0)
    case .test(let test): 1 + test.partCount
    case .literal, .boolean, .integer, .number, .url, .color, .font, .image, .date, .enumeration, .insets,
      .size, .relative, .view, .parameter, .state:
      1
    }
  }
}

extension Test {
  fileprivate var partCount: Int {
    switch self {
    case .not(let test): 1 + test.partCount
    case .all(let tests), .any(let tests): 1 + tests.sum(\.partCount)
    case .when(_, let values): 1 + values.count
    case .isTrue, .atLeast, .atMost: 1
    }
  }
}
