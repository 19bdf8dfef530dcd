@_spi(Generated) import DioramaKit
import Testing

private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "\(3 - row)"
  }
}

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

  @Test func aPickerOfTheAppKeepsItsRows() {
    let rows = Rows()
    picker.dataSource = rows
    picker.delegate = rows
    picker.chosenHandler = { _, _ in }
    #expect(picker.titles() == ["3", "2", "1"])
    picker.setTitles(["Norway"])
    #expect(picker.titles() == ["Norway"])
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
