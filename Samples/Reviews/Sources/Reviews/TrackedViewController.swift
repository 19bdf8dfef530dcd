import DioramaKit

/// Counts the visits of screens.
@MainActor
final class VisitTracker {
  private(set) var visits = 0

  /// Counts a visit, and returns the number of all visits.
  func visit(_ name: String) -> Int {
    visits += 1
    print("Visit \(visits): \(name)")
    return visits
  }
}

/// The base class of the app's screens. `tracked.controller.yaml` makes it a kind of scene.
class TrackedViewController: UIViewController {
  /// What the tracker calls the screen.
  var visitName = ""

  /// Called when the tracker has counted a visit.
  var visitedHandler: ((Int) -> Void)?

  private let tracker: VisitTracker
  private let countsReturns: Bool
  private var isVisited = false

  /// - Parameter countsReturns: Whether each appearance is a visit, and not only the first one.
  init(tracker: VisitTracker, countsReturns: Bool) {
    self.tracker = tracker
    self.countsReturns = countsReturns
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.tintColor = .systemIndigo
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard countsReturns || !isVisited else { return }
    isVisited = true
    visitedHandler?(tracker.visit(visitName))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    didLeave(afterVisits: tracker.visits)
  }

  /// Called when the user has left the screen. Scenes that handle this override it.
  func didLeave(afterVisits count: Int) {}
}

/// The base class of the app's tables.
class TrackedTableViewController: UITableViewController {
  private let tracker: VisitTracker

  init(tracker: VisitTracker, style: UITableView.Style) {
    self.tracker = tracker
    super.init(style: style)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    _ = tracker.visit(title ?? "")
  }
}
