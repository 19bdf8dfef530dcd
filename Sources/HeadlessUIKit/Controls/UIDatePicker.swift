/// A control for choosing a date, a time or both.
@MainActor
open class UIDatePicker: UIControl {
  /// What the user can choose.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
    /// A month and a year.
    @available(iOS 17.4, *)
    case yearAndMonth
  }

  /// The size of a compact picker.
  open override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 34) }

  /// What the user can choose. Here, setting it restores the default interval.
  open var datePickerMode = Mode.dateAndTime {
    didSet { minuteInterval = 1 }
  }

  /// The preferred style of the picker.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic

  /// The earliest date. UIKit raises an exception in pickers with a calendar if it is after the latest date.
  open var minimumDate: Date? {
    didSet { date = storedDate }
  }

  /// The latest date. UIKit raises an exception in pickers with a calendar if it is before the earliest date.
  open var maximumDate: Date? {
    didSet { date = storedDate }
  }

  /// The date, clamped to the bounds. UIKit's default is the current time. Here, it is the start of the current day, so
  /// that two pickers created one after the other are equal.
  open var date: Date {
    get { storedDate }
    set { storedDate = held(newValue) }
  }

  /// The interval between choices, in minutes. Numbers above 30, or that do not divide 60, become 1.
  open var minuteInterval: Int {
    get { storedInterval }
    set { storedInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1 }
  }

  private var storedDate = Calendar.current.startOfDay(for: Date())
  private var storedInterval = 1

  private func held(_ date: Date) -> Date {
    if let minimumDate, let maximumDate {
      precondition(
        minimumDate <= maximumDate, "the earliest date of a picker must not be after its latest date")
    }
    let date = Swift.max(date, minimumDate ?? date)
    return Swift.min(date, maximumDate ?? date)
  }
}

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}
