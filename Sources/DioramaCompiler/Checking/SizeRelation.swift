import DioramaGrammar
import DioramaSyntax
import DioramaTree

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
    case .unknown(let name, nil):
      "there is no view '\(name)'; write the id of a view next to this one or around it"
    case .itself(let name): "'\(name)' is this view itself; name another one, or write 'aspectRatio'"
    case .elsewhere(let name, let view):
      "'\(name)' is not laid out together with '\(view)'; each row, item, header, footer, fallback and 'empty' "
        + "is laid out by itself, so name another view"
    case .cycle(let path): "the size depends on itself: \(path); remove one of these"
    }
  }
}
