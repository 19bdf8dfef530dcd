import DioramaKit

/// Requests for pictures and likes that are pending until the test responds.
@MainActor
final class PendingAnswers: ImageLoader {
  struct Refusal: Error {}

  /// The requests, in order.
  private(set) var questions: [String] = []
  /// The last picture for each address.
  private(set) var images: [String: UIImage] = [:]
  private var waiting: [(question: String, continuation: CheckedContinuation<Bool, Never>)] = []

  func image(at url: URL) async throws -> UIImage {
    try await answer(url.absoluteString)
    let image = UIImage()
    images[url.absoluteString] = image
    return image
  }

  /// Waits for the response to a request.
  func answer(_ question: String) async throws {
    questions.append(question)
    let isAnswered = await withCheckedContinuation { waiting.append((question, $0)) }
    if !isAnswered { throw Refusal() }
  }

  /// Lets all pending requests succeed or fail.
  func giveAll(_ isAnswered: Bool) async {
    await settle()
    let ready = waiting
    waiting = []
    for (_, continuation) in ready { continuation.resume(returning: isAnswered) }
    await settle()
  }

  /// Makes a screen that uses these services.
  func serve<Screen>(_ make: () throws -> Screen) rethrows -> Screen {
    let former = SelfManagingServices.shared
    defer { SelfManagingServices.shared = former }
    SelfManagingServices.shared.imageLoader = self
    SelfManagingServices.shared.reportFailure = { _ in }
    return try make()
  }
}
