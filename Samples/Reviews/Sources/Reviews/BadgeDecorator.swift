import DioramaKit

/// Shows a number in the corner of a view. `BadgeDecorator.decorator.yaml` makes it available in scenes.
final class BadgeDecorator: UIView, ViewDecorator {
  /// The number; `nil` shows nothing.
  var value: Int? {
    didSet { count.text = value.map(String.init) }
  }

  private let count = UILabel()

  init(object: UIView) {
    super.init(frame: .zero)
    attach(to: object)
    addSubview(count)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
