/// A width or a height relative to another view's: a multiple of it, plus a number of points.
package struct RelativeSize: Hashable, Sendable {
  /// A dimension of a view.
  package enum Dimension: String, CaseIterable, Hashable, Sendable {
    /// The width.
    case width
    /// The height.
    case height
  }

  /// The id of the other view.
  package var view: String
  /// The dimension of the other view.
  package let dimension: Dimension
  /// The factor, which is greater than 0.
  package var multiplier: Double
  /// The points that are added.
  package var constant: Double

  /// Creates a size.
  package init(view: String, dimension: Dimension, multiplier: Double = 1, constant: Double = 0) {
    self.view = view
    self.dimension = dimension
    self.multiplier = multiplier
    self.constant = constant
  }
}

extension RelativeSize {
  var json: JSON {
    [
      "of": .string(view), "dimension": .string(dimension.rawValue), "times": .number(multiplier),
      "plus": .number(constant),
    ]
  }

  init(reading place: JSONPlace) throws(TreeReadingError) {
    try place.allow("of", "dimension", "times", "plus")
    let name = try place.required("dimension")
    guard let dimension = Dimension(rawValue: try name.string) else { throw name.error("a dimension") }
    let factor = try place.required("times")
    let multiplier = try factor.number
    guard multiplier > 0 else { throw factor.error("a number greater than 0") }
    self.init(
      view: try place.required("of").string, dimension: dimension, multiplier: multiplier,
      constant: try place.required("plus").number)
  }
}
