@_spi(Generated) import DioramaKit
import SceneDriving
import Testing

/// Numbers that are out of range neither trap nor reach UIKit, which raises exceptions for some of them.
@MainActor
@Suite(.serialized)
struct BoundsTests {
  @Test(arguments: BackEnd.allCases, [Int.min, -1, 0, 1, 2, Int.max])
  func wholeNumbers(_ backEnd: BackEnd, _ number: Int) throws {
    let owner = BoundsOwner(trace: Trace())
    let names = ["a", "b"]
    let given: [String: Any] = ["whole": number, "decimal": 0.5, "some": number, "names": names]
    let screen = try backEnd.make("Bounds", given, for: owner) {
      BoundsScene(whole: number, decimal: 0.5, some: number, names: names, handlers: owner)
    }
    let choice: UISegmentedControl = try screen.find("Bounds.choice")
    #expect(choice.selectedSegmentIndex == (number == 0 || number == 1 ? number : -1))
    #expect(try screen.find("Bounds.story", as: UILabel.self).numberOfLines == max(0, number))
    #expect(try screen.find("Bounds.nickname", as: UITextField.self).maxLength == max(1, number))
    let like: LikeButton = try screen.find("Bounds.like")
    #expect(like.count == max(0, number))
    like.services.reportFailure = { _ in }
    like.tap()
    #expect(like.isLiked)
  }

  @Test(arguments: BackEnd.allCases, [-Double.infinity, -0.5, 0, 0.5, 1, 1.5, .infinity, .nan])
  func decimalNumbers(_ backEnd: BackEnd, _ number: Double) throws {
    let owner = BoundsOwner(trace: Trace())
    let given: [String: Any] = ["whole": 1, "decimal": number, "names": ["a"]]
    let screen = try backEnd.make("Bounds", given, for: owner) {
      BoundsScene(whole: 1, decimal: number, names: ["a"], handlers: owner)
    }
    let story: UILabel = try screen.find("Bounds.story")
    let part = number > 0 ? min(number, 1) : 0
    #expect(Double(story.alpha) == part)
    #expect(story.constraints.allSatisfy { $0.constant.isFinite && $0.constant >= 0 })
    #expect(try screen.find("Bounds.progress", as: UIProgressView.self).progress == Float(part))
    #expect(try screen.find("Bounds.volume", as: UISlider.self).maximumValue.isFinite)
    let guests: UIStepper = try screen.find("Bounds.guests")
    #expect(guests.minimumValue < guests.maximumValue && guests.maximumValue.isFinite)
    #expect(guests.stepValue == (number > 0 ? number.finite : 0.0.nextUp))
    #expect(guests.value == min(max(1, guests.minimumValue), guests.maximumValue))
    let stack = try #require(story.superview as? UIStackView)
    #expect(stack.spacing.isFinite)
  }
}
