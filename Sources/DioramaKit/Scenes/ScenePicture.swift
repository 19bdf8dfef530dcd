/// A picture in a scene: an image of the app, or one at a URL.
@_spi(Generated)
public enum ScenePicture {
  /// An image of the app.
  case image(UIImage?)
  /// An image at a URL. The placeholder is shown until it has been loaded, and if there is no URL. The failure image is
  /// shown if loading fails; if it is `nil`, the placeholder stays.
  case address(URL?, placeholder: UIImage? = nil, failure: UIImage? = nil)
}

/// An object that shows pictures.
@_spi(Generated)
@MainActor
public protocol PictureShowing: NSObject {}

@_spi(Generated)
extension UIView: PictureShowing {}
@_spi(Generated)
extension UIBarButtonItem: PictureShowing {}
@_spi(Generated)
extension UIViewController: PictureShowing {}

@_spi(Generated)
extension PictureShowing {
  /// Shows a picture. It replaces an earlier picture of the same part, and cancels its loading.
  ///
  /// Loads images with the image loader of ``SelfManagingServices/shared``. A URL that is being loaded, or has been
  /// loaded, for the part is not loaded again. A loaded image keeps its colours, even where UIKit draws images in the
  /// tint colour, such as in a bar.
  ///
  /// - Parameters:
  ///   - part: The name of the part that shows the picture.
  ///   - set: Sets the image of the part.
  public func showPicture(
    _ picture: ScenePicture, as part: String, set: @escaping @MainActor (Self, UIImage?) -> Void
  ) {
    PictureLoading.of(self).show(picture, as: part) { [weak self] image in
      if let self { set(self, image) }
    }
  }
}
