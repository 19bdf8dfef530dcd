@_spi(Generated) import DioramaKit
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
    card.addSceneContent(UIButton())
    #expect(!card.isAccessibilityElement && card.accessibilityContainerType == .semanticGroup)
    for view in [UIStackView(), UIScrollView(), UITableView()] {
      view.setVoiceOverLabel("Group")
      #expect(!view.isAccessibilityElement && view.accessibilityContainerType == .semanticGroup)
      view.setVoiceOverLabel("")
      #expect(view.accessibilityContainerType == .none)
    }
    for view in [UISegmentedControl(items: ["Day"]), UIStepper(), UIDatePicker()] {
      view.setVoiceOverLabel("Stay")
      #expect(!view.isAccessibilityElement && view.voiceOver.first?.hasPrefix("Stay") == true)
      view.setVoiceOverLabel("")
      #expect(view.voiceOver.first?.hasPrefix("Stay") == false)
    }
    let plain = UIView()
    plain.addSceneContent(UIButton())
    #expect(plain.accessibilityContainerType == .none)
  }

  @Test func controlsAndCellsAreReadWithoutALabel() {
    for view in [UIButton(), UITableViewCell(), UITextView()] {
      let isElement = view.isAccessibilityElement
      view.setVoiceOverLabel("Name")
      #expect(view.isAccessibilityElement == isElement && view.accessibilityLabel == "Name")
      #expect(view.accessibilityContainerType == .none)
      view.setVoiceOverLabel("")
      #expect(view.isAccessibilityElement == isElement)
    }
  }

  @Test func aControlOfTheAppIsReadOnceItHasALabel() {
    let control = UIControl()
    control.setVoiceOverLabel("")
    #expect(!control.isAccessibilityElement)
    control.setVoiceOverLabel("Stars")
    #expect(control.isAccessibilityElement)
  }

  /// A bar shows the view in place of its button.
  @Test func theViewInABarButtonHasTheNameOfTheButton() {
    let (first, second) = (BarButton(), BarButton())
    let views = [UIProgressView(), UIProgressView()]
    first.accessibilityLabel = "Sending"
    first.setView([views[0]])
    second.setView([views[1]])
    second.accessibilityLabel = "Sending"
    for view in views { #expect(view.voiceOver == ["Sending, 0%"]) }
  }

  /// A bar would make a view that has no natural size as small as its frame.
  @Test func aBarMakesAViewAsLargeAsItsContent() {
    let (button, controller, label) = (BarButton(), UIViewController(), UILabel())
    let views = [UIView(), UIView()]
    button.setView([views[0]])
    controller.setTitleView([views[1]])
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    label.text = "Ada"
    controller.setTitleView([label])
    #expect(label.translatesAutoresizingMaskIntoConstraints && controller.navigationItem.titleView === label)
  }

  @Test func theWheelOfAPickerAndTheFieldOfASearchBarStayReachable() {
    let (picker, bar) = (UIPickerView(), UISearchBar())
    picker.setTitles(["Norway", "Peru"])
    picker.selectedRowIndex = 1
    picker.setVoiceOverLabel("Country")
    picker.accessibilityHint = "Sets the currency"
    bar.setVoiceOverLabel("Cities")
    #expect(picker.voiceOver == ["Country, Peru, Adjustable, Sets the currency"])
    #expect(bar.voiceOver == ["Cities, Search Field"])
    #expect(bar.searchTextField.accessibilityLabel == "Cities")
  }
}
