import DioramaKit

/// Draws a border around a view; `EmphasisDecorator.decorator.yaml` makes its width an attribute.
final class EmphasisDecorator: UIView, ViewDecorator {
  var value: Int?

  init(object: UIView) {
    super.init(frame: .zero)
    attach(to: object)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
