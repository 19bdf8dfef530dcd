import DioramaTree
import Testing

@_spi(Generated) @testable import DioramaKit

/// Localized texts with values in them.
@MainActor
struct LocalizedFormatTests {
  @Test(arguments: [
    ("%@ has %ld", "Ann has 3"), ("%2$ld: %1$@", "3: Ann"), ("%1$@ and %1$@", "Ann and Ann"),
    ("100 %% of %@", "100 % of Ann"), ("no places", "no places"), ("%@ %@", "Ann 3"), ("%ld %ld", "0 3"),
    ("%2$.1f", "3.0"), ("%@, %ld, %@!", "Ann, 3, !"), ("%@ %ld %ld %f", "Ann 3 0 0.000000"), ("%2$lld", "3"),
    ("%2$ld %% %2$ld", "3 % 3"), ("%3$@ %2$ld", " 3"),
  ])
  func placesAreFilled(_ format: String, _ expected: String) {
    #expect(String(localizedFormat: format, "Ann", 3) == withLocalPoints(expected))
  }

  /// A text with the decimal separator of the user's language in place of each point.
  private func withLocalPoints(_ text: String) -> String {
    text.replacing(".", with: Locale.current.decimalSeparator ?? ".")
  }

  @Test(arguments: [
    "%", "%s", "%n", "%*d", "%1$s", "%0$@", "%999$@", "%1$@ %1$ld", "%99999999999999999999$@", "%#@open",
    "%Lf",
  ])
  func formatsThatReadOtherMemoryStayAsTheyAre(_ format: String) {
    #expect(String(localizedFormat: format, "Ann", 3) == format)
  }

  @Test(arguments: [
    "%2000000000@", "%2$2000000000d", "%2$.2000000000f", "%2$-100ld", "%.100@", "%2$5.100f", "%2$.*f",
    "%99999999999999999999999d", "%100#@likes@", String(repeating: "%1$@", count: 100),
  ])
  func formatsThatFillMemoryStayAsTheyAre(_ format: String) {
    #expect(String(localizedFormat: format, "Ann", 3) == format)
  }

  @Test func widthsAndPrecisionsUpTo99Apply() {
    #expect(String(localizedFormat: "%2$99ld", "Ann", 3) == String(repeating: " ", count: 98) + "3")
    #expect(
      String(localizedFormat: "%2$.99f", "Ann", 3)
        == withLocalPoints("3." + String(repeating: "0", count: 99)))
  }

  @Test(arguments: [
    ("%d", "5000000000"), ("%2$hhd of %1$i", "300 of 5000000000"), ("%1$+d %2$@", "+5000000000 300"),
    ("%1$x", "12a05f200"), ("%1$u|", "5000000000|"), ("%1$ld", "5000000000"), ("%2$qd", "300"),
  ])
  func integersKeepAllTheirDigits(_ format: String, _ expected: String) {
    let text = String(localizedFormat: format, 5_000_000_000, 300)
    #expect(text.replacing(Locale.current.groupingSeparator ?? ",", with: "") == expected)
  }

  @Test func numbersBecomeWhatThePlaceTakes() {
    #expect(String(localizedFormat: "%ld", 2.6) == "3")
    #expect(String(localizedFormat: "%ld", Double.nan) == "0")
    #expect(String(localizedFormat: "%.2f", 2) == withLocalPoints("2.00"))
    #expect(String(localizedFormat: "%ld %.1f", "7", "1.5") == withLocalPoints("7 1.5"))
    let text = String(localizedFormat: "%ld, %@, %.1f", Int?.some(3), String?.some("b"), Int?.some(2))
    #expect(text == withLocalPoints("3, b, 2.0"))
    let number = String(localizedFormat: "%@", 1.5)
    #expect(!number.isEmpty && String(localizedFormat: "%@", Double?.some(1.5)) == number)
    #expect(String(localizedFormat: "<%@> %ld", Int?.none, Int?.none) == "<> 0")
  }

  /// Foundation chooses a plural form for the number that it is given, and would take an object for its address. A
  /// text such as `%#@likes@` is that of an entry of a strings dictionary; the places in its forms are not known.
  @Test func pluralFormsAreChosenForNumbers() throws {
    let format = try #require(LocalizedFormat("%1$#@likes@ for %2$@"))
    let likes: [any LocalizedArgument] = [3, Int?.some(3), "3", Int?.none]
    let numbers = likes.map { format.values([$0, "Ann", 2.5]).first as? Int }
    #expect(numbers == [3, 3, 3, 0])
    #expect(format.text == nil && format.values([3, "Ann", 7])[1] as? NSString == "Ann")
    #expect(try #require(LocalizedFormat("%#@a@")).values([1, 7, "x"]).dropFirst().first as? Int == 7)
  }

  @Test func scenesFindTheirTextsInTheBundleOfALoader() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let language = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let strings = "\"likes\" = \"%2$ld likes for %1$@\";\n\"title\" = \"Likes\";\n"
    try strings.write(
      to: language.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
    var tree = TreeFixtures.tree(
      "A",
      content: .views([
        TreeFixtures.view("label", "heading", 2, ["text": .localized("title")]),
        TreeFixtures.view("label", "one", 3),
      ]))
    tree.state = [
      RuntimeTree.Parameter(
        name: "author", type: ParameterType(.string), defaultValue: .literal("Ann"), summary: nil),
      RuntimeTree.Parameter(
        name: "count", type: ParameterType(.integer), defaultValue: .integer(3), summary: nil),
      RuntimeTree.Parameter(
        name: "reader", type: ParameterType(.component("Reader")), defaultValue: nil, summary: nil),
    ]
    tree.components = [TreeFixtures.tree("Reader", controller: "component", content: .views([]))]
    tree.components[0].state = [
      RuntimeTree.Parameter(
        name: "greeting", type: ParameterType(.string), defaultValue: .localized("title"), summary: nil)
    ]
    let text = Value.localized("likes", arguments: [.state("author"), .state("count")], comment: "A sum.")
    tree.groups = [
      RuntimeTree.Group(
        reads: ["author", "count"],
        statements: [.init(about: .view("one"), attributes: [.init(name: "text", value: text)])])
    ]
    #expect(try RuntimeTree(json: JSON(parsing: tree.serialized)) == tree)
    var loader = SceneLoader()
    loader.bundle = try #require(Bundle(path: folder.path))
    let reader: [String: Any?] = ["reader": [String: Any?]()]
    let scene = try loader.load(tree, state: reader)
    scene.loadViewIfNeeded()
    #expect((scene.values["reader"] as? [String: Any?])?["greeting"] as? String == "Likes")
    let label = try #require(scene.view("one", as: UILabel.self))
    #expect(scene.view("heading", as: UILabel.self)?.text == "Likes")
    #expect(label.text == "3 likes for Ann")
    try scene.update(["count": 4])
    #expect(label.text == "4 likes for Ann")
    let other = try SceneLoader().load(tree, state: reader)
    other.loadViewIfNeeded()
    #expect(other.view("heading", as: UILabel.self)?.text == "title")
  }

  @Test func unknownArgumentsAreErrors() {
    let tree = TreeFixtures.tree(
      "A",
      content: .views([
        TreeFixtures.view("label", "one", 3, ["text": .localized("a", arguments: [.parameter("none")])])
      ]))
    #expect(throws: SceneLoadingError.self) { try SceneLoader().load(tree) }
  }
}
