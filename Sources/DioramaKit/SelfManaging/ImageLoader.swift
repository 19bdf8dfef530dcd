/// Gets pictures for views that show what is at a URL.
@MainActor
public protocol ImageLoader {
  /// The picture at a URL. The task is cancelled when the picture is no longer wanted.
  func image(at url: URL) async throws -> UIImage
}

/// Gets pictures over the network.
public struct URLSessionImageLoader: ImageLoader {
  /// What is at the URL cannot be shown.
  public enum Failure: Error, Hashable {
    /// The server answered with this status.
    case status(Int)
    /// The data is not a picture.
    case notAnImage
  }

  private let session: URLSession

  /// Creates a loader.
  public init(session: URLSession = .shared) { self.session = session }

  /// The picture at a URL.
  public func image(at url: URL) async throws -> UIImage {
    let (data, response) = try await session.data(from: url)
    if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
      throw Failure.status(status)
    }
    guard let image = UIImage(data: data) else { throw Failure.notAnImage }
    return image
  }
}
