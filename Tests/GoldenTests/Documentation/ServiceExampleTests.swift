import DioramaKit
import Foundation
import SceneDriving
import Testing

/// The code in `Documentation/Services.md` works as described.
@MainActor
@Suite struct ServiceExampleTests {
  /// Records the likes that it sends.
  @MainActor final class Client {
    private(set) var liked: [String] = []

    func send(_ isLiked: Bool, for itemID: String) async throws {
      if itemID.isEmpty { throw CancellationError() }
      liked.append(itemID)
    }
  }

  final class ProfilePage: UIViewController {
    init(uid: String) {
      super.init(nibName: nil, bundle: nil)
      title = uid
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }

  struct LikeServer: LikeService {
    let client: Client

    func setLiked(_ isLiked: Bool, itemID: String) async throws {
      try await client.send(isLiked, for: itemID)
    }
  }

  struct ProfileScreens: ProfileFactory {
    func makeProfile(uid: String) throws -> UIViewController {
      ProfilePage(uid: uid)
    }
  }

  struct CachingImageLoader: ImageLoader {
    private let cache = NSCache<NSURL, UIImage>()
    private let loader = URLSessionImageLoader()

    func image(at url: URL) async throws -> UIImage {
      if let image = cache.object(forKey: url as NSURL) { return image }
      let image = try await loader.image(at: url)
      cache.setObject(image, forKey: url as NSURL)
      return image
    }
  }

  /// Has the descriptions of failures.
  @MainActor private final class Log {
    private(set) var lines: [String] = []

    func append(_ line: String) { lines.append(line) }
  }

  private let client = Client()
  private let log = Log()

  /// The services that the page sets. Other tests have the defaults.
  private var services: SelfManagingServices {
    let defaults = SelfManagingServices.shared
    defer { SelfManagingServices.shared = defaults }
    SelfManagingServices.shared.likeService = LikeServer(client: client)
    SelfManagingServices.shared.profileFactory = ProfileScreens()
    SelfManagingServices.shared.imageLoader = CachingImageLoader()
    SelfManagingServices.shared.reportFailure = { failure in log.append("\(failure)") }
    return SelfManagingServices.shared
  }

  @Test func likesAreSentAndRevertedIfThatFails() async {
    let button = LikeButton()
    button.services = services
    button.selfManagedConfigure(likeStatus: false, count: 1, itemID: "42")
    button.tap()
    await wait { !client.liked.isEmpty }
    #expect(button.isLiked && client.liked == ["42"] && log.lines.isEmpty)
    button.selfManagedConfigure(likeStatus: false, count: 1, itemID: "")
    button.tap()
    #expect(button.isLiked)
    await wait { !button.isLiked }
    #expect(!button.isLiked && log.lines == ["CancellationError()"])
  }

  @Test func profilesAreOpened() {
    let (avatar, screen) = (AvatarView(), UIViewController())
    avatar.services = services
    avatar.selfManagedConfigure(avatarURL: nil, vipInfo: false, uid: "4711")
    screen.view.addSubview(avatar)
    let navigation = UINavigationController(rootViewController: screen)
    avatar.tap()
    #expect(navigation.topViewController?.title == "4711")
  }

  @Test func aViewHasItsOwnServices() {
    let picture = URL(fileURLWithPath: "/ada.png")
    let scene = AuthorHeaderScene(articleID: "42", authorID: "4711", authorName: "Ada", picture: picture)
    scene.author.services.imageLoader = CachingImageLoader()
    #expect(scene.author.services.imageLoader is CachingImageLoader)
    #expect(!(SelfManagingServices.shared.imageLoader is CachingImageLoader))
  }
}
