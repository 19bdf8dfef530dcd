import DioramaKit
import Foundation
import Testing

/// What users of VoiceOver hear on each screen of the feed, as recorded in `VoiceOver.txt`.
@MainActor
@Suite(.serialized)
struct FeedVoiceOverTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("VoiceOver.txt")

  @Test func everyScreenIsRead() async throws {
    let app = FeedApp(.scenes)
    var screens: [String] = []
    func note(_ name: String) {
      screens.append((["# \(name)"] + app.voiceOver).map { $0 + "\n" }.joined())
    }
    note("Signing in")
    try app.field("SignIn.passwordField").type("difference")
    note("With a password")
    try app.button("SignIn.signIn").tap()
    try await app.server.answer("The password is wrong.")
    try await app.settle { app.isShown("SignIn.failureText") }
    note("With a wrong password")
    try await app.signIn([(id: 1, author: "Bo", isLiked: false, likes: 0), (2, "Cy", true, 5)])
    note("The feed")
    try app.row(0).tap()
    note("A glimpse")
    app.navigation.popViewController(animated: false)
    try app.openSettings()
    note("The settings")
    try app.row(0).tap()
    note("The profile")
    let text = screens.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["UPDATE"] == "1" {
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
    } else {
      #expect(try text == String(contentsOf: Self.file, encoding: .utf8))
    }
  }
}
