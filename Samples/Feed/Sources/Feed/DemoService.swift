import Foundation

/// Knows a single password and two glimpses.
actor DemoService: FeedService {
  private struct WrongPassword: LocalizedError {
    var errorDescription: String? { "The password is wrong." }
  }

  private var stored = [
    Glimpse(id: 1, author: "Charles", text: "The mill turns.", isLiked: false, likes: 3),
    Glimpse(id: 2, author: "Mary", text: "Two comets in one night.", isLiked: true, likes: 41),
  ]

  func signIn(name: String, password: String) async throws {
    guard password == "analytical engine" else { throw WrongPassword() }
  }

  func glimpses() -> [Glimpse] { stored }

  func setLiked(_ isLiked: Bool, id: Int) {
    guard let place = stored.firstIndex(where: { $0.id == id }), stored[place].isLiked != isLiked else {
      return
    }
    stored[place].isLiked = isLiked
    stored[place].likes += isLiked ? 1 : -1
  }

  func save(_ profile: Profile) {}
}
