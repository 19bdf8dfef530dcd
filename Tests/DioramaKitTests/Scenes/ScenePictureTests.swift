import DioramaTree
import Testing

@_spi(Generated) @testable import DioramaKit

/// Pictures that are loaded from addresses.
@MainActor
struct ScenePictureTests {
  private let loader = FakeImageLoader()
  private let view = UIImageView()
  private let first = URL(checked: "https://a.com/1")
  private let second = URL(checked: "https://a.com/2")
  private let placeholder = UIImage()
  private let failure = UIImage()

  init() { use(loader, in: view) }

  private func use(
    _ loader: FakeImageLoader, in object: NSObject,
    _ report: @escaping @MainActor (any Error) -> Void = { _ in }
  ) {
    var services = SelfManagingServices()
    services.imageLoader = loader
    services.reportFailure = report
    PictureLoading.of(object).services = services
  }

  private func show(_ url: URL?, failure: UIImage? = nil) {
    view.showPicture(.address(url, placeholder: placeholder, failure: failure), as: "image") {
      $0.image = $1
    }
  }

  @Test func thePictureReplacesThePlaceholder() async {
    show(first)
    #expect(view.image === placeholder)
    await settle()
    let picture = UIImage()
    await loader.answers.give(.success(picture), to: first)
    #expect(view.image === picture)
  }

  @Test func withoutAnAddressThePlaceholderStays() async {
    show(nil)
    await settle()
    #expect(view.image === placeholder)
    #expect(loader.answers.questions == [])
  }

  @Test func anotherPictureStopsLoading() async {
    show(first)
    await settle()
    show(second)
    await settle()
    #expect(loader.answers.questions == [first, second])
    await loader.answers.give(.success(UIImage()), to: first)
    #expect(view.image === placeholder)
    let picture = UIImage()
    await loader.answers.give(.success(picture), to: second)
    #expect(view.image === picture)
    view.showPicture(.image(nil), as: "image") { $0.image = $1 }
    #expect(view.image == nil)
  }

  @Test func anImageOfTheAppStopsLoading() async {
    show(first)
    await settle()
    let own = UIImage()
    view.showPicture(.image(own), as: "image") { $0.image = $1 }
    await loader.answers.give(.success(UIImage()), to: first)
    #expect(view.image === own)
  }

  @Test func anAddressIsLoadedAgainAfterAnotherImage() async {
    show(first)
    await settle()
    await loader.answers.give(.success(UIImage()), to: first)
    view.showPicture(.image(nil), as: "image") { $0.image = $1 }
    show(first)
    await settle()
    #expect(view.image === placeholder)
    #expect(loader.answers.questions == [first, first])
  }

  @Test func failuresAreShownAndReported() async {
    var reported: [any Error] = []
    use(loader, in: view) { reported.append($0) }
    for failure in [failure, nil] {
      show(first, failure: failure)
      await settle()
      await loader.answers.give(.failure(Refusal()), to: first)
      #expect(view.image === failure ?? placeholder)
    }
    #expect(reported.count == 2)
    #expect(loader.answers.questions == [first, first])
  }

  @Test func theSameAddressIsLoadedOnce() async {
    show(first)
    await settle()
    show(first)
    await settle()
    let picture = UIImage()
    await loader.answers.give(.success(picture), to: first)
    show(first)
    await settle()
    #expect(view.image === picture)
    #expect(loader.answers.questions == [first])
  }

  @Test func partsLoadTheirOwnPictures() async {
    show(first)
    view.showPicture(.address(second), as: "highlightedImage") { $0.highlightedImage = $1 }
    await settle()
    let (one, two) = (UIImage(), UIImage())
    await loader.answers.give(.success(two), to: second)
    await loader.answers.give(.success(one), to: first)
    #expect(view.image === one)
    #expect(view.highlightedImage === two)
  }

  @Test func reuseStopsLoading() async {
    let row = UIView()
    row.addSubview(view)
    show(first)
    await settle()
    row.suspendContent(keepsRequests: false)
    await loader.answers.give(.success(UIImage()), to: first)
    #expect(view.image === placeholder)
    row.resumeContent()
    await settle()
    #expect(loader.answers.questions == [first, first])
    row.suspendContent(keepsRequests: false)
    show(second)
    row.resumeContent()
    await settle()
    #expect(loader.answers.questions == [first, first, second])
    let picture = UIImage()
    await loader.answers.give(.success(picture), to: second)
    #expect(view.image === picture)
    row.suspendContent(keepsRequests: false)
    row.resumeContent()
    #expect(view.image === picture)
  }

  @Test func aReusedRowKeepsThePictureOfTheSameAddress() async {
    var shown: [UIImage?] = []
    func show() {
      view.showPicture(.address(first, placeholder: placeholder), as: "image") { _, image in
        shown.append(image)
      }
    }
    show()
    await settle()
    let picture = UIImage()
    await loader.answers.give(.success(picture), to: first)
    view.suspendContent(keepsRequests: false)
    show()
    view.resumeContent()
    await settle()
    #expect(shown == [placeholder, picture])
    #expect(loader.answers.questions == [first])
  }

  @Test func barItemsLoadPictures() async throws {
    let item = UIBarButtonItem()
    use(loader, in: item)
    item.showPicture(.address(first), as: "image") { $0.image = $1 }
    await settle()
    item.showPicture(.address(second), as: "image") { $0.image = $1 }
    await settle()
    await loader.answers.give(.success(UIImage()), to: first)
    #expect(item.image == nil)
    let picture = try #require(UIImage(data: Data([1])))
    await loader.answers.give(.success(picture), to: second)
    #expect(item.image == picture)
  }

  /// UIKit draws other images in buttons and bars in the tint colour.
  @Test func onlyLoadedPicturesKeepTheirColours() async {
    let (item, button, placeholder) = (UIBarButtonItem(), UIButton(), UIImage(systemName: "photo"))
    for object in [item, button] as [NSObject] { use(loader, in: object) }
    item.showPicture(.address(first, placeholder: placeholder), as: "image") { $0.image = $1 }
    button.showPicture(.address(second, placeholder: placeholder), as: "image") {
      $0.setImage($1, for: .normal)
    }
    #expect(item.image?.renderingMode == .automatic && button.currentImage?.renderingMode == .automatic)
    await settle()
    for url in [first, second] { await loader.answers.give(.success(UIImage()), to: url) }
    #expect(item.image?.renderingMode == .alwaysOriginal)
    #expect(button.currentImage?.renderingMode == .alwaysOriginal)
    button.showPicture(.image(placeholder), as: "image") { $0.setImage($1, for: .normal) }
    #expect(button.currentImage?.renderingMode == .automatic)
  }

  @Test func objectsAreFreedWhileLoading() async {
    weak var freed: UIBarButtonItem?
    do {
      let item = UIBarButtonItem()
      use(loader, in: item)
      freed = item
      item.showPicture(.address(first), as: "image") { $0.image = $1 }
      await settle()
    }
    #expect(freed == nil)
    await loader.answers.give(.success(UIImage()), to: first)
  }

  @Test func treesKeepAddresses() throws {
    let images = [
      RemoteImage(address: .state("photo")),
      RemoteImage(address: .url("https://a.com"), placeholder: .symbol("photo"), failure: .asset("broken")),
    ]
    for image in images {
      var tree = TreeFixtures.tree(
        "A", content: .views([TreeFixtures.view("imageView", "one", 3, ["image": .remoteImage(image)])]))
      tree.source = "A.scene.yaml"
      #expect(try RuntimeTree(json: JSON(parsing: tree.serialized)) == tree)
    }
  }

  @Test func loadedScenesLoadPictures() async throws {
    var tree = TreeFixtures.tree("A", content: .views([TreeFixtures.view("imageView", "one", 3)]))
    tree.state = [
      RuntimeTree.Parameter(
        name: "photo", type: ParameterType(.url, isOptional: true), defaultValue: nil, summary: nil)
    ]
    let image = Value.remoteImage(RemoteImage(address: .state("photo"), placeholder: .symbol("photo")))
    tree.groups = [
      RuntimeTree.Group(
        reads: ["photo"],
        statements: [
          RuntimeTree.Statement(about: .view("one"), attributes: [.init(name: "image", value: image)])
        ])
    ]
    let scene = try SceneLoader().load(tree)
    let view = try #require(scene.view("one", as: UIImageView.self))
    use(loader, in: view)
    scene.loadViewIfNeeded()
    #expect(view.image != nil)
    try scene.update(["photo": first])
    await settle()
    try scene.update(["photo": second])
    await settle()
    await loader.answers.give(.success(UIImage()), to: first)
    let picture = UIImage()
    await loader.answers.give(.success(picture), to: second)
    #expect(view.image === picture)
  }

  @Test(arguments: [Value.literal("x"), .state("other"), .image(.symbol("x"))])
  func otherAddressesAreErrors(_ address: Value) {
    let image = Value.remoteImage(RemoteImage(address: address))
    let tree = TreeFixtures.tree(
      "A", content: .views([TreeFixtures.view("imageView", "one", 3, ["image": image])]))
    #expect(throws: SceneLoadingError.self) { try SceneLoader().load(tree) }
    if case .state = address { return }
    #expect(throws: (any Error).self) { try RuntimeTree(json: JSON(parsing: tree.serialized)) }
  }
}
