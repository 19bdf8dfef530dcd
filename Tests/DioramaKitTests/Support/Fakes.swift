import DioramaKit
import Testing

/// Lets all pending tasks run.
@MainActor
func settle() async {
  for _ in 0..<50 { await Task.yield() }
}

/// An error that a fake throws.
struct Refusal: Error {}

/// Requests, by their arguments, to which a test responds at any time.
@MainActor
final class Answers<Question: Hashable, Answer: Sendable> {
  private(set) var questions: [Question] = []
  private var waiting:
    [(question: Question, continuation: CheckedContinuation<Result<Answer, any Error>, Never>)] =
      []

  func answer(to question: Question) async throws -> Answer {
    questions.append(question)
    let result = await withCheckedContinuation { waiting.append((question, $0)) }
    return try result.get()
  }

  /// Responds to the oldest request with these arguments.
  func give(_ result: Result<Answer, any Error>, to question: Question) async {
    await settle()
    guard let index = waiting.firstIndex(where: { $0.question == question }) else { return }
    waiting.remove(at: index).continuation.resume(returning: result)
    await settle()
  }
}

@MainActor
final class FakeImageLoader: ImageLoader {
  let answers = Answers<URL, UIImage>()

  func image(at url: URL) async throws -> UIImage { try await answers.answer(to: url) }
}

@MainActor
final class FakeLikeService: LikeService {
  let answers = Answers<String, Void>()

  func setLiked(_ isLiked: Bool, itemID: String) async throws {
    try await answers.answer(to: "\(itemID) \(isLiked)")
  }
}

@MainActor
final class FakeProfileFactory: ProfileFactory {
  func makeProfile(uid: String) throws -> UIViewController {
    let controller = UIViewController()
    controller.title = uid
    return controller
  }
}

@MainActor
struct FixedNavigation: NavigationControllerProvider {
  let controller: UINavigationController?

  func navigationController(for view: UIView) -> UINavigationController? { controller }
}

/// A controller that calls a closure before it disappears.
final class LeavingScreen: UIViewController {
  var leaving: () -> Void = {}

  override func viewWillDisappear(_ animated: Bool) { leaving() }
}

/// The recorded events, in order.
@MainActor
final class Trace {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }
}

func link(_ text: String) throws -> URL { try #require(URL(string: text)) }
