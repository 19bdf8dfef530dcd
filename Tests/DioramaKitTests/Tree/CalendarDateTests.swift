import DioramaTree
import Foundation
import Testing

@testable import DioramaKit

/// Dates mean what Foundation's own calendar makes of them.
struct CalendarDateTests {
  private let utc: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  @Test func everyDayIsCounted() throws {
    for year in [1583, 1600, 1700, 1899, 1900, 1969, 1970, 2000, 2023, 2024, 2100, 9999] {
      for month in 1...12 {
        let first = try #require(utc.date(from: DateComponents(year: year, month: month, day: 1)))
        let days = try #require(utc.range(of: .day, in: .month, for: first))
        for day in 1...31 {
          let text = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
          let date = try? CalendarDate(text + "T09:30:01-02:30")
          #expect((date != nil) == days.contains(day), "\(text)")
          guard let seconds = date?.secondsSince1970 else { continue }
          let passed = first.timeIntervalSince1970 + Double((day - 1) * 86400 + 12 * 3600 + 1)
          #expect(Double(seconds) == passed, "\(text)")
        }
      }
    }
  }

  @Test func aDayBeginsInTheTimeZoneOfTheDevice() throws {
    let date = try #require(Date(scene: "2026-11-22"))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    #expect(calendar.startOfDay(for: date) == date)
    #expect(
      calendar.dateComponents([.year, .month, .day], from: date)
        == DateComponents(year: 2026, month: 11, day: 22))
    #expect(Date(checked: "2026-11-22T09:30:00Z") == Date(timeIntervalSince1970: 1_795_339_800))
    #expect(Date(checked: "2026-11-22T10:30:00+01:00") == Date(checked: "2026-11-22T09:30:00Z"))
    #expect(Date(scene: "2026-11-31") == nil && Date(checked: "never") == Date(timeIntervalSince1970: 0))
  }

  @Test(
    arguments: [
      ("", .form), ("2026-11-2", .form), ("2026-11-22T", .form), ("2026-11-22T09:30Z", .incompleteTime),
      ("2026-11-22T09:30:00Zx", .form), ("2026-11-22T09:30:00x", .form), ("2026-11-22 09:30:00Z", .form),
      ("２026-11-22", .form),
      ("1582-12-31", .year), ("2026-00-01", .month), ("2026-13-01", .month),
      ("2026-02-29", .day(year: 2026, month: 2, last: 28)),
      ("2026-06-00", .day(year: 2026, month: 6, last: 30)),
      ("2026-11-22T24:00:00Z", .time), ("2026-11-22T00:60:00Z", .time), ("2026-11-22T00:00:60Z", .time),
      ("2026-11-22T00:00:00+24:00", .time), ("2026-11-22T00:00:00-00:60", .time),
      ("2026-11-22T09:30:00", .incompleteTime), ("2026-11-22T09:30", .incompleteTime),
    ] as [(String, CalendarDate.Problem)])
  func problemsAreReported(text: String, problem: CalendarDate.Problem) {
    #expect(throws: problem) { try CalendarDate(text) }
  }

  private func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: count - digits.count) + digits
  }
}
