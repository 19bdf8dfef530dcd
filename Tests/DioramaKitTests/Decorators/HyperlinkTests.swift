import DioramaKit
import Testing

@MainActor
@Suite(.serialized)
struct HyperlinkTests {
  init() { UIApplication.shared.forgetOpenedURLs() }

  @Test func aTapOpensTheURL() throws {
    let label = UILabel().text("Medium").url(try link("https://medium.com"))
    #expect(label.tap())
    #expect(UIApplication.shared.openedURLs == [try link("https://medium.com")])
    #expect(label.text == "Medium")
  }

  @Test func settingTwiceLeavesOneDecoratorAndOneRecognizer() throws {
    let label = UILabel()
    label.url = try link("https://example.com/1")
    label.url = try link("https://example.com/2")
    #expect(label.subviews.filter { $0 is HyperlinkDecorator }.count == 1)
    #expect(label.gestureRecognizers?.count == 1)
    label.tap()
    #expect(UIApplication.shared.openedURLs == [try link("https://example.com/2")])
  }

  @Test func releasingTheLabelFreesTheDecorator() throws {
    weak var decorator: HyperlinkDecorator?
    weak var recognizer: UIGestureRecognizer?
    weak var label: UILabel?
    do {
      let linked = UILabel()
      linked.url = try link("https://example.com")
      label = linked
      decorator = linked.existingViewDecorator(type: HyperlinkDecorator.self)
      recognizer = linked.gestureRecognizers?.first
      #expect(decorator != nil && recognizer != nil)
    }
    #expect(label == nil && decorator == nil && recognizer == nil)
  }

  @Test func aMissingOrUnopenableURLDoesNothing() throws {
    let label = UILabel()
    label.url = try link("https://example.com")
    label.url = nil
    label.tap()
    label.url = try link("unheard-of:scheme")
    label.tap()
    #expect(UIApplication.shared.openedURLs.isEmpty)
  }

  @Test func readingCreatesNothing() {
    let label = UILabel()
    #expect(label.url == nil)
    label.url = nil
    #expect(label.subviews.isEmpty && label.gestureRecognizers == nil)
    #expect(!label.isUserInteractionEnabled)
  }

  @Test func theDecoratorHasNoSize() throws {
    let label = UILabel().url(try link("https://example.com"))
    #expect(label.subview(type: HyperlinkDecorator.self)?.frame == .zero)
    #expect(label.isUserInteractionEnabled)
  }
}
