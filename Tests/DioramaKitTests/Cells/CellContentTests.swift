import DioramaKit
import Testing

/// What a cell shows before and after its title.
@MainActor
struct CellContentTests {
  @Test func aLaterImageAndDetailAreLaidOut() {
    final class Cell: UITableViewCell {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let cell = Cell(style: .value1, reuseIdentifier: nil)
    cell.layoutIfNeeded()
    cell.setImage(UIImage(systemName: "star"))
    cell.layoutIfNeeded()
    #expect(cell.imageView?.image == UIImage(systemName: "star") && cell.layouts == 2)
    cell.setDetail("4")
    cell.layoutIfNeeded()
    #expect(cell.detailTextLabel?.text == "4" && cell.layouts == 3)
  }
}
