public import DioramaKit

/// Shows a number in the corner of a view.
public final class BadgeDecorator: UIView, ViewDecorator {
  /// The number; `nil` shows nothing.
  public var value: Int? {
    didSet { count.text = value.map(String.init) }
  }

  private let count = UILabel()

  /// Creates the badge of a view.
  public init(object: UIView) {
    super.init(frame: .zero)
    attach(to: object)
    addSubview(count)
  }

  /// Badges are not archived.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }
}
