import DioramaKit
import DioramaTree

/// One of the two live screens of a comparison, in its own window.
@MainActor
final class SceneSide {
  let trace: Trace
  let window = UIWindow()
  let navigation: UINavigationController
  private(set) var owner: RecordingOwner?
  private let arguments: SceneArguments

  /// Makes a screen.
  init(
    _ pair: ScenePair, arguments: SceneArguments, make: (RecordingOwner) throws -> UIViewController
  ) rethrows {
    trace = Trace()
    self.arguments = arguments
    let owner = pair.makeOwner(trace)
    self.owner = owner
    let services = SelfManagingServices(noting: trace)
    let former = SelfManagingServices.shared
    SelfManagingServices.shared = services
    defer { SelfManagingServices.shared = former }
    navigation = UINavigationController(rootViewController: try make(owner))
    window.isHidden = false
    window.rootViewController = navigation
    for case let avatar as AvatarView in views { avatar.services = services }
    for case let table as UITableView in views { table.layoutIfNeeded() }
  }

  /// The scene's own view.
  var root: UIView? { navigation.viewControllers.first?.view }

  /// All views of the scene, each before what is inside it.
  var views: [UIView] { root?.withDescendants ?? [] }

  /// A description of a view and its contents.
  func snapshot(at index: Int) -> String {
    let views = views
    guard views.indices.contains(index) else { return "gone" }
    let snapshot = views[index].snapshot { $0 is any SceneComponent || $0 is LoadedComponent }
    let lines = snapshot.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { !$0.drop { $0 == " " }.hasPrefix(UIView.bookkeeper + " ") }.joined(separator: "\n")
  }

  /// Releases the owner, and returns a weak reference to it.
  func releaseOwner() -> () -> RecordingOwner? {
    weak let released = owner
    owner = nil
    return { released }
  }

  /// Performs an action, and records the effects that an app would notice.
  func perform(_ action: DrivingAction, at index: Int) {
    let views = views
    guard views.indices.contains(index) else { return trace.note("view \(index) is gone") }
    let opened = UIApplication.shared.openedURLs.count
    let pushed = navigation.pushedViewControllers.count
    owner?.isOffline = action.isOffline
    Trace.current = trace
    action.perform(views[index])
    for view in self.views where view.isFirstResponder { view.endEditingAnyway() }
    Trace.current = nil
    for url in UIApplication.shared.openedURLs.dropFirst(opened) { trace.note("opened \(url)") }
    for controller in navigation.pushedViewControllers.dropFirst(pushed) {
      trace.note("pushed \(controller.title ?? "-")")
    }
    navigation.popToRootViewController(animated: false)
  }
}

extension UIView {
  /// The view and those inside, without those that only note the places of rows.
  fileprivate var withDescendants: [UIView] {
    "\(type(of: self))" == Self.bookkeeper ? [] : [self] + subviews.flatMap(\.withDescendants)
  }

  /// The class of views that back ends may add at different times. What they change is visible in other views.
  fileprivate static let bookkeeper = "CellDecorator"

  /// Ends editing, even if the delegate refuses, because both sides share one first responder.
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

/// Services that record requests.
@MainActor
private struct NotingServices: ImageLoader, ProfileFactory {
  let trace: Trace

  func image(at url: URL) async throws -> UIImage {
    trace.note("image at \(url)")
    guard let image = UIImage(systemName: "photo") else { throw CancellationError() }
    return image
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
    reportFailure = { trace.note("failure: \($0)") }
  }
}
