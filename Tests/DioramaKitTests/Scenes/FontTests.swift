@_spi(Generated) import DioramaKit
import Testing

@MainActor
struct FontTests {
  private let font = UIFont.preferredFont(forTextStyle: .headline)

  @Test func theFontsOfATextStyleFollowTheTextSize() {
    let label = UILabel()
    label.applyFont(font)
    #expect(label.font == font && label.adjustsFontForContentSizeCategory)
    let textView = UITextView()
    textView.applyFont(font)
    #expect(textView.font == font && textView.adjustsFontForContentSizeCategory)
  }

  @Test func theFontOfASwitchCellFollowsTheTextSize() {
    let cell = SwitchWithTextTableViewCell()
    cell.configure(withDataSource: Model(font: font), delegate: Model(font: font))
    #expect(cell.textLabel?.font == font && cell.textLabel?.adjustsFontForContentSizeCategory == true)
  }

  private struct Model: SwitchWithTextCellDataSource, SwitchWithTextCellDelegate {
    var title: String { "Title" }
    var switchOn: Bool { true }
    let font: UIFont
    func onSwitchToggleOn(_ on: Bool) {}
  }
}
