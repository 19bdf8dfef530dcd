import DioramaKit
import Testing

@testable import FeedSample
@testable import PlainUIKit

/// An app with a feed, which a test uses as a user would.
@MainActor
final class FeedApp {
  /// How the app is written.
  enum Implementation: CaseIterable, CustomTestStringConvertible {
    /// With scenes: `Samples/Feed`.
    case scenes
    /// By hand: `Documentation/PlainUIKit`.
    case plainUIKit

    var testDescription: String { "\(self)" }
  }

  let navigation: UINavigationController
  let server = FeedServer()
  /// Holds the screens.
  private(set) var owner: AnyObject?
  private let window = UIWindow()

  /// Creates the app and shows its first screen.
  init(_ implementation: Implementation) {
    switch implementation {
    case .scenes:
      let flow = FeedFlow(
        service: server, profile: FeedSample.Profile(name: "Ada", about: "Engines", isPublic: true))
      navigation = flow.navigation
      owner = flow
    case .plainUIKit:
      let coordinator = FeedCoordinator(
        service: server, profile: PlainUIKit.Profile(name: "Ada", about: "Engines", isPublic: true))
      navigation = coordinator.navigation
      owner = coordinator
    }
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  /// Signs in, with glimpses to show.
  func signIn(_ glimpses: [(id: Int, author: String, isLiked: Bool, likes: Int)]) async throws {
    server.glimpses = glimpses
    try field("SignIn.passwordField").type("engine")
    try button("SignIn.signIn").tap()
    try await server.answer()
    try await server.answer()
    try await settle { try self.titles == glimpses.map { "Glimpse \($0.id)" } }
  }

  // MARK: What the user sees

  /// What VoiceOver reads.
  var voiceOver: [String] { window.voiceOver }

  var title: String? { navigation.topViewController?.title }

  func text(_ id: String, in view: UIView? = nil) throws -> String? {
    (try find(id, in: view) as UILabel).text
  }

  func isShown(_ id: String) -> Bool {
    guard
      let view = navigation.topViewController?.view.descendants.first(where: {
        $0.accessibilityIdentifier == id
      })
    else { return false }
    return sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden }
  }

  func button(_ id: String, in view: UIView? = nil) throws -> UIButton { try find(id, in: view) }
  func field(_ id: String) throws -> UITextField { try find(id) }

  /// The table of the screen.
  var table: UITableView {
    get throws {
      let root = try #require(navigation.topViewController?.view)
      return try #require(([root] + root.descendants).lazy.compactMap { $0 as? UITableView }.first)
    }
  }

  func row(_ row: Int, in section: Int = 0) throws -> UITableViewCell {
    try #require(try table.cellForRow(at: IndexPath(row: row, section: section)))
  }

  /// The texts of the glimpses, from top to bottom.
  var titles: [String?] {
    get throws {
      try (0..<table.numberOfRows(inSection: 0)).map { try text("GlimpseRow.message", in: row($0)) }
    }
  }

  /// The title of a glimpse's like button, and whether it is selected.
  func like(_ row: Int) throws -> String {
    let button = try button("GlimpseRow.like", in: self.row(row))
    return "\(button.currentTitle ?? "")\(button.isSelected ? " liked" : "")"
  }

  /// The stacks of the screen and of its rows, from the outside to the inside: how each arranges which views.
  var stacks: [String] {
    get throws {
      let root = try #require(navigation.topViewController?.view)
      let table = ([root] + root.descendants).lazy.compactMap { $0 as? UITableView }.first
      return root.stacks + (table?.visibleCells ?? []).flatMap(\.contentView.stacks)
    }
  }

  /// Waits until a condition is met.
  func settle(until condition: () throws -> Bool) async throws {
    try await wait { (try? condition()) == true }
  }

  func find<View: UIView>(_ id: String, in view: UIView? = nil) throws -> View {
    let root = try #require(view ?? navigation.topViewController?.view)
    let found = root.descendants.first { $0.accessibilityIdentifier == id }
    return try #require(found as? View, "\(id)")
  }

  /// Frees the app.
  func close() {
    window.rootViewController = nil
    owner = nil
  }
}

extension UIView {
  /// All views inside, each before those in it.
  var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }

  /// The stacks inside, without those of tables.
  fileprivate var stacks: [String] {
    if self is UITableView { return [] }
    let own = (self as? UIStackView).map { stack in
      let axis = stack.axis == .vertical ? "vertical" : "horizontal"
      return "\(axis) \(stack.spacing): \(stack.arrangedSubviews.map(\.kind).joined(separator: ", "))"
    }
    return [own].compactMap(\.self) + subviews.flatMap(\.stacks)
  }

  /// The view's class in UIKit, and its text.
  private var kind: String {
    switch self {
    case let label as UILabel: "label '\(label.text ?? "")'"
    case let button as UIButton: "button '\(button.currentTitle ?? "")'"
    case let field as UITextField: "field '\(field.placeholder ?? "")'"
    case is UITextView: "text view"
    case is UIImageView: "image view"
    case is UISwitch: "switch"
    case is UIActivityIndicatorView: "activity indicator"
    case is UITableView: "table"
    case is UIStackView: "stack"
    default: "view"
    }
  }
}
