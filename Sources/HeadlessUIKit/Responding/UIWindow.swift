/// The root of a view hierarchy.
@MainActor
open class UIWindow: UIView {
  /// The scene that shows the window.
  open weak var windowScene: UIWindowScene? {
    didSet {
      oldValue?.detach(self)
      windowScene?.attach(self)
    }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      if isHidden { oldValue?.viewIfLoaded?.removeFromSuperview() } else { showRootView(insteadOf: oldValue) }
    }
  }

  /// Whether the window is the key window, which receives key presses.
  open private(set) var isKeyWindow = false

  /// Whether the window is hidden, which is the default.
  open override var isHidden: Bool {
    didSet { if !isHidden { showRootView() } }
  }

  /// Makes the window the key window.
  open func makeKey() {
    for window in windowScene?.windows ?? [] { window.isKeyWindow = false }
    isKeyWindow = true
  }

  /// Creates a window without a scene.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Decodes a window.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// Creates a window in a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: .zero)
    isHidden = true
    self.windowScene = windowScene
  }

  /// Shows the window and makes it the key window. A window without a scene first joins the app's scene.
  open func makeKeyAndVisible() {
    if windowScene == nil { windowScene = UIApplication.shared.implicitScene }
    makeKey()
    isHidden = false
  }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// The traits of the device.
  open override var traitCollection: UITraitCollection { traits }

  var traits = UITraitCollection() {
    didSet { rootViewController?.announceTraits() }
  }

  /// The scene, or the app.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  private func showRootView(insteadOf old: UIViewController? = nil) {
    guard old !== rootViewController, rootViewController?.viewIfLoaded?.superview !== self else { return }
    UIViewController.transition(from: old, to: rootViewController, animated: false) {
      old?.viewIfLoaded?.removeFromSuperview()
      rootViewController?.view.map(addSubview)
    }
  }
}

/// A visible part of the app.
@MainActor
open class UIScene: UIResponder {
  /// The app.
  open override var next: UIResponder? { UIApplication.shared }
}

/// A scene that consists of windows.
@MainActor
open class UIWindowScene: UIScene {
  private struct Entry {
    weak var window: UIWindow?
  }

  private var entries: [Entry] = []

  /// The windows, in the order in which they were added. The scene holds them weakly.
  open var windows: [UIWindow] { entries.compactMap(\.window) }

  /// The key window.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  func attach(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    entries.append(Entry(window: window))
  }

  func detach(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
  }
}

/// The colour of the status bar's content.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// The orientations of a screen.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The orientations as bits.
  public let rawValue: UInt

  /// Creates orientations.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// With the home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// With the home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All of them.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
