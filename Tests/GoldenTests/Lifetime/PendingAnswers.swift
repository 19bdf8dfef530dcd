import DioramaKit

/// Pictures and likes that are under way until the test answers.
@MainActor
final class PendingAnswers: ImageLoader {
  struct Refusal: Error {}

  /// What was asked for, in order.
  private(set) var questions: [String] = []
  private var waiting: [(question: String, continuation: CheckedContinuation<Bool, Never>)] = []

  func image(at url: URL) async throws -> UIImage {
    try await answer(url.absoluteString)
    return UIImage()
  }

  /// Waits for the answer to a question.
  func answer(_ question: String) async throws {
    questions.append(question)
    let isAnswered = await withCheckedContinuation { waiting.append((question, $0)) }
    if !isAnswered { throw Refusal() }
  }

  /// Answers everything that waits, or refuses it.
  func giveAll(_ isAnswered: Bool) async {
    await settle()
    let ready = waiting
    waiting = []
    for (_, continuation) in ready { continuation.resume(returning: isAnswered) }
    await settle()
  }

  /// Makes a screen whose pictures come from here.
  func serve<Screen>(_ make: () throws -> Screen) rethrows -> Screen {
    let former = SelfManagingServices.shared
    defer { SelfManagingServices.shared = former }
    SelfManagingServices.shared.imageLoader = self
    SelfManagingServices.shared.reportFailure = { _ in }
    return try make()
  }
}
