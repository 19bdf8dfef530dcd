/// A date of the Gregorian calendar, with an optional time and UTC offset, in the notation of RFC 3339: `2026-11-22`,
/// `2026-11-22T09:30:00Z`, `2026-11-22T09:30:00+01:00`. Seconds are whole.
package struct CalendarDate: Hashable, Sendable {
  /// The reason why a text is not a date.
  package enum Problem: Error, Hashable {
    /// The notation is wrong.
    case form
    /// The year is not in ``CalendarDate/years``.
    case year
    /// The month does not exist.
    case month
    /// The day is after the last day of the month.
    case day(year: Int, month: Int, last: Int)
    /// The time does not exist.
    case time
    /// The time has no seconds or no UTC offset.
    case incompleteTime
  }

  /// The supported years: those of the Gregorian calendar with four digits.
  package static let years = 1583...9999

  /// The year.
  package let year: Int
  /// The month, counted from 1.
  package let month: Int
  /// The day, counted from 1.
  package let day: Int
  /// The seconds since 1970 in UTC; `nil` for a date without a time, which begins at different times around the
  /// world.
  package let secondsSince1970: Int?

  /// Reads a date.
  package init(_ text: String) throws(Problem) {
    var digits = Digits(bytes: Array(text.utf8))
    year = try digits.number(4)
    try digits.mark("-")
    month = try digits.number(2)
    try digits.mark("-")
    day = try digits.number(2)
    guard Self.years.contains(year) else { throw .year }
    guard (1...12).contains(month) else { throw .month }
    let last = Self.lastDay(of: month, year)
    guard (1...last).contains(day) else { throw .day(year: year, month: month, last: last) }
    if digits.isAtEnd {
      secondsSince1970 = nil
      return
    }
    try digits.mark("T")
    let time = try digits.time(withSeconds: true)
    guard !digits.isAtEnd else { throw .incompleteTime }
    let offset = try digits.offset()
    guard digits.isAtEnd else { throw .form }
    secondsSince1970 = Self.daysSince1970(year, month, day) * 86400 + time - offset
  }

  /// The seconds from the beginning of 1970 to the time or, on clocks that show the date, to the beginning of the day.
  package var seconds: Int { secondsSince1970 ?? Self.daysSince1970(year, month, day) * 86400 }

  private static func lastDay(of month: Int, _ year: Int) -> Int {
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeapYear ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// Returns the days since the beginning of 1970. Years begin in March, so that a leap day is the last day of a
  /// year.
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month > 2 ? year : year - 1
    let daysOfMonths = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5
    return year * 365 + year / 4 - year / 100 + year / 400 + daysOfMonths + day - 719_469
  }
}

/// The rest of a date that is being read.
private struct Digits {
  let bytes: [UInt8]
  var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { index == bytes.count }

  mutating func number(_ count: Int) throws(CalendarDate.Problem) -> Int {
    guard index + count <= bytes.count else { throw .form }
    var number = 0
    for byte in bytes[index..<index + count] {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { throw .form }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    index += count
    return number
  }

  mutating func mark(_ mark: Unicode.Scalar) throws(CalendarDate.Problem) {
    guard index < bytes.count, bytes[index] == UInt8(ascii: mark) else { throw .form }
    index += 1
  }

  /// Reads a time, and returns the seconds since midnight.
  mutating func time(withSeconds: Bool) throws(CalendarDate.Problem) -> Int {
    let hour = try number(2)
    try mark(":")
    let minute = try number(2)
    var second = 0
    if withSeconds {
      // A UTC offset can follow only the seconds.
      guard !isAtEnd, !"Z+-".utf8.contains(bytes[index]) else { throw .incompleteTime }
      try mark(":")
      second = try number(2)
    }
    guard hour < 24, minute < 60, second < 60 else { throw .time }
    return hour * 3600 + minute * 60 + second
  }

  /// Reads a UTC offset, and returns it in seconds.
  mutating func offset() throws(CalendarDate.Problem) -> Int {
    let sign = bytes[index]
    index += 1
    switch sign {
    case UInt8(ascii: "Z"): return 0
    case UInt8(ascii: "+"): return try time(withSeconds: false)
    case UInt8(ascii: "-"): return try -time(withSeconds: false)
    default: throw .form
    }
  }
}
