@_spi(Generated) import DioramaKit
import Testing

/// A loader that waits until it is cancelled, and counts loads and cancellations.
@MainActor
private final class CancellableLoader: ImageLoader {
  private(set) var loads = 0
  private(set) var cancellations = 0

  func image(at url: URL) async throws -> UIImage {
    loads += 1
    do {
      try await Task.sleep(nanoseconds: 3_600_000_000_000)
    } catch {
      cancellations += 1
      throw error
    }
    return UIImage()
  }
}

@MainActor
struct AvatarViewTests {
  private let loader = FakeImageLoader()
  private let failures = Trace()
  private let navigation = UINavigationController(rootViewController: UIViewController())

  private func makeAvatar() -> AvatarView {
    let avatar = AvatarView()
    avatar.services.imageLoader = loader
    avatar.services.profileFactory = FakeProfileFactory()
    avatar.services.navigationControllerProvider = FixedNavigation(controller: navigation)
    avatar.services.reportFailure = { [failures] in failures.note("\($0)") }
    return avatar
  }

  @Test func itShowsImageAndBadgeAndReportsTaps() async throws {
    let avatar = makeAvatar()
    let trace = Trace()
    let picture = UIImage()
    avatar.configure(avatarURL: try link("https://example.com/a"), vipInfo: true) { trace.note("tapped") }
    #expect(avatar.imageView.image == nil && !avatar.badgeView.isHidden)
    await loader.answers.give(.success(picture), to: try link("https://example.com/a"))
    #expect(avatar.imageView.image === picture)
    avatar.tap()
    #expect(trace.lines == ["tapped"])
    avatar.configure(avatarURL: nil, vipInfo: false)
    #expect(avatar.imageView.image == nil && avatar.badgeView.isHidden)
    avatar.tap()
    #expect(trace.lines == ["tapped"])
  }

  @Test func servicesCanBeSetAfterTheConfiguration() async throws {
    let avatar = AvatarView()
    let picture = UIImage()
    avatar.configure(avatarURL: try link("https://example.com/a"), vipInfo: false)
    avatar.services.imageLoader = loader
    await loader.answers.give(.success(picture), to: try link("https://example.com/a"))
    #expect(avatar.imageView.image === picture)
  }

  @Test func aValueOfTheAppReplacesTheBadge() {
    let avatar = makeAvatar()
    avatar.configure(avatarURL: nil, vipInfo: true)
    avatar.badgeView.accessibilityLabel = "Member"
    #expect(avatar.accessibilityValue == "Member")
    avatar.accessibilityValue = "Online"
    avatar.configure(avatarURL: nil, vipInfo: true)
    #expect(avatar.accessibilityValue == "Online")
    avatar.accessibilityValue = nil
    #expect(avatar.accessibilityValue == "Member")
  }

  @Test func itHasTheTraitOfAnImageOrAButton() {
    let avatar = makeAvatar()
    #expect(avatar.isAccessibilityElement && avatar.accessibilityTraits == .image)
    avatar.accessibilityTraits.insert(.header)
    avatar.configure(avatarURL: nil, vipInfo: true) {}
    #expect(avatar.accessibilityTraits == [.header, .button] && avatar.accessibilityValue == "VIP")
    avatar.configure(avatarURL: nil, vipInfo: false)
    #expect(avatar.accessibilityTraits == [.header, .image] && avatar.accessibilityValue == nil)
    avatar.selfManagedConfigure(avatarURL: nil, vipInfo: false, uid: "7")
    #expect(avatar.accessibilityTraits == [.header, .button])
    avatar.setVoiceOverLabel("")
    #expect(avatar.isAccessibilityElement)
  }

  @Test func itsSizeDoesNotDependOnTheImage() {
    let avatar = makeAvatar()
    #expect(avatar.intrinsicContentSize == CGSize(width: 44, height: 44))
    #expect(avatar.imageView.contentMode == .scaleAspectFill && avatar.imageView.clipsToBounds)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(avatar.imageView.contentHuggingPriority(for: axis).rawValue < 250)
      #expect(avatar.imageView.contentCompressionResistancePriority(for: axis).rawValue < 250)
    }
  }

  @Test func aLateImageDoesNotChangeNewContent() async throws {
    let avatar = makeAvatar()
    let (first, second) = (UIImage(), UIImage())
    avatar.configure(avatarURL: try link("https://example.com/1"), vipInfo: false)
    avatar.configure(avatarURL: try link("https://example.com/2"), vipInfo: false)
    await loader.answers.give(.success(second), to: try link("https://example.com/2"))
    await loader.answers.give(.success(first), to: try link("https://example.com/1"))
    #expect(avatar.imageView.image === second)
  }

  @Test func aLateFailureIsNotReported() async throws {
    let avatar = makeAvatar()
    avatar.configure(avatarURL: try link("https://example.com/1"), vipInfo: false)
    await settle()
    avatar.configure(avatarURL: nil, vipInfo: false)
    await loader.answers.give(.failure(Refusal()), to: try link("https://example.com/1"))
    #expect(failures.lines.isEmpty)
    avatar.configure(avatarURL: try link("https://example.com/2"), vipInfo: false)
    await loader.answers.give(.failure(Refusal()), to: try link("https://example.com/2"))
    #expect(failures.lines == ["Refusal()"])
  }

  @Test func aViewReleasedWhileLoadingIsFreed() async throws {
    weak var released: AvatarView?
    do {
      let avatar = makeAvatar()
      released = avatar
      avatar.selfManagedConfigure(avatarURL: try link("https://example.com/1"), vipInfo: false, uid: "7")
      await settle()
    }
    #expect(released == nil)
    await loader.answers.give(.success(UIImage()), to: try link("https://example.com/1"))
  }

  @Test func aTapPushesTheProfile() {
    let avatar = makeAvatar()
    avatar.selfManagedConfigure(avatarURL: nil, vipInfo: false, uid: "007")
    avatar.tap()
    #expect(navigation.pushedViewControllers.map(\.title) == ["007"])
    #expect(navigation.topViewController?.title == "007")
  }

  @Test func withoutFactoryOrNavigationTheFailureIsClear() {
    let avatar = makeAvatar()
    avatar.services.profileFactory = SelfManagingServices().profileFactory
    avatar.selfManagedConfigure(avatarURL: nil, vipInfo: false, uid: "7")
    avatar.tap()
    avatar.services.navigationControllerProvider = FixedNavigation(controller: nil)
    avatar.tap()
    #expect(failures.lines.count == 2)
    #expect(
      failures.lines.first
        == "no factory for the profile of '7'; set SelfManagingServices.shared.profileFactory")
    #expect(failures.lines.last?.hasPrefix("no navigation controller to show the profile of '7'") == true)
    #expect(navigation.pushedViewControllers.isEmpty)
  }

  @Test func aReleasedViewCancelsTheLoad() async throws {
    let loader = CancellableLoader()
    do {
      let avatar = makeAvatar()
      avatar.services.imageLoader = loader
      avatar.configure(avatarURL: try link("https://example.com/1"), vipInfo: false)
      await settle()
      #expect(loader.loads == 1)
    }
    for _ in 0..<2_000 where loader.cancellations == 0 { try await Task.sleep(nanoseconds: 5_000_000) }
    #expect(loader.cancellations == 1)
  }

  @Test func withoutAnActionATapReachesTheRow() {
    let (table, cell, avatar) = (UITableView(), UITableViewCell(), makeAvatar())
    cell.contentView.addSubview(avatar)
    table.setRows([.cell(cell)])
    table.layoutIfNeeded()
    avatar.tap()
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    table.reloadData()
    table.layoutIfNeeded()
    avatar.configure(avatarURL: nil, vipInfo: false) {}
    avatar.tap()
    #expect(table.indexPathForSelectedRow == nil)
    avatar.configure(avatarURL: nil, vipInfo: false)
    avatar.tap()
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }
}
