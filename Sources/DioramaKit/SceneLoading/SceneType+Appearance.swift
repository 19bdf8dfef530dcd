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
  /// A picture.
  public static var image: SceneType {
    SceneType(
      literal: { value, _ in
        switch value {
        case .image(.symbol(let name)): UIImage(systemName: name)
        case .image(.asset(let name)): UIImage(named: name)
        default: nil
        }
      },
      convert: { $0 as? UIImage })
  }
}
