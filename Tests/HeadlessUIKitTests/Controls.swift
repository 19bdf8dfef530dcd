import HeadlessUIKit
import Testing

/// Tests that controls send events for actions of the user, and not for changes by code.
@MainActor
struct ControlEvents {
  private let recorder = Recorder()

  private func record(_ control: UIControl) {
    let recorder = recorder
    control.addAction(UIAction { _ in recorder.note("changed") }, for: .valueChanged)
  }

  @Test func aTapOnATextFieldBeginsEditing() {
    let (field, window) = (UITextField(), UIWindow())
    window.addSubview(field)
    window.isHidden = false
    let recorder = recorder
    field.addAction(UIAction { _ in recorder.note("down") }, for: .touchDown)
    field.addAction(UIAction { _ in recorder.note("up") }, for: .touchUpInside)
    #expect(recorder.during { field.tap() } == ["down"] && field.isFirstResponder)
  }

  @Test func viewsInsideTakeTheTouches() {
    let recorder = recorder
    for control in [UIDatePicker(), UISegmentedControl()] as [UIControl] {
      control.addAction(UIAction { _ in recorder.note("touch") }, for: [.touchDown, .touchUpInside])
      #expect(recorder.during { control.tap() } == [])
    }
  }

  @Test func aModeHasItsOwnInterval() {
    let picker = UIDatePicker()
    picker.minuteInterval = 15
    picker.datePickerMode = .time
    #expect(picker.minuteInterval == 1)
  }

  @Test func aStyleHasItsOwnColour() {
    let indicator = UIActivityIndicatorView()
    indicator.color = .red
    indicator.style = .large
    #expect(indicator.color == .systemGray)
  }

  @Test func settingASwitchIsNotReported() {
    let control = UISwitch()
    record(control)
    #expect(recorder.during { control.isOn = true } == [] && control.isOn)
    #expect(recorder.during { control.isOn = false } == [])
    #expect(recorder.during { control.tap() } == ["changed"] && control.isOn)
  }

  @Test func settingASliderIsNotReported() {
    let slider = UISlider()
    record(slider)
    #expect(recorder.during { slider.value = 0.5 } == [])
    #expect(recorder.during { slider.slide(to: 0.5) } == ["changed"])
  }

  @Test func aSliderKeepsItsValueWithinItsEnds() {
    let slider = UISlider()
    slider.value = 7
    #expect(slider.value == 1)
    slider.value = -1
    #expect(slider.value == 0)
  }

  @Test func theEndsOfASliderPushItsValueAndEachOther() {
    let slider = UISlider()
    slider.minimumValue = 0.5
    #expect(slider.value == 0.5)
    slider.maximumValue = 0.25
    #expect(slider.minimumValue == 0.25 && slider.value == 0.25)
    slider.minimumValue = 3
    #expect(slider.maximumValue == 3 && slider.value == 3)
  }

  @Test func settingAStepperIsNotReported() {
    let stepper = UIStepper()
    record(stepper)
    #expect(recorder.during { stepper.value = 5 } == [])
    #expect(recorder.during { stepper.step(up: true) } == ["changed"] && stepper.value == 6)
  }

  @Test func aStepperKeepsItsValueWithinItsBounds() {
    let stepper = UIStepper()
    stepper.value = 101
    #expect(stepper.value == 100)
    stepper.maximumValue = 7
    #expect(stepper.value == 7)
    stepper.value = -1
    #expect(stepper.value == 0)
  }

  @Test func aStepperNeedsItsBoundsInOrder() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIStepper().minimumValue = 100 }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIStepper().maximumValue = -1 }
    }
  }

  @Test func aStepperNeedsAStep() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIStepper().stepValue = 0 }
    }
  }

  @Test func aStepperWrapsOrHolds() {
    let stepper = UIStepper()
    stepper.maximumValue = 2
    stepper.value = 2
    stepper.step(up: true)
    #expect(stepper.value == 2)
    stepper.wraps = true
    stepper.step(up: true)
    #expect(stepper.value == 0)
    stepper.step(up: false)
    #expect(stepper.value == 2)
  }

  @Test func settingADatePickerIsNotReported() {
    let picker = UIDatePicker()
    record(picker)
    let date = Date(timeIntervalSince1970: 0)
    #expect(recorder.during { picker.date = date } == [] && picker.date == date)
    #expect(recorder.during { picker.pick(date) } == ["changed"] && picker.date == date)
  }

  @Test func aDatePickerKeepsItsDateWithinItsBounds() {
    let picker = UIDatePicker()
    let (early, late) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1e9))
    picker.maximumDate = late
    #expect(picker.date == late)
    picker.minimumDate = early
    #expect(picker.date == late)
    picker.pick(.distantPast)
    #expect(picker.date == early)
    picker.date = .distantFuture
    #expect(picker.date == late)
    picker.maximumDate = nil
    picker.minimumDate = late + 1
    #expect(picker.date == late + 1)
  }

  @Test func aDatePickerNeedsItsBoundsInOrder() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (picker, date) = (UIDatePicker(), Date(timeIntervalSince1970: 0))
        picker.minimumDate = date + 1
        picker.maximumDate = date
      }
    }
  }

  @Test func aMinuteIntervalDividesAnHour() {
    let picker = UIDatePicker()
    for (interval, result) in [
      (15, 15), (7, 1), (30, 30), (60, 1), (1, 1), (20, 20), (0, 1), (6, 6), (-1, 1),
    ] {
      picker.minuteInterval = interval
      #expect(picker.minuteInterval == result)
    }
  }

  @Test func theUserSelectsASegmentAndReportsIt() {
    let segments = UISegmentedControl(items: ["a", "b"])
    record(segments)
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(recorder.during { segments.selectedSegmentIndex = 0 } == [])
    #expect(recorder.during { segments.tapSegment(at: 1) } == ["changed"])
    segments.selectedSegmentIndex = -1
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func aMomentarySegmentIsNotReadAsSelected() {
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.isMomentary = true
    segments.tapSegment(at: 1)
    #expect(segments.voiceOver == ["a, 1 of 2, Button", "b, 2 of 2, Button"])
  }

  @Test func aPageControlKeepsItsPageWithinItsPages() {
    let pages = UIPageControl()
    pages.currentPage = 2
    #expect(pages.currentPage == 0)
    pages.numberOfPages = 3
    pages.currentPage = 7
    #expect(pages.currentPage == 2)
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
  }

  @Test func aDisabledControlIgnoresTouches() {
    let button = UIButton()
    let recorder = recorder
    button.addAction(UIAction { _ in recorder.note("tapped") }, for: .touchUpInside)
    #expect(button.isEnabled && !button.state.contains(.disabled))
    button.isEnabled = false
    #expect(button.state.contains(.disabled))
    var responds = true
    #expect(recorder.during { responds = button.tap() } == [] && !responds)
    button.isEnabled = true
    #expect(recorder.during { button.tap() } == ["tapped"] && button.state == .normal)
  }

  @Test func aTouchThatOpensAMenuIsNoTap() {
    let button = UIButton()
    let recorder = recorder
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.menuActionTriggered, "menu"), (.touchUpInside, "up"),
      (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in events { button.addAction(UIAction { _ in recorder.note(name) }, for: event) }
    button.menu = UIMenu(children: [])
    #expect(recorder.during { button.tap() } == ["down", "up", "primary"])
    button.showsMenuAsPrimaryAction = true
    #expect(recorder.during { button.tap() } == ["down", "menu"])
  }

  @Test func aButtonShowsTheNormalTitleForAStateWithoutOne() {
    let button = UIButton()
    button.setTitle("normal", for: .normal)
    button.setTitle("selected", for: .selected)
    button.setTitleColor(.red, for: .normal)
    #expect(button.title(for: .highlighted) == "normal" && button.title(for: .selected) == "selected")
    #expect(button.titleColor(for: .disabled) == .red)
  }
}

/// Tests of the targets that receive a control's actions.
@MainActor
struct TargetsAndActions {
  private let button = UIButton()

  @Test func anActionTakesThePlaceOfOneWithItsIdentifier() {
    let recorder = Recorder()
    button.addAction(UIAction(identifier: .init("a")) { _ in recorder.note("old") }, for: .touchUpInside)
    button.addAction(
      UIAction(identifier: .init("a")) { recorder.note("new \($0.sender is UIButton)") }, for: .touchUpInside)
    button.addAction(UIAction(identifier: .init("b")) { _ in recorder.note("other") }, for: .touchUpInside)
    #expect(recorder.during { button.sendActions(for: .touchUpInside) } == ["new true", "other"])
    button.removeAction(identifiedBy: .init("a"), for: .touchUpInside)
    #expect(recorder.during { button.sendActions(for: .touchUpInside) } == ["other"])
    let both = UIAction(identifier: .init("c")) { _ in recorder.note("both") }
    button.addAction(both, for: .touchDown)
    button.addAction(both, for: .touchUpOutside)
    #expect(recorder.during { button.sendActions(for: [.touchDown]) } == ["both"])
    button.addAction(UIAction(identifier: .init("c")) { _ in recorder.note("last") }, for: .touchUpOutside)
    #expect(recorder.during { button.sendActions(for: .touchDown) } == [])
    #expect(recorder.during { button.sendActions(for: .touchUpOutside) } == ["last"])
  }

  @Test func everyRegistrationForTheEventsIsCalled() {
    let recorder = Recorder()
    button.addAction(UIAction { _ in recorder.note("both") }, for: [.touchUpInside, .touchDown])
    button.addAction(UIAction { _ in recorder.note("down") }, for: .touchDown)
    #expect(recorder.during { button.sendActions(for: .valueChanged) } == [])
    #expect(recorder.during { button.sendActions(for: .touchDown) } == ["both", "down"])
    #expect(recorder.during { button.sendActions(for: [.touchDown, .touchUpInside]) } == ["both", "down"])
  }

  @Test func aGestureHasEachTargetOnce() {
    let target = Target()
    let recognizer = UITapGestureRecognizer(target: target, action: Target.hit)
    recognizer.addTarget(target, action: Target.hit)
    let view = UIView()
    view.addGestureRecognizer(recognizer)
    view.tap()
    #expect(target.count == 1)
    recognizer.numberOfTapsRequired = 2
    #expect(!view.tap() && target.count == 1)
    #expect(view.doubleTap() && target.count == 2)
  }

  @Test func aGestureWaitsUntilTheOtherOneFails() {
    let (single, double) = (Target(), Target())
    let tap = UITapGestureRecognizer(target: single, action: Target.hit)
    let doubleTap = UITapGestureRecognizer(target: double, action: Target.hit)
    doubleTap.numberOfTapsRequired = 2
    let view = UIView()
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(doubleTap)
    view.doubleTap()
    #expect(single.count == 1 && double.count == 1)
    tap.require(toFail: doubleTap)
    view.doubleTap()
    #expect(single.count == 1 && double.count == 2)
  }

  @Test func aLongPressBeginsBeforeItEnds() {
    let target = Target()
    let recognizer = UILongPressGestureRecognizer(target: target, action: Target.hit)
    #expect(recognizer.minimumPressDuration == 0.5 && recognizer.numberOfTapsRequired == 0)
    let view = UIView()
    view.addGestureRecognizer(recognizer)
    #expect(view.longPress() && target.count == 2 && recognizer.state == .possible)
  }

  @Test func aSwipeGoesToTheRightUnlessItHasADirection() {
    let target = Target()
    let recognizer = UISwipeGestureRecognizer(target: target, action: Target.hit)
    let view = UIView()
    view.addGestureRecognizer(recognizer)
    #expect(view.swipe(.right) && !view.swipe(.left) && target.count == 1)
    recognizer.direction = .left
    #expect(!view.swipe(.right) && view.swipe(.left) && target.count == 2)
    recognizer.isEnabled = false
    #expect(!view.swipe(.left))
  }

  @Test func aPanGestureIsCalledForEachStep() {
    let target = Target()
    let recognizer = UIPanGestureRecognizer(target: target, action: Target.hit)
    #expect(recognizer.minimumNumberOfTouches == 1 && recognizer.maximumNumberOfTouches == .max)
    let view = UIView()
    view.addGestureRecognizer(recognizer)
    #expect(view.pan(by: CGPoint(x: 1, y: 2)) && target.count == 3)
    #expect(recognizer.translation(in: view) == CGPoint(x: 1, y: 2))
  }
}
