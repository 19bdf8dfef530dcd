import DioramaKit
import Testing

@MainActor
struct ButtonMenuTests {
  private let share = MenuItem()

  private func entries() -> [MenuEntry] {
    share.title = "Share"
    return [share]
  }

  @Test func aTapOpensTheMenuOfAButton() {
    let button = UIButton()
    var count = 0
    share.selectHandler = { count += 1 }
    button.setMenu(entries())
    #expect(button.showsMenuAsPrimaryAction && button.menu?.select("Share") == true && count == 1)
    share.isShown = false
    #expect(button.menu?.children.isEmpty == true)
    button.setMenu([])
    #expect(button.menu == nil && !button.showsMenuAsPrimaryAction)
  }

  @Test func aButtonWithAHandlerKeepsItsTap() {
    let button = UIButton()
    button.clickHandler = { _ in }
    button.setMenu(entries())
    #expect(!button.showsMenuAsPrimaryAction && button.menu != nil)
  }

  @Test func aBarButtonHasAMenu() {
    let button = BarButton()
    button.setMenu(entries())
    #expect(button.menu?.children.count == 1)
    share.title = "Send"
    #expect(button.menu?.select("Send") == true)
  }
}
