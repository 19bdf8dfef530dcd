import HeadlessUIKit
import Testing

@MainActor
struct DefaultsTests {
  @Test func viewsStartAsInUIKit() {
    let view = UIView()
    #expect(view.alpha == 1 && !view.isHidden && view.isUserInteractionEnabled && view.backgroundColor == nil)
    #expect(view.contentMode == .scaleToFill && view.gestureRecognizers == nil && view.tag == 0)
    #expect(view.tintColor == .systemBlue)
    let label = UILabel()
    #expect(label.text == nil && label.numberOfLines == 1 && label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label && label.textAlignment == .natural && !label.isUserInteractionEnabled)
    #expect(!UIImageView().isUserInteractionEnabled)
    #expect(UIStackView().axis == .horizontal && UIStackView().distribution == .fill)
    #expect(UIWindow().isHidden)
    #expect(UIScrollView().clipsToBounds && UITableView().clipsToBounds && !view.clipsToBounds)
  }

  @Test func controlsStartAsInUIKit() {
    let picker = UIDatePicker()
    #expect(picker.datePickerMode == .dateAndTime && picker.preferredDatePickerStyle == .automatic)
    #expect(picker.minimumDate == nil && picker.maximumDate == nil && picker.minuteInterval == 1)
    let stepper = UIStepper()
    #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.value == 0)
    #expect(stepper.stepValue == 1 && stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
    let slider = UISlider()
    #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0 && slider.isContinuous)
    #expect(!UISwitch().isOn)
    let segments = UISegmentedControl(items: ["a", "b"])
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment && segments.numberOfSegments == 2)
    #expect(UIButton().buttonType == .custom && UIButton(type: .system).buttonType == .system)
    let field = UITextField()
    #expect(field.text == "" && field.borderStyle == .none && field.clearButtonMode == .never)
    field.text = nil
    #expect(field.text == "")
  }

  @Test func aButtonShowsTheContentForItsState() {
    let button = UIButton()
    button.setTitle("off", for: .normal)
    button.setTitle("on", for: .selected)
    button.setImage(UIImage(systemName: "heart"), for: .normal)
    button.setTitleColor(.red, for: .disabled)
    #expect(button.title(for: .highlighted) == "off" && button.titleLabel?.text == "off")
    button.isSelected = true
    #expect(button.currentTitle == "on" && button.titleLabel?.text == "on")
    button.isSelected = false
    button.isEnabled = false
    #expect(button.titleLabel?.text == "off" && button.titleLabel?.textColor == .red)
    #expect(button.titleLabel?.superview === button && button.imageView?.superview === button)
  }

  @Test func anActionKeepsItsValues() {
    let action = UIAction(
      title: "Delete", discoverabilityTitle: "Delete for ever", attributes: [.destructive], state: .mixed
    ) { _ in }
    #expect(action.title == "Delete" && action.discoverabilityTitle == "Delete for ever")
    #expect(action.attributes == [.destructive] && action.state == .mixed && action.sender == nil)
    #expect(UIAction { _ in }.attributes == [] && UIAction { _ in }.state == .off)
  }

  @Test func usersCanTapSegmentsAndMoveSliders() {
    let segments = UISegmentedControl(items: ["a", "b"])
    var changes = 0
    segments.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    segments.tapSegment(at: 1)
    segments.tapSegment(at: 1)
    segments.tapSegment(at: 5)
    #expect(segments.selectedSegmentIndex == 1 && changes == 1)
    let slider = UISlider()
    slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    slider.slide(to: 0.25)
    #expect(slider.value == 0.25 && changes == 2)
    slider.isEnabled = false
    slider.slide(to: 0.5)
    #expect(slider.value == 0.25 && changes == 2)
  }
}
