import DioramaTree

/// A size of a view in a tree that is relative to another view.
struct SceneSizeRelation {
  /// A dimension of a view.
  struct Dimension: Hashable {
    let view: String
    let dimension: RelativeSize.Dimension
  }

  /// The dimension; `nil` for a view without an id, which no other view can refer to.
  let own: Dimension?
  let other: Dimension
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
        own: view.id.map { SceneSizeRelation.Dimension(view: $0, dimension: dimension) },
        other: SceneSizeRelation.Dimension(view: size.view, dimension: size.dimension), part: part,
        element: view.element, line: view.line))
    later { [weak self] in
      if let other = self?.views[size.view] { set(other) }
    }
  }

  /// Records sizes that are relative to missing views, or to themselves.
  func checkSizes() {
    let circular = Self.circular(sizes)
    for size in sizes {
      if views[size.other.view] == nil {
        leaveOut(.unknownView(size.other.view, part: size.part, element: size.element, line: size.line))
      } else if let own = size.own, circular.contains(own) {
        problems.append(.circularSize(part: size.part, element: size.element, line: size.line))
      }
    }
    sizes = []
  }

  /// Returns the dimensions that depend on themselves, or on a dimension that does.
  private static func circular(_ sizes: [SceneSizeRelation]) -> Set<SceneSizeRelation.Dimension> {
    var targets: [SceneSizeRelation.Dimension: Set<SceneSizeRelation.Dimension>] = [:]
    var sources: [SceneSizeRelation.Dimension: [SceneSizeRelation.Dimension]] = [:]
    for size in sizes {
      guard let own = size.own else { continue }
      targets[own, default: []].insert(size.other)
      sources[size.other, default: []].append(own)
    }
    var settled = sources.keys.filter { targets[$0] == nil }
    while let next = settled.popLast() {
      for source in sources[next] ?? [] where targets[source]?.remove(next) != nil {
        guard targets[source]?.isEmpty == true else { continue }
        targets[source] = nil
        settled.append(source)
      }
    }
    return Set(targets.keys)
  }
}
