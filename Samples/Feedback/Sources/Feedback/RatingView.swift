import DioramaKit

/// A row of stars. `starRating.element.yaml` declares it as an element.
final class RatingView: UIControl {
  /// The closure to call with the number of stars that the user chose.
  var ratedHandler: ((Int) -> Void)?
}
