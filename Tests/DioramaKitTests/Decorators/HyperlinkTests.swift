import DioramaKit
import Testing

@MainActor
@Suite(.serialized)
struct HyperlinkTests {
  private let label = UILabel()

  init() { UIApplication.shared.forgetOpenedURLs() }

  @Test func aTapOpensTheURL() throws {
    label.text = "Medium"
    label.url = try link("https://medium.com")
    #expect(label.tap())
    #expect(UIApplication.shared.openedURLs == [try link("https://medium.com")])
    #expect(label.text == "Medium")
  }

  @Test func aDecoratorUsedDirectlyOpensItsURL() throws {
    let decorator = HyperlinkDecorator(object: label)
    decorator.url = try link("https://example.com/1")
    #expect(label.tap())
    label.url = try link("https://example.com/2")
    #expect(decorator.url == label.url)
    #expect(label.tap())
    #expect(UIApplication.shared.openedURLs.map(\.path) == ["/1", "/2"])
  }

  @Test func aSecondDecoratorReplacesTheFirst() throws {
    let first = HyperlinkDecorator(object: label)
    first.url = try link("https://example.com/1")
    let second = HyperlinkDecorator(object: label)
    #expect(label.subviews == [second] && label.gestureRecognizers?.count == 1 && label.url == nil)
    #expect(label.accessibilityTraits == .staticText)
    second.url = try link("https://example.com/2")
    first.url = try link("https://example.com/3")
    label.tap()
    #expect(UIApplication.shared.openedURLs.map(\.path) == ["/2"])
    second.removeFromSuperview()
    #expect(!label.isUserInteractionEnabled)
  }

  @Test func settingTwiceLeavesOneDecoratorAndOneRecognizer() throws {
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
      decorator = linked.existingViewDecorator()
      recognizer = linked.gestureRecognizers?.first
      #expect(decorator != nil && recognizer != nil)
    }
    #expect(label == nil && decorator == nil && recognizer == nil)
  }

  @Test func aMissingOrUnopenableURLDoesNothing() throws {
    label.url = try link("https://example.com")
    label.url = nil
    label.tap()
    label.url = try link("unheard-of:scheme")
    label.tap()
    #expect(UIApplication.shared.openedURLs.isEmpty)
  }

  @Test func aSchemeThatIsNotInInfoPlistIsOpened() throws {
    UIApplication.shared.openableSchemes.insert("maps-of-others")
    defer { UIApplication.shared.openableSchemes.remove("maps-of-others") }
    let url = try link("maps-of-others://lisbon")
    label.url = url
    label.tap()
    #expect(UIApplication.shared.openedURLs == [url])
  }

  @Test func readingCreatesNothing() {
    #expect(label.url == nil)
    label.url = nil
    #expect(label.subviews.isEmpty && label.gestureRecognizers == nil)
    #expect(!label.isUserInteractionEnabled)
  }

  @Test func theDecoratorHasNoSize() throws {
    label.url = try link("https://example.com")
    #expect(label.subview(type: HyperlinkDecorator.self)?.frame == .zero)
    #expect(label.isUserInteractionEnabled)
  }

  @Test func theLabelHasTheLinkTraitWhileItHasAURL() throws {
    #expect(label.isAccessibilityElement && label.accessibilityTraits == .staticText)
    label.url = try link("https://example.com/1")
    label.url = try link("https://example.com/2")
    #expect(label.accessibilityTraits == [.staticText, .link])
    label.url = nil
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityTraits = .header
    label.url = try link("https://example.com")
    #expect(label.accessibilityTraits == [.header, .link])
    let decorator = try #require(label.subview(type: HyperlinkDecorator.self))
    decorator.removeFromSuperview()
    decorator.url = nil
    decorator.url = try link("https://example.com")
    #expect(label.accessibilityTraits == .header && label.gestureRecognizers == [])
    #expect(!label.isUserInteractionEnabled && !label.tap())
  }

  @Test func anExistingLinkTraitStays() throws {
    label.accessibilityTraits = [.link, .header]
    label.isUserInteractionEnabled = true
    label.url = try link("https://example.com")
    label.url = nil
    #expect(label.accessibilityTraits == [.link, .header])
    label.subview(type: HyperlinkDecorator.self)?.removeFromSuperview()
    #expect(label.accessibilityTraits == [.link, .header] && label.isUserInteractionEnabled)
  }

  @Test func withoutAURLATapReachesTheRow() throws {
    let (table, cell, label) = (UITableView(), UITableViewCell(), UILabel())
    cell.contentView.addSubview(label)
    table.setRows([.cell(cell)])
    table.layoutIfNeeded()
    _ = label.viewDecorator(type: HyperlinkDecorator.self)
    label.tap()
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    table.reloadData()
    table.layoutIfNeeded()
    label.url = try link("https://example.com")
    label.tap()
    #expect(table.indexPathForSelectedRow == nil)
    label.url = nil
    label.tap()
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }
}
