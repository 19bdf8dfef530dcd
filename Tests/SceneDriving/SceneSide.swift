import DioramaKit
import DioramaTree

/// One of the two live screens of a comparison, in its own window.
@MainActor
final class SceneSide {
  let trace: Trace
  let window = UIWindow()
  let navigation: UINavigationController
  private(set) var owner: RecordingOwner?
  /// Whether the view was loaded before it was needed.
  private(set) var isLoadedEarly = false
  /// The number of changes of the state by the app.
  private(set) var updates = 0
  private let pair: ScenePair
  private let arguments: SceneArguments
  private let services: SelfManagingServices
  private let activities = Activities()

  /// Creates a screen.
  ///
  /// - Parameter changes: New values for the state, before the view is loaded.
  init(
    _ pair: ScenePair, arguments: SceneArguments, changes: SceneArguments,
    make: (RecordingOwner) throws -> UIViewController
  ) rethrows {
    trace = Trace()
    self.pair = pair
    self.arguments = arguments
    let owner = pair.makeOwner(trace)
    self.owner = owner
    services = SelfManagingServices(noting: trace)
    let former = SelfManagingServices.shared
    SelfManagingServices.shared = services
    defer { SelfManagingServices.shared = former }
    let scene = try activities.following { try make(owner) }
    navigation = UINavigationController(rootViewController: scene)
    update(changes)
    isLoadedEarly = scene.isViewLoaded
    window.isHidden = false
    window.rootViewController = navigation
    layOutTables()
  }

  /// Performs an action with the services of this side, and notes its effects.
  private func noting(_ body: () -> Void) {
    let former = (trace: Trace.current, services: SelfManagingServices.shared)
    (Trace.current, SelfManagingServices.shared) = (trace, services)
    activities.following(body)
    (Trace.current, SelfManagingServices.shared) = former
  }

  /// Whether a task that an action started is still running, such as one that loads an image.
  var isWaiting: Bool { activities.areRunning }

  /// Gives the services to all views, including those of new rows.
  private func giveServices() {
    for view in views + sectionViews {
      (view as? AvatarView)?.services = services
      (view as? LikeButton)?.services = services
    }
  }

  /// The views above and below the sections of a table scene, even of those that are not on the screen.
  private var sectionViews: [UIView] {
    guard let scene = scene as? UITableViewController, let table = scene.tableView else { return [] }
    return (0..<table.numberOfSections).flatMap { section in
      [
        scene.tableView(table, viewForHeaderInSection: section),
        scene.tableView(table, viewForFooterInSection: section),
      ].compactMap(\.self).flatMap(\.withDescendants)
    }
  }

  private var scene: UIViewController? { navigation.viewControllers.first }

  /// The scene's own view.
  var root: UIView? { scene?.view }

  /// All views of the scene, each before what is inside it.
  var views: [UIView] { root?.withDescendants ?? [] }

  /// A description of a view and its contents.
  func snapshot(at index: Int) -> String {
    let views = views
    guard views.indices.contains(index) else { return "gone" }
    return views[index].comparableSnapshot
  }

  /// The entries of the state, each with its value, and what bars show.
  var state: [String] {
    values.map { "\($0.key) is \(Trace.description(of: $0.value))" }.sorted() + (scene?.bars ?? [])
  }

  /// The lists of components in the state, and those in the states of components on the screen.
  var lists: [[ShownEntry]] {
    ([values] + views.compactMap(\.componentState)).flatMap { $0.values.flatMap(Self.lists) }
  }

  /// The lists of components in a value, and in their entries.
  private static func lists(in value: Any?) -> [[ShownEntry]] {
    switch value {
    case let entry as [String: Any?]: return entry.values.flatMap(lists)
    case let list as [[String: Any?]]:
      return [list.map { entry in entry.mapValues { Trace.description(of: $0) } }] + list.flatMap(lists)
    default: return []
    }
  }

  private var values: [String: Any?] { scene.map(pair.values) ?? [:] }

  /// Changes entries of the state in one step. A loaded scene first gets the same change with an unknown name, which
  /// must have no effect.
  ///
  /// - Parameter others: New values that a view of the app gives when it is changed meanwhile.
  func update(_ given: SceneArguments, whileRendering others: SceneArguments? = nil) {
    if let others {
      DrivingAction.duringRendering = { [weak self] in
        DrivingAction.duringRendering = {}
        self?.trace.note("changed while it is rendered")
        self?.update(others)
      }
    }
    updates += 1
    noting { set(given) }
    DrivingAction.duringRendering = {}
  }

  private func set(_ given: SceneArguments) {
    guard let loaded = scene as? any LoadedScene else {
      if let scene { pair.update(scene, given) }
      return
    }
    do throws(SceneLoadingError) {
      let changes = given.values.mapValues { Optional.some($0) }
      let before = state
      if let name = changes.keys.min(),
        (try? loaded.update(changes.merging([name: Unfit()]) { $1 })) != nil || state != before
      {
        trace.note("a value of another type is accepted")
      }
      try loaded.update(changes)
    } catch {
      trace.note("the state cannot be changed: \(error)")
    }
  }

  /// Changes the size of the window and of its texts.
  func change(to traits: UITraitCollection) {
    noting { window.change(to: traits) }
  }

  /// Covers the screen with another one, and shows it again.
  func leave(_ meanwhile: () -> Void) {
    noting {
      navigation.pushViewController(UIViewController(), animated: false)
      trace.note("bars \(navigation.isNavigationBarHidden) \(navigation.isToolbarHidden)")
    }
    meanwhile()
    noting {
      navigation.popToRootViewController(animated: false)
      for view in views where view is UITableView || view is UICollectionView { view.layoutIfNeeded() }
      giveServices()
    }
  }

  /// Lays out all tables and collections.
  func layOutTables() {
    noting {
      for view in views where view is UITableView || view is UICollectionView { view.layoutIfNeeded() }
      giveServices()
    }
  }

  /// Searches with the search bar of the navigation bar, and taps all buttons of bars.
  func driveBars() {
    noting {
      let item = scene?.navigationItem
      if let search = item?.searchController {
        search.searchBar.searchTextField.type("Añ\\")
        search.searchBar.tapSearch()
        trace.note("searches \(search.isActive) \(search.searchBar.text ?? "-")")
        search.searchBar.tapCancel()
      }
      let items =
        (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? []) + (scene?.toolbarItems ?? [])
      for item in items {
        item.tap()
        item.menu?.selectAll()
      }
    }
  }

  /// Releases the owner, and returns a weak reference to it.
  func releaseOwner() -> () -> RecordingOwner? {
    weak let released = owner
    owner = nil
    return { released }
  }

  /// Performs an action, and records the effects that an app would notice.
  ///
  /// - Parameter meanwhile: New values for the state while an action takes time.
  func perform(_ action: DrivingAction, at index: Int, meanwhile: SceneArguments? = nil) {
    let views = views
    guard views.indices.contains(index) else { return trace.note("view \(index) is gone") }
    let opened = UIApplication.shared.openedURLs.count
    let pushed = navigation.pushedViewControllers.count
    owner?.isOffline = action.isOffline
    DrivingAction.meanwhile = { [weak self] in
      if let meanwhile { self?.update(meanwhile) }
    }
    noting {
      action.perform(views[index])
      // The view may have left the screen meanwhile.
      for view in self.views + views[index].withDescendants where view.isFirstResponder {
        view.endEditingAnyway()
      }
    }
    DrivingAction.meanwhile = {}
    for url in UIApplication.shared.openedURLs.dropFirst(opened) { trace.note("opened \(url)") }
    for controller in navigation.pushedViewControllers.dropFirst(pushed) {
      trace.note("pushed \(controller.title ?? "-")")
    }
    navigation.popToRootViewController(animated: false)
    layOutTables()
  }
}

extension UIView {
  /// The view and those inside it, without those that only call others back.
  fileprivate var withDescendants: [UIView] {
    var views: [UIView] = []
    addWithDescendants(to: &views)
    return views
  }

  private func addWithDescendants(to views: inout [UIView]) {
    if isCaller { return }
    views.append(self)
    for view in subviews { view.addWithDescendants(to: &views) }
  }

  /// Ends editing, even if the delegate does not allow it, because both sides share one first responder.
  fileprivate func endEditingAnyway() {
    guard let field = self as? UITextField else {
      resignFirstResponder()
      return
    }
    field.resignFirstResponder()
    let delegate = field.delegate
    field.delegate = nil
    field.resignFirstResponder()
    field.delegate = delegate
  }
}

/// Services that record requests. Items whose ids have an odd number of bytes cannot be liked.
@MainActor
private struct NotingServices: ImageLoader, ProfileFactory, LikeService {
  let trace: Trace

  func image(at url: URL) async throws -> UIImage {
    trace.note("image at \(url)")
    guard let image = UIImage(systemName: "photo") else { throw CancellationError() }
    return image
  }

  func setLiked(_ isLiked: Bool, itemID: String) async throws {
    trace.note("liked \(isLiked): \(itemID)")
    await Task.yield()
    if itemID.utf8.count % 2 == 1 { throw CancellationError() }
  }

  func makeProfile(uid: String) throws -> UIViewController {
    let controller = UIViewController()
    controller.title = uid
    return controller
  }
}

extension SelfManagingServices {
  fileprivate init(noting trace: Trace) {
    self.init()
    let services = NotingServices(trace: trace)
    imageLoader = services
    profileFactory = services
    likeService = services
    reportFailure = { trace.note("failure: \($0)") }
  }
}

/// A value of a type that no part of a state has.
private struct Unfit {}
