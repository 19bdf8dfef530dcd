import DioramaKit
import Testing

@MainActor
struct PickerTitlesTests {
  private let picker = UIPickerView()

  @Test func titlesAreRows() {
    picker.setTitles(["Norway", "Portugal"])
    #expect(picker.titles() == ["Norway", "Portugal"] && picker.selectedRowIndex == 0)
    picker.selectedRowIndex = 1
    #expect(picker.selectedRow(inComponent: 0) == 1)
    picker.selectedRowIndex = 2
    picker.selectedRowIndex = -1
    #expect(picker.selectedRowIndex == 1)
    picker.setTitles(["Norway"])
    #expect(picker.selectedRowIndex == 0 && picker.titles() == ["Norway"])
    picker.setTitles([])
    #expect(picker.selectedRowIndex == -1)
  }

  @Test func onlyTheUsersChoiceIsReported() {
    var chosen: [Int] = []
    picker.chosenHandler = { chosen.append($1) }
    picker.selectedRowIndex = 1
    #expect(picker.selectedRowIndex == -1)
    picker.setTitles(["Norway", "Portugal"])
    picker.selectedRowIndex = 1
    #expect(chosen == [])
    picker.turn(to: 0)
    picker.turn(to: 5)
    #expect(chosen == [0] && picker.selectedRowIndex == 0)
  }
}
