import DioramaKit
import Testing

@MainActor
struct VoiceOverTests {
  @Test func anImageViewWithALabelIsRead() {
    let picture = UIImageView()
    #expect(!picture.isAccessibilityElement)
    picture.setVoiceOverLabel("Mountains")
    #expect(picture.isAccessibilityElement && picture.accessibilityLabel == "Mountains")
    #expect(picture.accessibilityTraits == .image)
    picture.setVoiceOverLabel("")
    #expect(!picture.isAccessibilityElement)
  }

  @Test func aMissingLabelChangesNothing() {
    let label = UILabel()
    label.setVoiceOverLabel(nil)
    #expect(label.isAccessibilityElement)
    let view = UIView()
    view.setVoiceOverLabel(nil)
    #expect(!view.isAccessibilityElement && view.accessibilityTraits == .none)
  }

  @Test func containersAreGroupsWithReachableContents() {
    let card = UIView()
    card.setVoiceOverLabel("Card")
    #expect(card.isAccessibilityElement && card.accessibilityTraits == .none)
    card.addContent(UIButton())
    #expect(!card.isAccessibilityElement && card.accessibilityContainerType == .semanticGroup)
    for view in [UIStackView(), UIScrollView(), UITableView()] {
      view.setVoiceOverLabel("Group")
      #expect(!view.isAccessibilityElement && view.accessibilityContainerType == .semanticGroup)
      view.setVoiceOverLabel("")
      #expect(view.accessibilityContainerType == .none)
    }
    let plain = UIView()
    plain.addContent(UIButton())
    #expect(plain.accessibilityContainerType == .none)
  }

  @Test func controlsAndCellsAreReadWithoutALabel() {
    for view in [UIButton(), UISegmentedControl(), UITableViewCell(), UITextView()] {
      let isElement = view.isAccessibilityElement
      view.setVoiceOverLabel("Name")
      #expect(view.isAccessibilityElement == isElement && view.accessibilityLabel == "Name")
      #expect(view.accessibilityContainerType == .none)
      view.setVoiceOverLabel("")
      #expect(view.isAccessibilityElement == isElement)
    }
  }
}
