/// Holds the recognizers of a view's gestures, and the closures that they call.
final class GestureHandlers: StoringDecorator<UIView>, ViewDecorator {
  typealias Handler<Recognizer> = @MainActor (Recognizer) -> Void

  var tap: Handler<UITapGestureRecognizer>? {
    didSet {
      recognize("tap", by: UITapGestureRecognizer(), tap)
      waitForDoubleTaps()
      markButton()
    }
  }

  var doubleTap: Handler<UITapGestureRecognizer>? {
    didSet {
      let recognizer = UITapGestureRecognizer()
      recognizer.numberOfTapsRequired = 2
      recognize("doubleTap", by: recognizer, doubleTap)
      waitForDoubleTaps()
    }
  }

  var longPress: Handler<UILongPressGestureRecognizer>? {
    didSet {
      let begin: Handler<UILongPressGestureRecognizer> = { [longPress] recognizer in
        if recognizer.state == .began { longPress?(recognizer) }
      }
      recognize("longPress", by: UILongPressGestureRecognizer(), longPress == nil ? nil : begin)
    }
  }

  var swipeLeading: Handler<UISwipeGestureRecognizer>? {
    didSet { recognize("swipeLeading", by: UISwipeGestureRecognizer(), swipeLeading) }
  }

  var swipeTrailing: Handler<UISwipeGestureRecognizer>? {
    didSet { recognize("swipeTrailing", by: UISwipeGestureRecognizer(), swipeTrailing) }
  }

  var swipeUp: Handler<UISwipeGestureRecognizer>? {
    didSet { recognize("swipeUp", by: UISwipeGestureRecognizer(), swipeUp) }
  }

  var swipeDown: Handler<UISwipeGestureRecognizer>? {
    didSet { recognize("swipeDown", by: UISwipeGestureRecognizer(), swipeDown) }
  }

  var pan: Handler<UIPanGestureRecognizer>? {
    didSet { recognize("pan", by: UIPanGestureRecognizer(), pan) }
  }

  private var targets: [String: GestureTarget] = [:]
  /// Whether the decorator added the button trait.
  private var addsTrait = false
  /// The view's container type while it cannot be tapped.
  private var formerContainerType: UIAccessibilityContainerType?

  required init(object: UIView) {
    super.init(object: object)
    object.isUserInteractionEnabled = true
  }

  /// Leading and trailing depend on the app's language and on the view's `semanticContentAttribute`.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    direct()
  }

  /// Removes the recognizers from the view.
  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard let object, newSuperview !== object.contentHolder else { return }
    for target in targets.values { object.removeGestureRecognizer(target.recognizer) }
    unmarkButton()
    self.object = nil
  }

  /// Adds the button trait to a view that the user can tap. A view with a label becomes a single button.
  func markButton() {
    unmarkButton()
    guard let object, tap != nil else { return }
    addsTrait = object.accessibilityTraits.insert(.button).inserted
    guard object.accessibilityLabel?.isEmpty == false, !object.isAccessibilityElement else { return }
    formerContainerType = object.accessibilityContainerType
    object.isAccessibilityElement = true
    object.accessibilityContainerType = .none
    object.existingViewDecorator(type: Adjustment.self)?.replaceObject()
  }

  /// Reverts what ``markButton()`` changed.
  private func unmarkButton() {
    if addsTrait { object?.accessibilityTraits.remove(.button) }
    addsTrait = false
    guard let formerContainerType else { return }
    object?.isAccessibilityElement = false
    object?.accessibilityContainerType = formerContainerType
    self.formerContainerType = nil
  }

  private func recognize<Recognizer: UIGestureRecognizer>(
    _ gesture: String, by recognizer: Recognizer, _ handler: Handler<Recognizer>?
  ) {
    if let earlier = targets.removeValue(forKey: gesture) {
      object?.removeGestureRecognizer(earlier.recognizer)
    }
    guard let handler else { return }
    targets[gesture] = GestureTarget(of: recognizer) { [weak recognizer] in
      if let recognizer { handler(recognizer) }
    }
    object?.addGestureRecognizer(recognizer)
    direct()
  }

  private func waitForDoubleTaps() {
    guard let tap = targets["tap"], let doubleTap = targets["doubleTap"] else { return }
    tap.recognizer.require(toFail: doubleTap.recognizer)
  }

  private func direct() {
    let isReversed = object?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let directions: [String: UISwipeGestureRecognizer.Direction] = [
      "swipeLeading": isReversed ? .right : .left, "swipeTrailing": isReversed ? .left : .right,
      "swipeUp": .up, "swipeDown": .down,
    ]
    for (gesture, direction) in directions {
      (targets[gesture]?.recognizer as? UISwipeGestureRecognizer)?.direction = direction
    }
  }
}

/// Handlers for gestures on any view.
///
/// A view with a handler receives touches, even if it is a label or an image. The view holds the closures strongly. A
/// closure that captures the view causes a retain cycle, so neither is ever freed: use the recognizer's `view`.
extension UIView {
  /// Called when the user taps the view. VoiceOver then announces the view as a button: a single one if the view has a
  /// label. If there is a ``doubleTapHandler``, this is called only when no second tap follows.
  public var tapHandler: (@MainActor (UITapGestureRecognizer) -> Void)? {
    get { self[decorator: \GestureHandlers.tap] }
    set { self[decorator: \GestureHandlers.tap] = newValue }
  }

  /// Called when the user taps the view twice.
  public var doubleTapHandler: (@MainActor (UITapGestureRecognizer) -> Void)? {
    get { self[decorator: \GestureHandlers.doubleTap] }
    set { self[decorator: \GestureHandlers.doubleTap] = newValue }
  }

  /// Called once when the user holds a finger on the view.
  public var longPressHandler: (@MainActor (UILongPressGestureRecognizer) -> Void)? {
    get { self[decorator: \GestureHandlers.longPress] }
    set { self[decorator: \GestureHandlers.longPress] = newValue }
  }

  /// Called when the user swipes towards the leading edge.
  public var swipeLeadingHandler: (@MainActor (UISwipeGestureRecognizer) -> Void)? {
    get { self[decorator: \GestureHandlers.swipeLeading] }
    set { self[decorator: \GestureHandlers.swipeLeading] = newValue }
  }

  /// Called when the user swipes towards the trailing edge.
  public var swipeTrailingHandler: (@MainActor (UISwipeGestureRecognizer) -> Void)? {
    get { self[decorator: \GestureHandlers.swipeTrailing] }
    set { self[decorator: \GestureHandlers.swipeTrailing] = newValue }
  }

  /// Called when the user swipes up.
  public var swipeUpHandler: (@MainActor (UISwipeGestureRecognizer) -> Void)? {
    get { self[decorator: \GestureHandlers.swipeUp] }
    set { self[decorator: \GestureHandlers.swipeUp] = newValue }
  }

  /// Called when the user swipes down.
  public var swipeDownHandler: (@MainActor (UISwipeGestureRecognizer) -> Void)? {
    get { self[decorator: \GestureHandlers.swipeDown] }
    set { self[decorator: \GestureHandlers.swipeDown] = newValue }
  }

  /// Called when the user begins, continues or ends a drag on the view.
  public var panHandler: (@MainActor (UIPanGestureRecognizer) -> Void)? {
    get { self[decorator: \GestureHandlers.pan] }
    set { self[decorator: \GestureHandlers.pan] = newValue }
  }

  /// Whether a tap on the view calls a handler.
  var isTappable: Bool { tapHandler != nil }
}

/// Calls a closure when a recognizer recognizes its gesture. Holds the recognizer strongly.
@MainActor
final class GestureTarget: NSObject {
  let recognizer: UIGestureRecognizer
  private let action: @MainActor () -> Void

  init(of recognizer: UIGestureRecognizer, action: @escaping @MainActor () -> Void) {
    self.recognizer = recognizer
    self.action = action
    super.init()
    recognizer.addTarget(self, action: Self.recognition)
  }

  #if canImport(ObjectiveC)
    private static let recognition = #selector(recognize)

    @objc private func recognize() { action() }
  #else
    private static let recognition = Selector("recognize") { (target: GestureTarget) in target.action() }
  #endif
}
