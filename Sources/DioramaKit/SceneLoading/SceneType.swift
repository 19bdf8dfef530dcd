import DioramaTree

/// How the values of an attribute are read.
@_spi(Generated)
@MainActor
public struct SceneType<Instance> {
  /// Reads a literal from the scene.
  let literal: @MainActor (Value, SceneValues) -> Instance?
  /// Converts a value that the app passed in.
  let convert: (Any) -> Instance?
  /// The result for a parameter without a value; `nil` if a value is required.
  var absent: Instance?
  /// Returns whether a literal is or contains an enumeration case that this release does not know.
  var lacksCase: @MainActor (Value) -> Bool = { _ in false }
  /// Converts a value of a view to what the state stores: the name of an enumeration's case, otherwise the value.
  var stored: (Instance) -> Any? = { $0 }

  /// Reads a literal, or a value that the app passed in.
  func read(_ value: Value, _ values: SceneValues) -> Instance? {
    let name: String
    switch value {
    case .parameter(let parameter): name = parameter
    case .state(let entry): name = entry
    default: return literal(value, values)
    }
    guard let entry = values.entries[name] else { return nil }
    guard let entry else { return absent }
    return convert(entry)
  }

  /// Returns the optional of another type.
  public static func optional<Wrapped>(_ base: SceneType<Wrapped>) -> SceneType<Instance>
  where Instance == Wrapped? {
    SceneType<Instance>(
      literal: { value, values in base.literal(value, values).map(Optional.some) },
      convert: { base.convert($0).map(Optional.some) },
      absent: .some(nil), lacksCase: base.lacksCase, stored: { $0.flatMap(base.stored) })
  }

  /// Returns the type of lists of another type.
  public static func list<Element>(_ element: SceneType<Element>) -> SceneType<Instance>
  where Instance == [Element] {
    SceneType<Instance>(
      literal: { value, values in
        guard case .list(let list) = value else { return nil }
        let elements = list.compactMap { element.read($0, values) }
        return elements.count == list.count ? elements : nil
      },
      convert: { value in
        guard let list = value as? [Any] else { return nil }
        let elements = list.compactMap(element.convert)
        return elements.count == list.count ? elements : nil
      },
      lacksCase: { value in
        if case .list(let list) = value { list.contains(where: element.lacksCase) } else { false }
      },
      stored: { $0.compactMap(element.stored) })
  }

  /// Returns the type of an enumeration, given the names of its cases in scenes. If several names have the same value,
  /// the first one stands for it.
  public static func enumeration(_ cases: KeyValuePairs<String, Instance>) -> SceneType<Instance> {
    SceneType(
      literal: { value, _ in
        guard case .enumeration(let name) = value else { return nil }
        return cases.first { $0.key == name }?.value
      },
      convert: { $0 as? Instance },
      lacksCase: { value in
        guard case .enumeration(let name) = value else { return false }
        return !cases.contains { $0.key == name }
      },
      stored: { instance in cases.first { isEqual($0.value, instance) }?.key })
  }

  /// Returns the type of a component's state. The closure creates it from the values that the app passed.
  public static func component(
    _ make: @escaping @MainActor (SceneStateValues) throws -> Instance
  ) -> SceneType<Instance> {
    SceneType(
      literal: { _, _ in nil },
      convert: { value in (value as? SceneEntry).flatMap { try? make(SceneStateValues($0)) } })
  }

  /// Converts what the state stores: the reverse of `stored`.
  func restored(_ stored: Any) -> Instance? {
    switch stored {
    case let name as String: convert(name) ?? instance(ofCase: name)
    case let names as [String]: convert(names) ?? literal(.list(names.map(Value.enumeration)), .empty)
    case let entries as SceneEntries: convert(Array(entries))
    default: convert(stored)
    }
  }

  /// Returns the case with a name, or `nil`.
  func instance(ofCase name: String) -> Instance? { literal(.enumeration(name), .empty) }
}

/// Returns whether two values are equal. Values that cannot be compared are not.
private func isEqual(_ first: Any, _ second: Any) -> Bool {
  func isEqual<Instance: Equatable>(_ first: Instance) -> Bool { first == second as? Instance }
  return (first as? any Equatable).map { isEqual($0) } ?? false
}

extension SceneType where Instance == String {
  /// An enumeration case, as its name or as a value whose raw value is the name.
  static func caseName(of cases: Set<String>) -> SceneType {
    SceneType(
      literal: { value, _ in
        if case .enumeration(let name) = value, cases.contains(name) { name } else { nil }
      },
      convert: { value in
        let name = value as? String ?? (value as? any RawRepresentable)?.rawValue as? String
        return name.flatMap { cases.contains($0) ? $0 : nil }
      })
  }
}

extension SceneType where Instance == String {
  /// A string.
  public static var string: SceneType {
    SceneType(
      literal: { value, values in
        switch value {
        case .literal(let text): text
        case .localized(let key, let arguments, _): values.localized(key, arguments)
        default: nil
        }
      },
      convert: { $0 as? String })
  }
}

extension SceneType where Instance == Bool {
  /// A Boolean.
  public static var boolean: SceneType {
    SceneType(
      literal: { value, _ in if case .boolean(let value) = value { value } else { nil } },
      convert: { $0 as? Bool })
  }
}

extension SceneType where Instance: FixedWidthInteger {
  /// An integer, clamped to the type's range.
  public static var integer: SceneType {
    SceneType(
      literal: { value, _ in if case .integer(let value) = value { Instance(clamping: value) } else { nil } },
      convert: { ($0 as? Int).map { Instance(clamping: $0) } })
  }
}

extension SceneType where Instance: BinaryFloatingPoint {
  /// A number for a view. Values that are not finite are clamped; NaN becomes 0.
  public static var number: SceneType { anyNumber.changed(\.finite) }

  /// A number, passed on as it is, even if it is not finite.
  static var anyNumber: SceneType {
    SceneType(
      literal: { value, _ in
        switch value {
        case .integer(let value): Instance(value)
        case .number(let value): Instance(value)
        default: nil
        }
      },
      convert: { value in
        value as? Instance ?? (value as? Double).map { Instance($0) }
          ?? (value as? Int).map { Instance($0) } ?? (value as? Float).map { Instance(Double(decimal: $0)) }
          ?? (value as? CGFloat).map { Instance($0) }
      })
  }
}

extension SceneType where Instance: BinaryFloatingPoint {
  /// Returns the type with values greater than a bound. Other values become the next number above it.
  public func greaterThan(_ low: Instance) -> SceneType { changed { $0.clamped(greaterThan: low) } }

  /// Returns the type with values less than a bound. Other values become the next number below it.
  public func lessThan(_ high: Instance) -> SceneType { changed { $0.clamped(lessThan: high) } }
}

extension SceneType where Instance: Comparable {
  /// Returns the type with values clamped to a lower bound.
  public func atLeast(_ low: Instance) -> SceneType { changed { $0.clamped(atLeast: low) } }

  /// Returns the type with values clamped to an upper bound.
  public func atMost(_ high: Instance) -> SceneType { changed { $0.clamped(atMost: high) } }

  fileprivate func changed(_ change: @escaping (Instance) -> Instance) -> SceneType {
    SceneType(
      literal: { literal($0, $1).map(change) }, convert: { convert($0).map(change) }, absent: absent,
      lacksCase: lacksCase)
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

extension SceneType where Instance == Date {
  /// A date. A date without a time is midnight in the device's time zone.
  public static var date: SceneType {
    SceneType(
      literal: { value, _ in if case .date(let text) = value { Date(scene: text) } else { nil } },
      convert: { $0 as? Date })
  }
}

extension SceneType where Instance == NSDirectionalEdgeInsets {
  /// Distances from the edges, in points.
  public static var insets: SceneType {
    SceneType(
      literal: { value, _ in
        guard case .insets(let insets) = value else { return nil }
        return NSDirectionalEdgeInsets(
          top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing
        ).map(\.length)
      },
      convert: { ($0 as? NSDirectionalEdgeInsets)?.map(\.length) })
  }
}

extension SceneType where Instance == CGSize {
  /// A width and a height, in points.
  public static var size: SceneType {
    SceneType(
      literal: { value, _ in
        guard case .size(let size) = value else { return nil }
        return CGSize(width: CGFloat(size.width).length, height: CGFloat(size.height).length)
      },
      convert: { ($0 as? CGSize).map { CGSize(width: $0.width.length, height: $0.height.length) } })
  }
}

extension SceneType where Instance == UIView {
  /// A view of the same scene or component. An empty view replaces one that was omitted.
  public static var viewID: SceneType {
    SceneType(
      literal: { value, values in
        if case .view(let id) = value { values.views?[id] ?? UIView() } else { nil }
      },
      convert: { _ in nil })
  }
}

extension SceneType where Instance == UIColor {
  /// A colour.
  public static var color: SceneType {
    SceneType(
      literal: { value, values in
        if case .color(let color) = value { UIColor.scene(color, values.names) } else { nil }
      },
      convert: { $0 as? UIColor },
      lacksCase: { if case .color(let color) = $0 { UIColor.lacksName(in: color) } else { false } })
  }
}

extension SceneType where Instance == UIFont {
  /// A font.
  public static var font: SceneType {
    SceneType(
      literal: { value, _ in if case .font(let font) = value { UIFont.scene(font) } else { nil } },
      convert: { $0 as? UIFont },
      lacksCase: { if case .font(let font) = $0 { UIFont.scene(font) == nil } else { false } })
  }
}

extension SceneType where Instance == UIImage {
  /// An image. It is empty if neither the system nor the app has an image of this name.
  public static var image: SceneType {
    SceneType(
      literal: { value, values in
        if case .image(let image) = value { UIImage.scene(image, values) ?? UIImage() } else { nil }
      },
      convert: { $0 as? UIImage })
  }
}

extension SceneType where Instance == UIImage? {
  /// Returns the type of an optional image. It is `nil` if neither the system nor the app has an image of this name.
  public static func optional(_ image: SceneType<UIImage>) -> SceneType {
    SceneType(
      literal: { value, values in
        if case .image(let picture) = value { .some(UIImage.scene(picture, values)) } else { nil }
      },
      convert: { image.convert($0).map(Optional.some) },
      absent: .some(nil))
  }
}

extension SceneType where Instance == ScenePicture {
  /// An image, which may be at a URL.
  static var picture: SceneType {
    SceneType(
      literal: { value, values in
        switch value {
        case .image(let image): .image(UIImage.scene(image, values))
        case .remoteImage(let image):
          SceneType<URL?>.optional(.url).read(image.address, values).map { url in
            .address(
              url, placeholder: image.placeholder.flatMap { UIImage.scene($0, values) },
              failure: image.failure.flatMap { UIImage.scene($0, values) })
          }
        default: nil
        }
      },
      convert: { ($0 as? UIImage).map(ScenePicture.image) }, absent: .image(nil))
  }
}

extension UIImage {
  /// Returns the image that a scene describes, or `nil` if neither the system nor the app has an image of this name.
  @MainActor fileprivate static func scene(_ image: Image, _ values: SceneValues) -> UIImage? {
    switch image {
    case .symbol(let name): UIImage(systemName: name)
    case .asset(let name): UIImage(named: name, in: values.names.bundle, with: nil)
    }
  }
}

extension UIColor {
  /// Returns the colour that a scene describes, or `nil` for a name that neither UIKit nor the app has.
  ///
  /// - Parameter names: The app's colours by the names of their constants, and its bundle.
  @MainActor fileprivate static func scene(_ color: Color, _ names: SceneNames) -> UIColor? {
    switch color {
    case .named(let name): return SceneType<UIColor>.colorName.instance(ofCase: name)
    case .rgba(let value): return UIColor(rgba: value)
    case .asset(let name): return UIColor(asset: name, in: names.bundle)
    case .constant(let name): return names.colors[name]
    case .adaptive(let light, let dark):
      guard let light = scene(light, names), let dark = scene(dark, names) else { return nil }
      return UIColor(light: light, dark: dark)
    }
  }

  /// Returns whether a colour has a name that UIKit does not have.
  @MainActor fileprivate static func lacksName(in color: Color) -> Bool {
    switch color {
    case .named(let name): SceneType<UIColor>.colorName.instance(ofCase: name) == nil
    case .adaptive(let light, let dark): lacksName(in: light) || lacksName(in: dark)
    case .rgba, .asset, .constant: false
    }
  }
}
