/// Lets the user choose a day, a time or both.
@MainActor
open class UIDatePicker: UIControl {
  /// What the user chooses.
  public enum Mode: Int, Sendable {
    /// A time of a day.
    case time
    /// A day.
    case date
    /// A day and a time of it.
    case dateAndTime
    /// A span of time.
    case countDownTimer
    /// A month.
    @available(iOS 17.4, *)
    case yearAndMonth
  }

  /// The size of a compact picker.
  open override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 34) }

  /// What the user chooses.
  open var datePickerMode = Mode.dateAndTime

  /// How the picker should look.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic

  /// The earliest date, if the latest is not before it.
  open var minimumDate: Date? {
    didSet { date = storedDate }
  }

  /// The latest date, if the earliest is not behind it.
  open var maximumDate: Date? {
    didSet { date = storedDate }
  }

  /// The date, which is held between the bounds. It is the present at first; here the day, so that two pickers that
  /// are made one after the other are the same.
  open var date: Date {
    get { storedDate }
    set { storedDate = held(newValue) }
  }

  /// The minutes from one choice to the next: 1, unless the number divides 60 and is at most 30.
  open var minuteInterval: Int {
    get { storedInterval }
    set { storedInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1 }
  }

  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private var storedDate = Calendar.current.startOfDay(for: Date())
  private var storedInterval = 1

  private func held(_ date: Date) -> Date {
    let (low, high) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    return low > high ? date : Swift.min(Swift.max(date, low), high)
  }
}

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the system chooses.
  case automatic
  /// Wheels to turn.
  case wheels
  /// A button that opens a calendar.
  case compact
  /// A calendar.
  case inline
}
