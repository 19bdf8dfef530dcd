import DioramaTree
import Testing

@testable import DioramaKit

/// Numbers in trees and parameters that are out of range.
@MainActor
struct NumberBoundTests {
  private func view<View: UIView>(
    _ element: String, _ attributes: KeyValuePairs<String, Value>,
    _ parameters: [String: (ParameterType.Base, Any)] = [:]
  ) throws -> View {
    let declared = parameters.map { name, value in
      RuntimeTree.Parameter(name: name, type: ParameterType(value.0), defaultValue: nil, summary: nil)
    }
    let tree = TreeFixtures.tree(
      "Bounds", parameters: declared, content: .views([TreeFixtures.view(element, "view", 2, attributes)]))
    let scene = try SceneLoader().load(tree, parameters: parameters.mapValues(\.1))
    return try #require(scene.view("view"))
  }

  @Test(arguments: [-2: -1, -1: -1, 0: 0, 2: 2, 3: -1, 99: -1, Int.min: -1, .max: -1])
  func aMissingSegmentIsNotSelected(_ index: Int, _ selected: Int) throws {
    let segments = Value.list(["a", "b", "c"].map(Value.literal))
    let given: UISegmentedControl = try view(
      "segmentedControl", ["segments": segments, "selected": .parameter("which")],
      ["which": (.integer, index)])
    #expect(given.selectedSegmentIndex == selected)
  }

  @Test(arguments: [-2: -1, -1: -1, 0: 0, 2: 2, 3: -1])
  func aMissingSegmentInTheTreeIsNotSelected(_ index: Int, _ selected: Int) throws {
    let attributes: KeyValuePairs<String, Value> = [
      "segments": .list(["a", "b", "c"].map(Value.literal)), "selected": .integer(index),
    ]
    let control: UISegmentedControl = try view("segmentedControl", attributes)
    #expect(control.selectedSegmentIndex == selected)
  }

  @Test func nothingIsSelectedInAnEmptyList() throws {
    let control: UISegmentedControl = try view(
      "segmentedControl", ["segments": .list([]), "selected": .parameter("which")], ["which": (.integer, 0)])
    #expect(control.selectedSegmentIndex == -1)
  }

  @Test(arguments: [
    (-0.1, 0.0), (0, 0), (0.5, 0.5), (1, 1), (1.1, 1), (.nan, 0), (.infinity, 1), (-.infinity, 0),
  ])
  func alphaAndProgressStayInTheirRange(_ number: Double, _ held: Double) throws {
    let given: [String: (ParameterType.Base, Any)] = ["number": (.number, number)]
    let label: UILabel = try view("label", ["alpha": .parameter("number")], given)
    #expect(label.alpha == CGFloat(held))
    let progress: UIProgressView = try view("progressView", ["progress": .parameter("number")], given)
    #expect(progress.progress == Float(held))
  }

  @Test(arguments: [(-1.0, 0.0.nextUp), (0, 0.0.nextUp), (0.0.nextUp, 0.0.nextUp), (2, 2), (.nan, 0)])
  func aStepIsGreaterThanZero(_ step: Double, _ held: Double) throws {
    let held = step.isNaN ? 0.0.nextUp : held
    let stepper: UIStepper = try view("stepper", ["step": .parameter("step")], ["step": (.number, step)])
    #expect(stepper.stepValue == held)
  }

  @Test func exclusiveBoundsAreNeverReached() {
    #expect(0.0.clamped(greaterThan: 0) == 0.0.nextUp && 0.5.clamped(greaterThan: 0) == 0.5)
    #expect(1.0.clamped(lessThan: 1) == 1.0.nextDown && 0.5.clamped(lessThan: 1) == 0.5)
    #expect(Double.nan.clamped(lessThan: 1) == 1.0.nextDown)
    #expect(SceneType<Double>.number.lessThan(1).convert(1.0) == 1.0.nextDown)
    #expect(SceneType<Double>.number.atLeast(-45).atMost(45).convert(Double.nan) == 0)
    #expect(SceneType<Float>.number.greaterThan(0).convert(0.0) == Float(0).nextUp)
  }

  @Test(arguments: [(-3, 0), (0, 0), (1, 1), (Int.min, 0)])
  func linesAreNotNegative(_ lines: Int, _ held: Int) throws {
    let label: UILabel = try view("label", ["lines": .parameter("lines")], ["lines": (.integer, lines)])
    #expect(label.numberOfLines == held)
  }

  @Test(arguments: [(-3, 1), (0, 1), (1, 1), (2, 2)])
  func aLengthIsAtLeastOne(_ length: Int, _ held: Int) throws {
    let field: UITextField = try view(
      "textField", ["maxLength": .parameter("length")], ["length": (.integer, length)])
    #expect(field.maxLength == held)
  }

  @Test func sizesAndDistancesAreFinite() throws {
    for (number, held) in [(Double.nan, 0), (-1, 0), (12, 12), (.infinity, 1_000_000.0)] {
      let given: [String: (ParameterType.Base, Any)] = ["number": (.number, number)]
      let label: UILabel = try view(
        "label", ["width": .parameter("number"), "height": .parameter("number")], given)
      #expect(label.constraints.map { Double($0.constant) } == [held, held])
      label.constrainWidth(to: CGFloat(number))
      #expect(label.constraints.map { Double($0.constant) } == [held, held])
    }
    let stack: UIStackView = try view(
      "stack", ["spacing": .parameter("number")], ["number": (.number, Double.nan)])
    #expect(stack.spacing == 0)
    let slider: UISlider = try view(
      "slider", ["maximum": .parameter("number"), "value": .parameter("number")], ["number": (.number, 1e300)]
    )
    #expect(slider.value.isFinite && slider.maximumValue == .greatestFiniteMagnitude)
  }

  @Test func aNumberIsClampedToARange() {
    #expect([-1, 0, 3, 5, 6].map { $0.clamped(atLeast: 0, atMost: 5) } == [0, 0, 3, 5, 5])
    #expect(Double.nan.clamped(atLeast: 2, atMost: 5) == 2 && Double.nan.clamped(atMost: 5) == 5)
    #expect(
      Float.nan.finite == 0 && (-Float.infinity).finite == -.greatestFiniteMagnitude && Float(2).finite == 2)
  }
}
