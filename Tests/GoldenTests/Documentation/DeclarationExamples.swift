import DioramaKit

/// The classes in `Grammar/README.md` compile.
private enum GrammarExamples {
  final class RatingView: UIControl {
    var value = 0
    var ratedHandler: ((Int) -> Void)?
  }

  final class BadgeDecorator: UIView, ViewDecorator {
    var value: Int?
    var color: UIColor?
    var tapped: (@MainActor (Int) -> Void)?

    init(object: UIView) {
      super.init(frame: .zero)
      attach(to: object)
    }

    required init?(coder: NSCoder) { nil }
  }
}

/// The class in the documentation of `ViewDecorator` compiles.
private enum DecoratorExample {
  final class BadgeDecorator: UIView, ViewDecorator {
    var value: Int?

    init(object: UIView) {
      super.init(frame: .zero)
      attach(to: object)
    }

    required init?(coder: NSCoder) { nil }
  }
}

/// The code in `Documentation/Themes.md` and `Documentation/Texts.md` compiles.
@MainActor
private enum LoaderExamples {
  enum Settings {
    static let isVivid = true
  }

  enum Brand {
    static var danger: UIColor { Settings.isVivid ? .systemPink : .systemRed }
  }

  static var loader: SceneLoader {
    var loader = SceneLoader()
    loader.colors["Brand.danger"] = Brand.danger
    loader.bundle = .module
    return loader
  }
}

extension Bundle {
  fileprivate static var module: Bundle { .main }
}
