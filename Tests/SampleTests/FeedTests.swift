import DioramaKit
import Testing

/// The app made of scenes and the handwritten app behave the same.
@MainActor
@Suite(.serialized)
struct FeedTests {
  typealias Implementation = FeedApp.Implementation
  private let two = [
    (id: 1, author: "Bo", isLiked: false, likes: 0), (id: 2, author: "Cy", isLiked: true, likes: 5),
  ]

  @Test(arguments: Implementation.allCases)
  func aWrongPasswordIsReported(_ implementation: Implementation) async throws {
    let app = FeedApp(implementation)
    #expect(try app.text("PersonCard.nameText") == "Ada")
    #expect(try !app.button("SignIn.signIn").isEnabled && !app.isShown("SignIn.failureText"))
    try app.field("SignIn.passwordField").type("difference")
    try app.field("SignIn.passwordField").pressReturn()
    #expect(try app.button("SignIn.signIn").currentTitle == "Signing in…")
    #expect(try !app.field("SignIn.passwordField").isEnabled)
    try await app.server.answer("The password is wrong.")
    try await app.settle { app.isShown("SignIn.failureText") }
    #expect(try app.text("SignIn.failureText") == "The password is wrong.")
    #expect(
      try app.button("SignIn.signIn").currentTitle == "Sign in" && app.button("SignIn.signIn").isEnabled)
    #expect(app.server.requests == ["Ada difference"])
  }

  @Test(arguments: Implementation.allCases)
  func theFeedLoadsFailsAndLoadsAgain(_ implementation: Implementation) async throws {
    let app = FeedApp(implementation)
    try app.field("SignIn.passwordField").type("engine")
    try app.button("SignIn.signIn").tap()
    try await app.server.answer()
    try await app.settle { app.title == "Feed" }
    let progress: UIActivityIndicatorView = try app.find("Feed.progress")
    #expect(progress.isAnimating && !app.isShown("Feed.retry") && !app.isShown("Feed.emptyText"))

    try await app.server.answer("There is no connection.")
    try await app.settle { app.isShown("Feed.retry") }
    #expect(try app.text("Feed.failureText") == "There is no connection." && !progress.isAnimating)

    try app.button("Feed.retry").tap()
    #expect(progress.isAnimating && !app.isShown("Feed.retry"))
    try await app.server.answer()
    try await app.settle { app.isShown("Feed.emptyText") }
    #expect(!progress.isAnimating)
    #expect(app.server.requests == ["Ada engine", "glimpses", "glimpses"])
  }

  @Test(arguments: Implementation.allCases)
  func rowsShowGlimpses(_ implementation: Implementation) async throws {
    let app = FeedApp(implementation)
    try await app.signIn(two)
    #expect(try app.text("PersonCard.nameText", in: app.row(1)) == "Cy")
    #expect(try app.like(0) == "0" && app.like(1) == "5 liked")
    #expect(!app.isShown("Feed.emptyText"))
    #expect(try app.row(0).accessoryType == .disclosureIndicator)
  }

  @Test(arguments: Implementation.allCases)
  func aLikeIsShownAtOnceAndUndoneIfItFails(_ implementation: Implementation) async throws {
    let app = FeedApp(implementation)
    try await app.signIn(two)
    try app.button("GlimpseRow.like", in: app.row(0)).tap()
    #expect(try app.like(0) == "1 liked")
    try await app.server.answer()
    try app.button("GlimpseRow.like", in: app.row(1)).tap()
    #expect(try app.like(1) == "4")
    try await app.server.answer("There is no connection.")
    try await app.settle { try app.like(1) == "5 liked" }
    #expect(try app.like(0) == "1 liked")
    #expect(app.server.requests.suffix(2) == ["like 1", "unlike 2"])
  }

  @Test(arguments: Implementation.allCases)
  func aRefreshKeepsTheRowsThatStay(_ implementation: Implementation) async throws {
    let app = FeedApp(implementation)
    try await app.signIn(two)
    let second = try app.row(1)
    app.server.glimpses = [(3, "Di", false, 1), (2, "Cy", true, 6)]
    let control = try #require(try app.table.refreshControl)
    control.beginRefreshing()
    control.sendActions(for: .valueChanged)
    try await app.server.answer()
    try await app.settle { try app.titles == ["Glimpse 3", "Glimpse 2"] }
    #expect(try app.row(1) === second && app.like(1) == "6 liked" && app.like(0) == "1")
    try await app.settle { !control.isRefreshing }
  }

  @Test(arguments: Implementation.allCases)
  func aLikeInTheDetailsIsShownInTheFeed(_ implementation: Implementation) async throws {
    let app = FeedApp(implementation)
    try await app.signIn(two)
    try app.row(0).tap()
    #expect(try app.text("Detail.messageText") == "Glimpse 1")
    #expect(try app.text("PersonCard.noteText") == "Not liked yet")
    try app.button("Detail.like").tap()
    #expect(try app.text("PersonCard.noteText") == "One like")
    try await app.server.answer("There is no connection.")
    try await app.settle { try app.text("PersonCard.noteText") == "Not liked yet" }
    try app.button("Detail.like").tap()
    try await app.server.answer()
    app.navigation.popViewController(animated: false)
    try await app.settle { try app.like(0) == "1 liked" }
    #expect(try app.like(1) == "5 liked")
    #expect(app.server.requests.suffix(2) == ["like 1", "like 1"])
  }

  /// An editor that the user has already left is not closed again.
  @Test(arguments: Implementation.allCases)
  func aProfileIsSavedAfterItsEditorWasLeft(_ implementation: Implementation) async throws {
    let app = FeedApp(implementation)
    try await app.signIn(two)
    try app.openSettings()
    try app.row(0).tap()
    try app.field("Profile.nameField").type(" L.")
    try app.button("Profile.save").tap()
    app.navigation.popViewController(animated: false)
    try await app.server.answer()
    try await app.settle { try app.text("PersonCard.nameText", in: app.row(0)) == "Ada L." }
    #expect(app.title == "Settings")
  }

  @Test(arguments: Implementation.allCases)
  func theProfileIsPreviewedCheckedAndSaved(_ implementation: Implementation) async throws {
    let app = FeedApp(implementation)
    try await app.signIn(two)
    try app.openSettings()
    #expect(try app.text("PersonCard.noteText", in: app.row(0)) == "Engines")
    try app.row(0).tap()
    #expect(app.title == "Profile")
    try app.field("Profile.nameField").pressClear()
    #expect(try app.text("PersonCard.nameText") == "Your name" && !app.button("Profile.save").isEnabled)
    try app.field("Profile.nameField").type("Ada L.")
    let about: UITextView = try app.find("Profile.aboutField")
    about.type(String(repeating: "x", count: 80))
    #expect(try app.isShown("Profile.limit") && !app.button("Profile.save").isEnabled)
    about.select(NSRange(location: 0, length: 86))
    about.type("Poetry")
    #expect(try !app.isShown("Profile.limit") && app.text("PersonCard.noteText")?.contains("Poetry") == true)
    (try app.find("Profile.visibilitySwitch") as UISwitch).tap()
    try app.button("Profile.save").tap()
    #expect(try app.button("Profile.save").currentTitle == "Saving…")
    try await app.server.answer("There is no connection.")
    try await app.settle { app.isShown("Profile.failureText") }
    try app.button("Profile.save").tap()
    try await app.server.answer()
    try await app.settle { app.title == "Settings" }
    #expect(try app.text("PersonCard.nameText", in: app.row(0)) == "Ada L.")
    #expect(app.server.requests.last?.hasSuffix("false") == true)
  }

  @Test(arguments: Implementation.allCases)
  func settingsChangeAndSignOut(_ implementation: Implementation) async throws {
    let app = FeedApp(implementation)
    try await app.signIn(two)
    try app.openSettings()
    #expect(try app.row(0, in: 1).accessoryType == .checkmark)
    try app.row(0, in: 1).tap()
    #expect(try app.row(0, in: 1).accessoryType == .none)
    try app.row(0, in: 2).tap()
    #expect(app.navigation.viewControllers.count == 1)
    #expect(try app.field("SignIn.passwordField").text?.isEmpty != false)
    #expect(try !app.button("SignIn.signIn").isEnabled)
    try await app.signIn([two[1]])
    #expect(try app.like(0) == "5 liked")
    try app.openSettings()
    #expect(try app.row(0, in: 1).accessoryType == .none)
  }

  /// On every screen, both apps arrange equal views in the same order, in stacks with the same axes and spacings.
  @Test func bothAppsHaveTheSameStacks() async throws {
    let apps = Implementation.allCases.map { FeedApp($0) }
    let steps: [(String, stacks: Int, @MainActor (FeedApp) async throws -> Void)] = [
      ("signing in", 3, { _ in }),
      ("the feed", 8, { try await $0.signIn(self.two) }),
      ("details", 3, { try $0.row(0).tap() }),
      (
        "settings", 2,
        {
          $0.navigation.popViewController(animated: false)
          try $0.openSettings()
        }
      ),
      ("the profile", 4, { try $0.row(0).tap() }),
    ]
    for (name, count, step) in steps {
      for app in apps { try await step(app) }
      #expect(try apps[0].stacks == apps[1].stacks, "\(name)")
      #expect(try apps[0].stacks.count == count, "\(name)")
    }
  }

  /// A request that is pending does not hold the app.
  @Test(arguments: Implementation.allCases)
  func nothingLeaksWhileARequestIsPending(_ implementation: Implementation) async throws {
    let app = FeedApp(implementation)
    try await app.signIn(two)
    weak let feed = app.navigation.topViewController
    weak let owner = app.owner
    let control = try #require(try app.table.refreshControl)
    control.beginRefreshing()
    control.sendActions(for: .valueChanged)
    try await app.settle { app.server.requests.last == "glimpses" }
    app.navigation.setViewControllers([], animated: false)
    app.close()
    try await app.settle { feed == nil && owner == nil }
    try await app.server.answer()
  }

  @Test(arguments: Implementation.allCases)
  func nothingLeaks(_ implementation: Implementation) async throws {
    let app = FeedApp(implementation)
    try await app.signIn(two)
    weak let feed = app.navigation.topViewController
    weak let row = try app.row(0)
    try app.row(0).tap()
    weak let detail = app.navigation.topViewController
    #expect(detail != nil && detail !== feed && row != nil)
    app.navigation.popViewController(animated: false)
    try await app.settle { detail == nil }
    weak let owner = app.owner
    app.navigation.setViewControllers([], animated: false)
    app.close()
    try await app.settle { feed == nil && owner == nil && row == nil }
  }
}

extension FeedApp {
  /// Taps the button of the navigation bar.
  func openSettings() throws {
    let item = try #require(navigation.topViewController?.navigationItem.rightBarButtonItem)
    item.tap()
    #expect(title == "Settings")
  }
}
