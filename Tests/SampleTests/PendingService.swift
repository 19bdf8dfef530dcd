import Foundation
import Testing

@testable import LoginSample
@testable import PlainUIKit

/// Answers when a test says so.
@MainActor
final class PendingService: LoginSample.LoginService, PlainUIKit.LoginService {
  private struct Failure: LocalizedError {
    let errorDescription: String?
  }

  /// What was sent: the address and the password, with a space between them.
  private(set) var requests: [String] = []
  private var pending: CheckedContinuation<Void, any Error>?

  func signIn(email: String, password: String) async throws {
    requests.append("\(email) \(password)")
    try await withCheckedThrowingContinuation { pending = $0 }
  }

  /// Waits for a request, and answers it: with a failure, or with success.
  func answer(_ failure: String? = nil) async throws {
    try await wait { self.pending != nil }
    if let failure {
      pending?.resume(throwing: Failure(errorDescription: failure))
    } else {
      pending?.resume()
    }
    pending = nil
  }
}

/// Waits until a condition is met, which must be soon.
@MainActor
func wait(until condition: () -> Bool) async throws {
  let deadline = ContinuousClock.now + .seconds(300)
  while !condition() {
    try #require(ContinuousClock.now < deadline)
    await Task.yield()
  }
}
