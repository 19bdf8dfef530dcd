public import DioramaKit

/// Counts the visits of screens, and notes what their base classes do.
@MainActor
public final class VisitTracker {
  /// What happened, in order.
  public var notes: [String] = []
  private(set) var visits = 0
  /// Whether screens load their views when they are created.
  var loadsEarly = false

  /// Creates a tracker without visits.
  public init() {}

  /// Counts a visit, and returns the number of all visits.
  func visit(_ name: String) -> Int {
    visits += 1
    notes.append("visit of '\(name)'")
    return visits
  }
}

/// The base class of the app's screens.
open class TrackedViewController: UIViewController {
  /// What the tracker calls the screen.
  public var visitName = ""

  /// Called when the tracker has counted a visit.
  public var visitedHandler: ((Int) -> Void)?

  private let tracker: VisitTracker

  /// Creates a screen.
  public init(tracker: VisitTracker, countsReturns: Bool) {
    self.tracker = tracker
    super.init(nibName: nil, bundle: nil)
    tracker.notes.append("created, counts returns: \(countsReturns)")
    if tracker.loadsEarly { loadViewIfNeeded() }
  }

  /// Screens are not created from archives.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    tracker.notes.append("loaded with \(view.subviews.count) views")
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    visitedHandler?(tracker.visit(visitName))
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    didLeave(afterVisits: tracker.visits)
  }

  /// Called when the user has left the screen.
  open func didLeave(afterVisits count: Int) { tracker.notes.append("left") }
}

/// The base class of the app's tables.
open class TrackedTableViewController: UITableViewController {
  private let tracker: VisitTracker

  /// Creates a table.
  public init(tracker: VisitTracker, style: UITableView.Style) {
    self.tracker = tracker
    super.init(style: style)
    if tracker.loadsEarly { loadViewIfNeeded() }
  }

  /// Screens are not created from archives.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    _ = tracker.visit(title ?? "")
  }
}
