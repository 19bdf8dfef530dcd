import DioramaKit

/// Shows a picture in the corner of a view.
final class ThumbDecorator: UIImageView, ViewDecorator {
  /// Creates the picture of a view.
  init(object: UIView) {
    super.init(frame: .zero)
    attach(to: object)
  }

  /// Pictures are not archived.
  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

extension UIView {
  /// The picture in the view's corner.
  var thumb: UIImage? {
    get { self[decorator: \ThumbDecorator.image] }
    set { self[decorator: \ThumbDecorator.image] = newValue }
  }
}
