import DioramaKit

/// The texts that the views of a scene show. The id of such a view is the name of a place and the number of a text.
@MainActor
public struct ShownTexts {
  private let side: SceneSide

  init(of side: SceneSide) { self.side = side }

  /// The texts that are in the wrong place or have changed, each with its place.
  ///
  /// - Parameters:
  ///   - texts: The original texts.
  ///   - passed: The values that the owner passed in, by the names of the parameters.
  func differences(from texts: [String], passed: [String: Any]) -> [String] {
    let views = views
    let before = passed["before"] as? String ?? "<"
    var differences: [String] = []
    for (id, view) in views.sorted(by: { $0.key < $1.key }) where !id.hasPrefix("row") {
      let word = id.prefix { !$0.isNumber }
      guard let number = Int(id.dropFirst(word.count)), let places = Self.places[String(word)] else {
        differences.append("\(id) is no place")
        continue
      }
      let original = passed["text\(number)"] as? String ?? texts[number]
      for (name, read) in places {
        let expected =
          name == "passed" ? original : name == "mentioned" ? before + texts[number] : texts[number]
        note("\(id), \(name)", expected, read(view), &differences)
      }
      if let avatar = view as? AvatarView {
        note("\(id), uid", texts[number], profile(of: avatar), &differences)
      }
    }
    if let table = controller as? UITableViewController {
      checkSections(of: table, views, texts, &differences)
    }
    return differences
  }

  private func note(_ place: String, _ expected: String, _ found: String?, _ differences: inout [String]) {
    if found.map({ Array($0.unicodeScalars) }) == Array(expected.unicodeScalars) { return }
    differences.append("\(place): \(String(reflecting: found)) instead of \(String(reflecting: expected))")
  }

  // MARK: Places

  private typealias Reading = @MainActor (UIView) -> String?

  private static let places: [String: KeyValuePairs<String, Reading>] = [
    "label": [
      "text": { ($0 as? UILabel)?.text }, "accessibilityLabel": { $0.accessibilityLabel },
      "accessibilityHint": { $0.accessibilityHint },
      "accessibilityIdentifier": { $0.accessibilityIdentifier },
    ],
    "mention": ["mentioned": { ($0 as? UILabel)?.text }],
    "pass": ["passed": { ($0 as? UILabel)?.text }],
    "field": ["text": { ($0 as? UITextField)?.text }, "placeholder": { ($0 as? UITextField)?.placeholder }],
    "area": ["text": { ($0 as? UITextView)?.text }],
    "button": ["title": { ($0 as? UIButton)?.title(for: .normal) }],
    "segments": [
      "first": { ($0 as? UISegmentedControl)?.titleForSegment(at: 0) },
      "last": { ($0 as? UISegmentedControl)?.titleForSegment(at: 1) },
    ],
    "table": ["row": { ($0 as? UITableView)?.scroll(to: IndexPath(row: 0, section: 0))?.textLabel?.text }],
    "avatar": [:],
    "symbol": ["image": { name(of: ($0 as? UIImageView)?.image, "symbol ") }],
    "asset": [
      "image": { name(of: ($0 as? UIImageView)?.image, "asset ") },
      "color": {
        $0.backgroundColor == UIColor(asset: $0.accessibilityLabel ?? "") ? $0.accessibilityLabel : nil
      },
    ],
    "font": ["name": { ($0 as? UILabel)?.font.fontName }],
    "localized": ["text": { ($0 as? UILabel)?.text }],
    "cell": [
      "title": { ($0 as? UITableViewCell)?.textLabel?.text },
      "detail": { ($0 as? UITableViewCell)?.detailTextLabel?.text },
    ],
    "toggle": ["title": { ($0 as? UITableViewCell)?.textLabel?.text }],
  ]

  private static func name(of image: UIImage?, _ kind: String) -> String? {
    image.flatMap { $0.description.text(after: kind) }
  }

  /// The person whose profile a tap opens.
  private func profile(of avatar: AvatarView) -> String? {
    let count = side.trace.lines.count
    guard let index = side.views.firstIndex(of: avatar) else { return nil }
    side.perform(DrivingAction("tap") { (view: UIView) in view.tap() }, at: index)
    return side.trace.lines.dropFirst(count).lazy.compactMap { $0.text(after: "pushed ") }.first
  }

  /// The number of a section is that of its cell.
  private func checkSections(
    of controller: UITableViewController, _ views: [String: UIView], _ texts: [String],
    _ differences: inout [String]
  ) {
    guard let table = controller.tableView else { return }
    for section in 0..<table.numberOfSections {
      let cells = (0..<table.numberOfRows(inSection: section)).compactMap { row in
        table.scroll(to: IndexPath(row: row, section: section))
      }
      let id = views.first { $0.key.hasPrefix("cell") && $0.value === cells.first }?.key ?? ""
      guard let number = Int(id.dropFirst("cell".count)) else {
        differences.append("section \(section) does not begin with its cell")
        continue
      }
      for (place, text) in [
        ("header", table.dataSource?.tableView(table, titleForHeaderInSection: section)),
        ("footer", table.dataSource?.tableView(table, titleForFooterInSection: section)),
        ("bare row", cells.last?.textLabel?.text),
      ] {
        note("section \(number), \(place)", texts[number], text, &differences)
      }
    }
  }

  // MARK: The views

  private var controller: UIViewController? { side.navigation.viewControllers.first }

  /// The views by id: those of a loaded scene, or the properties of a generated one.
  private var views: [String: UIView] {
    if let scene = controller as? any LoadedScene { return scene.viewsByID }
    guard let controller else { return [:] }
    let properties = Mirror(reflecting: controller).children.compactMap { property in
      (property.value as? UIView).flatMap { view in property.label.map { ($0, view) } }
    }
    return Dictionary(properties) { first, _ in first }
  }
}

extension String {
  /// The text after a prefix, compared by Unicode scalars: a combining mark after the prefix belongs to the text.
  fileprivate func text(after beginning: String) -> String? {
    let scalars = beginning.unicodeScalars
    guard unicodeScalars.starts(with: scalars) else { return nil }
    return String(String.UnicodeScalarView(unicodeScalars.dropFirst(scalars.count)))
  }
}

extension SceneComparison {
  /// The texts that either back end does not show as they were written or passed in.
  public func textDifferences(from texts: [String]) throws -> [String] {
    try [Giving.everything, .needed].flatMap { giving in
      try sides(giving).flatMap { side, name in
        let differences = ShownTexts(of: side).differences(from: texts, passed: arguments(giving).values)
        return differences.map { "\(name), \(giving.rawValue), \($0)" }
      }
    }
  }
}
