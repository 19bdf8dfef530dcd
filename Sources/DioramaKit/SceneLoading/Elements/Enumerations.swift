extension SceneType where Instance == NSLayoutConstraint.Axis {
  static var axis: SceneType { .enumeration(["horizontal": .horizontal, "vertical": .vertical]) }
}

extension SceneType where Instance == UIStackView.Alignment {
  static var stackAlignment: SceneType {
    .enumeration([
      "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
      "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ])
  }
}

extension SceneType where Instance == UIStackView.Distribution {
  static var stackDistribution: SceneType {
    .enumeration([
      "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ])
  }
}

extension SceneType where Instance == NSTextAlignment {
  static var textAlignment: SceneType {
    .enumeration([
      "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ])
  }
}

extension SceneType where Instance == UIView.ContentMode {
  static var contentMode: SceneType {
    .enumeration([
      "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
      "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
      "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ])
  }
}

extension SceneType where Instance == UIKeyboardType {
  static var keyboard: SceneType {
    .enumeration([
      "default": .default, "asciiCapable": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation,
      "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
      "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
      "asciiCapableNumberPad": .asciiCapableNumberPad,
    ])
  }
}

extension SceneType where Instance == UIReturnKeyType {
  static var returnKey: SceneType {
    .enumeration([
      "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
      "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
      "continue": .continue,
    ])
  }
}

extension SceneType where Instance == UITextField.ViewMode {
  static var viewMode: SceneType {
    .enumeration([
      "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ])
  }
}

extension SceneType where Instance == UITextField.BorderStyle {
  static var borderStyle: SceneType {
    .enumeration(["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect])
  }
}

extension SceneType where Instance == UITableViewCell.AccessoryType {
  static var accessory: SceneType {
    .enumeration([
      "none": .none, "disclosureIndicator": .disclosureIndicator,
      "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
      "detailButton": .detailButton,
    ])
  }
}

extension SceneType where Instance == UIActivityIndicatorView.Style {
  static var activityIndicatorStyle: SceneType { .enumeration(["medium": .medium, "large": .large]) }
}
