import DioramaTree

extension SceneType where Instance == UIColor {
  /// A colour.
  public static var color: SceneType {
    SceneType(
      literal: { value, _ in if case .color(let color) = value { UIColor.scene(color) } else { nil } },
      convert: { $0 as? UIColor })
  }
}

extension SceneType where Instance == UIFont {
  /// A font.
  public static var font: SceneType {
    SceneType(
      literal: { value, _ in if case .font(let font) = value { UIFont.scene(font) } else { nil } },
      convert: { $0 as? UIFont })
  }
}

extension SceneType where Instance == UIImage {
  /// A picture, which is empty if neither the system nor the app has it.
  public static var image: SceneType {
    SceneType(
      literal: { value, _ in
        if case .image(let image) = value { UIImage.scene(image) ?? UIImage() } else { nil }
      },
      convert: { $0 as? UIImage })
  }
}

extension SceneType where Instance == UIImage? {
  /// A picture that there may be none of. There is none, either, if neither the system nor the app has it.
  public static func optional(_ image: SceneType<UIImage>) -> SceneType {
    SceneType(
      literal: { value, values in
        if case .image(let picture) = value { .some(UIImage.scene(picture)) } else { nil }
      },
      convert: { image.convert($0).map(Optional.some) },
      absent: .some(nil))
  }
}

extension UIImage {
  /// The picture that a scene describes; `nil` if neither the system nor the app has it.
  fileprivate static func scene(_ image: Image) -> UIImage? {
    switch image {
    case .symbol(let name): UIImage(systemName: name)
    case .asset(let name): UIImage(named: name)
    }
  }
}

extension UIColor {
  /// The colour that a scene describes; `nil` for a name that UIKit does not have.
  @MainActor static func scene(_ color: Color) -> UIColor? {
    switch color {
    case .named(let name): return SceneType<UIColor>.colorName.instance(ofCase: name)
    case .rgba(let value): return UIColor(rgba: value)
    case .asset(let name): return UIColor(asset: name)
    case .adaptive(let light, let dark):
      guard let light = scene(light), let dark = scene(dark) else { return nil }
      return UIColor(light: light, dark: dark)
    }
  }
}

extension UIFont {
  /// The font that a scene describes; `nil` for a weight or style that UIKit does not have. A font that is not
  /// installed is replaced by the system's.
  @MainActor static func scene(_ font: Font) -> UIFont? {
    switch font {
    case .system(let size, let weight):
      SceneType.fontWeight.instance(ofCase: weight).map { systemFont(ofSize: points(size), weight: $0) }
    case .style(let style):
      SceneType.textStyle.instance(ofCase: style).map { preferredFont(forTextStyle: $0) }
    case .named(let name, let size):
      UIFont(name: name, size: points(size)) ?? systemFont(ofSize: points(size))
    }
  }

  /// A size that scenes can write.
  private static func points(_ size: Double) -> CGFloat { CGFloat(size).clamped(atLeast: 1, atMost: 1000) }
}
