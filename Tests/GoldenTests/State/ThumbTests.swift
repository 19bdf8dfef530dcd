import DioramaKit
import SceneDriving
import Testing

/// Pictures of the rows and views of lists that are loaded from addresses, with both back ends.
@MainActor
@Suite struct ThumbTests {
  /// Gives each address its own image, which is named after it.
  private struct NamedImages: ImageLoader {
    func image(at url: URL) async throws -> UIImage {
      guard let image = UIImage(systemName: url.lastPathComponent) else { throw CancellationError() }
      return image
    }
  }

  private func glimpse(_ id: Int, isLiked: Bool) -> GlimpseRow.State {
    GlimpseRow.State(
      id: id, author: "Ada", title: "Glimpse \(id)", photo: URL(checked: "https://example.com/photo\(id)"),
      isLiked: isLiked)
  }

  /// Scrolls to rows of a screen, and returns their cells when their pictures have been loaded.
  private func cells(_ rows: ClosedRange<Int>, of screen: UIViewController) async throws -> [UITableViewCell?]
  {
    let cells = try loading {
      let table = try screen.find("Thumbs.feed", as: UITableView.self)
      table.numberOfRowsOnScreen = 9
      return rows.map { table.scroll(to: IndexPath(row: $0, section: 0)) }
    }
    await settle()
    return cells
  }

  /// Runs `body` with services that load the images.
  private func loading<Result>(_ body: () throws -> Result) rethrows -> Result {
    let former = SelfManagingServices.shared
    defer { SelfManagingServices.shared = former }
    SelfManagingServices.shared.imageLoader = NamedImages()
    return try body()
  }

  private func screen(
    _ backEnd: BackEnd, _ glimpses: [GlimpseRow.State], isLarge: Bool
  ) throws -> UIViewController {
    let cover = URL(checked: "https://example.com/cover")
    return try loading {
      try backEnd.make("Thumbs", state: ["glimpses": glimpses, "cover": cover, "isLarge": isLarge]) {
        ThumbsScene(state: ThumbsScene.State(glimpses: glimpses, cover: cover, isLarge: isLarge))
      }
    }
  }

  @Test(arguments: BackEnd.allCases) func rowsShowThePicturesOfTheirEntries(_ backEnd: BackEnd) async throws {
    let screen = try screen(backEnd, [glimpse(1, isLiked: true), glimpse(2, isLiked: false)], isLarge: true)
    let names = [
      "first.png", "rows.png", "rows.png", "cover", "cover", "photo1", "photo2", "photo1", "heart",
    ]
    let shown = try await cells(0...8, of: screen).map { $0?.thumb }
    #expect(shown == images(names))
    let views = try #require(screen.view.descendants.lazy.compactMap { $0 as? ListViews }.first)
    #expect(views.thumb == UIImage(systemName: "views.png"))
  }

  /// A cell that shows another entry loads the picture of that one, and an entry that changes loads its new picture.
  @Test(arguments: BackEnd.allCases) func picturesFollowTheirEntries(_ backEnd: BackEnd) async throws {
    let screen = try screen(backEnd, [glimpse(1, isLiked: true)], isLarge: false)
    let steps: [(entry: GlimpseRow.State, names: [String])] = [
      (glimpse(1, isLiked: true), ["photo1", "photo1"]),
      (glimpse(2, isLiked: true), ["photo2", "photo2"]),
      (glimpse(2, isLiked: false), ["photo2", "heart"]),
    ]
    #expect(try await cells(3...4, of: screen).map { $0?.thumb } == images(["photo1", "heart"]))
    for step in steps {
      try loading { try update(screen, [step.entry]) }
      #expect(try await cells(3...4, of: screen).map { $0?.thumb } == images(step.names))
    }
  }

  private func images(_ names: [String]) -> [UIImage?] { names.map { UIImage(systemName: $0) } }

  /// Changes the entries, and the condition that some pictures depend on.
  private func update(_ screen: UIViewController, _ glimpses: [GlimpseRow.State]) throws {
    if let scene = screen as? ThumbsScene {
      scene.update { ($0.glimpses, $0.isLarge) = (glimpses, true) }
    } else {
      try #require(screen as? any LoadedScene).update(["glimpses": plain(glimpses), "isLarge": true])
    }
  }
}
