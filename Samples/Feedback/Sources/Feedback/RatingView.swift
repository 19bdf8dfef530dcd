import DioramaKit

/// A row of stars; `rating.element.yaml` makes it an element.
final class RatingView: UIControl {
  /// Called with the number of stars that the user chose.
  var ratedHandler: ((Int) -> Void)?
}
