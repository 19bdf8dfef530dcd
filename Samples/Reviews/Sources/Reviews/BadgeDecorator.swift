import DioramaKit

/// Shows a number at the corner of any view; `BadgeDecorator.decorator.yaml` makes it an attribute of the scenes.
final class BadgeDecorator: UIView, ViewDecorator {
  /// The number; without one, nothing is shown.
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
