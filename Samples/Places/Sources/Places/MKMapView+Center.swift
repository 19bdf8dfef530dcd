import MapKit

extension MKMapView {
  /// Shows a square around a place.
  func center(latitude: Double, longitude: Double, meters: Double) {
    let place = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    setRegion(
      MKCoordinateRegion(center: place, latitudinalMeters: meters, longitudinalMeters: meters),
      animated: false)
  }
}
