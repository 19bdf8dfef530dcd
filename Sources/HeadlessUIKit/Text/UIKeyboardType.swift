/// The keyboard that a text field asks for.
public enum UIKeyboardType: Int, Sendable {
  /// The usual keyboard.
  case `default` = 0
  /// Letters, digits and signs of ASCII.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// For a URL.
  case URL = 3
  /// Digits, as for a PIN.
  case numberPad = 4
  /// Digits and the signs of a telephone.
  case phonePad = 5
  /// For names and telephone numbers.
  case namePhonePad = 6
  /// For an e-mail address.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// With the signs that short messages use.
  case twitter = 9
  /// For a search on the web.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11
}

/// The word on the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}
