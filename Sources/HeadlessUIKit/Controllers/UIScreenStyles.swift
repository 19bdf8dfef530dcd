/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// On the whole screen.
  case fullScreen = 0
  /// On a page in the middle.
  case pageSheet = 1
  /// On a smaller page in the middle.
  case formSheet = 2
  /// In place of another controller.
  case currentContext = 3
  /// As a controller of its own decides.
  case custom = 4
  /// On the whole screen, over what is there.
  case overFullScreen = 5
  /// In place of another controller, over what is there.
  case overCurrentContext = 6
  /// In a bubble.
  case popover = 7
  /// Not at all.
  case none = -1
  /// As the system decides.
  case automatic = -2
}

/// How a controller appears when it is presented.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// By turning the screen.
  case flipHorizontal = 1
  /// By fading.
  case crossDissolve = 2
  /// By turning a page.
  case partialCurl = 3
}

/// The colour of the texts in the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// As suits the colours of the system.
  case `default` = 0
  /// Light.
  case lightContent = 1
  /// Dark.
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
  /// With the home button at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// With the home button at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All of them.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// What presents a controller.
@MainActor
open class UIPresentationController: NSObject {}

/// Presents a controller as a sheet.
@MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @MainActor
  open class Detent: NSObject {
    let name: String

    /// The height as a word.
    public override var description: String { name }

    init(_ name: String) { self.name = name }

    /// About half of the screen.
    public class func medium() -> UISheetPresentationController.Detent { Detent("medium") }

    /// The whole screen.
    public class func large() -> UISheetPresentationController.Detent { Detent("large") }
  }

  /// The heights at which the sheet rests.
  open var detents: [UISheetPresentationController.Detent] = [.large()]

  /// Whether a grabber is shown at the top.
  open var prefersGrabberVisible = false

  /// Makes changes with an animation.
  open func animateChanges(_ changes: () -> Void) { changes() }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The edges as bits.
  public let rawValue: UInt

  /// Creates a set of edges.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The edge at the top.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The edge at the left.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The edge at the bottom.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The edge at the right.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
