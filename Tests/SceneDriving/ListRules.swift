import DioramaKit

/// The rules for the lists of a screen with any back end: an entry is shown as it is in the state, a stack shows each
/// id once and in order, and a view in it stays with its entry.
@MainActor
struct ListRules {
  private let side: SceneSide
  /// The views of entries, by the identity of their stacks.
  private var known: [ObjectIdentifier: Known] = [:]
  /// The number of updates when the views were noted.
  private var updates = 0

  /// A stack, and the views in it by the ids of their entries. A later stack can have the same identity.
  private struct Known {
    weak var stack: ListViews?
    let views: [String: UIView]
  }

  init(of side: SceneSide) { self.side = side }

  /// Descriptions of the rules that are broken now or were broken since the last call.
  mutating func violations() -> [String] {
    // Derived lists are the other lists in reverse.
    let lists = (side.lists + side.lists.map { $0.reversed() }).map(Self.distinct)
    let entries = Set(lists.joined())
    var violations: [String] = []
    // After several updates, an entry may have left the list and come back.
    if side.updates > updates + 1 { known = [:] }
    updates = side.updates
    for (holder, entry) in side.views.flatMap(\.shownEntries) where !entries.contains(entry) {
      violations.append("\(holder) shows \(entry), which is not in the state")
    }
    let orders = Set(lists.map { list in list.map { $0["id"] } })
    var stacks: [ObjectIdentifier: Known] = [:]
    for case let stack as ListViews in side.views {
      let ids = stack.arrangedSubviews.map { $0.shownEntry?["id"] }
      if !orders.contains(ids) { violations.append("a stack shows \(ids), which is no list") }
      let views = Dictionary(zip(ids.compactMap(\.self), stack.arrangedSubviews)) { first, _ in first }
      let former = known[ObjectIdentifier(stack)].flatMap { $0.stack === stack ? $0.views : nil } ?? [:]
      for (id, view) in former where views[id] != nil && views[id] !== view {
        violations.append("the entry \(id) has another view")
      }
      stacks[ObjectIdentifier(stack)] = Known(stack: stack, views: views)
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
  var componentState: [String: Any?]? {
    let state: Any? = (self as? LoadedComponent)?.values ?? (self as? any SceneComponent)?.state
    return state.flatMap(plain) as? [String: Any?]
  }

  /// The state of a component, in words.
  fileprivate var shownEntry: ShownEntry? { componentState?.mapValues { Trace.description(of: $0) } }
}

/// Returns a value as both back ends have it: an enumeration is the name of its case, and the state of a scene or a
/// component is a dictionary.
package func plain(_ value: Any) -> Any? {
  if let values = value as? [String: Any?] { return values.mapValues { $0.flatMap(plain) } }
  if let list = value as? [Any?] { return list.map { $0.flatMap(plain) } }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional: return mirror.children.first.flatMap { plain($0.value) }
  case .enum: return "\(value)"
  case .struct where "\(type(of: value))" == "State":
    let values = mirror.children.compactMap { child in child.label.map { ($0, plain(child.value)) } }
    return Dictionary(uniqueKeysWithValues: values)
  default: return value
  }
}
