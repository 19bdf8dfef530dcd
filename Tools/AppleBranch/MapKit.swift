@_exported import UIKit

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude in degrees.
  public var latitude: Double
  /// The longitude in degrees.
  public var longitude: Double

  /// Creates a place.
  public init(latitude: Double, longitude: Double) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// A rectangle on the earth.
public struct MKCoordinateRegion: Sendable {
  /// The centre.
  public var center: CLLocationCoordinate2D

  /// Creates a rectangle.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double
  ) {
    center = centerCoordinate
  }
}

/// What a map shows.
@objc public enum MKMapType: UInt, Sendable {
  /// Streets and names.
  case standard = 0
  /// Pictures from above.
  case satellite = 1
  /// Pictures from above with streets and names.
  case hybrid = 2
  /// Pictures from above in three dimensions.
  case satelliteFlyover = 3
  /// Pictures from above in three dimensions with streets and names.
  case hybridFlyover = 4
  /// Streets and names in quiet colours.
  case mutedStandard = 5
}

/// A view that shows a map.
@objc open class MKMapView: UIView {
  /// What the map shows.
  open var mapType = MKMapType.standard
  /// Whether the map shows where the user is.
  open var showsUserLocation = false
  /// Whether the map shows the traffic.
  open var showsTraffic = false
  /// Whether the map shows its scale.
  open var showsScale = false
  /// Whether the map shows a compass while it is turned.
  open var showsCompass = true
  /// Whether the user can zoom.
  open var isZoomEnabled = true
  /// Whether the user can move the map.
  open var isScrollEnabled = true

  /// Shows a part of the earth.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {}
}
