import DioramaKit

/// A row of five stars. `rating.element.yaml` makes it an element of scenes.
final class RatingView: UIControl {
  /// How many stars are filled, from 0 to 5.
  var value = 0

  /// Called with the number of stars that the user chose.
  var ratedHandler: ((Int) -> Void)?

  /// Does what a tap on a star does.
  func choose(_ stars: Int) {
    value = stars
    ratedHandler?(stars)
    sendActions(for: .valueChanged)
  }
}
