@_spi(Generated) import DioramaKit
import Testing

/// The views above and below all rows of a table: a table takes their heights from their frames.
@MainActor
struct TableEdgeTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  private let label = UILabel()

  @Test func aHeaderIsAsHighAsItsContent() throws {
    label.text = "News"
    table.setHeader([label])
    table.layoutIfNeeded()
    let header = try #require(table.tableHeaderView)
    #expect(header.frame.size == CGSize(width: 320, height: 17))
    label.font = .systemFont(ofSize: 40)
    header.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(table.tableHeaderView === header && header.frame.height == 40)
    label.isHidden = true
    header.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(header.frame.height == 0)
  }

  /// Assigning a header again lays out the table, so a rounded height must not do it.
  @Test func aHeightThatIsRoundedStays() throws {
    label.text = "News"
    table.setHeader([label])
    table.layoutIfNeeded()
    let header = try #require(table.tableHeaderView)
    header.frame.size.height += 0.25
    header.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(header.frame.height == 17.25)
  }

  @Test func aFooterIsAsWideAsTheTable() {
    label.text = "End"
    table.setFooter([label])
    table.layoutIfNeeded()
    table.frame.size.width = 480
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(table.tableFooterView?.frame.size == CGSize(width: 480, height: 17))
  }

  /// A table is as wide as the screen, even where a notch covers it.
  @Test func theContentStaysInTheSafeArea() throws {
    table.setHeader([label])
    let header = try #require(table.tableHeaderView)
    let sides = header.constraints.filter { [.leading, .trailing].contains($0.firstAttribute) }
    #expect(sides.count == 2)
    #expect(
      sides.allSatisfy { [$0.firstItem, $0.secondItem].contains { $0 === header.safeAreaLayoutGuide } })
  }

  @Test func aHeaderCanBeRemoved() {
    table.setHeader([label])
    table.setHeader([])
    #expect(table.tableHeaderView == nil && label.window == nil)
  }
}
