/// What somebody has seen.
struct Glimpse: Sendable, Equatable {
  var id: Int
  var author: String
  var text: String
  var isLiked: Bool
  var likes: Int
}

/// What others know of the user.
struct Profile: Sendable {
  var name: String
  var about: String
  var isPublic: Bool
}

/// The server of the app.
protocol FeedService: Sendable {
  func signIn(name: String, password: String) async throws
  func glimpses() async throws -> [Glimpse]
  func setLiked(_ isLiked: Bool, id: Int) async throws
  func save(_ profile: Profile) async throws
}
