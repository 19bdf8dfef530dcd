/// The name of a part of a list's entry, which the rows, menus and swipe buttons of the list can read. In scenes, it is
/// `entry.` and the name in the state of the list's component; trees have the component's name instead of `entry`.
package struct EntryName: Hashable, Sendable {
  /// The word for the entry in scenes.
  package static let word = "entry"

  /// The component.
  package let component: String
  /// The name in the component's state.
  package let part: String

  /// Creates the name of a part.
  package init(of part: String, in component: String) {
    self.component = component
    self.part = part
  }

  /// Reads a name in a tree; `nil` if it does not name a part of an entry.
  package init?(_ name: String) {
    let bytes = name.utf8
    guard let first = bytes.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first,
      let dot = bytes.firstIndex(of: UInt8(ascii: "."))
    else { return nil }
    component = String(name[..<dot])
    part = String(name[bytes.index(after: dot)...])
  }

  /// The name in trees.
  package var inTree: String { "\(component).\(part)" }

  /// Returns the part that a name in a scene refers to; `nil` for any other name.
  package static func part(_ written: String) -> String? {
    written.hasPrefix(word + ".") ? String(written.dropFirst(word.count + 1)) : nil
  }
}

extension Value {
  /// Returns the value with its names replaced.
  package func renaming(_ name: (String) -> String) -> Value {
    switch self {
    case .parameter(let old): .parameter(name(old))
    case .state(let old): .state(name(old))
    case .text(let segments): .text(segments.map { $0.renaming(name) })
    case .list(let values): .list(values.map { $0.renaming(name) })
    case .choice(let test, let then, let otherwise):
      .choice(test.renaming(name), then: then.renaming(name), otherwise: otherwise.renaming(name))
    case .selection(let selection):
      .selection(
        Selection(
          name: name(selection.name),
          cases: selection.cases.map { Selection.Case(name: $0.name, value: $0.value.renaming(name)) },
          otherwise: selection.otherwise?.renaming(name)))
    case .test(let test): .test(test.renaming(name))
    case .localized(let key, let arguments, let comment):
      .localized(key, arguments: arguments.map { $0.renaming(name) }, comment: comment)
    case .remoteImage(let image):
      .remoteImage(
        RemoteImage(
          address: image.address.renaming(name), placeholder: image.placeholder, failure: image.failure))
    case .literal, .boolean, .integer, .number, .url, .color, .font, .image, .date, .enumeration, .insets,
      .size, .relative, .view:
      self
    }
  }
}

extension TextSegment {
  fileprivate func renaming(_ name: (String) -> String) -> TextSegment {
    switch self {
    case .literal: self
    case .parameter(let old): .parameter(name(old))
    case .state(let old): .state(name(old))
    }
  }
}

extension Test {
  fileprivate func renaming(_ name: (String) -> String) -> Test {
    switch self {
    case .isTrue(let old): .isTrue(name(old))
    case .not(let test): .not(test.renaming(name))
    case .all(let tests): .all(tests.map { $0.renaming(name) })
    case .any(let tests): .any(tests.map { $0.renaming(name) })
    case .when(let old, let values): .when(name(old), isOneOf: values)
    case .atLeast(let old, let number): .atLeast(name(old), number)
    case .atMost(let old, let number): .atMost(name(old), number)
    }
  }
}
