import DioramaKit
import SceneDriving
import Testing

/// Two scenes can share a view model. Neither scene holds the other one or, after it is freed, the model strongly.
@MainActor
@Suite(.serialized)
struct SharingTests {
  private let owner = OptionsOwner(trace: Trace())

  private func digestCell(_ backEnd: BackEnd, _ digest: DigestSetting) throws -> (
    UIViewController, SwitchWithTextTableViewCell
  ) {
    let screen = try backEnd.make("Options", ["tracker": VisitTracker(), "digest": digest], for: owner) {
      OptionsScene(tracker: VisitTracker(), digest: digest, handlers: owner)
    }
    return (screen, try screen.find("Options.weeklyDigest"))
  }

  @Test(arguments: BackEnd.allCases, BackEnd.allCases)
  func aSceneShowsChangesOfAnother(_ first: BackEnd, _ second: BackEnd) throws {
    let digest = DigestSetting()
    let (one, oneCell) = try digestCell(first, digest)
    let (other, otherCell) = try digestCell(second, digest)
    #expect(oneCell.switchControl.isOn && otherCell.switchControl.isOn)
    oneCell.switchControl.tap()
    #expect(!digest.isWanted)
    let (_, laterCell) = try digestCell(second, digest)
    #expect(!laterCell.switchControl.isOn)
    laterCell.switchControl.tap()
    #expect(digest.isWanted)
    otherCell.switchControl.tap()
    #expect(!digest.isWanted)
    withExtendedLifetime((one, other)) {}
  }

  @Test(arguments: BackEnd.allCases)
  func theSurvivorStillReachesTheModel(_ backEnd: BackEnd) throws {
    weak var released: UIViewController?
    weak var releasedModel: DigestSetting?
    do {
      let digest = DigestSetting()
      releasedModel = digest
      let (survivor, cell) = try digestCell(backEnd, digest)
      do {
        let (gone, goneCell) = try digestCell(backEnd, digest)
        released = gone
        goneCell.switchControl.tap()
      }
      #expect(released == nil && !digest.isWanted)
      cell.switchControl.tap()
      cell.switchControl.tap()
      #expect(digest.isWanted)
      withExtendedLifetime(survivor) {}
    }
    #expect(releasedModel == nil)
  }
}
