import DioramaTree
import Testing

@_spi(Generated) @testable import DioramaKit

/// Numbers of any size, in trees and from owners, never crash the app, and are clamped to a valid range.
@MainActor
struct HostileNumberTests {
  nonisolated private static let numbers: [Double] = [
    -.infinity, -.greatestFiniteMagnitude, -1e300, -2, -1, -0.5, 0, 0.5, 1, 2, 1000, 1e300,
    .greatestFiniteMagnitude, .infinity, .nan,
  ]
  nonisolated private static let wholeNumbers: [Int] = [.min, -99, -2, -1, 0, 1, 2, 3, 99, .max - 1, .max]

  private func load(
    _ element: String, _ attributes: [(String, Value)], parameter: (ParameterType.Base, Any)? = nil
  ) throws -> UIView {
    var view = TreeFixtures.view(element, "view", 1)
    view.attributes = attributes.map { RuntimeTree.Attribute(name: $0.0, value: $0.1) }
    let parameters = parameter.map {
      [RuntimeTree.Parameter(name: "number", type: ParameterType($0.0), defaultValue: nil, summary: nil)]
    }
    let tree = TreeFixtures.tree("Example", parameters: parameters ?? [], content: .views([view]))
    let values = parameter.map { ["number": $0.1] } ?? [:]
    let scene = try SceneLoader().load(tree, parameters: values)
    return try #require(scene.view("view"))
  }

  /// The views for a number in the tree, and for a number that is passed in.
  private func views(_ element: String, _ attribute: String, _ number: Double) throws -> [UIView] {
    var views = [try load(element, [(attribute, .parameter("number"))], parameter: (.number, number))]
    if number.isFinite { views.append(try load(element, [(attribute, .number(number))])) }
    return views
  }

  /// UIKit raises an exception for a picker whose latest date is before its earliest.
  @Test func theLatestDateIsNotBeforeTheEarliest() throws {
    let dates = [("minimumDate", Value.date("2026-11-23")), ("maximumDate", .date("2026-11-22"))]
    let picker = try #require(try load("datePicker", dates) as? UIDatePicker)
    #expect(picker.minimumDate == Date(checked: "2026-11-23") && picker.maximumDate == picker.minimumDate)
    picker.setEarliestDate(Date(checked: "2026-11-25"))
    #expect(picker.minimumDate == Date(checked: "2026-11-25") && picker.maximumDate == picker.minimumDate)
    picker.setLatestDate(nil)
    #expect(picker.maximumDate == nil)
  }

  @Test(arguments: numbers) func fractionsStayWithinTheirRange(number: Double) throws {
    let fraction = number.isNaN ? 0 : min(max(number, 0), 1)
    for view in try views("label", "alpha", number) { #expect(view.alpha == CGFloat(fraction)) }
    for view in try views("progressView", "progress", number) {
      #expect((view as? UIProgressView)?.progress == Float(fraction))
    }
  }

  /// A `Double` cannot represent every whole number.
  @Test(arguments: [
    (9_007_199_254_740_993, false, true), (9_007_199_254_740_992, true, true),
    (-9_007_199_254_740_993, true, false), (-9_007_199_254_740_992, true, true), (.max, false, true),
  ])
  func wholeNumbersAreComparedExactly(_ number: Int, _ isAtMost: Bool, _ isAtLeast: Bool) throws {
    var changing = ChangingScene(["low", "high", "all"].map { TreeFixtures.view("label", $0, 2) })
    changing.state("number", .integer)
    changing.change("low", ["shown": .test(.atMost("number", 9_007_199_254_740_992))])
    changing.change("high", ["shown": .test(.atLeast("number", -9_007_199_254_740_992))])
    changing.change("all", ["shown": .test(.all([.atMost("number", 1e300), .atLeast("number", -1e300)]))])
    let scene = try changing.load(state: ["number": number])
    #expect(scene.view("low")?.isHidden == !isAtMost && scene.view("high")?.isHidden == !isAtLeast)
    #expect(scene.view("all")?.isHidden == false)
  }

  @Test(arguments: numbers) func lengthsAreFiniteAndNotNegative(number: Double) throws {
    let length = number.isNaN ? 0 : min(max(number, 0), 1_000_000)
    for attribute in ["width", "height"] {
      for view in try views("label", attribute, number) {
        #expect(view.constraints.map(\.constant) == [CGFloat(length)])
      }
    }
    for case let stack as UIStackView in try views("stack", "spacing", number) {
      #expect(stack.spacing == CGFloat(number).finite)
    }
  }

  /// UIKit adds the insets of opposite edges, so their sum must be finite, too.
  @Test(arguments: [-Double.greatestFiniteMagnitude, -1e300, -1, 0, 8, 2_000_000, 1e300])
  func insetsAndSizesHaveAFiniteSum(number: Double) throws {
    let all = Value.insets(Insets(top: number, leading: number, bottom: number, trailing: number))
    let length = CGFloat(min(max(number, -1_000_000), 1_000_000))
    let largest = CGFloat(min(max(number, -1e300), 1e300))
    let parts = ["margins", "padding", "inset", "textInsets", "contentInset"].map { ($0, all) }
    let view = try #require(try load("textView", parts) as? UITextView)
    let margins = view.directionalLayoutMargins
    #expect([margins.top, margins.leading, margins.bottom, margins.trailing].allSatisfy { $0 == largest })
    let directional = [view.scenePadding, view.sceneInset]
    #expect(
      directional.allSatisfy { [$0.top, $0.leading, $0.bottom, $0.trailing].allSatisfy { $0 == length } })
    #expect(
      [view.textContainerInset, view.contentInset].allSatisfy {
        [$0.top, $0.left, $0.bottom, $0.right].allSatisfy { $0 == length }
      })
    let size = try load("label", [("shadowOffset", .size(Size(width: number, height: number)))])
    #expect(size.layer.shadowOffset == CGSize(width: largest, height: largest))
  }

  /// Values of the app have the same bounds as those in a tree.
  @Test(arguments: [-Double.greatestFiniteMagnitude, 8, 2_000_000, 1e300, .infinity, .nan])
  func insetsAndSizesOfTheAppHaveAFiniteSum(written: Double) {
    let number = CGFloat(written)
    let largest = number.isNaN ? 0 : min(max(number, -1e300), 1e300)
    let all = NSDirectionalEdgeInsets(top: number, leading: number, bottom: number, trailing: number)
    #expect(
      SceneType.insets.convert(all)
        == NSDirectionalEdgeInsets(top: largest, leading: largest, bottom: largest, trailing: largest))
    #expect(
      SceneType.size.convert(CGSize(width: number, height: number)) == CGSize(width: largest, height: largest)
    )
  }

  @Test func aTextThatGrowsHasAFiniteHeight() {
    let view = UITextView()
    view.growsWithText = true
    view.contentSize.height = .infinity
    #expect(view.constraints.first { $0.identifier == "diorama.growth" }?.constant == 1_000_000)
  }

  @Test(arguments: numbers) func slidersStayFinite(number: Double) throws {
    for attribute in ["minimum", "maximum", "value"] {
      for case let slider as UISlider in try views("slider", attribute, number) {
        let numbers = [slider.minimumValue, slider.maximumValue, slider.value]
        #expect(numbers.filter { !$0.isFinite } == [])
        #expect(slider.minimumValue <= slider.value && slider.value <= slider.maximumValue)
      }
    }
  }

  @Test(arguments: wholeNumbers) func lineCountsAndTextLengthsAreValid(number: Int) throws {
    for value in [Value.integer(number), .parameter("number")] {
      let parameter = value == .parameter("number") ? (ParameterType.Base.integer, number as Any) : nil
      let label = try load("label", [("lines", value)], parameter: parameter) as? UILabel
      #expect(label?.numberOfLines == max(number, 0))
      let field = try load("textField", [("maxLength", value)], parameter: parameter) as? UITextField
      #expect(field?.maxLength == max(number, 1))
    }
  }

  @Test(arguments: wholeNumbers) func anIndexOutsideItsListSelectsNothing(number: Int) throws {
    let list = Value.list([.literal("a"), .literal("b"), .literal("c")])
    for value in [Value.integer(number), .parameter("number")] {
      let parameter = value == .parameter("number") ? (ParameterType.Base.integer, number as Any) : nil
      let parts = [("segments", list), ("selected", value)]
      for (parts, count) in [
        (parts, 3), (parts.reversed(), 3), ([("segments", .list([])), ("selected", value)], 0),
      ] {
        let control = try load("segmentedControl", parts, parameter: parameter) as? UISegmentedControl
        #expect(control?.selectedSegmentIndex == ((0..<count).contains(number) ? number : -1))
      }
    }
  }

  @Test(arguments: [(-5.0, 1.0), (0, 1), (1, 1), (12, 12), (1000, 1000), (1001, 1000), (1e300, 1000)])
  func fontsHaveAValidSize(size: Double, shown: Double) throws {
    for font in [
      Font.system(size: size, weight: "bold"), .named("Avenir", size: size), .named("", size: size),
      .system(size: size, weight: "bold", relativeTo: "body"), .named("", size: size, relativeTo: "title1"),
    ] {
      let label = try load("label", [("font", .font(font))]) as? UILabel
      #expect(label?.font.pointSize == CGFloat(shown))
    }
  }

  @Test func exclusiveBoundsAreNeverReached() {
    #expect(0.0.clamped(greaterThan: 0) == 0.0.nextUp && 0.5.clamped(greaterThan: 0) == 0.5)
    #expect(1.0.clamped(lessThan: 1) == 1.0.nextDown && 0.5.clamped(lessThan: 1) == 0.5)
    #expect(Double.nan.clamped(lessThan: 1) == 1.0.nextDown)
    #expect(SceneType<Double>.number.lessThan(1).convert(1.0) == 1.0.nextDown)
    #expect(SceneType<Double>.number.atLeast(-45).atMost(45).convert(Double.nan) == 0)
    #expect(SceneType<Float>.number.greaterThan(0).convert(0.0) == Float(0).nextUp)
  }

  @Test func aNumberIsClampedToARange() {
    #expect([-1, 0, 3, 5, 6].map { $0.clamped(atLeast: 0, atMost: 5) } == [0, 0, 3, 5, 5])
    #expect(Double.nan.clamped(atLeast: 2, atMost: 5) == 2 && Double.nan.clamped(atMost: 5) == 5)
    #expect(
      Float.nan.finite == 0 && (-Float.infinity).finite == -.greatestFiniteMagnitude && Float(2).finite == 2)
  }
}
