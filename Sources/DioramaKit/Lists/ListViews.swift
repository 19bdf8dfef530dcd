/// A stack with a view for each entry of a list: ``ComponentViews``. It is hidden while the list is empty.
public class ListViews: UIStackView {
  /// Whether the views are shown.
  public final var isShown = true {
    didSet { update() }
  }

  /// The direction in which the views are arranged. By default, that of the enclosing stack.
  public final var listAxis: NSLayoutConstraint.Axis {
    get { axis }
    set {
      followsAxis = false
      liveAxis = newValue
    }
  }

  /// The distance between adjacent views, in points. By default, that of the enclosing stack.
  public final var listSpacing: CGFloat {
    get { spacing }
    set {
      followsSpacing = false
      spacing = newValue.distance
    }
  }

  private var followsAxis = true
  private var followsSpacing = true
  private var isArranging = false
  private var mustArrange = false
  private var views: [Int: UIView] = [:]

  init() {
    super.init(frame: .zero)
    isHidden = true
  }

  /// Decodes an empty list.
  public required init(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// Adopts the axis and the spacing of the enclosing stack.
  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    follow()
  }

  /// Adopts the axis and the spacing of the enclosing stack. Returns whether the axis has changed.
  @discardableResult
  func follow() -> Bool {
    guard let stack = outermost.superview as? UIStackView else { return false }
    let former = axis
    if followsAxis { liveAxis = stack.axis }
    if followsSpacing { spacing = stack.spacing }
    return axis != former
  }

  /// Returns the view of the entry with a number, or `nil`.
  func view(_ number: Int) -> UIView? { views[number] }

  /// Shows the views of entries in their order. A view stays with its entry. A view that only moves is not removed in
  /// between, so that it keeps the focus. The space is then distributed again. A new view is connected in its place.
  /// If that changes the entries, their views are arranged afterwards.
  func arrange<View: UIView>(
    _ numbers: @autoclosure () -> [Int], making make: (Int) -> View?,
    connecting connect: (View, Int) -> Void = { _, _ in }
  ) {
    mustArrange = true
    guard !isArranging else { return }
    isArranging = true
    while mustArrange {
      mustArrange = false
      arrangeOnce(numbers(), make, connect)
    }
    isArranging = false
    rearrange { $0.placeChildren() }
    update()
  }

  private func arrangeOnce<View: UIView>(
    _ numbers: [Int], _ make: (Int) -> View?, _ connect: (View, Int) -> Void
  ) {
    let kept = Set(numbers)
    for (number, view) in views where !kept.contains(number) {
      views[number] = nil
      view.outermost.removeFromSuperview()
    }
    var shown = arrangedSubviews
    var place = 0
    for number in numbers {
      let known = views[number]
      let new = known == nil ? make(number) : nil
      guard let view = known ?? new else { continue }
      views[number] = view
      let outermost = view.outermost
      if !shown.indices.contains(place) || shown[place] !== outermost {
        if known != nil { shown.removeAll { $0 === outermost } }
        shown.insert(outermost, at: place)
        insertArrangedSubview(outermost, at: place)
        if known == nil { view.shareRoomInside() }
      }
      if let new { connect(new, number) }
      place += 1
    }
  }

  private func update() { sceneHidden = !isShown || views.isEmpty }
}

/// A stack with a component for each entry of a list. Each is identified by the entry's id.
public final class ComponentViews<Component: SceneComponent>: ListViews where Component.State: Identifiable {
  /// Called when a component is created, with the component and the entry's id. Set the component's handlers here.
  public var connect: (@MainActor (Component, Component.State.ID) -> Void)?

  /// The entries. Setting them updates only the components whose entries have changed.
  public var entries: [Component.State] = [] {
    didSet {
      let difference = known.replace(with: entries, id: { $0.id }, areEqual: { $0 == $1 })
      SceneFault.report(duplicates: difference.duplicates, of: typeName(of: Component.self))
      for number in difference.changed {
        if let entry = known[number], let component = view(number) as? Component { component.state = entry }
      }
      guard difference.isStructural else { return }
      arrange(known.numbers) { number in
        known[number].map(Component.init(state:))
      } connecting: { component, number in
        component.follow { [weak self] in self?.known[number] }
        connect?(component, component.state.id)
      }
    }
  }

  private var known = IdentifiedEntries<Component.State.ID, Component.State>()

  /// Creates a list without entries.
  public override init() { super.init() }

  /// Decodes a list without entries.
  public required init(coder: NSCoder) { super.init(coder: coder) }
}
