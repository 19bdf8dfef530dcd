/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen.
  case fullScreen = 0
  /// A sheet that covers most of the screen.
  case pageSheet = 1
  /// A smaller sheet in the centre.
  case formSheet = 2
  /// Covers another controller.
  case currentContext = 3
  /// A custom presentation.
  case custom = 4
  /// Covers the screen, over its current content.
  case overFullScreen = 5
  /// Covers another controller, over its current content.
  case overCurrentContext = 6
  /// A popover.
  case popover = 7
  /// No presentation.
  case none = -1
  /// The system's choice.
  case automatic = -2
}

/// How a controller appears when it is presented.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom.
  case coverVertical = 0
  /// Flips the screen.
  case flipHorizontal = 1
  /// Fades.
  case crossDissolve = 2
  /// Curls the page.
  case partialCurl = 3
}

/// An object that presents a controller.
@MainActor
open class UIPresentationController: NSObject {}

/// Presents a controller as a sheet.
@MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @MainActor
  open class Detent: NSObject {
    let name: String

    /// The name of the height.
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
