import HeadlessUIKit
import Testing

/// Tests of what VoiceOver reads.
@MainActor
struct VoiceOver {
  private let label = UILabel()
  private let button = UIButton()
  private let view = UIView()

  init() {
    label.text = "Ada"
    button.setTitle("Follow", for: .normal)
    view.addSubview(label)
    view.addSubview(button)
  }

  @Test func standardControlsAreElements() {
    for control in [UIButton(), UISwitch(), UISlider(), UITextField(), UIPageControl()] {
      #expect(control.isAccessibilityElement)
    }
    for view in [
      UIView(), UIStackView(), UIImageView(), UIControl(), UISegmentedControl(), UIStepper(), UIPickerView(),
    ] {
      #expect(!view.isAccessibilityElement)
    }
    label.isAccessibilityElement = false
    #expect(view.voiceOver == ["Follow, Button"])
  }

  @Test func standardControlsHaveTraitsUntilOthersAreSet() {
    #expect(button.accessibilityTraits == .button && label.accessibilityTraits == .staticText)
    #expect(UISlider().accessibilityTraits == .adjustable && UIView().accessibilityTraits == .none)
    button.accessibilityTraits = .header
    #expect(button.voiceOver == ["Follow, Heading"])
    button.accessibilityTraits = [.header, .button]
    #expect(button.voiceOver == ["Follow, Button, Heading"])
  }

  @Test func traitsOfAControlContainItsState() {
    (button.isEnabled, button.isSelected) = (false, true)
    #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
    button.accessibilityTraits = .header
    #expect(button.voiceOver == ["Selected, Follow, Heading, Dimmed"])
    (button.isEnabled, button.isSelected) = (true, false)
    #expect(button.accessibilityTraits == .header)
  }

  @Test func traitsOfACellContainItsSelection() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessibilityTraits = .button
    cell.isSelected = true
    #expect(cell.accessibilityTraits == [.button, .selected])
    cell.isSelected = false
    #expect(cell.accessibilityTraits == .button)
  }

  @Test func anElementIsReadAsAWhole() {
    #expect(view.voiceOver == ["Ada", "Follow, Button"])
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Profile"
    view.accessibilityHint = "Opens"
    #expect(view.voiceOver == ["Profile, Opens"])
  }

  @Test func hiddenElementsAreNotRead() {
    let root = UIView()
    root.addSubview(view)
    view.accessibilityElementsHidden = true
    #expect(root.voiceOver == [])
    view.accessibilityElementsHidden = false
    label.isHidden = true
    button.alpha = 0
    #expect(root.voiceOver == [])
  }

  @Test func elementsHaveAnOrder() {
    view.accessibilityElements = [button, label]
    #expect(view.voiceOver == ["Follow, Button", "Ada"])
    view.accessibilityElements = [button]
    #expect(view.voiceOver == ["Follow, Button"])
    view.accessibilityElements = nil
    #expect(view.voiceOver == ["Ada", "Follow, Button"])
  }

  @Test func anElementThatIsNoViewIsRead() {
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityLabel = "Author"
    element.accessibilityTraits = .button
    view.accessibilityElements = [element, button]
    #expect(view.voiceOver == ["Author, Button", "Follow, Button"])
    #expect(element.accessibilityContainer === view && !element.accessibilityActivate())
  }

  @Test func anAdjustableElementChangesItsValueItself() {
    let dial = Dial()
    #expect(!dial.adjustAccessibility(up: true))
    dial.isAccessibilityElement = true
    dial.accessibilityTraits = .adjustable
    #expect(dial.adjustAccessibility(up: true) && dial.adjustAccessibility(up: true))
    #expect(dial.adjustAccessibility(up: false) && dial.number == 1)
  }

  @Test func whatIsInAnItemIsRead() {
    let cell = UICollectionViewCell(frame: .zero)
    cell.contentView.addSubview(view)
    #expect(!cell.isAccessibilityElement && cell.voiceOver == ["Ada", "Follow, Button"])
  }

  @Test func aModalViewHidesThoseNextToIt() {
    let root = UIView()
    root.addSubview(UISwitch())
    root.addSubview(view)
    view.accessibilityViewIsModal = true
    #expect(root.voiceOver == ["Ada", "Follow, Button"])
    view.isHidden = true
    #expect(root.voiceOver == ["off, Switch Button"])
  }

  @Test func aGroupIsNamedBeforeItsFirstElement() {
    view.accessibilityContainerType = .semanticGroup
    view.accessibilityLabel = "Author"
    #expect(view.voiceOver == ["Author: Ada", "Follow, Button"])
  }

  @Test func actionsAreOfferedAndPerformed() {
    var names: [String] = []
    label.accessibilityCustomActions = ["Share", "Mute"].map { name in
      UIAccessibilityCustomAction(name: name) { action in
        names.append(action.name)
        return name == "Share"
      }
    }
    #expect(label.voiceOver == ["Ada [Share, Mute]"])
    #expect(label.performAccessibilityAction("Share") && !label.performAccessibilityAction("Mute"))
    #expect(!label.performAccessibilityAction("Hide") && names == ["Share", "Mute"])
  }

  @Test func controlsSayWhatTheyShow() {
    let (toggle, slider, field, pages) = (UISwitch(), UISlider(), UITextField(), UIPageControl())
    toggle.isOn = true
    toggle.accessibilityLabel = "Wi-Fi"
    toggle.isEnabled = false
    #expect(toggle.voiceOver == ["Wi-Fi, on, Switch Button, Dimmed"])
    slider.value = 0.25
    #expect(slider.voiceOver == ["25%, Adjustable"])
    field.placeholder = "Password"
    field.isSecureTextEntry = true
    #expect(field.voiceOver == ["Password, Secure Text Field"])
    field.text = "abc"
    #expect(field.voiceOver == ["•••, Secure Text Field"])
    pages.numberOfPages = 3
    #expect(pages.voiceOver == ["page 1 of 3, Adjustable"])
    button.isSelected = true
    #expect(button.voiceOver == ["Selected, Follow, Button"])
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.selectedSegmentIndex = 1
    #expect(segments.voiceOver == ["Day, 1 of 2, Button", "Selected, Week, 2 of 2, Button"])
    label.text = ""
    #expect(label.voiceOver == [])
  }

  @Test func theDelegateNamesTheWheelsOfAPicker() {
    final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
        -> String?
      {
        "0"
      }
      func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        ["Hours", "Minutes"][component]
      }
    }
    let (picker, wheels) = (UIPickerView(), Wheels())
    picker.dataSource = wheels
    picker.delegate = wheels
    picker.accessibilityLabel = "Duration"
    #expect(picker.voiceOver == ["Hours, 0, Adjustable", "Minutes, 0, Adjustable"])
    picker.isAccessibilityElement = true
    #expect(picker.voiceOver == ["Duration"])
  }

  @Test func aSearchBarIsReadAsItsField() {
    let bar = UISearchBar()
    bar.accessibilityLabel = "Bar"
    bar.searchTextField.accessibilityLabel = "Cities"
    bar.placeholder = "Search"
    #expect(bar.voiceOver == ["Cities, Search, Search Field"])
    bar.isAccessibilityElement = true
    #expect(bar.voiceOver == ["Bar"])
  }

  @Test func partsOfAControlAreNamedAsAGroup() {
    let (stepper, dates) = (UIStepper(), UIDatePicker())
    for control in [stepper, dates] { control.accessibilityLabel = "Stay" }
    #expect(stepper.voiceOver == ["Decrement, Button", "Increment, Button"])
    #expect(dates.voiceOver == ["Date Picker, Adjustable"])
    for control in [stepper, dates] { control.accessibilityContainerType = .semanticGroup }
    #expect(stepper.voiceOver == ["Stay: Decrement, Button", "Increment, Button"])
    #expect(dates.voiceOver == ["Stay, Date Picker, Adjustable"])
  }

  @Test func textsOfACellAreOneElement() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Ada"
    cell.contentView.addSubview(button)
    #expect(cell.voiceOver == ["Name, Ada", "Follow, Button"])
    cell.accessibilityLabel = "Your name"
    #expect(cell.voiceOver == ["Your name", "Follow, Button"])
  }
}

private final class Dial: UIView {
  var number = 0

  override func accessibilityIncrement() { number += 1 }

  override func accessibilityDecrement() { number -= 1 }
}
