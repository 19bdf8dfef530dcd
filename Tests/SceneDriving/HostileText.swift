/// Texts that careless code for writing Swift, YAML or JSON would change or misinterpret.
public enum HostileText {
  /// One text of each kind.
  public static let all = code + characters + notations + long

  private static let code = [
    "", " ", "plain", "\"", "\"\"\"", "\\", "\\\\\"", "\\(self)", "\\(fatalError())",
    "\" + fatalError() + \"", "\"); fatalError(); (\"", "#\"\\#(name)\"#", "*/ /* // ///", "`class`",
  ]

  private static let characters = [
    "\n", "a\nb", "a\r\nb\rc", "\t", "\0", "a\0b", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}a", "\u{FEFF}a",
    "\u{1}\u{1B}[31m", "👩‍👩‍👧‍👦🇩🇪👍🏽", "e\u{301}", "\u{301}", "é", "\u{200F}שלום\u{200E}", "北京",
    "\u{202E}abc\u{202C}", "\u{2066}x\u{2069}", "\u{E000}\u{10FFFF}", "\u{AD}\u{200B}\u{A0}",
  ]

  private static let notations = [
    "${", "${name}", "$${name}", "$$${name}", "$", "{}", "}}", "%@ %d %", "no", "~", "null", "007", "1e3",
    "# comment", "- dash", "key: value", "&anchor *alias", "!tag", "| >", "'single'", "<<", "{\"json\": 1}",
  ]

  private static let long = [
    String(repeating: "ten thousand ", count: 770), String(repeating: "\\\"\n", count: 3334),
  ]
}
