import DioramaSyntax
import DioramaTree

struct DateType: ParameterValueType {
  var base: ParameterType.Base { .date }
  var otherNames: [String] { ["Date", "NSDate", "day", "dateTime", "datetime", "time", "timestamp"] }
  var phrase: String { "a date such as 2026-11-22 or 2026-11-22T09:30:00Z" }
  var notation: String {
    "a day such as `2026-11-22`, or a time with its offset from UTC, such as `2026-11-22T09:30:00Z` or "
      + "`2026-11-22T10:30:00+01:00`"
  }

  func read(_ node: SyntaxNode, _ key: SyntaxNode, _ reader: ValueReader) -> Value? {
    guard node.kind == .scalar else {
      reader.wrongType(node, key, "must be a date; write one such as 2026-11-22")
      return nil
    }
    let text = node.text
    do throws(CalendarDate.Problem) {
      _ = try CalendarDate(text)
      return .date(text)
    } catch {
      if reader.reportName(node, key, "a date") { return nil }
      let suggestion = Self.corrected(text)
      let reason = suggestion.map { "write '\($0)'" } ?? Self.reason(error)
      reader.diagnostics.add(
        InvalidDate(written: text.shortened, reason: reason), at: node.range,
        fixIts: renaming(node, to: suggestion))
      return nil
    }
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]

  private static func reason(_ problem: CalendarDate.Problem) -> String {
    switch problem {
    case .form: "write a day such as 2026-11-22, or a time such as 2026-11-22T09:30:00Z"
    case .year: "the year must be from \(CalendarDate.years.lowerBound) to \(CalendarDate.years.upperBound)"
    case .month: "the month must be from 01 to 12"
    case .day(let year, let month, let last): "\(months[month - 1]) \(year) has \(last) days"
    case .time: "a time must be from 00:00:00 to 23:59:59, and an offset less than 24:00"
    case .incompleteTime: "a time has seconds and its offset from UTC, such as T09:30:00Z or T09:30:00+01:00"
    }
  }

  /// Returns the date that another notation certainly means, or `nil`: with slashes, without leading zeros, with a
  /// space before the time, or without seconds.
  private static func corrected(_ text: String) -> String? {
    let halves = text.split(maxSplits: 1, omittingEmptySubsequences: false) { "Tt ".contains($0) }
    guard let first = halves.first else { return nil }
    let parts = first.split(omittingEmptySubsequences: false) { "-/.".contains($0) }
    guard parts.count == 3, parts[0].utf8.count == 4 else { return nil }
    var date = parts.map { padded($0) }.joined(separator: "-")
    if halves.count == 2 {
      guard let time = correctedTime(halves[1].drop { $0 == " " }) else { return nil }
      date += "T" + time
    }
    return (try? CalendarDate(date)) == nil ? nil : date
  }

  /// Returns a time with its UTC offset and without fractions of seconds.
  private static func correctedTime(_ text: Substring) -> String? {
    guard let sign = text.lastIndex(where: { "Zz+-".contains($0) }) else { return nil }
    var clock = text[..<sign].split(separator: ":", omittingEmptySubsequences: false).map { part in
      padded(part.prefix { $0 != "." })
    }
    if clock.count == 2 { clock.append("00") }
    var offset = String(text[sign...].filter { $0 != ":" }).uppercased()
    if offset != "Z" {
      if offset.utf8.count == 3 { offset += "00" }
      guard offset.utf8.count == 5 else { return nil }
      offset = "\(offset.prefix(3)):\(offset.suffix(2))"
    }
    return clock.joined(separator: ":") + offset
  }

  private static func padded(_ digits: Substring) -> String {
    (digits.utf8.count == 1 ? "0" : "") + digits
  }

  func schemaDefinitions(in schema: SceneSchema) -> [JSON.Member] {
    let day =
      "(?:158[3-9]|159[0-9]|1[6-9][0-9]{2}|[2-9][0-9]{3})-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])"
    let clock = "(?:[01][0-9]|2[0-3]):[0-5][0-9]"
    let pattern = "^\(day)(?:T\(clock):[0-5][0-9](?:Z|[+-]\(clock)))?$"
    return [JSON.Member(name, ["type": "string", "pattern": .string(pattern)])]
  }
}
