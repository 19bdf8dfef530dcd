extension SceneElements {
  mutating func registerViews() {
    var view = SceneElement("view", extends: nil) { UIView() }
    view.attribute("hidden", .hidden) { view, isHidden in
      if let isHidden { view.isHidden = isHidden }
    }
    view.attribute("alpha", .number.atLeast(0).atMost(1)) { $0.alpha = $1 }
    view.attribute("backgroundColor", .optional(.color)) { $0.backgroundColor = $1 }
    view.attribute("tintColor", .optional(.color)) { $0.tintColor = $1 }
    view.attribute("width", .number.atLeast(0)) { $0.constrainWidth(to: $1) }
    view.attribute("height", .number.atLeast(0)) { $0.constrainHeight(to: $1) }
    view.attribute("accessibilityLabel", .optional(.string)) { $0.setVoiceOverLabel($1) }
    view.attribute("accessibilityHint", .optional(.string)) { $0.accessibilityHint = $1 }
    view.attribute("accessibilityIdentifier", .optional(.string)) { $0.accessibilityIdentifier = $1 }
    view.content("children") { $0.addContents($1) }
    register(view)

    var stack = SceneElement("stack") { UIStackView() }
    stack.attribute("axis", .axis) { $0.axis = $1 }
    stack.attribute("spacing", .number) { $0.spacing = $1 }
    stack.attribute("alignment", .stackAlignment) { $0.alignment = $1 }
    stack.attribute("distribution", .stackDistribution) { $0.distribution = $1 }
    stack.content("children") { stack, contents in
      for case .view(let child) in contents { stack.addArrangedSubview(child) }
    }
    register(stack)

    register(SceneElement("scroll") { UIScrollView() })

    var label = SceneElement("label") { UILabel() }
    label.attribute("text", .optional(.string)) { $0.text = $1 }
    label.attribute("textColor", .optional(.color)) { $0.textColor = $1 }
    label.attribute("font", .optional(.font)) { $0.applyFont($1) }
    label.attribute("alignment", .textAlignment) { $0.textAlignment = $1 }
    label.attribute("lines", .integer.atLeast(0)) { $0.numberOfLines = $1 }
    register(label)
    registerDecorator(of: "label", property: "url", .optional(.url)) { (label: UILabel, url) in
      label.url = url
    }

    var image = SceneElement("imageView") { UIImageView() }
    image.attribute("image", .optional(.image)) { $0.image = $1 }
    image.attribute("contentMode", .contentMode) { $0.contentMode = $1 }
    register(image)

    var progress = SceneElement("progressView") { UIProgressView() }
    progress.attribute("progress", .number.atLeast(0).atMost(1)) { $0.progress = $1 }
    register(progress)

    var indicator = SceneElement("activityIndicator") { UIActivityIndicatorView() }
    indicator.attribute("style", .activityIndicatorStyle) { $0.style = $1 }
    indicator.attribute("hidesWhenStopped", .boolean) { $0.hidesWhenStopped = $1 }
    indicator.attribute("animating", .boolean) { $0.setAnimating($1) }
    register(indicator)
  }
}

extension UIView {
  fileprivate func addContents(_ contents: [SceneContent]) {
    for case .view(let child) in contents { addContent(child) }
  }
}

extension SceneType where Instance == Bool? {
  /// Whether a view is hidden. A `false` in the scene may only be the default, which leaves a view as it is: a wheel
  /// that stands still is hidden by itself. What the owner passes in is meant.
  fileprivate static var hidden: SceneType {
    SceneType(
      literal: { value, _ in
        guard case .boolean(let isHidden) = value else { return nil }
        return .some(isHidden ? true : nil)
      },
      convert: { ($0 as? Bool).map(Optional.some) })
  }
}
