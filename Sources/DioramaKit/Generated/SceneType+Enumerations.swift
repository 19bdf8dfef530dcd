// swift-format-ignore-file
// Generated from the folder Grammar by `make export`. Do not edit.

extension SceneType where Instance == UITableViewCell.AccessoryType {
  /// The accessory at the right edge of a row.
  public static var accessoryType: SceneType {
    .enumeration([
      "none": .none,
      "disclosureIndicator": .disclosureIndicator,
      "detailDisclosureButton": .detailDisclosureButton,
      "checkmark": .checkmark,
      "detailButton": .detailButton,
    ])
  }
}

extension SceneType where Instance == UIActivityIndicatorView.Style {
  /// The size of an activity indicator.
  public static var activityIndicatorStyle: SceneType {
    .enumeration(["medium": .medium, "large": .large])
  }
}

extension SceneType where Instance == NSLayoutConstraint.Axis {
  /// The direction in which views are arranged.
  public static var axis: SceneType {
    .enumeration(["horizontal": .horizontal, "vertical": .vertical])
  }
}

extension SceneType where Instance == UIColor {
  /// The named colours of UIKit.
  public static var colorName: SceneType {
    .enumeration([
      "black": .black,
      "blue": .blue,
      "brown": .brown,
      "clear": .clear,
      "cyan": .cyan,
      "darkGray": .darkGray,
      "gray": .gray,
      "green": .green,
      "lightGray": .lightGray,
      "magenta": .magenta,
      "orange": .orange,
      "purple": .purple,
      "red": .red,
      "white": .white,
      "yellow": .yellow,
      "systemBlue": .systemBlue,
      "systemBrown": .systemBrown,
      "systemCyan": .systemCyan,
      "systemGreen": .systemGreen,
      "systemIndigo": .systemIndigo,
      "systemMint": .systemMint,
      "systemOrange": .systemOrange,
      "systemPink": .systemPink,
      "systemPurple": .systemPurple,
      "systemRed": .systemRed,
      "systemTeal": .systemTeal,
      "systemYellow": .systemYellow,
      "systemGray": .systemGray,
      "systemGray2": .systemGray2,
      "systemGray3": .systemGray3,
      "systemGray4": .systemGray4,
      "systemGray5": .systemGray5,
      "systemGray6": .systemGray6,
      "tintColor": .tintColor,
      "label": .label,
      "secondaryLabel": .secondaryLabel,
      "tertiaryLabel": .tertiaryLabel,
      "quaternaryLabel": .quaternaryLabel,
      "placeholderText": .placeholderText,
      "link": .link,
      "separator": .separator,
      "opaqueSeparator": .opaqueSeparator,
      "systemFill": .systemFill,
      "secondarySystemFill": .secondarySystemFill,
      "tertiarySystemFill": .tertiarySystemFill,
      "quaternarySystemFill": .quaternarySystemFill,
      "systemBackground": .systemBackground,
      "secondarySystemBackground": .secondarySystemBackground,
      "tertiarySystemBackground": .tertiarySystemBackground,
      "systemGroupedBackground": .systemGroupedBackground,
      "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
      "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
      "lightText": .lightText,
      "darkText": .darkText,
    ])
  }
}

extension SceneType where Instance == UIView.ContentMode {
  /// How content fits into its view.
  public static var contentMode: SceneType {
    .enumeration([
      "scaleToFill": .scaleToFill,
      "scaleAspectFit": .scaleAspectFit,
      "scaleAspectFill": .scaleAspectFill,
      "redraw": .redraw,
      "center": .center,
      "top": .top,
      "bottom": .bottom,
      "left": .left,
      "right": .right,
      "topLeft": .topLeft,
      "topRight": .topRight,
      "bottomLeft": .bottomLeft,
      "bottomRight": .bottomRight,
    ])
  }
}

extension SceneType where Instance == UIFont.Weight {
  /// The weight of a system font.
  public static var fontWeight: SceneType {
    .enumeration([
      "ultraLight": .ultraLight,
      "thin": .thin,
      "light": .light,
      "regular": .regular,
      "medium": .medium,
      "semibold": .semibold,
      "bold": .bold,
      "heavy": .heavy,
      "black": .black,
    ])
  }
}

extension SceneType where Instance == UIKeyboardType {
  /// The kind of keyboard.
  public static var keyboardType: SceneType {
    .enumeration([
      "default": .`default`,
      "asciiCapable": .asciiCapable,
      "numbersAndPunctuation": .numbersAndPunctuation,
      "URL": .URL,
      "numberPad": .numberPad,
      "phonePad": .phonePad,
      "namePhonePad": .namePhonePad,
      "emailAddress": .emailAddress,
      "decimalPad": .decimalPad,
      "twitter": .twitter,
      "webSearch": .webSearch,
      "asciiCapableNumberPad": .asciiCapableNumberPad,
    ])
  }
}

extension SceneType where Instance == UIReturnKeyType {
  /// The label of the return key on a keyboard.
  public static var returnKeyType: SceneType {
    .enumeration([
      "default": .`default`,
      "go": .go,
      "google": .google,
      "join": .join,
      "next": .next,
      "route": .route,
      "search": .search,
      "send": .send,
      "yahoo": .yahoo,
      "done": .done,
      "emergencyCall": .emergencyCall,
      "continue": .`continue`,
    ])
  }
}

extension SceneType where Instance == UIStackView.Alignment {
  /// How the views of a stack are aligned across its axis.
  public static var stackAlignment: SceneType {
    .enumeration([
      "fill": .fill,
      "leading": .leading,
      "top": .top,
      "firstBaseline": .firstBaseline,
      "center": .center,
      "trailing": .trailing,
      "bottom": .bottom,
      "lastBaseline": .lastBaseline,
    ])
  }
}

extension SceneType where Instance == UIStackView.Distribution {
  /// How the views of a stack share the space along its axis.
  public static var stackDistribution: SceneType {
    .enumeration([
      "fill": .fill,
      "fillEqually": .fillEqually,
      "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing,
      "equalCentering": .equalCentering,
    ])
  }
}

extension SceneType where Instance == NSTextAlignment {
  /// How lines of text are aligned.
  public static var textAlignment: SceneType {
    .enumeration([
      "left": .left,
      "center": .center,
      "right": .right,
      "justified": .justified,
      "natural": .natural,
    ])
  }
}

extension SceneType where Instance == UITextField.BorderStyle {
  /// The border around a text field.
  public static var textFieldBorderStyle: SceneType {
    .enumeration(["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect])
  }
}

extension SceneType where Instance == UITextField.ViewMode {
  /// When a text field shows a view next to its text.
  public static var textFieldViewMode: SceneType {
    .enumeration([
      "never": .never,
      "whileEditing": .whileEditing,
      "unlessEditing": .unlessEditing,
      "always": .always,
    ])
  }
}

extension SceneType where Instance == UIFont.TextStyle {
  /// The purpose of a text, which determines a font that follows the user's text size.
  public static var textStyle: SceneType {
    .enumeration([
      "largeTitle": .largeTitle,
      "title1": .title1,
      "title2": .title2,
      "title3": .title3,
      "headline": .headline,
      "subheadline": .subheadline,
      "body": .body,
      "callout": .callout,
      "footnote": .footnote,
      "caption1": .caption1,
      "caption2": .caption2,
    ])
  }
}
