public import DioramaKit
public import SceneDriving

/// A row of five stars.
public final class RatingView: UIControl {
  /// How many stars are filled, from 0 to 5.
  public var value = 0 {
    didSet { DrivingAction.viewChanged() }
  }

  /// Called with the number of stars that the user chose.
  public var ratedHandler: (@MainActor (Int) -> Void)?

  /// Does what a tap on a star does.
  public func choose(_ stars: Int) {
    value = stars
    ratedHandler?(stars)
    sendActions(for: .valueChanged)
  }
}

extension RatingView: DrivableView {
  /// Choosing each number of stars.
  public var actions: [DrivingAction] {
    (0...5).map { stars in
      DrivingAction("choose \(stars) stars") { (view: RatingView) in view.choose(stars) }
    }
  }
}
