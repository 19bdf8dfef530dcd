/// A picture of a scene: an image of the app, or one at an address.
public enum ScenePicture {
  /// An image of the app.
  case image(UIImage?)
  /// An image that is loaded, and the images that are shown until then and if it cannot be loaded. Without the latter,
  /// the placeholder stays, and without an address, too.
  case address(URL?, placeholder: UIImage? = nil, failure: UIImage? = nil)
}

/// An object that shows pictures.
@MainActor
public protocol PictureShowing: NSObject {}

extension UIView: PictureShowing {}
extension UIBarButtonItem: PictureShowing {}
extension UIViewController: PictureShowing {}

extension PictureShowing {
  /// Shows a picture. Another one for the same part replaces it, and stops its loading.
  ///
  /// Images are loaded by the loader of `SelfManagingServices.shared`. While the same address is loaded, or after it
  /// has been, it is not loaded again.
  ///
  /// - Parameters:
  ///   - part: The name of what shows the picture.
  ///   - set: Sets the image of the part.
  public func showPicture(
    _ picture: ScenePicture, as part: String, set: @escaping @MainActor (Self, UIImage?) -> Void
  ) {
    PictureLoading.of(self).show(picture, as: part) { [weak self] image in
      if let self { set(self, image) }
    }
  }
}

/// The pictures that an object shows, and that are being loaded.
@MainActor
final class PictureLoading {
  private struct Picture {
    let url: URL
    let placeholder: UIImage?
    let failure: UIImage?
    let set: @MainActor (UIImage?) -> Void
    /// Whether it is being loaded again when the object is used again.
    var isSuspended = false
  }

  /// The pictures at addresses that are shown or loaded, by their parts.
  private var pictures: [String: Picture] = [:]
  private var tasks: [String: Task<Void, Never>] = [:]
  /// Services other than the shared ones.
  var services: SelfManagingServices?

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
      // The object may have been given its own services after it showed the picture.
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
    pictures[part]?.set(image)
  }

  /// Stops loading, until the object is used again.
  func suspend() {
    for (part, task) in tasks {
      task.cancel()
      pictures[part]?.isSuspended = true
    }
    tasks = [:]
  }

  /// Loads again what was not replaced since it was suspended.
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

  /// Those of objects that are no views. They are removed after their objects.
  private static var others: [ObjectIdentifier: Owner] = [:]

  /// Returns the pictures of an object.
  static func of(_ object: NSObject) -> PictureLoading {
    if let view = object as? UIView { return view.viewDecorator(type: PictureDecorator.self).loading }
    others = others.filter { $0.value.object != nil }
    if let known = others[ObjectIdentifier(object)] { return known.loading }
    let loading = PictureLoading()
    others[ObjectIdentifier(object)] = Owner(object: object, loading: loading)
    return loading
  }
}

/// Holds the pictures of a view.
final class PictureDecorator: UIView, ViewDecorator, ReusableContent {
  let loading = PictureLoading()

  init(object: UIView) {
    super.init(frame: .zero)
    attach(to: object)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Nothing is undone if a picture cannot be loaded.
  var isWaiting: Bool { false }

  func suspendForReuse() { loading.suspend() }

  func resumeAfterReuse() { loading.resume() }
}
