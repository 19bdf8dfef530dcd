import DioramaTree
import Testing

@_spi(Generated) @testable import DioramaKit

/// Sizes in relation to other views.
@MainActor
struct RelativeSizesTests {
  private let label = UILabel()
  private let line = UIView()

  /// The relations that hold, each as the number of the dimension, the factor and the constant.
  private func relations(in view: UIView) -> [[Double]] {
    let own = view.constraints.filter { $0.secondItem === label && $0.multiplier != 1 }
      .map { [Double($0.firstAttribute.rawValue), Double($0.multiplier), Double($0.constant)] }
    return own + view.subviews.flatMap(relations)
  }

  @Test func aSizeHoldsWhileBothViewsAreShown() throws {
    let (group, controller) = (UIStackView(arrangedSubviews: [label]), UIViewController())
    line.constrainWidth(to: label.heightAnchor, multiplier: 0.5, constant: 8)
    line.constrainHeight(atMost: label.heightAnchor, multiplier: 2)
    #expect(relations(in: line).isEmpty, "the views have nothing in common yet")
    controller.layOut([group, line])
    let view = try #require(controller.view)
    let expected: [[Double]] = [[7, 0.5, 8], [8, 2, 0]]
    #expect(relations(in: view) == expected)
    for hidden in [label, line, group] {
      hidden.isHidden = true
      #expect(relations(in: view).isEmpty)
      hidden.isHidden = false
      #expect(relations(in: view) == expected)
    }
    #expect(line.hasFixedExtent(.horizontal) && !line.hasFixedExtent(.vertical))
  }

  @Test func aSizeReplacesAnEarlierOne() throws {
    let (other, controller) = (UILabel(), UIViewController())
    line.constrainWidth(to: other.widthAnchor, multiplier: 0.5)
    line.constrainWidth(atLeast: label.widthAnchor, multiplier: 0.25)
    line.constrainWidth(to: label.widthAnchor, multiplier: 2)
    controller.layOut([label, line, other])
    let view = try #require(controller.view)
    #expect(relations(in: view) == [[7, 0.25, 0], [7, 2, 0]])
    line.constrainWidth(to: label.widthAnchor, multiplier: 3)
    #expect(relations(in: view) == [[7, 0.25, 0], [7, 3, 0]])
    #expect(!view.constraints.contains { $0.secondItem === other && $0.multiplier == 0.5 })
  }

  @Test func aViewThatIsAddedLaterIsRelatedInItsWindow() {
    let window = UIWindow()
    line.constrainHeight(atLeast: label.heightAnchor, multiplier: 3, constant: .infinity)
    window.addSubview(label)
    window.addSubview(line)
    #expect(relations(in: window) == [[8, 3, 1_000_000]])
    line.removeFromSuperview()
    #expect(relations(in: window).isEmpty)
    label.isHidden = true
    label.isHidden = false
    window.addSubview(line)
    #expect(relations(in: window).count == 1)
  }

  /// An app may measure a component before it shows it.
  @Test func theSizesInAComponentHoldBeforeItIsInAWindow() {
    let component = UIView()
    line.constrainHeight(to: label.heightAnchor, multiplier: 2)
    component.layOut([label, line])
    #expect(relations(in: component) == [[8, 2, 0]])
  }

  @Test func theSizesInAnItemAndInAHeaderHold() throws {
    line.constrainWidth(to: label.widthAnchor, multiplier: 0.5)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: .list)
    collection.setItems([.view(UIStackView(arrangedSubviews: [label, line]))])
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.map(relations) == [[[7, 0.5, 0]]])
    let (table, sections) = (
      UITableView(), TableSections([.init(headerViews: [label, line], rows: [UITableViewCell]())])
    )
    sections.tableView = table
    #expect(relations(in: try #require(sections.headerView(inSection: 0))) == [[7, 0.5, 0]])
  }

  /// Loads two views, with sizes by their ids.
  private func problems(_ sizes: KeyValuePairs<String, [String: RelativeSize]>) -> [SceneLoadingProblem] {
    let views = sizes.map { id, sizes in
      var view = TreeFixtures.view("view", id, 3)
      view.attributes = sizes.map { RuntimeTree.Attribute(name: $0.key, value: .relative($0.value)) }
      return view
    }
    return TreeFixtures.tree("Sizes", content: .views(views)).problems()
  }

  @Test func treesWithImpossibleSizesAreRejected() {
    let width = { RelativeSize(view: $0, dimension: .width) }
    let height = { RelativeSize(view: $0, dimension: .height) }
    #expect(problems(["a": ["width": width("b")], "b": ["height": width("a")]]).isEmpty)
    #expect(
      problems(["a": ["width": width("none")]])
        == [.unknownView("none", part: "width", element: "view", line: 3)])
    #expect(
      problems(["a": ["width": height("b")], "b": ["minimumHeight": width("a")]]) == [
        .circularSize(part: "width", element: "view", line: 3),
        .circularSize(part: "minimumHeight", element: "view", line: 3),
      ])
    #expect(problems(["a": ["height": height("a")]]).count == 1)
    #expect(
      problems(["a": [:], "b": ["alpha": width("a")]])
        == [.unexpectedValue(part: "alpha", element: "view", line: 3)])
  }
}
