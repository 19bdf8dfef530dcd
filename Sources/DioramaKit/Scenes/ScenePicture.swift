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

/// The pictures that an object shows or loads.
@MainActor
final class PictureLoading {
  private struct Picture {
    let url: URL
    let placeholder: UIImage?
    let failure: UIImage?
    let set: @MainActor (UIImage?) -> Void
    /// Whether loading resumes when the object is used again.
    var isSuspended = false
  }

  /// The pictures at URLs that are shown or loaded, by part.
  private var pictures: [String: Picture] = [:]
  private var tasks: [String: Task<Void, Never>] = [:]
  /// The services; `nil` for the shared ones.
  var services: SelfManagingServices?
  /// How loaded images are drawn.
  private let mode: UIImage.RenderingMode

  init(_ mode: UIImage.RenderingMode = .automatic) { self.mode = mode }

  deinit { for task in tasks.values { task.cancel() } }

  func show(_ picture: ScenePicture, as part: String, _ set: @escaping @MainActor (UIImage?) -> Void) {
    guard case .address(let url?, let placeholder, let failure) = picture else {
      stop(part)
      switch picture {
      case .image(let image), .address(_, let image, _): set(image)
      }
      return
    }
    if let shown = pictures[part], shown.url == url, !shown.isSuspended { return }
    stop(part)
    set(placeholder)
    load(Picture(url: url, placeholder: placeholder, failure: failure, set: set), as: part)
  }

  private func stop(_ part: String) {
    tasks.removeValue(forKey: part)?.cancel()
    pictures[part] = nil
  }

  private func load(_ picture: Picture, as part: String) {
    pictures[part] = picture
    let shared = SelfManagingServices.shared
    tasks[part] = Task { [weak self] in
      // The object's services may have been set after it showed the picture.
      let services = self?.services ?? shared
      do {
        let image = try await services.imageLoader.image(at: picture.url)
        if !Task.isCancelled { self?.finish(part, with: image) }
      } catch {
        if Task.isCancelled { return }
        self?.pictures[part] = nil
        self?.tasks[part] = nil
        picture.set(picture.failure ?? picture.placeholder)
        services.reportFailure(error)
      }
    }
  }

  private func finish(_ part: String, with image: UIImage) {
    tasks[part] = nil
    pictures[part]?.set(mode == .automatic ? image : image.withRenderingMode(mode))
  }

  /// Stops loading, until the object is used again.
  func suspend() {
    for (part, task) in tasks {
      task.cancel()
      pictures[part]?.isSuspended = true
    }
    tasks = [:]
  }

  /// Resumes loading of suspended pictures that have not been replaced.
  func resume() {
    for (part, picture) in pictures where picture.isSuspended {
      var picture = picture
      picture.isSuspended = false
      load(picture, as: part)
    }
  }
}

extension PictureLoading {
  private struct Owner {
    weak var object: NSObject?
    let loading: PictureLoading
  }

  /// The pictures of objects that are not views. They are removed after their objects have been freed.
  private static var others: [ObjectIdentifier: Owner] = [:]

  /// Returns the pictures of an object.
  static func of(_ object: NSObject) -> PictureLoading {
    if let view = object as? UIView { return view.viewDecorator(type: PictureDecorator.self).loading }
    others = others.filter { $0.value.object != nil }
    if let known = others[ObjectIdentifier(object)] { return known.loading }
    let loading = PictureLoading(.alwaysOriginal)
    others[ObjectIdentifier(object)] = Owner(object: object, loading: loading)
    return loading
  }
}

/// Holds the pictures of a view.
final class PictureDecorator: StoringDecorator<UIView>, ViewDecorator, ReusableContent {
  let loading: PictureLoading

  required init(object: UIView) {
    // An image view draws any image as it is.
    loading = PictureLoading(object is UIImageView ? .automatic : .alwaysOriginal)
    super.init(object: object)
  }

  /// An image that fails to load has nothing to revert.
  var isWaiting: Bool { false }

  func suspendForReuse() { loading.suspend() }

  func resumeAfterReuse() { loading.resume() }
}
