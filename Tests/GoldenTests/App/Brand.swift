import DioramaKit

/// The colours that the app exchanges itself.
enum Brand {
  static let danger = UIColor.systemPink
}
