import DioramaKit
import DioramaTestSupport
import SceneDriving
import Testing

/// Scenes whose superclass is a class of the app, with an initializer of its own.
@MainActor
struct BaseClassTests {
  private let tracker = VisitTracker()
  private let trace = Trace()

  private func reviews(_ backEnd: BackEnd, _ owner: ReviewsOwner) throws -> UIViewController {
    let parameters: [String: Any] = [
      "tracker": tracker, "product": "Paint", "reviewCount": 3, "reviewers": ["Ada"],
    ]
    return try backEnd.make("Reviews", parameters, for: owner) {
      ReviewsScene(
        tracker: tracker, product: "Paint", reviewCount: 3, reviewers: ["Ada"], handlers: owner)
    }
  }

  private func show(_ scene: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = scene
    window.isHidden = false
    return window
  }

  @Test(arguments: BackEnd.allCases) func theBaseClassDoesItsPartFirst(_ backEnd: BackEnd) throws {
    let owner = ReviewsOwner(trace: trace)
    let scene = try reviews(backEnd, owner)
    #expect((scene as? TrackedViewController)?.visitName == "reviews")
    #expect(tracker.notes == ["created, counts returns: true"] && !scene.isViewLoaded)
    let window = show(scene)
    #expect(tracker.notes.dropFirst() == ["loaded with 0 views", "visit of 'reviews'"])
    #expect(trace.lines == ["reviewsVisited(1)"])
    #expect(try scene.find("Reviews.headline", as: UILabel.self).text == "Reviews of Paint")
    window.rootViewController = nil
    #expect(tracker.notes.last == "left")
    #expect(trace.lines.last == "reviewsLeft(1)")
  }

  @Test(arguments: BackEnd.allCases) func tablesExtendTheirOwn(_ backEnd: BackEnd) throws {
    let owner = OptionsOwner(trace: trace)
    let scene = try backEnd.make("Options", ["tracker": tracker, "digest": DigestSetting()], for: owner) {
      OptionsScene(tracker: tracker, digest: DigestSetting(), handlers: owner)
    }
    let table = try #require((scene as? TrackedTableViewController)?.tableView)
    #expect(table.style == .insetGrouped && table.numberOfSections == 2)
    let window = show(scene)
    #expect(tracker.notes == ["visit of 'Options'"])
    window.rootViewController = nil
  }

  @Test(arguments: BackEnd.allCases) func aViewThatIsLoadedEarlyGetsTheContent(_ backEnd: BackEnd) throws {
    tracker.loadsEarly = true
    let owner = ReviewsOwner(trace: trace)
    let scene = try reviews(backEnd, owner)
    #expect(tracker.notes == ["created, counts returns: true", "loaded with 0 views"] && scene.isViewLoaded)
    #expect(trace.lines.isEmpty)
    let window = show(scene)
    #expect(try scene.find("Reviews.headline", as: UILabel.self).text == "Reviews of Paint")
    #expect(tracker.notes.count == 3 && trace.lines == ["reviewsVisited(1)"])
    window.rootViewController = nil
  }

  @Test(arguments: BackEnd.allCases) func aTableThatIsLoadedEarlyGetsTheSections(_ backEnd: BackEnd) throws {
    tracker.loadsEarly = true
    let owner = OptionsOwner(trace: trace)
    let scene = try backEnd.make("Options", ["tracker": tracker, "digest": DigestSetting()], for: owner) {
      OptionsScene(tracker: tracker, digest: DigestSetting(), handlers: owner)
    }
    let window = show(scene)
    #expect((scene as? TrackedTableViewController)?.tableView.numberOfSections == 2)
    window.rootViewController = nil
  }

  @Test(arguments: [nil, "a text"]) func loadingNeedsWhatTheBaseClassNeeds(_ given: String?) throws {
    let owner = OptionsOwner(trace: trace)
    var handlers = SceneHandlers()
    owner.register(in: &handlers)
    var parameters: [String: Any] = ["digest": DigestSetting()]
    parameters["tracker"] = given
    #expect {
      try App.loader.load(BackEnd.document("Options"), parameters: parameters, handlers: handlers)
    } throws: { error in
      let expected = SceneLoadingProblem.missingParameter("tracker", type: "VisitTracker")
      let wrong = SceneLoadingProblem.parameterOfWrongType(
        "tracker", expected: "VisitTracker", given: "String")
      return (error as? SceneLoadingError)?.problems == [given == nil ? expected : wrong]
    }
  }
}
