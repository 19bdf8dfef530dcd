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

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2
}

/// How a controller appears when it is presented.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// An object that presents a controller.
@MainActor
open class UIPresentationController: NSObject {
  /// The delegate.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

/// Presents a controller in a popover or, where there is little room, as a sheet.
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at.
  open var sourceView: UIView?

  /// The part of the view that the popover points at.
  open var sourceRect = CGRect.zero

  /// The item that the popover points at, in place of a view.
  open var barButtonItem: UIBarButtonItem?
}

/// Learns what the user does with a presented controller. All methods are optional.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns whether the user may dismiss the controller.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

  /// Called after the user has dismissed the controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Called after the user has tried to dismiss a controller that cannot be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}
