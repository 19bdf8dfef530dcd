import Foundation
import Testing

@testable import FeedSample
@testable import PlainUIKit

/// A server that answers when a test says so.
@MainActor
final class FeedServer: FeedSample.FeedService, PlainUIKit.FeedService {
  private struct Failure: LocalizedError {
    let errorDescription: String?
  }

  /// What was asked for.
  private(set) var requests: [String] = []
  /// The answer to the next requests for glimpses: each an id, an author, whether it is liked, and the likes.
  var glimpses: [(id: Int, author: String, isLiked: Bool, likes: Int)] = []
  private var pending: [CheckedContinuation<Void, any Error>] = []

  /// Waits for a request, and answers the oldest one: with a failure, or with success.
  func answer(_ failure: String? = nil) async throws {
    try await wait { !self.pending.isEmpty }
    let request = pending.removeFirst()
    if let failure {
      request.resume(throwing: Failure(errorDescription: failure))
    } else {
      request.resume()
    }
  }

  private func receive(_ request: String) async throws {
    requests.append(request)
    try await withCheckedThrowingContinuation { pending.append($0) }
  }

  func signIn(name: String, password: String) async throws { try await receive("\(name) \(password)") }

  func setLiked(_ isLiked: Bool, id: Int) async throws {
    try await receive("\(isLiked ? "like" : "unlike") \(id)")
  }

  func glimpses() async throws -> [FeedSample.Glimpse] {
    try await receive("glimpses")
    return glimpses.map {
      FeedSample.Glimpse(
        id: $0.id, author: $0.author, text: "Glimpse \($0.id)", isLiked: $0.isLiked, likes: $0.likes)
    }
  }

  func glimpses() async throws -> [PlainUIKit.Glimpse] {
    try await receive("glimpses")
    return glimpses.map {
      PlainUIKit.Glimpse(
        id: $0.id, author: $0.author, text: "Glimpse \($0.id)", isLiked: $0.isLiked, likes: $0.likes)
    }
  }

  func save(_ profile: FeedSample.Profile) async throws {
    try await receive("save \(profile.name), \(profile.about), \(profile.isPublic)")
  }

  func save(_ profile: PlainUIKit.Profile) async throws {
    try await receive("save \(profile.name), \(profile.about), \(profile.isPublic)")
  }
}
