extension UIView {
  /// A description of the view and its subviews: their classes without type arguments, and all properties that can be
  /// described. Screens that look the same and handle the same events have the same snapshot.
  public var snapshot: String { snapshot { _ in false } }

  /// A description in which some views have only the properties of `UIView`, even if their classes add others.
  public func snapshot(asPlainView isPlain: (UIView) -> Bool) -> String {
    snapshot(indentation: "", isPlain)
  }

  private func snapshot(indentation: String, _ isPlain: (UIView) -> Bool) -> String {
    let isPlainView = isPlain(self)
    let properties = sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
      .drop { isPlainView && $0.subjectType != UIView.self }
      .flatMap(\.children)
      .compactMap { child -> String? in
        guard let name = child.label, !Self.structure.contains(name), matters(name) else { return nil }
        if name == "accessibilityElements" { return accessibilityElements.map { "\(name)=\(ids(of: $0))" } }
        return valueDescription(of: child.value).map { "\(name)=\($0)" }
      }
      .sorted()
    let line =
      indentation
      + ([isPlainView ? "UIView" : String(describing: type(of: self)).prefix { $0 != "<" }.description]
      + properties).joined(separator: " ")
    return ([line] + subviews.map { $0.snapshot(indentation: indentation + "  ", isPlain) }).joined(
      separator: "\n")
  }

  /// Returns whether a property has an effect. A font of fixed size, for example, never adapts to the text size.
  private func matters(_ name: String) -> Bool {
    guard name == "adjustsFontForContentSizeCategory" else { return true }
    let font = (self as? UILabel)?.font ?? (self as? UITextField)?.font ?? (self as? UITextView)?.font
    return font?.followsTextSize == true
  }

  /// Returns the identifiers of the views in a list of elements, in order.
  private func ids(of elements: [Any]) -> [String] {
    elements.map { ($0 as? UIView)?.accessibilityIdentifier ?? "-" }
  }

  /// Properties that connect views or record past and pending work, and do not describe a view.
  private static let structure: Set = [
    "subviews", "superview", "needsLayout", "snapshotCount", "animatedSnapshotCount", "rowsVersion",
    "keyboardUpdates", "turns",
  ]
}

/// Returns a description of a value, or `nil` if it has none, as for a closure or another view.
@MainActor
private func valueDescription(of value: Any) -> String? {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional: return mirror.children.first.flatMap { valueDescription(of: $0.value) }
  case .class: return objectDescription(of: value, mirror)
  case .collection, .set, .dictionary:
    if let path = value as? IndexPath { return "\(Array(path))" }
    let elements = mirror.children.compactMap { valueDescription(of: $0.value) }
    return elements.isEmpty ? nil : "[\(elements.sorted().joined(separator: ", "))]"
  case .struct, .tuple:
    if let url = value as? URL { return url.absoluteString }
    let parts = mirror.children.compactMap { valueDescription(of: $0.value) }
    return parts.isEmpty ? nil : "(\(parts.joined(separator: ", ")))"
  case .enum: return mirror.children.isEmpty ? "\(value)" : nil
  default:
    if let text = value as? String { return "\"\(text)\"" }
    return value is any Numeric || value is Bool ? "\(value)" : nil
  }
}

@MainActor
private func objectDescription(of value: Any, _ mirror: Mirror) -> String? {
  switch value {
  case let action as UIAccessibilityCustomAction: return "\"\(action.name)\""
  case let constraint as NSLayoutConstraint:
    let multiple =
      constraint.multiplier == 1 ? "" : " \(constraint.multiplier) * \(constraint.secondAttribute)"
    return "\(constraint.firstAttribute) \(constraint.relation)\(multiple) \(constraint.constant)"
  case let text as NSAttributedString:
    return text.length == 0
      ? nil : text.attribute(.paragraphStyle, at: 0, effectiveRange: nil).map { "\($0)" }
  case is UIColor, is UIFont, is UIImage, is UIImage.Configuration: return "\(value)"
  case let color as CGColor: return "\(color.color)"
  case is CALayer:
    return "(\(mirror.children.compactMap { valueDescription(of: $0.value) }.joined(separator: ", ")))"
  default: return nil
  }
}
