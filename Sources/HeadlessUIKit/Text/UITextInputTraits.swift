/// When the keyboard capitalizes.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Never.
  case none = 0
  /// Each word.
  case words = 1
  /// Each sentence.
  case sentences = 2
  /// Each letter.
  case allCharacters = 3
}

/// Whether the keyboard corrects.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system decides.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system decides.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether the keyboard replaces straight quotes.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the system decides.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether the keyboard replaces hyphens by dashes.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the system decides.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether pasting and deleting adjust spaces.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the system decides.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The system's.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}

/// The meaning of a text that the user enters.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String

  /// Creates a meaning.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A name prefix.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// A name suffix.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// An organization name.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// A location.
  public static let location = UITextContentType(rawValue: "location")
  /// A full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// An address city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// An address state.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// An address city and state.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// A sublocality.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// A country name.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "URL")
  /// A credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// An username.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// An one time code.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// A shipment tracking number.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
  /// A flight number.
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  /// A date time.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
}

/// What becomes a link in a text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The types as bits.
  public let rawValue: UInt

  /// Creates a set of types.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// URLs.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of parcels.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// What can be looked up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
}
