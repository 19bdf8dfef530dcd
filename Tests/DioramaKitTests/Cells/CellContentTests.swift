@_spi(Generated) import DioramaKit
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
    cell.setTitle("Points")
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.text == "Points" && cell.layouts == 4)
    cell.applyTitleFont(.systemFont(ofSize: 30))
    cell.setDetailLines(2)
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.font == .systemFont(ofSize: 30) && cell.detailTextLabel?.numberOfLines == 2)
    #expect(cell.layouts == 5)
  }

  @Test func theFontsOfACellFollowTheTextSizeUnlessItSaysOtherwise() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let labels = [cell.textLabel, cell.detailTextLabel].compactMap(\.self)
    cell.applyTitleFont(.preferredFont(forTextStyle: .headline))
    cell.applyDetailFont(.preferredFont(forTextStyle: .caption1))
    #expect(labels.count == 2 && labels.allSatisfy(\.adjustsFontForContentSizeCategory))
    cell.setAdjustsFontForContentSizeCategory(false)
    #expect(!labels.contains { $0.adjustsFontForContentSizeCategory })
  }

  @Test func aCellWithoutADetailIgnoresItsLook() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.applyDetailFont(.systemFont(ofSize: 9))
    cell.setDetailLines(3)
    #expect(cell.detailTextLabel == nil)
  }
}
