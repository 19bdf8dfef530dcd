// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// An element that assistive technology reads, and that is not a view.
@MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view that contains the element.
  open weak var accessibilityContainer: AnyObject?

  /// The label.
  open var accessibilityLabel: String?

  /// A description of the effect of using the element.
  open var accessibilityHint: String?

  /// The value.
  open var accessibilityValue: String?

  /// The traits.
  open var accessibilityTraits = UIAccessibilityTraits.none

  /// The custom actions.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// The frame on the screen. Nothing computes it from ``accessibilityFrameInContainerSpace``.
  open var accessibilityFrame = CGRect.zero

  /// The frame in the view that contains the element.
  open var accessibilityFrameInContainerSpace = CGRect.null

  /// Creates an element in a view.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// Called when the user activates the element. Returns whether the element handled this. If not, its centre is
  /// tapped.
  open func accessibilityActivate() -> Bool { false }

  /// Called when the user increases the value of an adjustable element.
  open func accessibilityIncrement() {}

  /// Called when the user decreases the value of an adjustable element.
  open func accessibilityDecrement() {}
}

/// The traits of a view, for assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt64

  /// Creates traits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none = UIAccessibilityTraits([])
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// The type of a container view, for assistive technology.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

extension UIView {
  /// Whether UIKit makes the view an accessibility element: a label, or a standard control without elements inside.
  var isStandardElement: Bool {
    switch self {
    case is UILabel, is UIButton, is UISwitch, is UISlider, is UITextField, is UITextView, is UIPageControl,
      is UIProgressView, is UIActivityIndicatorView:
      true
    default: false
    }
  }

  /// The traits that a control or a cell has in its current state.
  var stateTraits: UIAccessibilityTraits {
    if let cell = self as? UITableViewCell { return cell.isSelected ? .selected : [] }
    guard let control = self as? UIControl else { return [] }
    var traits: UIAccessibilityTraits = control.isEnabled ? [] : .notEnabled
    if control.isSelected { traits.insert(.selected) }
    return traits
  }

  /// The traits that UIKit gives the view.
  var standardTraits: UIAccessibilityTraits {
    switch self {
    case is UILabel: .staticText
    case is UIButton: .button
    case is UISlider, is UIPageControl: .adjustable
    default: .none
    }
  }
}

/// An action that assistive technology offers for an element.
@MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// The closure of an action, which returns whether it succeeded.
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

  /// The name, which is read aloud.
  open var name: String

  /// The image next to the name.
  open var image: UIImage?

  /// Called when the user chooses the action.
  open var actionHandler: Handler?

  /// Creates an action.
  public init(name: String, actionHandler: @escaping Handler) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with an image.
  public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}
