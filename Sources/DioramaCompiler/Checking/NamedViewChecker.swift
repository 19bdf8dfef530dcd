import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// The ids that the value of an attribute names.
struct NamedViews {
  /// The view with the attribute, by its index in the scene's views; `nil` for the layout.
  let owner: Int?
  /// The ids, in their order.
  let views: [ValueReader.NamedView]
}

/// Checks the ids in values: each names a view inside the one that has the attribute, and none is named twice.
struct NamedViewChecker {
  let context: SceneContext
  /// The views that the scene lays out, and those inside them; `nil` if they are not known.
  let layout: Set<Int>?

  /// Checks the ids that have been read since the last check.
  func check() {
    let named = context.namedViews
    context.namedViews = []
    let places = Dictionary(context.views.indices.map { (context.views[$0].id, $0) }) { first, _ in first }
    for named in named {
      let inside = named.owner.map { context.views.inside($0) } ?? layout
      lazy var known = (inside?.map { context.views[$0].id } ?? Array(places.keys)).sorted()
      var seen: Set<String> = []
      for view in named.views {
        guard let message = problem(with: view.id, of: named, places, inside, &seen, { known }) else {
          continue
        }
        let fixIts = message.suggestion.map { renaming(view.node, to: $0, isClosest: true) } ?? []
        context.report(message, at: view.node.range, fixIts: fixIts)
      }
    }
  }

  private func problem(
    with id: String, of named: NamedViews, _ places: [String: Int], _ inside: Set<Int>?,
    _ seen: inout Set<String>, _ known: () -> [String]
  ) -> InvalidNamedView? {
    guard let place = places[id] else {
      if context.names.hasID(id) || context.tree.mayHaveLost(id) { return nil }
      return .unknown(id, suggestion: context.diagnostics.suggestions.closest(to: id, among: known))
    }
    let placement = context.views[place].element.placement
    if placement != .view { return .placement(id, placement) }
    if inside?.contains(place) == false {
      return .outside(id, of: named.owner == nil ? "the layout" : "this view")
    }
    return seen.insert(id).inserted ? nil : .repeated(id)
  }
}

extension [SceneView] {
  /// Returns the indices of some views and of the views inside them.
  func tree(of views: [Int]) -> Set<Int> {
    views.reduce(into: Set(views)) { $0.formUnion(inside($1)) }
  }

  /// Returns the indices of the views inside the view with an index, at any depth.
  func inside(_ index: Int) -> Set<Int> {
    if self[index].content.isEmpty { return [] }
    var found: Set<Int> = []
    var next = [index]
    while let view = next.popLast() {
      for case .list(let items) in self[view].content.map(\.items) {
        for case .view(let inner) in items where found.insert(inner).inserted { next.append(inner) }
      }
    }
    return found
  }
}

/// An id in a value that does not name a view inside.
enum InvalidNamedView: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "invalid-named-view",
    explanation: """
      Some attributes name views by their ids. They must be views inside the one that has the attribute, since only \
      these belong to it, and each must be named only once.
      """,
    example: .views(
      failing: """
        - stack: player
          accessibilityOrder: [song, sogn]
          children:
          - label: artist
            text: Nina Simone
          - label: song
            text: Sinnerman

        """,
      passing: """
        - stack: player
          accessibilityOrder: [song, artist]
          children:
          - label: artist
            text: Nina Simone
          - label: song
            text: Sinnerman

        """))

  /// There is no view with the id.
  case unknown(String, suggestion: String?)
  /// The view is not inside the one that has the attribute.
  case outside(String, of: String)
  /// The id is that of something other than a view.
  case placement(String, ElementKind.Placement)
  /// The id is named twice.
  case repeated(String)

  var suggestion: String? { if case .unknown(_, let suggestion) = self { suggestion } else { nil } }

  var message: String {
    switch self {
    case .unknown(let id, let suggestion?): "there is no view '\(id)'; did you mean '\(suggestion)'?"
    case .unknown(let id, nil): "there is no view '\(id)'; write the id of a view inside"
    case .outside(let id, let owner):
      "'\(id)' is not inside \(owner); remove it, or name it in a view that contains it"
    case .placement(let id, let placement):
      "'\(id)' is \(placement.phrase); write the id of a view inside"
    case .repeated(let id): "'\(id)' is named twice; keep the first"
    }
  }
}

/// A size that a view has in relation to another view.
struct SizeRelation {
  /// The index of the view in the scene's views.
  let view: Int
  /// The view's dimension.
  let dimension: RelativeSize.Dimension
  let size: RelativeSize
  /// Where the other view is named.
  let place: SyntaxNode
}

extension ViewParts {
  /// Reads a size in relation to another view, which is checked when all views are known.
  func relativeSize(_ entry: MappingEntry, _ dimension: RelativeSize.Dimension) -> Value? {
    guard let size = context.values.relativeSize(entry, of: dimension),
      let place = ValueReader.view(ofSize: entry.value)
    else { return nil }
    context.sizes.append(SizeRelation(view: index, dimension: dimension, size: size, place: place))
    return .relative(size)
  }
}

extension SceneContext {
  /// Checks that sizes are relative to views in the same hierarchy, and do not depend on themselves.
  func checkSizes() {
    defer { sizes = [] }
    let hierarchies = hierarchies
    let places = Dictionary(views.indices.map { (views[$0].id, $0) }) { first, _ in first }
    lazy var groups = Dictionary(grouping: views.indices) { hierarchies[$0] }
    var relations: [SizeRelation] = []
    for relation in sizes {
      let name = relation.size.view
      guard let other = places[name] else {
        reportUnknown(relation) { groups[hierarchies[relation.view]] ?? [] }
        continue
      }
      if other == relation.view {
        report(InvalidRelativeSize.itself(name), at: relation.place.range)
      } else if hierarchies[other] != hierarchies[relation.view] {
        report(InvalidRelativeSize.elsewhere(name, from: views[relation.view].id), at: relation.place.range)
      } else {
        relations.append(relation)
      }
    }
    reportCycles(of: relations)
  }

  /// Reports a size in relation to a view that does not exist.
  ///
  /// - Parameter known: Returns the views in the same hierarchy.
  private func reportUnknown(_ relation: SizeRelation, among known: () -> [Int]) {
    let name = relation.size.view
    if lacksViews || tree.mayHaveLost(name) { return }
    if names.hasID(name) {
      return report(
        InvalidRelativeSize.elsewhere(name, from: views[relation.view].id), at: relation.place.range)
    }
    let suggestion = diagnostics.suggestions.closest(to: name) {
      known().filter { $0 != relation.view }.map { views[$0].id }
    }
    report(
      InvalidRelativeSize.unknown(name, suggestion: suggestion), at: relation.place.range,
      fixIts: renaming(relation.place, to: suggestion, isClosest: true))
  }

  /// A number for each view, which is equal for views in the same hierarchy. The scene, each row, and each part of a
  /// view that receives its content all at once have a hierarchy.
  private var hierarchies: [Int] {
    var numbers = views.indices.map { views[$0].element.placement == .view ? -1 : $0 }
    for (index, view) in views.enumerated() {
      let isLaidOut = [.view, .row].contains(view.element.placement)
      for slot in view.content {
        guard case .list(let items) = slot.items else { continue }
        let kind = view.element.content[slot.index]
        let isShared = isLaidOut && kind.accepts == .view && kind.isCalledForEach
        var first: Int?
        for case .view(let child) in items {
          first = first ?? child
          numbers[child] = isShared ? numbers[index] : kind.accepts == .view ? first ?? child : child
        }
      }
    }
    return numbers
  }

  /// Reports sizes that depend on themselves through others, each cycle once.
  private func reportCycles(of relations: [SizeRelation]) {
    let dimensions = Dictionary(grouping: relations) { "\($0.dimension) of '\(views[$0.view].id)'" }
      .map { (name: $0.key, relations: $0.value) }
      .sorted { ($0.relations[0].place.range, $0.name) < ($1.relations[0].place.range, $1.name) }
    let cycles = dimensions.cycles(by: \.name) { dimension, body in
      for other in dimension.relations.map(\.size) { body("\(other.dimension) of '\(other.view)'") }
    }
    for cycle in cycles.cycles {
      let place = cycle.elements[0].relations[0].place
      report(InvalidRelativeSize.cycle(cycle.path(\.name)), at: place.range)
    }
  }
}

/// A size that is relative to something other than another view in the same hierarchy.
enum InvalidRelativeSize: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "relative-size",
    explanation: """
      A size can be relative to that of another view, which is named by its id. Both are laid out together: they are \
      among the views of the same scene, component, row or fallback. A size must not depend on itself, directly \
      or through others; 'aspectRatio' relates the width and the height of one view.
      """,
    example: .views(
      failing: "- label: heading\n  text: Hello\n- view: line\n  width: { of: headng }\n  height: 1\n",
      passing: "- label: heading\n  text: Hello\n- view: line\n  width: { of: heading }\n  height: 1\n"))

  /// There is no such view.
  case unknown(String, suggestion: String?)
  /// The view is the one with the size.
  case itself(String)
  /// The view is not laid out together with the one that has the size.
  case elsewhere(String, from: String)
  /// The size depends on itself.
  case cycle(String)

  var message: String {
    switch self {
    case .unknown(let name, let suggestion?): "there is no view '\(name)'; did you mean '\(suggestion)'?"
    case .unknown(let name, nil): "there is no view '\(name)'; write the id of a view next to this one"
    case .itself(let name): "'\(name)' is this view itself; name another one, or write 'aspectRatio'"
    case .elsewhere(let name, let view):
      "'\(name)' is not laid out together with '\(view)'; each row, item, header, footer, fallback and 'empty' "
        + "is laid out by itself, so name another view"
    case .cycle(let path): "the size depends on itself: \(path); remove one of these"
    }
  }
}
