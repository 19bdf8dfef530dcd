@_spi(Generated) @testable import DioramaKit
import Testing

/// Headers whose content gets another height while they are shown: the table or the collection measures them again.
@MainActor @Suite(.serialized) struct SectionHeightTests {
  private let window = UIWindow()

  /// Shows a header, lets its content have heights as its views would, and returns how often the view around it is laid
  /// out.
  private func layouts(
    of view: UIView, _ stack: () throws -> UIView, count: () -> Int, heights: [CGFloat]
  ) async throws -> [Int] {
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
    let stack = try stack()
    var layouts: [Int] = []
    for height in heights {
      let before = count()
      stack.frame.size.height = height
      stack.setNeedsLayout()
      stack.layoutIfNeeded()
      await settle()
      view.layoutIfNeeded()
      layouts.append(count() - before)
    }
    return layouts
  }

  @Test func collectionsMeasureHeadersAgain() async throws {
    let view = CountingCollection(frame: .zero, collectionViewLayout: .list)
    let section = CollectionSection()
    section.header = "Photos"
    section.setItems([.view(UILabel())])
    view.setSections([section])
    let path = IndexPath(item: 0, section: 0)
    let kind = UICollectionView.elementKindSectionHeader
    let layouts = try await layouts(
      of: view, { try #require(view.supplementaryView(forElementKind: kind, at: path)?.subviews.first) },
      count: { view.layouts }, heights: [20, 20, 40, 40, 10])
    #expect(layouts == [0, 0, 1, 0, 1])
    section.header = "All photos"
    let before = view.layouts
    view.layoutIfNeeded()
    #expect(view.layouts == before + 1)
  }

  @Test func tablesMeasureHeadersAgain() async throws {
    let view = CountingTable(frame: .zero, style: .plain)
    let sections = TableSections([
      TableSections.Section(headerViews: [UILabel()], rows: [UITableViewCell()])
    ])
    let controller = SectionsOnly(sections)
    sections.tableView = view
    view.delegate = controller
    let layouts = try await layouts(
      of: view,
      { try #require((view.headerView(forSection: 0) as? SectionView)?.contentView.subviews.first) },
      count: { view.layouts }, heights: [20, 20, 40, 40, 10])
    #expect(layouts == [0, 0, 1, 0, 1])
  }
}

private final class CountingCollection: UICollectionView {
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

private final class CountingTable: UITableView {
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

/// What a generated table scene answers with its sections.
private final class SectionsOnly: NSObject, UITableViewDelegate {
  private let sections: TableSections

  init(_ sections: TableSections) { self.sections = sections }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    sections.headerView(inSection: section)
  }
}
