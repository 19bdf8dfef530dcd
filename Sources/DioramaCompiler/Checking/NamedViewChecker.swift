import DioramaGrammar
import DioramaSyntax
import DioramaTree

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
    for named in named { check(named, places) }
  }

  /// Checks the ids of one value.
  ///
  /// - Parameter places: The indices of all views, by their ids.
  private func check(_ named: NamedViews, _ places: [String: Int]) {
    let inside = named.owner.map { context.views.inside($0) } ?? layout
    lazy var known = (inside?.map { context.views[$0].id } ?? Array(places.keys)).sorted()
    var seen: Set<String> = []
    for view in named.views {
      guard let place = places[view.id] else {
        if context.names.hasID(view.id) || context.tree.mayHaveLost(view.id) { continue }
        let suggestion = context.diagnostics.suggestions.closest(to: view.id) { known }
        context.report(
          InvalidNamedView.unknown(view.id, suggestion: suggestion), at: view.node.range,
          fixIts: renaming(view.node, to: suggestion, isClosest: true))
        continue
      }
      let placement = context.views[place].element.placement
      if placement != .view {
        context.report(InvalidNamedView.placement(view.id, placement), at: view.node.range)
      } else if inside?.contains(place) == false {
        let owner = named.owner == nil ? "the layout" : "this view"
        context.report(InvalidNamedView.outside(view.id, of: owner), at: view.node.range)
      } else if !seen.insert(view.id).inserted {
        context.report(InvalidNamedView.repeated(view.id), at: view.node.range)
      }
    }
  }
}

/// The ids that the value of an attribute names.
struct NamedViews {
  /// The view with the attribute, by its index in the scene's views; `nil` for the layout.
  let owner: Int?
  /// The ids, in their order.
  let views: [ValueReader.NamedView]
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
