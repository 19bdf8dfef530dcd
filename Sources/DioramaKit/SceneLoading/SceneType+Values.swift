import DioramaTree

extension SceneType where Instance == String {
  /// A text.
  public static var string: SceneType {
    SceneType(
      literal: { value, values in
        switch value {
        case .literal(let text): text
        case .text(let segments): segments.map { text(of: $0, values) }.joined()
        case .localized(let key): NSLocalizedString(key, comment: "")
        default: nil
        }
      },
      convert: { $0 as? String })
  }

  private static func text(of segment: TextSegment, _ values: SceneValues) -> String {
    switch segment {
    case .literal(let text): text
    case .parameter(let name): values.parameters[name].flatMap(\.self).map { "\($0)" } ?? ""
    }
  }
}

extension SceneType where Instance == Bool {
  /// `true` or `false`.
  public static var boolean: SceneType {
    SceneType(
      literal: { value, _ in if case .boolean(let value) = value { value } else { nil } },
      convert: { $0 as? Bool })
  }
}

extension SceneType where Instance: FixedWidthInteger {
  /// A whole number, or the nearest that the type can hold.
  public static var integer: SceneType {
    SceneType(
      literal: { value, _ in if case .integer(let value) = value { Instance(clamping: value) } else { nil } },
      convert: { ($0 as? Int).map { Instance(clamping: $0) } })
  }
}

extension SceneType where Instance: BinaryFloatingPoint {
  /// A number. Values that are not finite are clamped.
  public static var number: SceneType {
    SceneType(
      literal: { value, _ in
        switch value {
        case .integer(let value): Instance(value).finite
        case .number(let value): Instance(value).finite
        default: nil
        }
      },
      convert: { value in
        let number =
          value as? Instance ?? (value as? Double).map { Instance($0) }
          ?? (value as? Int).map { Instance($0) }
        return number?.finite
      })
  }
}

extension SceneType where Instance: BinaryFloatingPoint {
  /// A value that is greater than a bound: what is not becomes the next number above it.
  public func greaterThan(_ low: Instance) -> SceneType { changed { $0.clamped(greaterThan: low) } }

  /// A value that is less than a bound: what is not becomes the next number below it.
  public func lessThan(_ high: Instance) -> SceneType { changed { $0.clamped(lessThan: high) } }
}

extension SceneType where Instance: Comparable {
  /// The value, clamped to a lower bound.
  public func atLeast(_ low: Instance) -> SceneType { changed { $0.clamped(atLeast: low) } }

  /// The value, clamped to an upper bound.
  public func atMost(_ high: Instance) -> SceneType { changed { $0.clamped(atMost: high) } }

  fileprivate func changed(_ change: @escaping (Instance) -> Instance) -> SceneType {
    SceneType(literal: { literal($0, $1).map(change) }, convert: { convert($0).map(change) }, absent: absent)
  }
}

extension SceneType where Instance == URL {
  /// A URL.
  public static var url: SceneType {
    SceneType(
      literal: { value, _ in if case .url(let text) = value { URL(string: text) } else { nil } },
      convert: { $0 as? URL })
  }
}

extension SceneType where Instance == NSDirectionalEdgeInsets {
  /// Distances from the edges.
  public static var insets: SceneType {
    SceneType(
      literal: { value, _ in
        guard case .insets(let insets) = value else { return nil }
        return NSDirectionalEdgeInsets(
          top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing
        ).finite
      },
      convert: { ($0 as? NSDirectionalEdgeInsets)?.finite })
  }
}

extension SceneType where Instance == CGSize {
  /// A width and a height.
  public static var size: SceneType {
    SceneType(
      literal: { value, _ in
        guard case .size(let size) = value else { return nil }
        return CGSize(width: size.width.finite, height: size.height.finite)
      },
      convert: { ($0 as? CGSize).map { CGSize(width: $0.width.finite, height: $0.height.finite) } })
  }
}
