import DioramaKit

/// The emphasis of a view, which `EmphasisDecorator.decorator.yaml` declares as an attribute.
final class EmphasisDecorator: UIView, ViewDecorator {
  var value: Int?

  init(object: UIView) {
    super.init(frame: .zero)
    attach(to: object)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
