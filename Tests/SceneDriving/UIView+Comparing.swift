import DioramaKit
import Foundation

extension UIView {
  /// The views inside the view, each before what is inside it.
  package var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}

/// The properties of a view that are compared. Back ends differ by design in four things, which are left out:
/// - Components, and views that show lists, have other classes with other stored properties. Only their contents and
///   the properties of every view are compared. ``ListRules`` compares components with the state.
/// - The classes of some cells and containers are generic in generated Swift.
/// - Decorators are subviews in the order in which they were first needed. Those that only call others back, which
///   generated Swift may ask for earlier or later, show nothing themselves.
/// - Each list and collection has its own reuse identifiers, which are numbered.
extension UIView {
  /// A description of the view and its contents that is the same with both back ends.
  var comparableSnapshot: String {
    let lines = snapshot(asPlainView: \.isOfBackEnd).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { !Self.callers.contains(Self.name(in: $0)) }.map(Self.described).joined(
      separator: "\n"
    )
    .replacingOccurrences(
      of: #"diorama\.(list|collection)\.\d+"#, with: "diorama.$1", options: .regularExpression)
  }

  /// The name of the class, which is the same with both back ends.
  var comparableClass: String {
    if isOfBackEnd { return "UIView" }
    let name = "\(type(of: self))"
    return Self.names[name.prefix { $0 != "<" }] ?? name
  }

  /// Whether the view only calls others back.
  var isCaller: Bool { Self.callers.contains("\(type(of: self))") }

  /// Whether the class depends on the back end.
  private var isOfBackEnd: Bool { self is any SceneComponent || self is LoadedComponent || self is ListViews }

  private static let callers: Set<Substring> = ["CellDecorator", "TraitObserver"]

  private static let names: [Substring: String] = [
    "ComponentCell": "cell", "LoadedCell": "cell", "ComponentCollectionCell": "cell",
    "LoadedCollectionCell": "cell", "ChildView": "child",
  ]

  private static func described(_ line: Substring) -> String {
    guard let name = names[name(in: line)] else { return String(line) }
    let blanks = line.prefix { $0 == " " }
    return blanks + name + line.dropFirst(blanks.count).drop { $0 != " " }
  }

  /// The class of the view that a line describes.
  private static func name(in line: Substring) -> Substring {
    line.drop { $0 == " " }.prefix { $0 != " " && $0 != "<" }
  }
}
