import DioramaKit

/// The rules for the lists of a screen with any back end: an entry is shown as it is in the state, a stack shows each
/// id once and in order, and a view in it stays with its entry.
@MainActor
struct ListRules {
  private let side: SceneSide
  /// The views of entries, by their stacks and by the ids of the entries.
  private var known: [ObjectIdentifier: [String: UIView]] = [:]

  init(of side: SceneSide) { self.side = side }

  /// Descriptions of the rules that are broken now or were broken since the last call.
  mutating func violations() -> [String] {
    // Derived lists are the other lists in reverse.
    let lists = (side.lists + side.lists.map { $0.reversed() }).map(Self.distinct)
    let entries = Set(lists.joined())
    var violations: [String] = []
    for (holder, entry) in side.views.flatMap(\.shownEntries) where !entries.contains(entry) {
      violations.append("\(holder) shows \(entry), which is not in the state")
    }
    let orders = Set(lists.map { list in list.map { $0["id"] } })
    var stacks: [ObjectIdentifier: [String: UIView]] = [:]
    for case let stack as ListViews in side.views {
      let ids = stack.arrangedSubviews.map { $0.shownEntry?["id"] }
      if !orders.contains(ids) { violations.append("a stack shows \(ids), which is no list") }
      let views = Dictionary(zip(ids.compactMap(\.self), stack.arrangedSubviews)) { first, _ in first }
      for (id, view) in known[ObjectIdentifier(stack)] ?? [:] where views[id] != nil && views[id] !== view {
        violations.append("the entry \(id) has another view")
      }
      stacks[ObjectIdentifier(stack)] = views
    }
    known = stacks
    return violations
  }

  /// The entries of a list, without those whose ids occur earlier in it.
  private static func distinct(_ list: [ShownEntry]) -> [ShownEntry] {
    var ids: Set<String?> = []
    return list.filter { ids.insert($0["id"]).inserted }
  }
}

/// The values of an entry in words, by name.
typealias ShownEntry = [String: String]

extension UIView {
  /// The entries of lists that the view itself shows, each with the class of its container.
  fileprivate var shownEntries: [(holder: String, entry: ShownEntry)] {
    let views: [UIView] =
      switch self {
      case let stack as ListViews: stack.arrangedSubviews
      case let cell as UITableViewCell: cell.contentView.subviews
      case let cell as UICollectionViewCell: cell.contentView.subviews
      default: []
      }
    return views.compactMap { view in view.shownEntry.map { ("\(type(of: self))", $0) } }
  }

  /// Whether the view is in a row, in an item or in the view of an entry.
  var isInEntry: Bool {
    sequence(first: self, next: \.superview).contains { $0.superview is ListViews || $0.isCell }
  }

  private var isCell: Bool { self is UITableViewCell || self is UICollectionViewCell }

  /// The state of a component.
  fileprivate var shownEntry: ShownEntry? {
    if let component = self as? LoadedComponent {
      return component.values.mapValues { Trace.description(of: $0) }
    }
    guard let component = self as? any SceneComponent else { return nil }
    let values = Mirror(reflecting: component.state).children.compactMap { child in
      child.label.map { ($0, Trace.description(of: plain(child.value))) }
    }
    return Dictionary(uniqueKeysWithValues: values)
  }

  /// A value that is not optional, with the name of a case for an enumeration.
  private func plain(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.flatMap { plain($0.value) } }
    return (value as? any RawRepresentable).map { $0.rawValue } ?? value
  }
}
