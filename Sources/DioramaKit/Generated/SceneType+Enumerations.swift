// swift-format-ignore-file
// Generated from the folder Grammar by `make export`. Do not edit.

extension SceneType where Instance == UIAccessibilityTraits {
  /// What a view is and does, for VoiceOver.
  public static var accessibilityTrait: SceneType {
    .enumeration([
      "button": .button,
      "link": .link,
      "image": .image,
      "selected": .selected,
      "playsSound": .playsSound,
      "keyboardKey": .keyboardKey,
      "staticText": .staticText,
      "summaryElement": .summaryElement,
      "notEnabled": .notEnabled,
      "updatesFrequently": .updatesFrequently,
      "searchField": .searchField,
      "startsMediaSession": .startsMediaSession,
      "adjustable": .adjustable,
      "allowsDirectInteraction": .allowsDirectInteraction,
      "causesPageTurn": .causesPageTurn,
      "header": .header,
      "tabBar": .tabBar,
    ])
  }
}

extension SceneType where Instance == UITableViewCell.AccessoryType {
  /// The accessory at the trailing edge of a row.
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

extension SceneType where Instance == UITextAutocorrectionType {
  /// Whether the keyboard corrects what the user types.
  public static var autocorrection: SceneType {
    .enumeration(["default": .default, "no": .no, "yes": .yes])
  }
}

extension SceneType where Instance == NSLayoutConstraint.Axis {
  /// The direction in which views are arranged.
  public static var axis: SceneType {
    .enumeration(["horizontal": .horizontal, "vertical": .vertical])
  }
}

extension SceneType where Instance == UIBlurEffect.Style {
  /// How the content behind a view is blurred.
  public static var blurStyle: SceneType {
    .enumeration([
      "extraLight": .extraLight,
      "light": .light,
      "dark": .dark,
      "regular": .regular,
      "prominent": .prominent,
      "systemUltraThinMaterial": .systemUltraThinMaterial,
      "systemThinMaterial": .systemThinMaterial,
      "systemMaterial": .systemMaterial,
      "systemThickMaterial": .systemThickMaterial,
      "systemChromeMaterial": .systemChromeMaterial,
      "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
      "systemThinMaterialLight": .systemThinMaterialLight,
      "systemMaterialLight": .systemMaterialLight,
      "systemThickMaterialLight": .systemThickMaterialLight,
      "systemChromeMaterialLight": .systemChromeMaterialLight,
      "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
      "systemThinMaterialDark": .systemThinMaterialDark,
      "systemMaterialDark": .systemMaterialDark,
      "systemThickMaterialDark": .systemThickMaterialDark,
      "systemChromeMaterialDark": .systemChromeMaterialDark,
    ])
  }
}

extension SceneType where Instance == UITextAutocapitalizationType {
  /// When the keyboard capitalizes what the user types.
  public static var capitalization: SceneType {
    .enumeration([
      "none": .none,
      "words": .words,
      "sentences": .sentences,
      "allCharacters": .allCharacters,
    ])
  }
}

extension SceneType where Instance == ChildAlignment {
  /// Where a view is in its container.
  public static var childAlignment: SceneType {
    .enumeration([
      "fill": .fill,
      "leading": .leading,
      "center": .center,
      "trailing": .trailing,
      "top": .top,
      "bottom": .bottom,
      "topLeading": .topLeading,
      "topTrailing": .topTrailing,
      "bottomLeading": .bottomLeading,
      "bottomTrailing": .bottomTrailing,
    ])
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

extension SceneType where Instance == UIContentSizeCategory {
  /// A text size that the user can choose.
  public static var contentSizeCategory: SceneType {
    .enumeration([
      "extraSmall": .extraSmall,
      "small": .small,
      "medium": .medium,
      "large": .large,
      "extraLarge": .extraLarge,
      "extraExtraLarge": .extraExtraLarge,
      "extraExtraExtraLarge": .extraExtraExtraLarge,
      "accessibilityMedium": .accessibilityMedium,
      "accessibilityLarge": .accessibilityLarge,
      "accessibilityExtraLarge": .accessibilityExtraLarge,
      "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
      "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
    ])
  }
}

extension SceneType where Instance == UIDataDetectorTypes {
  /// What becomes a link in a text.
  public static var dataDetector: SceneType {
    .enumeration([
      "phoneNumber": .phoneNumber,
      "link": .link,
      "address": .address,
      "calendarEvent": .calendarEvent,
      "shipmentTrackingNumber": .shipmentTrackingNumber,
      "flightNumber": .flightNumber,
      "lookupSuggestion": .lookupSuggestion,
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

extension SceneType where Instance == UIControl.ContentHorizontalAlignment {
  /// Where the content of a control is across its width.
  public static var horizontalAlignment: SceneType {
    .enumeration([
      "center": .center,
      "left": .left,
      "right": .right,
      "fill": .fill,
      "leading": .leading,
      "trailing": .trailing,
    ])
  }
}

extension SceneType where Instance == UIKeyboardAppearance {
  /// The look of the keyboard.
  public static var keyboardAppearance: SceneType {
    .enumeration(["default": .default, "dark": .dark, "light": .light])
  }
}

extension SceneType where Instance == UIKeyboardType {
  /// The kind of keyboard.
  public static var keyboardType: SceneType {
    .enumeration([
      "default": .default,
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

extension SceneType where Instance == UINavigationItem.LargeTitleDisplayMode {
  /// When the title of a screen is large.
  public static var largeTitleDisplay: SceneType {
    .enumeration(["automatic": .automatic, "always": .always, "never": .never])
  }
}

extension SceneType where Instance == NSLineBreakMode {
  /// How a text that does not fit is wrapped or truncated.
  public static var lineBreakMode: SceneType {
    .enumeration([
      "byWordWrapping": .byWordWrapping,
      "byCharWrapping": .byCharWrapping,
      "byClipping": .byClipping,
      "byTruncatingHead": .byTruncatingHead,
      "byTruncatingTail": .byTruncatingTail,
      "byTruncatingMiddle": .byTruncatingMiddle,
    ])
  }
}

extension SceneType where Instance == UIRectEdge {
  /// An edge of a rectangle.
  public static var rectEdge: SceneType {
    .enumeration(["top": .top, "left": .left, "bottom": .bottom, "right": .right, "all": .all])
  }
}

extension SceneType where Instance == UIReturnKeyType {
  /// The label of the return key on a keyboard.
  public static var returnKeyType: SceneType {
    .enumeration([
      "default": .default,
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
      "continue": .continue,
    ])
  }
}

extension SceneType where Instance == ScreenEdges {
  /// The area of a screen in which its views are.
  public static var screenEdges: SceneType {
    .enumeration(["safeArea": .safeArea, "full": .full, "margins": .margins])
  }
}

extension SceneType where Instance == SheetDetent {
  /// A height at which a sheet rests.
  public static var sheetDetent: SceneType {
    .enumeration(["medium": .medium, "large": .large])
  }
}

extension SceneType where Instance == UITextSmartDashesType {
  /// Whether the keyboard replaces hyphens with dashes.
  public static var smartDashes: SceneType {
    .enumeration(["default": .default, "no": .no, "yes": .yes])
  }
}

extension SceneType where Instance == UITextSmartInsertDeleteType {
  /// Whether pasting and deleting adjust the spaces around words.
  public static var smartInsertDelete: SceneType {
    .enumeration(["default": .default, "no": .no, "yes": .yes])
  }
}

extension SceneType where Instance == UITextSmartQuotesType {
  /// Whether the keyboard replaces straight quotes.
  public static var smartQuotes: SceneType {
    .enumeration(["default": .default, "no": .no, "yes": .yes])
  }
}

extension SceneType where Instance == UITextSpellCheckingType {
  /// Whether misspelt words are marked.
  public static var spellChecking: SceneType {
    .enumeration(["default": .default, "no": .no, "yes": .yes])
  }
}

extension SceneType where Instance == UIStackView.Alignment {
  /// How the views of a stack are aligned across its axis.
  public static var stackAlignment: SceneType {
    .enumeration([
      "fill": .fill,
      "leading": .leading,
      "firstBaseline": .firstBaseline,
      "center": .center,
      "trailing": .trailing,
      "lastBaseline": .lastBaseline,
      "top": .top,
      "bottom": .bottom,
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

extension SceneType where Instance == UIImage.SymbolScale {
  /// The size of a symbol in relation to its font.
  public static var symbolScale: SceneType {
    .enumeration(["default": .default, "small": .small, "medium": .medium, "large": .large])
  }
}

extension SceneType where Instance == UIImage.SymbolWeight {
  /// How thick the lines of a symbol are.
  public static var symbolWeight: SceneType {
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

extension SceneType where Instance == UITextContentType {
  /// The meaning of a text that the user enters, for suggestions of the keyboard.
  public static var textContentType: SceneType {
    .enumeration([
      "name": .name,
      "namePrefix": .namePrefix,
      "givenName": .givenName,
      "middleName": .middleName,
      "familyName": .familyName,
      "nameSuffix": .nameSuffix,
      "nickname": .nickname,
      "jobTitle": .jobTitle,
      "organizationName": .organizationName,
      "location": .location,
      "fullStreetAddress": .fullStreetAddress,
      "streetAddressLine1": .streetAddressLine1,
      "streetAddressLine2": .streetAddressLine2,
      "addressCity": .addressCity,
      "addressState": .addressState,
      "addressCityAndState": .addressCityAndState,
      "sublocality": .sublocality,
      "countryName": .countryName,
      "postalCode": .postalCode,
      "telephoneNumber": .telephoneNumber,
      "emailAddress": .emailAddress,
      "URL": .URL,
      "creditCardNumber": .creditCardNumber,
      "username": .username,
      "password": .password,
      "newPassword": .newPassword,
      "oneTimeCode": .oneTimeCode,
      "shipmentTrackingNumber": .shipmentTrackingNumber,
      "flightNumber": .flightNumber,
      "dateTime": .dateTime,
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

extension SceneType where Instance == UIControl.ContentVerticalAlignment {
  /// Where the content of a control is across its height.
  public static var verticalAlignment: SceneType {
    .enumeration(["center": .center, "top": .top, "bottom": .bottom, "fill": .fill])
  }
}
